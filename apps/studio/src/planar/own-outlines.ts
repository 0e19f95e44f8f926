/** Outlines that somebody has added to a demo: what they are, the way back and on, and how an address says them. */
import type { PlanarResponse } from 'pliant/planar';
import type { Outline } from './read-outlines.js';

const RESPONSES: readonly PlanarResponse[] = ['penalty', 'backtracking', 'impulse'];

/** Longer addresses are cut off by some programs. */
const LONGEST_ADDRESS = 30_000;
/** Digits of a coordinate, in the world as in the address: a link opens the same outlines to the bit. */
const DIGITS = 5;

/** What was chosen and added. */
interface Version {
  readonly now: readonly Outline[];
  readonly response: PlanarResponse;
}

export interface OwnOutlines extends Version {
  readonly before: readonly Version[];
  readonly after: readonly Version[];
}

export const NO_OUTLINES: OwnOutlines = { now: [], response: 'penalty', before: [], after: [] };

export function changed({ now, response, before }: OwnOutlines, change: Partial<Version>): OwnOutlines {
  return { now, response, ...change, before: [...before, { now, response }], after: [] };
}

export function undone({ now, response, before, after }: OwnOutlines): OwnOutlines {
  const last = before.at(-1);
  if (last === undefined) return { now, response, before, after };
  return { ...last, before: before.slice(0, -1), after: [{ now, response }, ...after] };
}

export function redone({ now, response, before, after }: OwnOutlines): OwnOutlines {
  const [next, ...rest] = after;
  if (next === undefined) return { now, response, before, after };
  return { ...next, before: [...before, { now, response }], after: rest };
}

export function rounded(outline: Outline): Outline {
  return outline.map(([x, y]): [number, number] => [
    Number(x.toPrecision(DIGITS)),
    Number(y.toPrecision(DIGITS)),
  ]);
}

/** The part of an address behind its `#`: demo, how contact is answered, the error bound of fields [m], and outlines. */
export function addressOf(demo: string, { now, response }: OwnOutlines, error?: number): string {
  const own = now.map((outline) => outline.flat().join(',')).join(';');
  const said = [
    `#demo=${demo}`,
    ...(response === NO_OUTLINES.response ? [] : [`response=${response}`]),
    ...(error === undefined ? [] : [`error=${error}`]),
  ].join('&');
  const whole = `${said}&own=${own}`;
  return own === '' || whole.length > LONGEST_ADDRESS ? said : whole;
}

/** What an address says beside demo and outlines. */
export function settingsIn(hash: string): { readonly response: PlanarResponse; readonly error?: number } {
  const said = new URLSearchParams(hash.slice(1));
  const response = RESPONSES.find((one) => one === said.get('response')) ?? NO_OUTLINES.response;
  const error = Number(said.get('error') ?? Number.NaN);
  return { response, ...(error > 0 && Number.isFinite(error) && { error }) };
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
