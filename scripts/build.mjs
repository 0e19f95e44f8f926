// npm run build: installs what is missing, compiles the packages and builds the studio's page.

import { buildPackages, buildStudio } from './setup/build.mjs';
import { preparePackages } from './setup/packages.mjs';
import { main } from './setup/say.mjs';

await main(() => {
  preparePackages();
  buildPackages();
  buildStudio();
  return 0;
});
