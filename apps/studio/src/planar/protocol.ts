/** What the page of the plane and its engine's thread say to each other. */
import type { FieldBackend, PlanarResponse } from 'pliant/planar';
import type { Marks } from '../engine/notes.js';
import type { Outline } from './read-outlines.js';

/** Who computes fields; `auto` is the best there is. */
export type BackendName = FieldBackend['name'] | 'auto';

/** What is computed for the picture beside the state; what isn't shown isn't computed. */
export interface Shown {
  readonly field: boolean;
  readonly gradients: boolean;
  readonly penetrations: boolean;
  readonly boxes: boolean;
  readonly contacts: boolean;
  /** Which body is nearest, everywhere. */
  readonly voronoi: boolean;
}

/** minX, minY, maxX, maxY [m]. */
export type Region = readonly [number, number, number, number];

export type Order =
  /** Starts a demo anew, with outlines of one's own beside it. */
  | {
      readonly kind: 'open';
      readonly demo: string;
      readonly response: PlanarResponse;
      readonly own: readonly Outline[];
    }
  | { readonly kind: 'play'; readonly playing: boolean; readonly speed: number }
  | { readonly kind: 'step' }
  /** Goes to a step that was run already. */
  | { readonly kind: 'seek'; readonly step: number }
  /** Marks the step on the timeline. */
  | { readonly kind: 'mark' }
  /** The last picture is on the screen: another one may come. Without it a slow page would drown. */
  | { readonly kind: 'drawn' }
  | { readonly kind: 'look'; readonly shown: Shown; readonly of: number; readonly region: Region }
  /** Error bound of fields [m], and who computes the one that is drawn. */
  | { readonly kind: 'tune'; readonly error: number | undefined; readonly backend: BackendName }
  /** New rigid outlines, each x, y per point [m]. */
  | { readonly kind: 'add'; readonly outlines: readonly Outline[] }
  | { readonly kind: 'pull'; readonly pull: Pull | undefined };

/** A spring from a point of a body to the pointer [m]. */
export interface Pull {
  readonly body: number;
  /** Where it was taken hold of, when `first`; then ignored. */
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly first: boolean;
}

export interface FieldSamples {
  readonly values: Float32Array;
  readonly columns: number;
  readonly rows: number;
  readonly x0: number;
  readonly y0: number;
  /** [m] */
  readonly spacing: number;
}

/** How exact and how fast a field is at an error bound. */
export interface Bound {
  /** The bound d, and the largest error that was seen [m]. */
  readonly error: number;
  readonly measured: number;
  /** To sample it [ms], and how many samples. */
  readonly time: number;
  readonly samples: number;
}

export interface BackendReport {
  readonly name: FieldBackend['name'];
  /** Largest difference from the processor's field [m]. */
  readonly difference: number;
  /** Why it could not be had. */
  readonly trouble?: string;
}

/** Which body is nearest, by sample. */
export interface OwnerSamples extends Omit<FieldSamples, 'values'> {
  readonly owners: Uint8Array;
}

export interface Readings {
  readonly bound: Bound | undefined;
  readonly backend: BackendReport;
  /** [s] */
  readonly time: number;
  readonly steps: number;
  /** [J] */
  readonly energy: number;
  /** Largest depth of a penetrating vertex [m]. */
  readonly depth: number;
  readonly inside: number;
  readonly pairs: number;
  /** Boxes, pairs, penetrating points with depth and direction of one frame [ms]. */
  readonly proximity: number;
  readonly trouble: string | null;
  /** The last step that can be gone to. */
  readonly last: number;
  readonly marks: Marks;
  /** Steps of troubles. */
  readonly troubles: readonly number[];
}

export interface PlanarFrame {
  /** Counts the frames since the demo was opened; 0 right after it. */
  readonly number: number;
  /** All outlines one after the other, `x, y` [m]. */
  readonly positions: Float64Array;
  /** Vertices of each body. */
  readonly counts: readonly number[];
  /** x, y, normal x, normal y, depth per penetrating vertex. */
  readonly penetrations: Float64Array;
  /** x, y, normal x, normal y per contact. */
  readonly contacts: Float64Array;
  /** minX, minY, maxX, maxY per pair of leaves, then per pair of bodies. */
  readonly leaves: Float64Array;
  readonly regions: Float64Array;
  readonly field: FieldSamples | undefined;
  readonly owners: OwnerSamples | undefined;
  readonly readings: Readings;
  /** New rows of the curves, all columns of each one after the other. */
  readonly rows: Float64Array;
  /** The first picture since a step was gone to. */
  readonly sought: boolean;
}
