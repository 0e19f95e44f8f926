import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gallery } from './gallery.test-support.js';
import { sceneSchema } from './scene-schema.js';
import { satisfies } from './schema/json-schema.test-support.js';

const schema = sceneSchema();

test('the published schema is the one of this format; else run scripts/write-schema.mjs after a build', () => {
  const published = readFileSync(new URL('../../scene.schema.json', import.meta.url), 'utf8');
  expect(published).toBe(`${JSON.stringify(schema)}\n`);
});

test.each(gallery)('$file is valid under it', ({ text }) => {
  expect(satisfies(schema, JSON.parse(text))).toBe(true);
});

describe('for readers', () => {
  /** Every property of the schema with its path. */
  function properties(node: unknown, path = ''): [string, Record<string, unknown>][] {
    if (typeof node !== 'object' || node === null) return [];
    return Object.entries(node).flatMap(([key, value]) => {
      if (key !== 'properties') return properties(value, `${path}/${key}`);
      return Object.entries(value as Record<string, Record<string, unknown>>).flatMap(([name, property]) => [
        [`${path}/${name}`, property] as [string, Record<string, unknown>],
        ...properties(property, `${path}/${name}`),
      ]);
    });
  }
  const all = properties(schema);

  test('every key is described', () => {
    expect(all.length).toBeGreaterThan(80);
    for (const [path, property] of all)
      expect(String(property['description']), path).toMatch(/^[A-Z].+[.\]]$/);
  });

  test('units and defaults are told', () => {
    const of = (end: string) => all.find(([path]) => path.endsWith(end))![1];
    expect(of('/$defs/Shape/oneOf/1/radius')['description']).toBe('Radius. [m]');
    expect(of('/gravity')).toMatchObject({
      default: [0, -9.81, 0],
      description: 'Acceleration of every body. [m/s²]',
    });
    expect(of('/substeps')['default']).toBe(4);
  });
});
