/**
 * A second world of the same scene, to compare methods with: its own engine thread, its own choices. Both worlds are paused
 * and the page tells them when to step, so they stand at the same step whatever each of them costs.
 */
import type { MethodStage, ParameterValues } from 'pliant';
import { Engine } from '../engine/engine.js';
import type { TroubleNote } from '../engine/notes.js';
import type { LoadedScene, MethodChoices } from '../engine/protocol.js';
import { Store } from './store.js';

export interface RivalState {
  readonly scene: LoadedScene;
  readonly methods: MethodChoices;
  readonly parameters: Readonly<Record<string, ParameterValues>>;
  /** What went wrong in its run and was contained. */
  readonly troubles: readonly TroubleNote[];
}

/** Whoever's methods can be chosen: the studio itself or its rival. */
export interface MethodHolder {
  setMethod(stage: MethodStage, name: string): Promise<void>;
  setParameters(method: string, values: ParameterValues): Promise<void>;
}

export type Guard = (title: string, action: () => Promise<unknown>) => Promise<void>;

export class Rival implements MethodHolder {
  private constructor(
    readonly engine: Engine,
    readonly store: Store<RivalState>,
    private readonly guard: Guard,
  ) {
    engine.onNews = (news) => {
      if (news.type === 'troubles') store.set({ troubles: news.troubles });
    };
  }

  static async of(text: string, guard: Guard, onCrash: (sentence: string) => void): Promise<Rival> {
    const engine = new Engine();
    engine.onCrash = onCrash;
    const scene = await engine.call.load(text);
    if (!scene.ok) throw new Error(scene.errors[0]?.message ?? 'The scene was refused.');
    engine.follow(scene);
    const { methods, parameters } = scene;
    return new Rival(engine, new Store<RivalState>({ scene, methods, parameters, troubles: [] }), guard);
  }

  /** The scene from its beginning, with the methods that were chosen here. */
  async reset(): Promise<void> {
    const scene = await this.engine.call.reset();
    this.engine.follow(scene);
    this.store.set({ scene });
  }

  async setMethod(stage: MethodStage, name: string): Promise<void> {
    await this.guard(`The ${stage} method of B stays as it is`, async () => {
      this.store.set({ methods: await this.engine.call.setMethod(stage, name) });
    });
  }

  async setParameters(method: string, values: ParameterValues): Promise<void> {
    await this.guard(`The parameters of ${method} stay as they are`, async () => {
      this.store.set({ parameters: await this.engine.call.setParameters(method, values) });
    });
  }

  dispose(): void {
    this.engine.dispose();
  }
}
