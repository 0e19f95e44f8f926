import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BUILT_FILES, builtEngine } from './scripts/setup/built-engine.mjs';
import { SOURCE_ALIASES } from './scripts/setup/sources.mjs';
import { SideBySide } from './scripts/setup/test-order.mjs';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// `npm test` without paths leaves the long files to `npm run check`, so that it takes less than five minutes.
const LONG = process.env['PLIANT_TESTS'] === 'quick' ? ['**/*.long.test.*'] : [];
const EXCLUDED = ['**/node_modules/**', '**/dist/**', ...LONG];
const STAND_INS = [
  'examples/examples.test.ts',
  'packages/cli/src/commands/clone.test.ts',
  'packages/cli/src/output/output-failure.test.ts',
];

// Whoever has just compiled the engine says so.
const BUILT = process.env['PLIANT_BUILT'] === '1';

export default defineConfig({
  plugins: BUILT ? [builtEngine()] : [],
  resolve: {
    alias: [
      ...SOURCE_ALIASES,
      { find: /^@pliant\/gauntlet$/, replacement: source('./gauntlet/src/index.ts') },
    ],
  },
  test: {
    exclude: EXCLUDED,
    // On a busy machine everything takes its time; on an idle one nothing needs a tenth of it.
    testTimeout: 90_000,
    pool: 'threads',
    server: { deps: { external: BUILT ? [BUILT_FILES] : [] } },
    maxWorkers: 2,
    setupFiles: [source('./scripts/setup/all-parts.setup.ts')],
    sequence: { sequencer: SideBySide },
    projects: [
      // These put modules of their own in the place of others, or register methods that other files would find.
      { extends: true, test: { name: 'stand-ins', include: STAND_INS } },
      // Nothing keeps state outside of its objects, so test files share what they import: three times as fast.
      {
        extends: true,
        test: {
          name: 'all',
          isolate: false,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000, interval: 50 } },
          globalSetup: source('./apps/studio/test/built-studio.setup.ts'),
          include: [
            '{packages,apps,examples,bench,conformance,gauntlet,reproduce,scripts}/**/*.test.{ts,mjs}',
          ],
          exclude: [...EXCLUDED, ...STAND_INS],
        },
      },
    ],
  },
});
