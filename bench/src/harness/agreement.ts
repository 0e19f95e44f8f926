import type { Verdict } from './types.js';

/** The same verdict for contestants that are judged by each other's answers: they agree, or none of them is believed. */
export function agreement(names: readonly string[], right: boolean, words: string): Record<string, Verdict> {
  return Object.fromEntries(names.map((name) => [name, { right, words }]));
}
