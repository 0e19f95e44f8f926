/**
 * Whether four points that move straight on never come into one plane: then two edges, or a node and a triangle, that
 * they are the corners of can't cross, however far they slide along each other. The volume that the points span is a
 * cubic of time. It lies between the least and the largest of its Bernstein coefficients, so it keeps its sign where
 * these have one (the usual test before continuous collision, Provot 1997).
 *
 * Directions can't tell that of long edges: a hundredth of a radian turns their ends by many contact radii, while they
 * lie a part of one apart. Advancement can't tell it either: it takes all sliding for approach.
 */

/** Share of the largest possible volume below which a coefficient may be rounding. */
const ROUNDING = 1e-13;

/** Six vectors of three numbers: from the first point to the others, before and after. */
const COUNT = 18;

export class OneSide {
  private readonly arms = new Float64Array(COUNT);

  /** Of the points i, j, k, l on their way from `was` to `x`. */
  holds(was: Float64Array, x: Float64Array, i: number, j: number, k: number, l: number): boolean {
    const { arms } = this;
    this.read(was, i, j, k, l, 0);
    this.read(x, i, j, k, l, 9);
    let most = ROUNDING;
    for (let v = 0; v < 9; v += 3) most *= Math.max(sizeOf(arms, v), sizeOf(arms, v + 9));
    const b0 = this.volume(0, 3, 6);
    const b1 = (this.volume(9, 3, 6) + this.volume(0, 12, 6) + this.volume(0, 3, 15)) / 3;
    const b2 = (this.volume(0, 12, 15) + this.volume(9, 3, 15) + this.volume(9, 12, 6)) / 3;
    const b3 = this.volume(9, 12, 15);
    return Math.min(b0, b1, b2, b3) > most || Math.max(b0, b1, b2, b3) < -most;
  }

  private read(x: Float64Array, i: number, j: number, k: number, l: number, o: number): void {
    const { arms } = this;
    for (let a = 0; a < 3; a++) {
      arms[o + a] = x[3 * j + a] - x[3 * i + a];
      arms[o + 3 + a] = x[3 * k + a] - x[3 * i + a];
      arms[o + 6 + a] = x[3 * l + a] - x[3 * i + a];
    }
  }

  /** Six times the volume that three of the vectors span. */
  private volume(u: number, v: number, w: number): number {
    const { arms: a } = this;
    return (
      a[u] * (a[v + 1] * a[w + 2] - a[v + 2] * a[w + 1]) +
      a[u + 1] * (a[v + 2] * a[w] - a[v] * a[w + 2]) +
      a[u + 2] * (a[v] * a[w + 1] - a[v + 1] * a[w])
    );
  }
}

function sizeOf(a: Float64Array, o: number): number {
  return Math.sqrt(a[o] * a[o] + a[o + 1] * a[o + 1] + a[o + 2] * a[o + 2]);
}
