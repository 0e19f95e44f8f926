// Packages of a Debian system: whether this process may install them, and how.

import { existsSync } from 'node:fs';
import { background } from './run.mjs';

/** Time to wait for another apt that is at work [s]. Without it, two set-ups at once make one of them fail. */
const WAIT = 300;

export const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs packages by name. @returns the words of apt-get */
export function installPackages(names) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const patience = ['-o', `DPkg::Lock::Timeout=${WAIT}`];
  // A stale mirror makes `update` fail while the packages can still be had, so only the second result counts.
  background('apt-get', [...patience, 'update'], { env });
  return background('apt-get', [...patience, 'install', '-y', '--no-install-recommends', ...names], { env })
    .output;
}
