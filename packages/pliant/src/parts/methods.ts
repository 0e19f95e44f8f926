/**
 * All ways to find candidate pairs and to keep rigid bodies apart, beyond those that a world takes by itself; joints of
 * six axes; fields with any exponent.
 */
import { brokenPowers } from '../bodies/fields.js';
import { boundingBoxes } from '../broadphase/bounding-boxes.js';
import { bruteForce } from '../broadphase/brute-force.js';
import { broadphases } from '../broadphase/index.js';
import { pow } from '../math/scalar.js';
import { methodOffers } from '../pipeline/offers.js';
import { offersOfMethods } from '../pipeline/offers-part.js';
import { RareTroubles } from '../pipeline/rare-troubles.js';
import { trialSteps } from '../pipeline/trial-steps.js';
import { controlledSubstep } from '../pipeline/trials.js';
import { rareTroubles } from '../pipeline/trouble-part.js';
import { backtracking } from '../response/backtracking/backtracking.js';
import { logBarrier } from '../response/barrier/log-barrier.js';
import { collisionIntegration } from '../response/collision-integration.js';
import { constraint } from '../response/constraint/constraint.js';
import { impulseAveraged } from '../response/impulse-averaged.js';
import { responses } from '../response/index.js';
import { FrontKernel } from '../response/joints/front-kernel.js';
import { frontKernels } from '../response/joints/front-kernel-part.js';
import { sixAxisJoints } from '../response/joints/index.js';
import { SixAxisRows } from '../response/joints/six-axis.js';
import { penalty } from '../response/penalty.js';
import { penaltyBuffered, penaltyQuadratic } from '../response/penalty-slides.js';
import { sixAxisFormat } from '../scene/format-joints.js';
import { sixAxisFields } from '../scene/format-six-axis.js';

brokenPowers.provide(pow);
trialSteps.provide(controlledSubstep);
offersOfMethods.provide(methodOffers);
rareTroubles.provide(RareTroubles);
sixAxisFormat.provide(sixAxisFields);
sixAxisJoints.provide(SixAxisRows);
frontKernels.provide(FrontKernel);
for (const method of [boundingBoxes, bruteForce]) broadphases.register(method);
for (const method of [
  penalty,
  constraint,
  impulseAveraged,
  penaltyQuadratic,
  penaltyBuffered,
  logBarrier,
  backtracking,
  collisionIntegration,
])
  responses.register(method);
