/** The gauntlet for other workspaces: families, laws, and a run of one case. */
export type { Case } from './case.js';
export { FAMILIES } from './families/index.js';
export type { Family } from './family.js';
export { LAW_NAMES, type LawName } from './law.js';
export { LAWS } from './laws/index.js';
export { play, type Verdict } from './play.js';
export { performAll } from './run/pool.js';
export { quickFamilies, tasksOf } from './run/slice.js';
export { caseFor, perform, type TaskResult } from './run/task.js';
