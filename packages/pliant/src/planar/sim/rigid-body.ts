/**
 * A rigid outline: position, angle and their velocities. An axle holds its place but turns; a fixed body does neither.
 */
import { PliantError } from '../../core/errors.js';
import type { Hash64 } from '../../core/hash64.js';
import { checkNumber, checkOptions, checkPolygon } from '../check.js';
import { runBoxesLength, writeRunBoxes } from '../localise/run-boxes.js';
import { areaMoments } from '../measure.js';
import type { Polygon } from '../polygon.js';
import type { Hold, Momentum, PlanarBody } from './body.js';
import { thicknessOf } from './extent.js';
import type { Nodes } from './nodes.js';

/** How a rigid outline is made. */
export interface RigidBodyOptions {
  /** Surface density [kg/m²]. */
  readonly density?: number;
  /** `free` (default), `axle`: turns about its centroid, `fixed`. */
  readonly motion?: 'free' | 'axle' | 'fixed';
  /** Of its centre [m/s]. */
  readonly velocity?: readonly [number, number];
  /** Angular velocity [rad/s]. */
  readonly spin?: number;
  /** Linear drag [1/s]: velocities decay like exp(-drag t). */
  readonly drag?: number;
}

const OPTIONS = ['density', 'motion', 'velocity', 'spin', 'drag'] as const;

/** A rigid outline. */
export class RigidBody implements PlanarBody {
  readonly polygon: Polygon;
  private readonly boxes: Float64Array;
  /** The outline has moved since the boxes were written. */
  private isMoved = true;
  /** Outline relative to the centroid at angle 0 [m]. */
  readonly rest: Float64Array;
  /** [kg] */
  readonly mass: number;
  /** About its centre [kg m²]. */
  readonly inertia: number;
  /** 0 where nothing moves it [1/kg]. */
  readonly inverseMass: number;
  /** 0 where nothing turns it [1/(kg m²)]. */
  readonly inverseInertia: number;
  // Numbers that change begin as fractions: a field that began as nothing, or as a whole number, takes memory at each change.
  /** Its centre along x [m]. */
  x = Number.NaN;
  /** Its centre along y [m]. */
  y = Number.NaN;
  /** How far it is turned [rad]. */
  angle = Number.NaN;
  /** Velocity of its centre along x [m/s]. */
  vx = Number.NaN;
  /** Velocity of its centre along y [m/s]. */
  vy = Number.NaN;
  /** How fast it turns [rad/s]. */
  spin = Number.NaN;
  /** Rate at which its velocities decay [1/s]. */
  readonly drag: number;
  readonly movable: boolean;
  readonly thickness: number;
  readonly size: number;
  readonly lineMass: number;
  readonly nodeCount = 1;
  readonly stateLength = 6;
  /** Largest distance of a vertex from the centroid [m]. */
  readonly radius: number;
  /** x, y, angle where `save` was called, then where `move` ended. */
  private readonly kept = new Float64Array(6);
  /** Velocities before the last `accelerate`. */
  private readonly before = new Float64Array(3);
  readonly positionsBefore: Float64Array;
  readonly boxBefore: Float64Array;

  /** @param outline in the place where the body starts. */
  constructor(outline: Polygon, options: RigidBodyOptions = {}) {
    checkPolygon(outline, 'outline');
    checkOptions(options, OPTIONS, 'A rigid body');
    const { density = 1, motion = 'free', velocity = [0, 0], spin = 0, drag = 0 } = options;
    if (!(density > 0 && density < Number.POSITIVE_INFINITY)) {
      throw new PliantError('invalid-value', `The density must be a positive number; it is ${density}.`, {
        path: 'density',
      });
    }
    if (!['free', 'axle', 'fixed'].includes(motion)) {
      const sentence = `There is no motion ${JSON.stringify(motion)}; use 'free', 'axle' or 'fixed'.`;
      throw new PliantError('unknown-name', sentence, { path: 'motion' });
    }
    checkNumber(velocity?.[0], 'velocity[0]');
    checkNumber(velocity?.[1], 'velocity[1]');
    checkNumber(spin, 'spin');
    checkNumber(drag, 'drag', 0);
    const moments = areaMoments(outline);
    this.polygon = outline.clone();
    this.boxes = new Float64Array(runBoxesLength(outline.vertexCount));
    this.positionsBefore = outline.positions.slice();
    this.boxBefore = new Float64Array(this.boxes.length);
    this.angle = 0;
    this.x = moments.x;
    this.y = moments.y;
    this.rest = outline.positions.map((p, k) => p - (k % 2 === 0 ? moments.x : moments.y));
    this.mass = density * moments.area;
    this.inertia = density * moments.polar;
    this.inverseMass = motion === 'free' ? 1 / this.mass : 0;
    this.inverseInertia = motion === 'fixed' ? 0 : 1 / this.inertia;
    [this.vx, this.vy] = motion === 'free' ? velocity : [0, 0];
    this.spin = motion === 'fixed' ? 0 : spin;
    this.drag = drag;
    this.movable = motion !== 'fixed';
    this.radius = farthest(this.rest);
    this.size = Math.sqrt(moments.area);
    this.thickness = thicknessOf(outline);
    this.lineMass = motion === 'fixed' ? Number.POSITIVE_INFINITY : this.mass / this.size;
    this.refreshBox();
  }

  velocityAt(out: Float64Array, _feature: number, x: number, y: number): void {
    out[0] = this.vx - this.spin * (y - this.y);
    out[1] = this.vy + this.spin * (x - this.x);
  }

  inverseMassAt(_feature: number, x: number, y: number, nx: number, ny: number): number {
    const lever = (x - this.x) * ny - (y - this.y) * nx;
    return this.inverseMass + lever * lever * this.inverseInertia;
  }

  push(_feature: number, x: number, y: number, jx: number, jy: number): void {
    this.vx += jx * this.inverseMass;
    this.vy += jy * this.inverseMass;
    this.spin += ((x - this.x) * jy - (y - this.y) * jx) * this.inverseInertia;
  }

  accelerate(dt: number, gravityX: number, gravityY: number): void {
    this.before[0] = this.vx;
    this.before[1] = this.vy;
    this.before[2] = this.spin;
    if (this.inverseMass > 0) {
      this.vx += gravityX * dt;
      this.vy += gravityY * dt;
    }
    // Implicit, so any drag and step is stable.
    const keep = 1 / (1 + this.drag * dt);
    this.vx *= keep;
    this.vy *= keep;
    this.spin *= keep;
  }

  hold(out: Hold): void {
    out.node = 0;
    out.second = 0;
    out.share = 0;
  }

  writeVelocities(nodes: Nodes, first: number): void {
    nodes.vx[first] = this.vx;
    nodes.vy[first] = this.vy;
    nodes.spin[first] = this.spin;
  }

  writeNodes(nodes: Nodes, first: number): void {
    this.writeVelocities(nodes, first);
    nodes.inverseMass[first] = this.inverseMass;
    nodes.inverseInertia[first] = this.inverseInertia;
    nodes.x[first] = this.x;
    nodes.y[first] = this.y;
  }

  readNodes(nodes: Nodes, first: number): void {
    this.vx = nodes.vx[first];
    this.vy = nodes.vy[first];
    this.spin = nodes.spin[first];
  }

  advance(dt: number): void {
    this.x += this.vx * dt;
    this.y += this.vy * dt;
    this.angle += this.spin * dt;
  }

  fly(dt: number): void {
    this.x += 0.5 * (this.vx + this.before[0]) * dt;
    this.y += 0.5 * (this.vy + this.before[1]) * dt;
    this.angle += 0.5 * (this.spin + this.before[2]) * dt;
  }

  shift(nodes: Nodes, first: number, dt: number): void {
    this.x += nodes.vx[first] * dt;
    this.y += nodes.vy[first] * dt;
    this.angle += nodes.spin[first] * dt;
    this.place();
  }

  move(dt: number): void {
    this.advance(dt);
    this.arrive();
  }

  arrive(): void {
    this.kept[3] = this.x;
    this.kept[4] = this.y;
    this.kept[5] = this.angle;
    this.place();
  }

  topSpeed(): number {
    return Math.sqrt(this.vx * this.vx + this.vy * this.vy) + Math.abs(this.spin) * this.radius;
  }

  potential(gravityX: number, gravityY: number): number {
    return this.inverseMass > 0 ? -this.mass * (gravityX * this.x + gravityY * this.y) : 0;
  }

  momentum(): Momentum {
    const m = this.inverseMass > 0 ? this.mass : 0;
    const own = this.inverseInertia > 0 ? this.inertia * this.spin : 0;
    return { x: m * this.vx, y: m * this.vy, angular: own + m * (this.x * this.vy - this.y * this.vx) };
  }

  stop(): void {
    this.vx = 0;
    this.vy = 0;
    this.spin = 0;
    this.back(0);
  }

  writeState(out: Float64Array, o: number): void {
    out[o] = this.x;
    out[o + 1] = this.y;
    out[o + 2] = this.angle;
    out[o + 3] = this.vx;
    out[o + 4] = this.vy;
    out[o + 5] = this.spin;
  }

  readState(from: Float64Array, o: number): void {
    this.x = from[o];
    this.y = from[o + 1];
    this.angle = from[o + 2];
    this.vx = from[o + 3];
    this.vy = from[o + 4];
    this.spin = from[o + 5];
    this.place();
    this.save();
  }

  hash(into: Hash64): void {
    into.f64(this.x).f64(this.y).f64(this.angle).f64(this.vx).f64(this.vy).f64(this.spin);
  }

  save(): void {
    this.kept[0] = this.x;
    this.kept[1] = this.y;
    this.kept[2] = this.angle;
    this.positionsBefore.set(this.polygon.positions);
    this.boxBefore.set(this.box);
  }

  back(t: number): void {
    const kept = this.kept;
    this.x = between(kept[0], kept[3], t);
    this.y = between(kept[1], kept[4], t);
    this.angle = between(kept[2], kept[5], t);
    this.place();
  }

  energy(): number {
    const linear = this.inverseMass > 0 ? this.mass * (this.vx * this.vx + this.vy * this.vy) : 0;
    return (linear + (this.inverseInertia > 0 ? this.inertia * this.spin * this.spin : 0)) / 2;
  }

  /** Writes the outline for the present place. */
  place(): void {
    this.polygon.place(this.rest, this.angle, this.x, this.y);
    this.refreshBox();
  }

  refreshBox(): void {
    this.isMoved = true;
  }

  get box(): Float64Array {
    if (this.isMoved) {
      writeRunBoxes(this.boxes, this.polygon);
      this.isMoved = false;
    }
    return this.boxes;
  }
}

function farthest(rest: Float64Array): number {
  let mostSq = 0;
  for (let k = 0; k < rest.length; k += 2) {
    mostSq = Math.max(mostSq, rest[k] * rest[k] + rest[k + 1] * rest[k + 1]);
  }
  return Math.sqrt(mostSq);
}

/** At 0 exactly the first value, even when the other isn't finite. */
function between(from: number, to: number, t: number): number {
  return t === 0 ? from : from + t * (to - from);
}
