import { Part } from '../../core/part.js';
import type { MoleculeBodies } from './molecule-bodies.js';

/** The class of all bodies of molecules of a world. */
export const moleculesOfWorlds = new Part<typeof MoleculeBodies>('Deformable bodies', 'pliant/soft');

const nothing = (): void => {};

/** Stands for them in a program without deformable bodies. */
export const NO_MOLECULES: Pick<
  MoleculeBodies,
  'partsOf' | 'prepare' | 'begin' | 'bound' | 'moved' | 'forgetHeat' | 'of'
> = {
  partsOf: () => 1,
  prepare: nothing,
  begin: nothing,
  bound: nothing,
  moved: nothing,
  forgetHeat: nothing,
  of: () => undefined,
};
