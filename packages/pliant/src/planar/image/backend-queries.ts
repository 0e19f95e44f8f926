/**
 * The six queries from sampled fields with the samples measured by a backend. Localising and drawing stay on the
 * processor. Whether polygons collide and how far they are apart needs the extremes of the drawn samples, which the
 * device finds itself; of the other queries only the samples that they look at are read back. What a query turns out
 * to look at beside those is measured by the processor, as without a device.
 */

import { nested } from '../exact/nested.js';
import type { FieldBackend } from '../field/cpu.js';
import { Field } from '../field/field.js';
import { Grid } from '../field/grid.js';
import { ThickBoundary } from '../field/thick-boundary.js';
import type { Boundary } from '../localise/nearest.js';
import { OF_A, OF_B, ProximityPoints } from '../points.js';
import type { Polygon } from '../polygon.js';
import type { Separation } from '../queries.js';
import type { SampledArea } from './common-area.js';
import { FieldQueries, type IntersectionKind } from './field-queries.js';
import { separationAt } from './nearest-sample.js';
import { samplePieces } from './sampled-points.js';

/** Error of a device's samples, in cells: they are f32. */
const DEVICE_ERROR = 1e-4;

/** A pair of polygons, asked from fields that a backend computes. */
export class BackendQueries {
  private readonly queries: FieldQueries;
  private readonly grid = new Grid();
  private readonly fields = [new Field(), new Field()] as const;
  private readonly thick = new ThickBoundary();
  private readonly box = new Float64Array(4);
  private readonly rows = new ProximityPoints();
  private readonly polygons: [Polygon, Polygon];

  /** @param error the bound d [m]. */
  constructor(
    a: Polygon,
    b: Polygon,
    error: number,
    /** Who computes the fields. */
    readonly backend: FieldBackend,
  ) {
    this.polygons = [a, b];
    this.queries = new FieldQueries(error).bind(a, b);
  }

  /** Bound on the error of every distance [m]: d, and what f32 adds on a device. */
  get error(): number {
    return this.queries.error * (1 + (this.onDevice ? Math.SQRT2 * DEVICE_ERROR : 0));
  }

  /** Turns to a pair in its present position. */
  bind(a: Polygon, b: Polygon): this {
    this.polygons[0] = a;
    this.polygons[1] = b;
    this.queries.bind(a, b);
    return this;
  }

  /** Whether the regions have a point in common; never missed, said of regions up to 2 d apart. */
  async collides(): Promise<boolean> {
    const { queries } = this;
    if (!this.onDevice) return queries.collides();
    const { a, b, error } = queries;
    if (queries.regions.near(a, b, 2 * error)) {
      this.cover();
      this.thick.draw(a.boxes, this.grid, error);
      const { lowest } = await this.extremes(OF_B);
      if (lowest * this.grid.spacing <= this.error) return true;
    }
    return nested(a, b);
  }

  /** Least distance, closest points and direction. */
  async separation(): Promise<Separation> {
    const { queries } = this;
    if (!this.onDevice) return queries.separation();
    const { a, b, error } = queries;
    queries.regions.closest(a, b);
    this.cover();
    this.thick.draw(a.boxes, this.grid, error);
    const { least, at, lowest } = await this.extremes(OF_B);
    const { spacing } = this.grid;
    const sample = this.thick.samples[at];
    return separationAt(a, b, this.grid, sample, least * spacing, lowest * spacing, this.error, nested(a, b));
  }

  /** Boundary points of either polygon inside the other, with depth (negative distance) and the way out. */
  async penetrations(): Promise<ProximityPoints> {
    const { queries } = this;
    if (this.onDevice && queries.regions.overlap(queries.a, queries.b, 0)) {
      this.cover();
      await this.fillAroundPieces();
    }
    return queries.penetrations();
  }

  /** Boundary points within `threshold` [m] of the other boundary; normals point from `b` to `a`. */
  async contacts(threshold: number): Promise<ProximityPoints> {
    const { queries } = this;
    if (this.onDevice && this.coverNear(threshold + 2 * queries.error)) await this.fillBoundaries();
    return queries.contacts(threshold);
  }

  /** Samples of the intersection; see `FieldQueries.intersection`. */
  async intersection(kind: IntersectionKind): Promise<ProximityPoints> {
    const { queries } = this;
    if (this.onDevice && queries.regions.overlap(queries.a, queries.b, queries.error)) {
      this.cover();
      if (kind === 'volume-volume') await this.fillAll();
      else await this.fillBoundaries();
    }
    return queries.intersection(kind);
  }

  /** Area of the common region by counting samples, and how far it may be off [m²]. */
  async commonArea(): Promise<SampledArea> {
    const { queries } = this;
    if (this.onDevice && queries.regions.overlap(queries.a, queries.b, queries.error)) {
      this.cover();
      await this.fillAll();
    }
    return queries.commonArea();
  }

  private get onDevice(): boolean {
    return this.backend.samples !== undefined && this.backend.extremes !== undefined;
  }

  /** A grid over the region found last. */
  private cover(): void {
    const { box } = this.queries.regions;
    this.grid.cover(box[0], box[1], box[2], box[3], this.queries.error);
  }

  /** A grid over the parts of both boundaries within `margin` of each other; false where there are none. */
  private coverNear(margin: number): boolean {
    const { regions, a, b, error } = this.queries;
    const { box } = this;
    let found = false;
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      if (!regions.near(from, to, margin)) continue;
      for (let k = 0; k < 4; k++) {
        const take = k < 2 ? Math.min : Math.max;
        box[k] = found ? take(box[k], regions.box[k]) : regions.box[k];
      }
      found = true;
    }
    if (found) this.grid.cover(box[0], box[1], box[2], box[3], error);
    return found;
  }

  private extremes(of: number) {
    const { samples, count } = this.thick;
    return this.backend.extremes!(this.polygons[of], { grid: this.grid, samples, count });
  }

  /** Opens both fields over the grid and hands them to the queries, which then stay in it. */
  private open(): void {
    const { queries, fields, grid } = this;
    const [a, b] = this.polygons;
    queries.bindFields(a, b, fields[0], fields[1]);
    fields[0].open(grid, queries.a);
    fields[1].open(grid, queries.b);
  }

  private async fillBoundaries(): Promise<void> {
    const { queries, thick, grid } = this;
    this.open();
    for (const [of, from] of [
      [OF_B, queries.a],
      [OF_A, queries.b],
    ] as const) {
      thick.draw((from as Boundary).boxes, grid, queries.error);
      thick.addNeighbours(grid);
      await this.provide(of);
    }
  }

  /** The samples that values and gradients at penetrating points are made of. */
  private async fillAroundPieces(): Promise<void> {
    const { queries, thick, grid, rows } = this;
    const { a, b, meetings, pieces, error } = queries;
    this.open();
    meetings.find(a, b);
    for (const [own, other, of] of [
      [a, b, OF_A],
      [b, a, OF_B],
    ] as const) {
      rows.clear();
      pieces.collect(own, other, of, meetings);
      samplePieces(own.polygon, pieces, of, error, rows);
      thick.begin(grid);
      for (let row = 0; row < rows.count; row++) {
        const i = Math.floor((rows.points[2 * row] - grid.x0) / grid.spacing);
        const j = Math.floor((rows.points[2 * row + 1] - grid.y0) / grid.spacing);
        thick.addAround(grid, i, j, 0, 1);
      }
      await this.provide(of === OF_A ? OF_B : OF_A);
    }
  }

  private async fillAll(): Promise<void> {
    const { thick, grid } = this;
    this.open();
    thick.begin(grid);
    thick.addAround(grid, 0, 0, 0, Math.max(grid.columns, grid.rows));
    await this.provide(OF_A);
    await this.provide(OF_B);
  }

  private async provide(of: number): Promise<void> {
    const { thick, grid } = this;
    const { samples, count } = thick;
    const pairs = await this.backend.samples!(this.polygons[of], { grid, samples, count });
    this.fields[of].provide(samples, count, pairs);
  }
}
