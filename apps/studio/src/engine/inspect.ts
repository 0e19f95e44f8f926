/** What the inspector shows of one body, and what it may change. */
import type { BodyProperties, World } from 'pliant';

/** Properties that can be edited while a world runs. */
export const EDITABLE = [
  'friction',
  'restitution',
  'linearDamping',
  'angularDamping',
  'gravityScale',
] as const satisfies readonly (keyof BodyProperties)[];

export type Editable = (typeof EDITABLE)[number];

export interface BodyDetails {
  readonly row: number;
  /** [kg] */
  readonly mass: number;
  readonly position: readonly number[];
  /** [m/s], [rad/s] */
  readonly speed: number;
  readonly spin: number;
  /** [J] */
  readonly kinetic: number;
  /** Sum of the contact forces [N]. */
  readonly contactForce: number;
  readonly activity: 'awake' | 'asleep' | 'frozen';
  readonly properties: Readonly<Record<Editable, number>>;
}

export function inspect(world: World, row: number): BodyDetails {
  const c = world.sim.bodies.columns;
  const at = (column: Float64Array): number[] => [...column.subarray(row * 3, row * 3 + 3)];
  const velocity = at(c.velocity);
  const spin = at(c.angularVelocity);
  const mass = c.mass[row];
  // Rotational energy needs the body's axes; ½ ω·(I ω) with the world's inverse inertia would need its inverse.
  const turned = turnBack(c.orientation.subarray(row * 4, row * 4 + 4), spin);
  const rotational = turned.reduce((sum, w, k) => sum + 0.5 * c.inertia[row * 3 + k] * w * w, 0);
  const isRigid = c.inverseMass[row] > 0;
  return {
    row,
    mass,
    position: at(c.position),
    speed: Math.hypot(...velocity),
    spin: Math.hypot(...spin),
    kinetic: isRigid ? 0.5 * mass * velocity.reduce((sum, v) => sum + v * v, 0) + rotational : 0,
    contactForce: Math.hypot(...at(c.contactForce)),
    activity: (['awake', 'asleep', 'frozen'] as const)[c.activity[row]],
    properties: {
      friction: c.friction[row],
      restitution: c.restitution[row],
      linearDamping: c.linearDamping[row],
      angularDamping: c.angularDamping[row],
      gravityScale: c.gravityScale[row],
    },
  };
}

/** A world vector along the body's own axes. */
function turnBack([x, y, z, w]: ArrayLike<number> & Iterable<number>, v: readonly number[]): number[] {
  const tx = 2 * (z * v[1] - y * v[2]);
  const ty = 2 * (x * v[2] - z * v[0]);
  const tz = 2 * (y * v[0] - x * v[1]);
  return [v[0] + w * tx + z * ty - y * tz, v[1] + w * ty + x * tz - z * tx, v[2] + w * tz + y * tx - x * ty];
}
