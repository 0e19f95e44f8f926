/**
 * What a simulated outline offers to detection and response, rigid or deformable: a polygon in world coordinates, and
 * the nodes that move its points. A point is named by a feature (vertex `v`, or edge `e` as `vertexCount + e`) and its
 * place.
 */
import type { Hash64 } from '../../core/hash64.js';
import type { Polygon } from '../polygon.js';
import type { Nodes } from './nodes.js';

/** Which nodes of a body move a point: `node`, and `second` with a share 0 … 1. */
export interface Hold {
  node: number;
  second: number;
  share: number;
}

/** Momentum of a body or of all. */
export interface Momentum {
  /** [kg m/s] */
  readonly x: number;
  /** [kg m/s] */
  readonly y: number;
  /** About the origin [kg m²/s]. */
  readonly angular: number;
}

/** What a simulated outline offers to detection and response, rigid or deformable. */
export interface PlanarBody {
  /** In world coordinates; refreshed after every motion. */
  readonly polygon: Polygon;
  /** minX, minY, maxX, maxY [m], then the same for every run of edges (`writeRunBoxes`). */
  readonly box: Float64Array;
  /** Whether anything can move it. */
  readonly movable: boolean;
  /** About the width of its thinnest part [m]: what it may move without being looked at. */
  readonly thickness: number;
  /** About its extent [m]. */
  readonly size: number;
  /** Mass per length of boundary [kg/m], for springs that fit it; infinite for what can't move. */
  readonly lineMass: number;
  /** Number of nodes that move its points. */
  readonly nodeCount: number;
  /** The nodes that move a point, counted from the body's first. */
  hold(out: Hold, feature: number, x: number, y: number): void;
  /** Writes velocities, inverse masses and places of its nodes from `first` on. */
  writeNodes(nodes: Nodes, first: number): void;
  /** Writes the velocities alone. */
  writeVelocities(nodes: Nodes, first: number): void;
  /** Takes the velocities of its nodes. */
  readNodes(nodes: Nodes, first: number): void;
  /** Velocity of a point into `out[0], out[1]` [m/s]. */
  velocityAt(out: Float64Array, feature: number, x: number, y: number): void;
  /** How much a unit impulse along (nx, ny) at a point speeds that point up along it [1/kg]. 0: immovable. */
  inverseMassAt(feature: number, x: number, y: number, nx: number, ny: number): number;
  /** Changes velocities by an impulse [N s] at a point. A force is an impulse of force times step. */
  push(feature: number, x: number, y: number, jx: number, jy: number): void;
  /** Forces of its own (gravity, springs) over a step, into its velocities. */
  accelerate(dt: number, gravityX: number, gravityY: number): void;
  /** Moves with its velocities for a step [s]; the polygon follows at `arrive`. */
  advance(dt: number): void;
  /** Like `advance`, for a body that no impulse acted on since `accelerate`: exact under constant gravity. */
  fly(dt: number): void;
  /** Moves by a displacement of its nodes and a turn, without velocity. */
  shift(nodes: Nodes, first: number, dt: number): void;
  /** Positions and boxes when `save` was called. */
  readonly positionsBefore: Float64Array;
  /** Its boxes when `save` was called. */
  readonly boxBefore: Float64Array;
  /** Ends a motion: refreshes the polygon and its boxes, and remembers the place for `back`. */
  arrive(): void;
  /** `advance`, then `arrive`. */
  move(dt: number): void;
  /** Remembers the present place. */
  save(): void;
  /** Goes to the fraction `t` of the way from the remembered place to the last moved one. */
  back(t: number): void;
  /** A bound on the speed of any of its points [m/s]. */
  topSpeed(): number;
  /** Kinetic and elastic energy [J]. */
  energy(): number;
  /** Energy in a field of gravity [J]; 0 for what gravity doesn't move. */
  potential(gravityX: number, gravityY: number): number;
  /** Its momentum now. */
  momentum(): Momentum;
  /** Stops it where it was remembered. */
  stop(): void;
  /** The numbers that make up its state. */
  readonly stateLength: number;
  /** Writes its state. */
  writeState(out: Float64Array, o: number): void;
  /** Reads what `writeState` wrote. */
  readState(from: Float64Array, o: number): void;
  /** Adds its state to a hash. */
  hash(into: Hash64): void;
  /** Tells that the outline has moved: `box` is written anew when it is asked for. */
  refreshBox(): void;
}
