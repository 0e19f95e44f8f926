import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../cli.test-support.js';
import { OutputFile } from './output-file.js';

const isWindows = process.platform === 'win32';

test('the old file stays whole until the new one is complete', () => {
  const folder = newFolder();
  const path = join(folder, 'a.csv');
  writeFileSync(path, 'old');
  const file = new OutputFile('a.csv', folder);
  file.writeText('new '.repeat(200_000));
  expect(readFileSync(path, 'utf8')).toBe('old');
  file.writeText('end');
  file.commit();
  expect(readFileSync(path, 'utf8')).toBe(`${'new '.repeat(200_000)}end`);
  expect(file.bytes).toBe(800_003);
  expect(readdirSync(folder)).toEqual(['a.csv']);
  file.discard();
  expect(readdirSync(folder)).toEqual(['a.csv']);
});

test('discarded, it leaves no trace', () => {
  const folder = newFolder();
  const file = new OutputFile(join(folder, 'a'), '/');
  file.write(new Uint8Array(10));
  file.discard();
  file.discard();
  expect(readdirSync(folder)).toEqual([]);
});

test('text goes to the disk on the way: memory stays bounded', () => {
  const folder = newFolder();
  const file = new OutputFile('long.csv', folder);
  const line = `${'é'.repeat(499)}\n`;
  const written = () => statSync(join(folder, readdirSync(folder)[0])).size;
  for (let i = 1; i <= 4000; i++) {
    file.writeText(line);
    // All but at most 256 Ki characters of two bytes.
    if (i % 500 === 0) expect(i * 999 - written()).toBeLessThan(2 ** 19);
  }
  file.commit();
  expect(written()).toBe(4000 * 999);
});

test('two runs at once do not share a temporary file', () => {
  const folder = newFolder();
  const one = new OutputFile('a', folder);
  const two = new OutputFile('a', folder);
  one.writeText('one');
  two.writeText('two');
  two.commit();
  one.commit();
  expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('one');
  expect(readdirSync(folder)).toEqual(['a']);
});

test.runIf(!isWindows)('links stay links, and permissions stay', () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'real'));
  writeFileSync(join(folder, 'real', 'a'), 'old');
  chmodSync(join(folder, 'real', 'a'), 0o640);
  symlinkSync(join('real', 'a'), join(folder, 'link'));
  symlinkSync(join('real', 'new'), join(folder, 'dangling'));
  for (const [link, target] of [
    ['link', 'a'],
    ['dangling', 'new'],
  ] as const) {
    const file = new OutputFile(link, folder);
    file.writeText('new');
    file.commit();
    expect(readlinkSync(join(folder, link))).toBe(join('real', target));
    expect(readFileSync(join(folder, 'real', target), 'utf8')).toBe('new');
  }
  expect(statSync(join(folder, 'real', 'a')).mode & 0o777).toBe(0o640);
  expect(readdirSync(join(folder, 'real')).sort()).toEqual(['a', 'new']);
});

test.runIf(!isWindows)('links in a circle are refused', () => {
  const folder = newFolder();
  symlinkSync('b', join(folder, 'a'));
  symlinkSync('a', join(folder, 'b'));
  expect(() => new OutputFile('a', folder)).toThrow("Can't write a because its links lead in a circle.");
});

test.runIf(!isWindows)('a device is written to, never replaced', () => {
  const file = new OutputFile('/dev/null', '/');
  file.writeText('gone');
  file.commit();
  expect(lstatSync('/dev/null').isCharacterDevice()).toBe(true);
});

test.runIf(existsSync('/dev/full'))('a full device is one sentence', () => {
  const file = new OutputFile('/dev/full', '/');
  expect(() => file.write(new Uint8Array(1))).toThrow("Can't write /dev/full because the disk is full.");
  const text = new OutputFile('/dev/full', '/');
  text.writeText('x');
  expect(() => text.commit()).toThrow("Can't write /dev/full because the disk is full.");
});
