/**
 * Exact signs of the four classic determinants, in one convention: the sign of det[pᵢ − p_last], rows in the order
 * given (for circle and sphere with the squared length as the last column). The package robust-predicates answers,
 * with its own conventions turned round where they differ.
 */
import { incircle, insphere, orient2d, orient3d } from 'robust-predicates';

/** Positive when the three points (x, y each) run counter-clockwise. */
export function orient2Sign(p: ArrayLike<number>): number {
  return Math.sign(-orient2d(p[0], p[1], p[2], p[3], p[4], p[5])) + 0;
}

/** Positive when the first three of four points run clockwise seen from the fourth. */
export function orient3Sign(p: ArrayLike<number>): number {
  return Math.sign(orient3d(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9], p[10], p[11])) + 0;
}

/** Positive when the fourth point is inside the circle of three counter-clockwise ones. */
export function inCircleSign(p: ArrayLike<number>): number {
  return Math.sign(incircle(p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7])) + 0;
}

/** Sign of the sphere determinant of five points. */
export function inSphereSign(p: ArrayLike<number>): number {
  return (
    Math.sign(
      -insphere(
        p[0],
        p[1],
        p[2],
        p[3],
        p[4],
        p[5],
        p[6],
        p[7],
        p[8],
        p[9],
        p[10],
        p[11],
        p[12],
        p[13],
        p[14],
      ),
    ) + 0
  );
}
