/** Bodies of mesh files; of a surface with holes the user says what becomes of it. */
import type { MeshWishes, NamedBytes, OpenWish } from '../engine/mesh-body.js';
import type { Edited, Remote } from '../engine/protocol.js';
import type { StudioState } from './desk.js';
import type { Store } from './store.js';

/** What it needs of the studio. */
export interface MeshDesk {
  readonly store: Store<StudioState>;
  readonly engine: { readonly call: Remote };
  attempt(title: string, action: () => Promise<unknown>): Promise<void>;
  inTurn<Result>(action: () => Promise<Result>): Promise<Result>;
  dismiss(): void;
  endComparison(): void;
  take(edited: Edited): void;
}

export class MeshAdding {
  constructor(private readonly studio: MeshDesk) {}

  async add(file: NamedBytes, files: readonly NamedBytes[], wishes: MeshWishes): Promise<void> {
    this.studio.endComparison();
    const added = await this.studio.engine.call.addMesh(file, files, wishes);
    if ('openEdges' in added) return this.askAboutHoles(file, files, wishes, added.openEdges);
    this.studio.take(added);
    this.studio.store.set({ message: { kind: 'notice', title: file.name, text: added.sentence } });
  }

  /** A surface with holes has no inside: the user says what becomes of it. */
  private askAboutHoles(
    file: NamedBytes,
    files: readonly NamedBytes[],
    wishes: MeshWishes,
    edges: number,
  ): void {
    const add = (open: OpenWish) => () =>
      void this.studio.inTurn(() =>
        this.studio.attempt(`${file.name} could not be opened`, () =>
          this.add(file, files, { ...wishes, open }),
        ),
      );
    const choices = [
      { label: 'Close the holes', act: add('repair') },
      { label: 'Use it as a static surface', act: add('static') },
      { label: 'Cancel', act: () => this.studio.dismiss() },
    ];
    const text = `The surface is open at ${edges} edges, so it has no inside and no mass.`;
    this.studio.store.set({ message: { kind: 'notice', title: file.name, text, choices } });
  }
}
