// npm run gauntlet: runs generated worlds under the laws and prints a table of them.

import { buildPackages } from './setup/build.mjs';
import { preparePackages } from './setup/packages.mjs';
import { foreground, program } from './setup/run.mjs';
import { main } from './setup/say.mjs';

await main((args) => {
  preparePackages();
  buildPackages();
  return foreground(program('gauntlet', 'dist', 'main.js'), args);
});
