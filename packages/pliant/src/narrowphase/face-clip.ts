/**
 * Clips a parallelogram against the four sides of a rectangle (Sutherland–Hodgman) and keeps names: every corner of the
 * result knows which edge of the parallelogram and which side of the rectangle made it. So a contact is the same
 * contact in the next step. There are at most 4 + 4 corners. Most sides lie beyond the parallelogram and are skipped.
 * Heights come from its plane after clipping.
 *
 * Degenerate: an upright parallelogram has no height over the rectangle; callers choose another face.
 */
const MAX = 8;

/**
 * A corner's tag: its name, and above it the edge that starts there: 0–3 of the parallelogram, 4–7 on side 0–3 of the
 * rectangle.
 */
const EDGE = 64;

/** Corners 0–3 of the parallelogram keep their number. A corner where edge e meets side s is named here. */
const made = (edge: number, side: number): number => 4 + edge * 4 + side;

export class FaceClip {
  /** The corners of the result are `at … at + count`. */
  count = 0;
  at = 0;
  /** x, y in the rectangle's plane. */
  readonly corner = new Float64Array(2 * 2 * MAX);
  readonly tag = new Uint32Array(2 * MAX);
  /** The parallelogram: its middle (x, y, height) and two half edges. */
  readonly frame = new Float64Array(9);
  /** The rectangle: half extents along x and y. */
  readonly half = new Float64Array(2);
  /** The plane of the parallelogram: height over the middle of the rectangle, and how much it grows along x and y. */
  readonly plane = new Float64Array(3);

  /** Keeps the part of `frame` inside |x| ≤ half[0], |y| ≤ half[1]. */
  clip(): void {
    const { frame, half } = this;
    this.start();
    const reachX = Math.abs(frame[3]) + Math.abs(frame[6]) - half[0];
    if (reachX + frame[0] > 0) this.clipSide(0, 0, 1);
    if (reachX - frame[0] > 0) this.clipSide(1, 0, -1);
    const reachY = Math.abs(frame[4]) + Math.abs(frame[7]) - half[1];
    if (reachY + frame[1] > 0) this.clipSide(2, 1, 1);
    if (reachY - frame[1] > 0) this.clipSide(3, 1, -1);
  }

  nameOf(i: number): number {
    return this.tag[i] % EDGE;
  }

  private start(): void {
    const { corner, tag, frame, plane } = this;
    const x = frame[0];
    const y = frame[1];
    const x1 = frame[3];
    const y1 = frame[4];
    const x2 = frame[6];
    const y2 = frame[7];
    const scale = 1 / (x1 * y2 - y1 * x2);
    plane[1] = (frame[5] * y2 - y1 * frame[8]) * scale;
    plane[2] = (x1 * frame[8] - frame[5] * x2) * scale;
    plane[0] = frame[2] - plane[1] * x - plane[2] * y;
    corner[0] = x + x1 + x2;
    corner[1] = y + y1 + y2;
    corner[2] = x - x1 + x2;
    corner[3] = y - y1 + y2;
    corner[4] = x - x1 - x2;
    corner[5] = y - y1 - y2;
    corner[6] = x + x1 - x2;
    corner[7] = y + y1 - y2;
    tag[0] = 0;
    tag[1] = 1 + EDGE;
    tag[2] = 2 + 2 * EDGE;
    tag[3] = 3 + 3 * EDGE;
    this.count = 4;
    this.at = 0;
  }

  /** Cuts off the part beyond `sign` times the rectangle's extent along `axis`. */
  private clipSide(side: number, axis: number, sign: number): void {
    const { corner, tag, at, count } = this;
    if (count === 0) return;
    const end = at + count;
    const out = MAX - at;
    const limit = this.half[axis];
    const other = 1 - axis;
    let n = out;
    let di = sign * corner[2 * at + axis] - limit;
    for (let i = at; i < end; i++) {
      const j = i + 1 === end ? at : i + 1;
      const dj = sign * corner[2 * j + axis] - limit;
      if (di <= 0) {
        corner[2 * n] = corner[2 * i];
        corner[2 * n + 1] = corner[2 * i + 1];
        tag[n++] = tag[i];
      }
      if (di <= 0 !== dj <= 0 && n < out + MAX) {
        const edge = tag[i] >> 6;
        corner[2 * n + axis] = sign * limit;
        corner[2 * n + other] =
          corner[2 * i + other] + (di / (di - dj)) * (corner[2 * j + other] - corner[2 * i + other]);
        tag[n++] = made(edge, side) + EDGE * (di <= 0 ? 4 + side : edge);
      }
      di = dj;
    }
    this.at = out;
    this.count = n - out;
  }
}
