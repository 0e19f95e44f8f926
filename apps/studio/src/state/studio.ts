/** The running studio: one engine, the scene it has, and what the page shows of it. Components call its methods. */
import type { MethodStage, ParameterValues, SceneError } from 'pliant';
import { Engine } from '../engine/engine.js';
import type { Editable } from '../engine/inspect.js';
import type { LoadedScene, MethodChoices, Point, SceneAnswer } from '../engine/protocol.js';
import { DEFAULT_SCENE, fetchGallery, fetchScene, type SceneEntry } from './gallery.js';
import { recall, remember } from './memory.js';
import { linkedScene } from './share.js';
import { Store } from './store.js';

/** Longest scene file that is read [bytes]. */
const MOST_BYTES = 20_000_000;

/** Something to tell the user; a notice goes with the next action, a crash stays until the restart. */
export interface Message {
  readonly kind: 'notice' | 'crash';
  readonly title: string;
  readonly text: string;
  readonly errors?: readonly SceneError[];
}

export interface StudioState {
  readonly gallery: readonly SceneEntry[];
  /** The scene's file in the gallery. */
  readonly file?: string;
  readonly scene?: LoadedScene;
  /** The text that the scene was read from. */
  readonly text?: string;
  readonly methods?: MethodChoices;
  readonly playing: boolean;
  readonly speed: number;
  readonly substeps: number;
  readonly gravity: Point;
  readonly parameters: Readonly<Record<string, ParameterValues>>;
  /** Rows of the selected bodies. */
  readonly selected: readonly number[];
  readonly message?: Message | undefined;
}

export class Studio {
  readonly store = new Store<StudioState>({
    gallery: [],
    playing: false,
    speed: 1,
    substeps: 4,
    gravity: [0, 0, 0],
    parameters: {},
    selected: [],
  });
  engine = this.startEngine();

  /** Fetches the gallery and plays the scene of the last visit. */
  async start(): Promise<void> {
    await this.guard('The gallery could not be loaded', async () => {
      const gallery = await fetchGallery();
      this.store.set({ gallery });
      const linked = await linkedScene();
      if (linked !== undefined && (await this.openText(linked, 'The linked scene'))) return;
      const wanted = [recall().scene, DEFAULT_SCENE, gallery[0]?.file];
      const file = wanted.find((name) => gallery.some((entry) => entry.file === name));
      if (file === undefined) throw new Error('The server has no scenes.');
      await this.openScene(file);
    });
  }

  async openScene(file: string): Promise<void> {
    await this.guard(`The scene ${file} could not be opened`, async () => {
      const text = await fetchScene(file);
      if (await this.openText(text, file)) remember({ scene: file });
    });
  }

  /** Opens a scene that the user picked or dropped. */
  async openFile(file: File): Promise<void> {
    await this.guard(`${file.name} could not be opened`, async () => {
      if (file.size > MOST_BYTES)
        throw new Error(`It has ${file.size} bytes; scenes have at most ${MOST_BYTES}.`);
      await this.openText(await file.text(), file.name);
    });
  }

  /** Takes a changed text over; true when it is a scene. */
  async applyText(text: string): Promise<boolean> {
    let isScene = false;
    await this.guard('The text could not be applied', async () => {
      isScene = await this.openText(text, this.store.get().file ?? 'The text');
    });
    return isScene;
  }

  /** Loads a scene and plays it. What was running goes on when the text is refused. */
  private async openText(text: string, file: string): Promise<boolean> {
    const answer: SceneAnswer = await this.engine.call.load(text);
    if (!answer.ok) {
      const title = `${file} is not a scene that can be run`;
      this.store.set({ message: { kind: 'notice', title, text: '', errors: answer.errors } });
      return false;
    }
    this.show(answer);
    this.store.set({ file, text });
    await this.play();
    return true;
  }

  async reset(): Promise<void> {
    await this.guard('The scene could not be reset', async () => this.show(await this.engine.call.reset()));
  }

  async play(): Promise<void> {
    await this.engine.call.play();
    this.store.set({ playing: true });
  }

  async pause(): Promise<void> {
    this.store.set({ playing: false });
    await this.engine.call.pause();
  }

  async toggle(): Promise<void> {
    await this.guard('The engine did not answer', () =>
      this.store.get().playing ? this.pause() : this.play(),
    );
  }

  async step(): Promise<void> {
    this.store.set({ playing: false });
    await this.guard('The step failed', () => this.engine.call.step(1));
  }

  async setSpeed(speed: number): Promise<void> {
    this.store.set({ speed });
    await this.engine.call.setSpeed(speed);
  }

  async setSubsteps(substeps: number): Promise<void> {
    await this.guard('The number of substeps was refused', async () => {
      await this.engine.call.setSubsteps(substeps);
      this.store.set({ substeps });
    });
  }

  async setMethod(stage: MethodStage, name: string): Promise<void> {
    await this.guard(`The ${stage} method stays as it is`, async () => {
      this.store.set({ methods: await this.engine.call.setMethod(stage, name) });
    });
  }

  async setGravity(gravity: Point): Promise<void> {
    await this.guard('Gravity stays as it is', async () => {
      await this.engine.call.setGravity(gravity);
      this.store.set({ gravity });
    });
  }

  async setParameters(method: string, values: ParameterValues): Promise<void> {
    await this.guard(`The parameters of ${method} stay as they are`, async () => {
      this.store.set({ parameters: await this.engine.call.setParameters(method, values) });
    });
  }

  async setBodies(rows: readonly number[], properties: Partial<Record<Editable, number>>): Promise<void> {
    await this.guard('The bodies stay as they are', () => this.engine.call.setBodies(rows, properties));
  }

  /** Goes to a step of the past; the world pauses there. */
  async seek(step: number): Promise<void> {
    this.store.set({ playing: false });
    await this.guard('The past could not be had back', () => this.engine.call.seek(step));
  }

  /** Selects a body; `more` adds it to the others or takes it out again. */
  select(row: number | undefined, more = false): void {
    const { selected } = this.store.get();
    if (row === undefined) this.store.set({ selected: more ? selected : [] });
    else if (!more) this.store.set({ selected: [row] });
    else if (selected.includes(row)) this.store.set({ selected: selected.filter((one) => one !== row) });
    else this.store.set({ selected: [...selected, row] });
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

  /** Does something and tells the user what came of it. */
  async tell(title: string, action: () => Promise<string>): Promise<void> {
    await this.guard(title, async () => {
      const text = await action();
      this.store.set({ message: { kind: 'notice', title, text } });
    });
  }

  dismiss(): void {
    if (this.store.get().message?.kind === 'notice') this.store.set({ message: undefined });
  }

  /** A new engine thread, after the old one crashed. */
  async restart(): Promise<void> {
    this.engine.dispose();
    this.engine = this.startEngine();
    this.store.set({ message: undefined });
    const { file = '', text, speed } = this.store.get();
    await this.guard('The engine did not start', async () => {
      await this.engine.call.setSpeed(speed);
      if (text === undefined) await this.start();
      else await this.openText(text, file);
    });
  }

  private show(scene: LoadedScene): void {
    this.engine.follow(scene);
    const { methods, substeps, gravity, parameters } = scene;
    const isReset = this.store.get().scene?.name === scene.name;
    const selected = isReset ? this.store.get().selected : [];
    this.store.set({ scene, methods, substeps, gravity, parameters, selected, message: undefined });
  }

  private startEngine(): Engine {
    const engine = new Engine();
    engine.onCrash = (text) => {
      const title = 'The engine stopped';
      this.store.set({ playing: false, message: { kind: 'crash', title, text } });
    };
    return engine;
  }

  /** Tells the user what went wrong instead of leaving a promise to fail unseen. */
  private async guard(title: string, action: () => Promise<unknown>): Promise<void> {
    this.dismiss();
    try {
      await action();
    } catch (error) {
      if (this.store.get().message?.kind === 'crash') return;
      const text = error instanceof Error ? error.message : String(error);
      this.store.set({ message: { kind: 'notice', title, text } });
    }
  }
}
