/** The files that one run writes: opened together before it, named together after it. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { refusal } from '../failure.js';
import { OutputFile } from './output-file.js';

export interface Written {
  readonly kind: string;
  readonly file: string;
  readonly bytes: number;
}

export class Outputs<Kind extends string> {
  private readonly files = new Map<Kind, OutputFile>();

  /** `paths` by kind; `input` is the file that is read and must not be overwritten. */
  constructor(paths: Readonly<Partial<Record<Kind, string | undefined>>>, cwd: string, input?: string) {
    try {
      for (const kind of Object.keys(paths) as Kind[]) {
        const path = paths[kind];
        if (path !== undefined) this.open(kind, path, cwd, input);
      }
    } catch (error) {
      this.discard();
      throw error;
    }
  }

  get(kind: Kind): OutputFile | undefined {
    return this.files.get(kind);
  }

  /** No file takes its name before all are on the disk: a disk that fills up leaves every old file whole. */
  commit(): Written[] {
    for (const file of this.files.values()) file.complete();
    for (const file of this.files.values()) file.publish();
    return [...this.files].map(([kind, { name, bytes }]) => ({ kind, file: name, bytes }));
  }

  discard(): void {
    for (const file of this.files.values()) file.discard();
  }

  private open(kind: Kind, path: string, cwd: string, input?: string): void {
    if (input !== undefined && isSameFile(path, input, cwd)) {
      throw refusal(`--${kind} would overwrite the scene ${path}; give it another name.`);
    }
    const file = new OutputFile(path, cwd);
    const twin = [...this.files].find(([, other]) => other.path === file.path);
    this.files.set(kind, file);
    if (twin !== undefined)
      throw refusal(`--${twin[0]} and --${kind} both name ${path}; give them different files.`);
  }
}

/** Whether two paths lead to one file, links and differently spelled names included. */
export function isSameFile(a: string, b: string, cwd: string): boolean {
  try {
    const [left, right] = [a, b].map((path) => statSync(resolve(cwd, path), { bigint: true }));
    return left!.isFile() && left!.dev === right!.dev && left!.ino === right!.ino;
  } catch {
    // One of them isn't there; that has its own sentence where it matters.
    return false;
  }
}
