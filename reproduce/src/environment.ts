/** What a number depends on besides the code that is measured: machine, versions, commit. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Environment {
  readonly processor: string;
  /** Processes that wanted to compute over the last minute, this one among them. */
  readonly load: string;
  readonly memory: string;
  readonly system: string;
  readonly node: string;
  readonly pliant: string;
  readonly three: string;
  readonly commit: string;
  /** Of all sources and scenes that a number can depend on. */
  readonly code: string;
  readonly date: string;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = [
  'packages/pliant/src',
  'packages/three/src',
  'reproduce/src/experiments',
  'reproduce/src/pictures',
  'bench/src',
  'scenes',
];

export function environment(): Environment {
  const cores = cpus();
  return {
    processor: `${cores[0]?.model.trim() ?? 'unknown'}, ${cores.length} ${cores.length === 1 ? 'core' : 'cores'}`,
    load: `${loadavg()[0].toFixed(1)} of ${cores.length}${loadavg()[0] > cores.length ? ': busy with other work, so times are longer than they would be' : ''}`,
    memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
    system: `${process.platform} ${process.arch}`,
    node: process.version,
    pliant: versionOf('packages/pliant'),
    three: versionOf('node_modules/three'),
    commit: commit(),
    code: codeFingerprint(),
    date: new Date().toISOString().slice(0, 10),
  };
}

/** With a star when files were changed since; a source tree without its history says so. */
function commit(): string {
  try {
    const git = (...words: string[]) =>
      execFileSync('git', ['-C', ROOT, ...words], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    return git('rev-parse', '--short=12', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '*');
  } catch {
    return 'unknown';
  }
}

function versionOf(folder: string): string {
  const path = join(ROOT, folder, 'package.json');
  if (!existsSync(path)) return 'unknown';
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}

/** Tells a changed source from the same one, with or without a history: what ran before is only trusted for the same code. */
function codeFingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of SOURCES) {
    const files = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test(-support)?\.ts$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const file of files) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}
