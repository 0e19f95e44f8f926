/**
 * Friction and restitution of every manifold. Both come from the bodies, from the parts of their shapes, and from the
 * rules that combine two bodies. The user's hooks may change both, or refuse a contact. Every manifold is asked once,
 * after it was found.
 *
 * Static friction acts where two bodies do not slide on each other at their deepest point when the manifold is found;
 * kinetic friction acts where they slide. So every response has both, one look late.
 *
 * A refused manifold keeps its place and has no points: no response answers for it, it ties no islands, and no report
 * lists it.
 */
import type { Bodies } from '../bodies/bodies.js';
import { pairFriction, pairRestitution, pairStiction } from '../bodies/combine.js';
import { isDeformable, isMolecules } from '../bodies/layout.js';
import type { Troubles } from '../core/troubles.js';
import type { ShapeDefinition } from '../geometry/shape.js';
import { isCombined } from '../geometry/solids/field-kinds.js';
import * as quat from '../math/quat.js';
import { AnchoredContacts, type Contacts, FOLLOWED, PAIR_ASLEEP, REST_BITS } from '../narrowphase/index.js';
import { pairKey } from './served.js';

/** Slower sliding counts as sticking [m/s]. Penalty methods creep, and slide while a load settles. */
const STICK_SPEED = 5e-2;

/** One pair that touches, as a hook sees and changes it. */
export interface TouchingRows {
  a: number;
  b: number;
  /** Its deepest point [m], the unit normal from b to a, and how deep it is [m]. */
  readonly point: Float64Array;
  readonly normal: Float64Array;
  depth: number;
  friction: number;
  restitution: number;
}

/** A hook, called with rows of bodies. Returning `false` refuses the pair or the contact. */
export interface RowHook {
  pair?(a: number, b: number): boolean;
  contact?(touching: TouchingRows): boolean;
}

export class ContactSurfaces {
  /** Replaced when a hook is added or removed. */
  private hooks: readonly RowHook[] = [];
  private readonly refused = new Set<number>();
  private readonly local = new Float64Array(3);
  private readonly slip = new Float64Array(3);
  private readonly touching: TouchingRows = {
    a: 0,
    b: 0,
    point: new Float64Array(3),
    normal: new Float64Array(3),
    depth: 0,
    friction: 0,
    restitution: 0,
  };

  constructor(
    private readonly bodies: Bodies,
    private readonly troubles: Troubles,
  ) {}

  /** Adds a hook; the returned function removes it. */
  use(hook: RowHook): () => void {
    this.hooks = [...this.hooks, hook];
    return () => {
      this.hooks = this.hooks.filter((other) => other !== hook);
    };
  }

  get list(): readonly RowHook[] {
    return this.hooks;
  }

  beginStep(): void {
    this.refused.clear();
  }

  /** Removes the pairs that a hook refuses from a sorted list. */
  dropPairs(pairs: { count: number; readonly a: Uint32Array; readonly b: Uint32Array }, step: number): void {
    if (this.hooks.length === 0) return;
    let kept = 0;
    for (let p = 0; p < pairs.count; p++) {
      if (this.refusesPair(pairs.a[p], pairs.b[p], step)) continue;
      pairs.a[kept] = pairs.a[p];
      pairs.b[kept++] = pairs.b[p];
    }
    pairs.count = kept;
  }

  /** Whether a hook has refused the pair in this step. */
  isRefused(a: number, b: number): boolean {
    return this.refused.size > 0 && this.refused.has(pairKey(a, b));
  }

  /** Gives every manifold its friction and restitution, and asks the hooks. */
  meet(contacts: Contacts, step: number): void {
    const c = this.bodies.columns;
    const { friction, restitution } = c;
    const { a: as, b: bs, manifolds, rough, bounce } = contacts;
    for (let m = 0; m < manifolds; m++) {
      const a = as[m];
      const b = bs[m];
      let ofA = friction[a];
      let ofB = friction[b];
      let bounceA = restitution[a];
      let bounceB = restitution[b];
      if (c.patched[a] + c.patched[b] > 0) {
        const partA = this.partOf(contacts, m, a);
        const partB = this.partOf(contacts, m, b);
        ofA = partA?.friction ?? ofA;
        ofB = partB?.friction ?? ofB;
        bounceA = partA?.restitution ?? bounceA;
        bounceB = partB?.restitution ?? bounceB;
      }
      const mu = this.sticks(contacts, m) ? pairStiction(c, a, b, ofA, ofB) : pairFriction(c, a, b, ofA, ofB);
      const epsilon = pairRestitution(c, a, b, bounceA, bounceB);
      if (mu !== rough[m] || epsilon !== bounce[m]) contacts.life[m] &= ~REST_BITS;
      rough[m] = mu;
      bounce[m] = epsilon;
    }
    if (this.hooks.length > 0) this.askAll(contacts, step);
  }

  /** The same for rows with a deformable body; these bring their friction along. */
  meetRows(contacts: AnchoredContacts, step: number): void {
    const c = this.bodies.columns;
    for (let m = 0; m < contacts.manifolds; m++) {
      const a = contacts.a[m];
      const b = contacts.b[m];
      if (isMolecules(c.kind[a]) || isMolecules(c.kind[b])) {
        if (this.sticks(contacts, m)) stickMolecules(contacts, m, c.staticFriction);
        continue;
      }
      if (this.sticks(contacts, m))
        setFriction(contacts, m, pairStiction(c, a, b, c.friction[a], c.friction[b]));
      else if (((c.combine[a] | c.combine[b]) & 15) !== 0)
        setFriction(contacts, m, pairFriction(c, a, b, c.friction[a], c.friction[b]));
    }
    if (this.hooks.length > 0) this.askAll(contacts, step);
  }

  /**
   * Asks the hooks about a pair that is solved together with elasticity. Returns its friction, or −1 when it is
   * refused.
   */
  meetPair(
    a: number,
    b: number,
    point: Float64Array,
    normal: Float64Array,
    depth: number,
    friction: number,
    step: number,
  ): number {
    const { touching } = this;
    touching.a = a;
    touching.b = b;
    touching.depth = depth;
    touching.friction = friction;
    touching.restitution = 0;
    touching.point.set(point);
    touching.normal.set(normal);
    if (this.ask(touching, step)) return touching.friction;
    this.refused.add(pairKey(a, b));
    return -1;
  }

  /** Whether a body of a manifold has static friction, and the two do not slide on each other. */
  private sticks(contacts: Contacts, m: number): boolean {
    const { staticFriction } = this.bodies.columns;
    const a = contacts.a[m];
    const b = contacts.b[m];
    if (staticFriction[a] + staticFriction[b] === 0 || contacts.size[m] === 0) return false;
    const i = 3 * deepest(contacts, m);
    const { slip } = this;
    slip.fill(0);
    this.addVelocity(a, contacts.point, i, 1);
    this.addVelocity(b, contacts.point, i, -1);
    const { normal } = contacts;
    const along = slip[0] * normal[i] + slip[1] * normal[i + 1] + slip[2] * normal[i + 2];
    let slidingSq = 0;
    for (let k = 0; k < 3; k++) slidingSq += (slip[k] - along * normal[i + k]) ** 2;
    return slidingSq <= STICK_SPEED * STICK_SPEED;
  }

  /** Adds the velocity of a body at a point to `slip`; for a deformable body, the velocity of its centre [m/s]. */
  private addVelocity(row: number, point: Float64Array, i: number, sign: number): void {
    const { velocity: v, angularVelocity: w, position, kind } = this.bodies.columns;
    const { slip } = this;
    const o = 3 * row;
    const turn = isDeformable(kind[row]) ? 0 : sign;
    const x = point[i] - position[o];
    const y = point[i + 1] - position[o + 1];
    const z = point[i + 2] - position[o + 2];
    slip[0] = slip[0] + sign * v[o] + turn * (w[o + 1] * z - w[o + 2] * y);
    slip[1] = slip[1] + sign * v[o + 1] + turn * (w[o + 2] * x - w[o] * z);
    slip[2] = slip[2] + sign * v[o + 2] + turn * (w[o] * y - w[o + 1] * x);
  }

  private askAll(contacts: Contacts, step: number): void {
    for (let m = 0; m < contacts.manifolds; m++) {
      if (contacts.size[m] === 0 || contacts.a[m] === contacts.b[m]) continue;
      this.describe(contacts, m);
      const { touching } = this;
      const before = touching.friction;
      if (!this.ask(touching, step)) this.refuse(contacts, m);
      else if (contacts instanceof AnchoredContacts) {
        if (touching.friction !== before) setFriction(contacts, m, touching.friction);
      } else {
        if (contacts.rough[m] !== touching.friction || contacts.bounce[m] !== touching.restitution)
          contacts.life[m] &= ~REST_BITS;
        contacts.rough[m] = touching.friction;
        contacts.bounce[m] = touching.restitution;
      }
    }
  }

  private ask(touching: TouchingRows, step: number): boolean {
    for (let k = 0; k < this.hooks.length; k++) {
      try {
        if (this.hooks[k].contact?.(touching) === false) return false;
      } catch (error) {
        this.failed(error, step);
      }
    }
    return true;
  }

  refusesPair(a: number, b: number, step: number): boolean {
    for (let k = 0; k < this.hooks.length; k++) {
      try {
        if (this.hooks[k].pair?.(a, b) !== false) continue;
      } catch (error) {
        this.failed(error, step);
        continue;
      }
      this.refused.add(pairKey(a, b));
      return true;
    }
    return false;
  }

  private refuse(contacts: Contacts, m: number): void {
    contacts.size[m] = 0;
    contacts.touching[m] = 0;
    contacts.life[m] &= PAIR_ASLEEP | FOLLOWED;
    this.refused.add(pairKey(contacts.a[m], contacts.b[m]));
  }

  private describe(contacts: Contacts, m: number): void {
    const { touching } = this;
    const i = deepest(contacts, m);
    touching.a = contacts.a[m];
    touching.b = contacts.b[m];
    touching.depth = contacts.depth[i];
    touching.friction = contacts instanceof AnchoredContacts ? contacts.friction[i] : contacts.rough[m];
    touching.restitution = contacts instanceof AnchoredContacts ? 0 : contacts.bounce[m];
    for (let k = 0; k < 3; k++) {
      touching.point[k] = contacts.point[3 * i + k];
      touching.normal[k] = contacts.normal[3 * i + k];
    }
  }

  /**
   * The part of a body's shape that holds the deepest point of a manifold, for shapes whose parts have surfaces of
   * their own.
   */
  private partOf(contacts: Contacts, m: number, row: number): PartSurface | undefined {
    const c = this.bodies.columns;
    if (c.patched[row] === 0 || contacts.size[m] === 0) return undefined;
    const solid = this.bodies.solids.of(c, row);
    if (!isCombined(solid)) return undefined;
    const i = deepest(contacts, m);
    const { local } = this;
    for (let k = 0; k < 3; k++) local[k] = contacts.point[3 * i + k] - c.position[3 * row + k];
    quat.inverseRotate(local, 0, c.orientation, 4 * row, local, 0);
    const { definition } = solid;
    return definition.kind === 'union' ? definition.parts[solid.partAt(local)] : undefined;
  }

  private failed(error: unknown, step: number): void {
    this.troubles.report({
      code: 'hook-failed',
      step,
      sentence: `A contact hook threw an error and was passed over: ${String(error)}`,
    });
  }
}

interface PartSurface {
  readonly friction?: number | undefined;
  readonly restitution?: number | undefined;
}

/** Whether parts of a shape have a friction or restitution of their own. */
export function hasPatches(shape: ShapeDefinition): boolean {
  return (
    shape.kind === 'union' &&
    shape.parts.some((part) => part.friction !== undefined || part.restitution !== undefined)
  );
}

function deepest({ first, size, depth }: Contacts, m: number): number {
  let best = first[m];
  for (let i = first[m] + 1; i < first[m] + size[m]; i++) if (depth[i] > depth[best]) best = i;
  return best;
}

/** Raises the friction of rows with molecules to the bodies' static friction, where that is larger. */
function stickMolecules(contacts: AnchoredContacts, m: number, staticFriction: Float64Array): void {
  const { a, b, first, size, friction } = contacts;
  for (let i = first[m]; i < first[m] + size[m]; i++) {
    const sliding = friction[i];
    const sticking = Math.sqrt(
      Math.max(sliding, staticFriction[a[m]]) * Math.max(sliding, staticFriction[b[m]]),
    );
    friction[i] = Math.max(sliding, sticking);
  }
}

function setFriction(contacts: AnchoredContacts, m: number, friction: number): void {
  for (let i = contacts.first[m]; i < contacts.first[m] + contacts.size[m]; i++)
    contacts.friction[i] = friction;
}
