// Installs npm packages when they are missing or no longer what the manifests ask for.
//
// A stamp inside node_modules holds a hash of the lock file, every workspace manifest and the platform; deleting
// node_modules deletes the stamp with it. Comparing stamps takes a few milliseconds, asking npm takes seconds.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, isThere, root } from './place.mjs';
import { background, lastLines } from './run.mjs';
import { Refusal, say, seconds } from './say.mjs';

const stampPath = inRoot('node_modules', '.pliant-packages');

export function preparePackages() {
  refuseOldNode();
  const reason = whyInstall();
  if (reason === undefined) return;
  const start = performance.now();
  say(`Installing npm packages, because ${reason} …`);
  install();
  writeStamp(wantedStamp());
  say(`Installed npm packages in ${seconds(start)}.`);
}

function refuseOldNode() {
  const wanted = manifest('package.json').engines.node.replace('>=', '');
  const isOlder = compareVersions(process.versions.node, wanted) < 0;
  if (isOlder) {
    throw new Refusal(
      `Pliant needs Node ${wanted} or newer and this is Node ${process.versions.node}: install a newer one from https://nodejs.org.`,
    );
  }
}

function whyInstall() {
  if (!isThere('node_modules')) return 'there are none yet';
  if (!existsSync(stampPath)) return 'it is not known that the present ones are complete';
  const [present, wanted] = [readFileSync(stampPath, 'utf8'), wantedStamp()];
  if (present === wanted) return undefined;
  if (present.split('\n')[0] !== wanted.split('\n')[0])
    return 'the present ones are for another Node or platform';
  return 'package.json or package-lock.json changed';
}

// npm ci refuses a lock file that was written where packages for other platforms could not be had, and one that lags
// behind a manifest. npm install keeps to the locked versions and adds what is not locked; --no-save leaves the lock
// file as it is.
function install() {
  const isLocked = isThere('package-lock.json');
  let result = isLocked ? npm('ci') : npm('install');
  if (!result.ok && isLocked && result.output.includes('in sync')) result = npm('install', '--no-save');
  if (!result.ok) {
    say(lastLines(result.output));
    throw new Refusal(
      'npm could not install the packages (its last lines stand above). Check the network and the registry, then run the command again.',
    );
  }
}

// NODE_ENV=production or omit=dev in a user's settings would leave out the compiler and the test runner.
function npm(verb, ...options) {
  const args = [
    verb,
    ...options,
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=warn',
  ];
  return background('npm', args, { shell: process.platform === 'win32', env: { NODE_ENV: '' } });
}

function wantedStamp() {
  const hash = createHash('sha256');
  for (const path of ['package-lock.json', 'package.json', ...workspaceManifests()]) {
    hash.update(`${path}\0`);
    if (isThere(path)) hash.update(readFileSync(inRoot(path)));
  }
  const nodeMajor = process.versions.node.split('.')[0];
  return `node ${nodeMajor} ${process.platform} ${process.arch}\n${hash.digest('hex')}\n`;
}

function workspaceManifests() {
  return manifest('package.json')
    .workspaces.flatMap((pattern) => (pattern.endsWith('/*') ? foldersIn(pattern.slice(0, -2)) : [pattern]))
    .map((folder) => `${folder}/package.json`)
    .filter((path) => isThere(path));
}

function foldersIn(parent) {
  if (!isThere(parent)) return [];
  return readdirSync(inRoot(parent))
    .sort()
    .map((name) => `${parent}/${name}`);
}

function manifest(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

// Renamed into place: a stamp half written must not pass for a whole one.
function writeStamp(text) {
  const temporary = `${stampPath}.${process.pid}`;
  writeFileSync(temporary, text);
  renameSync(temporary, stampPath);
}

function compareVersions(a, b) {
  const [as, bs] = [a, b].map((version) => version.split('.').map((part) => Number.parseInt(part, 10)));
  for (let i = 0; i < 3; i++) {
    const difference = (as[i] ?? 0) - (bs[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
