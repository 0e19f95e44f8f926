import { Color } from 'three';
import { ACTIVITY, type BodyLook } from './frame.js';

/** Told apart by people with any kind of colour vision (Okabe and Ito 2008), without black, which shadows have. */
export const PALETTE = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00', '#f0e442'] as const;

const STATIC_COLOR = '#9aa5b1';
const FROZEN_COLOR = new Color('#d55e00');

/** How far the lightness of equal colours spreads, so that neighbours in a heap can be told apart. */
const SPREAD = 0.08;

/** The golden ratio's multiples fall evenly over 0..1, however many there are. */
const GOLDEN = 0.618034;

/** The colour of a body: its own, or the palette's. */
export function colorOf(look: Pick<BodyLook, 'row' | 'kind' | 'color'>): Color {
  const moves = look.kind !== 'static';
  const given = look.color ?? (moves ? PALETTE[look.row % PALETTE.length] : STATIC_COLOR);
  const color = new Color(given);
  if (moves) color.offsetHSL(0, 0, SPREAD * (2 * ((look.row * GOLDEN) % 1) - 1));
  return color;
}

/** Sleeping bodies turn towards `rest`; frozen ones show the colour of warnings. */
export function showActivity(color: Color, activity: number, rest: Color): Color {
  if (activity === ACTIVITY.asleep) return color.lerp(rest, 0.55);
  return activity === ACTIVITY.frozen ? color.copy(FROZEN_COLOR) : color;
}
