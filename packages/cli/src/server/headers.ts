/** What every answer of the server says, errors included: a page is only as isolated as its least response. */

/**
 * Nothing from elsewhere, nothing inline, no frames; WebAssembly, because the engine's kernel is, but no `eval`.
 * Textures and exports of the page live in blob: and data: addresses.
 */
const CONTENT_SECURITY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** `isolated` makes the page cross-origin isolated, without which browsers give it no SharedArrayBuffer. */
export function headersFor(isolated: boolean): Readonly<Record<string, string>> {
  const common = {
    'Content-Security-Policy': CONTENT_SECURITY,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    // Always asked again: the page is rebuilt under a running browser, and the way is short.
    'Cache-Control': 'no-cache',
  };
  if (!isolated) return common;
  return {
    ...common,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  };
}
