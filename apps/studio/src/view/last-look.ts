/**
 * Whether a frame of the engine looks other than the one that is drawn. A world that runs while nothing in it moves sends frames all the same;
 * its picture stands, and may be drawn finely.
 */
import type { Frame } from '../engine/frame.js';

/** What nobody sees. */
export interface Unseen {
  /** Of a point [m]. */
  readonly length: number;
  /** Of a body's orientation [rad]. */
  readonly turn: number;
  /** Of an arrow, where they are drawn [N]. */
  readonly force: number | undefined;
  /** Of the field on surfaces, where there is one, in its own unit. */
  readonly field: number | undefined;
}

/** Numbers of a frame, and by how much they may change. */
type Part = readonly [numbers: ArrayLike<number>, count: number, unseen: number];

export class LastLook {
  private kept: Float32Array[] = [];

  /** Whether it differs from the frame that differed last; if so, the next ones are compared with this one. */
  differs(frame: Frame, unseen: Unseen): boolean {
    const parts = partsOf(frame, unseen);
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

function partsOf(frame: Frame, { length, turn, force, field }: Unseen): Part[] {
  const whole = (numbers: ArrayLike<number>, unseen: number): Part => [numbers, numbers.length, unseen];
  const { lines, marks, size } = frame;
  return [
    whole(frame.positions, length),
    // Half of the angle stands in a quaternion.
    whole(frame.orientations, turn / 2),
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
    [frame.forces, force === undefined ? 0 : 3 * frame.count, force ?? 0],
    whole(field === undefined ? [] : frame.fieldValues, field ?? 0),
    whole(field === undefined ? [] : frame.fieldRows, field ?? 0),
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
