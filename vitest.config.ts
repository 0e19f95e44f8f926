import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      { find: /^pliant$/, replacement: source('./packages/pliant/src/index.ts') },
      { find: /^pliant\/planar$/, replacement: source('./packages/pliant/src/planar/index.ts') },
      { find: /^@pliant\/three$/, replacement: source('./packages/three/src/index.ts') },
      { find: /^@pliant\/cli$/, replacement: source('./packages/cli/src/index.ts') },
    ],
  },
  test: {
    exclude: ['**/node_modules/**', '**/dist/**'],
    // On a busy machine everything takes its time; on an idle one nothing needs a tenth of it.
    testTimeout: 90_000,
    pool: 'threads',
    maxWorkers: 2,
    projects: [
      // The engine keeps no state outside of its worlds, so its test files share what they import: three times as fast.
      { extends: true, test: { name: 'engine', include: ['packages/pliant/**/*.test.ts'], isolate: false } },
      {
        extends: true,
        test: {
          name: 'programs',
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000, interval: 50 } },
          globalSetup: source('./apps/studio/test/built-studio.setup.ts'),
          include: [
            '{packages/three,packages/cli,apps,bench,conformance,reproduce,scripts}/**/*.test.{ts,mjs}',
          ],
        },
      },
    ],
  },
});
