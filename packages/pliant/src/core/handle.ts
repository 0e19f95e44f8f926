/**
 * Handles name rows that may be reused: index and generation in one number, 0 for none. A handle whose row has been
 * given to somebody else since has an old generation and is detected.
 */
declare const brand: unique symbol;
export type Handle<Of extends string> = number & { readonly [brand]: Of };

/** 2²⁴ rows, and 2²⁹ generations of each, fit exactly into a double's 53 bits. */
const INDEX_SPAN = 2 ** 24;
export const MAX_ROWS = INDEX_SPAN - 1;
export const MAX_GENERATION = 2 ** 29 - 1;

export function makeHandle<Of extends string>(index: number, generation: number): Handle<Of> {
  return (generation * INDEX_SPAN + index + 1) as Handle<Of>;
}

/** Row index, or -1 for a value that never was a handle. */
export function handleIndex(handle: number): number {
  if (!Number.isSafeInteger(handle) || handle <= 0) return -1;
  return (handle % INDEX_SPAN) - 1;
}

export function handleGeneration(handle: number): number {
  return Math.floor(handle / INDEX_SPAN);
}
