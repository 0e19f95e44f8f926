/** Soft members before and after the solve: who moves with whom, where they would go without forces, and their new speeds. */
import { CRUSHED } from '../../bodies/fem/material.js';
import type { Matter } from '../../narrowphase/index.js';
import type { GroupSolver } from './group-solver.js';
import { farthest, lengthOf } from './margins.js';
import { type Member, SOFT } from './member.js';
import type { Pair } from './pairs.js';
import type { Roster } from './roster.js';
import type { SoftPart } from './soft-part.js';
import type { System } from './system.js';

/**
 * A body may fall asleep when its acceleration is below this part of its weight, to which contact forces count by
 * `PRESSED`: it keeps the forces of its last step while it sleeps. Larger: forces at the bottom of a stack miss a weight.
 * Smaller: it takes longer.
 */
const STEADY = 0.0025;
const PRESSED = 0.05;

/**
 * Largest change of speed, in units of that by gravity, that the next guess continues. Larger: bodies that were hit are
 * expected to be hit again.
 */
const SMOOTH = 0.5;
/** Smallest one. Smaller: a guess within the solver's tolerance is taken, and bodies at rest go on swinging by it. */
const NOTABLE = 0.02;

export class SoftMotion {
  /** The members that the group solver moves. */
  readonly moving: SoftPart[] = [];
  private readonly gained = new Float64Array(3);
  /** Of a body before it is moved by itself. */
  private speeds = new Float64Array(0);

  constructor(
    private readonly system: System,
    private readonly matter: Matter,
    private readonly roster: Roster,
    private readonly solver: GroupSolver,
    private readonly tellCrushed: (part: SoftPart) => void,
  ) {}

  /** At the start of a step, whose world may have been restored. */
  forgetTrend(): void {
    this.system.trend.fill(0);
  }

  /** Bodies near nothing move by themselves; all others are `moving`. */
  choose(gravity: Float64Array, h: number, overlapping: readonly Pair[]): void {
    const { system, matter, moving, roster, solver } = this;
    const { candidates, members, limit } = system;
    const { bodies, deformables } = matter;
    const { position, velocity } = deformables.particles.columns;
    for (const member of members) member.isNear = false;
    for (let c = 0; c < candidates.count; c++) {
      if (candidates.near[c] === 0) continue;
      members[candidates.first[c]].isNear = true;
      members[candidates.second[c]].isNear = true;
    }
    for (const { a, b } of overlapping) a.isNear = b.isNear = true;
    moving.length = 0;
    for (const member of members) {
      const part = roster.parts[member.index];
      if (part === undefined || member.mode !== SOFT) continue;
      const from = 3 * member.from;
      const to = from + 3 * member.nodeCount;
      const isFlat = solver.elements.open(part, system.x);
      if (solver.elements.least[0] < CRUSHED) this.tellCrushed(part);
      member.soft!.isSteady = true;
      if (this.speeds.length < to - from) this.speeds = new Float64Array(to - from);
      const { speeds } = this;
      if (!member.isNear && !isFlat) {
        for (let k = from; k < to; k++) speeds[k - from] = velocity[k];
        deformables.moveBody(bodies, member.soft!, gravity, h);
        if (farthest(system.x, position, from, to) <= limit[member.index]) {
          for (let k = from; k < to; k++) system.x[k] = position[k];
          system.trend.fill(0, from, to);
          continue;
        }
        for (let k = from; k < to; k++) position[k] = system.x[k];
        for (let k = from; k < to; k++) velocity[k] = speeds[k - from];
      }
      moving.push(part);
    }
  }

  /** Targets, inertia and elasticity of all bodies that move together. */
  prepare(gravity: Float64Array, h: number): void {
    const { system, matter, moving } = this;
    const { bodies, deformables } = matter;
    const c = bodies.columns;
    const { columns } = deformables.particles;
    const { velocity, force, inverseMass, mass } = columns;
    const { x, target, inertia } = system;
    for (const { member, elasticity, anchors } of moving) {
      deformables.anchorBody(bodies, member.soft!, h);
      for (let i = member.from; i < member.from + member.nodeCount; i++) {
        inertia[i] = mass[i] / (h * h);
        for (let axis = 0; axis < 3; axis++) {
          const k = 3 * i + axis;
          // Motion begins where separation has ended; limits still count from before.
          const pull =
            gravity[axis] * c.gravityScale[member.row] +
            c.userForce[3 * member.row + axis] / c.mass[member.row];
          target[k] = x[k] + h * velocity[k] + h * h * (pull + inverseMass[i] * force[k]);
          columns.previous[k] = x[k];
        }
      }
      elasticity.begin(x, inverseMass, h, anchors.springs);
    }
  }

  /** Writes position and velocity of a member that keeps `share` of its speed, and how its speed has changed. */
  finish(member: Member, share: number, gravity: Float64Array, h: number): void {
    const { gained, system, solver } = this;
    const { bodies, deformables } = this.matter;
    const { position, velocity, previous, mass } = deformables.particles.columns;
    const { x, fixed, trend } = system;
    const from = 3 * member.from;
    const to = from + 3 * member.nodeCount;
    gained.fill(0);
    let most = 0;
    for (let i = member.from; i < member.from + member.nodeCount; i++) {
      for (let a = 0; a < 3; a++) {
        const k = 3 * i + a;
        position[k] = x[k];
        const v = fixed[i] === 1 ? 0 : (share * (x[k] - previous[k])) / h;
        const change = v - velocity[k];
        gained[a] = gained[a] + mass[i] * change;
        most = Math.max(most, Math.abs(change));
        trend[k] = fixed[i] === 1 ? 0 : h * change;
        velocity[k] = v;
      }
    }
    const g = lengthOf(gravity, 0);
    const isSmooth = most >= NOTABLE * g * h && most <= SMOOTH * g * h;
    if (!isSmooth || share < 1) trend.fill(0, from, to);
    member.soft!.isSteady = lengthOf(gained, 0) <= STEADY * h * solver.loadOf(member, gravity, PRESSED);
    deformables.reactBody(bodies, member.soft!, h);
  }
}
