// npm run site: builds the documentation site into site/dist. `-- --open` serves it afterwards, `-- --check` opens its
// pages in a browser, `-- --quick` leaves the API reference out.

import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { checkSite } from './docs/check-site.mjs';
import { missingFromReference, writeReference } from './docs/reference.mjs';
import { buildPackages } from './setup/build.mjs';
import { preparePackages } from './setup/packages.mjs';
import { inRoot } from './setup/place.mjs';
import { background, foreground } from './setup/run.mjs';
import { main, Refusal, say, seconds } from './setup/say.mjs';

const vitepress = inRoot('node_modules/vitepress/bin/vitepress.js');

await main(async (args) => {
  preparePackages();
  const start = performance.now();
  cpSync(inRoot('docs/images'), inRoot('site/public/images'), { recursive: true });
  if (!args.includes('--quick')) completeReference();
  else emptyReference();
  const built = background(process.execPath, [vitepress, 'build', inRoot('site')]);
  if (!built.ok) throw new Refusal(`The site does not build:\n${built.output.trimEnd()}`);
  say(`Built the site in ${seconds(start)}.`);
  if (args.includes('--check')) {
    const complaints = await checkSite(inRoot('.pliant/site'));
    for (const complaint of complaints) console.log(complaint);
    return complaints.length > 0 ? 1 : 0;
  }
  return args.includes('--open') ? foreground(vitepress, ['preview', inRoot('site'), '--open']) : 0;
});

function completeReference() {
  buildPackages();
  writeReference();
  const missing = missingFromReference();
  if (missing.length > 0) throw new Refusal(`The API reference lacks ${missing.join(', ')}.`);
}

function emptyReference() {
  rmSync(inRoot('site/reference'), { recursive: true, force: true });
  mkdirSync(inRoot('site/reference'), { recursive: true });
  writeFileSync(inRoot('site/reference/index.md'), '# API\n\nThis build has no reference.\n');
}
