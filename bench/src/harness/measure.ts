/**
 * Timing side by side. All contestants take turns within one run, so that a slow moment of the machine meets all of them,
 * and every other turn goes backwards, so that nobody always follows the same neighbour's cold caches; what a turn
 * needs beforehand is made outside its clock.
 */
import { spread } from './statistics.js';
import type { Spread } from './types.js';

export interface Contestant {
  /** Runs before every turn, unmeasured. */
  prepare?(): void;
  /** The measured work; its result is kept alive so that the compiler can't drop the work. */
  run(): unknown;
}

export interface MeasureOptions {
  /** Turns before the clock counts: compilers and caches settle. */
  readonly warmUp: number;
  readonly repeats: number;
  /** Units of work in one turn; samples are divided by it. */
  readonly per?: number;
}

/** Milliseconds per unit of work of every contestant. */
export function compare(
  contestants: Readonly<Record<string, Contestant>>,
  { warmUp, repeats, per = 1 }: MeasureOptions,
): Record<string, Spread> {
  const names = Object.keys(contestants);
  const samples = new Map(names.map((name) => [name, [] as number[]]));
  for (let turn = -warmUp; turn < repeats; turn++) {
    for (const name of inTurn(names, turn)) {
      const time = timeOnce(contestants[name]) / per;
      if (turn >= 0) samples.get(name)!.push(time);
    }
  }
  return Object.fromEntries(names.map((name) => [name, spread(samples.get(name)!)]));
}

/** Forwards in even turns, backwards in odd ones. */
function inTurn<T>(list: readonly T[], turn: number): readonly T[] {
  return turn % 2 === 0 ? list : [...list].reverse();
}

/** A world that takes turns with others. */
export interface Stepped {
  step(): void;
  /** Set when its verdict is final: it takes no more turns. */
  isOut?: boolean;
}

/** Spread of the milliseconds of steps of worlds that take turns: see `timesInTurn`. */
export function takeTurns(
  worlds: ReadonlyMap<string, Stepped>,
  from: number,
  to: number,
  look?: (step: number) => void,
): Record<string, Spread> {
  const times = timesInTurn(worlds, from, to, look);
  return Object.fromEntries([...times].map(([name, samples]) => [name, spread(samples)]));
}

/** Milliseconds of each step from `from` to `to` of worlds that take turns step by step; `look` comes after every round, unmeasured. */
export function timesInTurn(
  worlds: ReadonlyMap<string, Stepped>,
  from: number,
  to: number,
  look: (step: number) => void = () => {},
): Map<string, readonly number[]> {
  const entries = [...worlds].map(([name, world]) => ({ name, world, samples: [] as number[] }));
  for (let step = 0; step < to; step++) {
    for (const { world, samples } of inTurn(entries, step)) {
      if (world.isOut) continue;
      const start = performance.now();
      world.step();
      if (step >= from) samples.push(performance.now() - start);
    }
    look(step);
  }
  return new Map(entries.map(({ name, samples }) => [name, samples]));
}

let sink: unknown;

function timeOnce(contestant: Contestant): number {
  contestant.prepare?.();
  const start = performance.now();
  sink = contestant.run();
  return performance.now() - start;
}

/** The last result of any contestant; reading it somewhere is what keeps the measured work observable. */
export function lastResult(): unknown {
  return sink;
}
