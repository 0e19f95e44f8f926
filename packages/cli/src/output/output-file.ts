/**
 * A file that is whole or not there. Everything goes to a temporary file in the same folder, which takes the name of
 * the target only when it is complete and on the disk; until then an older file of that name stays as it was.
 *
 * It is opened before the work begins, so that a place that can't be written is known at once. A target that is no
 * regular file (a pipe, /dev/null) is written directly: renaming would put a file in the place of the device.
 */
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  lstatSync,
  openSync,
  readlinkSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { FAILED, Failure, isSystemError, ReaderGone, systemReason } from '../failure.js';
import { removeLeftovers, temporaryName } from './temporary.js';

/** Text waits in memory up to this length [UTF-16 units] before it is written. */
const BUFFERED = 1 << 18;
/** As many as the system itself follows. */
const MOST_LINKS = 40;

export class OutputFile {
  bytes = 0;
  private readonly target: string;
  private readonly temporary: string | undefined;
  private file: number | undefined;
  /** False for standard output, which stays open. */
  private readonly isOurs: boolean = true;
  private waiting = '';

  /** `name` is what the user typed; messages say it. */
  constructor(
    readonly name: string,
    cwd: string,
  ) {
    try {
      const open = openAlready(name, cwd);
      this.isOurs = open === undefined;
      if (open !== undefined) {
        this.target = `fd ${open}`;
        this.temporary = undefined;
        this.file = open;
        return;
      }
      this.target = followLinks(resolve(cwd, name));
      const old = statIfThere(this.target);
      if (old?.isDirectory()) throw new Error('it is a folder');
      if (old !== undefined) accessSync(this.target, constants.W_OK);
      const isDirect = old !== undefined && !old.isFile();
      if (!isDirect) removeLeftovers(dirname(this.target));
      this.temporary = isDirect ? undefined : temporaryName(this.target);
      this.file = isDirect ? openSync(this.target, 'w') : create(this.temporary!, old);
    } catch (error) {
      throw this.failure(openReason(error, resolve(cwd, name)));
    }
  }

  /** The path that is really written, with links followed; two outputs must not share one. */
  get path(): string {
    return this.target;
  }

  writeText(text: string): void {
    this.waiting += text;
    if (this.waiting.length >= BUFFERED) this.flush();
  }

  write(bytes: Uint8Array): void {
    this.attempt(() => {
      for (let done = 0; done < bytes.length; ) done += this.writeSome(bytes, done);
    });
    this.bytes += bytes.length;
  }

  /** Everything to the disk, then the target's name. */
  commit(): void {
    this.complete();
    this.publish();
  }

  /** The first half of `commit`: all is on the disk, under the temporary name. */
  complete(): void {
    this.flush();
    this.attempt(() => {
      if (this.temporary !== undefined) fsyncSync(this.file!);
      this.close();
    });
  }

  /** The second half: the target's name. */
  publish(): void {
    const { temporary } = this;
    if (temporary === undefined) return;
    this.attempt(() => renameSync(temporary, this.target));
    syncFolder(dirname(this.target));
  }

  /** Leaves nothing behind. Does nothing after `commit`. */
  discard(): void {
    if (this.file === undefined && this.temporary === undefined) return;
    try {
      this.close();
    } catch {
      // The file is thrown away; that its last bytes couldn't be written no longer matters.
    }
    if (this.temporary !== undefined) rmSync(this.temporary, { force: true });
  }

  private attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.discard();
      // As for all that the command prints: `pliant run … --csv - | head` is no error.
      if (!this.isOurs && isSystemError(error) && error.code === 'EPIPE') throw new ReaderGone(error);
      throw this.failure(systemReason(error));
    }
  }

  private flush(): void {
    if (this.waiting === '') return;
    const bytes = new TextEncoder().encode(this.waiting);
    this.waiting = '';
    this.write(bytes);
  }

  private writeSome(bytes: Uint8Array, from: number): number {
    try {
      return writeSync(this.file!, bytes, from);
    } catch (error) {
      // A pipe whose reader is slow.
      if (!isSystemError(error) || error.code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
      return 0;
    }
  }

  private close(): void {
    const { file } = this;
    this.file = undefined;
    if (file !== undefined && this.isOurs) closeSync(file);
  }

  private failure(reason: string): Failure {
    return new Failure(FAILED, `Can't write ${this.name === '-' ? 'stdout' : this.name} because ${reason}.`);
  }
}

/** A new file with the permissions of the one that it will replace. */
function create(path: string, old: Stats | undefined): number {
  return openSync(path, 'wx', old === undefined ? 0o666 : old.mode & 0o777);
}

function statIfThere(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}

/**
 * The open file that a name stands for: `-` and /dev/stdout are standard output. Following such a link would lead to
 * the file behind it, which may have been opened to be added to, and put another in its place.
 */
function openAlready(name: string, cwd: string): number | undefined {
  if (name === '-') return STDOUT;
  let path = resolve(cwd, name);
  for (let i = 0; i < MOST_LINKS; i++) {
    const match = OPEN_FILE.exec(path);
    if (match !== null) return match[1] === undefined ? STDOUT : Number(match[1]);
    if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return undefined;
    path = resolve(dirname(path), readlinkSync(path));
  }
  return undefined;
}

const STDOUT = 1;
const OPEN_FILE = /^(?:\/dev\/stdout|\/(?:dev|proc\/self)\/fd\/(\d+))$/;

/** Whether a name stands for standard output. */
export function isStandardOutput(name: string): boolean {
  return openAlready(name, '/') === STDOUT;
}

/** Where a link leads, even when nothing is there yet: the link stays and its target is replaced. */
function followLinks(path: string): string {
  for (let i = 0; i < MOST_LINKS; i++) {
    if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
    path = resolve(dirname(path), readlinkSync(path));
  }
  throw new Error('its links lead in a circle');
}

/** What doesn't exist when a new file can't be made is its folder. */
function openReason(error: unknown, target: string): string {
  if (!isSystemError(error) || error.code !== 'ENOENT') return systemReason(error);
  return existsSync(dirname(target)) ? 'no file can be made in its folder' : 'its folder does not exist';
}

/** Makes the rename itself last through a power cut, where the system lets a folder be opened. */
function syncFolder(folder: string): void {
  try {
    const file = openSync(folder, 'r');
    try {
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  } catch {
    // Windows and some network file systems can't; the file itself is safe.
  }
}
