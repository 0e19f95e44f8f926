import { n as exponentOf, o as scaleByPowerOfTwo, p as productError, q as sumError, l as SHAPE_PARAMS, P as PliantError, u as hypot3, i as AABB_MAX_DEPTH, A as AABB_LINK, e as AABB_COUNT, f as AABB_STRIDE, v as determinant, w as inverse, x as rotate, c as cos, s as sin, y as inverseRotate, z as mulVec, B as distance, a as PI, k as atan2 } from "./quat.DyLx5o0V.js";
const LN2_HIGH = 0.6931471803691238;
const LN2_MIDDLE = 19082149292705877e-26;
const LN2_LOW = 11612227229362532e-42;
const INVERSE_LN2 = Math.LOG2E;
const EXP_LARGEST = 709.782712893384;
const EXP_SMALLEST = -745.1332191019412;
function expSum(x, low) {
  if (x > EXP_LARGEST + 1e-9) return Number.POSITIVE_INFINITY;
  if (x < EXP_SMALLEST - 1e-9) return 0;
  const k = Math.round(x * INVERSE_LN2);
  const a = x - k * LN2_HIGH;
  const b = low - k * LN2_MIDDLE;
  const r = a + b;
  const rLow = a - r + b;
  const p = 1 / 5040 + r * (1 / 40320 + r * (1 / 362880 + r * (1 / 3628800 + r * (1 / 39916800 + r * (1 / 479001600 + r * (1 / 6227020800))))));
  const q = 0.5 + r * (1 / 6 + r * (1 / 24 + r * (1 / 120 + r * (1 / 720 + r * p))));
  const head = 1 + r;
  const tail = 1 - head + r + (rLow * head + r * r * q);
  return scaleByPowerOfTwo(head + tail, k);
}
function exp(x) {
  return Number.isNaN(x) ? x : expSum(x, 0);
}
function log(x) {
  if (!(x > 0)) return x === 0 ? Number.NEGATIVE_INFINITY : Number.NaN;
  if (x === Number.POSITIVE_INFINITY) return x;
  let k = exponentOf(x);
  let m = scaleDown(x, k);
  if (m > Math.SQRT2) {
    m *= 0.5;
    k += 1;
  }
  const f = m - 1;
  const s = f / (2 + f);
  const z = s * s;
  const half = 0.5 * f * f;
  const series = 2 * z * (1 / 3 + z * (1 / 5 + z * logTail(z)));
  return k * LN2_HIGH - (half - (s * (half + series) + k * LN2_MIDDLE) - f);
}
function scaleDown(x, k) {
  return k < -1e3 ? scaleByPowerOfTwo(x * 18014398509481984, -k - 54) : scaleByPowerOfTwo(x, -k);
}
function logTail(z) {
  return 1 / 7 + z * (1 / 9 + z * (1 / 11 + z * (1 / 13 + z * (1 / 15 + z * (1 / 17 + z * (1 / 19 + z * (1 / 21 + z * (1 / 23))))))));
}
const THIRD_LOW = 1850371707708594e-32;
const FIFTH_LOW = -11102230246251566e-33;
function powPositive(x, y) {
  let k = exponentOf(x);
  let m = scaleDown(x, k);
  if (m > Math.SQRT2) {
    m *= 0.5;
    k += 1;
  }
  const f = m - 1;
  const d = 2 + f;
  const dLow = sumError(2, f, d);
  const s = f / d;
  const sd = s * d;
  const sLow = (f - sd - productError(s, d, sd) - s * dLow) / d;
  const z = s * s;
  const zLow = productError(s, s, z) + 2 * s * sLow;
  const t = z * logTail(z);
  const b = 0.2 + t;
  const bLow = sumError(0.2, t, b) + FIFTH_LOW;
  const zb = z * b;
  const zbLow = productError(z, b, zb) + z * bLow + zLow * b;
  const c = 1 / 3 + zb;
  const cLow = sumError(1 / 3, zb, c) + (zbLow + THIRD_LOW);
  const e = z * c;
  const eLow = productError(z, c, e) + z * cLow + zLow * c;
  const g = s * e;
  const gLow = productError(s, e, g) + s * eLow + sLow * e;
  return expProduct(k, 2 * s, 2 * g, 2 * (sLow + gLow), y);
}
function expProduct(k, a, b, low, y) {
  const kHigh = k * LN2_HIGH;
  const kMiddle = k * LN2_MIDDLE;
  const h1 = kHigh + a;
  const e1 = sumError(kHigh, a, h1);
  const h2 = h1 + b;
  const e2 = sumError(h1, b, h2);
  const h3 = h2 + kMiddle;
  const e3 = sumError(h2, kMiddle, h3);
  const rest = e1 + e2 + e3 + (low + productError(k, LN2_MIDDLE, kMiddle) + k * LN2_LOW);
  const high = h3 + rest;
  const highLow = h3 - high + rest;
  const p = y * high;
  if (!(Math.abs(p) < 800)) return p > 0 ? Number.POSITIVE_INFINITY : 0;
  if (Math.abs(p) < 1e-200) return 1;
  return expSum(p, productError(y, high, p) + y * highLow);
}
function pow(x, y) {
  if (y === 0) return 1;
  if (Number.isNaN(x) || Number.isNaN(y)) return Number.NaN;
  const size = Math.abs(x);
  if (Math.abs(y) === Number.POSITIVE_INFINITY) {
    if (size === 1) return Number.NaN;
    return size > 1 === y > 0 ? Number.POSITIVE_INFINITY : 0;
  }
  const whole = Math.floor(y) === y;
  const negative = (x < 0 || Object.is(x, -0)) && whole && Math.abs(y % 2) === 1;
  if (x < 0 && !whole && size !== Number.POSITIVE_INFINITY) return Number.NaN;
  let result;
  if (size === 0) result = y > 0 ? 0 : Number.POSITIVE_INFINITY;
  else if (size === Number.POSITIVE_INFINITY) result = y > 0 ? size : 0;
  else if (size === 1) result = 1;
  else result = powPositive(size, y);
  return negative ? -result : result;
}
const BODY_LAYOUT = {
  /** Centre of mass [m]. */
  position: { type: "f64", width: 3 },
  /** Unit quaternion x, y, z, w. */
  orientation: { type: "f64", width: 4 },
  /** Of the centre of mass [m/s]. */
  velocity: { type: "f64", width: 3 },
  /** About the centre of mass, world frame [rad/s]. */
  angularVelocity: { type: "f64", width: 3 },
  /** Accumulated for the present substep [N], [N·m]. */
  force: { type: "f64", width: 3 },
  torque: { type: "f64", width: 3 },
  /** What the user asked for; held through the substeps of one step, then cleared [N], [N·m]. */
  userForce: { type: "f64", width: 3 },
  userTorque: { type: "f64", width: 3 },
  /** Sum of contact forces, mean over the last step [N]. */
  contactForce: { type: "f64", width: 3 },
  /** 0 for bodies that forces can't move [1/kg]. */
  inverseMass: { type: "f64", width: 1 },
  mass: { type: "f64", width: 1 },
  /** Principal moments [kg·m²] and their inverses, 0 where forces can't turn the body. */
  inertia: { type: "f64", width: 3 },
  inverseInertia: { type: "f64", width: 3 },
  /** Turns the principal axes, to which the moments belong, into the body's: the identity for shapes that are symmetric to their axes. */
  principalTurn: { type: "f64", width: 4 },
  /** R I⁻¹ Rᵀ, as xx, xy, xz, yy, yz, zz [1/(kg·m²)]. */
  worldInverseInertia: { type: "f64", width: 6 },
  /** How far beyond its surface the body looks for contacts in this step [m]; `bounds` are that much wider to where it flies. */
  margin: { type: "f64", width: 1 },
  /** min x, y, z, max x, y, z [m]. */
  bounds: { type: "f64", width: 6 },
  shape: { type: "f64", width: SHAPE_PARAMS },
  /** Half of the shape's smallest width, and its farthest point from the centre [m]; infinite for planes. */
  thinness: { type: "f64", width: 1 },
  reach: { type: "f64", width: 1 },
  friction: { type: "f64", width: 1 },
  restitution: { type: "f64", width: 1 },
  /** [1/s] */
  linearDamping: { type: "f64", width: 1 },
  angularDamping: { type: "f64", width: 1 },
  gravityScale: { type: "f64", width: 1 },
  /** Contact force above which a pair reports an event [N]; infinite for never. */
  forceThreshold: { type: "f64", width: 1 },
  /** How long the body has been resting [s]; −1 for one at rest that was added, placed or changed since the last step (`Bodies.stir`). */
  restTime: { type: "f64", width: 1 },
  /** Where the body was when its state was last known to be finite. */
  goodPosition: { type: "f64", width: 3 },
  goodOrientation: { type: "f64", width: 4 },
  group: { type: "u32", width: 1 },
  mask: { type: "u32", width: 1 },
  generation: { type: "u32", width: 1 },
  kind: { type: "u8", width: 1 },
  activity: { type: "u8", width: 1 },
  shapeCode: { type: "u8", width: 1 },
  sensor: { type: "u8", width: 1 },
  canSleep: { type: "u8", width: 1 },
  /** Whether the body is swept along its path, one of SWEEP. */
  continuous: { type: "u8", width: 1 },
  /** Bits of axes of the world: 1, 2, 4 the body doesn't move along, 8, 16, 32 it doesn't turn about. */
  locks: { type: "u8", width: 1 },
  /** By which rules friction and restitution are combined with those of others (`combine.ts`). */
  combine: { type: "u8", width: 1 },
  /** 1 where parts of the shape have a friction or restitution of their own. */
  patched: { type: "u8", width: 1 }
};
const BODY_CODE = { static: 1, kinematic: 2, rigid: 3, soft: 4, "mass-spring": 5 };
const BODY_KINDS = Object.keys(BODY_CODE);
const SWEEP = { always: 1, never: 2 };
const isDynamic = (code) => code >= BODY_CODE.rigid;
const isDeformable = (code) => code > BODY_CODE.rigid;
const meetsMolecules = (a, b) => (a === "mass-spring" || b === "mass-spring") && a !== "soft" && b !== "soft";
const isMolecules = (code) => code === BODY_CODE["mass-spring"];
const isDynamicKind = (kind) => isDynamic(BODY_CODE[kind]);
const isDeformableKind = (kind) => isDeformable(BODY_CODE[kind]);
const AWAKE = 0;
const ASLEEP = 1;
const FROZEN = 2;
const DISABLED = 3;
const BORDER = 0;
const PROPAGATED = 1;
const FALLBACK = 2;
const ROW_STAGES = ["border", "propagated", "fallback"];
class VertexDepths {
  /** Number of vertices. */
  count = 0;
  /** [m] */
  depths = new Float64Array(64);
  /** Unit way out of each. */
  directions = new Float64Array(192);
  /** Triangle of the partner that the way out leads through; −1 for none. */
  faces = new Int32Array(64);
  /** Weights of the face's corners, three each. */
  weights = new Float64Array(192);
  /** Connected contact that each belongs to. */
  regions = new Int32Array(64);
  /** How the depth of each was found, an index of `ROW_STAGES`. */
  stages = new Uint8Array(64);
  /** Empty rows for `count` points. */
  reset(count) {
    if (this.faces.length < count) this.grow(2 * count);
    this.count = count;
    const { depths, directions, faces, weights, regions, stages } = this;
    for (let row = 0; row < count; row++) {
      depths[row] = 0;
      faces[row] = -1;
      regions[row] = 0;
      stages[row] = FALLBACK;
    }
    for (let k = 0; k < 3 * count; k++) {
      directions[k] = 0;
      weights[k] = 0;
    }
  }
  grow(rows) {
    this.depths = new Float64Array(rows);
    this.directions = new Float64Array(3 * rows);
    this.faces = new Int32Array(rows);
    this.weights = new Float64Array(3 * rows);
    this.regions = new Int32Array(rows);
    this.stages = new Uint8Array(rows);
  }
}
class PointGrid {
  /** Points, bucket by bucket, in rising order inside a bucket. */
  items = new Uint32Array(0);
  /** items[starts[b]…starts[b + 1]) is bucket b. */
  starts = new Uint32Array(2);
  /** Cell of each point, three numbers. */
  cells = new Float64Array(0);
  /** Edge of a cell [m]. */
  size = 1;
  mask = 0;
  /** Takes the first `count` points; `size` is the edge of a cell [m], positive and finite. */
  build(positions, count, size) {
    this.reserve(count);
    this.size = size;
    const { cells, items, starts, mask } = this;
    starts.fill(0);
    for (let k = 0; k < 3 * count; k++) cells[k] = Math.floor(positions[k] / size);
    for (let p = 0; p < count; p++) starts[bucketOf(cells, p, mask) + 1]++;
    for (let b = 0; b <= mask; b++) starts[b + 1] += starts[b];
    for (let p = count - 1; p >= 0; p--) {
      const bucket = bucketOf(cells, p, mask);
      items[--starts[bucket + 1]] = p;
    }
    starts.copyWithin(0, 1);
    starts[mask + 1] = count;
  }
  /** The bucket of a cell; its points still have to be compared with the cell. */
  bucket(x, y, z) {
    return hashCell(x, y, z) & this.mask;
  }
  reserve(count) {
    if (this.items.length < count) {
      this.items = new Uint32Array(count);
      this.cells = new Float64Array(3 * count);
    }
    let buckets = 1;
    while (buckets < count) buckets *= 2;
    this.mask = buckets - 1;
    if (this.starts.length !== buckets + 1) this.starts = new Uint32Array(buckets + 1);
  }
}
function bucketOf(cells, p, mask) {
  return hashCell(cells[3 * p], cells[3 * p + 1], cells[3 * p + 2]) & mask;
}
function hashCell(x, y, z) {
  let h = Math.imul(x, 2654435761) ^ Math.imul(y, 2246822507) ^ Math.imul(z, 3266489909);
  h = Math.imul(h ^ h >>> 15, 739982445);
  return (h ^ h >>> 13) >>> 0;
}
const MAX_PAIRS = 8e6;
function overlappingSpheres(positions, radii) {
  const pairs = [];
  const classes = sizeClasses(radii);
  classes.forEach((members, level) => {
    const search = new ClassSearch(positions, radii, members);
    for (let smaller = level; smaller >= 0; smaller--) {
      for (const sphere of classes[smaller]) {
        search.visit(sphere, smaller === level, (other) => {
          pairs.push(sphere, other);
          return true;
        });
        if (pairs.length > 2 * MAX_PAIRS) throw tooMany();
      }
    }
  });
  return sortedPairs(pairs, radii.length);
}
function isolatedSpheres(positions, radii) {
  const touched = new Uint8Array(radii.length);
  const classes = sizeClasses(radii);
  const mark = (sphere, other) => {
    touched[sphere] = 1;
    touched[other] = 1;
  };
  classes.forEach((members, level) => {
    const noLarger = classes.slice(0, level + 1);
    const search = new ClassSearch(positions, radii, members);
    for (const sphere of noLarger.flatMap((spheres) => [...spheres])) {
      if (touched[sphere]) continue;
      search.visit(sphere, false, (other) => {
        if (other === sphere) return true;
        mark(sphere, other);
        return false;
      });
    }
    const left = members.filter((sphere) => touched[sphere] === 0);
    const searchLeft = new ClassSearch(positions, radii, left);
    for (const sphere of left.length > 0 ? noLarger.slice(0, level).flatMap((spheres) => [...spheres]) : []) {
      searchLeft.visit(sphere, false, (other) => {
        mark(sphere, other);
        return true;
      });
    }
  });
  return Uint32Array.from(radii.keys()).filter((sphere) => touched[sphere] === 0);
}
function tooMany() {
  return new PliantError(
    "too-large",
    `More than ${MAX_PAIRS} pairs of spheres overlap; give them smaller radii or move them apart.`
  );
}
function sizeClasses(radii) {
  const order = Uint32Array.from(radii.keys()).sort((i, j) => radii[i] - radii[j] || i - j);
  const classes = [];
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to < order.length && radii[order[to]] <= 2 * radii[order[from]]) to++;
    if (to === from) to++;
    classes.push(order.slice(from, to).sort());
    from = to;
  }
  return classes;
}
class ClassSearch {
  constructor(positions, radii, members) {
    this.positions = positions;
    this.radii = radii;
    this.members = members;
    const centres = new Float64Array(3 * members.length);
    let largest = 0;
    members.forEach((sphere, k) => {
      centres.set(positions.subarray(3 * sphere, 3 * sphere + 3), 3 * k);
      largest = Math.max(largest, radii[sphere]);
    });
    this.largest = largest;
    this.grid.build(centres, members.length, largest > 0 ? 2 * largest : 1);
  }
  grid = new PointGrid();
  largest;
  /**
   * Visits what overlaps with a sphere that is no larger than this class, until `visit` returns false; `onlyLater` leaves out
   * members up to the sphere itself.
   */
  visit(sphere, onlyLater, visit) {
    const { positions, radii, members, grid } = this;
    const { items, starts, cells, size } = grid;
    const reach = radii[sphere] + this.largest;
    const x = Math.floor((positions[3 * sphere] - reach) / size);
    const y = Math.floor((positions[3 * sphere + 1] - reach) / size);
    const z = Math.floor((positions[3 * sphere + 2] - reach) / size);
    const width = Math.ceil(2 * reach / size) + 1;
    for (let k = 0; k < width * width * width; k++) {
      const cx = x + k % width;
      const cy = y + Math.floor(k / width) % width;
      const cz = z + Math.floor(k / (width * width));
      const bucket = grid.bucket(cx, cy, cz);
      for (let at = starts[bucket]; at < starts[bucket + 1]; at++) {
        const item = items[at];
        if (cells[3 * item] !== cx || cells[3 * item + 1] !== cy || cells[3 * item + 2] !== cz) continue;
        const other = members[item];
        if (onlyLater && other <= sphere) continue;
        if (spheresOverlap(positions, radii, sphere, other) && !visit(other)) return;
      }
    }
  }
}
function spheresOverlap(positions, radii, i, j) {
  const x = positions[3 * i] - positions[3 * j];
  const y = positions[3 * i + 1] - positions[3 * j + 1];
  const z = positions[3 * i + 2] - positions[3 * j + 2];
  const reach = radii[i] + radii[j];
  return x * x + y * y + z * z < reach * reach;
}
function sortedPairs(pairs, count) {
  const keys = new Float64Array(pairs.length / 2);
  for (let k = 0; k < keys.length; k++) {
    const i = pairs[2 * k];
    const j = pairs[2 * k + 1];
    keys[k] = Math.min(i, j) * count + Math.max(i, j);
  }
  keys.sort();
  const sorted = new Uint32Array(pairs.length);
  let length = 0;
  keys.forEach((key, k) => {
    if (k > 0 && key === keys[k - 1]) return;
    sorted[length++] = Math.floor(key / count);
    sorted[length++] = key % count;
  });
  return sorted.slice(0, length);
}
class Registry {
  constructor(stage) {
    this.stage = stage;
  }
  methods = /* @__PURE__ */ new Map();
  register(method) {
    if (this.methods.has(method.name)) {
      throw new PliantError(
        "invalid-value",
        `The ${this.stage} method '${method.name}' is registered already; give the new one another name.`
      );
    }
    this.methods.set(method.name, method);
    return method;
  }
  get(name, path = `methods.${this.stage}`) {
    const method = this.methods.get(name);
    if (method !== void 0) return method;
    throw new PliantError(
      "unknown-name",
      `There is no ${this.stage} method '${name}'; choose one of ${this.names().join(", ")}.`,
      { path }
    );
  }
  names() {
    return [...this.methods.keys()];
  }
  list() {
    return [...this.methods.values()];
  }
}
function readParameters(method, given, path) {
  const known = method.parameters ?? [];
  for (const name of Object.keys(given)) {
    if (known.some((p) => p.name === name)) continue;
    const names = known.map((p) => p.name).join(", ") || "none";
    throw new PliantError("unknown-key", `'${method.name}' has no parameter '${name}'; it has ${names}.`, {
      path: `${path}.${name}`
    });
  }
  const values = {};
  for (const p of known) values[p.name] = readParameter(p, given[p.name] ?? p.default, `${path}.${p.name}`);
  return values;
}
function readParameter(info, value, path) {
  const refuse = (wanted) => {
    throw new PliantError("invalid-value", `Expected ${wanted}, found ${JSON.stringify(value)}.`, { path });
  };
  if (typeof value !== typeof info.default) refuse(`a ${typeof info.default}`);
  if (typeof value === "number") {
    if (!Number.isFinite(value)) refuse("a finite number");
    if (info.min !== void 0 && value < info.min) refuse(`at least ${info.min}`);
    if (info.max !== void 0 && value > info.max) refuse(`at most ${info.max}`);
  }
  if (info.choices && !info.choices.includes(value)) refuse(`one of ${info.choices.join(", ")}`);
  return value;
}
function mayTouch(bodies, a, b) {
  const { kind, activity, group, mask, sensor } = bodies.columns;
  if ((group[a] & mask[b]) === 0 || (group[b] & mask[a]) === 0) return false;
  if (activity[a] === DISABLED || activity[b] === DISABLED) return false;
  const dynamicA = isDynamic(kind[a]);
  const dynamicB = isDynamic(kind[b]);
  if (dynamicA && activity[a] === AWAKE || dynamicB && activity[b] === AWAKE) return true;
  const sensed = sensor[a] + sensor[b] > 0;
  if (moves(bodies, a) || moves(bodies, b)) return dynamicA || dynamicB || sensed;
  if (!sensed || kind[a] === BODY_CODE.static && kind[b] === BODY_CODE.static) return false;
  return bodies.isStirred(a) || bodies.isStirred(b);
}
function moves(bodies, row) {
  const { kind, activity, velocity: v, angularVelocity: w } = bodies.columns;
  if (isDynamic(kind[row])) return activity[row] === AWAKE;
  if (kind[row] !== BODY_CODE.kinematic || activity[row] === DISABLED) return false;
  const i = row * 3;
  return v[i] !== 0 || v[i + 1] !== 0 || v[i + 2] !== 0 || w[i] !== 0 || w[i + 1] !== 0 || w[i + 2] !== 0;
}
function isNews(bodies, row) {
  return moves(bodies, row) || bodies.isStirred(row);
}
function anyNews(bodies) {
  for (let row = 0; row < bodies.rows; row++) if (isNews(bodies, row)) return true;
  return false;
}
const MEMO = 4;
const POSE = 7;
const LOCAL = 9;
const SETTLED_APART = 1;
const SETTLED_OVERLAPPING = 2;
class Contacts {
  manifolds = 0;
  a = new Uint32Array(32);
  b = new Uint32Array(32);
  /** First point and number of points of each manifold. */
  first = new Uint32Array(32);
  size = new Uint32Array(32);
  /** Neither body moves, so the manifold was taken over from the step before instead of being found anew. */
  carried = new Uint8Array(32);
  /** The bodies overlap, or pushed each other: what events and reports are about. */
  touching = new Uint8Array(32);
  /** `pose` and `local` say where the manifold was found, so that it can be moved along instead of being found anew. */
  kept = new Uint8Array(32);
  pose = new Float64Array(32 * POSE);
  /**
   * Not 0 when a response has left depth and memo as it found them: if nothing moves, the next answer is this one again. Not
   * part of a world's state, since whoever has to find the answer anew finds the same.
   */
  settled = new Uint8Array(32);
  /** Friction and restitution of the pair, written after it was found (`pipeline/surfaces.ts`). */
  rough = new Float64Array(32);
  bounce = new Float64Array(32);
  /** Points are wanted up to this far apart [m], for the open manifold. */
  margin = 0;
  /** What the open manifold will be dropped for unless it may close (`within-reach.ts`), so that a collider need not look for its points. */
  outlook;
  /** Set by colliders that find two boxes apart along an axis of one of them: by how much [m], else 0; and axis 0–2 of the first or 3–5 of the second. */
  apart = 0;
  apartAxis = 0;
  count = 0;
  point = new Float64Array(96);
  normal = new Float64Array(96);
  depth = new Float64Array(32);
  /** Names the features that touch; the same number next step means the same contact. */
  feature = new Uint32Array(32);
  /** On `a` in the last substep [N]. */
  force = new Float64Array(96);
  /** On `a`, over the step [N·s]. */
  impulse = new Float64Array(96);
  memo = new Float64Array(32 * MEMO);
  local = new Float64Array(32 * LOCAL);
  /**
   * What the next `add` takes: point, normal, depth. Colliders write here instead of passing seven doubles, which would be
   * boxed, 16 bytes each, wherever the call is too rare to be inlined.
   */
  draft = new Float64Array(7);
  /** -1 while the pair is handed over in reverse order, so that normals still go from `b` to `a`. */
  sign = 1;
  /** What `begin` and `add` don't write is 0 from here on: cleared at once, which takes a fraction of doing it point by point. */
  clear() {
    const { count, manifolds, pose, local } = this;
    this.force.fill(0, 0, count * 3);
    this.impulse.fill(0, 0, count * 3);
    this.memo.fill(0, 0, count * MEMO);
    for (let m = 0; m < manifolds; m++) {
      if (this.kept[m] === 0) continue;
      for (let k = m * POSE; k < (m + 1) * POSE; k++) pose[k] = 0;
      const first = this.first[m];
      for (let k = first * LOCAL; k < (first + this.size[m]) * LOCAL; k++) local[k] = 0;
    }
    this.manifolds = 0;
    this.count = 0;
  }
  /** Opens a manifold; the shapes may be given in either order. */
  begin(first, second) {
    if (this.manifolds === this.a.length) this.growManifolds();
    const m = this.manifolds;
    this.sign = first <= second ? 1 : -1;
    this.a[m] = Math.min(first, second);
    this.b[m] = Math.max(first, second);
    this.first[m] = this.count;
    this.size[m] = 0;
    this.carried[m] = 0;
    this.touching[m] = 0;
    this.kept[m] = 0;
    this.settled[m] = 0;
    this.apart = 0;
  }
  /** Adds the point that stands in `draft`, its normal going from the second to the first body given to `begin`. */
  add(feature) {
    if (this.count === this.depth.length) this.growPoints();
    const { sign, draft, point, normal } = this;
    const i = this.count++;
    const o = i * 3;
    point[o] = draft[0];
    point[o + 1] = draft[1];
    point[o + 2] = draft[2];
    normal[o] = sign * draft[3];
    normal[o + 1] = sign * draft[4];
    normal[o + 2] = sign * draft[5];
    this.depth[i] = draft[6];
    if (draft[6] > 0) this.touching[this.manifolds] = 1;
    this.feature[i] = feature;
  }
  /** Closes the manifold; one without points is forgotten. */
  end() {
    const size = this.count - this.first[this.manifolds];
    if (size === 0) return;
    this.size[this.manifolds] = size;
    this.manifolds++;
  }
  /** Takes a whole manifold over from another buffer as one that is at rest. */
  carry(from, m) {
    this.copy(from, m, m + 1);
    this.carried[this.manifolds - 1] = 1;
    this.settled[this.manifolds - 1] = 0;
  }
  /** Appends the manifolds `m … end` of another buffer as they are. */
  copy(from, m, end) {
    if (m === end) return;
    const first = from.first[m];
    const points = from.first[end - 1] + from.size[end - 1] - first;
    this.reserve(this.manifolds + end - m, this.count + points);
    const to = this.manifolds;
    const shift2 = this.count - first;
    for (let k = m; k < end; k++) this.first[to + k - m] = from.first[k] + shift2;
    for (let k = m; k < end; k++) this.copyHead(from, k, to + k - m);
    if (points > BLOCK_COPY) this.copyPoints(from, first, points);
    else {
      for (let k = m; k < end; k++) {
        const last = from.first[k] + from.size[k];
        for (let i = from.first[k]; i < last; i++) this.copyPoint(from, i, i + shift2, from.kept[k] === 1);
      }
    }
    this.manifolds += end - m;
    this.count += points;
  }
  /** One by one, each array by its name: a loop over their names is several times slower. */
  copyHead(from, m, to) {
    this.a[to] = from.a[m];
    this.b[to] = from.b[m];
    this.size[to] = from.size[m];
    this.carried[to] = from.carried[m];
    this.touching[to] = from.touching[m];
    this.kept[to] = from.kept[m];
    this.settled[to] = from.settled[m];
    this.rough[to] = from.rough[m];
    this.bounce[to] = from.bounce[m];
    if (from.kept[m] === 0) return;
    const { pose } = this;
    const { pose: pose0 } = from;
    for (let k = 0; k < POSE; k++) pose[to * POSE + k] = pose0[m * POSE + k];
  }
  copyPoint(from, i, to, kept) {
    const { point, normal, force, impulse: impulse2, memo, local } = this;
    const { memo: memo0, local: local0 } = from;
    this.depth[to] = from.depth[i];
    this.feature[to] = from.feature[i];
    copyThree(from.point, i, point, to);
    copyThree(from.normal, i, normal, to);
    copyThree(from.force, i, force, to);
    copyThree(from.impulse, i, impulse2, to);
    memo[to * MEMO] = memo0[i * MEMO];
    memo[to * MEMO + 1] = memo0[i * MEMO + 1];
    memo[to * MEMO + 2] = memo0[i * MEMO + 2];
    memo[to * MEMO + 3] = memo0[i * MEMO + 3];
    if (!kept) return;
    copyThree(local0, 3 * i, local, 3 * to);
    copyThree(local0, 3 * i + 1, local, 3 * to + 1);
    copyThree(local0, 3 * i + 2, local, 3 * to + 2);
  }
  copyPoints(from, first, points) {
    for (const key of PER_POINT) {
      const width = WIDTH[key];
      this[key].set(from[key].subarray(first * width, (first + points) * width), this.count * width);
    }
  }
  /** Gives point `i` what point `j` of another buffer has kept; the impulse only within one step. */
  remember(i, from, j, sameStep) {
    const { memo } = this;
    const { memo: kept } = from;
    memo[i * MEMO] = kept[j * MEMO];
    memo[i * MEMO + 1] = kept[j * MEMO + 1];
    memo[i * MEMO + 2] = kept[j * MEMO + 2];
    memo[i * MEMO + 3] = kept[j * MEMO + 3];
    if (!sameStep) return;
    for (let k = 0; k < 3; k++) this.impulse[i * 3 + k] = from.impulse[j * 3 + k];
  }
  /** Makes every contact a new one for the response. */
  forgetMemos() {
    this.memo.fill(0);
  }
  /** Deepest point [m], 0 when nothing overlaps. */
  worstDepth() {
    let worst = 0;
    for (let i = 0; i < this.count; i++) if (this.depth[i] > worst) worst = this.depth[i];
    return worst;
  }
  reserve(manifolds, points) {
    while (this.a.length < manifolds) this.growManifolds();
    while (this.depth.length < points) this.growPoints();
  }
  growManifolds() {
    this.a = doubled$1(this.a, Uint32Array);
    this.b = doubled$1(this.b, Uint32Array);
    this.first = doubled$1(this.first, Uint32Array);
    this.size = doubled$1(this.size, Uint32Array);
    this.carried = doubled$1(this.carried, Uint8Array);
    this.touching = doubled$1(this.touching, Uint8Array);
    this.kept = doubled$1(this.kept, Uint8Array);
    this.settled = doubled$1(this.settled, Uint8Array);
    this.rough = doubled$1(this.rough, Float64Array);
    this.bounce = doubled$1(this.bounce, Float64Array);
    this.pose = doubled$1(this.pose, Float64Array);
  }
  growPoints() {
    this.point = doubled$1(this.point, Float64Array);
    this.normal = doubled$1(this.normal, Float64Array);
    this.depth = doubled$1(this.depth, Float64Array);
    this.feature = doubled$1(this.feature, Uint32Array);
    this.force = doubled$1(this.force, Float64Array);
    this.impulse = doubled$1(this.impulse, Float64Array);
    this.memo = doubled$1(this.memo, Float64Array);
    this.local = doubled$1(this.local, Float64Array);
  }
}
const PER_POINT = ["point", "normal", "depth", "feature", "force", "impulse", "memo", "local"];
const WIDTH = { point: 3, normal: 3, depth: 1, feature: 1, force: 3, impulse: 3, memo: MEMO, local: LOCAL };
const BLOCK_COPY = 64;
function copyThree(from, i, to, j) {
  to[3 * j] = from[3 * i];
  to[3 * j + 1] = from[3 * i + 1];
  to[3 * j + 2] = from[3 * i + 2];
}
function doubled$1(old, make) {
  const next = new make(old.length * 2);
  next.set(old);
  return next;
}
const NONE = -1;
const featureOf = (i, j) => Math.imul(i, 65536) + j >>> 0;
const vertexFeature = (vertex, isA) => (isA ? vertex : vertex + 2147483648) >>> 0;
const NOT_MET = -1;
class AnchoredContacts extends Contacts {
  /** Per manifold: the speed at which the bodies met [m/s], negative before a response has said so. */
  met = new Float64Array(32);
  nodesA = new Int32Array(96);
  nodesB = new Int32Array(96);
  weightsA = new Float64Array(96);
  weightsB = new Float64Array(96);
  /** Where the anchors are [m]. */
  placeA = new Float64Array(96);
  placeB = new Float64Array(96);
  /** 1 where nodes are vertices of the skins that molecules carry. */
  onSkin = new Uint8Array(32);
  /** Connected contact of the pair that a row belongs to. */
  region = new Int32Array(32);
  /** Triangle of the partner's boundary that a vertex leaves through, `NONE` without. */
  face = new Int32Array(32);
  friction = new Float64Array(32);
  order = new Uint32Array(32);
  heads = {
    words: new Uint32Array(128),
    met: new Float64Array(32),
    carried: new Uint8Array(32)
  };
  /** Opens a row of the manifold that was begun, without nodes, and returns its number. */
  open(feature) {
    if (this.count === this.depth.length) this.growPoints();
    const i = this.count++;
    const { nodesA, nodesB } = this;
    this.feature[i] = feature;
    this.region[i] = 0;
    this.face[i] = NONE;
    this.onSkin[i] = 0;
    for (let k = 3 * i; k < 3 * i + 3; k++) {
      nodesA[k] = NONE;
      nodesB[k] = NONE;
      this.weightsA[k] = 0;
      this.weightsB[k] = 0;
    }
    return i;
  }
  /** Puts the point of a row in the middle of its anchors. */
  centre(i) {
    const { point, placeA, placeB } = this;
    for (let k = 3 * i; k < 3 * i + 3; k++) point[k] = 0.5 * (placeA[k] + placeB[k]);
  }
  begin(first, second) {
    super.begin(first, second);
    this.met[this.manifolds] = NOT_MET;
    this.touching[this.manifolds] = 1;
  }
  forgetMemos() {
    super.forgetMemos();
    this.met.fill(NOT_MET);
  }
  /** Takes over what rests: pairs of which neither body moves are not looked at. */
  carryResting(bodies, from) {
    for (let m = 0; m < from.manifolds; m++)
      if (!moves(bodies, from.a[m]) && !moves(bodies, from.b[m])) this.carryAnchored(from, m);
  }
  /** Takes over all pairs but those of one body. */
  carryOthers(row, from) {
    for (let m = 0; m < from.manifolds; m++)
      if (from.a[m] !== row && from.b[m] !== row) this.carryAnchored(from, m);
  }
  /** To be called when all rows are there: brings the pairs in order and recalls what the look before knew of them. */
  finish(before, sameStep) {
    this.sortPairs();
    let n = 0;
    for (let m = 0; m < this.manifolds; m++) {
      const a = this.a[m];
      const b = this.b[m];
      while (n < before.manifolds && (before.a[n] < a || before.a[n] === a && before.b[n] < b)) n++;
      if (this.carried[m] === 1 || n === before.manifolds || before.a[n] !== a || before.b[n] !== b) continue;
      this.met[m] = before.met[n];
      if (sameStep) this.recallImpulses(m, before, n);
    }
  }
  /** Rows of a pair mostly come in the order of the look before, so the search goes on where the last one ended. */
  recallImpulses(m, before, n) {
    const { feature, impulse: impulse2, first, size } = this;
    const start = before.first[n];
    const count = before.size[n];
    let next = 0;
    for (let i = first[m]; i < first[m] + size[m]; i++) {
      for (let tried = 0; tried < count; tried++) {
        const j = start + next;
        next = next + 1 === count ? 0 : next + 1;
        if (before.feature[j] !== feature[i]) continue;
        for (let k = 0; k < 3; k++) impulse2[3 * i + k] = before.impulse[3 * j + k];
        break;
      }
    }
  }
  carryAnchored(from, m) {
    const first = this.count;
    this.carry(from, m);
    const to = this.manifolds - 1;
    this.met[to] = from.met[m];
    const shift2 = first - from.first[m];
    for (let j = from.first[m]; j < from.first[m] + from.size[m]; j++) {
      const i = j + shift2;
      for (let k = 0; k < 3; k++) {
        this.nodesA[3 * i + k] = from.nodesA[3 * j + k];
        this.nodesB[3 * i + k] = from.nodesB[3 * j + k];
        this.weightsA[3 * i + k] = from.weightsA[3 * j + k];
        this.weightsB[3 * i + k] = from.weightsB[3 * j + k];
        this.placeA[3 * i + k] = from.placeA[3 * j + k];
        this.placeB[3 * i + k] = from.placeB[3 * j + k];
      }
      this.onSkin[i] = from.onSkin[j];
      this.region[i] = from.region[j];
      this.face[i] = from.face[j];
      this.friction[i] = from.friction[j];
    }
  }
  /** Methods add their pairs one after the other, each in order; rows stay where they are. */
  sortPairs() {
    const { a, b, manifolds } = this;
    let isSorted = true;
    for (let m = 1; m < manifolds; m++) if (this.comesFirst(m, m - 1)) isSorted = false;
    if (isSorted) return;
    this.order = roomFor(this.order, manifolds, Uint32Array);
    const { order, heads } = this;
    for (let m = 0; m < manifolds; m++) order[m] = m;
    for (let gap = manifolds >> 1; gap > 0; gap >>= 1) {
      for (let k = gap; k < manifolds; k++) {
        const m = order[k];
        let at = k;
        for (; at >= gap && this.comesFirst(m, order[at - gap]); at -= gap) order[at] = order[at - gap];
        order[at] = m;
      }
    }
    heads.words = roomFor(heads.words, 4 * manifolds, Uint32Array);
    heads.met = roomFor(heads.met, manifolds, Float64Array);
    heads.carried = roomFor(heads.carried, manifolds, Uint8Array);
    for (let k = 0; k < manifolds; k++) {
      const m = order[k];
      heads.words[4 * k] = a[m];
      heads.words[4 * k + 1] = b[m];
      heads.words[4 * k + 2] = this.first[m];
      heads.words[4 * k + 3] = this.size[m];
      heads.met[k] = this.met[m];
      heads.carried[k] = this.carried[m];
    }
    for (let m = 0; m < manifolds; m++) {
      a[m] = heads.words[4 * m];
      b[m] = heads.words[4 * m + 1];
      this.first[m] = heads.words[4 * m + 2];
      this.size[m] = heads.words[4 * m + 3];
      this.met[m] = heads.met[m];
      this.carried[m] = heads.carried[m];
    }
  }
  comesFirst(m, n) {
    const { a, b } = this;
    return a[m] < a[n] || a[m] === a[n] && b[m] < b[n];
  }
  growManifolds() {
    super.growManifolds();
    this.met = doubled$1(this.met, Float64Array);
  }
  growPoints() {
    super.growPoints();
    this.nodesA = doubled$1(this.nodesA, Int32Array);
    this.nodesB = doubled$1(this.nodesB, Int32Array);
    this.weightsA = doubled$1(this.weightsA, Float64Array);
    this.weightsB = doubled$1(this.weightsB, Float64Array);
    this.placeA = doubled$1(this.placeA, Float64Array);
    this.placeB = doubled$1(this.placeB, Float64Array);
    this.onSkin = doubled$1(this.onSkin, Uint8Array);
    this.region = doubled$1(this.region, Int32Array);
    this.face = doubled$1(this.face, Int32Array);
    this.friction = doubled$1(this.friction, Float64Array);
  }
}
function roomFor(array, length, make) {
  return array.length >= length ? array : new make(2 * length);
}
class NearestPoint {
  triangle = -1;
  /** [m] */
  point = new Float64Array(3);
  weights = new Float64Array(3);
  stack = new Int32Array(128);
  trial = new Float64Array(6);
  /** Squared distance found, and the largest that counts. In an array: numbers written to fields are boxed. */
  limits = Float64Array.of(0, Infinity);
  query = new Float64Array(3);
  /** Squared distances to two boxes. */
  boxDistances = new Float64Array(2);
  /** [m²] */
  get distanceSq() {
    return this.limits[0];
  }
  /** Only points nearer than the root of this count [m²]; back to infinity after every search. */
  set mostSq(most) {
    this.limits[1] = most;
  }
  /** The triangle nearest to the point at `points[at]`, −1 if none is near enough. `first` is tried before the tree. */
  find(body, points, at, first = -1) {
    const { query, limits, stack, boxDistances } = this;
    for (let i = 0; i < 3; i++) query[i] = points[at + i];
    const { boxes, firstLeaf, leafStarts, order } = body.tree;
    this.triangle = -1;
    limits[0] = limits[1];
    limits[1] = Infinity;
    if (first >= 0) this.visit(body, first);
    let top = 0;
    let node = 0;
    boxDistanceSq(boxes, 0, query, boxDistances, 0);
    if (boxDistances[0] > limits[0]) return -1;
    for (; ; ) {
      if (node < firstLeaf) {
        const left = 2 * node + 1;
        boxDistanceSq(boxes, 6 * left, query, boxDistances, 0);
        boxDistanceSq(boxes, 6 * left + 6, query, boxDistances, 1);
        const near = boxDistances[0] <= boxDistances[1] ? 0 : 1;
        if (boxDistances[1 - near] <= limits[0]) stack[top++] = left + 1 - near;
        if (boxDistances[near] <= limits[0]) {
          node = left + near;
          continue;
        }
      } else {
        const leaf = node - firstLeaf;
        for (let k = leafStarts[leaf]; k < leafStarts[leaf + 1]; k++) this.visit(body, order[k]);
      }
      do {
        if (top === 0) return this.triangle;
        node = stack[--top];
        boxDistanceSq(boxes, 6 * node, query, boxDistances, 0);
      } while (boxDistances[0] > limits[0]);
    }
  }
  visit(body, triangle) {
    const { trial, query, limits } = this;
    const p = body.positions;
    const { triangles } = body.topology;
    const a = body.offset + 3 * triangles[3 * triangle];
    const b = body.offset + 3 * triangles[3 * triangle + 1];
    const c = body.offset + 3 * triangles[3 * triangle + 2];
    nearestWeights(p, a, b, c, query, trial);
    for (let i = 0; i < 3; i++)
      trial[3 + i] = trial[0] * p[a + i] + trial[1] * p[b + i] + trial[2] * p[c + i];
    const dx = trial[3] - query[0];
    const dy = trial[4] - query[1];
    const dz = trial[5] - query[2];
    const distanceSq = dx * dx + dy * dy + dz * dz;
    if (!(distanceSq < limits[0] || distanceSq === limits[0] && triangle < this.triangle)) return;
    this.triangle = triangle;
    limits[0] = distanceSq;
    for (let i = 0; i < 3; i++) {
      this.weights[i] = trial[i];
      this.point[i] = trial[3 + i];
    }
  }
}
function boxDistanceSq(boxes, box, query, out, at) {
  const dx = Math.max(boxes[box] - query[0], 0, query[0] - boxes[box + 3]);
  const dy = Math.max(boxes[box + 1] - query[1], 0, query[1] - boxes[box + 4]);
  const dz = Math.max(boxes[box + 2] - query[2], 0, query[2] - boxes[box + 5]);
  out[at] = dx * dx + dy * dy + dz * dz;
}
function nearestWeights(p, a, b, c, query, out) {
  const ux = p[b] - p[a];
  const uy = p[b + 1] - p[a + 1];
  const uz = p[b + 2] - p[a + 2];
  const vx = p[c] - p[a];
  const vy = p[c + 1] - p[a + 1];
  const vz = p[c + 2] - p[a + 2];
  const qx = query[0] - p[a];
  const qy = query[1] - p[a + 1];
  const qz = query[2] - p[a + 2];
  const d1 = ux * qx + uy * qy + uz * qz;
  const d2 = vx * qx + vy * qy + vz * qz;
  const uu = ux * ux + uy * uy + uz * uz;
  const uv = ux * vx + uy * vy + uz * vz;
  const vv = vx * vx + vy * vy + vz * vz;
  const d3 = d1 - uu;
  const d4 = d2 - uv;
  const d5 = d1 - uv;
  const d6 = d2 - vv;
  let wb = 0;
  let wc = 0;
  const vc = d1 * d4 - d3 * d2;
  const vb = d5 * d2 - d1 * d6;
  const va = d3 * d6 - d5 * d4;
  if (d1 <= 0 && d2 <= 0) wb = 0;
  else if (d3 >= 0 && d4 <= d3) wb = 1;
  else if (d6 >= 0 && d5 <= d6) wc = 1;
  else if (vc <= 0 && d1 >= 0 && d3 <= 0) wb = d1 / (d1 - d3);
  else if (vb <= 0 && d2 >= 0 && d6 <= 0) wc = d2 / (d2 - d6);
  else if (va <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0) {
    wc = (d4 - d3) / (d4 - d3 + (d5 - d6));
    wb = 1 - wc;
  } else {
    const sum = va + vb + vc;
    wb = vb / sum;
    wc = vc / sum;
  }
  out[0] = 1 - wb - wc;
  out[1] = wb;
  out[2] = wc;
}
class UnionFind {
  parent = new Uint32Array(0);
  /** Everyone from 0 to `count` − 1 alone. */
  reset(count) {
    if (this.parent.length < count) this.parent = new Uint32Array(count * 2);
    const { parent } = this;
    for (let i = 0; i < count; i++) parent[i] = i;
  }
  union(a, b) {
    const p = this.find(a);
    const q = this.find(b);
    if (p < q) this.parent[q] = p;
    else if (q < p) this.parent[p] = q;
  }
  /** Who stands for the set. */
  find(member) {
    const { parent } = this;
    while (parent[member] !== member) {
      parent[member] = parent[parent[member]];
      member = parent[member];
    }
    return member;
  }
}
const OUTER_STRIDE = 4;
const SIDES = 3;
class ConcavityProbes {
  constructor(topology) {
    this.topology = topology;
    this.outer = outermost(topology);
    const groups = [[], [], [], []];
    for (let t = 0; t < topology.triangles.length / 3; t++) {
      const across = sidesOf(topology, t);
      const corners = topology.triangles.subarray(3 * t, 3 * t + 3);
      groups[across.length].push(3 * t, ...[...corners, ...across].map((v) => 3 * v));
    }
    this.records = Uint32Array.from(groups.flat());
    let end = 0;
    this.ends = Uint32Array.from(groups, (group) => end += group.length);
  }
  /** The vertices that are lowest and highest along x, y and z at rest. */
  outer;
  /**
   * For each triangle the places of its vector, of its three corners, and of the vertices across some of its sides. Each side once: an
   * edge is reflex from both of its triangles or from none. Triangles with equally many sides stand together, because a branch per
   * triangle that nobody can foresee would cost more than the rest.
   */
  records;
  /** Where the triangles with 0, 1, 2 and 3 sides end in `records`. */
  ends;
}
function sidesOf({ triangles, triangleNeighbours }, t) {
  const corners = triangles.subarray(3 * t, 3 * t + 3);
  const found = [];
  for (let side = 0; side < SIDES; side++) {
    const other = triangleNeighbours[3 * t + side];
    if (other < t) continue;
    const across = triangles.subarray(3 * other, 3 * other + 3).find((v) => v !== corners[side] && v !== corners[(side + 1) % 3]);
    if (across !== void 0) found.push(across);
  }
  return found;
}
function outermost({ restPositions: p, surfaceVertices }) {
  const out = new Uint32Array(6).fill(surfaceVertices[0]);
  for (const v of surfaceVertices) {
    for (let i = 0; i < 3; i++) {
      if (p[3 * v + i] < p[3 * out[2 * i] + i]) out[2 * i] = v;
      if (p[3 * v + i] > p[3 * out[2 * i + 1] + i]) out[2 * i + 1] = v;
    }
  }
  return out;
}
function scanSurface(probes, positions, offset, vectors, limits) {
  const p = positions;
  const { records, ends, topology } = probes;
  const most = limits[0] * topology.restSize;
  const mostSq = most * most;
  let rises = false;
  let k = 0;
  for (let sides = 0; sides <= SIDES; sides++) {
    for (const end = ends[sides]; k < end; ) {
      const n = records[k];
      const a = offset + records[k + 1];
      const b = offset + records[k + 2];
      const c = offset + records[k + 3];
      const ax = p[a];
      const ay = p[a + 1];
      const az = p[a + 2];
      const ux = p[b] - ax;
      const uy = p[b + 1] - ay;
      const uz = p[b + 2] - az;
      const vx = p[c] - ax;
      const vy = p[c + 1] - ay;
      const vz = p[c + 2] - az;
      const nx = uy * vz - uz * vy;
      const ny = uz * vx - ux * vz;
      const nz = ux * vy - uy * vx;
      vectors[n] = nx;
      vectors[n + 1] = ny;
      vectors[n + 2] = nz;
      const level = mostSq * (nx * nx + ny * ny + nz * nz);
      k += 4;
      for (const last = k + sides; k < last; k++) {
        const v = offset + records[k];
        const height = (p[v] - ax) * nx + (p[v + 1] - ay) * ny + (p[v + 2] - az) * nz;
        if (height * Math.abs(height) > level) rises = true;
      }
    }
  }
  return rises || outerRises(probes, positions, offset, vectors, mostSq);
}
function outerRises({ outer, topology }, p, offset, vectors, mostSq) {
  const { triangles } = topology;
  for (let i = 0; i < 6; i++) {
    const v = offset + 3 * outer[i];
    const x = p[v];
    const y = p[v + 1];
    const z = p[v + 2];
    for (let k = 0; k < triangles.length; k += 3 * OUTER_STRIDE) {
      const a = offset + 3 * triangles[k];
      const nx = vectors[k];
      const ny = vectors[k + 1];
      const nz = vectors[k + 2];
      const height = (x - p[a]) * nx + (y - p[a + 1]) * ny + (z - p[a + 2]) * nz;
      if (height * Math.abs(height) > mostSq * (nx * nx + ny * ny + nz * nz)) return true;
    }
  }
  return false;
}
function concavityOf({ records, ends, outer, topology }, positions, offset, vectors, out) {
  out[0] = 0;
  let k = 0;
  for (let sides = 0; sides <= SIDES; sides++) {
    for (; k < ends[sides]; k += 4 + sides)
      for (let i = 4; i < 4 + sides; i++)
        hold(out, vectors, records[k], positions, offset + records[k + 1], offset + records[k + i]);
  }
  const { triangles } = topology;
  for (let t = 0; t < triangles.length; t += 3 * OUTER_STRIDE)
    for (let i = 0; i < 6; i++)
      hold(out, vectors, t, positions, offset + 3 * triangles[t], offset + 3 * outer[i]);
  out[0] = out[0] / topology.restSize;
}
function hold(out, vectors, n, p, a, v) {
  const x = vectors[n];
  const y = vectors[n + 1];
  const z = vectors[n + 2];
  const height = (p[v] - p[a]) * x + (p[v + 1] - p[a + 1]) * y + (p[v + 2] - p[a + 2]) * z;
  const lengthSq = x * x + y * y + z * z;
  if (height > 0 && height * height > out[0] * out[0] * lengthSq) out[0] = height / Math.sqrt(lengthSq);
}
const LEAF = 4;
class SurfaceTree {
  constructor(topology) {
    this.topology = topology;
    const count = topology.triangles.length / 3;
    let leaves = 1;
    while (leaves * LEAF < count) leaves *= 2;
    this.firstLeaf = leaves - 1;
    this.nodeCount = 2 * leaves - 1;
    this.boxes = new Float64Array(6 * this.nodeCount);
    this.leafStarts = new Uint32Array(leaves + 1);
    this.order = Uint32Array.from({ length: count }, (_, k) => k);
    this.split(centroids(topology), 0, 0, count);
    this.leafStarts[leaves] = count;
  }
  /** Triangles in the order of the leaves. */
  order;
  nodeCount;
  firstLeaf;
  /** `[minX, minY, minZ, maxX, maxY, maxZ]` of each node [m]. */
  boxes;
  /** First place in `order` of each leaf, and the end of the last. */
  leafStarts;
  /** Boxes around the triangles at `positions`, whose first vertex stands at `offset`. */
  refit(positions, offset) {
    const { boxes, order, leafStarts, firstLeaf } = this;
    const { triangles } = this.topology;
    for (let leaf = leafStarts.length - 2; leaf >= 0; leaf--) {
      let x0 = Infinity;
      let y0 = Infinity;
      let z0 = Infinity;
      let x1 = -Infinity;
      let y1 = -Infinity;
      let z1 = -Infinity;
      for (let k = leafStarts[leaf]; k < leafStarts[leaf + 1]; k++) {
        const t = 3 * order[k];
        for (let i = t; i < t + 3; i++) {
          const v = offset + 3 * triangles[i];
          const x = positions[v];
          const y = positions[v + 1];
          const z = positions[v + 2];
          if (x < x0) x0 = x;
          if (x > x1) x1 = x;
          if (y < y0) y0 = y;
          if (y > y1) y1 = y;
          if (z < z0) z0 = z;
          if (z > z1) z1 = z;
        }
      }
      const n = 6 * (firstLeaf + leaf);
      boxes[n] = x0;
      boxes[n + 1] = y0;
      boxes[n + 2] = z0;
      boxes[n + 3] = x1;
      boxes[n + 4] = y1;
      boxes[n + 5] = z1;
    }
    for (let n = firstLeaf - 1; n >= 0; n--) {
      const left = 6 * (2 * n + 1);
      for (let i = 0; i < 3; i++) {
        boxes[6 * n + i] = Math.min(boxes[left + i], boxes[left + 6 + i]);
        boxes[6 * n + 3 + i] = Math.max(boxes[left + 3 + i], boxes[left + 9 + i]);
      }
    }
  }
  split(centres, node, from, to) {
    if (node >= this.firstLeaf) {
      this.leafStarts[node - this.firstLeaf] = from;
      return;
    }
    const part = this.order.subarray(from, to);
    const axis = widestAxis(centres, part);
    part.sort((s, t) => centres[3 * s + axis] - centres[3 * t + axis] || s - t);
    const middle = from + to + 1 >> 1;
    this.split(centres, 2 * node + 1, from, middle);
    this.split(centres, 2 * node + 2, middle, to);
  }
}
function centroids({ triangles, restPositions }) {
  const centres = new Float64Array(triangles.length);
  for (let k = 0; k < triangles.length; k++) {
    const t = k - k % 3;
    for (let i = 0; i < 3; i++) centres[t + i] += restPositions[3 * triangles[k] + i] / 3;
  }
  return centres;
}
function widestAxis(centres, part) {
  let best = 0;
  let widest = -1;
  for (let axis = 0; axis < 3; axis++) {
    let low = Infinity;
    let high = -Infinity;
    for (const t of part) {
      low = Math.min(low, centres[3 * t + axis]);
      high = Math.max(high, centres[3 * t + axis]);
    }
    if (high - low > widest) {
      widest = high - low;
      best = axis;
    }
  }
  return best;
}
const CONVEX = Float64Array.of(0.02);
class TetBody {
  /** Vertex `v` stands at `positions[offset + 3 v]` [m]. */
  constructor(topology, positions = topology.restPositions, offset = 0) {
    this.topology = topology;
    this.positions = positions;
    this.offset = offset;
    this.surfaceTree = new SurfaceTree(topology);
    this.vectors = new Float64Array(topology.triangles.length);
    this.normals = new Float64Array(3 * topology.normalCount);
    this.normalVersions = new Int32Array(topology.normalCount);
    this.probes = new ConcavityProbes(topology);
    this.refresh();
  }
  /** `[minX, minY, minZ, maxX, maxY, maxZ]` of all vertices [m]. */
  bounds = new Float64Array(6);
  /** Counts refreshes, so that others know when what they derived is stale. */
  version = 0;
  surfaceTree;
  vectors;
  normals;
  /** The version each normal was made for. */
  normalVersions;
  treeIsFresh = false;
  vectorsAreFresh = false;
  rises = false;
  probes;
  /** Negative while unknown. In an array: numbers written to fields are boxed. */
  knownConcavity = Float64Array.of(-1);
  /** Says that the positions moved, or are somewhere else now. */
  refresh(positions = this.positions, offset = this.offset) {
    this.positions = positions;
    this.offset = offset;
    this.version++;
    this.treeIsFresh = false;
    this.vectorsAreFresh = false;
    this.knownConcavity[0] = -1;
    const { bounds } = this;
    bounds.fill(Infinity, 0, 3);
    bounds.fill(-Infinity, 3, 6);
    const end = offset + 3 * this.topology.vertexCount;
    for (let k = offset; k < end; k += 3) {
      for (let i = 0; i < 3; i++) {
        const x = positions[k + i];
        if (x < bounds[i]) bounds[i] = x;
        if (x > bounds[3 + i]) bounds[3 + i] = x;
      }
    }
  }
  /** Boxes around the surface at the live positions. */
  get tree() {
    if (!this.treeIsFresh) this.surfaceTree.refit(this.positions, this.offset);
    this.treeIsFresh = true;
    return this.surfaceTree;
  }
  /** Area vectors of the surface triangles, outwards, twice their areas long [m²]. */
  get faceVectors() {
    this.scan();
    return this.vectors;
  }
  /** Unit normals by the numbers in `topology.cornerNormals`, weighted by area, outwards. */
  get cornerNormals() {
    for (let n = 0; n < this.normalVersions.length; n++) this.prepareNormal(n);
    return this.normals;
  }
  /** The list that `cornerNormals` gives, of which only the normals of this triangle's corners are sure to be fresh. */
  normalsAt(triangle) {
    const { cornerNormals } = this.topology;
    for (let k = 3 * triangle; k < 3 * triangle + 3; k++) this.prepareNormal(cornerNormals[k]);
    return this.normals;
  }
  /** How far the surface rises above its own planes, in the body's size; 0 for a body that `isConvex`. */
  get concavity() {
    const { knownConcavity: known } = this;
    if (this.isConvex) return 0;
    if (known[0] < 0) concavityOf(this.probes, this.positions, this.offset, this.vectors, known);
    return known[0];
  }
  /** Convex but for dents of two hundredths of its size. */
  get isConvex() {
    this.scan();
    return !this.rises;
  }
  scan() {
    if (this.vectorsAreFresh) return;
    this.vectorsAreFresh = true;
    this.rises = scanSurface(this.probes, this.positions, this.offset, this.vectors, CONVEX);
  }
  prepareNormal(n) {
    if (this.normalVersions[n] === this.version) return;
    this.normalVersions[n] = this.version;
    const { fanOffsets, fans } = this.topology;
    const vectors = this.faceVectors;
    let x = 0;
    let y = 0;
    let z = 0;
    for (let k = fanOffsets[n]; k < fanOffsets[n + 1]; k++) {
      const t = 3 * fans[k];
      x += vectors[t];
      y += vectors[t + 1];
      z += vectors[t + 2];
    }
    const length = Math.sqrt(x * x + y * y + z * z);
    const { normals } = this;
    normals[3 * n] = length > 0 ? x / length : 0;
    normals[3 * n + 1] = length > 0 ? y / length : 0;
    normals[3 * n + 2] = length > 0 ? z / length : 0;
  }
}
function smoothCorners(positions, triangles, neighbours, creaseCosine) {
  const unit = unitNormals(positions, triangles);
  const parent = Uint32Array.from(triangles, (_, corner) => corner);
  const root = (corner) => {
    let at = corner;
    while (parent[at] !== at) at = parent[at] = parent[parent[at]];
    return at;
  };
  for (let half = 0; half < triangles.length; half++) {
    const t = Math.floor(half / 3);
    const other = neighbours[half];
    if (other <= t) continue;
    const dot2 = unit[3 * t] * unit[3 * other] + unit[3 * t + 1] * unit[3 * other + 1] + unit[3 * t + 2] * unit[3 * other + 2];
    if (dot2 < creaseCosine) continue;
    for (const corner of [half, half % 3 === 2 ? half - 2 : half + 1]) {
      for (let k = 3 * other; k < 3 * other + 3; k++) {
        if (triangles[k] === triangles[corner]) parent[root(corner)] = root(k);
      }
    }
  }
  const numbers = new Int32Array(triangles.length).fill(-1);
  let count = 0;
  const normals = new Uint32Array(triangles.length);
  for (let corner = 0; corner < triangles.length; corner++) {
    const at = root(corner);
    if (numbers[at] < 0) numbers[at] = count++;
    normals[corner] = numbers[at];
  }
  return { normals, count };
}
function unitNormals(positions, triangles) {
  const out = new Float64Array(triangles.length);
  for (let k = 0; k < triangles.length; k += 3) {
    const a = 3 * triangles[k];
    const b = 3 * triangles[k + 1];
    const c = 3 * triangles[k + 2];
    const ux = positions[b] - positions[a];
    const uy = positions[b + 1] - positions[a + 1];
    const uz = positions[b + 2] - positions[a + 2];
    const vx = positions[c] - positions[a];
    const vy = positions[c + 1] - positions[a + 1];
    const vz = positions[c + 2] - positions[a + 2];
    const x = uy * vz - uz * vy;
    const y = uz * vx - ux * vz;
    const z = ux * vy - uy * vx;
    const length = Math.sqrt(x * x + y * y + z * z);
    if (length === 0) continue;
    out[k] = x / length;
    out[k + 1] = y / length;
    out[k + 2] = z / length;
  }
  return out;
}
const closedForm = {
  name: "closed-form",
  sentence: "Takes depth and way out from the narrow phase that found the contact; exact wherever that is.",
  source: "lecture on rigid contacts (signed distance functions)",
  serves: () => true
};
class SkinRows {
  constructor(rows) {
    this.rows = rows;
  }
  measure(overlap, out) {
    if (overlap.kind !== "skins") return;
    out.begin(overlap.a, overlap.b);
    this.rows.add(overlap.skinA, overlap.skinB, overlap.faces, out);
    out.end();
  }
}
function unitNormal(out, o, positions, corners, face) {
  const a = 3 * corners[3 * face];
  const b = 3 * corners[3 * face + 1];
  const c = 3 * corners[3 * face + 2];
  const ux = positions[b] - positions[a];
  const uy = positions[b + 1] - positions[a + 1];
  const uz = positions[b + 2] - positions[a + 2];
  const vx = positions[c] - positions[a];
  const vy = positions[c + 1] - positions[a + 1];
  const vz = positions[c + 2] - positions[a + 2];
  const x = uy * vz - uz * vy;
  const y = uz * vx - ux * vz;
  const z = ux * vy - uy * vx;
  const size = hypot3(x, y, z);
  if (!(size > 0)) return false;
  out[o] = x / size;
  out[o + 1] = y / size;
  out[o + 2] = z / size;
  return true;
}
const NORMAL_I = 0;
const NORMAL_J = 3;
const HEIGHT_I = 6;
const HEIGHT_J = 9;
const ENDS = 12;
const POINT$1 = 24;
class FaceRows {
  work = new Float64Array(30);
  /** Adds the rows of a pair to its manifold, which was begun. */
  add(sa, sb, list, out) {
    for (let k = 0; k < list.count; k++) this.addPair(sa, sb, list.a(k), list.b(k), out);
  }
  addPair(sa, sb, fi, fj, out) {
    const { work } = this;
    const p = sa.skin.positions;
    const q = sb.skin.positions;
    const ti = sa.skin.triangles;
    const tj = sb.skin.triangles;
    if (!unitNormal(work, NORMAL_I, p, ti, fi) || !unitNormal(work, NORMAL_J, q, tj, fj)) return;
    this.heights(HEIGHT_I, p, ti, fi, q, tj, fj, NORMAL_J);
    this.heights(HEIGHT_J, q, tj, fj, p, ti, fi, NORMAL_I);
    const depthI = -Math.min(0, work[HEIGHT_I], work[HEIGHT_I + 1], work[HEIGHT_I + 2]);
    const depthJ = -Math.min(0, work[HEIGHT_J], work[HEIGHT_J + 1], work[HEIGHT_J + 2]);
    const depth = Math.min(depthI, depthJ);
    if (!(depth > 0) || !this.meet(p, ti, fi, q, tj, fj)) return;
    const row = out.open(featureOf(fi, fj));
    out.onSkin[row] = 1;
    out.depth[row] = depth;
    const isJ = depthI <= depthJ;
    for (let k = 0; k < 3; k++) {
      out.normal[3 * row + k] = isJ ? work[NORMAL_J + k] : -work[NORMAL_I + k];
      out.point[3 * row + k] = work[POINT$1 + k];
      out.placeA[3 * row + k] = work[POINT$1 + k];
      out.placeB[3 * row + k] = work[POINT$1 + k];
      out.nodesA[3 * row + k] = ti[3 * fi + k];
      out.nodesB[3 * row + k] = tj[3 * fj + k];
    }
    weightsAt(out.weightsA, 3 * row, p, ti, fi, work, NORMAL_I);
    weightsAt(out.weightsB, 3 * row, q, tj, fj, work, NORMAL_J);
  }
  /** Heights of a face's corners over the plane of another, to work[o]. */
  heights(o, p, triangles, face, q, others, other, normal) {
    const { work } = this;
    const c = 3 * others[3 * other];
    for (let k = 0; k < 3; k++) {
      const v = 3 * triangles[3 * face + k];
      work[o + k] = (p[v] - q[c]) * work[normal] + (p[v + 1] - q[c + 1]) * work[normal + 1] + (p[v + 2] - q[c + 2]) * work[normal + 2];
    }
  }
  /** Leaves the middle of the common segment at POINT; false when there is none. */
  meet(p, ti, fi, q, tj, fj) {
    const { work } = this;
    if (!this.cut(ENDS, HEIGHT_I, p, ti, fi) || !this.cut(ENDS + 6, HEIGHT_J, q, tj, fj)) return false;
    const dx = work[NORMAL_I + 1] * work[NORMAL_J + 2] - work[NORMAL_I + 2] * work[NORMAL_J + 1];
    const dy = work[NORMAL_I + 2] * work[NORMAL_J] - work[NORMAL_I] * work[NORMAL_J + 2];
    const dz = work[NORMAL_I] * work[NORMAL_J + 1] - work[NORMAL_I + 1] * work[NORMAL_J];
    const lengthSq = dx * dx + dy * dy + dz * dz;
    if (!(lengthSq > 1e-24)) return false;
    let start = Number.NEGATIVE_INFINITY;
    let end = Number.POSITIVE_INFINITY;
    for (let k = ENDS; k < ENDS + 12; k += 6) {
      const s = along$1(work, k, dx, dy, dz);
      const t = along$1(work, k + 3, dx, dy, dz);
      start = Math.max(start, Math.min(s, t));
      end = Math.min(end, Math.max(s, t));
    }
    const shift2 = (start + end) / 2 / lengthSq;
    work[POINT$1] = work[ENDS] + shift2 * dx;
    work[POINT$1 + 1] = work[ENDS + 1] + shift2 * dy;
    work[POINT$1 + 2] = work[ENDS + 2] + shift2 * dz;
    return true;
  }
  /** The two points at which a face's border passes through the other's plane, to work[o]. */
  cut(o, heights, p, triangles, face) {
    const { work } = this;
    let found = 0;
    for (let k = 0; k < 3 && found < 2; k++) {
      const next = k === 2 ? 0 : k + 1;
      const h = work[heights + k];
      const g = work[heights + next];
      if (h < 0 === g < 0) continue;
      const v = 3 * triangles[3 * face + k];
      const w = 3 * triangles[3 * face + next];
      const t = h / (h - g);
      for (let axis = 0; axis < 3; axis++)
        work[o + 3 * found + axis] = p[v + axis] + t * (p[w + axis] - p[v + axis]);
      found++;
    }
    return found === 2;
  }
}
function along$1(work, o, dx, dy, dz) {
  return (work[o] - work[ENDS]) * dx + (work[o + 1] - work[ENDS + 1]) * dy + (work[o + 2] - work[ENDS + 2]) * dz;
}
function weightsAt(out, o, p, triangles, face, work, normal) {
  let sum = 0;
  for (let k = 0; k < 3; k++) {
    const v = 3 * triangles[3 * face + (k + 1) % 3];
    const w = 3 * triangles[3 * face + (k + 2) % 3];
    const ex = p[v] - work[POINT$1];
    const ey = p[v + 1] - work[POINT$1 + 1];
    const ez = p[v + 2] - work[POINT$1 + 2];
    const fx = p[w] - work[POINT$1];
    const fy = p[w + 1] - work[POINT$1 + 1];
    const fz = p[w + 2] - work[POINT$1 + 2];
    const area = (ey * fz - ez * fy) * work[normal] + (ez * fx - ex * fz) * work[normal + 1] + (ex * fy - ey * fx) * work[normal + 2];
    out[o + k] = Math.max(0, area);
    sum += out[o + k];
  }
  for (let k = 0; k < 3; k++) out[o + k] = out[o + k] / sum;
}
const KEEPS$1 = "Pairs of rigid shapes keep their closed form.";
const sphereOverlapMethod = {
  name: "sphere-overlap",
  sentence: `Depth of two overlapping molecules: the sum of their radii less the distance of their centres; with spheres it is the only depth. ${KEEPS$1}`,
  source: "section 3.5.1 of the thesis",
  serves: () => true,
  deforms: (a, b) => a === "mass-spring" || b === "mass-spring"
};
const faceProjectionMethod = {
  name: "face-projection",
  sentence: `Depth of two crossing faces: how far the deepest corner of one lies behind the other's plane; for surfaces of triangles. ${KEEPS$1}`,
  source: "section 3.5.1 of the thesis, with the projection that it means",
  serves: () => true,
  deforms: meetsMolecules,
  measures: ["skins"],
  create: () => new SkinRows(new FaceRows())
};
const SLACK$2 = 1e-12;
class LastCrossing {
  /**
   * Weights of the corners of the triangle, and the place on the segment, 0 at its start and 1 at its end: what stands there before is to be beaten. In an array:
   * numbers handed over or written to fields are boxed.
   */
  weights = new Float64Array(4);
  stack = new Int32Array(128);
  /** The triangle crossed last, or −1. `line` has the start of the segment and the way to its end. */
  find(body, line) {
    const { tree } = body;
    const { boxes, firstLeaf, leafStarts, order } = tree;
    const { stack, weights } = this;
    let found = -1;
    let top = 0;
    stack[top++] = 0;
    while (top > 0) {
      const node = stack[--top];
      if (!reaches(boxes, 6 * node, line, weights)) continue;
      if (node < firstLeaf) {
        stack[top++] = 2 * node + 1;
        stack[top++] = 2 * node + 2;
        continue;
      }
      for (let k = leafStarts[node - firstLeaf]; k < leafStarts[node - firstLeaf + 1]; k++) {
        if (this.cross(body, order[k], line, found)) found = order[k];
      }
    }
    return found;
  }
  /** Does a crossing come later than the one in `weights`, or tie with it and a lower number than `rival`? Then it stands there. */
  cross(body, triangle, line, rival) {
    const best = this.weights[3];
    const dx = line[3];
    const dy = line[4];
    const dz = line[5];
    const p = body.positions;
    const { triangles } = body.topology;
    const a = body.offset + 3 * triangles[3 * triangle];
    const b = body.offset + 3 * triangles[3 * triangle + 1];
    const c = body.offset + 3 * triangles[3 * triangle + 2];
    const ux = p[b] - p[a];
    const uy = p[b + 1] - p[a + 1];
    const uz = p[b + 2] - p[a + 2];
    const vx = p[c] - p[a];
    const vy = p[c + 1] - p[a + 1];
    const vz = p[c + 2] - p[a + 2];
    const kx = dy * vz - dz * vy;
    const ky = dz * vx - dx * vz;
    const kz = dx * vy - dy * vx;
    const det = ux * kx + uy * ky + uz * kz;
    if (det === 0) return false;
    const sx = line[0] - p[a];
    const sy = line[1] - p[a + 1];
    const sz = line[2] - p[a + 2];
    const wb = (sx * kx + sy * ky + sz * kz) / det;
    const qx = sy * uz - sz * uy;
    const qy = sz * ux - sx * uz;
    const qz = sx * uy - sy * ux;
    const wc = (dx * qx + dy * qy + dz * qz) / det;
    if (wb < -SLACK$2 || wc < -SLACK$2 || wb + wc > 1 + SLACK$2) return false;
    const fraction = (vx * qx + vy * qy + vz * qz) / det;
    if (fraction > 1 || fraction < best || fraction === best && (rival < 0 || triangle > rival))
      return false;
    this.weights[3] = fraction;
    this.weights[0] = 1 - wb - wc;
    this.weights[1] = wb;
    this.weights[2] = wc;
    return true;
  }
}
function reaches(boxes, box, line, best) {
  const from = best[3];
  const x0 = line[0] + from * line[3];
  const x1 = line[0] + line[3];
  if (Math.min(x0, x1) > boxes[box + 3] || Math.max(x0, x1) < boxes[box]) return false;
  const y0 = line[1] + from * line[4];
  const y1 = line[1] + line[4];
  if (Math.min(y0, y1) > boxes[box + 4] || Math.max(y0, y1) < boxes[box + 1]) return false;
  const z0 = line[2] + from * line[5];
  const z1 = line[2] + line[5];
  return !(Math.min(z0, z1) > boxes[box + 5] || Math.max(z0, z1) < boxes[box + 2]);
}
const ENDED = -1;
const LOST = -2;
const MOST_STALLS = 32;
function walkLine(body, tet, line, out) {
  const { tets, neighbours, faceTriangles, triangles, tetCount } = body.topology;
  const p = body.positions;
  const o = body.offset;
  const most = line[6];
  const dx = Math.abs(line[3]);
  const dy = Math.abs(line[4]);
  const dz = Math.abs(line[5]);
  const kh = dx > dy ? dx > dz ? 0 : 2 : dy > dz ? 1 : 2;
  const scale = 1 / line[3 + kh];
  if (!(Math.abs(scale) < Infinity)) return LOST;
  const after = kh === 2 ? 0 : kh + 1;
  const before = kh === 0 ? 2 : kh - 1;
  const ku = scale > 0 ? after : before;
  const kv = scale > 0 ? before : after;
  const su = line[3 + ku] * scale;
  const sv = line[3 + kv] * scale;
  const x = line[ku];
  const y = line[kv];
  const z = line[kh];
  let m = 4 * tet;
  let i = tets[m];
  let j = tets[m + 1];
  let k = tets[m + 2];
  let l = tets[m + 3];
  let at = o + 3 * i;
  let hi = p[at + kh] - z;
  let ui = p[at + ku] - x - su * hi;
  let vi = p[at + kv] - y - sv * hi;
  at = o + 3 * j;
  let hj = p[at + kh] - z;
  let uj = p[at + ku] - x - su * hj;
  let vj = p[at + kv] - y - sv * hj;
  at = o + 3 * k;
  let hk = p[at + kh] - z;
  let uk = p[at + ku] - x - su * hk;
  let vk = p[at + kv] - y - sv * hk;
  at = o + 3 * l;
  let h = p[at + kh] - z;
  let u = p[at + ku] - x - su * h;
  let v = p[at + kv] - y - sv * h;
  const ij = ui * vj - vi * uj;
  const jk = uj * vk - vj * uk;
  const ki = uk * vi - vk * ui;
  const il = ui * v - vi * u;
  const jl = uj * v - vj * u;
  const kl = uk * v - vk * u;
  let half = m;
  if (jk >= 0 && kl >= 0 && jl <= 0) {
    i = l;
    ui = u;
    vi = v;
    hi = h;
  } else if (il >= 0 && kl <= 0 && ki >= 0) {
    half = m + 1;
    j = l;
    uj = u;
    vj = v;
    hj = h;
  } else if (ij >= 0 && jl >= 0 && il <= 0) {
    half = m + 2;
    k = l;
    uk = u;
    vk = v;
    hk = h;
  } else if (ki <= 0 && jk <= 0 && ij <= 0) {
    half = m + 3;
    l = j;
    j = k;
    k = l;
    u = uj;
    uj = uk;
    uk = u;
    v = vj;
    vj = vk;
    vk = v;
    h = hj;
    hj = hk;
    hk = h;
  } else return LOST;
  let farthest2 = -Infinity;
  let stalls = 0;
  for (let steps = 0; steps <= tetCount; steps++) {
    const next = neighbours[half];
    if (next < 0 || most < Infinity || steps === 0) {
      const wi = uj * vk - vj * uk;
      const wj = uk * vi - vk * ui;
      const wk = ui * vj - vi * uj;
      const sum = wi + wj + wk;
      const way = scale * (wi * hi + wj * hj + wk * hk);
      if (!(sum > 0) || steps === 0 && !(way >= 0)) return LOST;
      if (way > most * sum) {
        out[3] = most;
        return ENDED;
      }
      if (next < 0) {
        const triangle = faceTriangles[half];
        if (triangle < 0 || !(Math.min(wi, wj, wk) >= -1e-9 * sum)) return LOST;
        const a = triangles[3 * triangle];
        const b = triangles[3 * triangle + 1];
        const wa = Math.max(0, a === i ? wi : a === j ? wj : wk);
        const wb = Math.max(0, b === i ? wi : b === j ? wj : wk);
        out[0] = wa / sum;
        out[1] = wb / sum;
        out[2] = Math.max(0, (sum - wa - wb) / sum);
        out[3] = Math.max(0, way / sum);
        return triangle;
      }
    }
    m = 4 * next;
    l = tets[m] ^ tets[m + 1] ^ tets[m + 2] ^ tets[m + 3] ^ i ^ j ^ k;
    at = o + 3 * l;
    h = p[at + kh] - z;
    u = p[at + ku] - x - su * h;
    v = p[at + kv] - y - sv * h;
    let si = ui * v - vi * u;
    let sj = uj * v - vj * u;
    let sk = uk * v - vk * u;
    if (si === 0) si = vi === v ? u - ui : vi - v;
    if (sj === 0) sj = vj === v ? u - uj : vj - v;
    if (sk === 0) sk = vk === v ? u - uk : vk - v;
    let gone = j;
    if (sj > 0 && si < 0) {
      gone = k;
      k = l;
      uk = u;
      vk = v;
      hk = h;
    } else if (sj < 0 && sk > 0) {
      gone = i;
      i = l;
      ui = u;
      vi = v;
      hi = h;
    } else {
      j = l;
      uj = u;
      vj = v;
      hj = h;
    }
    half = gone === tets[m] ? m : gone === tets[m + 1] ? m + 1 : gone === tets[m + 2] ? m + 2 : m + 3;
    const reach = scale * (hi + hj + hk);
    if (reach > farthest2) {
      farthest2 = reach;
      stalls = 0;
    } else if (++stalls > MOST_STALLS) break;
  }
  return LOST;
}
const DISTANCE = 3;
class Walker {
  /**
   * Weights of the corners of the triangle the line leaves by, and at `DISTANCE` where, in lengths of its direction. In an array: numbers
   * written to fields or given back by calls are boxed.
   */
  weights = new Float64Array(4);
  /**
   * Where the walk starts, its direction, and how many lengths of it at most: x, y, z, dx, dy, dz, most. Numbers handed to a call
   * that isn't inlined are boxed by today's engines; in an array they are not.
   */
  line = new Float64Array(7);
  /** Volumes opposite the four corners where the line leaves. */
  shares = new Float64Array(4);
  /** Walks `line`, which starts in `tet`. Returns the surface triangle it leaves by, `ENDED` or `LOST`. */
  walk(body, tet) {
    const found = walkLine(body, tet, this.line, this.weights);
    return found === LOST ? this.walkByVolumes(body, tet) : found;
  }
  /** The same, slow and sure: `walk` turns to it where it is lost. */
  walkByVolumes(body, tet) {
    const { line } = this;
    const x = line[0];
    const y = line[1];
    const z = line[2];
    const dx = line[3];
    const dy = line[4];
    const dz = line[5];
    const most = line[6];
    const { tets, neighbours, faceTriangles, tetCount } = body.topology;
    const p = body.positions;
    const o = body.offset;
    let t = tet;
    let from = -1;
    let farthest2 = -Infinity;
    let stalls = 0;
    for (let steps = 0; steps <= tetCount; steps++) {
      const a = o + 3 * tets[4 * t];
      const b = o + 3 * tets[4 * t + 1];
      const c = o + 3 * tets[4 * t + 2];
      const d = o + 3 * tets[4 * t + 3];
      const ax = p[a] - x;
      const ay = p[a + 1] - y;
      const az = p[a + 2] - z;
      const ux = p[b] - x - ax;
      const uy = p[b + 1] - y - ay;
      const uz = p[b + 2] - z - az;
      const vx = p[c] - x - ax;
      const vy = p[c + 1] - y - ay;
      const vz = p[c + 2] - z - az;
      const wx = p[d] - x - ax;
      const wy = p[d + 1] - y - ay;
      const wz = p[d + 2] - z - az;
      const bx = vy * wz - vz * wy;
      const by = vz * wx - vx * wz;
      const bz = vx * wy - vy * wx;
      const cx = wy * uz - wz * uy;
      const cy = wz * ux - wx * uz;
      const cz = wx * uy - wy * ux;
      const ex = uy * vz - uz * vy;
      const ey = uz * vx - ux * vz;
      const ez = ux * vy - uy * vx;
      const det = ux * bx + uy * by + uz * bz;
      if (!(Math.abs(det) > 0)) break;
      const s = det > 0 ? 1 : -1;
      const hb = -s * (ax * bx + ay * by + az * bz);
      const hc = -s * (ax * cx + ay * cy + az * cz);
      const hd = -s * (ax * ex + ay * ey + az * ez);
      const ha = s * det - hb - hc - hd;
      const rb = -s * (dx * bx + dy * by + dz * bz);
      const rc = -s * (dx * cx + dy * cy + dz * cz);
      const rd = -s * (dx * ex + dy * ey + dz * ez);
      const ra = -(rb + rc + rd);
      let best = Infinity;
      let face = -1;
      if (ra > 0 && from !== 0) {
        best = ha / ra;
        face = 0;
      }
      if (rb > 0 && from !== 1 && hb < best * rb) {
        best = hb / rb;
        face = 1;
      }
      if (rc > 0 && from !== 2 && hc < best * rc) {
        best = hc / rc;
        face = 2;
      }
      if (rd > 0 && from !== 3 && hd < best * rd) {
        best = hd / rd;
        face = 3;
      }
      if (face < 0) break;
      if (best > farthest2) farthest2 = best;
      else if (++stalls > MOST_STALLS) break;
      if (best > most) {
        this.weights[DISTANCE] = most;
        return ENDED;
      }
      const next = neighbours[4 * t + face];
      if (next < 0) {
        const triangle = faceTriangles[4 * t + face];
        if (triangle < 0) break;
        this.weights[DISTANCE] = Math.max(best, 0);
        const { shares } = this;
        shares[0] = ha - best * ra;
        shares[1] = hb - best * rb;
        shares[2] = hc - best * rc;
        shares[3] = hd - best * rd;
        this.weigh(face);
        return triangle;
      }
      const k = 4 * next;
      from = neighbours[k] === t ? 0 : neighbours[k + 1] === t ? 1 : neighbours[k + 2] === t ? 2 : 3;
      t = next;
    }
    return LOST;
  }
  /** Sets a line from one vertex to another of the same body: offsets of their positions. */
  between(positions, from, to) {
    const { line } = this;
    for (let i = 0; i < 3; i++) {
      line[i] = positions[from + i];
      line[3 + i] = positions[to + i] - positions[from + i];
    }
    line[6] = 1;
  }
  /** Sets an endless line from a vertex along `sign` times a direction. */
  along(positions, from, directions, at, sign) {
    const { line } = this;
    for (let i = 0; i < 3; i++) {
      line[i] = positions[from + i];
      line[3 + i] = sign * directions[at + i];
    }
    line[6] = Infinity;
  }
  /** Weights in the order of `FACE_CORNERS`, which is the order of the triangle's vertices. */
  weigh(face) {
    const { weights, shares } = this;
    const u = Math.max(0, shares[face === 0 ? 1 : 0]);
    const v = Math.max(0, shares[face === 0 ? 2 : face === 1 ? 3 : face === 2 ? 1 : 2]);
    const w = Math.max(0, shares[face === 0 ? 3 : face === 1 ? 2 : face === 2 ? 3 : 1]);
    const sum = u + v + w;
    weights[0] = sum > 0 ? u / sum : 1 / 3;
    weights[1] = sum > 0 ? v / sum : 1 / 3;
    weights[2] = sum > 0 ? w / sum : 1 / 3;
  }
}
class IntersectingEdges {
  /** Number of crossings. */
  count = 0;
  /** Row of the inside vertex; rows ascend. */
  rows = new Int32Array(64);
  /** The end of each edge that is outside. */
  outside = new Int32Array(64);
  /** The partner's surface triangle. */
  triangles = new Int32Array(64);
  /** Weights of the face's corners at each crossing. */
  weights = new Float64Array(192);
  /** Where the edge crosses [m]. */
  points = new Float64Array(192);
  /** Unit, outwards from the partner. */
  normals = new Float64Array(192);
  walker = new Walker();
  last = new LastCrossing();
  /** Finds all crossings of two bodies. */
  find(overlap) {
    this.count = 0;
    const { points } = overlap;
    this.findSide(overlap.a, overlap.b, overlap.rowsA, points.vertices, points.tets, 0, points.split);
    this.findSide(
      overlap.b,
      overlap.a,
      overlap.rowsB,
      points.vertices,
      points.tets,
      points.split,
      points.count
    );
  }
  findSide(own, partner, rowOf, vertices, tets, from, to) {
    if (from === to) return;
    const { linkOffsets, linked } = own.topology;
    const p = own.positions;
    const o = own.offset;
    const { walker } = this;
    const isSelf = own === partner;
    const mayReturn = !isSelf && !partner.isConvex;
    for (let row = from; row < to; row++) {
      const v = vertices[row];
      const end = linkOffsets[v + 1];
      for (let k = linkOffsets[v]; k < end; k++) {
        const w = linked[k];
        if (rowOf[w] >= 0) continue;
        walker.between(p, o + 3 * v, o + 3 * w);
        const triangle = walker.walk(partner, tets[row]);
        if (triangle >= 0 && !mayReturn) this.record(partner, row, w, triangle, walker.weights);
        else if (!isSelf) this.search(partner, row, w, triangle);
      }
    }
  }
  /** Records the crossing of the walker's line that is nearest its end, if any: `triangle` is where the walk left, or negative. */
  search(partner, row, outside, triangle) {
    const { walker, last } = this;
    last.weights[DISTANCE] = triangle >= 0 ? walker.weights[DISTANCE] : 0;
    const later = last.find(partner, walker.line);
    if (later >= 0) this.record(partner, row, outside, later, last.weights);
    else if (triangle >= 0) this.record(partner, row, outside, triangle, walker.weights);
  }
  /** `found` has the weights of the triangle's corners and the fraction of the walker's line. */
  record(partner, row, outside, triangle, found) {
    if (this.count === this.rows.length) this.grow();
    const n = this.count++;
    this.rows[n] = row;
    this.outside[n] = outside;
    this.triangles[n] = triangle;
    const { line } = this.walker;
    const { points, weights } = this;
    const fraction = found[DISTANCE];
    const wa = found[0];
    const wb = found[1];
    const wc = found[2];
    points[3 * n] = line[0] + fraction * line[3];
    points[3 * n + 1] = line[1] + fraction * line[4];
    points[3 * n + 2] = line[2] + fraction * line[5];
    weights[3 * n] = wa;
    weights[3 * n + 1] = wb;
    weights[3 * n + 2] = wc;
    const corners = partner.normalsAt(triangle);
    const { cornerNormals } = partner.topology;
    const a = 3 * cornerNormals[3 * triangle];
    const b = 3 * cornerNormals[3 * triangle + 1];
    const c = 3 * cornerNormals[3 * triangle + 2];
    const x = wa * corners[a] + wb * corners[b] + wc * corners[c];
    const y = wa * corners[a + 1] + wb * corners[b + 1] + wc * corners[c + 1];
    const z = wa * corners[a + 2] + wb * corners[b + 2] + wc * corners[c + 2];
    const length = Math.sqrt(x * x + y * y + z * z);
    const scale = length > 0 ? 1 / length : 0;
    this.normals[3 * n] = x * scale;
    this.normals[3 * n + 1] = y * scale;
    this.normals[3 * n + 2] = z * scale;
  }
  grow() {
    const size = 2 * this.rows.length;
    this.rows = wider$1(this.rows, new Int32Array(size));
    this.outside = wider$1(this.outside, new Int32Array(size));
    this.triangles = wider$1(this.triangles, new Int32Array(size));
    this.weights = wider$1(this.weights, new Float64Array(3 * size));
    this.points = wider$1(this.points, new Float64Array(3 * size));
    this.normals = wider$1(this.normals, new Float64Array(3 * size));
  }
}
function wider$1(from, to) {
  to.set(from);
  return to;
}
const TINY_SQ$1 = 1e-60;
function measureBorder(overlap, edges, out) {
  const { rows, points, normals, count } = edges;
  const { vertices, split } = overlap.points;
  const { depths, directions, stages } = out;
  for (let from = 0; from < count; ) {
    const row = rows[from];
    const body = row < split ? overlap.a : overlap.b;
    const at = body.offset + 3 * vertices[row];
    const px = body.positions[at];
    const py = body.positions[at + 1];
    const pz = body.positions[at + 2];
    let sum = 0;
    let depth = 0;
    let x = 0;
    let y = 0;
    let z = 0;
    let heaviest = from;
    let most = -1;
    let k = from;
    for (; k < count && rows[k] === row; k++) {
      const ex = points[3 * k] - px;
      const ey = points[3 * k + 1] - py;
      const ez = points[3 * k + 2] - pz;
      const nx = normals[3 * k];
      const ny = normals[3 * k + 1];
      const nz = normals[3 * k + 2];
      const weight = 1 / Math.max(ex * ex + ey * ey + ez * ez, TINY_SQ$1);
      sum += weight;
      depth += weight * (ex * nx + ey * ny + ez * nz);
      x += weight * nx;
      y += weight * ny;
      z += weight * nz;
      if (weight > most) {
        most = weight;
        heaviest = k;
      }
    }
    from = k;
    depths[row] = depth / sum;
    stages[row] = BORDER;
    const length = Math.sqrt(x * x + y * y + z * z);
    const blended = length > 0;
    directions[3 * row] = blended ? x / length : normals[3 * heaviest];
    directions[3 * row + 1] = blended ? y / length : normals[3 * heaviest + 1];
    directions[3 * row + 2] = blended ? z / length : normals[3 * heaviest + 2];
    out.faces[row] = edges.triangles[heaviest];
    for (let i = 0; i < 3; i++) out.weights[3 * row + i] = edges.weights[3 * heaviest + i];
  }
}
class Propagation {
  /** Rows in the order they were reached; the propagated ones start at `firstPropagated`. */
  queue = new Int32Array(64);
  count = 0;
  firstPropagated = 0;
  /** Ring of each row, −1 while unreached. */
  rings = new Int32Array(64);
  run(overlap, out) {
    if (this.queue.length < out.count) {
      this.queue = new Int32Array(2 * out.count);
      this.rings = new Int32Array(2 * out.count);
    }
    const { queue, rings } = this;
    let count = 0;
    for (let row = 0; row < out.count; row++) {
      rings[row] = out.stages[row] === BORDER ? 0 : -1;
      if (rings[row] === 0) queue[count++] = row;
    }
    this.firstPropagated = count;
    this.count = count;
    for (let from = 0, ring = 1; from < this.count && this.count < out.count; ring++) {
      const to = this.count;
      for (let k = from; k < to; k++) this.reach(overlap, queue[k], ring);
      for (let k = to; k < this.count; k++) this.measure(overlap, out, queue[k], ring);
      from = to;
    }
  }
  reach(overlap, row, ring) {
    const { linkOffsets, linked } = overlap.owner(row).topology;
    const rowOf = overlap.rowsOf(row);
    const v = overlap.points.vertices[row];
    const { rings, queue } = this;
    for (let k = linkOffsets[v]; k < linkOffsets[v + 1]; k++) {
      const other = rowOf[linked[k]];
      if (other < 0 || rings[other] >= 0) continue;
      rings[other] = ring;
      queue[this.count++] = other;
    }
  }
  measure(overlap, out, row, ring) {
    const body = overlap.owner(row);
    const rowOf = overlap.rowsOf(row);
    const { linkOffsets, linked } = body.topology;
    const { positions, offset } = body;
    const { directions, depths } = out;
    const { rings } = this;
    const v = overlap.points.vertices[row];
    const at = offset + 3 * v;
    let sum = 0;
    let depth = 0;
    let x = 0;
    let y = 0;
    let z = 0;
    for (let k = linkOffsets[v]; k < linkOffsets[v + 1]; k++) {
      const w = linked[k];
      const other = rowOf[w];
      if (other < 0 || rings[other] < 0 || rings[other] >= ring) continue;
      const there = offset + 3 * w;
      const ex = positions[there] - positions[at];
      const ey = positions[there + 1] - positions[at + 1];
      const ez = positions[there + 2] - positions[at + 2];
      const rx = directions[3 * other];
      const ry = directions[3 * other + 1];
      const rz = directions[3 * other + 2];
      const weight = 1 / Math.max(ex * ex + ey * ey + ez * ez, TINY_SQ$1);
      sum += weight;
      depth += weight * (ex * rx + ey * ry + ez * rz + depths[other]);
      x += weight * rx;
      y += weight * ry;
      z += weight * rz;
    }
    const length = Math.sqrt(x * x + y * y + z * z);
    depths[row] = depth / sum;
    out.stages[row] = PROPAGATED;
    if (length > 0) {
      directions[3 * row] = x / length;
      directions[3 * row + 1] = y / length;
      directions[3 * row + 2] = z / length;
    } else out.stages[row] = FALLBACK;
  }
}
class ConsistentDepth {
  edges = new IntersectingEdges();
  propagation = new Propagation();
  walker = new Walker();
  measure(overlap, out) {
    out.reset(overlap.points.count);
    this.edges.find(overlap);
    measureBorder(overlap, this.edges, out);
    this.propagation.run(overlap, out);
    this.findFaces(overlap, out);
  }
  findFaces(overlap, out) {
    const { queue, count, firstPropagated } = this.propagation;
    const { vertices, tets } = overlap.points;
    for (let k = firstPropagated; k < count; k++) {
      const row = queue[k];
      const body = overlap.owner(row);
      const at = body.offset + 3 * vertices[row];
      this.walker.along(body.positions, at, out.directions, 3 * row, 1);
      const face = this.walker.walk(overlap.partner(row), tets[row]);
      if (face < 0) continue;
      out.faces[row] = face;
      for (let i = 0; i < 3; i++) out.weights[3 * row + i] = this.walker.weights[i];
    }
  }
}
const LOST_DIRECTION = 1e-9;
class ClosestFeatureDepth {
  nearest = new NearestPoint();
  ofSelf = new ConsistentDepth();
  measure(overlap, out) {
    if (overlap.a === overlap.b) return this.ofSelf.measure(overlap, out);
    out.reset(overlap.points.count);
    for (let row = 0; row < out.count; row++) {
      measureNearest(overlap, row, this.nearest, out);
      out.stages[row] = BORDER;
    }
  }
}
function measureNearest(overlap, row, nearest, out) {
  const own = overlap.owner(row);
  const partner = overlap.partner(row);
  const at = own.offset + 3 * overlap.points.vertices[row];
  const x = own.positions[at];
  const y = own.positions[at + 1];
  const z = own.positions[at + 2];
  const guess = row > 0 && overlap.partner(row - 1) === partner ? out.faces[row - 1] : -1;
  const face = nearest.find(partner, own.positions, at, guess);
  if (face < 0) return;
  const depth = Math.sqrt(nearest.distanceSq);
  out.depths[row] = depth;
  out.faces[row] = face;
  for (let i = 0; i < 3; i++) out.weights[3 * row + i] = nearest.weights[i];
  if (depth > LOST_DIRECTION * partner.topology.meanEdge) {
    out.directions[3 * row] = (nearest.point[0] - x) / depth;
    out.directions[3 * row + 1] = (nearest.point[1] - y) / depth;
    out.directions[3 * row + 2] = (nearest.point[2] - z) / depth;
  } else faceNormal(partner, face, out.directions, 3 * row);
}
function faceNormal(body, face, out, at) {
  const { triangles } = body.topology;
  const p = body.positions;
  const a = body.offset + 3 * triangles[3 * face];
  const b = body.offset + 3 * triangles[3 * face + 1];
  const c = body.offset + 3 * triangles[3 * face + 2];
  const [ux, uy, uz] = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
  const [vx, vy, vz] = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.sqrt(x * x + y * y + z * z);
  if (length === 0) return;
  out[at] = x / length;
  out[at + 1] = y / length;
  out[at + 2] = z / length;
}
class Candidates {
  count = 0;
  directions = new Float64Array(192);
  weights = new Float64Array(64);
  /** How far `a` must move along each [m], or a lower bound of it where that already rules the candidate out. */
  extents = new Float64Array(64);
  /** Part of each in the blend. */
  shares = new Float64Array(64);
  /** Input of `add` and `addVector`: x, y, z and the weight. In an array, because computed arguments are boxed. */
  draft = new Float64Array(4);
  clear() {
    this.count = 0;
  }
  /** Adds the unit direction in `draft`; a zero one is left out. */
  add() {
    const { draft } = this;
    if (!(draft[3] > 0) || draft[0] === 0 && draft[1] === 0 && draft[2] === 0) return;
    if (this.count === this.weights.length) this.grow();
    for (let i = 0; i < 3; i++) this.directions[3 * this.count + i] = draft[i];
    this.weights[this.count++] = draft[3];
  }
  /** Adds the vector of any length in `draft` by its direction, both ways if asked. */
  addVector(bothWays) {
    const { draft } = this;
    const length = Math.sqrt(draft[0] * draft[0] + draft[1] * draft[1] + draft[2] * draft[2]);
    if (!(length > 0)) return;
    for (let i = 0; i < 3; i++) draft[i] /= length;
    this.add();
    if (!bothWays) return;
    for (let i = 0; i < 3; i++) draft[i] = -draft[i];
    this.add();
  }
  grow() {
    const size = 2 * this.weights.length;
    const directions = new Float64Array(3 * size);
    directions.set(this.directions);
    const weights = new Float64Array(size);
    weights.set(this.weights);
    this.directions = directions;
    this.weights = weights;
    this.extents = new Float64Array(size);
    this.shares = new Float64Array(size);
  }
}
function support(out, o, body, vertices, directions, c, sign) {
  const { positions: p, offset } = body;
  const x = sign * directions[3 * c];
  const y = sign * directions[3 * c + 1];
  const z = sign * directions[3 * c + 2];
  let most = -Infinity;
  for (let k = 0; k < vertices.length; k++) {
    const at = offset + 3 * vertices[k];
    const s = p[at] * x + p[at + 1] * y + p[at + 2] * z;
    if (s > most) most = s;
  }
  out[o] = most;
}
function rayExtent(out, o, overlap, row, walker, directions, c) {
  const own = overlap.owner(row);
  const v = overlap.points.vertices[row];
  const at = own.offset + 3 * v;
  const s = row < overlap.points.split ? 1 : -1;
  walker.along(own.positions, at, directions, 3 * c, s);
  const through = walker.walk(overlap.partner(row), overlap.points.tets[row]);
  out[o] = through >= 0 ? walker.weights[DISTANCE] : 0;
  walker.along(own.positions, at, directions, 3 * c, -s);
  if (walkOwn(own, v, walker)) out[o] += walker.weights[DISTANCE];
}
function walkOwn(body, vertex, walker) {
  const { vertexTets, vertexTetOffsets } = body.topology;
  for (let k = vertexTetOffsets[vertex]; k < vertexTetOffsets[vertex + 1]; k++) {
    if (entersAt(body, vertexTets[k], vertex, walker.line)) return walker.walk(body, vertexTets[k]) >= 0;
  }
  return false;
}
function entersAt(body, tet, vertex, line) {
  const { tets } = body.topology;
  const { positions: p, offset } = body;
  let own = 0;
  while (tets[4 * tet + own] !== vertex) own++;
  const o = offset + 3 * vertex;
  const b = offset + 3 * tets[4 * tet + (own + 1 & 3)];
  const c = offset + 3 * tets[4 * tet + (own + 2 & 3)];
  const d = offset + 3 * tets[4 * tet + (own + 3 & 3)];
  return inCone(p, o, b, c, d, line);
}
function inCone(p, o, b, c, d, line) {
  const dx = line[3];
  const dy = line[4];
  const dz = line[5];
  const ux = p[b] - p[o];
  const uy = p[b + 1] - p[o + 1];
  const uz = p[b + 2] - p[o + 2];
  const vx = p[c] - p[o];
  const vy = p[c + 1] - p[o + 1];
  const vz = p[c + 2] - p[o + 2];
  const wx = p[d] - p[o];
  const wy = p[d + 1] - p[o + 1];
  const wz = p[d + 2] - p[o + 2];
  const nx = vy * wz - vz * wy;
  const ny = vz * wx - vx * wz;
  const nz = vx * wy - vy * wx;
  const det = ux * nx + uy * ny + uz * nz;
  const s = det > 0 ? 1 : -1;
  if (s * (dx * nx + dy * ny + dz * nz) < 0) return false;
  if (s * (dx * (wy * uz - wz * uy) + dy * (wz * ux - wx * uz) + dz * (wx * uy - wy * ux)) < 0) return false;
  return s * (dx * (uy * vz - uz * vy) + dy * (uz * vx - ux * vz) + dz * (ux * vy - uy * vx)) >= 0;
}
const TIE_WIDTH = 0.15;
const NARROW$1 = 0.2;
const MOST_RANKED = 16;
const BIAS$1 = 1e-7;
const BIAS_X = 0.36;
const BIAS_Y = 0.48;
const BIAS_Z = 0.8;
class DirectionChooser {
  constructor(walker) {
    this.walker = walker;
  }
  /** The way out for body `a`, unit; zero when all cancel exactly. */
  direction = new Float64Array(3);
  /** How far `a` must move along it [m]. */
  extent = 0;
  /** Length of the blended direction before it is made unit: 1 when all agree, 0 when they cancel. */
  coherence = 0;
  /** What b reaches ahead and a behind, and what a ray or a span asks for [m]. */
  reach = new Float64Array(3);
  /** Above this an extent need not be known [m]. */
  most = new Float64Array(1);
  ranked = new Int32Array(MOST_RANKED);
  /** The region's cloud and samples must stand in the table, unless both bodies are convex. */
  choose(overlap, a, b, candidates, regions, region) {
    const { directions, extents, count } = candidates;
    const first = this.boundFromBelow(a, b, candidates, regions, region);
    const areExact = regions.convexity[0] === 1 && isWhole(a) && isWhole(b);
    let best = Infinity;
    for (let k = -1; k < count; k++) {
      const c = k < 0 ? first : k;
      if (k === first || extents[c] > (1 + TIE_WIDTH) * best) continue;
      const x = directions[3 * c];
      const y = directions[3 * c + 1];
      const z = directions[3 * c + 2];
      const bias = 1 - BIAS$1 * (BIAS_X * x + BIAS_Y * y + BIAS_Z * z);
      this.most[0] = (1 + TIE_WIDTH) * best;
      if (!areExact) this.findExtent(overlap, a, b, candidates, c, regions, region);
      extents[c] = bias * extents[c];
      best = Math.min(best, extents[c]);
    }
    this.extent = best;
    if (this.blend(candidates, best) < 2 || this.coherence === 0) return;
    this.extent = this.extentOfBlend(candidates);
  }
  /** Extents over a few vertices, and spans of a few points of the region; returns the candidate with the smallest. */
  boundFromBelow(a, b, candidates, regions, region) {
    const { directions, extents, count } = candidates;
    const { reach } = this;
    const share = regions.convexity[0];
    let first = 0;
    for (let c = 0; c < count; c++) {
      let e = 0;
      if (share > 0) {
        support(reach, 0, b.body, b.patches.samples, directions, c, 1);
        support(reach, 1, a.body, a.patches.samples, directions, c, -1);
        e = reach[0] + reach[1];
      }
      e = share * Math.max(e, 0);
      if (share < 1) regions.spanAtLeast(reach, 2, region, directions, c);
      extents[c] = share < 1 ? e + (1 - share) * reach[2] : e;
      if (extents[c] < extents[first]) first = c;
    }
    return first;
  }
  /** The extent in the place of its bound, which it is at least, or anything above `most` once it is known to be above. */
  findExtent(overlap, a, b, { directions, extents }, c, regions, region) {
    const { reach } = this;
    const most = this.most[0];
    const share = regions.convexity[0];
    let e = 0;
    if (share > 0) {
      support(reach, 0, b.body, b.body.topology.surfaceVertices, directions, c, 1);
      support(reach, 1, a.body, a.body.topology.surfaceVertices, directions, c, -1);
      e = share * Math.max(0, reach[0] + reach[1]);
    }
    if (share === 1) {
      extents[c] = e;
      return;
    }
    regions.span(reach, 2, region, directions, c);
    let longest = reach[2];
    const { samples, sampleCount } = regions;
    for (let k = 0; k < sampleCount && e + (1 - share) * longest <= most; k++) {
      rayExtent(reach, 2, overlap, samples[k], this.walker, directions, c);
      longest = Math.max(longest, reach[2]);
    }
    extents[c] = Math.max(extents[c], e + (1 - share) * longest);
  }
  /** Along a blend the bodies are free as soon as they are along any candidate: its extent over the cosine to it. */
  extentOfBlend({ directions, extents, count }) {
    const x = this.direction[0];
    const y = this.direction[1];
    const z = this.direction[2];
    let least2 = Infinity;
    for (let c = 0; c < count; c++) {
      const cosine = x * directions[3 * c] + y * directions[3 * c + 1] + z * directions[3 * c + 2];
      if (cosine > 0 && extents[c] <= (1 + TIE_WIDTH) * this.extent)
        least2 = Math.min(least2, extents[c] / cosine);
    }
    return least2;
  }
  /** Returns how many candidates take part. */
  blend(candidates, best) {
    const { directions, weights, extents, count, shares } = candidates;
    for (let c = 0; c < count; c++) {
      const above = best > 0 ? extents[c] / best - 1 : extents[c] > 0 ? Infinity : 0;
      shares[c] = Math.max(0, weights[c] * (1 - above / TIE_WIDTH));
    }
    const third = this.thirdShare(candidates);
    let parts = 0;
    let x = 0;
    let y = 0;
    let z = 0;
    let sum = 0;
    let most = 0;
    for (let c = 0; c < count; c++) {
      const weight = shares[c] - third;
      if (shares[c] > most) most = shares[c];
      if (!(weight > 0)) continue;
      parts++;
      sum += weight;
      x += weight * directions[3 * c];
      y += weight * directions[3 * c + 1];
      z += weight * directions[3 * c + 2];
    }
    const length = Math.sqrt(x * x + y * y + z * z);
    const scale = length > 0 ? 1 / length : 0;
    this.direction[0] = x * scale;
    this.direction[1] = y * scale;
    this.direction[2] = z * scale;
    this.coherence = sum > 0 ? (1 - third / most) * length / sum : 0;
    return parts;
  }
  /**
   * How far three directions compete: the largest over all triples of the smallest share times how far the three stand apart. Symmetric
   * in the candidates, so that it never jumps when two change places.
   */
  thirdShare(candidates) {
    const { directions: d, shares } = candidates;
    const { ranked } = this;
    const count = this.rank(candidates);
    let third = 0;
    for (let n = 2; n < count && shares[ranked[n]] > third; n++) {
      const c = 3 * ranked[n];
      const share = shares[ranked[n]];
      for (let m = 1; m < n; m++) {
        const b = 3 * ranked[m];
        const x = d[b + 1] * d[c + 2] - d[b + 2] * d[c + 1];
        const y = d[b + 2] * d[c] - d[b] * d[c + 2];
        const z = d[b] * d[c + 1] - d[b + 1] * d[c];
        for (let l = 0; l < m; l++) {
          const a = 3 * ranked[l];
          const volume = x * d[a] + y * d[a + 1] + z * d[a + 2];
          const apart = (volume * volume - NARROW$1) / (1 - NARROW$1);
          if (share * apart > third) third = share * apart;
        }
      }
    }
    return third;
  }
  /** Numbers of the candidates with the largest shares, in falling order, to `ranked`; returns how many. */
  rank({ shares, count }) {
    const { ranked } = this;
    let size = 0;
    for (let c = 0; c < count; c++) {
      const share = shares[c];
      if (!(share > 0) || size === ranked.length && share <= shares[ranked[size - 1]]) continue;
      let at = size < ranked.length ? size++ : size - 1;
      for (; at > 0 && shares[ranked[at - 1]] < share; at--) ranked[at] = ranked[at - 1];
      ranked[at] = c;
    }
    return size;
  }
}
function isWhole({ patches, body }) {
  return patches.samples.length === body.topology.surfaceVertices.length;
}
class ContactAreas {
  /** Area of patch `c` of `a` in region `r` at `r · stride + c`, of `b` at `r · stride + patches of a + c` [m²]. */
  areas = new Float64Array(64);
  stride = 0;
  /** Sum of all area vectors of a region as the way out for `a`: `b`'s minus `a`'s [m²]. */
  vectors = new Float64Array(24);
  /** `fades` has the share 0 … 1 of each row. */
  gather(overlap, a, b, regions, regionCount, fades) {
    this.stride = a.patches.count + b.patches.count;
    const size = this.stride * regionCount;
    if (this.areas.length < size) this.areas = new Float64Array(2 * size);
    if (this.vectors.length < 3 * regionCount) this.vectors = new Float64Array(6 * regionCount);
    this.areas.fill(0, 0, size);
    this.vectors.fill(0, 0, 3 * regionCount);
    this.gatherSide(a, 0, -1, overlap.rowsA, regions, fades);
    this.gatherSide(b, a.patches.count, 1, overlap.rowsB, regions, fades);
  }
  /** Adds the triangles that edges pierce; `scale` is the area an edge stands for [m²]. */
  addCrossings(overlap, a, b, edges, regions, fades) {
    const { split, vertices } = overlap.points;
    for (let k = 0; k < edges.count; k++) {
      const row = edges.rows[k];
      const partner = row < split ? b : a;
      const own = row < split ? overlap.a : overlap.b;
      const { meanEdge } = own.topology;
      const left = Math.min(1, 4 * remainder(own, vertices[row], edges.outside[k], edges.points, 3 * k));
      const at = regions[row] * this.stride + (row < split ? a.patches.count : 0);
      this.areas[at + partner.patches.patchOf[edges.triangles[k]]] += 0.1 * meanEdge * meanEdge * fades[row] * left;
    }
  }
  gatherSide(shape, firstPatch, sign, rows, regions, fades) {
    const { patchOf } = shape.patches;
    const { triangles } = shape.body.topology;
    const { positions: p, offset } = shape.body;
    for (let t = 0; t < patchOf.length; t++) {
      const i = triangles[3 * t];
      const j = triangles[3 * t + 1];
      const k = triangles[3 * t + 2];
      const ri = rows[i];
      const rj = rows[j];
      const rk = rows[k];
      if (ri < 0 && rj < 0 && rk < 0) continue;
      const a = offset + 3 * i;
      const b = offset + 3 * j;
      const c = offset + 3 * k;
      const ux = p[b] - p[a];
      const uy = p[b + 1] - p[a + 1];
      const uz = p[b + 2] - p[a + 2];
      const vx = p[c] - p[a];
      const vy = p[c + 1] - p[a + 1];
      const vz = p[c + 2] - p[a + 2];
      const x = (uy * vz - uz * vy) / 6;
      const y = (uz * vx - ux * vz) / 6;
      const z = (ux * vy - uy * vx) / 6;
      const area = Math.sqrt(x * x + y * y + z * z);
      const patch = firstPatch + patchOf[t];
      if (ri >= 0) this.add(regions[ri], patch, fades[ri], sign * x, sign * y, sign * z, area);
      if (rj >= 0) this.add(regions[rj], patch, fades[rj], sign * x, sign * y, sign * z, area);
      if (rk >= 0) this.add(regions[rk], patch, fades[rk], sign * x, sign * y, sign * z, area);
    }
  }
  add(region, patch, fade, x, y, z, area) {
    this.areas[region * this.stride + patch] += fade * area;
    this.vectors[3 * region] += fade * x;
    this.vectors[3 * region + 1] += fade * y;
    this.vectors[3 * region + 2] += fade * z;
  }
}
function remainder(body, inside, outside, points, at) {
  const { positions: p, offset } = body;
  const q = offset + 3 * outside;
  const v = offset + 3 * inside;
  let whole = 0;
  let rest = 0;
  for (let i = 0; i < 3; i++) {
    whole += (p[q + i] - p[v + i]) ** 2;
    rest += (p[q + i] - points[at + i]) ** 2;
  }
  return whole > 0 ? Math.sqrt(rest / whole) : 0;
}
const PATCH_COSINE = 0.94;
const CREASE_COSINE = 0.985;
const FLAT_COSINE = 0.9994;
const MOST_CREASES = 4;
const SAMPLES$1 = 16;
class Patches {
  /** Patch of each surface triangle. */
  patchOf;
  count;
  /** Two vertices per crease edge, in the order and sense of its class. */
  creases;
  /** Crease edges of class `c`: from `2 creaseStarts[c]` to `2 creaseStarts[c + 1]` in `creases`. */
  creaseStarts;
  /** 1 for patches that are plane within 2° at rest. */
  isFlat;
  /** Distance of each vertex to the surface at rest [m]; 0 on it. */
  insets;
  /** Do patches bend? Then their normals are samples of a continuum, and a contact's area vector says more. */
  isCurved;
  /** Surface vertices far from each other at rest. */
  samples;
  constructor(topology) {
    const normals = unitNormals(topology.restPositions, topology.triangles);
    this.patchOf = new Int32Array(topology.triangles.length / 3).fill(-1);
    this.count = growPatches(topology, normals, this.patchOf);
    this.isFlat = new Uint8Array(this.count).fill(1);
    this.isCurved = markBent(normals, this.patchOf, this.isFlat) > 0.1;
    this.insets = insetsOf(topology);
    const classes = creaseClasses(topology, normals);
    this.creases = Uint32Array.from(classes.flat());
    this.creaseStarts = new Uint32Array(classes.length + 1);
    classes.forEach((edges, c) => {
      this.creaseStarts[c + 1] = this.creaseStarts[c] + edges.length / 2;
    });
    this.samples = farApart(topology);
  }
}
function growPatches(topology, normals, patchOf) {
  const { triangleNeighbours } = topology;
  let count = 0;
  for (let first = 0; first < patchOf.length; first++) {
    if (patchOf[first] >= 0) continue;
    const queue = [first];
    patchOf[first] = count;
    for (const t of queue) {
      for (let side = 3 * t; side < 3 * t + 3; side++) {
        const other = triangleNeighbours[side];
        if (other < 0 || patchOf[other] >= 0 || dot$1(normals, first, other) < PATCH_COSINE) continue;
        patchOf[other] = count;
        queue.push(other);
      }
    }
    count++;
  }
  return count;
}
function dot$1(normals, s, t) {
  return normals[3 * s] * normals[3 * t] + normals[3 * s + 1] * normals[3 * t + 1] + normals[3 * s + 2] * normals[3 * t + 2];
}
function markBent(normals, patchOf, isFlat) {
  const first = new Int32Array(isFlat.length).fill(-1);
  let bent = 0;
  for (let t = 0; t < patchOf.length; t++) {
    const patch = patchOf[t];
    if (first[patch] < 0) first[patch] = t;
    else if (dot$1(normals, first[patch], t) < FLAT_COSINE) {
      isFlat[patch] = 0;
      bent++;
    }
  }
  return bent / patchOf.length;
}
function insetsOf(topology) {
  const { restPositions: p, onSurface } = topology;
  const body = new TetBody(topology);
  const nearest = new NearestPoint();
  return Float64Array.from(onSurface, (isOn, v) => {
    if (isOn) return 0;
    nearest.find(body, p, 3 * v);
    return Math.sqrt(nearest.distanceSq);
  });
}
function creaseClasses(topology, normals) {
  const { triangles, triangleNeighbours, restPositions: p, creaseCosine } = topology;
  const classes = [];
  for (let half = 0; half < triangles.length; half++) {
    const t = Math.floor(half / 3);
    const other = triangleNeighbours[half];
    if (other <= t || dot$1(normals, t, other) >= creaseCosine) continue;
    const from = triangles[half];
    const to = triangles[half % 3 === 2 ? half - 2 : half + 1];
    const edge = [0, 1, 2].map((i) => p[3 * to + i] - p[3 * from + i]);
    const length = Math.sqrt(edge[0] ** 2 + edge[1] ** 2 + edge[2] ** 2);
    const direction = edge.map((x) => x / length);
    const cosine = (c) => c.direction.reduce((sum, x, i) => sum + x * direction[i], 0);
    const found = classes.find((c) => Math.abs(cosine(c)) >= CREASE_COSINE);
    if (!found) classes.push({ direction, length, edges: [from, to] });
    else {
      found.length += length;
      found.edges.push(...cosine(found) > 0 ? [from, to] : [to, from]);
    }
  }
  classes.sort((c, d) => d.length - c.length || c.edges[0] - d.edges[0]);
  return classes.slice(0, MOST_CREASES).map((c) => c.edges);
}
function farApart({ surfaceVertices, restPositions: p }) {
  const distances = new Float64Array(surfaceVertices.length).fill(Infinity);
  const out = [];
  let next = 0;
  while (out.length < Math.min(SAMPLES$1, surfaceVertices.length)) {
    const v = surfaceVertices[next];
    out.push(v);
    let most = -1;
    surfaceVertices.forEach((w, k) => {
      const d = [0, 1, 2].reduce((sum, i) => sum + (p[3 * v + i] - p[3 * w + i]) ** 2, 0);
      distances[k] = Math.min(distances[k], d);
      if (distances[k] > most) {
        most = distances[k];
        next = k;
      }
    });
  }
  return Uint32Array.from(out);
}
const CONVEX_BELOW = 0.02;
const CONCAVE_ABOVE = 0.08;
class LiveShape {
  constructor(body, patches = new Patches(body.topology)) {
    this.body = body;
    this.patches = patches;
    this.areas = new Float64Array(3 * this.patches.count);
    this.heights = new Float64Array(this.patches.count);
    this.normals = new Float64Array(3 * this.patches.count);
    this.planes = new Float64Array(4 * this.patches.isFlat.reduce((sum, flat) => sum + flat, 0));
    this.creases = new Float64Array(3 * (this.patches.creaseStarts.length - 1));
  }
  /** Area vectors of the patches [m²]. */
  areas;
  /** Unit normals of the patches; zero for one without area. */
  normals;
  /** Planes of the flat patches, outermost of each: unit normal and height, four numbers each [m]. */
  planes;
  /** Unit directions of the classes of creases. */
  creases;
  /** 1 for a convex body, 0 for one that is far from it. */
  convexity = 1;
  /** A ball inside the body: centre and radius [m]. Of a convex body only, else its radius is 0. */
  ball = new Float64Array(4);
  version = -1;
  heights;
  refresh() {
    if (this.version === this.body.version) return this;
    this.version = this.body.version;
    this.sumAreas();
    this.normals.set(this.areas);
    normaliseAll(this.normals);
    this.findPlanes();
    this.sumCreases();
    normaliseAll(this.creases);
    const share = (this.body.concavity - CONVEX_BELOW) / (CONCAVE_ABOVE - CONVEX_BELOW);
    this.convexity = 1 - Math.min(1, Math.max(0, share));
    this.findBall();
    return this;
  }
  /** The middle of the surface's vertices, and the nearest plane of a triangle. */
  findBall() {
    const { ball } = this;
    const { triangles, surfaceVertices } = this.body.topology;
    const { positions: p, offset } = this.body;
    ball.fill(0);
    for (let k = 0; k < surfaceVertices.length; k++) {
      const v = offset + 3 * surfaceVertices[k];
      for (let i = 0; i < 3; i++) ball[i] += p[v + i] / surfaceVertices.length;
    }
    if (this.convexity < 1) return;
    let leastSq = Infinity;
    const vectors = this.body.faceVectors;
    for (let k = 0; k < triangles.length; k += 3) {
      const a = offset + 3 * triangles[k];
      const nx = vectors[k];
      const ny = vectors[k + 1];
      const nz = vectors[k + 2];
      const above = (p[a] - ball[0]) * nx + (p[a + 1] - ball[1]) * ny + (p[a + 2] - ball[2]) * nz;
      if (!(above > 0)) return;
      leastSq = Math.min(leastSq, above * above / (nx * nx + ny * ny + nz * nz));
    }
    ball[3] = Math.sqrt(leastSq);
  }
  sumAreas() {
    const { areas } = this;
    const { patchOf } = this.patches;
    const vectors = this.body.faceVectors;
    areas.fill(0);
    for (let t = 0; t < patchOf.length; t++) {
      const at = 3 * patchOf[t];
      for (let i = 0; i < 3; i++) areas[at + i] += 0.5 * vectors[3 * t + i];
    }
  }
  findPlanes() {
    const { planes, normals, heights } = this;
    const { patchOf, isFlat, count } = this.patches;
    const { triangles } = this.body.topology;
    const { positions: p, offset } = this.body;
    if (planes.length === 0) return;
    heights.fill(-Infinity);
    for (let k = 0; k < triangles.length; k++) {
      const patch = patchOf[Math.floor(k / 3)];
      if (isFlat[patch] === 0) continue;
      const v = offset + 3 * triangles[k];
      const height = p[v] * normals[3 * patch] + p[v + 1] * normals[3 * patch + 1] + p[v + 2] * normals[3 * patch + 2];
      if (height > heights[patch]) heights[patch] = height;
    }
    let at = 0;
    for (let patch = 0; patch < count; patch++) {
      if (isFlat[patch] === 0) continue;
      for (let i = 0; i < 3; i++) planes[at++] = normals[3 * patch + i];
      planes[at++] = heights[patch];
    }
  }
  sumCreases() {
    const { creases: edges, creaseStarts } = this.patches;
    const { positions: p, offset } = this.body;
    this.creases.fill(0);
    for (let c = 0; c + 1 < creaseStarts.length; c++) {
      for (let k = 2 * creaseStarts[c]; k < 2 * creaseStarts[c + 1]; k += 2) {
        const from = offset + 3 * edges[k];
        const to = offset + 3 * edges[k + 1];
        for (let i = 0; i < 3; i++) this.creases[3 * c + i] += p[to + i] - p[from + i];
      }
    }
  }
}
function normaliseAll(vectors) {
  for (let k = 0; k < vectors.length; k += 3) {
    const length = Math.sqrt(vectors[k] ** 2 + vectors[k + 1] ** 2 + vectors[k + 2] ** 2);
    const scale = length > 0 ? 1 / length : 0;
    for (let i = k; i < k + 3; i++) vectors[i] *= scale;
  }
}
function insetAt(shape, tet, points, at, out, row) {
  const { tets } = shape.body.topology;
  const { positions: p, offset } = shape.body;
  const { insets } = shape.patches;
  const i = tets[4 * tet];
  const j = tets[4 * tet + 1];
  const k = tets[4 * tet + 2];
  const l = tets[4 * tet + 3];
  const a = offset + 3 * i;
  const b = offset + 3 * j;
  const c = offset + 3 * k;
  const d = offset + 3 * l;
  const ux = p[b] - p[a];
  const uy = p[b + 1] - p[a + 1];
  const uz = p[b + 2] - p[a + 2];
  const vx = p[c] - p[a];
  const vy = p[c + 1] - p[a + 1];
  const vz = p[c + 2] - p[a + 2];
  const wx = p[d] - p[a];
  const wy = p[d + 1] - p[a + 1];
  const wz = p[d + 2] - p[a + 2];
  const qx = points[at] - p[a];
  const qy = points[at + 1] - p[a + 1];
  const qz = points[at + 2] - p[a + 2];
  const nx = vy * wz - vz * wy;
  const ny = vz * wx - vx * wz;
  const nz = vx * wy - vy * wx;
  const kx = uy * qz - uz * qy;
  const ky = uz * qx - ux * qz;
  const kz = ux * qy - uy * qx;
  const det = ux * nx + uy * ny + uz * nz;
  out[row] = 0;
  if (det === 0) return;
  const wb = (qx * nx + qy * ny + qz * nz) / det;
  const wc = (wx * kx + wy * ky + wz * kz) / det;
  const wd = -(vx * kx + vy * ky + vz * kz) / det;
  const wa = 1 - wb - wc - wd;
  out[row] = Math.max(0, wa * insets[i] + wb * insets[j] + wc * insets[k] + wd * insets[l]);
}
const PARALLEL = 1e-4;
const FADING = 1e-3;
const FAR$2 = (1 + TIE_WIDTH) * (1 + 1e-6);
class NearCandidates {
  /** From ball to ball, and what the radii and the bound leave for it: a unit direction d stays while d·way ≤ rest [m]. */
  way = new Float64Array(3);
  rest = new Float64Array(1);
  reach = new Float64Array(2);
  /** The unit way out for `a` that is nearest to the line between the balls, and how far it follows `way`. */
  guess = new Float64Array(4);
  /** Adds the normals, those of `a` turned round. */
  addNormals(candidates, a, b) {
    this.aim(a, b);
    this.addSide(candidates, a.normals, -1);
    this.addSide(candidates, b.normals, 1);
  }
  /** No direction is left out: bodies that are not convex have no ball to go by. */
  takeAll() {
    this.rest[0] = Infinity;
  }
  /**
   * Adds the cross products, both ways. Nearly parallel creases cross in a direction that rounding makes; the patches beside them
   * cover it.
   */
  addCrosses(candidates, a, b) {
    const { way } = this;
    const { draft } = candidates;
    const p = a.creases;
    const q = b.creases;
    const rest = this.rest[0];
    for (let i = 0; i < p.length; i += 3) {
      for (let j = 0; j < q.length; j += 3) {
        const x = p[i + 1] * q[j + 2] - p[i + 2] * q[j + 1];
        const y = p[i + 2] * q[j] - p[i] * q[j + 2];
        const z = p[i] * q[j + 1] - p[i + 1] * q[j];
        const lengthSq = x * x + y * y + z * z;
        if (!(lengthSq > PARALLEL)) continue;
        const length = Math.sqrt(lengthSq);
        const along2 = x * way[0] + y * way[1] + z * way[2];
        if (along2 > rest * length && -along2 > rest * length) continue;
        draft[3] = Math.min(1, (lengthSq - PARALLEL) / FADING);
        draft[0] = x / length;
        draft[1] = y / length;
        draft[2] = z / length;
        if (along2 <= rest * length) candidates.add();
        for (let k = 0; k < 3; k++) draft[k] = -draft[k];
        if (-along2 <= rest * length) candidates.add();
      }
    }
  }
  aim(a, b) {
    const { way, rest, reach, guess } = this;
    for (let i = 0; i < 3; i++) way[i] = b.ball[i] - a.ball[i];
    guess[3] = Infinity;
    this.guessFrom(a.normals, -1);
    this.guessFrom(b.normals, 1);
    rest[0] = Infinity;
    if (guess[3] === Infinity) return;
    support(reach, 0, b.body, b.body.topology.surfaceVertices, guess, 0, 1);
    support(reach, 1, a.body, a.body.topology.surfaceVertices, guess, 0, -1);
    rest[0] = FAR$2 * Math.max(reach[0] + reach[1], 0) - a.ball[3] - b.ball[3];
  }
  guessFrom(normals, sign) {
    const { way, guess } = this;
    for (let k = 0; k < normals.length; k += 3) {
      const x = sign * normals[k];
      const y = sign * normals[k + 1];
      const z = sign * normals[k + 2];
      const along2 = x * way[0] + y * way[1] + z * way[2];
      if (along2 >= guess[3] || x === 0 && y === 0 && z === 0) continue;
      guess[0] = x;
      guess[1] = y;
      guess[2] = z;
      guess[3] = along2;
    }
  }
  addSide(candidates, normals, sign) {
    const { way } = this;
    const { draft } = candidates;
    const rest = this.rest[0];
    draft[3] = 1;
    for (let k = 0; k < normals.length; k += 3) {
      const x = sign * normals[k];
      const y = sign * normals[k + 1];
      const z = sign * normals[k + 2];
      if (x * way[0] + y * way[1] + z * way[2] > rest) continue;
      draft[0] = x;
      draft[1] = y;
      draft[2] = z;
      candidates.add();
    }
  }
}
const RAYS = 48;
const FEW_POINTS = 48;
class RegionTable {
  count = 0;
  /** 1 where both bodies are convex, 0 where one is far from it. This and the like in arrays: numbers handed over are boxed. */
  convexity = new Float64Array(1);
  /** Unit way out for body `a`. */
  directions = new Float64Array(24);
  /** How far `a` must move along it [m]. */
  extents = new Float64Array(8);
  /** 1 when the candidates agree on the way out, 0 when they cancel. */
  coherences = new Float64Array(8);
  /** Share of the region's own direction in its points' directions; the rest is the way to the nearest surface. */
  shares = new Float64Array(8);
  /** Rows of region `r`: `rows[starts[r] … starts[r + 1] − 1]`, ascending. */
  starts = new Int32Array(9);
  rows = new Int32Array(64);
  /** Rows of the present region that send rays. */
  samples = new Int32Array(64);
  sampleCount = 0;
  /** Points that both bodies share, by region: colliding vertices and crossings of edges [m]. */
  cloud = new Float64Array(192);
  cloudStarts = new Int32Array(9);
  reset(count, depths, overlap) {
    if (this.extents.length < count) this.grow(2 * count);
    if (this.rows.length < depths.count) {
      this.rows = new Int32Array(2 * depths.count);
      this.samples = new Int32Array(2 * depths.count);
    }
    this.count = count;
    const { starts, rows } = this;
    starts.fill(0, 0, count + 1);
    for (let row = 0; row < depths.count; row++) starts[depths.regions[row]]++;
    for (let r = 1; r <= count; r++) starts[r] += starts[r - 1];
    for (let row = overlap.points.count - 1; row >= 0; row--) rows[--starts[depths.regions[row]]] = row;
  }
  /**
   * Rows of a region for the rays: vertices whose number is a multiple of a stride that follows from the size of the body alone, so
   * that a vertex is sampled or not whatever else collides; all rows if that leaves fewer than four.
   */
  takeSamples(region, overlap) {
    const { starts, rows, samples } = this;
    const strideA = Math.ceil(overlap.a.topology.vertexCount / (4 * RAYS));
    const strideB = Math.ceil(overlap.b.topology.vertexCount / (4 * RAYS));
    let count = 0;
    for (let k = starts[region]; k < starts[region + 1]; k++) {
      const stride = rows[k] < overlap.points.split ? strideA : strideB;
      if (overlap.points.vertices[rows[k]] % stride === 0) samples[count++] = rows[k];
    }
    this.sampleCount = count;
    if (count >= 4) return;
    count = 0;
    for (let k = starts[region]; k < starts[region + 1] && count < RAYS; k++) samples[count++] = rows[k];
    this.sampleCount = count;
  }
  /** Collects what the bodies share in each region. */
  gatherCloud(overlap, edges, regionOf) {
    const { cloudStarts, count } = this;
    const { vertices, count: rowCount } = overlap.points;
    const size = 3 * (rowCount + edges.count);
    if (this.cloud.length < size) this.cloud = new Float64Array(2 * size);
    cloudStarts.fill(0, 0, count + 1);
    for (let row = 0; row < rowCount; row++) cloudStarts[regionOf[row]]++;
    for (let k = 0; k < edges.count; k++) cloudStarts[regionOf[edges.rows[k]]]++;
    for (let r = 1; r <= count; r++) cloudStarts[r] += cloudStarts[r - 1];
    for (let row = 0; row < rowCount; row++) {
      const own = overlap.owner(row);
      this.put(--cloudStarts[regionOf[row]], own.positions, own.offset + 3 * vertices[row]);
    }
    for (let k = 0; k < edges.count; k++)
      this.put(--cloudStarts[regionOf[edges.rows[k]]], edges.points, 3 * k);
  }
  /** Writes the extent of the region along direction `c` to out[o] [m]. */
  span(out, o, region, directions, c) {
    this.spanOfEvery(out, o, region, directions, c, 1);
  }
  /** A lower bound of the same, from a few dozen of the points. */
  spanAtLeast(out, o, region, directions, c) {
    const size = this.cloudStarts[region + 1] - this.cloudStarts[region];
    this.spanOfEvery(out, o, region, directions, c, Math.ceil(size / FEW_POINTS));
  }
  spanOfEvery(out, o, region, directions, c, stride) {
    const { cloud } = this;
    const x = directions[3 * c];
    const y = directions[3 * c + 1];
    const z = directions[3 * c + 2];
    let low = Infinity;
    let high = -Infinity;
    for (let k = 3 * this.cloudStarts[region]; k < 3 * this.cloudStarts[region + 1]; k += 3 * stride) {
      const s = cloud[k] * x + cloud[k + 1] * y + cloud[k + 2] * z;
      if (s < low) low = s;
      if (s > high) high = s;
    }
    out[o] = Math.max(0, high - low);
  }
  put(at, points, from) {
    for (let i = 0; i < 3; i++) this.cloud[3 * at + i] = points[from + i];
  }
  grow(regions) {
    this.directions = new Float64Array(3 * regions);
    this.extents = new Float64Array(regions);
    this.coherences = new Float64Array(regions);
    this.shares = new Float64Array(regions);
    this.starts = new Int32Array(regions + 1);
    this.cloudStarts = new Int32Array(regions + 1);
  }
}
class Regions {
  count = 0;
  parent = new Int32Array(64);
  numbers = new Int32Array(64);
  /** Writes the region of each row to `out`. */
  group(overlap, walker, out) {
    const { count } = overlap.points;
    if (this.parent.length < count) {
      this.parent = new Int32Array(2 * count);
      this.numbers = new Int32Array(2 * count);
    }
    for (let row = 0; row < count; row++) this.parent[row] = row;
    for (let row = 0; row < count; row++) this.joinPartner(overlap, row);
    for (let row = 0; row < count; row++) this.joinNeighbours(overlap, walker, row);
    this.numbers.fill(-1, 0, count);
    this.count = 0;
    for (let row = 0; row < count; row++) {
      const root = this.root(row);
      if (this.numbers[root] < 0) this.numbers[root] = this.count++;
      out[row] = this.numbers[root];
    }
  }
  joinPartner(overlap, row) {
    const isA = row < overlap.points.split;
    const rows = isA ? overlap.rowsB : overlap.rowsA;
    const { tets } = (isA ? overlap.b : overlap.a).topology;
    const tet = 4 * overlap.points.tets[row];
    for (let k = tet; k < tet + 4; k++) {
      const other = rows[tets[k]];
      if (other >= 0) this.join(row, other);
    }
  }
  joinNeighbours(overlap, walker, row) {
    const own = overlap.owner(row);
    const partner = overlap.partner(row);
    const rows = overlap.rowsOf(row);
    const { linkOffsets, linked } = own.topology;
    const { positions: p, offset } = own;
    const v = overlap.points.vertices[row];
    const at = offset + 3 * v;
    for (let k = linkOffsets[v]; k < linkOffsets[v + 1]; k++) {
      const other = rows[linked[k]];
      if (other <= row || this.root(other) === this.root(row)) continue;
      walker.between(p, at, offset + 3 * linked[k]);
      const way = walker.walk(partner, overlap.points.tets[row]);
      if (way === ENDED) this.join(row, other);
    }
  }
  root(row) {
    const { parent } = this;
    let at = row;
    while (parent[at] !== at) at = parent[at] = parent[parent[at]];
    return at;
  }
  join(first, second) {
    const r = this.root(first);
    const s = this.root(second);
    if (r < s) this.parent[s] = r;
    else this.parent[r] = s;
  }
}
const FADE = 2;
const MARGIN = 0.3;
const COHERENT = 0.5;
const OPEN_BELOW = 4;
const WRAPPED_ABOVE = 8;
const FULL_AREA = 0.05;
const VECTOR_WEIGHT = 4;
class RegionalDepth {
  /** The regions of the last pair: direction of `a`, extent, coherence. */
  regions = new RegionTable();
  walker = new Walker();
  nearest = new NearestPoint();
  edges = new IntersectingEdges();
  groups = new Regions();
  areas = new ContactAreas();
  candidates = new Candidates();
  nearby = new NearCandidates();
  chooser = new DirectionChooser(this.walker);
  ofSelf = new ConsistentDepth();
  shapes = /* @__PURE__ */ new WeakMap();
  patches = /* @__PURE__ */ new WeakMap();
  fades = new Float64Array(64);
  /** Distance of a point to the surface, or its depth; area from which a patch counts in full. Numbers that are handed over are boxed. */
  near = new Float64Array(1);
  full = new Float64Array(1);
  measure(overlap, out) {
    this.regions.count = 0;
    if (overlap.a === overlap.b) return this.ofSelf.measure(overlap, out);
    out.reset(overlap.points.count);
    if (out.count === 0) return;
    const a = this.shapeOf(overlap.a);
    const b = this.shapeOf(overlap.b);
    const { regions } = this;
    regions.convexity[0] = a.convexity * b.convexity;
    const convexity = regions.convexity[0];
    const isLocal = convexity < 0.5;
    if (isLocal) this.groups.group(overlap, this.walker, out.regions);
    const count = isLocal ? this.groups.count : 1;
    const isCurved = a.patches.isCurved || b.patches.isCurved;
    if (isLocal || isCurved) {
      this.findFades(overlap, a, b, out.count);
      this.areas.gather(overlap, a, b, out.regions, count, this.fades);
    }
    if (convexity < 1) this.edges.find(overlap);
    if (isLocal) this.areas.addCrossings(overlap, a, b, this.edges, out.regions, this.fades);
    regions.reset(count, out, overlap);
    if (convexity < 1) regions.gatherCloud(overlap, this.edges, out.regions);
    for (let region = 0; region < count; region++) {
      this.gatherCandidates(region, a, b, isLocal, isCurved);
      this.decide(overlap, region, a, b);
    }
    for (let row = 0; row < out.count; row++) {
      const partner = row < overlap.points.split ? b : a;
      this.measureRow(overlap, row, partner, isLocal, out);
    }
  }
  shapeOf(body) {
    let shape = this.shapes.get(body);
    if (!shape) this.shapes.set(body, shape = new LiveShape(body, this.patchesOf(body.topology)));
    return shape.refresh();
  }
  patchesOf(topology) {
    let patches = this.patches.get(topology);
    if (!patches) this.patches.set(topology, patches = new Patches(topology));
    return patches;
  }
  findFades(overlap, a, b, count) {
    if (this.fades.length < count) this.fades = new Float64Array(2 * count);
    const { vertices, tets, split } = overlap.points;
    for (let row = 0; row < count; row++) {
      const own = row < split ? a.body : b.body;
      const partner = row < split ? b : a;
      insetAt(partner, tets[row], own.positions, own.offset + 3 * vertices[row], this.fades, row);
      this.fades[row] = Math.min(1, this.fades[row] / (MARGIN * partner.body.topology.meanEdge));
    }
  }
  /** Is the partner's surface within `nearest.mostSq`? Then `nearest` knows how far. */
  isNear(overlap, row) {
    const own = overlap.owner(row);
    const at = own.offset + 3 * overlap.points.vertices[row];
    return this.nearest.find(overlap.partner(row), own.positions, at) >= 0;
  }
  gatherCandidates(region, a, b, isLocal, isCurved) {
    const { candidates, areas } = this;
    const isConvex = this.regions.convexity[0] === 1;
    candidates.clear();
    if (isConvex) this.nearby.addNormals(candidates, a, b);
    else {
      this.nearby.takeAll();
      this.addAllNormals(region, a, b, isLocal);
    }
    if (isCurved) {
      for (let i = 0; i < 3; i++) candidates.draft[i] = areas.vectors[3 * region + i];
      candidates.draft[3] = VECTOR_WEIGHT;
      candidates.addVector(false);
    }
    this.nearby.addCrosses(candidates, a, b);
  }
  addAllNormals(region, a, b, isLocal) {
    const { areas } = this;
    const at = region * areas.stride;
    let total = 0;
    if (isLocal) for (let c = 0; c < areas.stride; c++) total += areas.areas[at + c];
    this.full[0] = isLocal ? FULL_AREA * total : 0;
    for (let c = 0; c < a.patches.count; c++) this.addNormal(a.normals, c, -1, at + c);
    for (let c = 0; c < b.patches.count; c++) this.addNormal(b.normals, c, 1, at + a.patches.count + c);
  }
  /** The normal of a patch, by the patch's share in the region; where areas don't count (`full` is 0), every patch is whole. */
  addNormal(normals, patch, sign, area) {
    const { draft } = this.candidates;
    const full = this.full[0];
    for (let i = 0; i < 3; i++) draft[i] = sign * normals[3 * patch + i];
    draft[3] = full > 0 ? Math.min(1, this.areas.areas[area] / full) : 1;
    this.candidates.add();
  }
  decide(overlap, region, a, b) {
    const { chooser, regions } = this;
    const convexity = regions.convexity[0];
    if (convexity < 1) regions.takeSamples(region, overlap);
    chooser.choose(overlap, a, b, this.candidates, regions, region);
    regions.directions.set(chooser.direction, 3 * region);
    regions.extents[region] = chooser.extent;
    regions.coherences[region] = chooser.coherence;
    regions.shares[region] = 1;
    if (convexity < 0.5) this.findOpenness(overlap, region);
  }
  /** The region's share stays 1 where it has a way out, and is 0 where it is wrapped: its points lie shallow, but any way out is long. */
  findOpenness(overlap, region) {
    const { regions, nearest } = this;
    const extent = regions.extents[region];
    const enough = extent / (2 * OPEN_BELOW);
    let deepestSq = 0;
    for (let k = regions.starts[region]; k < regions.starts[region + 1]; k++) {
      nearest.mostSq = enough * enough;
      if (!this.isNear(overlap, regions.rows[k])) return;
      deepestSq = Math.max(deepestSq, nearest.distanceSq);
    }
    const ratio = extent / (2 * Math.sqrt(deepestSq));
    regions.shares[region] = Math.max(0, Math.min(1, (WRAPPED_ABOVE - ratio) / (WRAPPED_ABOVE - OPEN_BELOW)));
  }
  measureRow(overlap, row, shape, isLocal, out) {
    const { regions, walker } = this;
    const region = out.regions[row];
    const share = regions.shares[region];
    if (share < 1) measureNearest(overlap, row, this.nearest, out);
    if (share === 0) return;
    const own = overlap.owner(row);
    const at = own.offset + 3 * overlap.points.vertices[row];
    const s = row < overlap.points.split ? 1 : -1;
    walker.along(own.positions, at, regions.directions, 3 * region, s);
    const face = walker.walk(shape.body, overlap.points.tets[row]);
    if (face < 0) {
      if (share === 1) measureNearest(overlap, row, this.nearest, out);
      return;
    }
    if (isLocal) this.findNear(overlap, row);
    else belowPlanes(this.near, shape.planes, own.positions, at);
    const near = this.near[0];
    let depth = walker.weights[DISTANCE];
    if (FADE * near < depth) depth = FADE * Math.max(near, 0);
    depth *= Math.min(1, regions.coherences[region] / COHERENT);
    this.near[0] = depth;
    out.faces[row] = face;
    for (let i = 0; i < 3; i++) out.weights[3 * row + i] = walker.weights[i];
    out.stages[row] = isBorder(overlap, row) ? BORDER : PROPAGATED;
    mix(out, row, this.near, walker.line, share < 1 ? regions.shares : ALL, share < 1 ? region : 0);
  }
  /** The distance to the partner's surface as far as it can fade the depth of the walk, else infinity. */
  findNear(overlap, row) {
    const most = this.walker.weights[DISTANCE] / FADE;
    this.nearest.mostSq = most * most;
    this.near[0] = this.isNear(overlap, row) ? Math.sqrt(this.nearest.distanceSq) : Infinity;
  }
}
const ALL = Float64Array.of(1);
function mix(out, row, depth, line, shares, region) {
  const { directions, depths } = out;
  const share = shares[region];
  const k = 3 * row;
  if (share === 1) {
    depths[row] = depth[0];
    for (let i = 0; i < 3; i++) directions[k + i] = line[3 + i];
    return;
  }
  const rest = (1 - share) * depths[row];
  const u = share * depth[0] * line[3] + rest * directions[k];
  const v = share * depth[0] * line[4] + rest * directions[k + 1];
  const w = share * depth[0] * line[5] + rest * directions[k + 2];
  const length = Math.sqrt(u * u + v * v + w * w);
  depths[row] = length;
  out.stages[row] = FALLBACK;
  if (length === 0) return;
  directions[k] = u / length;
  directions[k + 1] = v / length;
  directions[k + 2] = w / length;
}
function isBorder(overlap, row) {
  const { linkOffsets, linked } = overlap.owner(row).topology;
  const rows = overlap.rowsOf(row);
  const v = overlap.points.vertices[row];
  for (let k = linkOffsets[v]; k < linkOffsets[v + 1]; k++) if (rows[linked[k]] < 0) return true;
  return false;
}
function belowPlanes(out, planes, p, at) {
  let least2 = Infinity;
  for (let k = 0; k < planes.length; k += 4) {
    const below = planes[k + 3] - planes[k] * p[at] - planes[k + 1] * p[at + 1] - planes[k + 2] * p[at + 2];
    if (below < least2) least2 = below;
  }
  out[0] = least2;
}
const SLACK$1 = 1e-9;
const FAR$1 = 0;
const WEIGHTS = 1;
const DIRECTION$1 = 3;
const INVERSE = 6;
class ExitRay {
  /** Start and direction, to be written before `cast`. */
  ray = new Float64Array(9);
  hit = new Float64Array(4);
  face = -1;
  stack = new Int32Array(AABB_MAX_DEPTH + 2);
  /** The first face within hit[FAR] [m] along the ray, −1 if there is none; `hit` and `face` say where. */
  cast(surface) {
    const { ray, hit, stack } = this;
    const { nodes, links } = surface.tree;
    for (let axis = 0; axis < 3; axis++) ray[INVERSE + axis] = 1 / ray[DIRECTION$1 + axis];
    this.face = -1;
    let top = 1;
    stack[0] = 0;
    while (top > 0) {
      const node = stack[--top];
      const at = node * AABB_STRIDE;
      if (!this.meets(nodes, at)) continue;
      surface.bring(node);
      const link = links[at + AABB_LINK];
      if (link < 0) {
        for (let slot = -1 - link; slot < -1 - link + links[at + AABB_COUNT]; slot++)
          this.test(surface, slot);
      } else {
        stack[top++] = link;
        stack[top++] = link + 1;
      }
      if (!(hit[FAR$1] > 0)) break;
    }
    return this.face;
  }
  /** Whether the ray enters a box before its end. */
  meets(nodes, at) {
    const { ray, hit } = this;
    let enter = 0;
    let leave = hit[FAR$1];
    for (let axis = 0; axis < 3; axis++) {
      const start = ray[axis];
      if (ray[DIRECTION$1 + axis] === 0) {
        if (start < nodes[at + axis] || start > nodes[at + 3 + axis]) return false;
        continue;
      }
      const s = (nodes[at + axis] - start) * ray[INVERSE + axis];
      const t = (nodes[at + 3 + axis] - start) * ray[INVERSE + axis];
      enter = Math.max(enter, Math.min(s, t));
      leave = Math.min(leave, Math.max(s, t));
    }
    return enter <= leave * (1 + 1e-9);
  }
  test(surface, slot) {
    const { ray, hit } = this;
    const { corners, order } = surface.tree;
    const p = surface.skin.positions;
    const a = corners[3 * slot];
    const b = corners[3 * slot + 1];
    const c = corners[3 * slot + 2];
    const ux = p[b] - p[a];
    const uy = p[b + 1] - p[a + 1];
    const uz = p[b + 2] - p[a + 2];
    const vx = p[c] - p[a];
    const vy = p[c + 1] - p[a + 1];
    const vz = p[c + 2] - p[a + 2];
    const dx = ray[DIRECTION$1];
    const dy = ray[DIRECTION$1 + 1];
    const dz = ray[DIRECTION$1 + 2];
    const hx = dy * vz - dz * vy;
    const hy = dz * vx - dx * vz;
    const hz = dx * vy - dy * vx;
    const det = -(ux * hx + uy * hy + uz * hz);
    if (!(det > 0)) return;
    const sx = ray[0] - p[a];
    const sy = ray[1] - p[a + 1];
    const sz = ray[2] - p[a + 2];
    const u = -(sx * hx + sy * hy + sz * hz) / det;
    if (!(u >= -SLACK$1 && u <= 1 + SLACK$1)) return;
    const qx = sy * uz - sz * uy;
    const qy = sz * ux - sx * uz;
    const qz = sx * uy - sy * ux;
    const v = -(dx * qx + dy * qy + dz * qz) / det;
    if (!(v >= -SLACK$1 && u + v <= 1 + SLACK$1)) return;
    const far = -(vx * qx + vy * qy + vz * qz) / det;
    if (!(far >= 0 && far < hit[FAR$1])) return;
    hit[FAR$1] = far;
    hit[WEIGHTS] = Math.max(0, 1 - u - v);
    hit[WEIGHTS + 1] = Math.max(0, u);
    hit[WEIGHTS + 2] = Math.max(0, v);
    this.face = order[slot];
  }
}
const TINY_SQ = 1e-24;
const FARTHEST = 4;
const TURNS$1 = 2;
const SLACK = -1e-9;
class ConsistentRows {
  /** Per vertex of the side at hand. */
  votes = new Int32Array(0);
  rings = new Int32Array(0);
  faces = new Int32Array(0);
  weights = new Float64Array(0);
  /** Sum of weights, of weighted depths, of weighted directions, largest weight. */
  sums = new Float64Array(0);
  depths = new Float64Array(0);
  ways = new Float64Array(0);
  touched = new Uint32Array(0);
  queue = new Uint32Array(0);
  touchedCount = 0;
  work = new Float64Array(9);
  exit = new ExitRay();
  /** Adds the rows of a pair to its manifold, which was begun. */
  add(sa, sb, list, out) {
    this.addSide(sa, sb, list, true, out);
    this.addSide(sb, sa, list, false, out);
  }
  addSide(own, partner, list, isA, out) {
    this.begin(own.skin.positions.length / 3);
    for (let k = 0; k < list.count; k++) {
      if (isA) this.crossTriangle(own, partner, list.a(k), list.b(k));
      else this.crossTriangle(own, partner, list.b(k), list.a(k));
    }
    const count = this.spread(own);
    partner.blocks.advance();
    for (let k = 0; k < count; k++) this.addRow(own, partner, this.queue[k], isA, out);
    this.forget();
  }
  begin(vertices) {
    if (this.votes.length < vertices) {
      this.votes = new Int32Array(vertices);
      this.rings = new Int32Array(vertices).fill(-1);
      this.faces = new Int32Array(vertices).fill(-1);
      this.weights = new Float64Array(3 * vertices);
      this.sums = new Float64Array(6 * vertices);
      this.depths = new Float64Array(vertices);
      this.ways = new Float64Array(3 * vertices);
      this.touched = new Uint32Array(vertices);
      this.queue = new Uint32Array(vertices);
    }
    this.touchedCount = 0;
  }
  touch(own, v) {
    if (this.rings[v] !== -1) return;
    this.rings[v] = -2;
    own.placeVertex(v);
    this.touched[this.touchedCount++] = v;
  }
  forget() {
    for (let k = 0; k < this.touchedCount; k++) {
      const v = this.touched[k];
      this.votes[v] = 0;
      this.rings[v] = -1;
      this.faces[v] = -1;
      this.sums.fill(0, 6 * v, 6 * v + 6);
    }
  }
  /** The crossings of one triangle's edges with a triangle of the partner; each edge is looked at in the direction of rising numbers. */
  crossTriangle(own, partner, face, other) {
    const { work } = this;
    const { positions: p, triangles } = own.skin;
    const { positions: q, triangles: others } = partner.skin;
    if (!unitNormal(work, 0, q, others, other)) return;
    const c = 3 * others[3 * other];
    for (let k = 0; k < 3; k++) {
      const v = triangles[3 * face + k];
      const w = triangles[3 * face + (k + 1) % 3];
      if (v > w) continue;
      const hv = this.height(p, v, q, c);
      const hw = this.height(p, w, q, c);
      if (hv < 0 === hw < 0) continue;
      const t = hv / (hv - hw);
      for (let axis = 0; axis < 3; axis++)
        work[3 + axis] = p[3 * v + axis] + t * (p[3 * w + axis] - p[3 * v + axis]);
      if (!this.isInTriangle(q, others, other)) continue;
      this.cross(own, hv < 0 ? v : w, hv < 0 ? w : v, other);
    }
  }
  height(p, v, q, c) {
    const { work } = this;
    return (p[3 * v] - q[c]) * work[0] + (p[3 * v + 1] - q[c + 1]) * work[1] + (p[3 * v + 2] - q[c + 2]) * work[2];
  }
  /** Whether the point at work[3] lies in a triangle with the unit normal at work[0]; its weights go to work[6]. */
  isInTriangle(q, triangles, face) {
    const { work } = this;
    let sum = 0;
    for (let k = 0; k < 3; k++) {
      const u = 3 * triangles[3 * face + (k + 1) % 3];
      const v = 3 * triangles[3 * face + (k + 2) % 3];
      const ex = q[u] - work[3];
      const ey = q[u + 1] - work[4];
      const ez = q[u + 2] - work[5];
      const fx = q[v] - work[3];
      const fy = q[v + 1] - work[4];
      const fz = q[v + 2] - work[5];
      work[6 + k] = (ey * fz - ez * fy) * work[0] + (ez * fx - ex * fz) * work[1] + (ex * fy - ey * fx) * work[2];
      sum += work[6 + k];
    }
    for (let k = 6; k < 9; k++) {
      work[k] = work[k] / sum;
      if (!(work[k] >= SLACK)) return false;
    }
    return true;
  }
  /** Books the crossing in the scratch for the inner end of its edge. */
  cross(own, inside, outside, face) {
    const { work, sums } = this;
    const p = own.skin.positions;
    this.touch(own, inside);
    this.touch(own, outside);
    this.votes[inside]++;
    this.votes[outside]--;
    const x = work[3] - p[3 * inside];
    const y = work[4] - p[3 * inside + 1];
    const z = work[5] - p[3 * inside + 2];
    const weight = 1 / Math.max(x * x + y * y + z * z, TINY_SQ);
    const o = 6 * inside;
    sums[o] += weight;
    sums[o + 1] += weight * (x * work[0] + y * work[1] + z * work[2]);
    for (let axis = 0; axis < 3; axis++) sums[o + 2 + axis] += weight * work[axis];
    if (!(weight > sums[o + 5])) return;
    sums[o + 5] = weight;
    this.faces[inside] = face;
    for (let k = 0; k < 3; k++) this.weights[3 * inside + k] = Math.max(0, work[6 + k]);
  }
  /** Settles the border and carries depths inwards; returns how many vertices of `queue` are inside. */
  spread(own) {
    const { queue, rings, votes, touched } = this;
    let count = 0;
    for (let k = 0; k < this.touchedCount; k++) {
      const v = touched[k];
      if (votes[v] <= 0) continue;
      rings[v] = 0;
      queue[count++] = v;
      this.settle(v);
    }
    const { starts, linked } = own.ring;
    for (let from = 0, ring = 1; from < count; ring++) {
      const to = count;
      for (let k = from; k < to; k++) {
        for (let n = starts[queue[k]]; n < starts[queue[k] + 1]; n++) {
          const w = linked[n];
          if (rings[w] !== -1) continue;
          this.touch(own, w);
          rings[w] = ring;
          queue[count++] = w;
        }
      }
      for (let k = to; k < count; k++) this.inherit(own, queue[k], ring);
      from = to;
    }
    return count;
  }
  /** Equations 5 to 7 from the neighbours of earlier rings. */
  inherit(own, v, ring) {
    const { rings, sums, depths, ways } = this;
    const p = own.skin.positions;
    const { starts, linked } = own.ring;
    const o = 6 * v;
    for (let n = starts[v]; n < starts[v + 1]; n++) {
      const w = linked[n];
      if (rings[w] < 0 || rings[w] >= ring) continue;
      const x = p[3 * w] - p[3 * v];
      const y = p[3 * w + 1] - p[3 * v + 1];
      const z = p[3 * w + 2] - p[3 * v + 2];
      const weight = 1 / Math.max(x * x + y * y + z * z, TINY_SQ);
      sums[o] += weight;
      sums[o + 1] += weight * (x * ways[3 * w] + y * ways[3 * w + 1] + z * ways[3 * w + 2] + depths[w]);
      for (let axis = 0; axis < 3; axis++) sums[o + 2 + axis] += weight * ways[3 * w + axis];
      if (!(weight > sums[o + 5])) continue;
      sums[o + 5] = weight;
      this.faces[v] = this.faces[w];
      for (let k = 0; k < 3; k++) this.weights[3 * v + k] = this.weights[3 * w + k];
    }
    this.settle(v);
  }
  /** Depth and direction from the sums; directions that cancel leave a depth of 0. */
  settle(v) {
    const { sums, depths, ways } = this;
    const o = 6 * v;
    const x = sums[o + 2];
    const y = sums[o + 3];
    const z = sums[o + 4];
    const length = Math.sqrt(x * x + y * y + z * z);
    const scale = length > 0 ? 1 / length : 0;
    depths[v] = length > 0 ? sums[o + 1] / sums[o] : 0;
    ways[3 * v] = x * scale;
    ways[3 * v + 1] = y * scale;
    ways[3 * v + 2] = z * scale;
  }
  addRow(own, partner, v, isA, out) {
    if (!(this.depths[v] > 0)) return;
    this.leave(own, partner, v);
    if (!(this.depths[v] > 0)) return;
    const row = out.open(vertexFeature(v, isA));
    out.onSkin[row] = 1;
    out.face[row] = this.faces[v];
    const mine = isA ? out.nodesA : out.nodesB;
    const theirs = isA ? out.nodesB : out.nodesA;
    const weights = isA ? out.weightsB : out.weightsA;
    out.depth[row] = this.depths[v];
    mine[3 * row] = v;
    (isA ? out.weightsA : out.weightsB)[3 * row] = 1;
    const here = isA ? out.placeA : out.placeB;
    const there = isA ? out.placeB : out.placeA;
    for (let k = 0; k < 3; k++) {
      theirs[3 * row + k] = partner.skin.triangles[3 * this.faces[v] + k];
      weights[3 * row + k] = this.weights[3 * v + k];
      out.normal[3 * row + k] = isA ? this.ways[3 * v + k] : -this.ways[3 * v + k];
      const x = own.skin.positions[3 * v + k];
      out.point[3 * row + k] = x;
      here[3 * row + k] = x;
      there[3 * row + k] = x + this.depths[v] * this.ways[3 * v + k];
    }
  }
  /** Measures how far a vertex has to go along its direction to leave the partner, and turns the direction to the shortest way out nearby. */
  leave(own, partner, v) {
    const { exit, depths, ways, work } = this;
    const { positions, triangles } = partner.skin;
    for (let k = 0; k < 3; k++) {
      exit.ray[k] = own.skin.positions[3 * v + k];
      work[k] = ways[3 * v + k];
    }
    exit.hit[FAR$1] = FARTHEST * depths[v];
    for (let turn = 0; turn <= TURNS$1; turn++) {
      for (let k = 0; k < 3; k++) exit.ray[3 + k] = work[k];
      const face = exit.cast(partner);
      if (face < 0) return;
      depths[v] = exit.hit[FAR$1];
      this.faces[v] = face;
      for (let k = 0; k < 3; k++) {
        this.weights[3 * v + k] = exit.hit[WEIGHTS + k];
        ways[3 * v + k] = work[k];
      }
      if (!unitNormal(work, 0, positions, triangles, face)) return;
    }
  }
}
class VertexRows {
  constructor(depth) {
    this.depth = depth;
  }
  depths = new VertexDepths();
  measure(overlap, out, friction) {
    if (overlap.kind !== "tetrahedra") return;
    const { a, b, points } = overlap;
    const { depths } = this;
    this.depth.measure(points, depths);
    const rough = Math.sqrt(friction[a] * friction[b]);
    out.begin(a, b);
    for (let k = 0; k < depths.count; k++)
      if (depths.depths[k] > 0 && depths.faces[k] >= 0) addRow(points, depths, k, rough, out);
    out.end();
  }
}
function addRow(overlap, d, k, friction, out) {
  const { points } = overlap;
  const isA = k < points.split;
  const own = isA ? overlap.a : overlap.b;
  const partner = isA ? overlap.b : overlap.a;
  const v = points.vertices[k];
  const i = out.open(vertexFeature(v, isA));
  const o = 3 * i;
  const nodes = isA ? out.nodesB : out.nodesA;
  const weights = isA ? out.weightsB : out.weightsA;
  const here = isA ? out.placeA : out.placeB;
  const there = isA ? out.placeB : out.placeA;
  const { triangles } = partner.topology;
  const face = 3 * d.faces[k];
  const p = partner.offset + 3 * triangles[face];
  const q = partner.offset + 3 * triangles[face + 1];
  const r = partner.offset + 3 * triangles[face + 2];
  const at = own.offset + 3 * v;
  const sign = isA ? 1 : -1;
  out.depth[i] = d.depths[k];
  out.region[i] = d.regions[k];
  out.face[i] = d.faces[k];
  out.friction[i] = friction;
  (isA ? out.nodesA : out.nodesB)[o] = v;
  (isA ? out.weightsA : out.weightsB)[o] = 1;
  for (let c = 0; c < 3; c++) {
    nodes[o + c] = triangles[face + c];
    weights[o + c] = d.weights[3 * k + c];
    out.normal[o + c] = sign * d.directions[3 * k + c];
    here[o + c] = own.positions[at + c];
    there[o + c] = d.weights[3 * k] * partner.positions[p + c] + d.weights[3 * k + 1] * partner.positions[q + c] + d.weights[3 * k + 2] * partner.positions[r + c];
    out.point[o + c] = 0.5 * (here[o + c] + there[o + c]);
  }
}
const KEEPS = "Pairs of rigid shapes keep their closed form.";
const regional = {
  name: "regional",
  sentence: `One way out per connected contact, and depths along it: right for deep overlaps, enclosed and crossing bodies. ${KEEPS}`,
  source: "our own",
  serves: () => true,
  deforms: () => true,
  measures: ["tetrahedra"],
  create: () => new VertexRows(new RegionalDepth())
};
class ConsistentMeasure {
  tets = new VertexRows(new ConsistentDepth());
  skins = new SkinRows(new ConsistentRows());
  measure(overlap, out, friction) {
    if (overlap.kind === "skins") this.skins.measure(overlap, out);
    else this.tets.measure(overlap, out, friction);
  }
}
const consistent = {
  name: "consistent",
  sentence: `Depth and way out from intersecting edges, propagated ring by ring: smooth, and plausible for moderate overlaps. ${KEEPS}`,
  source: "Heidelberger et al. 2004",
  serves: () => true,
  deforms: () => true,
  measures: ["tetrahedra", "skins"],
  create: () => new ConsistentMeasure()
};
const closestFeature = {
  name: "closest-feature",
  sentence: `Every vertex goes to the nearest point of the surface: right for shallow contact, inconsistent for deep overlaps. ${KEEPS}`,
  source: "the standard approach that Heidelberger et al. 2004 compare with",
  serves: () => true,
  deforms: () => true,
  measures: ["tetrahedra"],
  create: () => new VertexRows(new ClosestFeatureDepth())
};
const penetrations = new Registry("penetration");
for (const method of [
  closedForm,
  regional,
  consistent,
  closestFeature,
  sphereOverlapMethod,
  faceProjectionMethod
])
  penetrations.register(method);
const AIM = 0.9;
const LEAST = 0.1;
const MOST = 0.7;
const UNSEEN = 0.5;
function shareWithGap({ bodies, contacts, self }, after, owner, leave, buffer2) {
  const { sensor } = bodies.columns;
  let share = 1;
  let m = 0;
  for (let p = 0; p < after.manifolds; p++) {
    const a = after.a[p];
    const b = after.b[p];
    if (owner[p] !== self || after.carried[p] === 1 || sensor[a] + sensor[b] > 0) continue;
    while (m < contacts.manifolds && (contacts.a[m] < a || contacts.a[m] === a && contacts.b[m] < b)) m++;
    const known = m < contacts.manifolds && contacts.a[m] === a && contacts.b[m] === b;
    const gap = known ? gapOf(contacts, m) : Number.POSITIVE_INFINITY;
    if (!(gap > 0)) continue;
    const wanted = leave * Math.min(gap, buffer2);
    const found = gapOf(after, p);
    if (found > wanted || leave === 0 && found >= 0) continue;
    const aimed = known ? AIM * (gap - wanted) / (gap - found) : UNSEEN;
    share = Math.min(share, Math.max(Math.min(aimed, MOST), LEAST));
  }
  return share;
}
function gapOf(contacts, m) {
  let depth = Number.NEGATIVE_INFINITY;
  for (let i = contacts.first[m]; i < contacts.first[m] + contacts.size[m]; i++) {
    if (contacts.depth[i] > depth) depth = contacts.depth[i];
  }
  return -depth;
}
const AXES = ["x", "y", "z"];
function lockBits(translation, rotation) {
  let bits = 0;
  AXES.forEach((axis, k) => {
    if (translation.includes(axis)) bits |= 1 << k;
    if (rotation.includes(axis)) bits |= 8 << k;
  });
  return bits;
}
function lockedTranslations(bits) {
  return AXES.filter((_, k) => (bits & 1 << k) !== 0).join("");
}
function lockedRotations(bits) {
  return lockedTranslations(bits >> 3);
}
function holdLocked(c, row) {
  const bits = c.locks[row];
  if (bits === 0) return;
  for (let k = 0; k < 3; k++) {
    if ((bits & 1 << k) !== 0) c.velocity[row * 3 + k] = 0;
    if ((bits & 8 << k) !== 0) c.angularVelocity[row * 3 + k] = 0;
  }
}
function inverseMassAlong({ inverseMass, locks }, row, axis) {
  return (locks[row] & 1 << axis) === 0 ? inverseMass[row] : 0;
}
function lockInertia(j, o, bits) {
  for (let k = 0; k < 3; k++) {
    if ((bits & 8 << k) === 0) continue;
    const x = j[o + place(0, k)];
    const y = j[o + place(1, k)];
    const z = j[o + place(2, k)];
    const scale = 1 / j[o + place(k, k)];
    j[o] -= x * x * scale;
    j[o + 1] -= x * y * scale;
    j[o + 2] -= x * z * scale;
    j[o + 3] -= y * y * scale;
    j[o + 4] -= y * z * scale;
    j[o + 5] -= z * z * scale;
    for (let i = 0; i < 3; i++) j[o + place(i, k)] = 0;
  }
}
function place(p, q) {
  return p === 0 ? q : q === 0 ? p : p + q + 1;
}
const ROW$1 = 32;
const N$1 = 0;
const T1$1 = 3;
const T2$1 = 6;
const RA$2 = 9;
const RB$2 = 12;
const IMA = 15;
const IMB = 18;
const GIVE = 21;
const GAP$2 = 24;
const MU$2 = 25;
const RESTITUTION$3 = 26;
const LAMBDA = 27;
const HELD = 30;
const IDS$1 = 4;
class ContactRows {
  count = 0;
  data = new Float64Array(16 * ROW$1);
  ids = new Int32Array(16 * IDS$1);
  /** Everything given to `a` so far, world frame [N·s]. */
  total = new Float64Array(48);
  /** Rows of all contacts that are `self`'s business. */
  build({ bodies, contacts, owner, self }) {
    const { sensor } = bodies.columns;
    this.count = 0;
    for (let m = 0; m < contacts.manifolds; m++) {
      const a = contacts.a[m];
      const b = contacts.b[m];
      if (owner[m] !== self || contacts.carried[m] === 1 || sensor[a] + sensor[b] > 0) continue;
      const movableA = bodies.isActive(a);
      const movableB = bodies.isActive(b);
      if (!movableA && !movableB) continue;
      for (let i = contacts.first[m]; i < contacts.first[m] + contacts.size[m]; i++)
        this.add(bodies, contacts, m, i, movableA ? a : -1 - a, movableB ? b : -1 - b);
    }
  }
  add(bodies, contacts, m, i, a, b) {
    if (this.count * IDS$1 === this.ids.length) this.grow();
    const c = bodies.columns;
    const d = this.data;
    const n = this.count++;
    const o = n * ROW$1;
    const rowA = contacts.a[m];
    const rowB = contacts.b[m];
    this.ids[n * IDS$1] = a;
    this.ids[n * IDS$1 + 1] = b;
    this.ids[n * IDS$1 + 2] = i;
    this.ids[n * IDS$1 + 3] = m;
    writeFrame$1(contacts.normal, i * 3, d, o);
    for (let k = 0; k < 3; k++) {
      d[o + RA$2 + k] = contacts.point[i * 3 + k] - c.position[rowA * 3 + k];
      d[o + RB$2 + k] = contacts.point[i * 3 + k] - c.position[rowB * 3 + k];
      d[o + IMA + k] = a < 0 ? 0 : inverseMassAlong(c, a, k);
      d[o + IMB + k] = b < 0 ? 0 : inverseMassAlong(c, b, k);
      d[o + GIVE + k] = 0;
      d[o + LAMBDA + k] = 0;
      this.total[n * 3 + k] = 0;
    }
    if (a >= 0) addGive(d, o, RA$2, IMA, c, a);
    if (b >= 0) addGive(d, o, RB$2, IMB, c, b);
    d[o + GAP$2] = -contacts.depth[i];
    d[o + MU$2] = contacts.rough[m];
    d[o + RESTITUTION$3] = contacts.bounce[m];
  }
  /** Starts rows nearer than `near` [m] from what their contacts remember; `j` is scratch for six numbers. */
  warmStart(c, { memo }, dt, near, j) {
    for (let n = 0; n < this.count; n++) {
      const o = n * ROW$1;
      if (this.data[o + GAP$2] > near) continue;
      const at = this.ids[n * IDS$1 + 2] * MEMO;
      const x = memo[at + 1];
      const y = memo[at + 2];
      const z = memo[at + 3];
      const d = this.data;
      j[0] = memo[at] * dt;
      j[1] = (x * d[o + T1$1] + y * d[o + T1$1 + 1] + z * d[o + T1$1 + 2]) * dt;
      j[2] = (x * d[o + T2$1] + y * d[o + T2$1 + 1] + z * d[o + T2$1 + 2]) * dt;
      for (let k = 0; k < 3; k++) d[o + LAMBDA + k] = j[k];
      applyRow(this, n, c, j);
    }
  }
  /**
   * Keeps the forces of the last solve with the contacts; forces, because the next substep may be shorter. A short part of a
   * substep has nothing to say: what ends a leftover velocity in it would be a huge force.
   */
  remember({ memo }, interval, substep) {
    if (interval < 0.5 * substep) return;
    const { data: d } = this;
    for (let n = 0; n < this.count; n++) {
      const o = n * ROW$1;
      const at = this.ids[n * IDS$1 + 2] * MEMO;
      const f1 = d[o + LAMBDA + 1] / interval;
      const f2 = d[o + LAMBDA + 2] / interval;
      memo[at] = d[o + LAMBDA] / interval;
      for (let k = 0; k < 3; k++) memo[at + 1 + k] = f1 * d[o + T1$1 + k] + f2 * d[o + T2$1 + k];
    }
  }
  grow() {
    const { data, ids, total } = this;
    (this.data = new Float64Array(data.length * 2)).set(data);
    (this.ids = new Int32Array(ids.length * 2)).set(ids);
    (this.total = new Float64Array(total.length * 2)).set(total);
  }
  /** What acted goes into the contacts' force (mean over `interval`) and impulse; manifolds that pushed count as touching. */
  writeBack(contacts, interval) {
    for (let n = 0; n < this.count; n++) {
      const i = this.ids[n * IDS$1 + 2];
      for (let k = 0; k < 3; k++) {
        contacts.force[i * 3 + k] = this.total[n * 3 + k] / interval;
        contacts.impulse[i * 3 + k] += this.total[n * 3 + k];
        if (this.total[n * 3 + k] !== 0) contacts.touching[this.ids[n * IDS$1 + 3]] = 1;
      }
    }
  }
}
function relativeSpeeds({ data: d, ids }, n, c, out) {
  const { velocity: v, angularVelocity: w } = c;
  const o = n * ROW$1;
  const a = (ids[n * IDS$1] < 0 ? -1 - ids[n * IDS$1] : ids[n * IDS$1]) * 3;
  const b = (ids[n * IDS$1 + 1] < 0 ? -1 - ids[n * IDS$1 + 1] : ids[n * IDS$1 + 1]) * 3;
  const ra = o + RA$2;
  const rb = o + RB$2;
  const x = v[a] + w[a + 1] * d[ra + 2] - w[a + 2] * d[ra + 1] - v[b] - w[b + 1] * d[rb + 2] + w[b + 2] * d[rb + 1];
  const y = v[a + 1] + w[a + 2] * d[ra] - w[a] * d[ra + 2] - v[b + 1] - w[b + 2] * d[rb] + w[b] * d[rb + 2];
  const z = v[a + 2] + w[a] * d[ra + 1] - w[a + 1] * d[ra] - v[b + 2] - w[b] * d[rb + 1] + w[b + 1] * d[rb];
  out[0] = x * d[o] + y * d[o + 1] + z * d[o + 2];
  out[1] = x * d[o + 3] + y * d[o + 4] + z * d[o + 5];
  out[2] = x * d[o + 6] + y * d[o + 7] + z * d[o + 8];
}
function applyRow(rows, n, c, j) {
  const { data: d, ids, total } = rows;
  const o = n * ROW$1;
  const x = j[0] * d[o] + j[1] * d[o + 3] + j[2] * d[o + 6];
  const y = j[0] * d[o + 1] + j[1] * d[o + 4] + j[2] * d[o + 7];
  const z = j[0] * d[o + 2] + j[1] * d[o + 5] + j[2] * d[o + 8];
  const sum = x + y + z;
  if (sum - sum !== 0) return;
  total[n * 3] += x;
  total[n * 3 + 1] += y;
  total[n * 3 + 2] += z;
  j[3] = x;
  j[4] = y;
  j[5] = z;
  if (ids[n * IDS$1] >= 0) pushBody(d, o + RA$2, o + IMA, c, ids[n * IDS$1], j, 1);
  if (ids[n * IDS$1 + 1] >= 0) pushBody(d, o + RB$2, o + IMB, c, ids[n * IDS$1 + 1], j, -1);
}
function pushBody(d, r, im, { velocity: v, angularVelocity: w, worldInverseInertia: i }, row, j, sign) {
  const x = sign * j[3];
  const y = sign * j[4];
  const z = sign * j[5];
  const o = row * 3;
  const k = row * 6;
  v[o] += d[im] * x;
  v[o + 1] += d[im + 1] * y;
  v[o + 2] += d[im + 2] * z;
  const mx = d[r + 1] * z - d[r + 2] * y;
  const my = d[r + 2] * x - d[r] * z;
  const mz = d[r] * y - d[r + 1] * x;
  w[o] += i[k] * mx + i[k + 1] * my + i[k + 2] * mz;
  w[o + 1] += i[k + 1] * mx + i[k + 3] * my + i[k + 4] * mz;
  w[o + 2] += i[k + 2] * mx + i[k + 4] * my + i[k + 5] * mz;
}
function addGive(d, o, lever, im, c, row) {
  const { worldInverseInertia: i } = c;
  const k = row * 6;
  const r = o + lever;
  for (let axis = 0; axis < 3; axis++) {
    const t = o + axis * 3;
    const x = d[r + 1] * d[t + 2] - d[r + 2] * d[t + 1];
    const y = d[r + 2] * d[t] - d[r] * d[t + 2];
    const z = d[r] * d[t + 1] - d[r + 1] * d[t];
    d[o + GIVE + axis] += d[o + im] * d[t] * d[t] + d[o + im + 1] * d[t + 1] * d[t + 1] + d[o + im + 2] * d[t + 2] * d[t + 2] + x * (i[k] * x + i[k + 1] * y + i[k + 2] * z) + y * (i[k + 1] * x + i[k + 3] * y + i[k + 4] * z) + z * (i[k + 2] * x + i[k + 4] * y + i[k + 5] * z);
  }
}
function writeFrame$1(normal, i, d, o) {
  const x = normal[i];
  const y = normal[i + 1];
  const z = normal[i + 2];
  const flat = Math.abs(x) > 0.6;
  const scale = 1 / Math.sqrt(flat ? x * x + y * y : y * y + z * z);
  d[o + N$1] = x;
  d[o + N$1 + 1] = y;
  d[o + N$1 + 2] = z;
  d[o + T1$1] = flat ? -y * scale : 0;
  d[o + T1$1 + 1] = flat ? x * scale : -z * scale;
  d[o + T1$1 + 2] = flat ? 0 : y * scale;
  d[o + T2$1] = y * d[o + T1$1 + 2] - z * d[o + T1$1 + 1];
  d[o + T2$1 + 1] = z * d[o + T1$1] - x * d[o + T1$1 + 2];
  d[o + T2$1 + 2] = x * d[o + T1$1 + 1] - y * d[o + T1$1];
}
const ELASTIC = 0.8;
function servesRigid(a, b) {
  return (a === "rigid" || b === "rigid") && !isDeformableKind(a) && !isDeformableKind(b);
}
function servesMovable(a, b) {
  return isDynamicKind(a) || isDynamicKind(b);
}
function applyContactForce(c, contacts, i, a, b) {
  push(c, a, contacts, i * 3, 1);
  push(c, b, contacts, i * 3, -1);
}
function push(c, row, contacts, o, sign) {
  if (c.inverseMass[row] === 0) return;
  const { position, force, torque } = c;
  const { point } = contacts;
  const i = row * 3;
  const fx = sign * contacts.force[o];
  const fy = sign * contacts.force[o + 1];
  const fz = sign * contacts.force[o + 2];
  const rx = point[o] - position[i];
  const ry = point[o + 1] - position[i + 1];
  const rz = point[o + 2] - position[i + 2];
  force[i] += fx;
  force[i + 1] += fy;
  force[i + 2] += fz;
  torque[i] += ry * fz - rz * fy;
  torque[i + 1] += rz * fx - rx * fz;
  torque[i + 2] += rx * fy - ry * fx;
}
function rubRow(rows, n, c, u, j) {
  const d = rows.data;
  const o = n * ROW$1;
  const limit = d[o + MU$2] * d[o + LAMBDA];
  const old1 = d[o + LAMBDA + 1];
  const old2 = d[o + LAMBDA + 2];
  if (limit === 0 && old1 === 0 && old2 === 0) return 0;
  relativeSpeeds(rows, n, c, u);
  const give = Math.max(d[o + GIVE + 1], d[o + GIVE + 2]);
  if (!(give > 0)) return 0;
  let f1 = old1 - u[1] / give;
  let f2 = old2 - u[2] / give;
  const size = Math.sqrt(f1 * f1 + f2 * f2);
  if (size > limit) {
    f1 *= limit / size;
    f2 *= limit / size;
  }
  j[0] = 0;
  j[1] = f1 - old1;
  j[2] = f2 - old2;
  d[o + LAMBDA + 1] = f1;
  d[o + LAMBDA + 2] = f2;
  applyRow(rows, n, c, j);
  return give * (Math.abs(j[1]) + Math.abs(j[2]));
}
const DEPENDENT = 1e-9;
class Skyline {
  size = 0;
  /** First column of each row, and where it stands in `values`. */
  first = new Int32Array(0);
  start = new Int32Array(0);
  values = new Float64Array(0);
  factor = new Float64Array(0);
  inverse = new Float64Array(0);
  /** Lays out a matrix whose rows begin at the columns `first`. */
  shape(first) {
    const size = first.length;
    this.size = size;
    this.first = first;
    this.start = new Int32Array(size);
    let total = 0;
    for (let i = 0; i < size; i++) {
      this.start[i] = total;
      total += i - first[i] + 1;
    }
    this.values = new Float64Array(total);
    this.factor = new Float64Array(total);
    this.inverse = new Float64Array(size);
  }
  /**
   * Factors the rows whose `state` is 0; the others are treated as if they weren't there. `soften` is added to every
   * diagonal, relative to it; `gamma` absolutely.
   */
  decompose(state, soften, gamma) {
    const { size, first, start, values, factor, inverse: inverse2 } = this;
    for (let i = 0; i < size; i++) {
      const o = start[i] - first[i];
      inverse2[i] = 0;
      if (state[i] !== 0) {
        for (let j = first[i]; j < i; j++) factor[o + j] = 0;
        continue;
      }
      const diagonal = values[o + i] * (1 + soften) + gamma[i];
      let pivot = diagonal;
      for (let j = first[i]; j < i; j++) {
        const p = start[j] - first[j];
        let sum = values[o + j];
        for (let k = Math.max(first[i], first[j]); k < j; k++) sum -= factor[o + k] * factor[p + k];
        factor[o + j] = state[j] === 0 ? sum : 0;
      }
      for (let j = first[i]; j < i; j++) {
        const scaled = factor[o + j] * inverse2[j];
        pivot -= factor[o + j] * scaled;
        factor[o + j] = scaled;
      }
      inverse2[i] = pivot > DEPENDENT * diagonal ? 1 / pivot : 0;
    }
  }
  /** x = A⁻¹ x for the rows that were factored, 0 for the others. */
  solve(x) {
    const { size, first, start, factor, inverse: inverse2 } = this;
    for (let i = 0; i < size; i++) {
      const o = start[i] - first[i];
      let sum = x[i];
      for (let j = first[i]; j < i; j++) sum -= factor[o + j] * x[j];
      x[i] = inverse2[i] === 0 ? 0 : sum;
    }
    for (let i = 0; i < size; i++) x[i] *= inverse2[i];
    for (let i = size - 1; i >= 0; i--) {
      const o = start[i] - first[i];
      const xi = x[i];
      if (xi === 0) continue;
      for (let j = first[i]; j < i; j++) x[j] -= factor[o + j] * xi;
    }
    for (let i = 0; i < size; i++) if (inverse2[i] === 0) x[i] = 0;
  }
  /** Whether the last factoring found row i to follow from others. */
  isDependent(i) {
    return this.inverse[i] === 0;
  }
}
const DIRECTION = 0;
const RA$1 = 9;
const RB$1 = 12;
const ARM_A = 15;
const ARM_B = 24;
const TURN_A = 33;
const TURN_B = 42;
const W = 51;
const MASS_A = 60;
const MASS_B = 61;
const MU$1 = 62;
const RESTITUTION$2 = 63;
const GAP$1 = 64;
const SLOP$2 = 65;
const BIAS = 66;
const IMPULSE = 67;
const TOTAL$1 = 70;
const SHARE_A$1 = 73;
const SHARE_B$1 = 74;
const PUSH_A = 75;
const PUSH_B = 78;
const STICK = 81;
const RECORD = 87;
const TOUCH = 0.5;
class ContactBuffer {
  count = 0;
  data = new Float64Array(32 * RECORD);
  /** Body rows, manifold, and point in the contacts. */
  a = new Int32Array(32);
  b = new Int32Array(32);
  manifold = new Int32Array(32);
  point = new Int32Array(32);
  /** Left out of the present solve: open, and not about to close. */
  off = new Uint8Array(32);
  open(a, b, manifold, point) {
    if (this.count === this.a.length) this.grow();
    const i = this.count++;
    this.data.fill(0, i * RECORD, (i + 1) * RECORD);
    this.a[i] = a;
    this.b[i] = b;
    this.manifold[i] = manifold;
    this.point[i] = point;
    this.off[i] = 0;
    return i;
  }
  /** out[at..at+2] = relative velocity of a against b at contact i, in its frame. */
  measure(i, v, w, out, at) {
    const { data: d } = this;
    const o = i * RECORD;
    const a = this.a[i] * 3;
    const b = this.b[i] * 3;
    const vx = v[a] - v[b];
    const vy = v[a + 1] - v[b + 1];
    const vz = v[a + 2] - v[b + 2];
    for (let k = 0; k < 3; k++) {
      const n = o + k * 3;
      out[at + k] = d[n] * vx + d[n + 1] * vy + d[n + 2] * vz + d[n + ARM_A] * w[a] + d[n + ARM_A + 1] * w[a + 1] + d[n + ARM_A + 2] * w[a + 2] - d[n + ARM_B] * w[b] - d[n + ARM_B + 1] * w[b + 1] - d[n + ARM_B + 2] * w[b + 2];
    }
  }
  /** Gives both bodies the impulse steps[at..at+2]. One that isn't finite would spread, and is dropped. */
  push(i, v, w, steps, at) {
    const { data: d } = this;
    const o = i * RECORD;
    const a = this.a[i] * 3;
    const b = this.b[i] * 3;
    const sum = steps[at] + steps[at + 1] + steps[at + 2];
    if (sum - sum !== 0) return;
    for (let k = 0; k < 3; k++) {
      const step = steps[at + k];
      const n = o + k * 3;
      for (let x = 0; x < 3; x++) {
        v[a + x] += d[o + PUSH_A + x] * step * d[n + x];
        w[a + x] += step * d[n + TURN_A + x];
        v[b + x] -= d[o + PUSH_B + x] * step * d[n + x];
        w[b + x] -= step * d[n + TURN_B + x];
      }
    }
  }
  grow() {
    const { data, a, b, manifold, point, off } = this;
    (this.data = new Float64Array(data.length * 2)).set(data);
    (this.a = new Int32Array(a.length * 2)).set(a);
    (this.b = new Int32Array(b.length * 2)).set(b);
    (this.manifold = new Int32Array(manifold.length * 2)).set(manifold);
    (this.point = new Int32Array(point.length * 2)).set(point);
    (this.off = new Uint8Array(off.length * 2)).set(off);
  }
}
class BodyMatrix {
  /** Multiplications that one factoring takes. */
  work = 0;
  /** Inertia of each body, in the order, xx xy xz yy yz zz, after its mass. */
  mass = new Float64Array(0);
  first = new Int32Array(0);
  skyline = new Skyline();
  all = new Uint8Array(0);
  none = new Float64Array(0);
  /** The rows of J at one contact, for a and for b, and D times these. */
  j = new Float64Array(36);
  dj = new Float64Array(36);
  /** Lays the matrix out, unless factoring it takes more than `most` multiplications; returns whether it did. */
  shape(buffer2, members, count, order, most) {
    const size = order.count * 6;
    if (this.first.length < size) this.first = new Int32Array(size * 2);
    const { first } = this;
    for (let p = 0; p < order.count; p++) first[p * 6] = p;
    for (let m = 0; m < count; m++) {
      const i = members[m];
      const o = i * RECORD;
      if (!(buffer2.data[o + MASS_A] > 0 && buffer2.data[o + MASS_B] > 0)) continue;
      const p = order.place[buffer2.a[i]];
      const q = order.place[buffer2.b[i]];
      const later = Math.max(p, q) * 6;
      first[later] = Math.min(first[later], Math.min(p, q));
    }
    let work = 0;
    for (let p = 0; p < order.count; p++) {
      const from = first[p * 6] * 6;
      const height = p * 6 - from + 6;
      work += 3 * height * height;
      for (let k = 0; k < 6; k++) first[p * 6 + k] = from;
    }
    this.work = work;
    if (work > most) return false;
    this.layOut(size);
    return true;
  }
  layOut(size) {
    const { skyline, first } = this;
    let same = skyline.size === size;
    for (let k = 0; same && k < size; k++) same = skyline.first[k] === first[k];
    if (same) return;
    skyline.shape(first.slice(0, size));
    if (this.all.length >= size) return;
    this.all = new Uint8Array(size * 2);
    this.none = new Float64Array(size * 2);
    this.mass = new Float64Array(size * 3);
  }
  /** Mass and inertia where the bodies stand now. */
  weigh(c, order) {
    const { mass } = this;
    for (let p = 0; p < order.count; p++) {
      const o = p * 7;
      const e = order.rows[p] * 6;
      const k = c.worldInverseInertia;
      mass[o] = 1 / c.inverseMass[order.rows[p]];
      const xx = k[e + 3] * k[e + 5] - k[e + 4] * k[e + 4];
      const xy = k[e + 2] * k[e + 4] - k[e + 1] * k[e + 5];
      const xz = k[e + 1] * k[e + 4] - k[e + 2] * k[e + 3];
      const scale = 1 / (k[e] * xx + k[e + 1] * xy + k[e + 2] * xz);
      mass[o + 1] = xx * scale;
      mass[o + 2] = xy * scale;
      mass[o + 3] = xz * scale;
      mass[o + 4] = (k[e] * k[e + 5] - k[e + 2] * k[e + 2]) * scale;
      mass[o + 5] = (k[e + 1] * k[e + 2] - k[e] * k[e + 4]) * scale;
      mass[o + 6] = (k[e] * k[e + 3] - k[e + 1] * k[e + 1]) * scale;
    }
  }
  /** out = M x; six numbers per body. */
  timesMass(x, out, bodies) {
    const { mass } = this;
    for (let p = 0; p < bodies; p++) {
      const o = p * 7;
      const i = p * 6;
      for (let k = 0; k < 3; k++) out[i + k] = mass[o] * x[i + k];
      out[i + 3] = mass[o + 1] * x[i + 3] + mass[o + 2] * x[i + 4] + mass[o + 3] * x[i + 5];
      out[i + 4] = mass[o + 2] * x[i + 3] + mass[o + 4] * x[i + 4] + mass[o + 5] * x[i + 5];
      out[i + 5] = mass[o + 3] * x[i + 3] + mass[o + 5] * x[i + 4] + mass[o + 6] * x[i + 5];
    }
  }
  /** Fills the matrix; `d` has nine numbers per contact. */
  assemble(buffer2, members, count, order, d) {
    const { skyline, mass } = this;
    const { start, first, values } = skyline;
    values.fill(0);
    for (let p = 0; p < order.count; p++) {
      for (let k = 0; k < 3; k++) {
        values[start[p * 6 + k] - first[p * 6 + k] + p * 6 + k] = mass[p * 7];
        const row = start[p * 6 + 3 + k] - first[p * 6 + 3 + k] + p * 6 + 3;
        for (let l = 0; l <= k; l++) values[row + l] = mass[p * 7 + 1 + (l === 0 ? k : l + k + 1)];
      }
    }
    for (let m = 0; m < count; m++) {
      const i = members[m];
      const o = i * RECORD;
      const p = buffer2.data[o + MASS_A] > 0 ? order.place[buffer2.a[i]] : -1;
      const q = buffer2.data[o + MASS_B] > 0 ? order.place[buffer2.b[i]] : -1;
      this.rowsOf(buffer2.data, o, d, m * 9);
      if (p >= 0) this.addBlock(p, 0, p, 0);
      if (q >= 0) this.addBlock(q, 18, q, 18);
      if (p >= 0 && q >= 0) this.addBlock(Math.max(p, q), p > q ? 0 : 18, Math.min(p, q), p > q ? 18 : 0);
    }
  }
  rowsOf(r, o, d, at) {
    const { j, dj } = this;
    for (let k = 0; k < 3; k++) {
      for (let x = 0; x < 3; x++) {
        j[k * 6 + x] = r[o + k * 3 + x];
        j[k * 6 + 3 + x] = r[o + ARM_A + k * 3 + x];
        j[18 + k * 6 + x] = -r[o + k * 3 + x];
        j[18 + k * 6 + 3 + x] = -r[o + ARM_B + k * 3 + x];
      }
    }
    for (let side = 0; side < 36; side += 18) {
      for (let k = 0; k < 3; k++) {
        for (let x = 0; x < 6; x++) {
          dj[side + k * 6 + x] = d[at + k * 3] * j[side + x] + d[at + k * 3 + 1] * j[side + 6 + x] + d[at + k * 3 + 2] * j[side + 12 + x];
        }
      }
    }
  }
  /** Adds Jᵀ D J between the bodies at places p ≥ q, whose rows of J are at i and k. */
  addBlock(p, i, q, k) {
    const { j, dj } = this;
    const { start, first, values } = this.skyline;
    for (let x = 0; x < 6; x++) {
      const row = start[p * 6 + x] - first[p * 6 + x] + q * 6;
      const most = p === q ? x : 5;
      const j0 = j[i + x];
      const j1 = j[i + 6 + x];
      const j2 = j[i + 12 + x];
      for (let y = 0; y <= most; y++)
        values[row + y] += j0 * dj[k + y] + j1 * dj[k + 6 + y] + j2 * dj[k + 12 + y];
    }
  }
  factor() {
    this.skyline.decompose(this.all, 0, this.none);
  }
  solve(x) {
    this.skyline.solve(x);
  }
}
class BodyOrder {
  /** Bodies, and their rows in order. */
  count = 0;
  rows = new Int32Array(0);
  /** Place of a body in the order, by its row; only valid for bodies of the group. */
  place = new Int32Array(0);
  ids = new Int32Array(0);
  starts = new Int32Array(1);
  neighbours = new Int32Array(0);
  seen = new Uint8Array(0);
  find(buffer2, members, count, bodies) {
    this.reserve(bodies, count);
    this.list(buffer2, members, count);
    this.tie(buffer2, members, count);
    this.walk();
  }
  /** Numbers the bodies as they come; `place` holds the numbers for now. */
  list({ data, a, b }, members, count) {
    const { place: place2, ids } = this;
    for (let m = 0; m < count; m++) place2[a[members[m]]] = place2[b[members[m]]] = -1;
    this.count = 0;
    for (let m = 0; m < count; m++) {
      const i = members[m];
      const o = i * RECORD;
      if (data[o + MASS_A] > 0 && place2[a[i]] < 0) ids[place2[a[i]] = this.count++] = a[i];
      if (data[o + MASS_B] > 0 && place2[b[i]] < 0) ids[place2[b[i]] = this.count++] = b[i];
    }
  }
  /** Neighbours of each body, once per manifold: the points of a manifold stand together. */
  tie(buffer2, members, count) {
    const { place: place2, starts, neighbours } = this;
    starts.fill(0, 0, this.count + 1);
    for (let round = 0; round < 2; round++) {
      for (let m = 0; m < count; m++) {
        const i = members[m];
        if (m > 0 && buffer2.manifold[i] === buffer2.manifold[members[m - 1]]) continue;
        const p = place2[buffer2.a[i]];
        const q = place2[buffer2.b[i]];
        if (p < 0 || q < 0) continue;
        if (round === 0) {
          starts[p]++;
          starts[q]++;
        } else {
          neighbours[--starts[p]] = q;
          neighbours[--starts[q]] = p;
        }
      }
      if (round === 1) break;
      for (let k = 1; k <= this.count; k++) starts[k] += starts[k - 1];
    }
  }
  /** Breadth first, parts after parts, each from a body with the fewest neighbours. */
  walk() {
    const { ids, starts, neighbours, seen, rows, place: place2, count } = this;
    seen.fill(0, 0, count);
    let done = 0;
    for (let head = 0; head < count; head++) {
      if (head === done) {
        let root = -1;
        for (let k = 0; k < count; k++)
          if (seen[k] === 0 && (root < 0 || this.degree(k) < this.degree(root))) root = k;
        seen[root] = 1;
        rows[done++] = root;
      }
      const from = done;
      for (let n = starts[rows[head]]; n < starts[rows[head] + 1]; n++) {
        if (seen[neighbours[n]] === 1) continue;
        seen[neighbours[n]] = 1;
        rows[done++] = neighbours[n];
      }
      this.sortByDegree(from, done);
    }
    for (let k = 0; k < count >> 1; k++) {
      const other = rows[k];
      rows[k] = rows[count - 1 - k];
      rows[count - 1 - k] = other;
    }
    for (let k = 0; k < count; k++) rows[k] = ids[rows[k]];
    for (let k = 0; k < count; k++) place2[rows[k]] = k;
  }
  degree(k) {
    return this.starts[k + 1] - this.starts[k];
  }
  sortByDegree(from, to) {
    const { rows } = this;
    for (let i = from + 1; i < to; i++) {
      const row = rows[i];
      let j = i;
      for (; j > from && this.isBefore(row, rows[j - 1]); j--) rows[j] = rows[j - 1];
      rows[j] = row;
    }
  }
  isBefore(p, q) {
    const difference = this.degree(p) - this.degree(q);
    return difference < 0 || difference === 0 && p < q;
  }
  reserve(bodies, contacts) {
    if (this.place.length < bodies) {
      this.place = new Int32Array(bodies * 2);
      this.rows = new Int32Array(bodies * 2);
      this.ids = new Int32Array(bodies * 2);
      this.starts = new Int32Array(bodies * 2 + 1);
      this.seen = new Uint8Array(bodies * 2);
    }
    if (this.neighbours.length < contacts * 2) this.neighbours = new Int32Array(contacts * 4);
  }
}
function alongContact(buffer2, order, i, delta, out, at) {
  const { data: d } = buffer2;
  const o = i * RECORD;
  const p = d[o + MASS_A] > 0 ? order.place[buffer2.a[i]] * 6 : -1;
  const q = d[o + MASS_B] > 0 ? order.place[buffer2.b[i]] * 6 : -1;
  for (let k = 0; k < 3; k++) {
    const n = o + k * 3;
    let sum = 0;
    for (let y = 0; y < 3; y++) {
      if (p >= 0) sum += d[n + y] * delta[p + y] + d[n + ARM_A + y] * delta[p + 3 + y];
      if (q >= 0) sum -= d[n + y] * delta[q + y] + d[n + ARM_B + y] * delta[q + 3 + y];
    }
    out[at + k] = sum;
  }
}
function pushBack$1(buffer2, order, i, x, gradient) {
  const { data: d } = buffer2;
  const o = i * RECORD;
  const p = d[o + MASS_A] > 0 ? order.place[buffer2.a[i]] * 6 : -1;
  const q = d[o + MASS_B] > 0 ? order.place[buffer2.b[i]] * 6 : -1;
  for (let k = 0; k < 3; k++) {
    const n = o + k * 3;
    for (let y = 0; y < 3; y++) {
      if (p >= 0) {
        gradient[p + y] += x[k] * d[n + y];
        gradient[p + 3 + y] += x[k] * d[n + ARM_A + y];
      }
      if (q >= 0) {
        gradient[q + y] -= x[k] * d[n + y];
        gradient[q + 3 + y] -= x[k] * d[n + ARM_B + y];
      }
    }
  }
}
const HARD = 1e5;
const ROUNDS$1 = 12;
const NEWTON_STEPS$1 = 50;
const FOUND$2 = 1e-9;
const STUCK = 1e-7;
const TRIALS$1 = 20;
const WIDE$1 = 3e5;
class RowNewton {
  buffer = new ContactBuffer();
  order = new BodyOrder();
  matrix = new BodyMatrix();
  members = new Int32Array(0);
  size = 0;
  /** Per row, three numbers each: speeds and impulses at the start, J δ, J times the way, impulses of the round before, now; μ λ_n; nine for λ′. */
  u = new Float64Array(0);
  old = new Float64Array(0);
  jd = new Float64Array(0);
  jw = new Float64Array(0);
  base = new Float64Array(0);
  now = new Float64Array(0);
  limit = new Float64Array(0);
  slope = new Float64Array(0);
  /** Per body, six numbers each. */
  delta = new Float64Array(0);
  gradient = new Float64Array(0);
  md = new Float64Array(0);
  speeds = new Float64Array(3);
  found = new Float64Array(3);
  j = new Float64Array(6);
  /** Brings all rows to where their laws agree; false where this is no group for it, and nothing has changed. */
  solve(rows, { columns: c, rows: bodies }, law) {
    if (rows.count === 0 || !this.take(rows, c, bodies)) return false;
    this.delta.fill(0, 0, this.size);
    let before = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS$1; round++) {
      if (!this.minimise(rows, law)) break;
      const speed = this.rebase(rows);
      const refined = this.refine(rows.count, law);
      if (!refined && (speed <= STUCK || speed > 0.5 * before)) break;
      before = speed;
    }
    for (let n = 0; n < rows.count; n++) this.give(rows, c, n);
    return true;
  }
  /** The next round starts from the impulses of this one. Returns the largest speed that their change stands for [m/s]. */
  rebase({ data: d, count }) {
    const { base, now } = this;
    let most = 0;
    for (let k = 0; k < count * 3; k++) {
      const give = d[Math.floor(k / 3) * ROW$1 + GIVE + k % 3];
      most = Math.max(most, give * Math.abs(now[k] - base[k]) / HARD);
      base[k] = now[k];
    }
    return most;
  }
  take(rows, c, bodies) {
    const { buffer: buffer2, order, matrix, speeds } = this;
    this.reserve(rows.count);
    buffer2.count = 0;
    for (let n = 0; n < rows.count; n++) {
      const a = rows.ids[n * IDS$1];
      const b = rows.ids[n * IDS$1 + 1];
      if (a >= 0 && c.locks[a] !== 0 || b >= 0 && c.locks[b] !== 0) return false;
      this.copy(rows, c, n, a, b);
    }
    order.find(buffer2, this.members, rows.count, bodies);
    if (!matrix.shape(buffer2, this.members, rows.count, order, WIDE$1)) return false;
    matrix.weigh(c, order);
    this.size = order.count * 6;
    if (this.delta.length < this.size) {
      this.delta = new Float64Array(this.size * 2);
      this.gradient = new Float64Array(this.size * 2);
      this.md = new Float64Array(this.size * 2);
    }
    for (let n = 0; n < rows.count; n++) {
      relativeSpeeds(rows, n, c, speeds);
      for (let k = 0; k < 3; k++) {
        this.u[n * 3 + k] = speeds[k];
        this.old[n * 3 + k] = this.base[n * 3 + k] = rows.data[n * ROW$1 + LAMBDA + k];
      }
    }
    return true;
  }
  copy({ data: d, ids }, c, n, a, b) {
    const i = this.buffer.open(a < 0 ? -1 - a : a, b < 0 ? -1 - b : b, ids[n * IDS$1 + 3], n);
    const to = this.buffer.data;
    const o = i * RECORD;
    const q = n * ROW$1;
    to[o + MASS_A] = a < 0 ? 0 : c.inverseMass[a];
    to[o + MASS_B] = b < 0 ? 0 : c.inverseMass[b];
    for (let k = 0; k < 9; k++) to[o + DIRECTION + k] = d[q + N$1 + k];
    for (let k = 0; k < 9; k += 3) {
      for (let x = 0; x < 3; x++) {
        const y = (x + 1) % 3;
        const z = (x + 2) % 3;
        to[o + ARM_A + k + x] = d[q + RA$2 + y] * d[q + N$1 + k + z] - d[q + RA$2 + z] * d[q + N$1 + k + y];
        to[o + ARM_B + k + x] = d[q + RB$2 + y] * d[q + N$1 + k + z] - d[q + RB$2 + z] * d[q + N$1 + k + y];
      }
    }
  }
  /** Newton from where δ is; returns whether a minimum was found. */
  minimise(rows, law) {
    const { delta, gradient, matrix, order, size, buffer: buffer2, members } = this;
    for (let step = 0; step < NEWTON_STEPS$1; step++) {
      this.differentiate(rows, law);
      let largest = 0;
      for (let k = 0; k < rows.count * 3; k++) largest = Math.max(largest, Math.abs(this.now[k]));
      let worst = 0;
      for (let k = 0; k < size; k++) worst = Math.max(worst, Math.abs(gradient[k]));
      if (worst <= FOUND$2 * largest) return true;
      matrix.assemble(buffer2, members, rows.count, order, this.slope);
      matrix.factor();
      for (let k = 0; k < size; k++) gradient[k] = -gradient[k];
      matrix.solve(gradient);
      const part = this.search(rows, law);
      if (part === 0) return true;
      for (let k = 0; k < size; k++) delta[k] += part * gradient[k];
    }
    return false;
  }
  /** Impulses, gradient and λ′ at δ. */
  differentiate(rows, law) {
    const { u, jd, now, old, found, speeds, gradient, delta, limit } = this;
    this.matrix.timesMass(delta, gradient, this.order.count);
    for (let n = 0; n < rows.count; n++) {
      const t = n * 3;
      alongContact(this.buffer, this.order, n, delta, jd, n * 3);
      for (let k = 0; k < 3; k++) speeds[k] = u[t + k] + jd[t + k];
      const o = n * ROW$1;
      this.respond(rows, law, n, true);
      for (let k = 0; k < 3; k++) now[t + k] = found[k];
      limit[n] = rows.data[o + MU$2] * found[0];
      for (let k = 0; k < 3; k++) found[k] = old[t + k] - now[t + k];
      pushBack$1(this.buffer, this.order, n, this.found, this.gradient);
    }
  }
  /** Impulses of row `n` at the velocity in `speeds` into `found`, with `slopes` also λ′; friction by its limit as it is now, or in a search as it was. */
  respond(rows, law, n, slopes) {
    const { found, speeds, base, slope, limit } = this;
    const { data: d } = rows;
    const o = n * ROW$1;
    const t = n * 3;
    law.press(n, speeds, base[t], found);
    const steep = found[1];
    const most = slopes ? d[o + MU$2] * found[0] : limit[n];
    const rho = HARD / Math.max(d[o + GIVE + 1], d[o + GIVE + 2]);
    const x = base[t + 1] - rho * speeds[1];
    const y = base[t + 2] - rho * speeds[2];
    const length = Math.sqrt(x * x + y * y);
    const share = length > most ? most / length : 1;
    found[1] = share * x;
    found[2] = share * y;
    if (!slopes) return;
    const s = n * 9;
    for (let k = 0; k < 9; k++) slope[s + k] = 0;
    slope[s] = steep;
    const across = share < 1 ? 1 / (length * length) : 0;
    slope[s + 4] = rho * share * (1 - across * x * x);
    slope[s + 5] = slope[s + 7] = -rho * share * across * x * y;
    slope[s + 8] = rho * share * (1 - across * y * y);
  }
  /** How far to go along the direction in `gradient`: where the slope of the value along it is about zero; 0 for nowhere. */
  search(rows, law) {
    const { gradient: way, delta, jw, md, size } = this;
    for (let n = 0; n < rows.count; n++) alongContact(this.buffer, this.order, n, way, jw, n * 3);
    this.matrix.timesMass(way, md, this.order.count);
    let constant = 0;
    let linear = 0;
    for (let k = 0; k < size; k++) {
      constant += md[k] * delta[k];
      linear += md[k] * way[k];
    }
    const first = this.slopeAlong(rows, law, 0) + constant;
    if (!(first < 0)) return 0;
    let low = 0;
    let high = 1;
    let below = first;
    let above = this.slopeAlong(rows, law, 1) + constant + linear;
    if (!(above > -0.05 * first)) return 1;
    for (let k = 0; k < TRIALS$1; k++) {
      const guess = low - below * (high - low) / (above - below);
      const at = k % 3 === 2 ? 0.5 * (low + high) : guess;
      const slope = this.slopeAlong(rows, law, at) + constant + at * linear;
      if (Math.abs(slope) <= -0.05 * first) return at;
      if (slope < 0) {
        low = at;
        below = slope;
      } else {
        high = at;
        above = slope;
      }
    }
    return low > 0 ? low : high;
  }
  /** What the rows add to the slope at `part` of the way. */
  slopeAlong(rows, law, part) {
    const { u, jd, jw, old, found, speeds } = this;
    let sum = 0;
    for (let n = 0; n < rows.count; n++) {
      const t = n * 3;
      for (let k = 0; k < 3; k++) speeds[k] = u[t + k] + jd[t + k] + part * jw[t + k];
      this.respond(rows, law, n, false);
      for (let k = 0; k < 3; k++) sum += (old[t + k] - found[k]) * jw[t + k];
    }
    return sum;
  }
  refine(count, law) {
    const { speeds, u, jd } = this;
    let any = false;
    for (let n = 0; n < count && law.refine !== void 0; n++) {
      speeds[0] = u[n * 3] + jd[n * 3];
      if (law.refine(n, speeds)) any = true;
    }
    return any;
  }
  /** Brings the impulse of row n to what was found for it. */
  give(rows, c, n) {
    const { j, now } = this;
    const o = n * ROW$1 + LAMBDA;
    for (let k = 0; k < 3; k++) j[k] = now[n * 3 + k] - rows.data[o + k];
    const sum = j[0] + j[1] + j[2];
    if (sum - sum !== 0) return;
    for (let k = 0; k < 3; k++) rows.data[o + k] = now[n * 3 + k];
    applyRow(rows, n, c, j);
  }
  reserve(count) {
    if (this.limit.length >= count) return;
    const size = count * 2;
    this.members = Int32Array.from({ length: size }, (_, n) => n);
    this.u = new Float64Array(size * 3);
    this.old = new Float64Array(size * 3);
    this.jd = new Float64Array(size * 3);
    this.jw = new Float64Array(size * 3);
    this.base = new Float64Array(size * 3);
    this.now = new Float64Array(size * 3);
    this.limit = new Float64Array(size);
    this.slope = new Float64Array(size * 9);
  }
}
const MOST_ROUNDS = 64;
const SWEEPS$3 = 32;
class RowImpacts {
  u = new Float64Array(3);
  j = new Float64Array(6);
  wanted = new Float64Array(16);
  /** Impacts of all contacts nearer than `tolerance` [m] that close faster than `slow` [m/s]. */
  run(rows, bodies, dt, slow, tolerance) {
    const { columns: c, flight } = bodies;
    const { ids } = rows;
    if (this.wanted.length < rows.count) this.wanted = new Float64Array(rows.count * 2);
    for (let round = 0; round < MOST_ROUNDS; round++) {
      let hit = false;
      for (let from = 0, to = 0; from < rows.count; from = to) {
        while (to < rows.count && ids[to * IDS$1 + 3] === ids[from * IDS$1 + 3]) to++;
        const a = ids[from * IDS$1];
        const b = ids[from * IDS$1 + 1];
        const fliesA = a >= 0 && flight.has(a, c);
        const fliesB = b >= 0 && flight.has(b, c);
        if (!this.collide(rows, from, to, c, dt, slow, tolerance)) continue;
        hit = true;
        if (fliesA) flight.note(a, c);
        if (fliesB) flight.note(b, c);
      }
      if (!hit) break;
    }
    for (let n = 0; n < rows.count; n++) for (let k = 0; k < 3; k++) rows.data[n * ROW$1 + LAMBDA + k] = 0;
  }
  collide(rows, from, to, c, dt, slow, tolerance) {
    const { u, wanted } = this;
    const d = rows.data;
    let closing = false;
    for (let n = from; n < to; n++) {
      const o = n * ROW$1;
      for (let k = 0; k < 3; k++) d[o + LAMBDA + k] = 0;
      wanted[n] = Number.NEGATIVE_INFINITY;
      if (d[o + GAP$2] > tolerance || !(d[o + RESTITUTION$3] > 0)) continue;
      relativeSpeeds(rows, n, c, u);
      const gained = dt * accelerationAlong(rows, n, c);
      const hits = u[0] - gained;
      if (hits < -slow) closing = true;
      wanted[n] = hits < -slow ? Math.max(-d[o + RESTITUTION$3] * hits + gained, 0) : 0;
    }
    if (!closing) return false;
    for (let sweep = 0; sweep < SWEEPS$3; sweep++) {
      for (let n = from; n < to; n++) if (wanted[n] >= 0) this.bounce(rows, n, c, wanted[n]);
    }
    return true;
  }
  bounce(rows, n, c, wanted) {
    const { u, j } = this;
    const d = rows.data;
    const o = n * ROW$1;
    if (!(d[o + GIVE] > 0)) return;
    relativeSpeeds(rows, n, c, u);
    const old = d[o + LAMBDA];
    const next = Math.max(old + (wanted - u[0]) / d[o + GIVE], 0);
    d[o + LAMBDA] = next;
    j[0] = next - old;
    j[1] = 0;
    j[2] = 0;
    applyRow(rows, n, c, j);
    rubRow(rows, n, c, u, j);
  }
}
function accelerationAlong({ data: d, ids }, n, { force }) {
  const o = n * ROW$1;
  const a = ids[n * IDS$1];
  const b = ids[n * IDS$1 + 1];
  let sum = 0;
  for (let k = 0; k < 3; k++) {
    if (a >= 0) sum += d[o + k] * d[o + IMA + k] * force[a * 3 + k];
    if (b >= 0) sum -= d[o + k] * d[o + IMB + k] * force[b * 3 + k];
  }
  return sum;
}
const SETTLED$3 = 1e-6;
const BEYOND = 1.5;
const AGREES$1 = 1e-4;
const FIRST$2 = 12;
const MORE$1 = 50;
const MORE_PER_STEP = 4 * MORE$1;
const TURN = 4;
const UNDO_SPEED$2 = 0.5;
class Backtracking {
  softened = 0;
  softenedRow = -1;
  tolerance;
  rounds;
  beyond = BEYOND;
  /** How many times `rounds` may still be taken again in this step. */
  left = MORE_PER_STEP;
  rows = new ContactRows();
  impacts = new RowImpacts();
  newton = new RowNewton();
  /** Lengths of the part and of the substep that are being solved [s]. */
  times = new Float64Array(2);
  u = new Float64Array(3);
  j = new Float64Array(6);
  constructor(p) {
    this.tolerance = p.tolerance;
    this.rounds = p.rounds;
  }
  beginStep() {
    this.left = MORE_PER_STEP;
  }
  begin(input) {
    const { rows } = this;
    rows.build(input);
    this.softened = 0;
    for (let n = 0; n < rows.count; n++) {
      if (!(rows.data[n * ROW$1 + GAP$2] < 0)) continue;
      this.softened++;
      this.softenedRow = Math.max(rows.ids[n * IDS$1], rows.ids[n * IDS$1 + 1]);
    }
  }
  solve({ bodies, contacts, dt, substep = dt, gravity }) {
    const { rows } = this;
    const c = bodies.columns;
    const slow = 2 * gravity * substep;
    this.impacts.run(rows, bodies, dt, slow, this.tolerance);
    this.choose(c, slow, slow * substep);
    rows.warmStart(c, contacts, dt, this.tolerance, this.j);
    this.times[0] = dt;
    this.times[1] = substep;
    this.beyond = BEYOND;
    if (this.settle(c, dt, substep, Math.min(FIRST$2, this.rounds))) return;
    this.newton.solve(rows, bodies, this);
    for (let more = 0; more < MORE$1; more++) {
      this.beyond = more === 0 ? BEYOND : 1;
      if (this.settle(c, dt, substep, this.rounds) || this.isOpen(c, dt) || this.left === 0) return;
      this.left--;
    }
  }
  again({ bodies, dt, substep = dt }) {
    const c = bodies.columns;
    this.beyond = 1;
    if (this.left === 0 || this.settle(c, dt, substep, 1, AGREES$1)) return false;
    this.left = Math.max(this.left - TURN, 0);
    if (!this.settle(c, dt, substep, FIRST$2)) this.newton.solve(this.rows, bodies, this);
    return true;
  }
  /** Goes over all held contacts until nothing changes any more; false when `rounds` were not enough. */
  settle(c, dt, substep, rounds, settled = SETTLED$3) {
    const { rows } = this;
    for (let round = 0; round < rounds; round++) {
      let change = 0;
      for (let turn = 0; turn < rows.count; turn++) {
        const n = round % 2 === 0 ? rows.count - 1 - turn : turn;
        if (rows.data[n * ROW$1 + HELD] === 0) continue;
        change = Math.max(change, this.hold(n, c, dt, substep));
        change = Math.max(change, rubRow(rows, n, c, this.u, this.j));
      }
      if (change <= settled) return true;
    }
    return false;
  }
  /** Whether no held contact would overlap with the velocities there are. */
  isOpen(c, dt) {
    const { rows, u } = this;
    for (let n = 0; n < rows.count; n++) {
      const gap = rows.data[n * ROW$1 + GAP$2];
      if (rows.data[n * ROW$1 + HELD] === 0 || gap < 0) continue;
      relativeSpeeds(rows, n, c, u);
      if (gap + dt * u[0] < 0) return false;
    }
    return true;
  }
  finish({ contacts, interval, substep = interval }) {
    this.rows.writeBack(contacts, interval);
    this.rows.remember(contacts, interval, substep);
  }
  /** Halves the trial when anything overlaps that was apart. */
  judge(input, after, owner) {
    return shareWithGap(input, after, owner, 0, 0) < 1 ? 0.5 : 1;
  }
  /** Marks the contacts that are held: those just before contact, and those that come there slowly from not far away. */
  choose(c, slow, far) {
    const { rows, u } = this;
    const d = rows.data;
    for (let n = 0; n < rows.count; n++) {
      const o = n * ROW$1;
      relativeSpeeds(rows, n, c, u);
      const rests = d[o + GAP$2] < far && u[0] > -slow;
      d[o + HELD] = d[o + GAP$2] <= this.tolerance || rests ? 1 : 0;
    }
  }
  /** Impulse at the speed u[0], as a stiff spring on top of what the round before gave; see `row-newton.ts`. */
  press(n, u, base, out) {
    const { data: d } = this.rows;
    const o = n * ROW$1;
    out[0] = out[1] = 0;
    if (d[o + HELD] === 0 || !(d[o + GIVE] > 0)) return;
    const rho = HARD / d[o + GIVE];
    out[0] = Math.max(base + rho * (this.wanted(d[o + GAP$2], this.times[0], this.times[1]) - u[0]), 0);
    if (out[0] > 0) out[1] = rho;
  }
  /** Slowest speed of a contact that is `gap` wide [m/s]; it may come to half the tolerance. */
  wanted(gap, dt, substep) {
    const open = gap - 0.5 * this.tolerance;
    return open > 0 ? -open / dt : Math.min(-0.2 * open / substep, UNDO_SPEED$2);
  }
  /** Lets contact `n` close no farther than half the tolerance; returns by how much that changed its speed [m/s]. */
  hold(n, c, dt, substep) {
    const { rows, u, j } = this;
    const d = rows.data;
    const o = n * ROW$1;
    const give = d[o + GIVE];
    if (!(give > 0)) return 0;
    relativeSpeeds(rows, n, c, u);
    const wanted = this.wanted(d[o + GAP$2], dt, substep);
    const old = d[o + LAMBDA];
    const next = Math.max(old + this.beyond * (wanted - u[0]) / give, 0);
    if (next === old) return 0;
    d[o + LAMBDA] = next;
    j[0] = next - old;
    j[1] = 0;
    j[2] = 0;
    applyRow(rows, n, c, j);
    return give * Math.abs(next - old);
  }
}
const backtracking = {
  name: "backtracking",
  sentence: "Bisects time to just before contact and gives the bodies an impulse there; exact impacts, nothing overlaps, dear in a crowd.",
  source: "Hoff et al. 2001 (backtracking); lecture on rigid contacts (impulse, restitution, friction)",
  parameters: [
    {
      name: "tolerance",
      sentence: "Gap below which bodies count as just before contact.",
      unit: "m",
      default: 1e-4,
      min: 1e-12,
      max: 1e3
    },
    {
      name: "rounds",
      sentence: "Most rounds over all contacts in a substep; fewer are taken when nothing changes any more.",
      default: 100,
      min: 1,
      max: 1e5
    }
  ],
  detection: "every-substep",
  controlsStep: true,
  reach: (parameters) => parameters.tolerance,
  limits: "It goes back to the first touch of shapes, and bodies that deform are moved by their elasticity in between.",
  serves: servesRigid,
  create: (parameters) => new Backtracking(parameters)
};
const LAWS = ["clamped", "log"];
function barrier(law, r) {
  if (r >= 1) return 0;
  if (law === "log") return 1 / r - 1;
  return 2 * (r - 1) * log(r) + (r - 1) * (r - 1) / r;
}
function barrierSlope(law, r) {
  if (r >= 1) return 0;
  if (law === "log") return -1 / (r * r);
  const q = 1 - 1 / r;
  return 2 * log(r) + 4 * q - q * q;
}
const MOST_STEPS = 40;
function endGap(law, free, s) {
  if (free >= 1 || s === 0) return free;
  if (law === "log") return positiveRoot(1, s - free, -s);
  let r = Math.max(positiveRoot(1 - s, 2 * s - free, -s), free);
  for (let k = 0; k < MOST_STEPS; k++) {
    const step = (free + s * barrier(law, r) - r) / (1 - s * barrierSlope(law, r));
    r = r + step > 0 ? r + step : 0.5 * r;
    if (Math.abs(step) <= 1e-15 * r) break;
  }
  return r;
}
function positiveRoot(a, b, c) {
  const root = Math.sqrt(Math.max(b * b - 4 * a * c, 0));
  return b >= 0 ? -2 * c / (b + root) : (root - b) / (2 * a);
}
const FLOOR = 0.01;
const LOWER = 0.1;
const LOWEST = 1e-12;
class BarrierLaw {
  constructor(rows, law, buffer2, stiffnessOf, undoSpeed) {
    this.rows = rows;
    this.law = law;
    this.buffer = buffer2;
    this.stiffnessOf = stiffnessOf;
    this.undoSpeed = undoSpeed;
  }
  dt = 0;
  floor = new Float64Array(0);
  begin(dt) {
    const { count } = this.rows;
    this.dt = dt;
    if (this.floor.length < count) this.floor = new Float64Array(count * 2);
    this.floor.fill(FLOOR, 0, count);
  }
  press(n, u, base, out) {
    const { data: d } = this.rows;
    const { dt, buffer: buffer2, law } = this;
    const give = d[n * ROW$1 + GIVE];
    const gap = d[n * ROW$1 + GAP$2];
    out[0] = out[1] = 0;
    if (!(give > 0)) return;
    if (!(gap > 0)) {
      const rho = HARD / give;
      out[0] = Math.max(base + rho * (this.undoSpeed(gap) - u[0]), 0);
      out[1] = out[0] > 0 ? rho : 0;
      return;
    }
    const r = (gap + dt * u[0]) / buffer2;
    if (r >= 1) return;
    const at = Math.max(r, this.floor[n]);
    const slope = barrierSlope(law, at);
    const strength = dt * this.stiffnessOf(give);
    out[0] = strength * buffer2 * (barrier(law, at) + slope * (r - at));
    out[1] = -strength * dt * slope;
  }
  refine(n, u) {
    const r = (this.rows.data[n * ROW$1 + GAP$2] + this.dt * u[0]) / this.buffer;
    if (!(this.rows.data[n * ROW$1 + GAP$2] > 0) || r >= this.floor[n] || this.floor[n] <= LOWEST) return false;
    this.floor[n] *= LOWER;
    return true;
  }
}
const LEAVE = 0.05;
const SETTLED$2 = 1e-6;
const AGREES = 1e-3;
const FIRST$1 = 12;
const MORE = 50;
const UNDO$1 = 0.2;
const UNDO_SPEED$1 = 0.5;
class LogBarrier {
  softened = 0;
  softenedRow = -1;
  law;
  buffer;
  stiffness;
  frequencySq;
  rounds;
  rows = new ContactRows();
  u = new Float64Array(3);
  j = new Float64Array(6);
  newton = new RowNewton();
  allRows;
  constructor(p) {
    const omega = 2 * Math.PI * p.frequency;
    this.law = p.law;
    this.buffer = p.buffer;
    this.stiffness = p.stiffness;
    this.frequencySq = omega * omega;
    this.rounds = p.rounds;
    this.allRows = new BarrierLaw(
      this.rows,
      this.law,
      this.buffer,
      (give) => this.stiffnessOf(give),
      (gap) => this.undoSpeed(gap, this.allRows.dt)
    );
  }
  begin(input) {
    const { rows } = this;
    rows.build(input);
    this.softened = 0;
    for (let n = 0; n < rows.count; n++) {
      if (rows.data[n * ROW$1 + GAP$2] > 0) continue;
      this.softened++;
      this.softenedRow = Math.max(rows.ids[n * IDS$1], rows.ids[n * IDS$1 + 1]);
    }
  }
  solve({ bodies, contacts, dt }) {
    const { rows } = this;
    const c = bodies.columns;
    rows.warmStart(c, contacts, dt, Number.POSITIVE_INFINITY, this.j);
    if (this.settle(c, dt, Math.min(FIRST$1, this.rounds))) return;
    this.allRows.begin(dt);
    this.newton.solve(rows, bodies, this.allRows);
    for (let more = 0; more < MORE; more++) {
      if (this.settle(c, dt, this.rounds) || this.isOpen(c, dt)) return;
    }
  }
  again({ bodies, dt }) {
    const c = bodies.columns;
    if (this.settle(c, dt, 1, AGREES)) return false;
    if (this.settle(c, dt, FIRST$1)) return true;
    this.allRows.begin(dt);
    this.newton.solve(this.rows, bodies, this.allRows);
    return true;
  }
  /** Goes over all contacts until nothing changes any more; false when `rounds` were not enough. */
  settle(c, dt, rounds, settled = SETTLED$2) {
    const { rows, buffer: buffer2 } = this;
    for (let round = 0; round < rounds; round++) {
      let change = 0;
      for (let turn = 0; turn < rows.count; turn++) {
        const n = round % 2 === 0 ? rows.count - 1 - turn : turn;
        change = Math.max(change, this.press(n, c, dt));
        change = Math.max(change, rubRow(rows, n, c, this.u, this.j) * dt / buffer2);
      }
      if (change <= settled) return true;
    }
    return false;
  }
  /** Whether no gap would close with the velocities there are. */
  isOpen(c, dt) {
    const { rows, u, buffer: buffer2 } = this;
    for (let n = 0; n < rows.count; n++) {
      const gap = rows.data[n * ROW$1 + GAP$2];
      if (!(gap > 0)) continue;
      relativeSpeeds(rows, n, c, u);
      if (gap + dt * u[0] < LEAVE * Math.min(gap, buffer2)) return false;
    }
    return true;
  }
  finish({ contacts, interval, substep = interval }) {
    const { rows } = this;
    rows.writeBack(contacts, interval);
    rows.remember(contacts, interval, substep);
  }
  judge(input, after, owner) {
    return shareWithGap(input, after, owner, LEAVE, this.buffer);
  }
  /** One normal step of row `n`; returns the share of the gap by which it moved the end of the substep. */
  press(n, c, dt) {
    const { rows, u, j } = this;
    const d = rows.data;
    const o = n * ROW$1;
    const give = d[o + GIVE];
    if (!(give > 0)) return 0;
    const old = d[o + LAMBDA];
    relativeSpeeds(rows, n, c, u);
    const speed = u[0] - give * old;
    const wanted = d[o + GAP$2] > 0 ? this.barrierSpeed(d[o + GAP$2], speed, give, dt) : this.undoSpeed(d[o + GAP$2], dt);
    const next = Math.max((wanted - speed) / give, 0);
    if (next === old) return 0;
    d[o + LAMBDA] = next;
    j[0] = next - old;
    j[1] = 0;
    j[2] = 0;
    applyRow(rows, n, c, j);
    const gap = d[o + GAP$2];
    return dt * give * Math.abs(next - old) / (gap > 0 && gap < this.buffer ? gap : this.buffer);
  }
  /** Speed with which a contact ends that without its own impulse would have `speed`. */
  barrierSpeed(gap, speed, give, dt) {
    const { buffer: buffer2 } = this;
    const s = dt * dt * this.stiffnessOf(give) * give;
    return (buffer2 * endGap(this.law, (gap + dt * speed) / buffer2, s) - gap) / dt;
  }
  /** Speed at which an overlap ends, and beyond: what just touches has no place in the barrier either. */
  undoSpeed(gap, dt) {
    return Math.min(UNDO$1 * (LEAVE * this.buffer - gap) / dt, UNDO_SPEED$1);
  }
  stiffnessOf(give) {
    return this.stiffness > 0 ? this.stiffness : this.frequencySq / give;
  }
}
const logBarrier = {
  name: "log-barrier",
  sentence: "Keeps bodies apart by a potential that grows without bound as the gap closes, and cuts the step where that would not do; nothing ever overlaps.",
  source: "lecture on rigid contacts (log-barrier penalty); Li et al. 2020 (incremental potential contact)",
  parameters: [
    {
      name: "buffer",
      sentence: "Gap below which bodies push each other.",
      unit: "m",
      default: 1e-3,
      min: 1e-9,
      max: 1e3
    },
    {
      name: "stiffness",
      sentence: "Strength κ of the barrier; 0 takes it from the frequency and the mass that the contact moves.",
      unit: "N/m",
      default: 0,
      min: 0
    },
    {
      name: "frequency",
      sentence: "Strength as the frequency of a spring, used when no stiffness is given.",
      unit: "Hz",
      default: 60,
      min: 1e-3
    },
    {
      name: "law",
      sentence: "The barrier: clamped as in incremental potential contact, or the lecture's plain logarithm.",
      default: "clamped",
      choices: LAWS
    },
    {
      name: "rounds",
      sentence: "Most rounds over all contacts in a substep; fewer are taken when nothing changes any more.",
      default: 100,
      min: 1,
      max: 1e5
    }
  ],
  detection: "every-substep",
  controlsStep: true,
  springs: true,
  reach: (parameters) => parameters.buffer,
  limits: "It keeps gaps open by undoing whole steps, and bodies that deform are moved by their elasticity in between.",
  serves: servesRigid,
  create: (parameters) => new LogBarrier(parameters)
};
function rigidMobility(rigids, row) {
  return rigids && row >= 0 && rigids.activity[row] === AWAKE ? rigids.inverseMass[row] : 0;
}
const RATE = 20;
const CREEP = 4;
const SHALLOW = 0.01;
const HALF = 0.5;
class Displacer {
  /** Displacement of each deformable body in this substep [m]. */
  shifts = new Float64Array(48);
  /** Sum of overlap times direction, and rows, of each group. */
  sums = new Float64Array(64);
  /** `overlaps` without strain and `strains` of each row [m] are counted down. `sweeper` has been through the rows. */
  run(input, overlaps, strains, sweeper) {
    const { rows, bodies } = input;
    if (rows.count === 0) return;
    if (this.shifts.length < 3 * bodies.length) this.shifts = new Float64Array(6 * bodies.length);
    if (this.sums.length < 4 * rows.groupCount) this.sums = new Float64Array(8 * rows.groupCount);
    this.shifts.fill(0, 0, 3 * bodies.length);
    this.sums.fill(0, 0, 4 * rows.groupCount);
    for (let from = 0; from < rows.count; ) {
      let to = from + 1;
      while (to < rows.count && rows.pairs[to] === rows.pairs[from]) to++;
      this.movePair(input, overlaps, from, to);
      from = to;
    }
    this.moveBodies(input);
    this.giveWay(input, overlaps, strains, sweeper);
  }
  /** Groups of the pair whose rows are [from, to), against bodies that earlier pairs may have shifted. */
  movePair(input, overlaps, from, to) {
    const { rows, bodies } = input;
    const { sums } = this;
    let first = Infinity;
    let last = -1;
    for (let row = from; row < to; row++) {
      const group = rows.groups[row];
      if (group < first) first = group;
      if (group > last) last = group;
      const s = 4 * group;
      sums[s + 3] = sums[s + 3] + 1;
      const soft = rows.groupA[group];
      const shallow = SHALLOW * bodies[soft].edge;
      const left = overlaps[row] - this.shiftAlong(rows, row);
      if (!(left > 0)) continue;
      const amount = left * Math.min(1, left / shallow) * (rows.pointSoft[row] === soft ? 1 : -1);
      for (let i = 0; i < 3; i++) sums[s + i] = sums[s + i] + amount * rows.directions[3 * row + i];
    }
    for (let group = first; group <= last; group++) this.moveGroup(input, group);
  }
  moveGroup({ rows, bodies, rigids, h }, group) {
    const { sums, shifts } = this;
    const a = rows.groupA[group];
    const b = rows.groupB[group];
    const rigid = rows.groupRigid[group];
    const s = 4 * group;
    const count = sums[s + 3];
    if (a === b || count === 0) return;
    const wa = mobilityOf(bodies[a]);
    const wb = b >= 0 ? mobilityOf(bodies[b]) : rigidMobility(rigids, rigid);
    const asked = Math.sqrt(sums[s] ** 2 + sums[s + 1] ** 2 + sums[s + 2] ** 2) / count;
    if (!(asked > 0) || wa + wb === 0) return;
    const amount = Math.min(asked, h * (RATE * asked + CREEP * bodies[a].edge));
    const scale = amount / (asked * count * (wa + wb));
    for (let i = 0; i < 3; i++) {
      const way = scale * sums[s + i];
      shifts[3 * a + i] = shifts[3 * a + i] + wa * way;
      if (b >= 0) shifts[3 * b + i] = shifts[3 * b + i] - wb * way;
      else if (wb > 0) rigids.position[3 * rigid + i] = rigids.position[3 * rigid + i] - wb * way;
    }
  }
  /** How far shifts have already moved a row's sides apart [m]. */
  shiftAlong({ directions, pointSoft, faceSoft }, row) {
    const { shifts } = this;
    const p = 3 * pointSoft[row];
    const f = 3 * faceSoft[row];
    let along2 = 0;
    for (let i = 0; i < 3; i++) {
      const shift2 = (p >= 0 ? shifts[p + i] : 0) - (f >= 0 ? shifts[f + i] : 0);
      along2 += directions[3 * row + i] * shift2;
    }
    return along2;
  }
  moveBodies({ bodies, particles }) {
    const { shifts } = this;
    const { position } = particles.columns;
    for (let s = 0; s < bodies.length; s++) {
      const x = shifts[3 * s];
      const y = shifts[3 * s + 1];
      const z = shifts[3 * s + 2];
      if (x === 0 && y === 0 && z === 0) continue;
      const { first, count } = bodies[s];
      for (let k = 3 * first; k < 3 * (first + count); k += 3) {
        position[k] = position[k] + x;
        position[k + 1] = position[k + 1] + y;
        position[k + 2] = position[k + 2] + z;
      }
    }
  }
  /** Strains, and half of shallow overlaps, by the vertices and the corners of the faces. */
  giveWay(input, overlaps, strains, sweeper) {
    const { rows, bodies, particles } = input;
    const { position, inverseMass } = particles.columns;
    const { points, corners, weights, directions } = rows;
    const { softness, pointMobility, faceMobility } = sweeper;
    for (let row = 0; row < rows.count; row++) {
      if (!(softness[row] > 0)) continue;
      const left = Math.max(0, overlaps[row] - this.shiftAlong(rows, row));
      const strain = Math.max(0, strains[row]);
      overlaps[row] = left;
      if (left === 0 && strain === 0) continue;
      const group = rows.groups[row];
      const shallow = SHALLOW * bodies[rows.groupA[group]].edge;
      const share = this.isMovable(input, group) ? Math.max(0, 1 - left / shallow) : 1;
      const amount = HALF * share * Math.min(left, shallow);
      overlaps[row] = left - amount;
      strains[row] = 0;
      const j = (amount + strain) / softness[row];
      for (let i = 0; i < 3; i++) {
        const way = j * directions[3 * row + i];
        const p = points[row];
        if (p >= 0) position[3 * p + i] = position[3 * p + i] + pointMobility[row] * way;
        if (faceMobility[row] === 0) continue;
        for (let k = 3 * row; k < 3 * row + 3; k++) {
          const c = corners[k];
          position[3 * c + i] = position[3 * c + i] - weights[k] * inverseMass[c] * way;
        }
      }
    }
  }
  isMovable({ rows, bodies, rigids }, group) {
    const a = rows.groupA[group];
    const b = rows.groupB[group];
    const rigid = rows.groupRigid[group];
    if (a === b) return false;
    if (mobilityOf(bodies[a]) > 0) return true;
    return b >= 0 ? mobilityOf(bodies[b]) > 0 : rigidMobility(rigids, rigid) > 0;
  }
}
function mobilityOf({ isHeld, isStill, mass }) {
  return isHeld || isStill ? 0 : 1 / mass;
}
function connectedParts(tets, vertexCount) {
  const parent = Uint32Array.from({ length: vertexCount }, (_, v) => v);
  for (let k = 0; k < tets.length; k++) {
    const a = rootOf(parent, tets[k]);
    const b = rootOf(parent, tets[k - (k & 3)]);
    if (a < b) parent[b] = a;
    else parent[a] = b;
  }
  const ofVertex = new Uint32Array(vertexCount);
  const sizes = [];
  for (let v = 0; v < vertexCount; v++) {
    const root = rootOf(parent, v);
    ofVertex[v] = root === v ? sizes.push(0) - 1 : ofVertex[root];
    sizes[ofVertex[v]]++;
  }
  const offsets = new Uint32Array(sizes.length + 1);
  for (let c = 0; c < sizes.length; c++) offsets[c + 1] = offsets[c] + sizes[c];
  const fill = offsets.slice();
  const vertices = new Uint32Array(vertexCount);
  for (let v = 0; v < vertexCount; v++) vertices[fill[ofVertex[v]]++] = v;
  return { count: sizes.length, ofVertex, offsets, vertices };
}
function rootOf(parent, vertex) {
  let v = vertex;
  while (parent[v] !== v) v = parent[v] = parent[parent[v]];
  return v;
}
const STRIDE$1 = 6;
const THIN = 1e-9;
class MomentumKeeper {
  constructor(body) {
    this.body = body;
    this.parts = connectedParts(body.mesh.tets, body.count);
    this.wanted = new Float64Array(STRIDE$1 * this.parts.count);
  }
  parts;
  wanted;
  /** Mass, centre (3), momentum (3), angular momentum (3), inertia (9). */
  sums = new Float64Array(19);
  inertia = new Float64Array(9);
  /** After the prediction, before any correction. */
  begin(columns) {
    for (let c = 0; c < this.parts.count; c++) {
      this.measure(columns, columns.previous, c);
      for (let k = 0; k < STRIDE$1; k++) this.wanted[STRIDE$1 * c + k] = this.sums[4 + k];
    }
  }
  /** After velocities were taken from positions. Parts with a fixed or attached vertex are left alone. */
  end(columns, attachments) {
    for (let c = 0; c < this.parts.count; c++) {
      if (!this.isFree(columns, attachments, c)) continue;
      this.measure(columns, columns.position, c);
      this.restore(columns, c);
    }
  }
  /** Moves free parts so that their centre of mass is that of `wanted`, three numbers per vertex of the body [m]: forces inside can't move it. */
  recentre(columns, attachments, wanted) {
    const { position, mass } = columns;
    const { offsets, vertices } = this.parts;
    const { first } = this.body;
    for (let c = 0; c < this.parts.count; c++) {
      if (!this.isFree(columns, attachments, c)) continue;
      for (let i = 0; i < 3; i++) {
        let sum = 0;
        let total = 0;
        for (let k = offsets[c]; k < offsets[c + 1]; k++) {
          const v = vertices[k];
          total += mass[first + v];
          sum += mass[first + v] * (wanted[3 * v + i] - position[3 * (first + v) + i]);
        }
        const shift2 = sum / total;
        for (let k = offsets[c]; k < offsets[c + 1]; k++) {
          const at = 3 * (first + vertices[k]) + i;
          position[at] = position[at] + shift2;
        }
      }
    }
  }
  isFree({ inverseMass }, attachments, part) {
    const { offsets, vertices } = this.parts;
    for (let k = offsets[part]; k < offsets[part + 1]; k++) {
      if (inverseMass[this.body.first + vertices[k]] === 0) return false;
    }
    return !attachments.holdsPart(this.parts.ofVertex, part);
  }
  /** Sums over one part, about its centre in the positions `x`. */
  measure({ velocity, mass }, x, part) {
    const { offsets, vertices } = this.parts;
    const { sums } = this;
    const { first } = this.body;
    const from = offsets[part];
    const to = offsets[part + 1];
    let m = 0;
    let cx = 0;
    let cy = 0;
    let cz = 0;
    for (let k = from; k < to; k++) {
      const v = first + vertices[k];
      const mv = mass[v];
      m += mv;
      cx += mv * x[3 * v];
      cy += mv * x[3 * v + 1];
      cz += mv * x[3 * v + 2];
    }
    cx /= m;
    cy /= m;
    cz /= m;
    let px = 0;
    let py = 0;
    let pz = 0;
    let lx = 0;
    let ly = 0;
    let lz = 0;
    let xx = 0;
    let yy = 0;
    let zz = 0;
    let xy = 0;
    let xz = 0;
    let yz = 0;
    for (let k = from; k < to; k++) {
      const v = first + vertices[k];
      const mv = mass[v];
      const rx = x[3 * v] - cx;
      const ry = x[3 * v + 1] - cy;
      const rz = x[3 * v + 2] - cz;
      const qx = mv * velocity[3 * v];
      const qy = mv * velocity[3 * v + 1];
      const qz = mv * velocity[3 * v + 2];
      px += qx;
      py += qy;
      pz += qz;
      lx += ry * qz - rz * qy;
      ly += rz * qx - rx * qz;
      lz += rx * qy - ry * qx;
      xx += mv * rx * rx;
      yy += mv * ry * ry;
      zz += mv * rz * rz;
      xy += mv * rx * ry;
      xz += mv * rx * rz;
      yz += mv * ry * rz;
    }
    sums[0] = m;
    sums[1] = cx;
    sums[2] = cy;
    sums[3] = cz;
    sums[4] = px;
    sums[5] = py;
    sums[6] = pz;
    sums[7] = lx;
    sums[8] = ly;
    sums[9] = lz;
    sums[10] = yy + zz;
    sums[11] = sums[13] = -xy;
    sums[12] = sums[16] = -xz;
    sums[14] = xx + zz;
    sums[15] = sums[17] = -yz;
    sums[18] = xx + yy;
  }
  restore({ position, velocity }, part) {
    const { offsets, vertices } = this.parts;
    const { sums, wanted, inertia } = this;
    const { first } = this.body;
    const at = STRIDE$1 * part;
    const m = sums[0];
    const vx = (wanted[at] - sums[4]) / m;
    const vy = (wanted[at + 1] - sums[5]) / m;
    const vz = (wanted[at + 2] - sums[6]) / m;
    const lx = wanted[at + 3] - sums[7];
    const ly = wanted[at + 4] - sums[8];
    const lz = wanted[at + 5] - sums[9];
    for (let k = 0; k < 9; k++) inertia[k] = sums[10 + k];
    const turns = invertInertia(inertia);
    const wx = turns ? inertia[0] * lx + inertia[1] * ly + inertia[2] * lz : 0;
    const wy = turns ? inertia[3] * lx + inertia[4] * ly + inertia[5] * lz : 0;
    const wz = turns ? inertia[6] * lx + inertia[7] * ly + inertia[8] * lz : 0;
    for (let k = offsets[part]; k < offsets[part + 1]; k++) {
      const v = 3 * (first + vertices[k]);
      const rx = position[v] - sums[1];
      const ry = position[v + 1] - sums[2];
      const rz = position[v + 2] - sums[3];
      velocity[v] = velocity[v] + vx + wy * rz - wz * ry;
      velocity[v + 1] = velocity[v + 1] + vy + wz * rx - wx * rz;
      velocity[v + 2] = velocity[v + 2] + vz + wx * ry - wy * rx;
    }
  }
}
function invertInertia(inertia) {
  const trace = inertia[0] + inertia[4] + inertia[8];
  if (!(trace > 0)) return false;
  for (let k = 0; k < 9; k++) inertia[k] = inertia[k] / trace;
  const usable = determinant(inertia, 0) > THIN && inverse(inertia, 0, inertia, 0);
  for (let k = 0; k < 9; k++) inertia[k] = inertia[k] / trace;
  return usable;
}
const STRIDE = 15;
class MomentumOfSets {
  parent = new Int32Array(16);
  /** 1 for sets that touch something that takes momentum away. */
  isBound = new Uint8Array(16);
  isTouched = new Uint8Array(16);
  sets = new Float64Array(16 * STRIDE);
  /** Rigid bodies that take part, and a body that touches each, −1 for none. */
  touched = new Int32Array(16);
  touchedCount = 0;
  firstTouch = new Int32Array(16).fill(-1);
  inertia = new Float64Array(9);
  /** Centre of mass and mass. */
  centre = new Float64Array(4);
  /** Before any change. */
  begin(input) {
    const { bodies, particles } = input;
    this.reserve(bodies.length);
    this.tie(input);
    this.sets.fill(0, 0, STRIDE * bodies.length);
    for (let s = 0; s < bodies.length; s++) {
      const set = this.setOf(s);
      if (set >= 0) this.addMomentum(particles.columns, bodies[s].first, bodies[s].count, STRIDE * set);
    }
  }
  /** After the impulses, before displacements: what rigid bodies took, and where they are. */
  middle(input, sweeper) {
    this.subtractRigid(input, sweeper);
    this.addOrbits(input, -1);
  }
  /** After all changes. */
  end(input) {
    const { bodies, particles } = input;
    const { sets, inertia } = this;
    for (let s = 0; s < bodies.length; s++) {
      const set = this.setOf(s);
      if (set < 0) continue;
      const { first, count } = bodies[s];
      this.addMomentum(particles.columns, first, count, STRIDE * set + 3);
      this.addInertia(particles.columns, first, count, STRIDE * set + 6);
    }
    this.addOrbits(input, 1);
    for (let s = 0; s < bodies.length; s++) {
      const set = this.setOf(s);
      if (set < 0) continue;
      const o = STRIDE * set;
      for (let k = 0; k < 9; k++) inertia[k] = sets[o + 6 + k];
      if (!invertInertia(inertia)) continue;
      this.spin(particles.columns, bodies[s].first, bodies[s].count, o);
    }
  }
  /** The set of a body, −1 if it touches nothing or its set is bound. */
  setOf(body) {
    if (this.isTouched[body] === 0) return -1;
    const root = this.root(body);
    return this.isBound[root] === 1 ? -1 : root;
  }
  tie({ rows, bodies, rigids }) {
    const { parent, isBound, isTouched } = this;
    for (let t = 0; t < this.touchedCount; t++) this.firstTouch[this.touched[t]] = -1;
    this.touchedCount = 0;
    for (let s = 0; s < bodies.length; s++) {
      parent[s] = s;
      isBound[s] = 0;
      isTouched[s] = 0;
    }
    for (let g = 0; g < rows.groupCount; g++) {
      const a = rows.groupA[g];
      const b = rows.groupB[g];
      isTouched[a] = 1;
      if (b < 0) continue;
      isTouched[b] = 1;
      parent[this.root(b)] = this.root(a);
    }
    for (let g = 0; g < rows.groupCount; g++) {
      const rigid = rows.groupRigid[g];
      if (rows.groupB[g] >= 0) continue;
      if (rigidMobility(rigids, rigid) > 0) this.tieRigid(rows.groupA[g], rigid);
    }
    for (let g = 0; g < rows.groupCount; g++) {
      const rigid = rows.groupRigid[g];
      const takes = rows.groupB[g] < 0 && rigidMobility(rigids, rigid) === 0;
      if (takes) isBound[this.root(rows.groupA[g])] = 1;
    }
    for (let s = 0; s < bodies.length; s++)
      if (bodies[s].isHeld || bodies[s].isStill) isBound[this.root(s)] = 1;
  }
  /** Bodies that touch the same rigid body belong to one set. */
  tieRigid(body, rigid) {
    if (this.firstTouch.length <= rigid) {
      const wider2 = new Int32Array(2 * rigid + 16).fill(-1);
      wider2.set(this.firstTouch);
      this.firstTouch = wider2;
    }
    const other = this.firstTouch[rigid];
    if (other < 0) {
      this.firstTouch[rigid] = body;
      if (this.touchedCount === this.touched.length) {
        const wider2 = new Int32Array(2 * this.touchedCount);
        wider2.set(this.touched);
        this.touched = wider2;
      }
      this.touched[this.touchedCount++] = rigid;
    } else this.parent[this.root(other)] = this.root(body);
  }
  /** `sign` times the angular momentum about the origin that rigid bodies have by their places. */
  addOrbits({ rigids }, sign) {
    if (!rigids) return;
    const { position: x, velocity: v, mass } = rigids;
    for (let t = 0; t < this.touchedCount; t++) {
      const rigid = this.touched[t];
      const set = this.setOf(this.firstTouch[rigid]);
      if (set < 0) continue;
      for (let i = 0; i < 3; i++) {
        const j = 3 * rigid + (i + 1) % 3;
        const k = 3 * rigid + (i + 2) % 3;
        const at = STRIDE * set + 3 + i;
        this.sets[at] = this.sets[at] + sign * mass[rigid] * (x[j] * v[k] - x[k] * v[j]);
      }
    }
  }
  root(body) {
    const { parent } = this;
    let at = body;
    while (parent[at] !== at) at = parent[at] = parent[parent[at]];
    return at;
  }
  addMomentum({ position: x, velocity: v, mass }, first, count, at) {
    let lx = 0;
    let ly = 0;
    let lz = 0;
    for (let p = first; p < first + count; p++) {
      const k = 3 * p;
      const m = mass[p];
      lx += m * (x[k + 1] * v[k + 2] - x[k + 2] * v[k + 1]);
      ly += m * (x[k + 2] * v[k] - x[k] * v[k + 2]);
      lz += m * (x[k] * v[k + 1] - x[k + 1] * v[k]);
    }
    const { sets } = this;
    sets[at] = sets[at] + lx;
    sets[at + 1] = sets[at + 1] + ly;
    sets[at + 2] = sets[at + 2] + lz;
  }
  /** What the impulses of rigid bodies are meant to have added, at the places where the rigid bodies felt them. */
  subtractRigid({ rows, rigids, h }, { arms }) {
    if (!rigids) return;
    for (let row = 0; row < rows.count; row++) {
      const rigid = rows.rigids[row];
      if (rigid < 0) continue;
      const set = this.setOf(rows.groupA[rows.groups[row]]);
      if (set < 0) continue;
      const side = (rows.points[row] >= 0 ? 1 : -1) * h;
      const at = STRIDE * set + 3;
      for (let i = 0; i < 3; i++) {
        const j = (i + 1) % 3;
        const k = (i + 2) % 3;
        const xj = arms[3 * row + j] + rigids.position[3 * rigid + j];
        const xk = arms[3 * row + k] + rigids.position[3 * rigid + k];
        const torque = xj * rows.forces[3 * row + k] - xk * rows.forces[3 * row + j];
        this.sets[at + i] = this.sets[at + i] - side * torque;
      }
    }
  }
  findCentre({ position, mass }, first, count) {
    const { centre } = this;
    centre.fill(0);
    for (let p = first; p < first + count; p++) {
      const m = mass[p];
      for (let i = 0; i < 3; i++) centre[i] = centre[i] + m * position[3 * p + i];
      centre[3] = centre[3] + m;
    }
    for (let i = 0; i < 3; i++) centre[i] = centre[i] / centre[3];
  }
  addInertia(columns, first, count, at) {
    this.findCentre(columns, first, count);
    const { position, mass } = columns;
    const { centre, sets } = this;
    for (let p = first; p < first + count; p++) {
      const m = mass[p];
      const x = position[3 * p] - centre[0];
      const y = position[3 * p + 1] - centre[1];
      const z = position[3 * p + 2] - centre[2];
      sets[at] = sets[at] + m * (y * y + z * z);
      sets[at + 1] = sets[at + 1] - m * x * y;
      sets[at + 2] = sets[at + 2] - m * x * z;
      sets[at + 4] = sets[at + 4] + m * (x * x + z * z);
      sets[at + 5] = sets[at + 5] - m * y * z;
      sets[at + 8] = sets[at + 8] + m * (x * x + y * y);
    }
    sets[at + 3] = sets[at + 1];
    sets[at + 6] = sets[at + 2];
    sets[at + 7] = sets[at + 5];
  }
  /** Adds the spin that brings a set's angular momentum back to one of its bodies; `inertia` holds the inverse. */
  spin(columns, first, count, o) {
    const { sets, inertia, centre } = this;
    const lx = sets[o] - sets[o + 3];
    const ly = sets[o + 1] - sets[o + 4];
    const lz = sets[o + 2] - sets[o + 5];
    const wx = inertia[0] * lx + inertia[1] * ly + inertia[2] * lz;
    const wy = inertia[3] * lx + inertia[4] * ly + inertia[5] * lz;
    const wz = inertia[6] * lx + inertia[7] * ly + inertia[8] * lz;
    this.findCentre(columns, first, count);
    const { position, velocity } = columns;
    for (let k = 3 * first; k < 3 * (first + count); k += 3) {
      const x = position[k] - centre[0];
      const y = position[k + 1] - centre[1];
      const z = position[k + 2] - centre[2];
      velocity[k] = velocity[k] + wy * z - wz * y;
      velocity[k + 1] = velocity[k + 1] + wz * x - wx * z;
      velocity[k + 2] = velocity[k + 2] + wx * y - wy * x;
    }
  }
  reserve(bodies) {
    if (bodies <= this.parent.length) return;
    this.parent = new Int32Array(2 * bodies);
    this.isBound = new Uint8Array(2 * bodies);
    this.isTouched = new Uint8Array(2 * bodies);
    this.sets = new Float64Array(2 * bodies * STRIDE);
  }
}
const ASSUMED_STRAIN = 0.05;
class Strains {
  /** Of each particle's contact [m]. */
  strains = new Float64Array(64);
  /** Whom the contact is with, `NONE` for nobody: numbers of deformable bodies, then static, then rows of rigid ones. */
  partners = new Int32Array(64).fill(NONE);
  active = new Int32Array(64);
  activeCount = 0;
  /** The row that carries a particle's strain in this substep. */
  owners = new Int32Array(64).fill(NONE);
  /** Writes the strain-free part of each row's depth to `rests`; `ways` has how far each closed [m]. */
  read({ rows, bodies, particles }, ways, rests) {
    this.reserve(particles.count);
    const { strains, partners, owners } = this;
    for (let row = 0; row < rows.count; row++) {
      const depth = Math.max(0, rows.depths[row]);
      const p = rows.points[row];
      const motion = ways[row];
      if (p === NONE || owners[p] !== NONE) {
        const assumed = ASSUMED_STRAIN * bodies[rows.groupA[rows.groups[row]]].edge;
        rests[row] = Math.max(0, depth - Math.max(assumed, motion));
        continue;
      }
      owners[p] = row;
      const before = partners[p] === partnerOf(rows, row, bodies.length) ? strains[p] : 0;
      rests[row] = depth - Math.min(depth, Math.max(0, before + motion));
    }
  }
  /** Keeps the strain that is left of each row. */
  write({ rows, bodies }, left) {
    const { strains, partners, owners, active } = this;
    for (let k = 0; k < this.activeCount; k++) {
      const p = active[k];
      if (owners[p] !== NONE) continue;
      partners[p] = NONE;
      strains[p] = 0;
    }
    this.activeCount = 0;
    for (let row = 0; row < rows.count; row++) {
      const p = rows.points[row];
      if (p === NONE || owners[p] !== row) continue;
      strains[p] = left[row];
      partners[p] = partnerOf(rows, row, bodies.length);
      active[this.activeCount++] = p;
      owners[p] = NONE;
    }
  }
  /** Nothing touches: all contacts have ended. */
  clear() {
    for (let k = 0; k < this.activeCount; k++) {
      this.partners[this.active[k]] = NONE;
      this.strains[this.active[k]] = 0;
    }
    this.activeCount = 0;
  }
  state() {
    return { numbers: this.strains, partners: this.partners };
  }
  restore({ numbers, partners }) {
    this.reserve(partners.length);
    this.strains.fill(0).set(numbers);
    this.partners.fill(NONE).set(partners);
    this.activeCount = 0;
    for (let p = 0; p < partners.length; p++) if (partners[p] !== NONE) this.active[this.activeCount++] = p;
  }
  reserve(particles) {
    if (particles <= this.partners.length) return;
    const strains = new Float64Array(particles);
    strains.set(this.strains);
    const partners = new Int32Array(particles).fill(NONE);
    partners.set(this.partners);
    const active = new Int32Array(particles);
    active.set(this.active.subarray(0, this.activeCount));
    this.strains = strains;
    this.partners = partners;
    this.active = active;
    this.owners = new Int32Array(particles).fill(NONE);
  }
}
function partnerOf({ faceSoft, rigids }, row, bodies) {
  return faceSoft[row] >= 0 ? faceSoft[row] : bodies + 1 + rigids[row];
}
class RowSweeper {
  /** How easily a row gives way along its direction, and across it [1/kg]. */
  softness = new Float64Array(64);
  slipperiness = new Float64Array(64);
  /** Inverse mass of each row's particle, and 1 or 0 for faces that can move or can't. */
  pointMobility = new Float64Array(64);
  faceMobility = new Float64Array(64);
  /** λ of each row, and its friction, three numbers [N·s]. */
  multipliers = new Float64Array(64);
  tangents = new Float64Array(192);
  /** Springs: λ += (push · (depth − rest) − damp · u − λ) · give; `give` is 0 for the hard rule. */
  rests = new Float64Array(64);
  pushes = new Float64Array(64);
  damps = new Float64Array(64);
  gives = new Float64Array(64);
  /** From the centre of a row's rigid body to the particle or face it touches [m]. */
  arms = new Float64Array(192);
  /** Length of the substep [s]. */
  lengths = new Float64Array(1);
  /** The anchor of a row in the world [m]. */
  anchors = new Float64Array(192);
  /** Reads masses, levers and anchors; clears impulses. */
  begin({ rows, particles, bodies, rigids }) {
    this.reserve(rows.count);
    const { count } = rows;
    const columns = particles.columns;
    this.multipliers.fill(0, 0, count);
    this.tangents.fill(0, 0, 3 * count);
    this.gives.fill(0, 0, count);
    const { inverseMass } = columns;
    const { points, corners, weights } = rows;
    for (let row = 0; row < count; row++) {
      const p = points[row];
      const isFaceFree = corners[3 * row] >= 0 && !bodies[rows.faceSoft[row]].isStill;
      let w = p >= 0 && !bodies[rows.pointSoft[row]].isStill ? inverseMass[p] : 0;
      this.pointMobility[row] = w;
      this.faceMobility[row] = isFaceFree ? 1 : 0;
      if (isFaceFree) {
        for (let k = 3 * row; k < 3 * row + 3; k++) w += weights[k] * weights[k] * inverseMass[corners[k]];
      }
      this.softness[row] = w;
      this.slipperiness[row] = w;
      if (rows.rigids[row] >= 0 && rigids) this.beginRigid(rows, columns, rigids, row);
      else for (let k = 3 * row; k < 3 * row + 3; k++) this.anchors[k] = rows.anchors[k];
    }
  }
  beginRigid(rows, columns, rigids, row) {
    const { arms, anchors } = this;
    const { position, orientation, worldInverseInertia: k } = rigids;
    const r = rows.rigids[row];
    const o = 3 * row;
    rotate(anchors, o, orientation, 4 * r, rows.anchors, o);
    for (let i = 0; i < 3; i++) {
      anchors[o + i] = anchors[o + i] + position[3 * r + i];
      arms[o + i] = contactPlace(rows, columns.position, row, i) - position[3 * r + i];
    }
    const mobility = rigidMobility(rigids, r);
    if (mobility === 0) return;
    const { directions: n } = rows;
    const x = arms[o + 1] * n[o + 2] - arms[o + 2] * n[o + 1];
    const y = arms[o + 2] * n[o] - arms[o] * n[o + 2];
    const z = arms[o] * n[o + 1] - arms[o + 1] * n[o];
    const w = 6 * r;
    this.softness[row] = this.softness[row] + mobility + x * (k[w] * x + k[w + 1] * y + k[w + 2] * z) + y * (k[w + 1] * x + k[w + 3] * y + k[w + 4] * z) + z * (k[w + 2] * x + k[w + 4] * y + k[w + 5] * z);
    const armSq = arms[o] ** 2 + arms[o + 1] ** 2 + arms[o + 2] ** 2;
    this.slipperiness[row] = this.slipperiness[row] + mobility + armSq * (k[w] + k[w + 3] + k[w + 5]);
  }
  /** One pass. `share` of what is left is taken by the hard rule. */
  sweep({ rows, particles, rigids, h: length }, share) {
    this.lengths[0] = length;
    const h = this.lengths[0];
    const { position: x, velocity: v, inverseMass } = particles.columns;
    const { points, corners, weights, directions, offsets, friction, rigids: rigidOf, count } = rows;
    const { pointMobility, faceMobility } = this;
    const { softness, slipperiness, multipliers, tangents, arms, anchors } = this;
    const { rests, pushes, damps, gives } = this;
    for (let row = 0; row < count; row++) {
      const w = softness[row];
      if (!(w > 0)) continue;
      const o = 3 * row;
      const nx = directions[o];
      const ny = directions[o + 1];
      const nz = directions[o + 2];
      const point = points[row];
      const p = 3 * point;
      const a = 3 * corners[o];
      const b = 3 * corners[o + 1];
      const c = 3 * corners[o + 2];
      const wa = weights[o];
      const wb = weights[o + 1];
      const wc = weights[o + 2];
      const rigid = rigidOf[row];
      let ux = 0;
      let uy = 0;
      let uz = 0;
      let along2 = 0;
      if (point >= 0) {
        ux = v[p];
        uy = v[p + 1];
        uz = v[p + 2];
        along2 = nx * x[p] + ny * x[p + 1] + nz * x[p + 2];
      }
      if (a >= 0) {
        ux -= wa * v[a] + wb * v[b] + wc * v[c];
        uy -= wa * v[a + 1] + wb * v[b + 1] + wc * v[c + 1];
        uz -= wa * v[a + 2] + wb * v[b + 2] + wc * v[c + 2];
        along2 -= nx * (wa * x[a] + wb * x[b] + wc * x[c]) + ny * (wa * x[a + 1] + wb * x[b + 1] + wc * x[c + 1]) + nz * (wa * x[a + 2] + wb * x[b + 2] + wc * x[c + 2]);
      }
      if (point < 0 || a < 0) {
        const side = point < 0 ? 1 : -1;
        let qx = anchors[o];
        let qy = anchors[o + 1];
        let qz = anchors[o + 2];
        if (rigid >= 0 && rigids) {
          const i = 3 * rigid;
          const { velocity, angularVelocity: spin } = rigids;
          const vx = velocity[i] + spin[i + 1] * arms[o + 2] - spin[i + 2] * arms[o + 1];
          const vy = velocity[i + 1] + spin[i + 2] * arms[o] - spin[i] * arms[o + 2];
          const vz = velocity[i + 2] + spin[i] * arms[o + 1] - spin[i + 1] * arms[o];
          ux += side * vx;
          uy += side * vy;
          uz += side * vz;
          qx += h * vx;
          qy += h * vy;
          qz += h * vz;
        }
        along2 += side * (nx * qx + ny * qy + nz * qz);
      }
      const un = ux * nx + uy * ny + uz * nz;
      const depth = offsets[row] - along2;
      const before = multipliers[row];
      const change = gives[row] > 0 ? (pushes[row] * (depth - rests[row]) - damps[row] * un - before) * gives[row] : share * (depth >= 0 ? -un : Math.min(-un, depth / h)) / w;
      const after = Math.max(0, before + change);
      multipliers[row] = after;
      const jn = after - before;
      const moved = gives[row] > 0 || jn <= 0 || h * w * jn <= depth ? h : Math.max(0, depth) / (w * jn);
      const slip = 1 / slipperiness[row];
      const hold2 = gives[row] > 0 ? slip : share * slip;
      let tx = tangents[o] - hold2 * (ux - un * nx);
      let ty = tangents[o + 1] - hold2 * (uy - un * ny);
      let tz = tangents[o + 2] - hold2 * (uz - un * nz);
      const limit = friction[row] * after;
      const size = Math.sqrt(tx * tx + ty * ty + tz * tz);
      const cut = size > limit ? limit / size : 1;
      tx *= cut;
      ty *= cut;
      tz *= cut;
      const sx = tx - tangents[o];
      const sy = ty - tangents[o + 1];
      const sz = tz - tangents[o + 2];
      const jx = jn * nx + sx;
      const jy = jn * ny + sy;
      const jz = jn * nz + sz;
      if (jx === 0 && jy === 0 && jz === 0) continue;
      const dx = moved * jn * nx + h * sx;
      const dy = moved * jn * ny + h * sy;
      const dz = moved * jn * nz + h * sz;
      tangents[o] = tx;
      tangents[o + 1] = ty;
      tangents[o + 2] = tz;
      if (point >= 0) {
        const wp = pointMobility[row];
        v[p] = v[p] + wp * jx;
        v[p + 1] = v[p + 1] + wp * jy;
        v[p + 2] = v[p + 2] + wp * jz;
        x[p] = x[p] + wp * dx;
        x[p + 1] = x[p + 1] + wp * dy;
        x[p + 2] = x[p + 2] + wp * dz;
      }
      if (faceMobility[row] > 0) {
        for (let k = o; k < o + 3; k++) {
          const corner = corners[k];
          const s = weights[k] * inverseMass[corner];
          const q = 3 * corner;
          v[q] = v[q] - s * jx;
          v[q + 1] = v[q + 1] - s * jy;
          v[q + 2] = v[q + 2] - s * jz;
          x[q] = x[q] - s * dx;
          x[q + 1] = x[q + 1] - s * dy;
          x[q + 2] = x[q + 2] - s * dz;
        }
      }
      if (rigid >= 0 && rigids) {
        const s = point < 0 ? 1 : -1;
        this.pushRigid(rigids, rigid, o, s * jx, s * jy, s * jz);
      }
    }
  }
  pushRigid(rigids, rigid, o, jx, jy, jz) {
    const { velocity, angularVelocity: spin, worldInverseInertia: k } = rigids;
    const m = rigidMobility(rigids, rigid);
    if (m === 0) return;
    const { arms } = this;
    const i = 3 * rigid;
    const w = 6 * rigid;
    const lx = arms[o + 1] * jz - arms[o + 2] * jy;
    const ly = arms[o + 2] * jx - arms[o] * jz;
    const lz = arms[o] * jy - arms[o + 1] * jx;
    velocity[i] = velocity[i] + m * jx;
    velocity[i + 1] = velocity[i + 1] + m * jy;
    velocity[i + 2] = velocity[i + 2] + m * jz;
    spin[i] = spin[i] + k[w] * lx + k[w + 1] * ly + k[w + 2] * lz;
    spin[i + 1] = spin[i + 1] + k[w + 1] * lx + k[w + 3] * ly + k[w + 4] * lz;
    spin[i + 2] = spin[i + 2] + k[w + 2] * lx + k[w + 4] * ly + k[w + 5] * lz;
  }
  /** Writes the depths that are left, and books forces and impulses. */
  finish(input) {
    const { rows, h } = input;
    const { forces, directions, count } = rows;
    const { multipliers, tangents } = this;
    this.measure(input);
    for (let row = 0; row < count; row++) {
      for (let k = 3 * row; k < 3 * row + 3; k++) {
        const j = multipliers[row] * directions[k] + tangents[k];
        forces[k] = j / h;
      }
    }
  }
  /** Depths at the present positions, looking ahead for rigid bodies by `h`. */
  measure({ rows, particles, rigids, h }) {
    const { position: x } = particles.columns;
    const { directions, offsets, depths, count, points, corners } = rows;
    const { anchors, arms } = this;
    for (let row = 0; row < count; row++) {
      let along2 = 0;
      const o = 3 * row;
      const rigid = rows.rigids[row];
      for (let i = 0; i < 3; i++) {
        const j = (i + 1) % 3;
        const k = (i + 2) % 3;
        let q = anchors[o + i];
        if (rigid >= 0 && rigids) {
          const { velocity, angularVelocity: s } = rigids;
          q += h * (velocity[3 * rigid + i] + s[3 * rigid + j] * arms[o + k] - s[3 * rigid + k] * arms[o + j]);
        }
        const point = points[row] >= 0 ? x[3 * points[row] + i] : q;
        const face = corners[o] >= 0 ? facePlace(rows, x, row, i) : q;
        along2 += directions[o + i] * (point - face);
      }
      depths[row] = offsets[row] - along2;
    }
  }
  /**
   * How far each row has closed in this substep [m]. From where particles were, not from their velocities, which viscosity may have
   * changed since; a rigid body is going to move by its velocity.
   */
  closing({ rows, particles, rigids, h }, out) {
    const { position, previous } = particles.columns;
    const { directions, points, corners, count } = rows;
    const { arms } = this;
    for (let row = 0; row < count; row++) {
      const o = 3 * row;
      const rigid = rows.rigids[row];
      let way = 0;
      for (let i = 0; i < 3; i++) {
        let q = 0;
        if (rigid >= 0 && rigids) {
          const j = (i + 1) % 3;
          const k = (i + 2) % 3;
          const { velocity: v, angularVelocity: s } = rigids;
          q = h * (v[3 * rigid + i] + s[3 * rigid + j] * arms[o + k] - s[3 * rigid + k] * arms[o + j]);
        }
        const p = 3 * points[row] + i;
        const point = p >= 0 ? position[p] - previous[p] : q;
        const face = corners[o] >= 0 ? facePlace(rows, position, row, i) - facePlace(rows, previous, row, i) : q;
        way -= directions[o + i] * (point - face);
      }
      out[row] = way;
    }
  }
  reserve(rows) {
    if (rows <= this.softness.length) return;
    for (const name of [
      "softness",
      "slipperiness",
      "pointMobility",
      "faceMobility",
      "multipliers",
      "rests",
      "pushes",
      "damps",
      "gives"
    ])
      this[name] = new Float64Array(2 * rows);
    for (const name of ["tangents", "arms", "anchors"]) this[name] = new Float64Array(6 * rows);
  }
}
function facePlace({ corners, weights }, x, row, i) {
  const o = 3 * row;
  return weights[o] * x[3 * corners[o] + i] + weights[o + 1] * x[3 * corners[o + 1] + i] + weights[o + 2] * x[3 * corners[o + 2] + i];
}
function contactPlace(rows, x, row, i) {
  const p = rows.points[row];
  return p !== NONE ? x[3 * p + i] : facePlace(rows, x, row, i);
}
class StrainedContacts {
  sweeper = new RowSweeper();
  strains = new Strains();
  displacer = new Displacer();
  momentum = new MomentumOfSets();
  overlaps = new Float64Array(64);
  strain = new Float64Array(64);
  ways = new Float64Array(64);
  /** Ready to sweep? False when nothing touches. `sweeper.rests` then has the depth without strain of each row. */
  begin(input) {
    const { rows } = input;
    if (rows.count === 0) {
      this.strains.clear();
      return false;
    }
    this.reserve(rows.count);
    this.momentum.begin(input);
    this.sweeper.begin(input);
    this.sweeper.measure(input);
    this.sweeper.closing(input, this.ways);
    this.strains.read(input, this.ways, this.sweeper.rests);
    return true;
  }
  /** After the sweeps. `yields`: strain is taken out by displacement too, not left to springs. */
  end(input, yields) {
    const { rows } = input;
    const { sweeper, overlaps, strain } = this;
    sweeper.finish(input);
    this.momentum.middle(input, sweeper);
    for (let row = 0; row < rows.count; row++) {
      const depth = rows.depths[row];
      overlaps[row] = Math.min(sweeper.rests[row], depth);
      strain[row] = Math.max(0, depth - sweeper.rests[row]);
    }
    if (!yields) this.strains.write(input, strain);
    if (!yields) strain.fill(0, 0, rows.count);
    this.displacer.run(input, overlaps, strain, sweeper);
    if (yields) this.strains.write(input, strain);
    this.momentum.end(input);
  }
  state() {
    return this.strains.state();
  }
  restore(state) {
    this.strains.restore(state);
  }
  reserve(rows) {
    if (rows <= this.overlaps.length) return;
    this.overlaps = new Float64Array(2 * rows);
    this.strain = new Float64Array(2 * rows);
    this.ways = new Float64Array(2 * rows);
  }
}
const SWEEPS$2 = 4;
class SoftImpulses {
  constructor(iterations) {
    this.iterations = iterations;
  }
  contacts = new StrainedContacts();
  solve(input) {
    const { contacts } = this;
    if (!contacts.begin(input)) return;
    for (let k = 0; k < SWEEPS$2 * this.iterations; k++) contacts.sweeper.sweep(input, 1);
    contacts.end(input, true);
  }
  state() {
    return this.contacts.state();
  }
  restore(state) {
    this.contacts.restore(state);
  }
}
class SoftConstraints {
  constructor(tolerance, sweeps) {
    this.tolerance = tolerance;
    this.sweeps = sweeps;
  }
  /** Largest change of a speed in the last sweep [m/s]. */
  residual = 0;
  contacts = new StrainedContacts();
  /** Of the sweep before: λ and friction of each row [N·s]. */
  normal = new Float64Array(64);
  tangent = new Float64Array(192);
  solve(input) {
    const { contacts } = this;
    this.residual = 0;
    if (!contacts.begin(input)) return;
    for (let k = 0; k < this.sweeps; k++) {
      this.keep(input.rows.count);
      contacts.sweeper.sweep(input, 1);
      this.residual = this.change(input.rows.count);
      if (this.residual <= this.tolerance) break;
    }
    contacts.end(input, true);
  }
  state() {
    return this.contacts.state();
  }
  restore(state) {
    this.contacts.restore(state);
  }
  keep(rows) {
    if (this.normal.length < rows) {
      this.normal = new Float64Array(2 * rows);
      this.tangent = new Float64Array(6 * rows);
    }
    const { multipliers, tangents } = this.contacts.sweeper;
    for (let row = 0; row < rows; row++) this.normal[row] = multipliers[row];
    for (let k = 0; k < 3 * rows; k++) this.tangent[k] = tangents[k];
  }
  change(rows) {
    const { multipliers, tangents, softness } = this.contacts.sweeper;
    let most = 0;
    for (let row = 0; row < rows; row++) {
      let sq = (multipliers[row] - this.normal[row]) ** 2;
      for (let k = 3 * row; k < 3 * row + 3; k++) sq += (tangents[k] - this.tangent[k]) ** 2;
      const speed = softness[row] * Math.sqrt(sq);
      if (speed > most) most = speed;
    }
    return most;
  }
}
const KEPT_BOXED = void 0;
class SoftRows {
  count = 0;
  /** Particle of the point, `NONE` for a point of a rigid body. */
  points = new Int32Array(64);
  /** Particles of the face, three per row, `NONE` for a face of a rigid or static body. */
  corners = new Int32Array(192);
  weights = new Float64Array(192);
  /** Deformable body of the point and of the face, `NONE` where there is none. */
  pointSoft = new Int32Array(64);
  faceSoft = new Int32Array(64);
  /** Row of the rigid body that takes part, `NONE` if there is none or it is fixed to the world. */
  rigids = new Int32Array(64);
  /** Unit way out of the point. */
  directions = new Float64Array(192);
  /** At the last look [m]; negative where the contact has opened since it was found. */
  depths = new Float64Array(64);
  offsets = new Float64Array(64);
  friction = new Float64Array(64);
  /** The contact on the rigid body, in its frame; of the world for static ones [m]. */
  anchors = new Float64Array(192);
  groups = new Int32Array(64);
  /** Which pair of bodies a row belongs to, counted from 0 in the order of calls. */
  pairs = new Int32Array(64);
  /** On the point, the opposite on the face: mean over the last substep [N]. */
  forces = new Float64Array(192);
  /** The contact that a row stands for, and 1 where its point is of body `a`, −1 of `b`. */
  contacts = new Uint32Array(64);
  signs = new Int8Array(64);
  pairCount = 0;
  groupCount = 0;
  /** Per group: the deformable body that moves along the directions of its points, the other one, and the rigid one. */
  groupA = new Int32Array(16);
  groupB = new Int32Array(16);
  groupRigid = new Int32Array(16);
  rigidColumns;
  turned = new Float64Array(7);
  /** Forgets all rows; `rigids` are the bodies that later rows may name. */
  clear(rigids) {
    this.count = 0;
    this.pairCount = 0;
    this.groupCount = 0;
    this.rigidColumns = rigids;
  }
  /** The rows of one manifold; the same side twice for a body that touches itself. At most one side is rigid. `position` is that of the particles. */
  addManifold(c, m, a, b, position) {
    const from = c.first[m];
    const to = from + c.size[m];
    const pair = this.pairCount++;
    let regions = 0;
    for (let i = from; i < to; i++) regions = Math.max(regions, c.region[i] + 1);
    const firstGroup = this.groupCount;
    for (let r = 0; r < regions; r++) this.addGroup(a, b);
    this.reserve(this.count + to - from);
    for (let i = from; i < to; i++) {
      const row = this.count++;
      this.contacts[row] = i;
      this.groups[row] = firstGroup + c.region[i];
      this.pairs[row] = pair;
      this.friction[row] = c.friction[i];
      this.depths[row] = c.depth[i];
      const isA = isPointOfA(c, i, a);
      this.signs[row] = isA ? 1 : -1;
      if (isA) this.place(row, c, i, c.nodesA, c.nodesB, c.weightsB, a, b, position);
      else this.place(row, c, i, c.nodesB, c.nodesA, c.weightsA, b, a, position);
    }
  }
  /** Hands what acted in a substep of `h` [s] back to the contacts. */
  writeBack({ force, impulse: impulse2 }, h) {
    const { contacts, signs, forces } = this;
    for (let row = 0; row < this.count; row++) {
      const o = 3 * contacts[row];
      for (let k = 0; k < 3; k++) {
        const f = signs[row] * forces[3 * row + k];
        force[o + k] = f;
        impulse2[o + k] += h * f;
      }
    }
  }
  addGroup(a, b) {
    this.reserveGroup();
    const group = this.groupCount++;
    this.groupA[group] = a.soft >= 0 ? a.soft : b.soft;
    this.groupB[group] = a.soft >= 0 ? b.soft : NONE;
    this.groupRigid[group] = a.soft >= 0 ? b.rigid : a.rigid;
  }
  /** Particles, weights, anchor and offset of a row. */
  place(row, c, i, point, face, weights, own, other, position) {
    const { directions, anchors, corners } = this;
    const o = 3 * row;
    const sign = this.signs[row];
    const here = sign > 0 ? c.placeA : c.placeB;
    const there = sign > 0 ? c.placeB : c.placeA;
    const p = own.soft >= 0 ? own.first + point[3 * i] : NONE;
    const isOne = face[3 * i + 1] < 0;
    for (let k = 0; k < 3; k++) {
      const node = face[3 * i + (isOne ? 0 : k)];
      corners[o + k] = other.soft >= 0 ? other.first + node : NONE;
      this.weights[o + k] = weights[3 * i + k];
    }
    let along2 = 0;
    for (let k = 0; k < 3; k++) {
      const n = sign * c.normal[3 * i + k];
      directions[o + k] = n;
      const x = p >= 0 ? position[3 * p + k] : here[3 * i + k];
      const q = other.soft >= 0 ? this.faceAt(o, position, k) : there[3 * i + k];
      along2 += n * (x - q);
      anchors[o + k] = p >= 0 ? q : x;
      this.forces[o + k] = 0;
    }
    this.offsets[row] = this.depths[row] + along2;
    this.points[row] = p;
    this.pointSoft[row] = own.soft;
    this.faceSoft[row] = other.soft;
    this.rigids[row] = Math.max(own.rigid, other.rigid);
    if (this.rigids[row] >= 0) this.toLocal(row);
  }
  faceAt(o, x, k) {
    const { corners, weights } = this;
    return weights[o] * x[3 * corners[o] + k] + weights[o + 1] * x[3 * corners[o + 1] + k] + weights[o + 2] * x[3 * corners[o + 2] + k];
  }
  /** Turns the anchor of a row into the frame of its rigid body. */
  toLocal(row) {
    const { turned, anchors, rigidColumns } = this;
    if (!rigidColumns) return;
    const { position, orientation } = rigidColumns;
    const rigid = this.rigids[row];
    for (let i = 0; i < 3; i++) {
      turned[i] = anchors[3 * row + i] - position[3 * rigid + i];
      turned[3 + i] = -orientation[4 * rigid + i];
    }
    turned[6] = orientation[4 * rigid + 3];
    rotate(anchors, 3 * row, turned, 3, turned, 0);
  }
  reserveGroup() {
    if (this.groupCount < this.groupA.length) return;
    const size = 2 * this.groupCount;
    this.groupA = wider(this.groupA, new Int32Array(size));
    this.groupB = wider(this.groupB, new Int32Array(size));
    this.groupRigid = wider(this.groupRigid, new Int32Array(size));
  }
  reserve(rows) {
    if (rows <= this.points.length) return;
    const size = 2 * rows;
    for (const name of ["points", "pointSoft", "faceSoft", "rigids", "groups", "pairs"])
      this[name] = wider(this[name], new Int32Array(size));
    this.contacts = wider(this.contacts, new Uint32Array(size));
    this.signs = wider(this.signs, new Int8Array(size));
    this.corners = wider(this.corners, new Int32Array(3 * size));
    for (const name of ["depths", "offsets", "friction"])
      this[name] = wider(this[name], new Float64Array(size));
    for (const name of ["weights", "directions", "anchors", "forces"])
      this[name] = wider(this[name], new Float64Array(3 * size));
  }
}
function isPointOfA({ nodesA, nodesB }, i, a) {
  const isOneA = nodesA[3 * i] >= 0 && nodesA[3 * i + 1] < 0;
  const isOneB = nodesB[3 * i] >= 0 && nodesB[3 * i + 1] < 0;
  return isOneA && (!isOneB || a.soft >= 0);
}
function wider(from, to) {
  to.set(from);
  return to;
}
class SoftResponder {
  constructor(solver) {
    this.solver = solver;
  }
  softened = 0;
  rows = new SoftRows();
  parts = [];
  sideA = { soft: -1, first: 0, rigid: -1 };
  sideB = { soft: -1, first: 0, rigid: -1 };
  input = { bodies: this.parts, h: KEPT_BOXED };
  /** Number of the deformable body of each row. */
  numberOfRow = new Int32Array(16);
  get residual() {
    return this.solver.residual ?? 0;
  }
  begin({ matter, contacts, owner, self }) {
    const { bodies, deformables } = matter;
    const { sensor } = bodies.columns;
    const { rows, sideA, sideB } = this;
    rows.clear(bodies.columns);
    this.describeParts(matter);
    const { position } = deformables.particles.columns;
    for (let m = 0; m < contacts.manifolds; m++) {
      const a = contacts.a[m];
      const b = contacts.b[m];
      if (owner[m] !== self || contacts.carried[m] === 1 || sensor[a] + sensor[b] > 0) continue;
      this.setSide(sideA, matter, a);
      this.setSide(sideB, matter, b);
      rows.addManifold(contacts, m, sideA, a === b ? sideA : sideB, position);
    }
  }
  respond({ matter: { bodies, deformables }, contacts, h }) {
    const { input, rows } = this;
    input.rows = rows;
    input.particles = deformables.particles;
    input.rigids = bodies.columns;
    input.h = h;
    this.solver.solve(input);
    rows.writeBack(contacts, h);
  }
  state() {
    return this.solver.state?.();
  }
  restore(state) {
    this.solver.restore?.(state);
  }
  describeParts({ bodies, deformables, tetBodies }) {
    const { list, particles } = deformables;
    const { mass, activity } = bodies.columns;
    const { inverseMass } = particles.columns;
    if (this.numberOfRow.length < bodies.rows) this.numberOfRow = new Int32Array(bodies.arena.capacity);
    this.numberOfRow.fill(-1, 0, bodies.rows);
    this.parts.length = Math.min(this.parts.length, list.length);
    for (let k = 0; k < list.length; k++) {
      const { row, model, holds, molecules } = list[k];
      const part = this.parts[k] ??= {
        first: 0,
        count: 0,
        mass: 0,
        edge: 0,
        isHeld: false,
        isStill: false
      };
      part.first = model.first;
      part.count = model.count;
      part.mass = mass[row];
      part.edge = molecules?.spacing ?? tetBodies.topologyAt(bodies, deformables, row)?.meanEdge ?? 0;
      part.isStill = activity[row] !== AWAKE;
      part.isHeld = holds.length > 0 || part.isStill;
      for (let p = model.first; !part.isHeld && p < model.first + model.count; p++)
        part.isHeld = inverseMass[p] === 0;
      this.numberOfRow[row] = k;
    }
  }
  setSide(side, { bodies, deformables }, row) {
    const soft = deformables.byRow[row];
    side.soft = soft === void 0 ? -1 : this.numberOfRow[row];
    side.first = soft?.model.first ?? 0;
    side.rigid = soft === void 0 ? movingRow(bodies, row) : -1;
  }
}
function movingRow({ columns }, row) {
  const { kind, activity } = columns;
  if (kind[row] === BODY_CODE.static) return -1;
  return kind[row] === BODY_CODE.kinematic || activity[row] === AWAKE ? row : -1;
}
const SLOP$1 = 1e-3;
const UNDO = 0.3;
const STIFFEST$1 = 1e-9;
function buildContacts(input, buffer2) {
  const { bodies, contacts, owner, self } = input;
  const { sensor } = bodies.columns;
  buffer2.count = 0;
  for (let m = 0; m < contacts.manifolds; m++) {
    const a = contacts.a[m];
    const b = contacts.b[m];
    if (owner[m] !== self || contacts.carried[m] === 1 || sensor[a] + sensor[b] > 0) continue;
    if (!bodies.isActive(a) && !bodies.isActive(b)) continue;
    for (let i = contacts.first[m]; i < contacts.first[m] + contacts.size[m]; i++)
      addContact(bodies, contacts, buffer2, m, i);
  }
}
function addContact(bodies, contacts, buffer2, m, i) {
  const c = bodies.columns;
  const a = contacts.a[m];
  const b = contacts.b[m];
  const at = buffer2.open(a, b, m, i);
  const d = buffer2.data;
  const o = at * RECORD;
  const ma = bodies.isActive(a) ? c.inverseMass[a] : 0;
  const mb = bodies.isActive(b) ? c.inverseMass[b] : 0;
  d[o + MASS_A] = ma;
  d[o + MASS_B] = mb;
  for (let k = 0; k < 3; k++) {
    d[o + PUSH_A + k] = ma > 0 ? inverseMassAlong(c, a, k) : 0;
    d[o + PUSH_B + k] = mb > 0 ? inverseMassAlong(c, b, k) : 0;
  }
  d[o + SHARE_A$1] = ma / (ma + mb);
  d[o + SHARE_B$1] = mb / (ma + mb);
  d[o + MU$1] = contacts.rough[m];
  d[o + RESTITUTION$2] = contacts.bounce[m];
  d[o + GAP$1] = -contacts.depth[i];
  d[o + SLOP$2] = SLOP$1 * Math.min(c.thinness[a], c.thinness[b]);
  for (let k = 0; k < 3; k++) {
    d[o + DIRECTION + k] = contacts.normal[i * 3 + k];
    d[o + RA$1 + k] = contacts.point[i * 3 + k] - c.position[a * 3 + k];
    d[o + RB$1 + k] = contacts.point[i * 3 + k] - c.position[b * 3 + k];
  }
  writeTangents(d, o);
  recall(contacts, i, d, o);
}
function writeTangents(d, o) {
  const x = d[o];
  const y = d[o + 1];
  const z = d[o + 2];
  const alongX = Math.abs(x) > 0.6;
  const scale = 1 / Math.sqrt(alongX ? x * x + y * y : y * y + z * z);
  const tx = alongX ? -y * scale : 0;
  const ty = (alongX ? x : -z) * scale;
  const tz = alongX ? 0 : y * scale;
  d[o + 3] = tx;
  d[o + 4] = ty;
  d[o + 5] = tz;
  d[o + 6] = y * tz - z * ty;
  d[o + 7] = z * tx - x * tz;
  d[o + 8] = x * ty - y * tx;
}
function recall({ memo }, i, d, o) {
  const t = i * MEMO;
  d[o + IMPULSE] = memo[t];
  for (let k = 1; k < 3; k++) {
    const n = o + k * 3;
    d[o + IMPULSE + k] = memo[t + 1] * d[n] + memo[t + 2] * d[n + 1] + memo[t + 3] * d[n + 2];
  }
}
function refreshContacts(buffer2, c, h, undone) {
  const { data: d, off } = buffer2;
  for (let i = 0; i < buffer2.count; i++) {
    const o = i * RECORD;
    writeArms(buffer2, c, i);
    const open = d[o + GAP$1] - TOUCH * d[o + SLOP$2];
    const deep = Math.min(d[o + GAP$1] + d[o + SLOP$2], 0);
    if (open > 0) d[o + BIAS] = open / h;
    else d[o + BIAS] = undone ? Math.max(UNDO * deep / h, -3) : 0;
    off[i] = !undone && open > 0 && d[o + IMPULSE] === 0 ? 1 : 0;
  }
}
function isBiased({ data: d, count }) {
  for (let i = 0; i < count; i++) {
    const o = i * RECORD;
    if (d[o + IMPULSE] > 0 && d[o + BIAS] !== 0) return true;
  }
  return false;
}
function writeArms(buffer2, c, i) {
  const { data: d } = buffer2;
  const o = i * RECORD;
  for (let side = 0; side < 2; side++) {
    const r = o + (side === 0 ? RA$1 : RB$1);
    const mass = d[o + (side === 0 ? MASS_A : MASS_B)];
    const e = (side === 0 ? buffer2.a[i] : buffer2.b[i]) * 6;
    const k = c.worldInverseInertia;
    for (let dir = 0; dir < 3; dir++) {
      const n = o + dir * 3;
      const arm = n + (side === 0 ? ARM_A : ARM_B);
      const turn = n + (side === 0 ? TURN_A : TURN_B);
      const x = d[r + 1] * d[n + 2] - d[r + 2] * d[n + 1];
      const y = d[r + 2] * d[n] - d[r] * d[n + 2];
      const z = d[r] * d[n + 1] - d[r + 1] * d[n];
      const on = mass > 0 ? 1 : 0;
      d[arm] = x;
      d[arm + 1] = y;
      d[arm + 2] = z;
      d[turn] = on * (k[e] * x + k[e + 1] * y + k[e + 2] * z);
      d[turn + 1] = on * (k[e + 1] * x + k[e + 3] * y + k[e + 4] * z);
      d[turn + 2] = on * (k[e + 2] * x + k[e + 4] * y + k[e + 5] * z);
    }
  }
  writeOwnMatrix(d, o);
}
function writeOwnMatrix(d, o) {
  for (let p = 0; p < 3; p++) {
    for (let q = 0; q < 3; q++) {
      let sum = 0;
      for (let x = 0; x < 3; x++) {
        sum += (d[o + PUSH_A + x] + d[o + PUSH_B + x]) * d[o + p * 3 + x] * d[o + q * 3 + x];
        sum += d[o + p * 3 + ARM_A + x] * d[o + q * 3 + TURN_A + x];
        sum += d[o + p * 3 + ARM_B + x] * d[o + q * 3 + TURN_B + x];
      }
      d[o + W + p * 3 + q] = sum;
    }
  }
  writeInverse(d, o);
}
function writeInverse(d, o) {
  const m = o + W;
  const trace = d[m] + d[m + 4] + d[m + 8];
  for (let k2 = 0; k2 < 9; k2 += 4) if (d[m + k2] < STIFFEST$1 * trace) d[m + k2] += STIFFEST$1 * trace;
  const x = d[m + 4] * d[m + 8] - d[m + 5] * d[m + 5];
  const y = d[m + 2] * d[m + 5] - d[m + 1] * d[m + 8];
  const z = d[m + 1] * d[m + 5] - d[m + 2] * d[m + 4];
  const scale = 1 / (d[m] * x + d[m + 1] * y + d[m + 2] * z);
  const k = o + STICK;
  d[k] = x * scale;
  d[k + 1] = y * scale;
  d[k + 2] = z * scale;
  d[k + 3] = (d[m] * d[m + 8] - d[m + 2] * d[m + 2]) * scale;
  d[k + 4] = (d[m + 1] * d[m + 2] - d[m] * d[m + 5]) * scale;
  d[k + 5] = (d[m] * d[m + 4] - d[m + 1] * d[m + 1]) * scale;
}
function followContacts(buffer2, bodies, h, u) {
  const { data: d } = buffer2;
  const { columns: c, flight } = bodies;
  const { velocity: v, angularVelocity: w } = c;
  for (let i = 0; i < buffer2.count; i++) {
    const o = i * RECORD;
    buffer2.measure(i, v, w, u, 0);
    d[o + GAP$1] += h * u[0];
    for (let k = 0; k < 3; k++) {
      const a = buffer2.a[i] * 3 + k;
      const b = buffer2.b[i] * 3 + k;
      const more = flight.any ? flight.more[a] - flight.more[b] : 0;
      const way = h * (v[a] - v[b]) + more;
      d[o + GAP$1] += d[o + k] * more;
      d[o + RA$1 + k] -= d[o + SHARE_B$1] * way;
      d[o + RB$1 + k] += d[o + SHARE_A$1] * way;
    }
  }
}
function writeBack$1(buffer2, contacts, interval) {
  const { data: d } = buffer2;
  const perSecond = 1 / interval;
  for (let n = 0; n < buffer2.count; n++) {
    const o = n * RECORD;
    const i = buffer2.point[n];
    contacts.memo[i * MEMO] = d[o + IMPULSE];
    for (let k = 0; k < 3; k++) {
      contacts.memo[i * MEMO + 1 + k] = d[o + IMPULSE + 1] * d[o + 3 + k] + d[o + IMPULSE + 2] * d[o + 6 + k];
      const total = d[o + TOTAL$1] * d[o + k] + d[o + TOTAL$1 + 1] * d[o + 3 + k] + d[o + TOTAL$1 + 2] * d[o + 6 + k];
      contacts.impulse[i * 3 + k] += total;
      contacts.force[i * 3 + k] = total * perSecond;
    }
    contacts.depth[i] = -d[o + GAP$1];
    if (d[o + TOTAL$1] > 0 || d[o + GAP$1] < 0) contacts.touching[buffer2.manifold[n]] = 1;
  }
}
const NEWTON = 20;
const DIRECTIONS = 32;
const BISECTIONS = 60;
class ContactCone {
  /** The matrix W of the contact, row by row, in the frame n, t1, t2. */
  w = new Float64Array(9);
  /** Velocity without the contact's own impulse. */
  q = new Float64Array(3);
  /** The impulse: in, where to start from; out, the solution. */
  r = new Float64Array(3);
  /** Friction coefficient, in slot 0. */
  mu = new Float64Array(1);
  /** Sliding direction under trial, and what it gives: G, dG/dθ, D, u·t. */
  t = new Float64Array(2);
  g = new Float64Array(4);
  turn = Float64Array.of(cos(2 * Math.PI / DIRECTIONS), sin(2 * Math.PI / DIRECTIONS));
  solve() {
    const { q, r } = this;
    if (q[0] >= 0) {
      r.fill(0);
      return;
    }
    if (this.mu[0] === 0) {
      r[0] = -q[0] / this.w[0];
      r[1] = r[2] = 0;
      return;
    }
    if (!this.stick() && !this.slide()) this.project();
  }
  /** r = −W⁻¹ q if that is within the cone; else its tangential part says where to look for sliding. */
  stick() {
    const { w, q, r, t } = this;
    const c00 = w[4] * w[8] - w[5] * w[7];
    const c01 = w[5] * w[6] - w[3] * w[8];
    const c02 = w[3] * w[7] - w[4] * w[6];
    const scale = -1 / (w[0] * c00 + w[1] * c01 + w[2] * c02);
    const n = scale * (c00 * q[0] + (w[2] * w[7] - w[1] * w[8]) * q[1] + (w[1] * w[5] - w[2] * w[4]) * q[2]);
    const x = scale * (c01 * q[0] + (w[0] * w[8] - w[2] * w[6]) * q[1] + (w[2] * w[3] - w[0] * w[5]) * q[2]);
    const y = scale * (c02 * q[0] + (w[1] * w[6] - w[0] * w[7]) * q[1] + (w[0] * w[4] - w[1] * w[3]) * q[2]);
    const size = Math.sqrt(x * x + y * y);
    if (size <= this.mu[0] * n) {
      r[0] = n;
      r[1] = x;
      r[2] = y;
      return true;
    }
    t[0] = -x / size;
    t[1] = -y / size;
    return false;
  }
  slide() {
    return (this.newton() || this.search()) && this.takeSliding();
  }
  newton() {
    const { t, g } = this;
    for (let k = 0; k < NEWTON; k++) {
      this.measure();
      if (!(g[1] > 0 || g[1] < 0) || !(g[2] > 0)) return false;
      const step = Math.max(Math.min(-g[0] / g[1], 0.5), -0.5);
      this.rotate(step);
      if (Math.abs(step) < 1e-15) break;
    }
    this.measure();
    return g[2] > 0 && g[3] > 0 && Math.abs(g[0]) < 1e-12 * Math.abs(g[1]) && t[0] - t[0] === 0;
  }
  /** Looks for a change of sign between neighbouring directions on the side where friction opposes the motion. */
  search() {
    const { t, g, turn } = this;
    t[0] = 1;
    t[1] = 0;
    this.measure();
    for (let k = 0; k < DIRECTIONS; k++) {
      const before = g[0];
      const x = t[0];
      const y = t[1];
      t[0] = x * turn[0] - y * turn[1];
      t[1] = x * turn[1] + y * turn[0];
      this.measure();
      if (before * g[0] > 0 || !(g[3] > 0)) continue;
      const nx = t[0];
      const ny = t[1];
      this.bisect(x, y);
      if (g[2] > 0 && g[3] > 0) return true;
      t[0] = nx;
      t[1] = ny;
      this.measure();
    }
    return false;
  }
  bisect(x, y) {
    const { t, g } = this;
    let ax = x;
    let ay = y;
    let bx = t[0];
    let by = t[1];
    const sign = g[0];
    for (let k = 0; k < BISECTIONS; k++) {
      const mx = ax + bx;
      const my = ay + by;
      const scale = 1 / Math.sqrt(mx * mx + my * my);
      t[0] = mx * scale;
      t[1] = my * scale;
      this.measure();
      if (g[0] * sign > 0) {
        bx = t[0];
        by = t[1];
      } else {
        ax = t[0];
        ay = t[1];
      }
    }
  }
  rotate(angle) {
    const { t } = this;
    const x = t[0] - angle * t[1];
    const y = t[1] + angle * t[0];
    const scale = 1 / Math.sqrt(x * x + y * y);
    t[0] = x * scale;
    t[1] = y * scale;
  }
  /** G = D (u_t × t), with D = W_nn − μ W_nt·t, and its derivative by the angle of t. */
  measure() {
    const { w, q, t, g } = this;
    const mu = this.mu[0];
    const x = t[0];
    const y = t[1];
    const d = w[0] - mu * (w[1] * x + w[2] * y);
    const dd = -mu * (-w[1] * y + w[2] * x);
    const u = q[1] * d - q[0] * (w[3] - mu * (w[4] * x + w[5] * y));
    const v = q[2] * d - q[0] * (w[6] - mu * (w[7] * x + w[8] * y));
    const du = q[1] * dd + q[0] * mu * (-w[4] * y + w[5] * x);
    const dv = q[2] * dd + q[0] * mu * (-w[7] * y + w[8] * x);
    g[0] = u * y - v * x;
    g[1] = du * y + u * x - dv * x + v * y;
    g[2] = d;
    g[3] = u * x + v * y;
  }
  takeSliding() {
    const { q, r, t, g } = this;
    const n = -q[0] / g[2];
    if (!(n >= 0 && n < Number.POSITIVE_INFINITY)) return false;
    r[0] = n;
    r[1] = -this.mu[0] * n * t[0];
    r[2] = -this.mu[0] * n * t[1];
    return true;
  }
  project() {
    const { w, q, r } = this;
    const rho = 1 / (w[0] + w[4] + w[8]);
    const u0 = q[0] + w[0] * r[0] + w[1] * r[1] + w[2] * r[2];
    const u1 = q[1] + w[3] * r[0] + w[4] * r[1] + w[5] * r[2];
    const u2 = q[2] + w[6] * r[0] + w[7] * r[1] + w[8] * r[2];
    r[0] -= rho * (u0 + this.mu[0] * Math.sqrt(u1 * u1 + u2 * u2));
    r[1] -= rho * u1;
    r[2] -= rho * u2;
    projectOntoCone(r, 0, this.mu[0]);
  }
}
function projectOntoCone(r, o, mu) {
  const size = Math.sqrt(r[o + 1] * r[o + 1] + r[o + 2] * r[o + 2]);
  if (r[o] >= 0 && size <= mu * r[o]) return;
  const normal = (r[o] + mu * size) / (1 + mu * mu);
  if (!(normal > 0)) {
    r[o] = r[o + 1] = r[o + 2] = 0;
    return;
  }
  const scale = mu * normal / size;
  r[o] = normal;
  r[o + 1] *= scale;
  r[o + 2] *= scale;
}
function coneErrorSq(r, o, u, i, mu, rho, trial) {
  const slip = Math.sqrt(u[i + 1] * u[i + 1] + u[i + 2] * u[i + 2]);
  trial[0] = r[o] - rho * (u[i] + mu * slip);
  trial[1] = r[o + 1] - rho * u[i + 1];
  trial[2] = r[o + 2] - rho * u[i + 2];
  projectOntoCone(trial, 0, mu);
  const x = r[o] - trial[0];
  const y = r[o + 1] - trial[1];
  const z = r[o + 2] - trial[2];
  return x * x + y * y + z * z;
}
class Conjugate {
  before = new Float64Array(0);
  p = new Float64Array(0);
  size = 0;
  lastSq = 0;
  begin(size) {
    if (this.p.length < size) {
      this.before = new Float64Array(size);
      this.p = new Float64Array(size);
    }
    this.size = size;
    this.lastSq = 0;
    this.p.fill(0, 0, size);
  }
  /** Before a sweep. */
  remember(r) {
    const { before, size } = this;
    for (let k = 0; k < size; k++) before[k] = r[k];
  }
  /** After a sweep: writes into `extra` what to add to r, and returns whether there is anything to add. */
  extend(r, extra) {
    const { before, p, size } = this;
    let sq = 0;
    for (let k = 0; k < size; k++) {
      const g = r[k] - before[k];
      sq += g * g;
    }
    const beta = this.lastSq > 0 ? sq / this.lastSq : 2;
    this.lastSq = sq;
    if (!(beta <= 1)) {
      for (let k = 0; k < size; k++) p[k] = r[k] - before[k];
      return false;
    }
    for (let k = 0; k < size; k++) {
      const step = beta * p[k];
      extra[k] = step;
      p[k] = step + r[k] - before[k];
    }
    return true;
  }
}
class LuSolver {
  /** Row by row. */
  matrix = new Float64Array(0);
  /** Right-hand side, then the solution. */
  rhs = new Float64Array(0);
  reserve(n) {
    if (this.rhs.length >= n) return;
    this.matrix = new Float64Array(n * n);
    this.rhs = new Float64Array(n);
  }
  /** False when the matrix is singular to working precision; `rhs` is then meaningless. */
  solve(n) {
    const { matrix: a, rhs } = this;
    for (let k = 0; k < n; k++) {
      const p = this.pivotRow(k, n);
      if (!(Math.abs(a[p * n + k]) > 1e-13)) return false;
      if (p !== k) this.swap(p, k, n);
      for (let i = k + 1; i < n; i++) {
        const factor = a[i * n + k] / a[k * n + k];
        if (factor === 0) continue;
        for (let j = k + 1; j < n; j++) a[i * n + j] -= factor * a[k * n + j];
        rhs[i] -= factor * rhs[k];
      }
    }
    for (let i = n - 1; i >= 0; i--) {
      let sum = rhs[i];
      for (let j = i + 1; j < n; j++) sum -= a[i * n + j] * rhs[j];
      rhs[i] = sum / a[i * n + i];
    }
    return true;
  }
  pivotRow(k, n) {
    const { matrix: a } = this;
    let best = k;
    for (let i = k + 1; i < n; i++) if (Math.abs(a[i * n + k]) > Math.abs(a[best * n + k])) best = i;
    return best;
  }
  swap(p, k, n) {
    const { matrix: a, rhs } = this;
    for (let j = 0; j < n; j++) {
      const t2 = a[p * n + j];
      a[p * n + j] = a[k * n + j];
      a[k * n + j] = t2;
    }
    const t = rhs[p];
    rhs[p] = rhs[k];
    rhs[k] = t;
  }
}
const TINY$2 = 1e-11;
const TIE = 1e-12;
const COVERS = 8;
const PIVOTS_PER_ROW = 50;
class Lemke {
  /** Of the last `solve`. */
  pivots = 0;
  n = 0;
  width = 0;
  tableau = new Float64Array(0);
  scale = new Float64Array(0);
  basis = new Int32Array(0);
  ties = new Int32Array(0);
  rows = new Int32Array(0);
  lu = new LuSolver();
  /** Writes z and returns whether a basis was found; how good it is, the caller measures. `m` is row by row. */
  solve(n, m, q, z) {
    this.reserve(n);
    this.pivots = 0;
    z.fill(0, 0, n);
    if (!hasNegative(q, n)) return true;
    for (let cover = 0; cover < COVERS; cover++) {
      this.load(m, q, cover);
      if (!this.run()) continue;
      this.read(m, q, z);
      return true;
    }
    return false;
  }
  /** Columns: w₀ … w₍ₙ₋₁₎, z₀ … z₍ₙ₋₁₎, the covering variable, q. */
  load(m, q, cover) {
    const { n, width, tableau, scale, basis } = this;
    tableau.fill(0, 0, n * width);
    for (let i = 0; i < n; i++) scale[i] = m[i * n + i] > 0 ? 1 / Math.sqrt(m[i * n + i]) : 1;
    for (let i = 0; i < n; i++) {
      const o = i * width;
      tableau[o + i] = 1;
      for (let j = 0; j < n; j++) tableau[o + n + j] = -scale[i] * m[i * n + j] * scale[j];
      tableau[o + 2 * n] = -coverOf(i, cover);
      tableau[o + 2 * n + 1] = scale[i] * q[i];
      basis[i] = i;
    }
  }
  run() {
    const { n, basis } = this;
    let leaving = this.firstRow();
    let entering = 2 * n;
    for (let count = 0; count < PIVOTS_PER_ROW * n + 100; count++) {
      const left = basis[leaving];
      this.pivot(leaving, entering);
      basis[leaving] = entering;
      if (left === 2 * n) return true;
      entering = left < n ? left + n : left - n;
      leaving = this.blockingRow(entering);
      if (leaving < 0) return false;
    }
    return false;
  }
  /** The row whose w becomes zero first while the covering variable shrinks from above; ties by the lexicographic order. */
  firstRow() {
    const { n, width, tableau } = this;
    let best = -1;
    let ratio = 0;
    for (let i = 0; i < n; i++) {
      const r = tableau[i * width + 2 * n + 1] / -tableau[i * width + 2 * n];
      if (best < 0 || r < ratio) {
        best = i;
        ratio = r;
      }
    }
    return best;
  }
  blockingRow(column) {
    const { n, width, tableau, basis, ties } = this;
    const rhs = 2 * n + 1;
    let least2 = Number.POSITIVE_INFINITY;
    for (let i = 0; i < n; i++) {
      const pivot = tableau[i * width + column];
      if (pivot > TINY$2) least2 = Math.min(least2, Math.max(tableau[i * width + rhs], 0) / pivot);
    }
    if (least2 === Number.POSITIVE_INFINITY) return -1;
    const reach = least2 + TIE * (1 + least2);
    let count = 0;
    for (let i = 0; i < n; i++) {
      const pivot = tableau[i * width + column];
      if (!(pivot > TINY$2) || Math.max(tableau[i * width + rhs], 0) / pivot > reach) continue;
      if (basis[i] === 2 * n) return i;
      ties[count++] = i;
    }
    return this.breakTies(column, count);
  }
  breakTies(column, count) {
    const { n, width, tableau, ties } = this;
    for (let k = 0; k < n && count > 1; k++) {
      let least2 = Number.POSITIVE_INFINITY;
      for (let t = 0; t < count; t++) {
        const o = ties[t] * width;
        least2 = Math.min(least2, tableau[o + k] / tableau[o + column]);
      }
      let kept = 0;
      for (let t = 0; t < count; t++) {
        const o = ties[t] * width;
        if (tableau[o + k] / tableau[o + column] <= least2 + TIE) ties[kept++] = ties[t];
      }
      count = kept;
    }
    return ties[0];
  }
  pivot(row, column) {
    const { n, width, tableau } = this;
    const o = row * width;
    const inverse2 = 1 / tableau[o + column];
    for (let k = 0; k < width; k++) tableau[o + k] *= inverse2;
    tableau[o + column] = 1;
    for (let i = 0; i < n; i++) {
      if (i === row) continue;
      const p = i * width;
      const factor = tableau[p + column];
      if (factor === 0) continue;
      for (let k = 0; k < width; k++) tableau[p + k] -= factor * tableau[o + k];
      tableau[p + column] = 0;
    }
    this.pivots++;
  }
  /** z of the basis: from the tableau, then M_αα z_α = −q_α anew where that can be solved without a negative part. */
  read(m, q, z) {
    const { n, width, tableau, scale, basis, rows, lu } = this;
    let count = 0;
    for (let i = 0; i < n; i++) {
      const variable = basis[i];
      if (variable < n || variable === 2 * n) continue;
      z[variable - n] = Math.max(scale[variable - n] * tableau[i * width + 2 * n + 1], 0);
      rows[count++] = variable - n;
    }
    lu.reserve(count);
    for (let i = 0; i < count; i++) {
      for (let j = 0; j < count; j++)
        lu.matrix[i * count + j] = scale[rows[i]] * m[rows[i] * n + rows[j]] * scale[rows[j]];
      lu.rhs[i] = -scale[rows[i]] * q[rows[i]];
    }
    if (!lu.solve(count)) return;
    for (let i = 0; i < count; i++) if (lu.rhs[i] < -1e-9) return;
    for (let i = 0; i < count; i++) z[rows[i]] = Math.max(scale[rows[i]] * lu.rhs[i], 0);
  }
  reserve(n) {
    this.n = n;
    this.width = 2 * n + 2;
    if (this.basis.length >= n) return;
    this.tableau = new Float64Array(n * this.width);
    this.scale = new Float64Array(n);
    this.basis = new Int32Array(n);
    this.ties = new Int32Array(n);
    this.rows = new Int32Array(n);
  }
}
function coverOf(i, cover) {
  if (cover === 0) return 1;
  const mixed = Math.imul(i + 1, 2654435769) ^ Math.imul(cover, 2246822507);
  return 0.25 + (mixed >>> 8) % 4096 / 1024;
}
function hasNegative(q, n) {
  for (let i = 0; i < n; i++) if (!(q[i] >= 0)) return true;
  return false;
}
const EDGES = 4;
const ROWS = EDGES + 2;
const TURNS = 5;
const TURNED = 1e-10;
class PyramidSolver {
  /** Of the last `solve`. */
  pivots = 0;
  lemke = new Lemke();
  m = new Float64Array(0);
  q = new Float64Array(0);
  z = new Float64Array(0);
  /** First edge of every contact's pyramid, in its tangent plane. */
  edge = new Float64Array(0);
  /**
   * u = W r + q with three rows (n, t1, t2) per contact; writes r, n first. False when pivoting failed: r is then as it was.
   * `most` limits the size of any impulse, against answers that are no answers.
   */
  solve(contacts, w, q, mu, r) {
    this.reserve(contacts);
    this.pivots = 0;
    const { edge } = this;
    for (let i = 0; i < contacts; i++) this.aim(i, q[i * 3 + 1], q[i * 3 + 2], 0);
    let solved = false;
    for (let turn = 0; turn < TURNS; turn++) {
      this.load(contacts, w, q, mu);
      if (!this.lemke.solve(contacts * ROWS, this.m, this.q, this.z)) return solved;
      this.pivots += this.lemke.pivots;
      solved = true;
      for (let i = 0; i < contacts; i++) {
        const o = i * ROWS;
        const along2 = this.z[o + 1] - this.z[o + 3];
        const across = this.z[o + 2] - this.z[o + 4];
        r[i * 3] = this.z[o];
        r[i * 3 + 1] = along2 * edge[i * 2] - across * edge[i * 2 + 1];
        r[i * 3 + 2] = along2 * edge[i * 2 + 1] + across * edge[i * 2];
      }
      if (!this.turnEdges(contacts, w, q, mu, r)) return true;
    }
    return true;
  }
  /** Returns whether any edge moved. */
  turnEdges(contacts, w, q, mu, r) {
    const n = contacts * 3;
    let moved = false;
    for (let i = 0; i < contacts; i++) {
      if (r[i * 3] <= 0 || mu[i] === 0) continue;
      const row = (i * 3 + 1) * n;
      let u = q[i * 3 + 1];
      let v = q[i * 3 + 2];
      for (let j = 0; j < n; j++) {
        u += w[row + j] * r[j];
        v += w[row + n + j] * r[j];
      }
      const slip = Math.sqrt(u * u + v * v);
      const pull = Math.sqrt(r[i * 3 + 1] * r[i * 3 + 1] + r[i * 3 + 2] * r[i * 3 + 2]);
      const size = Math.abs(q[i * 3 + 1]) + Math.abs(q[i * 3 + 2]) + Math.abs(q[i * 3]);
      if (slip > 1e-9 * size) moved = this.aim(i, u, v, TURNED) || moved;
      else if (pull > 0) moved = this.aim(i, -r[i * 3 + 1], -r[i * 3 + 2], TURNED) || moved;
    }
    return moved;
  }
  /** Turns the first edge of a pyramid along (x, y); returns whether that was a change. */
  aim(i, x, y, tolerance) {
    const { edge } = this;
    const size = Math.sqrt(x * x + y * y);
    const nx = size > 0 ? x / size : 1;
    const ny = size > 0 ? y / size : 0;
    const change = Math.abs(nx - edge[i * 2]) + Math.abs(ny - edge[i * 2 + 1]);
    edge[i * 2] = nx;
    edge[i * 2 + 1] = ny;
    return change > tolerance;
  }
  load(contacts, w, q, mu) {
    const { m, edge } = this;
    const size = contacts * ROWS;
    m.fill(0, 0, size * size);
    for (let i = 0; i < contacts; i++) {
      for (let j = 0; j < contacts; j++) this.loadBlock(contacts, w, i, j);
      const o = i * ROWS;
      const ex = edge[i * 2];
      const ey = edge[i * 2 + 1];
      this.q[o] = q[i * 3];
      const along2 = q[i * 3 + 1] * ex + q[i * 3 + 2] * ey;
      const across = -q[i * 3 + 1] * ey + q[i * 3 + 2] * ex;
      this.q[o + 1] = along2;
      this.q[o + 2] = across;
      this.q[o + 3] = -along2;
      this.q[o + 4] = -across;
      this.q[o + 5] = 0;
      for (let k = 1; k <= EDGES; k++) {
        m[(o + k) * size + o + 5] = 1;
        m[(o + 5) * size + o + k] = -1;
      }
      m[(o + 5) * size + o] = mu[i];
    }
  }
  /** The 5 × 5 block between contacts: normal and the four edges, the last two opposite to the first. */
  loadBlock(contacts, w, i, j) {
    const { m } = this;
    const size = contacts * ROWS;
    for (let a = 0; a <= EDGES; a++) {
      for (let b = 0; b <= EDGES; b++) {
        m[(i * ROWS + a) * size + j * ROWS + b] = this.between(w, contacts * 3, i, j, a, b);
      }
    }
  }
  between(w, n, i, j, a, b) {
    let sum = 0;
    for (let k = 0; k < 3; k++) {
      const left = this.component(i, a, k);
      if (left === 0) continue;
      for (let l = 0; l < 3; l++) sum += left * w[(i * 3 + k) * n + j * 3 + l] * this.component(j, b, l);
    }
    return sum;
  }
  /** Component k (n, t1, t2) of direction a: 0 the normal, 1 the first edge, 2 across, 3 and 4 their opposites. */
  component(i, a, k) {
    if (a === 0 || k === 0) return a === 0 && k === 0 ? 1 : 0;
    const ex = this.edge[i * 2];
    const ey = this.edge[i * 2 + 1];
    const sign = a > 2 ? -1 : 1;
    const along2 = a % 2 === 1;
    if (k === 1) return sign * (along2 ? ex : -ey);
    return sign * (along2 ? ey : ex);
  }
  reserve(contacts) {
    const size = contacts * ROWS;
    if (this.q.length >= size) return;
    this.m = new Float64Array(size * size);
    this.q = new Float64Array(size);
    this.z = new Float64Array(size);
    this.edge = new Float64Array(contacts * 2);
  }
}
const FIRST_SWEEPS = 12;
const LAST_SWEEPS = 100;
const POOR = 1e-6;
const YIELD$1 = 1e-8;
class DenseSolver {
  n = 0;
  w = new Float64Array(0);
  q = new Float64Array(0);
  r = new Float64Array(0);
  best = new Float64Array(0);
  extra = new Float64Array(0);
  mu = new Float64Array(0);
  dv = new Float64Array(0);
  dw = new Float64Array(0);
  u = new Float64Array(3);
  trial = new Float64Array(3);
  cone = new ContactCone();
  conjugate = new Conjugate();
  pyramid = new PyramidSolver();
  /** Solves contacts members[0..count-1], changes velocities, and returns the largest error left [m/s]. */
  solve(buffer2, members, count, c, joints, tolerance) {
    this.reserve(count, c.velocity.length);
    this.load(buffer2, members, c, joints);
    this.best.set(this.r.subarray(0, this.n * 3));
    let error = this.sweeps(FIRST_SWEEPS, tolerance);
    if (error > tolerance && this.pyramid.solve(this.n, this.w, this.q, this.mu, this.r))
      error = this.sweeps(LAST_SWEEPS, tolerance);
    if (error > POOR) {
      this.r.set(this.best.subarray(0, this.n * 3));
      error = this.sweeps(LAST_SWEEPS, tolerance);
    }
    this.apply(buffer2, members, c);
    joints?.solve();
    return error;
  }
  load(buffer2, members, c, joints) {
    const { n, w, q, r, mu, u } = this;
    const { data: d } = buffer2;
    const size = n * 3;
    for (let j = 0; j < n; j++) this.loadColumns(buffer2, members, j, joints);
    for (let i = 0; i < n; i++) {
      const o = members[i] * RECORD;
      mu[i] = d[o + MU$1];
      for (let k = 0; k < 3; k++) r[i * 3 + k] = d[o + IMPULSE + k];
    }
    for (let i = 0; i < n; i++) {
      const at = members[i];
      buffer2.measure(at, c.velocity, c.angularVelocity, u, 0);
      u[0] += d[at * RECORD + BIAS];
      for (let k = 0; k < 3; k++) {
        let sum = u[k];
        for (let j = 0; j < size; j++) sum -= w[(i * 3 + k) * size + j] * r[j];
        q[i * 3 + k] = sum;
      }
    }
  }
  /** The three columns of contact j: what unit impulses there do to all contacts of the group. */
  loadColumns(buffer2, members, j, joints) {
    const { n, w, u, trial, dv, dw } = this;
    const size = n * 3;
    for (let k = 0; k < 3; k++) {
      dv.fill(0);
      dw.fill(0);
      trial.fill(0);
      trial[k] = 1;
      buffer2.push(members[j], dv, dw, trial, 0);
      let least2 = 0;
      if (joints !== void 0) {
        buffer2.measure(members[j], dv, dw, u, 0);
        least2 = YIELD$1 * u[k];
        joints.respond(dv, dw);
      }
      for (let i = 0; i < n; i++) {
        buffer2.measure(members[i], dv, dw, u, 0);
        for (let l = 0; l < 3; l++) w[(i * 3 + l) * size + j * 3 + k] = u[l];
      }
      if (joints === void 0) continue;
      const own = (j * 3 + k) * (size + 1);
      w[own] = Math.max(w[own], 0) + least2;
    }
  }
  /** Accelerated sweeps until the error is within the tolerance; returns it. */
  sweeps(most, tolerance) {
    const { conjugate, r, extra, n } = this;
    conjugate.begin(n * 3);
    let error = this.error();
    for (let k = 0; k < most && error > tolerance; k++) {
      conjugate.remember(r);
      for (let i = 0; i < n; i++) this.relaxContact(i);
      error = this.error();
      if (error <= tolerance || k + 1 === most || !conjugate.extend(r, extra)) continue;
      for (let i = 0; i < n * 3; i++) r[i] += extra[i];
    }
    return error;
  }
  relaxContact(i) {
    const { cone, w, r, n } = this;
    const size = n * 3;
    this.velocityAt(i, cone.q);
    for (let k = 0; k < 3; k++) {
      for (let l = 0; l < 3; l++) {
        const own = w[(i * 3 + k) * size + i * 3 + l];
        cone.w[k * 3 + l] = own;
        cone.q[k] -= own * r[i * 3 + l];
      }
      cone.r[k] = r[i * 3 + k];
    }
    cone.mu[0] = this.mu[i];
    cone.solve();
    for (let k = 0; k < 3; k++) r[i * 3 + k] = cone.r[k];
  }
  velocityAt(i, out) {
    const { w, q, r, n } = this;
    const size = n * 3;
    for (let k = 0; k < 3; k++) {
      let sum = q[i * 3 + k];
      const row = (i * 3 + k) * size;
      for (let j = 0; j < size; j++) sum += w[row + j] * r[j];
      out[k] = sum;
    }
  }
  /** Largest distance from Coulomb's law, as a speed. */
  error() {
    const { n, w, r, u, mu, trial } = this;
    let worst = 0;
    for (let i = 0; i < n; i++) {
      this.velocityAt(i, u);
      const own = w[i * 3 * n * 3 + i * 3];
      worst = Math.max(worst, own * Math.sqrt(coneErrorSq(r, i * 3, u, 0, mu[i], 1 / own, trial)));
    }
    return worst;
  }
  apply(buffer2, members, c) {
    const { n, r, u } = this;
    for (let i = 0; i < n; i++) {
      const at = members[i];
      const o = at * RECORD + IMPULSE;
      for (let k = 0; k < 3; k++) u[k] = r[i * 3 + k] - buffer2.data[o + k];
      const sum = u[0] + u[1] + u[2];
      if (sum - sum !== 0) continue;
      buffer2.push(at, c.velocity, c.angularVelocity, u, 0);
      for (let k = 0; k < 3; k++) buffer2.data[o + k] = r[i * 3 + k];
    }
  }
  reserve(n, bodies) {
    this.n = n;
    if (this.dv.length < bodies) {
      this.dv = new Float64Array(bodies);
      this.dw = new Float64Array(bodies);
    }
    if (this.mu.length >= n) return;
    this.w = new Float64Array(n * n * 9);
    this.q = new Float64Array(n * 3);
    this.r = new Float64Array(n * 3);
    this.best = new Float64Array(n * 3);
    this.extra = new Float64Array(n * 3);
    this.mu = new Float64Array(n);
  }
}
class ContactGroups {
  count = 0;
  /** Contacts, group after group; where each group begins, and one past the last. */
  members = new Int32Array(0);
  starts = new Int32Array(1);
  /** Whether a group has joints. */
  jointed = new Uint8Array(0);
  sets = new UnionFind();
  groupOf = new Int32Array(0);
  /** Bodies that can't be moved tie nothing. */
  find(buffer2, bodies, joints, withJoints) {
    this.reserve(bodies, buffer2.count);
    const { sets } = this;
    sets.reset(bodies);
    for (let i = 0; i < buffer2.count; i++) {
      const o = i * RECORD;
      if (buffer2.data[o + MASS_A] > 0 && buffer2.data[o + MASS_B] > 0)
        sets.union(buffer2.a[i], buffer2.b[i]);
    }
    if (withJoints) {
      for (let i = 0; i < joints.count; i++) {
        const p = joints.joint[i];
        if (joints.movesA[p] + joints.movesB[p] === 2) sets.union(joints.a[i], joints.b[i]);
      }
    }
    this.collect(buffer2);
    this.jointed.fill(0, 0, this.count);
    if (withJoints) this.markJointed(joints);
  }
  collect(buffer2) {
    const { groupOf, starts, members } = this;
    groupOf.fill(-1);
    this.count = 0;
    starts.fill(0);
    for (let i = 0; i < buffer2.count; i++) {
      const root = this.rootOf(buffer2, i);
      if (groupOf[root] < 0) groupOf[root] = this.count++;
      starts[groupOf[root] + 1]++;
    }
    for (let g = 0; g < this.count; g++) starts[g + 1] += starts[g];
    for (let i = buffer2.count - 1; i >= 0; i--) {
      const g = groupOf[this.rootOf(buffer2, i)];
      members[--starts[g + 1]] = i;
    }
    for (let g = 0; g < this.count; g++) starts[g] = starts[g + 1];
    starts[this.count] = buffer2.count;
  }
  markJointed(joints) {
    for (let i = 0; i < joints.count; i++) {
      const body = joints.movesA[joints.joint[i]] === 1 ? joints.a[i] : joints.b[i];
      const g = this.groupOf[this.sets.find(body)];
      if (g >= 0) this.jointed[g] = 1;
    }
  }
  rootOf(buffer2, i) {
    return this.sets.find(buffer2.data[i * RECORD + MASS_A] > 0 ? buffer2.a[i] : buffer2.b[i]);
  }
  reserve(bodies, contacts) {
    if (this.groupOf.length < bodies) this.groupOf = new Int32Array(bodies * 2);
    if (this.members.length >= contacts) return;
    this.members = new Int32Array(contacts * 2);
    this.starts = new Int32Array(contacts * 2 + 2);
    this.jointed = new Uint8Array(contacts * 2 + 1);
  }
}
const FASTER_THAN_GRAVITY$2 = 2;
const MAX_ROUNDS$2 = 64;
const MAX_SWEEPS = 100;
const SETTLED$1 = 1e-14;
class ImpactSolver {
  closing = new Int32Array(0);
  wanted = new Float64Array(0);
  /** 1 where `a` flies freely, and 2 where `b` does. */
  flies = new Uint8Array(0);
  given = new Float64Array(0);
  u = new Float64Array(3);
  cone = new ContactCone();
  /** Highest restitution of what is on the move near others; 0 where nothing is. */
  highest = 0;
  run(buffer2, bodies, h, gravity) {
    if (this.highest !== 0) this.highest = 0;
    if (this.closing.length < buffer2.count) {
      this.closing = new Int32Array(buffer2.count * 2);
      this.wanted = new Float64Array(buffer2.count * 2);
      this.flies = new Uint8Array(buffer2.count * 2);
      this.given = new Float64Array(buffer2.count * 6);
    }
    const slow = FASTER_THAN_GRAVITY$2 * gravity * h;
    for (let round = 0; round < MAX_ROUNDS$2; round++) {
      const count = this.collect(buffer2, bodies, h, slow);
      if (count === 0) return;
      this.bounce(buffer2, bodies.columns, count);
      this.flyOn(buffer2, bodies, count);
    }
  }
  collect(buffer2, { columns: c, flight }, h, slow) {
    const { closing, wanted, flies, u } = this;
    const { data: d } = buffer2;
    let count = 0;
    for (let i = 0; i < buffer2.count; i++) {
      const o = i * RECORD;
      const e = d[o + RESTITUTION$2];
      if (e === 0) continue;
      buffer2.measure(i, c.velocity, c.angularVelocity, u, 0);
      if (Math.abs(u[0]) > slow && e > this.highest) this.highest = e;
      const gap = d[o + GAP$1] - TOUCH * d[o + SLOP$2];
      if (!(u[0] < -slow - 1e-9 && gap + h * u[0] < 0)) continue;
      const pressed = pressing(buffer2, i, c);
      const less = (flight.follows(buffer2.a[i], buffer2.b[i], c) ? pressed : 0.5 * Math.max(pressed, 0)) * h * (1 + e);
      wanted[count] = Math.max(-e * u[0] - less, 0);
      flies[count] = (flight.has(buffer2.a[i], c) ? 1 : 0) | (flight.has(buffer2.b[i], c) ? 2 : 0);
      closing[count++] = i;
    }
    return count;
  }
  bounce(buffer2, c, count) {
    const { closing, given } = this;
    const { data: d } = buffer2;
    given.fill(0, 0, count * 3);
    for (let sweep = 0; sweep < MAX_SWEEPS; sweep++) {
      let change = 0;
      let size = 0;
      for (let k = 0; k < count; k++) {
        const before = given[k * 3];
        this.bounceOne(buffer2, c, k);
        change = Math.max(change, Math.abs(given[k * 3] - before));
        size = Math.max(size, Math.abs(given[k * 3]));
      }
      if (!(change > SETTLED$1 * size)) break;
    }
    for (let k = 0; k < count; k++) {
      const o = closing[k] * RECORD + TOTAL$1;
      for (let x = 0; x < 3; x++) d[o + x] += given[k * 3 + x];
    }
  }
  flyOn({ a, b }, { columns: c, flight }, count) {
    const { closing, flies } = this;
    for (let k = 0; k < count; k++) {
      const i = closing[k];
      if ((flies[k] & 1) !== 0) flight.note(a[i], c);
      if ((flies[k] & 2) !== 0) flight.note(b[i], c);
    }
  }
  bounceOne(buffer2, c, k) {
    const { closing, wanted, given, cone, u } = this;
    const { data: d } = buffer2;
    const i = closing[k];
    const o = i * RECORD;
    buffer2.measure(i, c.velocity, c.angularVelocity, cone.q, 0);
    cone.q[0] -= wanted[k];
    for (let x = 0; x < 3; x++) {
      for (let y = 0; y < 3; y++) {
        cone.w[x * 3 + y] = d[o + W + x * 3 + y];
        cone.q[x] -= d[o + W + x * 3 + y] * given[k * 3 + y];
      }
      cone.r[x] = given[k * 3 + x];
    }
    cone.mu[0] = d[o + MU$1];
    cone.solve();
    for (let x = 0; x < 3; x++) u[x] = cone.r[x] - given[k * 3 + x];
    const sum = u[0] + u[1] + u[2];
    if (sum - sum !== 0) return;
    buffer2.push(i, c.velocity, c.angularVelocity, u, 0);
    for (let x = 0; x < 3; x++) given[k * 3 + x] = cone.r[x];
  }
}
function pressing({ data: d, a, b }, i, { force }) {
  const o = i * RECORD;
  let sum = 0;
  for (let k = 0; k < 3; k++)
    sum -= d[o + k] * (d[o + PUSH_A + k] * force[a[i] * 3 + k] - d[o + PUSH_B + k] * force[b[i] * 3 + k]);
  return sum;
}
const SOFTEST = 10;
const STIFFEST = 1e7;
const ROUNDS = 20;
const NEWTON_STEPS = 20;
const PATIENCE = 4;
const TRIALS = 20;
const WIDE = 3e5;
const PER_CONTACT = 400;
const FOUND$1 = 1e-10;
class NewtonSolver {
  order = new BodyOrder();
  matrix = new BodyMatrix();
  /** Multiplications that are left; set it before a round over all groups. */
  budget = 0;
  size = 0;
  /** ρ W_nn, the same for all contacts; largest W_nn r_n of a contact [m/s]. */
  stiffness = 0;
  scale = 0;
  /** Per contact, three numbers each: u + s, Jδ, J times the way, r, the best r, P(x); nine for ρ P′(x). */
  u = new Float64Array(0);
  jd = new Float64Array(0);
  jw = new Float64Array(0);
  r = new Float64Array(0);
  best = new Float64Array(0);
  p = new Float64Array(0);
  slope = new Float64Array(0);
  /** Per body, six numbers each. */
  delta = new Float64Array(0);
  gradient = new Float64Array(0);
  md = new Float64Array(0);
  x = new Float64Array(3);
  /** Whether the group is for this solver; to be asked once the arms are written. */
  admits(buffer2, members, count, c, bodies) {
    for (let m = 0; m < count; m++) {
      const i = members[m];
      if ((c.locks[buffer2.a[i]] | c.locks[buffer2.b[i]]) !== 0) return false;
    }
    this.order.find(buffer2, members, count, bodies);
    return this.matrix.shape(buffer2, members, count, this.order, Math.min(WIDE, this.budget));
  }
  /** Solves the group that was admitted, changes velocities, and returns the largest error left [m/s]. */
  solve(buffer2, members, count, c, tolerance) {
    this.reserve(count);
    const { best } = this;
    this.matrix.weigh(c, this.order);
    let error = this.look(buffer2, members, count, c);
    let least2 = error;
    this.keep(buffer2, members, count);
    let lost = 0;
    let softer = 1;
    for (let round = 0; round < ROUNDS && least2 > tolerance && lost < PATIENCE && this.budget > 0; round++) {
      this.stiffness = Math.max(Math.min(softer * this.scale / error, STIFFEST), SOFTEST);
      const found = this.minimise(buffer2, members, count);
      softer = found ? 1 : 0.1 * softer;
      lost++;
      if (!found) continue;
      for (let m = 0; m < count; m++) this.give(buffer2, c, members[m], m, this.p);
      error = this.look(buffer2, members, count, c);
      if (error < 0.5 * least2) lost = 0;
      if (!(error < least2)) continue;
      least2 = error;
      this.keep(buffer2, members, count);
    }
    for (let m = 0; m < count; m++) this.give(buffer2, c, members[m], m, best);
    return least2;
  }
  /** Velocities and impulses as they are now; returns the largest error against Coulomb's law [m/s]. */
  look(buffer2, members, count, c) {
    const { u, r, x } = this;
    const { data: d } = buffer2;
    let worst = 0;
    this.scale = 0;
    for (let m = 0; m < count; m++) {
      const o = members[m] * RECORD;
      const t = m * 3;
      buffer2.measure(members[m], c.velocity, c.angularVelocity, u, t);
      u[t] += d[o + BIAS];
      for (let k = 0; k < 3; k++) r[t + k] = d[o + IMPULSE + k];
      const own = d[o + W];
      this.scale = Math.max(this.scale, own * r[t]);
      worst = Math.max(worst, own * Math.sqrt(coneErrorSq(r, t, u, t, d[o + MU$1], 1 / own, x)));
      u[t] += d[o + MU$1] * Math.sqrt(u[t + 1] * u[t + 1] + u[t + 2] * u[t + 2]);
    }
    return worst;
  }
  /** δ = 0, then Newton; leaves the new impulses in p, and returns whether a minimum was found. */
  minimise(buffer2, members, count) {
    const { delta, gradient, matrix, order, size } = this;
    delta.fill(0, 0, size);
    for (let step = 0; step < NEWTON_STEPS && this.budget > 0; step++) {
      this.budget -= matrix.work + PER_CONTACT * count;
      this.differentiate(buffer2, members, count);
      let largest = 0;
      for (let k = 0; k < count * 3; k++) largest = Math.max(largest, Math.abs(this.p[k]));
      let sum = 0;
      for (let k = 0; k < size; k++) sum = Math.max(sum, Math.abs(gradient[k]));
      if (sum <= FOUND$1 * largest) return true;
      matrix.assemble(buffer2, members, count, order, this.slope);
      matrix.factor();
      for (let k = 0; k < size; k++) gradient[k] = -gradient[k];
      matrix.solve(gradient);
      const part = this.search(buffer2, members, count);
      if (part === 0) return false;
      for (let k = 0; k < size; k++) delta[k] += part * gradient[k];
    }
    return false;
  }
  /** Gradient and ρ P′(x) at δ. */
  differentiate(buffer2, members, count) {
    const { u, jd, r, p, x, gradient, delta } = this;
    const { data: d } = buffer2;
    this.matrix.timesMass(delta, gradient, this.order.count);
    for (let m = 0; m < count; m++) {
      const o = members[m] * RECORD;
      const t = m * 3;
      const rho = this.stiffness / d[o + W];
      alongContact(buffer2, this.order, members[m], delta, jd, t);
      for (let k = 0; k < 3; k++) {
        x[k] = r[t + k] - rho * (u[t + k] + jd[t + k]);
        p[t + k] = x[k];
      }
      projectOntoCone(p, t, d[o + MU$1]);
      writeSlope(x, p, t, d[o + MU$1], rho, this.slope, m * 9);
      for (let k = 0; k < 3; k++) x[k] = r[t + k] - p[t + k];
      pushBack$1(buffer2, this.order, members[m], this.x, this.gradient);
    }
  }
  /** How far to go along the direction in `gradient`: where the slope of the value along it is about zero; 0 for nowhere. */
  search(buffer2, members, count) {
    const { gradient: way, delta, jw, md, size } = this;
    for (let m = 0; m < count; m++) alongContact(buffer2, this.order, members[m], way, jw, m * 3);
    this.matrix.timesMass(way, md, this.order.count);
    let constant = 0;
    let linear = 0;
    for (let k = 0; k < size; k++) {
      constant += md[k] * delta[k];
      linear += md[k] * way[k];
    }
    const first = this.slopeAlong(buffer2, members, count, 0) + constant;
    if (!(first < 0)) return 0;
    let low = 0;
    let high = 1;
    let below = first;
    let above = this.slopeAlong(buffer2, members, count, 1) + constant + linear;
    if (!(above > -0.05 * first)) return 1;
    for (let k = 0; k < TRIALS; k++) {
      const guess = low - below * (high - low) / (above - below);
      const at = k % 3 === 2 ? 0.5 * (low + high) : guess;
      const slope = this.slopeAlong(buffer2, members, count, at) + constant + at * linear;
      if (Math.abs(slope) <= -0.05 * first) return at;
      if (slope < 0) {
        low = at;
        below = slope;
      } else {
        high = at;
        above = slope;
      }
    }
    return low > 0 ? low : high;
  }
  /** What the contacts add to the slope at `part` of the way. */
  slopeAlong(buffer2, members, count, part) {
    const { u, jd, jw, r, x } = this;
    const { data: d } = buffer2;
    let sum = 0;
    for (let m = 0; m < count; m++) {
      const o = members[m] * RECORD;
      const t = m * 3;
      const rho = this.stiffness / d[o + W];
      for (let k = 0; k < 3; k++) x[k] = r[t + k] - rho * (u[t + k] + jd[t + k] + part * jw[t + k]);
      projectOntoCone(x, 0, d[o + MU$1]);
      for (let k = 0; k < 3; k++) sum += (r[t + k] - x[k]) * jw[t + k];
    }
    return sum;
  }
  keep({ data: d }, members, count) {
    for (let m = 0; m < count; m++)
      for (let k = 0; k < 3; k++) this.best[m * 3 + k] = d[members[m] * RECORD + IMPULSE + k];
  }
  /** Brings the impulse of contact i to what stands in `to` for it. */
  give(buffer2, c, i, m, to) {
    const { x } = this;
    const o = i * RECORD + IMPULSE;
    for (let k = 0; k < 3; k++) x[k] = to[m * 3 + k] - buffer2.data[o + k];
    const sum = x[0] + x[1] + x[2];
    if (sum - sum !== 0) return;
    buffer2.push(i, c.velocity, c.angularVelocity, x, 0);
    for (let k = 0; k < 3; k++) buffer2.data[o + k] = to[m * 3 + k];
  }
  reserve(count) {
    this.size = this.order.count * 6;
    if (this.delta.length < this.size) {
      this.delta = new Float64Array(this.size * 2);
      this.gradient = new Float64Array(this.size * 2);
      this.md = new Float64Array(this.size * 2);
    }
    if (this.u.length >= count * 3) return;
    this.u = new Float64Array(count * 6);
    this.jd = new Float64Array(count * 6);
    this.jw = new Float64Array(count * 6);
    this.r = new Float64Array(count * 6);
    this.best = new Float64Array(count * 6);
    this.p = new Float64Array(count * 6);
    this.slope = new Float64Array(count * 18);
  }
}
function writeSlope(x, p, at, mu, rho, out, o) {
  for (let k = 0; k < 9; k++) out[o + k] = 0;
  if (p[at] === 0) return;
  const size = Math.sqrt(x[1] * x[1] + x[2] * x[2]);
  if (size <= mu * x[0]) {
    out[o] = out[o + 4] = out[o + 8] = rho;
    return;
  }
  const tx = x[1] / size;
  const ty = x[2] / size;
  const along2 = rho / (1 + mu * mu);
  const across = rho * mu * p[at] / size;
  out[o] = along2;
  out[o + 1] = out[o + 3] = along2 * mu * tx;
  out[o + 2] = out[o + 6] = along2 * mu * ty;
  out[o + 4] = along2 * mu * mu * tx * tx + across * ty * ty;
  out[o + 5] = out[o + 7] = (along2 * mu * mu - across) * tx * ty;
  out[o + 8] = along2 * mu * mu * ty * ty + across * tx * tx;
}
function sweepContacts(buffer2, c, cone, s) {
  const d = buffer2.data;
  const { a: rowsA, b: rowsB } = buffer2;
  const { velocity: v, angularVelocity: w } = c;
  const { members, count, backwards, before, change } = s;
  let worst = 0;
  let sum = 0;
  for (let step = 0; step < count; step++) {
    const m = backwards ? count - 1 - step : step;
    const i = members[m];
    const o = i * RECORD;
    const a = rowsA[i] * 3;
    const b = rowsB[i] * 3;
    const vx = v[a] - v[b];
    const vy = v[a + 1] - v[b + 1];
    const vz = v[a + 2] - v[b + 2];
    const ax = w[a];
    const ay = w[a + 1];
    const az = w[a + 2];
    const bx = w[b];
    const by = w[b + 1];
    const bz = w[b + 2];
    const u0 = d[o] * vx + d[o + 1] * vy + d[o + 2] * vz + d[o + ARM_A] * ax + d[o + ARM_A + 1] * ay + d[o + ARM_A + 2] * az - d[o + ARM_B] * bx - d[o + ARM_B + 1] * by - d[o + ARM_B + 2] * bz + d[o + BIAS];
    const r0 = d[o + IMPULSE];
    const r1 = d[o + IMPULSE + 1];
    const r2 = d[o + IMPULSE + 2];
    before[m * 3] = r0;
    before[m * 3 + 1] = r1;
    before[m * 3 + 2] = r2;
    if (u0 >= 0 && r0 === 0) continue;
    const u1 = d[o + 3] * vx + d[o + 4] * vy + d[o + 5] * vz + d[o + ARM_A + 3] * ax + d[o + ARM_A + 4] * ay + d[o + ARM_A + 5] * az - d[o + ARM_B + 3] * bx - d[o + ARM_B + 4] * by - d[o + ARM_B + 5] * bz;
    const u2 = d[o + 6] * vx + d[o + 7] * vy + d[o + 8] * vz + d[o + ARM_A + 6] * ax + d[o + ARM_A + 7] * ay + d[o + ARM_A + 8] * az - d[o + ARM_B + 6] * bx - d[o + ARM_B + 7] * by - d[o + ARM_B + 8] * bz;
    const w00 = d[o + W];
    const w01 = d[o + W + 1];
    const w02 = d[o + W + 2];
    const mu = d[o + MU$1];
    const q0 = u0 - w00 * r0 - w01 * r1 - w02 * r2;
    let n0 = 0;
    let n1 = 0;
    let n2 = 0;
    if (q0 < 0) {
      const k = o + STICK;
      n0 = r0 - (d[k] * u0 + d[k + 1] * u1 + d[k + 2] * u2);
      n1 = r1 - (d[k + 1] * u0 + d[k + 3] * u1 + d[k + 4] * u2);
      n2 = r2 - (d[k + 2] * u0 + d[k + 4] * u1 + d[k + 5] * u2);
      if (mu === 0) {
        n0 = -q0 / w00;
        n1 = n2 = 0;
      } else if (!(n1 * n1 + n2 * n2 <= mu * mu * n0 * n0 && n0 >= 0)) {
        const { q: q2, r, w: cw } = cone;
        for (let x = 0; x < 9; x++) cw[x] = d[o + W + x];
        q2[0] = q0;
        q2[1] = u1 - cw[3] * r0 - cw[4] * r1 - cw[5] * r2;
        q2[2] = u2 - cw[6] * r0 - cw[7] * r1 - cw[8] * r2;
        r[0] = r0;
        r[1] = r1;
        r[2] = r2;
        cone.mu[0] = mu;
        cone.solve();
        n0 = r[0];
        n1 = r[1];
        n2 = r[2];
      }
    }
    const e0 = n0 - r0;
    const e1 = n1 - r1;
    const e2 = n2 - r2;
    const sq = e0 * e0 + e1 * e1 + e2 * e2;
    if (sq - sq !== 0) continue;
    sum += sq;
    if (sq * w00 * w00 > worst) worst = sq * w00 * w00;
    d[o + IMPULSE] = n0;
    d[o + IMPULSE + 1] = n1;
    d[o + IMPULSE + 2] = n2;
    const fx = e0 * d[o] + e1 * d[o + 3] + e2 * d[o + 6];
    const fy = e0 * d[o + 1] + e1 * d[o + 4] + e2 * d[o + 7];
    const fz = e0 * d[o + 2] + e1 * d[o + 5] + e2 * d[o + 8];
    v[a] += d[o + PUSH_A] * fx;
    v[a + 1] += d[o + PUSH_A + 1] * fy;
    v[a + 2] += d[o + PUSH_A + 2] * fz;
    v[b] -= d[o + PUSH_B] * fx;
    v[b + 1] -= d[o + PUSH_B + 1] * fy;
    v[b + 2] -= d[o + PUSH_B + 2] * fz;
    const p = o + TURN_A;
    w[a] += d[p] * e0 + d[p + 3] * e1 + d[p + 6] * e2;
    w[a + 1] += d[p + 1] * e0 + d[p + 4] * e1 + d[p + 7] * e2;
    w[a + 2] += d[p + 2] * e0 + d[p + 5] * e1 + d[p + 8] * e2;
    const q = o + TURN_B;
    w[b] -= d[q] * e0 + d[q + 3] * e1 + d[q + 6] * e2;
    w[b + 1] -= d[q + 1] * e0 + d[q + 4] * e1 + d[q + 7] * e2;
    w[b + 2] -= d[q + 2] * e0 + d[q + 5] * e1 + d[q + 8] * e2;
  }
  change[0] = Math.sqrt(worst);
  change[1] = sum;
}
const TINY$1 = 1e-60;
class SweepSolver {
  /** Sweeps of the last `solve`. */
  sweeps = 0;
  p = new Float64Array(0);
  u = new Float64Array(3);
  trial = new Float64Array(3);
  cone = new ContactCone();
  task = {
    members: new Int32Array(0),
    count: 0,
    backwards: false,
    before: new Float64Array(0),
    change: new Float64Array(2)
  };
  /** Solves contacts members[0..count-1], changes velocities, and returns the largest error left [m/s]. */
  solve(buffer2, members, count, c, joints, tolerance, most) {
    this.begin(members, count);
    const { task, cone } = this;
    let lastSq = 0;
    for (; this.sweeps < most; ) {
      sweepContacts(buffer2, c, cone, task);
      this.sweeps++;
      joints?.solve();
      if (task.change[0] <= tolerance && this.error(buffer2, members, count, c) <= tolerance) break;
      if (this.sweeps === most) break;
      const beta = lastSq > 0 ? task.change[1] / lastSq : 2;
      lastSq = task.change[1];
      if (this.extend(buffer2, c, beta)) joints?.solve();
    }
    return this.error(buffer2, members, count, c);
  }
  begin(members, count) {
    const { task } = this;
    task.members = members;
    task.count = count;
    this.sweeps = 0;
    if (this.p.length < count * 3) {
      this.p = new Float64Array(count * 6);
      task.before = new Float64Array(count * 6);
    }
    this.p.fill(0, 0, count * 3);
  }
  extend(buffer2, c, beta) {
    const { p, task, trial } = this;
    const { members, count, before } = task;
    const { data: d } = buffer2;
    const on = beta <= 1;
    for (let m = 0; m < count; m++) {
      const o = members[m] * RECORD + IMPULSE;
      for (let k = 0; k < 3; k++) {
        let step = on ? beta * p[m * 3 + k] : 0;
        if (step < TINY$1 && step > -TINY$1) step = 0;
        p[m * 3 + k] = step + d[o + k] - before[m * 3 + k];
        trial[k] = step;
      }
      if (trial[0] === 0 && trial[1] === 0 && trial[2] === 0) continue;
      buffer2.push(members[m], c.velocity, c.angularVelocity, trial, 0);
      for (let k = 0; k < 3; k++) d[o + k] += trial[k];
    }
    return on;
  }
  /** Largest distance from Coulomb's law, as a speed; broken bodies don't count. */
  error(buffer2, members, count, c) {
    const { u, trial } = this;
    const { data: d } = buffer2;
    let worst = 0;
    for (let m = 0; m < count; m++) {
      const i = members[m];
      const o = i * RECORD;
      buffer2.measure(i, c.velocity, c.angularVelocity, u, 0);
      u[0] += d[o + BIAS];
      const own = d[o + W];
      const error = own * Math.sqrt(coneErrorSq(d, o + IMPULSE, u, 0, d[o + MU$1], 1 / own, trial));
      if (error > worst) worst = error;
    }
    return worst;
  }
}
const EXACT = 1e-9;
const DIRECT_FAILURE = 1e-6;
const NEWTON_WORK = 1e7;
const AGREEMENTS = 4;
class Constraint {
  constructor(p, around) {
    this.around = around;
    this.direct = p.direct;
    this.sweeps = p.sweeps;
    this.visits = p.visits;
    this.tolerance = p.tolerance;
    this.anchored = new SoftResponder(new SoftConstraints(this.tolerance, this.sweeps));
  }
  softened = 0;
  anchored;
  residual = 0;
  direct;
  sweeps;
  visits;
  tolerance;
  buffer = new ContactBuffer();
  groups = new ContactGroups();
  dense = new DenseSolver();
  newton = new NewtonSolver();
  sweeper = new SweepSolver();
  impacts = new ImpactSolver();
  u = new Float64Array(3);
  active = new Int32Array(0);
  bodies = 0;
  biased = false;
  failing = false;
  grouped = false;
  begin(input) {
    buildContacts(input, this.buffer);
    this.grouped = false;
  }
  get bounces() {
    return this.impacts.highest > ELASTIC;
  }
  solve({ bodies, dt, gravity }) {
    this.residual = 0;
    if (this.buffer.count === 0) return;
    const c = bodies.columns;
    this.group(bodies.rows);
    refreshContacts(this.buffer, c, dt, true);
    this.impacts.run(this.buffer, bodies, dt, gravity);
    this.warmStart(c);
    this.solveGroups(c);
    this.biased = isBiased(this.buffer);
  }
  relax({ bodies, dt }) {
    if (this.buffer.count === 0) return;
    const c = bodies.columns;
    followContacts(this.buffer, bodies, dt, this.u);
    if (this.biased || !this.around.joints.idle) {
      refreshContacts(this.buffer, c, dt, false);
      this.solveGroups(c);
    }
    this.book();
  }
  finish({ contacts, interval }) {
    writeBack$1(this.buffer, contacts, interval);
  }
  group(bodies) {
    this.bodies = bodies;
    if (this.grouped) return;
    const { joints } = this.around;
    this.groups.find(this.buffer, bodies, joints.rows, !joints.idle);
    this.grouped = true;
  }
  warmStart(c) {
    const { buffer: buffer2 } = this;
    for (let i = 0; i < buffer2.count; i++)
      buffer2.push(i, c.velocity, c.angularVelocity, buffer2.data, i * RECORD + IMPULSE);
  }
  solveGroups(c) {
    const { groups } = this;
    let failures = 0;
    let contacts = 0;
    this.newton.budget = NEWTON_WORK;
    for (let g = 0; g < groups.count; g++) {
      const size = this.activeOf(g);
      if (size === 0) continue;
      const error = this.solveGroup(g, size, c);
      this.residual = Math.max(this.residual, error);
      if (error <= (size <= this.direct ? Math.max(DIRECT_FAILURE, this.tolerance) : this.tolerance))
        continue;
      failures++;
      contacts += size;
    }
    this.tell(failures, contacts);
  }
  /** Lists the contacts of a group that take part, and returns how many they are. */
  activeOf(g) {
    const { members, starts } = this.groups;
    const { off } = this.buffer;
    if (this.active.length < members.length) this.active = new Int32Array(members.length);
    let count = 0;
    for (let m = starts[g]; m < starts[g + 1]; m++)
      if (off[members[m]] === 0) this.active[count++] = members[m];
    return count;
  }
  solveGroup(g, size, c) {
    const { groups, buffer: buffer2, around, tolerance, active } = this;
    const joints = groups.jointed[g] === 1 ? around.joints : void 0;
    joints?.solve();
    if (size > this.direct) return this.solveLarge(size, c, joints);
    let error = this.dense.solve(buffer2, active, size, c, joints, EXACT);
    if (joints === void 0) return error <= DIRECT_FAILURE ? error : this.solveLarge(size, c, joints);
    for (let k = 1; k < AGREEMENTS; k++) {
      if (this.sweeper.solve(buffer2, active, size, c, joints, EXACT, 0) <= Math.max(2 * error, DIRECT_FAILURE))
        break;
      error = this.dense.solve(buffer2, active, size, c, joints, EXACT);
    }
    return this.sweeper.solve(buffer2, active, size, c, joints, tolerance, this.sweeps);
  }
  solveLarge(size, c, joints) {
    const { buffer: buffer2, active, newton, tolerance } = this;
    if (joints === void 0 && newton.admits(buffer2, active, size, c, this.bodies)) {
      const error = newton.solve(buffer2, active, size, c, EXACT);
      if (error <= tolerance) return error;
    }
    const most = Math.min(this.sweeps, Math.ceil(this.visits / size));
    return this.sweeper.solve(buffer2, active, size, c, joints, tolerance, most);
  }
  /** Once when it begins: a scene that can't be solved for minutes is one trouble. */
  tell(failures, contacts) {
    if (failures > 0 && !this.failing) {
      this.around.report(
        `The constraint response left an error of ${this.residual.toPrecision(2)} m/s in ${failures} group${failures === 1 ? "" : "s"} of ${contacts} contacts in all; raise its 'sweeps' or 'tolerance', or shorten the step.`
      );
    }
    this.failing = failures > 0;
  }
  /** Adds the impulses of a substep, now final, to those since contacts were found. */
  book() {
    const { data: d, count } = this.buffer;
    for (let i = 0; i < count; i++) {
      const o = i * RECORD;
      for (let k = 0; k < 3; k++) d[o + TOTAL$1 + k] += d[o + IMPULSE + k];
    }
  }
}
const constraint = {
  name: "constraint",
  sentence: "Solves the complementarity problem of all contacts and joints that depend on each other, with exact friction cones, to a stated error; slower than impulse, right where it is soft.",
  source: "survey of constraint methods in the thesis on contact between deformable objects; Stewart and Trinkle 1996, Anitescu and Potra 1997, Silcowitz, Niebe and Erleben 2010",
  parameters: [
    {
      name: "direct",
      sentence: "Groups of up to this many contacts are solved directly, larger ones by sweeps.",
      default: 12,
      min: 0,
      max: 64
    },
    {
      name: "sweeps",
      sentence: "Most sweeps over the contacts of a large group; what is left then is reported.",
      default: 200,
      min: 1,
      max: 1e5
    },
    {
      name: "visits",
      sentence: "Most visits to contacts in one solve: a heap of thousands gets fewer sweeps, and settles over the steps.",
      default: 32e3,
      min: 1
    },
    {
      name: "tolerance",
      sentence: "Error against Coulomb's law at which a large group counts as solved.",
      unit: "m/s",
      default: 1e-4,
      min: 1e-12
    }
  ],
  detection: "every-step",
  serves: servesMovable,
  create: (parameters, around) => new Constraint(parameters, around)
};
class ContactSurface {
  constructor(sweeps) {
    this.sweeps = sweeps;
  }
  contacts = new StrainedContacts();
  solve(input) {
    const { contacts } = this;
    if (!contacts.begin(input)) return;
    for (let k = 1; k < this.sweeps; k++) contacts.sweeper.sweep(input, 0.5);
    contacts.sweeper.sweep(input, 1);
    contacts.end(input, true);
  }
  state() {
    return this.contacts.state();
  }
  restore(state) {
    this.contacts.restore(state);
  }
}
const contactSurface$1 = {
  name: "contact-surface",
  sentence: "Lets colliding vertices and faces meet on a common surface: inelastic, exact at rest, and bodies placed inside each other part without speed.",
  source: "short paper on tetrahedral bodies in real time; Spillmann and Teschner 2005; Jakobsen 2001",
  parameters: [
    {
      name: "sweeps",
      sentence: "Passes over all contacts in a substep; all but the last take half of what is left. More: tighter stacks.",
      default: 3,
      min: 1,
      max: 100
    }
  ],
  create: (parameters) => new ContactSurface(parameters.sweeps)
};
const contactSurface = {
  ...contactSurface$1,
  detection: "every-step",
  limits: "Pairs of bodies that keep their shape have no surface to meet on.",
  serves: (a, b) => isDeformableKind(a) || isDeformableKind(b),
  prefers: (a, b) => a === "soft" || b === "soft",
  create: (parameters) => ({
    anchored: new SoftResponder(contactSurface$1.create(parameters)),
    softened: 0
  })
};
function startProgram(base64) {
  const wasm = globalThis.WebAssembly;
  if (wasm === void 0) return void 0;
  try {
    const memory = new wasm.Memory({ initial: 1 });
    const module = new wasm.Module(decode(base64));
    return { memory, exports: new wasm.Instance(module, { env: { memory } }).exports };
  } catch {
    return void 0;
  }
}
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
function decode(base64) {
  const end = base64.indexOf("=") < 0 ? base64.length : base64.indexOf("=");
  const bytes = new Uint8Array(end * 3 >> 2);
  let word = 0;
  let bits = 0;
  let at = 0;
  for (let k = 0; k < end; k++) {
    word = (word << 6 | DIGITS.indexOf(base64[k])) & 65535;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = word >> bits & 255;
  }
  return bytes;
}
const CODE = [
  "AGFzbQEAAAABIwVgBH9/f3wAYAJ/fwBgAX8AYAl/f39/f39/f38AYAN/f3wAAg8BA2VudgZtZW1vcnkCAAADCgkBAAAAAwQCAgEG",
  "Lgl/AUEAC38BQQALfwFBAAt/AUEAC38BQQALfwFBAAt/AUEAC38BQQALfwFBAAsHaQoFcGxhY2UABARmaWxsAAYIY29tcGxldGUA",
  "Bwl3YXJtU3RhcnQAAAZmb2xsb3cABQRib29rAAgKc29sdmVGYWNlcwADCnNvbHZlUGFpcnMAAgxzb2x2ZVNpbmdsZXMAAQZtZW1v",
  "cnkCAArkbwmVBwMFfw18A3sDQCAAIAFIBEACQCMAIwIgAEECdGooAgAiA0GwBWxqIgL9AASYASIUIAL9AASoASIV/fABIhb9IQAg",
  "Fv0hAaAiCEQAAAAAAAAAAGENACAIIAIrAwAiCaIgAisDuAEiCiACKwMYIguioCACKwPAASIMIAIrAzAiDaKgIgcgCCACKwMIIg6i",
  "IAogAisDICIPoqAgDCACKwM4IhCioCIRoCAIIAIrAxAiCKIgCiACKwMoIgqioCAMIAIrA0AiDKKgIhKgIAIrA8gBIhMgCaIgAv0A",
  "BPABIBT98gEgAv0ABIACIBX98gH98AEiFv0hACAW/SEBoCIJIAuioCAC/QAE0AEgFP3yASAC/QAE4AEgFf3yAf3wASIU/SEAIBT9",
  "IQGgmiILIA2ioCINoCATIA6iIAkgD6KgIAsgEKKgIg6gIBMgCKIgCSAKoqAgCyAMoqAiCKAiCSAJoUQAAAAAAAAAAGINACMBIANB",
  "NGxqIgMoAgAhBCADKAIEIQUgAisDyAIiCUQAAAAAAAAAAGQEQCAEQRhsIgYjA2oiAyADKwMAIAkgB6KgOQMAIAMgAysDCCAJIBGi",
  "oDkDCCADIAMrAxAgCSASoqA5AxAjBSAEQTBsaiIDKwMIIQkgAysDICEKIwQgBmoiBCAEKwMAIAMrAwAgAisDUCILIBKiIAIrA1gi",
  "DCARoqEgDaAiD6IgCSAMIAeiIAIrA0giDCASoqEgDqAiEKKgIAMrAxAiEyAMIBGiIAsgB6KhIAigIguioKA5AwAgBCAEKwMIIAkg",
  "D6IgAysDGCAQoqAgCiALoqCgOQMIIAQgBCsDECATIA+iIAogEKKgIAMrAyggC6KgoDkDEAsgAisD0AIiCUQAAAAAAAAAAGQEQCAF",
  "QRhsIgMjA2oiBCAEKwMAIAkgB6KhOQMAIAQgBCsDCCAJIBGioTkDCCAEIAQrAxAgCSASoqE5AxAjBSAFQTBsaiIEKwMIIQkgBCsD",
  "ICEKIwQgA2oiAyADKwMAIAQrAwAgAisDaCILIBKiIAIrA3AiDCARoqEgDaAiDaIgCSAMIAeiIAIrA2AiDCASoqEgDqAiDqKgIAQr",
  "AxAiDyAMIBGiIAsgB6KhIAigIgeioKE5AwAgAyADKwMIIAkgDaIgBCsDGCAOoqAgCiAHoqChOQMIIAMgAysDECAPIA2iIAogDqKg",
  "IAQrAyggB6KgoTkDEAsLIABBAWohAAwBCwsLyA0DFXwGewd/IAP9FCEaIAFBAWshAQNAIAAgAUwEQAJAIAJFIwAjAiABQQJ0aigC",
  "ACIgQbAFbGoiHysDmAEiA0QAAAAAAAAAAGFxIB/9CgN4Ihz9IQBEAAAAAAAAAABkcQ0AIwEgIEE0bGoiICgCACEhICAoAgQiIkEY",
  "bCIjIwNqISQgIUEYbCIlIwRqIiArAwAhBCMEICNqIiMrAwAhBSAf/QoDkAIhHSMDICVqIiUrAwAgJCsDAKEgICsDCCIGIB8rA1gi",
  "B6KgICArAxAiCCAfKwNQIgmioSAjKwMIIgogHysDcCILoqEgIysDECIMIB8rA2giDaKgIg4gHysDACIPoiAlKwMIICQrAwihIAgg",
  "HysDSCIIoqAgBCAHoqEgDCAfKwNgIgeioSAFIAuioCIMIB8rAwgiEKKgICUrAxAgJCsDEKEgBCAJoqAgBiAIoqEgBSANoqEgCiAH",
  "oqAiBCAfKwMQIhGioP0UIBwgGv3yASIZIBn9DOqMoDlZPilG6oygOVk+KUYgA/0UIh79DAAAAAAAAAAAAAAAAAAAAAD9Sv1SIAIb",
  "/QwAAAAAAAAIwAAAAAAAAAjAIAIEeyAf/QoDmAIF/QwAAAAAAAAAAAAAAAAAAAAAC/0MAAAAAAAAAAAAAAAAAAAAACAcIB398AH9",
  "9gH98gH99wEgHP0MAAAAAAAAAAAAAAAAAAAAAP1K/VL98AEhGyAf/QoD2AIhGSADRAAAAAAAAAAAYf0MAAAAAAAAAAAAAAAAAAAA",
  "ACACBHsgGSAZIB/9CgOgAv3yASAc/QwAAAAAAADQvwAAAAAAANC/IB398gH9SiIc/VIhGSAeIB4gH/0KA6gCIB798gH98QEgHP1S",
  "BSAeCyAZIBv98gH98QH99wH9IQAiEkQAAAAAAAAAAGFxDQAgHysDsAIgEqIiBSAFoiITIB8rA7gBIgYgHysD+AIiB0QAAAAAAAAA",
  "AEQAAAAAAADwPyADRAAAAAAAAAAAZEEAIAIbGyINIA4gHysDGCIIoiAMIB8rAyAiFKKgIAQgHysDKCIVoqAgHysDkAMgEiADoSIJ",
  "oqCiIgqioSAfKwOAAyILIA0gDiAfKwMwIg6iIAwgHysDOCIWoqAgBCAfKwNAIheioCAfKwOoAyAJoqCiIhiioSIDIAOiIB8rA8AB",
  "IgwgCyAKoqEgHysDiAMiDSAYoqEiBCAEoqBjBEAgEyAGIAcgDaAgByANoSIDIAOiIAtEAAAAAAAAEECiIAuioJ+hRAAAAAAAAOA/",
  "oiIEIAqioSIDIAOiIAwgBCAYoqEiBCAEoqAiB2MEQCADIAUgB5+jIgWiIQMgBCAFoiEECwsgCSAPokQAAAAAAAAAACADIAOZRKDC",
  "6/5LSLQ5YxsiAyAGoSIFIAiioEQAAAAAAAAAACAEIASZRKDC6/5LSLQ5YxsiBCAMoSIGIA6ioCIHIAkgEKIgBSAUoqAgBiAWoqAi",
  "CKAgCSARoiAFIBWioCAGIBeioCIFoCIGIAahRAAAAAAAAAAAYg0AIB8rA8gCIgZEAAAAAAAAAABkBEAgIUEYbCIgIwNqIiMgIysD",
  "ACAGIAeioDkDACAjICMrAwggBiAIoqA5AwggIyAjKwMQIAYgBaKgOQMQIwUgIUEwbGoiISsDCCEGICErAyAhCSMEICBqIiAgICsD",
  "ACAhKwMAIB8rA1AiCiAFoiAfKwNYIgsgCKKhRAAAAAAAAAAAoCIMoiAGIAsgB6IgHysDSCILIAWioUQAAAAAAAAAAKAiDaKgICEr",
  "AxAiDiALIAiiIAogB6KhRAAAAAAAAAAAoCIKoqCgOQMAICAgICsDCCAGIAyiICErAxggDaKgIAkgCqKgoDkDCCAgICArAxAgDiAM",
  "oiAJIA2ioCAhKwMoIAqioKA5AxALIB8rA9ACIgZEAAAAAAAAAABkBEAgIkEYbCIgIwNqIiEgISsDACAGIAeioTkDACAhICErAwgg",
  "BiAIoqE5AwggISAhKwMQIAYgBaKhOQMQIwUgIkEwbGoiISsDCCEGICErAyAhCSMEICBqIiAgICsDACAhKwMAIB8rA2giCiAFoiAf",
  "KwNwIgsgCKKhRAAAAAAAAAAAoCIMoiAGIAsgB6IgHysDYCILIAWioUQAAAAAAAAAAKAiBaKgICErAxAiDSALIAiiIAogB6KhRAAA",
  "AAAAAAAAoCIHoqChOQMAICAgICsDCCAGIAyiICErAxggBaKgIAkgB6KgoTkDCCAgICArAxAgDSAMoiAJIAWioCAhKwMoIAeioKE5",
  "AxALIB8gEjkDmAEgHyADOQO4ASAfIAQ5A8ABCyABQQFrIQEMAQsLC5MUAwd7GXwHfyAD/RQhBCABQQFrIQEDQCAAIAFMBEACQCMA",
  "IwIgAUECdGooAgAiJEGwBWxqIiX9AAR4Ign9DAAAAAAAAAAAAAAAAAAAAAD9Sv3DAUEAIAJFICX9AASYASIK/QwAAAAAAAAAAAAA",
  "AAAAAAAA/fABIgX9IQAgBf0hAaAiA0QAAAAAAAAAAGFxGw0AIwEgJEE0bGoiJCgCACEnICQoAgQiJEEYbCIoIwNqISkgJ0EYbCIm",
  "IwRqIiorAwAhCyMEIChqIigrAwAhDCAqKwMIIg0gKCsDCCIOoSEPICorAxAiECAoKwMQIhGhIRIgJf0KA5ACIQcjAyAmaiImKwMA",
  "ICkrAwChIA0gJSsDWCIToqAgECAlKwNQIhSioSAOICUrA3AiFaKhIBEgJSsDaCIWoqAiFyAlKwMAIhiiICYrAwggKSsDCKEgECAl",
  "KwNIIhCioCALIBOioSARICUrA2AiEaKhIAwgFaKgIhMgJSsDCCIVoqAgJisDECApKwMQoSALIBSioCANIBCioSAMIBaioSAOIBGi",
  "oCIRICUrAxAiFKKg/RQgJf0ABPABIgUgCyAMoSIQICUrAxgiDKIgDyAlKwMgIg2ioCASICUrAygiDqKg/RT98gH98AEgJf0ABNAB",
  "IgYgECAlKwMwIhaiIA8gJSsDOCIZoqAgEiAlKwNAIhqioP0U/fIB/fEBIAkgBP3yASIIIAj9DOqMoDlZPilG6oygOVk+KUYgCv0M",
  "AAAAAAAAAAAAAAAAAAAAAP1K/VIgAhv9DAAAAAAAAAjAAAAAAAAACMAgAgR7ICX9CgOYAgX9DAAAAAAAAAAAAAAAAAAAAAAL/QwA",
  "AAAAAAAAAAAAAAAAAAAAIAkgB/3wAf32Af3yAf33ASAJ/QwAAAAAAAAAAAAAAAAAAAAA/Ur9Uv3wASII/QwAAAAAAAAAAAAAAAAA",
  "AAAA/Un9U0UgA0QAAAAAAAAAAGFxDQAgJSsD2AQiCyACBHv9DAAAAAAAAPA/AAAAAAAA8D8gJf0KA6ACIAn9DAAAAAAAANC/AAAA",
  "AAAA0L8gB/3yAf1K/VIF/QwAAAAAAADwPwAAAAAAAPA/CyIH/SEAoyEbIAsgCv0hACILoiAlKwPgBCIcIAr9IQEiHaKgIAj9IQCh",
  "IR5EAAAAAAAA8D8gGyAlKwP4BCIfIAf9IQGjIiCiIBwgHKKhIiGjRAAAAAAAAAAAICEgG0SV1iboCy4RPqIgIKJkGyIhIB4gIKIg",
  "HCAcIAuiIB8gHaKgIAj9IQGhIh2ioaIhHyAhIB0gG6IgHCAeoqGiIgtEAAAAAAAAAABkIB9EAAAAAAAAAABkcQR8IB8FRAAAAAAA",
  "AAAAIQsgHSAc/QwAAAAAAAAAAAAAAAAAAAAAIB4gG6P9FP33Af0hACIfomQEfP0MAAAAAAAAAAAAAAAAAAAAACAeIBz9DAAAAAAA",
  "AAAAAAAAAAAAAAAgHSAgo/0U/fcB/SEAIguioSAbo/0U/fcB/SEABSAfCwv9FCAL/SIBIgcgCv3xASII/QwAAAAAAAAAAAAAAAAA",
  "AAAA/fABIgn9IQAgCf0hAaAhGyAlKwOwAiILIAcgJf0ABNgD/fIB/QwAAAAAAAAAAAAAAAAAAAAA/fABIgn9IQAgCf0hAaCiIRxE",
  "AAAAAAAAAABEAAAAAAAA8D8gA0QAAAAAAAAAAGRBACACGxsiHSAXIAyiIBMgDaKgIBEgDqKgICUrA5ADIBuioCAlKwOYAyAFIAj9",
  "8gH9DAAAAAAAAAAAAAAAAAAAAAD98AEiBf0hACAF/SEBoCIeoqAgJSsDoAMgBiAI/fIB/QwAAAAAAAAAAAAAAAAAAAAA/fABIgX9",
  "IQAgBf0hAaCaIh+ioKIhICAQIBiiIA8gFaKgIBIgFKKgICUrA8ADIBuioCAlKwPIAyAeoqAgJSsD0AMgH6KgIRIgCyAH/QwAAAAA",
  "AAAAAAAAAAAAAAAA/fABIgX9IQAgBf0hAaCiIiEgIaIiIiAlKwO4ASIjICUrA/gCIg8gIKKhICUrA4ADIhAgHSAXIBaiIBMgGaKg",
  "IBEgGqKgICUrA6gDIBuioCAlKwOwAyAeoqAgJSsDuAMgH6KgoiIRoqEiCyALoiAlKwPAASITIBAgIKKhICUrA4gDIhcgEaKhIgMg",
  "A6KgYwRAICIgIyAPIBegIA8gF6EiAyADoiAQRAAAAAAAABBAoiAQoqCfoUQAAAAAAADgP6IiAyAgoqEiCyALoiATIAMgEaKhIgMg",
  "A6KgIg9jBEAgCyAhIA+foyIPoiELIAMgD6IhAwsLRAAAAAAAAAAAIBya/RQgHP0UICUrA8gBIg8gJSsDiAQgHSASICUrA/gDRAAA",
  "AAAAAAAAIAsgC5lEoMLr/ktItDljGyILICOhIhCiICUrA4AERAAAAAAAAAAAIAMgA5lEoMLr/ktItDljGyIDIBOhIhGioKCioqH9",
  "FP32Af33Af0hACISIBKZRKDC6/5LSLQ5YxsiEiAPoSEPIBsgGKIgECAMoqAgESAWoqAiEyAbIBWiIBAgDaKgIBEgGaKgIhegIBsg",
  "FKIgECAOoqAgESAaoqAiEKAgDyAYoiAeIAyioCAfIBaioCIMoCAPIBWiIB4gDaKgIB8gGaKgIg2gIA8gFKIgHiAOoqAgHyAaoqAi",
  "DqAiDyAPoUQAAAAAAAAAAGIEf0EABSAlKwPIAiIPRAAAAAAAAAAAZARAICdBGGwiJiMDaiIoICgrAwAgDyAToqA5AwAgKCAoKwMI",
  "IA8gF6KgOQMIICggKCsDECAPIBCioDkDECMFICdBMGxqIicrAwghDyAnKwMgIREjBCAmaiImICYrAwAgJysDACAlKwNQIhQgEKIg",
  "JSsDWCIVIBeioSAMoCIWoiAPIBUgE6IgJSsDSCIVIBCioSANoCIYoqAgJysDECIZIBUgF6IgFCAToqEgDqAiFKKgoDkDACAmICYr",
  "AwggDyAWoiAnKwMYIBiioCARIBSioKA5AwggJiAmKwMQIBkgFqIgESAYoqAgJysDKCAUoqCgOQMQCyAlKwPQAiIPRAAAAAAAAAAA",
  "ZARAICRBGGwiJiMDaiInICcrAwAgDyAToqE5AwAgJyAnKwMIIA8gF6KhOQMIICcgJysDECAPIBCioTkDECMFICRBMGxqIiQrAwgh",
  "DyAkKwMgIREjBCAmaiImICYrAwAgJCsDACAlKwNoIhQgEKIgJSsDcCIVIBeioSAMoCIMoiAPIBUgE6IgJSsDYCIVIBCioSANoCIN",
  "oqAgJCsDECIQIBUgF6IgFCAToqEgDqAiDqKgoTkDACAmICYrAwggDyAMoiAkKwMYIA2ioCARIA6ioKE5AwggJiAmKwMQIBAgDKIg",
  "ESANoqAgJCsDKCAOoqChOQMQCyAlIAs5A7gBICUgAzkDwAEgJSASOQPIAUEBC0UNACAlIAf9CwSYAQsgAUEBayEBDAELCwu2HgMg",
  "exp8CH8gA/0UIREgAUEBayE+A0AgACA+TARAIwAjAiA+QQJ0aigCACIBQbAFbGoiQP0ABHghBCBA/QAEiAEhBSBA/QAE2AIhGCBA",
  "/QAE6AIhGQJAIAJFIED9AASYASIGIED9AASoASIH/fABIgj9IQAgCP0hAaAiJEQAAAAAAAAAAGFxBEAgGP0MAAAAAAAAAAAAAAAA",
  "AAAAAP1KIAT9DAAAAAAAAAAAAAAAAAAAAAD9Sv1PIBn9DAAAAAAAAAAAAAAAAAAAAAD9SiAF/QwAAAAAAAAAAAAAAAAAAAAA/Ur9",
  "T/1Q/VNFDQELIwEgAUE0bGoiQSgCACFCIEEoAgQiP0EYbCJDIwNqIUQgQkEYbCIBIwRqIkUrAwAhAyMEIENqIkMrAwAhJSBFKwMI",
  "IiYgQysDCCInoSEoIEUrAxAiKSBDKwMQIiqhISsjAyABaiIBKwMAIEQrAwChICYgQCsDWCIsoqAgKSBAKwNQIi2ioSAnIEArA3Ai",
  "LqKhICogQCsDaCIvoqAiMCBAKwMAIjGiIAErAwggRCsDCKEgKSBAKwNIIimioCADICyioSAqIEArA2AiKqKhICUgLqKgIiwgQCsD",
  "CCIuoqAgASsDECBEKwMQoSADIC2ioCAmICmioSAlIC+ioSAnICqioCImIEArAxAiJ6Kg/RQiCCBA/QAE8AEiDCADICWhIiUgQCsD",
  "GCIpoiAoIEArAyAiKqKgICsgQCsDKCItoqD9FCIJ/fIB/fABIED9AATQASINICUgQCsDMCIvoiAoIEArAzgiMqKgICsgQCsDQCIz",
  "oqD9FCIL/fIB/fEBIQogCCBA/QAEgAIiDiAJ/fIB/fABIED9AATgASIPIAv98gH98QEhECBA/QoDkAIhFCAKIAQgEf3yASIIIAj9",
  "DOqMoDlZPilG6oygOVk+KUYgBv0MAAAAAAAAAAAAAAAAAAAAAP1K/VIgAhv9DAAAAAAAAAjAAAAAAAAACMAgAgR7IED9CgOYAgX9",
  "DAAAAAAAAAAAAAAAAAAAAAALIgj9DAAAAAAAAAAAAAAAAAAAAAAgBCAU/fAB/fYB/fIB/fcBIAT9DAAAAAAAAAAAAAAAAAAAAAD9",
  "Sv1SIhL98AEhFSAQIAUgEf3yASIJIAn9DOqMoDlZPilG6oygOVk+KUYgB/0MAAAAAAAAAAAAAAAAAAAAAP1K/VIgAhv9DAAAAAAA",
  "AAjAAAAAAAAACMAgCP0MAAAAAAAAAAAAAAAAAAAAACAFIBT98AH99gH98gH99wEgBf0MAAAAAAAAAAAAAAAAAAAAAP1K/VIiE/3w",
  "ASEWICREAAAAAAAAAABhBEAgFf0MAAAAAAAAAAAAAAAAAAAAAP1JIBb9DAAAAAAAAAAAAAAAAAAAAAD9SSAZ/QwAAAAAAAAAAAAA",
  "AAAAAAAA/Ur9Tv1Q/VNFDQEL/QwAAAAAAADwPwAAAAAAAPA/IQj9DAAAAAAAAPA/AAAAAAAA8D8hCf0MAAAAAAAAAAAAAAAAAAAA",
  "ACELIAIEe/0MAAAAAAAA8D8AAAAAAADwPyBA/QoDoAIiCSAE/QwAAAAAAADQvwAAAAAAANC/IBT98gEiBP1KIgv9UiEI/QwAAAAA",
  "AADwPwAAAAAAAPA/IAkgBSAE/UoiBP1SIQkgQP0KA6gCIgUgC/1PIQsgBSAE/U8F/QwAAAAAAAAAAAAAAAAAAAAACyEaIEEoAgwh",
  "QSAGIQUgByEEQQAhASBAKwOoBCIDIEArA8AEIjSgIEArA9AEIjWgRAAAAAAAAAAAZCBAKwOQBCI2RAAAAAAAAAAAZHEEfyANIAgg",
  "Ff3yASIU/fIBIA8gGf0MAAAAAAAAAAAAAAAAAAAAAP1KIhUgCSAW/fIB/U4iFv3yAf3wASIX/SEAIBf9IQGgITdEAAAAAAAA0D9E",
  "VVVVVVVV1T8gQUEERhsiOJogFCAW/fABIhf9IQAgF/0hAaCiITkgOCADIDmiIEArA7AEIjggQCsDmAQiOiA3oiA2IAwgFP3yASAO",
  "IBb98gH98AEiFP0hACAU/SEBoCI7oqEiPKKgIEArA7gEIj0gQCsDoAQiAyA3oiA6IDuioSI3oqCi/RQhFCA4IDmiIDQgPKKgIEAr",
  "A8gEIjQgN6KgITggBSAU/fABIAOaID0gOaIgNCA8oqAgNSA3oqAiA6IgOiA4oqH9FCIWIA398gH98AEgOiADoiA2IDiioP0UIhcg",
  "DP3yAf3wASALIAX98gH98QEiBf0MAAAAAAAAAAAAAAAAAAAAAP1JIBUgBCAU/fABIBYgD/3yAf3wASAXIA798gH98AEgGiAE/fIB",
  "/fEB/U4iBP0MAAAAAAAAAAAAAAAAAAAAAP1J/VD9U0UFQQALRQRAIAYhBSAHIQQgQP0ABNgEIhsgQP0KA/gE/Q0ICQoLDA0ODxAR",
  "EhMUFRYXIRwgQP0ABOgEIh0gQP0ABIAFIh79DQABAgMEBQYHEBESExQVFhchFCAdIB79DQgJCgsMDQ4PGBkaGxwdHh8hFiBA/QAE",
  "kAUiFSBA/QoDoAX9DQgJCgsMDQ4PEBESExQVFhchFyAYIAj98gEhGCAZIAn98gEhGf0MAAAAAAAA8D8AAAAAAADwPyAL/fEBIR/9",
  "DAAAAAAAAPA/AAAAAAAA8D8gGv3xASEaA0AgAUEESARAAkAgCiAb/QwAAAAAAAAAAAAAAAAAAAAAIB8gBSIJ/fIBIgsgGCAKIBL9",
  "8AH98gH98QH99wEiICAF/fEBIgggCP0NAAECAwQFBgcAAQIDBAUGByIK/fIB/fABISH9DAAAAAAAAAAAAAAAAAAAAAAgGiAEIgj9",
  "8gEiIiAZIBAgHSAK/fIB/fABIB79DAAAAAAAAAAAAAAAAAAAAAAgCyAYICEgEv3wAf3yAf3xAf33ASIjIAX98QEiBSAF/Q0ICQoL",
  "DA0ODwgJCgsMDQ4PIgX98gH98AEiCiAT/fAB/fIB/fEB/fcBIgsgBP3xASIQIBD9DQABAgMEBQYHAAECAwQFBgchECAhIBwgBf3y",
  "Af3wASAUIBD98gH98AEgFv0MAAAAAAAAAAAAAAAAAAAAACAiIBkgCiAVIBD98gH98AEiBSAT/fAB/fIB/fEB/fcBIiEgBP3xASIE",
  "IAT9DQgJCgsMDQ4PCAkKCwwNDg8iBP3yAf3wASEKIAUgFyAE/fIB/fABIRAgICAj/Q0AAQIDBAUGBxgZGhscHR4fIgUgCyAh/Q0A",
  "AQIDBAUGBxgZGhscHR4fIgT98AEhCyAFIAn98QH97AEgBCAI/fEB/ewB/fABIgj9IQAgCP0hAaAgC/0hACAL/SEBoET8qfHSTWJQ",
  "P6JlDQAgAUEBaiEBDAILCwsLIEArA7ACIgMgBSBA/QAE2AP98gEgBCBA/QAE6AP98gH98AEiCP0hACAI/SEBoKIhNEQAAAAAAAAA",
  "AEQAAAAAAADwPyAkRAAAAAAAAAAAZEEAIAIbGyI1IDAgKaIgLCAqoqAgJiAtoqAgQCsDkAMgBSAG/fEBIgYgBCAH/fEBIgf98AEi",
  "CP0hACAI/SEBoCI2oqAgQCsDmAMgDCAG/fIBIA4gB/3yAf3wASII/SEAIAj9IQGgIjeioCBAKwOgAyANIAb98gEgDyAH/fIB/fAB",
  "Igb9IQAgBv0hAaCaIjiioKIhOSAlIDGiICggLqKgICsgJ6KgIEArA8ADIDaioCBAKwPIAyA3oqAgQCsD0AMgOKKgISUgAyAFIAT9",
  "8AEiBv0hACAG/SEBoKIiKCAooiIrIEArA7gBIjogQCsD+AIiOyA5oqEgQCsDgAMiPCA1IDAgL6IgLCAyoqAgJiAzoqAgQCsDqAMg",
  "NqKgIEArA7ADIDeioCBAKwO4AyA4oqCiIiaioSIkICSiIEArA8ABIiwgPCA5oqEgQCsDiAMiMCAmoqEiAyADoqBjBEAgKyA6IDsg",
  "MKAgOyAwoSIDIAOiIDxEAAAAAAAAEECiIDyioJ+hRAAAAAAAAOA/oiIDIDmioSIkICSiICwgAyAmoqEiAyADoqAiJmMEQCAkICgg",
  "Jp+jIiaiISQgAyAmoiEDCwtEAAAAAAAAAAAgNJr9FCA0/RQgQCsDyAEiJiBAKwOIBCA1ICUgQCsD+ANEAAAAAAAAAAAgJCAkmUSg",
  "wuv+S0i0OWMbIiQgOqEiJaIgQCsDgAREAAAAAAAAAAAgAyADmUSgwuv+S0i0OWMbIgMgLKEiKKKgoKKiof0U/fYB/fcB/SEAIisg",
  "K5lEoMLr/ktItDljGyIrICahISYgNiAxoiAlICmioCAoIC+ioCIsIDYgLqIgJSAqoqAgKCAyoqAiMKAgNiAnoiAlIC2ioCAoIDOi",
  "oCIloCAmIDGiIDcgKaKgIDggL6KgIiigICYgLqIgNyAqoqAgOCAyoqAiKaAgJiAnoiA3IC2ioCA4IDOioCImoCInICehRAAAAAAA",
  "AAAAYgR/QQAFIEArA8gCIidEAAAAAAAAAABkBEAgQkEYbCIBIwNqIkEgQSsDACAnICyioDkDACBBIEErAwggJyAwoqA5AwggQSBB",
  "KwMQICcgJaKgOQMQIwUgQkEwbGoiQSsDCCEnIEErAyAhKiMEIAFqIgEgASsDACBBKwMAIEArA1AiLSAloiBAKwNYIi4gMKKhICig",
  "Ii+iICcgLiAsoiBAKwNIIi4gJaKhICmgIjGioCBBKwMQIjIgLiAwoiAtICyioSAmoCItoqCgOQMAIAEgASsDCCAnIC+iIEErAxgg",
  "MaKgICogLaKgoDkDCCABIAErAxAgMiAvoiAqIDGioCBBKwMoIC2ioKA5AxALIEArA9ACIidEAAAAAAAAAABkBEAgP0EYbCIBIwNq",
  "IkEgQSsDACAnICyioTkDACBBIEErAwggJyAwoqE5AwggQSBBKwMQICcgJaKhOQMQIwUgP0EwbGoiPysDCCEnID8rAyAhKiMEIAFq",
  "IgEgASsDACA/KwMAIEArA2giLSAloiBAKwNwIi4gMKKhICigIiiiICcgLiAsoiBAKwNgIi4gJaKhICmgIiWioCA/KwMQIikgLiAw",
  "oiAtICyioSAmoCImoqChOQMAIAEgASsDCCAnICiiID8rAxggJaKgICogJqKgoTkDCCABIAErAxAgKSAooiAqICWioCA/KwMoICai",
  "oKE5AxALIEAgJDkDuAEgQCADOQPAASBAICs5A8gBQQELRQ0AIEAgBf0LBJgBIEAgBP0LBKgBCyA+QQFrIT4MAQsLCyYAIAAkACAB",
  "JAEgAiQCIAYkBiAHJAcgCCQIIAMkAyAEJAQgBSQFC7UEAwV/D3wDewNAIAAgAUgEQCMAIwIgAEECdGooAgAiBEGwBWxqIQMgAiMB",
  "IARBNGxqIgUoAgBBGGwiBiMDaiIEKwMAIAUoAgRBGGwiByMDaiIFKwMAoaIhCCACIwQgBmoiBisDAKIhFCACIwQgB2oiBysDAKIh",
  "EiAIIAIgBisDCKIiEyADKwNYIgmioCACIAYrAxCiIhUgAysDUCIKoqEgAiAHKwMIoiIWIAMrA3AiC6KhIAIgBysDEKIiDCADKwNo",
  "Ig2ioCADKwMAoiACIAQrAwggBSsDCKGiIg4gFSADKwNIIg+ioCAUIAmioSAMIAMrA2AiEKKhIBIgC6KgIAMrAwiioCACIAQrAxAg",
  "BSsDEKGiIhEgFCAKoqAgEyAPoqEgEiANoqEgFiAQoqAgAysDEKKg/RQhFyAUIBKhIhIgAysDGKIgEyAWoSITIAMrAyCioCAVIAyh",
  "IgwgAysDKKKg/RQhGCASIAMrAzCiIBMgAysDOKKgIAwgAysDQKKg/RQhGUEAIQQDQCAEQSBJBEAgAyAEaiIFIAX9AAR4IBcgBf0A",
  "BPABIBj98gH98AEgBf0ABNABIBn98gH98QH98AH9CwR4IARBEGohBAwBCwsgAysDuAIhDCADIA8gAysDwAIiDyAIoqE5A0ggAyAK",
  "IA8gDqKhOQNQIAMgCSAPIBGioTkDWCADIBAgDCAIoqA5A2AgAyANIAwgDqKgOQNoIAMgCyAMIBGioDkDcCAAQQFqIQAMAQsLC78M",
  "AwV/BnwTewNAIAAgA0oEQCMAIwggA0ECdGooAgAiAkGwBWxqIQEjASACQTRsaiIEKAIMIQUgASsDCCEKIAErAxAhC0QAAAAAAAAA",
  "ACEGRAAAAAAAAAAAIQcgASsDACIJmUQzMzMzMzPjP2QEQCAKmkQAAAAAAADwPyAJIAmiIAogCqKgn6MiCKIhBiAJIAiiIQgFIAua",
  "RAAAAAAAAPA/IAogCqIgCyALoqCfoyIHoiEIIAogB6IhBwsgASAGOQMYIAEgCDkDICABIAc5AyggASAKIAeiIAsgCKKhOQMwIAEg",
  "CyAGoiAJIAeioTkDOCABIAkgCKIgCiAGoqE5A0AgAf0KAxghDyAB/QoDICEQIAH9CgMoIREgAf0KAzAhEiAB/QoDOCETIAH9CgNA",
  "IQwgAf0ABNgCIg39IQBEAAAAAAAAAACgIA39IQGgIAH9AAToAiIO/SEAoCAO/SEBoEQAAAAAAADwPyAFtyIGoyIHoiEIIAH9AAT4",
  "AiIU/SEARAAAAAAAAAAAoCAU/SEBoCAB/QAEiAMiFf0hAKAgFf0hAaAgB6IhCSAB/QAEmAMiFv0hAEQAAAAAAAAAAKAgFv0hAaAg",
  "Af0ABKgDIhf9IQCgIBf9IQGgIAeiIQcjAyAEKAIEQRhsaiEFIAEgCCMDIAQoAgBBGGxqIgQrAwChOQNIIAEgCSAEKwMIoTkDUCAB",
  "IAcgBCsDEKE5A1ggASAIIAUrAwChOQNgIAEgCSAFKwMIoTkDaCABIAcgBSsDEKE5A3AgASAG/RQiGP0MAAAAAAAAAAAAAAAAAADw",
  "P/1KIhkgDSAI/RQiGv3xASIbIA/98gEgFCAJ/RQiFP3xASIcIBD98gH98AEgFiAH/RQiFv3xASIdIBH98gH98AH9TiIN/QsE0AEg",
  "ASAY/QwAAAAAAAAAQAAAAAAAAAhA/UoiGCAOIBr98QEiDiAP/fIBIBUgFP3xASIUIBD98gH98AEgFyAW/fEBIhUgEf3yAf3wAf1O",
  "Ihb9CwTgASABIBkgGyAS/fIBIBwgE/3yAf3wASAdIAz98gH98AH9TiIX/QsE8AEgASAYIA4gEv3yASAUIBP98gH98AEgFSAM/fIB",
  "/fAB/U4iFP0LBIACIAEgDSAN/fIBIhUgFyAX/fIBIhj98AH97wH9CwTYAyABIBYgFv3yASIZIBQgFP3yASIa/fAB/e8B/QsE6AMg",
  "ASAB/QAEqAQiGyAP/fIBIAH9AATIBCIcIBD98gH98AEgAf0ABOgEIh0gEf3yAf3wASIO/SEARAAAAAAAAAAAoCAO/SEBoCAB/QAE",
  "uAQiHiAP/fIBIAH9AATYBCIPIBD98gH98AEgAf0ABPgEIhAgEf3yAf3wASIR/SEAoCAR/SEBoDkDuAEgASAbIBL98gEgHCAT/fIB",
  "/fABIB0gDP3yAf3wASIb/SEARAAAAAAAAAAAoCAb/SEBoCAeIBL98gEgDyAT/fIB/fABIBAgDP3yAf3wASIM/SEAoCAM/SEBoDkD",
  "wAEgASANIBv98gEgFyAO/fIB/fEBIg79IQBEAAAAAAAAAACgIA79IQGgIBYgDP3yASAUIBH98gH98QEiDP0hAKAgDP0hAaA5A8gB",
  "IBX9IQBEAAAAAAAAAACgIBX9IQGgIBn9IQCgIBn9IQGgIgYgGP0hAEQAAAAAAAAAAKAgGP0hAaAgGv0hAKAgGv0hAaAiB6IgDSAX",
  "/fIBIgz9IQBEAAAAAAAAAACgIAz9IQGgIBYgFP3yASIM/SEAoCAM/SEBoCIIIAiioSEJIAErA5ACIQogASAGRAAAAAAAAPA/IAmj",
  "RAAAAAAAAAAAIAkgBiAHoCIGRC1DHOviNho/oiAGomQEfyAGIApEexSuR+F6hD+iIAqiZAVBAAsbIgaiOQOQBCABIAggBqI5A5gE",
  "IAEgByAGojkDoAQjBiACQZABbGohBCAB/QAEmAEhDCAB/QAEqAEhDUEAIQIDQCACQTBJBEAgAiAEav0MAAAAAAAAAAAAAAAAAAAA",
  "AP0LBAAgAkEQaiECDAELCyAERAAAAAAAAAAAOQMwIAQgDP0LBDggBCAN/QsESCAEIAH9AAS4Af0LBFggBCABKwPIATkDaCAEIAz9",
  "CwRwIAQgDf0LBIABIANBAWohAwwBCwsLpRQDIHsHfwl8A0AgACAkSgRAIwAjCCAkQQJ0aigCACIiQbAFbGohIf0M////////////",
  "//////////0MAAAAAAAAAAAAAAAAAAAAACMBICJBNGxqIiMoAiwiJUEATiImG0J/QgAgIygCMCIiQQBOIicb/R4BIQgjBSAlQTBs",
  "QQAgJhtqIiUrAwD9FCMFICJBMGxBACAnG2oiIisDAP0iASIJICUrAxj9FCAiKwMY/SIBIgr9RyAJICUrAyj9FCAiKwMo/SIBIgv9",
  "R/1OICUrAwj9FCAiKwMI/SIBIgz9DAAAAAAAAAAAAAAAAAAAAAD9RyAlKwMQ/RQgIisDEP0iASIN/QwAAAAAAAAAAAAAAAAAAAAA",
  "/UcgJSsDIP0UICIrAyD9IgEiDv0MAAAAAAAAAAAAAAAAAAAAAP1H/U79Tv1OIQ8gIUHIAGoiIisDAP0UICFB4ABqIiUrAwD9IgEi",
  "AyAhQRhqIib9CgMAIhD98gEgIisDCP0UICUrAwj9IgEiBCAm/QoDCCIR/fIB/fABICIrAxD9FCAlKwMQ/SIBIgUgJv0KAxAiEv3y",
  "Af3wASETIAMgIUEwaiIi/QoDACIU/fIBIAQgIv0KAwgiFf3yAf3wASAFICL9CgMQIhb98gH98AEiAiAJICH9CgMAIhf98gEgDCAh",
  "/QoDCCIY/fIB/fABIA0gIf0KAxAiGf3yAf3wASIaIBD98gEgDCAX/fIBIAogGP3yAf3wASAOIBn98gH98AEiGyAR/fIB/fABIA0g",
  "F/3yASAOIBj98gH98AEgCyAZ/fIB/fABIhwgEv3yAf3wASAP/U8iAf3yASIdIAMgF/3yASAEIBj98gH98AEgBSAZ/fIB/fABIh4g",
  "CSAU/fIBIAwgFf3yAf3wASANIBb98gH98AEiHyAQ/fIBIAwgFP3yASAKIBX98gH98AEgDiAW/fIB/fABIgMgEf3yAf3wASANIBT9",
  "8gEgDiAV/fIB/fABIAsgFv3yAf3wASIEIBL98gH98AEgD/1PIgX98gEiIP3xASEGIAIgGiAU/fIBIBsgFf3yAf3wASAcIBb98gH9",
  "8AEgD/1PIgf98gEgHiAJIB8gFP3yASADIBX98gH98AEgBCAW/fIB/fABIA/9UiID/fIB/fEBIQQgEyAH/fIBIhQgHf3xASEVICEr",
  "A8gC/RQgISsD0AL9IgEiFiAEIB798gEgAiAJIBogF/3yASAbIBj98gH98AEgHCAZ/fIB/fABIA/9UiIX/fIBIB4gB/3yAf3xASIY",
  "IAL98gH98QH98QEhGSAYIBP98gEgBiAe/fIB/fEBIRogBiAC/fIBIAQgE/3yAf3xASEbIBYgHiAB/fIBIBMgF/3yAf3xASIcIBP9",
  "8gEgHiAJIAkgEP3yASAMIBH98gH98AEgDSAS/fIB/fABIBD98gEgDCAQ/fIBIAogEf3yAf3wASAOIBL98gH98AEgEf3yAf3wASAN",
  "IBD98gEgDiAR/fIB/fABIAsgEv3yAf3wASAS/fIB/fABIA/9UiIJ/fIBIBMgAf3yAf3xASIKIB798gH98QH98QEhCyAKIAL98gEg",
  "ICAU/fEBIgwgE/3yAf3xASENICMoAgwhJSAWIBMgBf3yASACIAn98gH98QEiDiAC/fIBIBMgA/3yASACIAX98gH98QEiAiAT/fIB",
  "/fEB/fEBIAj9TiIP/SEARAAAAAAAAAAAoCAP/SEBoCEoIAkgCP1OIgn9IQBEAAAAAAAAAACgIAn9IQGgIiwgAyAI/U4iA/0hAEQA",
  "AAAAAAAAAKAgA/0hAaAiLaIgBSAI/U4iA/0hAEQAAAAAAAAAAKAgA/0hAaAiKSApoqEhLkQAAAAAAAAAACACIAj9TiIC/SEAoSAC",
  "/SEBoSIqICmiRAAAAAAAAAAAIA4gCP1OIgL9IQChIAL9IQGhIisgLaKhIS8gISAuRAAAAAAAAPA/ICggLqIgKyAvoqAgKiArICmi",
  "ICogLKKhIi6ioCIwo0QAAAAAAAAAACAwIChEEeotgZmXcT2iICyiIC2iZBsiMKI5A6gEICEgLyAwojkDsAQgISAuIDCiOQO4BCAh",
  "ICggLaIgKiAqoqEgMKI5A8AEICEgKyAqoiAoICmioSAwojkDyAQgISAoICyiICsgK6KhIDCiOQPQBCAh/QAE0AEhAiAh/QAE4AEh",
  "AyAh/QAE8AEhBSAh/QAEgAIhCSAhQdgEaiEjQQAhIgNAICJBBEkEQCAo/RQgK/0UIg4gISAiQQN0aiIm/QoD8AEiD/3yAf3wASAq",
  "/RQiECAm/QoD0AEiEf3yAf3xASISIA4gLP0UIA/98gH98AEgKf0UIg4gEf3yAf3xASITIAX98gH98AEgECAOIA/98gH98AEgLf0U",
  "IBH98gH98QEiDiAC/fIB/fEBIRAgEiATIAn98gH98AEgDiAD/fIB/fEBIRQgIgRAICJBAUYEQCAjIBD9IQE5AwAgIyAU/QsECAUg",
  "IkECRgRAICMgFP0LBAAFICMgFP0hATkDAAsLBSAjIBD9CwQAICMgFP0LBBALICNBBCAia0EDdGohIyAhICJBA3RqRAAAAAAAAPA/",
  "IBIgEyAP/fIB/fABIA4gEf3yAf3xAf0hACIuo0QAAAAAAAAAACAiICVIIC5EAAAAAAAAAABkcRs5A9gCICJBAWohIgwBCwsgIUQA",
  "AAAAAAAAACAbIAj9TiIC/SEAoSAC/SEBoTkDkAMgIUQAAAAAAAAAACAGIAj9TiIC/SEAoSAC/SEBoTkDmAMgIUQAAAAAAAAAACAE",
  "IAj9TiIC/SEAoSAC/SEBoTkDoAMgIUQAAAAAAAAAACANIAj9TiIC/SEAoSAC/SEBoTkDqAMgIUQAAAAAAAAAACAKIAj9TiIC/SEA",
  "oSAC/SEBoTkDsAMgIUQAAAAAAAAAACAMIAj9TiIC/SEAoSAC/SEBoTkDuAMgIUQAAAAAAAAAACAVIAj9TiIC/SEAoSAC/SEBoTkD",
  "wAMgISABIAj9TiIB/SEARAAAAAAAAAAAoCAB/SEBoDkDyAMgISAHIAj9TiIB/SEARAAAAAAAAAAAoCAB/SEBoDkD0AMgISALIAj9",
  "TiIB/SEARAAAAAAAAAAAoCAB/SEBoCIpRAAAAAAAAPA/IBkgCP1OIgH9IQBEAAAAAAAAAACgIAH9IQGgIiggKaJEAAAAAAAAAAAg",
  "GiAI/U4iAf0hAKEgAf0hAaEiKSApoqEiKqNEAAAAAAAAAAAgKkQAAAAAAAAAAGQbIiqiOQP4AiAhICmaICqiOQOAAyAhICggKqI5",
  "A4gDICFEAAAAAAAAAAAgGCAI/U4iAf0hAKEgAf0hAaE5A/gDICFEAAAAAAAAAAAgHCAI/U4iAf0hAKEgAf0hAaE5A4AEICFEAAAA",
  "AAAA8D8gFyAI/U4iAf0hAEQAAAAAAAAAAKAgAf0hAaAiKKNEAAAAAAAAAAAgKEQAAAAAAAAAAGQbOQOIBCAkQQFqISQMAQsLC+0C",
  "AwV/BXwDewNAIAAgAUgEQCMAIwIgAEECdGooAgAiAkGwBWxqIQQjBiACQZABbGohAyAE/QAEmAEhDCAE/QAEqAEhDQJAIwcgAmot",
  "AABBAEciAgR/QQAFIAwgDf3wASIO/SEAIA79IQGgRAAAAAAAAAAAYQsNACAE/QAEuAEhDiAEKwPIASEJIAMgA/0ABAAgDP3wAf0L",
  "BAAgAyAD/QAEECAN/fAB/QsEECADIAP9AAQgIA798AH9CwQgIAMgAysDMCAJoDkDMCACRQ0ARAAAAAAAAAAAIQdEAAAAAAAAAAAh",
  "CEEAIQIDQCACQSBJBEAgAiAEaiIGKwOYASIKIAIgA2oiBSsDcKQhCyAFIAo5A3AgBiALOQOYASAHIAqgIQcgCCALoCEIIAJBCGoh",
  "AgwBCwsgBCAOIAggB6NEAAAAAAAA8D8gByAIZBsiB/0U/fIB/QsEuAEgBCAJIAeiOQPIAQsgAEEBaiEADAELCws="
].join("");
const PAGE = 65536;
const LINE = 64;
class Kernel {
  constructor(program) {
    this.program = program;
  }
  data = new Float64Array(0);
  ids = new Int32Array(0);
  free = new Int32Array(0);
  books = new Float64Array(0);
  atTree = new Uint8Array(0);
  /** Blocks that wait for `fill` or `complete`, and how many there are. */
  list = new Int32Array(0);
  listed = 0;
  velocity = new Float64Array(0);
  turning = new Float64Array(0);
  inertia = new Float64Array(0);
  /** Undefined where the platform can't. */
  static start() {
    const program = startProgram(CODE);
    return program === void 0 ? void 0 : new Kernel(program);
  }
  /** So many bodies have a place. */
  get rows() {
    return this.velocity.length / 3;
  }
  /** Takes the blocks over, with room for `times` as many and for rows of bodies; false, and nothing is lost, where memory is short. */
  house(from, times, rows) {
    const { memory, exports } = this.program;
    const { data, ids, free, books, atTree } = copies(from);
    const list = this.list.slice(0, this.listed);
    const count = free.length * times;
    const sizes = [
      data.length * times,
      ids.length * times,
      count,
      rows * 3,
      rows * 3,
      rows * 6,
      books.length * times,
      count,
      count
    ];
    const starts = lay(sizes);
    const missing = Math.ceil(starts[sizes.length] / PAGE) - memory.buffer.byteLength / PAGE;
    if (missing > 0 && !growMemory(memory, missing)) return false;
    const { buffer: buffer2 } = memory;
    (this.data = new Float64Array(buffer2, starts[0], sizes[0])).set(data);
    (this.ids = new Int32Array(buffer2, starts[1], sizes[1])).set(ids);
    (this.free = new Int32Array(buffer2, starts[2], sizes[2])).set(free);
    this.velocity = new Float64Array(buffer2, starts[3], sizes[3]);
    this.turning = new Float64Array(buffer2, starts[4], sizes[4]);
    this.inertia = new Float64Array(buffer2, starts[5], sizes[5]);
    (this.books = new Float64Array(buffer2, starts[6], sizes[6])).set(books);
    (this.atTree = new Uint8Array(buffer2, starts[7], sizes[7])).set(atTree);
    (this.list = new Int32Array(buffer2, starts[8], sizes[8])).set(list);
    exports.place(...starts.slice(0, sizes.length));
    return true;
  }
  /** Puts a block on the list for `fill` or `complete`, whichever comes next. */
  await(n) {
    this.list[this.listed++] = n;
  }
  /** See `writeFrame` and `writePoints`; and opens the books. */
  fill({ position }) {
    if (this.listed === 0) return;
    this.velocity.set(position);
    this.program.exports.fill(this.listed);
    this.listed = 0;
  }
  /** To be called when bodies may have turned. */
  takeInertia({ worldInverseInertia }) {
    this.inertia.set(worldInverseInertia);
  }
  /** See `BlockMatrices`. */
  complete() {
    if (this.listed === 0) return;
    this.program.exports.complete(this.listed);
    this.listed = 0;
  }
  /** See `warmStart` in `apply.ts`. */
  warmStart(c, count) {
    this.fetch(c);
    this.program.exports.warmStart(0, count);
    this.bring(c);
  }
  /** See `follow`. */
  follow(c, count, h) {
    this.fetch(c);
    this.program.exports.follow(0, count, h);
  }
  /** See `solvePass`. */
  solve(c, { facesCount, manyCount, plainCount }, h, soft) {
    const { exports } = this.program;
    const way = soft ? 1 : 0;
    this.fetch(c);
    exports.solvePairs(facesCount, manyCount, way, 1 / h);
    exports.solveFaces(0, facesCount, way, 1 / h);
    exports.solveSingles(manyCount, plainCount, way, 1 / h);
    this.bring(c);
  }
  /** See `bookBlock`. */
  book(count) {
    this.program.exports.book(0, count);
  }
  fetch({ velocity, angularVelocity }) {
    this.velocity.set(velocity);
    this.turning.set(angularVelocity);
  }
  bring({ velocity, angularVelocity }) {
    velocity.set(this.velocity);
    angularVelocity.set(this.turning);
  }
}
function copies({ data, ids, free, books, atTree }) {
  return {
    data: data.slice(),
    ids: ids.slice(),
    free: free.slice(),
    books: books.slice(),
    atTree: atTree.slice()
  };
}
function lay(sizes) {
  const starts = [LINE];
  for (const size of sizes) starts.push(Math.ceil((starts[starts.length - 1] + size * 8) / LINE) * LINE);
  return starts;
}
function growMemory(memory, pages) {
  try {
    memory.grow(pages);
    return true;
  } catch {
    return false;
  }
}
const N = 0;
const T1 = 3;
const T2 = 6;
const RA = 9;
const RB = 12;
const GAP = 15;
const NORMAL = 19;
const FRICTION$2 = 23;
const TWIST = 25;
const X = 26;
const Y = 30;
const SLOP = 34;
const BIAS_RATE = 35;
const MASS_SCALE = 36;
const IMPULSE_SCALE = 37;
const MU = 38;
const SHARE_A = 39;
const SHARE_B = 40;
const INVERSE_MASS_A = 41;
const INVERSE_MASS_B = 42;
const MASS$2 = 43;
const FRICTION_MASS = 47;
const COUPLING = 50;
const LEVER = 59;
const FRICTION_TWIST = 63;
const TWIST_MASS = 65;
const SPREAD = 66;
const NORMAL_MASS = 69;
const A = 75;
const RESTITUTION$1 = 85;
const RAW_PLACE = MASS$2;
const RAW_GRIP = NORMAL_MASS;
const BLOCK = 86;
const TOTAL = 0;
const START = 7;
const BEFORE = 14;
const BOOK = 18;
const ROW_A = 0;
const ROW_B = 1;
const MANIFOLD = 2;
const SIZE = 3;
const POINTS = 4;
const MOVABLE_A = 8;
const MOVABLE_B = 9;
const FIRST = 10;
const TURNS_A = 11;
const TURNS_B = 12;
const IDS = 13;
const MANY = 64;
class Blocks {
  count = 0;
  /** Where there is one, the arrays are views on its memory. */
  kernel;
  data = new Float64Array(64 * BLOCK);
  ids = new Int32Array(64 * IDS);
  free = new Int32Array(64);
  books = new Float64Array(64 * BOOK);
  freeCount = 0;
  /** So many of these come first and have more than two points; so many more than one. */
  facesCount = 0;
  manyCount = 0;
  /** So many of these, those of one point included, come before the ones whose bodies have a translation locked (`locked.ts`). */
  plainCount = 0;
  /** Per block: which of its bodies its matrices count as held, 1 + (a: 1) + (b: 2); 0 while it has none. */
  completed = new Uint8Array(64);
  atTree = new Uint8Array(64);
  /** Per block: 1 when it may be part of a tree. */
  couldHold = new Uint8Array(64);
  /** Per block: 1 when its manifold has no other. */
  whole = new Uint8Array(64);
  /** Per block: 1 when it was not built in this step but stands from the one before, as its manifold does. */
  stands = new Uint8Array(64);
  /** Per block: 1 while its part in this step is that in the one before, so that even what that wrote into the contacts holds. */
  repeats = new Uint8Array(64);
  /** Per block, at the end of a step: 1 when its tree rested in all of it. */
  rested = new Uint8Array(64);
  /** Whether any block bounces. */
  bouncing = false;
  /** Whether the platform has no kernel, or no memory for it. */
  unable = false;
  /** Scratch: force and moment on the way to the bodies. */
  wrench = new Float64Array(6);
  /** Opens the books of a block that has just been built, for the step. */
  open(n) {
    const { data: d, books } = this;
    const o = n * BLOCK + NORMAL;
    const q = n * BOOK;
    for (let k = 0; k < 7; k++) {
      books[q + TOTAL + k] = 0;
      books[q + START + k] = d[o + k];
    }
    for (let k = 0; k < 4; k++) books[q + BEFORE + k] = d[o + k];
  }
  /** Sets a block that was not built anew to where it began the step before, which is where it would begin this one. */
  restart(n) {
    const { data: d, books } = this;
    const o = n * BLOCK + NORMAL;
    const q = n * BOOK;
    this.repeats[n] = 0;
    for (let k = 0; k < 7; k++) d[o + k] = books[q + START + k];
    this.open(n);
  }
  /** Makes room for a block and returns its number; all of it has to be written. */
  add() {
    if (this.count === this.free.length) this.grow();
    return this.count++;
  }
  /** The kernel where it pays to use it. */
  get quick() {
    return this.freeCount > MANY ? this.kernel : void 0;
  }
  /** To be called before blocks are built: starts a kernel when the step before had work for it, and makes room for the rows of bodies. */
  quicken(rows) {
    if (this.unable || this.kernel === void 0 && this.freeCount <= MANY) return;
    if (this.kernel?.rows === rows) return;
    this.kernel ??= Kernel.start();
    this.unable = this.kernel === void 0 || !this.kernel.house(this, 1, rows);
    this.move(this.free.length);
  }
  grow() {
    const { kernel } = this;
    const capacity = this.free.length * 2;
    if (kernel !== void 0) this.unable = !kernel.house(this, 2, kernel.rows);
    this.move(capacity);
    this.completed = doubled(this.completed);
    this.couldHold = doubled(this.couldHold);
    this.whole = doubled(this.whole);
    this.stands = doubled(this.stands);
    this.repeats = doubled(this.repeats);
    this.rested = doubled(this.rested);
  }
  /** Takes the kernel's arrays, or plain ones where it is unable. */
  move(capacity) {
    if (this.unable) this.kernel = void 0;
    const { kernel } = this;
    this.data = kernel?.data ?? copied(new Float64Array(capacity * BLOCK), this.data);
    this.ids = kernel?.ids ?? copied(new Int32Array(capacity * IDS), this.ids);
    this.free = kernel?.free ?? copied(new Int32Array(capacity), this.free);
    this.books = kernel?.books ?? copied(new Float64Array(capacity * BOOK), this.books);
    this.atTree = kernel?.atTree ?? copied(new Uint8Array(capacity), this.atTree);
  }
}
function copied(to, from) {
  to.set(from);
  return to;
}
function doubled(flags) {
  const next = new Uint8Array(flags.length * 2);
  next.set(flags);
  return next;
}
const TRANSLATIONS = 7;
function isLocked(locks, a, b) {
  return ((locks[a] | locks[b]) & TRANSLATIONS) !== 0;
}
function holdBlock({ ids }, c, n) {
  const a = ids[n * IDS + ROW_A];
  const b = ids[n * IDS + ROW_B];
  if (!isLocked(c.locks, a, b)) return;
  holdRow(c, a);
  holdRow(c, b);
}
function holdRows(c, rows, from, to) {
  for (let s = from; s < to; s++) holdRow(c, rows[s]);
}
function holdRow({ velocity, locks }, row) {
  const bits = locks[row];
  if ((bits & 1) !== 0) velocity[row * 3] = 0;
  if ((bits & 2) !== 0) velocity[row * 3 + 1] = 0;
  if ((bits & 4) !== 0) velocity[row * 3 + 2] = 0;
}
function warmStart(blocks, c) {
  const { quick } = blocks;
  if (quick !== void 0) quick.warmStart(c, blocks.freeCount);
  else for (let k = 0; k < blocks.freeCount; k++) warmStartBlock(blocks, c, blocks.free[k]);
  for (let k = blocks.plainCount; k < blocks.freeCount; k++) holdBlock(blocks, c, blocks.free[k]);
}
function warmStartBlock({ data: d, ids, wrench }, c, n) {
  const o = n * BLOCK;
  const l0 = d[o + NORMAL];
  const l1 = d[o + NORMAL + 1];
  const l2 = d[o + NORMAL + 2];
  const l3 = d[o + NORMAL + 3];
  const fn = l0 + l2 + (l1 + l3);
  if (fn === 0) return;
  wrench[0] = d[o + FRICTION$2];
  wrench[1] = d[o + FRICTION$2 + 1];
  wrench[2] = fn;
  wrench[3] = d[o + Y] * l0 + d[o + Y + 2] * l2 + (d[o + Y + 1] * l1 + d[o + Y + 3] * l3);
  wrench[4] = -(d[o + X] * l0 + d[o + X + 2] * l2 + (d[o + X + 1] * l1 + d[o + X + 3] * l3));
  wrench[5] = d[o + TWIST];
  scatter(d, o, ids[n * IDS], ids[n * IDS + 1], c.velocity, c.angularVelocity, c.worldInverseInertia, wrench);
}
function scatter(d, o, rowA, rowB, v, w, inertia, wrench) {
  const f1 = wrench[0];
  const f2 = wrench[1];
  const fn = wrench[2];
  const q1 = wrench[3];
  const q2 = wrench[4];
  const qn = wrench[5];
  const fx = fn * d[o + N] + f1 * d[o + T1] + f2 * d[o + T2];
  const fy = fn * d[o + N + 1] + f1 * d[o + T1 + 1] + f2 * d[o + T2 + 1];
  const fz = fn * d[o + N + 2] + f1 * d[o + T1 + 2] + f2 * d[o + T2 + 2];
  const qx = qn * d[o + N] + q1 * d[o + T1] + q2 * d[o + T2];
  const qy = qn * d[o + N + 1] + q1 * d[o + T1 + 1] + q2 * d[o + T2 + 1];
  const qz = qn * d[o + N + 2] + q1 * d[o + T1 + 2] + q2 * d[o + T2 + 2];
  const sum = fx + fy + fz + qx + qy + qz;
  if (sum - sum !== 0) return;
  const ima = d[o + INVERSE_MASS_A];
  if (ima > 0) {
    const a = rowA * 3;
    const k = rowA * 6;
    v[a] += ima * fx;
    v[a + 1] += ima * fy;
    v[a + 2] += ima * fz;
    const mx = d[o + RA + 1] * fz - d[o + RA + 2] * fy + qx;
    const my = d[o + RA + 2] * fx - d[o + RA] * fz + qy;
    const mz = d[o + RA] * fy - d[o + RA + 1] * fx + qz;
    w[a] += inertia[k] * mx + inertia[k + 1] * my + inertia[k + 2] * mz;
    w[a + 1] += inertia[k + 1] * mx + inertia[k + 3] * my + inertia[k + 4] * mz;
    w[a + 2] += inertia[k + 2] * mx + inertia[k + 4] * my + inertia[k + 5] * mz;
  }
  const imb = d[o + INVERSE_MASS_B];
  if (imb > 0) {
    const b = rowB * 3;
    const k = rowB * 6;
    v[b] -= imb * fx;
    v[b + 1] -= imb * fy;
    v[b + 2] -= imb * fz;
    const mx = d[o + RB + 1] * fz - d[o + RB + 2] * fy + qx;
    const my = d[o + RB + 2] * fx - d[o + RB] * fz + qy;
    const mz = d[o + RB] * fy - d[o + RB + 1] * fx + qz;
    w[b] -= inertia[k] * mx + inertia[k + 1] * my + inertia[k + 2] * mz;
    w[b + 1] -= inertia[k + 1] * mx + inertia[k + 3] * my + inertia[k + 4] * mz;
    w[b + 2] -= inertia[k + 2] * mx + inertia[k + 4] * my + inertia[k + 5] * mz;
  }
}
const LEVEL$1 = 0.01;
function choosePoints(contacts, from, to, out) {
  const size = to - from;
  if (size <= 4) {
    for (let i = 0; i < size; i++) out[i] = from + i;
    return size;
  }
  const first = firstPoint(contacts, from, to);
  const second = farthestFrom(contacts, from, to, first);
  out[0] = first;
  out[1] = second;
  let count = 2;
  for (let side = -1; side <= 1; side += 2) {
    const point = farthestAcross(contacts, from, to, first, second, side);
    if (point >= 0) out[count++] = point;
  }
  sortFew(out, count);
  return count;
}
function firstPoint({ point, depth }, from, to) {
  const scale = 1 / (to - from);
  let x = 0;
  let y = 0;
  let z = 0;
  let mean = 0;
  let deepest = from;
  for (let i = from; i < to; i++) {
    x += scale * point[i * 3];
    y += scale * point[i * 3 + 1];
    z += scale * point[i * 3 + 2];
    mean += scale * depth[i];
    if (depth[i] > depth[deepest]) deepest = i;
  }
  let farthest2 = from;
  let most = -1;
  for (let i = from; i < to; i++) {
    const dx = point[i * 3] - x;
    const dy = point[i * 3 + 1] - y;
    const dz = point[i * 3 + 2] - z;
    const distanceSq = dx * dx + dy * dy + dz * dz;
    if (distanceSq > most) {
      most = distanceSq;
      farthest2 = i;
    }
  }
  return depth[deepest] - mean > LEVEL$1 * Math.sqrt(most) ? deepest : farthest2;
}
function farthestFrom({ point }, from, to, i) {
  let best = i === from ? from + 1 : from;
  let most = -1;
  for (let j = from; j < to; j++) {
    if (j === i) continue;
    const dx = point[j * 3] - point[i * 3];
    const dy = point[j * 3 + 1] - point[i * 3 + 1];
    const dz = point[j * 3 + 2] - point[i * 3 + 2];
    const distanceSq = dx * dx + dy * dy + dz * dz;
    if (distanceSq > most) {
      most = distanceSq;
      best = j;
    }
  }
  return best;
}
function farthestAcross({ point, normal }, from, to, i, j, side) {
  const ex = point[j * 3] - point[i * 3];
  const ey = point[j * 3 + 1] - point[i * 3 + 1];
  const ez = point[j * 3 + 2] - point[i * 3 + 2];
  const ax = side * (normal[i * 3 + 1] * ez - normal[i * 3 + 2] * ey);
  const ay = side * (normal[i * 3 + 2] * ex - normal[i * 3] * ez);
  const az = side * (normal[i * 3] * ey - normal[i * 3 + 1] * ex);
  let best = -1;
  let most = 0;
  for (let k = from; k < to; k++) {
    if (k === i || k === j) continue;
    const across = ax * (point[k * 3] - point[i * 3]) + ay * (point[k * 3 + 1] - point[i * 3 + 1]) + az * (point[k * 3 + 2] - point[i * 3 + 2]);
    if (across > most) {
      most = across;
      best = k;
    }
  }
  return best;
}
function sortFew(list, count) {
  for (let i = 1; i < count; i++) {
    const value = list[i];
    let j = i;
    for (; j > 0 && list[j - 1] > value; j--) list[j] = list[j - 1];
    list[j] = value;
  }
}
const UU = 0;
const WW = 6;
const UW = 12;
const NO_ANSWER$1 = 1e-12;
const IMMOVABLE = 1e30;
function writeLocked(d, o, k, size) {
  const leastMove = NO_ANSWER$1 * (k[UU] + k[UU + 3] + k[UU + 5]);
  const leastTurn = NO_ANSWER$1 * (k[WW] + k[WW + 3] + k[WW + 5]);
  invertNormals$1(d, o + NORMAL_MASS, k, leastMove, leastTurn);
  invertFriction(d, o + FRICTION_MASS, k, leastMove);
  if (!(k[WW + 5] > leastTurn)) d[o + TWIST_MASS] = 0;
  for (let i = 0; i < size; i++) {
    const own = o + A + i * 4 - i * (i - 1) / 2;
    const leverSq = d[o + X + i] * d[o + X + i] + d[o + Y + i] * d[o + Y + i];
    if (d[own] > leastMove + leastTurn * leverSq) continue;
    d[own] = IMMOVABLE;
    d[o + MASS$2 + i] = 0;
  }
}
function invertNormals$1(d, at, k, leastMove, leastTurn) {
  const p0 = k[UU + 5] > leastMove ? 1 / k[UU + 5] : 0;
  const l1 = k[UW + 6] * p0;
  const l2 = k[UW + 7] * p0;
  const w11 = k[WW] - l1 * k[UW + 6];
  const w12 = k[WW + 1] - l1 * k[UW + 7];
  const p1 = w11 > leastTurn ? 1 / w11 : 0;
  const l12 = w12 * p1;
  const w22 = k[WW + 3] - l2 * k[UW + 7] - l12 * w12;
  const p2 = w22 > leastTurn ? 1 / w22 : 0;
  const i10 = -l1;
  const i20 = l12 * l1 - l2;
  const i21 = -l12;
  d[at] = p0 + i10 * i10 * p1 + i20 * i20 * p2;
  d[at + 1] = i10 * p1 + i20 * i21 * p2;
  d[at + 2] = i20 * p2;
  d[at + 3] = p1 + i21 * i21 * p2;
  d[at + 4] = i21 * p2;
  d[at + 5] = p2;
}
function invertFriction(d, at, k, least2) {
  const a = k[UU];
  const b = k[UU + 1];
  const e = k[UU + 3];
  const trace = a + e;
  const det = a * e - b * b;
  if (det > NO_ANSWER$1 * trace * trace) return;
  const scale = trace > least2 ? 1 / (trace * trace) : 0;
  d[at] = a * scale;
  d[at + 1] = b * scale;
  d[at + 2] = e * scale;
}
const TINY = 1e-30;
const OPEN = 1e30;
const SWEEPS$1 = 4;
const SETTLED = 1e-3;
const FLAT$1 = 1e-4;
const NARROW = 0.01;
const REGULAR = 1e-12;
const COLLINEAR = 1e-9;
function positive(x) {
  if (x > 0) return x;
  return 0;
}
function least(x) {
  if (x < 0) return x;
  return 0;
}
function limited(speed) {
  if (speed > -3) return speed;
  return -3;
}
class BlockMatrices {
  k = new Float64Array(21);
  j = new Float64Array(6);
  /**
   * Fills the matrices of the block at offset `o`; `turnsA`, `turnsB` are rows of world inverse inertias, -1 for none, `locksA` and
   * `locksB` the bits of locked axes.
   */
  build(d, o, inertia, turnsA, turnsB, size, locksA, locksB) {
    this.k.fill(0);
    if (turnsA >= 0) this.addBody(d, o, o + RA, o + INVERSE_MASS_A, inertia, turnsA * 6);
    if (turnsB >= 0) this.addBody(d, o, o + RB, o + INVERSE_MASS_B, inertia, turnsB * 6);
    if ((locksA & 7) !== 0) this.lockBody(d, o, o + INVERSE_MASS_A, locksA);
    if ((locksB & 7) !== 0) this.lockBody(d, o, o + INVERSE_MASS_B, locksB);
    this.writeNormals(d, o, size);
    this.writeFriction(d, o);
    if ((locksA | locksB) !== 0) writeLocked(d, o, this.k, size);
  }
  /** Along a locked axis e of the world a body has no 1/m: UU −= e eᵀ / m. */
  lockBody(d, o, m, locks) {
    const { k } = this;
    for (let axis = 0; axis < 3; axis++) {
      if ((locks & 1 << axis) === 0) continue;
      const e1 = d[o + T1 + axis];
      const e2 = d[o + T2 + axis];
      const en = d[o + N + axis];
      k[UU] -= d[m] * e1 * e1;
      k[UU + 1] -= d[m] * e1 * e2;
      k[UU + 2] -= d[m] * e1 * en;
      k[UU + 3] -= d[m] * e2 * e2;
      k[UU + 4] -= d[m] * e2 * en;
      k[UU + 5] -= d[m] * en * en;
    }
  }
  /** Offsets `r`, `m` and `w`: lever, inverse mass, world inverse inertia; a number that is passed would be boxed. */
  addBody(d, o, r, m, i, w) {
    const { k, j } = this;
    const im = d[m];
    turnInertia(d, o, i, w, j);
    const x = dot(d, r, d, o + T1);
    const y = dot(d, r, d, o + T2);
    const z = dot(d, r, d, o + N);
    const j00 = j[0];
    const j01 = j[1];
    const j02 = j[2];
    const j11 = j[3];
    const j12 = j[4];
    const j22 = j[5];
    const s00 = y * j02 - z * j01;
    const s01 = y * j12 - z * j11;
    const s02 = y * j22 - z * j12;
    const s10 = z * j00 - x * j02;
    const s11 = z * j01 - x * j12;
    const s12 = z * j02 - x * j22;
    const s20 = x * j01 - y * j00;
    const s21 = x * j11 - y * j01;
    const s22 = x * j12 - y * j02;
    k[UU] += im - (s01 * z - s02 * y);
    k[UU + 1] -= s02 * x - s00 * z;
    k[UU + 2] -= s00 * y - s01 * x;
    k[UU + 3] += im - (s12 * x - s10 * z);
    k[UU + 4] -= s10 * y - s11 * x;
    k[UU + 5] += im - (s20 * y - s21 * x);
    k[UW] -= s00;
    k[UW + 1] -= s01;
    k[UW + 2] -= s02;
    k[UW + 3] -= s10;
    k[UW + 4] -= s11;
    k[UW + 5] -= s12;
    k[UW + 6] -= s20;
    k[UW + 7] -= s21;
    k[UW + 8] -= s22;
    k[WW] += j00;
    k[WW + 1] += j01;
    k[WW + 2] += j02;
    k[WW + 3] += j11;
    k[WW + 4] += j12;
    k[WW + 5] += j22;
  }
  writeNormals(d, o, size) {
    const { k } = this;
    const nn = k[UU + 5];
    const n1 = k[UW + 6];
    const n2 = k[UW + 7];
    const w11 = k[WW];
    const w12 = k[WW + 1];
    const w22 = k[WW + 3];
    invertNormals(d, o + NORMAL_MASS, nn, n1, n2, w11, w12, w22);
    let at = o + A;
    for (let i = 0; i < 4; i++) {
      const xi = d[o + X + i];
      const yi = d[o + Y + i];
      const g0 = nn + n1 * yi - n2 * xi;
      const g1 = n1 + w11 * yi - w12 * xi;
      const g2 = n2 + w12 * yi - w22 * xi;
      for (let p = i; p < 4; p++) d[at++] = g0 + g1 * d[o + Y + p] - g2 * d[o + X + p];
      const own = g0 + g1 * yi - g2 * xi;
      d[o + MASS$2 + i] = i < size && own > 0 ? 1 / own : 0;
    }
  }
  writeFriction(d, o) {
    const { k } = this;
    const c = o + COUPLING;
    d[c] = k[UU + 2];
    d[c + 1] = k[UW];
    d[c + 2] = k[UW + 1];
    d[c + 3] = k[UU + 4];
    d[c + 4] = k[UW + 3];
    d[c + 5] = k[UW + 4];
    d[c + 6] = k[UW + 8];
    d[c + 7] = k[WW + 2];
    d[c + 8] = k[WW + 4];
    const a = k[UU];
    const b = k[UU + 1];
    const e = k[UU + 3];
    const det = a * e - b * b;
    const scale = det > 0 ? 1 / det : 0;
    d[o + FRICTION_MASS] = e * scale;
    d[o + FRICTION_MASS + 1] = -b * scale;
    d[o + FRICTION_MASS + 2] = a * scale;
    d[o + FRICTION_TWIST] = k[UW + 2];
    d[o + FRICTION_TWIST + 1] = k[UW + 5];
    d[o + TWIST_MASS] = k[WW + 5] > 0 ? 1 / k[WW + 5] : 0;
  }
}
function invertNormals(d, at, a, b, c, e, f, g) {
  const m00 = e * g - f * f;
  const m01 = c * f - b * g;
  const m02 = b * f - c * e;
  const det = a * m00 + b * m01 + c * m02;
  const scale = det > REGULAR * a * e * g ? 1 / det : 0;
  d[at] = m00 * scale;
  d[at + 1] = m01 * scale;
  d[at + 2] = m02 * scale;
  d[at + 3] = (a * g - c * c) * scale;
  d[at + 4] = (b * c - a * f) * scale;
  d[at + 5] = (a * e - b * b) * scale;
}
function dot(a, i, b, j) {
  return a[i] * b[j] + a[i + 1] * b[j + 1] + a[i + 2] * b[j + 2];
}
function turnInertia(d, o, i, w, j) {
  const xy = i[w + 1];
  const xz = i[w + 2];
  const yz = i[w + 4];
  if (i[w] === i[w + 3] && i[w] === i[w + 5] && xy === 0 && xz === 0 && yz === 0) {
    j[0] = j[3] = j[5] = i[w];
    j[1] = j[2] = j[4] = 0;
    return;
  }
  for (let q = 0; q < 3; q++) {
    const at = q === 0 ? o + T1 : q === 1 ? o + T2 : o + N;
    const x = i[w] * d[at] + xy * d[at + 1] + xz * d[at + 2];
    const y = xy * d[at] + i[w + 3] * d[at + 1] + yz * d[at + 2];
    const z = xz * d[at] + yz * d[at + 1] + i[w + 5] * d[at + 2];
    const along1 = x * d[o + T1] + y * d[o + T1 + 1] + z * d[o + T1 + 2];
    if (q === 0) {
      j[0] = along1;
      continue;
    }
    const along2 = x * d[o + T2] + y * d[o + T2 + 1] + z * d[o + T2 + 2];
    j[q] = along1;
    j[2 + q] = along2;
    if (q === 2) j[5] = x * d[o + N] + y * d[o + N + 1] + z * d[o + N + 2];
  }
}
const SAME_NORMAL = 1e-9;
const DAMPING_RATIO = 10;
const MAX_SWINGS_PER_SUBSTEP = 1 / 4;
const SLOP_SHARE = 4e-3;
class BlockBuilder {
  matrices = new BlockMatrices();
  soft = new Float64Array(6);
  chosen = new Int32Array(8);
  /** Blocks of the step before that may still stand. */
  known = 0;
  h = 0;
  build(input, blocks, frequency) {
    const { bodies, contacts, owner, self } = input;
    const { sensor } = bodies.columns;
    this.soften(frequency, input.dt);
    this.known = this.h === input.dt ? blocks.count : 0;
    if (this.known === 0) this.h = input.dt;
    blocks.count = 0;
    blocks.bouncing = false;
    for (let m = 0; m < contacts.manifolds; m++) {
      if (owner[m] !== self || contacts.carried[m] === 1) continue;
      if (sensor[contacts.a[m]] + sensor[contacts.b[m]] > 0) continue;
      if (contacts.settled[m] !== 0 && this.keep(contacts, m, blocks)) continue;
      this.buildManifold(bodies, contacts, m, blocks);
    }
    blocks.kernel?.fill(bodies.columns);
    blocks.freeCount = blocks.plainCount = blocks.manyCount = blocks.facesCount = blocks.count;
    for (let n = 0; n < blocks.count; n++) blocks.free[n] = n;
  }
  /**
   * Takes the block of a settled manifold over from the step before, if it has the same number in this one. If not, the manifold
   * is built like any other, and what that step wrote into its points is cleared.
   */
  keep(contacts, m, blocks) {
    const n = blocks.count;
    const { ids } = blocks;
    const i = n * IDS;
    if (n < this.known && ids[i + MANIFOLD] === m && ids[i + ROW_A] === contacts.a[m] && ids[i + ROW_B] === contacts.b[m] && blocks.whole[n] === 1) {
      const by = contacts.first[m] - ids[i + FIRST];
      ids[i + FIRST] += by;
      for (let k = 0; k < ids[i + SIZE]; k++) ids[i + POINTS + k] += by;
      blocks.stands[n] = 1;
      blocks.repeats[n] = 1;
      blocks.count++;
      return true;
    }
    contacts.settled[m] = 0;
    const end = contacts.first[m] + contacts.size[m];
    contacts.force.fill(0, contacts.first[m] * 3, end * 3);
    contacts.impulse.fill(0, contacts.first[m] * 3, end * 3);
    return false;
  }
  /**
   * Makes, or asks the kernel for, the matrices of a block, which only those need that the passes solve. A body that is held counts as immovable, and is not pushed, unless
   * both would: what such a block carried could never be taken back. Does nothing where they stand already.
   */
  complete(blocks, c, n, heldA, heldB) {
    const { data: d, ids, completed, kernel } = blocks;
    const as = 1 + (heldA ? 1 : 0) + (heldB ? 2 : 0);
    if (completed[n] === as) return;
    completed[n] = as;
    const i = n * IDS;
    const a = ids[i + MOVABLE_A] === 1;
    const b = ids[i + MOVABLE_B] === 1;
    const some = a && !heldA || b && !heldB;
    const turnsA = a && !(heldA && some) ? ids[i + ROW_A] : -1;
    const turnsB = b && !(heldB && some) ? ids[i + ROW_B] : -1;
    d[n * BLOCK + INVERSE_MASS_A] = turnsA >= 0 ? c.inverseMass[turnsA] : 0;
    d[n * BLOCK + INVERSE_MASS_B] = turnsB >= 0 ? c.inverseMass[turnsB] : 0;
    const locksA = turnsA >= 0 ? c.locks[turnsA] : 0;
    const locksB = turnsB >= 0 ? c.locks[turnsB] : 0;
    if (kernel !== void 0 && (locksA | locksB) === 0) {
      ids[i + TURNS_A] = turnsA;
      ids[i + TURNS_B] = turnsB;
      kernel.await(n);
    } else
      this.matrices.build(d, n * BLOCK, c.worldInverseInertia, turnsA, turnsB, ids[i + SIZE], locksA, locksB);
  }
  /** Whether a held body of the block counts as immovable; see `complete`. */
  standsStill({ ids }, n, heldA, heldB) {
    const i = n * IDS;
    return ids[i + MOVABLE_A] === 1 && !heldA || ids[i + MOVABLE_B] === 1 && !heldB;
  }
  buildManifold(bodies, contacts, m, blocks) {
    const a = contacts.a[m];
    const b = contacts.b[m];
    const movableA = bodies.isActive(a);
    const movableB = bodies.isActive(b);
    if (!movableA && !movableB) return;
    const { chosen } = this;
    const end = contacts.first[m] + contacts.size[m];
    let i = contacts.first[m];
    while (i < end) {
      let to = i + 1;
      while (to < end && isSameNormal(contacts.normal, i, to)) to++;
      const size = choosePoints(contacts, i, to, chosen);
      const n = blocks.add();
      const { ids } = blocks;
      const id = n * IDS;
      ids[id + ROW_A] = a;
      ids[id + ROW_B] = b;
      ids[id + MANIFOLD] = m;
      ids[id + FIRST] = contacts.first[m];
      ids[id + SIZE] = size;
      for (let k = 0; k < size; k++) ids[id + POINTS + k] = chosen[k];
      ids[id + MOVABLE_A] = movableA ? 1 : 0;
      ids[id + MOVABLE_B] = movableB ? 1 : 0;
      const o = n * BLOCK;
      this.writeMaterial(bodies.columns, blocks.data, o, a, b, movableA, movableB);
      blocks.data[o + MU] = contacts.rough[m];
      blocks.data[o + RESTITUTION$1] = contacts.bounce[m];
      if (blocks.kernel !== void 0 && to - i === size) {
        writeRaw(contacts, blocks.data, o, chosen, size);
        blocks.kernel.await(n);
      } else {
        writeFrame(contacts.normal, chosen[0] * 3, blocks.data, o);
        writePoints(bodies.columns, contacts, blocks.data, o, a, b, chosen, size);
        if (to - i > size) shareOut(contacts, blocks.data, o, size, i, to);
        blocks.open(n);
      }
      if (blocks.data[o + RESTITUTION$1] > 0) blocks.bouncing = true;
      blocks.completed[n] = 0;
      blocks.stands[n] = 0;
      blocks.repeats[n] = 0;
      blocks.whole[n] = i === contacts.first[m] && to === end ? 1 : 0;
      i = to;
    }
  }
  writeMaterial(c, d, o, a, b, movableA, movableB) {
    const { inverseMass, thinness } = c;
    const { soft } = this;
    const ima = movableA ? inverseMass[a] : 0;
    const imb = movableB ? inverseMass[b] : 0;
    const share = 1 / (ima + imb);
    d[o + INVERSE_MASS_A] = ima;
    d[o + INVERSE_MASS_B] = imb;
    d[o + SHARE_A] = ima * share;
    d[o + SHARE_B] = imb * share;
    d[o + SLOP] = SLOP_SHARE * Math.min(thinness[a], thinness[b]);
    const s = movableA && movableB ? 0 : 3;
    d[o + BIAS_RATE] = soft[s];
    d[o + MASS_SCALE] = soft[s + 1];
    d[o + IMPULSE_SCALE] = soft[s + 2];
  }
  /** Against what can't give way a contact may be twice as stiff. */
  soften(frequency, h) {
    const { soft } = this;
    for (let k = 0; k < 2; k++) {
      const hertz = (k + 1) * Math.min(frequency, MAX_SWINGS_PER_SUBSTEP / h);
      const omega = 2 * Math.PI * hertz;
      const a1 = 2 * DAMPING_RATIO + h * omega;
      const a2 = h * omega * a1;
      soft[k * 3] = omega / a1;
      soft[k * 3 + 1] = a2 / (1 + a2);
      soft[k * 3 + 2] = 1 / (1 + a2);
    }
  }
}
function isSameNormal(normal, i, j) {
  const x = normal[i * 3];
  const y = normal[i * 3 + 1];
  const z = normal[i * 3 + 2];
  const u = normal[j * 3];
  const v = normal[j * 3 + 1];
  const w = normal[j * 3 + 2];
  return x === u && y === v && z === w || 1 - (x * u + y * v + z * w) < SAME_NORMAL;
}
function writeRaw({ point, normal, depth, memo }, d, o, chosen, size) {
  const q = chosen[0] * 3;
  d[o + N] = normal[q];
  d[o + N + 1] = normal[q + 1];
  d[o + N + 2] = normal[q + 2];
  for (let k = 0; k < 4; k++) {
    const there = k < size;
    const i = there ? chosen[k] : 0;
    const t = i * MEMO;
    const place2 = o + RAW_PLACE + k;
    const grip = o + RAW_GRIP + k;
    d[o + GAP + k] = there ? -depth[i] : 0;
    d[o + NORMAL + k] = there ? memo[t] : 0;
    d[place2] = there ? point[i * 3] : 0;
    d[place2 + 4] = there ? point[i * 3 + 1] : 0;
    d[place2 + 8] = there ? point[i * 3 + 2] : 0;
    d[grip] = there ? memo[t + 1] : 0;
    d[grip + 4] = there ? memo[t + 2] : 0;
    d[grip + 8] = there ? memo[t + 3] : 0;
  }
}
function writeFrame(normal, i, d, o) {
  const x = normal[i];
  const y = normal[i + 1];
  const z = normal[i + 2];
  let tx;
  let ty;
  let tz;
  if (Math.abs(x) > 0.6) {
    const scale = 1 / Math.sqrt(x * x + y * y);
    tx = -y * scale;
    ty = x * scale;
    tz = 0;
  } else {
    const scale = 1 / Math.sqrt(y * y + z * z);
    tx = 0;
    ty = -z * scale;
    tz = y * scale;
  }
  d[o + N] = x;
  d[o + N + 1] = y;
  d[o + N + 2] = z;
  d[o + T1] = tx;
  d[o + T1 + 1] = ty;
  d[o + T1 + 2] = tz;
  d[o + T2] = y * tz - z * ty;
  d[o + T2 + 1] = z * tx - x * tz;
  d[o + T2 + 2] = x * ty - y * tx;
}
function writePoints(c, { point, depth, memo }, d, o, a, b, chosen, size) {
  const { position } = c;
  const t1x = d[o + T1];
  const t1y = d[o + T1 + 1];
  const t1z = d[o + T1 + 2];
  const t2x = d[o + T2];
  const t2y = d[o + T2 + 1];
  const t2z = d[o + T2 + 2];
  let px = 0;
  let py = 0;
  let pz = 0;
  for (let k = 0; k < size; k++) {
    const i = chosen[k] * 3;
    px += point[i];
    py += point[i + 1];
    pz += point[i + 2];
  }
  const scale = 1 / size;
  px *= scale;
  py *= scale;
  pz *= scale;
  d[o + RA] = px - position[a * 3];
  d[o + RA + 1] = py - position[a * 3 + 1];
  d[o + RA + 2] = pz - position[a * 3 + 2];
  d[o + RB] = px - position[b * 3];
  d[o + RB + 1] = py - position[b * 3 + 1];
  d[o + RB + 2] = pz - position[b * 3 + 2];
  let xx = 0;
  let xy = 0;
  let yy = 0;
  let f1 = 0;
  let f2 = 0;
  let twist = 0;
  for (let k = 0; k < size; k++) {
    const i = chosen[k];
    const dx = point[i * 3] - px;
    const dy = point[i * 3 + 1] - py;
    const dz = point[i * 3 + 2] - pz;
    const x = dx * t1x + dy * t1y + dz * t1z;
    const y = dx * t2x + dy * t2y + dz * t2z;
    d[o + X + k] = x;
    d[o + Y + k] = y;
    d[o + LEVER + k] = Math.sqrt(x * x + y * y);
    d[o + GAP + k] = -depth[i];
    xx += x * x;
    xy += x * y;
    yy += y * y;
    const t = i * MEMO;
    d[o + NORMAL + k] = memo[t];
    const g1 = memo[t + 1] * t1x + memo[t + 2] * t1y + memo[t + 3] * t1z;
    const g2 = memo[t + 1] * t2x + memo[t + 2] * t2y + memo[t + 3] * t2z;
    f1 += g1;
    f2 += g2;
    twist += x * g2 - y * g1;
  }
  for (let k = size; k < 4; k++) {
    d[o + X + k] = 0;
    d[o + Y + k] = 0;
    d[o + LEVER + k] = 0;
    d[o + GAP + k] = 0;
    d[o + NORMAL + k] = 0;
  }
  d[o + FRICTION$2] = f1;
  d[o + FRICTION$2 + 1] = f2;
  d[o + TWIST] = twist;
  const det = xx * yy - xy * xy;
  const wide = xx + yy;
  const spread = det > FLAT$1 * wide * wide && wide > NARROW * d[o + SLOP] * d[o + SLOP] ? 1 / det : 0;
  d[o + SPREAD] = xx * spread;
  d[o + SPREAD + 1] = xy * spread;
  d[o + SPREAD + 2] = yy * spread;
}
function shareOut({ memo }, d, o, size, from, to) {
  let rest = 0;
  for (let i = from; i < to; i++) rest += memo[i * MEMO];
  for (let k = 0; k < size; k++) rest -= d[o + NORMAL + k];
  for (let k = 0; k < size; k++) d[o + NORMAL + k] += rest / size;
}
function writeBack(blocks, contacts, interval) {
  const { data: d, books, ids, count, repeats, stands, rested, whole } = blocks;
  const { memo, force, impulse: impulse2, depth, touching, kept, settled } = contacts;
  const perSecond = 1 / interval;
  for (let n = 0; n < count; n++) {
    if (repeats[n] === 1) {
      touching[ids[n * IDS + MANIFOLD]] = 1;
      continue;
    }
    const o = n * BLOCK;
    const q = n * BOOK;
    const points = n * IDS + POINTS;
    const size = ids[n * IDS + SIZE];
    const m = ids[n * IDS + MANIFOLD];
    if (stands[n] === 0 && didNothing(d, o + NORMAL, books, q + TOTAL)) {
      settled[m] = 0;
      for (let i = 0; i < size; i++) {
        const at = ids[points + i];
        const gap = d[o + GAP + i];
        memo[at * MEMO] = 0;
        memo[at * MEMO + 1] = 0;
        memo[at * MEMO + 2] = 0;
        memo[at * MEMO + 3] = 0;
        force[at * 3] = 0;
        force[at * 3 + 1] = 0;
        force[at * 3 + 2] = 0;
        depth[at] = -gap;
        if (gap < 0) touching[m] = 1;
      }
      continue;
    }
    const nx = d[o + N];
    const ny = d[o + N + 1];
    const nz = d[o + N + 2];
    const t1x = d[o + T1];
    const t1y = d[o + T1 + 1];
    const t1z = d[o + T1 + 2];
    const t2x = d[o + T2];
    const t2y = d[o + T2 + 1];
    const t2z = d[o + T2 + 2];
    const before = 1 - stands[n];
    let leverSq = 0;
    for (let i = 0; i < size; i++) leverSq += d[o + LEVER + i] * d[o + LEVER + i];
    const turn = leverSq > 0 ? 1 / leverSq : 0;
    const even = 1 / size;
    const f1 = even * d[o + FRICTION$2];
    const f2 = even * d[o + FRICTION$2 + 1];
    const twist = turn * d[o + TWIST];
    const all1 = even * books[q + TOTAL + 4];
    const all2 = even * books[q + TOTAL + 5];
    const allTwist = turn * books[q + TOTAL + 6];
    let touches = 0;
    let overlaps = 0;
    let changes = 0;
    for (let i = 0; i < size; i++) {
      const at = ids[points + i];
      const x = d[o + X + i];
      const y = d[o + Y + i];
      const gap = d[o + GAP + i];
      const now1 = f1 - y * twist;
      const now2 = f2 + x * twist;
      const t = at * MEMO;
      const load = d[o + NORMAL + i];
      const gx = now1 * t1x + now2 * t2x + 0;
      const gy = now1 * t1y + now2 * t2y + 0;
      const gz = now1 * t1z + now2 * t2z + 0;
      if (memo[t] !== load || memo[t + 1] !== gx || memo[t + 2] !== gy || memo[t + 3] !== gz) changes = 1;
      if (depth[at] !== -gap) changes = 1;
      memo[t] = load;
      memo[t + 1] = gx;
      memo[t + 2] = gy;
      memo[t + 3] = gz;
      const normal = books[q + TOTAL + i];
      const sum1 = all1 - y * allTwist;
      const sum2 = all2 + x * allTwist;
      const sx = normal * nx + sum1 * t1x + sum2 * t2x;
      const sy = normal * ny + sum1 * t1y + sum2 * t2y;
      const sz = normal * nz + sum1 * t1z + sum2 * t2z;
      const k = at * 3;
      impulse2[k] = before * impulse2[k] + sx;
      impulse2[k + 1] = before * impulse2[k + 1] + sy;
      impulse2[k + 2] = before * impulse2[k + 2] + sz;
      force[k] = sx * perSecond;
      force[k + 1] = sy * perSecond;
      force[k + 2] = sz * perSecond;
      depth[at] = -gap;
      if (normal > 0) touches = 1;
      if (gap < 0) overlaps = 1;
    }
    if (touches + overlaps > 0) touching[m] = 1;
    settled[m] = (rested[n] & whole[n] & kept[m] & 1 - changes) === 1 ? SETTLED_APART + overlaps : 0;
  }
}
function didNothing(d, now, books, total) {
  return d[now] + d[now + 1] + d[now + 2] + d[now + 3] === 0 && books[total] + books[total + 1] + books[total + 2] + books[total + 3] === 0;
}
function followFree(blocks, { columns: c, flight }, h) {
  const { quick, free, freeCount } = blocks;
  if (quick !== void 0) quick.follow(c, freeCount, h);
  else follow(blocks, free, 0, freeCount, c, h);
  if (flight.any) followFlight(blocks, flight.more);
}
function followFlight({ data: d, ids, free, freeCount }, more) {
  for (let k = 0; k < freeCount; k++) {
    const n = free[k];
    const o = n * BLOCK;
    const a = ids[n * IDS] * 3;
    const b = ids[n * IDS + 1] * 3;
    const x = more[a] - more[b];
    const y = more[a + 1] - more[b + 1];
    const z = more[a + 2] - more[b + 2];
    if (x === 0 && y === 0 && z === 0) continue;
    const along2 = x * d[o + N] + y * d[o + N + 1] + z * d[o + N + 2];
    for (let i = 0; i < 4; i++) d[o + GAP + i] += along2;
    const sa = d[o + SHARE_A];
    const sb = d[o + SHARE_B];
    d[o + RA] -= sb * x;
    d[o + RA + 1] -= sb * y;
    d[o + RA + 2] -= sb * z;
    d[o + RB] += sa * x;
    d[o + RB + 1] += sa * y;
    d[o + RB + 2] += sa * z;
  }
}
function follow({ data: d, ids }, list, from, to, c, h) {
  const v = c.velocity;
  const w = c.angularVelocity;
  for (let k = from; k < to; k++) {
    const n = list[k];
    const o = n * BLOCK;
    const a = ids[n * IDS] * 3;
    const b = ids[n * IDS + 1] * 3;
    const dx = h * (v[a] - v[b]);
    const dy = h * (v[a + 1] - v[b + 1]);
    const dz = h * (v[a + 2] - v[b + 2]);
    const wax = h * w[a];
    const way = h * w[a + 1];
    const waz = h * w[a + 2];
    const wbx = h * w[b];
    const wby = h * w[b + 1];
    const wbz = h * w[b + 2];
    const ux = dx + way * d[o + RA + 2] - waz * d[o + RA + 1] - wby * d[o + RB + 2] + wbz * d[o + RB + 1];
    const uy = dy + waz * d[o + RA] - wax * d[o + RA + 2] - wbz * d[o + RB] + wbx * d[o + RB + 2];
    const uz = dz + wax * d[o + RA + 1] - way * d[o + RA] - wbx * d[o + RB + 1] + wby * d[o + RB];
    const un = ux * d[o + N] + uy * d[o + N + 1] + uz * d[o + N + 2];
    const w1 = (wax - wbx) * d[o + T1] + (way - wby) * d[o + T1 + 1] + (waz - wbz) * d[o + T1 + 2];
    const w2 = (wax - wbx) * d[o + T2] + (way - wby) * d[o + T2 + 1] + (waz - wbz) * d[o + T2 + 2];
    d[o + GAP] += un + d[o + Y] * w1 - d[o + X] * w2;
    d[o + GAP + 1] += un + d[o + Y + 1] * w1 - d[o + X + 1] * w2;
    d[o + GAP + 2] += un + d[o + Y + 2] * w1 - d[o + X + 2] * w2;
    d[o + GAP + 3] += un + d[o + Y + 3] * w1 - d[o + X + 3] * w2;
    const sa = d[o + SHARE_A];
    const sb = d[o + SHARE_B];
    d[o + RA] -= sb * dx;
    d[o + RA + 1] -= sb * dy;
    d[o + RA + 2] -= sb * dz;
    d[o + RB] += sa * dx;
    d[o + RB + 1] += sa * dy;
    d[o + RB + 2] += sa * dz;
  }
}
function bookImpulses(blocks) {
  const { quick, free, freeCount } = blocks;
  if (quick !== void 0) quick.book(freeCount);
  else for (let k = 0; k < freeCount; k++) bookBlock(blocks, free[k]);
}
function bookBlock({ data: d, books, atTree }, n) {
  const o = n * BLOCK;
  const q = n * BOOK;
  if (atTree[n] === 0) {
    if (d[o + NORMAL] + d[o + NORMAL + 1] + d[o + NORMAL + 2] + d[o + NORMAL + 3] === 0) return;
    books[q + TOTAL] += d[o + NORMAL];
    books[q + TOTAL + 1] += d[o + NORMAL + 1];
    books[q + TOTAL + 2] += d[o + NORMAL + 2];
    books[q + TOTAL + 3] += d[o + NORMAL + 3];
    books[q + TOTAL + 4] += d[o + FRICTION$2];
    books[q + TOTAL + 5] += d[o + FRICTION$2 + 1];
    books[q + TOTAL + 6] += d[o + TWIST];
    return;
  }
  let all = 0;
  let kept = 0;
  for (let k = 0; k < 4; k++) {
    const now = d[o + NORMAL + k];
    const next = Math.min(now, books[q + BEFORE + k]);
    books[q + TOTAL + k] += now;
    books[q + BEFORE + k] = now;
    d[o + NORMAL + k] = next;
    all += now;
    kept += next;
  }
  const share = kept < all ? kept / all : 1;
  for (let k = 4; k < 7; k++) {
    books[q + TOTAL + k] += d[o + NORMAL + k];
    d[o + NORMAL + k] *= share;
  }
}
const FLAT = 0.25;
class Landing {
  /** Per row: first of its edges to what no tree holds; per edge (two per block): the next one. */
  head = new Int32Array(0);
  next = new Int32Array(0);
  /** Per slot: the velocity that its body is to have [m/s]. */
  goal = new Float64Array(0);
  /** Whether some body lands on a tree within the time `h` [s], and others on it: one alone stops as well in the passes. */
  isNear(forest, blocks, c, h) {
    const { ids, free, facesCount } = blocks;
    const { held } = forest;
    for (let k = 0; k < facesCount; k++) {
      const n = free[k];
      const i = n * IDS;
      const a = ids[i + MOVABLE_A] === 0 || held[ids[i + ROW_A]] === 1;
      const b = ids[i + MOVABLE_B] === 0 || held[ids[i + ROW_B]] === 1;
      if (a === b || !isOpenFace(blocks, n) || !this.closes(blocks, n, c, a ? -1 : 1, -1, h)) continue;
      if (isFollowed(blocks, n, ids[i + (a ? ROW_B : ROW_A)])) return true;
    }
    return false;
  }
  /** Once per planting, when it is known which blocks trees hold. */
  list({ locked }, blocks, rows) {
    const { ids, count } = blocks;
    if (this.head.length < rows) {
      this.head = new Int32Array(rows * 2);
      this.goal = new Float64Array(rows * 6);
    }
    if (this.next.length < count * 2) this.next = new Int32Array(blocks.free.length * 2);
    this.head.fill(-1, 0, rows);
    for (let n = 0; n < count; n++) {
      if (locked[n] === 1) continue;
      this.addEdge(n * 2, ids[n * IDS + ROW_A]);
      this.addEdge(n * 2 + 1, ids[n * IDS + ROW_B]);
    }
  }
  /** Adds what lands on the bodies of tree `t`, the last one, within the time `h` [s]; `isHeld` tells of bodies of all trees. */
  graft(forest, blocks, c, t, h, isHeld) {
    const root = forest.first[t];
    if (!restsOnGround(forest, blocks, c, root)) return;
    this.goal.fill(0, root * 3, forest.count * 3);
    this.follow(forest, blocks, c, root, h, isHeld);
  }
  /** Makes trees of what lands on immovable bodies, with all that lands on it in turn. */
  plant(forest, blocks, c, h, isHeld) {
    const { ids, count, data: d } = blocks;
    for (let n = 0; n < count; n++) {
      const i = n * IDS;
      if (ids[i + MOVABLE_A] + ids[i + MOVABLE_B] === 2 || forest.locked[n] === 1 || !isOpenFace(blocks, n))
        continue;
      const side = ids[i + MOVABLE_A] === 1 ? 1 : -1;
      const row = ids[i + (side > 0 ? ROW_A : ROW_B)];
      if (!this.isLonely(blocks, c, row, n, isHeld) || !this.closes(blocks, n, c, side, -1, h)) continue;
      if (!isAtRest$1(c, ids[i + (side > 0 ? ROW_B : ROW_A)])) continue;
      const root = forest.count;
      const speed = leastGap(blocks, n) / h;
      for (let k = 0; k < 3; k++) this.goal[root * 3 + k] = -side * speed * d[n * BLOCK + N + k];
      forest.land(n, row, -1, side, speed);
      this.follow(forest, blocks, c, root, h, isHeld);
      forest.addTree(root);
    }
  }
  follow(forest, blocks, c, root, h, isHeld) {
    const { ids } = blocks;
    const { row } = forest;
    for (let s = root; s < forest.count; s++) {
      for (let edge = this.head[row[s]]; edge >= 0; edge = this.next[edge]) {
        const n = edge >> 1;
        const side = (edge & 1) === 0 ? -1 : 1;
        const other = ids[n * IDS + (side < 0 ? ROW_B : ROW_A)];
        if (ids[n * IDS + (side < 0 ? MOVABLE_B : MOVABLE_A)] === 0 || !isOpenFace(blocks, n)) continue;
        if (!this.isLonely(blocks, c, other, n, isHeld) || !this.closes(blocks, n, c, side, s, h)) continue;
        const speed = leastGap(blocks, n) / h;
        const at = forest.count * 3;
        for (let k = 0; k < 3; k++)
          this.goal[at + k] = this.goal[s * 3 + k] - side * speed * blocks.data[n * BLOCK + N + k];
        forest.land(n, other, s, side, speed);
      }
    }
  }
  /** Whether a body is free, of no tree, and touches nothing that is held or immovable but by block `n`. */
  isLonely({ ids }, c, row, n, isHeld) {
    if (isHeld(row) || c.locks[row] !== 0 || c.inverseMass[row] === 0) return false;
    for (let edge = this.head[row]; edge >= 0; edge = this.next[edge]) {
      const m = edge >> 1;
      if (m === n) continue;
      const isB = (edge & 1) === 1;
      if (ids[m * IDS + (isB ? MOVABLE_A : MOVABLE_B)] === 0) return false;
      if (isHeld(ids[m * IDS + (isB ? ROW_A : ROW_B)])) return false;
    }
    return true;
  }
  /** Whether block `n` closes within `h` when what is below, in slot `below` (-1: at rest), goes as it is to and the body on `side` as it does. */
  closes(blocks, n, c, side, below, h) {
    const { data: d, ids } = blocks;
    const { velocity: v, angularVelocity: w } = c;
    const o = n * BLOCK;
    const i = ids[n * IDS + (side > 0 ? ROW_A : ROW_B)] * 3;
    const r = o + (side > 0 ? RA : RB);
    let un = 0;
    let w1 = 0;
    let w2 = 0;
    for (let k = 0; k < 3; k++) {
      const k1 = (k + 1) % 3;
      const k2 = (k + 2) % 3;
      const turning = w[i + k1] * d[r + k2] - w[i + k2] * d[r + k1];
      un += side * (v[i + k] + turning - (below < 0 ? 0 : this.goal[below * 3 + k])) * d[o + N + k];
      w1 += side * w[i + k] * d[o + T1 + k];
      w2 += side * w[i + k] * d[o + T2 + k];
    }
    for (let p = 0; p < ids[n * IDS + SIZE]; p++) {
      if (d[o + GAP + p] + h * (un + d[o + Y + p] * w1 - d[o + X + p] * w2) < 0) return true;
    }
    return false;
  }
  addEdge(edge, row) {
    this.next[edge] = this.head[row];
    this.head[row] = edge;
  }
}
function isFollowed({ ids, free, facesCount }, n, row) {
  for (let k = 0; k < facesCount; k++) {
    const i = free[k] * IDS;
    if (free[k] === n || ids[i + ROW_A] !== row && ids[i + ROW_B] !== row) continue;
    if (ids[i + MOVABLE_A] + ids[i + MOVABLE_B] === 2) return true;
  }
  return false;
}
function isOpenFace(blocks, n) {
  const { data: d, ids } = blocks;
  const o = n * BLOCK;
  if (d[o + SPREAD] === 0 || d[o + MU] === 0 || d[o + RESTITUTION$1] !== 0) return false;
  if (d[o + NORMAL] + d[o + NORMAL + 1] + d[o + NORMAL + 2] + d[o + NORMAL + 3] > 0) return false;
  let least2 = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let g = o + GAP; g < o + GAP + ids[n * IDS + SIZE]; g++) {
    least2 = Math.min(least2, d[g]);
    most = Math.max(most, d[g]);
  }
  return least2 > -d[o + SLOP] && most - least2 < FLAT * d[o + SLOP];
}
function leastGap({ data: d, ids }, n) {
  let least2 = Number.POSITIVE_INFINITY;
  const g = n * BLOCK + GAP;
  for (let k = 0; k < ids[n * IDS + SIZE]; k++) least2 = Math.min(least2, d[g + k]);
  return Math.max(least2, 0);
}
function restsOnGround({ block, side }, { ids }, c, root) {
  return isAtRest$1(c, ids[block[root] * IDS + (side[root] > 0 ? ROW_B : ROW_A)]);
}
function isAtRest$1({ velocity: v, angularVelocity: w }, row) {
  for (let k = row * 3; k < row * 3 + 3; k++) if (v[k] !== 0 || w[k] !== 0) return false;
  return true;
}
const STICKS = 0.999;
const WORTH_HOLDING = 4;
const LEVEL = 0.7;
const TOUCHING = 0.01;
class Forest {
  /** Slots in use; parents come before their children. */
  count = 0;
  /** Per slot: the block the body stands on, its row, the slot of what it stands on (-1 for an immovable body). */
  block = new Int32Array(0);
  row = new Int32Array(0);
  parent = new Int32Array(0);
  /** Per slot: 1 when the body is the block's `a`, -1 when it is its `b`. */
  side = new Int8Array(0);
  /** Per tree: its slots, from the root on. */
  first = new Int32Array(0);
  end = new Int32Array(0);
  /** Per tree, for the rest of the step: 1 once its contacts could not give all it needs, and once they gave too little. */
  loose = new Uint8Array(0);
  weak = new Uint8Array(0);
  trees = 0;
  /** Per slot: the speed at which its block still closes in this substep, because its body lands [m/s]; and whether any does. */
  closing = new Float64Array(0);
  landing = false;
  /** Whether any body of a candidate has a locked axis. */
  hasLocks = false;
  /** Per row: 1 while the body is held by a tree. */
  held = new Uint8Array(0);
  /** Per row: 1 when its tree could not carry in this step what was leant on it. */
  yields = new Uint8Array(0);
  /** Per block: 1 while a tree holds it. */
  locked = new Uint8Array(0);
  group = new Int32Array(0);
  /** Per root of a group: number of immovable bodies it stands on, 2 or more also for a loop; and one such block. */
  ties = new Int32Array(0);
  anchor = new Int32Array(0);
  /** Per root of a group: its bodies beyond the first, and 1 when loads rest on it that are none of its own. */
  more = new Int32Array(0);
  leaned = new Uint8Array(0);
  /** Per row: first of its edges; per edge (two per block): the next one. */
  head = new Int32Array(0);
  next = new Int32Array(0);
  arrivals = new Landing();
  /** Finds the trees; with `h` > 0 those that are whole after what lands within that time [s] has landed. */
  plant(blocks, c, rows, pull, h) {
    this.reserve(blocks, rows);
    this.landing = false;
    this.count = 0;
    this.trees = 0;
    this.hasLocks = false;
    this.held.fill(0, 0, rows);
    this.yields.fill(0, 0, rows);
    this.group.fill(-1, 0, rows);
    this.ties.fill(0, 0, rows);
    this.head.fill(-1, 0, rows);
    this.more.fill(0, 0, rows);
    this.leaned.fill(0, 0, rows);
    if (this.tie(blocks, c, pull) === 0 && h === 0) return;
    this.countAnchors(blocks);
    this.markLeaned(blocks);
    this.root(blocks);
    if (h > 0) this.arrivals.list(this, blocks, rows);
    for (let t = 0; t < this.trees; t++) this.grow(blocks, c, t, h);
    if (h > 0) this.arrivals.plant(this, blocks, c, h, this.isInTree);
  }
  /** Whether something comes down on a tree within the time `h` [s], which is then to be planted anew. */
  isLandedOn(blocks, c, h) {
    return this.arrivals.isNear(this, blocks, c, h);
  }
  /** A tree of all slots from `first` on. */
  addTree(first) {
    const t = this.trees++;
    this.first[t] = first;
    this.end[t] = this.count;
    this.loose[t] = 0;
    this.weak[t] = 0;
  }
  /** A body that comes to stand on slot `parent`, its block closing at `speed` [m/s]. */
  land(block, row, parent, side, speed) {
    this.landing = true;
    this.push(block, row, parent, side);
    this.closing[this.count - 1] = speed;
    this.locked[block] = 1;
  }
  /** What landed has landed: from now on it stands. */
  landed() {
    if (!this.landing) return;
    this.landing = false;
    this.closing.fill(0, 0, this.count);
  }
  /** Takes out slots of a tree marked in `broken` and all that stands on them, which are then given to the passes. */
  prune(t, broken) {
    const { block, row, parent, side, next } = this;
    let kept = this.first[t];
    for (let s = this.first[t]; s < this.end[t]; s++) {
      const below = parent[s];
      if (broken[s] === 1 || below >= 0 && broken[below] === 1) {
        broken[s] = 1;
        this.held[row[s]] = 0;
        this.locked[block[s]] = 0;
        continue;
      }
      block[kept] = block[s];
      row[kept] = row[s];
      side[kept] = side[s];
      this.closing[kept] = this.closing[s];
      parent[kept] = below < 0 ? -1 : next[below];
      next[s] = kept++;
    }
    this.end[t] = kept;
  }
  /** Lets the bodies of a tree go: from now on the passes see its blocks too. */
  weaken(t) {
    this.weak[t] = 1;
    for (let s = this.first[t]; s < this.end[t]; s++) {
      this.held[this.row[s]] = 0;
      this.locked[this.block[s]] = 0;
    }
  }
  /** For the rest of the step the bodies of the trees marked in `which`, or of all, are no ground to stand on. */
  yield(which, all) {
    for (let t = 0; t < this.trees; t++) {
      if (which[t] === 0 && !all) continue;
      for (let s = this.first[t]; s < this.end[t]; s++) this.yields[this.row[s]] = 1;
    }
  }
  /** Unites what candidates tie together; returns how many candidates there are. */
  tie(blocks, c, pull) {
    const { ids, count, couldHold: couldHold2, stands } = blocks;
    const { locked, ties } = this;
    let candidates = 0;
    for (let n = 0; n < count; n++) {
      if (stands[n] === 0) couldHold2[n] = isCandidate(blocks, c, n, pull) ? 1 : 0;
      locked[n] = couldHold2[n];
      if (couldHold2[n] === 0) continue;
      const i = n * IDS;
      const a = ids[i + ROW_A];
      const b = ids[i + ROW_B];
      candidates++;
      if ((c.locks[a] | c.locks[b]) !== 0) this.hasLocks = true;
      if (ids[i + MOVABLE_A] + ids[i + MOVABLE_B] < 2) continue;
      const ra = this.find(a);
      const rb = this.find(b);
      if (ra === rb) {
        ties[ra] = 2;
        continue;
      }
      const low = Math.min(ra, rb);
      const high = Math.max(ra, rb);
      this.group[high] = low;
      ties[low] += ties[high];
      this.more[low] += this.more[high] + 1;
    }
    return candidates;
  }
  countAnchors({ ids, count }) {
    for (let n = 0; n < count; n++) {
      const i = n * IDS;
      if (this.locked[n] === 0 || ids[i + MOVABLE_A] + ids[i + MOVABLE_B] === 2) continue;
      const root = this.find(ids[i + (ids[i + MOVABLE_A] === 1 ? ROW_A : ROW_B)]);
      this.ties[root]++;
      this.anchor[root] = n;
    }
  }
  markLeaned({ data: d, ids, count }) {
    for (let n = 0; n < count; n++) {
      if (this.locked[n] === 1 || loadOf(d, n * BLOCK) === 0) continue;
      const i = n * IDS;
      if (ids[i + MOVABLE_A] === 1) this.leaned[this.find(ids[i + ROW_A])] = 1;
      if (ids[i + MOVABLE_B] === 1) this.leaned[this.find(ids[i + ROW_B])] = 1;
    }
  }
  isInTree = (row) => this.held[row] === 1 || this.isTree(this.find(row));
  isTree(root) {
    return this.ties[root] === 1 && (this.leaned[root] === 0 || this.more[root] + 1 >= WORTH_HOLDING);
  }
  /** Notes the blocks that trees stand on, lists the edges of all others, and lets go of what is no tree. */
  root({ ids, count }) {
    const { locked, head, next } = this;
    for (let n = 0; n < count; n++) {
      if (locked[n] === 0) continue;
      const i = n * IDS;
      const aMoves = ids[i + MOVABLE_A] === 1;
      const a = ids[i + ROW_A];
      const b = ids[i + ROW_B];
      const root = this.find(aMoves ? a : b);
      if (!this.isTree(root)) locked[n] = 0;
      else if (this.anchor[root] === n) this.first[this.trees++] = n;
      else {
        next[n * 2] = head[a];
        head[a] = n * 2;
        next[n * 2 + 1] = head[b];
        head[b] = n * 2 + 1;
      }
    }
  }
  /** Makes the slots of a tree, breadth first; `first` holds the block it stands on until then. */
  grow(blocks, c, t, h) {
    const { ids } = blocks;
    const { row, block, head, next } = this;
    const root = this.first[t];
    const side = ids[root * IDS + MOVABLE_A] === 1 ? 1 : -1;
    this.first[t] = this.count;
    this.loose[t] = 0;
    this.weak[t] = 0;
    this.push(root, ids[root * IDS + (side > 0 ? ROW_A : ROW_B)], -1, side);
    for (let s = this.first[t]; s < this.count; s++) {
      for (let edge = head[row[s]]; edge >= 0; edge = next[edge]) {
        const n = edge >> 1;
        if (n === block[s]) continue;
        const other = ids[n * IDS + ((edge & 1) === 0 ? ROW_B : ROW_A)];
        this.push(n, other, s, (edge & 1) === 0 ? -1 : 1);
      }
    }
    if (h > 0) this.arrivals.graft(this, blocks, c, t, h, this.isInTree);
    this.end[t] = this.count;
  }
  push(block, row, parent, side) {
    const s = this.count++;
    this.block[s] = block;
    this.row[s] = row;
    this.parent[s] = parent;
    this.side[s] = side;
    this.closing[s] = 0;
    this.held[row] = 1;
  }
  find(row) {
    const { group } = this;
    let root = row;
    while (group[root] >= 0) root = group[root];
    while (row !== root) {
      const up = group[row];
      group[row] = root;
      row = up;
    }
    return root;
  }
  reserve(blocks, rows) {
    if (this.locked.length < blocks.count) {
      const size2 = blocks.free.length;
      this.locked = new Uint8Array(size2);
      this.next = new Int32Array(size2 * 2);
    }
    if (this.held.length >= rows) return;
    const size = rows * 2;
    this.block = new Int32Array(size);
    this.row = new Int32Array(size);
    this.parent = new Int32Array(size);
    this.side = new Int8Array(size);
    this.closing = new Float64Array(size);
    this.first = new Int32Array(size);
    this.end = new Int32Array(size);
    this.loose = new Uint8Array(size);
    this.weak = new Uint8Array(size);
    this.held = new Uint8Array(size);
    this.yields = new Uint8Array(size);
    this.group = new Int32Array(size);
    this.ties = new Int32Array(size);
    this.anchor = new Int32Array(size);
    this.head = new Int32Array(size);
    this.more = new Int32Array(size);
    this.leaned = new Uint8Array(size);
  }
}
function isCandidate({ data: d, ids }, c, n, pull) {
  const i = n * IDS;
  return couldHold(d, n * BLOCK, pull) && isFree(c, ids, i, ids[i + ROW_A], MOVABLE_A) && isFree(c, ids, i, ids[i + ROW_B], MOVABLE_B);
}
function couldHold(d, o, pull) {
  if (d[o + SPREAD] === 0 || d[o + MU] === 0) return false;
  const open = Math.max(d[o + GAP], d[o + GAP + 1], d[o + GAP + 2], d[o + GAP + 3]);
  if (!(open < d[o + SLOP])) return false;
  const load = loadOf(d, o);
  if (!(load > 0)) return open < TOUCHING * d[o + SLOP] && d[o + RESTITUTION$1] === 0 && isLevel(d, o, pull);
  const limit = STICKS * d[o + MU] * load;
  const f1 = d[o + FRICTION$2];
  const f2 = d[o + FRICTION$2 + 1];
  return f1 * f1 + f2 * f2 < limit * limit;
}
function loadOf(d, o) {
  return d[o + NORMAL] + d[o + NORMAL + 1] + d[o + NORMAL + 2] + d[o + NORMAL + 3];
}
function isLevel(d, o, pull) {
  const along2 = pull[0] * d[o + N] + pull[1] * d[o + N + 1] + pull[2] * d[o + N + 2];
  const sizeSq = pull[0] * pull[0] + pull[1] * pull[1] + pull[2] * pull[2];
  return sizeSq > 0 && along2 * along2 > LEVEL * LEVEL * sizeSq;
}
function isFree(c, ids, i, row, movable) {
  if (ids[i + movable] === 0) return true;
  const { inverseMass, inverseInertia: j } = c;
  return inverseMass[row] > 0 && j[row * 3] > 0 && j[row * 3 + 1] > 0 && j[row * 3 + 2] > 0;
}
function isTurned({ principalTurn: t }, row) {
  const q = row * 4;
  return t[q] !== 0 || t[q + 1] !== 0 || t[q + 2] !== 0;
}
function scaleByMoments(c, row, moments, v) {
  const turned = isTurned(c, row);
  if (turned) inverseRotate(v, 0, c.principalTurn, row * 4, v, 0);
  for (let k = 0; k < 3; k++) v[k] *= moments[row * 3 + k];
  if (turned) rotate(v, 0, c.principalTurn, row * 4, v, 0);
}
const FOUND = 12;
const CHANGE = 19;
const NOW = 31;
const SLOT = 37;
const SHORT_OF_THE_EDGE = 0.95;
function farthest(d, o, size, t, q) {
  const now = q + NOW;
  gather(d, o, t, now);
  const c = q + CHANGE;
  let way = 1;
  for (let i = 0; i < size; i++) {
    for (let j = i + 1; j < size; j++) {
      const side = edgeSide(d, o, size, i, j);
      if (side === 0) continue;
      const nx = side * (d[o + Y + i] - d[o + Y + j]);
      const ny = side * (d[o + X + j] - d[o + X + i]);
      const inset = -(nx * d[o + X + i] + ny * d[o + Y + i]);
      const has = inset * t[now] + ny * t[now + 1] - nx * t[now + 2];
      const gets = inset * t[c] + ny * t[c + 1] - nx * t[c + 2];
      way = Math.min(way, until(has, gets));
    }
  }
  const mu = d[o + MU];
  way = Math.min(way, untilCone(mu * t[now], mu * t[c], t[now + 3], t[c + 3], t[now + 4], t[c + 4]));
  let lever = 0;
  for (let i = 0; i < size; i++) lever += d[o + LEVER + i] / size;
  way = Math.min(way, until(mu * lever * t[now] - t[now + 5], mu * lever * t[c] - t[c + 5]));
  way = Math.min(way, until(mu * lever * t[now] + t[now + 5], mu * lever * t[c] + t[c + 5]));
  return way < 1 ? Math.max(SHORT_OF_THE_EDGE * way, 0) : 1;
}
function gather(d, o, t, at) {
  t[at] = t[at + 1] = t[at + 2] = 0;
  for (let i = 0; i < 4; i++) {
    const l = d[o + NORMAL + i];
    t[at] += l;
    t[at + 1] += d[o + Y + i] * l;
    t[at + 2] -= d[o + X + i] * l;
  }
  for (let k = 0; k < 3; k++) t[at + 3 + k] = d[o + FRICTION$2 + k];
}
function until(has, gets) {
  if (has + gets >= 0) return 1;
  return has > 0 ? has / (has - (has + gets)) : 0;
}
function untilCone(limit, dLimit, f1, df1, f2, df2) {
  const end = limit + dLimit;
  const e1 = f1 + df1;
  const e2 = f2 + df2;
  if (end >= 0 && e1 * e1 + e2 * e2 <= end * end) return 1;
  const a = df1 * df1 + df2 * df2 - dLimit * dLimit;
  const b = f1 * df1 + f2 * df2 - limit * dLimit;
  const c = f1 * f1 + f2 * f2 - limit * limit;
  if (!(c < 0)) return 0;
  const root = Math.sqrt(Math.max(b * b - a * c, 0));
  const share = b > 0 ? -c / (b + root) : a !== 0 ? (root - b) / a : -c / (2 * b);
  return share >= 0 && share <= 1 ? share : 0;
}
function edgeSide(d, o, size, i, j) {
  const x = o + X;
  const y = o + Y;
  const ex = d[x + j] - d[x + i];
  const ey = d[y + j] - d[y + i];
  let side = 0;
  for (let k = 0; k < size; k++) {
    if (k === i || k === j) continue;
    const s = Math.sign(ex * (d[y + k] - d[y + i]) - ey * (d[x + k] - d[x + i]));
    if (s === 0 || s === side) continue;
    if (side !== 0) return 0;
    side = s;
  }
  return side;
}
function addShare(d, o, size, t, q, way) {
  const now = q + NOW;
  gather(d, o, t, now);
  const c = q + CHANGE;
  const f = q + FOUND;
  for (let k = 0; k < 6; k++) t[now + k] += way * t[c + k];
  const alongX = -d[o + SPREAD + 2] * t[now + 2] - d[o + SPREAD + 1] * t[now + 1];
  const alongY = d[o + SPREAD + 1] * t[now + 2] + d[o + SPREAD] * t[now + 1];
  let least2 = 0;
  for (let i = 0; i < size; i++) {
    t[f + i] = t[now] / size + alongX * d[o + X + i] + alongY * d[o + Y + i];
    least2 = Math.min(least2, t[f + i]);
  }
  if (least2 < 0 && size === 4) shift(d, o, t, f);
  for (let i = 0; i < size; i++) d[o + NORMAL + i] = t[f + i];
  for (let k = 0; k < 3; k++) d[o + FRICTION$2 + k] = t[now + 3 + k];
}
function shift(d, o, t, f) {
  let low = Number.NEGATIVE_INFINITY;
  let high = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 4; i++) {
    const z = areaWithout(d, o, i);
    const limit = -t[f + i] / z;
    if (z > 0) low = Math.max(low, limit);
    else if (z < 0) high = Math.min(high, limit);
    else if (!(t[f + i] >= 0)) return false;
  }
  const by = low > 0 ? low : Math.min(high, 0);
  if (!(low <= high)) return false;
  for (let i = 0; i < 4; i++) t[f + i] = Math.max(t[f + i] + by * areaWithout(d, o, i), 0);
  return true;
}
function areaWithout(d, o, i) {
  const p = i === 0 ? 1 : 0;
  const q = i <= 1 ? 2 : 1;
  const r = i <= 2 ? 3 : 2;
  const x = o + X;
  const y = o + Y;
  const area = (d[x + q] - d[x + p]) * (d[y + r] - d[y + p]) - (d[y + q] - d[y + p]) * (d[x + r] - d[x + p]);
  return (i & 1) === 0 ? area : -area;
}
const TARGET = 0;
const ABOVE = 6;
const SEEN = 25;
const LEFT_ALONE = 2;
const BACK_TO = 1.5;
const LAND = 0;
const LIFT = 1;
const UPRIGHT = 2;
const STOP = 3;
function aim({ first, end, block, parent, side, row, closing }, { data: d, ids }, { velocity: v, angularVelocity: w }, t, tree, mode) {
  const to = end[tree];
  let any = false;
  for (let s = first[tree], q = s * SLOT; s < to; s++, q += SLOT) {
    const n = block[s];
    const o = n * BLOCK;
    const sign = side[s];
    const size = ids[n * IDS + SIZE];
    let sum = 0;
    let sumX = 0;
    let sumY = 0;
    if (mode === LAND) sum = closing[s] * size;
    else if (mode !== STOP) {
      const rate = d[o + BIAS_RATE];
      const slop = LEFT_ALONE * d[o + SLOP];
      const wanted = BACK_TO * d[o + SLOP];
      for (let i = 0; i < size; i++) {
        const gap = d[o + GAP + i];
        if (gap <= slop && gap >= -slop) continue;
        const speed = Math.max(rate * (gap > 0 ? gap - wanted : gap + wanted), -3);
        sum += speed;
        sumX += d[o + X + i] * speed;
        sumY += d[o + Y + i] * speed;
      }
    }
    if (mode === LIFT) {
      sumX = 0;
      sumY = 0;
    }
    const below = parent[s];
    let vx;
    let vy;
    let vz;
    let wx;
    let wy;
    let wz;
    if (below >= 0) {
      const p = below * SLOT;
      vx = t[p];
      vy = t[p + 1];
      vz = t[p + 2];
      wx = t[p + 3];
      wy = t[p + 4];
      wz = t[p + 5];
    } else {
      const r2 = ids[n * IDS + (sign > 0 ? ROW_B : ROW_A)] * 3;
      vx = v[r2];
      vy = v[r2 + 1];
      vz = v[r2 + 2];
      wx = w[r2];
      wy = w[r2 + 1];
      wz = w[r2 + 2];
    }
    const stops = mode === STOP || mode === LAND && sum === 0;
    if (stops && vx === 0 && vy === 0 && vz === 0 && wx === 0 && wy === 0 && wz === 0) {
      const r2 = row[s] * 3;
      t[q] = v[r2] - v[r2] === 0 ? 0 : Number.NaN;
      t[q + 1] = t[q + 2] = t[q + 3] = t[q + 4] = t[q + 5] = 0;
      continue;
    }
    const rp = o + (sign > 0 ? RB : RA);
    vx += wy * d[rp + 2] - wz * d[rp + 1];
    vy += wz * d[rp] - wx * d[rp + 2];
    vz += wx * d[rp + 1] - wy * d[rp];
    if (sum !== 0 || sumX !== 0 || sumY !== 0) {
      any = true;
      const un = -sign * sum / size;
      const w1 = sign * (d[o + SPREAD + 1] * sumX - d[o + SPREAD] * sumY);
      const w2 = sign * (d[o + SPREAD + 2] * sumX - d[o + SPREAD + 1] * sumY);
      vx += un * d[o + N];
      vy += un * d[o + N + 1];
      vz += un * d[o + N + 2];
      wx += w1 * d[o + T1] + w2 * d[o + T2];
      wy += w1 * d[o + T1 + 1] + w2 * d[o + T2 + 1];
      wz += w1 * d[o + T1 + 2] + w2 * d[o + T2 + 2];
    }
    const rc = o + (sign > 0 ? RA : RB);
    const r = row[s] * 3;
    t[q + TARGET] = vx - wy * d[rc + 2] + wz * d[rc + 1];
    t[q + TARGET + 1] = vy - wz * d[rc] + wx * d[rc + 2];
    t[q + TARGET + 2] = vz - wx * d[rc + 1] + wy * d[rc];
    t[q + TARGET + 3] = wx;
    t[q + TARGET + 4] = wy;
    t[q + TARGET + 5] = wz;
    if (!(v[r] - v[r] === 0)) t[q] = Number.NaN;
  }
  return any;
}
function weigh({ first, end, block, parent, side, row }, { data: d, ids }, c, t, broken, tree, fresh) {
  const { velocity: v, angularVelocity: w, mass, inertia } = c;
  let any = false;
  const from = first[tree];
  for (let q = from * SLOT + ABOVE; q < end[tree] * SLOT; q += SLOT) {
    for (let k = 0; k < 6; k++) t[q + k] = 0;
  }
  for (let s = end[tree] - 1, q = s * SLOT; s >= from; s--, q -= SLOT) {
    const n = block[s];
    const o = n * BLOCK;
    const sign = side[s];
    const body = row[s];
    const r = body * 3;
    const m = mass[body];
    t[q + SEEN] = v[r];
    t[q + SEEN + 1] = v[r + 1];
    t[q + SEEN + 2] = v[r + 2];
    t[q + SEEN + 3] = w[r];
    t[q + SEEN + 4] = w[r + 1];
    t[q + SEEN + 5] = w[r + 2];
    const fx = m * (t[q] - v[r]) + t[q + ABOVE];
    const fy = m * (t[q + 1] - v[r + 1]) + t[q + ABOVE + 1];
    const fz = m * (t[q + 2] - v[r + 2]) + t[q + ABOVE + 2];
    const rc = o + (sign > 0 ? RA : RB);
    let mx = t[q + ABOVE + 3] - (d[rc + 1] * fz - d[rc + 2] * fy);
    let my = t[q + ABOVE + 4] - (d[rc + 2] * fx - d[rc] * fz);
    let mz = t[q + ABOVE + 5] - (d[rc] * fy - d[rc + 1] * fx);
    const dx = t[q + 3] - w[r];
    const dy = t[q + 4] - w[r + 1];
    const dz = t[q + 5] - w[r + 2];
    if (inertia[r] === inertia[r + 1] && inertia[r] === inertia[r + 2]) {
      mx += inertia[r] * dx;
      my += inertia[r] * dy;
      mz += inertia[r] * dz;
    } else {
      const e = body * 4;
      let qx = c.orientation[e];
      let qy = c.orientation[e + 1];
      let qz = c.orientation[e + 2];
      let qw = c.orientation[e + 3];
      if (isTurned(c, body)) {
        const tx = c.principalTurn[e];
        const ty = c.principalTurn[e + 1];
        const tz = c.principalTurn[e + 2];
        const tw = c.principalTurn[e + 3];
        const x = qw * tx + qx * tw + qy * tz - qz * ty;
        const y = qw * ty - qx * tz + qy * tw + qz * tx;
        const z = qw * tz + qx * ty - qy * tx + qz * tw;
        qw = qw * tw - qx * tx - qy * ty - qz * tz;
        qx = x;
        qy = y;
        qz = z;
      }
      const r00 = 1 - 2 * (qy * qy + qz * qz);
      const r01 = 2 * (qx * qy - qz * qw);
      const r02 = 2 * (qx * qz + qy * qw);
      const r10 = 2 * (qx * qy + qz * qw);
      const r11 = 1 - 2 * (qx * qx + qz * qz);
      const r12 = 2 * (qy * qz - qx * qw);
      const r20 = 2 * (qx * qz - qy * qw);
      const r21 = 2 * (qy * qz + qx * qw);
      const r22 = 1 - 2 * (qx * qx + qy * qy);
      const lx = inertia[r] * (r00 * dx + r10 * dy + r20 * dz);
      const ly = inertia[r + 1] * (r01 * dx + r11 * dy + r21 * dz);
      const lz = inertia[r + 2] * (r02 * dx + r12 * dy + r22 * dz);
      mx += r00 * lx + r01 * ly + r02 * lz;
      my += r10 * lx + r11 * ly + r12 * lz;
      mz += r20 * lx + r21 * ly + r22 * lz;
    }
    const below = parent[s];
    if (below >= 0) {
      const p = below * SLOT + ABOVE;
      const rp = o + (sign > 0 ? RB : RA);
      t[p] += fx;
      t[p + 1] += fy;
      t[p + 2] += fz;
      t[p + 3] += d[rp + 1] * fz - d[rp + 2] * fy + mx;
      t[p + 4] += d[rp + 2] * fx - d[rp] * fz + my;
      t[p + 5] += d[rp] * fy - d[rp + 1] * fx + mz;
    }
    const fn = sign * (fx * d[o + N] + fy * d[o + N + 1] + fz * d[o + N + 2]);
    const q1 = sign * (mx * d[o + T1] + my * d[o + T1 + 1] + mz * d[o + T1 + 2]);
    const q2 = sign * (mx * d[o + T2] + my * d[o + T2 + 1] + mz * d[o + T2 + 2]);
    let f1 = sign * (fx * d[o + T1] + fy * d[o + T1 + 1] + fz * d[o + T1 + 2]);
    let f2 = sign * (fx * d[o + T2] + fy * d[o + T2 + 1] + fz * d[o + T2 + 2]);
    let twist = sign * (mx * d[o + N] + my * d[o + N + 1] + mz * d[o + N + 2]);
    const size = ids[n * IDS + SIZE];
    const even = fn / size;
    const alongX = -d[o + SPREAD + 2] * q2 - d[o + SPREAD + 1] * q1;
    const alongY = d[o + SPREAD + 1] * q2 + d[o + SPREAD] * q1;
    const f = q + FOUND;
    let l0 = even + alongX * d[o + X] + alongY * d[o + Y];
    let l1 = even + alongX * d[o + X + 1] + alongY * d[o + Y + 1];
    let l2 = even + alongX * d[o + X + 2] + alongY * d[o + Y + 2];
    let l3 = size === 4 ? even + alongX * d[o + X + 3] + alongY * d[o + Y + 3] : 0;
    t[q + CHANGE] = fn;
    t[q + CHANGE + 1] = q1;
    t[q + CHANGE + 2] = q2;
    t[q + CHANGE + 3] = f1;
    t[q + CHANGE + 4] = f2;
    t[q + CHANGE + 5] = twist;
    if (!fresh) {
      l0 += d[o + NORMAL];
      l1 += d[o + NORMAL + 1];
      l2 += d[o + NORMAL + 2];
      l3 += d[o + NORMAL + 3];
      f1 += d[o + FRICTION$2];
      f2 += d[o + FRICTION$2 + 1];
      twist += d[o + TWIST];
    }
    t[f] = l0;
    t[f + 1] = l1;
    t[f + 2] = l2;
    t[f + 3] = l3;
    t[f + 4] = f1;
    t[f + 5] = f2;
    t[f + 6] = twist;
    broken[s] = 0;
    if (!(l0 >= 0 && l1 >= 0 && l2 >= 0 && l3 >= 0) && !(size === 4 && shift(d, o, t, f))) broken[s] = 1;
    else {
      const limit = d[o + MU] * (t[f] + t[f + 1] + t[f + 2] + t[f + 3]);
      const grip = d[o + MU] * (t[f] * d[o + LEVER] + t[f + 1] * d[o + LEVER + 1] + t[f + 2] * d[o + LEVER + 2] + t[f + 3] * d[o + LEVER + 3]);
      if (!(f1 * f1 + f2 * f2 <= limit * limit && twist <= grip && -twist <= grip && limit > 0))
        broken[s] = 1;
    }
    if (broken[s] === 1) any = true;
  }
  return any;
}
function commit({ first, end, block, row }, { data: d, ids }, { velocity: v, angularVelocity: w }, t, share, tree) {
  const way = share[tree];
  for (let s = first[tree], q = s * SLOT; s < end[tree]; s++, q += SLOT) {
    const r = row[s] * 3;
    const o = block[s] * BLOCK;
    if (way === 1) {
      v[r] = t[q];
      v[r + 1] = t[q + 1];
      v[r + 2] = t[q + 2];
      w[r] = t[q + 3];
      w[r + 1] = t[q + 4];
      w[r + 2] = t[q + 5];
      for (let k = 0; k < 7; k++) d[o + NORMAL + k] = t[q + FOUND + k];
      continue;
    }
    for (let k = 0; k < 3; k++) {
      v[r + k] += way * (t[q + k] - v[r + k]);
      w[r + k] += way * (t[q + 3 + k] - w[r + k]);
    }
    addShare(d, o, ids[block[s] * IDS + SIZE], t, q, way);
  }
}
function restart({ first, end, block }, blocks, t) {
  for (let s = first[t]; s < end[t]; s++) if (blocks.repeats[block[s]] === 1) blocks.restart(block[s]);
}
function isDeep({ first, end, block }, { data: d, ids }, t) {
  for (let s = first[t]; s < end[t]; s++) {
    const o = block[s] * BLOCK;
    const slop = LEFT_ALONE * d[o + SLOP];
    const last = o + GAP + ids[block[s] * IDS + SIZE];
    for (let g = o + GAP; g < last; g++) if (d[g] > slop || d[g] < -slop) return true;
  }
  return false;
}
function crossesLocks({ first, end, row }, { locks }, slots, t) {
  for (let s = first[t]; s < end[t]; s++) {
    const bits = locks[row[s]];
    if (bits === 0) continue;
    for (let k = 0; k < 6; k++)
      if ((bits & 1 << k) !== 0 && slots[s * SLOT + TARGET + k] !== 0) return true;
  }
  return false;
}
function isMoving({ first, end }, slots, t) {
  for (let q = first[t] * SLOT; q < end[t] * SLOT; q += SLOT) {
    for (let k = q + TARGET; k < q + TARGET + 6; k++) if (slots[k] !== 0) return true;
  }
  return false;
}
function settleAgain({ first, end, row }, { velocity: v, angularVelocity: w }, slots, t) {
  for (let s = first[t], q = s * SLOT + SEEN; s < end[t]; s++, q += SLOT) {
    const r = row[s] * 3;
    if (slots[q] !== v[r] || slots[q + 1] !== v[r + 1] || slots[q + 2] !== v[r + 2]) return false;
    if (slots[q + 3] !== w[r] || slots[q + 4] !== w[r + 1] || slots[q + 5] !== w[r + 2]) return false;
  }
  for (let s = first[t]; s < end[t]; s++) {
    const r = row[s] * 3;
    v[r] = v[r + 1] = v[r + 2] = 0;
    w[r] = w[r + 1] = w[r + 2] = 0;
  }
  return true;
}
function isAtRest({ first, end, row }, { velocity: v, angularVelocity: w }, t) {
  for (let s = first[t]; s < end[t]; s++) {
    const r = row[s] * 3;
    if (v[r] !== 0 || v[r + 1] !== 0 || v[r + 2] !== 0) return false;
    if (w[r] !== 0 || w[r + 1] !== 0 || w[r + 2] !== 0) return false;
  }
  return true;
}
function bookTree({ first, end, block }, blocks, t) {
  for (let s = first[t]; s < end[t]; s++) bookBlock(blocks, block[s]);
}
const IN_THE_WAY = 0.3;
const WEAK = 0.2;
class HeldTrees {
  /** How tall the largest tree is that could not be held in this step, in bodies. */
  fallen = 0;
  /** Whether a tree could not be held when all were settled last, and which. */
  gaveWay = false;
  yielding = new Uint8Array(0);
  /** Numbers of every slot. */
  slots = new Float64Array(0);
  broken = new Uint8Array(0);
  /** Per tree: whether depth or gaps are so large that they have to be undone, and whether its bodies move to do so. */
  deep = new Uint8Array(0);
  undoing = new Uint8Array(0);
  /** Per tree: whether its bodies move at all, with what they stand on or to undo depth. */
  moving = new Uint8Array(0);
  /** Per tree: whether the last substep was settled in one go and brought it to rest. */
  steady = new Uint8Array(0);
  /** Per tree: substeps that were settled in one go and are not yet booked; all have the same impulses. */
  unbooked = new Int32Array(0);
  /** Per tree: the share of the way that its blocks allow. */
  share = new Float64Array(0);
  /** Per slot: 1 + the block whose tree rested for all of the step before, 0 where it did not. */
  rested = new Int32Array(0);
  /** Per tree: whether it goes on as in the step before. */
  repeats = new Uint8Array(0);
  /** Substeps since `begin`; time from `begin` to `finish` in the step before [s]. */
  substeps = 0;
  interval = 0;
  /** Once per step, when the trees have been found. */
  begin(forest, blocks, c) {
    this.fallen = 0;
    this.substeps = 0;
    this.take(forest, blocks, c);
  }
  /** Before trees are planted anew within a step: books what has only been counted so far. */
  close(forest, blocks) {
    for (let t = 0; t < forest.trees; t++) {
      this.stir(forest, blocks, t, this.substeps > 0);
      this.book(forest, blocks, t);
    }
  }
  /** Takes over trees that have just been planted. */
  take(forest, blocks, c) {
    this.reserve(forest.count);
    for (let t = 0; t < forest.trees; t++) {
      const again = this.rests(forest, blocks, c, t);
      this.repeats[t] = again ? 1 : 0;
      this.steady[t] = again ? 1 : 0;
      this.deep[t] = !again && isDeep(forest, blocks, t) ? 1 : 0;
      this.undoing[t] = 0;
      this.moving[t] = 0;
      this.unbooked[t] = 0;
      this.share[t] = 1;
      if (!again) restart(forest, blocks, t);
    }
    for (let n = 0; n < blocks.count; n++)
      if (blocks.repeats[n] === 1 && forest.locked[n] === 0) blocks.restart(n);
  }
  /** Whether a tree has the blocks that it had in the step before, rested in it, and stands on something that is at rest. */
  rests({ first, end, block, side }, { ids, repeats }, c, t) {
    for (let s = first[t]; s < end[t]; s++) {
      if (repeats[block[s]] === 0 || this.rested[s] !== 1 + block[s]) return false;
    }
    const root = first[t];
    const ground = 3 * ids[block[root] * IDS + (side[root] > 0 ? ROW_B : ROW_A)];
    for (let k = ground; k < ground + 3; k++)
      if (c.velocity[k] !== 0 || c.angularVelocity[k] !== 0) return false;
    return true;
  }
  /** A tree that went on as in the step before no longer does; `begun` when it has been settled in this step already. */
  stir(forest, blocks, t, begun) {
    if (this.repeats[t] === 0) return;
    this.repeats[t] = 0;
    restart(forest, blocks, t);
    if (!begun) return;
    const { data: d } = blocks;
    for (let s = forest.first[t]; s < forest.end[t]; s++) {
      for (let k = 0; k < 7; k++) d[forest.block[s] * BLOCK + NORMAL + k] = this.slots[s * SLOT + FOUND + k];
    }
  }
  /**
   * Brings all trees to where they belong, or as near as their contacts can. `fresh` when the impulses of held trees start
   * from nothing in this substep; else they are added to, as those of loose ones always are. Returns whether the
   * passes have more to do than before.
   */
  settle(forest, blocks, c, soft, fresh) {
    let more = false;
    this.gaveWay = false;
    for (let t = 0; t < forest.trees; t++) {
      this.yielding[t] = 0;
      if (this.settleTree(forest, blocks, c, t, soft, fresh)) more = true;
    }
    return more;
  }
  /** After the bodies have moved: takes gaps along, and takes out again what velocity undoing depth has left. */
  relax(forest, blocks, c, h) {
    let more = false;
    for (let t = 0; t < forest.trees; t++) {
      const loose = this.share[t] < 1;
      if ((this.moving[t] === 1 || loose) && forest.weak[t] === 0)
        follow(blocks, forest.block, forest.first[t], forest.end[t], c, h);
      if ((this.undoing[t] === 1 || loose) && this.settleTree(forest, blocks, c, t, false, false))
        more = true;
    }
    return more;
  }
  /** Trees that came loose in an earlier substep and that the passes don't know go on from their impulses then. */
  warmStart(forest, blocks, c) {
    for (let t = 0; t < forest.trees; t++) {
      if (forest.loose[t] === 0 || forest.weak[t] === 1) continue;
      for (let s = forest.first[t]; s < forest.end[t]; s++) warmStartBlock(blocks, c, forest.block[s]);
      if (forest.hasLocks) holdRows(c, forest.row, forest.first[t], forest.end[t]);
    }
  }
  /** A substep has ended: books the impulses of the trees' blocks, or, where all is steady, only counts. */
  endSubstep(forest, blocks) {
    this.substeps++;
    for (let t = 0; t < forest.trees; t++) {
      if (this.steady[t] === 1) this.unbooked[t]++;
      else if (forest.weak[t] === 0) bookTree(forest, blocks, t);
    }
  }
  /** Books what has only been counted so far; contacts have been acting for the time `interval` [s]. */
  finish(forest, blocks, interval) {
    blocks.rested.fill(0, 0, blocks.count);
    let last = 0;
    for (let t = 0; t < forest.trees; t++) {
      this.rested.fill(0, last, forest.first[t]);
      last = forest.end[t];
      if (this.repeats[t] === 1 && interval === this.interval) continue;
      this.stir(forest, blocks, t, this.substeps > 0);
      this.noteRest(forest, blocks, t);
      this.book(forest, blocks, t);
    }
    this.rested.fill(0, last);
    this.interval = interval;
  }
  noteRest({ first, end, block }, { data: d, rested }, t) {
    const all = this.unbooked[t] === this.substeps;
    for (let s = first[t]; s < end[t]; s++) {
      const n = block[s];
      rested[n] = all && d[n * BLOCK + RESTITUTION$1] === 0 ? 1 : 0;
      this.rested[s] = rested[n] === 1 ? 1 + n : 0;
    }
  }
  book(forest, blocks, t) {
    if (this.unbooked[t] === 0) return;
    const again = this.unbooked[t] - 1;
    this.unbooked[t] = 0;
    bookTree(forest, blocks, t);
    const { data: d, books } = blocks;
    for (let s = forest.first[t]; s < forest.end[t]; s++) {
      const f = s * SLOT + FOUND;
      const n = forest.block[s];
      const o = n * BLOCK;
      for (let k = 0; k < 7; k++) {
        books[n * BOOK + TOTAL + k] += again * this.slots[f + k];
        d[o + NORMAL + k] = this.slots[f + k];
      }
    }
  }
  settleTree(forest, blocks, c, t, soft, fresh) {
    const { slots, broken, share } = this;
    if (this.steady[t] === 1 && (fresh ? settleAgain(forest, c, slots, t) : isAtRest(forest, c, t)))
      return false;
    this.stir(forest, blocks, t, !fresh || this.substeps > 0);
    this.book(forest, blocks, t);
    const mode = soft && forest.landing ? LAND : STOP;
    const lands = aim(forest, blocks, c, slots, t, mode);
    if (forest.hasLocks && crossesLocks(forest, c, slots, t)) return this.letGo(forest, t);
    this.moving[t] = isMoving(forest, slots, t) ? 1 : 0;
    share[t] = 1;
    const held = !weigh(forest, blocks, c, slots, broken, t, fresh && forest.loose[t] === 0);
    const pruned = !held && this.goPartOfTheWay(forest, blocks, c, t, fresh, mode);
    if (!held) {
      this.gaveWay = true;
      this.yielding[t] = 1;
    }
    commit(forest, blocks, c, slots, share, t);
    const weakened = share[t] < WEAK && forest.weak[t] === 0;
    if (weakened) forest.weaken(t);
    if (lands) this.undoing[t] = 1;
    else if (soft && this.deep[t] === 1) this.undo(forest, blocks, c, t);
    this.steady[t] = fresh && held && this.moving[t] === 0 && forest.loose[t] === 0 ? 1 : 0;
    return pruned || weakened;
  }
  /** A tree whose ground moves where a lock keeps one of its bodies from going is none: all of it is left to the passes. */
  letGo(forest, t) {
    const some = forest.end[t] > forest.first[t];
    this.broken.fill(1, forest.first[t], forest.end[t]);
    forest.prune(t, this.broken);
    this.steady[t] = this.moving[t] = this.undoing[t] = 0;
    this.gaveWay = true;
    return some;
  }
  /** What can be done when contacts can't give all that is needed; returns whether blocks left the tree. */
  goPartOfTheWay(forest, blocks, c, t, fresh, mode) {
    const { slots, broken, share } = this;
    let pruned = false;
    if (forest.loose[t] === 0) this.loosen(forest, blocks, c, t, fresh);
    while (weigh(forest, blocks, c, slots, broken, t, false)) {
      if (!this.measure(forest, blocks, t, IN_THE_WAY)) break;
      forest.prune(t, broken);
      pruned = true;
      share[t] = 1;
      aim(forest, blocks, c, slots, t, mode);
    }
    return pruned;
  }
  /** A tree comes loose, and its impulses of the substep before act as those of all others do. */
  loosen(forest, blocks, c, t, fresh) {
    forest.loose[t] = 1;
    this.fallen = Math.max(this.fallen, forest.end[t] - forest.first[t]);
    if (!fresh) return;
    for (let s = forest.first[t]; s < forest.end[t]; s++) warmStartBlock(blocks, c, forest.block[s]);
    if (forest.hasLocks) holdRows(c, forest.row, forest.first[t], forest.end[t]);
  }
  /** Undoes depth and gaps of a tree that stands still: lifts it, then turns it upright, each as far as contacts allow. */
  undo(forest, blocks, c, t) {
    const { slots, broken, share } = this;
    const all = share[t];
    this.undoing[t] = 0;
    if (all < 1) return;
    for (let mode = LIFT; mode <= UPRIGHT; mode++) {
      if (!aim(forest, blocks, c, slots, t, mode)) continue;
      if (forest.hasLocks && crossesLocks(forest, c, slots, t)) continue;
      this.undoing[t] = 1;
      this.moving[t] = 1;
      share[t] = 1;
      if (weigh(forest, blocks, c, slots, broken, t, false)) this.measure(forest, blocks, t, 0);
      commit(forest, blocks, c, slots, share, t);
    }
    share[t] = all;
  }
  /** Finds how far a tree can go; returns whether some blocks are in the way, then marked in `broken`. */
  measure(forest, blocks, t, least2) {
    const { broken, share, slots } = this;
    const { data, ids } = blocks;
    let any = false;
    for (let s = forest.first[t]; s < forest.end[t]; s++) {
      if (broken[s] === 0) continue;
      const n = forest.block[s];
      const way = farthest(data, n * BLOCK, ids[n * IDS + SIZE], slots, s * SLOT);
      broken[s] = way >= least2 ? 0 : 1;
      if (broken[s] === 1) any = true;
      else if (way < share[t]) share[t] = way;
    }
    return any;
  }
  reserve(count) {
    if (this.broken.length >= count) return;
    const size = 2 * count;
    this.slots = new Float64Array(size * SLOT);
    this.broken = new Uint8Array(size);
    this.deep = new Uint8Array(size);
    this.undoing = new Uint8Array(size);
    this.moving = new Uint8Array(size);
    this.steady = new Uint8Array(size);
    this.unbooked = new Int32Array(size);
    this.share = new Float64Array(size);
    this.rested = new Int32Array(size);
    this.repeats = new Uint8Array(size);
    this.yielding = new Uint8Array(size);
  }
}
const FASTER_THAN_GRAVITY$1 = 1;
const MAX_ROUNDS$1 = 64;
const ROUNDING = 1 + 1e-9;
const SWEEPS = 16;
class Impacts {
  u = new Float64Array(6);
  before = new Float64Array(4);
  now = new Float64Array(4);
  given = new Float64Array(4);
  /** What `findPressing` found [m/s²]: kept here because a number that is returned would be boxed. */
  pressing = 0.5;
  /** No point of the body is faster than this [m/s], by row. */
  speeds = new Float64Array(0);
  /** Highest restitution of what is on the move near others; 0 where nothing is. */
  highest = 0;
  run(blocks, bodies, h, gravity) {
    if (this.highest !== 0) this.highest = 0;
    if (!blocks.bouncing) return;
    const { columns: c, flight } = bodies;
    const slow = FASTER_THAN_GRAVITY$1 * gravity * h;
    const rows = c.inverseMass.length;
    if (this.speeds.length < rows) this.speeds = new Float64Array(rows);
    for (let row = 0; row < rows; row++) this.boundSpeed(c, row);
    const { speeds } = this;
    for (let round = 0; round < MAX_ROUNDS$1; round++) {
      let bounced = false;
      for (let n = 0; n < blocks.count; n++) {
        const a = blocks.ids[n * IDS];
        const b = blocks.ids[n * IDS + 1];
        const e = blocks.data[n * BLOCK + RESTITUTION$1];
        if (speeds[a] + speeds[b] <= slow || !(e > 0)) continue;
        if (e > this.highest) this.highest = e;
        const fliesA = flight.has(a, c);
        const fliesB = flight.has(b, c);
        if (!this.bounce(blocks, n, c, h, slow, flight.follows(a, b, c))) continue;
        bounced = true;
        if (fliesA) flight.note(a, c);
        if (fliesB) flight.note(b, c);
        this.boundSpeed(c, a);
        this.boundSpeed(c, b);
      }
      if (!bounced) return;
    }
  }
  /** Most blocks of a pile rest; what their bodies can't close is not looked at. */
  boundSpeed({ velocity: v, angularVelocity: w, reach, margin }, row) {
    const k = 3 * row;
    const turn = Math.sqrt(w[k] * w[k] + w[k + 1] * w[k + 1] + w[k + 2] * w[k + 2]);
    const move = Math.sqrt(v[k] * v[k] + v[k + 1] * v[k + 1] + v[k + 2] * v[k + 2]);
    this.speeds[row] = ROUNDING * (turn > 0 ? move + turn * (reach[row] + margin[row]) : move);
  }
  bounce(blocks, n, c, h, slow, isExact) {
    const { data: d, ids } = blocks;
    const { u, before, now, given } = this;
    const o = n * BLOCK;
    const size = ids[n * IDS + SIZE];
    relative(d, o, ids[n * IDS], ids[n * IDS + 1], c, u);
    this.findPressing(blocks, n, c);
    const pressing2 = Math.max(this.pressing, 0);
    const rests = -slow - h * pressing2;
    let closing = false;
    let parting = true;
    for (let i = 0; i < size; i++) {
      before[i] = now[i] = u[2] + d[o + Y + i] * u[3] - d[o + X + i] * u[4];
      given[i] = 0;
      if (!(before[i] > slow)) parting = false;
      if (before[i] < rests && d[o + GAP + i] + h * before[i] < 0) closing = true;
    }
    if (parting) for (let i = NORMAL; i < NORMAL + 7; i++) d[o + i] = 0;
    if (!closing) return false;
    const e = d[o + RESTITUTION$1];
    const less = (isExact ? this.pressing : 0.5 * pressing2) * h * (1 + e);
    for (let sweep = 0; sweep < SWEEPS; sweep++) {
      for (let i = 0; i < size; i++) {
        const wanted = before[i] < rests ? Math.max(-e * before[i] - less, 0) : 0;
        const next = Math.max(given[i] + d[o + MASS$2 + i] * (wanted - now[i]), 0);
        const step = next - given[i];
        given[i] = next;
        for (let j = 0; j < size; j++) now[j] += d[o + A + packed$1(i, j)] * step;
      }
    }
    return this.apply(blocks, n, c, size);
  }
  /** How fast the forces of this substep press the two bodies together [m/s²]. */
  findPressing({ data: d, ids }, n, { force, locks }) {
    const o = n * BLOCK;
    const a = ids[n * IDS];
    const b = ids[n * IDS + 1];
    const ima = d[o + INVERSE_MASS_A];
    const imb = d[o + INVERSE_MASS_B];
    let sum = 0;
    for (let k = 0; k < 3; k++) {
      if ((locks[a] & 1 << k) === 0) sum -= d[o + N + k] * ima * force[a * 3 + k];
      if ((locks[b] & 1 << k) === 0) sum += d[o + N + k] * imb * force[b * 3 + k];
    }
    this.pressing = sum;
  }
  apply(blocks, n, c, size) {
    const { data: d, books, ids } = blocks;
    const { u, given } = this;
    const o = n * BLOCK;
    let fn = 0;
    let q1 = 0;
    let q2 = 0;
    let lever = 0;
    for (let i = 0; i < size; i++) {
      fn += given[i];
      q1 += d[o + Y + i] * given[i];
      q2 -= d[o + X + i] * given[i];
      lever += d[o + LEVER + i] * given[i];
      books[n * BOOK + TOTAL + i] += given[i];
    }
    if (fn === 0) return false;
    const k = o + COUPLING;
    const u1 = u[0] + d[k] * fn + d[k + 1] * q1 + d[k + 2] * q2;
    const u2 = u[1] + d[k + 3] * fn + d[k + 4] * q1 + d[k + 5] * q2;
    let wn = u[5] + d[k + 6] * fn + d[k + 7] * q1 + d[k + 8] * q2;
    const m = o + FRICTION_MASS;
    let f1 = -d[m] * u1 - d[m + 1] * u2;
    let f2 = -d[m + 1] * u1 - d[m + 2] * u2;
    const size2 = Math.sqrt(f1 * f1 + f2 * f2);
    const limit = d[o + MU] * fn;
    if (size2 > limit) {
      f1 *= limit / size2;
      f2 *= limit / size2;
    }
    wn += d[o + FRICTION_TWIST] * f1 + d[o + FRICTION_TWIST + 1] * f2;
    const grip = d[o + MU] * lever;
    const twist = Math.max(Math.min(-d[o + TWIST_MASS] * wn, grip), -grip);
    books[n * BOOK + TOTAL + 4] += f1;
    books[n * BOOK + TOTAL + 5] += f2;
    books[n * BOOK + TOTAL + 6] += twist;
    const { wrench } = blocks;
    wrench[0] = f1;
    wrench[1] = f2;
    wrench[2] = fn;
    wrench[3] = q1;
    wrench[4] = q2;
    wrench[5] = twist;
    scatter(
      d,
      o,
      ids[n * IDS],
      ids[n * IDS + 1],
      c.velocity,
      c.angularVelocity,
      c.worldInverseInertia,
      wrench
    );
    holdBlock(blocks, c, n);
    return true;
  }
}
function packed$1(i, j) {
  const low = Math.min(i, j);
  const high = Math.max(i, j);
  return low * 4 - low * (low - 1) / 2 + high - low;
}
function relative(d, o, rowA, rowB, { velocity: v, angularVelocity: w }, out) {
  const a = rowA * 3;
  const b = rowB * 3;
  const ra = o + RA;
  const rb = o + RB;
  const ux = v[a] + w[a + 1] * d[ra + 2] - w[a + 2] * d[ra + 1] - v[b] - w[b + 1] * d[rb + 2] + w[b + 2] * d[rb + 1];
  const uy = v[a + 1] + w[a + 2] * d[ra] - w[a] * d[ra + 2] - v[b + 1] - w[b + 2] * d[rb] + w[b] * d[rb + 2];
  const uz = v[a + 2] + w[a] * d[ra + 1] - w[a + 1] * d[ra] - v[b + 2] - w[b] * d[rb + 1] + w[b + 1] * d[rb];
  const wx = w[a] - w[b];
  const wy = w[a + 1] - w[b + 1];
  const wz = w[a + 2] - w[b + 2];
  for (let k = 0; k < 3; k++) {
    const t = o + (k === 0 ? T1 : k === 1 ? T2 : N);
    out[k] = ux * d[t] + uy * d[t + 1] + uz * d[t + 2];
    out[3 + k] = wx * d[t] + wy * d[t + 1] + wz * d[t + 2];
  }
}
const IMPULSES$1 = 7;
class Leaning {
  count = 0;
  block = new Int32Array(16);
  /** Whether it is the block's `a` that is held. */
  isA = new Uint8Array(16);
  /** What has been handed over so far. */
  given = new Float64Array(16 * IMPULSES$1);
  before = new Float64Array(IMPULSES$1);
  velocity = new Float64Array(0);
  turning = new Float64Array(0);
  impulses = new Float64Array(0);
  clear() {
    this.count = 0;
  }
  /** A block whose `a` or else `b` is held. What it carries now has reached both bodies already. */
  add({ data: d }, n, isA) {
    if (this.count === this.block.length) this.grow();
    const k = this.count++;
    this.block[k] = n;
    this.isA[k] = isA ? 1 : 0;
    for (let i = 0; i < IMPULSES$1; i++) this.given[k * IMPULSES$1 + i] = d[n * BLOCK + NORMAL + i];
  }
  /** The blocks have just been started from their impulses, which the held bodies have yet to feel. */
  deliverAll(blocks, c) {
    this.given.fill(0, 0, this.count * IMPULSES$1);
    this.deliver(blocks, c);
  }
  /** Gives the held bodies what the passes have changed. */
  deliver(blocks, c) {
    const { data: d, ids, wrench } = blocks;
    const { before } = this;
    for (let k = 0; k < this.count; k++) {
      const n = this.block[k];
      const o = n * BLOCK;
      for (let i = 0; i < IMPULSES$1; i++) {
        const now = d[o + NORMAL + i];
        before[i] = now - this.given[k * IMPULSES$1 + i];
        this.given[k * IMPULSES$1 + i] = now;
      }
      wrench[0] = before[FRICTION$2 - NORMAL];
      wrench[1] = before[FRICTION$2 - NORMAL + 1];
      wrench[2] = wrench[3] = wrench[4] = 0;
      for (let i = 0; i < 4; i++) {
        wrench[2] += before[i];
        wrench[3] += d[o + Y + i] * before[i];
        wrench[4] -= d[o + X + i] * before[i];
      }
      wrench[5] = before[TWIST - NORMAL];
      const a = ids[n * IDS + ROW_A];
      const b = ids[n * IDS + ROW_B];
      const ima = d[o + INVERSE_MASS_A];
      const imb = d[o + INVERSE_MASS_B];
      d[o + INVERSE_MASS_A] = this.isA[k] === 1 ? c.inverseMass[a] : 0;
      d[o + INVERSE_MASS_B] = this.isA[k] === 1 ? 0 : c.inverseMass[b];
      scatter(d, o, a, b, c.velocity, c.angularVelocity, c.worldInverseInertia, wrench);
      d[o + INVERSE_MASS_A] = ima;
      d[o + INVERSE_MASS_B] = imb;
    }
  }
  /** Notes where passes begin. */
  save({ data: d, count }, c) {
    if (this.velocity.length < c.velocity.length) {
      this.velocity = new Float64Array(c.velocity.length);
      this.turning = new Float64Array(c.velocity.length);
    }
    this.velocity.set(c.velocity);
    this.turning.set(c.angularVelocity);
    if (this.impulses.length < count * IMPULSES$1) this.impulses = new Float64Array(2 * count * IMPULSES$1);
    for (let n = 0; n < count; n++) {
      for (let i = 0; i < IMPULSES$1; i++) this.impulses[n * IMPULSES$1 + i] = d[n * BLOCK + NORMAL + i];
    }
  }
  /** Goes back there. */
  restore({ data: d, count }, c) {
    c.velocity.set(this.velocity);
    c.angularVelocity.set(this.turning);
    for (let n = 0; n < count; n++) {
      for (let i = 0; i < IMPULSES$1; i++) d[n * BLOCK + NORMAL + i] = this.impulses[n * IMPULSES$1 + i];
    }
  }
  grow() {
    const { block, isA, given } = this;
    const size = 2 * block.length;
    (this.block = new Int32Array(size)).set(block);
    (this.isA = new Uint8Array(size)).set(isA);
    (this.given = new Float64Array(size * IMPULSES$1)).set(given);
  }
}
function solveSingles(blocks, c, h, soft, from, to) {
  const { data: d, ids, free } = blocks;
  const { velocity: v, angularVelocity: w, worldInverseInertia: inertia } = c;
  const perSecond = 1 / h;
  const open = 0 + OPEN;
  for (let turn = to - 1; turn >= from; turn--) {
    const n = free[turn];
    const o = n * BLOCK;
    const old = d[o + NORMAL];
    const gap = d[o + GAP];
    if (!soft && old === 0 && gap > 0) continue;
    const rowA = ids[n * IDS + ROW_A];
    const rowB = ids[n * IDS + ROW_B];
    const a = rowA * 3;
    const b = rowB * 3;
    const nx = d[o + N];
    const ny = d[o + N + 1];
    const nz = d[o + N + 2];
    const ax = d[o + RA];
    const ay = d[o + RA + 1];
    const az = d[o + RA + 2];
    const bx = d[o + RB];
    const by = d[o + RB + 1];
    const bz = d[o + RB + 2];
    const ux = v[a] - v[b] + w[a + 1] * az - w[a + 2] * ay - w[b + 1] * bz + w[b + 2] * by;
    const uy = v[a + 1] - v[b + 1] + w[a + 2] * ax - w[a] * az - w[b + 2] * bx + w[b] * bz;
    const uz = v[a + 2] - v[b + 2] + w[a] * ay - w[a + 1] * ax - w[b] * by + w[b + 1] * bx;
    const un = ux * nx + uy * ny + uz * nz;
    const slop = d[o + SLOP];
    const isStiff = !soft || gap > -0.25 * slop;
    const bias = gap > 0 ? soft || old > 0 ? gap * perSecond : open : soft ? limited(d[o + BIAS_RATE] * least(gap + slop)) : 0;
    const mass = isStiff ? d[o + MASS$2] : d[o + MASS$2] * d[o + MASS_SCALE];
    const keep = isStiff ? old : old - d[o + IMPULSE_SCALE] * old;
    const load = positive(keep - mass * (un + bias));
    if (load === 0 && old === 0) continue;
    const fn = load - old;
    const t1x = d[o + T1];
    const t1y = d[o + T1 + 1];
    const t1z = d[o + T1 + 2];
    const t2x = d[o + T2];
    const t2y = d[o + T2 + 1];
    const t2z = d[o + T2 + 2];
    const slides = soft && old > 0 ? 0 : 1;
    const u1 = slides * (ux * t1x + uy * t1y + uz * t1z + d[o + COUPLING] * fn);
    const u2 = slides * (ux * t2x + uy * t2y + uz * t2z + d[o + COUPLING + 3] * fn);
    let f1 = d[o + FRICTION$2] - d[o + FRICTION_MASS] * u1 - d[o + FRICTION_MASS + 1] * u2;
    let f2 = d[o + FRICTION$2 + 1] - d[o + FRICTION_MASS + 1] * u1 - d[o + FRICTION_MASS + 2] * u2;
    const limit = d[o + MU] * load;
    if (f1 * f1 + f2 * f2 > limit * limit) {
      const m11 = d[o + FRICTION_MASS];
      const m12 = d[o + FRICTION_MASS + 1];
      const m22 = d[o + FRICTION_MASS + 2];
      const apart = m11 - m22;
      const slow = 0.5 * (m11 + m22 - Math.sqrt(apart * apart + 4 * m12 * m12));
      f1 = d[o + FRICTION$2] - slow * u1;
      f2 = d[o + FRICTION$2 + 1] - slow * u2;
      const sizeSq = f1 * f1 + f2 * f2;
      if (sizeSq > limit * limit) {
        const cut = limit / Math.sqrt(sizeSq);
        f1 *= cut;
        f2 *= cut;
      }
    }
    if (f1 < TINY && f1 > -TINY) f1 = 0;
    if (f2 < TINY && f2 > -TINY) f2 = 0;
    const df1 = f1 - d[o + FRICTION$2];
    const df2 = f2 - d[o + FRICTION$2 + 1];
    const fx = fn * nx + df1 * t1x + df2 * t2x;
    const fy = fn * ny + df1 * t1y + df2 * t2y;
    const fz = fn * nz + df1 * t1z + df2 * t2z;
    const sum = fx + fy + fz;
    if (sum - sum !== 0) continue;
    const ima = d[o + INVERSE_MASS_A];
    if (ima > 0) {
      const k = rowA * 6;
      const mx = ay * fz - az * fy;
      const my = az * fx - ax * fz;
      const mz = ax * fy - ay * fx;
      v[a] += ima * fx;
      v[a + 1] += ima * fy;
      v[a + 2] += ima * fz;
      w[a] += inertia[k] * mx + inertia[k + 1] * my + inertia[k + 2] * mz;
      w[a + 1] += inertia[k + 1] * mx + inertia[k + 3] * my + inertia[k + 4] * mz;
      w[a + 2] += inertia[k + 2] * mx + inertia[k + 4] * my + inertia[k + 5] * mz;
    }
    const imb = d[o + INVERSE_MASS_B];
    if (imb > 0) {
      const k = rowB * 6;
      const mx = by * fz - bz * fy;
      const my = bz * fx - bx * fz;
      const mz = bx * fy - by * fx;
      v[b] -= imb * fx;
      v[b + 1] -= imb * fy;
      v[b + 2] -= imb * fz;
      w[b] -= inertia[k] * mx + inertia[k + 1] * my + inertia[k + 2] * mz;
      w[b + 1] -= inertia[k + 1] * mx + inertia[k + 3] * my + inertia[k + 4] * mz;
      w[b + 2] -= inertia[k + 2] * mx + inertia[k + 4] * my + inertia[k + 5] * mz;
    }
    d[o + NORMAL] = load;
    d[o + FRICTION$2] = f1;
    d[o + FRICTION$2 + 1] = f2;
  }
}
function solvePass(blocks, c, h, soft) {
  const { quick, manyCount, plainCount } = blocks;
  if (quick !== void 0) quick.solve(c, blocks, h, soft);
  else {
    solveMany(blocks, c, h, soft, 0, manyCount);
    solveSingles(blocks, c, h, soft, manyCount, plainCount);
  }
  for (let turn = blocks.freeCount - 1; turn >= plainCount; turn--) {
    const n = blocks.free[turn];
    if (blocks.ids[n * IDS + SIZE] > 1) solveMany(blocks, c, h, soft, turn, turn + 1);
    else solveSingles(blocks, c, h, soft, turn, turn + 1);
    holdBlock(blocks, c, n);
  }
}
function solveMany(blocks, c, h, soft, from, to) {
  const { data: d, ids, free } = blocks;
  const v = c.velocity;
  const w = c.angularVelocity;
  const inertia = c.worldInverseInertia;
  const perSecond = 1 / h;
  const open = 0 + OPEN;
  for (let turn = to - 1; turn >= from; turn--) {
    const n = free[turn];
    const o = n * BLOCK;
    if (!soft && isOpen(d, o, ids[n * IDS + SIZE])) continue;
    const rowA = ids[n * IDS];
    const rowB = ids[n * IDS + 1];
    const a = rowA * 3;
    const b = rowB * 3;
    const nx = d[o + N];
    const ny = d[o + N + 1];
    const nz = d[o + N + 2];
    const t1x = d[o + T1];
    const t1y = d[o + T1 + 1];
    const t1z = d[o + T1 + 2];
    const t2x = d[o + T2];
    const t2y = d[o + T2 + 1];
    const t2z = d[o + T2 + 2];
    const dvx = v[a] - v[b];
    const dvy = v[a + 1] - v[b + 1];
    const dvz = v[a + 2] - v[b + 2];
    const wax = w[a];
    const way = w[a + 1];
    const waz = w[a + 2];
    const wbx = w[b];
    const wby = w[b + 1];
    const wbz = w[b + 2];
    const dwx = wax - wbx;
    const dwy = way - wby;
    const dwz = waz - wbz;
    const ux = dvx + way * d[o + RA + 2] - waz * d[o + RA + 1] - wby * d[o + RB + 2] + wbz * d[o + RB + 1];
    const uy = dvy + waz * d[o + RA] - wax * d[o + RA + 2] - wbz * d[o + RB] + wbx * d[o + RB + 2];
    const uz = dvz + wax * d[o + RA + 1] - way * d[o + RA] - wbx * d[o + RB + 1] + wby * d[o + RB];
    const un = ux * nx + uy * ny + uz * nz;
    const old0 = d[o + NORMAL];
    const g0 = d[o + GAP];
    const rate = soft ? d[o + BIAS_RATE] : 0;
    const scale = soft ? d[o + MASS_SCALE] : 1;
    const keep = soft ? d[o + IMPULSE_SCALE] : 0;
    const slop = d[o + SLOP];
    const stiff = -0.25 * slop;
    const b0 = g0 > 0 ? soft || old0 > 0 ? g0 * perSecond : open : limited(rate * least(g0 + slop));
    const s0 = g0 > stiff ? 1 : scale;
    const k0 = g0 > stiff ? 0 : keep;
    const mu = d[o + MU];
    const w1 = dwx * t1x + dwy * t1y + dwz * t1z;
    const w2 = dwx * t2x + dwy * t2y + dwz * t2z;
    const x0 = d[o + X];
    const x1 = d[o + X + 1];
    const x2 = d[o + X + 2];
    const x3 = d[o + X + 3];
    const y0 = d[o + Y];
    const y1 = d[o + Y + 1];
    const y2 = d[o + Y + 2];
    const y3 = d[o + Y + 3];
    let v0 = un + y0 * w1 - x0 * w2;
    let v1 = un + y1 * w1 - x1 * w2;
    let v2 = un + y2 * w1 - x2 * w2;
    let v3 = un + y3 * w1 - x3 * w2;
    const g1 = d[o + GAP + 1];
    const g2 = d[o + GAP + 2];
    const g3 = d[o + GAP + 3];
    const b1 = g1 > 0 ? soft || d[o + NORMAL + 1] > 0 ? g1 * perSecond : open : limited(rate * least(g1 + slop));
    const b2 = g2 > 0 ? soft || d[o + NORMAL + 2] > 0 ? g2 * perSecond : open : limited(rate * least(g2 + slop));
    const b3 = g3 > 0 ? soft || d[o + NORMAL + 3] > 0 ? g3 * perSecond : open : limited(rate * least(g3 + slop));
    const s1 = g1 > stiff ? 1 : scale;
    const k1 = g1 > stiff ? 0 : keep;
    const s2 = g2 > stiff ? 1 : scale;
    const k2 = g2 > stiff ? 0 : keep;
    const s3 = g3 > stiff ? 1 : scale;
    const k3 = g3 > stiff ? 0 : keep;
    const old1 = d[o + NORMAL + 1];
    const old2 = d[o + NORMAL + 2];
    const old3 = d[o + NORMAL + 3];
    const c0 = v0 + b0;
    const c1 = v1 + b1;
    const c2 = v2 + b2;
    const c3 = v3 + b3;
    const size = ids[n * IDS + SIZE];
    const four = size === 4;
    const carried = old0 + old2 + (old1 + old3);
    if (carried === 0 && !(c0 < 0) && !(c1 < 0)) {
      if ((size < 3 || !(c2 < 0)) && (!four || !(c3 < 0))) continue;
    }
    let l0 = old0;
    let l1 = old1;
    let l2 = old2;
    let l3 = old3;
    let direct = false;
    if (d[o + SPREAD] > 0 && d[o + NORMAL_MASS] + d[o + NORMAL_MASS + 3] + d[o + NORMAL_MASS + 5] > 0) {
      const one = four ? 0.25 : 1 / 3;
      const r0 = s0 * c0;
      const r1 = s1 * c1;
      const r2 = s2 * c2;
      const r3 = four ? s3 * c3 : 0;
      const sumX = x0 * r0 + x2 * r2 + (x1 * r1 + x3 * r3);
      const sumY = y0 * r0 + y2 * r2 + (y1 * r1 + y3 * r3);
      const du = -one * (r0 + r2 + (r1 + r3));
      const dw1 = d[o + SPREAD + 1] * sumX - d[o + SPREAD] * sumY;
      const dw2 = d[o + SPREAD + 2] * sumX - d[o + SPREAD + 1] * sumY;
      const even = one * (d[o + NORMAL_MASS] * du + d[o + NORMAL_MASS + 1] * dw1 + d[o + NORMAL_MASS + 2] * dw2);
      const p1 = d[o + NORMAL_MASS + 1] * du + d[o + NORMAL_MASS + 3] * dw1 + d[o + NORMAL_MASS + 4] * dw2;
      const p2 = d[o + NORMAL_MASS + 2] * du + d[o + NORMAL_MASS + 4] * dw1 + d[o + NORMAL_MASS + 5] * dw2;
      const alongX = -d[o + SPREAD + 2] * p2 - d[o + SPREAD + 1] * p1;
      const alongY = d[o + SPREAD + 1] * p2 + d[o + SPREAD] * p1;
      const n0 = old0 + even + alongX * x0 + alongY * y0 - k0 * old0;
      const n1 = old1 + even + alongX * x1 + alongY * y1 - k1 * old1;
      const n2 = old2 + even + alongX * x2 + alongY * y2 - k2 * old2;
      const n3 = four ? old3 + even + alongX * x3 + alongY * y3 - k3 * old3 : 0;
      if (!(n0 < 0 || n1 < 0 || n2 < 0 || n3 < 0)) {
        direct = true;
        l0 = n0;
        l1 = n1;
        l2 = n2;
        l3 = n3;
      }
    }
    if (!direct && size === 2) {
      const a01 = d[o + A + 1];
      const a00 = d[o + A] / s0;
      const a11 = d[o + A + 4] / s1;
      const p0 = d[o + A] * old0 + a01 * old1 - c0;
      const p1 = a01 * old0 + d[o + A + 4] * old1 - c1;
      const det = a00 * a11 - a01 * a01;
      const both = det > COLLINEAR * a00 * a11 ? 1 / det : 0;
      l0 = both * (p0 * a11 - a01 * p1);
      l1 = both * (p1 * a00 - a01 * p0);
      if (!(l0 > 0 && l1 > 0)) {
        l0 = positive(p0 / a00);
        l1 = 0;
        if (p1 > a01 * l0) {
          l1 = positive(p1 / a11);
          l0 = positive((p0 - a01 * l1) / a00);
        }
      }
    } else if (!direct) {
      const a01 = d[o + A + 1];
      const a02 = d[o + A + 2];
      const a03 = d[o + A + 3];
      const a12 = d[o + A + 5];
      const a13 = d[o + A + 6];
      const a23 = d[o + A + 8];
      const m0 = d[o + MASS$2] * s0;
      const m1 = d[o + MASS$2 + 1] * s1;
      const m2 = d[o + MASS$2 + 2] * s2;
      const m3 = d[o + MASS$2 + 3] * s3;
      const keep0 = 1 - k0;
      const keep1 = 1 - k1;
      const keep2 = 1 - k2;
      const keep3 = 1 - k3;
      for (let sweep = 0; sweep < SWEEPS$1; sweep++) {
        const next0 = positive(keep0 * l0 - m0 * (v0 + b0));
        const step0 = next0 - l0;
        v1 += a01 * step0;
        const next1 = positive(keep1 * l1 - m1 * (v1 + b1));
        const step1 = next1 - l1;
        v2 = v2 + a02 * step0 + a12 * step1;
        const next2 = positive(keep2 * l2 - m2 * (v2 + b2));
        const step2 = next2 - l2;
        v3 = v3 + a03 * step0 + a13 * step1 + a23 * step2;
        const next3 = positive(keep3 * l3 - m3 * (v3 + b3));
        const step3 = next3 - l3;
        v0 = v0 + d[o + A] * step0 + a01 * step1 + a02 * step2 + a03 * step3;
        v1 = v1 + d[o + A + 4] * step1 + a12 * step2 + a13 * step3;
        v2 = v2 + d[o + A + 7] * step2 + a23 * step3;
        v3 += d[o + A + 9] * step3;
        l0 = next0;
        l1 = next1;
        l2 = next2;
        l3 = next3;
        const changed = Math.abs(step0) + Math.abs(step2) + (Math.abs(step1) + Math.abs(step3));
        if (changed <= SETTLED * (l0 + l2 + (l1 + l3))) break;
      }
    }
    const e0 = l0 - old0;
    const e1 = l1 - old1;
    const e2 = l2 - old2;
    const e3 = l3 - old3;
    const fn = e0 + e2 + (e1 + e3);
    const q1 = y0 * e0 + y2 * e2 + (y1 * e1 + y3 * e3);
    const q2 = -(x0 * e0 + x2 * e2 + (x1 * e1 + x3 * e3));
    const grip = mu * (l0 * d[o + LEVER] + l2 * d[o + LEVER + 2] + (l1 * d[o + LEVER + 1] + l3 * d[o + LEVER + 3]));
    const slides = soft && carried > 0 ? 0 : 1;
    const u1 = slides * (ux * t1x + uy * t1y + uz * t1z + d[o + COUPLING] * fn + d[o + COUPLING + 1] * q1 + d[o + COUPLING + 2] * q2);
    const u2 = slides * (ux * t2x + uy * t2y + uz * t2z + d[o + COUPLING + 3] * fn + d[o + COUPLING + 4] * q1 + d[o + COUPLING + 5] * q2);
    let wn = dwx * nx + dwy * ny + dwz * nz + d[o + COUPLING + 6] * fn + d[o + COUPLING + 7] * q1 + d[o + COUPLING + 8] * q2;
    let f1 = d[o + FRICTION$2] - d[o + FRICTION_MASS] * u1 - d[o + FRICTION_MASS + 1] * u2;
    let f2 = d[o + FRICTION$2 + 1] - d[o + FRICTION_MASS + 1] * u1 - d[o + FRICTION_MASS + 2] * u2;
    const limit = mu * (l0 + l2 + (l1 + l3));
    if (f1 * f1 + f2 * f2 > limit * limit) {
      const m11 = d[o + FRICTION_MASS];
      const m12 = d[o + FRICTION_MASS + 1];
      const m22 = d[o + FRICTION_MASS + 2];
      const apart = m11 - m22;
      const slow = 0.5 * (m11 + m22 - Math.sqrt(apart * apart + 4 * m12 * m12));
      f1 = d[o + FRICTION$2] - slow * u1;
      f2 = d[o + FRICTION$2 + 1] - slow * u2;
      const sizeSq = f1 * f1 + f2 * f2;
      if (sizeSq > limit * limit) {
        const cut = limit / Math.sqrt(sizeSq);
        f1 *= cut;
        f2 *= cut;
      }
    }
    if (f1 < TINY && f1 > -TINY) f1 = 0;
    if (f2 < TINY && f2 > -TINY) f2 = 0;
    const df1 = f1 - d[o + FRICTION$2];
    const df2 = f2 - d[o + FRICTION$2 + 1];
    wn += d[o + FRICTION_TWIST] * df1 + d[o + FRICTION_TWIST + 1] * df2;
    const oldTwist = d[o + TWIST];
    let twist = oldTwist - d[o + TWIST_MASS] * (slides * wn);
    if (!(twist < grip)) twist = grip;
    if (!(-grip < twist)) twist = -grip;
    if (twist < TINY && twist > -TINY) twist = 0;
    const qn = twist - oldTwist;
    const fx = fn * nx + df1 * t1x + df2 * t2x;
    const fy = fn * ny + df1 * t1y + df2 * t2y;
    const fz = fn * nz + df1 * t1z + df2 * t2z;
    const qx = qn * nx + q1 * t1x + q2 * t2x;
    const qy = qn * ny + q1 * t1y + q2 * t2y;
    const qz = qn * nz + q1 * t1z + q2 * t2z;
    const sum = fx + fy + fz + qx + qy + qz;
    if (sum - sum !== 0) continue;
    const ima = d[o + INVERSE_MASS_A];
    if (ima > 0) {
      const k = rowA * 6;
      v[a] += ima * fx;
      v[a + 1] += ima * fy;
      v[a + 2] += ima * fz;
      const mx = d[o + RA + 1] * fz - d[o + RA + 2] * fy + qx;
      const my = d[o + RA + 2] * fx - d[o + RA] * fz + qy;
      const mz = d[o + RA] * fy - d[o + RA + 1] * fx + qz;
      w[a] += inertia[k] * mx + inertia[k + 1] * my + inertia[k + 2] * mz;
      w[a + 1] += inertia[k + 1] * mx + inertia[k + 3] * my + inertia[k + 4] * mz;
      w[a + 2] += inertia[k + 2] * mx + inertia[k + 4] * my + inertia[k + 5] * mz;
    }
    const imb = d[o + INVERSE_MASS_B];
    if (imb > 0) {
      const k = rowB * 6;
      v[b] -= imb * fx;
      v[b + 1] -= imb * fy;
      v[b + 2] -= imb * fz;
      const mx = d[o + RB + 1] * fz - d[o + RB + 2] * fy + qx;
      const my = d[o + RB + 2] * fx - d[o + RB] * fz + qy;
      const mz = d[o + RB] * fy - d[o + RB + 1] * fx + qz;
      w[b] -= inertia[k] * mx + inertia[k + 1] * my + inertia[k + 2] * mz;
      w[b + 1] -= inertia[k + 1] * mx + inertia[k + 3] * my + inertia[k + 4] * mz;
      w[b + 2] -= inertia[k + 2] * mx + inertia[k + 4] * my + inertia[k + 5] * mz;
    }
    d[o + NORMAL] = l0;
    d[o + NORMAL + 1] = l1;
    d[o + NORMAL + 2] = l2;
    d[o + NORMAL + 3] = l3;
    d[o + FRICTION$2] = f1;
    d[o + FRICTION$2 + 1] = f2;
    d[o + TWIST] = twist;
  }
}
function isOpen(d, o, size) {
  if (d[o + NORMAL] + d[o + NORMAL + 2] + (d[o + NORMAL + 1] + d[o + NORMAL + 3]) !== 0) return false;
  for (let g = o + GAP; g < o + GAP + size; g++) if (!(d[g] > 0)) return false;
  return true;
}
const FAR = 0.2;
class Stale {
  /** Per row: how far since its matrices were made. */
  way = new Float64Array(0);
  /** Matrices have just been made. */
  begin(rows) {
    if (this.way.length < rows) this.way = new Float64Array(2 * rows);
    else this.way.fill(0, 0, rows);
  }
  /** After bodies have moved for the time `h` [s]. */
  renew(bodies, blocks, builder, h) {
    if (!this.look(bodies, h)) return;
    const { way } = this;
    const { ids, free, freeCount, completed } = blocks;
    for (let k = 0; k < freeCount; k++) {
      const n = free[k];
      if (way[ids[n * IDS + ROW_A]] + way[ids[n * IDS + ROW_B]] <= FAR) continue;
      const as = completed[n] - 1;
      completed[n] = 0;
      builder.complete(blocks, bodies.columns, n, (as & 1) !== 0, (as & 2) !== 0);
    }
    blocks.kernel?.complete();
    for (let row = 0; row < bodies.rows; row++) if (way[row] > FAR) way[row] = 0;
  }
  /** Takes the motion down; returns whether any body has come far. */
  look({ columns, rows }, h) {
    const { kind, velocity: v, angularVelocity: w, reach } = columns;
    const { way } = this;
    let any = false;
    for (let row = 0, i = 0; row < rows; row++, i += 3) {
      if (kind[row] !== BODY_CODE.rigid) continue;
      const turn = w[i] * w[i] + w[i + 1] * w[i + 1] + w[i + 2] * w[i + 2];
      const move = v[i] * v[i] + v[i + 1] * v[i + 1] + v[i + 2] * v[i + 2];
      if (turn === 0 && move === 0) continue;
      way[row] += h * (Math.sqrt(turn) + Math.sqrt(move) / reach[row]);
      if (way[row] > FAR) any = true;
    }
    return any;
  }
}
const FEW = 64;
const LITTLE = 1e-6;
const CALMED = 1 / 30;
const IMPULSES = 6;
class Unrest {
  /** Change of all impulses between the last two looks, against their sum. In a field: a number that is returned would be boxed. */
  change = 0.5;
  before = new Float64Array(FEW * IMPULSES);
  /** Takes the impulses down, and measures by how much they differ from those taken down last. */
  look({ data: d, free, freeCount }) {
    const { before } = this;
    let change = 0;
    let sum = 0;
    for (let k = 0; k < freeCount; k++) {
      const o = free[k] * BLOCK + NORMAL;
      for (let i = 0; i < IMPULSES; i++) {
        const now = d[o + i];
        change += Math.abs(now - before[k * IMPULSES + i]);
        sum += Math.abs(now);
        before[k * IMPULSES + i] = now;
      }
    }
    this.change = sum > 0 ? change / sum : 0;
  }
}
const MAX_ROUNDS = 3;
const TALL = 12;
const MAX_TIMES = 8;
const MORE_VISITS = 1e3;
const MORE_PASSES = 40;
class Impulse {
  softened = 0;
  anchored;
  frequency;
  iterations;
  blocks = new Blocks();
  builder = new BlockBuilder();
  impacts = new Impacts();
  forest = new Forest();
  trees = new HeldTrees();
  unrest = new Unrest();
  stale = new Stale();
  /** Scratch of `sortFree`. */
  pairs = new Int32Array(0);
  singles = new Int32Array(0);
  lockedOnes = new Int32Array(0);
  leaning = new Leaning();
  /** Whether a free block pushes a body that a tree holds. */
  atTrees = false;
  constructor(p) {
    this.frequency = p.frequency;
    this.iterations = p.iterations;
    this.anchored = new SoftResponder(new SoftImpulses(this.iterations));
  }
  get bounces() {
    return this.impacts.highest > ELASTIC;
  }
  begin(input) {
    this.blocks.quicken(input.bodies.columns.mass.length);
    this.builder.build(input, this.blocks, this.frequency);
    this.blocks.kernel?.takeInertia(input.bodies.columns);
    this.forest.plant(this.blocks, input.bodies.columns, input.bodies.rows, input.pull, 0);
    this.trees.begin(this.forest, this.blocks, input.bodies.columns);
    this.markTrees();
    this.gatherFree(input.bodies.columns);
    this.stale.begin(input.bodies.rows);
  }
  solve({ bodies, dt, gravity, pull }) {
    const { blocks } = this;
    if (blocks.count === 0) return;
    const c = bodies.columns;
    this.impacts.run(blocks, bodies, dt, gravity);
    if (this.forest.isLandedOn(blocks, c, dt)) this.plantAnew(bodies, pull, dt);
    warmStart(blocks, c);
    this.leaning.deliverAll(blocks, c);
    this.trees.warmStart(this.forest, blocks, c);
    this.settle(c, true, true);
    this.passes(c, dt, true);
  }
  relax({ bodies, dt }) {
    const { blocks } = this;
    if (blocks.count === 0) return;
    const c = bodies.columns;
    const { trees, forest } = this;
    blocks.kernel?.takeInertia(c);
    followFree(blocks, bodies, dt);
    this.stale.renew(bodies, blocks, this.builder, dt);
    if (trees.relax(forest, blocks, c, dt)) this.gatherFree(c);
    this.passes(c, dt, false);
    bookImpulses(blocks);
    trees.endSubstep(forest, blocks);
    forest.landed();
  }
  /** Something comes down on a tree within the substep `h` [s]: it is part of it from now on. */
  plantAnew({ columns, rows }, pull, h) {
    this.trees.close(this.forest, this.blocks);
    this.forest.plant(this.blocks, columns, rows, pull, h);
    this.trees.take(this.forest, this.blocks, columns);
    this.markTrees();
    this.gatherFree(columns);
  }
  finish({ contacts, interval }) {
    this.trees.finish(this.forest, this.blocks, interval);
    writeBack(this.blocks, contacts, interval);
  }
  /** Passes over the free blocks, then the trees that these lean on; once more where that was too much for a tree. */
  passes(c, h, soft) {
    const { blocks, leaning, trees, forest } = this;
    if (blocks.freeCount === 0) return;
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const times = this.iterations * Math.max(Math.min(Math.floor(trees.fallen / TALL), MAX_TIMES), 1);
      if (leaning.count > 0) leaning.save(blocks, c);
      for (let i = 1; i < times; i++) solvePass(blocks, c, h, soft);
      this.lastPasses(c, h, soft);
      if (!this.atTrees) return;
      const trusted = leaning.count > 0;
      leaning.deliver(blocks, c);
      const more = this.settle(c, soft, false);
      if (trusted && trees.gaveWay) {
        leaning.restore(blocks, c);
        forest.yield(trees.yielding, round + 2 >= MAX_ROUNDS);
        this.gatherFree(c);
      } else if (!more) return;
    }
  }
  /** One pass, and more until few blocks agree. */
  lastPasses(c, h, soft) {
    const { blocks, unrest } = this;
    if (blocks.freeCount < 2 || blocks.freeCount > FEW) {
      solvePass(blocks, c, h, soft);
      return;
    }
    const most = Math.min(MORE_PASSES, MORE_VISITS / blocks.freeCount);
    let enough = LITTLE;
    unrest.look(blocks);
    for (let i = 0; i <= most; i++) {
      solvePass(blocks, c, h, soft);
      unrest.look(blocks);
      if (i === 0) enough = Math.max(LITTLE, CALMED * unrest.change);
      if (!(unrest.change > enough)) return;
    }
  }
  /** Returns whether the passes have more to do than before. */
  settle(c, soft, fresh) {
    const { trees, forest, blocks } = this;
    if (forest.count === 0 || !trees.settle(forest, blocks, c, soft, fresh)) return false;
    this.gatherFree(c);
    return true;
  }
  markTrees() {
    const { ids, count, atTree } = this.blocks;
    const { held } = this.forest;
    for (let n = 0; n < count; n++) atTree[n] = held[ids[n * IDS + ROW_A]] | held[ids[n * IDS + ROW_B]];
  }
  gatherFree(c) {
    const { blocks, forest, builder } = this;
    const { ids, data } = blocks;
    blocks.freeCount = 0;
    this.atTrees = false;
    this.leaning.clear();
    for (let n = 0; n < blocks.count; n++) {
      const locked = forest.locked[n] === 1;
      const bounces = blocks.bouncing && data[n * BLOCK + RESTITUTION$1] > 0;
      if (locked && !bounces && blocks.completed[n] <= 1) continue;
      const a = ids[n * IDS + ROW_A];
      const b = ids[n * IDS + ROW_B];
      const free = locked || bounces;
      const heldA = !free && forest.held[a] === 1 && forest.yields[a] === 0;
      const heldB = !free && forest.held[b] === 1 && forest.yields[b] === 0;
      builder.complete(blocks, c, n, heldA, heldB);
      if (locked) continue;
      blocks.free[blocks.freeCount++] = n;
      if (forest.held[a] + forest.held[b] > 0) this.atTrees = true;
      if (heldA !== heldB && builder.standsStill(blocks, n, heldA, heldB)) this.leaning.add(blocks, n, heldA);
    }
    blocks.kernel?.complete();
    this.sortFree(c);
  }
  /** Those of two points and of one, whose passes are others, go behind the faces, those of locked bodies to the end; all keep their order. */
  sortFree({ locks }) {
    const { ids, free, freeCount } = this.blocks;
    if (this.singles.length < freeCount) {
      this.pairs = new Int32Array(free.length);
      this.singles = new Int32Array(free.length);
      this.lockedOnes = new Int32Array(free.length);
    }
    const { pairs, singles, lockedOnes } = this;
    let many = 0;
    let pair = 0;
    let single = 0;
    let locked = 0;
    for (let k = 0; k < freeCount; k++) {
      const n = free[k];
      const i = n * IDS;
      const size = ids[i + SIZE];
      if (isLocked(locks, ids[i + ROW_A], ids[i + ROW_B])) lockedOnes[locked++] = n;
      else if (size > 2) free[many++] = n;
      else if (size === 2) pairs[pair++] = n;
      else singles[single++] = n;
    }
    this.blocks.facesCount = many;
    for (let k = 0; k < pair; k++) free[many++] = pairs[k];
    this.blocks.manyCount = many;
    for (let k = 0; k < single; k++) free[many++] = singles[k];
    this.blocks.plainCount = many;
    for (let k = 0; k < locked; k++) free[many++] = lockedOnes[k];
  }
}
const impulse = {
  name: "impulse",
  sentence: "Changes velocities at once so that nothing closes, pair after pair, with friction and bounces; fast and steady, the default for rigid bodies.",
  source: "lecture on rigid contacts (impulse, K matrix); Catto 2005, 2009, 2024 (sequential impulses, soft substeps)",
  parameters: [
    {
      name: "frequency",
      sentence: "How fast depth is undone, as the frequency of a damped spring; at most a quarter per substep.",
      unit: "Hz",
      default: 80,
      min: 1e-3
    },
    {
      name: "iterations",
      sentence: "Passes over all contacts in each substep, as many again after the bodies have moved.",
      default: 1,
      min: 1,
      max: 1e3
    }
  ],
  detection: "every-step",
  serves: servesMovable,
  create: (parameters) => new Impulse(parameters)
};
function addK(k, bodies, row, p) {
  if (!bodies.isActive(row)) return;
  const { position: x, worldInverseInertia: inertia } = bodies.columns;
  const w = row * 6;
  for (let i = 0; i < 3; i++) {
    k[i * 4] += inverseMassAlong(bodies.columns, row, i);
    const i1 = (i + 1) % 3;
    const i2 = (i + 2) % 3;
    const ri1 = p[i1] - x[row * 3 + i1];
    const ri2 = p[i2] - x[row * 3 + i2];
    for (let j = 0; j < 3; j++) {
      const j1 = (j + 1) % 3;
      const j2 = (j + 2) % 3;
      const rj1 = p[j1] - x[row * 3 + j1];
      const rj2 = p[j2] - x[row * 3 + j2];
      k[i * 3 + j] -= ri1 * (inertia[w + packed(i2, j1)] * rj2 - inertia[w + packed(i2, j2)] * rj1) - ri2 * (inertia[w + packed(i1, j1)] * rj2 - inertia[w + packed(i1, j2)] * rj1);
    }
  }
}
function pushAt(bodies, row, p, j, sign) {
  if (!bodies.isActive(row)) return;
  const { position, velocity: v, angularVelocity: w, worldInverseInertia: i } = bodies.columns;
  const o = row * 3;
  const m = row * 6;
  const rx = p[0] - position[o];
  const ry = p[1] - position[o + 1];
  const rz = p[2] - position[o + 2];
  const x = sign * (ry * j[2] - rz * j[1]);
  const y = sign * (rz * j[0] - rx * j[2]);
  const z = sign * (rx * j[1] - ry * j[0]);
  for (let k = 0; k < 3; k++) v[o + k] += sign * inverseMassAlong(bodies.columns, row, k) * j[k];
  w[o] += i[m] * x + i[m + 1] * y + i[m + 2] * z;
  w[o + 1] += i[m + 1] * x + i[m + 3] * y + i[m + 4] * z;
  w[o + 2] += i[m + 2] * x + i[m + 4] * y + i[m + 5] * z;
}
function packed(p, q) {
  return p === 0 ? q : q === 0 ? p : p + q + 1;
}
function relativeVelocity(c, a, b, point, o, out) {
  pointVelocity(c, a, point, o, 1, out, true);
  pointVelocity(c, b, point, o, -1, out, false);
}
function pointVelocity(c, row, point, o, sign, out, fresh) {
  const { position, velocity, angularVelocity } = c;
  const i = row * 3;
  const rx = point[o] - position[i];
  const ry = point[o + 1] - position[i + 1];
  const rz = point[o + 2] - position[i + 2];
  const wx = angularVelocity[i];
  const wy = angularVelocity[i + 1];
  const wz = angularVelocity[i + 2];
  const vx = sign * (velocity[i] + wy * rz - wz * ry);
  const vy = sign * (velocity[i + 1] + wz * rx - wx * rz);
  const vz = sign * (velocity[i + 2] + wx * ry - wy * rx);
  out[0] = fresh ? vx : out[0] + vx;
  out[1] = fresh ? vy : out[1] + vy;
  out[2] = fresh ? vz : out[2] + vz;
}
function addInverseMass(c, row, point, o, normal, n, out, at) {
  if (c.inverseMass[row] === 0) return;
  const { position, worldInverseInertia: k } = c;
  const i = row * 3;
  const w = row * 6;
  const rx = point[o] - position[i];
  const ry = point[o + 1] - position[i + 1];
  const rz = point[o + 2] - position[i + 2];
  const x = ry * normal[n + 2] - rz * normal[n + 1];
  const y = rz * normal[n] - rx * normal[n + 2];
  const z = rx * normal[n + 1] - ry * normal[n];
  out[at] += c.inverseMass[row] + x * (k[w] * x + k[w + 1] * y + k[w + 2] * z) + y * (k[w + 1] * x + k[w + 3] * y + k[w + 4] * z) + z * (k[w + 2] * x + k[w + 4] * y + k[w + 5] * z);
}
const FASTER_THAN_GRAVITY = 2;
const UNDO_SPEED = 3;
const NO_ANSWER = 1e-12;
const KEPT = 10;
const OPENING = 3;
const POINT = 6;
const HITS = 9;
class AveragedImpulse {
  softened = 0;
  undo;
  kept = new Float64Array(16 * KEPT);
  k = new Float64Array(9);
  n = new Float64Array(3);
  u = new Float64Array(3);
  p = new Float64Array(3);
  j = new Float64Array(3);
  constructor(p) {
    this.undo = p.undo;
  }
  solve(input) {
    const { bodies, contacts, owner, self } = input;
    const { sensor } = bodies.columns;
    if (this.kept.length < contacts.manifolds * KEPT)
      this.kept = new Float64Array(contacts.manifolds * KEPT * 2);
    this.kept.fill(0, 0, contacts.manifolds * KEPT);
    for (let m = 0; m < contacts.manifolds; m++) {
      if (owner[m] !== self || contacts.carried[m] === 1) continue;
      if (sensor[contacts.a[m]] + sensor[contacts.b[m]] > 0) continue;
      this.collide(input, m);
    }
  }
  relax({ bodies, contacts, owner, self }) {
    const { kept, j, p } = this;
    for (let m = 0; m < contacts.manifolds; m++) {
      const o = m * KEPT;
      if (owner[m] !== self || kept[o + HITS] === 0) continue;
      for (let k = 0; k < 3; k++) {
        j[k] = -kept[o + OPENING + k];
        p[k] = kept[o + POINT + k];
      }
      pushAt(bodies, contacts.a[m], p, j, 1);
      pushAt(bodies, contacts.b[m], p, j, -1);
    }
  }
  /** Shares the impulse out to the points that overlap, for the reports. */
  finish({ contacts, owner, self, interval }) {
    const { kept } = this;
    for (let m = 0; m < contacts.manifolds; m++) {
      const o = m * KEPT;
      if (owner[m] !== self || kept[o + HITS] === 0) continue;
      for (let i = contacts.first[m]; i < contacts.first[m] + contacts.size[m]; i++) {
        const hit = contacts.depth[i] > 0;
        for (let k = 0; k < 3; k++) {
          const part = hit ? kept[o + k] / kept[o + HITS] : 0;
          contacts.force[i * 3 + k] = part / interval;
          contacts.impulse[i * 3 + k] += part;
        }
      }
    }
  }
  collide({ bodies, contacts, dt, gravity }, m) {
    const c = bodies.columns;
    const a = contacts.a[m];
    const b = contacts.b[m];
    const depth = this.average(contacts, m);
    if (!(depth > 0)) return;
    const { k, n, u, p, j, kept } = this;
    k.fill(0);
    addK(k, bodies, a, p);
    addK(k, bodies, b, p);
    if ((c.locks[a] | c.locks[b]) !== 0) answerLocked(k);
    if (!inverse(k, 0, k, 0)) return;
    const fliesA = bodies.flight.has(a, c);
    const fliesB = bodies.flight.has(b, c);
    relativeVelocity(c, a, b, p, 0, u);
    let un = u[0] * n[0] + u[1] * n[1] + u[2] * n[2];
    if (un < 0) {
      const parting = bodies.flight.follows(a, b, c) ? 1 : 0.5;
      const gained = parting * dt * (partingBy(c, a, n) - partingBy(c, b, n));
      const slow = FASTER_THAN_GRAVITY * gravity * dt;
      this.writeChange(un, gained, contacts.rough[m], un < -slow ? contacts.bounce[m] : 0);
      un += u[0] * n[0] + u[1] * n[1] + u[2] * n[2];
      mulVec(j, 0, k, 0, u, 0);
      this.give(bodies, a, b, m * KEPT);
      if (un > 0 && fliesA) bodies.flight.note(a, c);
      if (un > 0 && fliesB) bodies.flight.note(b, c);
    }
    const speed = Math.min(this.undo * depth / dt, UNDO_SPEED) - Math.max(un, 0);
    if (!(speed > 0)) return;
    for (let i = 0; i < 3; i++) u[i] = speed * n[i];
    mulVec(j, 0, k, 0, u, 0);
    this.give(bodies, a, b, m * KEPT + OPENING);
    for (let i = 0; i < 3; i++) kept[m * KEPT + POINT + i] = p[i];
  }
  give(bodies, a, b, o) {
    const { j, p, kept } = this;
    const sum = j[0] + j[1] + j[2];
    if (sum - sum !== 0) return;
    for (let i = 0; i < 3; i++) kept[o + i] = j[i];
    pushAt(bodies, a, p, j, 1);
    pushAt(bodies, b, p, j, -1);
  }
  /** Average point and normal of the points that overlap; returns their average depth [m]. */
  average({ point, normal, depth, first, size }, m) {
    const { n, p, kept } = this;
    n.fill(0);
    p.fill(0);
    let hits = 0;
    let deep = 0;
    for (let i = first[m]; i < first[m] + size[m]; i++) {
      if (!(depth[i] > 0)) continue;
      hits++;
      deep += depth[i];
      for (let k = 0; k < 3; k++) {
        p[k] += point[i * 3 + k];
        n[k] += normal[i * 3 + k];
      }
    }
    kept[m * KEPT + HITS] = hits;
    const length = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
    if (hits === 0 || length === 0) return 0;
    for (let k = 0; k < 3; k++) {
      p[k] /= hits;
      n[k] /= length;
    }
    return deep / hits;
  }
  /** u becomes u⁺ − u. */
  writeChange(un, gained, friction, restitution) {
    const { u, n } = this;
    const leaves = restitution > 0 ? Math.max(-restitution * (un - gained) + gained, 0) : 0;
    const given = leaves - un;
    let slidingSq = 0;
    for (let k = 0; k < 3; k++) slidingSq += (u[k] - un * n[k]) * (u[k] - un * n[k]);
    const sliding = Math.sqrt(slidingSq);
    const keep = sliding > 0 ? Math.max(1 - friction * given / sliding, 0) : 0;
    for (let k = 0; k < 3; k++) {
      const along2 = un * n[k];
      u[k] = (keep - 1) * (u[k] - along2) + given * n[k];
    }
  }
}
function partingBy({ force, inverseMass, locks }, row, n) {
  let sum = 0;
  for (let k = 0; k < 3; k++)
    if ((locks[row] & 1 << k) === 0) sum += n[k] * inverseMass[row] * force[3 * row + k];
  return sum;
}
function answerLocked(k) {
  const trace = k[0] + k[4] + k[8];
  for (let i = 0; i < 9; i += 4) if (!(k[i] > NO_ANSWER * trace)) k[i] = trace;
}
const impulseAveraged = {
  name: "impulse-averaged",
  sentence: "Gives each pair one impulse at the average of its contacts, as the lecture's slides do; exact for particles and single impacts, rocks at rest.",
  source: "lecture on rigid contacts (impulse method, restitution μ_N, friction μ_T, K matrix, average of many contacts)",
  parameters: [
    {
      name: "undo",
      sentence: "Share of the depth that is undone per substep; 0 leaves positions alone, as the slides do for rigid bodies.",
      default: 0.2,
      min: 0,
      max: 1
    }
  ],
  detection: "every-substep",
  limits: "It averages the impulses of one rigid body, which has one velocity; a body that deforms has as many as vertices.",
  serves: servesRigid,
  create: (parameters) => new AveragedImpulse(parameters)
};
function connectMolecules(restPositions, radii) {
  const overlaps = overlappingSpheres(restPositions, radii);
  const pairs = new Uint32Array(overlaps.length);
  const lengths = new Float64Array(overlaps.length / 2);
  let count = 0;
  for (let k = 0; k < overlaps.length; k += 2) {
    const length = distance(restPositions, 3 * overlaps[k], restPositions, 3 * overlaps[k + 1]);
    if (length === 0) continue;
    pairs[2 * count] = overlaps[k];
    pairs[2 * count + 1] = overlaps[k + 1];
    lengths[count++] = length;
  }
  return { pairs: pairs.slice(0, 2 * count), restLengths: lengths.slice(0, count) };
}
function sharedSection(radiusA, radiusB, length) {
  const small = Math.min(radiusA, radiusB);
  const large = Math.max(radiusA, radiusB);
  if (length >= small + large) return 0;
  const offset = (length * length + small * small - large * large) / (2 * length);
  if (!(offset > 0)) return PI * small * small;
  return PI * Math.max(0, small * small - offset * offset);
}
function barStiffness(youngsModulus, section, length) {
  return youngsModulus * section / length;
}
function seriesModulus(a, b) {
  return a + b === 0 ? 0 : 2 * a * b / (a + b);
}
function penaltyStiffness(massA, massB, constant) {
  return Math.min(massA, massB) * constant;
}
function impactStiffness(stiffness, mass, approach, depth) {
  const rate = Math.max(0, approach) / depth;
  return Math.max(stiffness, mass * rate * rate);
}
class ContactNodes {
  constructor(on) {
    this.on = on;
    const size = on.starts.length - 1;
    this.crowd = new Float64Array(size);
    this.load = new Float64Array(size);
    this.velocities = new Float64Array(3 * size);
    this.frictions = new Float64Array(size);
    this.isTouched = new Uint8Array(size);
  }
  /** Touched nodes, in the order of their rows. */
  list = new Uint32Array(16);
  count = 0;
  /** Per node: contacts by their weights, then the most that they crowd a molecule [1/kg]. */
  crowd;
  /** Per node: loads by their weights, then the most that they put on a molecule. */
  load;
  /** [m/s] */
  velocities;
  frictions;
  isTouched;
  clear() {
    for (let k = 0; k < this.count; k++) this.isTouched[this.list[k]] = 0;
    this.count = 0;
  }
  /** Counts the contacts of a row's three nodes, weights[o…o + 3). */
  touch(nodes, weights, o) {
    for (let k = o; k < o + 3; k++) {
      const weight = weights[k];
      if (weight === 0) continue;
      const node = nodes[k];
      if (this.isTouched[node] === 0) this.open(node);
      this.crowd[node] = this.crowd[node] + weight;
    }
  }
  /** Adds what the row at rows[o / 3] puts on its nodes. */
  burden(nodes, weights, o, rows) {
    const load = rows[o / 3];
    for (let k = o; k < o + 3; k++) {
      if (weights[k] === 0) continue;
      const node = nodes[k];
      this.load[node] = this.load[node] + weights[k] * load;
    }
  }
  /** Hands sums on the nodes to their molecules. */
  share(sums, out) {
    const { list, count } = this;
    const { starts, carriers, weights } = this.on;
    for (let n = 0; n < count; n++) {
      const node = list[n];
      const sum = sums[node];
      for (let k = starts[node]; k < starts[node + 1]; k++)
        out[carriers[k]] = out[carriers[k]] + sum * weights[k];
    }
  }
  /** Puts the largest sum·1/m of each node's molecules in the node's place. */
  worst(sums, inverseMasses, out) {
    const { list, count } = this;
    const { starts, carriers } = this.on;
    for (let n = 0; n < count; n++) {
      const node = list[n];
      let worst = 0;
      for (let k = starts[node]; k < starts[node + 1]; k++) {
        const value = sums[carriers[k]] * inverseMasses[carriers[k]];
        if (value > worst) worst = value;
      }
      out[node] = worst;
    }
  }
  /** Velocity and friction of each node, the mean of its molecules'; that vertices also turn with them is left out. */
  look({ model, frictions: rough }) {
    const { list, count, velocities, frictions } = this;
    const { starts, carriers, weights } = this.on;
    const v = model.velocities;
    for (let n = 0; n < count; n++) {
      const node = list[n];
      let x = 0;
      let y = 0;
      let z = 0;
      let friction = 0;
      for (let k = starts[node]; k < starts[node + 1]; k++) {
        const share = weights[k];
        const m = carriers[k];
        x += share * v[3 * m];
        y += share * v[3 * m + 1];
        z += share * v[3 * m + 2];
        friction += share * rough[m];
      }
      velocities[3 * node] = x;
      velocities[3 * node + 1] = y;
      velocities[3 * node + 2] = z;
      frictions[node] = friction;
    }
  }
  open(node) {
    this.isTouched[node] = 1;
    this.crowd[node] = 0;
    this.load[node] = 0;
    if (this.count === this.list.length) {
      const larger = new Uint32Array(2 * this.count);
      larger.set(this.list);
      this.list = larger;
    }
    this.list[this.count++] = node;
  }
}
function moleculesAlone(count) {
  return {
    starts: Uint32Array.from({ length: count + 1 }, (_, k) => k),
    carriers: Uint32Array.from({ length: count }, (_, k) => k),
    weights: new Float64Array(count).fill(1)
  };
}
class BodyNodes {
  constructor(body) {
    this.body = body;
    const { count } = body.model;
    this.alone = new ContactNodes(moleculesAlone(count));
    this.crowds = new Float64Array(count);
    this.loads = new Float64Array(count);
  }
  alone;
  /** Contacts on each molecule, and what they put on it. */
  crowds;
  loads;
  vertices;
  /** The nodes that rows on surfaces (1), or on molecules (0), refer to. */
  of(onSurface) {
    return onSurface === 1 ? this.vertices : this.alone;
  }
  /** Forgets the contacts of the step before. */
  begin() {
    const skin = this.body.surface?.skin;
    if (skin === void 0) this.vertices = void 0;
    else if (this.vertices?.on !== skin) this.vertices = new ContactNodes(skin);
    this.vertices?.clear();
    this.alone.clear();
  }
  get isTouched() {
    return this.alone.count > 0 || (this.vertices?.count ?? 0) > 0;
  }
  /** Once all rows have touched their nodes. */
  countCrowds() {
    this.crowds.fill(0);
    this.alone.share(this.alone.crowd, this.crowds);
    this.vertices?.share(this.vertices.crowd, this.crowds);
    const { inverseMasses } = this.body.model;
    for (const nodes of [this.alone, this.vertices]) {
      nodes?.worst(this.crowds, inverseMasses, nodes.crowd);
      nodes?.look(this.body);
    }
  }
  /** Once all rows have burdened their nodes. */
  countLoads() {
    this.loads.fill(0);
    this.alone.share(this.alone.load, this.loads);
    this.vertices?.share(this.vertices.load, this.loads);
    const { inverseMasses } = this.body.model;
    this.alone.worst(this.loads, inverseMasses, this.alone.load);
    this.vertices?.worst(this.loads, inverseMasses, this.vertices.load);
  }
  /** Hands forces on the surface to the molecules. */
  release() {
    const { surface, model } = this.body;
    if (surface !== void 0 && this.vertices !== void 0 && this.vertices.count > 0)
      surface.release(model.forces, this.vertices.list, this.vertices.count);
  }
}
const CONTACT_LIMIT = 0.5;
const FRICTION$1 = 3;
const MASS$1 = 4;
const STEP = 5;
const CROWD = 6;
const LOAD = 7;
class MoleculePenalty {
  constructor(options) {
    this.options = options;
  }
  /** Rows softened in the last call. */
  softened = 0;
  nodes = [];
  /** Stiffness and damping of each row, and what they put on its nodes: k·h² + c·h. */
  springs = new Float64Array(128);
  loads = new Float64Array(64);
  work = new Float64Array(8);
  /** The bodies of the manifold at hand, and the nodes that its row at hand stands on. */
  first;
  second;
  nodesFirst;
  nodesSecond;
  /** Adds the forces of these manifolds, each of two bodies of molecules, for a step of `h` [s]; those of `sensors` feel nothing. */
  push(molecules, contacts, manifolds, count, sensor, h) {
    const { list } = molecules;
    this.softened = 0;
    this.work[STEP] = h;
    if (this.loads.length < contacts.count) {
      this.springs = new Float64Array(4 * contacts.count);
      this.loads = new Float64Array(2 * contacts.count);
    }
    this.beginNodes(list);
    for (let k = 0; k < count; k++) this.touchNodes(molecules, contacts, manifolds[k]);
    for (let b = 0; b < list.length; b++) if (this.nodes[b].isTouched) this.nodes[b].countCrowds();
    for (let k = 0; k < count; k++) this.stiffen(molecules, contacts, manifolds[k]);
    for (let b = 0; b < list.length; b++) if (this.nodes[b].isTouched) this.nodes[b].countLoads();
    for (let k = 0; k < count; k++) {
      const m = manifolds[k];
      if (sensor[contacts.a[m]] + sensor[contacts.b[m]] === 0) this.pushPair(molecules, contacts, m);
    }
    for (let b = 0; b < list.length; b++) this.nodes[b].release();
  }
  beginNodes(bodies) {
    const { nodes } = this;
    nodes.length = bodies.length;
    for (let b = 0; b < bodies.length; b++) {
      if (nodes[b]?.body !== bodies[b]) nodes[b] = new BodyNodes(bodies[b]);
      nodes[b].begin();
    }
  }
  take(molecules, contacts, m) {
    this.first = this.nodes[molecules.numberOf(contacts.a[m])];
    this.second = this.nodes[molecules.numberOf(contacts.b[m])];
  }
  takeRow(contacts, row) {
    this.nodesFirst = this.first.of(contacts.onSkin[row]);
    this.nodesSecond = this.second.of(contacts.onSkin[row]);
  }
  touchNodes(molecules, contacts, m) {
    this.take(molecules, contacts, m);
    for (let row = contacts.first[m]; row < contacts.first[m] + contacts.size[m]; row++) {
      this.takeRow(contacts, row);
      this.nodesFirst.touch(contacts.nodesA, contacts.weightsA, 3 * row);
      this.nodesSecond.touch(contacts.nodesB, contacts.weightsB, 3 * row);
    }
  }
  /** Spring and damper of one pair's rows, and what they put on its nodes. */
  stiffen(molecules, contacts, m) {
    const { options, springs, loads } = this;
    const h = this.work[STEP];
    this.take(molecules, contacts, m);
    const { body: a } = this.first;
    const { body: b } = this.second;
    if (contacts.met[m] < 0) contacts.met[m] = this.approach(contacts, m);
    const mass = Math.min(a.mass, b.mass) / contacts.size[m];
    for (let row = contacts.first[m]; row < contacts.first[m] + contacts.size[m]; row++) {
      this.takeRow(contacts, row);
      const k = this.stiffnessOf(a, b, contacts, row);
      const hard = options.impactDepth > 0 ? impactStiffness(k, mass, contacts.met[m], options.impactDepth) : k;
      this.worstOf(contacts, row);
      const c = 2 * options.damping * Math.sqrt(hard / this.work[CROWD]);
      springs[2 * row] = hard;
      springs[2 * row + 1] = c;
      loads[row] = hard * h * h + c * h;
      this.nodesFirst.burden(contacts.nodesA, contacts.weightsA, 3 * row, loads);
      this.nodesSecond.burden(contacts.nodesB, contacts.weightsB, 3 * row, loads);
    }
  }
  /** Largest speed at which rows of one pair get deeper [m/s]. */
  approach(contacts, m) {
    let most = 0;
    for (let row = contacts.first[m]; row < contacts.first[m] + contacts.size[m]; row++) {
      this.takeRow(contacts, row);
      this.relativeVelocity(contacts, row);
      most = Math.max(most, -along(this.work, contacts.normal, 3 * row));
    }
    return most;
  }
  stiffnessOf(a, b, contacts, row) {
    if (contacts.onSkin[row] === 1) return penaltyStiffness(a.mass, b.mass, this.options.constant);
    const i = contacts.nodesA[3 * row];
    const j = contacts.nodesB[3 * row];
    const small = Math.min(a.model.radii[i], b.model.radii[j]);
    const modulus = seriesModulus(a.moduli[i], b.moduli[j]);
    return barStiffness(modulus, PI * small * small, a.model.radii[i] + b.model.radii[j]);
  }
  pushPair(molecules, contacts, m) {
    const { force, impulse: impulse2 } = contacts;
    const h = this.work[STEP];
    this.take(molecules, contacts, m);
    for (let row = contacts.first[m]; row < contacts.first[m] + contacts.size[m]; row++) {
      this.takeRow(contacts, row);
      this.pushRow(contacts, row);
      const { onSkin } = contacts;
      apply(forcesOf(this.first.body, onSkin[row]), contacts, row, contacts.nodesA, contacts.weightsA, 1);
      apply(forcesOf(this.second.body, onSkin[row]), contacts, row, contacts.nodesB, contacts.weightsB, -1);
      for (let k = 3 * row; k < 3 * row + 3; k++) impulse2[k] += h * force[k];
    }
  }
  /** Leaves the force of a row, on `a`, in `contacts.force`. */
  pushRow(contacts, row) {
    const { work, springs } = this;
    const { normal, force } = contacts;
    const o = 3 * row;
    this.worstOf(contacts, row);
    const load = work[LOAD];
    const keep = load > CONTACT_LIMIT ? CONTACT_LIMIT / load : 1;
    if (keep < 1) this.softened++;
    const k = springs[2 * row] * keep;
    const c = springs[2 * row + 1] * keep;
    this.relativeVelocity(contacts, row);
    const speed = along(work, normal, o);
    const size = Math.max(0, k * contacts.depth[row] - c * speed);
    if (contacts.onSkin[row] === 1) contacts.friction[row] = this.frictionOf(contacts, row);
    work[FRICTION$1] = contacts.friction[row] * size;
    work[MASS$1] = CONTACT_LIMIT / work[CROWD];
    let slidingSq = 0;
    for (let axis = 0; axis < 3; axis++) {
      work[axis] = work[axis] - speed * normal[o + axis];
      slidingSq += work[axis] * work[axis];
    }
    const sliding = Math.sqrt(slidingSq);
    const drag = sliding > 0 ? Math.min(work[FRICTION$1], work[MASS$1] * sliding / work[STEP]) / sliding : 0;
    for (let axis = 0; axis < 3; axis++) force[o + axis] = size * normal[o + axis] - drag * work[axis];
  }
  /** Most that contacts crowd a molecule of either side of a row [1/kg], and most that they put on one, to the scratch. */
  worstOf({ nodesA, nodesB, weightsA, weightsB }, row) {
    const { work, nodesFirst: first, nodesSecond: second } = this;
    let crowd = 0;
    let load = 0;
    for (let k = 3 * row; k < 3 * row + 3; k++) {
      if (weightsA[k] !== 0) {
        crowd = Math.max(crowd, first.crowd[nodesA[k]]);
        load = Math.max(load, first.load[nodesA[k]]);
      }
      if (weightsB[k] !== 0) {
        crowd = Math.max(crowd, second.crowd[nodesB[k]]);
        load = Math.max(load, second.load[nodesB[k]]);
      }
    }
    work[CROWD] = crowd;
    work[LOAD] = load;
  }
  /** Geometric mean of both sides' coefficients. */
  frictionOf({ nodesA, nodesB, weightsA, weightsB }, row) {
    const { frictions: first } = this.nodesFirst;
    const { frictions: second } = this.nodesSecond;
    let a = 0;
    let b = 0;
    for (let k = 3 * row; k < 3 * row + 3; k++) {
      if (weightsA[k] !== 0) a += weightsA[k] * first[nodesA[k]];
      if (weightsB[k] !== 0) b += weightsB[k] * second[nodesB[k]];
    }
    return Math.sqrt(a * b);
  }
  /** Velocity of `a` against `b` at a row, to the scratch. */
  relativeVelocity({ nodesA, nodesB, weightsA, weightsB }, row) {
    const { work } = this;
    const { velocities: first } = this.nodesFirst;
    const { velocities: second } = this.nodesSecond;
    for (let axis = 0; axis < 3; axis++) {
      let speed = 0;
      for (let k = 3 * row; k < 3 * row + 3; k++) {
        if (weightsA[k] !== 0) speed += weightsA[k] * first[3 * nodesA[k] + axis];
        if (weightsB[k] !== 0) speed -= weightsB[k] * second[3 * nodesB[k] + axis];
      }
      work[axis] = speed;
    }
  }
}
function forcesOf(body, onSkin) {
  return onSkin === 1 ? body.surface.forces : body.model.forces;
}
function apply(forces, { force }, row, nodes, weights, sign) {
  for (let k = 3 * row; k < 3 * row + 3; k++) {
    const weight = sign * weights[k];
    if (weight === 0) continue;
    const at = 3 * nodes[k];
    forces[at] = forces[at] + weight * force[3 * row];
    forces[at + 1] = forces[at + 1] + weight * force[3 * row + 1];
    forces[at + 2] = forces[at + 2] + weight * force[3 * row + 2];
  }
}
function along(velocity, normal, o) {
  return velocity[0] * normal[o] + velocity[1] * normal[o + 1] + velocity[2] * normal[o + 2];
}
const ROW = 6;
const STIFFNESS$1 = 3;
const DAMPING = 4;
const YIELD = 5;
class ShapePenalty {
  constructor(damping) {
    this.damping = damping;
  }
  softened = 0;
  rows = new Float64Array(32 * ROW);
  /** Scratch: relative velocity, and the step. */
  work = new Float64Array(4);
  /** What contacts put on each body of the world in this look. */
  burdens = new Float64Array(0);
  /** Rows of all manifolds. */
  count = 0;
  /** Of the manifold at hand: molecules, row of the shape, and 1 where molecules are body `a`, else −1. */
  body;
  other = 0;
  sign = 1;
  /** Forces of these manifolds, each of molecules and a shape, for a step of `h` [s]. */
  push(bodies, molecules, contacts, manifolds, count, h) {
    const { sensor } = bodies.columns;
    const { first, size } = contacts;
    this.softened = 0;
    this.count = 0;
    this.work[3] = h;
    if (this.burdens.length < bodies.rows) this.burdens = new Float64Array(2 * bodies.rows);
    if (this.rows.length < contacts.count * ROW) this.rows = new Float64Array(2 * contacts.count * ROW);
    this.burdens.fill(0, 0, bodies.rows);
    for (let k = 0; k < count; k++) {
      this.take(molecules, contacts, manifolds[k]);
      this.count += size[manifolds[k]];
      for (let i = first[manifolds[k]]; i < first[manifolds[k]] + size[manifolds[k]]; i++)
        this.stiffen(bodies, contacts, i);
    }
    for (let k = 0; k < count; k++) {
      const m = manifolds[k];
      if (sensor[contacts.a[m]] + sensor[contacts.b[m]] > 0) continue;
      this.take(molecules, contacts, m);
      for (let i = first[m]; i < first[m] + size[m]; i++) this.pushRow(bodies, contacts, i);
    }
  }
  take(molecules, { a, b }, m) {
    const number = molecules.numberOf(a[m]);
    this.sign = number >= 0 ? 1 : -1;
    this.body = molecules.list[number >= 0 ? number : molecules.numberOf(b[m])];
    this.other = number >= 0 ? b[m] : a[m];
  }
  moleculeOf({ nodesA, nodesB }, i) {
    return this.sign > 0 ? nodesA[3 * i] : nodesB[3 * i];
  }
  /** Spring and damper of a row, and what they put on the shape's body. */
  stiffen(bodies, contacts, row) {
    const { rows, other } = this;
    const { model, moduli } = this.body;
    const i = this.moleculeOf(contacts, row);
    const o = ROW * row;
    for (let k2 = 0; k2 < 3; k2++) rows[o + k2] = this.sign * contacts.normal[3 * row + k2];
    rows[o + YIELD] = yieldOf(bodies, other, model.positions, 3 * i, rows, o);
    const heaviness = Math.max(model.inverseMasses[i], rows[o + YIELD]);
    const k = moduli[i] * PI * model.radii[i];
    const c = heaviness > 0 ? 2 * this.damping * Math.sqrt(k / heaviness) : 0;
    rows[o + STIFFNESS$1] = k;
    rows[o + DAMPING] = c;
    const h = this.work[3];
    this.burdens[other] = this.burdens[other] + (k * h * h + c * h) * rows[o + YIELD];
  }
  pushRow(bodies, contacts, row) {
    const { rows, work, other, sign } = this;
    const { model } = this.body;
    const { force, impulse: impulse2 } = contacts;
    const i = this.moleculeOf(contacts, row);
    const o = ROW * row;
    const h = work[3];
    const load = (rows[o + STIFFNESS$1] * h * h + rows[o + DAMPING] * h) * model.inverseMasses[i];
    const worst = Math.max(load, this.burdens[other]);
    const keep = worst > CONTACT_LIMIT ? CONTACT_LIMIT / worst : 1;
    if (keep < 1) this.softened++;
    const speed = this.relativeVelocity(bodies, other, model.positions, model.velocities, i, o);
    const depth = contacts.depth[row];
    const size = Math.max(0, keep * (rows[o + STIFFNESS$1] * depth - rows[o + DAMPING] * speed));
    const sliding = Math.sqrt(work[0] * work[0] + work[1] * work[1] + work[2] * work[2]);
    const rough = contacts.friction[row] * size;
    const heaviness = Math.max(model.inverseMasses[i], this.count * rows[o + YIELD]);
    const stop = heaviness > 0 ? CONTACT_LIMIT * sliding / (heaviness * h) : 0;
    const drag = sliding > 0 ? Math.min(rough, stop) / sliding : 0;
    for (let k = 0; k < 3; k++) {
      const f = size * rows[o + k] - drag * work[k];
      force[3 * row + k] = sign * f;
      impulse2[3 * row + k] += h * sign * f;
      model.forces[3 * i + k] = model.forces[3 * i + k] + f;
    }
    pushBack(bodies, other, model.positions, 3 * i, force, 3 * row, sign);
  }
  /** Speed of the molecule out of the shape [m/s]; its sliding velocity goes to the scratch. */
  relativeVelocity({ columns }, other, positions, velocities, i, o) {
    const { work, rows } = this;
    const { position, velocity, angularVelocity } = columns;
    const b = 3 * other;
    let speed = 0;
    for (let k = 0; k < 3; k++) {
      const m = (k + 1) % 3;
      const n = (k + 2) % 3;
      const turned = angularVelocity[b + m] * (positions[3 * i + n] - position[b + n]) - angularVelocity[b + n] * (positions[3 * i + m] - position[b + m]);
      work[k] = velocities[3 * i + k] - velocity[b + k] - turned;
      speed += work[k] * rows[o + k];
    }
    for (let k = 0; k < 3; k++) work[k] = work[k] - speed * rows[o + k];
    return speed;
  }
}
function yieldOf({ columns }, row, points, at, normals, o) {
  const { inverseMass, position, worldInverseInertia: w } = columns;
  if (inverseMass[row] === 0) return 0;
  const rx = points[at] - position[3 * row];
  const ry = points[at + 1] - position[3 * row + 1];
  const rz = points[at + 2] - position[3 * row + 2];
  const x = ry * normals[o + 2] - rz * normals[o + 1];
  const y = rz * normals[o] - rx * normals[o + 2];
  const z = rx * normals[o + 1] - ry * normals[o];
  const i = 6 * row;
  return inverseMass[row] + w[i] * x * x + w[i + 3] * y * y + w[i + 5] * z * z + 2 * (w[i + 1] * x * y + w[i + 2] * x * z + w[i + 4] * y * z);
}
function pushBack({ columns }, row, points, at, forces, o, sign) {
  const { inverseMass, position, force, torque } = columns;
  if (inverseMass[row] === 0) return;
  for (let k = 0; k < 3; k++) {
    const m = (k + 1) % 3;
    const n = (k + 2) % 3;
    force[3 * row + k] = force[3 * row + k] - sign * forces[o + k];
    torque[3 * row + k] = torque[3 * row + k] - (points[at + m] - position[3 * row + m]) * sign * forces[o + n] + (points[at + n] - position[3 * row + n]) * sign * forces[o + m];
  }
}
class MoleculeResponse {
  pairs;
  shapes;
  ofPairs = new Uint32Array(16);
  ofShapes = new Uint32Array(16);
  pairCount = 0;
  shapeCount = 0;
  constructor(options) {
    this.pairs = new MoleculePenalty(options);
    this.shapes = new ShapePenalty(options.damping);
  }
  get softened() {
    return this.pairs.softened + this.shapes.softened;
  }
  /** Sorts the manifolds by what molecules meet. */
  begin({ matter: { molecules }, contacts, owner, self }) {
    if (this.ofPairs.length < contacts.manifolds) {
      this.ofPairs = new Uint32Array(2 * contacts.manifolds);
      this.ofShapes = new Uint32Array(2 * contacts.manifolds);
    }
    this.pairCount = 0;
    this.shapeCount = 0;
    for (let m = 0; m < contacts.manifolds; m++) {
      if (owner[m] !== self || contacts.carried[m] === 1) continue;
      const isPair = molecules.numberOf(contacts.a[m]) >= 0 && molecules.numberOf(contacts.b[m]) >= 0;
      if (isPair) this.ofPairs[this.pairCount++] = m;
      else this.ofShapes[this.shapeCount++] = m;
    }
  }
  respond({ matter: { bodies, molecules }, contacts, h }) {
    const { sensor } = bodies.columns;
    this.pairs.push(molecules, contacts, this.ofPairs, this.pairCount, sensor, h);
    this.shapes.push(bodies, molecules, contacts, this.ofShapes, this.shapeCount, h);
    molecules.stopAsleep();
  }
}
const moleculePenalty = {
  name: "molecule-penalty",
  sentence: "Pushes bodies of molecules apart by damped springs with friction: stiff as their material where spheres touch, by the lighter mass where surfaces do.",
  source: "the penalty method of the thesis, equations 3.6 to 3.9, with its extension by the speed of impact",
  parameters: [
    {
      name: "constant",
      sentence: "Stiffness of each contact of surfaces over the mass of the lighter body.",
      unit: "1/s²",
      default: 2e3,
      min: 0,
      max: 1e12
    },
    {
      name: "damping",
      sentence: "Share of critical damping of each contact.",
      default: 0.3,
      min: 0,
      max: 2
    },
    {
      name: "impactDepth",
      sentence: "Depth within which contacts stop a body that arrives fast, by stiffness that grows with the speed of impact; 0 for none.",
      unit: "m",
      default: 0,
      min: 0,
      max: 1e3
    }
  ],
  detection: "every-substep",
  limits: "Its stiffness follows from molecules, which one body at least must be made of, and the other must not deform in another way.",
  serves: meetsMolecules,
  prefers: meetsMolecules,
  acts: "before-elasticity",
  onSkins: true,
  create: ({ constant, damping, impactDepth }) => ({
    anchored: new MoleculeResponse({
      constant,
      damping,
      impactDepth
    }),
    softened: 0
  })
};
const MAX_DAMPING_RATIO = 2;
const SAMPLES = 512;
function restitutionWithoutPull(zeta) {
  if (zeta < 1) {
    const w2 = Math.sqrt(1 - zeta * zeta);
    return exp(-zeta / w2 * (Math.PI - atan2(2 * zeta * w2, w2 * w2 - zeta * zeta)));
  }
  if (zeta === 1) return exp(-2);
  const w = Math.sqrt(zeta * zeta - 1);
  return exp(-zeta / w * log((zeta + w) / (zeta - w)));
}
function dampingWithPull(e) {
  if (e <= 0) return 1;
  const l = log(e);
  return -l / Math.sqrt(Math.PI * Math.PI + l * l);
}
let table;
function dampingWithoutPull(e) {
  table ??= Float64Array.from({ length: SAMPLES + 1 }, (_, i2) => invert(i2 / SAMPLES));
  const x = e * SAMPLES;
  const i = Math.min(Math.floor(x), SAMPLES - 1);
  const t = x - i;
  return table[i] * (1 - t) + table[i + 1] * t;
}
function invert(e) {
  let low = 0;
  let high = MAX_DAMPING_RATIO;
  for (let k = 0; k < 60; k++) {
    const middle = 0.5 * (low + high);
    if (restitutionWithoutPull(middle) > e) low = middle;
    else high = middle;
  }
  return 0.5 * (low + high);
}
class SoftPenalty {
  contacts = new StrainedContacts();
  /** Stiffness [N/m], angular frequency [1/s], damping ratio: in an array, or a stiffness of 0 would have every spring boxed. */
  spring;
  sweeps;
  constructor(p) {
    this.spring = Float64Array.of(
      p.stiffness,
      2 * Math.PI * p.frequency,
      p.dampingRatio
    );
    this.sweeps = p.sweeps;
  }
  solve(input) {
    const { contacts } = this;
    if (!contacts.begin(input)) return;
    this.setSprings(input);
    for (let k = 0; k < this.sweeps; k++) contacts.sweeper.sweep(input, 1);
    contacts.end(input, false);
  }
  state() {
    return this.contacts.state();
  }
  restore(state) {
    this.contacts.restore(state);
  }
  setSprings({ rows, h }) {
    const { softness, pushes, damps, gives } = this.contacts.sweeper;
    const stiffness = this.spring[0];
    const omega = this.spring[1];
    const dampingRatio = this.spring[2];
    for (let row = 0; row < rows.count; row++) {
      const w = softness[row];
      if (!(w > 0)) continue;
      const k = stiffness > 0 ? stiffness : omega * omega / w;
      const c = 2 * dampingRatio * Math.sqrt(k / w);
      pushes[row] = h * k;
      damps[row] = h * c;
      gives[row] = 1 / (1 + h * h * k * w + h * c * w);
    }
  }
}
const softPenalty = {
  name: "penalty",
  sentence: "Pushes colliding vertices out with a damped linear spring and Coulomb friction, implicitly, so that any stiffness is stable; smooth, and bodies sink in a little.",
  source: "Heidelberger et al. 2004 (linear response forces with friction); implicit form of our own",
  parameters: [
    {
      name: "stiffness",
      sentence: "Stiffness of one vertex; 0 takes it from the frequency and the mass that the contact moves.",
      unit: "N/m",
      default: 0,
      min: 0
    },
    {
      name: "frequency",
      sentence: "Frequency of the contact spring, used when no stiffness is given.",
      unit: "Hz",
      default: 30,
      min: 1e-3
    },
    {
      name: "dampingRatio",
      sentence: "Share of critical damping of the contact.",
      default: 0.5,
      min: 0,
      max: 10
    },
    {
      name: "sweeps",
      sentence: "Passes over all contacts in a substep; more make stiff contacts of many vertices more exact.",
      default: 2,
      min: 1,
      max: 100
    }
  ],
  create: (parameters) => new SoftPenalty(parameters)
};
const TANGENT_RATIO = 2 / 7;
const STABLE = 0.5;
const STABLE_DAMPING = 0.9;
const DT = 0;
const ZETA = 1;
const FRICTION = 2;
const MASS = 3;
const GRIP_STIFFNESS = 4;
const GRIP_DAMPER = 5;
const GRIP_LIMIT = 6;
const RESTITUTION = 7;
const SCRATCH = 8;
const SOFT_DAMPING = 0.5;
class Penalty {
  softened = 0;
  softenedRow = -1;
  anchored;
  stiffness;
  frequencySq;
  dampingRatio;
  pulls;
  buffer;
  rubs;
  u = new Float64Array(3);
  scratch = new Float64Array(SCRATCH);
  constructor(p) {
    const omega = 2 * Math.PI * p.frequency;
    this.stiffness = p.stiffness;
    this.frequencySq = omega * omega;
    this.dampingRatio = p.dampingRatio;
    this.pulls = p.release === "depth";
    this.buffer = p.buffer;
    this.rubs = p.friction !== false;
    this.scratch[RESTITUTION] = Number.NaN;
    const dampingRatio = this.dampingRatio < 0 ? SOFT_DAMPING : this.dampingRatio;
    this.anchored = new SoftResponder(softPenalty.create({ ...p, dampingRatio }));
  }
  push({ bodies, contacts, owner, self, dt }) {
    const c = bodies.columns;
    const { scratch } = this;
    this.softened = 0;
    scratch[DT] = dt;
    for (let m = 0; m < contacts.manifolds; m++) {
      const a = contacts.a[m];
      const b = contacts.b[m];
      if (owner[m] !== self || contacts.carried[m] === 1 || c.sensor[a] + c.sensor[b] > 0) continue;
      const restitution = contacts.bounce[m];
      if (restitution !== scratch[RESTITUTION]) {
        scratch[RESTITUTION] = restitution;
        scratch[ZETA] = this.damping(restitution);
      }
      scratch[FRICTION] = this.rubs ? contacts.rough[m] : 0;
      const size = contacts.size[m];
      for (let i = contacts.first[m]; i < contacts.first[m] + size; i++) {
        if (!(contacts.depth[i] + this.buffer > 0)) continue;
        this.pushPoint(c, contacts, i, a, b, size);
        contacts.touching[m] = 1;
      }
    }
  }
  damping(restitution) {
    if (this.dampingRatio >= 0) return this.dampingRatio;
    return this.pulls ? dampingWithPull(restitution) : dampingWithoutPull(restitution);
  }
  pushPoint(c, contacts, i, a, b, size) {
    const { point, normal, depth, force } = contacts;
    const { u, scratch } = this;
    const o = i * 3;
    const dt = scratch[DT];
    scratch[MASS] = 0;
    addInverseMass(c, a, point, o, normal, o, scratch, MASS);
    addInverseMass(c, b, point, o, normal, o, scratch, MASS);
    if (!(scratch[MASS] > 0)) return;
    const mass = 1 / scratch[MASS];
    let k = this.stiffness > 0 ? this.stiffness : mass * this.frequencySq;
    const stiffest = STABLE * mass / (size * dt * dt);
    if (k > stiffest) {
      k = stiffest;
      this.softened++;
      this.softenedRow = c.inverseMass[a] > 0 ? a : b;
    }
    const strongest = STABLE_DAMPING * mass / (size * dt);
    const damper = Math.min(2 * scratch[ZETA] * Math.sqrt(k * mass), strongest);
    relativeVelocity(c, a, b, point, o, u);
    const nx = normal[o];
    const ny = normal[o + 1];
    const nz = normal[o + 2];
    const un = u[0] * nx + u[1] * ny + u[2] * nz;
    let fn = k * (depth[i] + this.buffer) - damper * un;
    if (fn < 0 && !this.pulls) fn = 0;
    u[0] -= un * nx;
    u[1] -= un * ny;
    u[2] -= un * nz;
    scratch[GRIP_STIFFNESS] = k * TANGENT_RATIO;
    scratch[GRIP_DAMPER] = TANGENT_RATIO * Math.min(2 * Math.sqrt(k * mass), strongest);
    scratch[GRIP_LIMIT] = scratch[FRICTION] * Math.max(fn, 0);
    this.stretch(contacts, i);
    this.grip(contacts.memo, i * MEMO);
    const fx = fn * nx + u[0];
    const fy = fn * ny + u[1];
    const fz = fn * nz + u[2];
    if (!(Math.abs(fx) + Math.abs(fy) + Math.abs(fz) < Number.POSITIVE_INFINITY)) return;
    force[o] = fx;
    force[o + 1] = fy;
    force[o + 2] = fz;
    applyContactForce(c, contacts, i, a, b);
    bookImpulse(contacts, o, scratch);
  }
  /** Advances the tangential spring ξ by the sliding velocity in `u` and turns it into the present tangent plane. */
  stretch({ memo, normal }, i) {
    const { u } = this;
    const t = i * MEMO;
    const nx = normal[i * 3];
    const ny = normal[i * 3 + 1];
    const nz = normal[i * 3 + 2];
    const dt = this.scratch[DT];
    const before = Math.sqrt(memo[t] * memo[t] + memo[t + 1] * memo[t + 1] + memo[t + 2] * memo[t + 2]);
    const along2 = memo[t] * nx + memo[t + 1] * ny + memo[t + 2] * nz;
    const x = memo[t] - along2 * nx;
    const y = memo[t + 1] - along2 * ny;
    const z = memo[t + 2] - along2 * nz;
    const after = Math.sqrt(x * x + y * y + z * z);
    const scale = after > 0 ? before / after : 0;
    memo[t] = x * scale + u[0] * dt;
    memo[t + 1] = y * scale + u[1] * dt;
    memo[t + 2] = z * scale + u[2] * dt;
  }
  /** Replaces the sliding velocity in `u` by the friction force, at most `limit` [N]; a slipping spring is cut to it. */
  grip(memo, t) {
    const { u, scratch } = this;
    const kt = scratch[GRIP_STIFFNESS];
    const ct = scratch[GRIP_DAMPER];
    const limit = scratch[GRIP_LIMIT];
    let sq = 0;
    for (let k = 0; k < 3; k++) {
      u[k] = -kt * memo[t + k] - ct * u[k];
      sq += u[k] * u[k];
    }
    const size = Math.sqrt(sq);
    if (size <= limit) return;
    const scale = limit / size;
    for (let k = 0; k < 3; k++) {
      u[k] *= scale;
      memo[t + k] = -u[k] / kt;
    }
  }
}
function bookImpulse({ force, impulse: impulse2 }, o, scratch) {
  const dt = scratch[DT];
  impulse2[o] += force[o] * dt;
  impulse2[o + 1] += force[o + 1] * dt;
  impulse2[o + 2] += force[o + 2] * dt;
}
const STIFFNESS = {
  name: "stiffness",
  sentence: "Stiffness of one contact; 0 takes it from the frequency and the mass that the contact moves.",
  unit: "N/m",
  default: 0,
  min: 0
};
const FREQUENCY = {
  name: "frequency",
  sentence: "Frequency of the contact spring, used when no stiffness is given.",
  unit: "Hz",
  default: 30,
  min: 1e-3
};
const buffer = (size) => ({
  name: "buffer",
  sentence: "Gap below which bodies already push each other.",
  unit: "m",
  default: size,
  min: 0,
  max: 1e3
});
const penalty = {
  name: "penalty",
  sentence: "Pushes overlapping bodies apart with a damped linear spring per contact and Coulomb friction; simple, smooth, a little soft.",
  source: "lecture on rigid contacts (quadratic penalty); Cundall and Strack 1979; Schwager and Pöschel 2007",
  parameters: [
    STIFFNESS,
    FREQUENCY,
    {
      name: "dampingRatio",
      sentence: "Share of critical damping; -1 takes it from the restitution of the two bodies, and 0.5 where one is deformable.",
      default: -1,
      min: -1,
      max: 2
    },
    {
      name: "release",
      sentence: "Ends a contact when its force has fallen to zero (it never pulls) or when its depth has.",
      default: "force",
      choices: ["force", "depth"]
    },
    buffer(0),
    {
      name: "sweeps",
      sentence: "For deformable bodies: passes over all contacts in a substep; more make stiff contacts more exact.",
      default: 2,
      min: 1,
      max: 100
    }
  ],
  detection: "every-substep",
  springs: true,
  reach: (parameters) => parameters.buffer,
  serves: servesMovable,
  create: (parameters) => new Penalty(parameters)
};
const FREE = { dampingRatio: 0, release: "force", friction: false, sweeps: 2 };
const penaltyQuadratic = {
  name: "penalty-quadratic",
  sentence: "Pushes overlapping bodies apart by the slope of a quadratic potential, without damping or friction; energy is kept.",
  source: "lecture on rigid contacts (quadratic penalty method)",
  parameters: [STIFFNESS, FREQUENCY],
  detection: "every-substep",
  springs: true,
  limits: "The lecture's plain forms are for shapes with a signed distance; take 'penalty' where a body deforms.",
  serves: servesRigid,
  create: (parameters) => new Penalty({ ...parameters, ...FREE, buffer: 0 })
};
const penaltyBuffered = {
  name: "penalty-buffered",
  sentence: "A quadratic penalty that begins a buffer before contact, which lessens penetration and does not prevent it; no damping or friction.",
  source: "lecture on rigid contacts (quadratic penalty method with a buffer)",
  parameters: [STIFFNESS, FREQUENCY, buffer(0.01)],
  detection: "every-substep",
  springs: true,
  reach: (parameters) => parameters.buffer,
  limits: "The lecture's plain forms are for shapes with a signed distance; take 'penalty' where a body deforms.",
  serves: servesRigid,
  create: (parameters) => new Penalty({ ...parameters, ...FREE })
};
const responses = new Registry("response");
const METHODS = [
  impulse,
  contactSurface,
  penalty,
  constraint,
  impulseAveraged,
  penaltyQuadratic,
  penaltyBuffered,
  logBarrier,
  backtracking,
  moleculePenalty
];
for (const method of METHODS) responses.register(method);
export {
  BORDER as $,
  ASLEEP as A,
  BODY_CODE as B,
  Contacts as C,
  lockInertia as D,
  isTurned as E,
  FROZEN as F,
  holdLocked as G,
  DISABLED as H,
  scaleByMoments as I,
  SWEEP as J,
  KEPT_BOXED as K,
  LOCAL as L,
  MomentumKeeper as M,
  NearestPoint as N,
  readParameters as O,
  PointGrid as P,
  AnchoredContacts as Q,
  Registry as R,
  SETTLED_OVERLAPPING as S,
  TetBody as T,
  UnionFind as U,
  isMolecules as V,
  Skyline as W,
  RegionalDepth as X,
  ConsistentDepth as Y,
  ClosestFeatureDepth as Z,
  VertexDepths as _,
  anyNews as a,
  MEMO as a0,
  lockedTranslations as a1,
  lockedRotations as a2,
  lockBits as a3,
  ROW_STAGES as a4,
  moves as b,
  isDynamic as c,
  AWAKE as d,
  exp as e,
  featureOf as f,
  POSE as g,
  isDeformable as h,
  isNews as i,
  BODY_KINDS as j,
  isDynamicKind as k,
  log as l,
  mayTouch as m,
  isolatedSpheres as n,
  overlappingSpheres as o,
  penetrations as p,
  BODY_LAYOUT as q,
  responses as r,
  smoothCorners as s,
  invertInertia as t,
  connectMolecules as u,
  vertexFeature as v,
  sharedSection as w,
  seriesModulus as x,
  barStiffness as y,
  pow as z
};
