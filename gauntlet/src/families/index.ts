/** All families, by the kind of world. */
import type { Family } from '../family.js';
import { FEM_WORLDS } from './fem.js';
import { FOREIGN } from './foreign.js';
import { HEAPS } from './heaps.js';
import { MECHANISMS } from './mechanisms.js';
import { MOLECULE_WORLDS } from './molecules.js';
import { MOLECULES_VARIED } from './molecules-varied.js';
import { MOTION } from './motion.js';
import { NESTS } from './nests.js';
import { PLANAR_WORLDS } from './planar.js';
import { PLANAR_BESIDE } from './planar-beside.js';
import { PLANAR_VARIED } from './planar-varied.js';
import { PLAYGROUND } from './playground.js';
import { SOFT_FALLS } from './soft.js';
import { SOFT_MEETINGS } from './soft-contact.js';
import { SOFT_USE } from './soft-use.js';
import { STRUCTURES } from './structures.js';
import { SWAY } from './sway.js';
import { TERRAIN } from './terrain.js';
import { THIN_WORLDS } from './thin.js';
import { TIGHT_WORLDS } from './tight.js';
import { USE } from './use.js';

export const FAMILIES: readonly Family[] = [
  ...MOTION,
  ...HEAPS,
  ...NESTS,
  ...SWAY,
  ...STRUCTURES,
  ...TERRAIN,
  ...MECHANISMS,
  ...PLAYGROUND,
  ...USE,
  ...SOFT_FALLS,
  ...SOFT_MEETINGS,
  ...FEM_WORLDS,
  ...THIN_WORLDS,
  ...TIGHT_WORLDS,
  ...SOFT_USE,
  ...MOLECULE_WORLDS,
  ...MOLECULES_VARIED,
  ...PLANAR_WORLDS,
  ...PLANAR_BESIDE,
  ...PLANAR_VARIED,
  ...FOREIGN,
];
