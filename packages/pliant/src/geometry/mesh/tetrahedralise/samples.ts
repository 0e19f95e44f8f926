import { twiceArea } from '../measures.js';

/**
 * Points spread over a triangle surface: rows parallel to the longest side of each triangle, no further than `spacing`
 * apart [m], and as far apart within a row. Corners are always among them; a needle gets one row, not a square grid.
 */
export function forEachSample(
  positions: Float64Array,
  triangles: Uint32Array,
  spacing: number,
  visit: (triangle: number, x: number, y: number, z: number) => void,
): void {
  const at = new Float64Array(3);
  for (let t = 0; t < triangles.length; t += 3) {
    const first = longestSide(positions, triangles, t);
    const a = 3 * triangles[t + first];
    const b = 3 * triangles[t + ((first + 1) % 3)];
    const c = 3 * triangles[t + ((first + 2) % 3)];
    const length = sideLength(positions, a, b);
    const height = length > 0 ? twiceArea(positions, a, b, c) / length : 0;
    const rows = Math.max(1, Math.ceil(height / spacing));
    for (let i = 0; i <= rows; i++) {
      const w = i / rows;
      const columns = Math.max(1, Math.ceil(((1 - w) * length) / spacing));
      for (let j = 0; j <= (i === rows ? 0 : columns); j++) {
        const v = (1 - w) * (j / columns);
        for (let k = 0; k < 3; k++) {
          at[k] = (1 - v - w) * positions[a + k] + v * positions[b + k] + w * positions[c + k];
        }
        visit(t / 3, at[0], at[1], at[2]);
      }
    }
  }
}

function longestSide(positions: Float64Array, triangles: Uint32Array, t: number): number {
  let longest = 0;
  let length = -1;
  for (let i = 0; i < 3; i++) {
    const candidate = sideLength(positions, 3 * triangles[t + i], 3 * triangles[t + ((i + 1) % 3)]);
    if (candidate <= length) continue;
    length = candidate;
    longest = i;
  }
  return longest;
}

function sideLength(positions: Float64Array, a: number, b: number): number {
  const x = positions[b] - positions[a];
  const y = positions[b + 1] - positions[a + 1];
  const z = positions[b + 2] - positions[a + 2];
  return Math.sqrt(x * x + y * y + z * z);
}
