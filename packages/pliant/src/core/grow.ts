/**
 * How columns grow. A buffer that runs out of room doubles, so that growth is rare and costs little in all; after
 * warm-up it does not happen any more. Two kinds of columns: those whose contents have to survive are `widened`,
 * scratch is simply made anew where its owner's `reserve` says so.
 */
type Column = Float64Array | Float32Array | Uint32Array | Int32Array | Uint16Array | Uint8Array;

/** A longer array of the same type that begins with what `old` holds; twice as long by default. */
export function widened<A extends Column>(old: A, length = 2 * old.length): A {
  const next = new (old.constructor as new (length: number) => A)(length);
  next.set(old);
  return next;
}
