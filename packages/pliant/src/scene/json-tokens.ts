/** Tokens of JSON text: escapes, numbers, and the naming of what shouldn't be there. */

const SHORT_ESCAPES: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['\\', '\\'],
  ['/', '/'],
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

/** Reads the escape whose backslash stands at `at`. Lone surrogates pass, as in `JSON.parse`. */
export function readEscape(text: string, at: number): { character: string; end: number } | undefined {
  const letter = text[at + 1];
  if (letter === undefined) return undefined;
  const short = SHORT_ESCAPES.get(letter);
  if (short !== undefined) return { character: short, end: at + 2 };
  if (letter !== 'u') return undefined;
  const digits = text.slice(at + 2, at + 6);
  if (!/^[0-9A-Fa-f]{4}$/.test(digits)) return undefined;
  return { character: String.fromCharCode(Number.parseInt(digits, 16)), end: at + 6 };
}

/** Where the JSON number that starts at `start` ends; undefined when the grammar isn't met (`01`, `1.`, `-`, `1e`). */
export function readNumberEnd(text: string, start: number): number | undefined {
  let at = start;
  if (text[at] === '-') at++;
  const wholeEnd = skipDigits(text, at);
  if (wholeEnd === at) return undefined;
  if (text[at] === '0' && wholeEnd > at + 1) return undefined;
  at = wholeEnd;
  if (text[at] === '.') {
    const end = skipDigits(text, at + 1);
    if (end === at + 1) return undefined;
    at = end;
  }
  if (text[at] === 'e' || text[at] === 'E') {
    at++;
    if (text[at] === '+' || text[at] === '-') at++;
    const end = skipDigits(text, at);
    if (end === at) return undefined;
    at = end;
  }
  return isWordUnit(text.charCodeAt(at)) ? undefined : at;
}

function skipDigits(text: string, from: number): number {
  let at = from;
  for (;;) {
    const c = text.charCodeAt(at);
    if (!(c >= 0x30 && c <= 0x39)) return at;
    at++;
  }
}

function isWordUnit(c: number): boolean {
  return (c >= 0x30 && c <= 0x39) || (c >= 0x41 && c <= 0x5a) || (c >= 0x61 && c <= 0x7a) || c === 0x5f;
}

/** Words that people and printers write for values that JSON has no word for, and what to write instead. */
const FOREIGN_WORDS: ReadonlyMap<string, string> = new Map([
  ['NaN', "NaN (which isn't JSON: write a finite number)"],
  ['nan', "nan (which isn't JSON: write a finite number)"],
  ['Infinity', "Infinity (which isn't JSON: write a finite number)"],
  ['-Infinity', "-Infinity (which isn't JSON: write a finite number)"],
  ['inf', "inf (which isn't JSON: write a finite number)"],
  ['undefined', "undefined (which isn't JSON: leave the key out)"],
  ['None', "None (which isn't JSON: leave the key out)"],
  ['True', 'True (JSON writes true)'],
  ['False', 'False (JSON writes false)'],
]);

const LONGEST_QUOTED = 24;

/** Names what stands at `at`, for a sentence that says it shouldn't. */
export function describeStranger(text: string, at: number): string {
  if (at >= text.length) return 'the end of the text';
  const c = text[at];
  if (c === "'") return "a single quote (JSON's quotes are double)";
  if (c === '/') return 'a slash (JSON has no comments)';
  let end = at + 1;
  if (/[-+.A-Za-z0-9_]/.test(c)) {
    while (end - at < LONGEST_QUOTED && /[-+.A-Za-z0-9_]/.test(text[end] ?? '')) end++;
  }
  const word = text.slice(at, end);
  const code = text.codePointAt(at)!;
  if (code < 0x20 || code > 0x7e)
    return `the character U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  return FOREIGN_WORDS.get(word) ?? `'${word}'`;
}
