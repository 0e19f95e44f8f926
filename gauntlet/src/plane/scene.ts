/** A world of outlines in the plane, written down: the plane has no scene files, so this is what its cases and breaks are kept in. */
import {
  OutlineBody,
  type PlanarBody,
  type PlanarResponse,
  PlanarWorld,
  Polygon,
  RigidBody,
} from 'pliant/planar';

export interface PlanarBodyOf {
  readonly name: string;
  /** Flat x, y of each ring where the body starts [m]; the first is the outline, the others are holes. */
  readonly rings: readonly (readonly number[])[];
  readonly motion?: 'free' | 'axle' | 'fixed';
  readonly velocity?: readonly [number, number];
  readonly spin?: number;
  readonly density?: number;
  /** Springs along the outline instead of a rigid body. */
  readonly outline?: {
    readonly mass: number;
    readonly stiffness: number;
    readonly anchor?: number;
    readonly damping?: number;
    readonly drag?: number;
    readonly pinned?: readonly number[];
  };
}

export interface PlanarScene {
  readonly gravity: readonly [number, number];
  readonly response: PlanarResponse;
  /** Error bound of sampled queries [m]; exact ones when left out. */
  readonly error?: number;
  /** Rate of the springs of `penalty` [1/s²]. */
  readonly stiffness?: number;
  readonly friction?: number;
  readonly restitution?: number;
  readonly bodies: readonly PlanarBodyOf[];
}

export function planarBody({ name: _, rings, outline, ...motion }: PlanarBodyOf): PlanarBody {
  const [first, ...holes] = rings;
  const polygon = Polygon.from(first, ...holes);
  if (outline === undefined) return new RigidBody(polygon, motion);
  const { pinned = [], ...springs } = outline;
  return new OutlineBody(polygon, { ...springs, pinned: (vertex) => pinned.includes(vertex) });
}

export function planarWorld({ bodies, ...options }: PlanarScene): PlanarWorld {
  const world = new PlanarWorld(options);
  for (const body of bodies) world.add(planarBody(body));
  return world;
}
