import type { BodyLook } from '@pliant/three';
import { compileSolid } from 'pliant/queries';

/** Of what has no end [m]. */
const USUAL = 0.5;

/** Edges of the box around a body [m]: in its own axes, or in those of the world where it deforms. */
export function sizeOfLook(
  look: BodyLook | undefined,
  vertices: Float32Array | undefined,
): [number, number, number] {
  if (look === undefined || look.shape.kind === 'plane') return [USUAL, USUAL, USUAL];
  if (look.shape.kind !== 'surface') {
    const { bounds } = compileSolid(look.shape, look.kind === 'rigid');
    return [bounds[3] - bounds[0], bounds[4] - bounds[1], bounds[5] - bounds[2]];
  }
  const { first, count } = look.shape;
  const size = [0, 1, 2].map((axis) => {
    let [low, high] = [Infinity, -Infinity];
    for (let i = first; vertices !== undefined && i < first + count; i++) {
      low = Math.min(low, vertices[3 * i + axis]);
      high = Math.max(high, vertices[3 * i + axis]);
    }
    return low < high ? high - low : USUAL;
  });
  return size as [number, number, number];
}
