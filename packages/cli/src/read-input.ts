import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { resolve } from 'node:path';
import { isSystemError, refusal, systemReason } from './failure.js';

const CHUNK = 1 << 20;
const STDIN = 0;

/**
 * The bytes of an input file, or of standard input for `-`. Read piece by piece up to `limit`, so that a pipe works and
 * an endless device doesn't fill the memory.
 */
export function readInput(path: string, cwd: string, limit: number): Uint8Array<ArrayBuffer> {
  let file: number | undefined;
  try {
    file = path === '-' ? STDIN : openSync(resolve(cwd, path), 'r');
    return readAll(file, limit, fstatSync(file).size);
  } catch (error) {
    throw refusal(`Can't read ${path} because ${systemReason(error)}.`, error);
  } finally {
    if (file !== undefined && file !== STDIN) closeSync(file);
  }
}

function readAll(file: number, limit: number, size: number): Uint8Array<ArrayBuffer> {
  let bytes = new Uint8Array(Math.min(size, limit) + 1);
  let length = 0;
  for (;;) {
    const read = readSome(file, bytes, length);
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

/** Standard input may have nothing yet. */
function readSome(file: number, bytes: Uint8Array, from: number): number {
  for (;;) {
    try {
      return readSync(file, bytes, from, bytes.length - from, null);
    } catch (error) {
      if (isSystemError(error) && error.code === 'EOF') return 0;
      if (!isSystemError(error) || error.code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}

export function decode(bytes: Uint8Array, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw refusal(`${file} is not UTF-8 text; save it as UTF-8.`, error);
  }
}
