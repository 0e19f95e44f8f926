/**
 * The surface of one body of molecules, for contacts: triangles that follow the molecules, a tree of boxes over the
 * triangles, and the way back of forces.
 *
 *   generate: field → marching cubes → skin bound to the molecules → tree built       up to `rate` times a second, or once
 *   follow:   skin carried to the molecules → tree refitted                           at the first request after a step
 *
 * The thesis generates ten times a second, and leaves the triangles at their places in between. A falling body would be
 * up to a tenth of a second ahead of its own surface. Here the surface is carried in between, in every mode.
 *
 * The tree has axis-aligned boxes, which can be refitted. A refit takes about a hundredth of the time of building a
 * tree anew, with either sort of box (see docs/methods/triangle-mesh.md for the numbers). Oriented boxes fit better,
 * but have to be built.
 */

import {
  ForceSpreader,
  gridSpacing,
  ImplicitSurface,
  SkinnedSurface,
} from '../../geometry/implicit/index.js';
import { buildAabbTree } from '../../queries/aabb-tree/build.js';
import type { AabbTree } from '../../queries/aabb-tree/layout.js';
import type { MassSpring } from '../mass-spring/index.js';
import {
  type MassSpringBody,
  SKIN_BEHIND,
  SKIN_CHANGED,
  SKIN_GENERATED,
  SKIN_HEAD,
  SKIN_WITH,
} from '../mass-spring/mass-spring-body.js';
import { SkinMotion } from './skin-motion.js';
import { SurfaceBlocks } from './surface-blocks.js';
import { VertexRing } from './vertex-ring.js';

/** How the skin of a body of molecules is made. */
export interface MoleculeSurfaceOptions {
  /** Between nodes of the grid [m]; else equation 3.1, but 1/4 to 3/4 of the smallest radius. */
  readonly resolution?: number | undefined;
  /** [1/m]; else equation 3.2. */
  readonly potentialField?: number | undefined;
  /** How often the surface is generated anew [1/s]; 0 for once. */
  readonly rate: number;
}

/**
 * Change of a squared distance between neighbours, over what it was, from which on a carried surface is no longer that
 * of its molecules: a box that lands hard would have them millimetres outside of it.
 */
const STRAINED = 0.2;

/**
 * The same, below which a surface that is due is carried on: generated anew it would have the same shape, on another
 * grid.
 */
const EVEN = 0.02;

/** No surface is generated anew for its strain before this age [s]. */
const YOUNG = 0.004;

/** How far a block may lag behind its molecules before a ray has it refitted, in units of the spacing. */
const LATE = 0.25;

/** Most faces in a leaf of the tree. */
export const LEAF_FACES = 3;

export class MoleculeSurface {
  skin: SkinnedSurface;
  tree: AabbTree;
  spreader: ForceSpreader;
  blocks: SurfaceBlocks;
  /** Counts how often the molecules were found at new places. */
  look = 1;
  /** Spacing of the grid of the generation, about the length of an edge [m]. */
  readonly spacing: number;
  motion: SkinMotion;
  /** The look at which each vertex was last placed. */
  private placed: Uint32Array;
  /** The largest distance of the surface from the box around the molecules' centres [m]. */
  margin: number;
  /** When the surface was last generated [s]. */
  generated: number;
  /** How often the surface was generated. */
  generations = 0;
  private readonly maker: ImplicitSurface;
  private links: VertexRing | undefined;
  private carried: Float64Array | undefined;

  private readonly model: MassSpring;

  /** Makes the surface at `time` [s], or restores it from the body's memory. */
  constructor(
    private readonly body: MassSpringBody,
    readonly options: MoleculeSurfaceOptions,
    time: number,
  ) {
    const { resolution, potentialField } = options;
    this.model = body.model;
    this.maker = new ImplicitSurface({
      ...(resolution !== undefined && { resolution }),
      ...(potentialField !== undefined && { potentialField }),
    });
    const { skin } = body;
    const { count } = this.model;
    const isRemembered = skin[0] >= 0;
    this.skin = this.bind(isRemembered ? skin.slice(SKIN_HEAD, SKIN_HEAD + 3 * count) : this.model.positions);
    if (isRemembered) this.skin.turns.set(skin.subarray(SKIN_HEAD + 3 * count));
    if (isRemembered && skin[1] !== SKIN_GENERATED) this.skin.place(this.model.positions);
    this.tree = buildAabbTree(this.skin.positions, this.skin.triangles, LEAF_FACES, 'mean');
    this.spreader = new ForceSpreader(this.skin, count);
    this.margin = this.skin.margin;
    this.spacing = resolution ?? gridSpacing(this.model.radii, potentialField);
    this.motion = new SkinMotion(this.skin, this.model.positions);
    this.blocks = new SurfaceBlocks(this.tree, this.skin, this.motion);
    this.placed = new Uint32Array(this.skin.positions.length / 3).fill(this.look);
    this.generated = isRemembered ? skin[0] : time;
    if (!isRemembered) this.remember();
  }

  /** The neighbours of every vertex. They are made at the first request. */
  get ring(): VertexRing {
    this.links ??= new VertexRing(this.skin.triangles, this.skin.positions.length / 3);
    return this.links;
  }

  /** Per molecule: the sum of the weights by which it carries vertices. It is computed at the first request. */
  get loads(): Float64Array {
    if (this.carried !== undefined) return this.carried;
    const { carriers, weights } = this.skin;
    const sums = new Float64Array(this.model.count);
    for (let k = 0; k < carriers.length; k++) sums[carriers[k]] = sums[carriers[k]] + weights[k];
    this.carried = sums;
    return sums;
  }

  /** Notes that the molecules have left the surface. Call this after every step in which a molecule moved. */
  moleculesMoved(): void {
    this.body.leaveSkinBehind();
  }

  /** Whether the surface must be generated anew at `time` [s]. */
  isDue(time: number): boolean {
    const { rate } = this.options;
    const age = time - this.generated + 1e-9;
    if (this.body.skin[1] === SKIN_GENERATED) return false;
    if (age < YOUNG && !(rate > 0 && age >= 1 / rate)) return false;
    const strain = this.skin.strain(this.model.positions);
    return strain > STRAINED || (rate > 0 && age >= 1 / rate && strain > EVEN);
  }

  /** Generates the surface around the molecules' present places. */
  generate(time: number): void {
    this.take(this.bind(this.model.positions), time);
    this.remember();
  }

  /**
   * Reads the molecules' present places. `placeVertices` then brings vertices to the molecules. Returns by how much the
   * molecules' turns have moved a vertex, at most [m].
   */
  follow(): number {
    const place = this.body.skin[1];
    if (place !== SKIN_BEHIND && place !== SKIN_CHANGED) return 0;
    this.skin.turn(this.model.positions);
    const turn = this.motion.advance(this.model.positions);
    this.look++;
    this.body.skin.set(this.skin.turns, SKIN_HEAD + 3 * this.model.count);
    this.body.skin[1] = SKIN_WITH;
    return turn;
  }

  /** Brings those of the vertices list[from…to) to their molecules that aren't there yet. */
  placeVertices(list: Uint32Array, from: number, to: number): void {
    const { placed, look, skin } = this;
    const { positions } = this.model;
    for (let k = from; k < to; k++) {
      const v = list[k];
      if (placed[v] === look) continue;
      placed[v] = look;
      skin.placeVertex(positions, v, skin.positions);
    }
  }

  /** Brings the vertex with the coordinates at positions[at…] to its molecules. */
  placeAt(at: number): void {
    const v = (at / 3) | 0;
    const { placed, look, skin } = this;
    if (placed[v] === look) return;
    placed[v] = look;
    skin.placeVertex(this.model.positions, v, skin.positions);
  }

  /** Brings one vertex to its molecules. */
  placeVertex(v: number): void {
    const { placed, look, skin } = this;
    if (placed[v] === look) return;
    placed[v] = look;
    skin.placeVertex(this.model.positions, v, skin.positions);
  }

  /** How far the faces of the block with the root `node` may be outside of their boxes [m]. */
  lateness(node: number): number {
    return this.blocks.lateness(node, this, LATE * this.spacing);
  }

  placeAll(): void {
    for (let v = 0; v < this.placed.length; v++) this.placeVertex(v);
  }

  /**
   * The surface at the molecules' present places, for drawing. The call changes nothing: a world goes on in the same
   * way with or without it.
   */
  shown(): { readonly positions: Float64Array; readonly triangles: Uint32Array } {
    const { skin } = this;
    const positions = skin.positions.slice();
    if (this.body.skin[1] !== SKIN_GENERATED) skin.place(this.model.positions, positions);
    return { positions, triangles: skin.triangles };
  }

  /** Stores the data from which the surface can be made again. */
  private remember(): void {
    const { skin } = this.body;
    skin[0] = this.generated;
    skin[1] = SKIN_GENERATED;
    skin.set(this.skin.restPositions, SKIN_HEAD);
    skin.set(this.skin.turns, SKIN_HEAD + 3 * this.model.count);
  }

  private bind(positions: Float64Array): SkinnedSurface {
    this.generations++;
    const { radii } = this.model;
    const surface = this.maker.generate(positions, radii);
    return new SkinnedSurface(surface, positions, radii, this.options.potentialField);
  }

  private take(skin: SkinnedSurface, time: number): void {
    this.skin = skin;
    this.tree = buildAabbTree(skin.positions, skin.triangles, LEAF_FACES, 'mean');
    this.spreader = new ForceSpreader(skin, this.model.count);
    this.margin = skin.margin;
    this.motion = new SkinMotion(skin, skin.restPositions);
    this.blocks = new SurfaceBlocks(this.tree, skin, this.motion);
    this.placed = new Uint32Array(skin.positions.length / 3).fill(this.look);
    this.generated = time;
    this.links = undefined;
    this.carried = undefined;
  }
}
