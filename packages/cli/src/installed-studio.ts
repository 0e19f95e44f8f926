import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Folder of the page in the installed package `@pliant/studio`, or nothing where that is missing or not built. */
export function installedStudio(): string | undefined {
  try {
    const manifest = createRequire(import.meta.url).resolve('@pliant/studio/package.json');
    const page = join(dirname(manifest), 'dist');
    return existsSync(join(page, 'index.html')) ? page : undefined;
  } catch {
    return undefined;
  }
}
