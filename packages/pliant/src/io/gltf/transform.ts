/** Node transforms: 4×4, column by column, as glTF writes them. */
import type { JsonView } from './json-view.js';

export type Matrix4 = readonly number[];

export const IDENTITY: Matrix4 = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

/**
 * A node has a matrix, or translation, rotation (x, y, z, w) and scale, which apply in the order scale, rotate, move.
 */
export function nodeTransform(node: JsonView): Matrix4 {
  const matrix = node.get('matrix');
  if (matrix) return matrix.numbers(16);
  const [tx, ty, tz] = node.get('translation')?.numbers(3) ?? [0, 0, 0];
  const [x, y, z, w] = (node.get('rotation')?.numbers(4) ?? [0, 0, 0, 1]) as [number, number, number, number];
  const [sx, sy, sz] = (node.get('scale')?.numbers(3) ?? [1, 1, 1]) as [number, number, number];
  return [
    (1 - 2 * (y * y + z * z)) * sx,
    2 * (x * y + z * w) * sx,
    2 * (x * z - y * w) * sx,
    0,
    2 * (x * y - z * w) * sy,
    (1 - 2 * (x * x + z * z)) * sy,
    2 * (y * z + x * w) * sy,
    0,
    2 * (x * z + y * w) * sz,
    2 * (y * z - x * w) * sz,
    (1 - 2 * (x * x + y * y)) * sz,
    0,
    tx!,
    ty!,
    tz!,
    1,
  ];
}

export function multiply(a: Matrix4, b: Matrix4): Matrix4 {
  const out: number[] = [];
  for (let column = 0; column < 4; column++) {
    for (let row = 0; row < 4; row++) {
      let sum = 0;
      for (let k = 0; k < 4; k++) sum += a[k * 4 + row] * b[column * 4 + k];
      out.push(sum);
    }
  }
  return out;
}

/** A mirroring transform turns triangles inside out. */
export function mirrors(m: Matrix4): boolean {
  const cofactor0 = m[5] * m[10] - m[6] * m[9];
  const cofactor1 = m[6] * m[8] - m[4] * m[10];
  const cofactor2 = m[4] * m[9] - m[5] * m[8];
  return m[0] * cofactor0 + m[1] * cofactor1 + m[2] * cofactor2 < 0;
}
