import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PliantError } from '../../core/errors.js';
import { Random } from '../../math/random.js';
import { formatSceneXml, parseSceneXml } from './index.js';

const printed = readFileSync(
  new URL('../../../../../scenes/thesis/floor-and-cube.xml', import.meta.url),
  'latin1',
);

/** The printed scene with the first two molecules of the floor and the last three of the cube. */
const source = (() => {
  let seen = 0;
  return printed.replace(/<molecule [^>]*>\n/g, (tag) => (seen++ < 2 || seen > 69 ? tag : ''));
})();

const TOKENS = [
  '<', '>', '/>', '</', '"', "'", '&', '&amp;', '&a;', '&#0;', '&#x110000;', '&#xfffff', '=', ' ', '\n', '\r', '\0', '\u00e9', '\ufffe',
  ']]>', '<![CDATA[', '<!--', '-->', '<?xml', '<?x ?>', '<!DOCTYPE come [', '<!ENTITY a "&a;&a;">', ']>', 'SYSTEM "file:///etc/passwd"',
  '-1', 'NaN', '1e999', '0x10', '-', '1e-320', '9'.repeat(500), 'true', 'bord', 'center', '__proto__="1"', 'xmlns:x="y"', 'x="0"',
  '<molecule', '</molecule>', '<force x="0" y="0" z="0" time="-1"/>', '</molecule_organ>', '<molecule_organ type="a" description="b">',
  '</come>', '<a>'.repeat(300), 'encoding="utf-16"', 'encoding="koi8-r"', 'a'.repeat(3000),
]; // biome-ignore format: one token per line says no more

const mutations: readonly ((text: string, random: Random) => string)[] = [
  (text, random) => text.slice(0, random.int(text.length)),
  (text, random) => text.slice(random.int(text.length)),
  (text, random) => {
    const at = random.int(text.length);
    return text.slice(0, at) + TOKENS[random.int(TOKENS.length)] + text.slice(at);
  },
  (text, random) => {
    const at = random.int(text.length);
    return text.slice(0, at) + text.slice(at + 1 + random.int(30));
  },
  (text, random) => {
    const at = random.int(text.length);
    return text.slice(0, at) + String.fromCharCode(random.int(256)) + text.slice(at + 1);
  },
  (text, random) => {
    // One attribute's value becomes something else.
    const values = [...text.matchAll(/"[^"]*"/g)];
    if (values.length === 0) return text;
    const { index, 0: value } = values[random.int(values.length)];
    return `${text.slice(0, index)}"${TOKENS[random.int(TOKENS.length)]}"${text.slice(index + value.length)}`;
  },
  (text, random) => {
    // A stretch is doubled or moved.
    const [from, size, to] = [random.int(text.length), random.int(400), random.int(text.length)];
    return text.slice(0, to) + text.slice(from, from + size) + text.slice(to);
  },
];

describe('damaged scenes', () => {
  it.each([1, 2, 3, 4, 5])('are read or refused with line and column, 700 of seed %i', (seed) => {
    const random = new Random(seed);
    const codes = new Map<string, number>();
    for (let k = 0; k < 700; k++) {
      let text = source;
      for (let n = random.int(3); n >= 0; n--)
        text = mutations[random.int(mutations.length)](text, random) || ' ';
      const bytes = Uint8Array.from(text, (c) => c.charCodeAt(0));
      const code = outcome(random.int(2) === 0 ? text : bytes);
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    for (const code of ['read', 'syntax', 'invalid-value', 'unknown-name', 'missing-key', 'unknown-key']) {
      expect(codes.get(code) ?? 0).toBeGreaterThan(0);
    }
  });
});

function outcome(input: string | Uint8Array): string {
  try {
    const { scene } = parseSceneXml(input);
    const written = formatSceneXml(scene);
    if (formatSceneXml(parseSceneXml(written).scene) !== written)
      throw new Error(`not the same again:\n${written}`);
    return 'read';
  } catch (error) {
    if (!(error instanceof PliantError)) throw error;
    const { line, column } = error.place;
    if (!(line! >= 1 && column! >= 1)) throw new Error(`no place in: ${error.message}`);
    if (error.message.length > 600) throw new Error(`a message of ${error.message.length} characters`);
    return error.code;
  }
}
