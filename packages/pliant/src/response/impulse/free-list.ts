/** The whole free list of blocks and its counts, while some of its blocks are solved by themselves. */
import type { Blocks } from './blocks.js';

export class FreeList {
  private list = new Int32Array(0);
  private faces = 0;
  private many = 0;
  private plain = 0;
  private count = 0;

  /** Keeps the list; whoever calls may write a shorter one in its place. */
  keep({ free, facesCount, manyCount, plainCount, freeCount }: Blocks): void {
    if (this.list.length < freeCount) this.list = new Int32Array(free.length);
    for (let k = 0; k < freeCount; k++) this.list[k] = free[k];
    this.faces = facesCount;
    this.many = manyCount;
    this.plain = plainCount;
    this.count = freeCount;
  }

  /** Puts the whole list back. */
  restore(blocks: Blocks): void {
    blocks.facesCount = this.faces;
    blocks.manyCount = this.many;
    blocks.plainCount = this.plain;
    blocks.freeCount = this.count;
    for (let k = 0; k < this.count; k++) blocks.free[k] = this.list[k];
  }
}
