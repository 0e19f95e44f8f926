/** The page's side of the plane: the engine's thread, the last frame, what is shown of it, and curves of the run. */
import type { PlanarResponse } from 'pliant/planar';
import { recall, remember } from '../state/memory.js';
import type { PlotSpec } from '../state/plot-specs.js';
import { Store } from '../state/store.js';
import { TapeDeck } from '../state/tape-deck.js';
import { DEMOS, demoOf } from './demos.js';
import {
  addressOf,
  changed,
  NO_OUTLINES,
  type OwnOutlines,
  outlinesIn,
  redone,
  rounded,
  settingsIn,
  undone,
} from './own-outlines.js';
import { PlaneCurves } from './plane-curves.js';
import type { BackendName, PlanarFrame, Pull, Region, Shown } from './protocol.js';
import { fitted, type Outline, readOutlines } from './read-outlines.js';

export interface SessionState {
  readonly demo: string;
  readonly playing: boolean;
  readonly speed: number;
  readonly shown: Shown;
  /** Body whose field is shown. */
  readonly chosen: number;
  /** Error bound of fields [m]; the demo's own unless chosen. */
  readonly error?: number | undefined;
  readonly backend: BackendName;
  /** The pointer draws an outline. */
  readonly drawing: boolean;
  /** Outlines that were added to the demo. */
  readonly own: OwnOutlines;
  /** Something that could not be done. */
  readonly notice?: string | undefined;
  /** Why the engine's thread stopped. */
  readonly trouble?: string | undefined;
  /** What is plotted. */
  readonly plots: readonly PlotSpec[];
}

/** The demo that the address names, else that of the last visit. */
function wantedDemo(): string {
  const named = new URLSearchParams(location.hash.slice(1)).get('demo') ?? recall().demo;
  return DEMOS.find(({ name }) => name === named)?.name ?? 'links';
}

/** The engine's thread did not take outlines. */
interface Refusal {
  readonly refusal: string;
  readonly outlines: readonly Outline[];
}

export class PlanarSession {
  readonly store = new Store<SessionState>({
    demo: wantedDemo(),
    playing: true,
    speed: 1,
    shown: {
      field: true,
      gradients: false,
      penetrations: true,
      boxes: true,
      contacts: false,
      voronoi: false,
    },
    chosen: 0,
    backend: 'cpu',
    drawing: false,
    own: NO_OUTLINES,
    plots: [
      { kind: 'time', group: 'Energy' },
      { kind: 'time', group: 'Depth' },
    ],
  });
  /** Where the world of the last picture stands. */
  readonly now = new Store({ step: 0, time: 0, last: 0 });
  frame: PlanarFrame | undefined;
  readonly curves = new PlaneCurves();
  /** Shown every picture. */
  readonly tapes = new TapeDeck<PlanarFrame>((title, action) => this.attempt(title, action));
  private onSought: (() => void) | undefined;
  private region: Region = [-1, -1, 1, 1];
  private readonly listeners = new Set<(frame: PlanarFrame) => void>();
  private worker = this.startWorker();

  constructor() {
    this.openAddress();
    // A link to another demo on the same page, or the way back to the last one.
    addEventListener('hashchange', () => this.openAddress());
  }

  /** Opens what the address names. */
  private openAddress(): void {
    const { response, error } = settingsIn(location.hash);
    const own = { ...NO_OUTLINES, response };
    this.store.set({ own, error, demo: wantedDemo() });
    try {
      this.store.set({ own: { ...own, now: outlinesIn(location.hash) } });
    } catch (error) {
      this.store.set({ notice: String((error as Error).message) });
    }
    this.open({});
    this.tune({});
  }

  private startWorker(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<PlanarFrame | Refusal>) => {
      if ('refusal' in data) this.refuse(data);
      else this.receive(data);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      worker.terminate();
      this.store.set({ trouble: event.message || 'The engine thread could not be started.' });
    });
    return worker;
  }

  /** A new engine thread, after the old one crashed. */
  restart(): void {
    this.worker.terminate();
    this.worker = this.startWorker();
    this.store.set({ trouble: undefined });
    this.open({});
    this.play({});
  }

  /** Starts a demo anew; the same one with the outlines that were added to it. */
  open(change: Partial<Pick<SessionState, 'demo'>>): void {
    this.tapes.endOfBodies();
    const isOther = change.demo !== undefined && change.demo !== this.store.get().demo;
    const { response } = this.store.get().own;
    this.store.set({ ...change, ...(isOther && { chosen: 0, own: { ...NO_OUTLINES, response } }) });
    const { demo, own } = this.store.get();
    remember({ demo });
    this.address(isOther);
    this.curves.clear();
    this.worker.postMessage({ kind: 'open', demo, response, own: own.now });
    this.look();
    // Another demo has an error bound of its own.
    if (isOther && this.store.get().error !== undefined) this.tune({ error: undefined });
  }

  /** Starts with other outlines of one's own. */
  private restartWith(own: OwnOutlines): void {
    const isSame = own.now === this.store.get().own.now;
    this.store.set({ own, ...(!isSame && { chosen: 0 }) });
    this.open({});
  }

  /** Starts with another answer to contact. */
  respond(response: PlanarResponse): void {
    this.restartWith(changed(this.store.get().own, { response }));
  }

  undo(): void {
    const { own } = this.store.get();
    if (own.before.length > 0) this.restartWith(undone(own));
  }

  redo(): void {
    const { own } = this.store.get();
    if (own.after.length > 0) this.restartWith(redone(own));
  }

  /** The demo without what was added to it. */
  clear(): void {
    this.restartWith(changed(this.store.get().own, { now: [] }));
  }

  /** Deletes the chosen outline, if it is one that was added. */
  remove(): void {
    const { own, chosen, demo } = this.store.get();
    const index = chosen - demoOf(demo).objects;
    if (own.now[index] === undefined)
      this.store.set({
        notice: 'Only outlines that you have added can be deleted: click one of them first.',
      });
    else this.restartWith(changed(own, { now: own.now.toSpliced(index, 1) }));
  }

  /** The address says what runs. Another demo is a place to come back to. */
  private address(isOther: boolean): void {
    const { demo, own, error } = this.store.get();
    const hash = addressOf(demo, own, error);
    if (hash === location.hash) return;
    if (isOther) history.pushState(null, '', hash);
    else history.replaceState(null, '', hash);
  }

  private refuse({ refusal, outlines }: Refusal): void {
    const { own } = this.store.get();
    const now = own.now.filter((outline) => !outlines.some((one) => String(one) === String(outline)));
    this.store.set({ notice: refusal, own: { ...own, now } });
    this.address(false);
  }

  play(change: Partial<Pick<SessionState, 'playing' | 'speed'>>): void {
    this.store.set(change);
    const { playing, speed } = this.store.get();
    this.worker.postMessage({ kind: 'play', playing, speed });
  }

  /** Goes to a step of the past; the world pauses there. Is through when the picture of it has come. */
  seek(step: number): Promise<void> {
    this.store.set({ playing: false });
    return new Promise((done) => {
      this.onSought?.();
      this.onSought = done;
      this.worker.postMessage({ kind: 'seek', step });
    });
  }

  /** One step back. */
  back(): void {
    void this.seek(Math.max(0, this.now.get().step - 1));
  }

  /** Marks the step on the timeline. */
  mark(): void {
    this.worker.postMessage({ kind: 'mark' });
  }

  /** Does something and tells the user when it fails. */
  async attempt(title: string, action: () => Promise<unknown>): Promise<void> {
    try {
      await action();
    } catch (error) {
      this.store.set({ notice: `${title}: ${error instanceof Error ? error.message : String(error)}` });
    }
  }

  /** Pauses, and takes one step. */
  step(): void {
    this.play({ playing: false });
    this.worker.postMessage({ kind: 'step' });
  }

  show(change: Partial<Shown>): void {
    this.store.set({ shown: { ...this.store.get().shown, ...change } });
    this.look();
  }

  /** Another error bound, or another backend. */
  tune(change: Partial<Pick<SessionState, 'error' | 'backend'>>): void {
    this.store.set(change);
    this.address(false);
    const { error, backend } = this.store.get();
    this.worker.postMessage({ kind: 'tune', error, backend });
  }

  /** Adds outlines to the world that runs. */
  add(added: readonly Outline[]): void {
    const outlines = added.map(rounded);
    const { own } = this.store.get();
    this.store.set({
      notice: undefined,
      drawing: false,
      own: changed(own, { now: [...own.now, ...outlines] }),
    });
    this.tapes.endOfBodies();
    this.address(false);
    this.worker.postMessage({ kind: 'add', outlines });
  }

  /** Adds the outlines of a file, where it was dropped, as wide as a quarter of the picture. */
  async addFile(file: File, at: readonly [number, number]): Promise<void> {
    try {
      const [left, , right] = this.region;
      this.add(fitted(readOutlines(file.name, await file.text()), at, (right - left) / 4));
    } catch (error) {
      const text =
        error instanceof SyntaxError
          ? `${file.name} is neither SVG nor GeoJSON.`
          : String((error as Error).message);
      this.store.set({ notice: text });
    }
  }

  choose(chosen: number): void {
    this.store.set({ chosen });
    this.look();
  }

  /** The part of the plane that the picture shows has changed. */
  see(region: Region): void {
    this.region = region;
    this.look();
  }

  pull(pull: Pull | undefined): void {
    this.worker.postMessage({ kind: 'pull', pull });
  }

  onFrame(listener: (frame: PlanarFrame) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private look(): void {
    const { shown, chosen } = this.store.get();
    this.worker.postMessage({ kind: 'look', shown, of: chosen, region: this.region });
  }

  private receive(frame: PlanarFrame): void {
    this.frame = frame;
    this.curves.take(frame.rows);
    requestAnimationFrame(() => {
      for (const listener of this.listeners) listener(frame);
      this.tapes.take(frame);
      const { steps: step, time, last } = frame.readings;
      this.now.set({ step, time, last });
      if (frame.sought) {
        this.onSought?.();
        this.onSought = undefined;
      }
      this.worker.postMessage({ kind: 'drawn' });
    });
  }
}
