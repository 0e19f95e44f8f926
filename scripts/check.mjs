// npm run check: all of continuous integration, part by part, stopping at the first that fails.

import { prepareBrowser } from './setup/browser.mjs';
import { buildPackages, buildStudio, compile } from './setup/build.mjs';
import { preparePackages } from './setup/packages.mjs';
import { inRoot, isThere } from './setup/place.mjs';
import { foreground } from './setup/run.mjs';
import { main, say, seconds } from './setup/say.mjs';
import { prepareServers } from './setup/servers.mjs';
import { runTests } from './setup/tests.mjs';

const parts = [
  ['lint', () => foreground(inRoot('node_modules/@biomejs/biome/bin/biome'), ['check', '.'])],
  ['types', types],
  ['import order', importOrder],
  ['packages', packages],
  ['tests', tests],
];

await main(async () => {
  preparePackages();
  for (const [name, run] of parts) {
    const start = performance.now();
    console.log(`\n── ${name} ──`);
    const code = await run();
    if (code !== 0) {
      say(`\nThe check failed at: ${name} (after ${seconds(start)}).`);
      return code;
    }
    console.log(`${name}: fine, ${seconds(start)}`);
  }
  return 0;
});

function types() {
  const result = compile();
  if (!result.ok) console.log(result.output.trimEnd());
  return result.ok ? 0 : 1;
}

function importOrder() {
  const folders = ['packages', 'apps', 'bench', 'conformance', 'gauntlet', 'reproduce'].filter((folder) =>
    isThere(folder),
  );
  return foreground(inRoot('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'), folders);
}

/** Packs and lints what is published, installs it in the quicker empty projects and runs those. */
function packages() {
  return foreground(inRoot('scripts/packages.mjs'), ['--quick', '--offline-ok']);
}

function tests() {
  prepareBrowser();
  prepareServers();
  buildPackages();
  buildStudio();
  return runTests([]);
}
