/**
 * What was done so far, one JSON line per run, only ever added to: after a kill at any moment the file is right up to
 * its last whole line, and a study goes on where it was. The first line names the study and the engine's version.
 */
import {
  closeSync,
  existsSync,
  fsync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { ENGINE_VERSION, type Study } from 'pliant/jobs';
import { FAILED, Failure, refusal, systemReason } from '../failure.js';
import type { Finished } from './task.js';

interface Header {
  readonly study: string;
  readonly engine: string;
  readonly name: string;
}

const HEADER = '{"study":';

/** What to do where a folder has the journal of another study. */
const OTHER_PLACE = 'take another --out, or --fresh to begin anew';

export class Journal {
  /** By the index of the run. */
  readonly done = new Map<number, Finished>();
  private file: number | undefined;
  private unsynced = 0;
  private syncing: Promise<void> | undefined;

  private constructor(readonly path: string) {}

  /** Opens or begins the journal of a study. A journal of another one is refused. */
  static open(path: string, study: Study): Journal {
    const journal = new Journal(path);
    const isNew = !existsSync(path);
    const length = isNew ? 0 : journal.load(study, OTHER_PLACE);
    try {
      journal.file = openSync(path, isNew ? 'wx' : 'r+');
      ftruncateSync(journal.file, length);
    } catch (error) {
      throw new Failure(FAILED, `Can't write ${path} because ${systemReason(error)}.`, { cause: error });
    }
    journal.at = length;
    if (length === 0) journal.append({ study: study.id, engine: ENGINE_VERSION, name: study.plan.name });
    return journal;
  }

  /** Refuses a journal of another study, and changes nothing. */
  static check(path: string, study: Study): void {
    if (!existsSync(path)) return;
    const journal = new Journal(path);
    const bytes = journal.readBytes();
    const end = bytes.indexOf(0x0a);
    const header = end < 0 ? undefined : parse(bytes.toString('utf8', 0, end));
    if (header !== undefined) journal.checkHeader(header as Header, study, OTHER_PLACE);
  }

  /** Only reads. */
  static read(path: string, study: Study): ReadonlyMap<number, Finished> {
    const journal = new Journal(path);
    journal.load(study, 'leave it out, or merge it with its own plan');
    return journal.done;
  }

  private at = 0;

  /** The first word about a run counts; a second one says the same. */
  add(finished: Finished): boolean {
    if (this.done.has(finished.index)) return false;
    this.append(finished);
    this.done.set(finished.index, finished);
    return true;
  }

  /**
   * Brings what was added so far to the disk, beside other work: a disk may take a tenth of a second, in which processes
   * that are done would wait for their next runs.
   */
  syncSoon(): void {
    if (this.file === undefined || this.unsynced === 0 || this.syncing !== undefined) return;
    const { file, unsynced } = this;
    this.syncing = new Promise((done) => {
      fsync(file, (error) => {
        // Where it failed, all is unsynced as before, and `sync` says so.
        if (error === null) this.unsynced -= unsynced;
        this.syncing = undefined;
        done();
      });
    });
  }

  /** When nothing is on its way to the disk any more. */
  async settled(): Promise<void> {
    await this.syncing;
  }

  /** Brings everything to the disk. */
  sync(): void {
    if (this.file === undefined || this.unsynced === 0) return;
    this.attempt(() => fsyncSync(this.file!));
    this.unsynced = 0;
  }

  close(): void {
    if (this.file === undefined) return;
    this.sync();
    closeSync(this.file);
    this.file = undefined;
  }

  private append(line: object): void {
    const bytes = Buffer.from(`${JSON.stringify(line)}\n`);
    this.attempt(() => {
      for (let done = 0; done < bytes.length; ) {
        done += writeSync(this.file!, bytes, done, bytes.length - done, this.at + done);
      }
    });
    this.at += bytes.length;
    this.unsynced++;
  }

  private attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      const done = this.done.size;
      throw new Failure(
        FAILED,
        `Can't write ${this.path} because ${systemReason(error)}; the ${done} runs before are safe, and the same command goes on from there.`,
        { cause: error },
      );
    }
  }

  /** Fills `done` and gives the length of the part that is whole [bytes]. `advice` is for a journal of another study. */
  private load(study: Study, advice: string): number {
    const bytes = this.readBytes();
    let from = 0;
    for (let line = 0; ; line++) {
      const end = bytes.indexOf(0x0a, from);
      if (end < 0) {
        // A first line may be torn, but not begin in another way.
        if (line === 0 && !HEADER.startsWith(bytes.toString('utf8', 0, HEADER.length))) throw this.damaged(0);
        return from;
      }
      const value = parse(bytes.toString('utf8', from, end));
      if (value === undefined) {
        // Only the last line can be torn; one in the middle means that somebody else wrote here.
        if (line > 0 && bytes.indexOf(0x0a, end + 1) < 0) return from;
        throw this.damaged(line);
      }
      if (line === 0) this.checkHeader(value as Header, study, advice);
      else this.remember(value, study, line);
      from = end + 1;
    }
  }

  /** The first word about a run counts, as in `add`. */
  private remember(value: unknown, study: Study, line: number): void {
    const { index, outcome, wall, attempts } = value as Partial<Finished>;
    const isRun =
      study.runs[index ?? -1]?.index === index &&
      ['done', 'refused', 'crashed'].includes(outcome?.kind ?? '') &&
      typeof wall === 'number' &&
      typeof attempts === 'number';
    if (!isRun) throw this.damaged(line);
    if (!this.done.has(index!)) this.done.set(index!, value as Finished);
  }

  private damaged(line: number): Failure {
    return refusal(
      line === 0
        ? `${this.path} is no journal of a sweep: its first line names no study.`
        : `${this.path} is damaged in line ${line + 1}; remove the file, or take --fresh.`,
    );
  }

  private readBytes(): Buffer {
    try {
      return readFileSync(this.path);
    } catch (error) {
      throw refusal(`Can't read ${this.path} because ${systemReason(error)}.`, error);
    }
  }

  private checkHeader({ study: id, engine, name }: Header, study: Study, advice: string): void {
    if (id === study.id) return;
    if (typeof id !== 'string' || typeof engine !== 'string') throw this.damaged(0);
    if (engine !== ENGINE_VERSION) {
      throw refusal(
        `${this.path} was made by version ${engine} of the engine and this is ${ENGINE_VERSION}; ${advice}.`,
      );
    }
    throw refusal(`${this.path} belongs to another plan ('${name}'); ${advice}.`);
  }
}

function parse(line: string): unknown {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
