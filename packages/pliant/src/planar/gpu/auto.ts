/** The best backend that this platform has, and a sentence about those it hasn't. */
import { CpuBackend, type FieldBackend } from '../field/cpu.js';
import type { Gl } from './gl.js';
import type { Gpu } from './gpu-device.js';
import { Webgl2Backend } from './webgl2.js';
import { WebgpuBackend } from './webgpu.js';

export interface BackendChoice {
  readonly backend: FieldBackend;
  /** Why the ones before it in the order webgpu, webgl2, cpu were not taken. */
  readonly notes: readonly string[];
}

export interface BackendOffer {
  /** Such as `navigator.gpu`, or the one of the `webgpu` package in Node. */
  readonly gpu?: Gpu | undefined;
  /** Such as `canvas.getContext('webgl2')`. */
  readonly gl?: Gl | null | undefined;
}

/** Never fails: the CPU is always there. */
export async function autoBackend(offer: BackendOffer = {}): Promise<BackendChoice> {
  const notes: string[] = [];
  try {
    return { backend: await WebgpuBackend.from(offer.gpu), notes };
  } catch (error) {
    notes.push(sentence(error));
  }
  if (!offer.gl) notes.push('No WebGL2 context was handed over.');
  else {
    try {
      return { backend: new Webgl2Backend(offer.gl), notes };
    } catch (error) {
      notes.push(sentence(error));
    }
  }
  return { backend: new CpuBackend(), notes };
}

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
