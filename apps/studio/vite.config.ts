import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { scenes } from './vite/scenes.js';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: source('.'),
  // Relative addresses, so the built folder works under any path of any web server.
  base: './',
  plugins: [scenes(source('../../scenes'))],
  resolve: {
    alias: [
      { find: /^pliant$/, replacement: source('../../packages/pliant/src/index.ts') },
      { find: /^pliant\/planar$/, replacement: source('../../packages/pliant/src/planar/index.ts') },
      { find: /^@pliant\/three$/, replacement: source('../../packages/three/src/index.ts') },
    ],
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
