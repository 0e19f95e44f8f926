/**
 * How far members may move: in a substep (their limit), and until the next search for candidates (their margin). Both
 * follow from speeds and accelerations; a member that wants to go farther says so, and the search is repeated.
 */
import { widened } from '../../core/grow.js';
import type { Matter } from '../../narrowphase/index.js';
import { DRIVEN, type Member, SOFT, STILL } from './member.js';
import type { Pair } from './pairs.js';
import { SoftSpeeds } from './soft-speeds.js';
import type { System } from './system.js';

/**
 * Extra room beyond what speeds need: for a substep, and for a search, in units of a typical edge. Smaller: bodies that
 * spring back are stopped.
 */
const ROOM = 0.02;
const WIDE_ROOM = 0.03;
/** Motion of the fastest body until the next search, in units of a typical edge, unless a substep is longer. */
const AHEAD = 0.18;
/** Factor by which a search looks farther for a body that wants to. */
const WIDER = 1.2;
/** Motion after which a soft body searches again, in contact radii: the search decides which features push. */
const FRESH = 0.25;
/**
 * Growth of limits, beyond the motion after which it looks again, that a look at features allows for. Smaller: bodies
 * that get faster look again. Larger: more candidates.
 */
const FORESIGHT = 1.25;
/** Largest separation of an overlapping pair in a substep, in units of a typical edge. */
export const PARTING = 0.05;
/** Factor by which speeds may grow. */
export const FASTER = 1.3;

export class Margins {
  /**
   * By member: fastest node or point [m/s], the speed for which its margin was made, and its largest acceleration
   * [m/s²].
   */
  speed: Float64Array = new Float64Array(16);
  expected: Float64Array = new Float64Array(16);
  private pull: Float64Array = new Float64Array(16);
  /** By member: fastest node relative to the motion of the whole [m/s]. */
  stir: Float64Array = new Float64Array(16);
  private readonly softSpeeds = new SoftSpeeds();
  /** By member: the motion that it wants in this substep, where that exceeds its speed's [m]. */
  private need: Float64Array = new Float64Array(16);
  /** By member: how far it has come since the last search [m]. */
  ways: Float64Array = new Float64Array(16);
  /** Typical edge of the smallest soft body [m]. */
  smallest = 0;
  /** Whether margins have room for separating overlapping pairs, in this step. */
  hasPartingRoom = false;

  constructor(
    private readonly system: System,
    private readonly matter: Matter,
  ) {}

  /** Forgets what earlier steps found out: a restored world does not know it either. */
  beginStep(): void {
    this.need.fill(0);
    this.hasPartingRoom = false;
  }

  /** Forgets what members wanted. */
  clearNeeds(): void {
    const { members } = this.system;
    if (this.need.length < members.length) this.need = new Float64Array(2 * members.length);
    this.need.fill(0);
  }

  /** Takes over how far members wanted to go beyond their limits; returns whether there were any. */
  widen(wanted: Float64Array): boolean {
    const { need, system } = this;
    let any = false;
    for (const { index, mode } of system.members) {
      const far = wanted[index];
      if (mode === STILL || !(far > system.limit[index])) continue;
      need[index] = WIDER * far;
      any = true;
    }
    return any;
  }

  /** Members that were added later have no needs yet. */
  private needOf(index: number): number {
    return index < this.need.length ? this.need[index] : 0;
  }

  /** Speeds of all members, and their accelerations. */
  measure(gravity: Float64Array): void {
    const { system, matter } = this;
    const { members } = system;
    if (this.speed.length < members.length) {
      this.speed = new Float64Array(2 * members.length);
      this.expected = widened(this.expected, 2 * members.length);
      this.pull = new Float64Array(2 * members.length);
      this.stir = new Float64Array(2 * members.length);
    }
    const c = matter.bodies.columns;
    const { columns } = matter.deformables.particles;
    const { values } = this.softSpeeds;
    for (const member of members) {
      const { row, index, mode } = member;
      let strongest = 0;
      this.speed[index] = this.stir[index] = 0;
      if (mode === SOFT) {
        this.softSpeeds.measure(member, columns);
        this.speed[index] = values[0];
        this.stir[index] = values[2];
        strongest = values[1] + lengthOf(c.userForce, row) / c.mass[row];
      } else if (mode !== STILL) this.speed[index] = this.shapeSpeed(row);
      this.pull[index] =
        mode === STILL || mode === DRIVEN
          ? 0
          : strongest + lengthOf(gravity, 0) * Math.abs(c.gravityScale[row]);
    }
  }

  shapeSpeed(row: number): number {
    const { velocity, angularVelocity, reach } = this.matter.bodies.columns;
    const turning = reach[row] < Number.POSITIVE_INFINITY ? lengthOf(angularVelocity, row) * reach[row] : 0;
    return lengthOf(velocity, row) + turning;
  }

  /** How far a member may move in a substep [m]. */
  private limitOf(member: Member, h: number): number {
    if (member.mode === STILL) return 0;
    const { index } = member;
    const speed = Math.max(this.speed[index], this.expected[index]);
    const usual = FASTER * speed * h + 2 * this.pull[index] * h * h + ROOM * this.lengthOf(member);
    return Math.max(usual, this.needOf(index));
  }

  /** Typical edge; for shapes that of the smallest soft body. */
  private lengthOf(member: Member): number {
    return member.soft === undefined ? this.smallest : member.length;
  }

  /** Whether a body may leave the margin of the search. */
  isUsedUp(h: number): boolean {
    const { searched, margin, members } = this.system;
    for (const member of members)
      if (
        member.mode !== STILL &&
        member.isWatched &&
        this.wayOf(member, searched) + this.limitOf(member, h) > margin[member.index]
      )
        return true;
    return false;
  }

  /**
   * Whether a body has moved by a part of the contact radius, so that other features of it may push now, or may go
   * farther in a substep than the last look at features has seen.
   */
  isStale(h: number): boolean {
    const { looked, members, sight } = this.system;
    for (const member of members) {
      if (member.mode === STILL) continue;
      const way = this.wayOf(member, looked);
      if (way > FRESH * member.radius) return true;
      if (member.soft !== undefined && way + this.limitOf(member, h) > sight[member.index]) return true;
    }
    return false;
  }

  /** Before a look at features: how far it sees, and how far members have come since the last search. */
  look(h: number): void {
    const { sight, margin, members, searched } = this.system;
    if (this.ways.length < members.length) this.ways = new Float64Array(2 * members.length);
    for (const member of members) {
      const { index } = member;
      this.ways[index] = this.wayOf(member, searched);
      sight[index] = margin[index];
      // Shapes move on between two looks at their features, up to their margin.
      if (member.soft === undefined) continue;
      const room = this.hasPartingRoom ? PARTING * member.length : 0;
      const far = FORESIGHT * this.limitOf(member, h) + FRESH * member.radius + room;
      sight[index] = Math.min(margin[index], far);
    }
  }

  /** Longest motion of a node of a member since nodes were at `places` [m]. */
  private wayOf(member: Member, places: Float64Array): number {
    return farthest(this.system.x, places, 3 * member.from, 3 * (member.from + member.nodeCount));
  }

  /** Starts a search; returns the speed of the fastest soft member [m/s]. */
  begin(): number {
    this.smallest = Infinity;
    let fastest = 0;
    for (const { soft, length, index } of this.system.members) {
      if (soft === undefined) continue;
      this.smallest = Math.min(this.smallest, length);
      fastest = Math.max(fastest, this.speed[index]);
    }
    return fastest;
  }

  /**
   * Time for which a search looks ahead [s]. Where bodies are fast, looking far ahead makes every body a candidate of
   * every other.
   */
  timeAhead(h: number, left: number, fastest: number): number {
    return Math.max(h, Math.min(left, (AHEAD * this.smallest) / Math.max(fastest, 1e-12)));
  }

  /** Limits of all members for a substep of `h` [s]; `overlapping` pairs get room to part. */
  setLimits(h: number, overlapping: readonly Pair[]): void {
    const { limit, sight, members } = this.system;
    for (const member of members)
      limit[member.index] = Math.min(sight[member.index], this.limitOf(member, h));
    for (const { a, b } of overlapping)
      for (const { index } of [a, b])
        limit[index] = Math.min(sight[index], limit[index] + PARTING * Math.min(a.length, b.length));
  }

  /** Box and margin of a member for all its motion in the time `ahead` [s]. */
  setBox(member: Member, h: number, ahead: number): void {
    const { margin, x } = this.system;
    const { index, low, high, from, topology, isPlane } = member;
    const room = this.lengthOf(member);
    margin[index] =
      member.mode === STILL
        ? 0
        : FASTER * this.expected[index] * ahead +
          this.pull[index] * (2 * h * h + ahead * ahead) +
          WIDE_ROOM * room +
          (this.hasPartingRoom ? PARTING * room : 0) +
          this.needOf(index);
    low.fill(isPlane ? -Infinity : Infinity);
    high.fill(isPlane ? Infinity : -Infinity);
    if (isPlane) return;
    const more = margin[index] + 0.5 * Math.min(member.radius, this.smallest) + topology.round;
    for (let k = 0; k < topology.vertices.length; k++) {
      const o = 3 * (from + topology.vertices[k]);
      for (let axis = 0; axis < 3; axis++) {
        if (x[o + axis] < low[axis]) low[axis] = x[o + axis];
        if (x[o + axis] > high[axis]) high[axis] = x[o + axis];
      }
    }
    for (let axis = 0; axis < 3; axis++) {
      low[axis] = low[axis] - more;
      high[axis] = high[axis] + more;
    }
  }
}

export function lengthOf(v: Float64Array, row: number): number {
  return Math.sqrt(
    v[3 * row] * v[3 * row] + v[3 * row + 1] * v[3 * row + 1] + v[3 * row + 2] * v[3 * row + 2],
  );
}

export function farthest(x: Float64Array, y: Float64Array, from: number, to: number): number {
  let most = 0;
  for (let k = from; k < to; k += 3) {
    const dx = x[k] - y[k];
    const dy = x[k + 1] - y[k + 1];
    const dz = x[k + 2] - y[k + 2];
    most = Math.max(most, dx * dx + dy * dy + dz * dz);
  }
  return Math.sqrt(most);
}
