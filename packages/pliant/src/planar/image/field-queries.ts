/**
 * The six proximity queries from sampled distance fields (Hoff et al. 2001, section 2.2), with their bounds. Let d be
 * the error bound: no point of a region is farther than d from a sample, samples are exact, and signed distance
 * changes no faster than the point. Then
 *
 * - collision is never missed; boundaries reported to meet are at most 2d apart;
 * - penetrating points are inside, and every boundary point inside has one within d of it on the boundary;
 * - separation distance and interpolated depths are within d of the truth;
 * - every boundary point within the threshold t of the other boundary has a contact within d of it, and every contact
 *   is within d of its boundary and within t + d of the other.
 *
 * Boundaries are drawn as thick lines (samples within d of them); only the samples that a query looks at are evaluated
 * when the fields come from the CPU. Fields of a GPU are handed in with `bindFields`.
 */
import { PliantError } from '../../core/errors.js';
import { checkNumber } from '../check.js';
import { Meetings } from '../exact/meetings.js';
import { nested } from '../exact/nested.js';
import { BoundaryPieces } from '../exact/pieces.js';
import { Field } from '../field/field.js';
import { checkError, Grid } from '../field/grid.js';
import { ThickBoundary } from '../field/thick-boundary.js';
import { Boundary } from '../localise/nearest.js';
import { Regions } from '../localise/regions.js';
import { boxOf } from '../measure.js';
import { OF_A, OF_B, ProximityPoints } from '../points.js';
import type { Polygon } from '../polygon.js';
import type { ProximityQueries, Separation } from '../queries.js';
import { CellDepths } from './cell-depths.js';
import { commonArea, type SampledArea } from './common-area.js';
import { nearestSample } from './nearest-sample.js';
import { addSampledContact, addSampledPoint, samplePieces, unit } from './sampled-points.js';

/** Of a's boundary with b's, of a's boundary with b's volume, or of the volumes. */
export type IntersectionKind = 'boundary-boundary' | 'boundary-volume' | 'volume-volume';

const INTERSECTIONS: readonly IntersectionKind[] = ['boundary-boundary', 'boundary-volume', 'volume-volume'];

/** The six queries, answered from fields. */
export class FieldQueries implements ProximityQueries {
  /** Boundary of the first polygon. */
  readonly a: Boundary;
  /** Boundary of the second polygon. */
  readonly b: Boundary;
  /** Regions that both have in common. */
  readonly regions = new Regions();
  private readonly grid = new Grid();
  private readonly fieldA = new Field();
  private readonly fieldB = new Field();
  private givenA: Field | null = null;
  private givenB: Field | null = null;
  private readonly thick = new ThickBoundary();
  /** Where the boundaries cross. */
  readonly meetings = new Meetings();
  /** Pieces of the boundaries inside the other region. */
  readonly pieces = new BoundaryPieces();
  private readonly depths = new CellDepths();
  private readonly points = new ProximityPoints();

  /**
   * @param error the bound d [m].
   * @param maxHeight bound on the height of the lazy hierarchies.
   */
  constructor(
    readonly error: number,
    maxHeight?: number,
  ) {
    checkError(error);
    this.a = new Boundary(maxHeight);
    this.b = new Boundary(maxHeight);
  }

  /** Turns to a pair in its present position; fields are evaluated on the CPU as samples are asked for. */
  bind(a: Polygon, b: Polygon, boxA?: Float64Array, boxB?: Float64Array): this {
    this.a.bind(a, boxA);
    this.b.bind(b, boxB);
    this.givenA = null;
    this.givenB = null;
    return this;
  }

  /** Turns to a pair whose fields were computed elsewhere, both over one grid; the queries then stay in that grid. */
  bindFields(a: Polygon, b: Polygon, fieldA: Field, fieldB: Field): this {
    this.bind(a, b);
    this.givenA = fieldA;
    this.givenB = fieldB;
    return this;
  }

  collides(): boolean {
    if (this.regions.near(this.a, this.b, 2 * this.error)) {
      this.open();
      const field = this.field(OF_B);
      this.thick.draw(this.a.boxes, field.grid, this.error);
      for (let k = 0; k < this.thick.count; k++) {
        if (field.value(this.thick.samples[k]) <= this.error) return true;
      }
    }
    return nested(this.a, this.b);
  }

  /**
   * Samples of the intersection, as points of `a` with their distance to `b` and its gradient: where both boundaries
   * are within d; where a's boundary is within d and the sample inside b; or where the sample is inside both.
   */
  intersection(kind: IntersectionKind): ProximityPoints {
    if (!INTERSECTIONS.includes(kind)) {
      const sentence = `There is no intersection ${JSON.stringify(kind)}; use ${INTERSECTIONS.join(', ')}.`;
      throw new PliantError('unknown-name', sentence, { path: 'kind' });
    }
    const rows = this.points;
    rows.clear();
    const found =
      kind === 'boundary-boundary'
        ? this.regions.near(this.a, this.b, 2 * this.error)
        : this.regions.overlap(this.a, this.b, this.error);
    if (!found) return rows;
    this.open();
    if (kind === 'volume-volume') this.common(rows);
    else this.onBoundary(rows, kind === 'boundary-volume');
    return rows;
  }

  private onBoundary(rows: ProximityPoints, volume: boolean): void {
    const field = this.field(OF_B);
    this.thick.draw(this.a.boxes, field.grid, this.error);
    for (let k = 0; k < this.thick.count; k++) {
      const sample = this.thick.samples[k];
      const value = field.value(sample);
      if (volume ? value < 0 : Math.abs(value) <= this.error) addSampledPoint(rows, field, sample, OF_A);
    }
  }

  private common(rows: ProximityPoints): void {
    const [fieldA, fieldB] = [this.field(OF_A), this.field(OF_B)];
    for (let k = 0; k < fieldB.grid.count; k++) {
      if (fieldA.value(k) < 0 && fieldB.value(k) < 0) addSampledPoint(rows, fieldB, k, OF_A);
    }
  }

  /**
   * Signed distances and gradients of many points [m] with respect to `b`, read off its field: within d of the truth.
   */
  atPoints(points: Float64Array): ProximityPoints {
    const rows = this.points;
    rows.clear();
    for (let k = 0; k < points.length + (points.length % 2); k++) checkNumber(points[k], `points[${k}]`);
    if (points.length === 0) return rows;
    const { box } = this.regions;
    boxOf(box, 0, points, 0, points.length / 2);
    // A single point has no extent, and gradients need a cell on every side.
    for (let k = 0; k < 4; k++) box[k] += k < 2 ? -this.error : this.error;
    this.open();
    const field = this.field(OF_B);
    for (let k = 0; k < points.length; k += 2) {
      const [x, y] = [points[k], points[k + 1]];
      const row = rows.add(OF_A, k / 2, field.featureAt(x, y), x, y, field.valueAt(x, y));
      field.gradientAt(rows.normals, 2 * row, x, y);
      unit(rows.normals, 2 * row);
    }
    return rows;
  }

  /** Area of the common region by counting samples, and how far it may be off [m²]. */
  commonArea(): SampledArea {
    if (!this.regions.overlap(this.a, this.b, this.error)) return { area: 0, bound: 0 };
    this.open();
    return commonArea(this.field(OF_A), this.field(OF_B));
  }

  /**
   * Boundary points of either polygon inside the other: vertices, and samples along the pieces inside at the spacing
   * that d asks for, each with the length it stands for. Depth and direction are read off the other's field: the depth
   * bilinear between the four samples around the point, the direction by their differences.
   */
  penetrations(): ProximityPoints {
    this.points.clear();
    this.addPenetrations(this.points);
    return this.points;
  }

  addPenetrations(out: ProximityPoints): void {
    if (!this.regions.overlap(this.a, this.b, 0)) return;
    const { meetings, pieces } = this;
    meetings.find(this.a, this.b);
    const first = out.count;
    pieces.collect(this.a, this.b, OF_A, meetings);
    samplePieces(this.a.polygon, pieces, OF_A, this.error, out);
    const middle = out.count;
    pieces.collect(this.b, this.a, OF_B, meetings);
    samplePieces(this.b.polygon, pieces, OF_B, this.error, out);
    if (out.count === first) return;
    if (this.givenA && this.givenB) {
      this.depths.read(out, first, middle, this.givenB);
      this.depths.read(out, middle, out.count, this.givenA);
      return;
    }
    const { grid, depths } = this;
    const { box } = this.regions;
    grid.cover(box[0], box[1], box[2], box[3], this.error);
    depths.measure(out, first, middle, this.b, grid, this.fieldB, meetings);
    depths.measure(out, middle, out.count, this.a, grid, this.fieldA, meetings);
  }

  contacts(threshold: number): ProximityPoints {
    checkNumber(threshold, 'threshold', 0);
    this.points.clear();
    this.addContacts(threshold, this.points);
    return this.points;
  }

  addContacts(threshold: number, out: ProximityPoints): void {
    this.contactsOf(this.a, this.b, threshold, OF_A, out);
    this.contactsOf(this.b, this.a, threshold, OF_B, out);
  }

  separation(): Separation {
    this.regions.closest(this.a, this.b);
    this.open();
    const field = this.field(OF_B);
    this.thick.draw(this.a.boxes, field.grid, this.error);
    return nearestSample(this.a, this.b, field, this.thick, this.error, nested(this.a, this.b));
  }

  private contactsOf(
    from: Boundary,
    to: Boundary,
    threshold: number,
    of: number,
    out: ProximityPoints,
  ): void {
    if (!this.regions.near(from, to, threshold + 2 * this.error)) return;
    this.open();
    const field = this.field(of === OF_A ? OF_B : OF_A);
    this.thick.draw(from.boxes, field.grid, this.error);
    for (let k = 0; k < this.thick.count; k++) {
      const sample = this.thick.samples[k];
      const value = field.value(sample);
      if (Math.abs(value) <= threshold + this.error) addSampledContact(out, field, sample, of);
    }
  }

  /** Opens both fields over the region found last. */
  private open(): void {
    if (this.givenA) return;
    const box = this.regions.box;
    this.grid.cover(box[0], box[1], box[2], box[3], this.error);
    this.fieldA.open(this.grid, this.a);
    this.fieldB.open(this.grid, this.b);
  }

  private field(of: number): Field {
    if (of === OF_A) return this.givenA ?? this.fieldA;
    return this.givenB ?? this.fieldB;
  }
}
