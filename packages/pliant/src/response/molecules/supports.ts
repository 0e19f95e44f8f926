/**
 * Shapes behind those that touch molecules: what lies on them, under them or against them, and so on. Impulses solve
 * these contacts later in the substep, without the molecules. If molecules did not feel them, a heavy ball that lands on
 * a light box would drive the box into them, a little in every substep, and no spring would have paid for that depth.
 *
 *   gather   rows of shapes that can be reached from a shape among molecules, as they were found for this step
 *   look     opening speed u of each row
 *   push     C·(w − u), while it is positive      w = −gap/h: the row may close, but no farther
 *
 * These forces act in the solve alone and foretell the impulses. They have no friction and no bounce, so they foretell
 * too little rather than too much. Only the forces of molecules are handed to the shapes.
 */
import { AWAKE, BODY_CODE } from '../../bodies/layout.js';
import { widened } from '../../core/grow.js';
import * as quat from '../../math/quat.js';
import type { Contacts, Matter } from '../../narrowphase/index.js';
import type { ShapeSide } from './sides.js';

/** Most contacts between a shape and the molecules. Fewer: what lies on top of a stack presses a substep late. */
const LAYERS = 12;

/** Most rows. More: a heap of shapes is solved twice in every substep. */
const MOST_ROWS = 400;

/** The layer of a body that was not reached. */
const NEVER = 255;

/** Damper that keeps a row closed, over m/h. Larger: solves don't settle. Smaller: heavy loads sink in. */
const STIFF = 1e3;

export class Supports {
  count = 0;
  private a: ShapeSide[] = [];
  private b: ShapeSide[] = [];
  private normal = new Float64Array(48);
  private armA = new Float64Array(48);
  private armB = new Float64Array(48);
  /** Least opening speed, damper, present push, slope of it against the opening speed. */
  private least = new Float64Array(16);
  private damper = new Float64Array(16);
  private push = new Float64Array(16);
  private slope = new Float64Array(16);
  /** Layer in which a row of bodies was reached, from 1. */
  private reached = new Uint8Array(0);
  private readonly turn = new Float64Array(4);
  private readonly spin = new Float64Array(3);
  private readonly arm = new Float64Array(3);

  /**
   * Lists the rows behind the shapes of `rows`, for a step of `h` [s]. `sideOf` makes a body take part in the solve.
   */
  gather(
    matter: Matter,
    shapes: readonly ShapeSide[],
    shapeCount: number,
    h: number,
    sideOf: (row: number) => ShapeSide,
  ): void {
    this.count = 0;
    const { bodies } = matter;
    const { current } = matter.narrowphase;
    if (current.manifolds === 0) return;
    if (this.reached.length < bodies.rows) this.reached = new Uint8Array(bodies.arena.capacity);
    const { reached } = this;
    reached.fill(0);
    for (let k = 0; k < shapeCount; k++) if (shapes[k].size > 0) reached[shapes[k].row] = 1;
    for (let layer = 1; layer <= LAYERS; layer++) {
      const before = this.count;
      for (let m = 0; m < current.manifolds && this.count < MOST_ROWS; m++)
        if (this.isBehind(matter, current, m, layer)) this.add(matter, current, m, h, sideOf);
      if (this.count === before) return;
    }
  }

  /** Whether a manifold leads on from a body of this layer. Marks the body that it leads to. */
  private isBehind(
    { bodies: { columns: c }, methods }: Matter,
    { a, b, size }: Contacts,
    m: number,
    layer: number,
  ): boolean {
    const { reached } = this;
    const p = a[m];
    const q = b[m];
    if (size[m] === 0 || c.sensor[p] + c.sensor[q] > 0) return false;
    // A manifold belongs to the first layer that it touches.
    if (Math.min(reached[p] || NEVER, reached[q] || NEVER) !== layer) return false;
    // Springs between shapes have pushed already, and no impulses follow.
    if (methods.responseOf(p, q).detection === 'every-substep') return false;
    const far = reached[p] === layer ? q : p;
    if (reached[far] === 0 && c.kind[far] === BODY_CODE.rigid && c.activity[far] === AWAKE)
      reached[far] = layer + 1;
    return true;
  }

  private add(
    matter: Matter,
    contacts: Contacts,
    m: number,
    h: number,
    sideOf: (row: number) => ShapeSide,
  ): void {
    const { first, size, point, normal, depth } = contacts;
    const a = sideOf(contacts.a[m]);
    const b = sideOf(contacts.b[m]);
    for (let i = first[m]; i < first[m] + size[m]; i++) {
      if (this.count === this.least.length) this.grow();
      const n = this.count++;
      this.a[n] = a;
      this.b[n] = b;
      let gap = -depth[i];
      for (let k = 0; k < 3; k++) this.normal[3 * n + k] = normal[3 * i + k];
      gap +=
        this.carry(matter, a, point, 3 * i, this.armA, n) - this.carry(matter, b, point, 3 * i, this.armB, n);
      this.least[n] = -Math.max(0, gap) / h;
      const crowd = this.yieldOf(a, this.armA, n) + this.yieldOf(b, this.armB, n);
      this.damper[n] = crowd > 0 ? STIFF / (crowd * h) : 0;
    }
  }

  /**
   * Writes the arm of a point that was at point[i…] when contacts were found. Returns how far it has moved along the
   * normal since [m].
   */
  private carry(
    { movesFar, bodies: { columns: c } }: Matter,
    { row, place }: ShapeSide,
    point: Float64Array,
    i: number,
    arms: Float64Array,
    n: number,
  ): number {
    const { turn, spin, normal } = this;
    const { position, orientation } = movesFar;
    quat.conjugate(turn, 0, orientation, 4 * row);
    quat.multiply(turn, 0, c.orientation, 4 * row, turn, 0);
    quat.toRotationVector(spin, 0, turn, 0);
    const x = point[i] - position[3 * row];
    const y = point[i + 1] - position[3 * row + 1];
    const z = point[i + 2] - position[3 * row + 2];
    const o = 3 * n;
    arms[o] = x;
    arms[o + 1] = y;
    arms[o + 2] = z;
    return (
      normal[o] * (place[0] - position[3 * row] + spin[1] * z - spin[2] * y) +
      normal[o + 1] * (place[1] - position[3 * row + 1] + spin[2] * x - spin[0] * z) +
      normal[o + 2] * (place[2] - position[3 * row + 2] + spin[0] * y - spin[1] * x)
    );
  }

  private yieldOf(side: ShapeSide, arms: Float64Array, n: number): number {
    if (side.size === 0) return 0;
    for (let k = 0; k < 3; k++) this.arm[k] = arms[3 * n + k];
    return side.yieldAlong(this.arm, this.normal, 3 * n);
  }

  /** Computes pushes and slopes for the twists of the last look. */
  evaluate(): void {
    for (let n = 0; n < this.count; n++) {
      const over = this.least[n] - this.opening(n);
      this.push[n] = over > 0 ? this.damper[n] * over : 0;
      this.slope[n] = over > 0 ? this.damper[n] : 0;
    }
  }

  /** Puts the pushes, times `scale`, on the shapes. */
  press(scale: number): void {
    for (let n = 0; n < this.count; n++) if (this.push[n] > 0) this.put(n, scale * this.push[n]);
  }

  /** Puts on the shapes what the pushes lose by a change of twists, times `scale`. */
  multiply(scale: number): void {
    for (let n = 0; n < this.count; n++)
      if (this.slope[n] > 0) this.put(n, scale * this.slope[n] * this.opening(n));
  }

  burden(h: number): void {
    for (let n = 0; n < this.count; n++) {
      this.a[n].addRate(h * this.slope[n], this.armA, 3 * n);
      this.b[n].addRate(h * this.slope[n], this.armB, 3 * n);
    }
  }

  private opening(n: number): number {
    return this.along(this.a[n], this.armA, n) - this.along(this.b[n], this.armB, n);
  }

  private along({ twist: t }: ShapeSide, arms: Float64Array, n: number): number {
    const { normal } = this;
    const o = 3 * n;
    const x = arms[o];
    const y = arms[o + 1];
    const z = arms[o + 2];
    return (
      normal[o] * (t[0] + t[4] * z - t[5] * y) +
      normal[o + 1] * (t[1] + t[5] * x - t[3] * z) +
      normal[o + 2] * (t[2] + t[3] * y - t[4] * x)
    );
  }

  private put(n: number, force: number): void {
    this.putOn(this.a[n], this.armA, n, force);
    this.putOn(this.b[n], this.armB, n, -force);
  }

  private putOn({ forces: f, size }: ShapeSide, arms: Float64Array, n: number, force: number): void {
    if (size === 0) return;
    const o = 3 * n;
    const x = force * this.normal[o];
    const y = force * this.normal[o + 1];
    const z = force * this.normal[o + 2];
    f[0] = f[0] + x;
    f[1] = f[1] + y;
    f[2] = f[2] + z;
    f[3] = f[3] + arms[o + 1] * z - arms[o + 2] * y;
    f[4] = f[4] + arms[o + 2] * x - arms[o] * z;
    f[5] = f[5] + arms[o] * y - arms[o + 1] * x;
  }

  private grow(): void {
    const size = 2 * this.least.length;
    this.normal = widened(this.normal, 3 * size);
    this.armA = widened(this.armA, 3 * size);
    this.armB = widened(this.armB, 3 * size);
    this.least = widened(this.least, size);
    this.damper = widened(this.damper, size);
    this.push = widened(this.push, size);
    this.slope = widened(this.slope, size);
  }
}
