import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { OutputFile } from './output-file.js';
import { temporaryName } from './temporary.js';

const folder = () => mkdtempSync(join(tmpdir(), 'leftovers-'));

/** The number of a process that has ended. */
const deadProcess = (): number => spawnSync(process.execPath, ['-e', '']).pid;

it('what a killed process left is removed by the next that writes there', () => {
  const cwd = folder();
  const left = temporaryName(join(cwd, 'run.csv')).replace(`.${process.pid}-`, `.${deadProcess()}-`);
  writeFileSync(left, 'half a line');
  const file = new OutputFile('other.csv', cwd);
  file.writeText('whole');
  file.commit();
  expect(readdirSync(cwd)).toEqual(['other.csv']);
});

it('what others write, what is young, and what is not ours stays', () => {
  const cwd = folder();
  const dead = deadProcess();
  const mine = basename(temporaryName(join(cwd, 'run.csv')));
  const stays = [
    mine,
    // On another machine that shares the folder.
    mine.replace(/\.\d+-[0-9a-f]{8}-/, `.${dead}-00000000-`),
    // Of an earlier version, and young.
    '.run.csv.0123456789ab.tmp',
    '.notes.tmp',
    'run.csv.0123456789ab.tmp',
    `.run.csv.${dead}-xyz.tmp`,
  ];
  for (const name of stays) writeFileSync(join(cwd, name), 'x');
  const asFolder = `.f.${dead}-${mine.split('-')[1]}-0123456789ab.tmp`;
  const asLink = asFolder.replace('.f.', '.l.');
  mkdirSync(join(cwd, asFolder));
  symlinkSync('elsewhere', join(cwd, asLink));
  const old = '.old.csv.0123456789ab.tmp';
  writeFileSync(join(cwd, old), 'x');
  utimesSync(join(cwd, old), 1e9, 1e9);
  new OutputFile('other.csv', cwd).discard();
  expect(readdirSync(cwd).sort()).toEqual([...stays, asFolder, asLink].sort());
  expect(existsSync(join(cwd, old))).toBe(false);
});
