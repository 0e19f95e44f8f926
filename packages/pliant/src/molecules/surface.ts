/**
 * The surface of one body of molecules, as contacts need it: triangles that follow the molecules, a tree of boxes over them, and the way back of forces.
 *
 *   generate: field → marching cubes → skin bound to the molecules → tree built       `rate` times a second, or once
 *   follow:   skin carried to the molecules → tree refitted                           whenever somebody asks after a step
 *
 * The thesis generates ten times a second and leaves the triangles where they are in between; a body that falls would be up to a tenth of a
 * second ahead of its own surface. Here the surface is carried in between, whichever the mode.
 *
 * The tree has axis-aligned boxes, which can be refitted: that takes about a hundredth of building a tree anew, of either sort of box (see
 * docs/methods/triangle-mesh.md for the numbers). Oriented boxes fit better, but have to be built.
 */
import type { MassSpring } from '../bodies/mass-spring/index.js';
import {
  type MassSpringBody,
  SKIN_BEHIND,
  SKIN_GENERATED,
  SKIN_HEAD,
  SKIN_WITH,
} from '../bodies/mass-spring/mass-spring-body.js';
import { ForceSpreader, ImplicitSurface, SkinnedSurface } from '../geometry/implicit/index.js';
import { buildAabbTree } from '../queries/aabb-tree/build.js';
import type { AabbTree } from '../queries/aabb-tree/layout.js';
import { SurfaceBlocks } from './surface-blocks.js';
import { VertexRing } from './vertex-ring.js';

export interface MoleculeSurfaceOptions {
  /** Between nodes of the grid [m]; else equation 3.1. */
  readonly resolution?: number | undefined;
  /** [1/m]; else equation 3.2. */
  readonly potentialField?: number | undefined;
  /** How often it is generated anew [1/s]; 0 for once. */
  readonly rate: number;
}

export class MoleculeSurface {
  skin: SkinnedSurface;
  tree: AabbTree;
  spreader: ForceSpreader;
  /** On the vertices [N]; the response adds and sets `isPushed`, `release` hands them on and clears them. */
  forces: Float64Array;
  isPushed = false;
  blocks: SurfaceBlocks;
  /** Farthest that the surface can stand from the box around the molecules' centres [m]. */
  margin: number;
  /** When the surface was last generated [s]. */
  generated: number;
  /** How often it was generated. */
  generations = 0;
  private readonly maker: ImplicitSurface;
  private links: VertexRing | undefined;

  private readonly model: MassSpring;

  /** Made at `time` [s], or as the body remembers it. */
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
    const isRemembered = skin[0]! >= 0;
    this.skin = this.bind(isRemembered ? skin.slice(SKIN_HEAD, SKIN_HEAD + 3 * count) : this.model.positions);
    if (isRemembered) this.skin.turns.set(skin.subarray(SKIN_HEAD + 3 * count));
    if (isRemembered && skin[1] !== SKIN_GENERATED) this.skin.place(this.model.positions);
    this.tree = buildAabbTree(this.skin.positions, this.skin.triangles);
    this.spreader = new ForceSpreader(this.skin, count);
    this.forces = new Float64Array(this.skin.positions.length);
    this.margin = this.skin.margin;
    this.blocks = new SurfaceBlocks(this.tree, this.skin, this.model.positions);
    this.generated = isRemembered ? skin[0]! : time;
    if (!isRemembered) this.remember();
  }

  /** The neighbours of every vertex; made when first asked for. */
  get ring(): VertexRing {
    this.links ??= new VertexRing(this.skin.triangles, this.skin.positions.length / 3);
    return this.links;
  }

  /** Whether the molecules have been where the surface is not; to be called after every step in which one moved. */
  moleculesMoved(): void {
    this.body.leaveSkinBehind();
  }

  /** Whether it is time to generate anew at `time` [s]. */
  isDue(time: number): boolean {
    const { rate } = this.options;
    return rate > 0 && this.body.skin[1] !== SKIN_GENERATED && time - this.generated >= 1 / rate - 1e-9;
  }

  /** Generates the surface around the molecules where they are. */
  generate(time: number): void {
    this.take(this.bind(this.model.positions), time);
    this.remember();
  }

  /** Takes notice of where the molecules are; the blocks that somebody `mark`s then come to them with `place`. */
  follow(): void {
    if (this.body.skin[1] !== SKIN_BEHIND) return;
    this.skin.turn(this.model.positions);
    this.blocks.advance(this.model.positions);
    this.body.skin.set(this.skin.turns, SKIN_HEAD + 3 * this.model.count);
    this.body.skin[1] = SKIN_WITH;
  }

  place(): void {
    this.blocks.place(this.model.positions);
  }

  /** The surface where the molecules are, for drawing. Leaves no trace: a world that is looked at goes on as one that isn't. */
  shown(): { readonly positions: Float64Array; readonly triangles: Uint32Array } {
    const { skin } = this;
    const positions = skin.positions.slice();
    if (this.body.skin[1] !== SKIN_GENERATED) skin.place(this.model.positions, positions);
    return { positions, triangles: skin.triangles };
  }

  /** Hands the forces on the vertices to the molecules, with the same sum and torque, and clears them. */
  release(out: Float64Array): void {
    if (!this.isPushed) return;
    this.isPushed = false;
    this.spreader.spread(out, this.forces, this.model.positions);
    this.forces.fill(0);
  }

  /** Writes down what the surface would be made anew from. */
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
    this.tree = buildAabbTree(skin.positions, skin.triangles);
    this.spreader = new ForceSpreader(skin, this.model.count);
    this.forces = new Float64Array(skin.positions.length);
    this.margin = skin.margin;
    this.blocks = new SurfaceBlocks(this.tree, skin, skin.restPositions);
    this.generated = time;
    this.links = undefined;
  }
}
