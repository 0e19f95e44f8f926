/** Every benchmark, in the order in which they run. A new one is one line here and one file beside this. */
import { benchmark as broadphase } from './broadphase/broadphase.js';
import { benchmark as bvhRefit } from './bvh-refit.js';
import { benchmark as contactTruth } from './contact-truth/contact-truth.js';
import { benchmark as deepOverlap } from './deep-overlap/deep-overlap.js';
import { benchmark as elasticTruth } from './elastic-truth/elastic-truth.js';
import type { Benchmark } from './harness/types.js';
import { benchmark as jointChain } from './joint-chain/joint-chain.js';
import { benchmark as meshDistance } from './mesh-distance.js';
import { benchmark as meshGarbage } from './mesh-garbage.js';
import { benchmark as meshPairs } from './mesh-pairs.js';
import { benchmark as pairCost } from './pair-cost.js';
import { benchmark as penetration } from './penetration/penetration.js';
import { benchmark as penetrationTruth } from './penetration/penetration-truth.js';
import { benchmark as pileMethods } from './pile-methods/pile-methods.js';
import { benchmark as planar } from './planar/planar.js';
import { benchmark as planarDemos } from './planar/planar-demos.js';
import { benchmark as planarDepth } from './planar/planar-depth.js';
import { benchmark as planarWorld } from './planar-world/planar-world.js';
import { benchmark as responseCost } from './response-cost.js';
import { rigidHeap, rigidLarge, rigidPile } from './rigid-pile/rigid-pile.js';
import { benchmark as rigidScenes } from './rigid-scenes/rigid-scenes.js';
import { softBalls, softRooms } from './soft-endurance/soft-endurance.js';
import { benchmark as softGarbage } from './soft-garbage/soft-garbage.js';
import { benchmark as softModels } from './soft-models.js';
import { benchmark as softPile } from './soft-pile/soft-pile.js';
import { benchmark as softRest } from './soft-rest/soft-rest.js';
import { benchmark as stepOverhead } from './step-overhead/step-overhead.js';
import { benchmark as studio } from './studio/studio.js';
import { benchmark as studioMemory } from './studio/studio-memory.js';
import { benchmark as tetrahedralise } from './tetrahedralise/tetrahedralise.js';
import { benchmark as thesis } from './thesis/thesis.js';
import { benchmark as webScenes } from './web-scenes/web-scenes.js';

export const benchmarks: readonly Benchmark[] = [
  stepOverhead,
  broadphase,
  pairCost,
  penetration,
  penetrationTruth,
  deepOverlap,
  pileMethods,
  meshPairs,
  meshDistance,
  meshGarbage,
  bvhRefit,
  planar,
  planarDepth,
  planarWorld,
  planarDemos,
  tetrahedralise,
  thesis,
  softModels,
  elasticTruth,
  contactTruth,
  softPile,
  softRest,
  softRooms,
  softBalls,
  softGarbage,
  rigidPile,
  rigidHeap,
  rigidLarge,
  rigidScenes,
  webScenes,
  responseCost,
  jointChain,
  studio,
  studioMemory,
];
