// npm run pliant -- <arguments>: the command line of this checkout, built when needed.
// Exit codes, signals and stdout are those of the command itself.

import { buildPackages, buildStudio } from './setup/build.mjs';
import { preparePackages } from './setup/packages.mjs';
import { foreground, program, userFolder } from './setup/run.mjs';
import { main } from './setup/say.mjs';

await main((args) => {
  preparePackages();
  buildPackages();
  if (args[0] === 'studio') buildStudio();
  return foreground(program('packages/cli', 'dist', 'main.js'), args, { cwd: userFolder });
});
