// Makes the bundle of the engine lighter to download, by 9 kB of 170, and its package by 100 kB of 1,200:
//
// - The sentences of the format stay out. They stand beside every key of `scene/format*.ts`. Editors show them from the
//   declarations and from `scene.schema.json`. Nothing reads them while a program runs.
// - WebAssembly is written with one sign a byte instead of six bits a digit. Repeated code then gives repeated text,
//   which compresses.
// - Doc comments of members stay out: the declarations have them. Comments of constants and within functions stay out:
//   docs/tolerances.md and the sources have them. So do those of functions and classes: the declarations have them, too.
//   Comments of files stay.

import { readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';

/** Where each word of the vocabulary (`scene/schema/make.ts`) has its sentence. */
const SENTENCE = { object: 0, required: 1, optional: 1, defaulted: 2 };

const KERNEL = /src[\\/](response[\\/](impulse|joints)|bodies[\\/]fem|planar[\\/]sim)[\\/]kernel-code\.ts$/;
const SCHEMA = /src[\\/]scene[\\/]scene-schema\.ts$/;

export const lighten = () => [
  lightenFormat(),
  {
    name: 'lighten-members',
    transform: {
      filter: { id: /src[\\/].*\.ts$/ },
      // No map: blanks stand where the comments stood.
      handler: (code) => ({
        code: COMMENTS.reduce((text, comment) => text.replace(comment, blanks), code),
        map: null,
      }),
    },
  },
];

/** A doc comment that doesn't begin its line belongs to a member. */
const MEMBER_COMMENT = /^[ \t]+\/\*\*[\s\S]*?\*\//gm;

/** A doc comment of a constant in capitals. */
const CONSTANT_COMMENT = /^\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n(?=(?:export )?const [A-Z][A-Z0-9_]* =)/gm;

/** A doc comment of a function or a class. */
const FUNCTION_COMMENT =
  /^\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n(?=(?:export )?(?:(?:async )?function |(?:abstract )?class ))/gm;

/** A line that is a comment. */
const LINE_COMMENT = /^[ \t]*\/\/ .*$/gm;

const COMMENTS = [MEMBER_COMMENT, CONSTANT_COMMENT, FUNCTION_COMMENT, LINE_COMMENT];

const blanks = (text) => text.replace(/[^\n]/g, ' ');

function lightenFormat() {
  return {
    name: 'lighten',
    load: {
      filter: { id: [SCHEMA, KERNEL] },
      handler: (id) => (SCHEMA.test(id) ? SCHEMA_FROM_FILE : kernel(readFileSync(id, 'utf8'))),
    },
    transform: {
      filter: { id: /src[\\/](scene|world|recording|jobs)[\\/].*\.ts$/, code: /schema\/(index|make)\.js/ },
      // No map: nothing moves.
      handler: (code) => ({ code: blank(code, sentences(parseAst(code, { lang: 'ts' }))), map: null }),
    },
  };
}

const SCHEMA_FROM_FILE = [
  "import schema from '../../scene.schema.json';",
  'export const sceneSchema = () => JSON.parse(JSON.stringify(schema));',
  '',
].join('\n');

function kernel(source) {
  const base64 = [...source.matchAll(/^ {2}'(.+)',$/gm)].map(([, line]) => line).join('');
  return `export const CODE = '${Array.from(Buffer.from(base64, 'base64'), sign).join('')}';\n`;
}

/**
 * The sign of a byte (`core/wasm.ts` reads it): printable, the common ones (240 to 255, and small ones) in ASCII, and none that a text would
 * have to escape.
 */
function sign(byte) {
  const place = (byte + 16) & 255;
  const isPlain = place < 94 && place !== 7 && place !== 60;
  return String.fromCharCode(isPlain ? place + 32 : place + 256);
}

/** Places of all sentences in a module. */
function sentences(program) {
  const found = [];
  const visit = (node) => {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.forEach(visit);
    if (node.type === 'CallExpression' && Object.hasOwn(SENTENCE, node.callee.name ?? '')) {
      const sentence = node.arguments[SENTENCE[node.callee.name]];
      if (sentence?.type === 'Literal' && typeof sentence.value === 'string') found.push(sentence);
    }
    for (const key of Object.keys(node)) if (key !== 'type') visit(node[key]);
  };
  visit(program.body);
  return found;
}

/** Empty texts, and blanks up to where each ended: source maps stay true. */
function blank(code, places) {
  let out = '';
  let at = 0;
  for (const { start, end } of places.sort((p, q) => p.start - q.start)) {
    out += `${code.slice(at, start)}''${' '.repeat(end - start - 2)}`;
    at = end;
  }
  return out + code.slice(at);
}
