/**
 * The words of the page in German and Chinese, by their English. What is not in the table is shown in English: names of methods and bodies
 * are names in every language, and people's own scenes and lessons are in the language they were written in. So are sentences of the engine about
 * damaged files and other rare faults. The page's own lessons are Markdown, one folder per language.
 * Components say `say('Play')`, or `say('step {}', 3)`.
 */
import { languageCode } from './page-options.js';
import { BUILDING } from './words/building.js';
import { CURVE_WORDS } from './words/curves.js';
import { FORMULA_WORDS } from './words/formulas.js';
import { HELP } from './words/help.js';
import { MESSAGES } from './words/messages.js';
import { METHODS } from './words/methods.js';
import { PAGE } from './words/page.js';
import { PANELS } from './words/panels.js';
import { PARAMETERS } from './words/parameters.js';
import { PLANE } from './words/plane.js';
import { REFUSALS } from './words/refusals.js';
import { SCENES } from './words/scenes.js';
import type { Words } from './words/table.js';
import { TROUBLES } from './words/troubles.js';

/** Sentences that come with their values in them. */
const FILLED: Words = { ...MESSAGES, ...TROUBLES, ...REFUSALS };

const TABLE: Words = {
  ...SCENES,
  ...PAGE,
  ...PANELS,
  ...BUILDING,
  ...CURVE_WORDS,
  ...FORMULA_WORDS,
  ...HELP,
  ...METHODS,
  ...PARAMETERS,
  ...PLANE,
  ...FILLED,
};

const COLUMNS: Readonly<Record<string, 0 | 1>> = { de: 0, zh: 1 };

/** English words in the language of the page, with values in the places of `{}`, or of `{0}` and `{1}` where languages order them differently. */
export function say(words: string, ...values: readonly (string | number)[]): string {
  const column = COLUMNS[languageCode()];
  if (column === undefined) return filled(words, values);
  const known = Object.hasOwn(TABLE, words) ? TABLE[words][column] : undefined;
  if (known !== undefined) return filled(known, values);
  // Several sentences come in as many lines.
  if (values.length === 0 && words.includes('\n'))
    return words
      .split('\n')
      .map((line) => say(line))
      .join('\n');
  return values.length > 0 ? filled(words, values) : (fromMessage(words, column) ?? words);
}

/** The name or description of a scene; those of the gallery are known, and nobody touches the words of others. */
export function sayScene(words: string): string {
  return Object.hasOwn(SCENES, words) || words === 'New scene' ? say(words) : words;
}

function filled(words: string, values: readonly (string | number)[]): string {
  let k = 0;
  const value = (_: string, place: string) =>
    grouped(String(values[place === '' ? k++ : Number(place)] ?? ''));
  return values.length === 0 ? words : words.replaceAll(/\{(\d?)\}/g, value);
}

/** A comma between thousands is one before decimals in German, which has a narrow space there. */
function grouped(value: string): string {
  return languageCode() === 'de' && /^\d{1,3}(,\d{3})+$/.test(value)
    ? value.replaceAll(',', '\u202f')
    : value;
}

/** Messages come with their values in them, also from the engine's thread: each is known by the words around the values. */
function fromMessage(words: string, column: 0 | 1): string | undefined {
  const placed = PLACE.exec(words);
  if (placed !== null) return `${placed[1].replace(/^(line|byte)/, (word) => say(word))}: ${say(placed[2])}`;
  for (const [pattern, message] of PATTERNS) {
    const values = pattern.exec(words)?.slice(1);
    if (values !== undefined)
      return filled(
        TABLE[message][column],
        values.map((one) => say(one)),
      );
  }
  return undefined;
}

/** A sentence of the engine after its place, such as `line 3:7, bodies[2].shape: …`. */
const PLACE = /^((?:line \d+:\d+|byte \d+)?(?:(?:^|, )[a-z]\w*(?:[.[][^: ]*)?)?): (.+)$/s;

const PATTERNS = Object.keys(FILLED)
  .filter((message) => message.includes('{}'))
  // The one with more words of its own is meant.
  .sort((a, b) => b.replaceAll('{}', '').length - a.replaceAll('{}', '').length)
  .map((message): [RegExp, string] => {
    const parts = message.split('{}').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return [new RegExp(`^${parts.join('(.*?)')}$`, 's'), message];
  });

export const KNOWN_WORDS: readonly string[] = Object.keys(TABLE);
