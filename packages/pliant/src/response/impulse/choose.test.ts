import { expect, test } from 'vitest';
import { Contacts } from '../../narrowphase/index.js';
import { choosePoints } from './choose.js';

function octagon(depth: (i: number) => number): Contacts {
  const contacts = new Contacts();
  contacts.begin(0, 1);
  for (let i = 0; i < 8; i++) {
    const angle = (i * Math.PI) / 4;
    contacts.draft.set([Math.cos(angle), 0, Math.sin(angle), 0, 1, 0, depth(i)]);
    contacts.add(i);
  }
  contacts.end();
  return contacts;
}

test('four points of an octagon that lies flat span a square', () => {
  const out = new Int32Array(8);
  expect(
    choosePoints(
      octagon(() => 1e-3),
      0,
      8,
      out,
    ),
  ).toBe(4);
  const [first, second, third, fourth] = out;
  expect([second - first, third - second, fourth - third]).toEqual([2, 2, 2]);
});

test('a point that is clearly the deepest is among them, whichever it is', () => {
  const out = new Int32Array(8);
  for (let deepest = 0; deepest < 8; deepest++) {
    choosePoints(
      octagon((i) => (i === deepest ? 0.1 : 0)),
      0,
      8,
      out,
    );
    expect([...out.subarray(0, 4)]).toContain(deepest);
  }
});

test('up to four points are all taken', () => {
  const out = new Int32Array(8);
  expect(
    choosePoints(
      octagon(() => 0),
      2,
      5,
      out,
    ),
  ).toBe(3);
  expect([...out.subarray(0, 3)]).toEqual([2, 3, 4]);
});
