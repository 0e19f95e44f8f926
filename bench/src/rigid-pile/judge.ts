/** Whether boxes lie as boxes can, by their centres: all that every engine tells alike. */
import type { Verdict } from '../harness/types.js';
import { HALF } from './boxes.js';

/** Deeper than this no engine's tolerance for resting contact goes [m]. */
const MOST_DEPTH = 0.03;

/**
 * The overlap that centres alone prove, measured alike for all engines: those of two boxes are never nearer than an edge,
 * nor nearer than half of one to the floor [m].
 */
function provenDepth(centres: Float64Array): number {
  const edge = 2 * HALF;
  let depth = 0;
  for (let i = 0; i < centres.length; i += 3) {
    depth = Math.max(depth, HALF - centres[i + 1]);
    for (let j = 0; j < i; j += 3) {
      const [x, y, z] = [0, 1, 2].map((k) => centres[i + k] - centres[j + k]);
      if (Math.abs(x) < edge && Math.abs(y) < edge) depth = Math.max(depth, edge - Math.hypot(x, y, z));
    }
  }
  return depth;
}

const millimetres = (length: number) => `${(1000 * length).toFixed(1)} mm`;

export function judgePile(settled: Float64Array, end: Float64Array): Verdict {
  const depth = provenDepth(end);
  const creep = farthest(settled, end);
  const words = `${millimetres(depth)} deep, crept by ${millimetres(creep)}`;
  return { right: depth < MOST_DEPTH && creep < 0.01, words };
}

export function judgeHeap(end: Float64Array): Verdict {
  const depth = provenDepth(end);
  return { right: depth < MOST_DEPTH, words: `${millimetres(depth)} deep by centres` };
}

export function farthest(from: Float64Array, to: Float64Array): number {
  let most = 0;
  for (let i = 0; i < from.length; i += 3) {
    most = Math.max(most, Math.hypot(to[i] - from[i], to[i + 1] - from[i + 1], to[i + 2] - from[i + 2]));
  }
  return most;
}
