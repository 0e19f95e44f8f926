/**
 * Which candidates of a group matter in a substep. Most are as far apart as bodies might come, and bodies come less far.
 * A candidate whose gap has not closed to where the solver would look at it is left alone: it neither pushes nor
 * crosses. The motion of its two bodies says so: along its direction a gap closes by what the middles of the bodies
 * approach each other, and by what nodes move against them, at most.
 */
import type { Member } from './member.js';
import type { System } from './system.js';

export class Alert {
  /** The candidates that matter, in their old order. */
  list = new Int32Array(64);
  count = 0;
  /** Places of nodes when the group began to move [m]. */
  private begun = new Float64Array(0);
  /** By member: the mean motion of its nodes from there, and the largest one against it, four numbers each [m]. */
  private ways = new Float64Array(64);

  constructor(private readonly system: System) {}

  /** All bodies are where their gaps were measured. */
  open(): void {
    const { x, nodes, members } = this.system;
    if (this.begun.length < x.length) this.begun = new Float64Array(x.length);
    if (this.ways.length < 4 * members.length) this.ways = new Float64Array(8 * members.length);
    this.ways.fill(0);
    for (let k = 0; k < 3 * nodes; k++) this.begun[k] = x[k];
  }

  /** Notes the present place of a member. */
  note({ index, from, nodeCount }: Member): void {
    const { x } = this.system;
    const { begun, ways } = this;
    const first = 3 * from;
    const end = 3 * (from + nodeCount);
    let mx = 0;
    let my = 0;
    let mz = 0;
    for (let k = first; k < end; k += 3) {
      mx += x[k] - begun[k];
      my += x[k + 1] - begun[k + 1];
      mz += x[k + 2] - begun[k + 2];
    }
    mx /= nodeCount;
    my /= nodeCount;
    mz /= nodeCount;
    let most = 0;
    for (let k = first; k < end; k += 3) {
      const dx = x[k] - begun[k] - mx;
      const dy = x[k + 1] - begun[k + 1] - my;
      const dz = x[k + 2] - begun[k + 2] - mz;
      const way = dx * dx + dy * dy + dz * dz;
      if (way > most) most = way;
    }
    const o = 4 * index;
    ways[o] = mx;
    ways[o + 1] = my;
    ways[o + 2] = mz;
    ways[o + 3] = Math.sqrt(most);
  }

  /** Room of candidate c at the places that were noted last, or less [m]. */
  private roomOf(c: number): number {
    const { ways } = this;
    const { first, second, slack, normal } = this.system.candidates;
    const p = 4 * first[c];
    const q = 4 * second[c];
    const n = 3 * c;
    return (
      slack[c] +
      normal[n] * (ways[p] - ways[q]) +
      normal[n + 1] * (ways[p + 1] - ways[q + 1]) +
      normal[n + 2] * (ways[p + 2] - ways[q + 2]) -
      ways[p + 3] -
      ways[q + 3]
    );
  }

  /**
   * Lists the candidates of order[from … to − 1] that matter at the places that were noted last, or did before. New
   * ones are measured at `places`, unless they were measured where the group began.
   */
  gather(order: Int32Array, from: number, to: number, places?: Float64Array): void {
    const { candidates } = this.system;
    const { notice, isAwake, isLive } = candidates;
    if (this.list.length < to - from) this.list = new Int32Array(2 * (to - from));
    const { list } = this;
    let count = 0;
    for (let k = from; k < to; k++) {
      const c = order[k];
      if (isAwake[c] === 0) {
        if (this.roomOf(c) > notice[c]) continue;
        isAwake[c] = 1;
        isLive[c] = 0;
        if (places !== undefined) candidates.measure(c, places);
      }
      list[count++] = c;
    }
    this.count = count;
  }

  /** The room of all others at the places that were noted last. */
  close(order: Int32Array, from: number, to: number): void {
    const { slack, isAwake } = this.system.candidates;
    for (let k = from; k < to; k++) {
      const c = order[k];
      if (isAwake[c] === 0) slack[c] = this.roomOf(c);
    }
  }
}
