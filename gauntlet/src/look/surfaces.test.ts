/** Crossings, folds and turned elements are seen, by the smallest amount; touching is none. */
import { describe, expect, it } from 'vitest';
import type { BodyOf } from '../case.js';
import { box, caseOf, fixed } from '../generate/scenes.js';
import { soft } from '../generate/solids.js';
import { uncrossed } from '../laws/uncrossed.js';
import { Running } from '../running.js';
import { crossingEdge, invertedTet, surfaceOf } from './surfaces.js';

const model = { kind: 'fem', youngsModulus: 1e5, poissonRatio: 0.3 } as const;
const cube = (name: string, x: number, y = 0.05, z = 0.03): BodyOf =>
  soft(name, { kind: 'box', size: [1, 1, 1], cells: [2, 2, 2] }, model, [x, y, z]);

const started = (...bodies: BodyOf[]) =>
  new Running(caseOf(0.1, { gravity: [0, 0, 0], bodies }, { floor: -3 }));
const surfacesOf = (...bodies: BodyOf[]) => started(...bodies).seen.map(({ body }) => surfaceOf(body));

describe('surfaces', () => {
  it.each([
    ['apart by a nanometre', 1 + 1e-9, false],
    ['in each other by a nanometre', 1 - 1e-9, true],
    ['half in each other', 0.5, true],
  ])('%s', (_, x, crosses) => {
    const [a, b] = surfacesOf(cube('a', 0), cube('b', x, 0.11, 0.12));
    const found = crossingEdge(a as never, b as never) >= 0 || crossingEdge(b as never, a as never) >= 0;
    expect(found).toBe(crosses);
  });

  it('of a static box and of a sheet are there', () => {
    const sheet = soft(
      'sheet',
      { kind: 'sheet', width: 1, depth: 1, edge: 0.25 } as never,
      { kind: 'cloth', youngsModulus: 1e6, thickness: 0.01 } as never,
      [0.1, 0, 0.1],
    );
    const [plate, cloth] = surfacesOf(fixed('plate', box(1, 0.2, 1), [0, 0.1, 0]), sheet);
    expect(cloth?.triangles.length).toBe(3 * 32);
    expect(crossingEdge(cloth as never, plate as never)).toBe(-1);
    const post = surfacesOf(fixed('post', box(0.1, 1, 0.1), [0.03, 0, 0.02]))[0];
    expect(crossingEdge(post as never, cloth as never)).toBeGreaterThanOrEqual(0);
  });

  it('that fold into themselves are told, and elements that turn inside out, and what is below the floor', () => {
    const running = started({ ...cube('a', 0), selfCollision: true } as BodyOf);
    expect(uncrossed(running)).toBeUndefined();
    const { positions } = running.seen[0].body;
    const kept = positions.slice();
    // One corner is pulled through the opposite face.
    for (let k = 0; k < 3; k++) positions[k] = 1.3 * positions[positions.length - 3 + k];
    const [surface] = running.seen.map(({ body }) => surfaceOf(body));
    expect(invertedTet(surface as never)).toBeGreaterThanOrEqual(0);
    expect(uncrossed(running)?.sentence).toMatch(/inside out/);
    expect(crossingEdge(surface as never, surface as never)).toBeGreaterThanOrEqual(0);
    positions.set(kept);
    for (let k = 1; k < positions.length; k += 3) positions[k] -= 3;
    expect(uncrossed(running)?.sentence).toMatch(/below the floor/);
  });
});
