/**
 * Runs as data: `pliant/jobs`. Pure: no clock, no files, no platform; the same job gives the same bytes everywhere.
 */
export { canonicalText, contentHash, exactJson } from './canonical.js';
export type { Patch } from './clip.js';
export { type Expression, parseExpression } from './expression.js';
export {
  type Job,
  type JobDefinition,
  type OutputDefinition,
  QUANTITIES,
  QUANTITY_NAMES,
  type Quantity,
  TAKES,
  type Take,
} from './format.js';
export { checkJob, type JobReading, jobId, parseJob } from './job.js';
export type { Outcome } from './outcome.js';
export { contactsByPair, patchOf } from './patch.js';
export { type Choice, checkPlan, type PlannedRun, type PlanReading, parsePlan, Study } from './plan.js';
export { FILE_KINDS, type FileKind, type Plan, type Variable } from './plan-format.js';
export { type JobObserver, type JobResult, JobRun, runJob, type Series, stepCount } from './run-job.js';
export { parsePath, type ScenePath, valueAtPath } from './scene-path.js';
export { sobolPoints } from './sobol.js';
export { deformation } from './soft-patch.js';
export {
  type Cell,
  type Column,
  columnsOf,
  csvCell,
  csvHeader,
  csvRow,
  rowOf,
} from './table.js';
export { ENGINE_VERSION } from './version.js';
