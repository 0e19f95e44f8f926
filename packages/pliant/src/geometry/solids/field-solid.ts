/** The common part of solids that are known by φ alone: surface, mass and sizes come from the triangles where φ = 0. */
import { inertiaFrom, surfaceMoments } from '../mesh/measures.js';
import type { ShapeDefinition, ShapeKind } from '../shape.js';
import { CELLS, type Field, fieldSamples, fieldSurface } from './field-surface.js';
import type { PlacedSolid } from './placed.js';
import type { Accuracy, MassProperties, Solid, Surface } from './solid.js';

export abstract class FieldSolid implements Solid {
  abstract readonly kind: ShapeKind;
  abstract readonly accuracy: Accuracy;
  readonly isConvex: boolean = false;
  bounds: Float64Array = new Float64Array(6);
  thinness = 0;
  reach = 0;
  /** Where the body's origin is in the frame in which the shape was written [m]. */
  readonly centre = new Float64Array(3);
  protected readonly query = new Float64Array(3);
  private triangles: Surface = { positions: new Float64Array(0), triangles: new Uint32Array(0) };
  private points: Float64Array = new Float64Array(0);
  private properties: MassProperties | undefined;

  constructor(
    readonly definition: ShapeDefinition,
    readonly parts: readonly PlacedSolid[],
  ) {}

  /** φ in the frame in which the shape was written. */
  protected abstract field(p: Float64Array, gradient: Float64Array): number;

  /** To be called once the fields of the subclass stand. `box` encloses the solid. */
  protected settle(box: Float64Array, centred: boolean): void {
    const field: Field = (p, slope) => this.field(p, slope);
    const { positions, triangles } = fieldSurface(field, box, this.parts);
    const moments = surfaceMoments(positions, triangles);
    if (centred) this.centre.set(moments.centre);
    for (let i = 0; i < positions.length; i++) positions[i] -= this.centre[i % 3];
    this.triangles = { positions, triangles };
    this.points = fieldSamples(field, box, this.parts).map((x, i) => x - this.centre[i % 3]);
    this.properties = {
      volume: moments.volume,
      centre: moments.centre.map((x, k) => x - this.centre[k]),
      inertia: inertiaFrom(moments.secondMoment, 1 / moments.volume),
    };
    this.bounds = Float64Array.from(box, (side, k) => side - this.centre[k % 3]);
    this.measure(positions);
  }

  distance(p: Float64Array, o: number, gradient: Float64Array): number {
    const { query, centre } = this;
    for (let k = 0; k < 3; k++) query[k] = p[o + k] + centre[k];
    return this.field(query, gradient);
  }

  mass(): MassProperties {
    return this.properties!;
  }

  surface(): Surface {
    return this.triangles;
  }

  samples(): Float64Array {
    return this.points;
  }

  /** The thinnest part says how thin the whole may be; what is cut away can make it thinner still. */
  private measure(positions: Float64Array): void {
    const { bounds } = this;
    let mostSq = 0;
    for (let i = 0; i < positions.length; i += 3) {
      const x = positions[i];
      const y = positions[i + 1];
      const z = positions[i + 2];
      mostSq = Math.max(mostSq, x * x + y * y + z * z);
    }
    const sides = [0, 1, 2].map((k) => bounds[3 + k] - bounds[k]);
    // Between two vertices the surface can bulge, by less than a cell.
    this.reach = Math.sqrt(mostSq) + Math.max(...sides) / CELLS;
    this.thinness = 0.5 * Math.min(...sides);
    for (const { solid } of this.parts) this.thinness = Math.min(this.thinness, solid.thinness);
  }
}
