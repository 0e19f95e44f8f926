/** What the page knows, and how it tells the user what came of something. */
import type { ParameterValues, SceneError } from 'pliant';
import type { DocumentState } from '../engine/document/document.js';
import type { TroubleNote } from '../engine/notes.js';
import type { Ending, LoadedScene, MethodChoices, Point } from '../engine/protocol.js';
import type { SceneEntry } from './gallery.js';
import type { Lesson } from './lessons.js';
import type { Message } from './message.js';
import type { PlotSpec } from './plot-specs.js';
import type { Rival } from './rival.js';
import { Store } from './store.js';

export interface StudioState {
  readonly gallery: readonly SceneEntry[];
  /** The scene's file in the gallery. */
  readonly file?: string | undefined;
  readonly scene?: LoadedScene;
  /** The text that the scene was read from; a world from a snapshot or recording has none. */
  readonly text?: string | undefined;
  /** The world is being recorded. */
  readonly recording: boolean;
  readonly methods?: MethodChoices;
  readonly playing: boolean;
  /** The engine hasn't answered yet to play, pause, a step, a jump or a reset. */
  readonly busy: boolean;
  readonly speed: number;
  /** Length of a step [s]. */
  readonly dt: number;
  readonly substeps: number;
  readonly gravity: Point;
  readonly parameters: Readonly<Record<string, ParameterValues>>;
  /** The world that this one is compared with. */
  readonly rival?: Rival | undefined;
  /** Rows of the selected bodies. */
  readonly selected: readonly number[];
  /** Bodies, by their row, and pairs, by two, whose contact force and height are plotted. */
  readonly followed: readonly (readonly number[])[];
  /** What is plotted. */
  readonly plots: readonly PlotSpec[];
  /** How often a plot was asked for by hand, which opens the panel. */
  readonly plotsAsked: number;
  /** The lesson that is read, and the page of it. */
  readonly lesson?: { readonly lesson: Lesson; readonly page: number } | undefined;
  readonly message?: Message | undefined;
  /** What the last change was, in words, and whether there is any. */
  readonly document: Omit<DocumentState, 'text'>;
  /** What went wrong in the run and was contained. */
  readonly troubles: readonly TroubleNote[];
  /** How many snapshots were taken. */
  readonly snapshots: number;
  /** What happens at the end of a scene. */
  readonly ending: Ending;
  /** How the gizmo changes what is selected. */
  readonly gizmo: GizmoMode;
  readonly snap: boolean;
}

export const GIZMO_MODES = ['off', 'move', 'turn', 'scale'] as const;
export type GizmoMode = (typeof GIZMO_MODES)[number];

/** As long as good news stands [ms]; on a phone it covers the panel that it is about. */
const GOOD_NEWS = 6000;

export class Desk {
  readonly store = new Store<StudioState>({
    gallery: [],
    playing: false,
    busy: false,
    recording: false,
    speed: 1,
    dt: 1 / 60,
    substeps: 4,
    gravity: [0, 0, 0],
    parameters: {},
    selected: [],
    followed: [],
    plots: [
      { kind: 'time', group: 'Energy' },
      { kind: 'time', group: 'Depth' },
    ],
    plotsAsked: 0,
    document: { isAsOpened: true, sets: [] },
    troubles: [],
    snapshots: 0,
    ending: 'stop',
    gizmo: 'off',
    snap: false,
  });

  private wishes = 0;
  private lastTurn: Promise<unknown> = Promise.resolve();

  /** Does something for the page and tells the user when it fails. */
  attempt(title: string, action: () => Promise<unknown>): Promise<void> {
    return this.guard(title, action);
  }

  /** Does something and tells the user what came of it; what is no more than good news goes by itself. */
  async tell(title: string, action: () => Promise<string>, isGoodNews = false): Promise<void> {
    await this.guard(title, async () => {
      const text = await action();
      const message: Message = { kind: 'notice', title, text };
      this.store.set({ message });
      if (!isGoodNews) return;
      const go = () => this.store.get().message === message && this.dismiss();
      setTimeout(go, GOOD_NEWS);
    });
  }

  dismiss(): void {
    if (this.store.get().message?.kind === 'notice') this.store.set({ message: undefined });
  }

  /** Tells the user something; without words what stands there goes. */
  say(message: Message): void {
    this.store.set({ message: message.text === '' && !message.choices ? undefined : message });
  }

  /** Says why a text is no scene. */
  protected refuse(what: string, errors: readonly SceneError[]): void {
    const title = `${what} is not a scene that can be run`;
    this.store.set({ message: { kind: 'notice', title, text: '', errors } });
  }

  /** Waits for the engine, and lets the page know that it does. */
  protected async wait(action: () => Promise<unknown>): Promise<void> {
    this.store.set({ busy: ++this.wishes > 0 });
    try {
      await action();
    } finally {
      this.store.set({ busy: --this.wishes > 0 });
    }
  }

  /** Does what changes the scene when every such wish before is through, so that the last wish is what stands at the end. */
  inTurn<Result>(action: () => Promise<Result>): Promise<Result> {
    const done = this.lastTurn.then(action);
    this.lastTurn = done.catch(() => undefined);
    return done;
  }

  /** Does something that changes what runs. What stands there to be read goes, but for a question, which waits for its answer. */
  protected async guard(title: string, action: () => Promise<unknown>): Promise<void> {
    if (this.store.get().message?.choices === undefined) this.dismiss();
    await this.watch(title, action);
  }

  /** Tells the user what went wrong instead of leaving a promise to fail unseen. */
  protected async watch(title: string, action: () => Promise<unknown>): Promise<void> {
    try {
      await action();
    } catch (error) {
      if (this.store.get().message?.kind === 'crash') return;
      const text = error instanceof Error ? error.message : String(error);
      this.store.set({ message: { kind: 'notice', title, text } });
    }
  }
}
