/**
 * How the surface runs through one cell of a grid, for every pattern of signs at its corners.
 *
 * Lorensen and Cline 1987 gave a table of triangles whose neighbours can disagree about a shared face with two diagonal
 * corners inside: a crack. Here a face decides alone, from its own four values (the asymptotic decider of Nielson and
 * Hamann 1991), so both cells that share it decide alike. A cell is then known by 8 corner bits and 6 face bits. Its
 * segments on the faces link up to closed loops, each loop is covered by triangles, and the triangulation is found by
 * search instead of being typed in:
 *
 *   signs + decided faces → segments per face → loops → triangles without a diagonal that lies in a face
 *
 * A diagonal in a face could coincide with one of the neighbour's, and the edge would have four triangles. Loops that
 * can't avoid that get a point in the middle. So every edge has exactly two triangles, and every vertex one fan: a
 * closed manifold, whatever the field.
 *
 * Each loop bounds a disc. Where the trilinear field has a tunnel inside one cell (the interior ambiguity of
 * Chernyaev's MC33) the tunnel is not made: faces agree with the trilinear field, the inside of a cell may differ from
 * it in genus.
 *
 * Corner c lies at (c & 1, c >> 1 & 1, c >> 2 & 1). Edge e runs along axis e >> 2 from the corner `EDGE_START[e]`.
 * Faces: −x, +x, −y, +y, −z, +z.
 */
export const EDGE_START: readonly number[] = [0, 2, 4, 6, 0, 1, 4, 5, 0, 1, 2, 3];

export const EDGE_END: readonly number[] = EDGE_START.map((corner, edge) => corner + (1 << (edge >> 2)));

/** Corners of each face in circular order, counter-clockwise seen from outside the cell. */
export const FACE_CORNERS: readonly (readonly number[])[] = [
  [0, 4, 6, 2],
  [1, 3, 7, 5],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
  [0, 2, 3, 1],
  [4, 5, 7, 6],
];

/** Number of the middle point in a loop's triangles. */
export const MIDDLE = 12;

export interface CellLoop {
  /** Edges of the cell that the loop crosses, in order. */
  readonly edges: readonly number[];
  /** Three per triangle, edges of the cell or `MIDDLE`; counter-clockwise from where the values are low. */
  readonly triangles: readonly number[];
}

/** Bits of the faces whose corners alternate: these need a decision. */
export function undecidedFaces(signs: number): number {
  let faces = 0;
  FACE_CORNERS.forEach(([a, b, c, d], face) => {
    const pattern = bit(signs, a!) | (bit(signs, b!) << 1) | (bit(signs, c!) << 2) | (bit(signs, d!) << 3);
    if (pattern === 5 || pattern === 10) faces |= 1 << face;
  });
  return faces;
}

/**
 * The loops of a cell. `signs` has a bit per corner that is inside; `joined` a bit per face that needs a decision and
 * whose two inside corners are connected across it.
 */
export function cellLoops(signs: number, joined: number): CellLoop[] {
  const next = new Map<number, number>();
  for (let face = 0; face < 6; face++) addSegments(next, face, signs, (joined >> face) & 1);
  const loops: CellLoop[] = [];
  while (next.size > 0) {
    const edges: number[] = [];
    let edge = next.keys().next().value!;
    while (next.has(edge)) {
      edges.push(edge);
      const after = next.get(edge)!;
      next.delete(edge);
      edge = after;
    }
    loops.push({ edges, triangles: coverLoop(edges) });
  }
  return loops;
}

function bit(bits: number, k: number): number {
  return (bits >> k) & 1;
}

/**
 * Adds the surface's segments on a face, directed so that, seen from outside the cell, inside corners lie to the right.
 * Walking around the face, a segment then starts where the walk enters the inside. Each cut edge starts a segment on
 * one of its faces and ends one on the other.
 */
function addSegments(next: Map<number, number>, face: number, signs: number, joined: number): void {
  const corners = FACE_CORNERS[face];
  const leaving: number[] = [];
  const entering: number[] = [];
  for (let k = 0; k < 4; k++) {
    const from = corners[k];
    const to = corners[(k + 1) % 4];
    if (bit(signs, from) === bit(signs, to)) continue;
    (bit(signs, from) ? leaving : entering).push(edgeBetween(from, to));
  }
  if (leaving.length === 0) return;
  if (leaving.length === 1) {
    next.set(entering[0], leaving[0]);
    return;
  }
  // Two inside corners: either each is cut off alone, or the two outside corners are.
  leaving.forEach((edge) => {
    const place = placeOf(corners, edge);
    const partner = entering.find((other) => placeOf(corners, other) === (place + (joined ? 1 : 3)) % 4)!;
    next.set(partner, edge);
  });
}

/** Which side of the face, counted in its circular order, an edge is. */
function placeOf(corners: readonly number[], edge: number): number {
  return corners.findIndex((from, k) => edgeBetween(from, corners[(k + 1) % 4]) === edge);
}

function edgeBetween(a: number, b: number): number {
  const low = Math.min(a, b);
  return EDGE_START.findIndex((start, edge) => start === low && EDGE_END[edge] === Math.max(a, b));
}

/** Triangles over a loop; around a middle point where no set of diagonals stays inside the cell. */
function coverLoop(loop: readonly number[]): number[] {
  const direct = coverRange(loop, 0, loop.length - 1);
  if (direct) return direct;
  return loop.flatMap((edge, k) => [edge, loop[(k + 1) % loop.length], MIDDLE]);
}

/** Covers the polygon loop[from…to], whose side from–to is already there. */
function coverRange(loop: readonly number[], from: number, to: number): number[] | undefined {
  if (to - from < 2) return [];
  for (let tip = from + 1; tip < to; tip++) {
    if (!isAllowed(loop, from, tip) || !isAllowed(loop, tip, to)) continue;
    const before = coverRange(loop, from, tip);
    const after = before && coverRange(loop, tip, to);
    if (after) return [...before, loop[from], loop[tip], loop[to], ...after];
  }
  return undefined;
}

/** Sides of the loop are allowed, and diagonals between edges that have no face in common. */
function isAllowed(loop: readonly number[], a: number, b: number): boolean {
  if (b - a === 1 || (a === 0 && b === loop.length - 1)) return true;
  return !FACE_CORNERS.some((corners) => placeOf(corners, loop[a]) >= 0 && placeOf(corners, loop[b]) >= 0);
}
