// npm run gauntlet: runs generated worlds under the laws and prints a table of them. With --faults first: plants faults
// in a copy of the engine and demands that the quick slice finds each.

import { buildPackages } from './setup/build.mjs';
import { preparePackages } from './setup/packages.mjs';
import { foreground, program } from './setup/run.mjs';
import { main } from './setup/say.mjs';

await main((args) => {
  preparePackages();
  buildPackages();
  const isFaults = args[0] === '--faults';
  const path = isFaults ? ['gauntlet', 'dist', 'faults', 'main.js'] : ['gauntlet', 'dist', 'main.js'];
  return foreground(program(...path), isFaults ? args.slice(1) : args);
});
