/** The rows of six-axis joints are a piece that a program may leave out. */
import { Part } from '../../core/part.js';
import type { SixAxisRows } from './six-axis.js';

export const sixAxisJoints = new Part<typeof SixAxisRows>('Joints of six axes', 'pliant/methods');
