/** Renumbers so that every vertex is used; the order of the remaining ones is kept. */
export function withoutUnused(
  positions: Float64Array,
  indices: Uint32Array,
): { positions: Float64Array; indices: Uint32Array } {
  const used = new Uint8Array(positions.length / 3);
  for (const v of indices) used[v] = 1;
  const number = new Uint32Array(used.length);
  const kept: number[] = [];
  let count = 0;
  for (let v = 0; v < used.length; v++) {
    if (!used[v]) continue;
    number[v] = count++;
    kept.push(positions[3 * v], positions[3 * v + 1], positions[3 * v + 2]);
  }
  return { positions: Float64Array.from(kept), indices: indices.map((v) => number[v]) };
}
