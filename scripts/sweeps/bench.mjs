// A folder in which sweeps are made, and the processes that make them.

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../setup/place.mjs';
import { Refusal } from '../setup/say.mjs';

export const folder = mkdtempSync(join(tmpdir(), 'pliant-sweeps-'));
const children = new Set();

export function usePlan(plan) {
  writeFileSync(join(folder, 'plan.json'), JSON.stringify(plan));
}

/** Nothing stays behind, also where somebody stops it. */
export function cleanUp() {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    cleanUp();
    process.exit(1);
  });
}

/** A process that is ended with this one. */
export function keep(child) {
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

const COMMAND = [process.execPath, inRoot('packages/cli/dist/main.js')];

/** Begins the command; of what it says only complaints are heard. */
export function begin(...args) {
  const [node, main] = COMMAND;
  return keep(spawn(node, [main, ...args], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }));
}

/** A worker that stands by, as those of a cluster do. */
export async function standBy(url, ...args) {
  const [node, main] = COMMAND;
  const child = keep(
    spawn(node, [main, 'worker', '--queue', url, ...args], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    }),
  );
  await new Promise((done) => child.stderr.once('data', done));
  child.stderr.resume();
  return child;
}

export function ended(child) {
  return child.exitCode === null && child.signalCode === null
    ? new Promise((done) => child.once('exit', done))
    : Promise.resolve(child.exitCode);
}

/**
 * Begins the command, and gives, at its end, its code, what it printed, and the processor's time of it and of all
 * processes that it began [ms]. The shell is asked for that: Node tells of its own process alone.
 */
export function measured(...args) {
  const timed = 'TIMEFORMAT="time %U %S"; time "$0" "$@"';
  const child = keep(
    spawn('bash', ['-c', timed, ...COMMAND, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] }),
  );
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr']) {
    child[stream].setEncoding('utf8').on('data', (text) => {
      said[stream] += text;
    });
  }
  return new Promise((done) => {
    child.once('close', (code) => {
      const [, user, system] = /time ([\d.]+) ([\d.]+)\n$/.exec(said.stderr) ?? [];
      done({ code, ...said, cpu: 1000 * (Number(user) + Number(system)) });
    });
  });
}

/**
 * Makes the study into a folder of its own. Gives the time of all [ms], that of the runs alone as the command tells it
 * (`wall`), and the processor's (`cpu`).
 */
export async function sweep(out, ...args) {
  const start = performance.now();
  const quiet = ['--no-report', '--json'];
  const { code, stdout, stderr, cpu } = await measured('sweep', 'plan.json', ...quiet, '--out', out, ...args);
  if (code !== 0) throw new Refusal(`The sweep ${out} ended with ${code}: ${stderr}`);
  return { time: performance.now() - start, wall: JSON.parse(stdout).wall, cpu };
}

/** Sum of what the runs took, by the clock of the processes that made them [ms]. */
export function sumOfRuns(out) {
  const [, ...lines] = readFileSync(join(folder, out, 'timings.csv'), 'utf8')
    .trim()
    .split('\n');
  return lines.reduce((sum, line) => sum + Number(line.split(',')[1]), 0);
}

export function compare(...names) {
  const [first, ...others] = names.map((out) => readFileSync(join(folder, out, 'table.csv'), 'utf8'));
  const same = others.every((other) => other === first);
  console.log(
    `${first.split('\n').length - 2} rows; ${names.join(', ')}: ${same ? 'the same to the byte' : 'NOT THE SAME'}`,
  );
  return same ? 0 : 1;
}
