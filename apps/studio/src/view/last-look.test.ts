import { describe, expect, it } from 'vitest';
import { Frame, frameBytes, READING } from '../engine/frame.js';
import { LastLook } from './last-look.js';

const SIZE = {
  rows: 2,
  contacts: 2,
  lines: 2,
  vertices: 3,
  particles: 0,
  points: 2,
  skins: [{ row: 1, room: 2 }],
};
const BARE = { pixel: 5e-3, radius: 0.1, force: undefined, field: undefined };
const ALL = { ...BARE, force: 200, field: 20 };

function seen(seenOf: typeof BARE | typeof ALL) {
  const frame = new Frame(new ArrayBuffer(frameBytes(SIZE)), SIZE);
  const look = new LastLook();
  const differs = () => look.differs(frame, seenOf);
  expect([differs(), differs()]).toEqual([true, false]);
  return { frame, look, differs };
}

describe('the look of a frame', () => {
  it('stays while a body creeps by less than is seen, and no longer', () => {
    const { frame, look, differs } = seen(BARE);
    const pictures = Array.from({ length: 100 }, () => {
      frame.positions[3] += 1e-4;
      return differs();
    });
    const drawn = pictures.filter(Boolean).length;
    expect(drawn).toBeGreaterThanOrEqual(9);
    expect(drawn).toBeLessThanOrEqual(10);
    look.forget();
    expect(differs()).toBe(true);
  });

  it('is another one with every thing that is drawn', () => {
    const { frame, differs } = seen(ALL);
    const changes = [
      () => frame.orientations.fill(0.01),
      () => (frame.vertices[8] = 0.01),
      () => frame.activities.fill(1),
      () => frame.setSurface(0, { version: 7, count: 3, triangles: new Uint32Array([0, 1, 2]) }),
      () => (frame.readings[READING.drawnLines] = 1),
      () => (frame.lines.colors[2] = 0.5),
      () => (frame.readings[READING.drawnPoints] = 2),
      () => (frame.marks.positions[5] = 1),
      () => (frame.readings[READING.drawnContacts] = 1),
      () => (frame.forces[1] = 2),
      () => (frame.fieldValues[2] = 0.2),
      () => (frame.fieldRows[0] = Number.NaN),
      () => (frame.positions[0] = Number.NaN),
    ];
    for (const change of changes) {
      change();
      expect([differs(), differs()], String(change)).toEqual([true, false]);
    }
  });

  it('is the same whatever the clock, or forces and fields that nobody looks at', () => {
    const { frame, differs } = seen(BARE);
    frame.readings[READING.time] = 3;
    frame.readings[READING.drawnContacts] = 2;
    frame.forces.fill(9);
    frame.fieldValues.fill(9);
    expect(differs()).toBe(false);
  });
});
