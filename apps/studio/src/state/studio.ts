/** The running studio: one engine, the scene it has, and what the page shows of it. Components call its methods. */
import type { MethodStage, PairStage, ParameterValues, SceneError } from 'pliant';
import { SUBJECTS } from '../engine/curves.js';
import { Engine } from '../engine/engine.js';
import type { Editable } from '../engine/inspect.js';
import type { LoadedScene, MethodChoices, Point, SceneAnswer } from '../engine/protocol.js';
import { DEFAULT_SCENE, fetchGallery, fetchScene, type SceneEntry } from './gallery.js';
import { Lockstep } from './lockstep.js';
import { recall, remember } from './memory.js';
import { type Guard, type MethodHolder, Rival } from './rival.js';
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
  readonly message?: Message | undefined;
}

export class Studio implements MethodHolder {
  readonly store = new Store<StudioState>({
    gallery: [],
    playing: false,
    speed: 1,
    dt: 1 / 60,
    substeps: 4,
    gravity: [0, 0, 0],
    parameters: {},
    selected: [],
    followed: [],
  });
  engine = this.startEngine();
  private lockstep: Lockstep | undefined;

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
    this.endComparison();
    this.show(answer);
    this.store.set({ file, text });
    await this.play();
    return true;
  }

  async reset(): Promise<void> {
    await this.guard('The scene could not be reset', async () => {
      const { methods, parameters, rival } = this.store.get();
      if (rival === undefined) return this.show(await this.engine.call.reset());
      const wasPlaying = this.store.get().playing;
      await this.lockstep?.stop();
      this.show(await this.engine.call.reset());
      // In a comparison the choices stay: running them again from the start is what it is for.
      for (const [method, values] of Object.entries(parameters)) await this.setParameters(method, values);
      for (const [stage, name] of Object.entries(methods ?? {}))
        await this.setMethod(stage as MethodStage, name);
      await rival.reset();
      if (wasPlaying) this.lockstep?.start();
    });
  }

  async play(): Promise<void> {
    if (this.lockstep !== undefined) this.lockstep.start();
    else await this.engine.call.play();
    this.store.set({ playing: true });
  }

  async pause(): Promise<void> {
    this.store.set({ playing: false });
    await this.lockstep?.stop();
    await this.engine.call.pause();
  }

  /** Runs the scene twice side by side from its beginning, or ends that. */
  async compare(): Promise<void> {
    const { text, scene, rival } = this.store.get();
    if (rival !== undefined) return this.endComparison();
    if (text === undefined || scene === undefined) return;
    await this.guard('The comparison could not begin', async () => {
      await this.pause();
      const guard: Guard = (title, action) => this.guard(title, action);
      const made = await Rival.of(text, guard, (sentence) => this.fail(sentence));
      await made.engine.call.follow(this.store.get().followed);
      this.lockstep = new Lockstep(
        [this.engine, made.engine],
        () => this.store.get().dt,
        () => this.store.get().speed,
        () => this.store.set({ playing: false }),
      );
      this.show(await this.engine.call.reset());
      this.store.set({ rival: made });
      await this.play();
    });
  }

  private endComparison(): void {
    const { rival, playing } = this.store.get();
    if (rival === undefined) return;
    void this.lockstep?.stop();
    this.lockstep = undefined;
    rival.dispose();
    this.store.set({ rival: undefined });
    if (playing) void this.play();
  }

  /** The engines that run: this one, and the rival's. */
  private each(action: (engine: Engine) => Promise<unknown>): Promise<unknown> {
    const { rival } = this.store.get();
    if (rival === undefined || this.lockstep === undefined) return action(this.engine);
    const engines = [this.engine, rival.engine];
    return this.lockstep.between(() => Promise.all(engines.map(action)));
  }

  async toggle(): Promise<void> {
    await this.guard('The engine did not answer', () =>
      this.store.get().playing ? this.pause() : this.play(),
    );
  }

  async step(): Promise<void> {
    this.store.set({ playing: false });
    await this.lockstep?.stop();
    await this.guard('The step failed', () => this.each((engine) => engine.call.step(1)));
  }

  async setSpeed(speed: number): Promise<void> {
    this.store.set({ speed });
    await this.engine.call.setSpeed(speed);
  }

  async setSubsteps(substeps: number): Promise<void> {
    await this.guard('The number of substeps was refused', async () => {
      await this.each((engine) => engine.call.setSubsteps(substeps));
      this.store.set({ substeps });
    });
  }

  /** How many steps make a second of the simulation. */
  async setRate(rate: number): Promise<void> {
    await this.guard('The length of a step stays as it is', async () => {
      await this.each((engine) => engine.call.setStep(1 / rate));
      this.store.set({ dt: 1 / rate });
    });
  }

  async setMaterial(rows: readonly number[], material: string, key: string, value: number): Promise<void> {
    await this.guard('The material stays as it is', () =>
      this.each((engine) => engine.call.setMaterial(rows, material, key, value)),
    );
  }

  /** Chooses a method for one pair of bodies; tells what the pair has now. */
  async setPairMethod(a: number, b: number, stage: PairStage, name: string): Promise<void> {
    await this.guard(`The ${stage} method of the pair stays as it is`, () =>
      this.engine.call.pairMethods(a, b, stage, name),
    );
  }

  /** Plots contact force and height of one body, or the force between two, from now on. */
  async follow(subject: readonly number[]): Promise<void> {
    const { followed } = this.store.get();
    if (followed.length >= SUBJECTS || followed.some((one) => String(one) === String(subject))) return;
    await this.setFollowed([...followed, subject]);
  }

  async unfollow(subject: readonly number[]): Promise<void> {
    await this.setFollowed(this.store.get().followed.filter((one) => one !== subject));
  }

  private async setFollowed(followed: StudioState['followed']): Promise<void> {
    this.store.set({ followed });
    await this.guard('The curves stay as they are', () =>
      this.each((engine) => engine.call.follow(followed)),
    );
  }

  async setMethod(stage: MethodStage, name: string): Promise<void> {
    await this.guard(`The ${stage} method stays as it is`, async () => {
      this.store.set({ methods: await this.engine.call.setMethod(stage, name) });
    });
  }

  async setGravity(gravity: Point): Promise<void> {
    await this.guard('Gravity stays as it is', async () => {
      await this.each((engine) => engine.call.setGravity(gravity));
      this.store.set({ gravity });
    });
  }

  async setParameters(method: string, values: ParameterValues): Promise<void> {
    await this.guard(`The parameters of ${method} stay as they are`, async () => {
      this.store.set({ parameters: await this.engine.call.setParameters(method, values) });
    });
  }

  async setBodies(rows: readonly number[], properties: Partial<Record<Editable, number>>): Promise<void> {
    await this.guard('The bodies stay as they are', () =>
      this.each((engine) => engine.call.setBodies(rows, properties)),
    );
  }

  /** Goes to a step of the past; the world pauses there. */
  async seek(step: number): Promise<void> {
    this.store.set({ playing: false });
    await this.lockstep?.stop();
    await this.guard('The past could not be had back', () => this.each((engine) => engine.call.seek(step)));
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

  /** Does something for the page and tells the user when it fails. */
  attempt(title: string, action: () => Promise<unknown>): Promise<void> {
    return this.guard(title, action);
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
    this.endComparison();
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
    const { methods, dt, substeps, gravity, parameters } = scene;
    const isReset = this.store.get().scene?.name === scene.name;
    const { selected, followed } = isReset ? this.store.get() : { selected: [], followed: [] };
    const settings = { methods, dt, substeps, gravity, parameters };
    this.store.set({ scene, ...settings, selected, followed, message: undefined });
    void this.engine.call.follow(followed).catch(() => undefined);
  }

  private startEngine(): Engine {
    const engine = new Engine();
    engine.onCrash = (sentence) => this.fail(sentence);
    return engine;
  }

  private fail(text: string): void {
    const title = 'The engine stopped';
    void this.lockstep?.stop();
    this.store.set({ playing: false, message: { kind: 'crash', title, text } });
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
