/**
 * Newton's method on Φ (`potential.ts`), slow and obvious: every step makes the whole Hessian and factors it, goes as far
 * as no two features meet (`way.ts`), and then back until Φ falls. Friction goes by the forces where the step begins; the
 * end is where all forces balance with friction as it is there.
 *
 *   repeat:  friction ← forces now;   s = −H⁻¹∇Φ;   share ≤ what does not meet;   halve until Φ falls
 */
import { type NearPair, nearPairs } from './near-pairs.js';
import { norm, type Potential } from './potential.js';
import { WayFinder } from './way.js';

export interface SolverLimits {
  /** Most steps of Newton in all. */
  readonly iterations: number;
  /** Length of what is left of the forces over that of the largest of their parts. */
  readonly tolerance: number;
  /** Whether bodies go to where they rest, and not through a step of time: friction then counts from where they first stay. */
  readonly isFree: boolean;
}

/** Where a solve has led. */
export interface SolverEnd {
  converged: boolean;
  iterations: number;
  /** Length of what is left of the forces over that of the largest of their parts. */
  residual: number;
}

/** Share of the predicted gain that a step has to bring. Larger: good steps are cut. */
const ARMIJO = 1e-4;
const MOST_CUTS = 30;
/** Rounding of Φ in units of its parts; changes below it are judged by the slope. Smaller: steps at the end are cut for ever. */
const ROUNDING = 1e-12;
/** Part of what does not meet that a step takes, so that gaps stay open. */
const WITHIN = 0.95;
/** Largest way of a step, in units of the largest body: further than that a Hessian says nothing. */
const FAR = 0.5;
/** Steps in which friction goes by the forces of the step before; after them they are held until all others balance. */
const LAGGED = 25;
/** Part of the held forces that is kept when they are brought up to date. */
const HALF = 0.5;
/** What may be left of the forces when held ones are brought up to date. */
const FRICTION = 1e-3;
/** What is left of the forces from which on all of the Hessian is tried. Larger: it is made in vain while much still changes. */
const NEAR = 1e-2;
/** Shifts that are tried, in units of the diagonal, when no step along the first direction lowers Φ. */
const SHIFTS = [0, 1e-4, 1e-2, 1];

export class ExactSolver {
  private readonly ways: WayFinder;
  private readonly step: Float64Array;
  private readonly g: Float64Array;
  private pairs: NearPair[] = [];

  constructor(
    private readonly potential: Potential,
    private readonly limits: SolverLimits,
    /** Largest extent of a body that moves [m]. */
    private readonly size: number,
  ) {
    const { model } = potential;
    this.ways = new WayFinder(model, potential.ruler);
    this.step = new Float64Array(3 * model.blocks);
    this.g = new Float64Array(3 * model.blocks);
  }

  /** The pairs that are near where the solve has led. */
  get near(): readonly NearPair[] {
    return this.pairs;
  }

  minimise(): SolverEnd {
    const end: SolverEnd = { converged: false, iterations: 0, residual: Infinity };
    const { potential, limits, g } = this;
    const { model, contact } = potential;
    let isSliding = limits.isFree;
    let stayed = 0;
    let best = Infinity;
    for (; end.iterations < limits.iterations; end.iterations++) {
      this.look(model.x);
      // While bodies still go far, friction counts from where they are: it may not draw them back to where they came from.
      if (isSliding) contact.begin();
      const isHeld = !isSliding && ++stayed > LAGGED;
      if (!isHeld) contact.lag(this.pairs);
      let energy = potential.evaluate(this.pairs, g);
      end.residual = this.residual();
      // Where friction that follows leads away from balance, it is held from now on.
      best = Math.min(best, end.residual);
      if (!isSliding && end.residual > 2 * best && best < NEAR) stayed = Math.max(stayed, LAGGED);
      if (isHeld && !(end.residual > limits.tolerance)) {
        const before = contact.friction;
        contact.lag(this.pairs);
        potential.evaluate(this.pairs, g);
        end.residual = this.residual();
        end.converged = !(end.residual > Math.max(FRICTION, limits.tolerance));
        if (end.converged) return end;
        // Halfway, or pushes that depend on friction go to and fro for ever.
        contact.friction = before;
        contact.lag(this.pairs, HALF);
        energy = potential.evaluate(this.pairs, g);
      } else end.converged = !(end.residual > limits.tolerance);
      if (end.converged) return end;
      const before = model.x.slice();
      // Near the end all of the Hessian pays, if it is positive; before, and where it is not, its positive part.
      const isDone = end.residual < NEAR && this.tryStep(energy, 0, 'whole');
      if (!isDone && !SHIFTS.some((shift) => this.tryStep(energy, shift, 'positive'))) return end;
      if (isSliding && farthest(before, model.x) < contact.reach) isSliding = false;
    }
    return end;
  }

  /** What is left of the forces, as a part of the largest of them. */
  private residual(): number {
    return this.potential.scale > 0 ? norm(this.g) / this.potential.scale : 0;
  }

  private look(to: Float64Array): void {
    this.pairs = nearPairs(this.potential.model, to, this.potential.contact.reach);
  }

  /** One step with a shift of at least this part of the diagonal; false, back where it was, when Φ does not fall. */
  private tryStep(energy: number, shift: number, hessian: 'whole' | 'positive'): boolean {
    const { potential, g, step } = this;
    const { model } = potential;
    potential.evaluate(this.pairs, g, hessian);
    const tries = hessian === 'whole' ? 1 : undefined;
    if (!potential.system.solve(g, model.isFixed, this.points(), shift, step, tries)) return false;
    let slope = 0;
    for (let k = 0; k < g.length; k++) slope += g[k] * step[k];
    if (!(slope < 0)) return false;
    const most = this.longest();
    let share = Math.min(1, (FAR * this.size) / Math.max(most, 1e-300));
    const place = model.keep();
    model.go(place, step, share);
    const to = model.x.slice();
    model.go(place, step, 0);
    this.look(to);
    const open = this.ways.share(this.pairs, to);
    if (open < 1) share *= WITHIN * open;
    const size = ROUNDING * this.parts(energy);
    for (let cut = 0; cut < MOST_CUTS; cut++, share *= 0.5) {
      model.go(place, step, share);
      const now = potential.evaluate(this.pairs);
      if (energy - now >= -ARMIJO * share * slope) return true;
      if (Math.abs(energy - now) <= size && this.isFlatter(slope)) return true;
    }
    model.go(place, step, 0);
    this.look(model.x);
    return false;
  }

  /** Whether the slope along the step is smaller here than where it began. */
  private isFlatter(slope: number): boolean {
    const there = new Float64Array(this.g.length);
    this.potential.evaluate(this.pairs, there);
    let sum = 0;
    for (let k = 0; k < there.length; k++) sum += there[k] * this.step[k];
    return Math.abs(sum) < Math.abs(slope);
  }

  /** Size of the numbers that Φ is a sum of [J]. */
  private parts(energy: number): number {
    const { outer, model } = this.potential;
    return Math.abs(energy) + norm(outer) * norm(model.x);
  }

  /** Where the unknowns stand, for the order in which they are eliminated. */
  private points(): Float64Array {
    const { model } = this.potential;
    const out = new Float64Array(3 * model.blocks);
    for (const { block, fem, from, count, pose } of model.bodies) {
      if (block < 0) continue;
      if (fem !== undefined) out.set(model.x.subarray(3 * from, 3 * (from + count)), 3 * block);
      else for (let i = 0; i < 6; i++) out[3 * block + i] = pose[i % 3];
    }
    return out;
  }

  /** Longest way of a node in the step, nearly. */
  private longest(): number {
    const { model } = this.potential;
    const { step } = this;
    let most = 0;
    for (const { block, fem, count, length } of model.bodies) {
      if (block < 0) continue;
      for (let k = 0; k < (fem === undefined ? 6 : 3 * count); k++) {
        const lever = fem === undefined && k > 2 ? length : 1;
        most = Math.max(most, lever * Math.abs(step[3 * block + k]));
      }
    }
    return most;
  }
}

/** The longest way of a coordinate from x to y [m]. */
function farthest(x: Float64Array, y: Float64Array): number {
  let most = 0;
  for (let k = 0; k < x.length; k++) most = Math.max(most, Math.abs(x[k] - y[k]));
  return most;
}
