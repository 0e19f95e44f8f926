import { describe, expect, it } from 'vitest';
import { Arena } from './arena.js';
import { handleGeneration, handleIndex, MAX_GENERATION, MAX_ROWS, makeHandle } from './handle.js';
import { Memory } from './memory.js';

const POINTS = { position: { type: 'f64', width: 3 }, tag: { type: 'u8', width: 1 } } as const;
const EDGES = { ends: { type: 'u32', width: 2 }, sign: { type: 'i32', width: 1 } } as const;

describe('arenas over one buffer', () => {
  it('keeps every column of every arena when one of them grows', () => {
    const memory = new Memory(true);
    const points = new Arena(memory, POINTS, 2);
    const edges = new Arena(memory, EDGES, 1);
    for (let i = 0; i < 100; i++) {
      const p = points.push();
      points.columns.position.set([i, i + 0.5, -i], p * 3);
      points.columns.tag[p] = i;
      if (i % 3 !== 0) continue;
      const e = edges.push();
      edges.columns.ends.set([i, i + 1], e * 2);
    }
    for (let i = 0; i < 100; i++) {
      expect([...points.columns.position.subarray(i * 3, i * 3 + 3)]).toEqual([i, i + 0.5, -i]);
      expect(points.columns.tag[i]).toBe(i);
    }
    for (let e = 0; e < edges.rows; e++)
      expect([...edges.columns.ends.subarray(e * 2, e * 2 + 2)]).toEqual([3 * e, 3 * e + 1]);
    expect(points.columns.position.buffer).toBe(memory.buffer);
    expect(edges.columns.sign.buffer).toBe(memory.buffer);
  });

  it('starts every column on its own cache line and lets none overlap', () => {
    const memory = new Memory(false);
    const points = new Arena(memory, POINTS, 5);
    const edges = new Arena(memory, EDGES, 7);
    const spans = [...Object.values(points.columns), ...Object.values(edges.columns)]
      .map((c) => [c.byteOffset, c.byteOffset + c.byteLength])
      .sort((a, b) => a[0] - b[0]);
    for (const [start] of spans) expect(start % 64).toBe(0);
    for (let i = 1; i < spans.length; i++) expect(spans[i][0]).toBeGreaterThanOrEqual(spans[i - 1][1]);
  });

  it('counts its version up when views become stale, and only then', () => {
    const memory = new Memory(true);
    const points = new Arena(memory, POINTS, 4);
    const before = memory.version;
    for (let i = 0; i < 4; i++) points.push();
    expect(memory.version).toBe(before);
    points.push();
    expect(memory.version).toBe(before + 1);
  });

  it('is shared exactly when asked to', () => {
    expect(new Memory(true).buffer).toBeInstanceOf(SharedArrayBuffer);
    expect(new Memory(false).buffer).toBeInstanceOf(ArrayBuffer);
  });
});

describe('handles', () => {
  it('give back index and generation up to their limits', () => {
    for (const [index, generation] of [
      [0, 1],
      [1, 1],
      [MAX_ROWS - 1, 1],
      [0, MAX_GENERATION],
      [MAX_ROWS - 1, MAX_GENERATION],
    ]) {
      const handle = makeHandle(index, generation);
      expect(Number.isSafeInteger(handle)).toBe(true);
      expect([handleIndex(handle), handleGeneration(handle)]).toEqual([index, generation]);
    }
  });

  it('take nothing else for a handle', () => {
    for (const wrong of [0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
      expect(handleIndex(wrong)).toBe(-1);
  });
});
