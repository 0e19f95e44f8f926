// npm run docs: brings the pages of the methods up to date with the registries, draws their pictures from runs of the
// engine, and lists the tolerances.
//
//   npm run docs                     all pages and all pictures
//   npm run docs -- convex penalty   the pictures of these methods only, and all pages
//   npm run docs -- --pages          no pictures

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { buildPackages } from './setup/build.mjs';
import { preparePackages } from './setup/packages.mjs';
import { inRoot } from './setup/place.mjs';
import { main, Refusal } from './setup/say.mjs';

await main(async (args) => {
  preparePackages();
  buildPackages();
  // Only now is there a build to ask.
  const { registered } = await import('./methods/registered.mjs');
  const names = args.filter((word) => word !== '--pages');
  for (const name of names) {
    if (registered.every((method) => method.name !== name))
      throw new Refusal(`There is no method '${name}': npm run pliant -- methods lists them.`);
  }
  if (!args.includes('--pages'))
    await writePictures(names.length > 0 ? names : registered.map((m) => m.name));
  await writePages(registered);
  return 0;
});

async function writePages(registered) {
  const { updatedPage } = await import('./methods/page.mjs');
  const { indexPage } = await import('./methods/index-page.mjs');
  for (const method of registered) {
    const path = inRoot('docs/methods', `${method.name}.md`);
    write(path, updatedPage(method, existsSync(path) ? readFileSync(path, 'utf8') : undefined));
  }
  write(inRoot('docs/methods/README.md'), indexPage());
  const { tolerancesPage } = await import('./docs/tolerances.mjs');
  write(inRoot('docs/tolerances.md'), tolerancesPage());
}

async function writePictures(names) {
  const { pictures } = await import('./methods/pictures/index.mjs');
  mkdirSync(inRoot('docs/images/methods'), { recursive: true });
  for (const name of new Set(names)) write(inRoot('docs/images/methods', `${name}.svg`), pictures[name]());
}

function write(path, text) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  writeFileSync(path, text);
  console.log(`Wrote ${path.slice(inRoot('').length)}`);
}
