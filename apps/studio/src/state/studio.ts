/** The running studio: one engine, the scene it has, and what the page shows of it. Components call its methods. */
import type { MethodStage, PairStage, ParameterValues } from 'pliant';
import { isSceneXml } from 'pliant/io';
import { SUBJECTS } from '../engine/curves.js';
import { Engine } from '../engine/engine.js';
import type { Editable } from '../engine/inspect.js';
import type { NamedBytes } from '../engine/mesh-body.js';
import type { LoadedScene, Point, SceneAbout, SceneAnswer } from '../engine/protocol.js';
import { Desk, type StudioState } from './desk.js';
import { download, fileStem } from './download.js';
import { DEFAULT_SCENE, fetchGallery, fetchScene, type SceneEntry } from './gallery.js';
import { Lockstep } from './lockstep.js';
import { recall, remember } from './memory.js';
import { type Guard, type MethodHolder, Rival } from './rival.js';
import { keepText, stemOf, wordsOf } from './scene-words.js';
import { linkedScene } from './share.js';
import { sortFiles } from './sort-files.js';

export class Studio extends Desk implements MethodHolder {
  engine = this.startEngine();
  private lockstep: Lockstep | undefined;

  /** Fetches the gallery and plays the scene of the last visit. */
  async start(): Promise<void> {
    await this.guard('The gallery could not be loaded', async () => {
      const gallery = await fetchGallery();
      this.store.set({ gallery });
      if (await this.openLink()) return;
      const { message } = this.store.get();
      await this.openLast(gallery);
      // What is wrong with the link is still to be read.
      if (message?.kind === 'notice') this.store.set({ message });
    });
  }

  private async openLast(gallery: readonly SceneEntry[]): Promise<void> {
    const { scene, text } = recall();
    if (text !== undefined && (await this.openText(text.text, text.name, text))) return;
    const wanted = [scene, DEFAULT_SCENE, gallery[0]?.file];
    const file = wanted.find((name) => gallery.some((entry) => entry.file === name));
    if (file === undefined) throw new Error('The server has no scenes.');
    await this.openScene(file);
  }

  /** Opens the scene in the page's address, if it has one. */
  async openLink(): Promise<boolean> {
    let isOpen = false;
    await this.guard('The link could not be opened', async () => {
      const linked = await linkedScene();
      isOpen = linked !== undefined && (await this.openText(linked, 'The linked scene'));
    });
    return isOpen;
  }

  /** The scene after this one in the gallery, or before it. */
  async openNext(by: 1 | -1): Promise<void> {
    const { gallery, file } = this.store.get();
    if (gallery.length === 0) return;
    const at = gallery.findIndex((entry) => entry.file === file);
    await this.openScene(gallery[(at + by + gallery.length) % gallery.length].file);
  }

  async openScene(file: string): Promise<void> {
    await this.guard(`The scene ${file} could not be opened`, async () => {
      const text = await fetchScene(file);
      const about = this.store.get().gallery.find((entry) => entry.file === file);
      if (await this.openText(text, file, about)) remember({ scene: file, text: undefined });
    });
  }

  /** Opens what the user picked or dropped: a scene, a snapshot, a recording, or meshes for the scene that runs. */
  async openFiles(files: readonly File[]): Promise<void> {
    const [first] = files;
    if (first === undefined) return;
    const title = files.length === 1 ? first.name : `${first.name} and ${files.length - 1} more`;
    await this.guard(`${title} could not be opened`, async () => {
      const found = await sortFiles(files);
      if (found.kind === 'scene') {
        const about = { name: stemOf(found.name) };
        if (await this.openText(found.text, found.name, about)) keepText({ ...about, text: found.text });
      } else if (found.kind === 'meshes') {
        for (const mesh of found.meshes) await this.addMesh(mesh, found.files);
      } else await this.openWorld(found.kind, found.bytes, stemOf(found.name));
    });
  }

  private async openWorld(kind: 'snapshot' | 'recording', bytes: Uint8Array, name: string): Promise<void> {
    await this.endRecording();
    const { call } = this.engine;
    const scene = await (kind === 'snapshot'
      ? call.openSnapshot(bytes, name)
      : call.openRecording(bytes, name));
    this.endComparison();
    this.show(scene);
    this.store.set({ file: undefined, text: undefined });
    await this.play();
  }

  private async addMesh(file: NamedBytes, files: readonly NamedBytes[]): Promise<void> {
    this.endComparison();
    const { scene, text, sentence } = await this.engine.call.addMesh(file, files);
    this.show(scene);
    this.store.set({ text, message: { kind: 'notice', title: file.name, text: sentence } });
    keepText({ name: scene.name, text });
  }

  /** Takes a changed text over; true when it is a scene. */
  async applyText(text: string): Promise<boolean> {
    let isScene = false;
    await this.guard('The text could not be applied', async () => {
      const { file, scene } = this.store.get();
      isScene = await this.openText(text, file ?? 'The text', scene);
      if (isScene) keepText({ name: this.store.get().scene?.name ?? '', text });
    });
    return isScene;
  }

  /** Loads a scene and plays it. What was running goes on when the text is refused. */
  private async openText(text: string, file: string, about: SceneAbout = {}): Promise<boolean> {
    const answer: SceneAnswer = await this.engine.call.load(text, isSceneXml(text) ? wordsOf(about) : {});
    if (!answer.ok) {
      const title = `${file} is not a scene that can be run`;
      this.store.set({ message: { kind: 'notice', title, text: '', errors: answer.errors } });
      return false;
    }
    await this.endRecording();
    this.endComparison();
    this.show(answer);
    this.store.set({ file, text });
    if (answer.breaks === undefined) await this.play();
    else await this.showBreak(answer.breaks);
    return true;
  }

  /** A scene that breaks a law opens at the step of the break, paused, and says what was seen. */
  private async showBreak({ law, step, sentence }: NonNullable<LoadedScene['breaks']>): Promise<void> {
    this.store.set({ playing: false });
    await this.engine.call.step(step);
    const title = `This scene breaks the law '${law}' at step ${step}`;
    this.store.set({ message: { kind: 'notice', title, text: sentence } });
  }

  /** Begins to record the world; or ends that, and hands the recording over as a file. */
  async toggleRecording(): Promise<void> {
    await this.guard('The world could not be recorded', async () => {
      if (this.store.get().recording) return this.endRecording();
      await this.engine.call.record();
      this.store.set({ recording: true });
    });
  }

  /** Ends a recording where the world that it is of ends. */
  private async endRecording(): Promise<void> {
    const { recording, scene } = this.store.get();
    if (!recording) return;
    this.store.set({ recording: false });
    const bytes = await this.engine.call.endRecording();
    download(`${fileStem(scene?.name ?? '')}.recording`, bytes, 'application/octet-stream');
  }

  async reset(): Promise<void> {
    await this.wait(() => this.guard('The scene could not be reset', () => this.beginAnew()));
  }

  private async beginAnew(): Promise<void> {
    await this.endRecording();
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
  }

  async play(): Promise<void> {
    await this.wait(async () => {
      if (this.lockstep !== undefined) this.lockstep.start();
      else await this.engine.call.play();
      this.store.set({ playing: true });
    });
  }

  async pause(): Promise<void> {
    this.store.set({ playing: false });
    await this.wait(async () => {
      await this.lockstep?.stop();
      await this.engine.call.pause();
    });
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
    await this.wait(async () => {
      await this.lockstep?.stop();
      await this.guard('The step failed', () => this.each((engine) => engine.call.step(1)));
    });
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

  /** Plots contact force and height of one body, or the force between two, with their past. */
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
    await this.wait(async () => {
      await this.lockstep?.stop();
      await this.guard('The past could not be had back', async () => {
        await this.endRecording();
        await this.each((engine) => engine.call.seek(step));
      });
    });
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
    engine.onNews = (title, text) => this.store.set({ message: { kind: 'notice', title, text } });
    return engine;
  }

  private fail(text: string): void {
    const title = 'The engine stopped';
    void this.lockstep?.stop();
    this.store.set({ playing: false, recording: false, message: { kind: 'crash', title, text } });
  }
}
