import type { MoleculeScene } from '../xml/model.js';
import { boxAndGround } from './box-and-ground.js';
import { performanceScene } from './performance.js';

export { type BoxAndGroundOptions, boxAndGround, DITCH, FALL } from './box-and-ground.js';
export { performanceScene } from './performance.js';

/** The thesis's scenes that are made by rule, by the names of their files. */
export function thesisScenes(): Readonly<Record<string, MoleculeScene>> {
  return {
    'box-and-ground': boxAndGround(),
    'box-and-ground-light': boxAndGround({ density: 833 }),
    'box-and-ground-heavy': boxAndGround({ density: 5000 }),
    'box-and-ground-soft': boxAndGround({ elasticity: 1500 }),
    'box-and-ground-stiff': boxAndGround({ elasticity: 50_000 }),
    performance: performanceScene(),
  };
}
