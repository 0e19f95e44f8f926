#!/usr/bin/env node
/** The `pliant` command. */
const words = process.argv.slice(2);
// Before all else is loaded: it is loaded there at the same time.
const early = words[0] === 'sweep' ? await import('./sweep/early.js') : undefined;
early?.beginEarly(words);

const { main } = await import('./cli.js');
const { FAILED, isSystemError, SUCCESS, systemReason } = await import('./failure.js');
const { processIo } = await import('./io.js');

// A reader that has seen enough (`pliant methods | head`) is no error; a full disk behind stdout is one.
process.stdout.on('error', (error) => {
  if (isSystemError(error) && error.code === 'EPIPE') process.exit(SUCCESS);
  process.stderr.write(`pliant: Can't write to stdout because ${systemReason(error)}.\n`);
  process.exit(FAILED);
});
process.stderr.on('error', () => process.exit(FAILED));

process.exitCode = await main(words, processIo());
await early?.endEarly();

// What was said goes out at the pace of whoever reads it. After that nothing holds the process: a connection to a server
// that is gone would try to reach it for ever.
// Where nothing waits nothing is written, not even nothing: a full disk refuses that, too.
for (const stream of [process.stdout, process.stderr])
  if (stream.writableLength > 0) await new Promise<void>((done) => stream.write('', () => done()));
setTimeout(() => process.exit(), 1000).unref();
