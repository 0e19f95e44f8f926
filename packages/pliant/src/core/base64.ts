/** Bytes of compiled kernels in the sources. The published bundle has their signs instead (`scripts/setup/lighten.mjs`). */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** One sign a byte, as `core/wasm.ts` reads it, from six bits a digit. */
export function signsOf(base64: string): string {
  const end = base64.indexOf('=') < 0 ? base64.length : base64.indexOf('=');
  let signs = '';
  let word = 0;
  let bits = 0;
  for (let k = 0; k < end; k++) {
    word = ((word << 6) | DIGITS.indexOf(base64[k])) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    signs += String.fromCharCode((((word >> bits) + 16) & 255) + 256);
  }
  return signs;
}
