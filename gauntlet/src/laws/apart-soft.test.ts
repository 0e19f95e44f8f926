/** The look at soft surfaces sees vertices inside, edges that go through, and a body that folds into itself; and nothing where bodies touch. */
import { describe, expect, it } from 'vitest';
import type { BodyOf } from '../case.js';
import { box, caseOf, fixed } from '../generate/scenes.js';
import { soft } from '../generate/solids.js';
import { Running } from '../running.js';
import { softOverlap, withSelf } from './apart-soft.js';

const model = { kind: 'xpbd', youngsModulus: 1e5, poissonRatio: 0.3 } as const;
const cube = (name: string, x: number, size: [number, number, number] = [1, 1, 1]): BodyOf =>
  soft(name, { kind: 'box', size, cells: [2, 2, 2] }, model, [x, 0.05, 0.03]);

const seen = (...bodies: BodyOf[]) => new Running(caseOf(0.1, { gravity: [0, 0, 0], bodies })).seen;

describe('apart, of soft bodies', () => {
  it.each([
    ['touch', 1.001, undefined],
    ['overlap by a fiftieth', 0.98, undefined],
    ['overlap by a third', 0.67, /deep in/],
    ['lie half in each other', 0.5, /inside|deep/],
  ])('that %s', (_, x, expected) => {
    const [a, b] = seen(cube('a', 0), cube('b', x));
    const found = softOverlap(a, b, 1 / 60)?.sentence;
    if (expected === undefined) expect(found).toBeUndefined();
    else expect(found).toMatch(expected);
  });

  it('of which one goes through the other without a vertex inside', () => {
    const bar = soft(
      'bar',
      { kind: 'beam', length: 4, width: 0.3, height: 0.3, edge: 4 },
      model,
      [0.01, 0.02, 0.03],
    );
    const [a, b] = seen(cube('a', 0, [0.4, 1, 1]), bar);
    expect(softOverlap(a, b, 1 / 60)?.sentence).toMatch(/deep in/);
  });

  it('in a static plate, and around a corner of it', () => {
    const plate = (y: number) => fixed('plate', box(3, 0.5, 3), [0, y, 0]);
    const [a, b] = seen(cube('a', 0), plate(-0.4));
    expect(softOverlap(a, b, 1 / 60)?.sentence).toMatch(/deep in/);
    const [c, d] = seen(cube('a', 0), plate(-0.96));
    expect(softOverlap(c, d, 1 / 60)).toBeUndefined();
  });

  it('beside a sheet, which has no inside, is asked nothing', () => {
    const sheet = soft(
      'sheet',
      { kind: 'sheet', width: 1, depth: 1, edge: 0.25 } as never,
      { kind: 'cloth', youngsModulus: 1e6, thickness: 0.01 } as never,
      [0, 0.7, 0],
    );
    const [a, b] = seen(cube('a', 0), sheet);
    expect(softOverlap(a, b, 1 / 60)).toBeUndefined();
    expect(softOverlap(b, a, 1 / 60)).toBeUndefined();
  });

  it('that folds into itself', () => {
    const bar = {
      ...soft('bar', { kind: 'beam', length: 2, width: 0.2, height: 0.2, edge: 0.2 }, model, [0, 0, 0]),
      selfCollision: true,
    } as BodyOf;
    const running = new Running(caseOf(0.1, { gravity: [0, 0, 0], bodies: [bar] }));
    expect(withSelf(running)).toBeUndefined();
    const { positions } = running.seen[0].body;
    // The right half is turned over onto the left one.
    for (let v = 0; v < positions.length; v += 3)
      if (positions[v] > 0.1) positions[v] = 0.2 - positions[v] * 0.93;
    expect(withSelf(running)?.sentence).toMatch(/folded/);
  });
});
