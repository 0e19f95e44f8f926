/** What holds for the running world, or for bodies of it, and can be set while it runs. */
import type { MethodStage, PairStage, ParameterValues } from 'pliant';
import type { Engine } from '../engine/engine.js';
import type { Editable } from '../engine/inspect.js';
import type { Ending, Point } from '../engine/protocol.js';
import { Desk } from './desk.js';
import { remember } from './memory.js';
import type { MethodHolder } from './rival.js';

export abstract class SettingsDesk extends Desk implements MethodHolder {
  abstract engine: Engine;

  /** Does something with every engine that runs. */
  protected abstract each(action: (engine: Engine) => Promise<unknown>): Promise<unknown>;

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

  async setEnding(ending: Ending): Promise<void> {
    this.store.set({ ending });
    remember({ ending });
    await this.each((engine) => engine.call.setEnding(ending));
  }

  async setSpeed(speed: number): Promise<void> {
    this.store.set({ speed });
    await this.engine.call.setSpeed(speed);
  }
}
