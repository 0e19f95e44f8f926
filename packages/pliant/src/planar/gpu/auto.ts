/**
 * The best backend that this platform has, and a sentence about those it hasn't. In Node there is no WebGPU but that of
 * the optional package `webgpu`, which the caller loads: `autoBackend({ load: () => import('webgpu') })`.
 */
import { PliantError } from '../../core/errors.js';
import { CpuBackend, type FieldBackend } from '../field/cpu.js';
import type { Gl } from './gl.js';
import type { Gpu } from './gpu-device.js';
import { Webgl2Backend } from './webgl2.js';
import { WebgpuBackend } from './webgpu.js';

/** The backend that was chosen, and why. */
export interface BackendChoice {
  /** Who computes the fields. */
  readonly backend: FieldBackend;
  /** Why the ones before it in the order webgpu, webgl2, cpu were not taken. */
  readonly notes: readonly string[];
}

/** What a platform has. */
export interface BackendOffer {
  /** Such as `navigator.gpu`. */
  readonly gpu?: Gpu | undefined;
  /** Loads the optional package `webgpu`, for Node; not called where `gpu` is given. */
  readonly load?: (() => Promise<GpuPackage>) | undefined;
  /** Such as `canvas.getContext('webgl2')`. */
  readonly gl?: Gl | null | undefined;
}

/** The part of the package `webgpu` that is used here. */
export interface GpuPackage {
  create(options: string[]): Gpu;
}

/** Never fails: the CPU is always there. */
export async function autoBackend(offer: BackendOffer = {}): Promise<BackendChoice> {
  const notes: string[] = [];
  try {
    return { backend: await WebgpuBackend.from(offer.gpu ?? (await loaded(offer.load))), notes };
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

async function loaded(load: BackendOffer['load']): Promise<Gpu | undefined> {
  if (!load) return undefined;
  let library: GpuPackage;
  try {
    library = await load();
  } catch (error) {
    const reason = `The package webgpu could not be loaded (${sentence(error)})`;
    throw new PliantError('unavailable', `${reason}; install it, or use the cpu backend.`, {
      path: 'backend',
    });
  }
  return library.create([]);
}

function sentence(error: unknown): string {
  if (error instanceof PliantError) return error.sentence;
  return error instanceof Error ? error.message : String(error);
}
