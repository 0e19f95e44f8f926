/**
 * Colours of a signed distance: blue inside, sand outside, in bands like level lines, darker away from the boundary.
 */
import type { Colour } from './picture.js';

const INSIDE: readonly [Colour, Colour] = [
  [226, 238, 251],
  [38, 84, 160],
];
const OUTSIDE: readonly [Colour, Colour] = [
  [253, 248, 234],
  [198, 138, 74],
];

/** Bands of a picture: their width and how many there are on each side of the boundary. */
export interface Bands {
  /** Distance from one level to the next [m]. */
  readonly step: number;
  /** Deepest value inside [m]. */
  readonly inside: number;
  /** Farthest value outside [m]. */
  readonly outside: number;
}

/** Ten to twenty round levels for distances from `lowest` (negative inside) to `highest` [m]. */
export function bandsOf(lowest: number, highest: number): Bands {
  const step = roundStep(Math.max(-lowest, highest, 0) / 20);
  const count = (reach: number) => Math.max(1, Math.ceil(reach / step - 1e-9));
  return { step, inside: count(Math.max(0, -lowest)), outside: count(Math.max(0, highest)) };
}

/** The least of 1, 2, 5 times a power of ten that isn't below a size; 1 when there is no size. */
export function roundStep(size: number): number {
  if (!(size > 0)) return 1;
  let power = 1;
  while (power * 10 <= size) power *= 10;
  while (power > size) power /= 10;
  const factor = [1, 2, 5, 10].find((k) => k * power >= size * (1 - 1e-9))!;
  return factor * power;
}

/** The colour of a value in a picture of a field. */
export function colourOf(value: number, { step, inside, outside }: Bands): Colour {
  const [near, far] = value < 0 ? INSIDE : OUTSIDE;
  const most = value < 0 ? inside : outside;
  const band = Math.min(most - 1, Math.floor(Math.abs(value) / step));
  // Each side has the whole of its colours: how deep a point is inside matters however far the picture reaches outside.
  const t = most > 1 ? band / (most - 1) : 0;
  return [mix(near[0], far[0], t), mix(near[1], far[1], t), mix(near[2], far[2], t)];
}

function mix(from: number, to: number, t: number): number {
  return Math.round(from + t * (to - from));
}
