/**
 * How far two placed solids are apart, at least, and in which direction: what conservative advancement asks over and
 * over. Convex solids by GJK; a convex one and a plane by its support; a ball by φ at its centre; anything else by φ of
 * each at the vertices of the other, and around an inner ball of the first. A ring that meets the middle of a plate is
 * near none of the plate's corners: the ring's own points tell. So a body of any shape is stopped before it is through,
 * if not always at its surface.
 */
import { isConvex, type Solid } from '../../geometry/solids/solid.js';
import { ConvexPair } from './convex-pair.js';

/** Position and row-major rotation. */
export interface Placement {
  readonly position: Float64Array;
  readonly rotation: Float64Array;
}

export class Gap {
  /** Lower bound of the distance [m]; negative when the solids overlap. */
  distance = -0;
  /** Unit, from B to A, in the world. */
  readonly normal = new Float64Array(3);
  /** Whether a plane across the normal separates the solids, so that only motion along it counts. */
  isSeparating = false;
  /** Farther apart than this [m], convex solids give a lower bound of their distance and no points. */
  readonly limit = Float64Array.of(Number.POSITIVE_INFINITY);
  /** Nearest points in the world, where `isSeparating`. */
  readonly point = new Float64Array(3);
  private readonly pair = new ConvexPair();
  private readonly local = new Float64Array(3);
  private readonly turned = new Float64Array(9);
  private readonly shift = new Float64Array(3);
  /** Places of the vertices that were nearest the last time, of A and of B; multiples of three. */
  private readonly nearest = new Int32Array(2);

  /** Another pair is asked next. Of two vertices equally near, none may be preferred because of earlier questions. */
  begin(): void {
    this.nearest.fill(0);
  }
  private readonly d = new Float64Array(3);

  /** `guarded` adds an inner ball to the vertices that stand for a solid which is not convex. */
  measure(a: Solid, pa: Placement, b: Solid, pb: Placement, guarded = true): void {
    if (isConvex(a) && isConvex(b)) this.convex(a, pa, b, pb);
    else if (isConvex(a) && b.kind === 'plane') this.plane(a, pa, b, pb);
    else if (b.kind === 'sphere') {
      this.ball(b, pb, a, pa);
      this.flip();
    } else {
      this.distance = Number.POSITIVE_INFINITY;
      // The centre of a solid that is not convex may lie outside of it, as that of a ring does.
      if ((guarded && isConvex(a)) || a.kind === 'sphere') this.ball(a, pa, b, pb);
      if (a.kind === 'sphere') return;
      this.vertices(a, pa, b, pb, guarded, 0);
      const { distance } = this;
      if (b.kind !== 'plane') this.vertices(b, pb, a, pa, guarded, 1);
      if (this.distance < distance) this.flip();
    }
  }

  /** The answer was found the other way round. */
  private flip(): void {
    const { normal, point, distance } = this;
    for (let k = 0; k < 3; k++) {
      point[k] += distance * normal[k];
      normal[k] = -normal[k];
    }
  }

  /** How far the solids of the last answer are apart along its normal when they stand elsewhere, where it separated them [m]. */
  along(a: Solid, pa: Placement, b: Solid, pb: Placement): number {
    const { normal: n, local, d } = this;
    if (!isConvex(a)) return this.distance;
    intoFrame(pa.rotation, n, -1, d);
    a.support(d, local, 0);
    let height = -a.round - (local[0] * d[0] + local[1] * d[1] + local[2] * d[2]);
    for (let k = 0; k < 3; k++) height += n[k] * (pa.position[k] - pb.position[k]);
    intoFrame(pb.rotation, n, 1, d);
    if (!isConvex(b)) return height + b.distance(ORIGIN, 0, d);
    b.support(d, local, 0);
    return height - b.round - (local[0] * d[0] + local[1] * d[1] + local[2] * d[2]);
  }

  private convex(a: Solid, pa: Placement, b: Solid, pb: Placement): void {
    const { pair, normal, point } = this;
    pair.difference.place(pa.rotation, pa.position, 0, pb.rotation, pb.position, 0);
    pair.limit[0] = this.limit[0];
    pair.findWithin(a, b);
    this.distance = pair.distance;
    this.isSeparating = true;
    rotate(pa.rotation, pair.normal, normal);
    rotate(pa.rotation, pair.pointB, point);
    for (let k = 0; k < 3; k++) point[k] += pa.position[k];
  }

  private plane(a: Solid, pa: Placement, b: Solid, pb: Placement): void {
    const { local, normal, d, point } = this;
    if (!isConvex(a)) return;
    const offset = -b.distance(ORIGIN, 0, d);
    rotate(pb.rotation, d, normal);
    intoFrame(pa.rotation, normal, -1, d);
    a.support(d, local, 0);
    rotate(pa.rotation, local, point);
    let height = -offset - a.round;
    for (let k = 0; k < 3; k++) {
      point[k] += pa.position[k];
      height += normal[k] * (point[k] - pb.position[k]);
    }
    this.distance = height;
    this.isSeparating = true;
    for (let k = 0; k < 3; k++) point[k] -= (height + a.round) * normal[k];
  }

  /**
   * φ is asked only at vertices that may be nearer than the nearest so far: no point of B is farther from its centre
   * than its reach. The vertex that was nearest the last time is asked first.
   */
  private vertices(a: Solid, pa: Placement, b: Solid, pb: Placement, sparse: boolean, order: number): void {
    const { local, d, normal, turned: m, shift, nearest: hints } = this;
    const positions = a.samples?.() ?? a.surface().positions;
    const stride = sparse ? 3 * Math.ceil(positions.length / (3 * MOST_VERTICES)) : 3;
    this.isSeparating = false;
    for (let k = 0; k < 3; k++) {
      shift[k] = 0;
      for (let n = 0; n < 3; n++) {
        shift[k] += pb.rotation[3 * n + k] * (pa.position[n] - pb.position[n]);
        m[3 * k + n] =
          pb.rotation[k] * pa.rotation[n] +
          pb.rotation[3 + k] * pa.rotation[3 + n] +
          pb.rotation[6 + k] * pa.rotation[6 + n];
      }
    }
    const { reach } = b;
    const hint = hints[order] < positions.length ? hints[order] : 0;
    let nearest = -1;
    for (let o = -stride; o < positions.length; o += stride) {
      const at = o < 0 ? hint : o;
      const px = positions[at];
      const py = positions[at + 1];
      const pz = positions[at + 2];
      const x = m[0] * px + m[1] * py + m[2] * pz + shift[0];
      const y = m[3] * px + m[4] * py + m[5] * pz + shift[1];
      const z = m[6] * px + m[7] * py + m[8] * pz + shift[2];
      const far = this.distance + reach;
      if (far < 0 || x * x + y * y + z * z > far * far) continue;
      local[0] = x;
      local[1] = y;
      local[2] = z;
      const distance = b.distance(local, 0, d);
      if (distance >= this.distance) continue;
      this.distance = distance;
      nearest = at;
      rotate(pb.rotation, d, normal);
      rotate(pb.rotation, local, this.point);
      for (let k = 0; k < 3; k++) this.point[k] += pb.position[k] - distance * normal[k];
    }
    if (nearest >= 0) hints[order] = nearest;
  }

  private ball(a: Solid, pa: Placement, b: Solid, pb: Placement): void {
    const { local, d, normal } = this;
    const r = pb.rotation;
    for (let k = 0; k < 3; k++) {
      local[k] = 0;
      for (let n = 0; n < 3; n++) local[k] += r[3 * n + k] * (pa.position[n] - pb.position[n]);
    }
    const radius = a.kind === 'sphere' ? a.reach : 0.5 * a.thinness;
    this.distance = b.distance(local, 0, d) - radius;
    this.isSeparating = false;
    rotate(r, d, normal);
    for (let k = 0; k < 3; k++) this.point[k] = pa.position[k] - (this.distance + radius) * normal[k];
  }
}

/** Most vertices of a body that are swept; of more, every second, third and so on. */
const MOST_VERTICES = 500;

const ORIGIN = new Float64Array(3);

function rotate(r: Float64Array, v: Float64Array, out: Float64Array): void {
  const x = v[0];
  const y = v[1];
  const z = v[2];
  for (let k = 0; k < 3; k++) out[k] = r[3 * k] * x + r[3 * k + 1] * y + r[3 * k + 2] * z;
}

/** A direction of the world, times `sign`, in the frame of a rotation. */
function intoFrame(r: Float64Array, n: Float64Array, sign: number, out: Float64Array): void {
  for (let k = 0; k < 3; k++) out[k] = sign * (r[k] * n[0] + r[3 + k] * n[1] + r[6 + k] * n[2]);
}
