/** Depths and ways out of the rows, as `CellDepths` and `NearEdges` measure them. */

/** Rows of a stretch, and edges of its list, that are not worth a split. */
const FEW_ROWS: i32 = 4;
const FEW_EDGES: i32 = 4;

/** The outline that is measured against: its corners, their number and its side; and the grid. */
let corners: usize = 0;
let corner_count: i32 = 0;
let outlineSide: f64 = 0;
let x0: f64 = 0;
let y0: f64 = 0;
let spacing: f64 = 0;
/** Samples are so far from the middle of their cell: the bound d. */
let reach: f64 = 0;
/** Nearest feature of the sample measured last. */
let nearestFeature: i32 = 0;
/** Cell of the row measured last. Where one edge is nearest to all of it, that edge; else its samples are kept. */
let cellColumn: f64 = NaN;
let cellRow: f64 = NaN;
let cellEdge: usize = 0;
/** Counts the outlines measured against: samples of others are not of this one. */
let measured: i32 = 0;
/** Middle of a stretch, and how far its rows are from it at most. */
let middleX: f64 = 0;
let middleY: f64 = 0;
let half: f64 = 0;

/** Measures the rows `first … end - 1` against the outline at `slot`. */
function measure(first: i32, end: i32, slot: usize, count: i32, side: i32): void {
  corners = cornersOf(slot, count);
  corner_count = count;
  outlineSide = <f64>side;
  if (++measured === 0) forgetSamples();
  // Samples of a stretch follow each other within 2 d.
  const gapSq = 6 * error * error;
  for (let from = first; from < end; ) {
    let to = from + 1;
    for (; to < end; to++) {
      const dx = f64At(rowPoint, 2 * to) - f64At(rowPoint, 2 * to - 2);
      const dy = f64At(rowPoint, 2 * to + 1) - f64At(rowPoint, 2 * to - 1);
      if (dx * dx + dy * dy > gapSq) break;
    }
    turnToStretch(from, to);
    const listed = gather(slot);
    split(from, to, LISTS, listed);
    from = to;
  }
}

/** The count of outlines has come round: what it says of samples is void. */
function forgetSamples(): void {
  const none = f64x2.splat(NaN);
  for (let at = SAMPLES; at < OWN_END; at += SAMPLE) v128.store(at, none);
}

/** The middle of the rows, and how far they are from it. */
function turnToStretch(from: i32, to: i32): void {
  let low = v128.load(rowPoint + ((<usize>from) << 4));
  let high = low;
  for (let k = from + 1; k < to; k++) {
    const p = v128.load(rowPoint + ((<usize>k) << 4));
    low = f64x2.pmin(low, p);
    high = f64x2.pmax(high, p);
  }
  const extent = f64x2.sub(high, low);
  const middle = f64x2.mul(f64x2.add(low, high), f64x2.splat(0.5));
  middleX = f64x2.extract_lane(middle, 0);
  middleY = f64x2.extract_lane(middle, 1);
  const width = f64x2.extract_lane(extent, 0);
  const height = f64x2.extract_lane(extent, 1);
  half = 0.5 * Math.sqrt(width * width + height * height);
}

/** Lists the edges that can be nearest to a sample of the stretch turned to. The crossings tell how far they can be. */
function gather(slot: usize): i32 {
  let leastSq: f64 = Infinity;
  for (let k = 0; k < crossings; k++) {
    const dx = f64At(POINT, 2 * k) - middleX;
    const dy = f64At(POINT, 2 * k + 1) - middleY;
    leastSq = Math.min(leastSq, dx * dx + dy * dy);
  }
  const spare = 2 * half + 4 * reach;
  // Places of crossings are rounded.
  const far = (Math.sqrt(leastSq) + spare) * (1 + 1e-9) + 1e-12 * (Math.abs(middleX) + Math.abs(middleY));
  const middle = f64x2.replace_lane(f64x2.splat(middleX), 1, middleY);
  const low = f64x2.sub(middle, f64x2.splat(far));
  const high = f64x2.add(middle, f64x2.splat(far));
  let count = 0;
  let box = slot + 32;
  // Other records take the place of the edge of the last cell.
  cellColumn = NaN;
  for (let first = 0; first < corner_count; first += RUN, box += 32) {
    if (!i64x2.all_true(v128.and(f64x2.le(low, v128.load(box, 16)), f64x2.le(v128.load(box), high)))) continue;
    const end = min(first + RUN, corner_count);
    let at = corners + ((<usize>first) << 4);
    let p = v128.load(at);
    for (let e = first; e < end; e++) {
      at += 16;
      const q = v128.load(at);
      const isNear = i64x2.all_true(
        v128.and(f64x2.ge(f64x2.pmax(p, q), low), f64x2.le(f64x2.pmin(p, q), high)),
      );
      if (isNear) {
        const record = RECORDS + STRIDE * <usize>count;
        const way = f64x2.sub(q, p);
        const ex = f64x2.extract_lane(way, 0);
        const ey = f64x2.extract_lane(way, 1);
        v128.store(record, p);
        v128.store(record, way, 16);
        store<f64>(record, ex * ex + ey * ey, 32);
        store<i32>(record, e, 40);
        store<u32>(LISTS + ((<usize>count) << 2), <u32>record);
        count++;
      }
      p = q;
    }
  }
  return narrow(LISTS, count, LISTS);
}

/** The same number of two records. */
// @ts-ignore: decorator
@inline
function both(p: usize, q: usize, offset: usize): v128 {
  return f64x2.replace_lane(f64x2.splat(load<f64>(p + offset)), 1, load<f64>(q + offset));
}

/** Writes squared distances from a point to the edges of a list, and returns the least. */
function squaresFrom(list: usize, count: i32, x: f64, y: f64): f64 {
  const xs = f64x2.splat(x);
  const ys = f64x2.splat(y);
  const one = f64x2.splat(1);
  const zero = f64x2.splat(0);
  let best = f64x2.splat(Infinity);
  for (let k = 0; k < count; k += 2) {
    const p = <usize>i32At(list, k);
    const q = k + 1 < count ? <usize>i32At(list, k + 1) : p;
    const ex = both(p, q, 16);
    const ey = both(p, q, 24);
    const px = f64x2.sub(xs, both(p, q, 0));
    const py = f64x2.sub(ys, both(p, q, 8));
    const along = f64x2.div(f64x2.add(f64x2.mul(px, ex), f64x2.mul(py, ey)), both(p, q, 32));
    const t = f64x2.pmin(one, f64x2.pmax(zero, along));
    const dx = f64x2.sub(px, f64x2.mul(t, ex));
    const dy = f64x2.sub(py, f64x2.mul(t, ey));
    const square = f64x2.add(f64x2.mul(dx, dx), f64x2.mul(dy, dy));
    v128.store(SQUARES + ((<usize>k) << 3), square);
    best = f64x2.pmin(best, square);
  }
  const even = f64x2.extract_lane(best, 0);
  const odd = f64x2.extract_lane(best, 1);
  return even < odd ? even : odd;
}

/** Writes to `out` what of a list is at most so far by the squares written last. */
// @ts-ignore: decorator
@inline
function keep(list: usize, count: i32, out: usize, mostSq: f64): i32 {
  let kept = 0;
  for (let k = 0; k < count; k++) {
    setI32(out, kept, i32At(list, k));
    kept += <i32>(f64At(SQUARES, k) <= mostSq);
  }
  return kept;
}

/** Writes to `out` what of a list can be nearest to a sample of the stretch turned to. */
function narrow(list: usize, count: i32, out: usize): i32 {
  // What is nearest to a sample is at most so much farther from the middle.
  const least = Math.sqrt(squaresFrom(list, count, middleX, middleY));
  const most = (least + 2 * half + 4 * reach) * (1 + 1e-8);
  return keep(list, count, out, most * most);
}

/** Measures the rows of a stretch, in halves as long as these have fewer edges near. */
function split(from: i32, to: i32, list: usize, count: i32): void {
  const next = list + ((<usize>count) << 2);
  if (to - from <= FEW_ROWS || count <= FEW_EDGES || next + ((<usize>count) << 2) > NEAR) {
    for (let k = from; k < to; k++) measureRow(k, list, count);
    return;
  }
  const middle = (from + to) >> 1;
  turnToStretch(from, middle);
  split(from, middle, next, narrow(list, count, next));
  turnToStretch(middle, to);
  split(middle, to, next, narrow(list, count, next));
}

/** Depth and way out of one row. */
function measureRow(k: i32, list: usize, count: i32): void {
  const x = f64At(rowPoint, 2 * k);
  const y = f64At(rowPoint, 2 * k + 1);
  const i = Math.floor((x - x0) / spacing);
  const j = Math.floor((y - y0) / spacing);
  if (i !== cellColumn || j !== cellRow) turnToCell(i, j, list, count);
  if (cellEdge === 0) {
    interpolate(k, x, y, i, j);
    return;
  }
  const scale = outlineSide / Math.sqrt(load<f64>(cellEdge, 32));
  const nx = load<f64>(cellEdge, 24) * scale;
  const ny = -load<f64>(cellEdge, 16) * scale;
  const value = (x - load<f64>(cellEdge)) * nx + (y - load<f64>(cellEdge, 8)) * ny;
  setF64(rowDistance, k, Math.min(value, 0));
  setI32(rowFeature, k, corner_count + load<i32>(cellEdge, 40));
  setF64(rowNormal, 2 * k, nx);
  setF64(rowNormal, 2 * k + 1, ny);
}

/** Values and nearest features of the samples of the cell turned to. */
let v0: f64 = 0;
let v1: f64 = 0;
let v2: f64 = 0;
let v3: f64 = 0;
let f0: i32 = 0;
let f1: i32 = 0;
let f2: i32 = 0;
let f3: i32 = 0;

/** Finds the edge that is nearest to all of cell (i, j), or measures its samples. */
function turnToCell(i: f64, j: f64, list: usize, count: i32): void {
  cellColumn = i;
  cellRow = j;
  const distance = Math.sqrt(squaresFrom(list, count, x0 + (i + 0.5) * spacing, y0 + (j + 0.5) * spacing));
  const most = (distance + 2 * reach) * (1 + 1e-9);
  const near = keep(list, count, NEAR, most * most);
  cellEdge = near === 1 ? <usize>i32At(NEAR, 0) : 0;
  if (near === 1) return;
  v0 = sampleAt(i, j, near, list, count);
  f0 = nearestFeature;
  v1 = sampleAt(i + 1, j, near, list, count);
  f1 = nearestFeature;
  v2 = sampleAt(i, j + 1, near, list, count);
  f2 = nearestFeature;
  v3 = sampleAt(i + 1, j + 1, near, list, count);
  f3 = nearestFeature;
}

/** Signed distance of the sample in column `i` and row `j`, measured or as it was measured for a cell beside. */
function sampleAt(i: f64, j: f64, near: i32, list: usize, count: i32): f64 {
  const kept = SAMPLES + SAMPLE * <usize>((<i32>i + 5 * <i32>j) & (KEPT_SAMPLES - 1));
  const place = f64x2.replace_lane(f64x2.splat(i), 1, j);
  if (load<i32>(kept, 28) === measured && i64x2.all_true(f64x2.eq(v128.load(kept), place))) {
    nearestFeature = load<i32>(kept, 24);
    return load<f64>(kept, 16);
  }
  const value = signedDistance(x0 + i * spacing, y0 + j * spacing, near, list, count);
  v128.store(kept, place);
  store<f64>(kept, value, 16);
  store<i32>(kept, nearestFeature, 24);
  store<i32>(kept, measured, 28);
  return value;
}

/** Bilinear between the four samples of the cell turned to, which is (i, j). */
function interpolate(k: i32, x: f64, y: f64, i: f64, j: f64): void {
  const s = (x - x0) / spacing - i;
  const t = (y - y0) / spacing - j;
  const low = v1 - v0;
  const high = v3 - v2;
  const below = v0 + s * low;
  const rise = v2 + s * high - below;
  const value = below + t * rise;
  setF64(rowDistance, k, Math.min(value, 0));
  setI32(rowFeature, k, t < 0.5 ? (s < 0.5 ? f0 : f1) : s < 0.5 ? f2 : f3);
  const nx = (low + t * (high - low)) / spacing;
  const ny = rise / spacing;
  const length = Math.sqrt(nx * nx + ny * ny);
  setF64(rowNormal, 2 * k, length > RIDGE ? nx / length : 0);
  setF64(rowNormal, 2 * k + 1, length > RIDGE ? ny / length : 0);
}

/** Signed distance of a sample, negative inside. */
function signedDistance(x: f64, y: f64, near: i32, list: usize, count: i32): f64 {
  let bestSq: f64 = Infinity;
  let best: usize = 0;
  let part = 0;
  let side: f64 = 0;
  for (let n = 0; n < near; n++) {
    const record = <usize>i32At(NEAR, n);
    const ex = load<f64>(record, 16);
    const ey = load<f64>(record, 24);
    const px = x - load<f64>(record);
    const py = y - load<f64>(record, 8);
    const along = px * ex + py * ey;
    const lengthSq = load<f64>(record, 32);
    if (along > 0 && along < lengthSq) {
      const cross = ex * py - ey * px;
      if (cross * cross >= bestSq * lengthSq) continue;
      bestSq = (cross * cross) / lengthSq;
      best = record;
      part = 2;
      side = cross;
      continue;
    }
    const qx = along > 0 ? px - ex : px;
    const qy = along > 0 ? py - ey : py;
    const distanceSq = qx * qx + qy * qy;
    if (distanceSq >= bestSq) continue;
    bestSq = distanceSq;
    best = record;
    part = along > 0 ? 1 : 0;
  }
  const e = load<i32>(best, 40);
  const after = e + 1 === corner_count ? 0 : e + 1;
  nearestFeature = part === 2 ? corner_count + e : part === 1 ? after : e;
  const isIn = part === 2 ? side * outlineSide > 0 : isInsideCorner(nearestFeature, x, y, list, count);
  return isIn ? -Math.sqrt(bestSq) : Math.sqrt(bestSq);
}

/** Whether a point that is nearest to vertex `v` is inside. */
function isInsideCorner(v: i32, x: f64, y: f64, list: usize, count: i32): bool {
  const cornerX = f64At(corners, 2 * v);
  const cornerY = f64At(corners, 2 * v + 1);
  for (let n = 0; n < count; n++) {
    const record = <usize>i32At(list, n);
    if (load<f64>(record) !== cornerX || load<f64>(record, 8) !== cornerY) continue;
    const e = load<i32>(record, 40);
    const before = e === 0 ? corner_count - 1 : e - 1;
    const ux = cornerX - f64At(corners, 2 * before);
    const uy = cornerY - f64At(corners, 2 * before + 1);
    const ex = load<f64>(record, 16);
    const ey = load<f64>(record, 24);
    const turn = (ux * ey - uy * ex) * outlineSide;
    const least = STRAIGHT * (Math.abs(ux) + Math.abs(uy)) * (Math.abs(ex) + Math.abs(ey));
    if (turn < -least) return true;
    if (turn <= least && (ex * (y - cornerY) - ey * (x - cornerX)) * outlineSide > 0) return true;
  }
  return false;
}
