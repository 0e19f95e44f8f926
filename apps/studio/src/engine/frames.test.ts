import { describe, expect, it } from 'vitest';
import { CopiedReader, CopiedWriter } from './copied-frames.js';
import { Frame, frameBytes, READING } from './frame.js';
import { allocateShared, SharedReader, SharedWriter } from './shared-frames.js';

const SIZE = {
  rows: 3,
  contacts: 2,
  lines: 4,
  vertices: 5,
  particles: 6,
  points: 7,
  skins: [
    { row: 1, room: 4 },
    { row: 2, room: 2 },
  ],
};

const stamp = (step: number) => (frame: Frame) => {
  frame.readings[READING.step] = step;
  frame.positions.fill(step);
  frame.depths.fill(step);
};

/** Every number of the frame is of one and the same step. */
function stepOf(frame: Frame | undefined): number | undefined {
  if (frame === undefined) return undefined;
  const numbers = new Set([frame.reading('step'), ...frame.positions, ...frame.depths]);
  expect(numbers.size).toBe(1);
  return frame.reading('step');
}

describe('a frame', () => {
  it('gives every array its own memory', () => {
    const frame = new Frame(new ArrayBuffer(frameBytes(SIZE)), SIZE);
    const values = [frame, frame.lines, frame.marks].flatMap((part) => Object.values(part) as unknown[]);
    const arrays = values.filter((value) => ArrayBuffer.isView(value)) as Float32Array[];
    // The readings belong to the frame, to its lines and to its points.
    expect(new Set(arrays).size).toBe(19);
    const own = [...new Set(arrays)];
    for (const [i, array] of own.entries()) array.fill(i + 1);
    for (const [i, array] of own.entries()) expect(new Set(array)).toEqual(new Set([i + 1]));
  });
});

describe('surfaces that change', () => {
  it('keep their triangles in the frame until others come', () => {
    const frame = new Frame(new ArrayBuffer(frameBytes(SIZE)), SIZE);
    const first = Uint32Array.of(0, 1, 2, 2, 1, 3);
    frame.setSurface(0, { version: 1, count: 4, triangles: first });
    frame.setSurface(1, { version: 1, count: 3, triangles: Uint32Array.of(0, 1, 2) });
    frame.setSurface(0, { version: 1, count: 9, triangles: Uint32Array.of(7, 7, 7) });
    expect(frame.surface(1)).toEqual({ version: 1, count: 4, triangles: first });
    frame.setSurface(1, { version: 2, count: 3, triangles: Uint32Array.of(2, 1, 0) });
    expect([...frame.surface(2)!.triangles]).toEqual([2, 1, 0]);
    expect([...frame.surface(1)!.triangles]).toEqual([...first]);
    expect(frame.surface(0)).toBeUndefined();
    // One that has outgrown its room leaves the last one drawn.
    frame.setSurface(1, { version: 3, count: 9, triangles: new Uint32Array(9) });
    expect(frame.surface(2)!.version).toBe(2);
  });
});

describe('shared frames', () => {
  const make = () => {
    const buffer = allocateShared(SIZE);
    return [new SharedWriter(buffer, SIZE), new SharedReader(buffer, SIZE)] as const;
  };

  it('hand over the newest frame, once', () => {
    const [writer, reader] = make();
    expect(reader.take()).toBeUndefined();
    for (const step of [1, 2, 3, 4, 5]) writer.write(stamp(step));
    expect(stepOf(reader.take())).toBe(5);
    expect(reader.take()).toBeUndefined();
  });

  it('never write into the frame that the reader holds', () => {
    const [writer, reader] = make();
    let step = 0;
    for (const writes of [1, 2, 3, 1, 1, 5, 2]) {
      for (let i = 0; i < writes; i++) writer.write(stamp(++step));
      const held = reader.take();
      const seen = stepOf(held);
      expect(seen).toBe(step);
      for (let i = 0; i < writes; i++) writer.write(stamp(++step));
      expect(stepOf(held)).toBe(seen);
    }
  });
});

describe('copied frames', () => {
  it('travel back and forth; a page that keeps them misses some and gets the newest', () => {
    const sent: ArrayBuffer[] = [];
    const writer = new CopiedWriter(SIZE, (buffer) => sent.push(buffer));
    const reader = new CopiedReader(SIZE, (buffer) => writer.giveBack(buffer));
    const written = [1, 2, 3, 4].map((step) => writer.write(stamp(step)));
    expect(written).toEqual([true, true, false, false]);
    for (const buffer of sent.splice(0)) reader.receive(buffer);
    expect(stepOf(reader.take())).toBe(2);
    expect(writer.write(stamp(5))).toBe(true);
    for (const buffer of sent.splice(0)) reader.receive(buffer);
    expect(stepOf(reader.take())).toBe(5);
    expect(reader.take()).toBeUndefined();
  });

  it('drop buffers of another size', () => {
    const writer = new CopiedWriter(SIZE, () => undefined);
    for (let i = 0; i < 2; i++) writer.write(stamp(i));
    writer.giveBack(new ArrayBuffer(8));
    expect(writer.write(stamp(9))).toBe(false);
  });
});
