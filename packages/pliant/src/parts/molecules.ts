/** Bodies of molecules and springs, and what they are found, measured and resolved by. */
import './deformable.js';
import { buildMassSpring } from '../bodies/deformable/build-mass-spring.js';
import { moleculeMakers } from '../bodies/deformable/makers.js';
import { moleculesInContact } from '../bodies/molecules/in-contact.js';
import { MoleculeBody } from '../bodies/molecules/molecule-body.js';
import { narrowphases } from '../narrowphase/index.js';
import { spheres } from '../narrowphase/spheres.js';
import { triangleMesh } from '../narrowphase/triangle-mesh.js';
import { penetrations } from '../penetration/index.js';
import { faceProjectionMethod, sphereOverlapMethod } from '../penetration/molecule-methods.js';
import { responses } from '../response/index.js';
import { moleculePenalty } from '../response/molecule-penalty.js';
import { massSpringCompletion } from '../scene/complete.js';
import { completeMassSpring } from '../scene/complete-mass-spring.js';
import { massSpringFormat, massSpringRule } from '../scene/format-bodies.js';
import { keyframesRise, massSpringFields } from '../scene/format-mass-spring.js';

massSpringFormat.provide(massSpringFields);
massSpringRule.provide(keyframesRise);
massSpringCompletion.provide(completeMassSpring);
moleculeMakers.provide(() => buildMassSpring);
moleculesInContact.provide(MoleculeBody);
for (const method of [spheres, triangleMesh]) narrowphases.register(method);
for (const method of [sphereOverlapMethod, faceProjectionMethod]) penetrations.register(method);
responses.register(moleculePenalty);
