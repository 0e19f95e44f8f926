/** The running studio: one engine, the scene it has, and what the page shows of it. Components call its methods. */
import { isSceneXml } from 'pliant/io';
import { Engine } from '../engine/engine.js';
import type { Edited, LoadedScene, News, Point, SceneAbout, SceneAnswer } from '../engine/protocol.js';
import { Address } from './address.js';
import { Building } from './building.js';
import { download, fileStem } from './download.js';
import { EMPTY_SCENE } from './empty-scene.js';
import { DEFAULT_SCENE, fetchGallery, fetchScene, type SceneEntry } from './gallery.js';
import { keptOf } from './kept.js';
import { LessonReader } from './lesson-reader.js';
import { readLesson } from './lessons.js';
import { Lockstep } from './lockstep.js';
import { recall, remember } from './memory.js';
import { MeshAdding } from './mesh-adding.js';
import { type Guard, Rival } from './rival.js';
import { keepText, stemOf, wordsOf } from './scene-words.js';
import { SelectionDesk } from './selection-desk.js';
import { linkedScene, sceneLink } from './share.js';
import { sortFiles } from './sort-files.js';
import { TapeDeck } from './tape-deck.js';

export class Studio extends SelectionDesk {
  engine = this.startEngine();
  readonly building = new Building(this);
  readonly lessons = new LessonReader(this);
  private readonly meshes = new MeshAdding(this);
  /** Shown the time of every picture [s]. */
  readonly tapes = new TapeDeck<number>((title, action) => this.attempt(title, action));
  private readonly address = new Address();
  private lockstep: Lockstep | undefined;

  /** Fetches the gallery and plays the scene of the last visit. */
  start(): Promise<void> {
    return this.inTurn(() => this.begin());
  }

  private async begin(): Promise<void> {
    await this.guard('The gallery could not be loaded', async () => {
      const { ending = 'stop' } = recall();
      this.store.set({ ending });
      await this.engine.call.setEnding(ending);
      const gallery = await fetchGallery();
      this.store.set({ gallery });
      if (await this.playLink()) return;
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
    await this.playScene(file);
  }

  /** Opens the scene in the page's address, if it has one. */
  openLink(): Promise<boolean> {
    return this.inTurn(() => this.playLink());
  }

  private async playLink(): Promise<boolean> {
    let isOpen = false;
    await this.guard('The link could not be opened', async () => {
      const linked = await linkedScene();
      if (linked === undefined) return;
      if ('text' in linked) isOpen = await this.openText(linked.text, 'The linked scene');
      else if (this.store.get().gallery.some(({ file }) => file === linked.file)) {
        await this.playScene(linked.file);
        isOpen = this.store.get().file === linked.file;
      } else throw new Error(`The gallery has no scene '${linked.file}'.`);
    });
    return isOpen;
  }

  /** The scene after this one in the gallery, or before it. */
  openNext(by: 1 | -1): Promise<void> {
    return this.inTurn(async () => {
      const { gallery, file } = this.store.get();
      if (gallery.length === 0) return;
      const at = gallery.findIndex((entry) => entry.file === file);
      await this.playScene(gallery[(at + by + gallery.length) % gallery.length].file);
    });
  }

  openScene(file: string): Promise<void> {
    return this.inTurn(() => this.playScene(file));
  }

  private async playScene(file: string): Promise<void> {
    await this.guard(`The scene ${file} could not be opened`, async () => {
      const text = await fetchScene(file);
      const about = this.store.get().gallery.find((entry) => entry.file === file);
      if (await this.openText(text, file, about)) remember({ scene: file, text: undefined });
    });
  }

  /** An empty scene to build on; it stands until there is something to see. */
  openEmpty(): Promise<void> {
    const open = () => this.openText(EMPTY_SCENE, 'The new scene', {}, false);
    return this.inTurn(() => this.guard('The new scene could not be opened', open));
  }

  /** Opens what the user picked or dropped: a scene, a snapshot, a recording, or meshes for the scene that runs. */
  async openFiles(files: readonly File[], at?: Point): Promise<void> {
    const [first] = files;
    if (first === undefined) return;
    const title = files.length === 1 ? first.name : `${first.name} and ${files.length - 1} more`;
    await this.inTurn(() => this.guard(`${title} could not be opened`, () => this.openSorted(files, at)));
  }

  private async openSorted(files: readonly File[], at: Point | undefined): Promise<void> {
    const found = await sortFiles(files);
    if (found.kind === 'scene') {
      const about = { name: stemOf(found.name) };
      if (!(await this.openText(found.text, found.name, about))) return;
      keepText({ ...about, text: found.text });
      const { told: text = '' } = found;
      if (text !== '')
        this.store.set({
          message: { kind: 'notice', title: `What ${found.name} says and a scene can't`, text },
        });
    } else if (found.kind === 'lesson') await this.lessons.open(readLesson(found.text, found.name));
    else if (found.kind === 'meshes') {
      await this.meshes.add(found.meshes, found.files, { ...(at && { at }) });
    } else await this.openWorld(found.kind, found.bytes, stemOf(found.name));
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

  /** Shows what a change did. */
  take({ scene, settings, made }: Edited): void {
    if (scene !== undefined) this.show(scene);
    this.store.set({ ...settings, ...(made !== undefined && { selected: made }) });
  }

  /** Takes a changed text over; true when it is a scene. */
  applyText(text: string): Promise<boolean> {
    return this.inTurn(() => this.takeText(text));
  }

  private async takeText(text: string): Promise<boolean> {
    let isScene = false;
    await this.guard('The text could not be applied', async () => {
      const answer = await this.engine.call.applyText(text);
      isScene = !('errors' in answer);
      if ('errors' in answer) return this.refuse(this.store.get().file ?? 'The text', answer.errors);
      await this.endRecording();
      this.endComparison();
      this.take(answer);
      const breaks = answer.scene?.breaks;
      await (breaks === undefined ? this.play() : this.showBreak(breaks));
    });
    return isScene;
  }

  /** The link to a text, which stands in the page's address from now on. */
  async share(text: string): Promise<string> {
    const link = await sceneLink(text);
    this.address.lead(link);
    return link;
  }

  /** Loads a scene and plays it. What was running goes on when the text is refused. */
  private async openText(text: string, file: string, about: SceneAbout = {}, plays = true): Promise<boolean> {
    const answer: SceneAnswer = await this.engine.call.load(text, isSceneXml(text) ? wordsOf(about) : {});
    if (!answer.ok) {
      this.refuse(file, answer.errors);
      return false;
    }
    await this.endRecording();
    this.endComparison();
    this.store.set({ gizmo: 'off' });
    this.show(answer);
    this.store.set({ file, text });
    this.address.writeNow(this.store.get);
    if (answer.breaks !== undefined) await this.showBreak(answer.breaks);
    else if (plays) await this.play();
    else await this.pause();
    return true;
  }

  /** A scene that breaks a law opens at the step of the break, paused, and says what was seen. */
  private async showBreak({ law, step, sentence }: NonNullable<LoadedScene['breaks']>): Promise<void> {
    // The engine may have played on since it took the scene.
    await this.engine.call.pause();
    this.store.set({ playing: false });
    await this.engine.call.seek(0);
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

  /** From the beginning with what is chosen now, or as the scene was opened. */
  async reset(asOpened = false): Promise<void> {
    const reset = () => this.guard('The scene could not be reset', () => this.beginAnew(asOpened));
    await this.wait(() => this.inTurn(reset));
  }

  private async beginAnew(asOpened = false): Promise<void> {
    await this.endRecording();
    if (asOpened) this.endComparison();
    const { rival, playing } = this.store.get();
    await this.lockstep?.stop();
    this.show(await this.engine.call.reset(asOpened));
    await rival?.reset();
    if (playing && rival !== undefined) this.lockstep?.start();
  }

  async play(): Promise<void> {
    this.store.set({ gizmo: 'off' });
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
      await made.engine.call.setEnding(this.store.get().ending);
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

  endComparison(): void {
    const { rival, playing } = this.store.get();
    if (rival === undefined) return;
    void this.lockstep?.stop();
    this.lockstep = undefined;
    rival.dispose();
    this.store.set({ rival: undefined });
    if (playing) void this.play();
  }

  /** The engines that run: this one, and the rival's. */
  protected each(action: (engine: Engine) => Promise<unknown>): Promise<unknown> {
    const { rival } = this.store.get();
    if (rival === undefined || this.lockstep === undefined) return action(this.engine);
    const engines = [this.engine, rival.engine];
    return this.lockstep.between(() => Promise.all(engines.map(action)));
  }

  async toggle(): Promise<void> {
    await this.watch('The engine did not answer', () =>
      this.store.get().playing ? this.pause() : this.play(),
    );
  }

  async step(): Promise<void> {
    this.store.set({ playing: false, gizmo: 'off' });
    await this.wait(async () => {
      await this.lockstep?.stop();
      await this.watch('The step failed', () => this.each((engine) => engine.call.step(1)));
    });
  }

  /** Goes to a step of the past; the world pauses there. */
  async seek(step: number): Promise<void> {
    this.store.set({ playing: false });
    await this.wait(async () => {
      await this.lockstep?.stop();
      await this.watch('The past could not be had back', async () => {
        await this.endRecording();
        await this.each((engine) => engine.call.seek(step));
      });
    });
  }

  /** Opens a scene that was pasted. */
  async openPasted(text: string): Promise<void> {
    const title = 'The pasted scene';
    const open = async () => {
      if (await this.openText(text, title)) keepText({ name: this.store.get().scene?.name ?? title, text });
    };
    await this.inTurn(() => this.guard(`${title} could not be opened`, open));
  }

  /** A new engine thread, after the old one crashed. */
  async restart(): Promise<void> {
    this.endComparison();
    this.engine.dispose();
    this.engine = this.startEngine();
    this.store.set({ message: undefined });
    await this.inTurn(() => this.openAgain());
  }

  private async openAgain(): Promise<void> {
    const { file = '', text, speed } = this.store.get();
    await this.guard('The engine did not start', async () => {
      await this.engine.call.setSpeed(speed);
      await this.engine.call.setEnding(this.store.get().ending);
      if (text === undefined) await this.begin();
      else await this.openText(text, file);
    });
  }

  private show(scene: LoadedScene): void {
    this.engine.follow(scene);
    const { methods, dt, substeps, gravity, parameters } = scene;
    const kept = keptOf(this.store.get(), scene);
    const settings = { methods, dt, substeps, gravity, parameters };
    this.store.set({ scene, ...settings, ...kept, message: undefined, troubles: [] });
    void this.engine.call.follow(kept.followed).catch(() => undefined);
  }

  private startEngine(): Engine {
    const engine = new Engine();
    engine.onCrash = (sentence) => this.fail(sentence);
    engine.onNews = (news) => this.hear(news);
    return engine;
  }

  private hear(news: News): void {
    if (news.type === 'news')
      this.store.set({ message: { kind: 'notice', title: news.title, text: news.text } });
    else if (news.type === 'troubles') this.store.set({ troubles: news.troubles });
    else if (news.type === 'end') {
      // The end of the scene before may come when another has begun.
      if (news.epoch === this.store.get().scene?.epoch) void this.end();
    } else {
      const { text, ...document } = news.state;
      this.store.set({ text, document });
      const { file, gallery, scene } = this.store.get();
      const isOfGallery = document.isAsOpened && gallery.some((entry) => entry.file === file);
      // Who has taken every change back finds the gallery's scene at the next visit.
      if (isOfGallery) remember({ text: undefined });
      else if (scene !== undefined) keepText({ name: scene.name, text });
      this.address.write(this.store.get);
    }
  }

  /** The scene is at its end. Of two worlds the engine repeats none by itself. */
  private async end(): Promise<void> {
    const { rival, ending } = this.store.get();
    if (rival === undefined || ending !== 'loop') return this.pause();
    await this.inTurn(() => this.beginAnew());
  }

  private fail(text: string): void {
    const title = 'The engine stopped';
    void this.lockstep?.stop();
    this.store.set({ playing: false, recording: false, message: { kind: 'crash', title, text } });
  }
}
