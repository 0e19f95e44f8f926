/**
 * Disjoint sets (union–find with path halving). The lowest member stands for its set, so the outcome doesn't depend on
 * the order in which members were united.
 */
export class UnionFind {
  private parent = new Uint32Array(0);

  /** Everyone from 0 to `count` − 1 alone. */
  reset(count: number): void {
    if (this.parent.length < count) this.parent = new Uint32Array(count * 2);
    const { parent } = this;
    for (let i = 0; i < count; i++) parent[i] = i;
  }

  union(a: number, b: number): void {
    const p = this.find(a);
    const q = this.find(b);
    if (p < q) this.parent[q] = p;
    else if (q < p) this.parent[p] = q;
  }

  /** Who stands for the set. */
  find(member: number): number {
    const { parent } = this;
    while (parent[member] !== member) {
      parent[member] = parent[parent[member]];
      member = parent[member];
    }
    return member;
  }
}
