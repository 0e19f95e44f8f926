/**
 * One folder per test run for the built studio: a copy of what `npm test` has just built, or else whichever file needs it first
 * builds it, see `buildStudio`.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    readonly studioFolder: string;
  }
}

const BUILD = new URL('../../../scripts/setup/build.mjs', import.meta.url);
const DIST = fileURLToPath(new URL('../dist', import.meta.url));

export default async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'pliant-studio-'));
  const { isStudioBuilt } = (await import(BUILD.href)) as { isStudioBuilt(): boolean };
  if (isStudioBuilt()) {
    cpSync(DIST, join(folder, 'site'), { recursive: true });
    for (const name of ['claimed', 'done']) mkdirSync(join(folder, name));
  }
  provide('studioFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
