/**
 * Ten minutes of simulated time: ten rooms of random soft bodies that are turned over and kicked, with random methods, and the pile of 120
 * balls. Nothing may turn non-finite and nothing may leave. Takes a while; `--quick` runs ten seconds of each.
 */
import { readFileSync } from 'node:fs';
import { type Body, parseScene, World } from 'pliant';
import { spread } from '../harness/statistics.js';
import type { Benchmark, BenchResult, CheckValue, RunOptions } from '../harness/types.js';
import { RandomScene, ROOM } from './random-scene.js';

const PILE = new URL('../../../scenes/soft-sphere-pile.json', import.meta.url);
const SECONDS = 600;
const QUICK_SECONDS = 10;
const SEEDS = 10;
const STEPS_PER_SECOND = 60;
/** A centre pressed into a wall may stand behind it for a while; this far behind it, a body has left its room [m]. */
const BEHIND_WALL = 0.5;
/** A body whose centre is this far from the middle of the pile has left the scene [m]. */
const PILE_SIZE = 20;

export const benchmark: Benchmark = {
  name: 'soft-endurance',
  long: true,
  sentence:
    'Ten random rooms and the pile of 120 balls for ten minutes each: nothing breaks, nothing leaves.',
  run: async (options) => [rooms(options), pile(options)],
};

interface Outcome {
  /** Milliseconds of each step. */
  readonly times: number[];
  /** Numbers that were not finite, in positions and velocities. */
  broken: number;
  /** Bodies that were outside at some time. */
  readonly left: Set<number>;
  /** [m/s] */
  fastest: number;
  /** Largest coordinate of a centre [m]. */
  farthest: number;
}

function run(bodies: readonly Body[], step: () => void, seconds: number, reach: number): Outcome {
  const outcome: Outcome = { times: [], broken: 0, left: new Set(), fastest: 0, farthest: 0 };
  for (let k = 1; k <= seconds * STEPS_PER_SECOND; k++) {
    const start = performance.now();
    step();
    outcome.times.push(performance.now() - start);
    if (k % STEPS_PER_SECOND === 0) look(bodies, reach, outcome);
  }
  return outcome;
}

function look(bodies: readonly Body[], reach: number, outcome: Outcome): void {
  bodies.forEach((body, k) => {
    const { positions, velocities, position } = body;
    if (position.some((x) => !(Math.abs(x) < reach))) outcome.left.add(k);
    for (const x of position) outcome.farthest = Math.max(outcome.farthest, Math.abs(x));
    for (let i = 0; i < positions.length; i++)
      if (!Number.isFinite(positions[i]!) || !Number.isFinite(velocities[i]!)) outcome.broken++;
    for (let i = 0; i < velocities.length; i += 3)
      outcome.fastest = Math.max(
        outcome.fastest,
        Math.hypot(velocities[i]!, velocities[i + 1]!, velocities[i + 2]!),
      );
  });
}

function rooms({ quick, seed, progress }: RunOptions): BenchResult {
  const checks: Record<string, CheckValue> = {};
  const times: number[] = [];
  let broken = 0;
  let left = 0;
  for (let k = 0; k < SEEDS; k++) {
    const room = new RandomScene(seed + k);
    const { world, softs } = room;
    const methods = `${world.method('penetration')}, ${world.method('response')}`;
    progress(`room ${k + 1} of ${SEEDS}: ${methods}`);
    const outcome = run(softs, () => room.step(), quick ? QUICK_SECONDS : SECONDS, ROOM + BEHIND_WALL);
    for (const time of outcome.times) times.push(time);
    broken += outcome.broken + world.troubles().filter(({ code }) => code === 'non-finite').length;
    left += outcome.left.size;
    checks[`seed ${seed + k} (${methods}): largest speed [m/s], farthest centre [m]`] =
      `${outcome.fastest.toPrecision(3)}, ${outcome.farthest.toPrecision(3)}`;
  }
  checks[`${SEEDS} seeds without a number that is not finite`] = broken === 0;
  checks['no body leaves its room'] = left === 0;
  return result(`${SEEDS} random rooms, ${quick ? QUICK_SECONDS : SECONDS} s each`, times, checks);
}

function pile({ quick, progress }: RunOptions): BenchResult {
  const reading = parseScene(readFileSync(PILE, 'utf8'));
  if (!reading.ok) throw new Error(`${PILE.pathname}: ${reading.errors[0]!.message}`);
  const world = World.fromScene(reading.scene);
  world.setSleeping(false);
  const balls = [...world].filter((body) => body.kind === 'soft');
  progress(`${balls.length} balls`);
  const seconds = quick ? QUICK_SECONDS : SECONDS;
  const { times, broken, left, fastest } = run(balls, () => world.step(reading.scene.dt), seconds, PILE_SIZE);
  return result(`${balls.length} balls, ${seconds} s, awake`, times, {
    'no number that is not finite': broken === 0,
    'no ball leaves the scene': left.size === 0,
    'largest speed [m/s]': Number(fastest.toPrecision(3)),
  });
}

function result(size: string, times: readonly number[], checks: Record<string, CheckValue>): BenchResult {
  return { name: 'soft-endurance', size, unit: 'ms per step', results: { pliant: spread(times) }, checks };
}
