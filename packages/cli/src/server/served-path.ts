/**
 * From a request target to a file below one folder, or nothing.
 *
 * The target is taken as it came: a URL parser would tidy up `..` before it could be refused. It is decoded once, and
 * refused when a part is empty, hidden or a step upwards, or has a character that some system takes for a separator, a
 * drive, a stream or the end. What is left is followed through its links, and must still be below the folder.
 */
import { realpath } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';

/** The decoded parts of a target's path; nothing when it is malformed or tries to leave. */
export function partsOf(target: string): string[] | undefined {
  const path = target.split(/[?#]/, 1)[0];
  if (!path.startsWith('/')) return undefined;
  const parts = path.slice(1).split('/').map(decode);
  // Only the last may be empty: that names a folder.
  if (parts.at(-1) === '') parts[parts.length - 1] = 'index.html';
  return parts.every(isPlain) ? (parts as string[]) : undefined;
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

function isPlain(part: string | undefined): boolean {
  if (part === undefined || part === '' || part.startsWith('.')) return false;
  // Windows drops dots and spaces at the end of a name.
  if (/[. ]$/.test(part)) return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  return !/[\u0000-\u001f\u007f/\\:*?"<>|]/.test(part);
}

/** The real path below `root`; nothing when there is none or a link leads out. */
export async function fileBelow(root: string, parts: readonly string[]): Promise<string | undefined> {
  try {
    const base = await realpath(root);
    const path = await realpath(join(base, ...parts));
    const way = relative(base, path);
    const isOut = way === '' || way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way);
    return isOut ? undefined : path;
  } catch {
    return undefined;
  }
}
