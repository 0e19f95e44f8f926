/** The backend of a name, or the best that this platform has, and a sentence about those it hasn't. */
import {
  type BackendName,
  type BackendOffer,
  type Chosen,
  chooseBackend,
} from '../../core/graphics/choose.js';
import { CpuBackend, type FieldBackend } from '../field/cpu.js';
import { Webgl2Backend } from './webgl2.js';
import { WebgpuBackend } from './webgpu.js';

/** The backend that was chosen, and why. */
export type BackendChoice = Chosen<FieldBackend>;

/** The backend of a name; `auto` is the best there is. Refuses a name that can't be had. */
export function backendOf(name: BackendName, offer: BackendOffer = {}): Promise<BackendChoice> {
  return chooseBackend<FieldBackend>(name, offer, {
    webgpu: (gpu) => WebgpuBackend.from(gpu),
    webgl2: (gl) => new Webgl2Backend(gl),
    cpu: () => new CpuBackend(),
  });
}

/** Never fails: the CPU is always there. */
export const autoBackend = (offer: BackendOffer = {}): Promise<BackendChoice> => backendOf('auto', offer);
