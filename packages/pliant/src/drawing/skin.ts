/**
 * The implicit surface around a body of molecules, to look at: the very one that contacts are found with while
 * triangles detect them, and otherwise one that is generated once, carried along, and generated anew when it has
 * folded. Looking leaves no trace in the world.
 */
import type { Deformable } from '../bodies/deformable/deformable.js';
import { ImplicitSurface, SkinnedSurface } from '../geometry/implicit/index.js';
import { surfaceMoments } from '../geometry/mesh/measures.js';
import type { Simulation } from '../simulation.js';

/**
 * A carried surface that holds less than this part of the room it was generated with is folded or inside out: springs
 * have no handedness, so molecules that were pressed through each other may come to rest as their mirror image.
 */
const FOLDED = 0.5;

export interface SkinShape {
  /** [m] */
  readonly positions: Float64Array;
  readonly triangles: Uint32Array;
}

export class Skin {
  private own: SkinnedSurface | undefined;
  /** Volume inside the surface when it was generated [m³]. */
  private volume = 0;

  constructor(private body: Deformable) {}

  /**
   * Serves a body that stands in for the one before, as when a world was restored; undefined when it is another one.
   */
  takeOver(body: Deformable): Skin | undefined {
    if (body.molecules?.count !== this.body.molecules?.count) return undefined;
    this.body = body;
    return this;
  }

  update(sim: Simulation): SkinShape {
    const used = sim.matter.molecules.of(this.body.row)?.surface;
    if (used !== undefined) return used.shown();
    const molecules = this.body.molecules!;
    molecules.bind();
    const { positions, radii } = molecules.model;
    this.own ??= this.generate(positions, radii);
    // What nothing moves stays where it was generated.
    if (molecules.isFixed) return this.own;
    this.own.update(positions);
    if (volumeOf(this.own) < FOLDED * this.volume) this.own = this.generate(positions, radii);
    return this.own;
  }

  private generate(positions: Float64Array, radii: Float64Array): SkinnedSurface {
    const { settings } = this.body;
    const { resolution, potentialField } = settings.kind === 'mass-spring' ? settings.skin : {};
    const maker = new ImplicitSurface({
      ...(resolution !== undefined && { resolution }),
      ...(potentialField !== undefined && { potentialField }),
    });
    const surface = maker.generate(positions, radii);
    this.volume = volumeOf(surface);
    return new SkinnedSurface(surface, positions, radii, potentialField);
  }
}

const volumeOf = ({ positions, triangles }: SkinShape): number => surfaceMoments(positions, triangles).volume;
