import { describe, expect, it } from 'vitest';
import { CopiedReader, CopiedWriter } from './copied-frames.js';
import { Frame, frameBytes, READING } from './frame.js';
import { allocateShared, SharedReader, SharedWriter } from './shared-frames.js';

const SIZE = { rows: 3, contacts: 2, lines: 4, vertices: 5 };

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
    const arrays = [...Object.values(frame), ...Object.values(frame.lines)].filter((value) =>
      ArrayBuffer.isView(value),
    ) as Float32Array[];
    // The readings belong to the frame and to its lines.
    expect(new Set(arrays).size).toBe(12);
    const own = [...new Set(arrays)];
    for (const [i, array] of own.entries()) array.fill(i + 1);
    for (const [i, array] of own.entries()) expect(new Set(array)).toEqual(new Set([i + 1]));
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
