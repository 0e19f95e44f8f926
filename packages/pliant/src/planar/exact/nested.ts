/**
 * For boundaries that don't meet: whether the regions have a point in common. Every ring of one then lies wholly inside
 * or wholly outside the other region, and the common region, if there is one, is bounded by rings of either inside the
 * other; so one point of every ring decides, islands and holes included.
 */
import type { Boundary } from '../localise/nearest.js';

export function nested(a: Boundary, b: Boundary): boolean {
  return ringInside(a, b) || ringInside(b, a);
}

function ringInside(from: Boundary, to: Boundary): boolean {
  const { positions, rings, ringCount } = from.polygon;
  for (let r = 0; r < ringCount; r++) {
    const k = 2 * rings[r];
    if (to.inside(positions[k], positions[k + 1]) > 0) return true;
  }
  return false;
}
