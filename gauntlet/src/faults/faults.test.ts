import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { FAULTS } from './list.js';
import { plant, planted } from './plant.js';

const ENGINE = fileURLToPath(new URL('../../../packages/pliant/dist/', import.meta.url));

it.each(FAULTS)('the place of the fault $name is there exactly once', (fault) => {
  const text = readFileSync(`${ENGINE}${fault.file}`, 'utf8');
  expect(planted(fault, text)).not.toBe(text);
});

it('the copy that faults are planted in starts: it asked for entries of the package that are elsewhere', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pliant-fault-'));
  try {
    const program = plant(fileURLToPath(new URL('../../..', import.meta.url)), folder, undefined);
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, '--list'], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain('heap-hulls');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
