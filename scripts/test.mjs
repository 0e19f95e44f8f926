// npm test: installs what is missing, the browser included, builds, and runs the tests (or those under the given
// paths). Files named `*.long.test.*` run in `npm run check`, and here when a path is given.

import { prepareBrowser } from './setup/browser.mjs';
import { buildPackages, buildStudio } from './setup/build.mjs';
import { preparePackages } from './setup/packages.mjs';
import { main } from './setup/say.mjs';
import { prepareServers } from './setup/servers.mjs';
import { runTests } from './setup/tests.mjs';

await main((args) => {
  preparePackages();
  prepareBrowser();
  prepareServers();
  buildPackages();
  buildStudio();
  return runTests(args, args.length === 0 ? 'quick' : 'all');
});
