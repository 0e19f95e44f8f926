/**
 * What remains of one lattice tetrahedron inside a surface. Each corner is inside (+), on the surface (0) or outside
 * (−); on every edge from + to − sits a cut point, and the inside part is filled with one, two or three tetrahedra
 * (Labelle and Shewchuk, "Isosurface stuffing: fast tetrahedral meshes with good dihedral angles", 2007).
 *
 * Where two corners of a face are + and one is −, a quadrilateral with two cut points remains, and its diagonal must be
 * the one the tetrahedron on the other side chooses, so it depends on the face alone. A corner "wins" when the diagonal
 * starts from it:
 *  - between a centre and a corner node, the one whose edge to the − end is short wins. The other would start from the
 *    short edge's cut, which gives angles down to 6°.
 *  - between two nodes of one kind, the even one wins (the paper's parity rule; their coordinates differ by one step).
 * Around a prism of three + corners the two centre-against-corner quadrilaterals have a common loser or a common
 * winner, so the three diagonals never chase each other in a circle, and the prism always splits. The quadrilateral
 * that lies on the surface is nobody else's: it takes the diagonal with the better worst tetrahedron. (The shorter one
 * would cost two degrees of the bound.)
 *
 * Orientation: in a positive tetrahedron (p, q, r, m), replacing corners by cut points on edges towards m keeps it
 * positive.
 */

export interface StencilSource {
  /** −1, 0 or 1 for a lattice node. */
  label(node: number): number;
  /** Whether the coordinates of the node, within its kind, add up to an even number. */
  isEven(node: number): boolean;
  isLong(nodeA: number, nodeB: number): boolean;
  /** Output vertex of a node. */
  vertexOf(node: number): number;
  /** Output vertex of the cut point on the edge from a + to a − node. */
  cutOf(plus: number, minus: number): number;
  /** Shape of a tetrahedron of output vertices, 1 if regular. */
  quality(a: number, b: number, c: number, d: number): number;
  emit(a: number, b: number, c: number, d: number): void;
}

/** Fills the inside part of the positive lattice tetrahedron `nodes`. Sorts `nodes` by label as it goes. */
export function fillTet(nodes: Int32Array, source: StencilSource): void {
  const plusCount = sortByLabel(nodes, source);
  const minusCount = countLabel(nodes, source, -1);
  const [p, q, r, m] = nodes as unknown as [number, number, number, number];
  const v = (node: number) => source.vertexOf(node);
  const cut = (plus: number, minus: number) => source.cutOf(plus, minus);
  if (plusCount === 0) return;
  if (minusCount === 0) source.emit(v(p), v(q), v(r), v(m));
  else if (plusCount === 1) {
    const second = minusCount === 3 ? cut(p, q) : v(q);
    const third = minusCount >= 2 ? cut(p, r) : v(r);
    source.emit(v(p), second, third, cut(p, m));
  } else if (plusCount === 3) fillThreeInside(p, q, r, m, source);
  else if (minusCount === 2) fillTwoInside(p, q, r, m, source);
  else if (wins(p, q, m, source)) {
    source.emit(v(p), v(q), v(r), cut(q, m));
    source.emit(v(p), cut(q, m), v(r), cut(p, m));
  } else {
    source.emit(v(p), v(q), v(r), cut(p, m));
    source.emit(cut(p, m), v(q), v(r), cut(q, m));
  }
}

function fillThreeInside(p: number, q: number, r: number, m: number, source: StencilSource): void {
  const base = [p, q, r];
  const prism = splitPrism(
    base.map((node) => source.vertexOf(node)),
    base.map((node) => source.cutOf(node, m)),
    wins(p, q, m, source),
    wins(q, r, m, source),
    wins(r, p, m, source),
  );
  emitAll(prism, source);
}

function fillTwoInside(p: number, q: number, m: number, n: number, source: StencilSource): void {
  const a = [source.vertexOf(p), source.cutOf(p, m), source.cutOf(p, n)];
  const b = [source.vertexOf(q), source.cutOf(q, m), source.cutOf(q, n)];
  const winsM = wins(p, q, m, source);
  const winsN = wins(p, q, n, source);
  const prism = splitPrism(a, b, winsM, winsN, !winsN);
  // Where the two diagonals start at different ends, the other choice for the surface would chase in a circle.
  if (winsM !== winsN) emitAll(prism, source);
  else {
    const other = splitPrism(a, b, winsM, !winsN, !winsN);
    emitAll(worstOf(other, source) > worstOf(prism, source) ? other : prism, source);
  }
}

/**
 * The three tetrahedra of the prism between triangles `a` and `b`, where (a₀, a₁, a₂, b₀) is positive. `wins01` means
 * that the quadrilateral of columns 0 and 1 has the diagonal a₀–b₁, else a₁–b₀; likewise around.
 */
export function splitPrism(
  a: readonly number[],
  b: readonly number[],
  wins01: boolean,
  wins12: boolean,
  wins20: boolean,
): number[] {
  // The column that wins twice, the one that wins once, the one that never does.
  const first = wins01 && !wins20 ? 0 : wins12 && !wins01 ? 1 : 2;
  const oneWins = first === 0 ? wins12 : first === 1 ? wins20 : wins01;
  const second = (first + (oneWins ? 1 : 2)) % 3;
  const third = (first + (oneWins ? 2 : 1)) % 3;
  const [a1, a2, a3] = [a[first], a[second], a[third]];
  const [b1, b2, b3] = [b[first], b[second], b[third]];
  return oneWins
    ? [a1, a2, a3, b3, a1, a2, b3, b2, a1, b2, b3, b1]
    : [a1, a2, b3, a3, a1, a2, b2, b3, a1, b2, b1, b3];
}

function worstOf(tets: readonly number[], source: StencilSource): number {
  let worst = 1;
  for (let t = 0; t < tets.length; t += 4) {
    worst = Math.min(worst, source.quality(tets[t], tets[t + 1], tets[t + 2], tets[t + 3]));
  }
  return worst;
}

function emitAll(tets: readonly number[], source: StencilSource): void {
  for (let t = 0; t < tets.length; t += 4) source.emit(tets[t], tets[t + 1], tets[t + 2], tets[t + 3]);
}

/** Whether the diagonal of the quadrilateral (p, q, cut q–m, cut p–m) starts from p. */
function wins(p: number, q: number, m: number, source: StencilSource): boolean {
  if (source.isLong(p, q)) return source.isEven(p);
  return source.isLong(q, m);
}

function countLabel(nodes: Int32Array, source: StencilSource, label: number): number {
  let count = 0;
  for (let i = 0; i < 4; i++) if (source.label(nodes[i]) === label) count++;
  return count;
}

/**
 * Sorts + before 0 before − by an even permutation, so that the tetrahedron stays positive. Returns the number of +.
 */
function sortByLabel(nodes: Int32Array, source: StencilSource): number {
  let isOdd = false;
  for (let i = 1; i < 4; i++) {
    for (let j = i; j > 0 && source.label(nodes[j]) > source.label(nodes[j - 1]); j--) {
      swap(nodes, j, j - 1);
      isOdd = !isOdd;
    }
  }
  if (isOdd) {
    // Four corners and three labels: some two neighbours have the same one.
    for (let i = 0; i < 3; i++) {
      if (source.label(nodes[i]) !== source.label(nodes[i + 1])) continue;
      swap(nodes, i, i + 1);
      break;
    }
  }
  return countLabel(nodes, source, 1);
}

function swap(nodes: Int32Array, i: number, j: number): void {
  const kept = nodes[i];
  nodes[i] = nodes[j];
  nodes[j] = kept;
}
