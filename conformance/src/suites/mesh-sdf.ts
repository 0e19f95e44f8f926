/** Signed distances of random points to closed meshes: exhaustive minimum, sign by exact winding number. */
import { MeshQuery } from 'pliant/queries';
import { referenceJson } from '../reference-files.js';
import { readSurface } from '../reference-surface.js';
import { type SuiteResult, Tally } from '../suite.js';

interface Oracle {
  readonly sets: { mesh: string; points: number[][]; signed_distance: number[] }[];
}

const TOLERANCE = 1e-9;

export function meshSdf(dataDir: string): SuiteResult {
  const tally = new Tally('mesh-sdf');
  let worst = 0;
  for (const set of referenceJson<Oracle>(dataDir, 'reference/oracles/mesh_sdf.json').sets) {
    const mesh = new MeshQuery(readSurface(dataDir, set.mesh));
    set.points.forEach((point, i) => {
      const expected = set.signed_distance[i];
      const got = mesh.signedDistance(point);
      const inside = mesh.windingNumber(point) > 0.5;
      worst = Math.max(worst, Math.abs(got - expected));
      tally.case(
        Math.abs(got - expected) <= TOLERANCE && got < 0 === expected < 0 && inside === expected < 0,
        () => `${set.mesh} point ${i}: ${got} (winding says ${inside}) instead of ${expected}`,
      );
    });
  }
  tally.note(`Largest deviation ${worst.toExponential(1)}.`);
  return tally.result();
}
