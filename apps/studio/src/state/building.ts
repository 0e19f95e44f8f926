/** Building by hand: every change goes to the scene, its text and its world at once, and can be taken back. */
import type { BodyDefinition, JointKind } from 'pliant';
import type { PaletteItem } from '../engine/document/palette.js';
import type { Edited, PlacedBody, Point, RefusedScene, Remote } from '../engine/protocol.js';
import type { GizmoMode, StudioState } from './desk.js';
import type { Store } from './store.js';

/** What building needs of the studio. */
export interface Builder {
  readonly store: Store<StudioState>;
  readonly engine: { readonly call: Remote };
  attempt(title: string, action: () => Promise<unknown>): Promise<void>;
  pause(): Promise<void>;
  reset(): Promise<void>;
  endComparison(): void;
  take(edited: Edited): void;
}

export class Building {
  constructor(private readonly studio: Builder) {}

  add(item: PaletteItem, near: Point): Promise<void> {
    return this.change('Nothing was added', (call) => call.addNear(item, near));
  }

  addBodies(bodies: readonly BodyDefinition[]): Promise<void> {
    return this.change('Nothing was added', (call) => call.addBodies(bodies));
  }

  remove(): Promise<void> {
    const { selected } = this.studio.store.get();
    if (selected.length === 0) return Promise.resolve();
    return this.change('The bodies stay', async (call) => {
      const edited = await call.removeBodies(selected);
      this.studio.store.set({ selected: [] });
      return edited;
    });
  }

  duplicate(): Promise<void> {
    const { selected } = this.studio.store.get();
    if (selected.length === 0) return Promise.resolve();
    return this.change('Nothing was doubled', (call) => call.duplicate(selected));
  }

  /** Makes what is selected one group, or dissolves the groups that it is in. */
  group(isOne: boolean): Promise<void> {
    const { selected } = this.studio.store.get();
    if (selected.length < (isOne ? 2 : 1)) return Promise.resolve();
    return this.change(isOne ? 'The bodies are no group' : 'The group stays', (call) =>
      call.group(selected, isOne),
    );
  }

  /** Adds the bodies of a text. */
  paste(text: string): Promise<void> {
    return this.change('Nothing was pasted', (call) => call.pasteBodies(text));
  }

  rename(row: number, name: string): Promise<void> {
    return this.change('The name stays', (call) => call.rename(row, name));
  }

  place(bodies: readonly PlacedBody[]): Promise<void> {
    return this.change('The bodies stay where they are', (call) => call.place(bodies));
  }

  join(kind: JointKind): Promise<void> {
    const [a, b] = this.studio.store.get().selected;
    return this.change('The bodies were not joined', (call) => call.join(a, b, kind));
  }

  preset(name: string): Promise<void> {
    const { selected } = this.studio.store.get();
    return this.change('The material stays', (call) => call.applyPreset(selected, name));
  }

  undo(): Promise<void> {
    return this.change('Nothing was undone', (call) => call.undo());
  }

  redo(): Promise<void> {
    return this.change('Nothing was done again', (call) => call.redo());
  }

  /** The gizmo shows the scene as it begins, so the world goes back to there and stands. */
  async setGizmo(gizmo: GizmoMode): Promise<void> {
    const { store } = this.studio;
    if (gizmo !== 'off') {
      await this.studio.pause();
      await this.studio.reset();
    }
    store.set({ gizmo });
  }

  private change(title: string, action: (call: Remote) => Promise<Edited | RefusedScene>): Promise<void> {
    return this.studio.attempt(title, async () => {
      // Two worlds of one scene would come to be of two.
      this.studio.endComparison();
      const edited = await action(this.studio.engine.call);
      if ('errors' in edited) throw new Error(edited.errors[0].message);
      this.studio.take(edited);
    });
  }
}
