/** Smallest distance of two non-convex meshes with the closest points, against three-mesh-bvh. */
import { MeshPair } from 'pliant';
import { agreement } from './harness/agreement.js';
import type { Benchmark, BenchResult, RunOptions } from './harness/types.js';
import { PeerMesh } from './mesh-queries/peer.js';
import { type Pose, posesFromApartToDeep } from './mesh-queries/poses.js';
import { type BenchMesh, benchMeshes } from './mesh-queries/shapes.js';
import { Samples } from './mesh-queries/side-by-side.js';

const NAME = 'mesh-distance';
const POSES = 200;
const FAR = 4;
const TARGET = 100;
/** The peer takes a tenth of a second and more per pose: it is asked for every tenth of them. */
const PEER_EVERY = 10;
/** A query of ours takes microseconds, too few to be timed once: a pose's time is the median of this many sweeps. */
const SWEEPS = 7;

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
  const { ours, both, bothApart, worst, apart } = race(mesh, poses);
  const ratio = both.theirs.mean / both.ours.mean;
  const same = worst < 1e-6;
  return {
    name: NAME,
    size,
    unit: 'µs',
    results: { pliant: ours.spread, 'three-mesh-bvh': both.theirs.spread },
    checks: {
      'largest difference of distances [m]': worst,
      'same answers to single precision': same,
      'poses apart': apart,
      'times faster on average, same poses': ratio,
      'times faster on average, same poses that are apart': bothApart.theirs.mean / bothApart.ours.mean,
      'times faster at the median, same poses': both.theirs.median / both.ours.median,
      ...(options.quick ? {} : { [`at least ${TARGET} times faster`]: ratio >= TARGET }),
    },
    verdicts: agreement(
      ['pliant', 'three-mesh-bvh'],
      same,
      `distances differ by at most ${worst.toExponential(1)} m`,
    ),
  };
}

/** All poses asked of us in every sweep; the peer's poses are spread over the sweeps, each asked once. */
function race(mesh: BenchMesh, poses: readonly Pose[]) {
  const pair = new MeshPair(mesh, mesh);
  const peer = new PeerMesh(mesh);
  const ask = (pose: Pose) => pair.placeB(pose.position, pose.rotation).distance().distance;
  for (let round = 0; round < 3; round++) poses.forEach(ask);
  peer.distance(poses[0]!);
  const trials = poses.map(() => ({ ours: new Samples(), theirs: new Samples(), distance: 0 }));
  let worst = 0;
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    poses.forEach((pose, i) => {
      const trial = trials[i]!;
      trial.distance = trial.ours.time(() => ask(pose));
      if (i % PEER_EVERY !== 0 || (i / PEER_EVERY) % SWEEPS !== sweep) return;
      worst = Math.max(worst, Math.abs(trial.theirs.time(() => peer.distance(pose)) - trial.distance));
    });
  }
  const asked = trials.filter(({ theirs }) => theirs.count > 0);
  const apart = asked.filter(({ distance }) => distance > 0);
  return {
    ours: onePerPose(trials.map(({ ours }) => ours)),
    both: both(asked),
    bothApart: both(apart),
    worst,
    apart: trials.filter(({ distance }) => distance > 0).length,
  };
}

function both(trials: readonly { readonly ours: Samples; readonly theirs: Samples }[]) {
  return {
    ours: onePerPose(trials.map(({ ours }) => ours)),
    theirs: onePerPose(trials.map(({ theirs }) => theirs)),
  };
}

function onePerPose(perPose: readonly Samples[]): Samples {
  const samples = new Samples();
  for (const { median } of perPose) samples.add(median);
  return samples;
}
