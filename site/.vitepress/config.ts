import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { SOURCE_ALIASES } from '../../scripts/setup/sources.mjs';
import { EXAMPLES, MANUAL, METHODS } from './pages.js';

const source = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const link = (folder: string, pages: readonly (readonly [string, string])[]) =>
  pages.map(([name, text]) => ({ text, link: `/${folder}/${name}` }));

const CONCEPTS = [
  ['world', 'World and time'],
  ['bodies', 'Bodies'],
  ['shapes', 'Shapes'],
  ['soft-bodies', 'Soft bodies and surfaces'],
  ['joints', 'Joints and motors'],
  ['contacts', 'Contacts and events'],
  ['queries', 'Queries'],
  ['controllers', 'Characters and vehicles'],
] as const;

const GUIDES = [
  ['choosing', 'Which response when'],
  ['determinism', 'Determinism, snapshots, lockstep'],
  ['workers', 'Workers'],
  ['performance', 'Performance'],
  ['mistakes', 'Common mistakes'],
  ['coming-from', 'Coming from Rapier, cannon-es, Jolt'],
  ['validation', 'Validation'],
  ['limits', 'Limits'],
] as const;

const LESSONS = [
  ['1-finding', 'Finding contact'],
  ['2-depth', 'How deep'],
  ['3-response', 'What to do about it'],
  ['4-soft', 'Bodies that give way'],
  ['5-plane', 'The plane'],
] as const;

/** Live parts run in the reader's browser alone: pages are rendered without the engine. */
const withoutEngine = {
  name: 'pages-without-engine',
  enforce: 'pre' as const,
  resolveId: (id: string, _importer: string | undefined, { ssr }: { ssr?: boolean }) =>
    ssr && /^\.\/(stage|plane-stage|load|menus)\.js$/.test(id) ? '\0no-engine' : undefined,
  load: (id: string) => (id === '\0no-engine' ? 'export {};' : undefined),
};

export default defineConfig({
  title: 'Pliant',
  description: 'Contact between rigid and deformable bodies, in Node and in the browser',
  lang: 'en',
  cleanUrls: true,
  lastUpdated: false,
  head: [['link', { rel: 'icon', href: '/icon.svg' }]],
  srcExclude: ['README.md'],
  // The usual themes are too pale on the grey of a block.
  markdown: { theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' } },
  themeConfig: {
    outline: { level: [2, 3] },
    search: { provider: 'local' },
    nav: [
      { text: 'Start', link: '/start/vanilla' },
      { text: 'Guide', link: '/concepts/world' },
      { text: 'Methods', link: '/methods/' },
      { text: 'Examples', link: '/examples/' },
      { text: 'Course', link: '/course/1-finding' },
      { text: 'API', link: '/reference/' },
    ],
    sidebar: [
      {
        text: 'Five minutes',
        items: link('start', [
          ['vanilla', 'In a page'],
          ['three', 'With three.js'],
          ['react', 'With React'],
          ['node', 'In Node'],
        ]),
      },
      { text: 'Concepts', items: link('concepts', CONCEPTS) },
      { text: 'Guides', items: link('guide', GUIDES) },
      { text: 'Course', items: link('course', LESSONS) },
      { text: 'Examples', collapsed: true, items: link('examples', EXAMPLES) },
      { text: 'Methods', collapsed: true, items: link('methods', METHODS) },
      { text: 'Manual', collapsed: true, items: link('manual', MANUAL) },
      { text: 'API', items: [{ text: 'Reference', link: '/reference/' }] },
    ],
  },
  vite: {
    plugins: [withoutEngine],
    resolve: {
      alias: SOURCE_ALIASES,
    },
    build: { target: 'es2022', chunkSizeWarningLimit: 2000 },
    worker: { format: 'es' },
    esbuild: { target: 'es2022' },
    server: { fs: { allow: [source('.')] } },
  },
});
