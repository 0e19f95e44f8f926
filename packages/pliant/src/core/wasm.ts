/** The little of WebAssembly that the engine uses, typed here because it compiles without DOM and Node types. */
export interface WasmMemory {
  readonly buffer: ArrayBuffer;
  /** Adds pages of 64 kB; every view on the old buffer is dead afterwards. */
  grow(pages: number): number;
}

interface Wasm {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { readonly exports: object };
  Memory: new (size: { initial: number }) => WasmMemory;
}

export interface WasmProgram<Exports> {
  readonly memory: WasmMemory;
  readonly exports: Exports;
}

/**
 * A program over memory of its own; undefined where the platform has no WebAssembly with vectors, a page's policy forbids it, or address space
 * is short: who asks has the same in plain code.
 */
export function startProgram<Exports>(base64: string): WasmProgram<Exports> | undefined {
  const wasm = (globalThis as { WebAssembly?: Wasm }).WebAssembly;
  if (wasm === undefined) return undefined;
  try {
    const memory = new wasm.Memory({ initial: 1 });
    const module = new wasm.Module(decode(base64));
    return { memory, exports: new wasm.Instance(module, { env: { memory } }).exports as Exports };
  } catch {
    return undefined;
  }
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function decode(base64: string): Uint8Array {
  const end = base64.indexOf('=') < 0 ? base64.length : base64.indexOf('=');
  const bytes = new Uint8Array((end * 3) >> 2);
  let word = 0;
  let bits = 0;
  let at = 0;
  for (let k = 0; k < end; k++) {
    word = ((word << 6) | DIGITS.indexOf(base64[k])) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (word >> bits) & 255;
  }
  return bytes;
}
