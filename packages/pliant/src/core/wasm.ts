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
 * A program over memory of its own; undefined where the platform has no WebAssembly with vectors, a page's policy
 * forbids it, or address space is short: who asks has the same in plain code.
 */
export function startProgram<Exports>(code: string): WasmProgram<Exports> | undefined {
  const wasm = (globalThis as { WebAssembly?: Wasm }).WebAssembly;
  if (wasm === undefined) return undefined;
  try {
    const memory = new wasm.Memory({ initial: 1 });
    const module = new wasm.Module(decode(code));
    return { memory, exports: new wasm.Instance(module, { env: { memory } }).exports as Exports };
  } catch {
    return undefined;
  }
}

/** Adds pages; false where memory is short. */
export function growMemory(memory: WasmMemory, pages: number): boolean {
  try {
    memory.grow(pages);
    return true;
  } catch {
    return false;
  }
}

/**
 * One sign a byte, which compresses better than digits of six bits: byte + 48, or byte + 272 where that is no plain sign,
 * bytes from 240 on counted from −16 (`core/base64.ts`, `scripts/setup/lighten.mjs`). The array wraps what is negative.
 */
const decode = (text: string): Uint8Array =>
  Uint8Array.from(text, (sign) => sign.charCodeAt(0) - (sign < '\u0100' ? 48 : 272));
