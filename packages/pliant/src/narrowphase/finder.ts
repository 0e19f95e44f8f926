import type { Bodies } from '../bodies/bodies.js';
import type { Deformables } from '../bodies/deformable/deformables.js';
import type { MoleculeBodies } from '../bodies/molecules/molecule-bodies.js';
import type { MoleculeSurface } from '../bodies/molecules/surface.js';
import type { CandidatePairs } from '../broadphase/index.js';
import type { PairList } from '../queries/pair-list.js';
import type { AnchoredContacts } from './anchored-contacts.js';
import type { Contacts } from './contacts.js';
import type { PairOverlap } from './tetrahedra/pair-overlap.js';
import type { TetBodies } from './tetrahedra/tet-bodies.js';

/** The bodies of a world as contact sees them: rows, particles, molecules, and every bounded body as tetrahedra. */
export interface Matter {
  readonly bodies: Bodies;
  readonly deformables: Deformables;
  readonly molecules: MoleculeBodies;
  readonly tetBodies: TetBodies;
  /** Rows between bodies that keep their shape. */
  readonly narrowphase: { readonly current: Contacts };
  /** Where the bodies stood when these rows were found. */
  readonly movesFar: { readonly position: Float64Array; readonly orientation: Float64Array };
  /** The response of two bodies. */
  readonly methods: {
    responseOf(a: number, b: number): { readonly detection: 'every-step' | 'every-substep' };
  };
  /** Receives every pair of a deformable body and a shape that is neither a solid nor a plane. */
  refuse(soft: number, hard: number): void;
}

/** An overlapping pair that is still to be measured: colliding points of tetrahedra, or crossing faces of two skins. */
export type Overlap =
  | { readonly kind: 'tetrahedra'; a: number; b: number; readonly points: PairOverlap }
  | {
      readonly kind: 'skins';
      a: number;
      b: number;
      skinA: MoleculeSurface;
      skinB: MoleculeSurface;
      readonly faces: PairList;
    };

/**
 * Finds the overlaps among pairs with at least one deformable body, all pairs of a look at once. Rows with an exact
 * depth go to `out` directly. Overlaps for the penetration stage stay in `overlaps`, whose first `count` belong to this
 * look.
 */
export interface Finder {
  readonly overlaps: readonly Overlap[];
  readonly count: number;
  /** `before` has the rows of the look before. */
  find(matter: Matter, pairs: CandidatePairs, out: AnchoredContacts, before: AnchoredContacts): void;
}
