// npm start: installs what is missing, builds, and opens the studio on a running scene.

import { buildPackages, buildStudio } from './setup/build.mjs';
import { preparePackages } from './setup/packages.mjs';
import { foreground, program, userFolder } from './setup/run.mjs';
import { main } from './setup/say.mjs';

const interrupted = 128 + 2;

await main(async (args) => {
  preparePackages();
  buildPackages();
  buildStudio();
  const code = await foreground(program('packages/cli', 'dist', 'main.js'), ['studio', ...args], {
    cwd: userFolder,
  });
  // Ctrl-C is the way to end the studio, not a failure.
  return code === interrupted ? 0 : code;
});
