/** The parts of a run: flags, the table, shrinking, break files, and the page they write. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseScene, replay, World } from 'pliant';
import { afterAll, describe, expect, it } from 'vitest';
import { box, caseOf, FLOOR, fixed, rigid } from '../generate/scenes.js';
import { play } from '../play.js';
import { writeBreak } from './break-file.js';
import { Collection } from './collection.js';
import { between, familyLines, lawLines, PAGE, toleranceLines } from './docs.js';
import { Refusal, readOptions } from './options.js';
import { shrink } from './shrink.js';
import { Table } from './table.js';

const folder = mkdtempSync(join(tmpdir(), 'pliant-gauntlet-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const refusalOf = (...args: string[]): string => {
  try {
    readOptions(args, 2);
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
  return 'none';
};

describe('flags', () => {
  it('have defaults', () => {
    const { families, laws, seeds, from, threads } = readOptions([], 3);
    expect([families.length > 20, laws.length, seeds, from, threads]).toEqual([true, 14, 20, 1, 3]);
    expect(readOptions(['heap-*', 'tower', 'tower', '--laws', 'energy,rest'], 1)).toMatchObject({
      laws: ['energy', 'rest'],
    });
    expect(
      readOptions(['heap-*', 'heap-boxes'], 1).families.every(({ name }) => name.startsWith('heap-')),
    ).toBe(true);
  });

  it.each([
    [['heep'], "There is no family 'heep'; --list names them."],
    [['--laws', 'gravity'], /There is no law 'gravity'; the laws are finite/],
    [['--seeds', '0'], "--seeds takes a whole number from 1 to 10000000, not '0'."],
    [['--seeds', '2.5'], "--seeds takes a whole number from 1 to 10000000, not '2.5'."],
    [['--from', 'x'], "--from takes a whole number from 0 to 2147483648, not 'x'."],
    [['--minutes=-1'], "--minutes takes a number above 0 and up to 10000, not '-1'."],
    [['--sedes', '3'], /--help lists the flags/],
  ])('%j is refused with a sentence', (args, sentence) => {
    expect(refusalOf(...args)).toMatch(sentence);
  });
});

/** Thirty bodies, of which one falls where a floor is claimed and none is. */
const lost = caseOf(
  2,
  {
    bodies: [
      fixed('ledge', box(5, 0.1, 5), [10, -0.1, 0]),
      ...Array.from({ length: 12 }, (_, i) =>
        rigid(`lying ${i}`, box(0.1, 0.1, 0.1), [8 + (i % 4), 0.1, Math.floor(i / 4)]),
      ),
      rigid(
        'lost',
        { kind: 'hull', points: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0.4, 0.4, 0.4] },
        [-5, 2, 0],
        { angularVelocity: [1, 2, 3] },
      ),
    ],
  },
  { floor: 0 },
);

describe('a break', () => {
  const [breach] = play(lost, { laws: ['apart'] }).breaches;
  const shrunk = shrink(lost, breach, 20_000);

  it('is shrunk to the bodies and steps it needs', () => {
    expect(breach).toMatchObject({ law: 'apart' });
    expect(shrunk.subject.scene.bodies.map(({ name }) => name)).toEqual(['ledge', 'lost']);
    expect(shrunk.subject.steps).toBeLessThanOrEqual(breach.step + 40);
    expect(shrunk.subject.scene.bodies[1]).not.toHaveProperty('angularVelocity');
  });

  it('is written as a scene that ends at the step of the break and reproduces to the bit', () => {
    const { scene } = writeBreak(folder, 'test', 7, shrunk.subject, shrunk.breach);
    const reading = parseScene(readFileSync(scene, 'utf8'));
    if (!reading.ok) throw new Error(reading.errors[0].message);
    expect(reading.scene.breaks).toMatchObject({ law: 'apart', step: shrunk.breach.step });
    expect(Math.round(reading.scene.duration / reading.scene.dt)).toBe(shrunk.breach.step);
    const again = play(
      { scene: reading.scene, steps: shrunk.breach.step, actions: [], facts: { floor: 0 } },
      { laws: ['apart'] },
    );
    expect(again.breaches).toEqual([shrunk.breach]);
  });

  it('of a case with actions is written as a recording too', () => {
    const subject = caseOf(
      1,
      { bodies: [FLOOR, rigid('ball', { kind: 'sphere', radius: 0.5 }, [0, 0.5, 0])] },
      {},
      [{ step: 3, body: 'ball', command: { op: 'launch', velocity: [0, 3, 0] } }],
    );
    const { recording } = writeBreak(folder, 'launch', 1, subject, {
      law: 'energy',
      step: 20,
      sentence: '',
      value: 1,
      limit: 0,
    });
    const { firstDifference, world } = replay(readFileSync(recording as string));
    expect(firstDifference).toBeUndefined();
    expect(world).toBeInstanceOf(World);
    expect((world.find('ball')?.position[1] as number) > 0.6).toBe(true);
  });
});

it('the table counts asked, broken and expected', () => {
  const table = new Table(['a', 'b']);
  const breach = { law: 'energy', step: 1, sentence: '', value: 1, limit: 0 } as const;
  table.add({ family: 'b', seed: 1, asked: ['energy', 'finite'], breaks: [{ breach }], milliseconds: 1 });
  table.add({
    family: 'a',
    seed: 1,
    asked: ['energy'],
    breaks: [{ breach, expected: 'other work' }],
    milliseconds: 1,
  });
  expect([table.checks, table.broken, table.expected]).toEqual([3, 1, 1]);
  expect(table.lines()[1]).toMatch(/^a +1 +· +\(1\)/);
  expect(table.lines()[2]).toMatch(/^b +1 +0 +1!/);
});

it('docs/laws.md has the laws, tolerances and families as they are (npm run gauntlet -- --docs)', () => {
  const page = readFileSync(PAGE, 'utf8');
  for (const [name, lines] of [
    ['laws', lawLines()],
    ['tolerances', toleranceLines()],
    ['families', familyLines()],
  ] as const)
    expect(between(page, name, lines) === page, name).toBe(true);
});

describe('a collection', () => {
  const families = readOptions(['tower', 'heap-boxes'], 1).families;
  const breach = { law: 'energy', step: 1, sentence: '', value: 1, limit: 0 } as const;
  const held = { family: 'tower', seed: 1, asked: ['energy' as const], breaks: [], milliseconds: 1 };
  const broke = { ...held, seed: 2, breaks: [{ breach }] };
  const count = (collection: Collection) => {
    const table = new Table(['tower', 'heap-boxes']);
    collection.fill(table, families);
    return [table.checks, table.broken, table.expected];
  };

  it('gathers over runs; what held is not run again, what broke is, by another build', () => {
    const path = join(folder, 'worlds.jsonl');
    const first = Collection.open(path, 'old');
    first.add(held, ['energy']);
    first.add(broke, ['energy']);
    expect(count(first)).toEqual([2, 1, 0]);
    expect(first.has('tower', 2, ['energy'])).toBe(true);
    expect(first.has('tower', 1, ['energy', 'rest'])).toBe(false);
    appendFileSync(path, '{"family":"to');
    const second = Collection.open(path, 'new');
    expect(second.has('tower', 1, ['energy'])).toBe(true);
    expect(second.has('tower', 2, ['energy'])).toBe(false);
    expect(second.unexpected(families)).toEqual([{ family: 'tower', seed: 2, breach }]);
    second.add({ ...broke, breaks: [] }, ['energy']);
    const third = Collection.open(path, 'new');
    expect(count(third)).toEqual([2, 0, 0]);
    expect(third.engines).toBe(2);
  });

  it('is refused with a sentence where it is something else, or has no place', () => {
    const path = join(folder, 'other.txt');
    writeFileSync(path, 'hello\n');
    expect(() => Collection.open(path, 'x')).toThrow(
      `'${path}' is no collection of the gauntlet: see its line 1.`,
    );
    expect(() => Collection.open(join(folder, 'nowhere', 'a'), 'x')).toThrow("can't be collected in");
  });
});
