/**
 * What makes deformable bodies. A new kind of deformable body is one more maker, which the entry that brings it
 * provides.
 */
import { Part } from '../../core/part.js';
import type { Particles } from '../particles.js';
import type { BuiltDeformable, MassSpringSettings, SoftSettings } from './deformable.js';
import type { HoldSolver } from './holds.js';

/** Builds a body and takes its particles; when it is refused, no particle is taken. */
export type Maker<Settings> = (particles: Particles, settings: Settings) => BuiltDeformable;

/** Every world has a maker of its own, which may remember what bodies share. */
export const softMakers = new Part<() => Maker<SoftSettings>>('Soft bodies', 'pliant/soft');
export const moleculeMakers = new Part<() => Maker<MassSpringSettings>>(
  'Bodies of molecules',
  'pliant/molecules',
);

/** What keeps vertices at the points that they are tied to. */
export const holdSolvers = new Part<typeof HoldSolver>('Soft bodies', 'pliant/soft');
