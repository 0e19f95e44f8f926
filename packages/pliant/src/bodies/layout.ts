import type { Layout } from '../core/memory.js';
import { SHAPE_PARAMS } from '../geometry/shape.js';

/**
 * The memory layout of bodies. Only this file knows it. Frames: `position`, `velocity`, `force` and `bounds` are in the
 * world. `inertia` is along the principal axes. `principalTurn` turns the principal axes to the body's axes.
 * `orientation` turns the body's axes to the world's.
 */
export const BODY_LAYOUT = {
  /** Centre of mass [m]. */
  position: { type: 'f64', width: 3 },
  /** Unit quaternion x, y, z, w. */
  orientation: { type: 'f64', width: 4 },
  /** Of the centre of mass [m/s]. */
  velocity: { type: 'f64', width: 3 },
  /** About the centre of mass, world frame [rad/s]. */
  angularVelocity: { type: 'f64', width: 3 },
  /** Accumulated for the present substep [N], [N·m]. */
  force: { type: 'f64', width: 3 },
  torque: { type: 'f64', width: 3 },
  /** The user's forces and torques. They last through the substeps of one step, then they are cleared [N], [N·m]. */
  userForce: { type: 'f64', width: 3 },
  userTorque: { type: 'f64', width: 3 },
  /** Sum of contact forces, mean over the last step [N]. */
  contactForce: { type: 'f64', width: 3 },
  /** 0 for bodies that forces can't move [1/kg]. */
  inverseMass: { type: 'f64', width: 1 },
  mass: { type: 'f64', width: 1 },
  /** Principal moments [kg·m²] and their inverses, 0 where forces can't turn the body. */
  inertia: { type: 'f64', width: 3 },
  inverseInertia: { type: 'f64', width: 3 },
  /**
   * Turns the principal axes, to which the moments belong, into the body's axes. It is the identity for shapes that are
   * symmetric to their axes.
   */
  principalTurn: { type: 'f64', width: 4 },
  /** R I⁻¹ Rᵀ, as xx, xy, xz, yy, yz, zz [1/(kg·m²)]. */
  worldInverseInertia: { type: 'f64', width: 6 },
  /**
   * The distance beyond its surface at which the body looks for contacts in this step [m]. `bounds` are wider by up to
   * this margin, most in the direction of flight.
   */
  margin: { type: 'f64', width: 1 },
  /** min x, y, z, max x, y, z [m]. */
  bounds: { type: 'f64', width: 6 },
  shape: { type: 'f64', width: SHAPE_PARAMS },
  /** Half of the shape's smallest width, and its farthest point from the centre [m]; infinite for planes. */
  thinness: { type: 'f64', width: 1 },
  reach: { type: 'f64', width: 1 },
  friction: { type: 'f64', width: 1 },
  /** Friction before sliding, if it is larger than `friction`; 0 for no static friction of its own. */
  staticFriction: { type: 'f64', width: 1 },
  restitution: { type: 'f64', width: 1 },
  /** [1/s] */
  linearDamping: { type: 'f64', width: 1 },
  angularDamping: { type: 'f64', width: 1 },
  gravityScale: { type: 'f64', width: 1 },
  /** Contact force above which a pair reports an event [N]; infinite for never. */
  forceThreshold: { type: 'f64', width: 1 },
  /**
   * How long the body has been resting [s]. −1 marks a resting body that was added, placed or changed since the last
   * step (`Bodies.stir`).
   */
  restTime: { type: 'f64', width: 1 },
  /** The body's place when its state was last known to be finite. */
  goodPosition: { type: 'f64', width: 3 },
  goodOrientation: { type: 'f64', width: 4 },
  group: { type: 'u32', width: 1 },
  mask: { type: 'u32', width: 1 },
  generation: { type: 'u32', width: 1 },
  kind: { type: 'u8', width: 1 },
  activity: { type: 'u8', width: 1 },
  shapeCode: { type: 'u8', width: 1 },
  sensor: { type: 'u8', width: 1 },
  canSleep: { type: 'u8', width: 1 },
  /** Whether the body is swept along its path, one of SWEEP. */
  continuous: { type: 'u8', width: 1 },
  /**
   * Bits of world axes. Bits 1, 2, 4: the body doesn't move along x, y, z. Bits 8, 16, 32: it doesn't turn about them.
   */
  locks: { type: 'u8', width: 1 },
  /** The rules that combine friction and restitution with those of other bodies (`combine.ts`). */
  combine: { type: 'u8', width: 1 },
  /** 1 where parts of the shape have a friction or restitution of their own. */
  patched: { type: 'u8', width: 1 },
} as const satisfies Layout;

/** Codes of body kinds; 0 marks a free row. */
export const BODY_CODE = { static: 1, kinematic: 2, rigid: 3, soft: 4, 'mass-spring': 5 } as const;
/** How a body moves. */
export type BodyKind = keyof typeof BODY_CODE;
export const BODY_KINDS = Object.keys(BODY_CODE) as BodyKind[];

/** When a body is swept along its path: when it moves far for its size, always, or never. */
export const SWEEP = { fast: 0, always: 1, never: 2 } as const;

/** Moved by forces: rigid and deformable bodies. Codes from `rigid` on. */
export const isDynamic = (code: number): boolean => code >= BODY_CODE.rigid;

/** Made of particles (`bodies/deformable`). Codes above `rigid`. */
export const isDeformable = (code: number): boolean => code > BODY_CODE.rigid;

/**
 * Whether a method for bodies of molecules serves two kinds. Molecules meet each other. They also meet rigid, static
 * and kinematic bodies.
 */
export const meetsMolecules = (a: BodyKind, b: BodyKind): boolean =>
  (a === 'mass-spring' || b === 'mass-spring') && a !== 'soft' && b !== 'soft';

/** Made of molecules (`bodies/mass-spring`), which find their contacts by themselves. */
export const isMolecules = (code: number): boolean => code === BODY_CODE['mass-spring'];

export const isDynamicKind = (kind: BodyKind): boolean => isDynamic(BODY_CODE[kind]);

export const isDeformableKind = (kind: BodyKind): boolean => isDeformable(BODY_CODE[kind]);

export const AWAKE = 0;
export const ASLEEP = 1;
/** Turned non-finite, stopped at its last good state, and takes part as an obstacle until it is set right. */
export const FROZEN = 2;
/** Taken out by the user: it neither moves nor touches anything until it is put back. */
export const DISABLED = 3;
