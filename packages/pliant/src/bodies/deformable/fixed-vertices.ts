import { PliantError } from '../../core/errors.js';
import type { SoftSettings } from './deformable.js';

/** The vertices that a body names, and the vertices in its box. */
export function fixedVertices({ fixed = [], fixedBox }: SoftSettings, positions: Float64Array): number[] {
  const vertices = new Set(fixed);
  if (fixedBox === undefined) return [...vertices];
  const { min, max } = fixedBox;
  for (let v = 0; v < positions.length / 3; v++) {
    const isInside = [0, 1, 2].every((i) => positions[3 * v + i] >= min[i] && positions[3 * v + i] <= max[i]);
    if (isInside) vertices.add(v);
  }
  if (vertices.size > fixed.length) return [...vertices].sort((a, b) => a - b);
  throw new PliantError('invalid-value', "No vertex lies in 'fixedBox'; move it or make it larger.", {
    path: 'body.fixedBox',
  });
}
