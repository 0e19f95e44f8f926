/**
 * The implicit surface around a body of molecules, to look at: the very one that contacts are found with while triangles detect them, and
 * otherwise one that is generated once and carried along. Looking leaves no trace in the world.
 */
import type { Deformable } from '../bodies/deformable/deformable.js';
import { defaultResolution, ImplicitSurface, SkinnedSurface } from '../geometry/implicit/index.js';
import type { Simulation } from '../simulation.js';

/** Edge of a cell against the radius of the smallest molecule, at least. */
const CELL_PER_RADIUS = 0.25;

export interface SkinShape {
  /** [m] */
  readonly positions: Float64Array;
  readonly triangles: Uint32Array;
}

export class Skin {
  private own: SkinnedSurface | undefined;

  constructor(private body: Deformable) {}

  /** Serves a body that stands in for the one before, as when a world was restored; undefined when it is another one. */
  takeOver(body: Deformable): Skin | undefined {
    if (body.molecules?.count !== this.body.molecules?.count) return undefined;
    this.body = body;
    return this;
  }

  update(sim: Simulation): SkinShape {
    const used = sim.moleculeTouch.bodyOf(sim, this.body.row)?.surface;
    if (used !== undefined) return used.shown();
    const molecules = this.body.molecules!;
    molecules.bind();
    const { positions, radii } = molecules.model;
    const known = this.own;
    this.own ??= this.generate(positions, radii);
    // What nothing moves stays where it was generated.
    if (known === undefined || !molecules.isFixed) this.own.update(positions);
    return this.own;
  }

  private generate(positions: Float64Array, radii: Float64Array): SkinnedSurface {
    const { settings } = this.body;
    const { resolution, potentialField } = settings.kind === 'mass-spring' ? settings.skin : {};
    const smallest = radii.reduce((least, radius) => Math.min(least, radius), Infinity);
    const maker = new ImplicitSurface({
      // Equation 3.1 is for bodies of centimetres; larger ones would get many more triangles than anyone can see.
      resolution: resolution ?? Math.max(defaultResolution(radii), CELL_PER_RADIUS * smallest),
      ...(potentialField !== undefined && { potentialField }),
    });
    return new SkinnedSurface(maker.generate(positions, radii), positions, radii, potentialField);
  }
}
