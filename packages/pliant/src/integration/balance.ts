/**
 * Islands in balance. In a world whose bodies don't fall asleep, a structure that stands is solved again and again, with the
 * same answer but for what the passes leave. Whatever stands in balance is passed over instead: its bodies stand still, and its contacts
 * keep their points and forces, until something touches it or a command changes it.
 *
 * This is no sleep. Sleep ends motion that somebody may see. Here nothing moves to begin with: speeds are a thousandth of what
 * gravity gives within a step, the bodies are bound, and what is left is the noise of the solver. An island rests when, over two windows of
 * `WINDOW` steps,
 *
 *   - no body of it was faster than `BALANCED`, and all of them together drifted no farther in the second window than in the first. What
 *     tips over or begins to slide goes farther in every window;
 *   - every body is bound: it has three loaded points or more, and contacts that stick lead from it to what it leans on. What rolls,
 *     rocks or slides is not, so it rests only when it stands still;
 *   - it leans on something that forces do not move, and that does not move itself;
 *   - nothing acts on it but gravity and contact: no joint, force field, hook or force of the user.
 */
import type { Bodies, BodyColumns } from '../bodies/bodies.js';
import { moves } from '../bodies/filter.js';
import type { Joints } from '../bodies/joints.js';
import { AT_REST, AWAKE, BODY_CODE, isDynamic } from '../bodies/layout.js';
import { UnionFind } from '../core/union-find.js';
import type { Contacts, Islands } from '../narrowphase/index.js';

/** Steps of a window. Fewer: what begins to tip is not told from noise. More: it takes longer until a structure rests. */
const WINDOW = 8;

/**
 * Speed of a body in balance, in units of what gravity gives within a step: 0.25 mm/s on Earth at 60 steps a second. Larger: slow motion
 * stops. Smaller: tall structures, which shiver by a few hundredths of a millimetre a second, never rest.
 */
const BALANCED = 1.5e-3;

/** Speed of a body that isn't bound and stands still [m/s], [rad/s]. */
const STILL = 1e-9;

/** Loaded points that bind a body. */
const BOUND = 3;

/** Share of its manifold's load from which on a point is loaded; share of the friction's limit up to which a manifold sticks. */
const LOADED = 1e-3;
const STICKS = 0.98;

export class Balance {
  /** What contacts that stick tie together, and which of it something holds that forces don't move. */
  private readonly stuck = new UnionFind();
  private held = new Uint8Array(0);
  /** Per row: loaded points. */
  private points = new Uint32Array(0);
  /** Per root of an island: whether it may rest; squares of the way of all its bodies in this window, and in the one before [m²]. */
  private may = new Uint8Array(0);
  private now = new Float64Array(0);
  private before = new Float64Array(0);
  /** Speed of a body in balance [m/s], length of a window [s]: numbers that are handed over would be boxed. */
  private readonly limits = new Float64Array(2);

  /** Whether a window ends with this step, the number of those before it given. */
  isDue(steps: number): boolean {
    return (steps + 1) % WINDOW === 0;
  }

  /** At the end of a window. `disturbed` while something acts that may change by itself. */
  look(
    bodies: Bodies,
    islands: Islands,
    contacts: Contacts,
    joints: Joints,
    ties: readonly number[],
    gravity: Float64Array,
    dt: number,
    disturbed: boolean,
  ): void {
    this.reserve(bodies.arena.capacity);
    const { rows } = bodies;
    const pull = Math.sqrt(gravity[0] * gravity[0] + gravity[1] * gravity[1] + gravity[2] * gravity[2]);
    this.limits[0] = BALANCED * pull * dt;
    this.limits[1] = WINDOW * dt;
    this.stuck.reset(rows);
    this.held.fill(0, 0, rows);
    this.points.fill(0, 0, rows);
    this.may.fill(disturbed ? 0 : 1, 0, rows);
    this.now.fill(0, 0, rows);
    this.before.fill(0, 0, rows);
    islands.spreadAnchors(bodies);
    for (let m = 0; m < contacts.manifolds; m++) this.bind(bodies, islands, contacts, m);
    for (let row = 0; row < rows; row++) if (this.held[row] === 1) this.held[this.stuck.find(row)] = 1;
    for (let j = 0; j < joints.rows; j++) {
      if (!joints.isOn(j)) continue;
      this.may[islands.rootOf(joints.a[j])] = 0;
      this.may[islands.rootOf(joints.b[j])] = 0;
    }
    for (let k = 0; k < ties.length; k++) this.may[islands.rootOf(ties[k])] = 0;
    for (let row = 0; row < rows; row++) {
      if (!bodies.isActive(row)) continue;
      const root = islands.rootOf(row);
      if (!islands.isAnchored(root) || !this.isCalm(bodies.columns, row, root)) this.may[root] = 0;
    }
    for (let row = 0; row < rows; row++) {
      if (!bodies.isActive(row)) continue;
      const root = islands.rootOf(row);
      if (this.may[root] === 1 && this.now[root] <= this.before[root]) rest(bodies.columns, row);
    }
  }

  /** Counts the loaded points of a manifold for both bodies, and ties them if it sticks. */
  private bind(bodies: Bodies, islands: Islands, contacts: Contacts, m: number): void {
    const { kind, sensor } = bodies.columns;
    const a = contacts.a[m];
    const b = contacts.b[m];
    if (sensor[a] + sensor[b] > 0 || contacts.touching[m] === 0) return;
    if (!isDynamic(kind[a]) && moves(bodies, a)) this.may[islands.rootOf(b)] = 0;
    if (!isDynamic(kind[b]) && moves(bodies, b)) this.may[islands.rootOf(a)] = 0;
    const { force: f, normal: n } = contacts;
    const first = contacts.first[m];
    const end = first + contacts.size[m];
    let load = 0;
    let x = 0;
    let y = 0;
    let z = 0;
    for (let p = first, k = first * 3; p < end; p++, k += 3) {
      const push = f[k] * n[k] + f[k + 1] * n[k + 1] + f[k + 2] * n[k + 2];
      load += push;
      x += f[k] - push * n[k];
      y += f[k + 1] - push * n[k + 1];
      z += f[k + 2] - push * n[k + 2];
    }
    if (!(load > 0)) return;
    const most = STICKS * contacts.rough[m] * load;
    if (x * x + y * y + z * z < most * most) this.tie(bodies.columns, a, b);
    let loaded = 0;
    for (let p = first, k = first * 3; p < end; p++, k += 3)
      if (f[k] * n[k] + f[k + 1] * n[k + 1] + f[k + 2] * n[k + 2] > LOADED * load) loaded++;
    this.points[a] += loaded;
    this.points[b] += loaded;
  }

  private tie({ kind }: BodyColumns, a: number, b: number): void {
    if (!isDynamic(kind[a])) this.held[b] = 1;
    else if (!isDynamic(kind[b])) this.held[a] = 1;
    else this.stuck.union(a, b);
  }

  /** Whether a body hardly moved in this window; begins the next one. */
  private isCalm(c: BodyColumns, row: number, root: number): boolean {
    const { position: x, velocity: v, angularVelocity: w, reach, restFrom, drift, userForce, userTorque } = c;
    const i = row * 3;
    const dx = x[i] - restFrom[i];
    const dy = x[i + 1] - restFrom[i + 1];
    const dz = x[i + 2] - restFrom[i + 2];
    const before = drift[row];
    const waySq = dx * dx + dy * dy + dz * dz;
    this.now[root] += waySq;
    this.before[root] += before * before;
    for (let k = 0; k < 3; k++) restFrom[i + k] = x[i + k];
    drift[row] = Math.sqrt(waySq);
    if (c.kind[row] !== BODY_CODE.rigid) return false;
    const speedSq = v[i] * v[i] + v[i + 1] * v[i + 1] + v[i + 2] * v[i + 2];
    const spinSq = w[i] * w[i] + w[i + 1] * w[i + 1] + w[i + 2] * w[i + 2];
    const slow = this.limits[0];
    const way = slow * this.limits[1];
    if (speedSq > slow * slow || spinSq * reach[row] * reach[row] > slow * slow) return false;
    if (waySq > way * way || before > way) return false;
    for (let k = i; k < i + 3; k++) if (userForce[k] !== 0 || userTorque[k] !== 0) return false;
    if (this.points[row] >= BOUND && this.held[this.stuck.find(row)] === 1) return true;
    return speedSq <= STILL * STILL && spinSq <= STILL * STILL;
  }

  private reserve(capacity: number): void {
    if (this.points.length >= capacity) return;
    this.points = new Uint32Array(capacity);
    this.held = new Uint8Array(capacity);
    this.may = new Uint8Array(capacity);
    this.now = new Float64Array(capacity);
    this.before = new Float64Array(capacity);
  }
}

function rest({ activity, velocity, angularVelocity }: BodyColumns, row: number): void {
  if (activity[row] === AWAKE) activity[row] = AT_REST;
  velocity.fill(0, row * 3, row * 3 + 3);
  angularVelocity.fill(0, row * 3, row * 3 + 3);
}
