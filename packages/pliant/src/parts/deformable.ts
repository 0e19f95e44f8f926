/** What soft bodies and bodies of molecules share. */
import './mesh-shapes.js';
import { HoldSolver } from '../bodies/deformable/holds.js';
import { holdSolvers } from '../bodies/deformable/makers.js';
import { MoleculeBodies } from '../bodies/molecules/molecule-bodies.js';
import { moleculesOfWorlds } from '../bodies/molecules/no-molecules.js';
import { TetBodies } from '../narrowphase/tetrahedra/tet-bodies.js';
import { tetSolids } from '../narrowphase/tetrahedra/tet-part.js';
import { overlapReports } from '../pipeline/overlap-reports.js';
import { OverlapsNow } from '../pipeline/overlaps-now.js';
import { RareTroubles } from '../pipeline/rare-troubles.js';
import { rareTroubles } from '../pipeline/trouble-part.js';
import { readDeformable, writeDeformable } from '../recording/snapshot-deformable.js';
import { deformableSnapshots } from '../recording/snapshot-deformables.js';
import { readParticles, writeParticles } from '../recording/snapshot-particles.js';
import { anchoredAnswers } from '../response/anchored-answers.js';
import { SoftImpulses } from '../response/soft/impulse.js';
import { softPenalty } from '../response/soft/penalty.js';
import { SoftResponder } from '../response/soft/responder.js';
import { addDeformable } from '../world/add-deformable.js';
import { changeVertex, moveRun, pushRun, spinOf, spinRun } from '../world/deform.js';
import { deformableCommands } from '../world/deformable-commands.js';
import { DeformedSolids } from '../world/deformed-solids.js';
import { changeMaterial, setMoleculeFriction } from '../world/molecules.js';
import { readField } from '../world/soft-fields.js';
import { changeModel } from '../world/soft-model.js';

tetSolids.provide(TetBodies);
rareTroubles.provide(RareTroubles);
moleculesOfWorlds.provide(MoleculeBodies);
overlapReports.provide(OverlapsNow);
holdSolvers.provide(HoldSolver);
deformableSnapshots.provide({ read: readDeformable, write: writeDeformable, readParticles, writeParticles });
deformableCommands.provide({
  addDeformable,
  changeVertex,
  changeMaterial,
  changeModel,
  setMoleculeFriction,
  moveRun,
  pushRun,
  spinOf,
  spinRun,
  readField,
  DeformedSolids,
});
anchoredAnswers.provide({
  impulses: (iterations) => new SoftResponder(new SoftImpulses(iterations)),
  penalty: (parameters) => new SoftResponder(softPenalty.create(parameters)),
});
