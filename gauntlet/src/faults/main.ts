/**
 * npm run gauntlet:faults: does the gauntlet find faults? Plants them in a copy of the engine, one at a time, runs the quick slice on each
 * copy until the first break, and ends with 1 when a fault stays unseen or the engine without a fault breaks a law.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { QUICK_SEEDS } from '../run/slice.js';
import { FAULTS, type Fault } from './list.js';
import { plant } from './plant.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

process.exitCode = main(process.argv.slice(2));

function main(names: readonly string[]): number {
  const unknown = names.find((name) => !FAULTS.some((fault) => fault.name === name));
  if (unknown !== undefined) {
    console.error(
      `There is no fault '${unknown}'; the faults are ${FAULTS.map(({ name }) => name).join(', ')}.`,
    );
    return 2;
  }
  const chosen = FAULTS.filter(({ name }) => names.length === 0 || names.includes(name));
  const sound = look(undefined);
  if (sound.broken > 0) {
    console.log(`The engine without a fault breaks a law, so nothing can be said: ${sound.first}`);
    return 1;
  }
  let unseen = 0;
  for (const fault of chosen) {
    const { broken, first, seconds } = look(fault);
    if (broken === 0) unseen++;
    console.log(
      `${fault.name.padEnd(24)} ${broken > 0 ? 'found ' : 'UNSEEN'} ${seconds.toFixed(1).padStart(6)} s  ${first}`,
    );
  }
  console.log(`${chosen.length - unseen} passed, ${unseen} failed`);
  return unseen > 0 ? 1 : 0;
}

interface Look {
  readonly broken: number;
  readonly first: string;
  readonly seconds: number;
}

function look(fault: Fault | undefined): Look {
  const folder = mkdtempSync(join(tmpdir(), 'pliant-fault-'));
  try {
    const program = plant(ROOT, folder, fault);
    const flags = [
      '--quick',
      '--first',
      '--no-shrink',
      '--json',
      '--seeds',
      String(QUICK_SEEDS),
      '--out',
      join(folder, 'breaks'),
    ];
    const { stdout, stderr } = spawnSync(process.execPath, [program, ...flags], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    if (stdout === '')
      return {
        broken: 1,
        first: `the engine does not start: ${stderr.split('\n').find((line) => /Error/.test(line))}`,
        seconds: 0,
      };
    const { broken, breaks, seconds } = JSON.parse(stdout);
    const [first] = breaks;
    return {
      broken,
      first: first === undefined ? '' : `${first.family} ${first.seed} ${first.law}: ${first.sentence}`,
      seconds,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
