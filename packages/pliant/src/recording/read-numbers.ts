import type { ByteReader } from '../core/bytes.js';

/** A block of exactly `count` doubles. */
export function readNumbers(input: ByteReader, count: number): Float64Array {
  const at = input.offset;
  const values = input.doubles();
  if (values.length !== count) input.fail(`Expected ${count} numbers, found ${values.length}.`, at);
  return values;
}
