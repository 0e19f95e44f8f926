/** Pages that are made from other files of the repository: methods, the manual, examples. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const names = (folder: string, extension: string): string[] =>
  readdirSync(at(folder))
    .filter((file) => file.endsWith(extension) && !/README|\.test\.|^example\.ts/.test(file))
    .map((file) => basename(file, extension))
    .sort();

const text = (path: string): string => readFileSync(at(path), 'utf8');

const title = (page: string): string => /^# (.*)$/m.exec(page)?.[1]?.replaceAll('`', '') ?? '';

type Listed = readonly (readonly [name: string, title: string])[];

export const METHODS: Listed = names('docs/methods', '.md').map((name) => [
  name,
  title(text(`docs/methods/${name}.md`)) || name,
]);

export const MANUAL: Listed = [
  ...names('docs', '.md').map((name) => [name, title(text(`docs/${name}.md`)) || name] as const),
  ['changelog', 'Changelog'],
];

export const EXAMPLES: Listed = names('examples', '.ts').map((name) => [name, name.replaceAll('-', ' ')]);

export const methodPage = (name: string): string =>
  withLive(name, linked(text(`docs/methods/${name}.md`), 'methods'));

export const manualPage = (name: string): string =>
  linked(text(name === 'changelog' ? 'CHANGELOG.md' : `docs/${name}.md`), 'manual');

export function examplePage(name: string): string {
  const code = text(`examples/${name}.ts`);
  const idea = /^\/\*\* (.*) \*\//.exec(code)?.[1] ?? '';
  const live =
    code.includes('world') && /return \{\s*world/.test(code) ? `<Live example="${name}" />\n\n` : '';
  const thread = /new URL\('\.\/(threads\/.*?)'/.exec(code)?.[1];
  const second =
    thread === undefined ? '' : `\n\`${thread}\`:\n\n\`\`\`ts\n${text(`examples/${thread}`)}\`\`\`\n`;
  return `# ${name.replaceAll('-', ' ')}\n\n${idea}\n\n${live}\`\`\`ts\n${code}\`\`\`\n${second}`;
}

/** Scenes that show a method at work. */
function withLive(name: string, page: string): string {
  const scene =
    SCENES[name] ?? names('scenes', '.json').find((one) => one === name || one === `drop-${name}`);
  return scene === undefined ? page : page.replace(/^(# .*\n)/, `$1\n<Live scene="${scene}" />\n`);
}

const SCENES: Readonly<Record<string, string>> = {
  'brute-force': 'falling-spheres',
  'bounding-boxes': 'box-pile',
  'sweep-and-prune': 'sphere-pile',
  'shape-pairs': 'shapes',
  joints: 'bridge',
  xpbd: 'soft-small',
  cloth: 'cloth-over-ball',
  rope: 'rope-over-peg',
  'shape-matching': 'soft-two-cubes',
  consistent: 'soft-mixed-drop',
  regional: 'soft-crossing-bars',
  'contact-surface': 'soft-press',
};

/** Links of the repository as links of the site; what the site has not is left as text. */
function linked(page: string, section: string): string {
  return page
    .replace(/!\[([^\]]*)\]\((?:\.\.\/)*(?:docs\/)?images\/([^)]*)\)/g, '![$1](/images/$2)')
    .replace(/\[([^\]]*)\]\(([^)\s]+)\)/g, (whole, words: string, to: string) => {
      if (/^(https?:|#|\/)/.test(to)) return whole;
      const place = placeOf(to, section);
      return place === undefined ? words : `[${words}](${place})`;
    })
    .replace(/<((?!\/?(?:Live|br|sub|sup|details|summary|img|table|tr|td|th)\b)[^<>\n`]*)>/g, '&lt;$1&gt;');
}

function placeOf(to: string, section: string): string | undefined {
  const [path, anchor] = to.split('#');
  const name = basename(path, '.md');
  const hash = anchor === undefined ? '' : `#${anchor}`;
  const isMethod =
    section === 'methods'
      ? !path.startsWith('..')
      : path.startsWith('methods/') || path.startsWith('docs/methods/');
  if (name === 'README') return isMethod || section === 'methods' ? '/methods/' : undefined;
  if (!path.endsWith('.md')) return undefined;
  if (isMethod && METHODS.some(([known]) => known === name)) return `/methods/${name}${hash}`;
  return MANUAL.some(([known]) => known === name) ? `/manual/${name}${hash}` : undefined;
}
