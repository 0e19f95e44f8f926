/**
 * The step of Newton's method for a group: H s = −∇Φ by conjugate gradients, ended early (Dembo and Steihaug 1983), with
 * products instead of a matrix.
 *
 * The preconditioner of a body is its factored stiffness P, of a solid at rest and turned with each vertex. In it,
 * motions as a whole are replaced by those of six rows that include the contacts: only these are ever much stiffer than
 * the body itself (`rest-moves.ts`, `whole-moves.ts`).
 *
 * Where a solid is strained little, P is nearly its Hessian. The first product of a substep is exact, and decides: if
 * it agrees with that of P, later products are those of P, which need no elements. They are by-products of
 * preconditioning: d = z + b d′ makes P d = P z + b P d′.
 */
import { AT_REST, type Block, EXACT, UNJUDGED, type Vectors } from './block.js';
import type { ContactTerms } from './contact-terms.js';
import { preconditionLodged, preconditionRest } from './rest-moves.js';
import type { RigidTerms } from './rigid-terms.js';
import { factorSix, solveSix } from './solve-six.js';
import type { System } from './system.js';
import { massMatrix, preconditionWhole } from './whole-moves.js';

const MOST_PRODUCTS = 120;

/**
 * Products of a step from which on bodies with a factor of their own get the contacts into it. Smaller: factors are made
 * where a few products would do. Larger: sheets on stiff solids take hundreds of products.
 */
const HARD = 40;

/** Remaining residual of conjugate gradients, relative to the first one. */
const FORCING = 0.03;
/** The same in units of the least gain. */
const ENOUGH = 0.03;

/** Remaining force on a shape, in units of the one at which it is in balance. */
const BALANCED = 0.3;

/**
 * Largest difference of the two products, relative to their size, at which that of the factor is used. Larger: steps
 * bring less than predicted, so there are more of them.
 */
const ALIKE = 0.25;

export class LinearSolve {
  private readonly six = new Float64Array(12);
  /** Products since the last reset. */
  products = 0;
  /** Twice the gain that the last solve has left, in the norm of the preconditioner [J]. */
  leftOver = 0;

  /** The blocks that got a matrix last. */
  private readonly made: Block[] = [];

  constructor(
    private readonly system: System,
    private readonly contacts: ContactTerms,
    private readonly rigid: RigidTerms,
    private readonly vectors: Vectors,
  ) {}

  /**
   * Matrices of all blocks as a whole, factored, and the rotations of soft ones. Those that were made for the same
   * contacts are kept: they only shape the preconditioner.
   */
  makeMatrices(group: readonly Block[]): void {
    const { signature } = this.contacts;
    if (group.every((block) => block.madeFor === signature)) return;
    const { made } = this;
    for (const block of made) block.isMade = false;
    made.length = 0;
    for (const block of group) {
      made.push(block);
      block.isMade = true;
      // The matrix of a shape has all there is, and sheets turn with every step.
      block.madeFor = block.size === 0 || block.part?.rest !== undefined ? signature : -1;
      if (block.size === 0) continue;
      if (block.part !== undefined) this.turn(block);
      if (block.part === undefined || block.hasWhole) block.matrix.set(block.inertia);
    }
    this.factorTouched(group);
    this.contacts.addMatrices();
    this.rigid.addMatrices();
    for (const block of group) {
      if (block.size === 0 || (block.part !== undefined && !block.hasWhole)) continue;
      if (!factorSix(block.matrix, 0) && block.part !== undefined) block.hasWhole = false;
    }
  }

  /**
   * Factors of bodies that have their own get the contacts, once for the same ones: then their motion as a whole is like
   * any other.
   */
  private factorTouched(group: readonly Block[]): void {
    const { signature } = this.contacts;
    let any = false;
    for (const block of group) {
      if (!block.isHard || block.size === 0) continue;
      block.hasWhole = false;
      any ||= block.touchedFor !== signature;
      block.touched.fill(0);
    }
    if (!any) return;
    this.contacts.addTouched();
    for (const block of group) {
      if (!block.isHard || block.size === 0 || block.touchedFor === signature) continue;
      block.part!.elasticity.factorAt!(this.system.x, block.touched);
      block.touchedFor = signature;
    }
  }

  /** Rotations of a soft block, and its inertia as a whole. Those of a solid hold for a substep. */
  private turn(block: Block): void {
    const { x, inertia, fixed } = this.system;
    const { member } = block;
    const { elasticity, rest, anchors } = block.part!;
    const { springs } = anchors;
    if (rest === undefined || !block.isTurned) elasticity.updateRotations(x);
    if (!block.isTurned) {
      block.isFree = true;
      for (let v = 0; v < member.nodeCount; v++) {
        if (fixed[member.from + v] === 1 || springs[v] > 0) block.isFree = false;
        // The factor may have another spring than the body has now.
        if (springs[v] > 0) block.hessian = EXACT;
      }
      if (rest === undefined) block.hessian = EXACT;
    }
    block.hasWhole = block.isFree;
    if (!block.isFree || (rest !== undefined && block.isTurned)) return;
    block.isTurned = true;
    if (rest === undefined) massMatrix(block, x, inertia);
    else for (let k = 0; k < 36; k++) block.inertia[k] = rest.restInertia * rest.shape.wholeInertia[k];
    block.inertiaFactor.set(block.inertia);
    if (!factorSix(block.inertiaFactor, 0)) block.isFree = block.hasWhole = false;
  }

  /** z = P⁻¹ r, and y = P z for solids. */
  precondition(group: readonly Block[]): void {
    // Bodies with the same factor are solved in pairs where the kernel runs.
    let waiting: Block | undefined;
    for (const block of group) {
      const { part, r, z } = block;
      if (block.size === 0) continue;
      if (part === undefined) {
        for (let k = 0; k < 6; k++) z[k] = r[k];
        solveSix(block.matrix, 0, z, 0);
      } else if (part.rest !== undefined) {
        const factor = part.rest.lodged?.factor ?? 0;
        if (factor === 0) preconditionRest(block, part.rest, this.six);
        else if (waiting === undefined) waiting = block;
        else {
          const isPair = waiting.part!.rest!.lodged!.factor === factor;
          preconditionLodged(waiting, isPair ? block : undefined, this.six);
          waiting = isPair ? undefined : block;
        }
      } else if (!block.hasWhole) part.elasticity.precondition(r, z);
      else preconditionWhole(block, this.system, this.six);
    }
    if (waiting !== undefined) preconditionLodged(waiting, undefined, this.six);
  }

  /** q = H d. */
  private multiply(group: readonly Block[]): void {
    const { d, q } = this.vectors;
    this.products++;
    for (const block of group) {
      if (block.size === 0) continue;
      if (block.part === undefined) {
        for (let k = 0; k < 6; k++) {
          let sum = 0;
          for (let i = 0; i < 6; i++) sum += block.inertia[6 * k + i] * block.d[i];
          block.q[k] = sum;
        }
        continue;
      }
      if (block.hessian !== AT_REST) this.multiplyExactly(block);
      if (block.hessian === UNJUDGED) block.hessian = areAlike(block) ? AT_REST : EXACT;
      if (block.hessian === AT_REST) block.q.set(block.p);
    }
    this.contacts.multiply(d, q);
    this.rigid.multiply(d, q);
  }

  private multiplyExactly(block: Block): void {
    const { x, inertia, fixed } = this.system;
    const { member, part, d, q } = block;
    const { anchors, elasticity } = part!;
    for (let v = 0; v < member.nodeCount; v++) {
      const m = inertia[member.from + v];
      for (let k = 3 * v; k < 3 * v + 3; k++) q[k] = m * d[k];
      if (anchors.springs[v] > 0) anchors.multiply(v, d, q, 3 * v);
    }
    elasticity.addProduct(x, d, q);
    if (block.isFree) return;
    for (let v = 0; v < member.nodeCount; v++)
      if (fixed[member.from + v] === 1) q[3 * v] = q[3 * v + 1] = q[3 * v + 2] = 0;
  }

  /** Preconditions the gradient, unless it is known; returns twice the gain of the step in that norm [J]. */
  begin(group: readonly Block[], isKnown: boolean): number {
    const { g, r, z, s } = this.vectors;
    for (const { at, size } of group)
      for (let k = at; k < at + size; k++) {
        if (!isKnown) r[k] = -g[k];
        s[k] = 0;
      }
    if (!isKnown) this.precondition(group);
    this.leftOver = dot(group, r, z);
    return this.leftOver;
  }

  /**
   * Whether the step leaves no shape out of balance. Their contacts are stiff: a gain that is too small for the group is
   * a large force for them.
   */
  private isBalanced(group: readonly Block[]): boolean {
    for (const { r, part, size, allowed } of group) {
      if (part !== undefined || size === 0) continue;
      const most = BALANCED * allowed;
      if (r[0] * r[0] + r[1] * r[1] + r[2] * r[2] > most * most) return false;
    }
    return true;
  }

  /** Computes the step s, until what is left is small against the least gain `gain` [J]. */
  solve(group: readonly Block[], gain: number): void {
    const { r, z, d, q, s, y, p } = this.vectors;
    const first = this.leftOver;
    let rz = first;
    for (const { at, size } of group)
      for (let k = at; k < at + size; k++) {
        d[k] = z[k];
        p[k] = y[k];
      }
    for (let n = 0; n < MOST_PRODUCTS; n++) {
      if (n === HARD) for (const block of group) block.isHard = block.touched.length > 0;
      this.multiply(group);
      const dq = dot(group, d, q);
      // Where Φ does not curve upwards, the sum so far is taken; at first the direction itself.
      if (!(dq > 0)) {
        if (n === 0) for (const { at, size } of group) for (let k = at; k < at + size; k++) s[k] = d[k];
        return;
      }
      const a = rz / dq;
      for (const { at, size } of group)
        for (let k = at; k < at + size; k++) {
          s[k] = s[k] + a * d[k];
          r[k] = r[k] - a * q[k];
        }
      this.precondition(group);
      const next = dot(group, r, z);
      this.leftOver = next;
      if (!(next > FORCING * FORCING * first) || (next <= ENOUGH * gain && this.isBalanced(group))) return;
      const b = next / rz;
      rz = next;
      for (const { at, size } of group)
        for (let k = at; k < at + size; k++) {
          d[k] = z[k] + b * d[k];
          p[k] = y[k] + b * p[k];
        }
    }
  }
}

/** Whether the product of the factor is near the exact one. */
function areAlike({ p, q }: Block): boolean {
  let off = 0;
  let size = 0;
  for (let k = 0; k < p.length; k++) {
    off += (q[k] - p[k]) * (q[k] - p[k]);
    size += p[k] * p[k];
  }
  return off <= ALIKE * ALIKE * size;
}

export function dot(group: readonly Block[], a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (const { at, size } of group) for (let k = at; k < at + size; k++) sum += a[k] * b[k];
  return sum;
}
