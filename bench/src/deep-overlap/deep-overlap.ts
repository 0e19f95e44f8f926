/**
 * The test that engines fail: bodies that start inside each other. Where do they go, how fast, and do they get free? And the other end of
 * the scale: do two cubes rest on each other, and does somebody know with what force?
 */
import { TetTopology } from 'pliant/methods';
import { Peers } from '../harness/peer.js';
import type { Rapier } from '../harness/rapier-soft.js';
import { spread } from '../harness/statistics.js';
import type { Benchmark, BenchResult, CheckValue, RunOptions, Verdict } from '../harness/types.js';
import { CASES, type OverlapCase, STACKED } from './cases.js';
import { DT, pliantWorld, rapierWorld, type SoftScene, type SoftWorld } from './engines.js';
import { centreOf, InsideCounter, speedOf, turnBetween } from './measures.js';
import { measureStack } from './stack.js';

const RAPIER = '@dimforge/rapier3d-compat';
const SECONDS = 2;
/** Left when all is over [m/s]. */
const MOST_SPEED = 0.2;
/** Of bodies that part along an axis [°]. */
const MOST_TURN = 5;
const YOUNGS_MODULUS = 1e5;

export const benchmark: Benchmark = {
  name: 'deep-overlap',
  sentence:
    'Deformable bodies that start inside each other, and a stack of two: way out, speed, time, gap and force.',
  async run(options) {
    const peers = new Peers();
    const rapier = await peers.load(RAPIER, loadRapier);
    const makers: Record<string, (scene: SoftScene) => SoftWorld> = { pliant: pliantWorld };
    if (rapier) makers[RAPIER] = (scene) => rapierWorld(rapier, scene);
    const cases = options.quick ? CASES.slice(0, 1) : CASES;
    const results = cases.map((one) => measure(one, makers, options));
    if (!options.quick) results.push(measureStack(STACKED, makers, options));
    return results.map((result) => ({ ...result, missing: peers.missing }));
  },
};

async function loadRapier(): Promise<Rapier> {
  const { default: rapier } = await import('@dimforge/rapier3d-compat');
  await rapier.init();
  if (!('SoftBodyDesc' in rapier)) throw new Error('This version has no deformable bodies.');
  return rapier;
}

interface Outcome {
  /** [s]; the length of the run for never. */
  readonly freeAt: number;
  /** [°], from the axis of the case. */
  readonly degrees: number;
  /** Of the faster centre of mass at the end [m/s]. */
  readonly speed: number;
  /** [°] */
  readonly turned: number;
}

function outcomes(one: OverlapCase, make: (scene: SoftScene) => SoftWorld, runs: number): Outcome[] {
  const counter = new InsideCounter(one.meshes.map((mesh) => new TetTopology(mesh)));
  return one.shifts.slice(0, runs).map((shift) => {
    const world = make({
      bodies: [
        { mesh: one.meshes[0], at: [0, 0, 0] },
        { mesh: one.meshes[1], at: shift },
      ],
      gravity: 0,
      youngsModulus: YOUNGS_MODULUS,
      floor: false,
    });
    const start = [0, 1].map((k) => Array.from(world.positions(k)));
    let freeAt = SECONDS;
    for (let k = 1; k * DT <= SECONDS; k++) {
      world.step();
      if (counter.count(world) > 0) freeAt = SECONDS;
      else freeAt = Math.min(freeAt, k * DT);
    }
    const end = [0, 1].map((k) => Array.from(world.positions(k)));
    const way = [0, 1, 2].map(
      (i) => centreOf(end[0])[i] - centreOf(start[0])[i] - (centreOf(end[1])[i] - centreOf(start[1])[i]),
    );
    const outcome = {
      freeAt,
      degrees: one.axis ? degreesBetween(way, one.axis) : 0,
      speed: Math.max(speedOf(world.velocities(0)), speedOf(world.velocities(1))),
      turned: Math.max(turnBetween(start[0], end[0]), turnBetween(start[1], end[1])),
    };
    world.free?.();
    return outcome;
  });
}

function degreesBetween(way: readonly number[], axis: readonly number[]): number {
  const along = way.reduce((sum, x, i) => sum + x * axis[i], 0);
  const across = Math.hypot(...way.map((x, i) => x - along * axis[i]));
  return (Math.atan2(across, along) * 180) / Math.PI;
}

function measure(
  one: OverlapCase,
  makers: Record<string, (scene: SoftScene) => SoftWorld>,
  { quick, progress }: RunOptions,
): BenchResult {
  progress(one.name);
  const checks: Record<string, CheckValue> = {};
  const results: Record<string, ReturnType<typeof spread>> = {};
  const verdicts: Record<string, Verdict> = {};
  for (const [name, make] of Object.entries(makers)) {
    const all = outcomes(one, make, quick ? 1 : one.shifts.length);
    const most = (pick: (o: Outcome) => number) => Math.max(...all.map(pick));
    const freeAt = most((o) => o.freeAt);
    results[name] = spread(all.map((o) => (one.axis ? o.degrees : o.freeAt)));
    verdicts[name] = judge(one, {
      freeAt,
      degrees: most((o) => o.degrees),
      speed: most((o) => o.speed),
      turned: most((o) => o.turned),
    });
    checks[`${name}: free at the latest after [s]`] = freeAt < SECONDS ? rounded(freeAt) : 'never';
    checks[`${name}: speed left at most [m/s]`] = rounded(most((o) => o.speed));
    checks[`${name}: turned at most [°]`] = rounded(most((o) => o.turned));
    if (name !== 'pliant') continue;
    checks[`pliant: free within ${one.within} s`] = freeAt < one.within;
    checks[`pliant: at most ${MOST_SPEED} m/s left`] = most((o) => o.speed) <= MOST_SPEED;
    if (!one.axis) continue;
    checks[`pliant: within ${one.mostDegrees}° of the true axis`] =
      most((o) => o.degrees) <= one.mostDegrees!;
    checks[`pliant: turned by less than ${MOST_TURN}°`] = most((o) => o.turned) < MOST_TURN;
  }
  const unit = one.axis ? '° off the true axis' : `s until free, ${SECONDS} for never`;
  return { name: 'deep-overlap', size: one.name, unit, results, checks, verdicts };
}

function judge(one: OverlapCase, worst: Outcome): Verdict {
  const faults: string[] = [];
  if (worst.freeAt >= one.within) faults.push(`not free within ${one.within} s`);
  if (worst.speed > MOST_SPEED) faults.push(`${worst.speed.toFixed(1)} m/s left`);
  if (one.axis && worst.degrees > one.mostDegrees!) faults.push(`${worst.degrees.toFixed(0)}° off`);
  if (one.axis && worst.turned >= MOST_TURN) faults.push(`turned by ${worst.turned.toFixed(0)}°`);
  return faults.length === 0
    ? { right: true, words: `free after ${worst.freeAt.toFixed(2)} s` }
    : { right: false, words: faults.join(', ') };
}

const rounded = (x: number) => Number(x.toPrecision(3));
