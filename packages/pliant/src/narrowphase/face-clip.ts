/**
 * Clips a convex polygon against the four sides of a rectangle (Sutherland–Hodgman), keeping names: every corner of the
 * result knows which edge of the polygon and which side of the rectangle made it, so that a contact is the same contact
 * in the next step. At most 4 + 4 corners.
 */
const MAX = 8;

/** Corners 0–3 of the polygon keep their number; a corner made where edge e meets side s is named here. */
const made = (edge: number, side: number): number => 4 + edge * 4 + side;

export class FaceClip {
  count = 0;
  /** x, y in the rectangle's plane and height above it. */
  x = new Float64Array(MAX);
  y = new Float64Array(MAX);
  height = new Float64Array(MAX);
  name = new Uint32Array(MAX);
  /** The edge that leaves the corner: 0–3 of the polygon, 4–7 lies on side 0–3 of the rectangle. */
  private edge = new Uint32Array(MAX);
  private next = {
    x: new Float64Array(MAX),
    y: new Float64Array(MAX),
    height: new Float64Array(MAX),
    name: new Uint32Array(MAX),
    edge: new Uint32Array(MAX),
  };

  /** The parallelogram with its middle at `frame[0…2]` (x, y, height) and half edges `frame[3…5]` and `frame[6…8]`. */
  start(frame: Float64Array): void {
    const { x, y, height, name, edge } = this;
    this.count = 4;
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

  /** Keeps what lies in |x| ≤ hx, |y| ≤ hy. */
  clip(hx: number, hy: number): void {
    for (let side = 0; side < 4 && this.count > 0; side++) {
      const sign = side % 2 === 0 ? 1 : -1;
      if (this.crosses(side < 2 ? this.x : this.y, sign, side < 2 ? hx : hy))
        this.clipSide(side, side < 2 ? sign : 0, side < 2 ? 0 : sign, side < 2 ? hx : hy);
    }
  }

  /** Whether anything lies beyond a side; most sides of most faces cut off nothing. */
  private crosses(along: Float64Array, sign: number, limit: number): boolean {
    for (let i = 0; i < this.count; i++) if (!(sign * along[i] - limit <= 0)) return true;
    return false;
  }

  private clipSide(side: number, ax: number, ay: number, limit: number): void {
    const { x, y, height, name, edge, next } = this;
    let n = 0;
    for (let i = 0; i < this.count; i++) {
      const j = i + 1 === this.count ? 0 : i + 1;
      const di = ax * x[i] + ay * y[i] - limit;
      const dj = ax * x[j] + ay * y[j] - limit;
      if (di <= 0) {
        next.x[n] = x[i];
        next.y[n] = y[i];
        next.height[n] = height[i];
        next.name[n] = name[i];
        next.edge[n++] = edge[i];
      }
      if (di <= 0 === dj <= 0 || n === MAX) continue;
      const t = di / (di - dj);
      next.x[n] = x[i] + t * (x[j] - x[i]);
      next.y[n] = y[i] + t * (y[j] - y[i]);
      next.height[n] = height[i] + t * (height[j] - height[i]);
      next.name[n] = made(edge[i], side);
      next.edge[n++] = di <= 0 ? 4 + side : edge[i];
    }
    this.swap(n);
  }

  private swap(count: number): void {
    const { x, y, height, name, edge, next } = this;
    this.x = next.x;
    this.y = next.y;
    this.height = next.height;
    this.name = next.name;
    this.edge = next.edge;
    next.x = x;
    next.y = y;
    next.height = height;
    next.name = name;
    next.edge = edge;
    this.count = count;
  }
}
