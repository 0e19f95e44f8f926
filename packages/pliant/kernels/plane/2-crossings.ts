/** Crossings of two outlines, as `Meetings` finds them: in the order of a's edges, then of b's. */

let crossings: i32 = 0;

/** Finds all crossings. False where a sign is not certain, or they are too many. */
function findCrossings(a: usize, countA: i32, b: usize, countB: i32): bool {
  crossings = 0;
  const p = cornersOf(a, countA);
  const q = cornersOf(b, countB);
  let reaching = 0;
  for (let run = 0; run < runsOf(countB); run++) {
    if (overlap(b + 32 + ((<usize>run) << 5), a)) setI32(REACHING, reaching++, run);
  }
  if (reaching === 0) return true;
  for (let first = 0, box = a + 32; first < countA; first += RUN, box += 32) {
    let near = 0;
    for (let k = 0; k < reaching; k++) {
      const run = i32At(REACHING, k);
      if (overlap(b + 32 + ((<usize>run) << 5), box)) setI32(NEAR_RUNS, near++, run);
    }
    if (near === 0) continue;
    const end = min(first + RUN, countA);
    for (let e = first; e < end; e++) {
      if (!crossEdge(p, e, b, q, countB, near)) return false;
    }
  }
  return true;
}

/** Compares a's edge `e` with b's edges in the runs listed. */
function crossEdge(p: usize, e: i32, b: usize, q: usize, countB: i32, near: i32): bool {
  const from = v128.load(p + ((<usize>e) << 4));
  const to = v128.load(p + ((<usize>e) << 4), 16);
  const low = f64x2.pmin(from, to);
  const high = f64x2.pmax(from, to);
  for (let k = 0; k < near; k++) {
    const run = i32At(NEAR_RUNS, k);
    const box = b + 32 + ((<usize>run) << 5);
    if (!i64x2.all_true(v128.and(f64x2.le(low, v128.load(box, 16)), f64x2.le(v128.load(box), high)))) continue;
    const end = min(RUN * (run + 1), countB);
    let at = q + ((<usize>(RUN * run)) << 4);
    let c = v128.load(at);
    for (let f = RUN * run; f < end; f++) {
      at += 16;
      const d = v128.load(at);
      const isNear = i64x2.all_true(
        v128.and(f64x2.ge(f64x2.pmax(c, d), low), f64x2.le(f64x2.pmin(c, d), high)),
      );
      if (isNear && !crossPair(e, f, from, to, c, d)) return false;
      c = d;
    }
  }
  return true;
}

/** Records the crossing of two edges, if they cross. False where that is not certain. */
function crossPair(e: i32, f: i32, from: v128, to: v128, start: v128, end: v128): bool {
  const ax = f64x2.extract_lane(from, 0);
  const ay = f64x2.extract_lane(from, 1);
  const bx = f64x2.extract_lane(to, 0);
  const by = f64x2.extract_lane(to, 1);
  const cx = f64x2.extract_lane(start, 0);
  const cy = f64x2.extract_lane(start, 1);
  const dx = f64x2.extract_lane(end, 0);
  const dy = f64x2.extract_lane(end, 1);
  const c1 = (ax - cx) * (by - cy);
  const c2 = (ay - cy) * (bx - cx);
  const d1 = (ax - dx) * (by - dy);
  const d2 = (ay - dy) * (bx - dx);
  const c = c1 - c2;
  const d = d1 - d2;
  const boundC = FILTER * (Math.abs(c1) + Math.abs(c2));
  const boundD = FILTER * (Math.abs(d1) + Math.abs(d2));
  if ((c > boundC && d > boundD) || (c < -boundC && d < -boundD)) return true;
  const a1 = (cx - ax) * (dy - ay);
  const a2 = (cy - ay) * (dx - ax);
  const b1 = (cx - bx) * (dy - by);
  const b2 = (cy - by) * (dx - bx);
  const a = a1 - a2;
  const b = b1 - b2;
  const boundA = FILTER * (Math.abs(a1) + Math.abs(a2));
  const boundB = FILTER * (Math.abs(b1) + Math.abs(b2));
  if ((a > boundA && b > boundB) || (a < -boundA && b < -boundB)) return true;
  const isSure =
    Math.abs(c) > boundC && Math.abs(d) > boundD && Math.abs(a) > boundA && Math.abs(b) > boundB;
  if (!isSure || crossings === CROSSINGS) return false;
  const ex = bx - ax;
  const ey = by - ay;
  const fx = dx - cx;
  const fy = dy - cy;
  const det = ex * fy - ey * fx;
  const s = det === 0 ? 0.5 : ((cx - ax) * fy - (cy - ay) * fx) / det;
  const onA = s < 0 ? 0 : s > 1 ? 1 : s;
  const u = ((ax + onA * ex - cx) * fx + (ay + onA * ey - cy) * fy) / (fx * fx + fy * fy);
  const onB = u < 0 ? 0 : u > 1 ? 1 : u;
  const row = crossings++;
  setI32(EDGE_A, row, e);
  setI32(EDGE_B, row, f);
  setI32(TURN, row, d > 0 ? 1 : -1);
  setF64(PLACE_A, row, onA);
  setF64(PLACE_B, row, onB);
  setF64(POINT, 2 * row, onA === 1 ? bx : ax + onA * (bx - ax));
  setF64(POINT, 2 * row + 1, onA === 1 ? by : ay + onA * (by - ay));
  return true;
}
