/** The kernel of joints is a piece that a program may leave out. Without it the plain code gives the same bits. */
import { Part } from '../../core/part.js';
import type { FrontKernel } from './front-kernel.js';

export const frontKernels = new Part<typeof FrontKernel>('Kernels', 'pliant/methods');
