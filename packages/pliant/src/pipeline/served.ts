/**
 * Which methods can serve which bodies: the stages with a choice, the properties of a body that decide, and the refusal
 * with advice.
 */
import type { Bodies } from '../bodies/bodies.js';
import { BODY_KINDS, type BodyKind, isDynamicKind } from '../bodies/layout.js';
import { broadphases } from '../broadphase/index.js';
import { PliantError } from '../core/errors.js';
import type { MethodInfo, Registry } from '../core/registry.js';
import type { ShapeKind } from '../geometry/shape.js';
import { shapeByCode } from '../geometry/shapes.js';
import { type NarrowphaseMethod, narrowphases } from '../narrowphase/index.js';
import { type PenetrationMethod, penetrations } from '../penetration/index.js';
import { type ResponseMethod, responses } from '../response/index.js';

/** Stages whose method can be chosen. */
export const METHOD_STAGES = ['broadphase', 'narrowphase', 'penetration', 'response'] as const;
/** A stage whose method can be chosen. */
export type MethodStage = (typeof METHOD_STAGES)[number];
/** A stage whose method can be chosen for a single pair. */
export type PairStage = Exclude<MethodStage, 'broadphase'>;
export const PAIR_STAGES = ['narrowphase', 'penetration', 'response'] as const;

/** Takes for each pair the first method that serves it. */
export const AUTO = 'auto';

export const PAIR_REGISTRIES = { narrowphase: narrowphases, penetration: penetrations, response: responses };

export type PairMethod = NarrowphaseMethod | PenetrationMethod | ResponseMethod;

/**
 * The properties that decide whether two bodies can touch and which methods serve them. Bodies with the same face form
 * one class.
 */
export interface Face {
  readonly kind: BodyKind;
  /** Deformable bodies have none. */
  readonly shape: ShapeKind | undefined;
  readonly group: number;
  readonly mask: number;
  readonly sensor: boolean;
  /**
   * Whether contact can be solved together with the elasticity of the body's model; false for bodies that keep their
   * shape.
   */
  readonly elastic: boolean;
}

/**
 * The bodies of a world by their faces. All bodies of a class have the same answer, so methods are asked once per
 * class.
 */
export class BodyClasses {
  /** Counted once, and kept until a body goes or changes its groups. */
  private classes: Map<string, { face: Face; count: number }> | undefined;

  constructor(
    private readonly bodies: Bodies,
    private readonly isElastic: (row: number) => boolean,
  ) {}

  face(row: number): Face {
    const { kind, shapeCode, group, mask, sensor } = this.bodies.columns;
    return {
      kind: BODY_KINDS[kind[row] - 1],
      shape: shapeCode[row] === 0 ? undefined : shapeByCode(shapeCode[row]).kind,
      group: group[row],
      mask: mask[row],
      sensor: sensor[row] === 1,
      elastic: this.isElastic(row),
    };
  }

  /** Adds a new body, after calling `check` for every class that the body could touch. */
  admit(row: number, check: (a: Face, b: Face) => void): void {
    const fresh = this.face(row);
    const key = keyOf(fresh);
    const classes = this.without(row);
    const known = classes.get(key);
    // Two bodies of a class have met all others and each other. So a pile of equal bodies is checked once.
    if (known === undefined || known.count < 2) {
      for (const { face } of classes.values()) if (meet(fresh, face)) check(fresh, face);
    }
    classes.set(key, { face: fresh, count: (known?.count ?? 0) + 1 });
  }

  /** Calls `check` for every class that a body could touch with other filters; changes nothing. */
  tryFilters(row: number, change: Partial<Face>, check: (a: Face, b: Face) => void): void {
    const changed = { ...this.face(row), ...change };
    this.forget();
    const others = [...this.without(row).values()];
    this.forget();
    for (const { face } of others) if (meet(changed, face)) check(changed, face);
  }

  /** Calls once for every two classes of bodies that could touch in this world. */
  forMeeting(visit: (a: Face, b: Face) => void): void {
    const classes = [...this.without(-1).values()];
    classes.forEach(({ face, count }, i) => {
      if (count > 1 && meet(face, face)) visit(face, face);
      for (const other of classes.slice(i + 1)) if (meet(face, other.face)) visit(face, other.face);
    });
  }

  forget(): void {
    this.classes = undefined;
  }

  private without(except: number): Map<string, { face: Face; count: number }> {
    if (this.classes !== undefined) return this.classes;
    this.classes = new Map();
    for (let row = 0; row < this.bodies.rows; row++) {
      if (row === except || this.bodies.columns.kind[row] === 0) continue;
      const face = this.face(row);
      const key = keyOf(face);
      this.classes.set(key, { face, count: (this.classes.get(key)?.count ?? 0) + 1 });
    }
    return this.classes;
  }
}

/** Refuses a method that can't serve two bodies that could touch. A sensor feels nothing, so it needs no response. */
export function refuseMeeting(stage: PairStage, name: string, a: Face, b: Face): void {
  if (stage !== 'response' || !(a.sensor || b.sensor)) refuseUnless(stage, name, a, b);
}

export function refuseUnless(stage: PairStage, name: string, a: Face, b: Face): void {
  const registry = PAIR_REGISTRIES[stage] as Registry<PairMethod>;
  const able = registry.list().filter((m) => serves(stage, m, a, b));
  if (name === AUTO ? able.length > 0 : able.some((m) => m.name === name)) return;
  const others = able.map((m) => `'${m.name}'`).join(', ');
  const advice = able.length > 0 ? `choose ${others} or '${AUTO}'` : 'no registered method can';
  throw new PliantError(
    'pair-unsupported',
    `The ${stage} method '${name}' can't serve ${describeFace(a)} and ${describeFace(b)}; ${advice}.${limitsOf(stage, name)}`,
    { path: `methods.${stage}` },
  );
}

/** Why a response serves so few pairs, as a sentence to add. */
function limitsOf(stage: PairStage, name: string): string {
  const limits = stage === 'response' && name !== AUTO ? responses.get(name).limits : undefined;
  return limits === undefined ? '' : ` ${limits}`;
}

/** The method that `auto` takes for a pair: the method that is made for it, or else the first that serves it. */
export function automatic(stage: PairStage, a: Face, b: Face): PairMethod | undefined {
  const able = (PAIR_REGISTRIES[stage] as Registry<PairMethod>).list().filter((m) => serves(stage, m, a, b));
  return able.find((m) => 'prefers' in m && m.prefers?.(a.kind, b.kind) === true) ?? able[0];
}

export function serves(stage: PairStage, method: PairMethod, a: Face, b: Face): boolean {
  if (stage === 'response') {
    const { serves, acts } = method as ResponseMethod;
    return serves(a.kind, b.kind) && (acts !== 'with-elasticity' || (canGiveWay(a) && canGiveWay(b)));
  }
  const { serves, deforms } = method as NarrowphaseMethod | PenetrationMethod;
  if (a.shape === undefined || b.shape === undefined) return deforms?.(a.kind, b.kind) ?? false;
  return serves(a.shape, b.shape);
}

/**
 * Whether two bodies could ever touch: their filters agree, and one can be pushed, or one is a sensor and not both
 * stand still for ever.
 */
export function meet(a: Face, b: Face): boolean {
  if ((a.group & b.mask) === 0 || (b.group & a.mask) === 0) return false;
  if (isDynamicKind(a.kind) || isDynamicKind(b.kind)) return true;
  return (a.sensor || b.sensor) && (a.kind === 'kinematic' || b.kind === 'kinematic');
}

/** Whether a body can take part where contact is solved together with elasticity: it has an elasticity or a shape. */
const canGiveWay = ({ shape, elastic }: Face): boolean => shape !== undefined || elastic;

const keyOf = (face: Face): string =>
  `${face.kind} ${face.shape} ${face.group} ${face.mask} ${face.sensor} ${face.elastic}`;

export function describeFace(face: Face): string {
  return face.shape === undefined ? `a ${face.kind} body` : `a ${face.kind} ${face.shape}`;
}

export function findMethod(name: string): MethodInfo {
  const path = `parameters.${name}`;
  for (const registry of [broadphases, narrowphases, penetrations, responses])
    if (registry.knows(name)) return registry.get(name, path);
  throw new PliantError('unknown-name', `There is no method '${name}' to set parameters of.`, { path });
}

const PAIR_SPAN = 2 ** 24;

/** The rows of a pair as one number, in either order. */
export const pairKey = (a: number, b: number): number => (a < b ? a * PAIR_SPAN + b : b * PAIR_SPAN + a);

/** The rows that a key stands for, the smaller first. */
export const rowsOf = (key: number): [number, number] => [Math.floor(key / PAIR_SPAN), key % PAIR_SPAN];
