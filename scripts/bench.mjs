// npm run bench -- <name>: runs benchmarks.

import { findChromium, prepareBrowser } from './setup/browser.mjs';
import { buildPackages, buildStudio } from './setup/build.mjs';
import { preparePackages } from './setup/packages.mjs';
import { foreground, program } from './setup/run.mjs';
import { main } from './setup/say.mjs';

await main((args) => {
  preparePackages();
  buildPackages();
  if (needsStudio(args)) {
    prepareBrowser();
    buildStudio();
    process.env.PLIANT_CHROMIUM ??= findChromium() ?? '';
  }
  return foreground(program('bench', 'dist', 'main.js'), args);
});

/** A whole run, or one that names the studio's benchmarks. */
function needsStudio(args) {
  const named = args.filter((word) => !word.startsWith('-') && !/^\d/.test(word));
  const runsAll = named.length === 0 && !args.includes('--list') && !args.includes('--compare');
  return runsAll || named.some((name) => name.startsWith('studio'));
}
