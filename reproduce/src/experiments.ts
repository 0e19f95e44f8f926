/** All experiments, in the order of the documents. */

import { boxOnSpheres, boxOnSurfaces } from './experiments/box-and-ground.js';
import { depthCost } from './experiments/depth-cost.js';
import { distanceMaps } from './experiments/distance-maps.js';
import { frictionSweep } from './experiments/friction-sweep.js';
import { implicitSurfaces } from './experiments/implicit-surfaces.js';
import { impulseK } from './experiments/impulse-k.js';
import { jointChain } from './experiments/joint-chain.js';
import { methodsCompared } from './experiments/methods-compared.js';
import { mixedDrop } from './experiments/mixed-drop.js';
import { penaltyLaws } from './experiments/penalty-laws.js';
import { planarDemos } from './experiments/planar-demos.js';
import { planarDepth } from './experiments/planar-depth.js';
import { planarTable2, planarTable3 } from './experiments/planar-tables.js';
import { restitutionSweep } from './experiments/restitution-sweep.js';
import { shapeMatchingRigid } from './experiments/shape-matching-rigid.js';
import { spherePile } from './experiments/sphere-pile.js';
import { tetrahedralRates } from './experiments/tetrahedral-rates.js';
import { thesisPerformance } from './experiments/thesis-performance.js';
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
  planarDepth,
  tetrahedralRates,
  methodsCompared,
  implicitSurfaces,
  boxOnSpheres,
  boxOnSurfaces,
  thesisPerformance,
  distanceMaps,
  penaltyLaws,
  restitutionSweep,
  frictionSweep,
  impulseK,
  jointChain,
  shapeMatchingRigid,
];
