/**
 * Largest errors of sampled answers between meshes against their exact twins (`MeshPair`, `MeshQuery`) over random
 * pairs, each as a multiple of its stated bound: a number above 1 is a broken promise. Used by the tests of all
 * backends and by the conformance suite.
 */

import { TriangleMesh } from '../../geometry/mesh/triangle-mesh.js';
import { Random } from '../../math/random.js';
import { MeshPair } from '../mesh-pair.js';
import { MeshQuery } from '../mesh-query.js';
import { toMesh } from '../rigid-pose.js';
import { DevicePair } from './device-pair.js';
import { SampledPair } from './sampled-pair.js';
import type { VolumeBackend } from './volume-backend.js';

/** How far sampled answers were from exact ones. */
export interface VolumeBoundReport {
  /** Pairs that were compared. */
  pairs: number;
  /** Pairs that really overlap. */
  overlapping: number;
  /** Distance of the surfaces, over the bound. */
  boundaryDistance: number;
  /** Distance of the solids, over the bound. */
  distance: number;
  /** Depth of the deepest point of a's surface in b, over the bound. */
  deepest: number;
  /** Distance of every penetrating sample from the truth at its place, over the bound. */
  depth: number;
  /** How far contacts and penetrating samples are from their own surface, or contacts beyond the threshold, over the bound. */
  contact: number;
  /** Common volume, over its own bound. */
  volume: number;
  /** Collisions missed, and vertices within the threshold or deep inside without a sample near. */
  missed: number;
  /** Collisions reported more than 2 d apart, and penetrating samples outside. */
  invented: number;
}

const shapes: readonly ((r: Random) => TriangleMesh)[] = [
  (r) => TriangleMesh.box({ size: [r.uniform(0.3, 1), r.uniform(0.3, 1), r.uniform(0.3, 1)] }),
  (r) => TriangleMesh.sphere({ radius: r.uniform(0.2, 0.5), edge: r.uniform(0.1, 0.3) }),
  (r) => TriangleMesh.torus({ radius: 0.4, tube: r.uniform(0.06, 0.15), edge: 0.12 }),
  (r) => TriangleMesh.cone({ radius: r.uniform(0.2, 0.5), height: r.uniform(0.4, 1), edge: 0.2 }),
  (r) => TriangleMesh.cylinder({ radius: r.uniform(0.1, 0.4), height: r.uniform(0.2, 1), edge: 0.15 }),
];

/** The pair of a seed, from nested to far apart, with a bound from a tenth of the size to an eightieth. */
export function randomSolids(seed: number): { a: MeshQuery; b: MeshQuery; pair: MeshPair; error: number } {
  const r = new Random(seed + 1);
  const mesh = () => new MeshQuery(shapes[r.int(shapes.length)](r));
  const [a, b] = [mesh(), mesh()];
  const turn = () => [0, 1, 2, 3].map(() => r.uniform(-1, 1) + 1e-3);
  const far = seed % 6 === 0 ? 0.15 : 0.9;
  const at = [0, 1, 2].map(() => r.uniform(-far, far));
  const pair = new MeshPair(a, b)
    .placeA([0.3, -0.2, 0.1], turn())
    .placeB([0.3 + at[0], at[1] - 0.2, at[2] + 0.1], turn());
  return { a, b, pair, error: 0.08 / (1 << (seed % 3)) };
}

/** Compares sampled with exact answers for the random pairs `first … end`. */
export async function measureVolumeBounds(
  first: number,
  end: number,
  backend?: VolumeBackend,
): Promise<VolumeBoundReport> {
  const report: VolumeBoundReport = {
    pairs: 0,
    overlapping: 0,
    boundaryDistance: 0,
    distance: 0,
    deepest: 0,
    depth: 0,
    contact: 0,
    volume: 0,
    missed: 0,
    invented: 0,
  };
  for (let seed = first; seed < end; seed++) {
    const { a, b, pair, error } = randomSolids(seed);
    const sampled = new SampledPair(a, b, { error });
    sampled.poseA.set(pair.poseA);
    sampled.poseB.set(pair.poseB);
    const queries = new DevicePair(sampled, backend);
    const overlapping = pair.overlaps();
    report.pairs++;
    if (overlapping) report.overlapping++;
    await compareSeparation(report, pair, queries, overlapping);
    await compareDepths(report, pair, queries);
    await compareContacts(report, pair, queries);
    // Every sample of a region is counted: fewer pairs show it.
    if (seed % 4 === 0) await compareVolume(report, pair, queries);
  }
  return report;
}

const worse = (report: VolumeBoundReport, key: keyof VolumeBoundReport, value: number): void => {
  if (!(value <= report[key])) report[key] = value;
};

async function compareSeparation(
  report: VolumeBoundReport,
  pair: MeshPair,
  queries: DevicePair,
  overlapping: boolean,
): Promise<void> {
  const d = queries.error;
  const truth = pair.distance().distance;
  const found = await queries.separation();
  worse(report, 'boundaryDistance', Math.abs(found.boundaryDistance - truth) / d);
  worse(report, 'distance', Math.abs(found.distance - (overlapping ? 0 : truth)) / d);
  const collides = await queries.collides();
  if (overlapping && !collides) report.missed++;
  if (collides && !overlapping && truth > 2 * d) report.invented++;
}

async function compareDepths(report: VolumeBoundReport, pair: MeshPair, queries: DevicePair): Promise<void> {
  const d = queries.error;
  const rows = [...(await queries.penetrations())];
  const deepest = { a: 0, b: 0 };
  for (const { of, point, distance } of rows) {
    const truth = signedAt(pair, of === 'a' ? 'b' : 'a', point);
    worse(report, 'depth', Math.abs(distance - truth) / d);
    worse(report, 'contact', Math.abs(signedAt(pair, of, point)) / d);
    if (truth > 1e-4 * d) report.invented++;
    deepest[of] = Math.max(deepest[of], -distance);
  }
  const exact = pair.penetration(undefined, 'signed-distance', 1e-4 * d);
  // Where nothing of a is inside b, the exact query tells how deep b is in a; then samples of a are within d of outside.
  if (exact.depth > 0) {
    const gaps = [Math.abs(deepest.a - exact.depth)];
    if (deepest.a <= d) gaps.push(Math.abs(deepest.b - exact.depth));
    worse(report, 'deepest', Math.min(...gaps) / d - 2e-4);
  }
  for (const whose of ['a', 'b'] as const) {
    for (const point of vertices(pair, whose)) {
      if (
        signedAt(pair, whose === 'a' ? 'b' : 'a', point) < -d * (1 + 1e-6) &&
        !isNear(rows, whose, point, d)
      )
        report.missed++;
    }
  }
}

async function compareContacts(
  report: VolumeBoundReport,
  pair: MeshPair,
  queries: DevicePair,
): Promise<void> {
  const d = queries.error;
  const threshold = 2 * d;
  const rows = [...(await queries.contacts(threshold))];
  for (const { of, point } of rows) {
    const other = Math.abs(signedAt(pair, of === 'a' ? 'b' : 'a', point));
    worse(report, 'contact', Math.max(Math.abs(signedAt(pair, of, point)), other - threshold) / d);
  }
  for (const whose of ['a', 'b'] as const) {
    for (const point of vertices(pair, whose)) {
      if (
        Math.abs(signedAt(pair, whose === 'a' ? 'b' : 'a', point)) <= threshold &&
        !isNear(rows, whose, point, d)
      )
        report.missed++;
    }
  }
}

async function compareVolume(report: VolumeBoundReport, pair: MeshPair, queries: DevicePair): Promise<void> {
  const { volume, bound } = await queries.commonVolume();
  const gap = Math.abs(volume - pair.overlapVolume());
  worse(report, 'volume', bound > 0 ? gap / bound : gap > 1e-12 ? Number.POSITIVE_INFINITY : 0);
}

const local = new Float64Array(3);

/** Exact signed distance of a point of the world to one of the meshes. */
function signedAt(pair: MeshPair, to: 'a' | 'b', point: ArrayLike<number>): number {
  local.set([point[0], point[1], point[2]]);
  toMesh(to === 'a' ? pair.poseA : pair.poseB, local, 0, local, 0);
  return (to === 'a' ? pair.a : pair.b).signedDistance(local);
}

/** Vertices in the world, at most forty of them. */
function vertices(pair: MeshPair, of: 'a' | 'b'): number[][] {
  const { positions } = of === 'a' ? pair.a : pair.b;
  const pose = of === 'a' ? pair.poseA : pair.poseB;
  const count = positions.length / 3;
  return Array.from({ length: Math.min(40, count) }, (_, n) => {
    const v = 3 * Math.floor((n * count) / Math.min(40, count));
    return [0, 1, 2].map(
      (i) =>
        pose[3 * i] * positions[v] +
        pose[3 * i + 1] * positions[v + 1] +
        pose[3 * i + 2] * positions[v + 2] +
        pose[9 + i],
    );
  });
}

function isNear(
  rows: readonly { of: 'a' | 'b'; point: readonly number[] }[],
  of: 'a' | 'b',
  at: readonly number[],
  d: number,
): boolean {
  const reach = d * d * (1 + 1e-6);
  return rows.some(
    (row) =>
      row.of === of &&
      (row.point[0] - at[0]) ** 2 + (row.point[1] - at[1]) ** 2 + (row.point[2] - at[2]) ** 2 <= reach,
  );
}
