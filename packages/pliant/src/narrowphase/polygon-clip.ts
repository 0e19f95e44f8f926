/**
 * Clips a convex polygon, or a segment, against the sides of another polygon seen along a direction
 * (Sutherland–Hodgman), and keeps names. A corner of the result is a corner of the incident polygon, or the crossing of
 * one of its edges with a side of the reference. It has the same name in the next step.
 */
import type { Face } from '../geometry/solids/solid.js';

export class PolygonClip {
  count = 0;
  points = new Float64Array(96);
  names = new Uint32Array(32);
  private edges = new Uint32Array(32);
  private nextPoints = new Float64Array(96);
  private nextNames = new Uint32Array(32);
  private nextEdges = new Uint32Array(32);
  private readonly side = new Float64Array(4);

  /** Keeps the part of `incident` inside `reference`, whose corners run counter-clockwise seen against `n`. */
  clip(incident: Face, reference: Face, n: Float64Array): void {
    this.start(incident, reference.count);
    for (let s = 0; s < reference.count && this.count > 0; s++) {
      const t = s + 1 === reference.count ? 0 : s + 1;
      this.setSide(reference.points, 3 * s, 3 * t, n);
      this.cut(s, incident.count > 2);
    }
  }

  private start(incident: Face, sides: number): void {
    // A side of the reference adds one corner at most.
    this.reserve(incident.count + sides + 2);
    this.count = incident.count;
    for (let i = 0; i < incident.count; i++) {
      this.names[i] = i;
      this.edges[i] = i;
      for (let k = 0; k < 3; k++) this.points[3 * i + k] = incident.points[3 * i + k];
    }
  }

  /** The plane through the edge and the direction: edge × n looks out. */
  private setSide(p: Float64Array, a: number, b: number, n: Float64Array): void {
    const { side } = this;
    const x = p[b] - p[a];
    const y = p[b + 1] - p[a + 1];
    const z = p[b + 2] - p[a + 2];
    side[0] = y * n[2] - z * n[1];
    side[1] = z * n[0] - x * n[2];
    side[2] = x * n[1] - y * n[0];
    side[3] = side[0] * p[a] + side[1] * p[a + 1] + side[2] * p[a + 2];
  }

  /** Written out: how far a corner is beyond the side is asked once for each, and a number that is returned would be boxed. */
  private cut(s: number, closed: boolean): void {
    const { points, names, edges, nextPoints, nextNames, nextEdges, side, count } = this;
    const sx = side[0];
    const sy = side[1];
    const sz = side[2];
    const level = side[3];
    let di = sx * points[0] + sy * points[1] + sz * points[2] - level;
    let n = 0;
    for (let i = 0; i < count; i++) {
      const j = i + 1 === count ? 0 : i + 1;
      if (di <= 0) {
        for (let k = 0; k < 3; k++) nextPoints[3 * n + k] = points[3 * i + k];
        nextNames[n] = names[i];
        nextEdges[n++] = edges[i];
      }
      if (!closed && j < i) break;
      const dj = sx * points[3 * j] + sy * points[3 * j + 1] + sz * points[3 * j + 2] - level;
      if (di <= 0 !== dj <= 0) {
        const t = di / (di - dj);
        for (let k = 0; k < 3; k++)
          nextPoints[3 * n + k] = points[3 * i + k] + t * (points[3 * j + k] - points[3 * i + k]);
        nextNames[n] = 0x100 + (edges[i] % 0x100) * 0x100 + (s % 0x100);
        nextEdges[n++] = di <= 0 ? 0x80 + (s % 0x80) : edges[i];
      }
      di = dj;
    }
    this.swap(n);
  }

  private swap(count: number): void {
    const { points, names, edges } = this;
    this.points = this.nextPoints;
    this.names = this.nextNames;
    this.edges = this.nextEdges;
    this.nextPoints = points;
    this.nextNames = names;
    this.nextEdges = edges;
    this.count = count;
  }

  private reserve(count: number): void {
    if (this.names.length >= count) return;
    this.points = new Float64Array(3 * count);
    this.nextPoints = new Float64Array(3 * count);
    this.names = new Uint32Array(count);
    this.nextNames = new Uint32Array(count);
    this.edges = new Uint32Array(count);
    this.nextEdges = new Uint32Array(count);
  }
}
