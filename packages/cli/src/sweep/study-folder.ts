/** The folder of a study: its plan, its journal, its tables, and the lock that keeps two coordinators apart. */
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { exactJson, type Study } from 'pliant/jobs';
import { FAILED, Failure, refusal, systemReason } from '../failure.js';
import { makeFolder, unmakeFolders } from '../output/make-folder.js';
import { removeLeftovers, temporaryName } from '../output/temporary.js';

/** What a study writes, and nothing else of a folder that it may not own alone. */
const OWN =
  /^(plan\.json|results.*\.jsonl|table\.csv|table\.parquet|timings\.csv|report\.html|runs|(?:coordinator|results.*)\.lock)$/;

export class StudyFolder {
  private readonly made: string[] = [];
  private isLocked = false;

  private constructor(
    readonly path: string,
    private readonly lockName: string,
  ) {}

  /** Makes or opens the folder, and keeps other coordinators out. */
  static open(path: string, cwd: string, part = 'coordinator'): StudyFolder {
    const folder = new StudyFolder(resolve(cwd, path), `${part}.lock`);
    folder.attempt(() => {
      folder.made.push(...makeFolder(folder.path));
      folder.lock();
      folder.isLocked = true;
    });
    return folder;
  }

  /** Removes what a killed call left behind; `fresh` forgets what an earlier study left there too. */
  tidy(fresh: boolean): void {
    this.attempt(() => {
      removeLeftovers(this.path);
      if (fresh) this.clear();
    });
  }

  file(name: string): string {
    return join(this.path, name);
  }

  /** Lets others in. A folder that was made for nothing goes again. */
  close(): void {
    if (this.isLocked) rmSync(this.file(this.lockName), { force: true });
    this.isLocked = false;
    unmakeFolders(this.made);
  }

  private attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.close();
      if (error instanceof Failure) throw error;
      throw new Failure(FAILED, `Can't write into ${this.path} because ${systemReason(error)}.`, {
        cause: error,
      });
    }
  }

  /** Shards may write it at the same moment, so it appears whole. */
  keepPlan(study: Study): void {
    const plan = this.file('plan.json');
    const temporary = temporaryName(plan);
    this.attempt(() => {
      try {
        writeFileSync(temporary, `${exactJson(study.plan)}\n`);
        renameSync(temporary, plan);
      } catch (error) {
        rmSync(temporary, { force: true });
        throw error;
      }
    });
  }

  private clear(): void {
    for (const name of readdirSync(this.path)) {
      if (OWN.test(name) && !name.endsWith('.lock'))
        rmSync(this.file(name), { recursive: true, force: true });
    }
  }

  /**
   * A lock whose process is gone is nobody's. Shards of one study share a folder, so each has a lock of its own
   * journal's name.
   */
  private lock(): void {
    const lock = this.file(this.lockName);
    if (existsSync(lock)) {
      const [host, pid] = readFileSync(lock, 'utf8').trim().split(' ');
      if (host === hostname() ? isAlive(Number(pid)) : true) {
        throw refusal(
          `Another coordinator (process ${pid} on ${host}) works in ${this.path}; wait for it, or remove ${this.lockName} if it is gone.`,
        );
      }
      rmSync(lock, { force: true });
    }
    // Made first and filled after: on a full disk an empty lock must not stay behind.
    const file = openSync(lock, 'wx');
    try {
      writeSync(file, `${hostname()} ${process.pid}\n`);
    } catch (error) {
      rmSync(lock, { force: true });
      throw error;
    } finally {
      closeSync(file);
    }
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
