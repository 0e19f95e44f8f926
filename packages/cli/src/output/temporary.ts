/**
 * Names of unfinished files, `.<target>.<process>-<host>-<random>.tmp`, and what becomes of them when their process was
 * killed: the next one that writes into the folder removes them. It removes only regular files with such a name whose
 * process is gone from this machine, or that nobody has written to for a day, wherever that was.
 *
 * Folders for files on their way elsewhere have such names, too, in the temporary folder of the system; the next process
 * that makes one removes those of dead processes of the same user.
 */
import { createHash, randomBytes } from 'node:crypto';
import { lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** After this long without a write nobody is writing any more [ms]. */
const FORGOTTEN = 24 * 3600 * 1000;

const PATTERN = /^\..+\.(?:(\d{1,10})-([0-9a-f]{8})-)?[0-9a-f]{12}\.tmp$/;

const host = (): string => createHash('sha256').update(hostname()).digest('hex').slice(0, 8);

/** A name beside the target that nobody else has. */
export function temporaryName(target: string): string {
  // Cut, so that the longer name is no longer than a file system allows.
  const stem = basename(target).slice(0, 100);
  return join(dirname(target), `.${stem}.${mark()}.tmp`);
}

const mark = (): string => `${process.pid}-${host()}-${randomBytes(6).toString('hex')}`;

const FOLDER = /^pliant-[a-z]+\.(\d{1,10})-([0-9a-f]{8})-[0-9a-f]{12}\.tmp$/;

/** Makes a folder of this process, which it removes itself unless it is killed; `purpose` stands in its name. */
export function temporaryFolder(purpose: string): string {
  removeFolders(tmpdir());
  const path = join(tmpdir(), `pliant-${purpose}.${mark()}.tmp`);
  mkdirSync(path, { mode: 0o700 });
  return path;
}

function removeFolders(parent: string): void {
  try {
    for (const name of readdirSync(parent)) {
      const match = FOLDER.exec(name);
      if (match === null || match[2] !== host() || isAlive(Number(match[1]))) continue;
      const path = join(parent, name);
      const stats = lstatSync(path, { throwIfNoEntry: false });
      if (stats?.isDirectory() && stats.uid === (process.getuid?.() ?? stats.uid))
        rmSync(path, { recursive: true, force: true });
    }
  } catch {
    // Somebody else removes it at this moment, or the folder can't be listed.
  }
}

/** Folders that this process has looked through: a run that writes ten thousand frames looks once. */
const looked = new Set<string>();

/** Removes what killed processes left in a folder. Never fails: it is a courtesy to the folder, not the work. */
export function removeLeftovers(folder: string, now = Date.now()): void {
  if (looked.has(folder)) return;
  looked.add(folder);
  try {
    for (const name of readdirSync(folder))
      if (isLeftover(folder, name, now)) rmSync(join(folder, name), { force: true });
  } catch {
    // A folder that can be written but not listed, or a file of somebody else's.
  }
}

function isLeftover(folder: string, name: string, now: number): boolean {
  const match = PATTERN.exec(name);
  if (match === null) return false;
  const stats = lstatSync(join(folder, name), { throwIfNoEntry: false });
  if (stats === undefined || !stats.isFile()) return false;
  if (now - stats.mtimeMs > FORGOTTEN) return true;
  return match[2] === host() && !isAlive(Number(match[1]));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user exists, too.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
