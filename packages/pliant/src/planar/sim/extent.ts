/** How wide and how thin an outline is, for margins and steps that fit it. */
import { area } from '../measure.js';
import type { Outline } from '../outline.js';

/** About the width of its parts [m]: a bar's own, the stroke of a letter, half the side of a square. */
export function thicknessOf(outline: Outline): number {
  return (2 * area(outline)) / perimeterOf(outline);
}

/** Length of all rings [m]. */
export function perimeterOf(outline: Outline): number {
  const { positions, next } = outline;
  let around = 0;
  for (let v = 0; v < next.length; v++) {
    const dx = positions[2 * next[v]] - positions[2 * v];
    const dy = positions[2 * next[v] + 1] - positions[2 * v + 1];
    around += Math.sqrt(dx * dx + dy * dy);
  }
  return around;
}

/** The side of a square of its area [m]. */
export function extentOf(outline: Outline): number {
  return Math.sqrt(area(outline));
}
