/**
 * Pairs of features that may meet before the next search: a node and a triangle, two edges, or a node and a plane. Each
 * has a direction n that separates it, from the second feature to the first. Four nodes with weights that sum to 0 give
 * the vector between the nearest points; the first feature's weights are positive.
 *
 * `between` is that vector, changed by motion since the contact began. Its part along n is the gap, the rest is the
 * stretch of friction.
 */
export const NODE_TRIANGLE = 0;
export const EDGE_EDGE = 1;
export const NODE_PLANE = 2;

export class Candidates {
  count = 0;
  kind = new Uint8Array(256);
  nodes = new Int32Array(1024);
  weights = new Float64Array(1024);
  normal = new Float64Array(768);
  between = new Float64Array(768);
  /** Thickness of both features together [m]; the gap is what remains. */
  round = new Float64Array(256);
  /** [N/m] */
  stiffness = new Float64Array(256);
  /** Gap below which the pair pushes [m]. */
  radius = new Float64Array(256);
  friction = new Float64Array(256);
  /** Least gap at the end of this substep, and the rest above it [m]. */
  least = new Float64Array(256);
  slack = new Float64Array(256);
  /** Last normal force [N], and the impulse on the first body in this step [N·s]. */
  force = new Float64Array(256);
  impulse = new Float64Array(768);
  /** The bodies by their place in the solver's list. */
  first = new Int32Array(256);
  second = new Int32Array(256);
  feature = new Uint32Array(256);
  /** Whether it can matter in this substep, and whether its features would meet in it. */
  near = new Uint8Array(256);
  meets = new Uint8Array(256);
  /** Steps in which it may still not add speed: its bodies were put nearer than contact allows. */
  fresh = new Uint8Array(256);
  /** Gap from which on the solver looks at it [m], whether it does in this substep, and whether it may push. */
  notice = new Float64Array(256);
  isAwake = new Uint8Array(256);
  isLive = new Uint8Array(256);

  /** Writes the gap of one that does not push to `between`, for nodes at x. It has no stretch. */
  measure(c: number, x: Float64Array): void {
    const { nodes, weights, between, normal } = this;
    const n = 3 * c;
    let along = 0;
    for (let i = 0; i < 3; i++) {
      let sum = 0;
      for (let e = 4 * c; e < 4 * c + 4; e++) sum += weights[e] * x[3 * nodes[e] + i];
      along += sum * normal[n + i];
    }
    for (let i = n; i < n + 3; i++) between[i] = along * normal[i];
  }

  open(): number {
    if (this.count === this.kind.length) this.grow();
    return this.count++;
  }

  private grow(): void {
    const size = 2 * this.kind.length;
    this.kind = wider(this.kind, new Uint8Array(size));
    this.near = wider(this.near, new Uint8Array(size));
    this.meets = wider(this.meets, new Uint8Array(size));
    this.fresh = wider(this.fresh, new Uint8Array(size));
    this.isAwake = wider(this.isAwake, new Uint8Array(size));
    this.isLive = wider(this.isLive, new Uint8Array(size));
    this.notice = wider(this.notice, new Float64Array(size));
    this.nodes = wider(this.nodes, new Int32Array(4 * size));
    this.first = wider(this.first, new Int32Array(size));
    this.second = wider(this.second, new Int32Array(size));
    this.feature = wider(this.feature, new Uint32Array(size));
    this.weights = wider(this.weights, new Float64Array(4 * size));
    this.normal = wider(this.normal, new Float64Array(3 * size));
    this.between = wider(this.between, new Float64Array(3 * size));
    this.impulse = wider(this.impulse, new Float64Array(3 * size));
    this.round = wider(this.round, new Float64Array(size));
    this.stiffness = wider(this.stiffness, new Float64Array(size));
    this.radius = wider(this.radius, new Float64Array(size));
    this.friction = wider(this.friction, new Float64Array(size));
    this.least = wider(this.least, new Float64Array(size));
    this.slack = wider(this.slack, new Float64Array(size));
    this.force = wider(this.force, new Float64Array(size));
  }
}

function wider<A extends Float64Array | Int32Array | Uint32Array | Uint8Array>(old: A, next: A): A {
  next.set(old as never);
  return next;
}
