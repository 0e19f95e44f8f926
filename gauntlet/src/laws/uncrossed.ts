/**
 * What contact that can't be crossed promises of bodies that begin apart: in every step no edge goes through a triangle of another body or
 * of the own one, no tetrahedron is inside out, and no vertex is below the floor. There is no tolerance.
 */
import type { Finding } from '../law.js';
import { crossingEdge, invertedTet, type Surface, surfaceOf } from '../look/surfaces.js';
import type { Running, Seen } from '../running.js';

interface Shown {
  readonly one: Seen;
  readonly surface: Surface;
}

export function uncrossed({ seen, subject }: Running): Finding | undefined {
  const shown: Shown[] = [];
  for (const one of seen) {
    const surface = one.body.exists ? surfaceOf(one.body) : undefined;
    if (surface !== undefined) shown.push({ one, surface });
  }
  const { floor } = subject.facts;
  for (const [k, a] of shown.entries()) {
    const found = alone(a, floor);
    if (found !== undefined) return found;
    for (const b of shown.slice(k + 1)) {
      if (!a.one.body.isDeformable && !b.one.body.isDeformable) continue;
      const crossing = crosses(a, b) ?? crosses(b, a);
      if (crossing !== undefined) return crossing;
    }
  }
  return undefined;
}

function alone(a: Shown, floor: number | undefined): Finding | undefined {
  const { body, name } = a.one;
  if (!body.isDeformable) return undefined;
  const tet = invertedTet(a.surface);
  if (tet >= 0) return { sentence: `Tetrahedron ${tet} of '${name}' is inside out.`, value: 1, limit: 0 };
  if (floor !== undefined && a.surface.min[1] < floor)
    return {
      sentence: `'${name}' is below the floor.`,
      value: floor - a.surface.min[1],
      limit: 0,
    };
  return body.selfCollision ? crosses(a, a) : undefined;
}

function crosses(a: Shown, b: Shown): Finding | undefined {
  const edge = crossingEdge(a.surface, b.surface);
  if (edge < 0) return undefined;
  return { sentence: `Edge ${edge} of '${a.one.name}' goes through '${b.one.name}'.`, value: 1, limit: 0 };
}
