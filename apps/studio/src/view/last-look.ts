/**
 * Whether a frame of the engine looks other than the one that is drawn. A world that runs while nothing in it moves sends frames all the same;
 * its picture stands, and may be drawn finely.
 */
import type { Frame } from '../engine/frame.js';

/** A move by so much of a pixel is not seen, nor a change by so much of the longest arrow or of the darkest colour. */
const UNSEEN_PIXELS = 0.2;
const UNSEEN_SHARE = 0.004;

/** From where it is seen, and what of it. */
export interface Seen {
  /** A pixel of the page, where the bodies are [m]. */
  readonly pixel: number;
  /** Of the scene [m]: no body is larger. */
  readonly radius: number;
  /** Of the longest arrow, where they are drawn [N]. */
  readonly force: number | undefined;
  /** What the darkest colour stands for, where there is a field on surfaces. */
  readonly field: number | undefined;
}

/** Whether two numbers differ by more than is seen of a colour. */
export const isOtherShare = (a: number, b: number): boolean =>
  Math.abs(a - b) > UNSEEN_SHARE * Math.max(Math.abs(a), Math.abs(b));

/** Numbers of a frame, and by how much they may change. */
type Part = readonly [numbers: ArrayLike<number>, count: number, unseen: number];

export class LastLook {
  private kept: Float32Array[] = [];

  /** Whether it differs from the frame that differed last; if so, the next ones are compared with this one. */
  differs(frame: Frame, seen: Seen): boolean {
    const parts = partsOf(frame, seen);
    const isSame = parts.length === this.kept.length && parts.every((part, k) => isNear(part, this.kept[k]));
    if (isSame) return false;
    this.kept = parts.map(([numbers, count], k) => kept(this.kept[k], numbers, count));
    return true;
  }

  /** Whatever comes next differs. */
  forget(): void {
    this.kept = [];
  }
}

function partsOf(frame: Frame, { pixel, radius, force, field }: Seen): Part[] {
  const length = UNSEEN_PIXELS * pixel;
  const whole = (numbers: ArrayLike<number>, unseen: number): Part => [numbers, numbers.length, unseen];
  const { lines, marks, size } = frame;
  return [
    whole(frame.positions, length),
    // Half of the angle stands in a quaternion.
    whole(frame.orientations, length / radius / 2),
    whole(frame.vertices, length),
    whole(frame.particles, length),
    whole(frame.activities, 0),
    whole(
      size.skins.map(({ row }) => frame.surface(row)?.version ?? 0),
      0,
    ),
    [lines.positions, 6 * lines.count, length],
    [lines.colors, 6 * lines.count, 0],
    [marks.positions, 3 * marks.count, length],
    [marks.colors, 3 * marks.count, 0],
    [frame.points, force === undefined ? 0 : 3 * frame.count, length],
    [frame.forces, force === undefined ? 0 : 3 * frame.count, UNSEEN_SHARE * (force ?? 0)],
    whole(field === undefined ? [] : frame.fieldValues, UNSEEN_SHARE * (field ?? 0)),
    whole(field === undefined ? [] : frame.fieldRows, UNSEEN_SHARE * (field ?? 0)),
  ];
}

function isNear([numbers, count, unseen]: Part, last: Float32Array): boolean {
  if (count !== last.length) return false;
  // Numbers that are none stand where a body has no field.
  for (let k = 0; k < count; k++)
    if (!(Math.abs(numbers[k] - last[k]) <= unseen) && !Object.is(Math.fround(numbers[k]), last[k]))
      return false;
  return true;
}

function kept(last: Float32Array | undefined, numbers: ArrayLike<number>, count: number): Float32Array {
  const copy = last?.length === count ? last : new Float32Array(count);
  for (let k = 0; k < count; k++) copy[k] = numbers[k];
  return copy;
}
