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

  start(): void {
    this.count = 0;
  }

  corner(x: number, y: number, height: number): void {
    const i = this.count++;
    this.x[i] = x;
    this.y[i] = y;
    this.height[i] = height;
    this.name[i] = i;
    this.edge[i] = i;
  }

  /** Keeps what lies in |x| ≤ hx, |y| ≤ hy. */
  clip(hx: number, hy: number): void {
    for (let side = 0; side < 4 && this.count > 0; side++) {
      const sign = side % 2 === 0 ? 1 : -1;
      this.clipSide(side, side < 2 ? sign : 0, side < 2 ? 0 : sign, side < 2 ? hx : hy);
    }
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
