// npm run bench -- <name>: runs benchmarks.

import { buildPackages } from './setup/build.mjs';
import { preparePackages } from './setup/packages.mjs';
import { foreground, program } from './setup/run.mjs';
import { main } from './setup/say.mjs';

await main((args) => {
  preparePackages();
  buildPackages();
  return foreground(program('bench', 'dist', 'main.js'), args);
});
