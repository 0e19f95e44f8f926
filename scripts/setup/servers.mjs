// Redis and PostgreSQL, which the tests of queues start on loopback themselves. Installed where that is possible
// without asking.

import { existsSync, readdirSync } from 'node:fs';
import { installPackages, mayInstall } from './apt.mjs';
import { lastLines } from './run.mjs';
import { say, seconds } from './say.mjs';

/** Programs by the package of Debian and Ubuntu that has them. */
const PACKAGES = { 'redis-server': findRedis, postgresql: findPostgres };

export function findRedis() {
  return ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'].find(
    (path) => existsSync(path),
  );
}

/** The newest version. */
export function findPostgres() {
  const folder = '/usr/lib/postgresql';
  const versions = existsSync(folder) ? readdirSync(folder) : [];
  return versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => `${folder}/${version}/bin/postgres`)
    .find((path) => existsSync(path));
}

/**
 * Installs what is missing, as root with apt; says plainly what can't be had. The tests decide what follows from that.
 */
export function prepareServers() {
  const missing = Object.keys(PACKAGES).filter((name) => PACKAGES[name]() === undefined);
  if (missing.length === 0) return;
  const names = missing.join(' and ');
  if (!mayInstall()) {
    say(`${names} not found, so the tests of queues can't run here; install it to run them.`);
    return;
  }
  const start = performance.now();
  say(`Installing ${names} with apt-get for the tests of queues …`);
  const words = installPackages(missing);
  const left = missing.filter((name) => PACKAGES[name]() === undefined);
  if (left.length === 0) say(`Installed ${names} in ${seconds(start)}.`);
  else {
    say(lastLines(words));
    say(`apt-get could not install ${left.join(' and ')} (its last lines stand above).`);
  }
}
