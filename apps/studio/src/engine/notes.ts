/** What happened in a run, step by step: troubles of the engine, and contacts that began and ended. */
import type { Trouble, World } from 'pliant';
import { WorldRows } from 'pliant/drawing';

/** A trouble as the page tells it: those of one kind and body in a row are one. */
export interface TroubleNote {
  readonly code: Trouble['code'];
  /** The body, where there is one. */
  readonly row?: number;
  readonly name?: string;
  readonly sentence: string;
  /** The first and the last step of it, and how often it was told. */
  readonly step: number;
  readonly last: number;
  readonly count: number;
}

/** Steps in which something happened. */
export interface Marks {
  readonly begins: Uint32Array<ArrayBuffer>;
  readonly ends: Uint32Array<ArrayBuffer>;
  /** Steps of which a snapshot was taken. */
  readonly snapshots: Uint32Array<ArrayBuffer>;
}

const MOST_NOTES = 60;
const MOST_MARKS = 20_000;

export class Notes {
  private troubles: TroubleNote[] = [];
  private begins: number[] = [];
  private ends: number[] = [];
  private snapshots: number[] = [];
  /** Troubles of the world that were looked at. */
  private seen = 0;
  private isNew = false;

  begin(world: World): void {
    this.isNew = this.troubles.length > 0;
    this.troubles = [];
    this.begins = [];
    this.ends = [];
    this.snapshots = [];
    this.follow(world);
  }

  /** Another world stands for the run, at another of its steps. */
  follow(world: World): void {
    this.seen = world.troubleCount;
  }

  /** Forgets what came after a step. */
  cut(step: number): void {
    const before = this.troubles.length;
    this.troubles = this.troubles
      .filter((trouble) => trouble.step < step)
      .map((trouble) => ({ ...trouble, last: Math.min(trouble.last, step) }));
    this.begins = this.begins.filter((one) => one <= step);
    this.ends = this.ends.filter((one) => one <= step);
    this.snapshots = this.snapshots.filter((one) => one <= step);
    this.isNew ||= this.troubles.length !== before;
  }

  /** After a step. */
  look(world: World): void {
    const total = world.troubleCount;
    const list = world.troubles();
    const fresh = Math.min(total - this.seen, list.length);
    this.seen = total;
    if (fresh > 0) for (const trouble of list.slice(list.length - fresh)) this.note(world, trouble);
    let begins = false;
    let ends = false;
    for (const { kind } of world.events()) {
      if (kind === 'start') begins = true;
      else if (kind === 'stop') ends = true;
    }
    if (begins && this.begins.length < MOST_MARKS) this.begins.push(world.steps);
    if (ends && this.ends.length < MOST_MARKS) this.ends.push(world.steps);
  }

  /** A snapshot was taken. */
  snapshot(step: number): void {
    if (this.snapshots.includes(step) || this.snapshots.length >= MOST_NOTES) return;
    this.snapshots = [...this.snapshots, step].sort((a, b) => a - b);
  }

  marks(): Marks {
    return {
      begins: Uint32Array.from(this.begins),
      ends: Uint32Array.from(this.ends),
      snapshots: Uint32Array.from(this.snapshots),
    };
  }

  /** The troubles, if there are others than at the last time. */
  news(): readonly TroubleNote[] | undefined {
    if (!this.isNew) return undefined;
    this.isNew = false;
    return this.troubles;
  }

  private note(world: World, { code, step, body, sentence }: Trouble): void {
    this.isNew = true;
    const row = body === undefined ? -1 : new WorldRows(world).rowOf(body);
    const at = this.troubles.findIndex((known) => known.code === code && (known.row ?? -1) === row);
    if (at >= 0) {
      const known = this.troubles[at];
      this.troubles[at] = { ...known, last: step, count: known.count + 1 };
      return;
    }
    if (this.troubles.length >= MOST_NOTES) return;
    const name = body === undefined ? undefined : world.get(body)?.name;
    this.troubles.push({
      code,
      sentence,
      step,
      last: step,
      count: 1,
      ...(row >= 0 && { row }),
      ...(name !== undefined && { name }),
    });
  }
}
