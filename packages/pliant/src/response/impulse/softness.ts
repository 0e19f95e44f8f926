/** Numbers that all passes over blocks share. */

/** Highest speed at which depth is corrected [m/s]. Faster: deep overlaps would be shot apart. */
export const PUSH_SPEED = 3;

/**
 * Contacts up to this many slops deep are stiff. Deeper ones are soft, so that bodies far inside come out gently. A
 * soft contact gives back a part of its load in every pass and needs depth to carry it. That pushes structures that
 * lean on friction (arches, planks across planks) out of their places without end. At 0.25 an arch of 25 stones crept
 * by 13 mm/s.
 */
export const STIFF = 3;

/**
 * Impulses below this [N·s] count as zero. In a pile at rest they would halve with every pass until they are denormal
 * numbers, which processors handle many times slower.
 */
export const TINY = 1e-30;

/**
 * Bias of an open contact that pushed nothing: the relaxing pass skips it, and the next substep asks how far it may
 * close.
 */
export const OPEN = 1e30;

/**
 * Most passes over the normals of a block that can't be solved at once, each a few operations on registers; and the
 * relative change below which no more are needed.
 */
export const SWEEPS = 4;
export const SETTLED = 1e-3;

/** Points count as lying on a line below this ratio of the determinant of their second moments to its largest value. */
export const IN_LINE = 1e-4;

/**
 * Points whose second moments are below this many squares of the slop are one point: a tenth of a slop across. The
 * ratio above is independent of size, and three points apart by rounding pass it.
 */
export const NARROW = 0.01;

/** A 3×3 matrix of normals has an inverse where its determinant is above this share of the product of its diagonal. */
export const REGULAR = 1e-12;

/** Two points whose matrix has a determinant below this share of its diagonal are one point for the normals. */
export const COLLINEAR = 1e-9;

/**
 * A body is heavy for another whose mass is below 1 in so many of its own (`pinned.ts`). Passes balance smaller ratios
 * in a few substeps.
 */
export const HEAVY = 30;

/**
 * Bodies are jammed at points deeper than this, in slops: a fifth of the thinner one's half thickness. Smaller: a hard
 * landing loses its spin.
 */
export const JAMMED = 50;

// `Math.max` and `Math.min` differ from the kernel's in the sign of a zero.

export function positive(x: number): number {
  if (x > 0) return x;
  return 0;
}

export function least(x: number): number {
  if (x < 0) return x;
  return 0;
}

export function limited(speed: number): number {
  if (speed > -PUSH_SPEED) return speed;
  return -PUSH_SPEED;
}
