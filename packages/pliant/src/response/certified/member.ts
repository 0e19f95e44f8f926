/** A body that takes part in contact that can't be crossed. */
import type { Deformable } from '../../bodies/deformable/deformable.js';
import type { AabbTree } from '../../queries/aabb-tree/layout.js';
import type { SurfaceTopology } from './topology.js';

/** What moves a member: its own nodes, forces on it as a whole, its own will, or nothing. */
export const SOFT = 0;
export const RIGID = 1;
export const DRIVEN = 2;
export const STILL = 3;

export class Member {
  /** Place in the list of members; it may change when bodies come and go. */
  index = 0;
  /** First node. */
  from = 0;
  mode = STILL;
  /** Whether it moves as a whole in this substep and has candidates. */
  isWhole = false;
  /** Whether something was near when candidates were last looked for. */
  isNear = false;
  /** Whether it was put nearer to another than contact leaves them, in this step: what springs push it apart with is no speed. */
  isFresh = false;
  /** Box of the surface and of all places that it may come to before the next search [m]. */
  readonly low = new Float64Array(3);
  readonly high = new Float64Array(3);
  /** Of a shape: where it stands on trial, position and quaternion, and where it stood when the substep began. */
  readonly pose = new Float64Array(7).fill(Number.NaN);
  readonly before = new Float64Array(7);
  /** Triangles of a shape with many, in its own frame. */
  tree: AabbTree | undefined;

  constructor(
    readonly row: number,
    readonly generation: number,
    readonly topology: SurfaceTopology,
    readonly isPlane: boolean,
    /** A surface without an inside. */
    readonly isOpen: boolean,
    /** Of soft bodies. */
    readonly soft: Deformable | undefined,
    /** Typical edge [m]; infinite for shapes. */
    readonly length: number,
    /** Gap below which surfaces push [m]; infinite for shapes. */
    readonly radius: number,
    /** [N/m]; infinite for shapes. */
    public stiffness: number,
  ) {}

  pairRadius(other: Member): number {
    return Math.min(this.radius, other.radius);
  }

  get nodeCount(): number {
    return this.topology.nodeCount;
  }
}
