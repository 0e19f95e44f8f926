/**
 * Penetrating points of two outlines of one ring each, with depths from a sampled field: `Meetings`, `BoundaryPieces`,
 * `samplePieces` and `CellDepths` of the engine in one call. What it gives is, to the bit, what these give. Edges are
 * left out by other means than there, which changes nothing: a point's depth doesn't depend on edges that are farther.
 *
 * It answers the plain case only: crossings whose signs are certain and whose order is clear. All else (outlines that
 * touch, that share pieces, that lie in each other) is left to the plain code, by an answer below zero.
 *
 * An outline in memory: its box, the boxes of its runs of edges (minX, minY, maxX, maxY each), its corners, and the
 * first corner again.
 */

/** Edges per run: half of those in run-boxes.ts, whose boxes hold two of these. */
const RUN: i32 = 4;
const DOUBLE: i32 = 8;
/** The error factor of the plain determinant, as in predicates.ts. */
const FILTER: f64 = 3.3306690738754716e-16;
/** As in pieces.ts. */
const SAME_PLACE: f64 = 1e-9;
/** As in near-edges.ts. */
const STRAIGHT: f64 = 1e-9;
/** As in sampled-points.ts. */
const RIDGE: f64 = 0.1;
/** As in grid.ts. */
const MOST_SAMPLES: f64 = 16777216;
const SQRT2: f64 = 1.4142135623730951;

/** Answers: left to the plain code, and no room for the rows. */
const LEFT: i32 = -1;
const FULL: i32 = -2;

/** Most crossings of a pair; with more the plain code is asked. */
const CROSSINGS: i32 = 128;
/** Most edges of an outline, as SHORT in nearest.ts. */
const EDGES: usize = 192;

/** Crossings: the edges of a and b, the turn, the places along both, and the points. */
const EDGE_A: usize = 4096;
const EDGE_B: usize = EDGE_A + 512;
const TURN: usize = EDGE_B + 512;
const PLACE_A: usize = TURN + 512;
const PLACE_B: usize = PLACE_A + 1024;
const POINT: usize = PLACE_B + 1024;
const ORDER: usize = POINT + 2048;
/** Runs that reach to where the other is, and to one of its runs. */
const REACHING: usize = ORDER + 512;
const NEAR_RUNS: usize = REACHING + 256;
/** Edges near a stretch of points: first point, direction, squared length, number. */
const STRIDE: usize = 48;
const RECORDS: usize = NEAR_RUNS + 256;
/** Squared distances of the edges of a list. */
const SQUARES: usize = RECORDS + STRIDE * EDGES;
/** Lists of records that can be nearest to ever shorter stretches; at most nine of them, one in the other. */
const LISTS: usize = SQUARES + 8 * EDGES;
/** Of a list, those that can be nearest to a sample around one point. */
const NEAR: usize = LISTS + 16 * 4 * EDGES;
/** Samples measured last, by their place on the grid: column and row, signed distance, nearest feature, `measured`. */
const SAMPLES: usize = NEAR + 4 * EDGES;
const SAMPLE: usize = 32;
const KEPT_SAMPLES: i32 = 64;
/** What follows is for rows and outlines. */
const OWN_END: usize = SAMPLES + SAMPLE * <usize>KEPT_SAMPLES;

/** Where the columns of the rows begin, and how many rows there is room for. */
let rowOf: usize = 0;
let rowVertex: usize = 0;
let rowFeature: usize = 0;
let rowOwn: usize = 0;
let rowPoint: usize = 0;
let rowNormal: usize = 0;
let rowDistance: usize = 0;
let rowWeight: usize = 0;
let capacity: i32 = 0;
let error: f64 = 0;

/** The first byte that is free for rows and outlines. */
export function start(): usize {
  return OWN_END;
}

/** Takes the bound d [m] and the columns of the rows. */
export function open(
  d: f64,
  room: i32,
  points: usize,
  normals: usize,
  distances: usize,
  weights: usize,
  vertices: usize,
  features: usize,
  owns: usize,
  ofs: usize,
): void {
  error = d;
  capacity = room;
  rowPoint = points;
  rowNormal = normals;
  rowDistance = distances;
  rowWeight = weights;
  rowVertex = vertices;
  rowFeature = features;
  rowOwn = owns;
  rowOf = ofs;
}

// @ts-ignore: decorator
@inline
function i32At(list: usize, k: i32): i32 {
  return load<i32>(list + ((<usize>k) << 2));
}

// @ts-ignore: decorator
@inline
function f64At(list: usize, k: i32): f64 {
  return load<f64>(list + ((<usize>k) << 3));
}

// @ts-ignore: decorator
@inline
function setI32(list: usize, k: i32, value: i32): void {
  store<i32>(list + ((<usize>k) << 2), value);
}

// @ts-ignore: decorator
@inline
function setF64(list: usize, k: i32, value: f64): void {
  store<f64>(list + ((<usize>k) << 3), value);
}

// @ts-ignore: decorator
@inline
function runsOf(count: i32): i32 {
  return (count + RUN - 1) >> 2;
}

/** Corners of the outline at `slot`. */
// @ts-ignore: decorator
@inline
function cornersOf(slot: usize, count: i32): usize {
  return slot + 32 + ((<usize>runsOf(count)) << 5);
}

/** Whether the boxes at two places have a point in common. */
// @ts-ignore: decorator
@inline
function overlap(p: usize, q: usize): bool {
  return i64x2.all_true(
    v128.and(
      f64x2.le(v128.load(p), v128.load(q, 16)),
      f64x2.le(v128.load(q), v128.load(p, 16)),
    ),
  );
}

/** Closes the ring of corners and writes the boxes, once the corners are in their place. */
function prepare(slot: usize, count: i32): void {
  const corners = cornersOf(slot, count);
  v128.store(corners + ((<usize>count) << 4), v128.load(corners));
  let wholeLow = v128.load(corners);
  let wholeHigh = wholeLow;
  let box = slot + 32;
  for (let first = 0; first < count; first += RUN, box += 32) {
    let at = corners + ((<usize>first) << 4);
    const last = corners + ((<usize>min(first + RUN, count)) << 4);
    let low = v128.load(at);
    let high = low;
    for (at += 16; at <= last; at += 16) {
      const p = v128.load(at);
      low = f64x2.pmin(low, p);
      high = f64x2.pmax(high, p);
    }
    v128.store(box, low);
    v128.store(box, high, 16);
    wholeLow = f64x2.pmin(wholeLow, low);
    wholeHigh = f64x2.pmax(wholeHigh, high);
  }
  v128.store(slot, wholeLow);
  v128.store(slot, wholeHigh, 16);
}
