/** Bodies of mesh files; of a surface with holes the user says what becomes of it, of several one after the other. */
import type { MeshWishes, NamedBytes, OpenWish } from '../engine/mesh-body.js';
import type { Edited, Remote } from '../engine/protocol.js';
import type { StudioState } from './desk.js';
import type { Message } from './message.js';
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
  /** Those that wait for the answer to the one that is shown. */
  private questions: Message[] = [];

  constructor(private readonly studio: MeshDesk) {}

  /** Adds meshes; `files` are all that came with them. */
  async add(
    meshes: readonly NamedBytes[],
    files: readonly NamedBytes[],
    wishes: MeshWishes = {},
  ): Promise<void> {
    this.questions = [];
    const told: string[] = [];
    for (const mesh of meshes) told.push(...(await this.outcome(mesh, files, wishes, meshes.length > 1)));
    this.tell(meshes.map(({ name }) => name).join(', '), told);
  }

  /** What became of a mesh, in words; what went wrong, too, where there are others to go on with. */
  private async outcome(
    file: NamedBytes,
    files: readonly NamedBytes[],
    wishes: MeshWishes,
    hasOthers: boolean,
  ): Promise<readonly string[]> {
    try {
      return await this.addOne(file, files, wishes);
    } catch (error) {
      if (!hasOthers) throw error;
      return [(error as Error).message];
    }
  }

  /** Of a mesh with holes there is nothing to tell yet. */
  private async addOne(
    file: NamedBytes,
    files: readonly NamedBytes[],
    wishes: MeshWishes,
  ): Promise<readonly string[]> {
    this.studio.endComparison();
    const added = await this.studio.engine.call.addMesh(file, files, wishes);
    if ('openEdges' in added) {
      this.questions.push(this.question(file, files, wishes, added.openEdges));
      return [];
    }
    this.studio.take(added);
    return [added.sentence];
  }

  /** Shows the next question, below what there is to tell. */
  private tell(title: string, told: readonly string[]): void {
    const [question, ...others] = this.questions;
    this.questions = others;
    const message: Message = question ?? { kind: 'notice', title, text: '' };
    const text = [...told, question?.text ?? ''].filter((one) => one !== '').join('\n');
    this.studio.store.set({ message: { ...message, text } });
  }

  /** A surface with holes has no inside: the user says what becomes of it. */
  private question(
    file: NamedBytes,
    files: readonly NamedBytes[],
    wishes: MeshWishes,
    edges: number,
  ): Message {
    const add = (open: OpenWish) => () =>
      void this.studio.inTurn(() =>
        this.studio.attempt(`${file.name} could not be opened`, async () =>
          this.tell(
            file.name,
            await this.outcome(file, files, { ...wishes, open }, this.questions.length > 0),
          ),
        ),
      );
    const cancel = () => (this.questions.length > 0 ? this.tell('', []) : this.studio.dismiss());
    const choices = [
      { label: 'Close the holes', act: add('repair') },
      { label: 'Use it as a static surface', act: add('static') },
      { label: 'Cancel', act: cancel },
    ];
    const text = `The surface is open at ${edges} edges, so it has no inside and no mass.`;
    return { kind: 'notice', title: file.name, text, choices };
  }
}
