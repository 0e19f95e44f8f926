/**
 * Where consoles that follow Node's look for an object's own short form; elsewhere it is a method that nobody calls.
 */
export const INSPECT: unique symbol = Symbol.for('nodejs.util.inspect.custom');

/** Six digits of each, as a list: enough to recognise, short enough for a line. */
export function shortList(values: ArrayLike<number>): string {
  return `[${Array.from(values, (value) => Number(value.toPrecision(6))).join(', ')}]`;
}
