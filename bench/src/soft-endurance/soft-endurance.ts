/**
 * Ten minutes of simulated time (`--minutes` asks for others): ten rooms of random soft bodies that are turned over and kicked, with
 * random methods, and the pile of 120 balls. Nothing may turn non-finite and nothing may leave. Takes a while, so that each says how far
 * it is and what came of it when it ends; `--quick` runs ten seconds of each.
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

/** Simulated seconds between two words on how far a run is. */
const WORD_EVERY = 60;

export const softRooms: Benchmark = {
  name: 'soft-endurance',
  long: true,
  sentence: 'Ten random rooms of soft bodies for ten minutes each: nothing breaks, nothing leaves.',
  run: async (options) => rooms(options),
};

export const softBalls: Benchmark = {
  name: 'soft-endurance-pile',
  long: true,
  sentence: 'The pile of 120 soft balls for ten minutes, awake: nothing breaks, nothing leaves.',
  run: async (options) => pile(options),
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

interface Course {
  readonly bodies: readonly Body[];
  step(): void;
  readonly seconds: number;
  /** A centre with a coordinate beyond this has left [m]. */
  readonly reach: number;
  progress(sentence: string): void;
}

function run({ bodies, step, seconds, reach, progress }: Course): Outcome {
  const outcome: Outcome = { times: [], broken: 0, left: new Set(), fastest: 0, farthest: 0 };
  for (let k = 1; k <= seconds * STEPS_PER_SECOND; k++) {
    const start = performance.now();
    step();
    outcome.times.push(performance.now() - start);
    if (k % STEPS_PER_SECOND === 0) look(bodies, reach, outcome);
    if (k % (WORD_EVERY * STEPS_PER_SECOND) === 0)
      progress(`${k / STEPS_PER_SECOND} of ${seconds} s, ${inWords(outcome)}`);
  }
  return outcome;
}

function inWords({ times, broken, left, fastest, farthest }: Outcome): string {
  return [
    `${spread(times).median.toPrecision(3)} ms per step`,
    `${broken} numbers not finite`,
    `${left.size} bodies left`,
    `largest speed ${fastest.toPrecision(3)} m/s`,
    `farthest centre ${farthest.toPrecision(3)} m`,
  ].join(', ');
}

function lengthOf({ quick, minutes }: RunOptions): number {
  if (minutes !== undefined) return Math.ceil(60 * minutes);
  return quick ? QUICK_SECONDS : SECONDS;
}

function look(bodies: readonly Body[], reach: number, outcome: Outcome): void {
  bodies.forEach((body, k) => {
    const { positions, velocities, position } = body;
    if (position.some((x) => !(Math.abs(x) < reach))) outcome.left.add(k);
    for (const x of position) outcome.farthest = Math.max(outcome.farthest, Math.abs(x));
    for (let i = 0; i < positions.length; i++)
      if (!Number.isFinite(positions[i]) || !Number.isFinite(velocities[i])) outcome.broken++;
    for (let i = 0; i < velocities.length; i += 3)
      outcome.fastest = Math.max(
        outcome.fastest,
        Math.hypot(velocities[i], velocities[i + 1], velocities[i + 2]),
      );
  });
}

function rooms(options: RunOptions): BenchResult {
  const { seed, progress } = options;
  const seconds = lengthOf(options);
  const checks: Record<string, CheckValue> = {};
  const times: number[] = [];
  let broken = 0;
  let left = 0;
  for (let k = 0; k < SEEDS; k++) {
    const room = new RandomScene(seed + k);
    const { world, softs } = room;
    const methods = `${world.method('penetration')}, ${world.method('response')}`;
    const say = (words: string) => progress(`room ${k + 1} of ${SEEDS} (${methods}): ${words}`);
    const step = () => room.step();
    const outcome = run({ bodies: softs, step, seconds, reach: ROOM + BEHIND_WALL, progress: say });
    const troubles = world.troubles().filter(({ code }) => code === 'non-finite').length;
    say(`done, ${inWords(outcome)}, ${troubles} bodies frozen`);
    for (const time of outcome.times) times.push(time);
    broken += outcome.broken + troubles;
    left += outcome.left.size;
    checks[`seed ${seed + k} (${methods}): largest speed [m/s], farthest centre [m]`] =
      `${outcome.fastest.toPrecision(3)}, ${outcome.farthest.toPrecision(3)}`;
  }
  checks[`${SEEDS} seeds without a number that is not finite`] = broken === 0;
  checks['no body leaves its room'] = left === 0;
  return {
    name: softRooms.name,
    size: `${SEEDS} random rooms, ${seconds} s each`,
    unit: 'ms per step',
    results: { pliant: spread(times) },
    checks,
  };
}

function pile(options: RunOptions): BenchResult {
  const reading = parseScene(readFileSync(PILE, 'utf8'));
  if (!reading.ok) throw new Error(`${PILE.pathname}: ${reading.errors[0].message}`);
  const world = World.fromScene(reading.scene);
  world.setSleeping(false);
  const bodies = [...world].filter((body) => body.kind === 'soft');
  const seconds = lengthOf(options);
  const step = () => world.step(reading.scene.dt);
  const { progress } = options;
  const { times, broken, left, fastest } = run({ bodies, step, seconds, reach: PILE_SIZE, progress });
  const troubles = world.troubles().filter(({ code }) => code === 'non-finite').length;
  return {
    name: softBalls.name,
    size: `${bodies.length} balls, ${seconds} s, awake`,
    unit: 'ms per step',
    results: { pliant: spread(times) },
    checks: {
      'no number that is not finite': broken + troubles === 0,
      'no ball leaves the scene': left.size === 0,
      'largest speed [m/s]': Number(fastest.toPrecision(3)),
    },
  };
}
