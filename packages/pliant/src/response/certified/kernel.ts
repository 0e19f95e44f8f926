/** Moves the hot loops of solids to their kernel in WebAssembly, where there are enough elements for it to pay. */
import { FemKernel } from '../../bodies/fem/fem-kernel.js';
import type { SoftPart } from './soft-part.js';

/** Fewest elements of a world for which a kernel is started, which takes about a millisecond. */
const FOR_KERNEL = 200;

export class SolidKernel {
  private kernel: FemKernel | undefined;
  private isRefused = false;

  /** Gives every solid a place in the kernel. All earlier places are forgotten. */
  lodge(parts: readonly (SoftPart | undefined)[]): void {
    let elements = 0;
    let vertices = 0;
    for (const part of parts) {
      if (part?.rest === undefined) continue;
      elements += part.rest.shape.tetCount;
      vertices = Math.max(vertices, part.rest.count);
    }
    const pays = elements >= FOR_KERNEL && this.start();
    const kernel = pays && this.kernel?.clear(vertices) === true ? this.kernel : undefined;
    for (const part of parts) part?.rest?.lodge(kernel);
  }

  private start(): boolean {
    if (this.kernel === undefined && !this.isRefused) {
      this.kernel = FemKernel.start();
      this.isRefused = this.kernel === undefined;
    }
    return !this.isRefused;
  }

  /** At the start of a substep. */
  tidy(): void {
    this.kernel?.tidy();
  }
}
