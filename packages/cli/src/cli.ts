import { CommanderError } from 'commander';
import { isCloneProgram, runCloneProgram } from './commands/clone-programs.js';
import { REFUSED, SUCCESS, toFailure } from './failure.js';
import type { Io } from './io.js';
import { complaint, createProgram, isPrinted } from './program.js';

/** Runs one command line, without the program's own name, and gives its exit code. Never throws. */
export async function main(args: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(args, io);
  } catch (error) {
    if (isPrinted(error)) return SUCCESS;
    const failure = error instanceof CommanderError ? complaint(error, commandOf(args)) : toFailure(error);
    if (failure.sentence !== '') io.stderr(`pliant: ${failure.sentence}\n`);
    if (args.includes('--debug')) io.stderr(`${traceOf(failure)}\n`);
    return failure.exitCode;
  }
}

async function dispatch(args: readonly string[], io: Io): Promise<number> {
  const words = args.filter((arg) => arg !== '--debug');
  if (isCloneProgram(words[0])) return runCloneProgram(words[0], words.slice(1), io);
  let code: number = SUCCESS;
  const program = createProgram(io, (ended) => {
    code = ended;
  });
  if (words.length === 0) {
    io.stderr(program.helpInformation());
    return REFUSED;
  }
  await program.parseAsync(args, { from: 'user' });
  return code;
}

/** The command among the words, for pointing at its help; none for a word that is no command. */
function commandOf(args: readonly string[]): string {
  const known = ['run', 'sweep', 'worker', 'validate', 'replay', 'methods', 'convert', 'query', 'studio'];
  const word = args.find((arg) => !arg.startsWith('-')) ?? '';
  return known.includes(word) ? `${word} ` : '';
}

function traceOf(error: Error): string {
  const { cause } = error;
  return cause instanceof Error ? (cause.stack ?? cause.message) : (error.stack ?? error.message);
}
