/**
 * A slow, obvious validator for the keywords that our JSON Schema uses, written from the draft and not from our own
 * checks, so that the two can be compared. A keyword it doesn't know is an error, not a pass.
 */
import type { JsonSchema } from './json-schema.js';

type Keyword = (argument: never, value: unknown, schema: JsonSchema, root: JsonSchema) => boolean;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function hasType(type: string, value: unknown): boolean {
  if (type === 'integer') return typeof value === 'number' && Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  return typeof value === type;
}

const annotation: Keyword = () => true;

const keywords: Readonly<Record<string, Keyword>> = {
  $schema: annotation,
  $id: annotation,
  $defs: annotation,
  title: annotation,
  description: annotation,
  default: annotation,
  type: (types: string | string[], value) => [types].flat().some((type) => hasType(type, value)),
  const: (wanted: unknown, value) => JSON.stringify(wanted) === JSON.stringify(value),
  enum: (wanted: unknown[], value) => wanted.includes(value),
  minimum: (bound: number, value) => typeof value !== 'number' || value >= bound,
  exclusiveMinimum: (bound: number, value) => typeof value !== 'number' || value > bound,
  maximum: (bound: number, value) => typeof value !== 'number' || value <= bound,
  maxLength: (bound: number, value) => typeof value !== 'string' || [...value].length <= bound,
  minLength: (bound: number, value) => typeof value !== 'string' || [...value].length >= bound,
  pattern: (source: string, value) => typeof value !== 'string' || new RegExp(source, 'u').test(value),
  minItems: (bound: number, value) => !Array.isArray(value) || value.length >= bound,
  maxItems: (bound: number, value) => !Array.isArray(value) || value.length <= bound,
  items: (schema: JsonSchema, value, _, root) =>
    !Array.isArray(value) || value.every((item) => satisfies(schema, item, root)),
  maxProperties: (bound: number, value) => !isObject(value) || Object.keys(value).length <= bound,
  required: (names: string[], value) => !isObject(value) || names.every((name) => Object.hasOwn(value, name)),
  properties: (schemas: Record<string, JsonSchema>, value, _, root) =>
    !isObject(value) ||
    Object.entries(schemas).every(
      ([key, schema]) => !Object.hasOwn(value, key) || satisfies(schema, value[key], root),
    ),
  propertyNames: (schema: JsonSchema, value, _, root) =>
    !isObject(value) || Object.keys(value).every((key) => satisfies(schema, key, root)),
  additionalProperties: (rest: JsonSchema | false, value, schema, root) => {
    if (!isObject(value)) return true;
    const known = (schema['properties'] ?? {}) as object;
    const others = Object.keys(value).filter((key) => !Object.hasOwn(known, key));
    return rest === false ? others.length === 0 : others.every((key) => satisfies(rest, value[key], root));
  },
  not: (schema: JsonSchema, value, _, root) => !satisfies(schema, value, root),
  oneOf: (schemas: JsonSchema[], value, _, root) =>
    schemas.filter((schema) => satisfies(schema, value, root)).length === 1,
  $ref: (reference: string, value, _, root) => satisfies(resolve(reference, root), value, root),
};

function resolve(reference: string, root: JsonSchema): JsonSchema {
  const found = reference
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], root);
  if (!isObject(found)) throw new Error(`the schema has no ${reference}`);
  return found;
}

/** Whether `value` is valid under `schema`. */
export function satisfies(schema: JsonSchema, value: unknown, root: JsonSchema = schema): boolean {
  return Object.entries(schema).every(([name, argument]) => {
    const keyword = keywords[name];
    if (!keyword) throw new Error(`the schema uses the keyword ${name}, which is unknown here`);
    return keyword(argument as never, value, schema, root);
  });
}
