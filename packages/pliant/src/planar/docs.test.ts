import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import * as planar from './index.js';

const PAGE = fileURLToPath(new URL('../../../../docs/planar.md', import.meta.url));

it('the example of docs/planar.md runs and prints what its comments say', () => {
  const code = /```ts\n(.*?)```/s.exec(readFileSync(PAGE, 'utf8'))![1];
  const body = code.replace(/^import \{ (.*) \} from 'pliant\/planar';$/m, 'const { $1 } = planar;');
  expect(body).not.toContain('import');
  const printed: unknown[][] = [];
  const run = new Function('planar', 'console', body) as (library: object, console: object) => void;
  run(planar, { log: (...values: unknown[]) => printed.push(values) });
  const [first, , apart, contacts] = printed;
  expect(first!.slice(0, 3)).toEqual(['a', [3.3, 0.3], [0, -1]]);
  expect(first![3]).toBeCloseTo(-0.3, 12);
  expect(apart![0]).toBeCloseTo(1.3, 12);
  expect(apart![1]).toEqual([1, 0]);
  expect(contacts).toEqual([true]);
  // The calls that the tables name are there.
  const pair = planar.proximity(planar.Polygon.box(1, 1), planar.Polygon.box(1, 1, 0.5, 0.5));
  expect(pair.collides()).toBe(true);
  expect(pair.overlap().area).toBeCloseTo(0.25, 12);
});
