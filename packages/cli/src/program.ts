/** The command line as commander sees it, and commander's complaints as one plain sentence. */
import { Command, CommanderError } from 'commander';
import { addClonePrograms } from './commands/clone-programs.js';
import { addCompare } from './commands/compare.js';
import { addCompletion } from './commands/completion.js';
import { addConvert } from './commands/convert.js';
import { addMethods } from './commands/methods.js';
import { addQuery } from './commands/query.js';
import { addReplay } from './commands/replay.js';
import { addRun } from './commands/run.js';
import { addStudio } from './commands/studio.js';
import { addSweep } from './commands/sweep.js';
import { addTetrahedralise } from './commands/tetrahedralise.js';
import { addValidate } from './commands/validate.js';
import { addWorker } from './commands/worker.js';
import { type Failure, refusal } from './failure.js';
import type { Io } from './io.js';
import { version } from './version.js';

/** `end` receives the exit code of the command that ran. */
export function createProgram(io: Io, end: (code: number) => void): Command {
  const program = new Command('pliant')
    .description('Contact between rigid and deformable bodies: found, measured and resolved.')
    .version(version(), '--version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .option('--debug', 'show where an error comes from')
    .helpCommand('help [command]', 'print the help of a command')
    .exitOverride()
    // Complaints arrive as exceptions; what commander would print of them is not wanted twice.
    .configureOutput({ writeOut: io.stdout, writeErr: () => {}, getOutHelpWidth: () => 100 });
  addRun(program, io, end);
  addSweep(program, io, end);
  addWorker(program, io, end);
  addValidate(program, io, end);
  addReplay(program, io, end);
  addMethods(program, io, end);
  addCompare(program, io, end);
  addConvert(program, io, end);
  addTetrahedralise(program, io, end);
  addQuery(program, io, end);
  addStudio(program, io, end);
  addClonePrograms(program);
  addCompletion(program, io, end);
  return program;
}

/** Help and version throw too, after they have printed what was asked for. */
export const isPrinted = (error: unknown): boolean => error instanceof CommanderError && error.exitCode === 0;

/**
 * `error: unknown option '--durtion'\n(Did you mean --duration?)` → one sentence. `command` is the one that was asked
 * for.
 */
export function complaint(error: CommanderError, command: string): Failure {
  const [first = '', ...rest] = error.message.replace(/^error: /, '').split('\n');
  const sentence = (PLAINER[error.code] ?? plain)(first);
  const guess = /\(Did you mean (?:one of )?(.*)\?\)/.exec(rest.join(' '))?.[1];
  if (guess !== undefined)
    return refusal(`${sentence}; did you mean ${guess.replaceAll(', ', ' or ')}?`, error);
  return refusal(`${sentence}; \`pliant ${command}--help\` lists what there is.`, error);
}

const plain = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replace(/\.$/, '');

const PLAINER: Readonly<Record<string, (text: string) => string>> = {
  'commander.help': () => 'There is no such command to help with',
  'commander.optionMissingArgument': (text) =>
    plain(text.replace(/^option (.*) argument missing$/, 'The option $1 needs its value')),
  'commander.excessArguments': (text) => plain(text.replace('. Expected', ': expected')),
  'commander.missingArgument': (text) =>
    plain(text.replace(/^missing required argument/, 'the command needs its argument')),
};
