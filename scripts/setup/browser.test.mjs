import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { findChromium } from './browser.mjs';

const folders = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function folderWith(...names) {
  const folder = mkdtempSync(join(tmpdir(), 'pliant-browser-'));
  folders.push(folder);
  for (const name of names) {
    writeFileSync(join(folder, name), '');
    chmodSync(join(folder, name), 0o755);
  }
  return folder;
}

test('the one that PLIANT_CHROMIUM names comes first', () => {
  const [mine, other] = [folderWith('mine'), folderWith('chromium')];
  expect(findChromium({ env: { PLIANT_CHROMIUM: join(mine, 'mine'), PATH: other } })).toBe(
    join(mine, 'mine'),
  );
});

test('a PLIANT_CHROMIUM that cannot be run is refused, not passed over', () => {
  const env = { PLIANT_CHROMIUM: '/nowhere/chromium', PATH: folderWith('chromium') };
  expect(() => findChromium({ env })).toThrow('PLIANT_CHROMIUM names /nowhere/chromium');
});

test('chromium comes before google-chrome, wherever each stands on the PATH', () => {
  const [chrome, chromium] = [folderWith('google-chrome'), folderWith('chromium')];
  const env = { PATH: [chrome, chromium].join(delimiter) };
  expect(findChromium({ env })).toBe(join(chromium, 'chromium'));
});

test('none on PATH and none in the usual places is none', () => {
  expect(
    findChromium({ env: { PATH: folderWith(), HOME: folderWith() }, platform: 'win32' }),
  ).toBeUndefined();
});
