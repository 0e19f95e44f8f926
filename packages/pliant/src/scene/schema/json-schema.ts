/**
 * Writes a description as JSON Schema (draft 2020-12), for editors and for programs in other languages. Rules
 * between fields and the limit on expanded repeats can't be said there; everything else is.
 */
import type { AnyObject, AnyUnion, Field, Node, NumberNode } from './nodes.js';

export type JsonSchema = { readonly [keyword: string]: unknown };

/** The whole schema document. Unions become `$defs` under their titles. */
export function toJsonSchema(node: Node, head: { id: string; title: string }): JsonSchema {
  const definitions: Record<string, JsonSchema> = {};
  const body = schemaOf(node, definitions);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: head.id,
    title: head.title,
    ...body,
    $defs: definitions,
  };
}

function schemaOf(node: Node, definitions: Record<string, JsonSchema>): JsonSchema {
  switch (node.type) {
    case 'number':
      return numberSchema(node);
    case 'string':
      return {
        type: 'string',
        maxLength: node.maxLength,
        ...(node.pattern && { pattern: node.pattern.source }),
      };
    case 'boolean':
      return { type: 'boolean' };
    case 'literal':
      return node.values.length === 1 ? { const: node.values[0] } : { enum: [...node.values] };
    case 'any':
      return {};
    case 'scalar':
      return {
        type: ['number', 'string', 'boolean'],
        minimum: -node.maxMagnitude,
        maximum: node.maxMagnitude,
        maxLength: node.maxLength,
      };
    case 'numbers':
      return numbersSchema(node);
    case 'list':
      return {
        type: 'array',
        items: numberSchema(node.component),
        minItems: node.minLength,
        maxItems: node.maxLength,
      };
    case 'array':
      return { type: 'array', items: schemaOf(node.item, definitions), maxItems: node.maxItems };
    case 'record':
      return {
        type: 'object',
        propertyNames: { minLength: 1, maxLength: node.maxNameLength },
        additionalProperties: schemaOf(node.item, definitions),
        maxProperties: node.maxItems,
      };
    case 'object':
      return objectSchema(node, definitions);
    case 'union':
      return unionReference(node, definitions);
  }
}

function numberSchema(node: NumberNode): JsonSchema {
  const type = node.integer ? 'integer' : 'number';
  const lower = node.exclusiveMin ? { exclusiveMinimum: node.min } : { minimum: node.min };
  return { type, ...lower, maximum: node.max };
}

function numbersSchema(node: Node & { type: 'numbers' }): JsonSchema {
  const zero = Array.from({ length: node.length }, () => 0);
  return {
    type: 'array',
    items: numberSchema(node.component),
    minItems: node.length,
    maxItems: node.length,
    ...(node.unitLength && { not: { const: zero } }),
  };
}

function objectSchema(node: AnyObject, definitions: Record<string, JsonSchema>): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  for (const [key, field] of Object.entries(node.fields)) {
    properties[key] = fieldSchema(field, definitions);
    if (field.presence === 'required') required.push(key);
  }
  return { type: 'object', description: node.doc, properties, required, additionalProperties: false };
}

function fieldSchema(field: Field, definitions: Record<string, JsonSchema>): JsonSchema {
  const unit = unitOf(field.node);
  return {
    description: unit === '' ? field.doc : `${field.doc} [${unit}]`,
    ...schemaOf(field.node, definitions),
    ...(field.presence === 'default' && { default: field.default }),
    // An object brings a description of its own; the field's says more.
    ...(field.node.type === 'object' && { description: field.doc }),
  };
}

/** The unit of a number or of a row of numbers; empty where there is none. */
export function unitOf(node: Node): string {
  if (node.type === 'number') return node.unit;
  return node.type === 'numbers' || node.type === 'list' ? node.component.unit : '';
}

function unionReference(node: AnyUnion, definitions: Record<string, JsonSchema>): JsonSchema {
  if (!Object.hasOwn(definitions, node.title)) {
    definitions[node.title] = {};
    const members = Object.values(node.members).map((member) => objectSchema(member, definitions));
    definitions[node.title] = { oneOf: members };
  }
  return { $ref: `#/$defs/${node.title}` };
}
