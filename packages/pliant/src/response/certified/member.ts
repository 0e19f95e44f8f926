/** A body that takes part in contact that can't be crossed. */
import type { Deformable, Hold } from '../../bodies/deformable/deformable.js';
import type { AabbTree } from '../../queries/aabb-tree/layout.js';
import type { SurfaceTopology } from './topology.js';

/** How a member moves: by its own nodes, by forces on it as a whole, by its own drive, or not at all. */
export const SOFT = 0;
export const RIGID = 1;
export const DRIVEN = 2;
export const STILL = 3;

export class Member {
  /** Place in the list of members. It may change when bodies come and go. */
  index = 0;
  /** First node. */
  from = 0;
  mode = STILL;
  /** Whether it moves as a whole in this substep, because it or its companions have candidates. */
  isWhole = false;
  /** Whether it has no surface here, because it has never come near a soft body. */
  isBare = false;
  /** Whether the last search looked at it: a soft body, or a shape that may reach one. */
  isWatched = true;
  /** Whether something was near at the last search for candidates. */
  isNear = false;
  /**
   * Whether it was put nearer to another than contact allows, in this step: the springs that separate them must not add
   * speed.
   */
  isFresh = false;
  /** Box of the surface and of all places that it may reach before the next search [m]. */
  readonly low = new Float64Array(3);
  readonly high = new Float64Array(3);
  /**
   * For a shape: its trial pose, position and quaternion; its pose at the start of the substep, from which limits count;
   * and where separation has left it: motion begins there.
   */
  readonly pose = new Float64Array(7).fill(Number.NaN);
  readonly before = new Float64Array(7);
  readonly parted = new Float64Array(7);
  /** For a soft body: its attachments, and by row of the shape that holds them the vertices that do not touch it (`ties.ts`). */
  readonly holds: Hold[] = [];
  readonly tied = new Map<number, Uint8Array>();
  /** Triangles of a shape with many, in its own frame. */
  tree: AabbTree | undefined;

  constructor(
    readonly row: number,
    readonly generation: number,
    public topology: SurfaceTopology,
    readonly isPlane: boolean,
    /** A surface without an inside. */
    public isOpen: boolean,
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
