import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import type { Command } from 'commander';
import { inClone } from '../clone.js';
import { FAILED, Failure } from '../failure.js';
import type { Io } from '../io.js';

/** Commands that are programs of their own in the clone; their arguments are theirs. */
const PROGRAMS = {
  bench: { things: 'benchmarks', description: 'run the benchmarks' },
  reproduce: {
    things: 'experiments',
    description: 'run the experiments of the source documents again and write a report',
  },
} as const;

export type CloneProgram = keyof typeof PROGRAMS;

export const isCloneProgram = (word: string | undefined): word is CloneProgram =>
  word !== undefined && Object.hasOwn(PROGRAMS, word);

/** Only for the help: `main` passes the arguments on before they are parsed. */
export function addClonePrograms(program: Command): void {
  for (const [name, { description }] of Object.entries(PROGRAMS)) {
    program
      .command(name)
      .usage('[arguments...]')
      .description(`${description} (only in a clone of the repository; its arguments are its own)`)
      .helpOption(false);
  }
}

export function runCloneProgram(name: CloneProgram, args: readonly string[], io: Io): Promise<number> {
  const file = inClone(name, 'dist', 'main.js');
  if (file === undefined) {
    throw new Failure(
      FAILED,
      `The ${PROGRAMS[name].things} are part of a built clone of the repository; run \`npm run pliant -- ${name}\` there.`,
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
