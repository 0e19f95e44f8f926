import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sceneFormat } from './format.js';
import { bodyDefinition } from './format-bodies.js';
import { fieldDefinition } from './format-fields.js';
import { sceneJoint } from './format-joints.js';
import { shape } from './format-shapes.js';
import { parseScene } from './parse.js';

const page = readFileSync(new URL('../../../../docs/scene-format.md', import.meta.url), 'utf8');

describe('docs/scene-format.md', () => {
  const unions = [bodyDefinition, shape, fieldDefinition, sceneJoint];
  const kinds = unions.flatMap(({ members }) => Object.keys(members));
  const keys = [sceneFormat, ...unions.flatMap(({ members }) => Object.values(members))].flatMap(
    ({ fields }) => Object.keys(fields),
  );

  test.each([...new Set([...kinds, ...keys])])('tells of %s', (word) => {
    expect(page).toMatch(new RegExp(`[\`"]${word.replace('$', '\\$')}[\`"]`));
  });

  test('has an example that can be read', () => {
    const example = /```json\n(\{\n {2}"\$schema".*?)```/s.exec(page)![1];
    expect(parseScene(example)).toMatchObject({ ok: true });
  });
});
