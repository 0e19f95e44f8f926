/**
 * The six proximity queries answered by geometry alone: no samples, no error bound but rounding. Every image-based
 * answer can be checked against its twin here. Owns its scratch; bind a pair, then ask.
 */
import { checkNumber } from '../check.js';
import { Boundary, pointOnFeature } from '../localise/nearest.js';
import { distanceGradient } from '../normal.js';
import { OF_A, ProximityPoints } from '../points.js';
import type { Polygon } from '../polygon.js';
import type { ProximityQueries, Separation } from '../queries.js';
import { ContactSearch } from './contacts.js';
import { Meetings } from './meetings.js';
import { nested } from './nested.js';
import { type Overlap, overlapOf } from './overlap.js';
import { PenetrationSearch } from './penetration.js';
import { BoundaryGap } from './separation.js';

/** The six queries, answered by geometry. */
export class ExactQueries implements ProximityQueries {
  /** Exact answers carry rounding only. */
  readonly error = 0;
  /** Boundary of the first polygon. */
  readonly a: Boundary;
  /** Boundary of the second polygon. */
  readonly b: Boundary;
  private readonly meetingList = new Meetings();
  private readonly gap = new BoundaryGap();
  private readonly penetration = new PenetrationSearch();
  private readonly contactList = new ContactSearch();
  private readonly points = new ProximityPoints();
  private readonly foot = new Float64Array(2);

  /** @param maxHeight bound on the height of the lazy hierarchies. */
  constructor(maxHeight?: number) {
    this.a = new Boundary(maxHeight);
    this.b = new Boundary(maxHeight);
  }

  bind(a: Polygon, b: Polygon, boxA?: Float64Array, boxB?: Float64Array): this {
    this.a.bind(a, boxA);
    this.b.bind(b, boxB);
    return this;
  }

  collides(): boolean {
    this.meetingList.find(this.a, this.b, true);
    return this.meetingList.count > 0 || nested(this.a, this.b);
  }

  /** Every place where the boundaries meet; the object is reused by the next call. */
  meetings(): Meetings {
    this.meetingList.find(this.a, this.b);
    return this.meetingList;
  }

  /** The region that both have in common. */
  overlap(): Overlap {
    return overlapOf(this.a, this.b, this.meetings());
  }

  penetrations(): ProximityPoints {
    this.points.clear();
    this.addPenetrations(this.points);
    return this.points;
  }

  addPenetrations(out: ProximityPoints): void {
    this.penetration.collect(this.a, this.b, out);
  }

  contacts(threshold: number): ProximityPoints {
    checkNumber(threshold, 'threshold', 0);
    this.points.clear();
    this.addContacts(threshold, this.points);
    return this.points;
  }

  addContacts(threshold: number, out: ProximityPoints): void {
    this.contactList.collect(this.a, this.b, threshold, this.meetings(), out);
  }

  separation(): Separation {
    this.meetingList.find(this.a, this.b, true);
    const meet = this.meetingList.count > 0;
    const points = this.gap.points;
    if (meet) {
      this.gap.distance = 0;
      for (let k = 0; k < 4; k++) points[k] = this.meetingList.points[k % 2];
    } else this.gap.find(this.a, this.b);
    const gap = this.gap.distance;
    const dx = points[0] - points[2];
    const dy = points[1] - points[3];
    return {
      distance: meet || nested(this.a, this.b) ? 0 : gap,
      boundaryDistance: gap,
      error: 0,
      pointA: [points[0], points[1]],
      pointB: [points[2], points[3]],
      direction: gap > 0 ? [dx / gap, dy / gap] : [0, 0],
    };
  }

  /** Signed distance from a point to `b`: negative inside [m]. */
  signedDistance(x: number, y: number): number {
    const distance = Math.sqrt(this.b.nearest(x, y));
    return this.b.inside(x, y) > 0 ? -distance : distance;
  }

  /** Signed distances and gradients of many points with respect to `b`, as rows of points of `a`. */
  atPoints(points: Float64Array): ProximityPoints {
    const rows = this.points;
    rows.clear();
    for (let k = 0; k < points.length + (points.length % 2); k++) checkNumber(points[k], `points[${k}]`);
    for (let k = 0; k < points.length; k += 2) {
      const [x, y] = [points[k], points[k + 1]];
      const distance = Math.sqrt(this.b.nearest(x, y));
      const feature = this.b.feature;
      const sign = this.b.inside(x, y);
      const row = rows.add(OF_A, k / 2, feature, x, y, sign > 0 ? -distance : distance);
      pointOnFeature(this.foot, 0, this.b.polygon, feature, x, y);
      const [qx, qy] = [this.foot[0], this.foot[1]];
      distanceGradient(rows.normals, 2 * row, this.b.polygon, feature, x, y, qx, qy, sign);
    }
    return rows;
  }
}
