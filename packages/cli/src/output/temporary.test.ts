import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { OutputFile } from './output-file.js';
import { temporaryFolder, temporaryName } from './temporary.js';

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'leftovers-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

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

it('what a killed process left in the temporary folder goes when the next makes a folder; others stay', () => {
  const parent = folder();
  vi.stubEnv('TMPDIR', parent);
  onTestFinished(() => void vi.unstubAllEnvs());
  const mine = temporaryFolder('files');
  const of = (path: string) => basename(path).replace(`.${process.pid}-`, `.${deadProcess()}-`);
  const dead = of(mine);
  const elsewhere = dead.replace(/-[0-9a-f]{8}-/, '-00000000-');
  for (const name of [dead, elsewhere, 'pliant-files-notes']) {
    mkdirSync(join(parent, name));
    writeFileSync(join(parent, name, 'run.glb'), 'half');
  }
  const second = temporaryFolder('hdf');
  expect(readdirSync(parent).sort()).toEqual(
    [basename(mine), basename(second), elsewhere, 'pliant-files-notes'].sort(),
  );
});
