/**
 * Clips a parallelogram against the four sides of a rectangle (Sutherland–Hodgman), keeping names: every corner of the
 * result knows which edge of the parallelogram and which side of the rectangle made it, so that a contact is the same contact
 * in the next step. At most 4 + 4 corners. Sides beyond which the parallelogram doesn't reach, most of them, are passed over.
 */
const MAX = 8;

/** Corners 0–3 of the parallelogram keep their number; a corner made where edge e meets side s is named here. */
const made = (edge: number, side: number): number => 4 + edge * 4 + side;

export class FaceClip {
  /** The corners of the result are `at … at + count`. */
  count = 0;
  at = 0;
  /** x, y in the rectangle's plane and height above it. */
  readonly x = new Float64Array(2 * MAX);
  readonly y = new Float64Array(2 * MAX);
  readonly height = new Float64Array(2 * MAX);
  readonly name = new Uint32Array(2 * MAX);
  /** The parallelogram: its middle (x, y, height) and two half edges. */
  readonly frame = new Float64Array(9);
  /** The rectangle: half extents along x and y. */
  readonly half = new Float64Array(2);
  /** The edge that leaves the corner: 0–3 of the parallelogram, 4–7 lies on side 0–3 of the rectangle. */
  private readonly edge = new Uint32Array(2 * MAX);

  /** Keeps what of `frame` lies in |x| ≤ half[0], |y| ≤ half[1]. */
  clip(): void {
    const { frame, half } = this;
    this.start();
    const reachX = Math.abs(frame[3]) + Math.abs(frame[6]) - half[0];
    if (reachX + frame[0] > 0) this.clipSide(0, this.x, 1, 0);
    if (reachX - frame[0] > 0) this.clipSide(1, this.x, -1, 0);
    const reachY = Math.abs(frame[4]) + Math.abs(frame[7]) - half[1];
    if (reachY + frame[1] > 0) this.clipSide(2, this.y, 1, 1);
    if (reachY - frame[1] > 0) this.clipSide(3, this.y, -1, 1);
  }

  private start(): void {
    const { x, y, height, name, edge, frame } = this;
    this.count = 4;
    this.at = 0;
    for (let i = 0; i < 4; i++) {
      const s1 = i === 0 || i === 3 ? 1 : -1;
      const s2 = i < 2 ? 1 : -1;
      x[i] = frame[0] + s1 * frame[3] + s2 * frame[6];
      y[i] = frame[1] + s1 * frame[4] + s2 * frame[7];
      height[i] = frame[2] + s1 * frame[5] + s2 * frame[8];
      name[i] = i;
      edge[i] = i;
    }
  }

  private clipSide(side: number, along: Float64Array, sign: number, axis: number): void {
    if (this.count === 0) return;
    const { x, y, height, name, edge } = this;
    const limit = this.half[axis];
    const first = this.at;
    const end = first + this.count;
    const out = first === 0 ? MAX : 0;
    let n = out;
    let di = sign * along[first] - limit;
    for (let i = first; i < end; i++) {
      const j = i + 1 === end ? first : i + 1;
      const dj = sign * along[j] - limit;
      if (di <= 0) {
        x[n] = x[i];
        y[n] = y[i];
        height[n] = height[i];
        name[n] = name[i];
        edge[n++] = edge[i];
      }
      if (di <= 0 !== dj <= 0 && n < out + MAX) {
        const t = di / (di - dj);
        x[n] = x[i] + t * (x[j] - x[i]);
        y[n] = y[i] + t * (y[j] - y[i]);
        height[n] = height[i] + t * (height[j] - height[i]);
        name[n] = made(edge[i], side);
        edge[n++] = di <= 0 ? 4 + side : edge[i];
      }
      di = dj;
    }
    this.at = out;
    this.count = n - out;
  }
}
