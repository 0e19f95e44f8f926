export { check, checkValue } from './check.js';
export { type JsonSchema, toJsonSchema } from './json-schema.js';
export * from './make.js';
export type * from './nodes.js';
export { pathText } from './path.js';
export { withoutDefaults } from './plain.js';
export { type Path, type Problem, Problems, type SceneError } from './problems.js';
