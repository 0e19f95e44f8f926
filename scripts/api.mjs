// npm run api: compiles the packages and writes their API reports.

import { writeReports } from './api/report.mjs';
import { buildPackages } from './setup/build.mjs';
import { preparePackages } from './setup/packages.mjs';
import { main } from './setup/say.mjs';

await main(() => {
  preparePackages();
  buildPackages();
  writeReports();
  return 0;
});
