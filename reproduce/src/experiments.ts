/** All experiments, in the order of the documents. */

import { boxOnSpheres, boxOnSurfaces } from './experiments/box-and-ground.js';
import { depthCost } from './experiments/depth-cost.js';
import { frictionSweep } from './experiments/friction-sweep.js';
import { mixedDrop } from './experiments/mixed-drop.js';
import { planarDemos } from './experiments/planar-demos.js';
import { planarTable2, planarTable3 } from './experiments/planar-tables.js';
import { restitutionSweep } from './experiments/restitution-sweep.js';
import { spherePile } from './experiments/sphere-pile.js';
import { tetrahedralRates } from './experiments/tetrahedral-rates.js';
import { twoCubes } from './experiments/two-cubes.js';
import type { Experiment } from './types.js';

export const experiments: readonly Experiment[] = [
  twoCubes,
  spherePile,
  mixedDrop,
  depthCost,
  planarTable2,
  planarTable3,
  planarDemos,
  tetrahedralRates,
  boxOnSpheres,
  boxOnSurfaces,
  restitutionSweep,
  frictionSweep,
];
