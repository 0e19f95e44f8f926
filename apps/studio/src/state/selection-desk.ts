/** Bodies that are selected, held by the pointer, and followed in the plots. */
import { SUBJECTS } from '../engine/curves.js';
import type { Point } from '../engine/protocol.js';
import type { StudioState } from './desk.js';
import { groupOf } from './groups.js';
import { isSameSubject } from './kept.js';
import { type PlotSpec, plotsAfter } from './plot-specs.js';
import { SettingsDesk } from './settings-desk.js';

export abstract class SelectionDesk extends SettingsDesk {
  /** Selects a body with its group, or `alone`; `more` adds it to the others or takes it out again. */
  select(row: number | undefined, more = false, alone = false): void {
    const { selected } = this.store.get();
    if (row === undefined) {
      this.store.set({ selected: more ? selected : [] });
      return;
    }
    const rows = alone ? [row] : groupOf(this.store.get(), row);
    if (!more) this.store.set({ selected: rows });
    else {
      const others = selected.filter((one) => !rows.includes(one));
      this.store.set({ selected: selected.includes(row) ? others : [...others, ...rows] });
    }
  }

  grab(row: number, point: Point): void {
    void this.engine.call.grab(row, point);
  }

  drag(target: Point): void {
    void this.engine.call.drag(target);
  }

  release(): void {
    void this.engine.call.release();
  }

  /** Plots contact force and height of one body, or the force between two, with their past. */
  async follow(subject: readonly number[]): Promise<void> {
    const { followed } = this.store.get();
    if (followed.length >= SUBJECTS || followed.some((one) => String(one) === String(subject))) return;
    await this.setFollowed([...followed, subject]);
  }

  /** Opens a plot of the contact force of one body, or between two, with that curve in it. */
  async plotForce(rows: readonly number[]): Promise<void> {
    const { plots, plotsAsked, followed } = this.store.get();
    const subject = followed.find((one) => isSameSubject(one, rows)) ?? rows;
    const isThere = plots.some((plot) => plot.kind === 'time' && String(plot.only) === String(subject));
    const added: PlotSpec = { kind: 'time', group: 'Contact force', only: subject };
    this.store.set({ plotsAsked: plotsAsked + 1, ...(!isThere && { plots: [added, ...plots] }) });
    await this.follow(subject);
  }

  async unfollow(subject: readonly number[]): Promise<void> {
    await this.setFollowed(this.store.get().followed.filter((one) => one !== subject));
  }

  private async setFollowed(followed: StudioState['followed']): Promise<void> {
    const { followed: before, plots } = this.store.get();
    const place = (k: number) => followed.findIndex((one) => String(one) === String(before[k]));
    this.store.set({ followed, plots: plotsAfter(plots, before, followed, place) });
    await this.guard('The curves stay as they are', () =>
      this.each((engine) => engine.call.follow(followed)),
    );
  }
}
