import { expect, test } from 'vitest';
import { wantedBy } from './early.js';

const words = (line: string) => wantedBy(line.split(' '));

test('processes begin early where the command line says plainly how many', () => {
  expect(words('sweep plan.json')).toEqual({ workers: undefined, memory: undefined });
  expect(words('sweep plan.json --workers 3 --memory=512')).toEqual({ workers: 3, memory: 512 });
  expect(words('sweep --workers=1 --workers 2 - --ask')).toEqual({ workers: 2, memory: undefined });
  expect(words('sweep plan.json --shard 1/2 --out there')).toEqual({ workers: undefined, memory: undefined });
});

test.each([
  'sweep',
  'run scene.json',
  'sweep plan.json --workers 0',
  'sweep plan.json --workers 1e3',
  'sweep plan.json --workers',
  'sweep plan.json --workers 1000',
  'sweep plan.json --memory many',
  'sweep plan.json --dry-run',
  'sweep plan.json --merge here there',
  'sweep plan.json --queue=redis://there',
  'sweep --help',
])('no processes begin early for `%s`', (line) => {
  expect(words(line)).toBeUndefined();
});
