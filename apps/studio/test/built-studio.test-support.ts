/**
 * The studio as `npm start` builds it, once for all test files of a run: they are threads of one process, and the first that asks builds. The
 * folder goes when the run ends (`setup` below is the run's global set-up).
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PLACE = join(tmpdir(), `pliant-studio-tests-${process.pid}`);
const [DONE, FAILED] = [join(PLACE, 'done'), join(PLACE, 'failed')];

export async function builtStudio(): Promise<string> {
  const folder = join(PLACE, 'dist');
  if (isFirst()) await buildInto(folder);
  while (!existsSync(DONE)) {
    if (existsSync(FAILED)) throw new Error('Another test file could not build the studio.');
    await wait(50);
  }
  return folder;
}

/** Making a folder succeeds for one thread alone. */
function isFirst(): boolean {
  try {
    mkdirSync(PLACE);
    return true;
  } catch {
    return false;
  }
}

async function buildInto(folder: string): Promise<void> {
  try {
    await build({
      root: ROOT,
      configFile: join(ROOT, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true, reportCompressedSize: false },
    });
    writeFileSync(DONE, '');
  } catch (error) {
    writeFileSync(FAILED, '');
    throw error;
  }
}

export function setup(): () => void {
  const remove = () => rmSync(PLACE, { recursive: true, force: true });
  // Left behind by a process that had the same number.
  remove();
  return remove;
}
