import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { SOURCE_ALIASES } from '../../scripts/setup/sources.mjs';
import { offline } from './vite/offline.js';
import { sceneTags } from './vite/scene-tags.js';
import { scenes } from './vite/scenes.js';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as {
  version: string;
};
const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: source('.'),
  // Relative addresses, so the built folder works under any path of any web server.
  base: './',
  plugins: [scenes(source('../../scenes')), sceneTags(source('../../scenes')), offline()],
  define: { __VERSION__: JSON.stringify(version) },
  resolve: {
    alias: SOURCE_ALIASES,
  },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 1200,
    assetsInlineLimit: 0,
    rollupOptions: { input: [source('./index.html'), source('./planar.html')] },
  },
  server: {
    headers: {
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    },
  },
});
