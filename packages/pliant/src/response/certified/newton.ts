/**
 * The minimum of the incremental potential of a group of bodies that touch, by Newton's method:
 *
 *   Φ = Σ m/(2h²) |x − y|² + elastic energy and damping + springs of anchors + contact + friction,
 *   over nodes and poses of shapes
 *
 * Each step solves H s = −∇Φ (`linear-solve.ts`). Then it is halved until Φ falls. The result may exceed what
 * certificates allow; `joint-move.ts` moves there as far as they do.
 */
import type { BodyColumns } from '../../bodies/bodies.js';
import * as quat from '../../math/quat.js';
import { type Block, EXACT, Vectors } from './block.js';
import type { ContactTerms } from './contact-terms.js';
import { dot, LinearSolve } from './linear-solve.js';
import type { RigidTerms } from './rigid-terms.js';
import type { System } from './system.js';

/** Most Newton steps, and halvings of each. */
const MOST_STEPS = 16;
const MOST_CUTS = 20;

/** Share of the predicted gain that a step must bring. Larger: good steps are cut. */
const ARMIJO = 1e-4;
/** Rounding of the potential, in units of its largest term. Smaller: steps within rounding are cut for ever. */
const ROUNDING = 1e-13;

/**
 * Least gain of a step, in units of ½ m (g h)²: speeds are then right to a thousandth of the speed that a substep of
 * free fall adds.
 */
const GAIN = 1e-6;
/** The same for a first look. */
const COARSE = 1e-2;
/** Part of a body's speed, and a speed [m/s], that count like those of free fall. */
const MOVING = 0.3;
const FLOOR = 1e-4;
/**
 * Factor of the remaining error for a body that changes its shape, over the speed of that change: forces are then right
 * to a few hundredths, and the next substep continues from there. Smaller: moving heaps take twice as long. Larger:
 * they lose energy.
 */
const LOOSE = 60;

/**
 * A step ends the descent when its drop differs from the predicted one, and its linear solve leaves a gain, by at most
 * this, in units of the gain that is not worth a step. Larger: groups end before they are solved.
 */
const AS_PREDICTED = 0.5;

/**
 * Most descents with friction held, each with the friction of the last one's end. Friction that followed every step of a
 * descent would make stiff bodies diverge: far from balance, a push says little about what it will be.
 */
const DESCENTS = 24;

/** Gain by a change of friction that nobody needs to follow, in units of the least one. Larger: friction is late. */
const UNFELT = 0.5;

/** From this step of a descent on, Hessians are exact: bodies may have been strained a lot since they were judged. */
const EXACT_FROM = 2;

/** Price of a step that moves shapes alone, over that of one with elements. Larger: they use up the budget of soft bodies. */
const SHAPES = 0.1;

/** If at most one in so many bodies of a group has something to gain, only these are moved. */
const FEW = 4;

export class Newton {
  readonly vectors = new Vectors();
  /** Φ, the size of its parts, and the least gain [J]. */
  private readonly value = new Float64Array(3);
  private readonly six = new Float64Array(12);
  private readonly turn = new Float64Array(4);
  private readonly linear: LinearSolve;
  /** Steps since the last reset. */
  steps = 0;
  /** Counts the steps of the world: what was learnt of a body in one is not known in the next. */
  step = 0;
  /** Remaining steps of the group's budget. */
  left = 0;

  constructor(
    private readonly system: System,
    private readonly contacts: ContactTerms,
    private readonly rigid: RigidTerms,
    private readonly targetOf: (member: number) => Float64Array,
  ) {
    this.linear = new LinearSolve(system, contacts, rigid, this.vectors);
  }

  /**
   * Prepares a group for a substep of `h` [s]; `gravitySize` is the size of gravity [m/s²], `speed` has that of each
   * member, `stir` the speed at which it changes its shape [m/s].
   */
  open(
    group: readonly Block[],
    c: BodyColumns,
    h: number,
    gravitySize: number,
    speed: Float64Array,
    stir: Float64Array,
  ): void {
    for (const block of group) {
      const fall = gravitySize * h + FLOOR;
      // Shapes have the speed of this substep's fall already, also where they lie still.
      const fallen = block.part === undefined ? gravitySize * h : 0;
      const moving = MOVING * Math.max(0, speed[block.member.index] - fallen);
      const loose = fall + moving + LOOSE * MOVING * stir[block.member.index];
      block.coarse = 0.5 * COARSE * block.mass * (fall + moving) * (fall + moving);
      block.fine = 0.5 * GAIN * block.mass * loose * loose;
      block.weight = (block.mass * loose) / h;
      block.stirred = Math.min(1, (loose - fall) / fall);
      block.renew(this.step);
    }
    this.rigid.open(group, c, h);
  }

  /**
   * Moves to the minimum, or near it; returns whether it was reached. Bodies that are already there stay. With
   * `isKnown` nothing has changed since a coarse descent that did not move anything.
   */
  minimise(whole: readonly Block[], isCoarse: boolean, isKnown = false): boolean {
    this.whole = whole;
    if (!isKnown) {
      this.evaluate();
      // Where the search begins, gaps are not good enough for friction yet: that of the last forces is better.
      this.linearise(whole, false);
    }
    for (let look = 0; this.left > 0; look++) {
      if (!this.choose(whole, !isCoarse, look > 0 || !isKnown)) return true;
      const before = this.left;
      const isDown = this.descend(look, !isCoarse);
      if (!isDown || this.left === before) return isCoarse || this.isBalanced(whole);
      const isLast = isCoarse || look + 1 >= DESCENTS;
      const isWhole = this.isAtEnd && this.chosen.length === whole.length;
      if (isWhole && isLast) return true;
      // The last step was evaluated where the group is now; only friction is to follow it.
      const isSame = !isLast && isWhole && this.followFriction(whole);
      if (isSame && this.isBalanced(whole)) return true;
      if (isLast || !isWhole) this.linearise(whole, look + 1 < DESCENTS);
      else this.linear.makeMatrices(whole);
    }
    return false;
  }

  /** Friction follows the push; returns whether no body gains by that what is worth a step. */
  private followFriction(whole: readonly Block[]): boolean {
    const { g, r } = this.vectors;
    const { inertia } = this.system;
    for (const { at, size } of whole) for (let k = at; k < at + size; k++) r[k] = g[k];
    this.updateFriction(true);
    for (const { at, size, part, member, fine } of whole) {
      let gain = 0;
      for (let k = at; k < at + size; k++) {
        const change = g[k] - r[k];
        if (change === 0) continue;
        if (part === undefined) return false;
        // Nothing yields more than by its inertia alone.
        gain += (change * change) / inertia[member.from + Math.floor((k - at) / 3)];
      }
      if (gain > UNFELT * fine) return false;
    }
    return true;
  }

  /** Steps of the chosen bodies, until they have nothing to gain; false when there is no descent. */
  private descend(look: number, isStrict: boolean): boolean {
    const group = this.chosen;
    this.isAtEnd = false;
    for (let n = 0; n < MOST_STEPS && this.left > 0; n++) {
      if (n > 0) this.linearise(group, false);
      if (n + look >= EXACT_FROM) for (const block of group) block.hessian = EXACT;
      if (this.isDone(group, isStrict, n === 0)) break;
      this.steps++;
      this.left -= priceOf(group);
      if (!this.search(group)) return false;
      if (this.isAsPredicted) break;
      if (n + 1 === MOST_STEPS || this.left === 0) return true;
    }
    // A few that are not in balance yet go on without the others, who have nothing to gain.
    this.isAtEnd = !isStrict || this.isBalanced(group);
    return true;
  }

  /** Computes the step, unless the group has nothing to gain. The residual of newly chosen bodies is known. */
  private isDone(group: readonly Block[], isStrict: boolean, isChosen: boolean): boolean {
    const { linear, value } = this;
    const gain = linear.begin(group, isChosen);
    if (gain <= 2 * value[2] && (!isChosen || !isStrict || this.isBalanced(group))) return true;
    linear.solve(group, value[2]);
    return false;
  }

  /** Updates friction, and makes the matrices of the last `evaluate`. */
  private linearise(group: readonly Block[], updates: boolean): void {
    this.updateFriction(updates);
    this.linear.makeMatrices(group);
  }

  private updateFriction(updates: boolean): void {
    const { value, vectors, contacts } = this;
    contacts.sums.fill(0);
    contacts.linearise(vectors.g, updates);
    value[0] = value[0] + contacts.sums[0];
    this.rigid.sums.fill(0);
    this.rigid.linearise(vectors.g, updates);
    value[0] = value[0] + this.rigid.sums[0];
  }

  /**
   * Chooses the bodies with something to gain; returns whether there are any. Unless `isNew`, the residual is
   * preconditioned already.
   */
  private choose(whole: readonly Block[], isStrict: boolean, isNew: boolean): boolean {
    const { vectors, chosen, value } = this;
    const { g, r, z, d } = vectors;
    if (isNew) {
      for (const { at, size } of whole)
        for (let k = at; k < at + size; k++) {
          r[k] = -g[k];
          d[k] = 0;
        }
      this.linear.precondition(whole);
    }
    chosen.length = 0;
    value[2] = 0;
    for (const block of whole) {
      const { at, size } = block;
      if (size === 0) continue;
      const gain = isStrict ? block.fine : block.coarse;
      let rz = 0;
      for (let k = at; k < at + size; k++) rz += r[k] * z[k];
      if (rz <= 2 * gain && (!isStrict || this.isAtRest(block))) continue;
      value[2] = value[2] + gain;
      chosen.push(block);
    }
    if (chosen.length === 0) return false;
    // If many bodies have something to gain, their neighbours soon will too.
    if (FEW * chosen.length < whole.length) return true;
    chosen.length = 0;
    value[2] = 0;
    for (const block of whole) {
      value[2] = value[2] + (isStrict ? block.fine : block.coarse);
      chosen.push(block);
    }
    return true;
  }

  /** Whether the last step brought what was predicted, so that no more can be gained than its linear solve has left. */
  private isAsPredicted = false;
  /** Whether the last descent ended because nothing was left to gain. */
  private isAtEnd = false;
  private whole: readonly Block[] = [];
  private readonly chosen: Block[] = [];

  /** Whether forces balance where the group is, with directions as they are. */
  isSettled(group: readonly Block[]): boolean {
    this.whole = group;
    this.evaluate();
    return this.isBalanced(group);
  }

  /**
   * Φ and its gradient, of the whole group also where a few bodies move: a sum without the others would always have
   * fallen, whatever the step.
   */
  private evaluate(): void {
    const { value, vectors, contacts, rigid, whole } = this;
    const { g } = vectors;
    contacts.sums.fill(0);
    rigid.sums.fill(0);
    value[0] = value[1] = 0;
    for (const block of whole) {
      block.pressed = 0;
      if (block.size === 0) continue;
      block.g.fill(0);
      if (block.part === undefined) rigid.evaluate(block, this.targetOf(block.member.index), g);
      else this.evaluateSoft(block);
    }
    contacts.evaluate(g);
    rigid.evaluateSupports(g);
    for (let k = 0; k < 2; k++) value[k] = value[k] + contacts.sums[k] + rigid.sums[k];
  }

  private evaluateSoft(block: Block): void {
    const { g, part, member, elastic, elasticSums } = block;
    const { value } = this;
    const { x, target, inertia, fixed } = this.system;
    const { anchors } = part!;
    block.strain(x);
    let energy = 0;
    for (let v = 0; v < member.nodeCount; v++) {
      const i = member.from + v;
      const k = 3 * v;
      const o = 3 * i;
      if (fixed[i] === 1) {
        g[k] = g[k + 1] = g[k + 2] = 0;
        continue;
      }
      const m = inertia[i];
      const dx = x[o] - target[o];
      const dy = x[o + 1] - target[o + 1];
      const dz = x[o + 2] - target[o + 2];
      g[k] = elastic[k] + m * dx;
      g[k + 1] = elastic[k + 1] + m * dy;
      g[k + 2] = elastic[k + 2] + m * dz;
      energy += 0.5 * m * (dx * dx + dy * dy + dz * dz);
      if (anchors.springs[v] > 0) energy += anchors.pull(v, x, o, g, k);
    }
    value[0] = value[0] + energy + elasticSums[0];
    value[1] = value[1] + energy + elasticSums[1];
  }

  private isBalanced(group: readonly Block[]): boolean {
    for (const block of group) if (block.size > 0 && !this.isAtRest(block)) return false;
    return true;
  }

  /**
   * Whether the remaining force on a body as a whole is small: compared with its weight and contact forces where it
   * moves, with its weight alone where it lies still. A still body would keep a larger one for ever, because the next
   * substep begins where this one ended and has nothing to gain.
   */
  private isAtRest(block: Block): boolean {
    return this.remaining(block) <= block.allowed;
  }

  /** Remaining force on a body as a whole at the last `evaluate`, over its weight and contact forces. */
  unbalanced(block: Block): number {
    return this.remaining(block) / (block.weight + block.pressed);
  }

  /** The same in newtons. */
  private remaining({ g, size, part }: Block): number {
    if (size === 0) return 0;
    let x = 0;
    let y = 0;
    let z = 0;
    for (let i = 0; i < (part === undefined ? 3 : size); i += 3) {
      x += g[i];
      y += g[i + 1];
      z += g[i + 2];
    }
    return Math.sqrt(x * x + y * y + z * z);
  }

  /** Moves along the step as far as Φ falls; if it does not, moves back and returns false. */
  private search(group: readonly Block[]): boolean {
    const { vectors, value } = this;
    const { g, s } = vectors;
    const slope = dot(group, g, s);
    if (!(slope < 0)) return false;
    const start = value[0];
    const noise = ROUNDING * value[1];
    for (const block of group) this.keep(block, block.origin);
    let length = 1;
    for (let cut = 0; cut < MOST_CUTS; cut++) {
      this.go(group, length);
      this.evaluate();
      const drop = start - value[0];
      // Conjugate gradients leave no residual along the step, so half of the slope is what the whole step should bring.
      this.isAsPredicted =
        cut === 0 &&
        Math.abs(drop + 0.5 * slope) <= AS_PREDICTED * value[2] &&
        this.linear.leftOver <= 2 * AS_PREDICTED * value[2];
      if (drop >= -ARMIJO * length * slope) return true;
      if (Math.abs(drop) <= noise && dot(group, g, s) <= -slope) {
        // There is nothing below rounding. Further steps would find the same, until the budget is gone.
        this.isAsPredicted = true;
        return true;
      }
      const best = (0.5 * length * slope) / (length * slope + drop);
      length *= best > 0.1 && best < 0.6 ? best : 0.3;
    }
    this.go(group, 0);
    this.evaluate();
    return false;
  }

  /** Notes where a block is. */
  keep({ part, member }: Block, out: Float64Array): void {
    const { x } = this.system;
    if (part === undefined) out.set(member.pose);
    else for (let k = 0, o = 3 * member.from; k < out.length; k++) out[k] = x[o + k];
  }

  private go(group: readonly Block[], length: number): void {
    const { s } = this.vectors;
    const { x } = this.system;
    const { turn, six } = this;
    for (const { part, member, origin, at, size } of group) {
      if (size === 0) continue;
      if (part !== undefined) {
        for (let k = 0; k < size; k++) x[at + k] = origin[k] + length * s[at + k];
        continue;
      }
      for (let k = 0; k < 6; k++) six[k] = length * s[at + k];
      for (let k = 0; k < 3; k++) member.pose[k] = origin[k] + six[k];
      quat.fromRotationVector(turn, 0, six, 3);
      quat.multiply(turn, 0, turn, 0, origin, 3);
      quat.normalize(member.pose, 3, turn, 0);
    }
  }
}

/** What a step of these bodies takes from the budget. */
function priceOf(group: readonly Block[]): number {
  for (const { part } of group) if (part !== undefined) return 1;
  return SHAPES;
}
