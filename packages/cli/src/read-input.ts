import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { resolve } from 'node:path';
import { refusal, systemReason } from './failure.js';

const CHUNK = 1 << 20;

/**
 * The bytes of an input file. Read piece by piece up to `limit`, so that a pipe works and an endless device doesn't fill
 * the memory.
 */
export function readInput(path: string, cwd: string, limit: number): Uint8Array<ArrayBuffer> {
  let file: number | undefined;
  try {
    file = openSync(resolve(cwd, path), 'r');
    return readAll(file, limit, fstatSync(file).size);
  } catch (error) {
    throw refusal(`Can't read ${path} because ${systemReason(error)}.`, error);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

function readAll(file: number, limit: number, size: number): Uint8Array<ArrayBuffer> {
  let bytes = new Uint8Array(Math.min(size, limit) + 1);
  let length = 0;
  for (;;) {
    const read = readSync(file, bytes, length, bytes.length - length, null);
    if (read === 0) return bytes.slice(0, length);
    length += read;
    if (length > limit) throw new Error(`it is larger than ${limit / 2 ** 20} MB`);
    if (length === bytes.length) {
      const larger = new Uint8Array(Math.min(Math.max(length * 2, CHUNK), limit + 1));
      larger.set(bytes);
      bytes = larger;
    }
  }
}
