/**
 * Equal records found by hashing their 32-bit words: vertices at exactly the same place, faces with the same corners.
 * Open addressing, so the answer (the first equal record) never depends on the hash.
 */

/** For each vertex the first vertex at exactly the same place (itself, if it is the first). −0 equals 0. */
export function firstAtSamePlace(positions: Float64Array): Uint32Array {
  // Adding 0 turns −0 into 0, so that equal numbers have equal bits.
  const words = new Uint32Array(positions.map((x) => x + 0).buffer);
  return firstEqualRecord(words, 6);
}

/** For each element the first element with the same corners in any order. */
export function firstWithSameCorners(indices: Uint32Array, perElement: 3 | 4): Uint32Array {
  const sorted = indices.slice();
  for (let k = 0; k < sorted.length; k += perElement) sorted.subarray(k, k + perElement).sort();
  return firstEqualRecord(sorted, perElement);
}

function firstEqualRecord(words: Uint32Array, width: number): Uint32Array {
  const count = words.length / width;
  let capacity = 16;
  while (capacity < 2 * count) capacity *= 2;
  const table = new Int32Array(capacity).fill(-1);
  const first = new Uint32Array(count);
  for (let r = 0; r < count; r++) {
    let slot = hashRecord(words, r * width, width) & (capacity - 1);
    while (table[slot] !== -1 && !equalRecords(words, width, table[slot], r))
      slot = (slot + 1) & (capacity - 1);
    if (table[slot] === -1) table[slot] = r;
    first[r] = table[slot];
  }
  return first;
}

function hashRecord(words: Uint32Array, at: number, width: number): number {
  let h = 0x9e3779b9;
  for (let k = 0; k < width; k++) {
    h = Math.imul(h ^ words[at + k], 0x85ebca6b);
    h ^= h >>> 15;
  }
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

function equalRecords(words: Uint32Array, width: number, r: number, s: number): boolean {
  for (let k = 0; k < width; k++) if (words[r * width + k] !== words[s * width + k]) return false;
  return true;
}
