import type { Study } from 'pliant/jobs';
import type { Finished } from '../task.js';
export function writeReport(_study: Study, _done: ReadonlyMap<number, Finished>, _folder: string): void {}
