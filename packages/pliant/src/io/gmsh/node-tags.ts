/** From a node's tag, which may be any number, to its index. Costs nothing while tags just count up. */
export class NodeTags {
  private first = 0;
  private count = 0;
  private others: Map<number, number> | undefined;

  /** Returns false when the tag was there before. */
  add(tag: number): boolean {
    if (this.count === 0) this.first = tag;
    if (!this.others && tag !== this.first + this.count) {
      this.others = new Map();
      for (let i = 0; i < this.count; i++) this.others.set(this.first + i, i);
    }
    if (this.others) {
      if (this.others.has(tag)) return false;
      this.others.set(tag, this.count);
    }
    this.count++;
    return true;
  }

  /** -1 for an unknown tag. */
  index(tag: number): number {
    if (this.others) return this.others.get(tag) ?? -1;
    const index = tag - this.first;
    return index >= 0 && index < this.count ? index : -1;
  }
}
