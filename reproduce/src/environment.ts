/** What a number depends on besides the code that is measured: machine, versions, commit. */
import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

export interface Environment {
  readonly processor: string;
  readonly memory: string;
  readonly system: string;
  readonly node: string;
  readonly commit: string;
  readonly date: string;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export function environment(): Environment {
  const cores = cpus();
  return {
    processor: `${cores[0]?.model.trim() ?? 'unknown'}, ${cores.length} ${cores.length === 1 ? 'core' : 'cores'}`,
    memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
    system: `${process.platform} ${process.arch}`,
    node: process.version,
    commit: commit(),
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
