// npm run packages: packs what is published, lints the tarballs, installs them in empty projects and runs those.
// `npm run packages -- --lint` stops after the lint; names of projects run these only. `npm run check` has `--quick`, which
// tries those without a bundler and a browser, and `--offline-ok`, by which a project that no registry answers counts as
// not tried instead of failed.

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { lint } from './packages/lint.mjs';
import { packAll } from './packages/pack.mjs';
import { hasRegistry, PROJECTS, QUICK } from './packages/projects.mjs';
import { buildPackages, buildStudio } from './setup/build.mjs';
import { preparePackages } from './setup/packages.mjs';
import { main, Refusal, say, seconds } from './setup/say.mjs';

/** Projects that are tried side by side: while one waits for the registry or a page, another computes. */
const LANES = 2;

await main(async (args) => {
  preparePackages();
  buildPackages();
  buildStudio();
  const folder = mkdtempSync(join(tmpdir(), 'pliant-packages-'));
  try {
    const packs = packAll(folder);
    for (const { name, size, files } of packs)
      console.log(`${name}: ${Math.round(size / 1000)} kB, ${files.length} files`);
    const complaints = (await Promise.all(packs.map(lint))).flat();
    for (const complaint of complaints) console.log(complaint);
    if (complaints.length > 0 || args.includes('--lint')) return complaints.length > 0 ? 1 : 0;
    return await tryProjects(args, packs, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

async function tryProjects(words, packs, folder) {
  const mayBeOffline = words.includes('--offline-ok');
  const args = words.filter((word) => !['--offline-ok', '--quick'].includes(word));
  if (words.includes('--quick')) args.push(...QUICK);
  if (mayBeOffline && !hasRegistry()) {
    say('not tried: no registry answers, so nothing can be installed in empty projects');
    return 0;
  }
  const unknown = args.find((name) => !Object.hasOwn(PROJECTS, name));
  if (unknown !== undefined)
    throw new Refusal(`There is no project '${unknown}'; there are ${Object.keys(PROJECTS).join(', ')}.`);
  const names = args.length > 0 ? args : Object.keys(PROJECTS);
  let code = 0;
  const lane = async () => {
    for (let name = names.shift(); name !== undefined; name = names.shift()) {
      const start = performance.now();
      const { ok, output, isOffline } = await inThread({ name, packs, at: join(folder, name) });
      if (isOffline && mayBeOffline) {
        say(`not tried  ${name}: no registry answers`);
        continue;
      }
      say(`${ok ? 'fine' : 'FAILED'}  ${name} (${seconds(start)})`);
      if (!ok) say(output.trimEnd());
      if (!ok) code = 1;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return code;
}

async function inThread(workerData) {
  const [outcome] = await once(
    new Worker(new URL('packages/try-project.mjs', import.meta.url), { workerData }),
    'message',
  );
  return outcome;
}
