/** Smallest distance of two non-convex meshes with the closest points, against three-mesh-bvh. */
import { MeshPair } from 'pliant';
import { agreement } from './harness/agreement.js';
import type { Benchmark, BenchResult, RunOptions } from './harness/types.js';
import { PeerMesh } from './mesh-queries/peer.js';
import { posesFromApartToDeep } from './mesh-queries/poses.js';
import { type BenchMesh, benchMeshes } from './mesh-queries/shapes.js';
import { Samples } from './mesh-queries/side-by-side.js';

const NAME = 'mesh-distance';
const POSES = 200;
const FAR = 4;
const TARGET = 100;
/** The peer takes a tenth of a second and more per pose: it is asked for every tenth of them. */
const PEER_EVERY = 10;

export const benchmark: Benchmark = {
  name: NAME,
  sentence: 'Distance and closest points of two non-convex meshes in 200 poses from apart to deep.',
  async run(options) {
    return Object.entries(benchMeshes(options.quick)).map(([size, mesh]) => {
      options.progress(size);
      return measure(size, mesh, options);
    });
  },
};

function measure(size: string, mesh: BenchMesh, options: RunOptions): BenchResult {
  const poses = posesFromApartToDeep(options.quick ? 20 : POSES, FAR, options.seed);
  const pair = new MeshPair(mesh, mesh);
  const peer = new PeerMesh(mesh);
  const ours = new Samples();
  const shared = new Samples();
  const theirs = new Samples();
  const theirsApart = new Samples();
  const oursApart = new Samples();
  for (let round = 0; round < 3; round++) {
    for (const pose of poses) pair.placeB(pose.position, pose.rotation).distance();
  }
  peer.distance(poses[0]!);
  let worst = 0;
  let apart = 0;
  poses.forEach((pose, i) => {
    const distance = ours.time(() => pair.placeB(pose.position, pose.rotation).distance().distance);
    if (distance > 0) apart++;
    if (i % PEER_EVERY !== 0) return;
    worst = Math.max(worst, Math.abs(theirs.time(() => peer.distance(pose)) - distance));
    shared.addLastOf(ours);
    if (distance === 0) return;
    oursApart.addLastOf(ours);
    theirsApart.addLastOf(theirs);
  });
  const ratio = theirs.mean / shared.mean;
  return {
    name: NAME,
    size,
    unit: 'µs',
    results: { pliant: ours.spread, 'three-mesh-bvh': theirs.spread },
    checks: {
      'largest difference of distances [m]': worst,
      'same answers to single precision': worst < 1e-6,
      'poses apart': apart,
      'times faster on average, same poses': ratio,
      'times faster on average, same poses that are apart': theirsApart.mean / oursApart.mean,
      'times faster at the median, same poses': theirs.spread.median / shared.spread.median,
      ...(options.quick ? {} : { [`at least ${TARGET} times faster`]: ratio >= TARGET }),
    },
    verdicts: agreement(
      ['pliant', 'three-mesh-bvh'],
      worst < 1e-6,
      `distances differ by at most ${worst.toExponential(1)} m`,
    ),
  };
}
