/**
 * The clone of the repository that this file belongs to. Installed as a package there is none, and then there is no
 * gallery, no studio page and no benchmark; what needs them says so.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Path in the clone, or nothing when there is no clone or no such path in it. */
export function inClone(...parts: string[]): string | undefined {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  if (!isClone(root)) return undefined;
  const path = join(root, ...parts);
  return existsSync(path) ? path : undefined;
}

function isClone(root: string): boolean {
  try {
    const text = readFileSync(join(root, 'package.json'), 'utf8');
    return (JSON.parse(text) as { name?: unknown }).name === 'pliant-workspace';
  } catch {
    return false;
  }
}
