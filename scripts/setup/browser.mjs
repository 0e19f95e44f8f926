// Finds the Chromium that the browser tests drive, and installs one where that is possible without asking.

import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages, mayInstall } from './apt.mjs';
import { lastLines } from './run.mjs';
import { Refusal, say, seconds } from './say.mjs';

/** Makes sure of a browser and names it to the tests as PLIANT_CHROMIUM. */
export function prepareBrowser() {
  process.env.PLIANT_CHROMIUM = findChromium() ?? installChromium();
}

/** Path of a Chromium or Chrome, or undefined. */
export function findChromium({ env = process.env, platform = process.platform } = {}) {
  const chosen = env.PLIANT_CHROMIUM;
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Refusal(`PLIANT_CHROMIUM names ${chosen}, which cannot be run: correct it or unset it.`);
  }
  return [...onPath(env), ...wellKnown(env, platform)].find(isExecutable);
}

function onPath(env) {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function wellKnown(env, platform) {
  if (platform === 'darwin') {
    const apps = ['/Applications', join(env.HOME ?? '', 'Applications')];
    const names = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
    return apps.flatMap((folder) => names.map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`));
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    const names = ['Chromium/Application/chrome.exe', 'Google/Chrome/Application/chrome.exe'];
    names.push('Microsoft/Edge/Application/msedge.exe');
    return folders.flatMap((folder) => names.map((name) => join(folder, name)));
  }
  return ['/usr/lib/chromium/chromium', '/snap/bin/chromium', '/opt/google/chrome/chrome'];
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installChromium() {
  if (!mayInstall()) throw new Refusal(howToInstall());
  const start = performance.now();
  say('Installing Chromium with apt-get, because the browser tests need one and there is none …');
  const words = installPackages(['chromium']);
  const path = findChromium();
  if (path === undefined) {
    say(lastLines(words));
    throw new Refusal(`apt-get could not install Chromium (its last lines stand above). ${howToInstall()}`);
  }
  say(`Installed Chromium in ${seconds(start)}.`);
  return path;
}

function howToInstall() {
  const ways = {
    darwin: 'install Google Chrome, or run "brew install --cask chromium"',
    win32: 'install Google Chrome or Microsoft Edge',
    linux: 'install the package "chromium" or Google Chrome',
  };
  const way = ways[process.platform] ?? 'install Chromium or Google Chrome';
  return `The browser tests need a Chromium and none was found: ${way}, or set PLIANT_CHROMIUM to the path of one.`;
}
