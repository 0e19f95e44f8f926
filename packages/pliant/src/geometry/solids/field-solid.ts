/**
 * The common part of solids that are known by φ alone: surface, mass and sizes come from the triangles where φ = 0.
 * Finding those asks φ some 100,000 times, so a solid that can do without waits until somebody wants them.
 */
import { inertiaFrom, surfaceMoments } from '../mesh/measures.js';
import type { ShapeDefinition, ShapeKind } from '../shape.js';
import {
  CELLS,
  type Field,
  fieldSamples,
  fieldSurface,
  marchedSurface,
  surfaceOfParts,
} from './field-surface.js';
import type { PlacedSolid } from './placed.js';
import type { Accuracy, MassProperties, Solid, Surface } from './solid.js';

interface Found {
  readonly triangles: Surface;
  readonly points: Float64Array;
  readonly properties: MassProperties;
}

export abstract class FieldSolid implements Solid {
  abstract readonly kind: ShapeKind;
  abstract readonly accuracy: Accuracy;
  readonly isConvex: boolean = false;
  bounds: Float64Array = new Float64Array(6);
  /** Encloses the solid, in the frame in which it was written. */
  private box: Float64Array = new Float64Array(6);
  thinness = 0;
  reach = 0;
  /** Where the body's origin is in the frame in which the shape was written [m]. */
  readonly centre = new Float64Array(3);
  protected readonly query = new Float64Array(3);
  private found: Found | undefined;
  private isLate = false;

  constructor(
    readonly definition: ShapeDefinition,
    readonly parts: readonly PlacedSolid[],
  ) {}

  /** φ in the frame in which the shape was written. */
  protected abstract field(p: Float64Array, gradient: Float64Array): number;

  /** To be called once the fields of the subclass stand. `box` encloses the solid. */
  protected settle(box: Float64Array, centred: boolean): void {
    this.box = box;
    const { positions } = this.find(centred).triangles;
    this.bounds = Float64Array.from(box, (side, k) => side - this.centre[k % 3]);
    this.thinness = this.thinnest();
    let mostSq = 0;
    for (let i = 0; i < positions.length; i += 3) {
      const x = positions[i];
      const y = positions[i + 1];
      const z = positions[i + 2];
      mostSq = Math.max(mostSq, x * x + y * y + z * z);
    }
    // Between two vertices the surface can bulge, by less than a cell.
    this.reach = Math.sqrt(mostSq) + longest(this.bounds) / CELLS;
  }

  /**
   * To be called instead of `settle` by a union whose origin stays: its parts are its surface where marching finds none,
   * since they are thin. `reach` encloses the solid.
   */
  protected settleLater(box: Float64Array, reach: number): void {
    this.isLate = true;
    this.box = box;
    this.bounds = box;
    this.thinness = this.thinnest();
    this.reach = reach;
  }

  private find(centred: boolean): Found {
    const { box, parts, centre } = this;
    const field: Field = (p, slope) => this.field(p, slope);
    const { positions, triangles } = this.isLate
      ? (marchedSurface(field, box, parts) ?? surfaceOfParts(parts))
      : fieldSurface(field, box, parts);
    const moments = surfaceMoments(positions, triangles);
    if (centred) centre.set(moments.centre);
    for (let i = 0; i < positions.length; i++) positions[i] -= centre[i % 3];
    this.found = {
      triangles: { positions, triangles },
      points: fieldSamples(field, box, parts).map((x, i) => x - centre[i % 3]),
      properties: {
        volume: moments.volume,
        centre: moments.centre.map((x, k) => x - centre[k]),
        inertia: inertiaFrom(moments.secondMoment, 1 / moments.volume),
      },
    };
    return this.found;
  }

  distance(p: Float64Array, o: number, gradient: Float64Array): number {
    const { query, centre } = this;
    for (let k = 0; k < 3; k++) query[k] = p[o + k] + centre[k];
    return this.field(query, gradient);
  }

  mass(): MassProperties {
    return (this.found ?? this.find(false)).properties;
  }

  surface(): Surface {
    return (this.found ?? this.find(false)).triangles;
  }

  samples(): Float64Array {
    return (this.found ?? this.find(false)).points;
  }

  /** The thinnest part says how thin the whole may be; what is cut away can make it thinner still. */
  private thinnest(): number {
    const { bounds: box, parts } = this;
    const half = 0.5 * Math.min(box[3] - box[0], box[4] - box[1], box[5] - box[2]);
    return Math.min(half, ...parts.map(({ solid }) => solid.thinness));
  }
}

const longest = (box: Float64Array): number => Math.max(box[3] - box[0], box[4] - box[1], box[5] - box[2]);
