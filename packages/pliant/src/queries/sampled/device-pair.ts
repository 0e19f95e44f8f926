/**
 * The six queries of a sampled pair, with the samples measured by a device. Localising and drawing stay on the
 * processor; of all samples of a region only those that a query reads are measured and come back. Whether solids
 * collide and how far they are apart needs no more than the extremes, which the device finds itself.
 */
import {
  checkThreshold,
  OF_A,
  OF_B,
  type SampledPair,
  type SampledSeparation,
  type SampledVolume,
  type SolidIntersectionKind,
} from './sampled-pair.js';
import { SolidPoints } from './solid-points.js';
import type { SampleList, VolumeBackend } from './volume-backend.js';

/** Error of a device's samples, in cells: they are f32. */
const DEVICE_ERROR = 1e-4;

/** A sampled pair whose samples a device measures; without one, the processor does. */
export class DevicePair {
  private readonly rows = new SolidPoints();

  constructor(
    /** The pair that is asked, with its poses. */
    readonly pair: SampledPair,
    /** Who measures; the processor when left out. */
    readonly backend?: VolumeBackend,
  ) {}

  /** Bound on the error of every distance [m]: that of the pair, and what f32 adds. */
  get error(): number {
    return this.pair.error + (this.backend ? DEVICE_ERROR * this.spacing : 0);
  }

  /** Do the solids share a point? */
  async collides(): Promise<boolean> {
    const { pair, backend } = this;
    if (!backend) return pair.collides();
    if (pair.drawNear(OF_A, 2 * pair.error)) {
      const { lowest } = await backend.extremes(this.list(OF_B));
      if (lowest * pair.grid.spacing <= this.error) return true;
    }
    return pair.nested();
  }

  /** Smallest distance, closest points and direction. */
  async separation(): Promise<SampledSeparation> {
    const { pair, backend } = this;
    if (!backend) return pair.separation();
    pair.drawClosest();
    const { least, at, lowest } = await backend.extremes(this.list(OF_B));
    const { spacing } = pair.grid;
    return {
      ...pair.separationAt(pair.thick.samples[at], least * spacing, lowest * spacing),
      error: this.error,
    };
  }

  /** Samples of the intersection; see `SampledPair.intersection`. */
  async intersection(kind: SolidIntersectionKind): Promise<SolidPoints> {
    const { pair, rows, backend } = this;
    if (!backend) return pair.intersection(kind);
    rows.clear();
    if (kind === 'volume-volume') {
      if (!pair.drawVolume()) return rows;
      await this.fillVolume();
      pair.readVolume(rows);
      return rows;
    }
    const inside = kind === 'boundary-volume';
    if (inside ? pair.drawInside(OF_A) : pair.drawNear(OF_A, 2 * pair.error)) {
      await this.fill(OF_B);
      pair.read(
        rows,
        OF_A,
        inside ? Number.NEGATIVE_INFINITY : -this.error,
        inside ? -Number.MIN_VALUE : this.error,
        1,
      );
    }
    return rows;
  }

  /** Points of either surface inside the other solid, with depth (negative distance) and the way out. */
  async penetrations(): Promise<SolidPoints> {
    const { pair, rows, backend } = this;
    if (!backend) return pair.penetrations();
    rows.clear();
    for (const whose of [OF_A, OF_B]) {
      if (!pair.drawInside(whose)) continue;
      await this.fill(whose === OF_A ? OF_B : OF_A);
      pair.read(rows, whose, Number.NEGATIVE_INFINITY, -Number.MIN_VALUE, 1);
    }
    return rows;
  }

  /** Points of the surfaces within `threshold` [m] of each other; normals point from `b` to `a`. */
  async contacts(threshold: number): Promise<SolidPoints> {
    const { pair, rows, backend } = this;
    if (!backend) return pair.contacts(threshold);
    checkThreshold(threshold);
    rows.clear();
    const reach = threshold + this.error;
    for (const whose of [OF_A, OF_B]) {
      if (!pair.drawNear(whose, threshold + 2 * pair.error)) continue;
      await this.fill(whose === OF_A ? OF_B : OF_A);
      pair.read(rows, whose, -reach, reach, whose === OF_A ? 1 : -1);
    }
    return rows;
  }

  /** Common volume by counting samples, and how far it may be off [m³]. */
  async commonVolume(): Promise<SampledVolume> {
    const { pair, backend } = this;
    if (!backend) return pair.commonVolume();
    if (!pair.drawVolume()) return { volume: 0, bound: 0 };
    await this.fillVolume();
    return pair.countVolume();
  }

  private get spacing(): number {
    return (2 * this.pair.error) / Math.sqrt(3);
  }

  /** What was drawn, to be measured against one of the meshes. */
  private list(of: number): SampleList {
    const { pair } = this;
    const mesh = of === OF_A ? pair.a : pair.b;
    const { samples, count } = pair.thick;
    return { mesh, pose: pair.poseOf(of), grid: pair.grid, samples, count };
  }

  /** Measures what was drawn and its neighbours, for gradients. */
  private async fill(of: number): Promise<void> {
    this.pair.thick.addNeighbours(this.pair.grid);
    await this.provide(of, this.list(of));
  }

  private async fillVolume(): Promise<void> {
    const { pair } = this;
    const { count } = pair.grid;
    const samples = Int32Array.from({ length: count }, (_, k) => k);
    for (const whose of [OF_A, OF_B]) await this.provide(whose, { ...this.list(whose), samples, count });
  }

  private async provide(of: number, list: SampleList): Promise<void> {
    this.pair.fields[of].provide(list.samples, list.count, await this.backend!.samples(list));
  }
}
