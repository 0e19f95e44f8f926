import type { TetMesh } from '../../geometry/mesh/tet-mesh.js';
import type { BodySettings } from '../../scene/index.js';
import type { MassSpringBody } from '../mass-spring/mass-spring-body.js';
import type { CarriedSurface } from '../soft/embedded-surface.js';
import type { DeformableModel } from './model.js';

/** A body's settings as far as it is made of particles. */
export type SoftSettings = Extract<BodySettings, { kind: 'soft' }>;
export type MassSpringSettings = Extract<BodySettings, { kind: 'mass-spring' }>;
export type DeformableSettings = SoftSettings | MassSpringSettings;

/** What building a deformable body hands over. */
export interface BuiltDeformable {
  readonly model: DeformableModel;
  /** Rest shape where the body was placed [m]; bodies without tetrahedra have none. */
  readonly mesh?: TetMesh;
  /** Set for a body of molecules. */
  readonly molecules?: MassSpringBody;
  /** A surface that the body carries, for drawing: a fine one, or the skin of a sheet or thread. */
  readonly surface?: CarriedSurface;
}

/** Ties a vertex to a point; see `holds.ts`. */
export interface Hold {
  /** Vertex of the deformable body. */
  readonly vertex: number;
  /** Handle of the body that holds it; 0 for the world. */
  readonly to: number;
  /** In that body's frame, or in the world [m]. */
  readonly point: readonly [number, number, number];
  /** [m/N] */
  readonly compliance: number;
}

/**
 * One deformable body of a world: its model, what it was made from, and what holds it. Its handle and filters stand in
 * `Bodies`.
 */
export interface Deformable extends BuiltDeformable {
  readonly row: number;
  /** Checked and complete: the same body can be built from them again. */
  settings: DeformableSettings;
  /** Whether it can touch itself. */
  selfCollision: boolean;
  /** Moved together with its contacts, by a response that acts with elasticity. */
  isCertified: boolean;
  /** Whether the forces on it balance: who is thrown up and down by a little must not fall asleep on the way. */
  isSteady: boolean;
  readonly holds: Hold[];
}
