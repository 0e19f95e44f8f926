/**
 * Open edges strung into loops of vertices. The walk always leaves by the unused open edge with the smallest number,
 * and whenever it returns to a vertex it has passed, the loop so closed is cut off; so two holes that share a vertex
 * are two loops. Where an edge of three triangles interrupts a boundary, what remains is a path: it is given from end
 * to end.
 */

export interface Hole {
  /** Vertices in order around the hole, or along the path. */
  readonly vertices: Uint32Array;
  /** False for a path that does not return to its start. */
  readonly isLoop: boolean;
}

/** `openEdges` are numbers into `edges`, two vertex numbers each. */
export function holesFrom(edges: Uint32Array, openEdges: Uint32Array): Hole[] {
  const atVertex = new Map<number, number[]>();
  for (const e of openEdges) {
    for (const v of [edges[2 * e], edges[2 * e + 1]]) {
      const list = atVertex.get(v);
      if (list) list.push(e);
      else atVertex.set(v, [e]);
    }
  }
  const used = new Set<number>();
  const holes: Hole[] = [];
  // Paths have their ends at vertices of odd degree: those first, so that no path is entered in its middle.
  const odd = (e: number) => (atVertex.get(edges[2 * e])!.length % 2 === 1 ? 0 : 1);
  for (const e of [...openEdges].sort((a, b) => odd(a) - odd(b) || a - b)) {
    if (!used.has(e)) walk(edges, atVertex, used, edges[2 * e], holes);
  }
  return holes;
}

function walk(
  edges: Uint32Array,
  atVertex: ReadonlyMap<number, readonly number[]>,
  used: Set<number>,
  start: number,
  holes: Hole[],
): void {
  const path = [start];
  const placeOf = new Map([[start, 0]]);
  for (let v = start; ; ) {
    const e = atVertex.get(v)!.find((candidate) => !used.has(candidate));
    if (e === undefined) break;
    used.add(e);
    v = edges[2 * e] === v ? edges[2 * e + 1] : edges[2 * e];
    const seen = placeOf.get(v);
    if (seen === undefined) {
      placeOf.set(v, path.push(v) - 1);
      continue;
    }
    const loop = path.splice(seen + 1);
    for (const w of loop) placeOf.delete(w);
    holes.push({ vertices: Uint32Array.from([v, ...loop]), isLoop: true });
  }
  if (path.length > 1) holes.push({ vertices: Uint32Array.from(path), isLoop: false });
}
