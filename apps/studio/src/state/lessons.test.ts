import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { type Lesson, lessonsIn, readLesson, translated } from './lessons.js';
import { readMarkdown } from './markdown.js';
import { LANGUAGES, languageCode, pageOptions } from './page-options.js';
import { KNOWN_WORDS, say } from './words.js';

const SCENES = fileURLToPath(new URL('../../../../scenes/', import.meta.url));
const OTHERS = LANGUAGES.filter((language) => language !== 'English');

const speak = (language: (typeof LANGUAGES)[number]) => {
  pageOptions.set({ language });
  return lessonsIn(languageCode());
};

/** What stands in bold or italics on a page: entries of the page's menus, mostly. */
const marked = (text: string): string[] =>
  readMarkdown(text).flatMap((block) => {
    if (block.kind === 'code') return [];
    const parts = block.kind === 'list' ? block.items.flat() : block.parts;
    return parts.filter(({ kind }) => kind === 'bold' || kind === 'italic').map((part) => part.text);
  });

const kinds = (text: string) =>
  readMarkdown(text).map((block) => (block.kind === 'list' ? `list of ${block.items.length}` : block.kind));

const plan = ({ key, pages }: Lesson) => ({
  key,
  pages: pages.map(({ scene, plane, text }) => ({ scene, plane, kinds: kinds(text) })),
});

describe('the lessons', () => {
  afterEach(() => pageOptions.set({ language: 'English' }));

  it('are five, and every scene is in the gallery', () => {
    const lessons = speak('English');
    expect(lessons).toHaveLength(5);
    const scenes = lessons.flatMap(({ pages }) => pages.flatMap(({ scene }) => scene ?? []));
    for (const scene of scenes) expect(existsSync(SCENES + scene), scene).toBe(true);
  });

  it.each(OTHERS)('are the same in %s: pages, scenes, lists and formulas', (language) => {
    const english = speak('English');
    expect(speak(language).map(plan)).toEqual(english.map(plan));
  });

  it.each(OTHERS)('have other words in %s, but those of the page for what stands on the page', (language) => {
    const english = speak('English');
    for (const [nth, lesson] of speak(language).entries()) {
      expect(lesson.name).not.toBe(english[nth].name);
      expect(lesson.about).not.toBe(english[nth].about);
      for (const [k, { title, text }] of lesson.pages.entries()) {
        const other = english[nth].pages[k];
        expect(title).not.toBe(other.title);
        expect(text).not.toBe(other.text);
        for (const word of marked(other.text).filter((one) => KNOWN_WORDS.includes(one)))
          expect(marked(text), `${lesson.key}, ${title}`).toContain(say(word));
      }
    }
  });

  it('that is read goes on in the language that is chosen; one of a file stays as it is', () => {
    const [first] = speak('English');
    speak('Deutsch');
    expect(translated(first, languageCode()).name).toBe('Stetige Eindringtiefe');
    const own = readLesson('# Mine\n\n## One\n\nText', 'mine.md');
    expect(translated(own, languageCode())).toBe(own);
  });
});
