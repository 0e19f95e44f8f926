/** Pieces of one boundary inside the other, as `BoundaryPieces` cuts them, and the rows along them (`samplePieces`). */

/** Whether the boundary is inside where the walk along it stands. */
let isInside: bool = false;
/** The next row, or FULL. */
let row: i32 = 0;

/** Puts the crossings in their order along one boundary. False where that is not clear. */
function orderCrossings(edges: usize, places: usize): bool {
  for (let k = 0; k < crossings; k++) {
    const edge = i32At(edges, k);
    const place = f64At(places, k);
    let j = k;
    for (; j > 0; j--) {
      const before = i32At(ORDER, j - 1);
      const edgeBefore = i32At(edges, before);
      if (edgeBefore < edge || (edgeBefore === edge && f64At(places, before) <= place)) break;
      setI32(ORDER, j, before);
    }
    setI32(ORDER, j, k);
  }
  for (let k = 1; k < crossings; k++) {
    const p = i32At(ORDER, k - 1);
    const q = i32At(ORDER, k);
    if (i32At(edges, p) === i32At(edges, q) && f64At(places, q) - f64At(places, p) <= SAME_PLACE) return false;
  }
  return true;
}

/** Whether the boundary goes into the other region at a crossing. `owner` is 0 for a's boundary, `side` is the other's. */
// @ts-ignore: decorator
@inline
function leadsIn(crossing: i32, owner: i32, side: i32): bool {
  const isLeft = i32At(TURN, crossing) > 0 === (owner === 1);
  return isLeft === side > 0;
}

/** Adds the rows of all pieces of one boundary. False where their order is not clear. */
function addPieces(owner: i32, slot: usize, count: i32, other: usize, side: i32): bool {
  const edges = owner === 0 ? EDGE_A : EDGE_B;
  const places = owner === 0 ? PLACE_A : PLACE_B;
  if (!orderCrossings(edges, places)) return false;
  const corners = cornersOf(slot, count);
  isInside = !leadsIn(i32At(ORDER, 0), owner, side);
  let e = 0;
  let k = 0;
  while (k < crossings) {
    const met = i32At(edges, i32At(ORDER, k));
    addWhole(owner, slot, corners, count, e, met, other);
    let t: f64 = 0;
    for (; k < crossings; k++) {
      const crossing = i32At(ORDER, k);
      if (i32At(edges, crossing) !== met) break;
      const place = f64At(places, crossing);
      if (place > t) {
        if (isInside) addPiece(owner, corners, count, met, t, place);
        t = place;
      }
      isInside = leadsIn(crossing, owner, side);
    }
    if (t < 1 && isInside) addPiece(owner, corners, count, met, t, 1);
    e = met + 1;
  }
  addWhole(owner, slot, corners, count, e, count, other);
  return true;
}

/** The edges `first … end - 1` meet nothing; what is outside of the other's box is outside. */
function addWhole(
  owner: i32,
  slot: usize,
  corners: usize,
  count: i32,
  first: i32,
  end: i32,
  other: usize,
): void {
  if (!isInside) return;
  for (let e = first; e < end; ) {
    const double = e / DOUBLE;
    const last = min(end, DOUBLE * (double + 1));
    const box = slot + 32 + ((<usize>double) << 6);
    const isLast = DOUBLE * double + RUN >= count;
    if (!doubleOverlap(box, isLast, other)) {
      isInside = false;
    }
    if (isInside) for (; e < last; e++) addPiece(owner, corners, count, e, 0, 1);
    e = last;
  }
}

/** Whether the box around two runs, or around a last one alone, has a point in common with a box. */
function doubleOverlap(box: usize, isLast: bool, other: usize): bool {
  if (isLast) return overlap(box, other);
  const low = f64x2.pmin(v128.load(box), v128.load(box, 32));
  const high = f64x2.pmax(v128.load(box, 16), v128.load(box, 48));
  return i64x2.all_true(
    v128.and(f64x2.le(low, v128.load(other, 16)), f64x2.le(v128.load(other), high)),
  );
}

/** Adds the vertex at the start of a piece, if there is one, and samples along it. */
function addPiece(owner: i32, corners: usize, count: i32, e: i32, from: f64, to: f64): void {
  const p = corners + ((<usize>e) << 4);
  const ax = load<f64>(p);
  const ay = load<f64>(p, 8);
  const dx = load<f64>(p, 16) - ax;
  const dy = load<f64>(p, 24) - ay;
  const share = to - from;
  const length = share * Math.sqrt(dx * dx + dy * dy);
  const parts = Math.max(1, Math.ceil(length / (2 * error)));
  if (row < 0 || <f64>row + parts + 1 > <f64>capacity) {
    row = FULL;
    return;
  }
  if (from === 0) {
    addRow(owner, e, e, 0);
    setF64(rowPoint, 2 * row, ax);
    setF64(rowPoint, 2 * row + 1, ay);
    row++;
  }
  const weight = length / parts;
  for (let i = 0; i < <i32>parts; i++) {
    const t = from + (share * (<f64>i + 0.5)) / parts;
    addRow(owner, -1, count + e, weight);
    setF64(rowPoint, 2 * row, ax + t * dx);
    setF64(rowPoint, 2 * row + 1, ay + t * dy);
    row++;
  }
}

// @ts-ignore: decorator
@inline
function addRow(owner: i32, vertex: i32, own: i32, weight: f64): void {
  store<u8>(rowOf + <usize>row, <u8>owner);
  setI32(rowVertex, row, vertex);
  setI32(rowOwn, row, own);
  setF64(rowWeight, row, weight);
}
