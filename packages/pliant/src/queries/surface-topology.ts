/**
 * Which triangles of a surface meet at which edge, after vertices at the same place are taken as one (files such as
 * STL repeat them). Triangles with two corners in one place have no area and take no part.
 */

export interface SurfaceTopology {
  /** The first vertex at the same place, for each vertex. */
  readonly welded: Uint32Array;
  /** For edge k of triangle t (corner k to the next), the directed edge 3·t′+k′ on the other side, or −1. */
  readonly twins: Int32Array;
  /** Every edge has exactly one other side, run through the other way: the surface bounds a solid. */
  readonly closed: boolean;
  /** One vertex of each connected part (joined by triangles), in order. */
  readonly seeds: Uint32Array;
}

export function surfaceTopology(positions: Float64Array, triangles: Uint32Array): SurfaceTopology {
  const welded = weldVertices(positions);
  const edges = triangles.length;
  const twins = new Int32Array(edges).fill(-1);
  const bits = Math.max(4, 33 - Math.clz32(Math.max(1, edges)));
  const mask = (1 << bits) - 1;
  const table = new Int32Array(mask + 1).fill(-1);
  const from = (e: number) => welded[triangles[e]];
  const to = (e: number) => welded[triangles[e % 3 === 2 ? e - 2 : e + 1]];
  let sound = true;
  for (let e = 0; e < edges; e++) {
    if (collapsed(triangles, welded, e)) continue;
    let h = edgeHash(from(e), to(e)) & mask;
    while (table[h] >= 0 && (from(table[h]) !== from(e) || to(table[h]) !== to(e))) h = (h + 1) & mask;
    if (table[h] >= 0) sound = false;
    else table[h] = e;
  }
  for (let e = 0; e < edges; e++) {
    if (collapsed(triangles, welded, e)) continue;
    let h = edgeHash(to(e), from(e)) & mask;
    while (table[h] >= 0 && (from(table[h]) !== to(e) || to(table[h]) !== from(e))) h = (h + 1) & mask;
    twins[e] = table[h];
    if (table[h] < 0) sound = false;
  }
  return { welded, twins, closed: sound && edges > 0, seeds: partSeeds(welded, triangles) };
}

function partSeeds(welded: Uint32Array, triangles: Uint32Array): Uint32Array {
  const parent = Uint32Array.from(welded);
  const root = (v: number): number => {
    let r = v;
    while (parent[r] !== r) r = parent[r] = parent[parent[r]];
    return r;
  };
  for (let t = 0; t < triangles.length; t += 3) {
    const a = root(triangles[t]);
    for (const other of [root(triangles[t + 1]), root(triangles[t + 2])]) parent[other] = root(a);
  }
  const seeds = new Set<number>();
  for (let i = 0; i < triangles.length; i++) seeds.add(root(triangles[i]));
  return Uint32Array.from(seeds).sort();
}

function collapsed(triangles: Uint32Array, welded: Uint32Array, e: number): boolean {
  const t = e - (e % 3);
  const a = welded[triangles[t]];
  const b = welded[triangles[t + 1]];
  const c = welded[triangles[t + 2]];
  return a === b || b === c || c === a;
}

function edgeHash(a: number, b: number): number {
  const h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b + 0x7f4a7c15, 0x85ebca6b);
  return (h ^ (h >>> 15)) >>> 0;
}

function weldVertices(positions: Float64Array): Uint32Array {
  const count = positions.length / 3;
  const welded = new Uint32Array(count);
  const mask = (1 << Math.max(4, 33 - Math.clz32(Math.max(1, count)))) - 1;
  const table = new Int32Array(mask + 1).fill(-1);
  const words = new Int32Array(6);
  const numbers = new Float64Array(words.buffer);
  for (let v = 0; v < count; v++) {
    // Adding zero makes −0 and 0 the same place.
    for (let n = 0; n < 3; n++) numbers[n] = positions[3 * v + n] + 0;
    let h = 0;
    for (let n = 0; n < 6; n++) h = Math.imul(h ^ words[n], 0x9e3779b1) ^ (h >>> 13);
    h = (h ^ (h >>> 16)) & mask;
    while (table[h] >= 0 && !samePlace(positions, 3 * table[h], 3 * v)) h = (h + 1) & mask;
    if (table[h] < 0) table[h] = v;
    welded[v] = table[h];
  }
  return welded;
}

function samePlace(p: Float64Array, i: number, j: number): boolean {
  return p[i] === p[j] && p[i + 1] === p[j + 1] && p[i + 2] === p[j + 2];
}
