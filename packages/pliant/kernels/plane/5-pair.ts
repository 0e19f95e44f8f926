/** Pairs of outlines, one by one and of a whole scene. */

/** What the last call left: the pair it stands at, rows, and pairs listed. */
let atA: i32 = 0;
let atB: i32 = 0;
let pairCount: i32 = 0;

/** Bytes of a body in the table: its place, number of corners (0: for the plain code), side, whether it can move. */
const BODY: usize = 16;

/** Answers of `detect`: all done, a pair for the plain code, no room. */
const DONE: i32 = 0;
const PLAIN: i32 = 1;
const NO_ROOM: i32 = 2;

/**
 * Adds the penetrating points of both outlines from row `first` on, and returns how many rows there are then; below
 * zero where the plain code must be asked, or where there is no room. Sides tell on which side of its edges a region is.
 */
function penetrations(
  a: usize,
  countA: i32,
  sideA: i32,
  b: usize,
  countB: i32,
  sideB: i32,
  first: i32,
): i32 {
  if (!findCrossings(a, countA, b, countB)) return LEFT;
  // An outline that meets nothing may lie in the other.
  if (crossings === 0) return isWithin(a, b) || isWithin(b, a) ? LEFT : first;
  row = first;
  if (!addPieces(0, a, countA, b, sideB)) return LEFT;
  const middle = row;
  if (!addPieces(1, b, countB, a, sideA)) return LEFT;
  if (row < 0) return FULL;
  if (row === first) return first;
  spacing = error * SQRT2;
  reach = spacing / SQRT2;
  x0 = Math.max(load<f64>(a), load<f64>(b)) - spacing;
  y0 = Math.max(load<f64>(a, 8), load<f64>(b, 8)) - spacing;
  // A grid that is too large is refused by the plain code.
  const width = Math.min(load<f64>(a, 16), load<f64>(b, 16)) - Math.max(load<f64>(a), load<f64>(b));
  const height = Math.min(load<f64>(a, 24), load<f64>(b, 24)) - Math.max(load<f64>(a, 8), load<f64>(b, 8));
  if (!((Math.ceil(width / spacing) + 3) * (Math.ceil(height / spacing) + 3) <= MOST_SAMPLES)) return LEFT;
  measure(first, middle, b, countB, sideB);
  measure(middle, row, a, countA, sideA);
  return row;
}

/** Whether the box at `p` lies within that at `q`. */
function isWithin(p: usize, q: usize): bool {
  return i64x2.all_true(
    v128.and(f64x2.ge(v128.load(p), v128.load(q)), f64x2.le(v128.load(p, 16), v128.load(q, 16))),
  );
}

/** Closes the rings of all outlines in the table and writes their boxes. */
export function prepareAll(table: usize, bodies: i32): void {
  const end = table + BODY * <usize>bodies;
  for (let body = table; body < end; body += BODY) {
    const count = load<i32>(body, 4);
    if (count > 0) prepare(load<u32>(body), count);
  }
}

/**
 * Adds the penetrating points of all pairs of the table from the pair (i, j) on, in their order, and lists the pairs
 * that have some: i, j and first row. Stops where the plain code must be asked, or where there is no room.
 */
export function detect(
  table: usize,
  bodies: i32,
  i: i32,
  j: i32,
  first: i32,
  pairs: usize,
  most: i32,
): i32 {
  pairCount = 0;
  row = first;
  let from = j;
  for (let k = i; k + 1 < bodies; k++) {
    const a = table + BODY * <usize>k;
    const slot = <usize>load<u32>(a);
    const low = v128.load(slot);
    const high = v128.load(slot, 16);
    for (let m = from; m < bodies; m++) {
      const b = table + BODY * <usize>m;
      const other = <usize>load<u32>(b);
      const isNear = i64x2.all_true(
        v128.and(f64x2.le(low, v128.load(other, 16)), f64x2.le(v128.load(other), high)),
      );
      if (!isNear || (load<i32>(a, 12) | load<i32>(b, 12)) === 0) continue;
      atA = k;
      atB = m;
      if (pairCount === most) return NO_ROOM;
      const countA = load<i32>(a, 4);
      const countB = load<i32>(b, 4);
      if (countA === 0 || countB === 0) return PLAIN;
      const start = row;
      const found = penetrations(slot, countA, load<i32>(a, 8), other, countB, load<i32>(b, 8), start);
      row = start;
      if (found === LEFT) return PLAIN;
      if (found === FULL) return NO_ROOM;
      row = found;
      if (found === start) continue;
      const pair = pairs + 12 * <usize>pairCount;
      pairCount++;
      store<i32>(pair, k);
      store<i32>(pair, m, 4);
      store<i32>(pair, start, 8);
    }
    from = k + 2;
  }
  return DONE;
}

/** Writes where the last `detect` stopped: i, j, rows, pairs listed. */
export function stopped(out: usize): void {
  store<i32>(out, atA);
  store<i32>(out, atB, 4);
  store<i32>(out, row, 8);
  store<i32>(out, pairCount, 12);
}
