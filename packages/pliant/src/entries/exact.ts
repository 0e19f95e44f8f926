/**
 * Equilibrium without time, and steps by a slow solver that is easy to trust: implicit Newton with a log barrier and a
 * line search that lets nothing cross. For tests, reference runs and statics.
 * @module pliant/exact
 */
export {
  type StaticOptions,
  type StaticReport,
  type StaticSupport,
  solveStatic,
} from '../exact/solve-static.js';
export { type ExactReport, stepExactly } from '../exact/step-exactly.js';
