/**
 * Files that a mesh file names, and that stand beside it. The name comes from inside a file that may be anybody's, so
 * it is followed only to regular files in the mesh file's own folder or below it, links included: not to a device, nor
 * to a pipe that nobody writes to.
 */
import { realpathSync, statSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { refusal, systemReason } from '../failure.js';
import { readInput } from '../read-input.js';

/** The bytes of a companion of `file`; undefined when there is none of that name. Both paths are seen from `cwd`. */
export function readCompanion(
  file: string,
  path: string,
  cwd: string,
  limit: number,
): Uint8Array | undefined {
  const place = resolve(cwd, path);
  if (statIfThere(place) === undefined) return undefined;
  const folder = realpathSync(dirname(resolve(cwd, file)));
  const real = realpathSync(place);
  if (!real.startsWith(folder.endsWith(sep) ? folder : folder + sep))
    throw refusal(`${file} names ${path}, which lies outside its folder; put both into one folder.`);
  if (!statSync(real).isFile())
    throw refusal(`${file} names ${path}, which is no regular file; put the file itself there.`);
  return readInput(real, cwd, limit);
}

function statIfThere(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw refusal(`Can't read ${path} because ${systemReason(error)}.`, error);
  }
}
