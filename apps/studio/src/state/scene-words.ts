/** What is said of a scene, and kept of it. */
import type { SceneAbout } from '../engine/protocol.js';
import { type RememberedText, remember } from './memory.js';

/** Longest text that the browser is asked to keep [UTF-16 units]: it keeps five million in all. */
const LONGEST_KEPT = 1_000_000;

/** A text that is no file of the gallery is found again at the next visit, if it isn't too long. */
export function keepText(text: RememberedText): void {
  remember({ text: text.text.length <= LONGEST_KEPT ? text : undefined });
}

/** A file's name without its ending. */
export const stemOf = (file: string): string => file.replace(/\.[^.]*$/, '').slice(0, 200) || file;

export function wordsOf({ name, description, source }: SceneAbout): SceneAbout {
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(source !== undefined && { source }),
  };
}
