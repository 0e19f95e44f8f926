import type { TetMesh } from '../../geometry/mesh/tet-mesh.js';
import type { BodySettings } from '../../scene/index.js';
import type { MassSpringBody } from '../mass-spring/mass-spring-body.js';
import type { CarriedSurface } from '../soft/embedded-surface.js';
import type { DeformableModel } from './model.js';

/** A body's settings as far as it is made of particles. */
export type SoftSettings = Extract<BodySettings, { kind: 'soft' }>;
export type MassSpringSettings = Extract<BodySettings, { kind: 'mass-spring' }>;
export type DeformableSettings = SoftSettings | MassSpringSettings;

/** The result of building a deformable body. */
export interface BuiltDeformable {
  readonly model: DeformableModel;
  /** The rest shape at the body's first place [m]. Bodies without tetrahedra have none. */
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
  /** Handle of the body that holds the vertex; 0 for the world. */
  readonly to: number;
  /** The point in that body's frame, or in the world [m]. */
  readonly point: readonly [number, number, number];
  /** [m/N] */
  readonly compliance: number;
}

/** One deformable body of a world: its model, its settings, and its holds. Its handle and filters stand in `Bodies`. */
export interface Deformable extends BuiltDeformable {
  readonly row: number;
  /** Checked and complete settings. They can build the same body again. */
  settings: DeformableSettings;
  /** Whether the body can touch itself. */
  selfCollision: boolean;
  /** Whether a response moves the body together with its contacts and its elasticity. */
  isCertified: boolean;
  /** Whether the forces on the body balance. A body that bounces a little must not fall asleep on the way. */
  isSteady: boolean;
  readonly holds: Hold[];
}
