/** Smallest distance of two non-convex meshes with the closest points, against three-mesh-bvh. */
import { MeshPair } from 'pliant/queries';
import { agreement } from './harness/agreement.js';
import type { Benchmark, BenchResult, RunOptions } from './harness/types.js';
import { PeerMesh } from './mesh-queries/peer.js';
import { type Pose, posesFromApartToDeep } from './mesh-queries/poses.js';
import { type BenchMesh, eachMesh } from './mesh-queries/shapes.js';
import { Samples } from './mesh-queries/side-by-side.js';

const NAME = 'mesh-distance';
const POSES = 200;
const FAR = 4;
const TARGET = 100;
/** The peer takes a tenth of a second and more per pose: it is asked for every tenth of them. */
const PEER_EVERY = 10;
/** A query of ours takes microseconds, too few to be timed once: a pose's time is the median of this many. */
const REPEATS = 15;

export const benchmark: Benchmark = {
  name: NAME,
  sentence: 'Distance and closest points of two non-convex meshes in 200 poses from apart to deep.',
  run: eachMesh(measure),
};

function measure(size: string, mesh: BenchMesh, options: RunOptions): BenchResult {
  const poses = posesFromApartToDeep(options.quick ? 20 : POSES, FAR, options.seed);
  const { all, apart, worst, posesApart } = race(mesh, poses);
  const ratio = all.theirs.mean / all.ours.mean;
  const same = worst < 1e-6;
  return {
    name: NAME,
    size,
    unit: 'µs',
    results: { pliant: all.ours.spread, 'three-mesh-bvh': all.theirs.spread },
    checks: {
      'largest difference of distances [m]': worst,
      'same answers to single precision': same,
      'poses apart': posesApart,
      'times faster on average, same poses': ratio,
      'times faster on average, same poses that are apart': apart.theirs.mean / apart.ours.mean,
      'times faster at the median, same poses': all.theirs.median / all.ours.median,
      ...(options.quick ? {} : { [`at least ${TARGET} times faster`]: ratio >= TARGET }),
    },
    verdicts: agreement(
      ['pliant', 'three-mesh-bvh'],
      same,
      `distances differ by at most ${worst.toExponential(1)} m`,
    ),
  };
}

/** Both are asked for every tenth pose, one right after the other: so they meet the same moment of the machine. */
function race(mesh: BenchMesh, poses: readonly Pose[]) {
  const pair = new MeshPair(mesh, mesh);
  const peer = new PeerMesh(mesh);
  const ask = (pose: Pose) => pair.placeB(pose.position, pose.rotation).distance().distance;
  for (let round = 0; round < 3; round++) poses.forEach(ask);
  peer.distance(poses[0]);
  const trials: Trial[] = [];
  let worst = 0;
  for (let i = 0; i < poses.length; i += PEER_EVERY) {
    const pose = poses[i];
    const trial = { ours: new Samples(), theirs: new Samples(), distance: 0 };
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      // Always from another pose: what is near is looked for anew.
      ask(poses[(i + 1 + repeat) % poses.length]);
      trial.distance = trial.ours.time(() => ask(pose));
    }
    worst = Math.max(worst, Math.abs(trial.theirs.time(() => peer.distance(pose)) - trial.distance));
    trials.push(trial);
  }
  return {
    all: both(trials),
    apart: both(trials.filter(({ distance }) => distance > 0)),
    worst,
    posesApart: poses.filter((pose) => ask(pose) > 0).length,
  };
}

interface Trial {
  readonly ours: Samples;
  readonly theirs: Samples;
  distance: number;
}

function both(trials: readonly Trial[]) {
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
