/** The system says no at every call that it can: the sentence is right, the old file whole, the temporary one gone. */
import * as fs from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { Desk, FALL, newFolder } from '../cli.test-support.js';
import { OutputFile } from './output-file.js';

const broken = vi.hoisted(() => ({ call: '', code: '', after: 0, times: 0 }));

vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>();
  const guard = <A extends unknown[], R>(name: string, call: (...args: A) => R) => {
    return (...args: A): R => {
      if (broken.call === name && broken.after-- <= 0 && broken.times-- > 0) {
        throw Object.assign(new Error(name), { code: broken.code });
      }
      return call(...args);
    };
  };
  return {
    ...real,
    openSync: guard('openSync', real.openSync),
    accessSync: guard('accessSync', real.accessSync),
    writeSync: guard('writeSync', real.writeSync as (...args: unknown[]) => number),
    fsyncSync: guard('fsyncSync', real.fsyncSync),
    closeSync: guard('closeSync', real.closeSync),
    renameSync: guard('renameSync', real.renameSync),
  };
});

beforeEach(() => {
  broken.call = '';
});

/** The call fails `times` times, once it has worked `after` times. */
function breakAt(call: string, code: string, after = 0, times = Number.POSITIVE_INFINITY): void {
  Object.assign(broken, { call, code, after, times });
}

test.each([
  ['openSync', 'EROFS', 'the place is read-only'],
  ['openSync', 'EACCES', 'permission is denied'],
  ['openSync', 'ENOSPC', 'the disk is full'],
  ['accessSync', 'EACCES', 'permission is denied'],
])('%s says %s: refused at once', (call, code, reason) => {
  const folder = newFolder();
  fs.writeFileSync(join(folder, 'a'), 'old');
  breakAt(call, code);
  expect(() => new OutputFile('a', folder)).toThrow(`Can't write a because ${reason}.`);
  broken.call = '';
  expect(fs.readFileSync(join(folder, 'a'), 'utf8')).toBe('old');
  expect(fs.readdirSync(folder)).toEqual(['a']);
});

test.each([
  ['writeSync', 'ENOSPC', 'the disk is full'],
  ['writeSync', 'EDQUOT', 'the disk quota is used up'],
  ['fsyncSync', 'EIO', 'the device reports an error'],
  ['closeSync', 'ENOSPC', 'the disk is full'],
  ['renameSync', 'EPERM', 'the system does not permit it'],
  ['renameSync', 'EXYZ', 'the system says EXYZ'],
])('%s says %s on the way: the old file is whole', (call, code, reason) => {
  const folder = newFolder();
  fs.writeFileSync(join(folder, 'a'), 'old');
  const file = new OutputFile('a', folder);
  file.writeText('new');
  breakAt(call, code);
  expect(() => file.commit()).toThrow(`Can't write a because ${reason}.`);
  broken.call = '';
  expect(fs.readFileSync(join(folder, 'a'), 'utf8')).toBe('old');
  expect(fs.readdirSync(folder)).toEqual(['a']);
});

test('a slow pipe is waited for', () => {
  const folder = newFolder();
  const file = new OutputFile('a', folder);
  file.writeText('new');
  breakAt('writeSync', 'EAGAIN', 0, 3);
  file.commit();
  expect(fs.readFileSync(join(folder, 'a'), 'utf8')).toBe('new');
});

test('a run whose disk fills up on the way fails with one sentence, and both old files are whole', async () => {
  const desk = new Desk();
  desk.write('fall.json', { ...FALL, duration: 50 });
  desk.write('a.csv', 'old csv');
  desk.write('a.out', 'old snapshot');
  breakAt('writeSync', 'ENOSPC', 2);
  expect(await desk.run('run', 'fall.json', '--csv', 'a.csv', '--out', 'a.out')).toBe(1);
  broken.call = '';
  expect(desk.err).toBe("pliant: Can't write a.csv because the disk is full.\n");
  expect(desk.out).toBe('');
  expect(fs.readFileSync(desk.path('a.csv'), 'utf8')).toBe('old csv');
  expect(fs.readFileSync(desk.path('a.out'), 'utf8')).toBe('old snapshot');
  expect(desk.files()).toEqual(['a.csv', 'a.out', 'fall.json']);
});

test.each(['writeSync', 'renameSync'])(
  '%s fails as a study begins: its folder is left as free as before',
  async (call) => {
    const desk = new Desk();
    const plan = { name: 'P', scene: FALL, vary: { g: { path: 'gravity[1]', values: [-1, -2] } } };
    desk.write('plan.json', plan);
    breakAt(call, 'ENOSPC');
    expect(await desk.run('sweep', 'plan.json', '--workers', '0', '--out', 'study', '--no-report')).toBe(1);
    broken.call = '';
    expect(desk.err).toBe(`pliant: Can't write into ${desk.path('study')} because the disk is full.\n`);
    expect(desk.files()).toEqual(['plan.json']);
    expect(await desk.run('sweep', 'plan.json', '--workers', '0', '--out', 'study', '--no-report')).toBe(0);
  },
);
