/**
 * The scene that runs, as its text will say it, with everything that was changed since it was opened, and the way back. The world follows
 * live where it can; where bodies come, go or move, it is made anew from the scene.
 */
import { formatScene, PliantError, type Scene, type World } from 'pliant';
import { formatSceneXml, isSceneXml } from 'pliant/io';
import { moleculesOfScene } from 'pliant/molecules';
import { bodyCount } from './bodies.js';

type Act = (world: World) => void;

/** How a running world follows a change, and how it takes it back. */
export interface Live {
  readonly redo: Act;
  readonly undo: Act;
  /** Of what; changes of the same thing that follow each other quickly are one. */
  readonly of: string;
}

interface Version {
  readonly scene: Scene;
  /** As it was written, where somebody wrote it. */
  readonly text?: string;
}

interface Change {
  readonly title: string;
  readonly before: Version;
  readonly after: Version;
  readonly live?: Live;
}

/** What the page knows of the document. */
export interface DocumentState {
  readonly text: string;
  /** What can be taken back, and done again, in words. */
  readonly undo?: string;
  readonly redo?: string;
  /** Nothing was changed since the scene was opened. */
  readonly isAsOpened: boolean;
  /** Bodies that belong together, by their names. */
  readonly sets: Scene['sets'];
}

/** Changes of one thing that follow each other within this time are one [ms]: a dragged slider sends many. */
const ONE_GESTURE = 600;
const MOST_CHANGES = 200;

export class Document {
  private past: Change[] = [];
  private future: Change[] = [];
  private current: Version | undefined;
  private opened: Version | undefined;
  /** Which body of the written-out scene stands in a row of the world. */
  private nths: number[] = [];
  private changedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly now: () => number) {}

  /** Another scene, or a world without one. */
  open(scene: Scene | undefined, text: string | undefined): void {
    this.past = [];
    this.future = [];
    this.current = scene && { scene, ...(text !== undefined && { text }) };
    this.opened = this.current;
    this.madeAnew();
  }

  /** The world was made from the scene: its rows are the bodies in their order, without those that have no molecules. */
  madeAnew(): void {
    this.nths = [];
    let nth = 0;
    for (const body of this.current?.scene.bodies ?? []) {
      const isLeftOut = body.kind === 'mass-spring' && body.molecules.length === 0;
      for (let left = bodyCount({ bodies: [body] }); left > 0; left--, nth++)
        if (!isLeftOut) this.nths.push(nth);
    }
  }

  get scene(): Scene | undefined {
    return this.current?.scene;
  }

  /** Places of rows of the world in the scene. */
  nthsOf(rows: readonly number[]): number[] {
    return rows.map((row) => this.nths[row]).filter((nth) => nth !== undefined && nth >= 0);
  }

  rowOf(nth: number): number {
    return this.nths.indexOf(nth);
  }

  /** A body came into a row of the running world, as the last of the scene. */
  came(row: number): void {
    this.nths[row] = Math.max(-1, ...this.nths) + 1;
  }

  /** The body of a row left the running world. */
  left(row: number): void {
    const gone = this.nths[row];
    this.nths = this.nths.map((nth) => (nth > gone ? nth - 1 : nth));
    this.nths[row] = -1;
  }

  /** Gives a way back to what is known now, for a change that turns out to be refused. */
  keep(): () => void {
    const { past, future, current, changedAt } = this;
    this.past = [...past];
    return () => Object.assign(this, { past, future, current, changedAt });
  }

  /** Takes a change down; one that changes nothing is none. */
  change(title: string, scene: Scene, live?: Live, text?: string): void {
    const before = this.current;
    if (before === undefined) return;
    const after = { scene, ...(text !== undefined && { text }) };
    const last = this.past[this.past.length - 1];
    const now = this.now();
    const isOne = last?.title === title && last.live?.of === live?.of && now - this.changedAt < ONE_GESTURE;
    if (!isOne && text === undefined && formatScene(scene) === formatScene(before.scene)) return;
    this.changedAt = now;
    if (isOne && last.live !== undefined && live !== undefined) {
      this.past[this.past.length - 1] = { ...last, after, live: { ...live, undo: last.live.undo } };
    } else this.past.push({ title, before, after, ...(live !== undefined && { live }) });
    if (this.past.length > MOST_CHANGES) this.past.shift();
    this.future = [];
    this.current = after;
  }

  /** Takes the last change back; tells how the world follows, or nothing where it is to be made anew. */
  undo(): { readonly act?: Act } | undefined {
    const change = this.past.pop();
    if (change === undefined) return undefined;
    this.future.push(change);
    this.current = change.before;
    this.changedAt = Number.NEGATIVE_INFINITY;
    return { ...(change.live !== undefined && { act: change.live.undo }) };
  }

  redo(): { readonly act?: Act } | undefined {
    const change = this.future.pop();
    if (change === undefined) return undefined;
    this.past.push(change);
    this.current = change.after;
    return { ...(change.live !== undefined && { act: change.live.redo }) };
  }

  /** Back to what was opened, as one more change. */
  asOpened(): void {
    const { current, opened } = this;
    if (current === undefined || opened === undefined || current.scene === opened.scene) return;
    this.change('all changes', opened.scene, undefined, opened.text);
  }

  get text(): string {
    const { current } = this;
    if (current === undefined) return '';
    if (current.text !== undefined) return current.text;
    const text = this.xmlOf(current.scene) ?? formatScene(current.scene);
    this.current = { ...current, text };
    return text;
  }

  /** A scene that came as XML stays XML, unless something was changed that XML has no words for. */
  private xmlOf(scene: Scene): string | undefined {
    if (!isSceneXml(this.opened?.text ?? '')) return undefined;
    try {
      const { source: _, ...told } = scene;
      const { scene: molecules, leftOut } = moleculesOfScene(told);
      return leftOut.length === 0 ? formatSceneXml(molecules) : undefined;
    } catch (error) {
      if (error instanceof PliantError) return undefined;
      throw error;
    }
  }

  get state(): DocumentState {
    const undo = this.past[this.past.length - 1]?.title;
    const redo = this.future[this.future.length - 1]?.title;
    return {
      text: this.text,
      ...(undo !== undefined && { undo }),
      ...(redo !== undefined && { redo }),
      isAsOpened: this.current?.scene === this.opened?.scene,
      sets: this.current?.scene.sets ?? [],
    };
  }
}
