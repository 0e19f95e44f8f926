import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import type { Command } from 'commander';
import { inClone } from '../clone.js';
import { FAILED, Failure } from '../failure.js';
import type { Io } from '../io.js';

/** Only for the help: the arguments are the benchmarks' own, so `main` passes them on before they are parsed. */
export function addBench(program: Command): void {
  program
    .command('bench')
    .usage('[arguments...]')
    .description('run the benchmarks of the clone; its arguments are theirs')
    .helpOption(false);
}

export function bench(args: readonly string[], io: Io): Promise<number> {
  const file = inClone('bench', 'dist', 'main.js');
  if (file === undefined) {
    throw new Failure(
      FAILED,
      'The benchmarks are part of a built clone of the repository; run `npm run bench` there.',
    );
  }
  const child = spawn(process.execPath, [file, ...args], {
    cwd: io.cwd,
    stdio: io.ownsTerminal ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  child.stdout?.setEncoding('utf8').on('data', io.stdout);
  child.stderr?.setEncoding('utf8').on('data', io.stderr);
  // On Ctrl-C the terminal signals the child too; this process only waits for it.
  io.interruption().addEventListener('abort', ({ target }) => {
    const { reason } = target as AbortSignal;
    if (reason !== 'SIGINT' || !process.stdin.isTTY) child.kill(reason as NodeJS.Signals);
  });
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code, signal) =>
      done(signal === null ? (code ?? FAILED) : 128 + constants.signals[signal]),
    );
  });
}
