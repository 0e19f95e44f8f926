/** On which side of each ring the region lies: by the ring's direction and how deep it is nested in the others. */
import { PliantError } from '../core/errors.js';
import { insideRing } from './inside.js';
import { ringArea } from './measure.js';
import type { Outline } from './outline.js';

export function ringSides(polygon: Outline): Int8Array {
  const sides = new Int8Array(polygon.ringCount);
  for (let r = 0; r < sides.length; r++) {
    let depth = 0;
    for (let other = 0; other < sides.length; other++) {
      if (other !== r && liesWithin(polygon, r, other)) depth++;
    }
    const turn = ringArea(polygon.positions, polygon.rings[r], polygon.rings[r + 1]) > 0 ? 1 : -1;
    sides[r] = depth % 2 === 0 ? turn : -turn;
  }
  return sides;
}

/** Rings don't cross, so any point of `ring` that isn't on `other` decides; vertices and midpoints are tried. */
function liesWithin(polygon: Outline, ring: number, other: number): boolean {
  const { positions, next, rings } = polygon;
  for (let v = rings[ring]; v < rings[ring + 1]; v++) {
    const w = next[v];
    const x = positions[2 * v];
    const y = positions[2 * v + 1];
    const atVertex = insideRing(polygon, other, x, y);
    if (atVertex !== 0) return atVertex > 0;
    const atMiddle = insideRing(polygon, other, (x + positions[2 * w]) / 2, (y + positions[2 * w + 1]) / 2);
    if (atMiddle !== 0) return atMiddle > 0;
  }
  const sentence = 'The ring lies on another ring of the polygon; give each ring once.';
  throw new PliantError('bad-geometry', sentence, { path: `rings[${ring}]` });
}
