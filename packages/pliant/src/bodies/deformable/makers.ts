/**
 * The makers of deformable bodies. A new kind of deformable body is one more maker. The entry that brings the kind
 * provides the maker.
 */
import { Part } from '../../core/part.js';
import type { Particles } from '../particles.js';
import type { BuiltDeformable, MassSpringSettings, SoftSettings } from './deformable.js';
import type { HoldSolver } from './holds.js';

/** Builds a body and takes its particles. If the body is refused, the maker takes no particle. */
export type Maker<Settings> = (particles: Particles, settings: Settings) => BuiltDeformable;

/** Every world has its own maker. A maker may remember the data that bodies share. */
export const softMakers = new Part<() => Maker<SoftSettings>>('Soft bodies', 'pliant/soft');
export const moleculeMakers = new Part<() => Maker<MassSpringSettings>>(
  'Bodies of molecules',
  'pliant/molecules',
);

/** The solver that keeps tied vertices at their points. */
export const holdSolvers = new Part<typeof HoldSolver>('Soft bodies', 'pliant/soft');
