/**
 * What is measured at every step, for plots: one row of numbers per step. The page asks for the rows it doesn't have yet.
 * The oldest half is dropped when the memory is full.
 */
import type { BodyLook } from '@pliant/three';
import { STAGES, type World } from 'pliant';
import { WorldRows } from 'pliant/drawing';
import { spanOf } from './body-span.js';

export interface CurveInfo {
  readonly name: string;
  readonly unit: string;
  /** Curves of one group are shown in one plot. */
  readonly group: string;
  /** Number of the body or pair that it follows; the page knows their names. */
  readonly subject?: number;
}

/** Bodies and pairs that can be followed at once. */
export const SUBJECTS = 6;

const subjectCurves = (subject: number): CurveInfo[] => [
  { name: 'force', unit: 'N', group: 'Contact force', subject },
  { name: 'normal', unit: 'N', group: 'Contact force', subject },
  { name: 'tangential', unit: 'N', group: 'Contact force', subject },
  { name: 'lowest', unit: 'm', group: 'Height', subject },
  { name: 'highest', unit: 'm', group: 'Height', subject },
  { name: 'x', unit: 'm', group: 'Position', subject },
  { name: 'y', unit: 'm', group: 'Position', subject },
  { name: 'z', unit: 'm', group: 'Position', subject },
  { name: 'speed', unit: 'm/s', group: 'Speed', subject },
  { name: 'vx', unit: 'm/s', group: 'Speed', subject },
  { name: 'vy', unit: 'm/s', group: 'Speed', subject },
  { name: 'vz', unit: 'm/s', group: 'Speed', subject },
];
/** Places among the curves of a subject. */
const [PARTS, SPAN, PLACE, SPEED] = [1, 3, 5, 8];
const PER_SUBJECT = subjectCurves(0).length;

/** Column 0 is the step, column 1 the time. */
export const CURVES: readonly CurveInfo[] = [
  { name: 'step', unit: '', group: '' },
  { name: 'time', unit: 's', group: '' },
  { name: 'kinetic', unit: 'J', group: 'Energy' },
  { name: 'potential', unit: 'J', group: 'Energy' },
  { name: 'elastic', unit: 'J', group: 'Energy' },
  { name: 'total', unit: 'J', group: 'Energy' },
  { name: 'worst', unit: 'm', group: 'Depth' },
  { name: 'mean', unit: 'm', group: 'Depth' },
  { name: 'contacts', unit: '', group: 'Contacts' },
  { name: 'largest', unit: 'N', group: 'Contact force' },
  { name: 'lowest', unit: 'm', group: 'Height' },
  { name: 'highest', unit: 'm', group: 'Height' },
  { name: 'momentum', unit: 'kg·m/s', group: 'Momentum' },
  ...STAGES.map((stage) => ({ name: stage, unit: 'ms', group: 'Time per stage' })),
  ...Array.from({ length: SUBJECTS }, (_, k) => subjectCurves(k)).flat(),
];

const placeOf = (group: string, name: string): number =>
  CURVES.findIndex((curve) => curve.group === group && curve.name === name && curve.subject === undefined);

const DEPTH = placeOf('Depth', 'worst');
const FORCE = placeOf('Contact force', 'largest');
const HEIGHT = placeOf('Height', 'lowest');
const MOMENTUM = placeOf('Momentum', 'momentum');
const TIMES = placeOf('Time per stage', STAGES[0]);
const FOLLOWED = TIMES + STAGES.length;

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
  private looks: readonly BodyLook[] = [];
  private subjects: readonly (readonly number[])[] = [];
  private readonly span = new Float64Array(2);
  /** Changes when rows were taken back, so whoever has copies asks for all anew. */
  version = 1;

  /** Begins with nothing. */
  begin(looks: readonly BodyLook[]): void {
    this.looks = looks.filter(({ movable }) => movable);
    this.count = 0;
    this.version++;
  }

  /**
   * Bodies, by their row, and pairs, by two, to measure from now on. Those that were followed already keep their past; true when others
   * have a past to be filled in.
   */
  follow(subjects: readonly (readonly number[])[]): boolean {
    const before = this.subjects.map(String);
    this.subjects = subjects.slice(0, SUBJECTS);
    const moves = this.subjects.map((subject) => before.indexOf(String(subject)));
    if (moves.every((from, k) => from === k) && before.length === moves.length) return false;
    for (let row = 0; row < this.count; row++) this.movePast(row * CURVE_COLUMNS + FOLLOWED, moves);
    this.version++;
    return this.count > 0 && moves.includes(-1);
  }

  /** Measures what is followed in a world that stands where the recorded one stood at this step. */
  fill(world: World): void {
    const row = world.steps - this.rows[0];
    if (row >= 0 && row < this.count) this.followed(world, row * CURVE_COLUMNS + FOLLOWED);
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
    const { kinetic, potential, elastic, total } = world.energy();
    const { linear } = world.momentum();
    const { rows } = this;
    rows.set([world.steps, world.time, kinetic, potential, elastic, total], o);
    this.contacts(world, o);
    this.heights(world, o);
    rows[o + MOMENTUM] = Math.hypot(...linear);
    rows.set(new WorldRows(world).stageTimes, o + TIMES);
    this.followed(world, o + FOLLOWED);
    this.count++;
  }

  /** The rows after a step, as a copy to hand over. */
  since(step: number): Float64Array<ArrayBuffer> {
    let first = this.count;
    while (first > 0 && this.rows[(first - 1) * CURVE_COLUMNS] > step) first--;
    return this.rows.slice(first * CURVE_COLUMNS, this.count * CURVE_COLUMNS);
  }

  private movePast(o: number, moves: readonly number[]): void {
    const old = this.rows.slice(o, o + SUBJECTS * PER_SUBJECT);
    this.rows.fill(Number.NaN, o, o + SUBJECTS * PER_SUBJECT);
    moves.forEach((from, to) => {
      if (from < 0) return;
      this.rows.set(old.subarray(from * PER_SUBJECT, (from + 1) * PER_SUBJECT), o + to * PER_SUBJECT);
    });
  }

  private contacts(world: World, o: number): void {
    const { depths, count, forces } = world.contactBuffer();
    let worst = 0;
    let sum = 0;
    let largest = 0;
    for (let i = 0; i < count; i++) {
      worst = Math.max(worst, depths[i]);
      sum += Math.max(depths[i], 0);
      largest = Math.max(largest, lengthAt(forces, i));
    }
    this.rows[o + DEPTH] = worst;
    this.rows[o + DEPTH + 1] = count > 0 ? sum / count : 0;
    this.rows[o + DEPTH + 2] = count;
    this.rows[o + FORCE] = largest;
  }

  /** Of all bodies that forces move. */
  private heights(world: World, o: number): void {
    const { span } = this;
    let lowest = Number.POSITIVE_INFINITY;
    let highest = Number.NEGATIVE_INFINITY;
    for (const look of this.looks) {
      spanOf(world, look, span);
      lowest = Math.min(lowest, span[0]);
      highest = Math.max(highest, span[1]);
    }
    this.rows[o + HEIGHT] = lowest <= highest ? lowest : Number.NaN;
    this.rows[o + HEIGHT + 1] = lowest <= highest ? highest : Number.NaN;
  }

  private followed(world: World, o: number): void {
    const { rows, span } = this;
    rows.fill(Number.NaN, o, o + SUBJECTS * PER_SUBJECT);
    this.subjects.forEach(([a, b], k) => {
      const at = o + k * PER_SUBJECT;
      rows.set(forceParts(world, a, b), at + PARTS);
      if (b !== undefined) {
        rows[at] = pairForce(world, a, b);
        return;
      }
      const { contactForce, position, velocity } = new WorldRows(world).bodies;
      rows[at] = lengthAt(contactForce, a);
      rows.set(position.subarray(3 * a, 3 * a + 3), at + PLACE);
      rows[at + SPEED] = lengthAt(velocity, a);
      rows.set(velocity.subarray(3 * a, 3 * a + 3), at + SPEED + 1);
      const look = this.looks.find(({ row }) => row === a);
      if (look === undefined) return;
      spanOf(world, look, span);
      rows.set(span, at + SPAN);
    });
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

/** Mean contact force between two bodies over the last step [N]. */
function pairForce(world: World, a: number, b: number): number {
  const rows = new WorldRows(world);
  for (const { bodyA, bodyB, force } of world.contactPairs()) {
    const [first, second] = [rows.rowOf(bodyA), rows.rowOf(bodyB)];
    if ((first === a && second === b) || (first === b && second === a)) return Math.hypot(...force);
  }
  return 0;
}

/** Of the contacts of a body, or of two: what they pushed along their normals and across them, mean over the last step [N]. */
function forceParts(world: World, a: number, b: number | undefined): [normal: number, tangential: number] {
  const rows = new WorldRows(world);
  const { lastStep: dt } = rows;
  const [of, other] = [rows.handleAt(a), b === undefined ? undefined : rows.handleAt(b)];
  const { count, bodiesA, bodiesB, impulses: j, normals: n } = world.contactBuffer();
  const [along, across] = [new Float64Array(3), new Float64Array(3)];
  for (let i = 0; i < count; i++) {
    const isFirst = bodiesA[i] === of;
    if (!isFirst && bodiesB[i] !== of) continue;
    if (other !== undefined && (isFirst ? bodiesB[i] : bodiesA[i]) !== other) continue;
    const o = 3 * i;
    const push = j[o] * n[o] + j[o + 1] * n[o + 1] + j[o + 2] * n[o + 2];
    const sign = isFirst ? 1 : -1;
    for (let k = 0; k < 3; k++) {
      along[k] += sign * push * n[o + k];
      across[k] += sign * (j[o + k] - push * n[o + k]);
    }
  }
  return dt > 0 ? [lengthAt(along, 0) / dt, lengthAt(across, 0) / dt] : [0, 0];
}

const lengthAt = (v: Float64Array, i: number): number => Math.hypot(v[i * 3], v[i * 3 + 1], v[i * 3 + 2]);
