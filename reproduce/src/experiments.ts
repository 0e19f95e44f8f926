/** All experiments, in the order of the documents. */

import { boxOnSpheres, boxOnSurfaces } from './experiments/box-and-ground.js';
import { frictionSweep } from './experiments/friction-sweep.js';
import { planarDemos } from './experiments/planar-demos.js';
import { planarTable2, planarTable3 } from './experiments/planar-tables.js';
import { restitutionSweep } from './experiments/restitution-sweep.js';
import type { Experiment } from './types.js';

export const experiments: readonly Experiment[] = [
  planarTable2,
  planarTable3,
  planarDemos,
  boxOnSpheres,
  boxOnSurfaces,
  restitutionSweep,
  frictionSweep,
];
