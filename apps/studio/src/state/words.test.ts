import { expect, it } from 'vitest';
import { pageOptions } from './page-options.js';
import { KNOWN_WORDS, say } from './words.js';

it('every word of the table is said in every language, and what is not in it stays as it is', () => {
  for (const language of ['Deutsch', '中文'] as const) {
    pageOptions.set({ language });
    for (const word of KNOWN_WORDS) expect(say(word)).not.toBe('');
    expect(say('sweep-and-prune')).toBe('sweep-and-prune');
    expect(KNOWN_WORDS.filter((word) => say(word) === word).length).toBeLessThan(6);
  }
  pageOptions.set({ language: 'English' });
  for (const word of KNOWN_WORDS) expect(say(word)).toBe(word);
});
