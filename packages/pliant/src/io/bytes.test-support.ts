import { expect } from 'vitest';
import { PliantError } from '../core/errors.js';
import { asciiBytes } from './text/ascii.js';

export const bytesOf = asciiBytes;

/** Runs a reader that must refuse, and returns the error. */
export function refusal(read: () => unknown): PliantError {
  try {
    read();
  } catch (error) {
    if (error instanceof PliantError) return error;
    throw error;
  }
  throw new Error('The reader took what it had to refuse.');
}

/** The reader must refuse at this place, with a sentence that matches. */
export function refusesAt(
  read: () => unknown,
  place: { line?: number; column?: number; offset?: number },
  sentence: RegExp,
) {
  const error = refusal(read);
  expect({ place: error.place, message: error.message }).toMatchObject({ place });
  expect(error.sentence).toMatch(sentence);
  expect(error.sentence).toMatch(/\.$/);
}

/** Bytes from pieces of text, numbers of a stated kind, and bytes. */
export function pack(...parts: readonly (string | Uint8Array | Packed)[]): Uint8Array {
  const chunks = parts.map((part) =>
    typeof part === 'string' ? asciiBytes(part) : part instanceof Uint8Array ? part : part.bytes,
  );
  return Uint8Array.from(chunks.flatMap((chunk) => [...chunk]));
}

interface Packed {
  readonly bytes: Uint8Array;
}

function packed(
  values: readonly number[],
  size: number,
  set: (view: DataView, at: number, value: number) => void,
): Packed {
  const bytes = new Uint8Array(values.length * size);
  const view = new DataView(bytes.buffer);
  for (const [i, value] of values.entries()) set(view, i * size, value);
  return { bytes };
}

export const le = {
  i32: (...values: number[]) => packed(values, 4, (v, at, x) => v.setInt32(at, x, true)),
  u32: (...values: number[]) => packed(values, 4, (v, at, x) => v.setUint32(at, x, true)),
  u64: (...values: number[]) => packed(values, 8, (v, at, x) => v.setBigUint64(at, BigInt(x), true)),
  f32: (...values: number[]) => packed(values, 4, (v, at, x) => v.setFloat32(at, x, true)),
  f64: (...values: number[]) => packed(values, 8, (v, at, x) => v.setFloat64(at, x, true)),
};

export const be = {
  i32: (...values: number[]) => packed(values, 4, (v, at, x) => v.setInt32(at, x, false)),
  i64: (...values: number[]) => packed(values, 8, (v, at, x) => v.setBigInt64(at, BigInt(x), false)),
  u64: (...values: number[]) => packed(values, 8, (v, at, x) => v.setBigUint64(at, BigInt(x), false)),
  f32: (...values: number[]) => packed(values, 4, (v, at, x) => v.setFloat32(at, x, false)),
  f64: (...values: number[]) => packed(values, 8, (v, at, x) => v.setFloat64(at, x, false)),
};
