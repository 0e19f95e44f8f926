import { describe, expect, test } from 'vitest';
import { Random } from '../math/random.js';
import { expandScene } from './expand.js';
import { gallery } from './gallery.test-support.js';
import { MAX_ERRORS } from './limits.js';
import { mutateText, mutateValue, randomText } from './mutate.test-support.js';
import { checkScene, formatScene, parseScene, type SceneReading } from './parse.js';
import { sceneSchema } from './scene-schema.js';
import { satisfies } from './schema/json-schema.test-support.js';

const scenes: readonly unknown[] = gallery.map(({ text }) => JSON.parse(text));
const texts = gallery.map(({ text }) => text);

/** Refused with a place and a sentence, or read into a scene that expands and reads back the same. */
function inspect(reading: SceneReading, fromText: boolean): void {
  if (reading.ok) {
    expect(expandScene(reading.scene).length).toBeGreaterThanOrEqual(reading.scene.bodies.length);
    expect(parseScene(formatScene(reading.scene))).toStrictEqual(reading);
    return;
  }
  expect(reading.errors.length).toBeGreaterThan(0);
  expect(reading.errors.length).toBeLessThanOrEqual(MAX_ERRORS + 1);
  for (const error of reading.errors) {
    if (fromText) expect(error.line! >= 1 && error.column! >= 1).toBe(true);
    else expect(typeof error.path).toBe('string');
    if (!/^[A-Z'].{10,600}[.?]$/u.test(error.message)) throw new Error(`not a sentence: ${error.message}`);
  }
}

describe('damaged scenes never throw or hang, and each error has a place and a sentence', () => {
  test('2,000 damaged values, as text and as objects, judged as the JSON Schema judges them (seed 21)', () => {
    const random = new Random(21);
    const schema = sceneSchema();
    let refused = 0;
    for (let i = 0; i < 2000; i++) {
      const value = mutateValue(scenes[i % scenes.length], random);
      const reading = i % 2 === 0 ? parseScene(JSON.stringify(value)) : checkScene(value);
      inspect(reading, i % 2 === 0);
      if (!reading.ok) refused++;
      // Rules that a JSON Schema can't say: between keys, on names, on totals.
      const beyond = !reading.ok && reading.errors.every((error) => BEYOND_SCHEMA.test(error.message));
      if (!beyond && reading.ok !== satisfies(schema, value)) {
        throw new Error(`judged differently: ${JSON.stringify(reading)} ${JSON.stringify(value)}`);
      }
    }
    // Most damage must be real damage, or the test shows nothing.
    expect(refused).toBeGreaterThan(1000);
  });

  test('2,000 damaged texts (seed 22)', () => {
    const random = new Random(22);
    for (let i = 0; i < 2000; i++) inspect(parseScene(mutateText(texts[i % texts.length], random)), true);
  });

  test('1,500 texts of random characters (seed 23)', () => {
    const random = new Random(23);
    for (let i = 0; i < 1500; i++) inspect(parseScene(randomText(random)), true);
  });

  test('every prefix of a scene', () => {
    const text = texts
      .reduce((shortest, next) => (next.length < shortest.length ? next : shortest))
      .trimEnd();
    for (let end = 0; end < text.length; end++) {
      const reading = parseScene(text.slice(0, end));
      expect(reading.ok).toBe(false);
      inspect(reading, true);
    }
  });
});

const BEYOND_SCHEMA =
  /no material|[Nn]o body|bodies '|below 'min'|begin asleep|can't look at|Repeats make|Copies reach|nesting is deeper|for each item, but has|tube must be thinner|needs at least one part/;
