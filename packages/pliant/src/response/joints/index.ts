export { RowBuilder, rowsOf } from './build-rows.js';
export { JointSolver } from './joint-solver.js';
export { sixAxisJoints } from './six-axis-part.js';
export { StrainWatch } from './strain.js';
