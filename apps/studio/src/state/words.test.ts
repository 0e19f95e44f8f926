import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { METHOD_STAGES, type MethodInfo, parseScene, World } from 'pliant';
import { broadphases, narrowphases, penetrations, responses } from 'pliant/methods';
import { afterEach, describe, expect, it } from 'vitest';
import { Driver } from '../engine/driver.js';
import { EDITABLE } from '../engine/inspect.js';
import type { News } from '../engine/protocol.js';
import { FORMULAS } from '../ui/formulas.js';
import { sayPair } from '../ui/methods-section.js';
import { pageOptions } from './page-options.js';
import { wordsIn } from './spoken.test-support.js';
import { KNOWN_WORDS, say, sayScene } from './words.js';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const KNOWN = new Set(KNOWN_WORDS);

/** Files whose strings nobody reads: programs and drawings that are written, formulas, names of papers, the words themselves. */
const SILENT =
  /^(state\/words\/|state\/words\.ts|state\/as-code|state\/figure|ui\/formulas|ui\/markdown-text|view\/(ground|aside-picture|tapes\/vtu))/;
/** What is a name, a unit, a program's word, or comes into a scene and is data from then on. */
const NAMES = new Set([
  ...['Pliant', 'SVG', 'PNG', 'Ctrl+D', '11px system-ui', '1px solid var(--edge)', 'short paper'],
  ...['input, textarea, [contenteditable="true"]', 'input, select, [role="tab"], .toolbar'],
  ...['path, polygon, rect, circle, ellipse', '(prefers-color-scheme: dark)', 'too long', '{} (Ctrl+Enter)'],
  'Hoff et al. 2001, the five demonstrations and table 1',
]);
/** What is written into a scene's text, and the names of papers: data in every language. */
const IN_ENGLISH = /^engine\/(origin|document\/(presets|clip))/;

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test/.test(file) && !SILENT.test(file))
  .sort();

const spokenIn = (file: string) => wordsIn(readFileSync(join(SOURCES, file), 'utf8'), file.endsWith('x'));

const ENGINE = fileURLToPath(new URL('../../../../packages/pliant/src', import.meta.url));
const engineFiles = readdirSync(ENGINE, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !/\.test|^(planar|exact)\//.test(file));
const TELLS = /\btroubles\.report\(|\bthis\.report\(|\baround\.report\(/;
/** What methods and their parameters are stands in the table of methods; their sources and advice are names. */
const OF_METHODS = /^(our own|survey of|Solves|Groups of|Most |Error against|It needs)/;
const REFUSES =
  /^scene\/(schema\/(check|check-numbers|check-object|near|problems|refuse)|json-text|parse|complete|expand-joints)\.ts$/;

const bodies = (body: string): string =>
  `{ "pliant": 1, "name": "x", "description": "y", "bodies": [${body}] }`;
/** Texts that are no scenes, each in another way. */
const WRONG = [
  '',
  '{',
  '{ "pliant": 1, }',
  "{ 'pliant': 1 }",
  '{ "pliant": NaN }',
  '{ "pliant": 1 } more',
  '{ "pliant": 1, "pliant": 1 }',
  '{ "pliant": 1e999 }',
  '{ "pliant": 99, "name": "x", "description": "y", "bodies": [] }',
  '{ "pliant": 1 }',
  bodies('3'),
  bodies('{ "kind": "rigd" }'),
  bodies('{ "kind": "dynamic", "shape": { "kind": "box" } }'),
  bodies('{ "kind": "rigid", "shape": { "kind": "sphere", "radius": -1 } }'),
  bodies('{ "kind": "rigid", "shape": { "kind": "sphere", "radius": "large" } }'),
  bodies('{ "kind": "rigid", "shape": { "kind": "sphere", "raduis": 1 } }'),
  bodies('{ "kind": "rigid", "shape": { "kind": "sphere", "radius": 1 }, "position": [0, 1] }'),
  bodies('{ "kind": "rigid", "shape": { "kind": "sphere", "radius": 1 }, "orientation": [0, 0, 0, 0] }'),
  bodies('{ "kind": "rigid", "shape": { "kind": "sphere", "radius": 1 }, "mesh": 2 }'),
  bodies('{ "kind": "rigid", "shape": { "kind": "sphere", "radius": 1 }, "colour": "red" }'),
];

/** What the page says of what the engine throws. */
function refusal(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return say((error as Error).message);
  }
  throw new Error('Nothing was refused.');
}

afterEach(() => pageOptions.set({ language: 'English' }));

describe('the table of words', () => {
  it('has every word that the page shows or says', () => {
    const missing: string[] = [];
    for (const file of files) {
      const { shown, said, sentences } = spokenIn(file);
      const told = IN_ENGLISH.test(file) ? [] : sentences;
      for (const words of shown) if (!NAMES.has(words)) missing.push(`${file}: not said: ${words}`);
      for (const words of [...said, ...told.filter((one) => !one.startsWith('{ "pliant"'))])
        if (!KNOWN.has(words) && !NAMES.has(words)) missing.push(`${file}: not in the table: ${words}`);
    }
    expect(missing).toEqual([]);
    expect(files.length).toBeGreaterThan(120);
  });

  it("has every method's sentence, and those of its parameters", () => {
    const registries: readonly { list(): readonly MethodInfo[] }[] = [
      broadphases,
      narrowphases,
      penetrations,
      responses,
    ];
    const methods = registries.flatMap((registry) => registry.list());
    const sentences = [...methods, ...methods.flatMap(({ parameters = [] }) => parameters)].map(
      ({ sentence }) => sentence,
    );
    expect(sentences.filter((sentence) => !KNOWN.has(sentence))).toEqual([]);
  });

  it("has every scene of the gallery, and leaves people's own scenes alone", () => {
    const scenes = fileURLToPath(new URL('../../../../scenes', import.meta.url));
    const read = (file: string) => JSON.parse(readFileSync(join(scenes, file), 'utf8')) as object;
    const entries = readdirSync(scenes)
      .filter((file) => file.endsWith('.json') && file !== 'index.json')
      .map(read)
      .concat(read('thesis/index.json')) as { readonly name: string; readonly description: string }[];
    expect(entries.length).toBeGreaterThan(70);
    pageOptions.set({ language: 'Deutsch' });
    const words = entries.flatMap(({ name, description }) => [name, description]);
    expect(words.filter((one) => !KNOWN.has(one))).toEqual([]);
    expect(words.filter((one) => sayScene(one) === one)).toEqual([]);
    expect(sayScene('Undo')).toBe('Undo');
  });

  it('has every sentence that the engine tells troubles with', () => {
    const told = engineFiles.filter((file) => TELLS.test(readFileSync(join(ENGINE, file), 'utf8')));
    const sentences = told.flatMap(
      (file) => wordsIn(readFileSync(join(ENGINE, file), 'utf8'), false).sentences,
    );
    const troubles = sentences.filter((one) => one.length > 50 && !OF_METHODS.test(one));
    expect(troubles.filter((one) => !KNOWN.has(one))).toEqual([]);
    expect(troubles.length).toBeGreaterThan(15);
  });

  it('has every sentence with which a text or a value of a scene is refused', () => {
    const refusing = engineFiles.filter((file) => REFUSES.test(file));
    const missing = refusing.flatMap((file) =>
      wordsIn(readFileSync(join(ENGINE, file), 'utf8'), false).sentences.filter(
        (one) => /[.;?]$|; /.test(one) && !KNOWN.has(one),
      ),
    );
    expect(missing).toEqual([]);
    expect(refusing.length).toBeGreaterThan(8);
  });

  it('says in other languages why real scenes are refused', () => {
    for (const text of WRONG) {
      const reading = parseScene(text);
      if (reading.ok) throw new Error(`This is a scene: ${text}`);
      for (const { message } of reading.errors) {
        pageOptions.set({ language: '中文' });
        expect(say(message), message).toMatch(/\p{Script=Han}/u);
        expect(say(message), message).not.toMatch(/\b(must|but|number|array|missing|should|stand|here)\b/);
        pageOptions.set({ language: 'Deutsch' });
        expect(say(message), message).not.toMatch(/\b(must|but|number|array|missing|should|stand|here)\b/);
      }
    }
  });

  it('says refusals of a running world after their place', () => {
    pageOptions.set({ language: 'Deutsch' });
    expect(refusal(() => new World().add({ kind: 'rigid', shape: { kind: 'sphere', radius: -1 } }))).toMatch(
      /^body\.shape\.radius: Verlangt ist eine Zahl von 1e-9 bis .* m, gefunden wurde -1\.$/,
    );
    expect(refusal(() => new World().setMethod('response', 'glue'))).toMatch(
      /^methods\.response: Es gibt in Antwort kein Verfahren „glue“; wählen Sie eines von .*impulse/,
    );
  });

  it('says everything in every language, with as many values', () => {
    const holes = (words: string) => words.split('{}').length;
    for (const language of ['Deutsch', '中文'] as const) {
      pageOptions.set({ language });
      for (const words of KNOWN_WORDS) {
        expect(say(words)).not.toBe('');
        expect(holes(say(words)), words).toBe(holes(words));
      }
      expect(say('sweep-and-prune')).toBe('sweep-and-prune');
    }
    expect(KNOWN_WORDS.filter((words) => !/\p{Script=Han}/u.test(say(words)))).toEqual(IN_ALL_LANGUAGES);
  });

  it('says the words in formulas, and bodies in the order of each language', () => {
    for (const [language, pair] of [
      ['Deutsch', 'Kugel (starr) und Ebene (fest)'],
      ['中文', '刚体球 与 静态平面'],
      ['English', 'rigid sphere and static plane'],
    ] as const) {
      pageOptions.set({ language });
      expect(sayPair('a rigid sphere and a static plane')).toBe(pair);
      const english = Object.values(FORMULAS).filter((one) =>
        /\b(and|all|is|where|over|the|depth|of|at)\b/.test(one),
      );
      expect(english.length).toBeGreaterThan(12);
      if (language !== 'English') for (const one of english) expect(say(one)).not.toBe(one);
    }
  });

  it('names what can be undone', () => {
    const titles: (string | undefined)[] = [];
    const news = (told: News) => told.type === 'document' && titles.push(told.state.undo);
    const driver = new Driver(
      () => 5000 * titles.length,
      () => undefined,
      true,
      news,
    );
    driver.load(
      JSON.stringify({
        ...{ pliant: 1, name: 'A ball', description: 'It is there.' },
        bodies: [{ kind: 'rigid', shape: { kind: 'sphere', radius: 0.5 } }],
      }),
    );
    titles.length = 0;
    for (const key of EDITABLE) driver.setBodies([0], { [key]: 0.123 });
    for (const stage of METHOD_STAGES) driver.setMethod(stage, driver.offers()[stage].at(-1)!.name);
    driver.setParameters('impulse', { iterations: 7 });
    expect(new Set(titles).size).toBe(EDITABLE.length + METHOD_STAGES.length + 1);
    for (const language of ['Deutsch', '中文'] as const) {
      pageOptions.set({ language });
      for (const title of titles) expect(say(title!)).not.toBe(title);
    }
  });

  it('has the same numbers in every language, written as the page writes numbers', () => {
    // Thousands have a comma in English and Chinese and a narrow space in German, where the point belongs to decimals.
    const numbersIn = (text: string) =>
      [
        ...text
          .replaceAll(/(?<=\d)[,\u202f](?=\d{3}(?!\d))/g, '')
          .matchAll(/(?<![\d.,{])\d+(?:[.,]\d+)?(?![\d}])/g),
      ]
        .map(([number]) => number)
        .sort();
    pageOptions.set({ language: 'Deutsch' });
    for (const words of KNOWN_WORDS.filter((one) => /\d[.,]\d/.test(one)))
      expect(numbersIn(say(words)), words).toEqual(numbersIn(words));
    for (const words of KNOWN_WORDS) expect(say(words)).not.toMatch(/\d,\d/);
    expect(say('die is a rigid body of 12,345 triangles now.')).toContain('12\u202f345 Dreiecken');
  });

  it('stays as it is in English', () => {
    for (const words of KNOWN_WORDS) expect(say(words)).toBe(words);
    expect(say('step {} to {}, {} times', 3, 5, 2)).toBe('step 3 to 5, 2 times');
  });

  it('knows messages with their values in them, also from the thread of the engine', () => {
    pageOptions.set({ language: 'Deutsch' });
    expect(say('step {}', 7)).toBe('Schritt 7');
    expect(say('The surface is open at 12 edges, so it has no inside and no mass.')).toBe(
      'Die Fläche ist an 12 Kanten offen und hat darum kein Inneres und keine Masse.',
    );
    expect(say('The new scene is not a scene that can be run')).toBe(
      'Die neue Szene ist keine Szene, die laufen kann',
    );
    expect(say('A sentence of a scene, and of nobody else')).toBe(
      'A sentence of a scene, and of nobody else',
    );
    expect(say('die is a rigid body of 12 triangles now.\nIt was scaled by 0.01.\nOf the file: odd.')).toBe(
      'die ist jetzt ein starrer Körper aus 12 Dreiecken.\nEr wurde um 0.01 skaliert.\nOf the file: odd.',
    );
    // A name may be a word of JavaScript.
    expect(say('constructor')).toBe('constructor');
  });
});

/** Keys of the keyboard are written on it in these letters. */
const IN_ALL_LANGUAGES = [
  ...['{} of {}', 'Ctrl Z', 'Del', 'Ctrl C, X, V', 'Ctrl G', 'Enter', '{0} {1}', 'of {}'],
];

describe('finding words in sources', () => {
  const of = (jsx: string) => wordsIn(`const a = ${jsx};`, true);

  it('sees texts and visible attributes that nobody says', () => {
    expect(of('<p title="Some thing">Plain text {say("Play")} and {x} more</p>').shown).toEqual([
      'Some thing',
      'Plain text',
      'and',
      'more',
    ]);
    expect(of('<p>{open ? "Close it" : say("Play")}</p>').shown).toEqual(['Close it']);
    expect(of(`<p aria-label={\`Plot of \${x}\`} />`).shown).toEqual(['Plot of {}']);
  });

  it('leaves out what nobody reads, and hands over what is said', () => {
    const found = of('<Choice label="Theme" className="a b" onChange={() => guard("It stays as it is")} />');
    expect(found).toEqual({ shown: [], said: ['Theme'], sentences: ['It stays as it is'] });
    expect(of('<p className="tool labelled">{say(on ? "Stop" : "Start")}</p>').said).toEqual([
      'Stop',
      'Start',
    ]);
  });
});
