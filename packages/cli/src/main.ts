#!/usr/bin/env node
/** The `pliant` command. */
import { main } from './cli.js';
import { FAILED, isSystemError, SUCCESS, systemReason } from './failure.js';
import { processIo } from './io.js';

// A reader that has seen enough (`pliant methods | head`) is no error; a full disk behind stdout is one.
process.stdout.on('error', (error) => {
  if (isSystemError(error) && error.code === 'EPIPE') process.exit(SUCCESS);
  process.stderr.write(`pliant: Can't write to stdout because ${systemReason(error)}.\n`);
  process.exit(FAILED);
});
process.stderr.on('error', () => process.exit(FAILED));

process.exitCode = await main(process.argv.slice(2), processIo());
