import { H as Hash64, R as Random } from "./load.FdUoUdd3.js";
import { P as PliantError, a as PI, c as cos, s as sin, b as asin } from "./quat.DyLx5o0V.js";
import { orient2d } from "robust-predicates";
import { e as exp } from "./index.Dn8-lGet.js";
import "saxes";
import "./compile.88yGbUFm.js";
const FILTER = 33306690738754716e-32;
function orientation(ax, ay, bx, by, cx, cy) {
  const left = (ax - cx) * (by - cy);
  const right = (ay - cy) * (bx - cx);
  const det = left - right;
  const bound = FILTER * (Math.abs(left) + Math.abs(right));
  if (det > bound || -det > bound) return det;
  return -orient2d(ax, ay, bx, by, cx, cy);
}
const APART$1 = 0;
const CROSSING = 1;
const TOUCHING = 2;
const ALONG = 3;
function meeting(ax, ay, bx, by, cx, cy, dx, dy) {
  const c = orientation(ax, ay, bx, by, cx, cy);
  const d = orientation(ax, ay, bx, by, dx, dy);
  if (c > 0 && d > 0 || c < 0 && d < 0) return APART$1;
  const a = orientation(cx, cy, dx, dy, ax, ay);
  const b = orientation(cx, cy, dx, dy, bx, by);
  if (a > 0 && b > 0 || a < 0 && b < 0) return APART$1;
  if (c !== 0 && d !== 0 && a !== 0 && b !== 0) return CROSSING;
  if (c === 0 && d === 0) return collinearMeeting(ax, ay, bx, by, cx, cy, dx, dy);
  return TOUCHING;
}
function collinearMeeting(ax, ay, bx, by, cx, cy, dx, dy) {
  const alongX = Math.abs(bx - ax) >= Math.abs(by - ay);
  const [a, b, c, d] = alongX ? [ax, bx, cx, dx] : [ay, by, cy, dy];
  const low = Math.max(Math.min(a, b), Math.min(c, d));
  const high = Math.min(Math.max(a, b), Math.max(c, d));
  if (low > high) return APART$1;
  return low === high ? TOUCHING : ALONG;
}
const ON_BOUNDARY = -1;
function rayParity(positions, next, first, end, x, y) {
  let parity = 0;
  for (let e = first; e < end; e++) {
    const k = 2 * next[e];
    const ay = positions[2 * e + 1];
    const by = positions[k + 1];
    const above = ay > y;
    if (above === by > y) {
      if (above || ay !== y && by !== y || !onLevelEdge(positions[2 * e], ay, positions[k], by, x, y))
        continue;
      return ON_BOUNDARY;
    }
    const ax = positions[2 * e];
    const bx = positions[k];
    if (ax > x && bx > x) {
      parity ^= 1;
      continue;
    }
    if (ax < x && bx < x) continue;
    const side2 = orientation(ax, ay, bx, by, x, y);
    if (side2 === 0) return ON_BOUNDARY;
    if (side2 > 0 === by > ay) parity ^= 1;
  }
  return parity;
}
function onLevelEdge(ax, ay, bx, by, x, y) {
  if (ay === y && ax === x) return true;
  if (by === y && bx === x) return true;
  return ay === y && by === y && ax < x !== bx < x;
}
function ringArea(positions, first, end) {
  const ox = positions[2 * first];
  const oy = positions[2 * first + 1];
  let twice = 0;
  for (let v = first + 1; v + 1 < end; v++) {
    const ax = positions[2 * v] - ox;
    const ay = positions[2 * v + 1] - oy;
    twice += ax * (positions[2 * v + 3] - oy) - ay * (positions[2 * v + 2] - ox);
  }
  return twice / 2;
}
function area(polygon) {
  let sum = 0;
  for (let r = 0; r < polygon.ringCount; r++) {
    sum += polygon.sides[r] * ringArea(polygon.positions, polygon.rings[r], polygon.rings[r + 1]);
  }
  return sum;
}
function areaMoments(polygon) {
  const { positions, next, ringOf, sides } = polygon;
  const ox = positions[0];
  const oy = positions[1];
  let [twice, mx, my, second] = [0, 0, 0, 0];
  for (let v = 0; v < next.length; v++) {
    const w = next[v];
    const ax = positions[2 * v] - ox;
    const ay = positions[2 * v + 1] - oy;
    const bx = positions[2 * w] - ox;
    const by = positions[2 * w + 1] - oy;
    const cross = sides[ringOf[v]] * (ax * by - ay * bx);
    twice += cross;
    mx += cross * (ax + bx);
    my += cross * (ay + by);
    second += cross * (ax * ax + ax * bx + bx * bx + ay * ay + ay * by + by * by);
  }
  const total = twice / 2;
  const cx = mx / (6 * total);
  const cy = my / (6 * total);
  return { area: total, x: cx + ox, y: cy + oy, polar: second / 12 - total * (cx * cx + cy * cy) };
}
function boxOf(out, o, positions, first, end) {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (let k = 2 * first; k < 2 * end; k += 2) {
    const x = positions[k];
    const y = positions[k + 1];
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  out[o] = minX;
  out[o + 1] = minY;
  out[o + 2] = maxX;
  out[o + 3] = maxY;
}
const LEAF_EDGES = 12;
const MAX_HEIGHT = 12;
class LazyBoxes {
  constructor(maxHeight = MAX_HEIGHT) {
    this.maxHeight = maxHeight;
    this.boxes = new Float64Array(8);
    this.#stamps = new Uint32Array(2);
    this.#strays = new Float64Array(2);
    this.#strayStamps = new Uint32Array(2);
  }
  /** Four numbers per node: minX, minY, maxX, maxY [m]. Valid after `visit(node)`. */
  boxes;
  polygon = null;
  height = 0;
  #stamps;
  /** Largest distance of a leaf's run from its chord [m]. Valid where stamped. */
  #strays;
  #strayStamps;
  #epoch = 0;
  #count = 0;
  /** Turns to a polygon in its present position and forgets every box. `box` is the polygon's, if it is known. */
  bind(polygon, box) {
    this.polygon = polygon;
    this.#count = polygon.next.length;
    let height = 0;
    while (height < this.maxHeight && this.#count >> height > LEAF_EDGES) height++;
    this.height = height;
    const nodes = 2 << height;
    if (this.#stamps.length < nodes) {
      this.boxes = new Float64Array(4 * nodes);
      this.#stamps = new Uint32Array(nodes);
      this.#strays = new Float64Array(nodes);
      this.#strayStamps = new Uint32Array(nodes);
      this.#epoch = 0;
    }
    if (++this.#epoch === 2147483647) {
      this.#stamps.fill(0);
      this.#strayStamps.fill(0);
      this.#epoch = 1;
    }
    if (box) {
      const boxes = this.boxes;
      boxes[4] = box[0];
      boxes[5] = box[1];
      boxes[6] = box[2];
      boxes[7] = box[3];
      this.#stamps[1] = this.#epoch;
    }
  }
  /** Nodes are numbered from the root, 1, with children 2k and 2k + 1. */
  isLeaf(node) {
    return node >> this.height !== 0;
  }
  /** First edge of the node's run. */
  first(node) {
    const level = 31 - Math.clz32(node);
    return Math.floor((node - (1 << level)) * this.#count / (1 << level));
  }
  /** One past the last edge of the node's run. */
  end(node) {
    const level = 31 - Math.clz32(node);
    return Math.floor((node + 1 - (1 << level)) * this.#count / (1 << level));
  }
  /** Evaluates the node's box if this query hasn't yet, and returns its offset in `boxes`. */
  visit(node) {
    const o = 4 * node;
    if (this.#stamps[node] !== this.#epoch) {
      this.#stamps[node] = this.#epoch;
      this.#evaluate(o, this.first(node), this.end(node));
    }
    return o;
  }
  /** Squared distance from a point to the node's box [m²]; 0 inside. */
  distanceSq(node, x, y) {
    const o = this.visit(node);
    const boxes = this.boxes;
    const left = boxes[o] - x;
    const right = x - boxes[o + 2];
    const below = boxes[o + 1] - y;
    const above = y - boxes[o + 3];
    const dx = left > 0 ? left : Math.max(right, 0);
    const dy = below > 0 ? below : Math.max(above, 0);
    return dx * dx + dy * dy;
  }
  /** Whether all of a leaf's run is certainly farther from a point than what was found: squared distance, …, x, y. */
  isBeyond(leaf, found) {
    const { positions, next } = this.polygon;
    const first = this.first(leaf);
    const end = this.end(leaf);
    const last = next[end - 1];
    if (this.#strayStamps[leaf] !== this.#epoch) {
      this.#strayStamps[leaf] = this.#epoch;
      this.#strays[leaf] = this.#stray(first, end, last);
    }
    const reach = Math.sqrt(found[0]) + this.#strays[leaf];
    return chordDistanceSq(positions, first, last, found[2], found[3]) > reach * reach;
  }
  /** A little more than the largest distance from the chord; endless where the run is in two pieces. */
  #stray(first, end, last) {
    const { positions, ringOf } = this.polygon;
    if (ringOf[first] !== ringOf[end - 1]) return Number.POSITIVE_INFINITY;
    let mostSq = 0;
    for (let v = first + 1; v < end; v++) {
      mostSq = Math.max(
        mostSq,
        chordDistanceSq(positions, first, last, positions[2 * v], positions[2 * v + 1])
      );
    }
    const noise = 1e-14 * (Math.abs(positions[2 * first]) + Math.abs(positions[2 * first + 1]));
    return Math.sqrt(mostSq) * (1 + 1e-9) + noise;
  }
  #evaluate(o, first, end) {
    const { positions, next, rings, ringOf } = this.polygon;
    const boxes = this.boxes;
    boxOf(boxes, o, positions, first, end);
    include(boxes, o, positions, next[end - 1]);
    for (let r = ringOf[first]; r < ringOf[end - 1]; r++) include(boxes, o, positions, rings[r]);
  }
}
function include(boxes, o, positions, vertex) {
  const x = positions[2 * vertex];
  const y = positions[2 * vertex + 1];
  if (x < boxes[o]) boxes[o] = x;
  if (y < boxes[o + 1]) boxes[o + 1] = y;
  if (x > boxes[o + 2]) boxes[o + 2] = x;
  if (y > boxes[o + 3]) boxes[o + 3] = y;
}
function chordDistanceSq(positions, a, b, x, y) {
  const ax = positions[2 * a];
  const ay = positions[2 * a + 1];
  const ex = positions[2 * b] - ax;
  const ey = positions[2 * b + 1] - ay;
  const lengthSq = ex * ex + ey * ey;
  const t = lengthSq > 0 ? ((x - ax) * ex + (y - ay) * ey) / lengthSq : 0;
  const along2 = t < 0 ? 0 : Math.min(t, 1);
  const dx = x - ax - along2 * ex;
  const dy = y - ay - along2 * ey;
  return dx * dx + dy * dy;
}
const RUN = 8;
function runBoxesLength(vertexCount) {
  return 4 + 4 * Math.ceil(vertexCount / RUN);
}
function writeRunBoxes(out, polygon) {
  const { positions, next, rings, ringOf } = polygon;
  const count = next.length;
  let wholeMinX = Number.POSITIVE_INFINITY;
  let wholeMinY = Number.POSITIVE_INFINITY;
  let wholeMaxX = Number.NEGATIVE_INFINITY;
  let wholeMaxY = Number.NEGATIVE_INFINITY;
  for (let first = 0, o = 4; first < count; first += RUN, o += 4) {
    const end = Math.min(first + RUN, count);
    let minX = positions[2 * first];
    let minY = positions[2 * first + 1];
    let maxX = minX;
    let maxY = minY;
    for (let k = 2 * first + 2; k < 2 * end; k += 2) {
      const x = positions[k];
      const y = positions[k + 1];
      if (x < minX) minX = x;
      else if (x > maxX) maxX = x;
      if (y < minY) minY = y;
      else if (y > maxY) maxY = y;
    }
    const last = ringOf[end - 1];
    for (let r = ringOf[first]; r <= last; r++) {
      const k = r < last ? 2 * rings[r] : 2 * next[end - 1];
      const x = positions[k];
      const y = positions[k + 1];
      if (x < minX) minX = x;
      if (x > maxX) maxX = x;
      if (y < minY) minY = y;
      if (y > maxY) maxY = y;
    }
    out[o] = minX;
    out[o + 1] = minY;
    out[o + 2] = maxX;
    out[o + 3] = maxY;
    if (minX < wholeMinX) wholeMinX = minX;
    if (minY < wholeMinY) wholeMinY = minY;
    if (maxX > wholeMaxX) wholeMaxX = maxX;
    if (maxY > wholeMaxY) wholeMaxY = maxY;
  }
  out[0] = wholeMinX;
  out[1] = wholeMinY;
  out[2] = wholeMaxX;
  out[3] = wholeMaxY;
}
const FEW = 32;
const SHORT = 192;
class Boundary {
  #boxes;
  #polygon = null;
  #walkable = false;
  /** Squared distance found by `nearest` [m²]. */
  distanceSq = 0;
  /** Feature found by `nearest`, or -1 when nothing was within the limit. */
  feature = -1;
  /** Squared distance and feature found so far, then the point: numbers handed down a recursion would be allocated. */
  #best = new Float64Array(4);
  #runBoxes = null;
  #ownRunBoxes = new Float64Array(0);
  #gathered = new Int32Array(FEW + 1);
  #gatheredCount = 0;
  constructor(maxHeight) {
    this.#boxes = new LazyBoxes(maxHeight);
  }
  get polygon() {
    return this.#polygon;
  }
  /** The hierarchy; short outlines may never ask for it. */
  get boxes() {
    if (!this.#walkable) {
      this.#boxes.bind(this.#polygon, this.#runBoxes ?? void 0);
      this.#walkable = true;
    }
    return this.#boxes;
  }
  /** Turns to a polygon in its present position; `runBoxes` are those of `writeRunBoxes`, if they are known. */
  bind(polygon, runBoxes) {
    this.#polygon = polygon;
    this.#runBoxes = runBoxes ?? null;
    this.#walkable = false;
  }
  /** The box of the whole and of each run of edges, computed once per `bind` where they weren't handed over. */
  runBoxes() {
    if (this.#runBoxes) return this.#runBoxes;
    const length = runBoxesLength(this.polygon.vertexCount);
    if (this.#ownRunBoxes.length < length) this.#ownRunBoxes = new Float64Array(2 * length);
    writeRunBoxes(this.#ownRunBoxes, this.polygon);
    this.#runBoxes = this.#ownRunBoxes;
    return this.#runBoxes;
  }
  /** Finds the nearest feature within `limitSq` [m²] of the point. Returns the squared distance, or `limitSq`. */
  nearest(x, y, limitSq = Number.POSITIVE_INFINITY) {
    const best = this.#best;
    best[0] = limitSq;
    best[1] = -1;
    if (this.polygon.vertexCount <= SHORT) nearestInRuns(this.polygon, this.runBoxes(), x, y, best);
    else {
      if (!this.#walkable) this.boxes.visit(1);
      best[2] = x;
      best[3] = y;
      this.#descend(1);
    }
    this.distanceSq = best[0];
    this.feature = best[1];
    return best[0];
  }
  /**
   * Gathers the edges that come within `radius` of a point, for `nearestGathered`. The answers of that are exact for
   * every point whose nearest feature lies there. False when there are so many that walking the boxes is cheaper.
   */
  gather(x, y, radius) {
    this.#gatheredCount = 0;
    if (this.polygon.vertexCount <= SHORT) this.#gatherInRuns(x, y, radius);
    else this.#gatherFrom(this.boxes, 1, x, y, radius);
    return this.#gatheredCount <= FEW;
  }
  #gatherFrom(boxes, node, x, y, radius) {
    const o = boxes.visit(node);
    const box = boxes.boxes;
    if (box[o] - x > radius || x - box[o + 2] > radius || this.#gatheredCount > FEW) return;
    if (box[o + 1] - y > radius || y - box[o + 3] > radius) return;
    if (!boxes.isLeaf(node)) {
      this.#gatherFrom(boxes, 2 * node, x, y, radius);
      this.#gatherFrom(boxes, 2 * node + 1, x, y, radius);
      return;
    }
    this.#gatherRun(boxes.first(node), boxes.end(node), x, y, radius);
  }
  #gatherInRuns(x, y, radius) {
    const boxes = this.runBoxes();
    const count = this.polygon.vertexCount;
    for (let first = 0, o = 4; first < count; first += RUN, o += 4) {
      if (boxes[o] - x > radius || x - boxes[o + 2] > radius) continue;
      if (boxes[o + 1] - y > radius || y - boxes[o + 3] > radius) continue;
      this.#gatherRun(first, Math.min(first + RUN, count), x, y, radius);
    }
  }
  #gatherRun(first, end, x, y, radius) {
    const { positions, next } = this.polygon;
    for (let e = first; e < end; e++) {
      const k = 2 * next[e];
      const ax = positions[2 * e] - x;
      const bx = positions[k] - x;
      if (ax > radius && bx > radius || ax < -radius && bx < -radius) continue;
      const ay = positions[2 * e + 1] - y;
      const by = positions[k + 1] - y;
      if (ay > radius && by > radius || ay < -radius && by < -radius) continue;
      if (this.#gatheredCount > FEW) return;
      this.#gathered[this.#gatheredCount++] = e;
    }
  }
  /** Like `nearest`, among the gathered edges only. */
  nearestGathered(x, y, limitSq) {
    const best = this.#best;
    best[0] = limitSq;
    best[1] = -1;
    const { positions, next } = this.polygon;
    for (let k = 0; k < this.#gatheredCount; k++) {
      const e = this.#gathered[k];
      nearestInRun(positions, next, e, e + 1, x, y, best);
      nearestEnd(positions, next[e], x, y, best);
    }
    this.distanceSq = best[0];
    this.feature = best[1];
    return best[0];
  }
  /** `inside` for a point whose nearest feature was just found: an edge's side tells it at once. */
  insideByFeature(feature, x, y) {
    const { positions, next, sides, ringOf, vertexCount } = this.polygon;
    if (feature < vertexCount) return this.inside(x, y);
    const e = feature - vertexCount;
    const k = 2 * next[e];
    const side2 = orientation(positions[2 * e], positions[2 * e + 1], positions[k], positions[k + 1], x, y);
    return side2 === 0 ? this.inside(x, y) : side2 > 0 === sides[ringOf[e]] > 0 ? 1 : -1;
  }
  /** +1 inside the region, -1 outside, 0 on the boundary. */
  inside(x, y) {
    const short = this.polygon.vertexCount <= SHORT;
    if (!short && !this.#walkable) this.boxes.visit(1);
    const parity = short ? parityInRuns(this.polygon, this.runBoxes(), x, y) : this.#parity(1, x, y);
    return parity === ON_BOUNDARY ? 0 : parity === 1 ? 1 : -1;
  }
  #descend(node) {
    const boxes = this.#boxes;
    const best = this.#best;
    const x = best[2];
    const y = best[3];
    if (boxes.isLeaf(node)) {
      if (boxes.isBeyond(node, best)) return;
      const { positions, next } = boxes.polygon;
      const end = boxes.end(node);
      nearestInRun(positions, next, boxes.first(node), end, x, y, best);
      nearestEnd(positions, next[end - 1], x, y, best);
      return;
    }
    const left = boxes.distanceSq(2 * node, x, y);
    const right = boxes.distanceSq(2 * node + 1, x, y);
    if (right < left) {
      if (right < best[0]) this.#descend(2 * node + 1);
      if (left < best[0]) this.#descend(2 * node);
    } else {
      if (left < best[0]) this.#descend(2 * node);
      if (right < best[0]) this.#descend(2 * node + 1);
    }
  }
  #parity(node, x, y) {
    const boxes = this.#boxes;
    const { positions, next, ringOf } = boxes.polygon;
    const o = boxes.visit(node);
    const box = boxes.boxes;
    if (y < box[o + 1] || y > box[o + 3] || x > box[o + 2]) return 0;
    const first = boxes.first(node);
    const end = boxes.end(node);
    if (x < box[o] && ringOf[first] === ringOf[end - 1]) {
      const below = positions[2 * first + 1] > y;
      return below === positions[2 * next[end - 1] + 1] > y ? 0 : 1;
    }
    if (boxes.isLeaf(node)) return rayParity(positions, next, first, end, x, y);
    const left = this.#parity(2 * node, x, y);
    if (left === ON_BOUNDARY) return ON_BOUNDARY;
    const right = this.#parity(2 * node + 1, x, y);
    return right === ON_BOUNDARY ? ON_BOUNDARY : left ^ right;
  }
}
function nearestInRun(positions, next, first, end, x, y, best) {
  let bestSq = best[0];
  let feature = best[1];
  const count = next.length;
  for (let e = first; e < end; e++) {
    const k = 2 * next[e];
    const ax = positions[2 * e];
    const ay = positions[2 * e + 1];
    const ex = positions[k] - ax;
    const ey = positions[k + 1] - ay;
    const px = x - ax;
    const py = y - ay;
    const along2 = px * ex + py * ey;
    if (along2 <= 0) {
      const distanceSq = px * px + py * py;
      if (distanceSq < bestSq) {
        bestSq = distanceSq;
        feature = e;
      }
      continue;
    }
    const lengthSq = ex * ex + ey * ey;
    if (along2 >= lengthSq) continue;
    const cross = ex * py - ey * px;
    if (cross * cross < bestSq * lengthSq) {
      bestSq = cross * cross / lengthSq;
      feature = count + e;
    }
  }
  best[0] = bestSq;
  best[1] = feature;
}
function nearestInRuns(to, boxes, x, y, best) {
  const { positions, next } = to;
  const count = next.length;
  for (let first = 0, o = 4; first < count; first += RUN, o += 4) {
    const left = boxes[o] - x;
    const right = x - boxes[o + 2];
    const dx = left > 0 ? left : Math.max(right, 0);
    const below = boxes[o + 1] - y;
    const above = y - boxes[o + 3];
    const dy = below > 0 ? below : Math.max(above, 0);
    if (dx * dx + dy * dy >= best[0]) continue;
    nearestInRun(positions, next, first, Math.min(first + RUN, count), x, y, best);
  }
}
function parityInRuns(polygon, boxes, x, y) {
  const { positions, next, ringOf } = polygon;
  const count = next.length;
  if (x < boxes[0] || y < boxes[1] || x > boxes[2] || y > boxes[3]) return 0;
  let parity = 0;
  for (let first = 0, o = 4; first < count; first += RUN, o += 4) {
    if (y < boxes[o + 1] || y > boxes[o + 3] || x > boxes[o + 2]) continue;
    const end = Math.min(first + RUN, count);
    if (x < boxes[o] && ringOf[first] === ringOf[end - 1]) {
      if (positions[2 * first + 1] > y !== positions[2 * next[end - 1] + 1] > y) parity ^= 1;
      continue;
    }
    const here = rayParity(positions, next, first, end, x, y);
    if (here === ON_BOUNDARY) return ON_BOUNDARY;
    parity ^= here;
  }
  return parity;
}
function nearestEnd(positions, v, x, y, best) {
  const dx = positions[2 * v] - x;
  const dy = positions[2 * v + 1] - y;
  const distanceSq = dx * dx + dy * dy;
  if (distanceSq >= best[0]) return;
  best[0] = distanceSq;
  best[1] = v;
}
function pointOnFeature(out, o, polygon, feature, x, y) {
  const { positions, next } = polygon;
  const count = next.length;
  if (feature < count) {
    out[o] = positions[2 * feature];
    out[o + 1] = positions[2 * feature + 1];
    return;
  }
  const a = 2 * (feature - count);
  const b = 2 * next[feature - count];
  const ex = positions[b] - positions[a];
  const ey = positions[b + 1] - positions[a + 1];
  const t = ((x - positions[a]) * ex + (y - positions[a + 1]) * ey) / (ex * ex + ey * ey);
  const clamped = t < 0 ? 0 : Math.min(t, 1);
  out[o] = positions[a] + clamped * ex;
  out[o + 1] = positions[a + 1] + clamped * ey;
}
function featureNormal(out, o, polygon, feature) {
  const count = polygon.vertexCount;
  if (feature >= count) {
    edgeNormal(out, o, polygon, feature - count);
    return;
  }
  edgeNormal(out, o, polygon, polygon.previous[feature]);
  const x = out[o];
  const y = out[o + 1];
  edgeNormal(out, o, polygon, feature);
  const sumX = x + out[o];
  const sumY = y + out[o + 1];
  const length = Math.sqrt(sumX * sumX + sumY * sumY);
  if (length < 1e-9) {
    const side2 = polygon.sides[polygon.ringOf[feature]];
    out[o] = -side2 * y;
    out[o + 1] = side2 * x;
    return;
  }
  out[o] = sumX / length;
  out[o + 1] = sumY / length;
}
function edgeNormal(out, o, polygon, edge) {
  const { positions, next, sides, ringOf } = polygon;
  const k = 2 * next[edge];
  const ex = positions[k] - positions[2 * edge];
  const ey = positions[k + 1] - positions[2 * edge + 1];
  const scale = sides[ringOf[edge]] / Math.sqrt(ex * ex + ey * ey);
  out[o] = ey * scale;
  out[o + 1] = -ex * scale;
}
function distanceGradient(out, o, polygon, feature, x, y, qx, qy, insideSign) {
  const dx = insideSign > 0 ? qx - x : x - qx;
  const dy = insideSign > 0 ? qy - y : y - qy;
  const length = Math.sqrt(dx * dx + dy * dy);
  const noise = 1e-14 * (Math.abs(x) + Math.abs(y) + Math.abs(qx) + Math.abs(qy));
  if (insideSign === 0 || length <= noise) {
    featureNormal(out, o, polygon, feature);
    return;
  }
  out[o] = dx / length;
  out[o + 1] = dy / length;
}
const OF_A = 0;
const OF_B = 1;
class ProximityPoints {
  /** Number of points. */
  count = 0;
  /** Whose point each is: 0 of a, 1 of b. */
  of = new Uint8Array(16);
  /** Feature of its own polygon that each is on. */
  vertices = new Int32Array(16);
  /** Feature of the other polygon that is nearest to each. */
  features = new Int32Array(16);
  /** `x, y` per row [m]. */
  points = new Float64Array(32);
  /** Unit `x, y` per row. */
  normals = new Float64Array(32);
  /** Signed distance to the other polygon [m]: negative inside it. */
  distances = new Float64Array(16);
  /** Length of boundary that the row stands for [m]; 0 for vertices and other corners of a piece. */
  weights = new Float64Array(16);
  /** The feature of the own polygon that the point is on: vertex `v`, or edge `e` as `vertexCount + e`; -1: unknown. */
  own = new Int32Array(16);
  /** Forgets all. */
  clear() {
    this.count = 0;
  }
  /** Adds a row; its normal is written by the caller at `normals[2 * row]`. */
  add(of, vertex, feature, x, y, distance) {
    const row = this.count++;
    if (row === this.of.length) this.#grow();
    this.of[row] = of;
    this.vertices[row] = vertex;
    this.features[row] = feature;
    this.points[2 * row] = x;
    this.points[2 * row + 1] = y;
    this.distances[row] = distance;
    this.weights[row] = 0;
    this.own[row] = vertex;
    return row;
  }
  /** One row as an object, for readers outside hot loops. */
  at(row) {
    return {
      of: this.of[row] === OF_A ? "a" : "b",
      vertex: this.vertices[row],
      feature: this.features[row],
      point: [this.points[2 * row], this.points[2 * row + 1]],
      normal: [this.normals[2 * row], this.normals[2 * row + 1]],
      distance: this.distances[row],
      weight: this.weights[row]
    };
  }
  *[Symbol.iterator]() {
    for (let row = 0; row < this.count; row++) yield this.at(row);
  }
  #grow() {
    const size2 = 2 * this.of.length;
    this.of = grown(this.of, new Uint8Array(size2));
    this.vertices = grown(this.vertices, new Int32Array(size2));
    this.features = grown(this.features, new Int32Array(size2));
    this.points = grown(this.points, new Float64Array(2 * size2));
    this.normals = grown(this.normals, new Float64Array(2 * size2));
    this.distances = grown(this.distances, new Float64Array(size2));
    this.weights = grown(this.weights, new Float64Array(size2));
    this.own = grown(this.own, new Int32Array(size2));
  }
}
function grown(from, to) {
  to.set(from);
  return to;
}
class ContactSearch {
  #foot = new Float64Array(2);
  collect(a, b, threshold, meetings, out) {
    this.#vertices(a, b, 1, OF_A, threshold, out);
    this.#vertices(b, a, 1, OF_B, threshold, out);
    for (let row = 0; row < meetings.count; row++) {
      if (meetings.kinds[row] !== CROSSING) continue;
      const feature = b.polygon.vertexCount + meetings.edgesB[row];
      const k = out.add(OF_A, -1, feature, meetings.points[2 * row], meetings.points[2 * row + 1], 0);
      featureNormal(out.normals, 2 * k, b.polygon, feature);
    }
  }
  #vertices(from, to, node, of, threshold, out) {
    const boxes = from.boxes;
    const o = boxes.visit(node);
    const t = to.boxes.visit(1);
    const target = to.boxes.boxes;
    const minX = target[t] - threshold;
    const minY = target[t + 1] - threshold;
    const maxX = target[t + 2] + threshold;
    const maxY = target[t + 3] + threshold;
    if (boxes.boxes[o] > maxX || boxes.boxes[o + 2] < minX) return;
    if (boxes.boxes[o + 1] > maxY || boxes.boxes[o + 3] < minY) return;
    if (!boxes.isLeaf(node)) {
      this.#vertices(from, to, 2 * node, of, threshold, out);
      this.#vertices(from, to, 2 * node + 1, of, threshold, out);
      return;
    }
    const positions = from.polygon.positions;
    const end = boxes.end(node);
    for (let v = boxes.first(node); v < end; v++) {
      const x = positions[2 * v];
      const y = positions[2 * v + 1];
      if (x < minX || x > maxX || y < minY || y > maxY) continue;
      this.#vertex(to, of, v, x, y, threshold, out);
    }
  }
  #vertex(to, of, v, x, y, threshold, out) {
    const limitSq = threshold * threshold * (1 + 1e-12) + Number.MIN_VALUE;
    const distance = Math.sqrt(to.nearest(x, y, limitSq));
    const feature = to.feature;
    if (feature < 0 || distance > threshold) return;
    const sign = to.inside(x, y);
    const row = out.add(of, v, feature, x, y, sign > 0 ? -distance : distance);
    pointOnFeature(this.#foot, 0, to.polygon, feature, x, y);
    distanceGradient(out.normals, 2 * row, to.polygon, feature, x, y, this.#foot[0], this.#foot[1], sign);
    if (of === OF_B) {
      out.normals[2 * row] *= -1;
      out.normals[2 * row + 1] *= -1;
    }
  }
}
class LeafPairs {
  count = 0;
  nodesA = new Int32Array(64);
  nodesB = new Int32Array(64);
  /** Collects the pairs of leaves within `margin` [m] of each other, in order of their numbers along a, then b. */
  collect(a, b, margin) {
    this.count = 0;
    this.#walk(a, b, 1, 1, margin);
  }
  #walk(a, b, nodeA, nodeB, margin) {
    if (!overlap(a.boxes, a.visit(nodeA), b.boxes, b.visit(nodeB), margin)) return;
    const leafA = a.isLeaf(nodeA);
    const leafB = b.isLeaf(nodeB);
    if (leafA && leafB) {
      this.#add(nodeA, nodeB);
      return;
    }
    if (leafB || !leafA && size$1(a.boxes, 4 * nodeA) >= size$1(b.boxes, 4 * nodeB)) {
      this.#walk(a, b, 2 * nodeA, nodeB, margin);
      this.#walk(a, b, 2 * nodeA + 1, nodeB, margin);
    } else {
      this.#walk(a, b, nodeA, 2 * nodeB, margin);
      this.#walk(a, b, nodeA, 2 * nodeB + 1, margin);
    }
  }
  #add(nodeA, nodeB) {
    if (this.count === this.nodesA.length) {
      const largerA = new Int32Array(2 * this.count);
      const largerB = new Int32Array(2 * this.count);
      largerA.set(this.nodesA);
      largerB.set(this.nodesB);
      this.nodesA = largerA;
      this.nodesB = largerB;
    }
    this.nodesA[this.count] = nodeA;
    this.nodesB[this.count++] = nodeB;
  }
}
function overlap(a, i, b, j, margin) {
  return a[i] - margin <= b[j + 2] && b[j] - margin <= a[i + 2] && a[i + 1] - margin <= b[j + 3] && b[j + 1] - margin <= a[i + 3];
}
function size$1(boxes, o) {
  return boxes[o + 2] - boxes[o] + boxes[o + 3] - boxes[o + 1];
}
const PARAMETERS = 4;
class Meetings {
  /** Number of crossings. */
  count = 0;
  /** CROSSING, TOUCHING or ALONG. */
  kinds = new Uint8Array(16);
  /** Edge of the first polygon at each. */
  edgesA = new Int32Array(16);
  /** Edge of the second polygon at each. */
  edgesB = new Int32Array(16);
  /** startA, endA, startB, endB per row; start and end are equal except for shared pieces. */
  parameters = new Float64Array(16 * PARAMETERS);
  /** `x, y` per row: the point, or the start of a shared piece [m]. */
  points = new Float64Array(32);
  #pairs = new LeafPairs();
  #found = new Float64Array(PARAMETERS);
  /** Finds every meeting. With `firstOnly` it stops at the first one. */
  find(a, b, firstOnly = false) {
    this.count = 0;
    if (Math.max(a.polygon.vertexCount, b.polygon.vertexCount) <= SHORT) {
      this.#runs(a, b, firstOnly);
      return;
    }
    const [boxesA, boxesB] = [a.boxes, b.boxes];
    this.#pairs.collect(boxesA, boxesB, 0);
    for (let k = 0; k < this.#pairs.count; k++) {
      const [i, j] = [this.#pairs.nodesA[k], this.#pairs.nodesB[k]];
      this.#edges(
        a.polygon,
        boxesA.first(i),
        boxesA.end(i),
        b.polygon,
        boxesB.first(j),
        boxesB.end(j),
        boxesB.boxes,
        4 * j,
        firstOnly
      );
      if (firstOnly && this.count > 0) return;
    }
  }
  /** Short outlines: the boxes of their runs are at hand, and walking a hierarchy would cost more than it saves. */
  #runs(a, b, firstOnly) {
    const [boxesA, boxesB] = [a.runBoxes(), b.runBoxes()];
    const [countA, countB] = [a.polygon.vertexCount, b.polygon.vertexCount];
    if (!overlap(boxesA, 0, boxesB, 0, 0)) return;
    for (let i = 0, o = 4; i < countA; i += RUN, o += 4) {
      if (!overlap(boxesA, o, boxesB, 0, 0)) continue;
      const endA = Math.min(i + RUN, countA);
      for (let j = 0, p = 4; j < countB; j += RUN, p += 4) {
        if (!overlap(boxesA, o, boxesB, p, 0)) continue;
        const endB = Math.min(j + RUN, countB);
        this.#edges(a.polygon, i, endA, b.polygon, j, endB, boxesB, p, firstOnly);
        if (firstOnly && this.count > 0) return;
      }
    }
  }
  /** Number of proper crossings among the rows. */
  get crossings() {
    let crossings = 0;
    for (let row = 0; row < this.count; row++) if (this.kinds[row] === CROSSING) crossings++;
    return crossings;
  }
  /** The edges of two runs; `boxes[o…]` is the box of b's. */
  #edges(a, firstA, endA, b, firstB, endB, boxes, o, firstOnly) {
    const { positions: p, next: nextA } = a;
    const { positions: q, next: nextB } = b;
    const boxMinX = boxes[o];
    const boxMinY = boxes[o + 1];
    const boxMaxX = boxes[o + 2];
    const boxMaxY = boxes[o + 3];
    for (let e = firstA; e < endA; e++) {
      const i = 2 * nextA[e];
      const ax = p[2 * e];
      const ay = p[2 * e + 1];
      const bx = p[i];
      const by = p[i + 1];
      const minX = Math.min(ax, bx);
      const maxX = Math.max(ax, bx);
      const minY = Math.min(ay, by);
      const maxY = Math.max(ay, by);
      if (minX > boxMaxX || maxX < boxMinX || minY > boxMaxY || maxY < boxMinY) continue;
      for (let f = firstB; f < endB; f++) {
        const j = 2 * nextB[f];
        const cx = q[2 * f];
        const dx = q[j];
        if (cx < minX && dx < minX || cx > maxX && dx > maxX) continue;
        const cy = q[2 * f + 1];
        const dy = q[j + 1];
        if (cy < minY && dy < minY || cy > maxY && dy > maxY) continue;
        const kind = meeting(ax, ay, bx, by, cx, cy, dx, dy);
        if (kind === APART$1) continue;
        this.#record(kind, e, f, ax, ay, bx, by, cx, cy, dx, dy);
        if (firstOnly) return;
      }
    }
  }
  #record(kind, e, f, ax, ay, bx, by, cx, cy, dx, dy) {
    const row = this.count++;
    if (row === this.kinds.length) this.#grow();
    this.kinds[row] = kind;
    this.edgesA[row] = e;
    this.edgesB[row] = f;
    const t = this.#found;
    if (kind === ALONG) sharedPiece(t, ax, ay, bx, by, cx, cy, dx, dy);
    else if (kind === CROSSING) crossing(t, ax, ay, bx, by, cx, cy, dx, dy);
    else touching(t, ax, ay, bx, by, cx, cy, dx, dy);
    for (let k = 0; k < PARAMETERS; k++) this.parameters[row * PARAMETERS + k] = t[k];
    this.points[2 * row] = t[0] === 1 ? bx : ax + t[0] * (bx - ax);
    this.points[2 * row + 1] = t[0] === 1 ? by : ay + t[0] * (by - ay);
  }
  #grow() {
    const size2 = 2 * this.kinds.length;
    const [kinds, edgesA, edgesB] = [new Uint8Array(size2), new Int32Array(size2), new Int32Array(size2)];
    const [parameters, points] = [new Float64Array(size2 * PARAMETERS), new Float64Array(2 * size2)];
    kinds.set(this.kinds);
    edgesA.set(this.edgesA);
    edgesB.set(this.edgesB);
    parameters.set(this.parameters);
    points.set(this.points);
    Object.assign(this, { kinds, edgesA, edgesB, parameters, points });
  }
}
function crossing(t, ax, ay, bx, by, cx, cy, dx, dy) {
  const ex = bx - ax;
  const ey = by - ay;
  const fx = dx - cx;
  const fy = dy - cy;
  const det = ex * fy - ey * fx;
  const s = det === 0 ? 0.5 : ((cx - ax) * fy - (cy - ay) * fx) / det;
  t[0] = t[1] = s < 0 ? 0 : Math.min(s, 1);
  t[2] = t[3] = along(cx, cy, dx, dy, ax + t[0] * ex, ay + t[0] * ey);
}
function touching(t, ax, ay, bx, by, cx, cy, dx, dy) {
  if (orientation(cx, cy, dx, dy, ax, ay) === 0 && within(cx, cy, dx, dy, ax, ay))
    set(t, 0, along(cx, cy, dx, dy, ax, ay));
  else if (orientation(cx, cy, dx, dy, bx, by) === 0 && within(cx, cy, dx, dy, bx, by)) {
    set(t, 1, along(cx, cy, dx, dy, bx, by));
  } else if (orientation(ax, ay, bx, by, cx, cy) === 0 && within(ax, ay, bx, by, cx, cy)) {
    set(t, along(ax, ay, bx, by, cx, cy), 0);
  } else set(t, along(ax, ay, bx, by, dx, dy), 1);
}
function set(t, onA, onB) {
  t[0] = t[1] = onA;
  t[2] = t[3] = onB;
}
function within(ax, ay, bx, by, x, y) {
  return x >= Math.min(ax, bx) && x <= Math.max(ax, bx) && y >= Math.min(ay, by) && y <= Math.max(ay, by);
}
function sharedPiece(t, ax, ay, bx, by, cx, cy, dx, dy) {
  const s0 = along(ax, ay, bx, by, cx, cy);
  const s1 = along(ax, ay, bx, by, dx, dy);
  t[0] = Math.min(s0, s1);
  t[1] = Math.max(s0, s1);
  t[2] = along(cx, cy, dx, dy, ax + t[0] * (bx - ax), ay + t[0] * (by - ay));
  t[3] = along(cx, cy, dx, dy, ax + t[1] * (bx - ax), ay + t[1] * (by - ay));
}
function along(ax, ay, bx, by, x, y) {
  if (x === ax && y === ay) return 0;
  if (x === bx && y === by) return 1;
  const ex = bx - ax;
  const ey = by - ay;
  const t = ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey);
  return t < 0 ? 0 : Math.min(t, 1);
}
function nested(a, b) {
  return ringInside(a, b) || ringInside(b, a);
}
function ringInside(from, to) {
  const { positions, rings, ringCount } = from.polygon;
  for (let r = 0; r < ringCount; r++) {
    const k = 2 * rings[r];
    if (to.inside(positions[k], positions[k + 1]) > 0) return true;
  }
  return false;
}
function collectCuts(a, b, meetings) {
  const [countA, countB] = [a.polygon.vertexCount, b.polygon.vertexCount];
  const alias = /* @__PURE__ */ new Map();
  const cutsA = emptyCuts((v) => v);
  const cutsB = emptyCuts((v) => alias.get(v) ?? countA + v);
  for (let row = 0; row < meetings.count; row++) {
    const [e, f] = [meetings.edgesA[row], meetings.edgesB[row]];
    const t = meetings.parameters.subarray(row * PARAMETERS, row * PARAMETERS + PARAMETERS);
    const crossing2 = meetings.kinds[row] === CROSSING;
    const intoB = crossing2 ? leads(a, e, b, f) : 0;
    const intoA = crossing2 ? leads(b, f, a, e) : 0;
    const fresh = countA + countB + 2 * row;
    for (let end = 0; end < (meetings.kinds[row] === ALONG ? 2 : 1); end++) {
      const vertexA = note(cutsA, a, e, t[end], intoB);
      const vertexB = note(cutsB, b, f, t[2 + end], intoA);
      const node = vertexA >= 0 ? vertexA : vertexB >= 0 ? countA + vertexB : fresh + end;
      if (vertexA >= 0 && vertexB >= 0) alias.set(vertexB, vertexA);
      if (vertexA < 0) push(cutsA.byEdge, e, { t: t[end], node, into: intoB });
      if (vertexB < 0) push(cutsB.byEdge, f, { t: t[2 + end], node, into: intoA });
    }
    if (meetings.kinds[row] === ALONG) {
      const sameSide = t[3] > t[2] === (sideOf(a, e) === sideOf(b, f));
      push(cutsA.shared, e, { from: t[0], to: t[1], sameSide });
      push(cutsB.shared, f, { from: Math.min(t[2], t[3]), to: Math.max(t[2], t[3]), sameSide });
    }
  }
  return { a: cutsA, b: cutsB };
}
function sideOf(boundary, edge) {
  return boundary.polygon.sides[boundary.polygon.ringOf[edge]];
}
function emptyCuts(nodeOf) {
  return {
    byEdge: /* @__PURE__ */ new Map(),
    atStart: /* @__PURE__ */ new Map(),
    atEnd: /* @__PURE__ */ new Map(),
    shared: /* @__PURE__ */ new Map(),
    touched: /* @__PURE__ */ new Set(),
    nodeOf
  };
}
function note(cuts, own, edge, t, into) {
  if (t !== 0 && t !== 1) return -1;
  const vertex = t === 0 ? edge : own.polygon.next[edge];
  cuts.touched.add(vertex);
  if (into !== 0) (t === 0 ? cuts.atStart : cuts.atEnd).set(edge, into);
  return vertex;
}
function leads(own, edge, other, crossed) {
  const { positions: p, next } = own.polygon;
  const { positions: q, next: otherNext } = other.polygon;
  const [b, c, d] = [2 * next[edge], 2 * crossed, 2 * otherNext[crossed]];
  const left = orientation(q[c], q[c + 1], q[d], q[d + 1], p[b], p[b + 1]) > 0;
  return left === sideOf(other, crossed) > 0 ? 1 : -1;
}
function push(map2, key, value) {
  const list = map2.get(key);
  if (list) list.push(value);
  else map2.set(key, [value]);
}
function overlapArea(a, b, meetings) {
  const [boxA, boxB] = [a.boxes.visit(1), b.boxes.visit(1)];
  const low = Math.max(a.boxes.boxes[boxA], b.boxes.boxes[boxB]);
  const high = Math.min(a.boxes.boxes[boxA + 2], b.boxes.boxes[boxB + 2]);
  if (!(low < high)) return 0;
  const stops = abscissae(a.polygon, b.polygon, meetings, low, high);
  const sweepA = new Sweep$1(a.polygon);
  const sweepB = new Sweep$1(b.polygon);
  let area2 = 0;
  for (let k = 0; k + 1 < stops.length; k++) {
    const width = stops[k + 1] - stops[k];
    if (width > 0) {
      const x = stops[k] + width / 2;
      area2 += width * commonLength(sweepA.heights(x), sweepB.heights(x));
    }
  }
  return area2;
}
function abscissae(a, b, meetings, low, high) {
  const list = [low, high];
  for (const { positions } of [a, b]) {
    for (let k = 0; k < positions.length; k += 2) list.push(positions[k]);
  }
  for (let row = 0; row < meetings.count; row++) list.push(meetings.points[2 * row]);
  return Float64Array.from(list.filter((x) => x >= low && x <= high)).sort();
}
let Sweep$1 = class Sweep {
  constructor(polygon) {
    this.polygon = polygon;
    const { positions, next } = polygon;
    this.#left = Float64Array.from(next, (w, v) => Math.min(positions[2 * v], positions[2 * w]));
    this.#right = Float64Array.from(next, (w, v) => Math.max(positions[2 * v], positions[2 * w]));
    const left = this.#left;
    this.#order = Uint32Array.from(next.keys()).sort((e, f) => left[e] - left[f] || e - f);
  }
  #order;
  #left;
  #right;
  #entered = 0;
  #active = [];
  /** Sorted heights at which the line at `x` cuts the outline; an even count. */
  heights(x) {
    const { positions, next } = this.polygon;
    while (this.#entered < this.#order.length && this.#left[this.#order[this.#entered]] <= x) {
      this.#active.push(this.#order[this.#entered++]);
    }
    this.#active = this.#active.filter((e) => this.#right[e] > x);
    const heights = this.#active.map((e) => {
      const [a, b] = [2 * e, 2 * next[e]];
      const t = (x - positions[a]) / (positions[b] - positions[a]);
      return positions[a + 1] + t * (positions[b + 1] - positions[a + 1]);
    });
    return heights.sort((p, q) => p - q);
  }
};
function commonLength(a, b) {
  let length = 0;
  let j = 0;
  for (let i = 0; i + 1 < a.length; i += 2) {
    while (j + 1 < b.length && b[j + 1] <= a[i]) j += 2;
    for (let k = j; k + 1 < b.length && b[k] < a[i + 1]; k += 2) {
      length += Math.max(0, Math.min(a[i + 1], b[k + 1]) - Math.max(a[i], b[k]));
    }
  }
  return length;
}
function joinRings(pieces) {
  const leaving = /* @__PURE__ */ new Map();
  for (const piece of pieces) {
    const list = leaving.get(piece.from);
    if (list) list.push(piece);
    else leaving.set(piece.from, [piece]);
  }
  const used = /* @__PURE__ */ new Set();
  const rings = [];
  for (const start of pieces) {
    if (used.has(start)) continue;
    const ring = walk(start, leaving, used);
    if (ring.length >= 6) rings.push(Float64Array.from(ring));
  }
  return rings;
}
function walk(start, leaving, used) {
  const ring = [];
  let piece = start;
  while (piece && !used.has(piece)) {
    used.add(piece);
    ring.push(piece.ax, piece.ay);
    piece = piece.to === start.from ? void 0 : sharpestLeft(piece, leaving.get(piece.to) ?? [], used);
  }
  return ring;
}
function sharpestLeft(arriving, choices, used) {
  let best;
  for (const choice of choices) {
    if (used.has(choice)) continue;
    if (!best || turn(arriving, choice) > turn(arriving, best)) best = choice;
  }
  return best;
}
function turn(arriving, next) {
  const [ux, uy] = [arriving.bx - arriving.ax, arriving.by - arriving.ay];
  const [vx, vy] = [next.bx - next.ax, next.by - next.ay];
  const scale = Math.sqrt((ux * ux + uy * uy) * (vx * vx + vy * vy));
  const sine = (ux * vy - uy * vx) / scale;
  const cosine = (ux * vx + uy * vy) / scale;
  return sine >= 0 ? 1 - cosine : cosine - 1;
}
function overlapOf(a, b, meetings) {
  const cuts = collectCuts(a, b, meetings);
  const pieces = [];
  collectPieces(a, b, cuts.a, true, pieces);
  collectPieces(b, a, cuts.b, false, pieces);
  return { area: overlapArea(a, b, meetings), rings: joinRings(pieces) };
}
function collectPieces(own, other, cuts, takesShared, out) {
  const { next } = own.polygon;
  for (let e = 0; e < next.length; e++) {
    const stops = stopsOf(own, other, cuts, e);
    for (let k = 0; k + 1 < stops.length; k++) {
      const [from, to] = [stops[k], stops[k + 1]];
      if (from.node === to.node) continue;
      const middle = (from.t + to.t) / 2;
      const along2 = cuts.shared.get(e)?.find((s) => s.from <= middle && middle <= s.to);
      const keep = along2 ? takesShared && along2.sameSide : liesInside(own, other, cuts, e, from, to);
      if (keep) out.push(directed(own, e, from, to));
    }
  }
}
function stopsOf(own, other, cuts, e) {
  const end = own.polygon.next[e];
  const first = { t: 0, node: cuts.nodeOf(e), into: cuts.atStart.get(e) ?? 0 };
  const last = { t: 1, node: cuts.nodeOf(end), into: cuts.atEnd.get(e) ?? 0 };
  const list = (cuts.byEdge.get(e) ?? []).sort((p, q) => p.t - q.t || p.node - q.node);
  let inner2 = list.length > 1 && !cuts.touched.has(e) ? Math.sign(vertexInside(own, other, e)) : 0;
  for (let k = 0; k < list.length; k++) {
    const [cut, next] = [list[k], list[k + 1]];
    if (next && inner2 !== 0 && cut.into === inner2 && next.into === -inner2 && next.t - cut.t < 1e-9) {
      [list[k], list[k + 1]] = [next, cut];
    }
    if (list[k].into !== 0) inner2 = list[k].into;
  }
  return [first, ...list, last];
}
function vertexInside(own, other, vertex) {
  return other.inside(own.polygon.positions[2 * vertex], own.polygon.positions[2 * vertex + 1]);
}
function liesInside(own, other, cuts, e, from, to) {
  const end = own.polygon.next[e];
  if (from.t === 0 && !cuts.touched.has(e)) return vertexInside(own, other, e) > 0;
  if (to.t === 1 && !cuts.touched.has(end)) return vertexInside(own, other, end) > 0;
  if (from.into !== 0) return from.into > 0;
  if (to.into !== 0) return to.into < 0;
  const { positions } = own.polygon;
  const middle = (from.t + to.t) / 2;
  const x = positions[2 * e] + middle * (positions[2 * end] - positions[2 * e]);
  const y = positions[2 * e + 1] + middle * (positions[2 * end + 1] - positions[2 * e + 1]);
  return other.inside(x, y) > 0;
}
function directed(own, edge, from, to) {
  const { positions, next } = own.polygon;
  const [a, b] = [2 * edge, 2 * next[edge]];
  const [ax, ay, bx, by] = [positions[a], positions[a + 1], positions[b], positions[b + 1]];
  const x0 = ax + from.t * (bx - ax);
  const y0 = ay + from.t * (by - ay);
  const x1 = to.t === 1 ? bx : ax + to.t * (bx - ax);
  const y1 = to.t === 1 ? by : ay + to.t * (by - ay);
  return sideOf(own, edge) > 0 ? { from: from.node, to: to.node, ax: x0, ay: y0, bx: x1, by: y1 } : { from: to.node, to: from.node, ax: x1, ay: y1, bx: x0, by: y0 };
}
const MOST_SPLITS = 6;
const END = 1e-6;
const HALVINGS = 24;
const GAUSS = 0.5 - 0.5 / Math.sqrt(3);
class PieceDepths {
  #foot = new Float64Array(2);
  #to = null;
  #out = null;
  #of = 0;
  /** The piece: its edge's feature number, first point and direction [m]. */
  #own = 0;
  #x = 0;
  #y = 0;
  #dx = 0;
  #dy = 0;
  /** Depth [m] and feature found last, and where: depth changes no faster than the point. */
  #depth = 0;
  #feature = -1;
  #lastX = 0;
  #lastY = 0;
  /** Adds the rows of all pieces of `from` inside `to`. */
  collect(from, to, of, pieces, out) {
    this.#to = to;
    this.#out = out;
    this.#of = of;
    this.#depth = Number.POSITIVE_INFINITY;
    const { positions, next, vertexCount } = from.polygon;
    for (let k = 0; k < pieces.count; k++) {
      const e = pieces.edges[k];
      const start = pieces.starts[k];
      const end = pieces.ends[k];
      this.#own = vertexCount + e;
      this.#x = positions[2 * e];
      this.#y = positions[2 * e + 1];
      this.#dx = positions[2 * next[e]] - this.#x;
      this.#dy = positions[2 * next[e] + 1] - this.#y;
      const first = this.#end(pieces.startFeatures[k], start);
      if (start === 0 && this.#depth > 0) this.#row(e, e, this.#x, this.#y, this.#depth, first, 0);
      const last = this.#end(pieces.endFeatures[k], end);
      this.#part(start, first, end, last, 0);
    }
    this.#to = null;
    this.#out = null;
  }
  /** Feature at an end of a piece: the edge crossed there, or what is nearest. Leaves the depth there. */
  #end(crossed, t) {
    if (crossed < 0) return this.#nearest(this.#x + t * this.#dx, this.#y + t * this.#dy);
    this.#depth = 0;
    this.#lastX = this.#x + t * this.#dx;
    this.#lastY = this.#y + t * this.#dy;
    return this.#to.polygon.vertexCount + crossed;
  }
  #nearest(x, y) {
    const to = this.#to;
    const dx = x - this.#lastX;
    const dy = y - this.#lastY;
    if (dx === 0 && dy === 0 && this.#depth > 0 && this.#depth < Number.POSITIVE_INFINITY)
      return this.#feature;
    const bound = (this.#depth + Math.sqrt(dx * dx + dy * dy)) * (1 + 1e-9) + Number.MIN_VALUE;
    let depth = Math.sqrt(to.nearest(x, y, bound * bound));
    if (to.feature < 0) depth = Math.sqrt(to.nearest(x, y));
    this.#depth = depth;
    this.#feature = to.feature;
    this.#lastX = x;
    this.#lastY = y;
    return to.feature;
  }
  /** A part of the piece between two places whose nearest features are known. */
  #part(start, first, end, last, level) {
    if (first !== last && level < MOST_SPLITS) {
      const t = this.#change(start, first, end, last);
      if (t - start > END * (end - start) && end - t > END * (end - start)) {
        const x = this.#x + t * this.#dx;
        const y = this.#y + t * this.#dy;
        const feature = this.#nearest(x, y);
        const depth = this.#depth;
        if (depth > 0) this.#row(-1, this.#own, x, y, depth, feature, 0);
        const tie = feature === first || feature === last;
        this.#part(start, first, t, tie ? first : feature, level + 1);
        this.#part(t, tie ? last : feature, end, last, level + 1);
        return;
      }
    }
    const t0 = start + GAUSS * (end - start);
    const f0 = this.#nearest(this.#x + t0 * this.#dx, this.#y + t0 * this.#dy);
    const d0 = this.#depth;
    const t1 = end - GAUSS * (end - start);
    const f1 = this.#nearest(this.#x + t1 * this.#dx, this.#y + t1 * this.#dy);
    const strange = f0 !== first && f0 !== last ? f0 : f1 !== first && f1 !== last ? f1 : -1;
    if (strange >= 0 && level < MOST_SPLITS) {
      const t = strange === f0 ? t0 : t1;
      this.#part(start, first, t, strange, level + 1);
      this.#part(t, strange, end, last, level + 1);
      return;
    }
    const d1 = this.#depth;
    const half = (end - start) / 2 * Math.sqrt(this.#dx * this.#dx + this.#dy * this.#dy);
    this.#gauss(t0, d0, f0, half);
    this.#gauss(t1, d1, f1, half);
  }
  #gauss(t, depth, feature, weight) {
    if (!(depth > 0)) return;
    this.#row(-1, this.#own, this.#x + t * this.#dx, this.#y + t * this.#dy, depth, feature, weight);
  }
  #row(vertex, own, x, y, depth, feature, weight) {
    const out = this.#out;
    const to = this.#to.polygon;
    const row = out.add(this.#of, vertex, feature, x, y, -depth);
    out.own[row] = own;
    out.weights[row] = weight;
    pointOnFeature(this.#foot, 0, to, feature, x, y);
    distanceGradient(out.normals, 2 * row, to, feature, x, y, this.#foot[0], this.#foot[1], 1);
  }
  /** Where along the piece the two features are equally near. */
  #change(start, first, end, last) {
    let low = start;
    let high = end;
    let atLow = this.#difference(low, first, last);
    let atHigh = this.#difference(high, first, last);
    if (!(atLow < 0 && atHigh > 0)) return start;
    for (let k = 0; k < HALVINGS; k++) {
      const t = k % 2 === 0 ? low - atLow * (high - low) / (atHigh - atLow) : (low + high) / 2;
      const here = this.#difference(t, first, last);
      if (Math.abs(here) <= 1e-12 * (atHigh - atLow)) return t;
      if (here < 0) {
        low = t;
        atLow = here;
      } else {
        high = t;
        atHigh = here;
      }
    }
    return (low + high) / 2;
  }
  /** Distance to the one feature less that to the other [m]. */
  #difference(t, first, last) {
    const x = this.#x + t * this.#dx;
    const y = this.#y + t * this.#dy;
    return this.#distance(first, x, y) - this.#distance(last, x, y);
  }
  #distance(feature, x, y) {
    const foot = this.#foot;
    pointOnFeature(foot, 0, this.#to.polygon, feature, x, y);
    return Math.sqrt((x - foot[0]) * (x - foot[0]) + (y - foot[1]) * (y - foot[1]));
  }
}
const SAME_PLACE = 1e-9;
const OUTSIDE = -1;
const UNKNOWN = 0;
const INSIDE = 1;
class BoundaryPieces {
  count = 0;
  edges = new Int32Array(32);
  /** Where the piece starts and ends along its edge, 0 … 1. */
  starts = new Float64Array(32);
  ends = new Float64Array(32);
  /** Edges of the other polygon that are crossed there, or -1: at a vertex of its own the piece goes on. */
  startFeatures = new Int32Array(32);
  endFeatures = new Int32Array(32);
  /** Rows of the meetings, ordered along the boundary. */
  #order = new Int32Array(32);
  #state = UNKNOWN;
  /** Finds the pieces of `from` inside `to`. `of` says whether `from` is the a or the b of the meetings. */
  collect(from, to, of, meetings) {
    this.count = 0;
    this.#sort(meetings, of);
    const boxes = from.runBoxes();
    const target = to.runBoxes();
    const { vertexCount, ringOf } = from.polygon;
    let at = 0;
    let ring = -1;
    this.#state = UNKNOWN;
    for (let first = 0, o = 4; first < vertexCount; first += RUN, o += 4) {
      if (!overlap(boxes, o, target, 0, 0)) {
        this.#state = OUTSIDE;
        ring = ringOf[Math.min(first + RUN, vertexCount) - 1];
        continue;
      }
      const end = Math.min(first + RUN, vertexCount);
      for (let e = first; e < end; e++) {
        if (ringOf[e] !== ring) this.#state = UNKNOWN;
        ring = ringOf[e];
        at = this.#edge(from, to, of, meetings, e, at);
      }
    }
  }
  /** Cuts one edge and returns the place of the first meeting after it. */
  #edge(from, to, of, meetings, e, at) {
    const edges = of === OF_A ? meetings.edgesA : meetings.edgesB;
    const others = of === OF_A ? meetings.edgesB : meetings.edgesA;
    const order = this.#order;
    let t = 0;
    let feature = -1;
    let k = at;
    for (; k < meetings.count && edges[order[k]] === e; k++) {
      if (this.#state !== UNKNOWN) this.#untangle(from, to, of, meetings, e, k);
      const row = order[k];
      const kind = meetings.kinds[row];
      const into = kind === CROSSING ? leads(from, e, to, others[row]) : UNKNOWN;
      const start = startOf(meetings, row, of);
      if (start > t) {
        if (this.#state === UNKNOWN) this.#state = into !== UNKNOWN ? -into : insideAt(from, to, e, t, start);
        if (this.#state === INSIDE) this.#add(e, t, start, feature, kind === CROSSING ? others[row] : -1);
        t = start;
      }
      t = Math.max(t, kind === ALONG ? endOf(meetings, row, of) : start);
      this.#state = into;
      feature = kind === CROSSING ? others[row] : -1;
    }
    if (t < 1) {
      if (this.#state === UNKNOWN) this.#state = insideAt(from, to, e, t, 1);
      if (this.#state === INSIDE) this.#add(e, t, 1, feature, -1);
    }
    return k;
  }
  /** Crossings lead in and out by turns; two whose places round to the same may have changed theirs. */
  #untangle(from, to, of, meetings, e, k) {
    const order = this.#order;
    const edges = of === OF_A ? meetings.edgesA : meetings.edgesB;
    const others = of === OF_A ? meetings.edgesB : meetings.edgesA;
    if (k + 1 >= meetings.count || edges[order[k + 1]] !== e) return;
    const [row, next] = [order[k], order[k + 1]];
    if (meetings.kinds[row] !== CROSSING || meetings.kinds[next] !== CROSSING) return;
    if (startOf(meetings, next, of) - startOf(meetings, row, of) > SAME_PLACE) return;
    if (leads(from, e, to, others[row]) !== this.#state) return;
    order[k] = next;
    order[k + 1] = row;
  }
  #add(edge, start, end, startFeature, endFeature) {
    const row = this.count++;
    if (row === this.edges.length) {
      for (const name of ["edges", "startFeatures", "endFeatures"]) {
        const larger = new Int32Array(2 * row);
        larger.set(this[name]);
        this[name] = larger;
      }
      for (const name of ["starts", "ends"]) {
        const larger = new Float64Array(2 * row);
        larger.set(this[name]);
        this[name] = larger;
      }
    }
    this.edges[row] = edge;
    this.starts[row] = start;
    this.ends[row] = end;
    this.startFeatures[row] = startFeature;
    this.endFeatures[row] = endFeature;
  }
  /** Insertion by edge, then by place: pairs meet in few places, and found in nearly this order. */
  #sort(meetings, of) {
    const { count } = meetings;
    if (this.#order.length < count) this.#order = new Int32Array(2 * count);
    const order = this.#order;
    const edges = of === OF_A ? meetings.edgesA : meetings.edgesB;
    for (let k = 0; k < count; k++) order[k] = k;
    const before = (p, q) => edges[p] - edges[q] || startOf(meetings, p, of) - startOf(meetings, q, of) || p - q;
    if (count > 64) {
      order.subarray(0, count).sort(before);
      return;
    }
    for (let k = 1; k < count; k++) {
      const row = order[k];
      let j = k;
      for (; j > 0 && before(order[j - 1], row) > 0; j--) order[j] = order[j - 1];
      order[j] = row;
    }
  }
}
function startOf({ parameters }, row, of) {
  const o = row * PARAMETERS;
  return of === OF_A ? parameters[o] : Math.min(parameters[o + 2], parameters[o + 3]);
}
function endOf({ parameters }, row, of) {
  const o = row * PARAMETERS;
  return of === OF_A ? parameters[o + 1] : Math.max(parameters[o + 2], parameters[o + 3]);
}
function insideAt(from, to, e, start, end) {
  const { positions, next } = from.polygon;
  const middle = (start + end) / 2;
  const x = positions[2 * e] + middle * (positions[2 * next[e]] - positions[2 * e]);
  const y = positions[2 * e + 1] + middle * (positions[2 * next[e] + 1] - positions[2 * e + 1]);
  return to.inside(x, y) > 0 ? INSIDE : OUTSIDE;
}
class PenetrationSearch {
  meetings = new Meetings();
  pieces = new BoundaryPieces();
  #depths = new PieceDepths();
  /** Adds the rows of a's boundary inside b, then of b's inside a. */
  collect(a, b, out) {
    if (!overlap(a.runBoxes(), 0, b.runBoxes(), 0, 0)) return;
    this.meetings.find(a, b);
    this.pieces.collect(a, b, OF_A, this.meetings);
    this.#depths.collect(a, b, OF_A, this.pieces, out);
    this.pieces.collect(b, a, OF_B, this.meetings);
    this.#depths.collect(b, a, OF_B, this.pieces, out);
  }
}
class BoundaryGap {
  /** Least distance between the boundaries [m]. */
  distance = 0;
  featureA = -1;
  featureB = -1;
  /** Nearest points: x, y on a, then x, y on b [m]. */
  points = new Float64Array(4);
  #best = new Float64Array(2);
  #bestSq = 0;
  /** For boundaries that don't meet. */
  find(a, b) {
    this.#bestSq = Number.POSITIVE_INFINITY;
    this.#walk(a.boxes, b.boxes, 1, 1);
    this.distance = Math.sqrt(this.#bestSq);
    this.#place(a, b);
  }
  #walk(a, b, nodeA, nodeB) {
    const leafA = a.isLeaf(nodeA);
    const leafB = b.isLeaf(nodeB);
    if (leafA && leafB) {
      this.#vertices(a, b, nodeA, nodeB, false);
      this.#vertices(b, a, nodeB, nodeA, true);
      return;
    }
    const splitA = leafB || !leafA && size(a.boxes, a.visit(nodeA)) >= size(b.boxes, b.visit(nodeB));
    const [a0, a1] = splitA ? [2 * nodeA, 2 * nodeA + 1] : [nodeA, nodeA];
    const [b0, b1] = splitA ? [nodeB, nodeB] : [2 * nodeB, 2 * nodeB + 1];
    const gap0 = gapSq(a.boxes, a.visit(a0), b.boxes, b.visit(b0));
    const gap1 = gapSq(a.boxes, a.visit(a1), b.boxes, b.visit(b1));
    const secondFirst = gap1 < gap0;
    if (Math.min(gap0, gap1) < this.#bestSq) this.#walk(a, b, secondFirst ? a1 : a0, secondFirst ? b1 : b0);
    if (Math.max(gap0, gap1) < this.#bestSq) this.#walk(a, b, secondFirst ? a0 : a1, secondFirst ? b0 : b1);
  }
  /** The vertices of one leaf against the edges of the other. */
  #vertices(from, to, node, other, swapped) {
    const { positions } = from.polygon;
    const { positions: targets, next } = to.polygon;
    const best = this.#best;
    const end = from.end(node);
    const [first, last] = [to.first(other), to.end(other)];
    for (let v = from.first(node); v < end; v++) {
      const x = positions[2 * v];
      const y = positions[2 * v + 1];
      if (to.distanceSq(other, x, y) >= this.#bestSq) continue;
      best[0] = this.#bestSq;
      best[1] = -1;
      nearestInRun(targets, next, first, last, x, y, best);
      if (best[1] < 0) continue;
      this.#bestSq = best[0];
      this.featureA = swapped ? best[1] : v;
      this.featureB = swapped ? v : best[1];
    }
  }
  /** One of the two features is a vertex; the other's nearest point follows from it. */
  #place(a, b) {
    const points = this.points;
    if (this.featureA < a.polygon.vertexCount) {
      pointOnFeature(points, 0, a.polygon, this.featureA, 0, 0);
      pointOnFeature(points, 2, b.polygon, this.featureB, points[0], points[1]);
    } else {
      pointOnFeature(points, 2, b.polygon, this.featureB, 0, 0);
      pointOnFeature(points, 0, a.polygon, this.featureA, points[2], points[3]);
    }
  }
}
function gapSq(a, i, b, j) {
  const dx = Math.max(a[i] - b[j + 2], 0, b[j] - a[i + 2]);
  const dy = Math.max(a[i + 1] - b[j + 3], 0, b[j + 1] - a[i + 3]);
  return dx * dx + dy * dy;
}
function size(boxes, o) {
  return boxes[o + 2] - boxes[o] + boxes[o + 3] - boxes[o + 1];
}
class ExactQueries {
  /** Exact answers carry rounding only. */
  error = 0;
  /** Boundary of the first polygon. */
  a;
  /** Boundary of the second polygon. */
  b;
  #meetings = new Meetings();
  #gap = new BoundaryGap();
  #penetration = new PenetrationSearch();
  #contacts = new ContactSearch();
  #points = new ProximityPoints();
  #foot = new Float64Array(2);
  /** @param maxHeight bound on the height of the lazy hierarchies. */
  constructor(maxHeight) {
    this.a = new Boundary(maxHeight);
    this.b = new Boundary(maxHeight);
  }
  bind(a, b, boxA, boxB) {
    this.a.bind(a, boxA);
    this.b.bind(b, boxB);
    return this;
  }
  collides() {
    this.#meetings.find(this.a, this.b, true);
    return this.#meetings.count > 0 || nested(this.a, this.b);
  }
  /** Every place where the boundaries meet; the object is reused by the next call. */
  meetings() {
    this.#meetings.find(this.a, this.b);
    return this.#meetings;
  }
  /** The region that both have in common. */
  overlap() {
    return overlapOf(this.a, this.b, this.meetings());
  }
  penetrations() {
    this.#points.clear();
    this.addPenetrations(this.#points);
    return this.#points;
  }
  addPenetrations(out) {
    this.#penetration.collect(this.a, this.b, out);
  }
  contacts(threshold) {
    this.#points.clear();
    this.addContacts(threshold, this.#points);
    return this.#points;
  }
  addContacts(threshold, out) {
    this.#contacts.collect(this.a, this.b, threshold, this.meetings(), out);
  }
  separation() {
    this.#meetings.find(this.a, this.b, true);
    const meet = this.#meetings.count > 0;
    const points = this.#gap.points;
    if (meet) {
      this.#gap.distance = 0;
      for (let k = 0; k < 4; k++) points[k] = this.#meetings.points[k % 2];
    } else this.#gap.find(this.a, this.b);
    const gap = this.#gap.distance;
    const dx = points[0] - points[2];
    const dy = points[1] - points[3];
    return {
      distance: meet || nested(this.a, this.b) ? 0 : gap,
      boundaryDistance: gap,
      error: 0,
      pointA: [points[0], points[1]],
      pointB: [points[2], points[3]],
      direction: gap > 0 ? [dx / gap, dy / gap] : [0, 0]
    };
  }
  /** Signed distance from a point to `b`: negative inside [m]. */
  signedDistance(x, y) {
    const distance = Math.sqrt(this.b.nearest(x, y));
    return this.b.inside(x, y) > 0 ? -distance : distance;
  }
  /** Signed distances and gradients of many points with respect to `b`, as rows of points of `a`. */
  atPoints(points) {
    const rows = this.#points;
    rows.clear();
    for (let k = 0; k < points.length; k += 2) {
      const [x, y] = [points[k], points[k + 1]];
      const distance = Math.sqrt(this.b.nearest(x, y));
      const feature = this.b.feature;
      const sign = this.b.inside(x, y);
      const row = rows.add(OF_A, k / 2, feature, x, y, sign > 0 ? -distance : distance);
      pointOnFeature(this.#foot, 0, this.b.polygon, feature, x, y);
      const [qx, qy] = [this.#foot[0], this.#foot[1]];
      distanceGradient(rows.normals, 2 * row, this.b.polygon, feature, x, y, qx, qy, sign);
    }
    return rows;
  }
}
const SQRT2 = Math.SQRT2;
const MOST_SAMPLES = 1 << 24;
class Grid {
  /** Position of sample (0, 0) [m]. */
  x0 = 0;
  /** The first point along y [m]. */
  y0 = 0;
  /** Spacing [m]. */
  spacing = 1;
  /** Samples per row and number of rows. */
  columns = 0;
  /** Points along y. */
  rows = 0;
  /** Covers the box with samples so that none of its points is farther than `error` [m] from one. */
  cover(minX, minY, maxX, maxY, error) {
    checkError(error);
    const spacing = error * SQRT2;
    const columns = Math.ceil((maxX - minX) / spacing) + 3;
    const rows = Math.ceil((maxY - minY) / spacing) + 3;
    if (!(columns * rows <= MOST_SAMPLES)) {
      const size2 = `${maxX - minX} m by ${maxY - minY} m`;
      const sentence = `An error of ${error} m over ${size2} needs more than ${MOST_SAMPLES} samples; use a larger error.`;
      throw new PliantError("too-large", sentence, { path: "error" });
    }
    this.x0 = minX - spacing;
    this.y0 = minY - spacing;
    this.spacing = spacing;
    this.columns = columns;
    this.rows = rows;
    return this;
  }
  /** Number of points. */
  get count() {
    return this.columns * this.rows;
  }
  /** Half the diagonal of a cell: the error bound d [m]. */
  get error() {
    return this.spacing / SQRT2;
  }
  /** Takes over another grid. */
  copy(other) {
    this.x0 = other.x0;
    this.y0 = other.y0;
    this.spacing = other.spacing;
    this.columns = other.columns;
    this.rows = other.rows;
    return this;
  }
}
function checkError(error) {
  if (error > 0 && Number.isFinite(error)) return;
  throw new PliantError("invalid-value", `The error bound must be a positive length; it is ${error}.`, {
    path: "error"
  });
}
class Field {
  /** Where the samples stand. */
  grid = new Grid();
  /** Signed distance per sample, negative inside [m]; ±`maxDistance` beyond the band. Valid where evaluated. */
  values = new Float64Array(0);
  /** Nearest feature per sample (vertex `v`, or edge `e` as `vertexCount + e`), or -1 beyond the band. */
  features = new Int32Array(0);
  /** Distances beyond it are clamped [m]. */
  maxDistance = Number.POSITIVE_INFINITY;
  #boundary = null;
  #stamps = new Uint32Array(0);
  #epoch = 0;
  #focusX = 0;
  #focusY = 0;
  /** Negative: no focus. */
  #focusReachSq = -1;
  /** Starts anew over `grid`, to be evaluated from `boundary` as samples are asked for. */
  open(grid, boundary, maxDistance = Number.POSITIVE_INFINITY) {
    this.grid.copy(grid);
    this.maxDistance = maxDistance;
    this.#boundary = boundary;
    this.#focusReachSq = -1;
    if (this.values.length < grid.count) {
      const size2 = Math.max(grid.count, 2 * this.values.length);
      this.values = new Float64Array(size2);
      this.features = new Int32Array(size2);
      this.#stamps = new Uint32Array(size2);
      this.#epoch = 0;
    }
    if (++this.#epoch === 4294967295) {
      this.#stamps.fill(0);
      this.#epoch = 1;
    }
  }
  /**
   * Prepares for values and a gradient at a point whose distance from the boundary is known: the samples around it are
   * then measured against the few edges that can be nearest to them.
   */
  focus(x, y, distance) {
    if (!this.#boundary) return;
    const reach = 2.24 * this.grid.spacing;
    this.#focusX = x;
    this.#focusY = y;
    this.#focusReachSq = this.#boundary.gather(x, y, distance + 2 * reach) ? reach * reach : -1;
  }
  /** Declares all samples written, for backends that fill `values` and `features` themselves. */
  complete() {
    this.#stamps.fill(this.#epoch, 0, this.grid.count);
  }
  /** Signed distance at sample `k`, counted along the rows [m]. */
  value(k) {
    if (this.#stamps[k] !== this.#epoch) this.#evaluate(k);
    return this.values[k];
  }
  /** Nearest feature at sample `k`, or -1 beyond the band. */
  feature(k) {
    if (this.#stamps[k] !== this.#epoch) this.#evaluate(k);
    return this.features[k];
  }
  /** Signed distance at any point of the region, bilinear; within d of the truth [m]. */
  valueAt(x, y) {
    const { grid } = this;
    const u = (x - grid.x0) / grid.spacing;
    const v = (y - grid.y0) / grid.spacing;
    const i = cell(u, grid.columns);
    const j = cell(v, grid.rows);
    const [s, t] = [u - i, v - j];
    const k = j * grid.columns + i;
    const low = this.value(k) + s * (this.value(k + 1) - this.value(k));
    const above = k + grid.columns;
    const high = this.value(above) + s * (this.value(above + 1) - this.value(above));
    return low + t * (high - low);
  }
  /** Gradient of the signed distance at any point of the region into `out[o…]`; not of unit length near ridges. */
  gradientAt(out, o, x, y) {
    const { grid } = this;
    const u = (x - grid.x0) / grid.spacing;
    const v = (y - grid.y0) / grid.spacing;
    const i = inner(u, grid.columns);
    const j = inner(v, grid.rows);
    const [s, t] = [u - i, v - j];
    const k = j * grid.columns + i;
    const n = grid.columns;
    const scale = 1 / (2 * grid.spacing);
    const x00 = this.value(k + 1) - this.value(k - 1);
    const x10 = this.value(k + 2) - this.value(k);
    const x01 = this.value(k + n + 1) - this.value(k + n - 1);
    const x11 = this.value(k + n + 2) - this.value(k + n);
    const y00 = this.value(k + n) - this.value(k - n);
    const y10 = this.value(k + n + 1) - this.value(k - n + 1);
    const y01 = this.value(k + 2 * n) - this.value(k);
    const y11 = this.value(k + 2 * n + 1) - this.value(k + 1);
    out[o] = scale * bilinear(x00, x10, x01, x11, s, t);
    out[o + 1] = scale * bilinear(y00, y10, y01, y11, s, t);
  }
  /** Nearest feature at the sample nearest to a point. */
  featureAt(x, y) {
    const { grid } = this;
    const i = Math.min(grid.columns - 1, Math.max(0, Math.round((x - grid.x0) / grid.spacing)));
    const j = Math.min(grid.rows - 1, Math.max(0, Math.round((y - grid.y0) / grid.spacing)));
    return this.feature(j * grid.columns + i);
  }
  /**
   * Evaluates every sample. Along a row a distance changes by at most the spacing, which bounds the search for the
   * next one, and the sign can't change while the last distance exceeds the spacing.
   */
  fill() {
    const { grid, maxDistance } = this;
    const boundary = this.#boundary;
    const { spacing, columns } = grid;
    for (let j = 0; j < grid.rows; j++) {
      const y = grid.y0 + j * spacing;
      let reach = Number.POSITIVE_INFINITY;
      let sign = 0;
      for (let i = 0; i < columns; i++) {
        const x = grid.x0 + i * spacing;
        const limit = Math.min(maxDistance, (reach + spacing) * (1 + 1e-9));
        const distance = Math.sqrt(boundary.nearest(x, y, limit * limit));
        if (!(reach > spacing * (1 + 1e-9)) || sign === 0 || i === 0) sign = boundary.inside(x, y);
        this.#write(j * columns + i, distance, boundary.feature, sign);
        reach = distance;
      }
    }
  }
  #evaluate(k) {
    const { grid, maxDistance } = this;
    const boundary = this.#boundary;
    const j = Math.floor(k / grid.columns);
    const x = grid.x0 + (k - j * grid.columns) * grid.spacing;
    const y = grid.y0 + j * grid.spacing;
    const limitSq = maxDistance * maxDistance;
    const dx = x - this.#focusX;
    const dy = y - this.#focusY;
    const focused = dx * dx + dy * dy <= this.#focusReachSq;
    const distanceSq = focused ? boundary.nearestGathered(x, y, limitSq) : boundary.nearest(x, y, limitSq);
    const { feature } = boundary;
    const sign = feature < 0 ? boundary.inside(x, y) : boundary.insideByFeature(feature, x, y);
    this.#write(k, Math.sqrt(distanceSq), feature, sign);
  }
  #write(k, distance, feature, sign) {
    const size2 = Math.min(distance, this.maxDistance);
    this.values[k] = sign > 0 ? -size2 : size2;
    this.features[k] = distance < this.maxDistance ? feature : -1;
    this.#stamps[k] = this.#epoch;
  }
}
function cell(u, count) {
  const i = Math.floor(u);
  if (i >= 0 && i + 1 < count) return i;
  if (u >= -1e-9 && u <= count - 1 + 1e-9) return i < 0 ? 0 : count - 2;
  return outside();
}
function inner(u, count) {
  const i = Math.floor(u);
  if (i >= 1 && i + 2 < count) return i;
  if (u >= 1 - 1e-9 && u <= count - 2 + 1e-9) return i < 1 ? 1 : count - 3;
  return outside();
}
function outside() {
  throw new PliantError("invalid-value", "The point lies outside the region of the field.", {
    path: "point"
  });
}
function bilinear(v00, v10, v01, v11, s, t) {
  const low = v00 + s * (v10 - v00);
  const high = v01 + s * (v11 - v01);
  return low + t * (high - low);
}
class ThickBoundary {
  count = 0;
  /** Samples drawn, each once, in the order of the edges. */
  samples = new Int32Array(64);
  #marks = new Uint32Array(0);
  #epoch = 0;
  /** Draws all edges whose capsule may touch the grid. */
  draw(boxes, grid, radius) {
    this.count = 0;
    if (this.#marks.length < grid.count) {
      this.#marks = new Uint32Array(Math.max(grid.count, 2 * this.#marks.length));
      this.#epoch = 0;
    }
    if (++this.#epoch === 4294967295) {
      this.#marks.fill(0);
      this.#epoch = 1;
    }
    this.#walk(boxes, grid, radius, 1);
  }
  #walk(boxes, grid, radius, node) {
    const o = boxes.visit(node);
    const box = boxes.boxes;
    const right = grid.x0 + (grid.columns - 1) * grid.spacing;
    const top = grid.y0 + (grid.rows - 1) * grid.spacing;
    if (box[o] - radius > right || box[o + 2] + radius < grid.x0) return;
    if (box[o + 1] - radius > top || box[o + 3] + radius < grid.y0) return;
    if (!boxes.isLeaf(node)) {
      this.#walk(boxes, grid, radius, 2 * node);
      this.#walk(boxes, grid, radius, 2 * node + 1);
      return;
    }
    const end = boxes.end(node);
    for (let e = boxes.first(node); e < end; e++) this.#edge(boxes, grid, radius, e);
  }
  /** Scans the rows that the capsule of an edge covers. */
  #edge(boxes, grid, radius, e) {
    const { positions, next } = boxes.polygon;
    const k = 2 * next[e];
    const [ax, ay, bx, by] = [positions[2 * e], positions[2 * e + 1], positions[k], positions[k + 1]];
    const { x0, y0, spacing, columns, rows } = grid;
    const first = Math.max(0, Math.ceil((Math.min(ay, by) - radius - y0) / spacing));
    const last = Math.min(rows - 1, Math.floor((Math.max(ay, by) + radius - y0) / spacing));
    const slope = ay === by ? 0 : (bx - ax) / (by - ay);
    for (let j = first; j <= last; j++) {
      const y = y0 + j * spacing;
      let [low, high] = [Math.min(ax, bx), Math.max(ax, bx)];
      if (ay !== by) {
        const [xLow, xHigh] = [ax + (y - radius - ay) * slope, ax + (y + radius - ay) * slope];
        low = Math.max(low, Math.min(xLow, xHigh));
        high = Math.min(high, Math.max(xLow, xHigh));
      }
      const from = Math.max(0, Math.ceil((low - radius - x0) / spacing - 1e-9));
      const to = Math.min(columns - 1, Math.floor((high + radius - x0) / spacing + 1e-9));
      for (let i = from; i <= to; i++) {
        if (withinCapsule(ax, ay, bx, by, x0 + i * spacing, y, radius)) this.#mark(j * columns + i);
      }
    }
  }
  #mark(sample) {
    if (this.#marks[sample] === this.#epoch) return;
    this.#marks[sample] = this.#epoch;
    if (this.count === this.samples.length) {
      const larger = new Int32Array(2 * this.count);
      larger.set(this.samples);
      this.samples = larger;
    }
    this.samples[this.count++] = sample;
  }
}
function withinCapsule(ax, ay, bx, by, x, y, radius) {
  const [ex, ey, px, py] = [bx - ax, by - ay, x - ax, y - ay];
  const along2 = px * ex + py * ey;
  const lengthSq = ex * ex + ey * ey;
  const reachSq = radius * radius * (1 + 1e-9);
  if (along2 <= 0) return px * px + py * py <= reachSq;
  if (along2 >= lengthSq) return (x - bx) * (x - bx) + (y - by) * (y - by) <= reachSq;
  const cross = ex * py - ey * px;
  return cross * cross <= reachSq * lengthSq;
}
class Regions {
  box = new Float64Array(4);
  pairs = new LeafPairs();
  #point = new Float64Array(2);
  /** Where both bounding boxes are, enlarged by `margin`. False when they are farther apart than that. */
  overlap(a, b, margin) {
    const [i, j] = [a.boxes.visit(1), b.boxes.visit(1)];
    const [p, q] = [a.boxes.boxes, b.boxes.boxes];
    this.box[0] = Math.max(p[i], q[j]) - margin;
    this.box[1] = Math.max(p[i + 1], q[j + 1]) - margin;
    this.box[2] = Math.min(p[i + 2], q[j + 2]) + margin;
    this.box[3] = Math.min(p[i + 3], q[j + 3]) + margin;
    return this.box[0] <= this.box[2] && this.box[1] <= this.box[3];
  }
  /** The box around all parts of a's boundary that come within `margin` of b's. False when there are none. */
  near(a, b, margin) {
    this.pairs.collect(a.boxes, b.boxes, margin);
    const { box, pairs } = this;
    box.set([
      Number.POSITIVE_INFINITY,
      Number.POSITIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
      Number.NEGATIVE_INFINITY
    ]);
    for (let k = 0; k < pairs.count; k++) {
      const [i, j] = [4 * pairs.nodesA[k], 4 * pairs.nodesB[k]];
      const [p, q] = [a.boxes.boxes, b.boxes.boxes];
      for (let axis = 0; axis < 2; axis++) {
        box[axis] = Math.min(box[axis], Math.max(p[i + axis], q[j + axis] - margin));
        box[axis + 2] = Math.max(box[axis + 2], Math.min(p[i + axis + 2], q[j + axis + 2] + margin));
      }
    }
    return pairs.count > 0;
  }
  /** The box around all parts of a's boundary that may hold its closest point to b. */
  closest(a, b) {
    this.near(a, b, this.#reach(a, b) * (1 + 1e-9));
  }
  /** A distance that the boundaries certainly come within: walked from one to the other and back, three times. */
  #reach(a, b) {
    const point = this.#point;
    point.set(a.polygon.positions.subarray(0, 2));
    let reachSq = Number.POSITIVE_INFINITY;
    for (let k = 0; k < 3; k++) {
      reachSq = b.nearest(point[0], point[1]);
      pointOnFeature(point, 0, b.polygon, b.feature, point[0], point[1]);
      reachSq = a.nearest(point[0], point[1]);
      pointOnFeature(point, 0, a.polygon, a.feature, point[0], point[1]);
    }
    return Math.sqrt(reachSq);
  }
}
function commonArea(a, b) {
  const { count, spacing, error } = a.grid;
  let inside = 0;
  let unsure = 0;
  for (let k = 0; k < count; k++) {
    const depth = b.value(k) > error ? b.value(k) : Math.max(a.value(k), b.value(k));
    if (depth < 0) inside++;
    if (Math.abs(depth) <= error) unsure++;
  }
  const cell2 = spacing * spacing;
  return { area: inside * cell2, bound: unsure * cell2 };
}
function nearestSample(a, b, field, thick, error, nested2) {
  let best = thick.samples[0];
  let least = Number.POSITIVE_INFINITY;
  let lowest = Number.POSITIVE_INFINITY;
  for (let k = 0; k < thick.count; k++) {
    const value = field.value(thick.samples[k]);
    if (value < lowest) lowest = value;
    if (Math.abs(value) >= least) continue;
    least = Math.abs(value);
    best = thick.samples[k];
  }
  const { grid } = field;
  const j = Math.floor(best / grid.columns);
  const x = grid.x0 + (best - j * grid.columns) * grid.spacing;
  const y = grid.y0 + j * grid.spacing;
  const points = new Float64Array(4);
  a.nearest(x, y);
  pointOnFeature(points, 0, a.polygon, a.feature, x, y);
  pointOnFeature(points, 2, b.polygon, field.feature(best), x, y);
  const [dx, dy] = [points[0] - points[2], points[1] - points[3]];
  const length = Math.sqrt(dx * dx + dy * dy);
  return {
    distance: nested2 || lowest <= 0 ? 0 : least,
    boundaryDistance: least,
    error,
    pointA: [points[0], points[1]],
    pointB: [points[2], points[3]],
    direction: length > 0 ? [dx / length, dy / length] : [0, 0]
  };
}
const FLAT = 0.1;
function addSampledPoint(rows, field, sample, of) {
  const { grid } = field;
  const j = Math.floor(sample / grid.columns);
  const i = sample - j * grid.columns;
  const row = rows.add(
    of,
    -1,
    field.feature(sample),
    grid.x0 + i * grid.spacing,
    grid.y0 + j * grid.spacing,
    field.value(sample)
  );
  const n = grid.columns;
  const [left, right] = [i > 0 ? sample - 1 : sample, i + 1 < n ? sample + 1 : sample];
  const [down, up] = [j > 0 ? sample - n : sample, j + 1 < grid.rows ? sample + n : sample];
  const x = (field.value(right) - field.value(left)) / Math.max(1, right - left);
  const y = (field.value(up) - field.value(down)) / Math.max(1, (up - down) / n);
  rows.normals[2 * row] = x / grid.spacing;
  rows.normals[2 * row + 1] = y / grid.spacing;
  unit(rows.normals, 2 * row);
  return row;
}
function addSampledContact(rows, field, sample, of) {
  const row = addSampledPoint(rows, field, sample, of);
  if (of !== OF_B) return;
  rows.normals[2 * row] *= -1;
  rows.normals[2 * row + 1] *= -1;
}
function samplePieces(polygon, pieces, of, error, out) {
  const { positions, next, vertexCount } = polygon;
  for (let k = 0; k < pieces.count; k++) {
    const e = pieces.edges[k];
    const ax = positions[2 * e];
    const ay = positions[2 * e + 1];
    const dx = positions[2 * next[e]] - ax;
    const dy = positions[2 * next[e] + 1] - ay;
    const start = pieces.starts[k];
    const share = pieces.ends[k] - start;
    if (start === 0) out.add(of, e, -1, ax, ay, 0);
    const length = share * Math.sqrt(dx * dx + dy * dy);
    const count = Math.max(1, Math.ceil(length / (2 * error)));
    for (let i = 0; i < count; i++) {
      const t = start + share * (i + 0.5) / count;
      const row = out.add(of, -1, -1, ax + t * dx, ay + t * dy, 0);
      out.own[row] = vertexCount + e;
      out.weights[row] = length / count;
    }
  }
}
function readDepths(rows, first, end, field) {
  let bound = Number.POSITIVE_INFINITY;
  for (let row = first; row < end; row++) {
    const x = rows.points[2 * row];
    const y = rows.points[2 * row + 1];
    if (row > first) {
      const dx = x - rows.points[2 * row - 2];
      const dy = y - rows.points[2 * row - 1];
      bound += Math.sqrt(dx * dx + dy * dy);
    }
    if (bound < Number.POSITIVE_INFINITY) field.focus(x, y, bound);
    rows.distances[row] = Math.min(0, field.valueAt(x, y));
    bound = field.grid.error - rows.distances[row];
    rows.features[row] = field.featureAt(x, y);
    field.gradientAt(rows.normals, 2 * row, x, y);
    unit(rows.normals, 2 * row);
  }
}
function unit(out, o) {
  const x = out[o];
  const y = out[o + 1];
  const length = Math.sqrt(x * x + y * y);
  out[o] = length > FLAT ? x / length : 0;
  out[o + 1] = length > FLAT ? y / length : 0;
}
class FieldQueries {
  /**
   * @param error the bound d [m].
   * @param maxHeight bound on the height of the lazy hierarchies.
   */
  constructor(error, maxHeight) {
    this.error = error;
    checkError(error);
    this.a = new Boundary(maxHeight);
    this.b = new Boundary(maxHeight);
  }
  /** Boundary of the first polygon. */
  a;
  /** Boundary of the second polygon. */
  b;
  /** Regions that both have in common. */
  regions = new Regions();
  #grid = new Grid();
  #fieldA = new Field();
  #fieldB = new Field();
  #givenA = null;
  #givenB = null;
  #thick = new ThickBoundary();
  /** Where the boundaries cross. */
  meetings = new Meetings();
  /** Pieces of the boundaries inside the other region. */
  pieces = new BoundaryPieces();
  #points = new ProximityPoints();
  /** Turns to a pair in its present position; fields are evaluated on the CPU as samples are asked for. */
  bind(a, b, boxA, boxB) {
    this.a.bind(a, boxA);
    this.b.bind(b, boxB);
    this.#givenA = null;
    this.#givenB = null;
    return this;
  }
  /** Turns to a pair whose fields were computed elsewhere, both over one grid; the queries then stay in that grid. */
  bindFields(a, b, fieldA, fieldB) {
    this.bind(a, b);
    this.#givenA = fieldA;
    this.#givenB = fieldB;
    return this;
  }
  collides() {
    if (this.regions.near(this.a, this.b, 2 * this.error)) {
      this.#open();
      const field = this.#field(OF_B);
      this.#thick.draw(this.a.boxes, field.grid, this.error);
      for (let k = 0; k < this.#thick.count; k++) {
        if (field.value(this.#thick.samples[k]) <= this.error) return true;
      }
    }
    return nested(this.a, this.b);
  }
  /**
   * Samples of the intersection, as points of `a` with their distance to `b` and its gradient: where both boundaries are
   * within d; where a's boundary is within d and the sample inside b; or where the sample is inside both.
   */
  intersection(kind) {
    const rows = this.#points;
    rows.clear();
    const found = kind === "boundary-boundary" ? this.regions.near(this.a, this.b, 2 * this.error) : this.regions.overlap(this.a, this.b, this.error);
    if (!found) return rows;
    this.#open();
    if (kind === "volume-volume") this.#common(rows);
    else this.#onBoundary(rows, kind === "boundary-volume");
    return rows;
  }
  #onBoundary(rows, volume) {
    const field = this.#field(OF_B);
    this.#thick.draw(this.a.boxes, field.grid, this.error);
    for (let k = 0; k < this.#thick.count; k++) {
      const sample = this.#thick.samples[k];
      const value = field.value(sample);
      if (volume ? value < 0 : Math.abs(value) <= this.error) addSampledPoint(rows, field, sample, OF_A);
    }
  }
  #common(rows) {
    const [fieldA, fieldB] = [this.#field(OF_A), this.#field(OF_B)];
    for (let k = 0; k < fieldB.grid.count; k++) {
      if (fieldA.value(k) < 0 && fieldB.value(k) < 0) addSampledPoint(rows, fieldB, k, OF_A);
    }
  }
  /** Signed distances and gradients of many points [m] with respect to `b`, read off its field: within d of the truth. */
  atPoints(points) {
    const rows = this.#points;
    rows.clear();
    if (points.length === 0) return rows;
    const { box } = this.regions;
    boxOf(box, 0, points, 0, points.length / 2);
    for (let k = 0; k < 4; k++) box[k] += k < 2 ? -this.error : this.error;
    this.#open();
    const field = this.#field(OF_B);
    for (let k = 0; k < points.length; k += 2) {
      const [x, y] = [points[k], points[k + 1]];
      const row = rows.add(OF_A, k / 2, field.featureAt(x, y), x, y, field.valueAt(x, y));
      field.gradientAt(rows.normals, 2 * row, x, y);
      unit(rows.normals, 2 * row);
    }
    return rows;
  }
  /** Area of the common region by counting samples, and how far it may be off [m²]. */
  commonArea() {
    if (!this.regions.overlap(this.a, this.b, this.error)) return { area: 0, bound: 0 };
    this.#open();
    return commonArea(this.#field(OF_A), this.#field(OF_B));
  }
  /**
   * Boundary points of either polygon inside the other: vertices, and samples along the pieces inside at the spacing that
   * d asks for, each with the length it stands for. Depth and direction are read off the other's field: the depth
   * bilinear, the gradient by central differences.
   */
  penetrations() {
    this.#points.clear();
    this.addPenetrations(this.#points);
    return this.#points;
  }
  addPenetrations(out) {
    if (!this.regions.overlap(this.a, this.b, 0)) return;
    const { meetings, pieces } = this;
    meetings.find(this.a, this.b);
    const first = out.count;
    pieces.collect(this.a, this.b, OF_A, meetings);
    samplePieces(this.a.polygon, pieces, OF_A, this.error, out);
    const middle = out.count;
    pieces.collect(this.b, this.a, OF_B, meetings);
    samplePieces(this.b.polygon, pieces, OF_B, this.error, out);
    if (out.count === first) return;
    this.#open();
    readDepths(out, first, middle, this.#field(OF_B));
    readDepths(out, middle, out.count, this.#field(OF_A));
  }
  contacts(threshold) {
    this.#points.clear();
    this.addContacts(threshold, this.#points);
    return this.#points;
  }
  addContacts(threshold, out) {
    this.#contactsOf(this.a, this.b, threshold, OF_A, out);
    this.#contactsOf(this.b, this.a, threshold, OF_B, out);
  }
  separation() {
    this.regions.closest(this.a, this.b);
    this.#open();
    const field = this.#field(OF_B);
    this.#thick.draw(this.a.boxes, field.grid, this.error);
    return nearestSample(this.a, this.b, field, this.#thick, this.error, nested(this.a, this.b));
  }
  #contactsOf(from, to, threshold, of, out) {
    if (!this.regions.near(from, to, threshold + 2 * this.error)) return;
    this.#open();
    const field = this.#field(of === OF_A ? OF_B : OF_A);
    this.#thick.draw(from.boxes, field.grid, this.error);
    for (let k = 0; k < this.#thick.count; k++) {
      const sample = this.#thick.samples[k];
      const value = field.value(sample);
      if (Math.abs(value) <= threshold + this.error) addSampledContact(out, field, sample, of);
    }
  }
  /** Opens both fields over the region found last. */
  #open() {
    if (this.#givenA) return;
    const box = this.regions.box;
    this.#grid.cover(box[0], box[1], box[2], box[3], this.error);
    this.#fieldA.open(this.#grid, this.a);
    this.#fieldB.open(this.#grid, this.b);
  }
  #field(of) {
    if (of === OF_A) return this.#givenA ?? this.#fieldA;
    return this.#givenB ?? this.#fieldB;
  }
}
const NUMBERS = [
  "nx",
  "ny",
  "gap",
  "px",
  "py",
  "ax",
  "ay",
  "bx",
  "by",
  "restAx",
  "restAy",
  "restBx",
  "restBy",
  "shareA",
  "shareB",
  "scale",
  "massN",
  "massT",
  "normal",
  "tangent",
  "most",
  "approach"
];
const INDICES = ["pressed", "pair", "of", "vertex", "feature", "a", "a2", "b", "b2"];
const ROW_STATE = 8;
class ContactRows {
  count = 0;
  /** Unit, from b to a. */
  nx = new Float64Array(64);
  ny = new Float64Array(64);
  /** Distance of the surfaces when the contact was found, negative in overlap [m]. */
  gap = new Float64Array(64);
  /** The point [m]. */
  px = new Float64Array(64);
  py = new Float64Array(64);
  /** The point relative to the nodes of a and b now [m]: one point for both, or angular momentum would not be kept. */
  ax = new Float64Array(64);
  ay = new Float64Array(64);
  bx = new Float64Array(64);
  by = new Float64Array(64);
  /** The same when the contact was found. */
  restAx = new Float64Array(64);
  restAy = new Float64Array(64);
  restBx = new Float64Array(64);
  restBy = new Float64Array(64);
  /** Share of the second node; 0 for rigid bodies. */
  shareA = new Float64Array(64);
  shareB = new Float64Array(64);
  /** The thickness of the thinner body [m]. */
  scale = new Float64Array(64);
  /** Effective masses along the normal and across it [kg]. */
  massN = new Float64Array(64);
  massT = new Float64Array(64);
  /** Impulses on a so far [N s]. */
  normal = new Float64Array(64);
  tangent = new Float64Array(64);
  /** Largest normal impulse since the contact was found [N s]. */
  most = new Float64Array(64);
  /** Normal velocity of a relative to b when the contact was found [m/s]: negative when closing. */
  approach = new Float64Array(64);
  /** 1: the impulse was solved together with its group's in this substep. */
  pressed = new Int32Array(64);
  /** Bodies of the pair: `first * bodies + second`. */
  pair = new Int32Array(64);
  of = new Int32Array(64);
  vertex = new Int32Array(64);
  feature = new Int32Array(64);
  /** First and second node of either side. */
  a = new Int32Array(64);
  a2 = new Int32Array(64);
  b = new Int32Array(64);
  b2 = new Int32Array(64);
  #pair = 0;
  #bodyA = null;
  #bodyB = null;
  #scale = 0;
  #nodeA = 0;
  #nodeB = 0;
  #nodes = null;
  #hold = { node: 0, second: 0, share: 0 };
  /** Turns to a pair: its bodies and their first nodes. */
  turnTo(pair, bodyA, nodeA, bodyB, nodeB, nodes) {
    this.#pair = pair;
    this.#bodyA = bodyA;
    this.#bodyB = bodyB;
    this.#nodeA = nodeA;
    this.#nodeB = nodeB;
    this.#nodes = nodes;
    this.#scale = Math.min(bodyA.thickness, bodyB.thickness);
  }
  contact(of, vertex, feature, x, y, nx, ny, gap) {
    const row = this.count++;
    if (row === this.nx.length) this.#grow();
    const nodes = this.#nodes;
    const hold = this.#hold;
    this.pair[row] = this.#pair;
    this.of[row] = of;
    this.vertex[row] = vertex;
    this.feature[row] = feature;
    this.px[row] = x;
    this.py[row] = y;
    this.nx[row] = nx;
    this.ny[row] = ny;
    this.gap[row] = gap;
    this.scale[row] = this.#scale;
    this.normal[row] = 0;
    this.tangent[row] = 0;
    this.most[row] = 0;
    this.pressed[row] = 0;
    this.#bodyA.hold(hold, of === 0 ? vertex : feature, x, y);
    this.a[row] = this.#nodeA + hold.node;
    this.a2[row] = this.#nodeA + hold.second;
    this.shareA[row] = hold.share;
    this.#bodyB.hold(hold, of === 0 ? feature : vertex, x, y);
    this.b[row] = this.#nodeB + hold.node;
    this.b2[row] = this.#nodeB + hold.second;
    this.shareB[row] = hold.share;
    this.ax[row] = x - nodes.x[this.a[row]];
    this.ay[row] = y - nodes.y[this.a[row]];
    this.bx[row] = x - nodes.x[this.b[row]];
    this.by[row] = y - nodes.y[this.b[row]];
    this.restAx[row] = this.ax[row];
    this.restAy[row] = this.ay[row];
    this.restBx[row] = this.bx[row];
    this.restBy[row] = this.by[row];
    const alongA = this.#give(
      this.a[row],
      this.a2[row],
      this.shareA[row],
      this.ax[row],
      this.ay[row],
      nx,
      ny
    );
    const alongB = this.#give(
      this.b[row],
      this.b2[row],
      this.shareB[row],
      this.bx[row],
      this.by[row],
      nx,
      ny
    );
    const acrossA = this.#give(
      this.a[row],
      this.a2[row],
      this.shareA[row],
      this.ax[row],
      this.ay[row],
      -ny,
      nx
    );
    const acrossB = this.#give(
      this.b[row],
      this.b2[row],
      this.shareB[row],
      this.bx[row],
      this.by[row],
      -ny,
      nx
    );
    this.massN[row] = alongA + alongB > 0 ? 1 / (alongA + alongB) : 0;
    this.massT[row] = acrossA + acrossB > 0 ? 1 / (acrossA + acrossB) : 0;
    this.approach[row] = this.speedAlong(nodes, row, nx, ny);
  }
  /** Writes what `inherit` reads. */
  write(out, first) {
    for (let row = 0, o = first; row < this.count; row++, o += ROW_STATE) {
      out[o] = this.pair[row];
      out[o + 1] = this.of[row];
      out[o + 2] = this.vertex[row];
      out[o + 3] = this.feature[row];
      out[o + 4] = this.nx[row];
      out[o + 5] = this.ny[row];
      out[o + 6] = this.normal[row];
      out[o + 7] = this.tangent[row];
    }
  }
  read(from, first, count) {
    while (this.nx.length < count) this.#grow();
    this.count = count;
    for (let row = 0, o = first; row < count; row++, o += ROW_STATE) {
      this.pair[row] = from[o];
      this.of[row] = from[o + 1];
      this.vertex[row] = from[o + 2];
      this.feature[row] = from[o + 3];
      this.nx[row] = from[o + 4];
      this.ny[row] = from[o + 5];
      this.normal[row] = from[o + 6];
      this.tangent[row] = from[o + 7];
    }
  }
  /** Takes over the impulses of the rows before: both lists are ordered by pair, and pairs have few rows. */
  inherit(before, scale) {
    let from = 0;
    for (let row = 0; row < this.count; row++) {
      const pair = this.pair[row];
      while (from < before.count && before.pair[from] < pair) from++;
      for (let k = from; k < before.count && before.pair[k] === pair; k++) {
        if (before.of[k] !== this.of[row] || before.vertex[k] !== this.vertex[row]) continue;
        const turned = before.nx[k] * this.nx[row] + before.ny[k] * this.ny[row];
        if (before.feature[k] !== this.feature[row] && turned < 0.9) continue;
        this.normal[row] = scale * before.normal[k];
        this.tangent[row] = scale * before.tangent[k];
        break;
      }
    }
  }
  /** Velocity of a's point relative to b's along a direction [m/s]. */
  speedAlong(nodes, row, nx, ny) {
    const { vx, vy, spin } = nodes;
    const a = this.a[row];
    const b = this.b[row];
    const s = this.shareA[row];
    const t = this.shareB[row];
    let x = vx[a] - spin[a] * this.ay[row] - vx[b] + spin[b] * this.by[row];
    let y = vy[a] + spin[a] * this.ax[row] - vy[b] - spin[b] * this.bx[row];
    if (s !== 0) {
      x += s * (vx[this.a2[row]] - vx[a]);
      y += s * (vy[this.a2[row]] - vy[a]);
    }
    if (t !== 0) {
      x -= t * (vx[this.b2[row]] - vx[b]);
      y -= t * (vy[this.b2[row]] - vy[b]);
    }
    return x * nx + y * ny;
  }
  /** An impulse (jx, jy) [N s] on a's point, the opposite on b's. */
  push(nodes, row, jx, jy) {
    const { vx, vy, spin, inverseMass, inverseInertia } = nodes;
    const a = this.a[row];
    const b = this.b[row];
    const s = this.shareA[row];
    const t = this.shareB[row];
    const ma = (1 - s) * inverseMass[a];
    const mb = (1 - t) * inverseMass[b];
    vx[a] += ma * jx;
    vy[a] += ma * jy;
    spin[a] += inverseInertia[a] * (this.ax[row] * jy - this.ay[row] * jx);
    vx[b] -= mb * jx;
    vy[b] -= mb * jy;
    spin[b] -= inverseInertia[b] * (this.bx[row] * jy - this.by[row] * jx);
    if (s !== 0) {
      const m = s * inverseMass[this.a2[row]];
      vx[this.a2[row]] += m * jx;
      vy[this.a2[row]] += m * jy;
    }
    if (t !== 0) {
      const m = t * inverseMass[this.b2[row]];
      vx[this.b2[row]] -= m * jx;
      vy[this.b2[row]] -= m * jy;
    }
  }
  /** The gap now [m], by how the nodes have moved since the contact was found. */
  gapNow(nodes, row) {
    const { dx, dy, turned } = nodes;
    const a = this.a[row];
    const b = this.b[row];
    const s = this.shareA[row];
    const t = this.shareB[row];
    const wa = turned[a];
    const wb = turned[b];
    let x = dx[a] - wa * this.restAy[row] - 0.5 * wa * wa * this.restAx[row];
    let y = dy[a] + wa * this.restAx[row] - 0.5 * wa * wa * this.restAy[row];
    x -= dx[b] - wb * this.restBy[row] - 0.5 * wb * wb * this.restBx[row];
    y -= dy[b] + wb * this.restBx[row] - 0.5 * wb * wb * this.restBy[row];
    if (s !== 0) {
      x += s * (dx[this.a2[row]] - dx[a]);
      y += s * (dy[this.a2[row]] - dy[a]);
    }
    if (t !== 0) {
      x -= t * (dx[this.b2[row]] - dx[b]);
      y -= t * (dy[this.b2[row]] - dy[b]);
    }
    return this.gap[row] + x * this.nx[row] + y * this.ny[row];
  }
  /** Moves the points along with their nodes, to halfway between where the two bodies carried them. */
  follow(nodes) {
    const { dx, dy, turned } = nodes;
    for (let row = 0; row < this.count; row++) {
      const a = this.a[row];
      const b = this.b[row];
      const x = this.px[row] + 0.5 * (dx[a] + dx[b] - turned[a] * this.restAy[row] - turned[b] * this.restBy[row]);
      const y = this.py[row] + 0.5 * (dy[a] + dy[b] + turned[a] * this.restAx[row] + turned[b] * this.restBx[row]);
      this.ax[row] = x - nodes.x[a] - dx[a];
      this.ay[row] = y - nodes.y[a] - dy[a];
      this.bx[row] = x - nodes.x[b] - dx[b];
      this.by[row] = y - nodes.y[b] - dy[b];
    }
  }
  /** The points stay where they are while their bodies may have moved: levers from where the nodes are now. */
  rearm(nodes) {
    for (let row = 0; row < this.count; row++) {
      this.ax[row] = this.px[row] - nodes.x[this.a[row]];
      this.ay[row] = this.py[row] - nodes.y[this.a[row]];
      this.bx[row] = this.px[row] - nodes.x[this.b[row]];
      this.by[row] = this.py[row] - nodes.y[this.b[row]];
    }
  }
  /** Speed that a unit impulse along (nx, ny) gives to a point of a side [1/kg]. */
  #give(node, second, share, x, y, nx, ny) {
    const { inverseMass, inverseInertia } = this.#nodes;
    const lever = x * ny - y * nx;
    const first = (1 - share) * (1 - share) * inverseMass[node] + lever * lever * inverseInertia[node];
    return share === 0 ? first : first + share * share * inverseMass[second];
  }
  #grow() {
    const size2 = 2 * this.nx.length;
    for (const name of NUMBERS) {
      const larger = new Float64Array(size2);
      larger.set(this[name]);
      this[name] = larger;
    }
    for (const name of INDICES) {
      const larger = new Int32Array(size2);
      larger.set(this[name]);
      this[name] = larger;
    }
  }
}
const AROUND = 3;
class CrossingContacts {
  #search = new PenetrationSearch();
  #rows = new ProximityPoints();
  /**
   * Adds the deepest region if it is deeper than `covered` [m], the depth that other contacts of the pair know of. Returns
   * whether it did.
   */
  collect(a, b, covered, sink) {
    const rows = this.#rows;
    rows.clear();
    this.#search.collect(a, b, rows);
    let deepest = -1;
    let depth = covered;
    for (let row = 0; row < rows.count; row++) {
      if (-rows.distances[row] <= depth) continue;
      depth = -rows.distances[row];
      deepest = row;
    }
    if (deepest < 0) return false;
    const x = rows.points[2 * deepest];
    const y = rows.points[2 * deepest + 1];
    let [nx, ny] = [0, 0];
    for (let row = 0; row < rows.count; row++) {
      const dx = rows.points[2 * row] - x;
      const dy = rows.points[2 * row + 1] - y;
      if (dx * dx + dy * dy > AROUND * AROUND * depth * depth) continue;
      const sign2 = rows.of[row] === OF_A ? 1 : -1;
      const push2 = -rows.distances[row] * rows.weights[row] * sign2;
      nx += push2 * rows.normals[2 * row];
      ny += push2 * rows.normals[2 * row + 1];
    }
    const sign = rows.of[deepest] === OF_A ? 1 : -1;
    const own = sign * (nx * rows.normals[2 * deepest] + ny * rows.normals[2 * deepest + 1]);
    const length = Math.sqrt(nx * nx + ny * ny);
    if (!(length > 0) || own <= 0) {
      nx = sign * rows.normals[2 * deepest];
      ny = sign * rows.normals[2 * deepest + 1];
    } else {
      nx /= length;
      ny /= length;
    }
    sink.contact(rows.of[deepest], rows.own[deepest], rows.features[deepest], x, y, nx, ny, -depth);
    return true;
  }
}
const STRAIGHT = 1e-9;
const MOST$1 = 8;
const SAME = 0.02;
class FeatureContacts {
  #edges = new Int32Array(MOST$1);
  #gaps = new Float64Array(MOST$1);
  #normals = new Float64Array(2 * MOST$1);
  #count = 0;
  /** Points found so far in this pair: x, y, nx, ny. */
  #found = new Float64Array(64);
  #foundCount = 0;
  #sink = null;
  #of = OF_A;
  #margin = 0;
  /** Hands all contacts within `margin` [m] to the sink; normals point from b to a. Returns how many. */
  collect(a, b, margin, sink) {
    this.#sink = sink;
    this.#margin = margin;
    this.#foundCount = 0;
    this.#of = OF_A;
    this.#corners(a, b);
    this.#of = 1;
    this.#corners(b, a);
    return this.#foundCount;
  }
  #corners(from, to) {
    const margin = this.#margin;
    const boxes = from.runBoxes();
    const target = to.runBoxes();
    const minX = target[0] - margin;
    const minY = target[1] - margin;
    const maxX = target[2] + margin;
    const maxY = target[3] + margin;
    const { positions, next, previous, sides, ringOf } = from.polygon;
    const count = next.length;
    for (let first = 0, o = 4; first < count; first += RUN, o += 4) {
      if (boxes[o] > maxX || boxes[o + 2] < minX || boxes[o + 1] > maxY || boxes[o + 3] < minY) continue;
      const end = Math.min(first + RUN, count);
      for (let v = first; v < end; v++) {
        const x = positions[2 * v];
        const y = positions[2 * v + 1];
        if (x < minX || x > maxX || y < minY || y > maxY) continue;
        const p = 2 * previous[v];
        const n = 2 * next[v];
        const ux = x - positions[p];
        const uy = y - positions[p + 1];
        const wx = positions[n] - x;
        const wy = positions[n + 1] - y;
        const straight = STRAIGHT * (Math.abs(ux) + Math.abs(uy)) * (Math.abs(wx) + Math.abs(wy));
        if ((ux * wy - uy * wx) * sides[ringOf[v]] <= straight) continue;
        this.#corner(from.polygon, to, v, x, y);
      }
    }
  }
  #corner(own, to, v, x, y) {
    const boxes = to.runBoxes();
    this.#count = 0;
    this.#facing(own, to, v, x, y, this.#margin);
    let behind = false;
    for (let k = 0; k < this.#count; k++) if (this.#gaps[k] < 0) behind = true;
    if (behind || this.#count === 0) {
      const held = x > boxes[0] && y > boxes[1] && x < boxes[2] && y < boxes[3];
      if (held && to.inside(x, y) > 0) {
        this.#inner(own, to, v, x, y);
        return;
      }
    }
    for (let k = 0; k < this.#count; k++) {
      if (this.#gaps[k] >= 0) this.#add(v, to.polygon.vertexCount + this.#edges[k], x, y, k);
    }
    if (this.#count === 0) this.#cornerToCorner(own, to, v, x, y);
  }
  /** Gathers the edges within `reach` that face a corner. */
  #facing(own, to, v, x, y, reach) {
    const boxes = to.runBoxes();
    const { positions: q, next, sides, ringOf } = to.polygon;
    const { positions } = own;
    const p = 2 * own.previous[v];
    const n = 2 * own.next[v];
    const px = positions[p] - x;
    const py = positions[p + 1] - y;
    const sx = positions[n] - x;
    const sy = positions[n + 1] - y;
    const tiltP = -0.2 * Math.sqrt(px * px + py * py);
    const tiltS = -0.2 * Math.sqrt(sx * sx + sy * sy);
    const count = next.length;
    for (let first = 0, o = 4; first < count; first += RUN, o += 4) {
      if (boxes[o] - x > reach || x - boxes[o + 2] > reach) continue;
      if (boxes[o + 1] - y > reach || y - boxes[o + 3] > reach) continue;
      const end = Math.min(first + RUN, count);
      for (let e = first; e < end; e++) {
        const k = 2 * next[e];
        const ex = q[k] - q[2 * e];
        const ey = q[k + 1] - q[2 * e + 1];
        const dx = x - q[2 * e];
        const dy = y - q[2 * e + 1];
        const lengthSq = ex * ex + ey * ey;
        const along2 = dx * ex + dy * ey;
        const cross = (dx * ey - dy * ex) * sides[ringOf[e]];
        if (cross * cross > reach * reach * lengthSq) continue;
        const slack = cross < 0 ? -cross : 1e-9 * lengthSq;
        if (along2 < -slack || along2 > lengthSq + slack) continue;
        const scale = sides[ringOf[e]] / Math.sqrt(lengthSq);
        const nx = ey * scale;
        const ny = -ex * scale;
        if (px * nx + py * ny < tiltP || sx * nx + sy * ny < tiltS) continue;
        if (along2 < 0 && !reflex(to.polygon, e)) continue;
        if (along2 > lengthSq && !reflex(to.polygon, next[e])) continue;
        this.#keep(e, cross / Math.sqrt(lengthSq), nx, ny);
      }
    }
  }
  #keep(edge, gap, nx, ny) {
    if (this.#count === MOST$1) return;
    const k = this.#count++;
    this.#edges[k] = edge;
    this.#gaps[k] = gap;
    this.#normals[2 * k] = nx;
    this.#normals[2 * k + 1] = ny;
  }
  /** A corner inside: the edge that it is least deep behind, with a neighbour across a reflex corner. */
  #inner(own, to, v, x, y) {
    const { vertexCount, next } = to.polygon;
    let best = this.#shallowest();
    if (best < 0) {
      const boxes = to.runBoxes();
      this.#count = 0;
      this.#facing(own, to, v, x, y, boxes[2] - boxes[0] + boxes[3] - boxes[1]);
      best = this.#shallowest();
    }
    if (best < 0) {
      this.#nearest(to, v, x, y);
      return;
    }
    this.#add(v, vertexCount + this.#edges[best], x, y, best);
    for (let k = 0; k < this.#count; k++) {
      if (k === best || this.#gaps[k] >= 0 || this.#gaps[k] < -this.#margin) continue;
      const [e, f] = [this.#edges[k], this.#edges[best]];
      const shared = next[e] === f ? f : next[f] === e ? e : -1;
      if (shared >= 0 && reflex(to.polygon, shared)) this.#add(v, vertexCount + e, x, y, k);
    }
  }
  #shallowest() {
    let best = -1;
    for (let k = 0; k < this.#count; k++) {
      if (this.#gaps[k] < 0 && (best < 0 || this.#gaps[k] > this.#gaps[best])) best = k;
    }
    return best;
  }
  /** No edge faces the corner: out by the nearest feature. */
  #nearest(to, v, x, y) {
    const depth = Math.sqrt(to.nearest(x, y));
    const { positions: q, next, vertexCount, sides, ringOf, previous } = to.polygon;
    const { feature } = to;
    const e = feature < vertexCount ? previous[feature] : feature - vertexCount;
    const k = 2 * next[e];
    const ex = q[k] - q[2 * e];
    const ey = q[k + 1] - q[2 * e + 1];
    const scale = sides[ringOf[e]] / Math.sqrt(ex * ex + ey * ey);
    this.#count = 0;
    this.#keep(e, -depth, ey * scale, -ex * scale);
    this.#add(v, feature, x, y, 0);
  }
  /** A corner whose nearest point within the margin is a corner of the other that faces it. */
  #cornerToCorner(own, to, v, x, y) {
    if (this.#of !== OF_A) return;
    const margin = this.#margin;
    const gapSq2 = to.nearest(x, y, margin * margin);
    const w = to.feature;
    if (w < 0 || w >= to.polygon.vertexCount || gapSq2 === 0 || reflex(to.polygon, w)) return;
    const gap = Math.sqrt(gapSq2);
    const nx = (x - to.polygon.positions[2 * w]) / gap;
    const ny = (y - to.polygon.positions[2 * w + 1]) / gap;
    const { positions, previous, next } = own;
    for (const k of [2 * previous[v], 2 * next[v]]) {
      if ((positions[k] - x) * nx + (positions[k + 1] - y) * ny < 0) return;
    }
    this.#keep(w, gap, nx, ny);
    this.#add(v, w, x, y, 0);
  }
  #add(v, feature, x, y, k) {
    const gap = this.#gaps[k];
    const sign = this.#of === OF_A ? 1 : -1;
    const nx = sign * this.#normals[2 * k];
    const ny = sign * this.#normals[2 * k + 1];
    const cx = x - 0.5 * gap * this.#normals[2 * k];
    const cy = y - 0.5 * gap * this.#normals[2 * k + 1];
    const found = this.#found;
    const near = SAME * this.#margin;
    for (let i = 0; i < this.#foundCount; i++) {
      const dx = found[4 * i] - cx;
      const dy = found[4 * i + 1] - cy;
      if (dx * dx + dy * dy < near * near && found[4 * i + 2] * nx + found[4 * i + 3] * ny > 0.99) return;
    }
    if (4 * this.#foundCount === found.length) {
      this.#found = new Float64Array(2 * found.length);
      this.#found.set(found);
    }
    const o = 4 * this.#foundCount++;
    this.#found[o] = cx;
    this.#found[o + 1] = cy;
    this.#found[o + 2] = nx;
    this.#found[o + 3] = ny;
    this.#sink.contact(this.#of, v, feature, cx, cy, nx, ny, gap);
  }
}
function reflex({ positions: p, next, previous, sides, ringOf }, v) {
  const a = 2 * previous[v];
  const b = 2 * next[v];
  const x = p[2 * v];
  const y = p[2 * v + 1];
  return ((x - p[a]) * (p[b + 1] - y) - (y - p[a + 1]) * (p[b] - x)) * sides[ringOf[v]] < 0;
}
class Islands {
  count = 0;
  /** Rows, island after island; island `k` holds `rows[starts[k]] … rows[starts[k + 1] - 1]`. */
  rows = new Int32Array(64);
  starts = new Int32Array(65);
  #parents = new Int32Array(0);
  #islandOf = new Int32Array(0);
  find(contacts, nodes) {
    this.#reserve(contacts.count, nodes.count);
    const parents = this.#parents;
    for (let k = 0; k < nodes.count; k++) parents[k] = k;
    for (let row = 0; row < contacts.count; row++) {
      let first = -1;
      first = this.#tie(nodes, first, contacts.a[row]);
      first = this.#tie(nodes, first, contacts.b[row]);
      if (contacts.shareA[row] !== 0) first = this.#tie(nodes, first, contacts.a2[row]);
      if (contacts.shareB[row] !== 0) this.#tie(nodes, first, contacts.b2[row]);
    }
    this.#number(contacts, nodes);
  }
  /** Islands are numbered by their first row, and rows keep their order within. */
  #number(contacts, nodes) {
    this.#islandOf.fill(-1, 0, nodes.count);
    this.count = 0;
    this.starts.fill(0);
    for (let row = 0; row < contacts.count; row++) {
      const root = this.#rootOf(contacts, nodes, row);
      if (this.#islandOf[root] < 0) this.#islandOf[root] = this.count++;
      this.starts[this.#islandOf[root] + 1]++;
    }
    for (let k = 0; k < this.count; k++) this.starts[k + 1] += this.starts[k];
    for (let row = 0; row < contacts.count; row++) {
      this.rows[this.starts[this.#islandOf[this.#rootOf(contacts, nodes, row)]]++] = row;
    }
    for (let k = this.count; k > 0; k--) this.starts[k] = this.starts[k - 1];
    this.starts[0] = 0;
  }
  #rootOf(contacts, nodes, row) {
    if (movable(nodes, contacts.a[row])) return this.#root(contacts.a[row]);
    if (contacts.shareA[row] !== 0 && movable(nodes, contacts.a2[row])) return this.#root(contacts.a2[row]);
    if (movable(nodes, contacts.b[row])) return this.#root(contacts.b[row]);
    return this.#root(contacts.b2[row]);
  }
  #tie(nodes, first, node) {
    if (!movable(nodes, node)) return first;
    if (first < 0) return node;
    this.#parents[this.#root(node)] = this.#root(first);
    return first;
  }
  #root(node) {
    const parents = this.#parents;
    let k = node;
    while (parents[k] !== k) {
      parents[k] = parents[parents[k]];
      k = parents[k];
    }
    return k;
  }
  #reserve(rows, nodes) {
    if (this.#parents.length < nodes) {
      this.#parents = new Int32Array(2 * nodes);
      this.#islandOf = new Int32Array(2 * nodes);
    }
    if (this.rows.length < rows) {
      this.rows = new Int32Array(2 * rows);
      this.starts = new Int32Array(2 * rows + 1);
    }
  }
}
function movable(nodes, node) {
  return nodes.inverseMass[node] > 0 || nodes.inverseInertia[node] > 0;
}
const REGULARISE = 1e-9;
class Press {
  /** Impulses found, in the order of the rows handed in [N s]. */
  impulses = new Float64Array(0);
  #matrix = new Float64Array(0);
  #factor = new Float64Array(0);
  #rest = new Float64Array(0);
  #trial = new Float64Array(0);
  #joined = new Uint8Array(0);
  #set = new Int32Array(0);
  /**
   * Finds the impulses for `rows[list[0 … count - 1]]` from the present velocities.
   * @param wanted speeds along the normals that contacts which push leave with [m/s].
   */
  solve(rows, nodes, list, count, wanted) {
    this.#reserve(count);
    const matrix = this.#matrix;
    const rest = this.#rest;
    let size2 = 0;
    for (let i = 0; i < count; i++) {
      const row = list[i];
      rest[i] = wanted[i] - rows.speedAlong(nodes, row, rows.nx[row], rows.ny[row]);
      if (Math.abs(rest[i]) > size2) size2 = Math.abs(rest[i]);
      for (let j = 0; j <= i; j++) {
        const value = coupling(rows, nodes, row, list[j]);
        matrix[i * count + j] = value;
        matrix[j * count + i] = value;
      }
      matrix[i * count + i] *= 1 + REGULARISE;
    }
    this.impulses.fill(0, 0, count);
    this.#joined.fill(0, 0, count);
    const enough = 1e-13 * size2;
    for (let round2 = 0; round2 < 3 * count + 10; round2++) {
      const worst = this.#worst(count, enough);
      if (worst < 0) return;
      this.#joined[worst] = 1;
      this.#settle(count);
    }
  }
  /** The contact that is most short of its speed, or -1. */
  #worst(count, enough) {
    const { impulses } = this;
    const matrix = this.#matrix;
    let worst = -1;
    let most = enough;
    for (let i = 0; i < count; i++) {
      if (this.#joined[i] === 1 || matrix[i * count + i] === 0) continue;
      let short = this.#rest[i];
      for (let j = 0; j < count; j++) short -= matrix[i * count + j] * impulses[j];
      if (short > most) {
        most = short;
        worst = i;
      }
    }
    return worst;
  }
  /** Solves for the joined contacts; those that would pull leave on the way. */
  #settle(count) {
    const { impulses } = this;
    const joined = this.#joined;
    const trial = this.#trial;
    for (let round2 = 0; round2 <= count; round2++) {
      const size2 = this.#gather(count);
      if (size2 === 0) return;
      this.#linear(count, size2);
      let step = 1;
      for (let k = 0; k < size2; k++) {
        const i = this.#set[k];
        if (trial[k] > 0) continue;
        const way = impulses[i] - trial[k];
        step = Math.min(step, way > 0 ? impulses[i] / way : 0);
      }
      for (let k = 0; k < size2; k++) {
        const i = this.#set[k];
        impulses[i] += step * (trial[k] - impulses[i]);
        if (step < 1 && trial[k] <= 0 && impulses[i] <= 1e-15 * Math.abs(trial[k]) + Number.MIN_VALUE) {
          impulses[i] = 0;
          joined[i] = 0;
        }
      }
      if (step === 1) return;
    }
  }
  #gather(count) {
    let size2 = 0;
    for (let i = 0; i < count; i++) if (this.#joined[i] === 1) this.#set[size2++] = i;
    return size2;
  }
  /** Cholesky on the joined contacts; the answer is left in `trial`. */
  #linear(count, size2) {
    const set2 = this.#set;
    const matrix = this.#matrix;
    const l = this.#factor;
    const x = this.#trial;
    for (let i = 0; i < size2; i++) {
      for (let j = 0; j <= i; j++) {
        let sum = matrix[set2[i] * count + set2[j]];
        for (let k = 0; k < j; k++) sum -= l[i * size2 + k] * l[j * size2 + k];
        if (i === j) l[i * size2 + i] = Math.sqrt(Math.max(sum, REGULARISE * matrix[set2[i] * count + set2[i]]));
        else l[i * size2 + j] = sum / l[j * size2 + j];
      }
    }
    for (let i = 0; i < size2; i++) {
      let sum = this.#rest[set2[i]];
      for (let k = 0; k < i; k++) sum -= l[i * size2 + k] * x[k];
      x[i] = sum / l[i * size2 + i];
    }
    for (let i = size2 - 1; i >= 0; i--) {
      let sum = x[i];
      for (let k = i + 1; k < size2; k++) sum -= l[k * size2 + i] * x[k];
      x[i] = sum / l[i * size2 + i];
    }
  }
  #reserve(count) {
    if (this.impulses.length >= count) return;
    const size2 = 2 * count;
    this.impulses = new Float64Array(size2);
    this.#matrix = new Float64Array(size2 * size2);
    this.#factor = new Float64Array(size2 * size2);
    this.#rest = new Float64Array(size2);
    this.#trial = new Float64Array(size2);
    this.#joined = new Uint8Array(size2);
    this.#set = new Int32Array(size2);
  }
}
function coupling(rows, nodes, i, j) {
  return side(rows, nodes, i, 1, rows.a[i], 1 - rows.shareA[i], rows.ax[i], rows.ay[i], j) + side(rows, nodes, i, -1, rows.b[i], 1 - rows.shareB[i], rows.bx[i], rows.by[i], j) + (rows.shareA[i] === 0 ? 0 : side(rows, nodes, i, 1, rows.a2[i], rows.shareA[i], 0, 0, j)) + (rows.shareB[i] === 0 ? 0 : side(rows, nodes, i, -1, rows.b2[i], rows.shareB[i], 0, 0, j));
}
function side(rows, nodes, i, sign, node, share, x, y, j) {
  const mass = nodes.inverseMass[node];
  const inertia = nodes.inverseInertia[node];
  if (mass === 0 && inertia === 0) return 0;
  const dot = rows.nx[i] * rows.nx[j] + rows.ny[i] * rows.ny[j];
  const turn2 = x * rows.ny[i] - y * rows.nx[i];
  let sum = 0;
  if (rows.a[j] === node) {
    const lever = rows.ax[j] * rows.ny[j] - rows.ay[j] * rows.nx[j];
    sum += share * (1 - rows.shareA[j]) * mass * dot + turn2 * lever * inertia;
  }
  if (rows.b[j] === node) {
    const lever = rows.bx[j] * rows.ny[j] - rows.by[j] * rows.nx[j];
    sum -= share * (1 - rows.shareB[j]) * mass * dot + turn2 * lever * inertia;
  }
  if (rows.shareA[j] !== 0 && rows.a2[j] === node) sum += share * rows.shareA[j] * mass * dot;
  if (rows.shareB[j] !== 0 && rows.b2[j] === node) sum -= share * rows.shareB[j] * mass * dot;
  return sign * sum;
}
const ROUNDS$1 = 12;
const FRICTION_ROUNDS = 4;
class Impacts {
  #islands = new Islands();
  #press = new Press();
  #list = new Int32Array(64);
  #wanted = new Float64Array(64);
  /** Lets the rows that close faster than `rest` [m/s] and are nearer than `touch` [m] rebound. Whether any did. */
  resolve(rows, nodes, restitution, friction, touch, rest) {
    const islands = this.#islands;
    if (!this.#closing(rows, nodes, 0, rows.count, null, touch, rest)) return false;
    islands.find(rows, nodes);
    for (let k = 0; k < islands.count; k++) {
      const [start, end] = [islands.starts[k], islands.starts[k + 1]];
      if (!this.#closing(rows, nodes, start, end, islands.rows, touch, rest)) continue;
      this.#island(rows, nodes, start, end, restitution, friction, touch, rest);
    }
    return true;
  }
  #closing(rows, nodes, start, end, list, touch, rest) {
    for (let i = start; i < end; i++) {
      const row = list ? list[i] : i;
      if (rows.gap[row] > touch || rows.massN[row] === 0) continue;
      if (rows.speedAlong(nodes, row, rows.nx[row], rows.ny[row]) < -rest) return true;
    }
    return false;
  }
  #island(rows, nodes, start, end, restitution, friction, touch, rest) {
    const list = this.#islands.rows;
    let count = 0;
    if (this.#list.length < end - start) {
      this.#list = new Int32Array(2 * (end - start));
      this.#wanted = new Float64Array(2 * (end - start));
    }
    for (let i = start; i < end; i++) {
      if (rows.gap[list[i]] > touch || rows.massN[list[i]] === 0) continue;
      this.#list[count] = list[i];
      rows.normal[list[i]] = 0;
      rows.tangent[list[i]] = 0;
      count++;
    }
    for (let round2 = 0; round2 <= ROUNDS$1; round2++) {
      this.#normals(rows, nodes, count, round2 < ROUNDS$1 ? restitution : 0, rest);
      if (!this.#closing(rows, nodes, 0, count, this.#list, touch, rest)) break;
    }
    for (let round2 = 0; friction > 0 && round2 < FRICTION_ROUNDS; round2++) {
      this.#slips(rows, nodes, count, friction);
      this.#normals(rows, nodes, count, 0, rest);
    }
    for (let i = 0; i < count; i++) {
      rows.normal[this.#list[i]] = 0;
      rows.tangent[this.#list[i]] = 0;
    }
  }
  /** One set of impulses along the normals; with e = 0 it only stops what closes. */
  #normals(rows, nodes, count, e, rest) {
    const list = this.#list;
    for (let i = 0; i < count; i++) {
      const speed = rows.speedAlong(nodes, list[i], rows.nx[list[i]], rows.ny[list[i]]);
      this.#wanted[i] = speed < -rest || speed > 0 ? -e * speed : 0;
    }
    nodes.keep();
    this.#press.solve(rows, nodes, list, count, this.#wanted);
    for (let i = 0; i < count; i++) {
      const p = this.#press.impulses[i];
      if (p === 0) continue;
      rows.normal[list[i]] += p;
      rows.push(nodes, list[i], p * rows.nx[list[i]], p * rows.ny[list[i]]);
    }
    nodes.limit(0);
  }
  /** Friction: each contact stops its slip as far as its normal impulse allows. */
  #slips(rows, nodes, count, friction) {
    for (let i = 0; i < count; i++) {
      const row = this.#list[i];
      const [nx, ny] = [rows.nx[row], rows.ny[row]];
      const limit = friction * rows.normal[row];
      const before = rows.tangent[row];
      const wanted = before - rows.massT[row] * rows.speedAlong(nodes, row, -ny, nx);
      const q = Math.max(-limit, Math.min(limit, wanted)) - before;
      rows.tangent[row] += q;
      if (q !== 0) rows.push(nodes, row, -q * ny, q * nx);
    }
  }
}
const DAMPING = 10;
const RATE = 0.18;
const LEFT = 3e-3;
const MOST_PRESSED = 128;
const REBOUNDS = 10;
class ImpulseSolver {
  #biasRate = 0;
  #massScale = 1;
  #impulseScale = 0;
  #h = 0;
  #islands = new Islands();
  #press = new Press();
  #wanted = new Float64Array(MOST_PRESSED);
  #list = new Int32Array(MOST_PRESSED);
  /** Prepares for substeps of `h` seconds. */
  prepare(h) {
    const omega = 2 * PI * RATE / h;
    const a1 = 2 * DAMPING + h * omega;
    const a2 = h * omega * a1;
    this.#h = h;
    this.#biasRate = omega / a1;
    this.#massScale = a2 / (1 + a2);
    this.#impulseScale = 1 / (1 + a2);
  }
  warmStart(rows, nodes) {
    for (let row = 0; row < rows.count; row++) {
      const p = rows.normal[row];
      const q = rows.tangent[row];
      if (p === 0 && q === 0) continue;
      const nx = rows.nx[row];
      const ny = rows.ny[row];
      rows.push(nodes, row, p * nx - q * ny, p * ny + q * nx);
    }
  }
  /**
   * One pass; with `soft` overlaps are opened, without only closing is stopped. Returns the largest change of a contact's
   * speed [m/s].
   */
  pass(rows, nodes, parameters, soft) {
    const { friction, openingSpeed } = parameters;
    const h = this.#h;
    let largest = 0;
    for (let row = 0; row < rows.count; row++) {
      if (rows.massN[row] === 0) continue;
      const nx = rows.nx[row];
      const ny = rows.ny[row];
      const gap = rows.gapNow(nodes, row);
      let bias = 0;
      let massScale = 1;
      let impulseScale = 0;
      if (gap > 0) bias = gap / h;
      else if (soft) {
        bias = Math.max(this.#biasRate * gap, -openingSpeed);
        massScale = this.#massScale;
        impulseScale = this.#impulseScale;
      }
      const before = rows.normal[row];
      const speed = rows.speedAlong(nodes, row, nx, ny);
      const change = -rows.massN[row] * massScale * (speed + bias) - impulseScale * before;
      const normal = Math.max(0, before + change);
      rows.normal[row] = normal;
      if (normal > rows.most[row]) rows.most[row] = normal;
      const p = normal - before;
      if (p === 0) continue;
      rows.push(nodes, row, p * nx, p * ny);
      largest = Math.max(largest, Math.abs(p) / rows.massN[row]);
    }
    for (let row = 0; row < rows.count; row++) {
      const nx = rows.nx[row];
      const ny = rows.ny[row];
      const limit = friction * rows.normal[row];
      const before = rows.tangent[row];
      if (limit === 0 && before === 0) continue;
      const wanted = before - rows.massT[row] * rows.speedAlong(nodes, row, -ny, nx);
      const tangent = Math.max(-limit, Math.min(limit, wanted));
      rows.tangent[row] = tangent;
      const q = tangent - before;
      if (q === 0) continue;
      rows.push(nodes, row, -q * ny, q * nx);
      largest = Math.max(largest, Math.abs(q) / rows.massT[row]);
    }
    return largest;
  }
  /**
   * Where passes don't converge (a heavy body presses a light one against a wall), the normal impulses of the whole group
   * are solved at once.
   */
  press(rows, nodes, parameters) {
    let found = false;
    for (let row = 0; row < rows.count && !found; row++) found = this.#short(rows, nodes, row, parameters);
    if (!found) return;
    const islands = this.#islands;
    islands.find(rows, nodes);
    for (let k = 0; k < islands.count; k++) {
      const start = islands.starts[k];
      const end = islands.starts[k + 1];
      if (end - start > MOST_PRESSED) continue;
      let short = false;
      for (let i = start; i < end && !short; i++)
        short = this.#short(rows, nodes, islands.rows[i], parameters);
      if (short) this.#pressIsland(rows, nodes, start, end, parameters);
    }
  }
  /**
   * Forgets the impulses of what was pressed. They stopped a motion, and say nothing about what rest will take: handed on to
   * the next substep they would be given twice, and passes that didn't converge before would not take them back.
   */
  release(rows) {
    for (let row = 0; row < rows.count; row++) {
      if (rows.pressed[row] === 0) continue;
      rows.pressed[row] = 0;
      rows.normal[row] = 0;
      rows.tangent[row] = 0;
    }
  }
  #pressIsland(rows, nodes, start, end, parameters) {
    const count = end - start;
    for (let i = 0; i < count; i++) {
      const row = this.#islands.rows[start + i];
      this.#list[i] = row;
      this.#wanted[i] = this.#speedWanted(rows, nodes, row, parameters);
      rows.push(nodes, row, -rows.normal[row] * rows.nx[row], -rows.normal[row] * rows.ny[row]);
    }
    this.#press.solve(rows, nodes, this.#list, count, this.#wanted);
    for (let i = 0; i < count; i++) {
      const row = this.#list[i];
      const p = this.#press.impulses[i];
      rows.normal[row] = p;
      rows.pressed[row] = 1;
      if (p > rows.most[row]) rows.most[row] = p;
      if (p !== 0) rows.push(nodes, row, p * rows.nx[row], p * rows.ny[row]);
    }
  }
  /** The least normal speed that a contact may have [m/s]. */
  #speedWanted(rows, nodes, row, parameters) {
    const gap = rows.gapNow(nodes, row);
    return gap > 0 ? -gap / this.#h : Math.min(-this.#biasRate * gap, parameters.openingSpeed);
  }
  #short(rows, nodes, row, parameters) {
    if (rows.massN[row] === 0) return false;
    const speed = rows.speedAlong(nodes, row, rows.nx[row], rows.ny[row]);
    const least = Math.min(0, this.#speedWanted(rows, nodes, row, parameters));
    return (least - speed) * this.#h > LEFT * rows.scale[row];
  }
  /** Contacts that closed fast and pressed leave with their share of the speed. */
  rebound(rows, nodes, { restitution, reboundFrom }) {
    for (let k = 0; k < REBOUNDS; k++) {
      let changed = false;
      for (let row = 0; row < rows.count; row++) {
        if (rows.approach[row] > -reboundFrom || rows.most[row] === 0) continue;
        const nx = rows.nx[row];
        const ny = rows.ny[row];
        const before = rows.normal[row];
        const short = rows.speedAlong(nodes, row, nx, ny) + restitution * rows.approach[row];
        const normal = Math.max(0, before - rows.massN[row] * short);
        const p = normal - before;
        if (p === 0) continue;
        rows.normal[row] = normal;
        rows.push(nodes, row, p * nx, p * ny);
        changed ||= Math.abs(p) > 1e-12 * normal;
      }
      if (!changed) return;
    }
  }
}
class NearPairs {
  count = 0;
  /** Numbers of the bodies, `first[k] < second[k]`. */
  first = new Int32Array(64);
  second = new Int32Array(64);
  #order = new Int32Array(0);
  #keys = new Float64Array(64);
  #boxes = new Float64Array(0);
  /** @param margins how far each body reaches beyond its box [m]. */
  collect(bodies, margins) {
    const n = bodies.length;
    this.#gather(bodies, margins);
    const boxes = this.#boxes;
    const order = this.#order;
    for (let i = 1; i < n; i++) {
      const k = order[i];
      const left = boxes[4 * k];
      let j = i;
      for (; j > 0 && boxes[4 * order[j - 1]] > left; j--) order[j] = order[j - 1];
      order[j] = k;
    }
    this.count = 0;
    for (let i = 0; i < n; i++) {
      const k = order[i];
      const right = boxes[4 * k + 2];
      for (let j = i + 1; j < n && boxes[4 * order[j]] <= right; j++) {
        const m = order[j];
        if (boxes[4 * m + 1] > boxes[4 * k + 3] || boxes[4 * m + 3] < boxes[4 * k + 1]) continue;
        if (bodies[k].movable || bodies[m].movable) this.#add(Math.min(k, m), Math.max(k, m), n);
      }
    }
    this.#keys.subarray(0, this.count).sort();
    for (let k = 0; k < this.count; k++) {
      this.first[k] = Math.floor(this.#keys[k] / n);
      this.second[k] = this.#keys[k] - n * this.first[k];
    }
  }
  #gather(bodies, margins) {
    const n = bodies.length;
    if (this.#order.length !== n) {
      this.#order = Int32Array.from({ length: n }, (_, k) => k);
      this.#boxes = new Float64Array(4 * n);
    }
    for (let k = 0; k < n; k++) {
      const { box } = bodies[k];
      this.#boxes[4 * k] = box[0] - margins[k];
      this.#boxes[4 * k + 1] = box[1] - margins[k];
      this.#boxes[4 * k + 2] = box[2] + margins[k];
      this.#boxes[4 * k + 3] = box[3] + margins[k];
    }
  }
  #add(i, j, n) {
    if (this.count === this.#keys.length) {
      const keys = new Float64Array(2 * this.count);
      keys.set(this.#keys);
      this.#keys = keys;
      this.first = new Int32Array(2 * this.count);
      this.second = new Int32Array(2 * this.count);
    }
    this.#keys[this.count++] = i * n + j;
  }
}
class Nodes {
  count = 0;
  /** [m/s], [m/s], [rad/s] */
  vx = new Float64Array(64);
  vy = new Float64Array(64);
  spin = new Float64Array(64);
  /** [1/kg], [1/(kg m²)]; 0: immovable. */
  inverseMass = new Float64Array(64);
  inverseInertia = new Float64Array(64);
  /** Where the node was when contacts were found [m]. */
  x = new Float64Array(64);
  y = new Float64Array(64);
  /** How far it has moved [m] and turned [rad] since. */
  dx = new Float64Array(64);
  dy = new Float64Array(64);
  turned = new Float64Array(64);
  #kept = new Float64Array(0);
  /** Makes room for `count` nodes and forgets how far they moved. */
  reset(count) {
    this.count = count;
    if (this.vx.length < count) {
      const size2 = 2 * count;
      this.vx = new Float64Array(size2);
      this.vy = new Float64Array(size2);
      this.spin = new Float64Array(size2);
      this.inverseMass = new Float64Array(size2);
      this.inverseInertia = new Float64Array(size2);
      this.x = new Float64Array(size2);
      this.y = new Float64Array(size2);
      this.dx = new Float64Array(size2);
      this.dy = new Float64Array(size2);
      this.turned = new Float64Array(size2);
    }
    this.dx.fill(0, 0, count);
    this.dy.fill(0, 0, count);
    this.turned.fill(0, 0, count);
  }
  /** Copies the velocities, for `between`. */
  keep() {
    const { count } = this;
    if (this.#kept.length < 3 * count) this.#kept = new Float64Array(6 * count);
    for (let k = 0; k < count; k++) {
      this.#kept[3 * k] = this.vx[k];
      this.#kept[3 * k + 1] = this.vy[k];
      this.#kept[3 * k + 2] = this.spin[k];
    }
  }
  /**
   * Of the velocities kept and the present ones takes the mixture nearest to the present that adds no more than `most` [J]
   * to the kinetic energy of the kept. Impulses between bodies keep momentum, and so does any share of them.
   */
  limit(most) {
    const [linear, square] = this.#change();
    if (linear + square <= most) return;
    const root = linear * linear + 4 * square * most;
    this.#mix(root > 0 ? Math.max(0, (-linear + Math.sqrt(root)) / (2 * square)) : 0);
  }
  /** Kinetic energy along the way from the kept velocities to the present: terms in t and t² [J]. */
  #change() {
    const kept = this.#kept;
    let [linear, square] = [0, 0];
    for (let k = 0; k < this.count; k++) {
      const m = this.inverseMass[k] > 0 ? 1 / this.inverseMass[k] : 0;
      const i = this.inverseInertia[k] > 0 ? 1 / this.inverseInertia[k] : 0;
      const x = this.vx[k] - kept[3 * k];
      const y = this.vy[k] - kept[3 * k + 1];
      const w = this.spin[k] - kept[3 * k + 2];
      linear += m * (kept[3 * k] * x + kept[3 * k + 1] * y) + i * kept[3 * k + 2] * w;
      square += 0.5 * (m * (x * x + y * y) + i * w * w);
    }
    return [linear, square];
  }
  #mix(t) {
    const kept = this.#kept;
    for (let k = 0; k < this.count; k++) {
      this.vx[k] = kept[3 * k] + t * (this.vx[k] - kept[3 * k]);
      this.vy[k] = kept[3 * k + 1] + t * (this.vy[k] - kept[3 * k + 1]);
      this.spin[k] = kept[3 * k + 2] + t * (this.spin[k] - kept[3 * k + 2]);
    }
  }
  /**
   * Of the velocities kept and the present ones, which impulses against motion led to, takes the mixture that has `excess` [J]
   * less kinetic energy than the kept, or as little as there is. Returns how much less.
   */
  shed(excess) {
    const [linear, square] = this.#change();
    if (!(linear < 0)) {
      this.#mix(0);
      return 0;
    }
    const lowest = -linear / (2 * square);
    const root = linear * linear - 4 * square * excess;
    const t = root > 0 ? (-linear - Math.sqrt(root)) / (2 * square) : lowest;
    const part = Math.min(1, t, lowest);
    this.#mix(part);
    return -(linear * part + square * part * part);
  }
  /** Notes a motion of `h` seconds with the present velocities. */
  move(h) {
    for (let k = 0; k < this.count; k++) {
      this.dx[k] += h * this.vx[k];
      this.dy[k] += h * this.vy[k];
      this.turned[k] += h * this.spin[k];
    }
  }
}
class NodeTable {
  nodes = new Nodes();
  /** First node of each body. */
  firsts = new Int32Array(0);
  /** Takes over all bodies as they are now. */
  gather(bodies) {
    if (this.firsts.length !== bodies.length) this.firsts = new Int32Array(bodies.length);
    let count = 0;
    for (let k = 0; k < bodies.length; k++) {
      this.firsts[k] = count;
      count += bodies[k].nodeCount;
    }
    this.nodes.reset(count);
    for (let k = 0; k < bodies.length; k++) bodies[k].writeNodes(this.nodes, this.firsts[k]);
  }
  /** Velocities from the bodies. */
  write(bodies) {
    for (let k = 0; k < bodies.length; k++) bodies[k].writeVelocities(this.nodes, this.firsts[k]);
  }
  /** Velocities to the bodies. */
  read(bodies) {
    for (let k = 0; k < bodies.length; k++) bodies[k].readNodes(this.nodes, this.firsts[k]);
  }
}
const SHARE = 0.3;
const PASSES$2 = 10;
const MOST = 0.05;
class Opening {
  #pushes = new Float64Array(64);
  /** Moves bodies so that contacts come to `gap` [m] apart. */
  open(bodies, table, rows, gap) {
    let missing = false;
    for (let row = 0; row < rows.count && !missing; row++) missing = rows.gap[row] < 0.5 * gap;
    if (!missing) return;
    const { nodes } = table;
    if (this.#pushes.length < rows.count) this.#pushes = new Float64Array(2 * rows.count);
    const pushes = this.#pushes.fill(0, 0, rows.count);
    nodes.vx.fill(0, 0, nodes.count);
    nodes.vy.fill(0, 0, nodes.count);
    nodes.spin.fill(0, 0, nodes.count);
    for (let pass = 0; pass < PASSES$2; pass++) {
      for (let row = 0; row < rows.count; row++) {
        const short = gap - rows.gap[row];
        const wanted = short > 0 ? Math.min(SHARE * short, MOST * rows.scale[row]) : short;
        const way = rows.speedAlong(nodes, row, rows.nx[row], rows.ny[row]);
        const push2 = Math.max(0, pushes[row] + rows.massN[row] * (wanted - way));
        const change = push2 - pushes[row];
        if (change === 0) continue;
        pushes[row] = push2;
        rows.push(nodes, row, change * rows.nx[row], change * rows.ny[row]);
      }
    }
    for (let k = 0; k < bodies.length; k++) {
      if (bodies[k].movable) bodies[k].shift(nodes, table.firsts[k], 1);
    }
  }
}
const BEYOND = 1e-9;
function firstMeeting(a, b) {
  if (!sweptOverlap(a, 0, b, 0)) return 2;
  return Math.min(verticesMeet(a, b), verticesMeet(b, a));
}
function sweptOverlap(a, o, b, p) {
  for (let axis = 0; axis < 2; axis++) {
    const lowA = Math.min(a.box[o + axis], a.boxBefore[o + axis]);
    const highA = Math.max(a.box[o + 2 + axis], a.boxBefore[o + 2 + axis]);
    const lowB = Math.min(b.box[p + axis], b.boxBefore[p + axis]);
    const highB = Math.max(b.box[p + 2 + axis], b.boxBefore[p + 2 + axis]);
    if (lowA > highB || lowB > highA) return false;
  }
  return true;
}
function verticesMeet(from, to) {
  const countA = from.polygon.vertexCount;
  const countB = to.polygon.vertexCount;
  let first = 2;
  for (let i = 0, o = 4; i < countA; i += RUN, o += 4) {
    if (!sweptOverlap(from, o, to, 0)) continue;
    for (let j = 0, p = 4; j < countB; j += RUN, p += 4) {
      if (!sweptOverlap(from, o, to, p)) continue;
      const endA = Math.min(i + RUN, countA);
      const endB = Math.min(j + RUN, countB);
      for (let v = i; v < endA; v++) {
        for (let e = j; e < endB; e++) first = Math.min(first, meets(from, v, to, e));
      }
    }
  }
  return first;
}
function meets(from, v, to, e) {
  const p0 = from.positionsBefore;
  const p1 = from.polygon.positions;
  const q0 = to.positionsBefore;
  const q1 = to.polygon.positions;
  const k = 2 * to.polygon.next[e];
  const i = 2 * v;
  const j = 2 * e;
  const ex = q0[k] - q0[j];
  const ey = q0[k + 1] - q0[j + 1];
  const px = p0[i] - q0[j];
  const py = p0[i + 1] - q0[j + 1];
  const dex = q1[k] - q1[j] - ex;
  const dey = q1[k + 1] - q1[j + 1] - ey;
  const dpx = p1[i] - q1[j] - px;
  const dpy = p1[i + 1] - q1[j + 1] - py;
  const c0 = ex * py - ey * px;
  const c1 = ex * dpy - ey * dpx + dex * py - dey * px;
  const c2 = dex * dpy - dey * dpx;
  const at1 = c0 + c1 + c2;
  if (c0 > 0 ? at1 > 0 && !(c2 > 0 && c1 < 0) : c0 < 0 && at1 < 0 && !(c2 < 0 && c1 > 0)) return 2;
  const disc = c1 * c1 - 4 * c2 * c0;
  if (disc < 0) return 2;
  const q = -0.5 * (c1 + (c1 < 0 ? -1 : 1) * Math.sqrt(disc));
  const t0 = c2 === 0 ? 2 : q / c2;
  const t1 = q === 0 ? 2 : c0 / q;
  let first = 2;
  for (let n = 0; n < 2; n++) {
    const t = n === 0 ? t0 : t1;
    if (!(t >= 0 && t <= 1) || t >= first) continue;
    const x = ex + t * dex;
    const y = ey + t * dey;
    const along2 = (px + t * dpx) * x + (py + t * dpy) * y;
    const lengthSq = x * x + y * y;
    if (along2 >= -BEYOND * lengthSq && along2 <= (1 + BEYOND) * lengthSq) first = t;
  }
  return first;
}
const PARTS = 24;
const ROUNDS = 8;
const PASSES$1 = 60;
const SETTLED = 1e-4;
const KEPT = 0.05;
const TOUCH = 0.2;
const REST = 2;
class BacktrackingResponse {
  constructor(parameters) {
    this.parameters = parameters;
  }
  /** Pairs that overlapped at the start of the last step. */
  stuck = 0;
  /** The nodes that its contacts move. */
  table = new NodeTable();
  /** Its contacts in the last step. */
  rows = new ContactRows();
  #before = new ContactRows();
  /** Contacts at the start of a step, for opening what is too close. */
  #present = new ContactRows();
  #pairs = new NearPairs();
  #contacts = new FeatureContacts();
  #crossings = new CrossingContacts();
  #impacts = new Impacts();
  #solver = new ImpulseSolver();
  #opening = new Opening();
  #queries = new ExactQueries();
  #stuckPairs = /* @__PURE__ */ new Set();
  #margins = new Float64Array(0);
  #touched = new Uint8Array(0);
  #lastPart = 0;
  /** Moves all bodies through `dt` seconds. */
  step(bodies, dt, gravityX, gravityY) {
    const pull = Math.sqrt(gravityX * gravityX + gravityY * gravityY);
    this.#findStuck(bodies);
    let left = dt;
    for (let part = 0; left > 1e-9 * dt; part++) {
      this.#answer(bodies, left, gravityX, gravityY, REST * pull * dt + Number.MIN_VALUE);
      const last = part >= PARTS;
      const done = last ? this.#moveApart(bodies, left, gravityX, gravityY) : this.#moveTogether(bodies, left);
      if (done < 1) this.#unpull(bodies, (1 - done) * left, gravityX, gravityY);
      left -= done * left;
      if (last) return;
    }
  }
  /** What a snapshot keeps beside the rows. */
  keptLength = 1;
  /** Writes what it remembers, for a snapshot. */
  keep(out, o) {
    out[o] = this.#lastPart;
  }
  /** Reads what `keep` wrote. */
  take(from, o, _bodies) {
    this.#lastPart = from[o];
  }
  /** Impacts, own forces and contacts at rest, for a part of at most `dt` seconds. */
  #answer(bodies, dt, gravityX, gravityY, rest) {
    const { friction, restitution, threshold } = this.parameters;
    const { nodes } = this.table;
    for (let k = 0; k < bodies.length; k++) bodies[k].save();
    this.table.gather(bodies);
    [this.rows, this.#before] = [this.#before, this.rows];
    const { rows } = this;
    this.#detect(bodies, rows);
    rows.inherit(this.#before, this.#lastPart > 0 ? dt / this.#lastPart : 1);
    this.#lastPart = dt;
    this.#impacts.resolve(rows, nodes, restitution, friction, TOUCH * threshold, rest);
    this.table.read(bodies);
    this.#hold(rest, threshold);
    for (let k = 0; k < bodies.length; k++) bodies[k].accelerate(dt, gravityX, gravityY);
    this.table.write(bodies);
    this.#solver.prepare(dt);
    this.#solver.warmStart(rows, nodes);
    const settings = { friction, restitution: 0, reboundFrom: 0, openingSpeed: 0 };
    for (let k = 0; k < PASSES$1; k++) {
      const change = this.#solver.pass(rows, nodes, settings, false);
      if (change <= SETTLED * rest) break;
      if (k % 8 === 0) this.#solver.press(rows, nodes, settings);
    }
    this.table.read(bodies);
    this.#markTouched(bodies);
  }
  /** Only contacts at rest are held: what closes fast is left to meet. The gap is counted from the distance kept. */
  #hold(rest, threshold) {
    const { rows } = this;
    const { nodes } = this.table;
    for (let row = 0; row < rows.count; row++) {
      rows.gap[row] -= KEPT * threshold;
      if (rows.speedAlong(nodes, row, rows.nx[row], rows.ny[row]) >= -rest) continue;
      rows.massN[row] = 0;
      rows.massT[row] = 0;
      rows.normal[row] = 0;
      rows.tangent[row] = 0;
    }
  }
  #markTouched(bodies) {
    const { rows } = this;
    if (this.#touched.length !== bodies.length) this.#touched = new Uint8Array(bodies.length);
    this.#touched.fill(0);
    for (let row = 0; row < rows.count; row++) {
      if (rows.normal[row] === 0) continue;
      this.#touched[Math.floor(rows.pair[row] / bodies.length)] = 1;
      this.#touched[rows.pair[row] % bodies.length] = 1;
    }
  }
  /** Moves all bodies until two of them meet; returns the fraction of `dt` that was possible. */
  #moveTogether(bodies, dt) {
    this.#drift(bodies, dt);
    const pairs = this.#pairs;
    let fraction = 1;
    for (let k = 0; k < pairs.count; k++) {
      const [i, j] = [pairs.first[k], pairs.second[k]];
      if (this.#stuckPairs.has(i * bodies.length + j)) continue;
      fraction = Math.min(fraction, this.#stop(bodies[i], bodies[j]));
    }
    if (fraction === 1) return 1;
    for (let halvings = 0; ; halvings++) {
      if (halvings === 20) fraction = 0;
      for (let k = 0; k < bodies.length; k++) bodies[k].back(fraction);
      if (fraction === 0 || !this.#anyCollides(bodies)) return fraction;
      fraction *= 0.7;
    }
  }
  /** Moves all bodies; those that would meet go back and wait. Returns 1: the time is over. */
  #moveApart(bodies, dt, gravityX, gravityY) {
    this.#drift(bodies, dt);
    const pairs = this.#pairs;
    for (let round2 = 0; round2 <= ROUNDS; round2++) {
      let met = false;
      for (let k = 0; k < pairs.count; k++) {
        const [i, j] = [pairs.first[k], pairs.second[k]];
        const [a, b] = [bodies[i], bodies[j]];
        if (this.#stuckPairs.has(i * bodies.length + j)) continue;
        if (firstMeeting(a, b) > 1 && !this.#collide(a, b)) continue;
        met = true;
        for (const body of [a, b]) {
          body.back(0);
          body.accelerate(-dt, gravityX, gravityY);
        }
      }
      if (!met) break;
    }
    return 1;
  }
  #drift(bodies, dt) {
    for (let k = 0; k < bodies.length; k++) {
      if (this.#touched[k] === 1) bodies[k].advance(dt);
      else bodies[k].fly(dt);
      bodies[k].arrive();
    }
    this.#near(bodies, 0, true);
  }
  /** Takes back what gravity gave for time that was not used. */
  #unpull(bodies, dt, gravityX, gravityY) {
    for (let k = 0; k < bodies.length; k++) bodies[k].accelerate(-dt, gravityX, gravityY);
  }
  /** The fraction of the motion after which a pair is just apart; 1 when it never meets. */
  #stop(a, b) {
    const t = firstMeeting(a, b);
    if (t > 1) return this.#collide(a, b) ? 0.9 : 1;
    const way = motion(a) + motion(b);
    const apart = 0.5 * KEPT * this.parameters.threshold;
    return Math.max(0, t - (way > 0 ? Math.min(0.5 * t, apart / way) : 0));
  }
  #anyCollides(bodies) {
    const pairs = this.#pairs;
    for (let k = 0; k < pairs.count; k++) {
      const [i, j] = [pairs.first[k], pairs.second[k]];
      if (this.#stuckPairs.has(i * bodies.length + j)) continue;
      if (this.#collide(bodies[i], bodies[j])) return true;
    }
    return false;
  }
  #collide(a, b) {
    return overlap(a.box, 0, b.box, 0, 0) && this.#queries.bind(a.polygon, b.polygon, a.box, b.box).collides();
  }
  /** Pairs that overlap now are eased apart and left out of going back. */
  #findStuck(bodies) {
    this.#stuckPairs.clear();
    this.#near(bodies, 0, false);
    const pairs = this.#pairs;
    for (let k = 0; k < pairs.count; k++) {
      const [i, j] = [pairs.first[k], pairs.second[k]];
      if (this.#collide(bodies[i], bodies[j])) this.#stuckPairs.add(i * bodies.length + j);
    }
    this.stuck = this.#stuckPairs.size;
    this.table.gather(bodies);
    this.#detect(bodies, this.#present);
    this.#opening.open(bodies, this.table, this.#present, 0.5 * KEPT * this.parameters.threshold);
  }
  #near(bodies, margin, swept) {
    if (this.#margins.length !== bodies.length) this.#margins = new Float64Array(bodies.length);
    for (let k = 0; k < bodies.length; k++) this.#margins[k] = margin + (swept ? motion(bodies[k]) : 0);
    this.#pairs.collect(bodies, this.#margins);
  }
  #detect(bodies, rows) {
    const { nodes, firsts } = this.table;
    rows.count = 0;
    this.#near(bodies, this.parameters.threshold / 2, false);
    const pairs = this.#pairs;
    for (let k = 0; k < pairs.count; k++) {
      const [i, j] = [pairs.first[k], pairs.second[k]];
      const [a, b] = [bodies[i], bodies[j]];
      const pair = i * bodies.length + j;
      this.#queries.bind(a.polygon, b.polygon, a.box, b.box);
      rows.turnTo(pair, a, firsts[i], b, firsts[j], nodes);
      this.#contacts.collect(this.#queries.a, this.#queries.b, this.parameters.threshold, rows);
      if (this.#stuckPairs.has(pair)) this.#crossings.collect(this.#queries.a, this.#queries.b, 0, rows);
    }
  }
}
function motion(body) {
  const { positions } = body.polygon;
  const before = body.positionsBefore;
  let mostSq = 0;
  for (let k = 0; k < positions.length; k += 2) {
    const dx = positions[k] - before[k];
    const dy = positions[k + 1] - before[k + 1];
    mostSq = Math.max(mostSq, dx * dx + dy * dy);
  }
  return Math.sqrt(mostSq);
}
function checkNumber(value, path, least = Number.NEGATIVE_INFINITY, beyond = false) {
  const right = typeof value === "number" && Number.isFinite(value) && (beyond ? value > least : value >= least);
  if (right) return;
  const bound = least === Number.NEGATIVE_INFINITY ? "" : beyond ? ` greater than ${least}` : ` of ${least} or more`;
  const sentence = `'${path}' must be a finite number${bound}; it is ${String(value)}.`;
  throw new PliantError("invalid-value", sentence, { path });
}
const MARGIN = 0.04;
const STRIDE$1 = 0.5;
const MOST_LOOKS$1 = 16;
const CROSSING_EVERY = 4;
const UNEXPLAINED = 0.01;
const MOST_KEPT = 64;
const BUSY = 0.01;
const LONGEST_SUBSTEP = 1 / 480;
class ImpulseResponse {
  constructor(parameters) {
    this.parameters = parameters;
  }
  /** The nodes that its contacts move. */
  table = new NodeTable();
  /** Contacts of the last look. */
  rows = new ContactRows();
  #before = new ContactRows();
  #pairs = new NearPairs();
  #contacts = new FeatureContacts();
  #crossings = new CrossingContacts();
  /** Pairs whose overlap corners didn't explain. */
  #crossed = /* @__PURE__ */ new Set();
  #looksTaken = 0;
  #solver = new ImpulseSolver();
  #a = new Boundary();
  #b = new Boundary();
  #margins = new Float64Array(0);
  #lastSubstep = 0;
  /** Moves all bodies through `dt` seconds. */
  step(bodies, dt, gravityX, gravityY) {
    const pull = Math.sqrt(gravityX * gravityX + gravityY * gravityY);
    const looks = this.#looks(bodies, dt, pull);
    for (let k = 0; k < looks; k++) this.#look(bodies, dt / looks, gravityX, gravityY, pull);
  }
  /** What a snapshot keeps beside the rows: the last substep, the looks taken, and which pairs were found crossed. */
  get keptLength() {
    return 3 + MOST_KEPT;
  }
  /** Writes what it remembers, for a snapshot. */
  keep(out, o) {
    out[o] = this.#lastSubstep;
    out[o + 1] = this.#looksTaken;
    const crossed = [...this.#crossed].sort((p, q) => p - q).slice(0, MOST_KEPT);
    out[o + 2] = crossed.length;
    out.set(crossed, o + 3);
  }
  /** Reads what `keep` wrote. */
  take(from, o, _bodies) {
    this.#lastSubstep = from[o];
    this.#looksTaken = from[o + 1];
    this.#crossed.clear();
    for (let k = 0; k < from[o + 2]; k++) this.#crossed.add(from[o + 3 + k]);
  }
  /** How often to look in this step, from how far bodies near each other may move. */
  #looks(bodies, dt, pull) {
    this.#reach(bodies, dt, pull);
    this.#pairs.collect(bodies, this.#margins);
    let looks = 1;
    for (let k = 0; k < this.#pairs.count; k++) {
      const [i, j] = [this.#pairs.first[k], this.#pairs.second[k]];
      const way = this.#margins[i] + this.#margins[j];
      looks = Math.max(looks, way / (STRIDE$1 * Math.min(bodies[i].thickness, bodies[j].thickness)));
    }
    return Math.min(MOST_LOOKS$1, Math.ceil(looks));
  }
  /** How far each body may move in `dt` seconds [m]. */
  #reach(bodies, dt, pull) {
    if (this.#margins.length !== bodies.length) this.#margins = new Float64Array(bodies.length);
    for (let k = 0; k < bodies.length; k++) {
      this.#margins[k] = bodies[k].movable ? (bodies[k].topSpeed() + pull * dt) * dt : 0;
    }
  }
  #look(bodies, dt, gravityX, gravityY, pull) {
    const energy = this.parameters.restitution > 0 ? energyOf(bodies, gravityX, gravityY) : 0;
    this.table.gather(bodies);
    this.#detect(bodies, dt, pull);
    const substeps = Math.max(2, Math.ceil(dt / LONGEST_SUBSTEP - 1e-9));
    const h = dt / substeps;
    this.rows.inherit(this.#before, this.#lastSubstep > 0 ? h / this.#lastSubstep : 1);
    this.#lastSubstep = h;
    const { rows, parameters } = this;
    const { nodes } = this.table;
    const solver = this.#solver;
    solver.prepare(h);
    const busy = this.#busy(dt);
    for (let k = 0; k < substeps; k++) {
      for (let i = 0; i < bodies.length; i++) bodies[i].accelerate(h, gravityX, gravityY);
      this.table.write(bodies);
      solver.warmStart(rows, nodes);
      solver.pass(rows, nodes, parameters, true);
      if (busy) solver.press(rows, nodes, parameters);
      nodes.move(h);
      rows.follow(nodes);
      this.table.read(bodies);
      for (let i = 0; i < bodies.length; i++) bodies[i].advance(h);
      solver.pass(rows, nodes, parameters, false);
      if (busy) solver.release(rows);
      this.table.read(bodies);
    }
    if (parameters.restitution > 0 && rows.count > 0) {
      const spare = energy - energyOf(bodies, gravityX, gravityY);
      nodes.keep();
      solver.rebound(rows, nodes, parameters);
      nodes.limit(Math.max(0, spare));
      this.table.read(bodies);
    }
    for (let i = 0; i < bodies.length; i++) bodies[i].arrive();
  }
  /** Whether contacts close or overlap by enough that passes may fail to hold them: not so in what rests. */
  #busy(dt) {
    const { rows } = this;
    for (let row = 0; row < rows.count; row++) {
      const scale = BUSY * rows.scale[row];
      if (rows.approach[row] * dt < -scale || rows.gap[row] < -scale) return true;
    }
    return false;
  }
  #detect(bodies, dt, pull) {
    [this.rows, this.#before] = [this.#before, this.rows];
    const { rows } = this;
    const { nodes, firsts } = this.table;
    rows.count = 0;
    this.#reach(bodies, dt, pull);
    for (let k = 0; k < bodies.length; k++) this.#margins[k] += MARGIN * bodies[k].thickness;
    const pairs = this.#pairs;
    pairs.collect(bodies, this.#margins);
    for (let k = 0; k < pairs.count; k++) {
      const [i, j] = [pairs.first[k], pairs.second[k]];
      const [a, b] = [bodies[i], bodies[j]];
      const way = this.#margins[i] + this.#margins[j] - MARGIN * (a.thickness + b.thickness);
      const scale = Math.min(a.thickness, b.thickness);
      const margin = way + MARGIN * scale;
      const pair = i * bodies.length + j;
      this.#a.bind(a.polygon, a.box);
      this.#b.bind(b.polygon, b.box);
      rows.turnTo(pair, a, firsts[i], b, firsts[j], nodes);
      const first = rows.count;
      this.#contacts.collect(this.#a, this.#b, margin, rows);
      if ((this.#looksTaken + k) % CROSSING_EVERY === 0 || this.#crossed.has(pair))
        this.#cross(pair, first, scale);
    }
    this.#looksTaken++;
  }
  /** Looks for overlap that the contacts from row `first` on don't know of. */
  #cross(pair, first, scale) {
    const { rows } = this;
    let covered = UNEXPLAINED * scale;
    for (let row = first; row < rows.count; row++) covered = Math.max(covered, -1.5 * rows.gap[row]);
    if (this.#crossings.collect(this.#a, this.#b, covered, rows)) this.#crossed.add(pair);
    else this.#crossed.delete(pair);
  }
}
function energyOf(bodies, gravityX, gravityY) {
  let sum = 0;
  for (let k = 0; k < bodies.length; k++) sum += bodies[k].energy() + bodies[k].potential(gravityX, gravityY);
  return sum;
}
class ScenePairs {
  constructor(queries) {
    this.queries = queries;
  }
  /** Number of pairs. */
  count = 0;
  /** Index of the first body of each pair. */
  bodiesA = new Int32Array(64);
  /** Index of the second body of each pair. */
  bodiesB = new Int32Array(64);
  /** Rows of pair `k`: `starts[k]` to `starts[k + 1] - 1`. */
  starts = new Int32Array(65);
  /** The points of all pairs. */
  rows = new ProximityPoints();
  /** The boxes of all bodies, one after the other: minX, minY, maxX, maxY [m]. */
  #boxes = new Float64Array(64);
  /** Penetrating points of all pairs, for responses that allow penetration. */
  penetrations(bodies, movable2) {
    this.#forPairs(bodies, movable2, 0, null);
  }
  /** Contacts within the threshold [m], for responses that don't. */
  contacts(bodies, movable2, threshold) {
    this.#forPairs(bodies, movable2, threshold, threshold);
  }
  #forPairs(bodies, movable2, margin, threshold) {
    this.count = 0;
    this.rows.clear();
    this.#gather(bodies);
    const boxes = this.#boxes;
    const end = 4 * bodies.length;
    for (let o = 0; o < end; o += 4) {
      const minX = boxes[o] - margin;
      const minY = boxes[o + 1] - margin;
      const maxX = boxes[o + 2] + margin;
      const maxY = boxes[o + 3] + margin;
      for (let p = o + 4; p < end; p += 4) {
        if (boxes[p] > maxX || boxes[p + 2] < minX || boxes[p + 1] > maxY || boxes[p + 3] < minY) continue;
        if (movable2[o >> 2] === 0 && movable2[p >> 2] === 0) continue;
        this.#ask(bodies, o >> 2, p >> 2, threshold);
      }
    }
    this.starts[this.count] = this.rows.count;
  }
  #gather(bodies) {
    if (this.#boxes.length < 4 * bodies.length) this.#boxes = new Float64Array(8 * bodies.length);
    const boxes = this.#boxes;
    for (let k = 0, o = 0; k < bodies.length; k++, o += 4) {
      const { box } = bodies[k];
      boxes[o] = box[0];
      boxes[o + 1] = box[1];
      boxes[o + 2] = box[2];
      boxes[o + 3] = box[3];
    }
  }
  #ask(bodies, i, j, threshold) {
    const a = bodies[i];
    const b = bodies[j];
    const start = this.rows.count;
    this.queries.bind(a.polygon, b.polygon, a.box, b.box);
    if (threshold === null) this.queries.addPenetrations(this.rows);
    else this.queries.addContacts(threshold, this.rows);
    if (this.rows.count > start) this.#add(i, j, start);
  }
  #add(i, j, start) {
    if (this.count === this.bodiesA.length) {
      const size2 = 2 * this.count;
      const [a, b, starts] = [new Int32Array(size2), new Int32Array(size2), new Int32Array(size2 + 1)];
      a.set(this.bodiesA);
      b.set(this.bodiesB);
      starts.set(this.starts);
      this.bodiesA = a;
      this.bodiesB = b;
      this.starts = starts;
    }
    this.bodiesA[this.count] = i;
    this.bodiesB[this.count] = j;
    this.starts[this.count++] = start;
  }
}
const RADIANS = 0.6;
const STRIDE = 0.15;
const MOST_LOOKS = 64;
const FULL = 0.3;
const SLACK = 0.03;
const PASSES = 4;
class PenaltyResponse {
  constructor(parameters) {
    this.parameters = parameters;
  }
  /** The nodes that its contacts move. */
  table = new NodeTable();
  /** Its contacts in the last step. */
  rows = new ContactRows();
  /** The rows of the look before: bodies that have just left each other may have to give energy back. */
  #before = new ContactRows();
  /** Energy in the springs when they were last looked at [J]. */
  stored = 0;
  #full = new ContactRows();
  #impacts = new Impacts();
  #pairs = new NearPairs();
  #margins = new Float64Array(0);
  /** κ times the length of each row [N/m], and the row's damping [N s/m]. */
  #springs = new Float64Array(64);
  /** Sum of spring over mass at each node [1/s²]. */
  #rates = new Float64Array(0);
  /** What the energy must not exceed [J], and the state it was told for. */
  #energy = Number.POSITIVE_INFINITY;
  #state = Number.NaN;
  #rate = 0;
  /** After a snapshot was restored: the rows are not those of the present state. */
  #stale = false;
  /** Moves all bodies through `dt` seconds; `detect` finds the penetrating points of all pairs. */
  step(bodies, dt, gravityX, gravityY, detect) {
    if (checksum(bodies) !== this.#state) {
      this.#energy = Number.POSITIVE_INFINITY;
      this.#rate = this.#look(bodies, detect());
      this.#shed(bodies, gravityX, gravityY);
    }
    if (this.#stale) this.#rate = this.#look(bodies, detect());
    this.#stale = false;
    let left = dt;
    while (left > 1e-9 * dt) {
      const fastest = this.#haste(bodies);
      const rate = this.#rate;
      const near = this.#near(bodies, left) ? 4 * this.parameters.stiffness : 0;
      let h = Math.min(left, fastest > 0 ? STRIDE / fastest : left);
      if (rate + near > 0) h = Math.min(h, RADIANS / Math.sqrt(Math.max(rate, near)));
      h = Math.max(h, dt / MOST_LOOKS);
      h = left / Math.ceil(left / h - 1e-9);
      this.#push(bodies, 0.5 * h, gravityX, gravityY, true);
      for (let k = 0; k < bodies.length; k++) bodies[k].move(h);
      this.#rate = this.#look(bodies, detect());
      this.#push(bodies, 0.5 * h, gravityX, gravityY, false);
      this.#shed(bodies, gravityX, gravityY);
      left -= h;
    }
    this.#state = checksum(bodies);
  }
  /** What a snapshot keeps: the energy not to exceed. */
  keptLength = 1;
  /** Writes what it remembers, for a snapshot. */
  keep(out, o) {
    out[o] = this.#energy;
  }
  /** The springs are looked at anew: `restored` tells the next step to keep the energy. */
  take(from, o, bodies) {
    this.#energy = from[o];
    this.#state = checksum(bodies);
    this.#stale = true;
  }
  /** Turns penetrating points into springs; returns the square of the fastest rate among them [1/s²]. */
  #look(bodies, pairs) {
    const { table } = this;
    table.gather(bodies);
    [this.rows, this.#before] = [this.#before, this.rows];
    const { rows } = this;
    rows.count = 0;
    this.#full.count = 0;
    this.stored = 0;
    for (let k = 0; k < pairs.count; k++) {
      const [i, j] = [pairs.bodiesA[k], pairs.bodiesB[k]];
      const [a, b] = [bodies[i], bodies[j]];
      const pair = i * bodies.length + j;
      rows.turnTo(pair, a, table.firsts[i], b, table.firsts[j], table.nodes);
      this.#full.turnTo(pair, a, table.firsts[i], b, table.firsts[j], table.nodes);
      const kappa = this.parameters.stiffness / (1 / a.lineMass + 1 / b.lineMass);
      const full = FULL * Math.min(a.thickness, b.thickness);
      for (let row = pairs.starts[k]; row < pairs.starts[k + 1]; row++) this.#spring(pairs, row, kappa, full);
    }
    return this.#fastest();
  }
  #spring(pairs, row, kappa, full) {
    const { of, own, features, points, normals, distances, weights } = pairs.rows;
    const sign = of[row] === 0 ? 1 : -1;
    const nx = sign * normals[2 * row];
    const ny = sign * normals[2 * row + 1];
    const depth = -distances[row];
    if (nx === 0 && ny === 0) return;
    const [x, y] = [points[2 * row], points[2 * row + 1]];
    if (depth > full) this.#full.contact(of[row], own[row], features[row], x, y, nx, ny, 0);
    if (weights[row] === 0) return;
    const k = this.rows.count;
    this.rows.contact(of[row], own[row], features[row], x, y, nx, ny, -depth);
    if (this.#springs.length <= k) {
      const larger = new Float64Array(2 * k + 64);
      larger.set(this.#springs);
      this.#springs = larger;
    }
    this.#springs[k] = kappa * weights[row];
    this.stored += 0.5 * kappa * weights[row] * depth * depth;
  }
  #fastest() {
    const { rows } = this;
    const { nodes } = this.table;
    if (this.#rates.length < nodes.count) this.#rates = new Float64Array(2 * nodes.count);
    const rates = this.#rates.fill(0, 0, nodes.count);
    let fastest = 0;
    for (let row = 0; row < rows.count; row++) {
      const spring = this.#springs[row];
      const [a, b] = [rows.a[row], rows.b[row]];
      const [ax, ay, bx, by] = [rows.ax[row], rows.ay[row], rows.bx[row], rows.by[row]];
      rates[a] += spring * (nodes.inverseMass[a] + (ax * ax + ay * ay) * nodes.inverseInertia[a]);
      rates[b] += spring * (nodes.inverseMass[b] + (bx * bx + by * by) * nodes.inverseInertia[b]);
      fastest = Math.max(fastest, rates[a] + rates[b]);
    }
    return fastest;
  }
  /** Whether two bodies may come together within `dt` seconds: a spring must not be entered in one long part. */
  #near(bodies, dt) {
    if (this.#margins.length !== bodies.length) this.#margins = new Float64Array(bodies.length);
    for (let k = 0; k < bodies.length; k++) {
      this.#margins[k] = bodies[k].movable ? bodies[k].topSpeed() * dt : 0;
    }
    this.#pairs.collect(bodies, this.#margins);
    return this.#pairs.count > 0;
  }
  /** Largest speed of a body for its thickness [1/s]. */
  #haste(bodies) {
    let thinnest = Number.POSITIVE_INFINITY;
    let fastest = 0;
    for (let k = 0; k < bodies.length; k++) {
      thinnest = Math.min(thinnest, bodies[k].thickness);
      if (bodies[k].movable) fastest = Math.max(fastest, bodies[k].topSpeed());
    }
    return fastest / thinnest;
  }
  /**
   * Springs, own forces, full springs and friction, into the velocities. Half of a part's push comes before its motion
   * and half after, so that energy is told at the ends of a part to second order.
   */
  #push(bodies, h, gravityX, gravityY, first) {
    const { rows, parameters, table } = this;
    const { nodes } = table;
    const { stiffness, dampingRatio, friction } = parameters;
    const damping = dampingRatio * Math.sqrt(2 / stiffness);
    for (let row = 0; row < rows.count; row++) {
      const out = rows.speedAlong(nodes, row, rows.nx[row], rows.ny[row]);
      rows.tangent[row] = 0;
      rows.normal[row] = Math.max(0, h * this.#springs[row] * (-rows.gap[row] - damping * out));
    }
    for (let k = 0; k < bodies.length; k++) bodies[k].accelerate(h, gravityX, gravityY);
    table.write(bodies);
    for (let row = 0; row < rows.count; row++) {
      const p = rows.normal[row];
      rows.push(nodes, row, p * rows.nx[row], p * rows.ny[row]);
    }
    if (first && this.#full.count > 0) {
      const left = 1 - dampingRatio * dampingRatio;
      const restitution = left > 0 ? exp(-PI * dampingRatio / Math.sqrt(left)) : 0;
      this.#impacts.resolve(this.#full, nodes, restitution, 0, 0, Number.MIN_VALUE);
    }
    for (let pass = 0; first && friction > 0 && pass < PASSES; pass++) this.#slip(2 * friction);
    table.read(bodies);
  }
  /** Each point stops its slip as far as its normal impulse allows. */
  #slip(friction) {
    const { rows } = this;
    const { nodes } = this.table;
    for (let row = 0; row < rows.count; row++) {
      const limit = friction * rows.normal[row];
      if (limit === 0) continue;
      const nx = rows.nx[row];
      const ny = rows.ny[row];
      const before = rows.tangent[row];
      const wanted = before - rows.massT[row] * rows.speedAlong(nodes, row, -ny, nx);
      const tangent = Math.max(-limit, Math.min(limit, wanted));
      rows.tangent[row] = tangent;
      rows.push(nodes, row, -(tangent - before) * ny, (tangent - before) * nx);
    }
  }
  /** Takes from the speed of bodies that leave each other what energy has come up since the last look. */
  #shed(bodies, gravityX, gravityY) {
    let energy = this.stored;
    for (let k = 0; k < bodies.length; k++)
      energy += bodies[k].energy() + bodies[k].potential(gravityX, gravityY);
    const slack = SLACK * this.stored;
    const excess = energy - this.#energy - slack;
    const rows = this.rows.count > 0 ? this.rows : this.#before;
    if (!(excess > 0) || rows.count === 0) {
      this.#energy = Math.min(rows.count === 0 ? energy : this.#energy, energy + slack);
      return;
    }
    const { nodes } = this.table;
    rows.rearm(nodes);
    nodes.keep();
    for (let row = 0; row < rows.count; row++) {
      rows.tangent[row] = -rows.massN[row] * rows.speedAlong(nodes, row, rows.nx[row], rows.ny[row]);
    }
    for (let row = 0; row < rows.count; row++) {
      rows.push(nodes, row, rows.tangent[row] * rows.nx[row], rows.tangent[row] * rows.ny[row]);
    }
    nodes.shed(excess);
    this.table.read(bodies);
  }
  /** Energy in the springs of the pairs [J]. */
  energyOf(bodies, pairs) {
    const { distances, weights } = pairs.rows;
    let sum = 0;
    for (let k = 0; k < pairs.count; k++) {
      const [a, b] = [bodies[pairs.bodiesA[k]], bodies[pairs.bodiesB[k]]];
      const kappa = this.parameters.stiffness / (1 / a.lineMass + 1 / b.lineMass);
      for (let row = pairs.starts[k]; row < pairs.starts[k + 1]; row++) {
        sum += 0.5 * kappa * weights[row] * distances[row] * distances[row];
      }
    }
    return sum;
  }
  /** Allows the energy that somebody else's work added [J]. */
  allow(work) {
    this.#energy += work;
  }
}
function checksum(bodies) {
  let sum = bodies.length;
  for (let k = 0; k < bodies.length; k++) {
    const { box } = bodies[k];
    sum += (k + 1) * (bodies[k].energy() + box[0] + 3 * box[1] + 5 * box[2] + 7 * box[3]);
  }
  return sum;
}
const PLANAR_RESPONSES = ["penalty", "backtracking", "impulse"];
const SNAPSHOT = 20260001;
class PlanarWorld {
  /** Its bodies, in the order in which they came. */
  bodies = [];
  /** What moves bodies from outside. */
  drivers = [];
  /** [m/s²] */
  gravity;
  /** What keeps bodies apart. */
  response;
  /** Who answers how near they are. */
  queries;
  /** Pairs that are near each other. */
  pairs;
  /** Simulated time [s]. */
  time = 0;
  /** Bodies that turned non-finite and were put back and stopped. */
  troubles = [];
  #penalty;
  #backtracking;
  #impulse;
  #response;
  #movable = new Uint8Array(0);
  #detect = () => this.detect();
  constructor(options = {}) {
    const { gravity = [0, 0], response = "penalty", error } = options;
    if (!PLANAR_RESPONSES.includes(response)) {
      const names = "'penalty', 'backtracking' or 'impulse'";
      const sentence = `There is no planar response ${JSON.stringify(response)}; use ${names}.`;
      throw new PliantError("unknown-name", sentence, { path: "response" });
    }
    const { stiffness = 2e4, dampingRatio = 0.3, threshold = 0.01 } = options;
    const { restitution = 0.3, friction = 0.2 } = options;
    checkNumber(gravity?.[0], "gravity[0]");
    checkNumber(gravity?.[1], "gravity[1]");
    checkNumber(stiffness, "stiffness", 0, true);
    checkNumber(dampingRatio, "dampingRatio", 0);
    checkNumber(threshold, "threshold", 0, true);
    checkNumber(restitution, "restitution", 0);
    checkNumber(friction, "friction", 0);
    this.gravity = gravity;
    this.response = response;
    this.queries = error === void 0 ? new ExactQueries() : new FieldQueries(error);
    this.pairs = new ScenePairs(this.queries);
    this.#penalty = new PenaltyResponse({ stiffness, dampingRatio, friction });
    this.#backtracking = new BacktrackingResponse({ threshold, restitution, friction });
    this.#impulse = new ImpulseResponse({ restitution, friction, reboundFrom: 0.5, openingSpeed: 3 });
    this.#response = { penalty: this.#penalty, backtracking: this.#backtracking, impulse: this.#impulse }[response];
  }
  /** Adds a body. */
  add(body) {
    this.bodies.push(body);
    this.#movable = Uint8Array.from(this.bodies, (b) => b.movable ? 1 : 0);
    return body;
  }
  /** Proximity of the present state: what a frame's queries cost. */
  detect() {
    this.pairs.penetrations(this.bodies, this.#movable);
    return this.pairs;
  }
  /** Advances by `dt` [s]. */
  step(dt) {
    if (!(dt > 0 && dt < Number.POSITIVE_INFINITY)) {
      throw new PliantError("invalid-value", `A step must last longer than 0 s; this one is ${dt} s.`, {
        path: "dt"
      });
    }
    const { bodies } = this;
    const [gravityX, gravityY] = this.gravity;
    for (const body of bodies) body.save();
    const before = this.drivers.length > 0 ? this.energy() : 0;
    for (const driver of this.drivers) driver(this, dt);
    if (this.response === "penalty") {
      if (this.drivers.length > 0) this.#penalty.allow(this.energy() - before);
      this.#penalty.step(bodies, dt, gravityX, gravityY, this.#detect);
    } else {
      const response = this.response === "impulse" ? this.#impulse : this.#backtracking;
      response.step(bodies, dt, gravityX, gravityY);
    }
    this.time += dt;
    this.#contain();
  }
  /** Energy in the springs of the penalty response, for the present state [J]; 0 for the others. */
  contactEnergy() {
    return this.response === "penalty" ? this.#penalty.energyOf(this.bodies, this.detect()) : 0;
  }
  /** Kinetic and elastic energy of all bodies [J]. */
  energy() {
    return this.bodies.reduce((sum, body) => sum + body.energy(), 0);
  }
  /** Energy of all bodies in the field of gravity [J]. */
  potential() {
    return this.bodies.reduce((sum, body) => sum + body.potential(this.gravity[0], this.gravity[1]), 0);
  }
  /** Sum over all bodies that can move. */
  momentum() {
    let [x, y, angular] = [0, 0, 0];
    for (const body of this.bodies) {
      const own = body.momentum();
      x += own.x;
      y += own.y;
      angular += own.angular;
    }
    return { x, y, angular };
  }
  /** Largest depth of any boundary point in another body now [m]. */
  residualDepth() {
    const { rows } = this.detect();
    let deepest = 0;
    for (let row = 0; row < rows.count; row++) deepest = Math.max(deepest, -rows.distances[row]);
    return deepest;
  }
  /** Contacts that the last step solved, with impulses on `a` [N s]; for `penalty` the points where springs push. */
  *contacts() {
    const rows = this.#rows();
    const count = this.bodies.length;
    for (let row = 0; row < rows.count; row++) {
      const [normal, tangent] = [rows.normal[row], rows.tangent[row]];
      yield {
        a: Math.floor(rows.pair[row] / count),
        b: rows.pair[row] % count,
        point: [rows.px[row], rows.py[row]],
        normal: [rows.nx[row], rows.ny[row]],
        distance: rows.gap[row],
        impulse: [normal, tangent]
      };
    }
  }
  /** The whole state as bytes, for `restore` of a world with the same bodies. */
  snapshot() {
    const rows = this.#rows();
    const length = this.bodies.reduce((sum, body) => sum + body.stateLength, 0);
    const kept = this.#response.keptLength;
    const numbers = new Float64Array(4 + length + kept + ROW_STATE * rows.count);
    numbers.set([SNAPSHOT, this.bodies.length, this.time, rows.count]);
    let o = 4;
    for (const body of this.bodies) {
      body.writeState(numbers, o);
      o += body.stateLength;
    }
    this.#response.keep(numbers, o);
    rows.write(numbers, o + kept);
    return new Uint8Array(numbers.buffer);
  }
  /** Goes back to a snapshot; what follows has the same bits as it had then. */
  restore(snapshot) {
    const numbers = new Float64Array(snapshot.slice().buffer);
    const length = this.bodies.reduce((sum, body) => sum + body.stateLength, 0);
    const kept = this.#response.keptLength;
    const right = numbers[0] === SNAPSHOT && numbers[1] === this.bodies.length;
    if (!right || numbers.length !== 4 + length + kept + ROW_STATE * numbers[3]) {
      const sentence = "The bytes are no snapshot of a world with these bodies; restore into the world they came from.";
      throw new PliantError("invalid-value", sentence, { path: "snapshot" });
    }
    this.time = numbers[2];
    let o = 4;
    for (const body of this.bodies) {
      body.readState(numbers, o);
      o += body.stateLength;
    }
    this.#response.take(numbers, o, this.bodies);
    this.#rows().read(numbers, o + kept, numbers[3]);
  }
  #rows() {
    return this.#response.rows;
  }
  /** A number for the whole state: equal states have equal hashes, on every machine. */
  hash() {
    const hash = new Hash64().f64(this.time);
    for (const body of this.bodies) body.hash(hash);
    return hash.digest();
  }
  /** A body that turned non-finite stops where it last was, and the rest goes on. */
  #contain() {
    for (let k = 0; k < this.bodies.length; k++) {
      const body = this.bodies[k];
      const { box } = body;
      if (Number.isFinite(box[0] + box[1] + box[2] + box[3]) && Number.isFinite(body.energy())) continue;
      this.troubles.push(`Body ${k} turned non-finite at ${this.time} s and was stopped.`);
      body.stop();
    }
  }
}
function thicknessOf(outline) {
  return 2 * area(outline) / perimeterOf(outline);
}
function perimeterOf(outline) {
  const { positions, next } = outline;
  let around = 0;
  for (let v = 0; v < next.length; v++) {
    const dx = positions[2 * next[v]] - positions[2 * v];
    const dy = positions[2 * next[v] + 1] - positions[2 * v + 1];
    around += Math.sqrt(dx * dx + dy * dy);
  }
  return around;
}
function extentOf(outline) {
  return Math.sqrt(area(outline));
}
class RigidBody {
  polygon;
  box;
  /** Outline relative to the centroid at angle 0 [m]. */
  rest;
  /** [kg] */
  mass;
  /** About its centre [kg m²]. */
  inertia;
  /** 0 where nothing moves it [1/kg]. */
  inverseMass;
  /** 0 where nothing turns it [1/(kg m²)]. */
  inverseInertia;
  /** Its centre along x [m]. */
  x;
  /** Its centre along y [m]. */
  y;
  /** How far it is turned [rad]. */
  angle = 0;
  /** Velocity of its centre along x [m/s]. */
  vx;
  /** Velocity of its centre along y [m/s]. */
  vy;
  /** How fast it turns [rad/s]. */
  spin;
  /** Rate at which its velocities decay [1/s]. */
  drag;
  movable;
  thickness;
  size;
  lineMass;
  nodeCount = 1;
  stateLength = 6;
  /** Largest distance of a vertex from the centroid [m]. */
  radius;
  /** x, y, angle where `save` was called, then where `move` ended. */
  #kept = new Float64Array(6);
  /** Velocities before the last `accelerate`. */
  #before = new Float64Array(3);
  positionsBefore;
  boxBefore;
  /** @param outline in the place where the body starts. */
  constructor(outline, options = {}) {
    const { density = 1, motion: motion2 = "free", velocity = [0, 0], spin = 0, drag = 0 } = options;
    if (!(density > 0 && density < Number.POSITIVE_INFINITY)) {
      throw new PliantError("invalid-value", `The density must be a positive number; it is ${density}.`, {
        path: "density"
      });
    }
    if (!["free", "axle", "fixed"].includes(motion2)) {
      const sentence = `There is no motion ${JSON.stringify(motion2)}; use 'free', 'axle' or 'fixed'.`;
      throw new PliantError("unknown-name", sentence, { path: "motion" });
    }
    checkNumber(velocity?.[0], "velocity[0]");
    checkNumber(velocity?.[1], "velocity[1]");
    checkNumber(spin, "spin");
    checkNumber(drag, "drag", 0);
    const moments = areaMoments(outline);
    this.polygon = outline.clone();
    this.box = new Float64Array(runBoxesLength(outline.vertexCount));
    this.positionsBefore = outline.positions.slice();
    this.boxBefore = new Float64Array(this.box.length);
    this.x = moments.x;
    this.y = moments.y;
    this.rest = outline.positions.map((p, k) => p - (k % 2 === 0 ? moments.x : moments.y));
    this.mass = density * moments.area;
    this.inertia = density * moments.polar;
    this.inverseMass = motion2 === "free" ? 1 / this.mass : 0;
    this.inverseInertia = motion2 === "fixed" ? 0 : 1 / this.inertia;
    [this.vx, this.vy] = motion2 === "free" ? velocity : [0, 0];
    this.spin = motion2 === "fixed" ? 0 : spin;
    this.drag = drag;
    this.movable = motion2 !== "fixed";
    this.radius = farthest(this.rest);
    this.size = Math.sqrt(moments.area);
    this.thickness = thicknessOf(outline);
    this.lineMass = motion2 === "fixed" ? Number.POSITIVE_INFINITY : this.mass / this.size;
    this.refreshBox();
  }
  velocityAt(out, _feature, x, y) {
    out[0] = this.vx - this.spin * (y - this.y);
    out[1] = this.vy + this.spin * (x - this.x);
  }
  inverseMassAt(_feature, x, y, nx, ny) {
    const lever = (x - this.x) * ny - (y - this.y) * nx;
    return this.inverseMass + lever * lever * this.inverseInertia;
  }
  push(_feature, x, y, jx, jy) {
    this.vx += jx * this.inverseMass;
    this.vy += jy * this.inverseMass;
    this.spin += ((x - this.x) * jy - (y - this.y) * jx) * this.inverseInertia;
  }
  accelerate(dt, gravityX, gravityY) {
    this.#before[0] = this.vx;
    this.#before[1] = this.vy;
    this.#before[2] = this.spin;
    if (this.inverseMass > 0) {
      this.vx += gravityX * dt;
      this.vy += gravityY * dt;
    }
    const keep = 1 / (1 + this.drag * dt);
    this.vx *= keep;
    this.vy *= keep;
    this.spin *= keep;
  }
  hold(out) {
    out.node = 0;
    out.second = 0;
    out.share = 0;
  }
  writeVelocities(nodes, first) {
    nodes.vx[first] = this.vx;
    nodes.vy[first] = this.vy;
    nodes.spin[first] = this.spin;
  }
  writeNodes(nodes, first) {
    this.writeVelocities(nodes, first);
    nodes.inverseMass[first] = this.inverseMass;
    nodes.inverseInertia[first] = this.inverseInertia;
    nodes.x[first] = this.x;
    nodes.y[first] = this.y;
  }
  readNodes(nodes, first) {
    this.vx = nodes.vx[first];
    this.vy = nodes.vy[first];
    this.spin = nodes.spin[first];
  }
  advance(dt) {
    this.x += this.vx * dt;
    this.y += this.vy * dt;
    this.angle += this.spin * dt;
  }
  fly(dt) {
    this.x += 0.5 * (this.vx + this.#before[0]) * dt;
    this.y += 0.5 * (this.vy + this.#before[1]) * dt;
    this.angle += 0.5 * (this.spin + this.#before[2]) * dt;
  }
  shift(nodes, first, dt) {
    this.x += nodes.vx[first] * dt;
    this.y += nodes.vy[first] * dt;
    this.angle += nodes.spin[first] * dt;
    this.place();
  }
  move(dt) {
    this.advance(dt);
    this.arrive();
  }
  arrive() {
    this.#kept[3] = this.x;
    this.#kept[4] = this.y;
    this.#kept[5] = this.angle;
    this.place();
  }
  topSpeed() {
    return Math.sqrt(this.vx * this.vx + this.vy * this.vy) + Math.abs(this.spin) * this.radius;
  }
  potential(gravityX, gravityY) {
    return this.inverseMass > 0 ? -this.mass * (gravityX * this.x + gravityY * this.y) : 0;
  }
  momentum() {
    const m = this.inverseMass > 0 ? this.mass : 0;
    const own = this.inverseInertia > 0 ? this.inertia * this.spin : 0;
    return { x: m * this.vx, y: m * this.vy, angular: own + m * (this.x * this.vy - this.y * this.vx) };
  }
  stop() {
    this.vx = 0;
    this.vy = 0;
    this.spin = 0;
    this.back(0);
  }
  writeState(out, o) {
    out[o] = this.x;
    out[o + 1] = this.y;
    out[o + 2] = this.angle;
    out[o + 3] = this.vx;
    out[o + 4] = this.vy;
    out[o + 5] = this.spin;
  }
  readState(from, o) {
    this.x = from[o];
    this.y = from[o + 1];
    this.angle = from[o + 2];
    this.vx = from[o + 3];
    this.vy = from[o + 4];
    this.spin = from[o + 5];
    this.place();
    this.save();
  }
  hash(into) {
    into.f64(this.x).f64(this.y).f64(this.angle).f64(this.vx).f64(this.vy).f64(this.spin);
  }
  save() {
    this.#kept[0] = this.x;
    this.#kept[1] = this.y;
    this.#kept[2] = this.angle;
    this.positionsBefore.set(this.polygon.positions);
    this.boxBefore.set(this.box);
  }
  back(t) {
    const kept = this.#kept;
    this.x = between(kept[0], kept[3], t);
    this.y = between(kept[1], kept[4], t);
    this.angle = between(kept[2], kept[5], t);
    this.place();
  }
  energy() {
    const linear = this.inverseMass > 0 ? this.mass * (this.vx * this.vx + this.vy * this.vy) : 0;
    return (linear + (this.inverseInertia > 0 ? this.inertia * this.spin * this.spin : 0)) / 2;
  }
  /** Writes the outline for the present place. */
  place() {
    this.polygon.place(this.rest, this.angle, this.x, this.y);
    this.refreshBox();
  }
  refreshBox() {
    writeRunBoxes(this.box, this.polygon);
  }
}
function farthest(rest) {
  let mostSq = 0;
  for (let k = 0; k < rest.length; k += 2) {
    mostSq = Math.max(mostSq, rest[k] * rest[k] + rest[k + 1] * rest[k + 1]);
  }
  return Math.sqrt(mostSq);
}
function between(from, to, t) {
  return t === 0 ? from : from + t * (to - from);
}
const LENGTH = 2.2;
const WIDTH$1 = 0.9;
const RINGS = [
  [0.25, 0.94, 0.92, 0],
  [0.7, 1, 1, 0],
  [0.95, 0.86, 0.9, 0],
  [1.4, 0.42, 0.72, -0.2]
];
function carMesh(count) {
  const positions = [];
  const triangles = [];
  for (const [height, length, width, back] of RINGS) {
    for (let k = 0; k < count; k++) {
      const angle = 2 * PI * (k + 0.5) / count;
      const [c, s] = [cos(angle), sin(angle)];
      const x = length * LENGTH * Math.sign(c) * Math.sqrt(Math.abs(c));
      positions.push(x + back, width * WIDTH$1 * Math.sign(s) * Math.sqrt(Math.abs(s)), height);
    }
  }
  for (let ring = 0; ring + 1 < RINGS.length; ring++) {
    for (let k = 0; k < count; k++) {
      const [a, b] = [ring * count + k, ring * count + (k + 1) % count];
      triangles.push(a, b, b + count, a, b + count, a + count);
    }
  }
  const roof = (RINGS.length - 1) * count;
  for (let k = 1; k + 1 < count; k++) triangles.push(0, k + 1, k, roof, roof + k, roof + k + 1);
  return { positions: Float64Array.from(positions), triangles: Uint32Array.from(triangles) };
}
function withError(options, error) {
  return error === void 0 ? options : { ...options, error };
}
const NONE = -1;
class SweepStatus {
  #left;
  #right;
  #parent;
  #size;
  #root = NONE;
  /** @param count edges are numbered 0 … count - 1. */
  constructor(count) {
    this.#left = new Int32Array(count).fill(NONE);
    this.#right = new Int32Array(count).fill(NONE);
    this.#parent = new Int32Array(count).fill(NONE);
    this.#size = new Int32Array(count);
  }
  /** Puts an edge in its place; `isAbove(other)` says whether it lies above another. */
  insert(edge, isAbove) {
    this.#left[edge] = NONE;
    this.#right[edge] = NONE;
    this.#size[edge] = 1;
    let at = this.#root;
    let parent = NONE;
    let above = false;
    while (at !== NONE) {
      parent = at;
      above = isAbove(at);
      this.#size[at]++;
      at = above ? this.#right[at] : this.#left[at];
    }
    this.#parent[edge] = parent;
    if (parent === NONE) this.#root = edge;
    else if (above) this.#right[parent] = edge;
    else this.#left[parent] = edge;
    while (this.#parent[edge] !== NONE && priority(edge) < priority(this.#parent[edge])) this.#rotateUp(edge);
  }
  remove(edge) {
    while (this.#left[edge] !== NONE || this.#right[edge] !== NONE) {
      const [l, r] = [this.#left[edge], this.#right[edge]];
      this.#rotateUp(r === NONE || l !== NONE && priority(l) < priority(r) ? l : r);
    }
    const parent = this.#parent[edge];
    if (parent === NONE) this.#root = NONE;
    else if (this.#left[parent] === edge) this.#left[parent] = NONE;
    else this.#right[parent] = NONE;
    for (let at = parent; at !== NONE; at = this.#parent[at]) this.#size[at]--;
  }
  /** The lowest edge for which `isReached` holds, or -1; it must hold for all edges above one for which it does. */
  lowest(isReached) {
    let found = NONE;
    let at = this.#root;
    while (at !== NONE) {
      if (isReached(at)) {
        found = at;
        at = this.#left[at];
      } else at = this.#right[at];
    }
    return found;
  }
  /** The edge just above, or -1. */
  above(edge) {
    return this.#neighbour(edge, this.#right, this.#left);
  }
  /** The edge just below, or -1. */
  below(edge) {
    return this.#neighbour(edge, this.#left, this.#right);
  }
  /** The highest edge, or -1. */
  highest() {
    let at = this.#root;
    while (at !== NONE && this.#right[at] !== NONE) at = this.#right[at];
    return at;
  }
  /** How many edges lie below. */
  rank(edge) {
    let below = this.#sizeOf(this.#left[edge]);
    for (let at = edge; this.#parent[at] !== NONE; at = this.#parent[at]) {
      const parent = this.#parent[at];
      if (this.#right[parent] === at) below += 1 + this.#sizeOf(this.#left[parent]);
    }
    return below;
  }
  #neighbour(edge, near, far) {
    let at = near[edge];
    if (at !== NONE) {
      while (far[at] !== NONE) at = far[at];
      return at;
    }
    at = edge;
    while (this.#parent[at] !== NONE && near[this.#parent[at]] === at) at = this.#parent[at];
    return this.#parent[at];
  }
  #sizeOf(node) {
    return node === NONE ? 0 : this.#size[node];
  }
  #rotateUp(node) {
    const parent = this.#parent[node];
    const grand = this.#parent[parent];
    const isLeft = this.#left[parent] === node;
    const moved = isLeft ? this.#right[node] : this.#left[node];
    (isLeft ? this.#left : this.#right)[parent] = moved;
    if (moved !== NONE) this.#parent[moved] = parent;
    (isLeft ? this.#right : this.#left)[node] = parent;
    this.#parent[parent] = node;
    this.#parent[node] = grand;
    if (grand === NONE) this.#root = node;
    else if (this.#left[grand] === parent) this.#left[grand] = node;
    else this.#right[grand] = node;
    this.#size[parent] = 1 + this.#sizeOf(this.#left[parent]) + this.#sizeOf(this.#right[parent]);
    this.#size[node] = 1 + this.#sizeOf(this.#left[node]) + this.#sizeOf(this.#right[node]);
  }
}
function priority(edge) {
  let h = Math.imul(edge + 1, 2654435761);
  h ^= h >>> 15;
  h = Math.imul(h, 2246822507);
  return (h ^ h >>> 13) >>> 0;
}
function findSelfCrossing(polygon, odd = new Uint8Array(polygon.ringCount)) {
  return new Sweep2(polygon, odd).run();
}
class Sweep2 {
  constructor(polygon, odd) {
    this.polygon = polygon;
    this.odd = odd;
    const { next } = polygon;
    const count = next.length;
    this.#status = new SweepStatus(count);
    this.#starts = new Uint32Array(count);
    this.#ends = new Uint32Array(count);
    this.#told = new Uint8Array(polygon.ringCount);
    for (let e = 0; e < count; e++) {
      const forward = this.#order(e, next[e]) < 0;
      this.#starts[e] = forward ? e : next[e];
      this.#ends[e] = forward ? next[e] : e;
    }
  }
  #status;
  /** Vertex at the left end of each edge, and at its right end. */
  #starts;
  #ends;
  #told;
  /** Edges through the point that is visited. */
  #through = [];
  #begin = [];
  run() {
    const { next } = this.polygon;
    const order = Uint32Array.from(next.keys()).sort((v, w) => this.#order(v, w) || v - w);
    for (let k = 0; k < order.length; ) {
      let end = k + 1;
      while (end < order.length && this.#order(order[k], order[end]) === 0) end++;
      const found = this.#visit(order, k, end);
      if (found) return found;
      k = end;
    }
    return null;
  }
  /** All vertices at one point: `order[first … end - 1]`. */
  #visit(order, first, end) {
    const { positions: p, previous } = this.polygon;
    const [x, y] = [p[2 * order[first]], p[2 * order[first] + 1]];
    const [through, begin] = [this.#through, this.#begin];
    through.length = 0;
    begin.length = 0;
    const status = this.#status;
    for (let e = status.lowest((t) => this.#side(t, x, y) <= 0); e >= 0 && this.#side(e, x, y) === 0; ) {
      through.push(e);
      e = status.above(e);
    }
    for (let k = first; k < end; k++) {
      for (const e of [order[k], previous[order[k]]]) if (this.#starts[e] === order[k]) begin.push(e);
    }
    const all = [...through, ...begin];
    for (let i = 0; i < all.length; i++) {
      for (let j = 0; j < i; j++) {
        const found = trouble(this.polygon, Math.min(all[i], all[j]), Math.max(all[i], all[j]));
        if (found) return found;
      }
    }
    return this.#change(x, y);
  }
  /** Takes out the edges that end at the point, puts in those that begin, and compares new neighbours. */
  #change(x, y) {
    const { positions: p } = this.polygon;
    const status = this.#status;
    const ends = this.#through.filter((e) => p[2 * this.#ends[e]] === x && p[2 * this.#ends[e] + 1] === y);
    for (const e of ends) status.remove(e);
    for (const e of this.#begin) status.insert(e, (other) => this.#isAbove(e, other));
    for (const e of this.#begin) {
      const found = this.#neighbours(status.below(e), e) ?? this.#neighbours(e, status.above(e));
      if (found) return found;
      this.#tell(e);
    }
    if (this.#begin.length > 0 || ends.length === 0) return null;
    const above = status.lowest((t) => this.#side(t, x, y) < 0);
    return this.#neighbours(above < 0 ? status.highest() : status.below(above), above);
  }
  #neighbours(low, high) {
    return low < 0 || high < 0 ? null : trouble(this.polygon, Math.min(low, high), Math.max(low, high));
  }
  /** At a ring's leftmost point: the edges of others below it tell how it lies. */
  #tell(edge) {
    const ring = this.polygon.ringOf[edge];
    if (this.#told[ring] === 1) return;
    this.#told[ring] = 1;
    const lower = this.#begin.filter((e) => this.polygon.ringOf[e] === ring).map((e) => this.#status.rank(e));
    this.odd[ring] = Math.min(...lower) % 2;
  }
  /** Whether an edge that begins now lies above another on the line. */
  #isAbove(edge, other) {
    const { positions: p } = this.polygon;
    const [from, to] = [2 * this.#starts[edge], 2 * this.#ends[edge]];
    const side2 = this.#side(other, p[from], p[from + 1]);
    return side2 !== 0 ? side2 > 0 : this.#side(other, p[to], p[to + 1]) > 0;
  }
  /** Positive if a point lies above the line of an edge, directed to the right; exact. */
  #side(edge, x, y) {
    const { positions: p } = this.polygon;
    const [a, b] = [2 * this.#starts[edge], 2 * this.#ends[edge]];
    return orientation(p[a], p[a + 1], p[b], p[b + 1], x, y);
  }
  /** By x, then by y. */
  #order(v, w) {
    const { positions: p } = this.polygon;
    return p[2 * v] - p[2 * w] || p[2 * v + 1] - p[2 * w + 1];
  }
}
function trouble(polygon, e, f) {
  const { positions: p, next } = polygon;
  const [a, b, c, d] = [2 * e, 2 * next[e], 2 * f, 2 * next[f]];
  if (Math.max(p[a + 1], p[b + 1]) < Math.min(p[c + 1], p[d + 1])) return null;
  if (Math.max(p[c + 1], p[d + 1]) < Math.min(p[a + 1], p[b + 1])) return null;
  if (b === c) return spike(p, a, b, d) ? report("spike", e, f, p, b) : null;
  if (d === a) return spike(p, c, d, b) ? report("spike", f, e, p, a) : null;
  const meets2 = meeting(p[a], p[a + 1], p[b], p[b + 1], p[c], p[c + 1], p[d], p[d + 1]);
  if (meets2 === APART$1) return null;
  if (meets2 === CROSSING) return { kind: "crosses", edgeA: e, edgeB: f, ...crossingPoint(p, a, b, c, d) };
  if (meets2 === ALONG) return report("along", e, f, p, inBox(p, a, c, d) ? a : inBox(p, b, c, d) ? b : c);
  return strandsCross(polygon, e, f) ? report("crosses", e, f, p, touchPoint(p, a, b, c, d)) : null;
}
function report(kind, edgeA, edgeB, p, at) {
  return { kind, edgeA, edgeB, x: p[at], y: p[at + 1] };
}
function spike(p, a, b, c) {
  if (orientation(p[a], p[a + 1], p[b], p[b + 1], p[c], p[c + 1]) !== 0) return false;
  return (p[b] - p[a]) * (p[c] - p[b]) + (p[b + 1] - p[a + 1]) * (p[c + 1] - p[b + 1]) < 0;
}
function crossingPoint(p, a, b, c, d) {
  const ex = p[b] - p[a];
  const ey = p[b + 1] - p[a + 1];
  const fx = p[d] - p[c];
  const fy = p[d + 1] - p[c + 1];
  const t = ((p[c] - p[a]) * fy - (p[c + 1] - p[a + 1]) * fx) / (ex * fy - ey * fx);
  return { x: p[a] + t * ex, y: p[a + 1] + t * ey };
}
function touchPoint(p, a, b, c, d) {
  const on = (q, r, s) => orientation(p[r], p[r + 1], p[s], p[s + 1], p[q], p[q + 1]) === 0 && inBox(p, q, r, s);
  return on(a, c, d) ? a : on(b, c, d) ? b : on(c, a, b) ? c : d;
}
function inBox(p, q, r, s) {
  return p[q] >= Math.min(p[r], p[s]) && p[q] <= Math.max(p[r], p[s]) && p[q + 1] >= Math.min(p[r + 1], p[s + 1]) && p[q + 1] <= Math.max(p[r + 1], p[s + 1]);
}
function strandsCross(polygon, e, f) {
  const { positions: p, next } = polygon;
  const at = touchPoint(p, 2 * e, 2 * next[e], 2 * f, 2 * next[f]);
  const [beforeE, afterE] = strand(polygon, e, at);
  const [beforeF, afterF] = strand(polygon, f, at);
  const first = sideOfStrand(p, beforeE, at, afterE, beforeF);
  const second = sideOfStrand(p, beforeE, at, afterE, afterF);
  return first * second < 0;
}
function strand(polygon, e, at) {
  const { positions: p, next, previous } = polygon;
  const end = next[e];
  if (p[2 * e] === p[at] && p[2 * e + 1] === p[at + 1]) return [2 * previous[e], 2 * end];
  if (p[2 * end] === p[at] && p[2 * end + 1] === p[at + 1]) return [2 * e, 2 * next[end]];
  return [2 * e, 2 * end];
}
function sideOfStrand(p, before, at, after, q) {
  const turn2 = orientation(p[before], p[before + 1], p[at], p[at + 1], p[after], p[after + 1]);
  const first = orientation(p[before], p[before + 1], p[at], p[at + 1], p[q], p[q + 1]);
  const second = orientation(p[at], p[at + 1], p[after], p[after + 1], p[q], p[q + 1]);
  if (turn2 > 0) return first > 0 && second > 0 ? 1 : first < 0 || second < 0 ? -1 : 0;
  return first < 0 && second < 0 ? -1 : first > 0 || second > 0 ? 1 : 0;
}
function ringSides(polygon, odd) {
  const sides = new Int8Array(polygon.ringCount);
  for (let r = 0; r < sides.length; r++) {
    const turn2 = ringArea(polygon.positions, polygon.rings[r], polygon.rings[r + 1]) > 0 ? 1 : -1;
    sides[r] = odd[r] === 0 ? turn2 : -turn2;
  }
  return sides;
}
const LARGEST = 1e150;
function checkRing(ring, path) {
  const count = ring.length / 2;
  if (count < 3) {
    throw new PliantError("bad-geometry", `A ring needs at least three vertices; this one has ${count}.`, {
      path
    });
  }
  for (let v = 0; v < count; v++) checkVertex(ring, v, count, path);
  if (onOneLine(ring, count)) {
    throw new PliantError("bad-geometry", "The ring encloses no area: all its points lie on a line.", {
      path
    });
  }
}
function onOneLine(ring, count) {
  for (let v = 2; v < count; v++) {
    if (orientation(ring[0], ring[1], ring[2], ring[3], ring[2 * v], ring[2 * v + 1]) !== 0) return false;
  }
  return true;
}
function checkVertex(ring, v, count, path) {
  const x = ring[2 * v];
  const y = ring[2 * v + 1];
  if (!(Math.abs(x) <= LARGEST && Math.abs(y) <= LARGEST)) {
    const sentence = `The vertex (${x}, ${y}) must have finite coordinates below ${LARGEST} in size.`;
    throw new PliantError("invalid-value", sentence, { path: `${path}[${v}]` });
  }
  const w = v + 1 < count ? v + 1 : 0;
  if (x === ring[2 * w] && y === ring[2 * w + 1]) {
    const hint = w === 0 ? "leave out the closing point" : "leave one of them out";
    const sentence = `The vertices ${v} and ${w} are the same point (${x}, ${y}); ${hint}.`;
    throw new PliantError("bad-geometry", sentence, { path: `${path}[${w === 0 ? v : w}]` });
  }
}
function checkSimple(polygon) {
  const odd = new Uint8Array(polygon.ringCount);
  const found = findSelfCrossing(polygon, odd);
  if (!found) {
    checkAreas(polygon);
    return ringSides(polygon, odd);
  }
  const { edgeA, edgeB, x, y, kind } = found;
  const place = `near (${round(x)}, ${round(y)})`;
  const sentence = kind === "crosses" ? `The outline crosses itself: edge ${edgeA} and edge ${edgeB} meet ${place}; split it or reorder its points.` : kind === "along" ? `Edge ${edgeA} runs along edge ${edgeB} ${place}; remove the part that has no width.` : `The outline turns back on itself between edge ${edgeA} and edge ${edgeB} ${place}; remove the spike.`;
  const ring = polygon.ringOf[edgeA];
  throw new PliantError("bad-geometry", sentence, {
    path: `rings[${ring}][${edgeA - polygon.rings[ring]}]`
  });
}
function checkAreas({ positions, rings, ringCount }) {
  for (let r = 0; r < ringCount; r++) {
    if (ringArea(positions, rings[r], rings[r + 1]) !== 0) continue;
    throw new PliantError("bad-geometry", "The ring encloses no area that can be told from zero.", {
      path: `rings[${r}]`
    });
  }
}
function round(value) {
  return Number(value.toPrecision(9));
}
class Polygon {
  /** All rings one after the other, `x, y` interleaved [m]. Writable. */
  positions;
  /** Ring `r` holds the vertices `rings[r]` to `rings[r + 1] - 1`. */
  rings;
  /** The vertex after each vertex on its ring. Edge `i` runs from vertex `i` to `next[i]`. */
  next;
  /** The vertex before each vertex on its ring. */
  previous;
  /** The ring of each vertex. */
  ringOf;
  /** Per ring: +1 if the region lies to the left of its edges, -1 if to the right. */
  sides;
  constructor(positions, rings, sides) {
    this.positions = positions;
    this.rings = rings;
    const count = positions.length / 2;
    this.next = new Uint32Array(count);
    this.previous = new Uint32Array(count);
    this.ringOf = new Uint32Array(count);
    this.#link();
    this.sides = sides ?? new Int8Array(rings.length - 1);
  }
  /** A polygon from its rings; the first is usually the outline, the others its holes. Refuses what isn't a region. */
  static from(outline, ...others) {
    const flat = [outline, ...others].map((ring, r) => flatten(ring, `rings[${r}]`));
    const rings = new Uint32Array(flat.length + 1);
    flat.forEach((ring, r) => {
      checkRing(ring, `rings[${r}]`);
      rings[r + 1] = rings[r] + ring.length / 2;
    });
    const positions = new Float64Array(2 * rings[flat.length]);
    for (const [r, ring] of flat.entries()) positions.set(ring, 2 * rings[r]);
    const polygon = new Polygon(positions, rings, null);
    polygon.sides.set(checkSimple(polygon));
    return polygon;
  }
  /** An axis-aligned rectangle of full extents `width` and `height` [m] about a centre. */
  static box(width, height, centreX = 0, centreY = 0) {
    const [w, h] = [width / 2, height / 2];
    const [x0, x1, y0, y1] = [centreX - w, centreX + w, centreY - h, centreY + h];
    return Polygon.from([x0, y0, x1, y0, x1, y1, x0, y1]);
  }
  /** The number of vertices, which is also the number of edges. */
  get vertexCount() {
    return this.next.length;
  }
  /** Number of rings. */
  get ringCount() {
    return this.sides.length;
  }
  /** A copy that shares nothing with this polygon. */
  clone() {
    return new Polygon(this.positions.slice(), this.rings.slice(), this.sides.slice());
  }
  /** A copy rotated by `angle` [rad] about the origin, then shifted. A rigid motion needs no new checks. */
  moved(angle, dx, dy) {
    const copy = this.clone();
    copy.place(this.positions, angle, dx, dy);
    return copy;
  }
  /** Writes `rest` (of another polygon of the same make), rotated by `angle` and shifted, into `positions`. */
  place(rest, angle, dx, dy) {
    const [c, s] = [cos(angle), sin(angle)];
    const positions = this.positions;
    for (let k = 0; k < positions.length; k += 2) {
      const x = rest[k];
      const y = rest[k + 1];
      positions[k] = c * x - s * y + dx;
      positions[k + 1] = s * x + c * y + dy;
    }
  }
  /** Repeats the checks of `from` on the present positions, for outlines that were deformed. */
  validate() {
    for (let r = 0; r < this.ringCount; r++) {
      checkRing(this.positions.subarray(2 * this.rings[r], 2 * this.rings[r + 1]), `rings[${r}]`);
    }
    this.sides.set(checkSimple(this));
  }
  #link() {
    for (let r = 0; r + 1 < this.rings.length; r++) {
      const first = this.rings[r];
      const end = this.rings[r + 1];
      for (let v = first; v < end; v++) {
        this.next[v] = v + 1 < end ? v + 1 : first;
        this.previous[v] = v > first ? v - 1 : end - 1;
        this.ringOf[v] = r;
      }
    }
  }
}
function flatten(ring, path) {
  const items = ring;
  if (items.length > 0 && typeof items[0] === "number") {
    if (items.length % 2 !== 0) {
      throw new PliantError("invalid-value", "A flat ring needs an even count of numbers: x, y, x, y.", {
        path
      });
    }
    return Float64Array.from(ring);
  }
  const flat = new Float64Array(2 * items.length);
  for (let v = 0; v < items.length; v++) {
    const point = items[v];
    const [x, y] = [point?.[0], point?.[1]];
    if (typeof x !== "number" || typeof y !== "number") {
      const sentence = "A vertex must be a pair of numbers [x, y].";
      throw new PliantError("invalid-value", sentence, { path: `${path}[${v}]` });
    }
    flat[2 * v] = x;
    flat[2 * v + 1] = y;
  }
  return flat;
}
function projection({ positions }) {
  const count = positions.length / 3;
  const order = Uint32Array.from({ length: count }, (_, v) => v).sort(
    (v, w) => positions[3 * v] - positions[3 * w] || positions[3 * v + 1] - positions[3 * w + 1]
  );
  const lower = chain(positions, order);
  const upper = chain(positions, order.reverse());
  const ring = [...lower.slice(0, -1), ...upper.slice(0, -1)];
  return Polygon.from(ring.map((v) => [positions[3 * v], positions[3 * v + 1]]));
}
function chain(p, order) {
  const found = [];
  for (const v of order) {
    while (found.length > 1) {
      const [a, b] = [found[found.length - 2], found[found.length - 1]];
      if (orientation(p[3 * a], p[3 * a + 1], p[3 * b], p[3 * b + 1], p[3 * v], p[3 * v + 1]) > 0) break;
      found.pop();
    }
    found.push(v);
  }
  return found;
}
const COUNT$2 = 18;
const ROAD = 28;
const cars = {
  name: "cars",
  description: "Eighteen cars of different haste share a ring road and bump into each other.",
  objects: COUNT$2,
  segments: 266,
  error: 0.02,
  dt: 1 / 240,
  build(response, error) {
    const world = buildWorld$3(response, error);
    return { world, trouble: () => lost(world.bodies) };
  }
};
function buildWorld$3(response, error) {
  const options = {
    response,
    friction: 0.3,
    stiffness: 3e3,
    dampingRatio: 0.3,
    threshold: 0.03,
    restitution: 0.4
  };
  const world = new PlanarWorld(withError(options, error));
  const random = new Random(18);
  const haste = [];
  const lane = [];
  for (let k = 0; k < COUNT$2; k++) {
    const angle = 2 * PI * k / COUNT$2;
    lane.push(ROAD + 2.6 * (k % 3 - 1));
    haste.push(random.uniform(6, 12));
    const outline = car(k < 14 ? 15 : 14).moved(angle + PI / 2, lane[k] * cos(angle), lane[k] * sin(angle));
    world.add(new RigidBody(outline, { density: 150 }));
  }
  world.drivers.push(({ bodies }, dt) => {
    for (const [k, body] of bodies.entries()) steer(body, k, lane[k], haste[k], dt);
  });
  return world;
}
function car(count) {
  return projection(carMesh(count));
}
function steer(body, k, lane, haste, dt) {
  const radius = Math.sqrt(body.x * body.x + body.y * body.y);
  const [rx, ry] = [body.x / radius, body.y / radius];
  const inward = Math.max(-1, Math.min(1, 0.4 * (radius - lane)));
  const [tx, ty] = [-ry - inward * rx, rx - inward * ry];
  const length = Math.sqrt(tx * tx + ty * ty);
  const turn2 = haste * haste / radius;
  body.vx += dt * (1.5 * (haste * tx / length - body.vx) - turn2 * rx);
  body.vy += dt * (1.5 * (haste * ty / length - body.vy) - turn2 * ry);
  const start = 2 * PI * k / COUNT$2 + PI / 2;
  const [nx, ny] = [cos(body.angle + start), sin(body.angle + start)];
  const misaligned = (nx * ty - ny * tx) / length;
  body.spin += dt * (12 * misaligned - 4 * (body.spin - haste / radius));
}
function lost(bodies) {
  for (const [k, body] of bodies.entries()) {
    const radius = Math.sqrt(body.x * body.x + body.y * body.y);
    if (!(radius > ROAD - 15 && radius < ROAD + 15)) return `car ${k} left the road: radius ${radius} m`;
    const speed = Math.sqrt(body.vx * body.vx + body.vy * body.vy);
    if (!(speed < 30)) return `car ${k} has ${speed} m/s`;
  }
  return null;
}
const COUNT$1 = 13;
const TEETH = 10;
const ROOT = 0.78;
const TIP = 1.1;
const TIP_SHARE = 0.1;
const APART = 2.03;
const SPEED = 1.5;
const PITCH = 2 * PI / TEETH;
const gears = {
  name: "gears",
  description: "Thirteen gears on axles; the first is driven and turns all the others.",
  objects: COUNT$1,
  segments: 391,
  error: 0.01,
  dt: 1 / 240,
  build(response, error) {
    const world = buildWorld$2(response, error);
    const wheels = world.bodies;
    return { world, trouble: () => skipped(wheels) };
  }
};
function buildWorld$2(response, error) {
  const options = {
    response,
    friction: 0.05,
    stiffness: 8e3,
    dampingRatio: 0.3,
    threshold: 0.01,
    restitution: 0
  };
  const world = new PlanarWorld(withError(options, error));
  for (let k = 0; k < COUNT$1; k++) {
    const outline = gear(k % 2 === 0 ? 0 : PITCH / 2, k === COUNT$1 - 1).moved(0, k * APART, 0);
    world.add(new RigidBody(outline, { motion: "axle", drag: 0.05 }));
  }
  world.drivers.push(({ bodies }, dt) => {
    const driven = bodies[0];
    driven.spin += (SPEED - driven.spin) * Math.min(1, 10 * dt);
  });
  return world;
}
function gear(phase, marked) {
  const ring = [];
  const at = (radius, angle) => ring.push(radius * cos(angle), radius * sin(angle));
  for (let tooth = 0; tooth < TEETH; tooth++) {
    const angle = phase + tooth * PITCH;
    at(ROOT, angle - PITCH / 2);
    if (marked && tooth === 0) at((ROOT + TIP) / 2 - 0.01, angle - PITCH / 4);
    at(TIP, angle - TIP_SHARE * PITCH);
    at(TIP, angle + TIP_SHARE * PITCH);
  }
  return Polygon.from(ring);
}
function skipped(wheels) {
  for (let k = 0; k + 1 < wheels.length; k++) {
    const slip = wheels[k].angle + wheels[k + 1].angle;
    if (!(Math.abs(slip) < PITCH / 2)) return `gears ${k} and ${k + 1} slipped by ${slip} rad`;
  }
  return null;
}
const COUNT = 15;
const BALL = 0.16;
const INNER = 0.22;
const OUTER = 0.34;
const NECK = 0.05;
const MOUTH = 0.45;
const HALF = 0.5;
const WIND = 0.15;
const WIND_RATE = 0.5;
const SPACING = 1.03;
const links = {
  name: "links",
  description: "A chain of fifteen ball-and-ring links, held at one end, sways in a turning wind.",
  objects: COUNT,
  segments: 440,
  error: 5e-3,
  dt: 1 / 480,
  build(response, error) {
    const world = buildWorld$1(response, error);
    const offset = centroidOffset(world.bodies[0]);
    return { world, trouble: () => unlinked(world.bodies, offset) };
  }
};
function buildWorld$1(response, error) {
  const options = {
    response,
    friction: 0.2,
    stiffness: 12e4,
    dampingRatio: 0.4,
    threshold: 0.01,
    restitution: 0
  };
  const world = new PlanarWorld(withError(options, error));
  for (let k = 0; k < COUNT; k++) {
    const outline = link(k % 3 === 0).moved(-PI / 2, 0, -k * SPACING);
    const motion2 = k === 0 ? "fixed" : "free";
    world.add(new RigidBody(outline, { motion: motion2, density: 20, drag: 0.1, velocity: [0.05 * k, 0] }));
  }
  world.drivers.push(({ bodies, time }, dt) => {
    const [ax, ay] = [WIND * cos(WIND_RATE * time), WIND * sin(WIND_RATE * time)];
    for (const body of bodies) {
      if (body.inverseMass === 0) continue;
      body.vx += dt * ax;
      body.vy += dt * ay;
    }
  });
  return world;
}
function link(fine) {
  const ring = [];
  const arc = (x, radius, from, to, points) => {
    for (let k = 0; k < points; k++) {
      const angle = from + (to - from) * k / (points - 1);
      ring.push(x + radius * cos(angle), radius * sin(angle));
    }
  };
  const throat = PI - asin(NECK / BALL);
  const root = asin(NECK / OUTER);
  arc(HALF, BALL, -throat, throat, fine ? 9 : 7);
  arc(-HALF, OUTER, root, PI - MOUTH, fine ? 7 : 6);
  arc(-HALF, INNER, PI - MOUTH, MOUTH - PI, 9);
  arc(-HALF, OUTER, MOUTH - PI, -root, fine ? 7 : 6);
  return Polygon.from(ring);
}
function centroidOffset(body) {
  let [left, right] = [0, 0];
  for (let k = 0; k < body.rest.length; k += 2) {
    left = Math.max(left, body.rest[k + 1]);
    right = Math.min(right, body.rest[k + 1]);
  }
  return (left + right - OUTER * cos(MOUTH) + BALL) / 2;
}
function unlinked(bodies, offset) {
  for (let k = 0; k + 1 < bodies.length; k++) {
    const [ballX, ballY] = onAxis(bodies[k], offset - HALF);
    const [ringX, ringY] = onAxis(bodies[k + 1], offset + HALF);
    const gap = Math.sqrt((ballX - ringX) * (ballX - ringX) + (ballY - ringY) * (ballY - ringY));
    if (!(gap < INNER)) return `links ${k} and ${k + 1} came apart by ${gap} m`;
  }
  return null;
}
function onAxis(body, along2) {
  return [body.x - sin(body.angle) * along2, body.y + cos(body.angle) * along2];
}
const MAP_OUTLINES = {
  Belgium: [
    4.2246,
    51.3863,
    4.3038,
    51.362,
    4.3722,
    51.3568,
    4.4046,
    51.3672,
    4.383,
    51.428,
    4.4406,
    51.4592,
    4.5018,
    51.4749,
    4.5306,
    51.4488,
    4.5882,
    51.4228,
    4.635,
    51.421,
    4.7574,
    51.4905,
    4.7826,
    51.4766,
    4.8114,
    51.4523,
    4.815,
    51.4332,
    4.8222,
    51.4124,
    4.8474,
    51.4037,
    4.9446,
    51.4072,
    4.9914,
    51.4454,
    5.0311,
    51.4697,
    5.0599,
    51.4523,
    5.0743,
    51.4072,
    5.0995,
    51.3464,
    5.2147,
    51.2787,
    5.3119,
    51.2596,
    5.4307,
    51.2735,
    5.4775,
    51.2856,
    5.5099,
    51.2752,
    5.5387,
    51.2388,
    5.6071,
    51.1988,
    5.7511,
    51.1693,
    5.7979,
    51.1537,
    5.8267,
    51.1259,
    5.8195,
    51.086,
    5.7511,
    50.9888,
    5.7403,
    50.9593,
    5.7511,
    50.9506,
    5.7367,
    50.9315,
    5.6467,
    50.8673,
    5.6395,
    50.843,
    5.6683,
    50.8065,
    5.6935,
    50.7753,
    5.7475,
    50.7596,
    5.7979,
    50.7544,
    5.8915,
    50.7527,
    5.9923,
    50.751,
    6.0067,
    50.7319,
    6.1183,
    50.6798,
    6.1543,
    50.6381,
    6.2371,
    50.5964,
    6.1687,
    50.5461,
    6.1795,
    50.5218,
    6.2047,
    50.4992,
    6.2947,
    50.4853,
    6.3415,
    50.4524,
    6.3451,
    50.4003,
    6.3631,
    50.317,
    6.1759,
    50.2319,
    6.1219,
    50.1399,
    6.1183,
    50.1208,
    6.1111,
    50.1243,
    6.0895,
    50.1538,
    6.0535,
    50.1538,
    5.9779,
    50.1677,
    5.8663,
    50.0826,
    5.8159,
    50.0132,
    5.7871,
    49.9611,
    5.7439,
    49.9194,
    5.7367,
    49.876,
    5.7403,
    49.8569,
    5.7259,
    49.8326,
    5.7259,
    49.8083,
    5.7871,
    49.7597,
    5.8051,
    49.7319,
    5.8807,
    49.6451,
    5.8555,
    49.6121,
    5.8375,
    49.5791,
    5.8159,
    49.5531,
    5.7907,
    49.5375,
    5.7115,
    49.5392,
    5.6107,
    49.5288,
    5.5423,
    49.5114,
    5.5063,
    49.5114,
    5.4343,
    49.5548,
    5.3551,
    49.6191,
    5.3011,
    49.6503,
    5.2795,
    49.6781,
    5.2147,
    49.6885,
    5.1247,
    49.7215,
    5.0599,
    49.7562,
    5.0059,
    49.7788,
    4.9302,
    49.7892,
    4.869,
    49.7875,
    4.8474,
    49.8465,
    4.8402,
    49.9142,
    4.7898,
    49.9593,
    4.8618,
    50.1364,
    4.8186,
    50.1538,
    4.7718,
    50.1399,
    4.707,
    50.0965,
    4.6746,
    50.0461,
    4.6566,
    50.0027,
    4.545,
    49.9611,
    4.3686,
    49.9454,
    4.1778,
    49.9611,
    4.149,
    49.9715,
    4.1382,
    49.9836,
    4.1382,
    49.9993,
    4.149,
    50.0236,
    4.185,
    50.0531,
    4.1922,
    50.0947,
    4.1562,
    50.1295,
    4.1346,
    50.1434,
    4.1454,
    50.1781,
    4.1706,
    50.2215,
    4.1742,
    50.2458,
    4.0446,
    50.3222,
    3.951,
    50.336,
    3.8574,
    50.3378,
    3.789,
    50.3465,
    3.7494,
    50.343,
    3.7206,
    50.3222,
    3.6882,
    50.3065,
    3.6666,
    50.3256,
    3.627,
    50.4576,
    3.5946,
    50.4767,
    3.4758,
    50.4992,
    3.3174,
    50.5079,
    3.2742,
    50.5322,
    3.249,
    50.5912,
    3.2346,
    50.6624,
    3.1806,
    50.7319,
    3.1554,
    50.7492,
    3.1086,
    50.7787,
    3.0222,
    50.7666,
    2.9214,
    50.7266,
    2.8638,
    50.7162,
    2.8386,
    50.711,
    2.7594,
    50.751,
    2.6694,
    50.8117,
    2.5974,
    50.8759,
    2.5794,
    50.9124,
    2.601,
    50.9558,
    2.5758,
    50.9888,
    2.5362,
    51.0495,
    2.5254,
    51.0964,
    2.961,
    51.2648,
    3.2238,
    51.3516,
    3.3498,
    51.3776,
    3.3786,
    51.2908,
    3.4038,
    51.2631,
    3.4326,
    51.2457,
    3.4722,
    51.2422,
    3.5154,
    51.2631,
    3.5802,
    51.2856,
    3.681,
    51.2752,
    3.7566,
    51.2544,
    3.7818,
    51.2336,
    3.8322,
    51.2127,
    3.9006,
    51.2075,
    4.041,
    51.2474,
    4.1742,
    51.3065,
    4.2102,
    51.3481
  ],
  Denmark: [
    9.7399,
    54.8254,
    9.7255,
    54.8254,
    9.6607,
    54.834,
    9.6175,
    54.8549,
    9.4987,
    54.841,
    9.3403,
    54.8063,
    9.2539,
    54.808,
    9.1855,
    54.8444,
    8.9047,
    54.8965,
    8.8579,
    54.9017,
    8.6707,
    54.9035,
    8.6599,
    54.9868,
    8.6383,
    55.0458,
    8.5735,
    55.1344,
    8.6707,
    55.1552,
    8.6527,
    55.3288,
    8.6167,
    55.4191,
    8.3467,
    55.5111,
    8.1307,
    55.5996,
    8.1811,
    55.9017,
    8.2027,
    55.9815,
    8.1199,
    56.1395,
    8.1307,
    56.3218,
    8.1631,
    56.6065,
    8.2315,
    56.6186,
    8.2819,
    56.6169,
    8.4727,
    56.5648,
    8.5519,
    56.5596,
    8.6059,
    56.5145,
    8.6707,
    56.4954,
    8.7175,
    56.544,
    8.7355,
    56.6273,
    8.8867,
    56.735,
    8.9947,
    56.7749,
    9.0667,
    56.794,
    9.1387,
    56.7506,
    9.1963,
    56.702,
    9.2107,
    56.8079,
    9.2539,
    57.011,
    9.1099,
    57.044,
    8.9911,
    57.0162,
    8.8759,
    56.8877,
    8.7715,
    56.7245,
    8.6023,
    56.7107,
    8.4691,
    56.6638,
    8.3467,
    56.7124,
    8.2675,
    56.7541,
    8.2675,
    56.8148,
    8.2855,
    56.853,
    8.4259,
    56.9849,
    8.6203,
    57.1117,
    8.8111,
    57.1099,
    8.9515,
    57.1499,
    9.0379,
    57.1551,
    9.2971,
    57.1464,
    9.4339,
    57.1742,
    9.5527,
    57.2332,
    9.8155,
    57.478,
    9.9631,
    57.5804,
    10.2583,
    57.6168,
    10.5319,
    57.7349,
    10.6111,
    57.7366,
    10.4815,
    57.6481,
    10.4599,
    57.6151,
    10.4455,
    57.563,
    10.5355,
    57.4485,
    10.5175,
    57.379,
    10.5247,
    57.2436,
    10.4383,
    57.1724,
    10.3375,
    57.0214,
    10.2943,
    56.9988,
    10.2871,
    56.8235,
    10.2979,
    56.7801,
    10.2835,
    56.6204,
    10.3843,
    56.5544,
    10.4887,
    56.5197,
    10.8451,
    56.5214,
    10.8811,
    56.4937,
    10.9279,
    56.4433,
    10.8955,
    56.3582,
    10.8559,
    56.2957,
    10.7551,
    56.2419,
    10.6219,
    56.202,
    10.5391,
    56.2003,
    10.4275,
    56.2767,
    10.3735,
    56.2523,
    10.3195,
    56.2124,
    10.2259,
    56.0058,
    10.1827,
    55.8652,
    10.1611,
    55.8531,
    10.1071,
    55.8739,
    10.0171,
    55.8756,
    9.9055,
    55.8427,
    9.9631,
    55.8131,
    10.0243,
    55.7611,
    9.9991,
    55.735,
    9.8983,
    55.7072,
    9.8119,
    55.6517,
    9.7723,
    55.6083,
    9.6607,
    55.5579,
    9.5923,
    55.4937,
    9.6247,
    55.4139,
    9.6391,
    55.3444,
    9.6715,
    55.2663,
    9.6427,
    55.2055,
    9.5059,
    55.117,
    9.4555,
    55.0389,
    9.5707,
    55.0406,
    9.6463,
    55.0233,
    9.6895,
    55.0007,
    9.7327,
    54.9677,
    9.7039,
    54.9278
  ],
  Slovenia: [
    16.5152,
    46.4995,
    16.4288,
    46.5238,
    16.3208,
    46.5342,
    16.3028,
    46.522,
    16.2596,
    46.5082,
    16.238,
    46.4839,
    16.2524,
    46.3884,
    16.2272,
    46.3728,
    16.1048,
    46.3814,
    16.0652,
    46.371,
    16.0004,
    46.305,
    15.932,
    46.2773,
    15.8492,
    46.2582,
    15.7844,
    46.2339,
    15.7052,
    46.213,
    15.6368,
    46.2009,
    15.608,
    46.1714,
    15.5936,
    46.1401,
    15.5972,
    46.1089,
    15.6656,
    46.0481,
    15.6764,
    45.9839,
    15.6692,
    45.904,
    15.6512,
    45.8624,
    15.626,
    45.8346,
    15.4532,
    45.7981,
    15.2768,
    45.7322,
    15.2732,
    45.7183,
    15.3524,
    45.6593,
    15.356,
    45.6454,
    15.2912,
    45.6124,
    15.284,
    45.5794,
    15.2912,
    45.5412,
    15.3272,
    45.503,
    15.338,
    45.4666,
    15.2408,
    45.4423,
    15.1112,
    45.4509,
    14.9563,
    45.4995,
    14.8987,
    45.4926,
    14.8483,
    45.4666,
    14.7943,
    45.4787,
    14.7331,
    45.5082,
    14.6503,
    45.5707,
    14.6071,
    45.6106,
    14.5927,
    45.6506,
    14.5675,
    45.6575,
    14.5351,
    45.6454,
    14.5063,
    45.595,
    14.4271,
    45.5065,
    14.3695,
    45.4822,
    14.2831,
    45.4874,
    14.1607,
    45.4857,
    14.0851,
    45.477,
    13.9915,
    45.51,
    13.9699,
    45.503,
    13.9699,
    45.4822,
    13.9339,
    45.4492,
    13.8799,
    45.4284,
    13.6135,
    45.477,
    13.5775,
    45.5169,
    13.6387,
    45.536,
    13.7215,
    45.5881,
    13.7755,
    45.5811,
    13.8439,
    45.5933,
    13.8763,
    45.6141,
    13.8295,
    45.6801,
    13.7215,
    45.7617,
    13.6639,
    45.7912,
    13.5847,
    45.812,
    13.5703,
    45.8346,
    13.6135,
    45.9613,
    13.5991,
    45.9804,
    13.5091,
    45.9735,
    13.4875,
    45.9874,
    13.4803,
    46.0099,
    13.4875,
    46.0394,
    13.5487,
    46.0898,
    13.6171,
    46.1332,
    13.6351,
    46.1575,
    13.6315,
    46.1766,
    13.5451,
    46.1974,
    13.4911,
    46.2165,
    13.4515,
    46.2235,
    13.4227,
    46.213,
    13.4011,
    46.2252,
    13.3795,
    46.2616,
    13.4011,
    46.3172,
    13.4767,
    46.3693,
    13.5631,
    46.4144,
    13.6387,
    46.4491,
    13.6783,
    46.463,
    13.6999,
    46.5203,
    13.7431,
    46.5151,
    13.8331,
    46.5116,
    13.9303,
    46.4977,
    14.0203,
    46.4821,
    14.0995,
    46.4613,
    14.2687,
    46.4405,
    14.4199,
    46.4283,
    14.4667,
    46.4162,
    14.5027,
    46.4179,
    14.5495,
    46.4005,
    14.5783,
    46.4127,
    14.5963,
    46.4352,
    14.6791,
    46.463,
    14.7583,
    46.4995,
    14.8087,
    46.5446,
    14.8411,
    46.5811,
    14.8915,
    46.6054,
    14.9491,
    46.6141,
    14.9995,
    46.6262,
    15.2156,
    46.6436,
    15.4388,
    46.6297,
    15.5468,
    46.654,
    15.6332,
    46.6991,
    15.7592,
    46.7113,
    15.7664,
    46.7113,
    15.9572,
    46.6783,
    15.9716,
    46.6974,
    15.9788,
    46.7061,
    15.9752,
    46.8015,
    16.0364,
    46.8449,
    16.094,
    46.864,
    16.2848,
    46.8571,
    16.31,
    46.8276,
    16.3172,
    46.7824,
    16.3352,
    46.7217,
    16.3676,
    46.7043,
    16.3856,
    46.68,
    16.382,
    46.6384,
    16.418,
    46.6071,
    16.5044,
    46.522
  ],
  Lithuania: [
    22.7648,
    54.3566,
    22.7252,
    54.4052,
    22.6784,
    54.4938,
    22.6856,
    54.5632,
    22.7108,
    54.6327,
    22.8296,
    54.8392,
    22.826,
    54.8705,
    22.736,
    54.9295,
    22.628,
    54.9712,
    22.5668,
    55.0597,
    22.3472,
    55.0649,
    22.1384,
    55.0597,
    22.0736,
    55.0632,
    21.8756,
    55.1014,
    21.6812,
    55.1604,
    21.5552,
    55.1951,
    21.4472,
    55.235,
    21.3896,
    55.275,
    21.296,
    55.2646,
    21.2348,
    55.2646,
    21.2348,
    55.2715,
    21.2024,
    55.3444,
    21.2384,
    55.4555,
    21.17,
    55.617,
    21.062,
    55.8131,
    21.0548,
    56.0232,
    21.0476,
    56.0701,
    21.314,
    56.1881,
    21.6524,
    56.3148,
    21.7316,
    56.3253,
    22.0412,
    56.4016,
    22.0844,
    56.4069,
    22.3652,
    56.393,
    22.5884,
    56.3756,
    22.772,
    56.3773,
    22.8764,
    56.3964,
    22.97,
    56.3808,
    23.042,
    56.3235,
    23.1212,
    56.3305,
    23.1968,
    56.3669,
    23.6144,
    56.3339,
    23.708,
    56.3339,
    23.8124,
    56.3287,
    24.0068,
    56.2957,
    24.122,
    56.2645,
    24.3668,
    56.2836,
    24.4748,
    56.2836,
    24.5288,
    56.2957,
    24.698,
    56.3808,
    24.7736,
    56.3964,
    24.842,
    56.4103,
    24.9032,
    56.3982,
    24.9428,
    56.3253,
    25.0689,
    56.2003,
    25.2057,
    56.1777,
    25.5873,
    56.1308,
    25.6629,
    56.1048,
    25.8753,
    55.9937,
    26.0049,
    55.9399,
    26.0841,
    55.8965,
    26.2101,
    55.8114,
    26.2821,
    55.7506,
    26.4009,
    55.7038,
    26.5413,
    55.6725,
    26.5953,
    55.6673,
    26.5917,
    55.6222,
    26.5665,
    55.5458,
    26.5197,
    55.4486,
    26.4693,
    55.3722,
    26.4585,
    55.3427,
    26.4945,
    55.3184,
    26.6817,
    55.3062,
    26.7609,
    55.2941,
    26.7753,
    55.2732,
    26.7357,
    55.2472,
    26.6745,
    55.2246,
    26.6493,
    55.2038,
    26.6025,
    55.1309,
    26.2929,
    55.1396,
    26.2497,
    55.1239,
    26.2317,
    55.091,
    26.2173,
    55.051,
    26.1741,
    55.0024,
    26.0913,
    54.9625,
    25.9653,
    54.9469,
    25.8609,
    54.9191,
    25.7817,
    54.834,
    25.7241,
    54.7177,
    25.7241,
    54.6361,
    25.7313,
    54.591,
    25.7241,
    54.565,
    25.6845,
    54.5354,
    25.6197,
    54.4608,
    25.5693,
    54.3775,
    25.5477,
    54.3323,
    25.5585,
    54.3115,
    25.6161,
    54.3098,
    25.7025,
    54.2924,
    25.7493,
    54.2594,
    25.7637,
    54.2212,
    25.7637,
    54.1796,
    25.7493,
    54.157,
    25.6809,
    54.1396,
    25.5729,
    54.1396,
    25.5117,
    54.1605,
    25.4973,
    54.1761,
    25.5261,
    54.2143,
    25.5045,
    54.2646,
    25.4613,
    54.2924,
    25.3713,
    54.2507,
    25.2849,
    54.2507,
    25.1805,
    54.2143,
    25.1121,
    54.1553,
    25.0473,
    54.1327,
    24.8708,
    54.1448,
    24.824,
    54.1188,
    24.788,
    53.999,
    24.7664,
    53.9747,
    24.6224,
    53.9799,
    24.4784,
    53.9313,
    24.3164,
    53.8931,
    24.2372,
    53.9192,
    24.1904,
    53.9504,
    24.104,
    53.9452,
    24.0068,
    53.9313,
    23.9456,
    53.9383,
    23.8736,
    53.9365,
    23.7332,
    53.9122,
    23.5604,
    53.9192,
    23.4848,
    53.94,
    23.4776,
    53.9591,
    23.4812,
    54.006,
    23.4812,
    54.0789,
    23.4524,
    54.1431,
    23.3696,
    54.2004,
    23.2832,
    54.2403,
    23.1716,
    54.282,
    23.0888,
    54.2993,
    23.042,
    54.3046,
    23.0312,
    54.3271,
    23.0168,
    54.348,
    22.9772,
    54.367,
    22.8944,
    54.3914,
    22.8224,
    54.3966
  ],
  Macedonia: [
    21.5624,
    42.248,
    21.62,
    42.2428,
    21.7388,
    42.2671,
    21.8144,
    42.3036,
    21.854,
    42.3088,
    21.9044,
    42.3227,
    21.9764,
    42.3209,
    22.052,
    42.3053,
    22.1456,
    42.3244,
    22.2392,
    42.3574,
    22.2788,
    42.3504,
    22.3184,
    42.3209,
    22.3436,
    42.314,
    22.4984,
    42.1647,
    22.5812,
    42.1057,
    22.682,
    42.0588,
    22.7972,
    42.0258,
    22.8368,
    41.9928,
    22.9088,
    41.8348,
    22.9448,
    41.7758,
    22.9916,
    41.7567,
    23.0024,
    41.7394,
    23.006,
    41.7168,
    22.952,
    41.6057,
    22.9304,
    41.3557,
    22.916,
    41.3366,
    22.8584,
    41.3366,
    22.7828,
    41.3314,
    22.754,
    41.3123,
    22.7252,
    41.1786,
    22.6028,
    41.1404,
    22.4948,
    41.1179,
    22.4012,
    41.1231,
    22.2392,
    41.1543,
    22.1852,
    41.1578,
    22.1384,
    41.1404,
    21.9944,
    41.1318,
    21.9296,
    41.1075,
    21.7784,
    40.9512,
    21.6272,
    40.8957,
    21.5768,
    40.8696,
    21.458,
    40.9043,
    21.404,
    40.9078,
    21.3248,
    40.8679,
    21.1484,
    40.8627,
    21.1016,
    40.8557,
    20.9648,
    40.8505,
    20.9576,
    40.8714,
    20.9324,
    40.9026,
    20.8712,
    40.9182,
    20.7416,
    40.9061,
    20.7092,
    40.9286,
    20.6552,
    41.0623,
    20.6156,
    41.0831,
    20.5688,
    41.1283,
    20.4896,
    41.2724,
    20.486,
    41.3366,
    20.4932,
    41.3922,
    20.45,
    41.5206,
    20.4752,
    41.5536,
    20.5148,
    41.5744,
    20.5148,
    41.6265,
    20.504,
    41.7064,
    20.5544,
    41.8626,
    20.5652,
    41.873,
    20.5796,
    41.8661,
    20.6948,
    41.8539,
    20.7236,
    41.873,
    20.7452,
    41.9043,
    20.7488,
    42.0189,
    20.7776,
    42.0709,
    21.0584,
    42.1716,
    21.1412,
    42.1751,
    21.206,
    42.1282,
    21.2564,
    42.0987,
    21.2852,
    42.1004,
    21.296,
    42.13,
    21.332,
    42.1872,
    21.3896,
    42.2202
  ],
  Montenegro: [
    19.1936,
    43.5326,
    19.19,
    43.5205,
    19.1972,
    43.4858,
    19.2188,
    43.4493,
    19.298,
    43.4146,
    19.4132,
    43.3434,
    19.55,
    43.2115,
    19.6148,
    43.1733,
    19.6724,
    43.1646,
    19.7804,
    43.1091,
    19.8596,
    43.0969,
    19.9424,
    43.0813,
    20.1692,
    42.9684,
    20.27,
    42.9355,
    20.3384,
    42.8921,
    20.3492,
    42.8521,
    20.3456,
    42.8278,
    20.216,
    42.7983,
    20.1908,
    42.7549,
    20.1296,
    42.7601,
    20.054,
    42.7601,
    20.0288,
    42.7324,
    20.0648,
    42.6855,
    20.09,
    42.6317,
    20.072,
    42.557,
    20.0648,
    42.5466,
    20.0468,
    42.5501,
    19.9388,
    42.5067,
    19.8596,
    42.4858,
    19.7876,
    42.4754,
    19.7552,
    42.4963,
    19.7372,
    42.5258,
    19.7408,
    42.6074,
    19.7264,
    42.6351,
    19.7048,
    42.6473,
    19.6544,
    42.6282,
    19.5968,
    42.5657,
    19.5428,
    42.4928,
    19.4636,
    42.4147,
    19.3988,
    42.3418,
    19.3304,
    42.2497,
    19.28,
    42.1734,
    19.3304,
    42.13,
    19.3628,
    42.0692,
    19.352,
    42.0241,
    19.3628,
    41.998,
    19.3448,
    41.9182,
    19.3412,
    41.8696,
    19.1864,
    41.9494,
    19.1216,
    42.0605,
    18.8948,
    42.2497,
    18.632,
    42.3782,
    18.6176,
    42.399,
    18.632,
    42.4233,
    18.6464,
    42.4424,
    18.5924,
    42.4442,
    18.5528,
    42.4286,
    18.5168,
    42.4338,
    18.4772,
    42.4806,
    18.4376,
    42.5223,
    18.4376,
    42.5605,
    18.4556,
    42.564,
    18.4808,
    42.5796,
    18.5348,
    42.6195,
    18.5456,
    42.6421,
    18.542,
    42.6733,
    18.4664,
    42.7775,
    18.4556,
    42.8435,
    18.4448,
    42.9684,
    18.4592,
    42.998,
    18.488,
    43.0118,
    18.6248,
    43.0275,
    18.6212,
    43.1247,
    18.6284,
    43.1542,
    18.6572,
    43.1941,
    18.6752,
    43.2306,
    18.7508,
    43.2844,
    18.8516,
    43.3469,
    18.8948,
    43.3486,
    18.9344,
    43.34,
    18.9776,
    43.2861,
    19.028,
    43.2931,
    19.0352,
    43.3573,
    18.974,
    43.4424,
    18.9416,
    43.4962,
    18.9524,
    43.5274,
    18.974,
    43.5431,
    19.028,
    43.5326,
    19.0784,
    43.517,
    19.1144,
    43.5274,
    19.1648,
    43.5361
  ]
};
const PULL = 0.6;
const STIR = 0.25;
const STIR_RATE = 0.7;
const map = {
  name: "map",
  description: "Six country outlines are drawn together and stirred; large areas stay in contact.",
  objects: 6,
  segments: 719,
  error: 0.01,
  dt: 1 / 240,
  build(response, error) {
    const world = buildWorld(response, error);
    return { world, trouble: () => scattered(world.bodies) };
  }
};
function buildWorld(response, error) {
  const options = {
    response,
    friction: 0.2,
    stiffness: 3e3,
    dampingRatio: 0.4,
    threshold: 0.01,
    restitution: 0.1
  };
  const world = new PlanarWorld(withError(options, error));
  for (const [k, degrees] of Object.values(MAP_OUTLINES).entries()) {
    const angle = 2 * PI * k / 6;
    world.add(new RigidBody(country(degrees).moved(0, 3.2 * cos(angle), 3.2 * sin(angle)), { drag: 0.3 }));
  }
  world.drivers.push(({ bodies, time }, dt) => {
    const [sx, sy] = [STIR * cos(STIR_RATE * time), STIR * sin(STIR_RATE * time)];
    for (const body of bodies) {
      body.vx += dt * (sx - PULL * body.x);
      body.vy += dt * (sy - PULL * body.y);
    }
  });
  return world;
}
function country(degrees) {
  const latitude = degrees[1] * PI / 180;
  const flat = degrees.map((value, k) => k % 2 === 0 ? value * cos(latitude) : value);
  const outline = Polygon.from(flat);
  const { x, y, area: area2 } = areaMoments(outline);
  const scale = 1.3 / Math.sqrt(area2);
  return Polygon.from(flat.map((value, k) => scale * (value - (k % 2 === 0 ? x : y))));
}
function scattered(bodies) {
  for (const [k, body] of bodies.entries()) {
    const radius = Math.sqrt(body.x * body.x + body.y * body.y);
    if (!(radius < 6)) return `country ${k} is ${radius} m from the middle`;
  }
  return null;
}
class OutlineBody {
  constructor(outline, options) {
    this.options = options;
    checkNumber(options.mass, "mass", 0, true);
    checkNumber(options.stiffness, "stiffness", 0);
    checkNumber(options.anchor ?? 0, "anchor", 0);
    checkNumber(options.damping ?? 0, "damping", 0);
    checkNumber(options.drag ?? 0, "drag", 0);
    this.polygon = outline.clone();
    this.nodeCount = outline.vertexCount;
    this.stateLength = 4 * outline.vertexCount;
    this.thickness = thicknessOf(outline);
    this.size = extentOf(outline);
    this.lineMass = options.mass * outline.vertexCount / perimeterOf(outline);
    this.box = new Float64Array(runBoxesLength(outline.vertexCount));
    const size2 = outline.positions.length;
    this.rest = outline.positions.slice();
    this.velocities = new Float64Array(size2);
    this.#forces = new Float64Array(size2);
    this.positionsBefore = outline.positions.slice();
    this.boxBefore = new Float64Array(this.box.length);
    this.#moved = outline.positions.slice();
    this.inverseMasses = new Float64Array(size2 / 2).map(
      (_, v) => options.pinned?.(v) ? 0 : 1 / options.mass
    );
    this.refreshBox();
  }
  polygon;
  box;
  /** Its shape at rest, two coordinates per vertex [m]. */
  rest;
  /** Two numbers per vertex [m/s]. */
  velocities;
  /** Of each vertex [1/kg]. */
  inverseMasses;
  nodeCount;
  stateLength;
  movable = true;
  thickness;
  size;
  lineMass;
  #forces;
  positionsBefore;
  boxBefore;
  #moved;
  velocityAt(out, feature, x, y) {
    const { velocities } = this;
    const [v, w, t] = this.#split(feature, x, y);
    out[0] = velocities[2 * v] + t * (velocities[2 * w] - velocities[2 * v]);
    out[1] = velocities[2 * v + 1] + t * (velocities[2 * w + 1] - velocities[2 * v + 1]);
  }
  inverseMassAt(feature, x, y) {
    const [v, w, t] = this.#split(feature, x, y);
    return (1 - t) * (1 - t) * this.inverseMasses[v] + t * t * this.inverseMasses[w];
  }
  push(feature, x, y, jx, jy) {
    const { velocities, inverseMasses } = this;
    const [v, w, t] = this.#split(feature, x, y);
    velocities[2 * v] += (1 - t) * inverseMasses[v] * jx;
    velocities[2 * v + 1] += (1 - t) * inverseMasses[v] * jy;
    velocities[2 * w] += t * inverseMasses[w] * jx;
    velocities[2 * w + 1] += t * inverseMasses[w] * jy;
  }
  accelerate(dt, gravityX, gravityY) {
    this.#springs();
    const { velocities, inverseMasses } = this;
    const forces = this.#forces;
    const keep = 1 / (1 + (this.options.drag ?? 0) * dt);
    for (let v = 0; v < inverseMasses.length; v++) {
      const inverse = inverseMasses[v];
      if (inverse === 0) {
        velocities[2 * v] = 0;
        velocities[2 * v + 1] = 0;
        continue;
      }
      velocities[2 * v] = keep * (velocities[2 * v] + dt * (forces[2 * v] * inverse + gravityX));
      velocities[2 * v + 1] = keep * (velocities[2 * v + 1] + dt * (forces[2 * v + 1] * inverse + gravityY));
    }
  }
  hold(out, feature, x, y) {
    const { positions, next, vertexCount } = this.polygon;
    out.node = feature;
    out.second = feature;
    out.share = 0;
    if (feature < vertexCount) return;
    const v = feature - vertexCount;
    const w = next[v];
    const ex = positions[2 * w] - positions[2 * v];
    const ey = positions[2 * w + 1] - positions[2 * v + 1];
    const t = ((x - positions[2 * v]) * ex + (y - positions[2 * v + 1]) * ey) / (ex * ex + ey * ey);
    out.node = v;
    out.second = w;
    out.share = Math.min(1, Math.max(0, t));
  }
  writeVelocities(nodes, first) {
    for (let v = 0; v < this.nodeCount; v++) {
      nodes.vx[first + v] = this.velocities[2 * v];
      nodes.vy[first + v] = this.velocities[2 * v + 1];
    }
  }
  writeNodes(nodes, first) {
    const { positions } = this.polygon;
    this.writeVelocities(nodes, first);
    for (let v = 0; v < this.nodeCount; v++) {
      nodes.spin[first + v] = 0;
      nodes.inverseMass[first + v] = this.inverseMasses[v];
      nodes.inverseInertia[first + v] = 0;
      nodes.x[first + v] = positions[2 * v];
      nodes.y[first + v] = positions[2 * v + 1];
    }
  }
  readNodes(nodes, first) {
    for (let v = 0; v < this.nodeCount; v++) {
      this.velocities[2 * v] = nodes.vx[first + v];
      this.velocities[2 * v + 1] = nodes.vy[first + v];
    }
  }
  advance(dt) {
    const { positions } = this.polygon;
    for (let k = 0; k < positions.length; k++) positions[k] += dt * this.velocities[k];
  }
  /** Its own springs act all the time, so the motion is the same whether something touched it or not. */
  fly(dt) {
    this.advance(dt);
  }
  shift(nodes, first, dt) {
    const { positions } = this.polygon;
    for (let v = 0; v < this.nodeCount; v++) {
      positions[2 * v] += nodes.vx[first + v] * dt;
      positions[2 * v + 1] += nodes.vy[first + v] * dt;
    }
    this.refreshBox();
  }
  move(dt) {
    this.advance(dt);
    this.arrive();
  }
  arrive() {
    this.#moved.set(this.polygon.positions);
    this.refreshBox();
  }
  topSpeed() {
    let mostSq = 0;
    for (let k = 0; k < this.velocities.length; k += 2) {
      const [x, y] = [this.velocities[k], this.velocities[k + 1]];
      mostSq = Math.max(mostSq, x * x + y * y);
    }
    return Math.sqrt(mostSq);
  }
  potential(gravityX, gravityY) {
    const { positions } = this.polygon;
    let sum = 0;
    for (let v = 0; v < this.nodeCount; v++) {
      if (this.inverseMasses[v] === 0) continue;
      sum -= (gravityX * positions[2 * v] + gravityY * positions[2 * v + 1]) / this.inverseMasses[v];
    }
    return sum;
  }
  momentum() {
    const { positions } = this.polygon;
    let [x, y, angular] = [0, 0, 0];
    for (let v = 0; v < this.nodeCount; v++) {
      if (this.inverseMasses[v] === 0) continue;
      const px = this.velocities[2 * v] / this.inverseMasses[v];
      const py = this.velocities[2 * v + 1] / this.inverseMasses[v];
      x += px;
      y += py;
      angular += positions[2 * v] * py - positions[2 * v + 1] * px;
    }
    return { x, y, angular };
  }
  stop() {
    this.velocities.fill(0);
    this.back(0);
  }
  writeState(out, o) {
    out.set(this.polygon.positions, o);
    out.set(this.velocities, o + 2 * this.nodeCount);
  }
  readState(from, o) {
    this.polygon.positions.set(from.subarray(o, o + 2 * this.nodeCount));
    this.velocities.set(from.subarray(o + 2 * this.nodeCount, o + 4 * this.nodeCount));
    this.refreshBox();
    this.save();
  }
  hash(into) {
    for (const value of this.polygon.positions) into.f64(value);
    for (const value of this.velocities) into.f64(value);
  }
  save() {
    this.positionsBefore.set(this.polygon.positions);
    this.boxBefore.set(this.box);
  }
  back(t) {
    const { positions } = this.polygon;
    positions.set(this.positionsBefore);
    for (let k = 0; t > 0 && k < positions.length; k++)
      positions[k] += t * (this.#moved[k] - this.positionsBefore[k]);
    this.refreshBox();
  }
  energy() {
    const { positions, next } = this.polygon;
    const { stiffness, anchor = 0, mass } = this.options;
    let twice = 0;
    for (let v = 0; v < next.length; v++) {
      const w = next[v];
      for (let axis = 0; axis < 2; axis++) {
        const u = positions[2 * v + axis] - this.rest[2 * v + axis];
        const stretch = positions[2 * w + axis] - this.rest[2 * w + axis] - u;
        const speed = this.velocities[2 * v + axis];
        twice += mass * speed * speed + stiffness * stretch * stretch + anchor * u * u;
      }
    }
    return twice / 2;
  }
  refreshBox() {
    writeRunBoxes(this.box, this.polygon);
  }
  /** Linear in the displacements from rest: the discrete wave equation, with neighbours' velocities damped. */
  #springs() {
    const { positions, next } = this.polygon;
    const { stiffness, anchor = 0, damping = 0 } = this.options;
    const { rest, velocities } = this;
    const forces = this.#forces;
    for (let k = 0; k < forces.length; k++) forces[k] = -anchor * (positions[k] - rest[k]);
    for (let v = 0; v < next.length; v++) {
      const w = next[v];
      for (let axis = 0; axis < 2; axis++) {
        const [i, j] = [2 * v + axis, 2 * w + axis];
        const stretch = positions[j] - rest[j] - (positions[i] - rest[i]);
        const force = stiffness * stretch + damping * (velocities[j] - velocities[i]);
        forces[i] += force;
        forces[j] -= force;
      }
    }
  }
  /** The two vertices of a feature and the weight of the second. */
  #split(feature, x, y) {
    const { positions, next, vertexCount } = this.polygon;
    if (feature < vertexCount) return [feature, feature, 0];
    const v = feature - vertexCount;
    const w = next[v];
    const [ex, ey] = [positions[2 * w] - positions[2 * v], positions[2 * w + 1] - positions[2 * v + 1]];
    const t = ((x - positions[2 * v]) * ex + (y - positions[2 * v + 1]) * ey) / (ex * ex + ey * ey);
    return [v, w, Math.min(1, Math.max(0, t))];
  }
}
const WIDTH = 1.5;
const HEIGHT = 3.5;
const RAISED = 1.6;
const EDGE = 0.1;
const PRESSED = 0.02;
const GAP = 5e-3;
const MASS = 1;
const STIFFNESS = 400;
const wavy = {
  name: "wavy",
  description: "A wave runs along one soft flank, strikes the other and raises a wave there.",
  objects: 2,
  segments: 200,
  error: 0.01,
  dt: 1 / 480,
  build: (response, error) => build(response, error)
};
({
  ...wavy
});
function build(response, error, overlapped) {
  const spring = { stiffness: 6e3, dampingRatio: 0.2 };
  const options = { response, friction: 0.1, threshold: 0.01, restitution: 0.1, ...spring };
  const world = new PlanarWorld(withError(options, error));
  const material = { mass: MASS, stiffness: STIFFNESS, anchor: 4, damping: 1, drag: 0.1 };
  const [leftFlank, rightFlank] = [PRESSED / 2, -PRESSED / 2];
  const left = block(leftFlank - WIDTH, RAISED);
  const right = block(rightFlank, 0);
  const pinned = (rest, x) => (v) => Math.abs(rest.positions[2 * v] - x) < EDGE / 2;
  const a = world.add(new OutlineBody(left, { ...material, pinned: pinned(left, leftFlank - WIDTH) }));
  const b = world.add(new OutlineBody(right, { ...material, pinned: pinned(right, rightFlank + WIDTH) }));
  const start = (PRESSED + GAP) / 2;
  for (const [body, flank, outwards] of [
    [a, leftFlank, 1],
    [b, rightFlank, -1]
  ]) {
    shapeFlank(
      body,
      flank,
      (y) => -outwards * start + 0
    );
  }
  raiseWave(b, rightFlank);
  return { world, trouble: () => torn([a, b]) };
}
function shapeFlank(body, flank, displacement) {
  const { positions } = body.polygon;
  for (let v = 0; v < body.inverseMasses.length; v++) {
    if (Math.abs(body.rest[2 * v] - flank) < EDGE / 2) positions[2 * v] += displacement(positions[2 * v + 1]);
  }
  body.refreshBox();
}
function bump(s) {
  return Math.abs(s) < 1 ? (1 - s * s) * (1 - s * s) : 0;
}
function block(x, y) {
  const ring = [];
  const [wide, high] = [Math.round(WIDTH / EDGE), Math.round(HEIGHT / EDGE)];
  for (let k = 0; k < wide; k++) ring.push(x + k * EDGE, y);
  for (let k = 0; k < high; k++) ring.push(x + WIDTH, y + k * EDGE);
  for (let k = 0; k < wide; k++) ring.push(x + WIDTH - k * EDGE, y + HEIGHT);
  for (let k = 0; k < high; k++) ring.push(x, y + HEIGHT - k * EDGE);
  return Polygon.from(ring);
}
function raiseWave(body, flank) {
  const speed = EDGE * Math.sqrt(STIFFNESS / MASS);
  const [height, middle, half] = [0.25, 0.8, 0.5];
  shapeFlank(body, flank, (y) => -height * bump((y - middle) / half));
  for (let v = 0; v < body.inverseMasses.length; v++) {
    if (Math.abs(body.rest[2 * v] - flank) > EDGE / 2) continue;
    const s = (body.rest[2 * v + 1] - middle) / half;
    if (Math.abs(s) < 1) body.velocities[2 * v] = speed * height * (-4 * s * (1 - s * s)) / half;
  }
}
function torn(bodies) {
  for (const [k, body] of bodies.entries()) {
    const { positions } = body.polygon;
    for (let i = 0; i < positions.length; i++) {
      if (!(Math.abs(positions[i] - body.rest[i]) < 0.75)) return `body ${k} is torn at vertex ${i >> 1}`;
    }
  }
  return null;
}
const PLANAR_DEMOS = [map, gears, links, cars, wavy];
function gearsInThePlane() {
  const demo = PLANAR_DEMOS.find(({ name }) => name === "gears");
  const { world, trouble: trouble2 } = demo.build("penalty");
  for (let time = 0; time < 2; time += demo.dt) world.step(demo.dt);
  const last = world.bodies.at(-1);
  return {
    text: () => `the last gear turns at ${last.spin.toFixed(2)} rad/s; ${trouble2() ?? "no tooth was skipped"}`
  };
}
export {
  gearsInThePlane as default
};
