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

// What was said goes out at the pace of whoever reads it. After that nothing holds the process: a connection to a server
// that is gone would try to reach it for ever.
for (const stream of [process.stdout, process.stderr])
  await new Promise<void>((done) => stream.write('', () => done()));
setTimeout(() => process.exit(), 1000).unref();
