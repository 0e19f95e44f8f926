/** What a reader of a refusal is led to. */
import { expect, it } from 'vitest';
import { World } from '../../index.js';

it.each([
  [{ kind: 'dynamic', shape: { kind: 'sphere', radius: 1 } }, "'rigid'"],
  [{ kind: 'fixed', shape: { kind: 'sphere', radius: 1 } }, "'static'"],
  [{ kind: 'rigid', shape: { kind: 'cuboid', halfExtents: [1, 1, 1] } }, "'box'"],
  [{ kind: 'static', shape: { kind: 'heightfield', heights: [] } }, "'mesh'"],
  [{ kind: 'rigid', shape: { kind: 'sphere', radius: 1 }, translation: [0, 0, 0] }, "'position'"],
  [{ kind: 'rigid', shape: { kind: 'sphere', radius: 1 }, linvel: [0, 0, 0] }, "'velocity'"],
])('words of other engines lead to ours: %j', (body, word) => {
  expect(() => new World().add(body as never)).toThrow(`did you mean ${word}?`);
});
