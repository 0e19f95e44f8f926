/** One folder per test run for the built studio; whichever file needs it first builds it, see `buildStudio`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    readonly studioFolder: string;
  }
}

export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'pliant-studio-'));
  provide('studioFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
