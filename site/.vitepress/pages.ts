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

/** Puts the scene that shows a method at work below the title of its page. */
function withLive(name: string, page: string): string {
  const scene = LIVE[name] ?? scenesNamed(name);
  if (scene === undefined) throw new Error(`The page of ${name} has no scene: name one in LIVE.`);
  return page.replace(/^(# .*\n)/, `$1\n<Live ${scene} />\n`);
}

function scenesNamed(name: string): string | undefined {
  const scene = names('scenes', '.json').find((one) => one === name || one === `drop-${name}`);
  return scene === undefined ? undefined : `scene="${scene}"`;
}

/** Scenes of methods that no scene is named after, with the method where the scene would take another. */
export const LIVE: Readonly<Record<string, string>> = {
  'brute-force': 'scene="falling-spheres"',
  'bounding-boxes': 'scene="cascade"',
  'sweep-and-prune': 'scene="box-pile"',
  'closed-form': 'scene="see-saw"',
  convex: 'scene="box-stack" method="narrowphase=convex"',
  'signed-distance': 'scene="shapes" method="narrowphase=signed-distance"',
  joints: 'scene="bridge"',
  fem: 'scene="soft-cubes"',
  certified: 'scene="soft-cubes" method="response=certified"',
  statics: 'scene="statics"',
  xpbd: 'scene="soft-small"',
  cloth: 'scene="cloth-over-ball"',
  rope: 'scene="rope-over-peg"',
  'shape-matching': 'scene="soft-two-cubes"',
  'rigid-shape-matching': 'scene="rigid-by-matching"',
  tetrahedra: 'scene="soft-two-cubes" method="response=penalty"',
  'closest-feature': 'scene="soft-two-cubes" method="response=penalty penetration=closest-feature"',
  consistent: 'scene="soft-mixed-drop"',
  regional: 'scene="soft-crossing-bars"',
  'contact-surface': 'scene="soft-press"',
  'mass-spring': 'scene="molecules"',
  'thesis-experiments': 'scene="molecules"',
  spheres: 'scene="molecules" method="narrowphase=spheres"',
  'sphere-overlap': 'scene="molecules" method="narrowphase=spheres"',
  'molecule-penalty': 'scene="molecules" method="response=molecule-penalty"',
  'triangle-mesh': 'scene="molecules" method="narrowphase=triangle-mesh"',
  'implicit-surface': 'scene="molecules" method="narrowphase=triangle-mesh"',
  'face-projection': 'scene="molecules" method="narrowphase=triangle-mesh penetration=face-projection"',
  'planar-proximity': 'plane="links"',
  'planar-fields': 'plane="map"',
  'planar-simulation': 'plane="gears"',
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
