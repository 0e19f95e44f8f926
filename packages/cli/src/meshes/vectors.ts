/** Points and poses as flags give them: numbers with commas or blanks between them. */
import { refusal } from '../failure.js';
import { readNumber } from '../values.js';

export interface Pose {
  /** Position, or position and quaternion (x, y, z, w). */
  readonly position?: readonly number[];
  readonly rotation?: readonly number[];
  /** 4×4, row by row. */
  readonly matrix?: readonly number[];
}

function numbers(flag: string, text: string, counts: readonly number[], what: string): number[] {
  const values = text
    .trim()
    .split(/[\s,]+/)
    .map(readNumber);
  if (counts.includes(values.length) && values.every(Number.isFinite)) return values;
  throw refusal(`${flag} takes ${what}, not '${text}'.`);
}

export function pose(text: string): Pose {
  const what = 'x,y,z, or x,y,z and a quaternion x,y,z,w, or a 4×4 matrix row by row';
  const values = numbers('--pose', text, [3, 7, 16], what);
  if (values.length === 16) return { matrix: values };
  if (values.length === 3) return { position: values };
  const rotation = values.slice(3);
  if (rotation.every((x) => x === 0))
    throw refusal('--pose has a quaternion of zeros; no rotation is 0,0,0,1.');
  return { position: values.slice(0, 3), rotation };
}

/** Adds one point. */
export function point(text: string, before: readonly number[][] = []): number[][] {
  return [...before, numbers('--point', text, [3], 'the three coordinates of a point, x,y,z')];
}
