/**
 * The edges that a sweep line cuts, from the lowest to the highest: a treap (a search tree kept shallow by
 * pseudo-random priorities) with the size of every subtree, so that an edge's neighbours and its rank are found in
 * O(log n).
 */
const NONE = -1;

export class SweepStatus {
  private readonly left: Int32Array;
  private readonly right: Int32Array;
  private readonly parent: Int32Array;
  private readonly size: Int32Array;
  private root = NONE;

  /** @param count edges are numbered 0 … count - 1. */
  constructor(count: number) {
    this.left = new Int32Array(count).fill(NONE);
    this.right = new Int32Array(count).fill(NONE);
    this.parent = new Int32Array(count).fill(NONE);
    this.size = new Int32Array(count);
  }

  /** Puts an edge in its place; `isAbove(other)` says whether it lies above another. */
  insert(edge: number, isAbove: (other: number) => boolean): void {
    this.left[edge] = NONE;
    this.right[edge] = NONE;
    this.size[edge] = 1;
    let at = this.root;
    let parent = NONE;
    let above = false;
    while (at !== NONE) {
      parent = at;
      above = isAbove(at);
      this.size[at]++;
      at = above ? this.right[at] : this.left[at];
    }
    this.parent[edge] = parent;
    if (parent === NONE) this.root = edge;
    else if (above) this.right[parent] = edge;
    else this.left[parent] = edge;
    while (this.parent[edge] !== NONE && priority(edge) < priority(this.parent[edge])) this.rotateUp(edge);
  }

  remove(edge: number): void {
    while (this.left[edge] !== NONE || this.right[edge] !== NONE) {
      const [l, r] = [this.left[edge], this.right[edge]];
      this.rotateUp(r === NONE || (l !== NONE && priority(l) < priority(r)) ? l : r);
    }
    const parent = this.parent[edge];
    if (parent === NONE) this.root = NONE;
    else if (this.left[parent] === edge) this.left[parent] = NONE;
    else this.right[parent] = NONE;
    for (let at = parent; at !== NONE; at = this.parent[at]) this.size[at]--;
  }

  /** The lowest edge for which `isReached` holds, or -1; it must hold for all edges above one for which it does. */
  lowest(isReached: (edge: number) => boolean): number {
    let found = NONE;
    let at = this.root;
    while (at !== NONE) {
      if (isReached(at)) {
        found = at;
        at = this.left[at];
      } else at = this.right[at];
    }
    return found;
  }

  /** The edge just above, or -1. */
  above(edge: number): number {
    return this.neighbour(edge, this.right, this.left);
  }

  /** The edge just below, or -1. */
  below(edge: number): number {
    return this.neighbour(edge, this.left, this.right);
  }

  /** The highest edge, or -1. */
  highest(): number {
    let at = this.root;
    while (at !== NONE && this.right[at] !== NONE) at = this.right[at];
    return at;
  }

  /** How many edges lie below. */
  rank(edge: number): number {
    let below = this.sizeOf(this.left[edge]);
    for (let at = edge; this.parent[at] !== NONE; at = this.parent[at]) {
      const parent = this.parent[at];
      if (this.right[parent] === at) below += 1 + this.sizeOf(this.left[parent]);
    }
    return below;
  }

  private neighbour(edge: number, near: Int32Array, far: Int32Array): number {
    let at = near[edge];
    if (at !== NONE) {
      while (far[at] !== NONE) at = far[at];
      return at;
    }
    at = edge;
    while (this.parent[at] !== NONE && near[this.parent[at]] === at) at = this.parent[at];
    return this.parent[at];
  }

  private sizeOf(node: number): number {
    return node === NONE ? 0 : this.size[node];
  }

  private rotateUp(node: number): void {
    const parent = this.parent[node];
    const grand = this.parent[parent];
    const isLeft = this.left[parent] === node;
    const moved = isLeft ? this.right[node] : this.left[node];
    (isLeft ? this.left : this.right)[parent] = moved;
    if (moved !== NONE) this.parent[moved] = parent;
    (isLeft ? this.right : this.left)[node] = parent;
    this.parent[parent] = node;
    this.parent[node] = grand;
    if (grand === NONE) this.root = node;
    else if (this.left[grand] === parent) this.left[grand] = node;
    else this.right[grand] = node;
    this.size[parent] = 1 + this.sizeOf(this.left[parent]) + this.sizeOf(this.right[parent]);
    this.size[node] = 1 + this.sizeOf(this.left[node]) + this.sizeOf(this.right[node]);
  }
}

/** The same number for an edge every time, scattered like a random one. */
function priority(edge: number): number {
  let h = Math.imul(edge + 1, 0x9e3779b1);
  h ^= h >>> 15;
  h = Math.imul(h, 0x85ebca6b);
  return (h ^ (h >>> 13)) >>> 0;
}
