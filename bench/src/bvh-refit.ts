/** Following a deforming mesh: our refit, our rebuild, and three-mesh-bvh's refit. */
import { MeshQuery } from 'pliant/queries';
import { agreement } from './harness/agreement.js';
import type { Benchmark, BenchResult } from './harness/types.js';
import { PeerMesh } from './mesh-queries/peer.js';
import { type BenchMesh, benchMeshes } from './mesh-queries/shapes.js';
import { Samples } from './mesh-queries/side-by-side.js';

const NAME = 'bvh-refit';
const STEPS = 60;

export const benchmark: Benchmark = {
  name: NAME,
  sentence: 'Refit of a deforming mesh against a full rebuild and against the refit of three-mesh-bvh.',
  async run(options) {
    const meshes = Object.entries(benchMeshes(options.quick));
    return meshes.slice(-2).map(([size, mesh]) => {
      options.progress(size);
      return measure(size, mesh, options.quick ? 5 : STEPS);
    });
  },
};

function measure(size: string, mesh: BenchMesh, steps: number): BenchResult {
  const query = new MeshQuery({ positions: mesh.positions.slice(), triangles: mesh.triangles });
  const peer = new PeerMesh(mesh);
  const attribute = peer.geometry.getAttribute('position');
  const refit = new Samples();
  const rebuild = new Samples();
  const theirs = new Samples();
  const point = [1.5, 0.2, 0.1];
  let worst = 0;
  query.signedDistance(point);
  for (let step = -5; step < steps; step++) {
    const moved = bend(mesh, 0.3 * Math.sin(0.1 * step));
    (attribute.array as Float32Array).set(moved);
    const keep = step >= 0;
    const sample = (samples: Samples, work: () => void) => (keep ? samples.time(work) : work());
    sample(refit, () => query.update(moved));
    sample(theirs, () => peer.bvh.refit());
    const fresh = new MeshQuery({ positions: moved, triangles: mesh.triangles });
    sample(rebuild, () => fresh.aabb);
    worst = Math.max(worst, Math.abs(query.signedDistance(point) - fresh.signedDistance(point)));
  }
  return {
    name: NAME,
    size,
    unit: 'µs',
    results: { pliant: refit.spread, 'pliant (rebuild)': rebuild.spread, 'three-mesh-bvh': theirs.spread },
    checks: {
      'same distances after refit and rebuild': worst === 0,
      'times faster than a rebuild': rebuild.spread.median / refit.spread.median,
      'times faster than three-mesh-bvh': theirs.spread.median / refit.spread.median,
    },
    verdicts: agreement(
      ['pliant', 'pliant (rebuild)'],
      worst === 0,
      `distances differ by at most ${worst.toExponential(1)} m`,
    ),
  };
}

/** Bends the mesh about the y axis: neighbours stay neighbours. */
function bend(mesh: BenchMesh, amount: number): Float64Array {
  const p = mesh.positions;
  const out = new Float64Array(p.length);
  for (let v = 0; v < p.length; v += 3) {
    const angle = amount * p[v];
    out[v] = p[v] * Math.cos(angle) - p[v + 2] * Math.sin(angle);
    out[v + 1] = p[v + 1] * (1 + 0.1 * amount);
    out[v + 2] = p[v] * Math.sin(angle) + p[v + 2] * Math.cos(angle);
  }
  return out;
}
