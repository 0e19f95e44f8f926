/** Outlines that somebody has added to a demo: what they are, the way back and on, and how an address says them. */
import type { Outline } from './read-outlines.js';

/** Longer addresses are cut off by some programs. */
const LONGEST_ADDRESS = 30_000;
/** Digits of a coordinate, in the world as in the address: a link opens the same outlines to the bit. */
const DIGITS = 5;

export interface OwnOutlines {
  readonly now: readonly Outline[];
  readonly before: readonly (readonly Outline[])[];
  readonly after: readonly (readonly Outline[])[];
}

export const NO_OUTLINES: OwnOutlines = { now: [], before: [], after: [] };

export function changed({ now, before }: OwnOutlines, next: readonly Outline[]): OwnOutlines {
  return { now: next, before: [...before, now], after: [] };
}

export function undone({ now, before, after }: OwnOutlines): OwnOutlines {
  const last = before.at(-1);
  return {
    now: last ?? now,
    before: before.slice(0, -1),
    after: last === undefined ? after : [now, ...after],
  };
}

export function redone({ now, before, after }: OwnOutlines): OwnOutlines {
  const [next, ...rest] = after;
  return { now: next ?? now, before: next === undefined ? before : [...before, now], after: rest };
}

export function rounded(outline: Outline): Outline {
  return outline.map(([x, y]): [number, number] => [
    Number(x.toPrecision(DIGITS)),
    Number(y.toPrecision(DIGITS)),
  ]);
}

/** The part of an address behind its `#`. */
export function addressOf(demo: string, outlines: readonly Outline[]): string {
  const own = outlines.map((outline) => outline.flat().join(',')).join(';');
  const whole = `#demo=${demo}&own=${own}`;
  return own === '' || whole.length > LONGEST_ADDRESS ? `#demo=${demo}` : whole;
}

/** Outlines of an address; throws a sentence where they can't be read. */
export function outlinesIn(hash: string): Outline[] {
  const own = new URLSearchParams(hash.slice(1)).get('own') ?? '';
  if (own === '') return [];
  return own.split(';').map((text) => {
    const numbers = text.split(',').map(Number);
    const isGood = numbers.length >= 6 && numbers.length % 2 === 0 && numbers.every(Number.isFinite);
    if (!isGood) throw new Error('The outlines in the address are damaged: copy the whole address.');
    return Array.from({ length: numbers.length / 2 }, (_, k): [number, number] => [
      numbers[2 * k],
      numbers[2 * k + 1],
    ]);
  });
}
