import type { Command } from 'commander';
import { SUCCESS } from '../failure.js';
import type { Io } from '../io.js';
import { plural } from '../run/quantities.js';
import type { WorkerOptions } from '../sweep/queue/queue-worker.js';
import { filePath, quantity, whole } from '../values.js';

interface Options extends WorkerOptions {
  readonly queue: string;
  readonly quiet?: boolean;
}

export function addWorker(program: Command, io: Io, end: (code: number) => void): void {
  program
    .command('worker')
    .description('take runs out of a queue and make them, until it is stopped')
    .requiredOption('--queue <url>', 'the queue: redis://… or postgres://…', filePath('--queue'))
    .option('--workers <n>', 'processes; as many as cores by default', whole('--workers', 1, 1024))
    .option(
      '--out <folder>',
      'shared folder of the study, or s3://bucket/folder, for files that runs keep',
      filePath('--out'),
    )
    .option('--timeout <s>', 'longest time of one run', quantity('--timeout', 's', 0, 1e6))
    .option('--retries <n>', 'how often a run that crashed is begun again', whole('--retries', 0, 100))
    .option('--memory <MB>', 'memory of one process', whole('--memory', 64, 1e6))
    .option(
      '--lease <s>',
      'time after which a silent worker counts as dead; 30 by default',
      quantity('--lease', 's', 0, 86400),
    )
    .option('--idle <s>', 'end after this long without work', quantity('--idle', 's', 0, 1e9, true))
    .option('--quiet', 'no words')
    .action(async (options: Options) => end(await serve(options, io)));
}

async function serve(options: Options, io: Io): Promise<number> {
  // BullMQ and its drivers are large; other commands need none of them.
  const { closed, openQueue, shown } = await import('../sweep/queue/open-queue.js');
  const { QueueWorker } = await import('../sweep/queue/queue-worker.js');
  const { KeptFiles } = await import('../sweep/study-place.js');
  const { out } = options;
  const files = out === undefined ? undefined : new KeptFiles(out, io.cwd);
  const heard: Io = options.quiet ? { ...io, stderr: () => {} } : io;
  try {
    await files?.check();
    const open = await openQueue(options.queue);
    heard.stderr(`Connected to ${shown(options.queue)}; waiting for runs.\n`);
    try {
      const settings = { ...options, ...(files !== undefined && { files, out: files.path }) };
      const done = await new QueueWorker(open, settings, heard).serve(io.interruption());
      if (!options.quiet) io.stdout(`Made ${plural(done, 'run')}.\n`);
    } finally {
      await closed(open.store.close());
    }
  } finally {
    files?.close();
  }
  return SUCCESS;
}
