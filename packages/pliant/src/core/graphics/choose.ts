/**
 * Who computes, by name: `auto` takes the best that the platform has and says in a sentence why it did not take the
 * others; a name takes that one or refuses. In Node there is no WebGPU but that of the optional package `webgpu`,
 * which the caller loads: `{ load: () => import('webgpu') }`.
 */
import { PliantError } from '../errors.js';
import type { Gl } from './gl.js';
import type { Gpu } from './gpu-device.js';

/** Who is to compute. */
export type BackendName = 'auto' | 'cpu' | 'webgl2' | 'webgpu';

/** All names there are. */
export const BACKEND_NAMES: readonly BackendName[] = ['auto', 'cpu', 'webgl2', 'webgpu'];

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
  /** Makes what a page has as `navigator.gpu`. */
  create(options: string[]): Gpu;
}

/** How each backend of a family is made. */
export interface BackendMakers<T> {
  webgpu(gpu: Gpu | undefined): Promise<T>;
  webgl2(gl: Gl): T;
  cpu(): T;
}

/** What was chosen, and why. */
export interface Chosen<T> {
  /** Who computes. */
  readonly backend: T;
  /** Why the ones before it in the order webgpu, webgl2, cpu were not taken. */
  readonly notes: readonly string[];
}

/** `auto` never fails: the CPU is always there. Another name that can't be had, or isn't one, is refused. */
export async function chooseBackend<T>(
  name: BackendName,
  offer: BackendOffer,
  makers: BackendMakers<T>,
): Promise<Chosen<T>> {
  const webgpu = async () => makers.webgpu(offer.gpu ?? (await loaded(offer.load)));
  const webgl2 = () => {
    if (!offer.gl) throw unavailable('No WebGL2 context was handed over.');
    return makers.webgl2(offer.gl);
  };
  switch (name) {
    case 'cpu':
      return { backend: makers.cpu(), notes: [] };
    case 'webgl2':
      return { backend: webgl2(), notes: [] };
    case 'webgpu':
      return { backend: await webgpu(), notes: [] };
    case 'auto':
      break;
    default: {
      const sentence = `There is no backend ${JSON.stringify(name)}; use ${BACKEND_NAMES.join(', ')}.`;
      throw new PliantError('unknown-name', sentence, { path: 'backend' });
    }
  }
  const notes: string[] = [];
  for (const make of [webgpu, webgl2]) {
    try {
      return { backend: await make(), notes };
    } catch (error) {
      notes.push(sentenceOf(error));
    }
  }
  return { backend: makers.cpu(), notes };
}

async function loaded(load: BackendOffer['load']): Promise<Gpu | undefined> {
  if (!load) return undefined;
  let library: GpuPackage;
  try {
    library = await load();
  } catch (error) {
    const reason = `The package webgpu could not be loaded (${sentenceOf(error)})`;
    throw unavailable(`${reason}; install it, or use the cpu backend.`);
  }
  return library.create([]);
}

function sentenceOf(error: unknown): string {
  if (error instanceof PliantError) return error.sentence;
  return error instanceof Error ? error.message : String(error);
}

function unavailable(sentence: string): PliantError {
  return new PliantError('unavailable', sentence, { path: 'backend' });
}
