/** All intersecting triangle pairs of two non-convex meshes, against three-mesh-bvh. */
import { MeshPair } from 'pliant/queries';
import { agreement } from './harness/agreement.js';
import type { Benchmark, BenchResult, RunOptions } from './harness/types.js';
import { PeerMesh } from './mesh-queries/peer.js';
import { posesFromApartToDeep } from './mesh-queries/poses.js';
import { type BenchMesh, eachMesh } from './mesh-queries/shapes.js';
import { Samples } from './mesh-queries/side-by-side.js';

const NAME = 'mesh-pairs';
const POSES = 200;
/** Distance of the centres in the first pose, in radii of the mesh: apart for every rotation [m]. */
const FAR = 3.2;
const REPEATS = 3;
/** How many times faster than the peer this must be. */
const TARGET = 8;

export const benchmark: Benchmark = {
  name: NAME,
  sentence: 'All intersecting triangle pairs of two non-convex meshes in 200 poses from apart to deep.',
  run: eachMesh(measure),
};

function measure(size: string, mesh: BenchMesh, options: RunOptions): BenchResult {
  const poses = posesFromApartToDeep(options.quick ? 20 : POSES, FAR, options.seed);
  const pair = new MeshPair(mesh, mesh);
  const peer = new PeerMesh(mesh);
  const ours = new Samples();
  const theirs = new Samples();
  for (let round = 0; round < 3; round++) {
    for (const pose of poses) pair.placeB(pose.position, pose.rotation).trianglePairs();
  }
  for (const pose of poses.filter((_, i) => i % 10 === 0)) peer.trianglePairs(pose);
  let differences = 0;
  let most = 0;
  let touching = 0;
  for (const pose of poses) {
    const place = new Samples();
    let count = 0;
    // Of a few times the middle one: right after the peer, our caches hold the peer's tree.
    for (let repeat = 0; repeat < REPEATS; repeat++)
      count = place.time(() => pair.placeB(pose.position, pose.rotation).trianglePairs().count);
    ours.add(place.median);
    const expected = theirs.time(() => peer.trianglePairs(pose));
    differences += Math.abs(count - expected);
    most = Math.max(most, count);
    if (count > 0) touching++;
  }
  const ratio = theirs.mean / ours.mean;
  return {
    name: NAME,
    size,
    unit: 'µs',
    results: { pliant: ours.spread, 'three-mesh-bvh': theirs.spread },
    checks: {
      // The peer keeps single-precision coordinates, so a pair that barely touches may fall either way.
      'pairs that differ in all poses': differences,
      'same answers but for rounding': differences <= poses.length / 10,
      'poses that touch': touching,
      'most pairs in a pose': most,
      'times faster on average': ratio,
      'times faster at the median': theirs.spread.median / ours.spread.median,
      ...(options.quick ? {} : { [`at least ${TARGET} times faster`]: ratio >= TARGET }),
    },
    verdicts: agreement(
      ['pliant', 'three-mesh-bvh'],
      differences <= poses.length / 10,
      `${differences} pairs differ in ${poses.length} poses`,
    ),
  };
}
