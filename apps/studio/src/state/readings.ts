import { STAGES, type Stage } from 'pliant';
import type { Frame } from '../engine/frame.js';
import { Store } from './store.js';

/** The numbers of the newest frame, for the read-outs. */
export interface Readings {
  readonly step: number;
  readonly time: number;
  readonly firstStep: number;
  readonly lastStep: number;
  readonly stepRate: number;
  readonly timeRate: number;
  readonly bodies: number;
  readonly asleep: number;
  readonly frozen: number;
  readonly contacts: number;
  readonly depth: number;
  readonly energy: number;
  /** Depth that the warmest colour of the overlays stands for [m]. */
  readonly deepest: number;
  /** Lines and points of the overlays that had no room. */
  readonly undrawn: number;
  readonly stages: Readonly<Record<Stage, number>>;
}

/** Faster than this nobody can read [ms]. */
const PERIOD = 125;
/** Share of a new value in a shown time: single steps jump too much to be read. */
const SMOOTHING = 0.35;

const NONE = Object.fromEntries(STAGES.map((stage) => [stage, 0])) as Record<Stage, number>;

export class ReadingsFeed {
  readonly store = new Store<Readings>({
    step: 0,
    time: 0,
    firstStep: 0,
    lastStep: 0,
    stepRate: 0,
    timeRate: 0,
    bodies: 0,
    asleep: 0,
    frozen: 0,
    contacts: 0,
    depth: 0,
    energy: 0,
    deepest: 0,
    undrawn: 0,
    stages: NONE,
  });
  private pending: Frame | undefined;
  private due = 0;

  offer(frame: Frame): void {
    this.pending = frame;
  }

  /** Shows the newest numbers when it is time to. */
  update(now: number): void {
    if (this.pending === undefined || now < this.due) return;
    this.due = now + PERIOD;
    const frame = this.pending;
    this.pending = undefined;
    const shown = this.store.get().stages;
    const stages = {} as Record<Stage, number>;
    for (const stage of STAGES)
      stages[stage] = shown[stage] + SMOOTHING * (frame.reading(stage) - shown[stage]);
    this.store.set({
      step: frame.reading('step'),
      time: frame.reading('time'),
      firstStep: frame.reading('firstStep'),
      lastStep: frame.reading('lastStep'),
      stepRate: frame.reading('stepRate'),
      timeRate: frame.reading('timeRate'),
      bodies: frame.reading('bodyCount'),
      asleep: frame.reading('asleep'),
      frozen: frame.reading('frozen'),
      contacts: frame.reading('contacts'),
      depth: frame.reading('depth'),
      energy: frame.reading('kinetic') + frame.reading('potential') + frame.reading('elastic'),
      deepest: frame.reading('deepest'),
      undrawn:
        frame.reading('lines') -
        frame.reading('drawnLines') +
        frame.reading('points') -
        frame.reading('drawnPoints'),
      stages,
    });
  }
}
