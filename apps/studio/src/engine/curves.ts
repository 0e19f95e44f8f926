/**
 * What is measured at every step, for plots: one row of numbers per step. The page asks for the rows it doesn't have yet.
 * The oldest half is dropped when the memory is full.
 */
import type { Shape } from '@pliant/three';
import { compileSolid, STAGES, type World } from 'pliant';

export interface CurveInfo {
  readonly name: string;
  readonly unit: string;
  /** Curves of one group are shown in one plot. */
  readonly group: string;
}

/** Column 0 is the step, column 1 the time. */
export const CURVES: readonly CurveInfo[] = [
  { name: 'step', unit: '', group: '' },
  { name: 'time', unit: 's', group: '' },
  { name: 'kinetic', unit: 'J', group: 'Energy' },
  { name: 'potential', unit: 'J', group: 'Energy' },
  { name: 'total', unit: 'J', group: 'Energy' },
  { name: 'worst', unit: 'm', group: 'Depth' },
  { name: 'mean', unit: 'm', group: 'Depth' },
  { name: 'contacts', unit: '', group: 'Contacts' },
  { name: 'largest', unit: 'N', group: 'Contact force' },
  { name: 'selected', unit: 'N', group: 'Contact force' },
  { name: 'lowest', unit: 'm', group: 'Height' },
  { name: 'highest', unit: 'm', group: 'Height' },
  { name: 'momentum', unit: 'kg·m/s', group: 'Momentum' },
  ...STAGES.map((stage) => ({ name: stage, unit: 'ms', group: 'Time per stage' })),
];

/** New rows of the curves; with another version than asked for, they are all the rows there are. */
export interface CurveRows {
  readonly version: number;
  readonly rows: Float64Array<ArrayBuffer>;
}

export const CURVE_COLUMNS = CURVES.length;
const MOST_ROWS = 40_000;

export class CurveRecorder {
  private rows = new Float64Array(1024 * CURVE_COLUMNS);
  private count = 0;
  private shapes: ReadonlyMap<number, Shape> = new Map();
  /** Row of the body whose contact force is followed, or -1. */
  followed = -1;
  /** Changes when rows were taken back, so whoever has copies asks for all anew. */
  version = 1;

  /** Begins with nothing. The shapes are those of the bodies by row. */
  begin(shapes: ReadonlyMap<number, Shape>): void {
    this.shapes = shapes;
    this.count = 0;
    this.version++;
  }

  /** Forgets what came after a step. */
  cut(step: number): void {
    this.version++;
    while (this.count > 0 && this.rows[(this.count - 1) * CURVE_COLUMNS] > step) this.count--;
  }

  record(world: World): void {
    if (this.count === MOST_ROWS) this.dropHalf();
    const o = this.count * CURVE_COLUMNS;
    if (o === this.rows.length) this.grow();
    const { kinetic, potential, total } = world.energy();
    const { linear } = world.momentum();
    const { rows } = this;
    rows[o] = world.steps;
    rows[o + 1] = world.time;
    rows[o + 2] = kinetic;
    rows[o + 3] = potential;
    rows[o + 4] = total;
    this.contacts(world, o + 5);
    this.heights(world, o + 10);
    rows[o + 12] = Math.hypot(...linear);
    rows.set(world.sim.timers.last, o + 13);
    this.count++;
  }

  /** The rows after a step, as a copy to hand over. */
  since(step: number): Float64Array<ArrayBuffer> {
    let first = this.count;
    while (first > 0 && this.rows[(first - 1) * CURVE_COLUMNS] > step) first--;
    return this.rows.slice(first * CURVE_COLUMNS, this.count * CURVE_COLUMNS);
  }

  private contacts(world: World, o: number): void {
    const { depth, count, force } = world.sim.narrowphase.current;
    const { contactForce } = world.sim.bodies.columns;
    let worst = 0;
    let sum = 0;
    let largest = 0;
    for (let i = 0; i < count; i++) {
      worst = Math.max(worst, depth[i]);
      sum += Math.max(depth[i], 0);
      largest = Math.max(largest, lengthAt(force, i));
    }
    this.rows[o] = worst;
    this.rows[o + 1] = count > 0 ? sum / count : 0;
    this.rows[o + 2] = count;
    this.rows[o + 3] = largest;
    this.rows[o + 4] = this.followed < 0 ? Number.NaN : lengthAt(contactForce, this.followed);
  }

  /** Of all bodies that forces move. */
  private heights(world: World, o: number): void {
    const { rows, columns } = world.sim.bodies;
    let lowest = Number.POSITIVE_INFINITY;
    let highest = Number.NEGATIVE_INFINITY;
    for (let row = 0; row < rows; row++) {
      if (columns.kind[row] === 0 || columns.inverseMass[row] === 0) continue;
      const half = halfHeight(this.shapes.get(row), columns.orientation, row * 4);
      lowest = Math.min(lowest, columns.position[row * 3 + 1] - half);
      highest = Math.max(highest, columns.position[row * 3 + 1] + half);
    }
    this.rows[o] = lowest <= highest ? lowest : Number.NaN;
    this.rows[o + 1] = lowest <= highest ? highest : Number.NaN;
  }

  private grow(): void {
    const rows = new Float64Array(this.rows.length * 2);
    rows.set(this.rows);
    this.rows = rows;
  }

  private dropHalf(): void {
    const half = MOST_ROWS / 2;
    this.rows.copyWithin(0, half * CURVE_COLUMNS);
    this.count -= half;
  }
}

/** How far a shape reaches up and down from its centre [m]: |R| h along y for a box, and for the box around any other shape. */
function halfHeight(shape: Shape | undefined, q: Float64Array, o: number): number {
  if (shape?.kind === 'sphere') return shape.radius;
  if (shape === undefined || shape.kind === 'plane' || shape.kind === 'surface') return 0;
  const [x, y, z, w] = [q[o], q[o + 1], q[o + 2], q[o + 3]];
  const [hx, hy, hz] = shape.kind === 'box' ? shape.halfExtents : halfBox(shape);
  return (
    Math.abs(2 * (x * y + z * w)) * hx +
    Math.abs(1 - 2 * (x * x + z * z)) * hy +
    Math.abs(2 * (y * z - x * w)) * hz
  );
}

/** Half extents of the box around a shape, made once per shape. */
function halfBox(shape: Exclude<Shape, { kind: 'surface' }>): readonly number[] {
  let half = HALF_BOXES.get(shape);
  if (half === undefined) {
    const { bounds } = compileSolid(shape, true);
    half = [0, 1, 2].map((k) => Math.max(-bounds[k], bounds[3 + k]));
    HALF_BOXES.set(shape, half);
  }
  return half;
}

const HALF_BOXES = new WeakMap<Shape, readonly number[]>();

const lengthAt = (v: Float64Array, i: number): number => Math.hypot(v[i * 3], v[i * 3 + 1], v[i * 3 + 2]);
