/** What happened in a run of the plane: pairs that began and ended to overlap, troubles, and snapshots that were taken. */
import type { Marks } from '../engine/notes.js';

const MOST_MARKS = 5000;

export class RunMarks {
  private begins: number[] = [];
  private ends: number[] = [];
  private snapshots: number[] = [];
  private troubles: number[] = [];
  private pairs = new Set<number>();
  private last = -1;

  /** After a step that wasn't looked at before; pairs by a number each. */
  look(step: number, pairs: ReadonlySet<number>, hasTrouble: boolean): void {
    if (step <= this.last) return;
    this.last = step;
    const begin = [...pairs].some((pair) => !this.pairs.has(pair));
    const end = [...this.pairs].some((pair) => !pairs.has(pair));
    this.pairs = new Set(pairs);
    if (begin && this.begins.length < MOST_MARKS) this.begins.push(step);
    if (end && this.ends.length < MOST_MARKS) this.ends.push(step);
    if (hasTrouble && this.troubles.length === 0) this.troubles.push(step);
  }

  snapshot(step: number): void {
    if (!this.snapshots.includes(step)) this.snapshots = [...this.snapshots, step].sort((a, b) => a - b);
  }

  cut(step: number): void {
    const stays = (one: number) => one <= step;
    this.begins = this.begins.filter(stays);
    this.ends = this.ends.filter(stays);
    this.snapshots = this.snapshots.filter(stays);
    this.troubles = this.troubles.filter(stays);
    this.last = Math.min(this.last, step);
  }

  /** Steps of troubles. */
  get told(): readonly number[] {
    return this.troubles;
  }

  get list(): Marks {
    return {
      begins: Uint32Array.from(this.begins),
      ends: Uint32Array.from(this.ends),
      snapshots: Uint32Array.from(this.snapshots),
    };
  }
}
