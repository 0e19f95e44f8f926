import type { Command } from 'commander';
import type { Io } from '../io.js';
import { EXACT_MESHES } from '../scenes/foreign-scene.js';
import { type SweepOptions, shard } from '../sweep/sweep-options.js';
import { filePath, quantity, whole } from '../values.js';

export function addSweep(program: Command, io: Io, end: (code: number) => void): void {
  program
    .command('sweep')
    .description('make all runs of a plan and put them into one table')
    .argument('<plan>', 'plan file, or - for standard input')
    .option(
      '--out <folder>',
      'folder of the study, or s3://bucket/folder; the name of the plan by default',
      filePath('--out'),
    )
    .option(
      '--workers <n>',
      'processes; as many as cores by default, 0 for this one alone',
      whole('--workers', 0, 1024),
    )
    .option('--timeout <s>', 'longest time of one run', quantity('--timeout', 's', 0, 1e6))
    .option('--retries <n>', 'how often a run that crashed is begun again', whole('--retries', 0, 100))
    .option('--memory <MB>', 'memory of one process', whole('--memory', 64, 1e6))
    .option('--queue <url>', 'put the runs into a queue: redis://… or postgres://…', filePath('--queue'))
    .option('--shard <i/n>', 'make only every n-th run, from the i-th on', shard)
    .option('--merge [folders...]', 'run nothing; put the journals of shards together')
    .option('--partial', 'with --merge: content with what is there')
    .option('--ask', 'take runs as JSON lines from standard input and tell their results on standard output')
    .option('--dry-run', 'tell how many runs there are and how long they take')
    .option(...EXACT_MESHES)
    .option('--fresh', 'forget what an earlier call did')
    .option('--no-report', 'no HTML report')
    .option('--json', 'print the summary as one JSON object')
    .option('--quiet', 'no progress bar and no summary')
    .action(async (plan: string, options: SweepOptions) => {
      // Pools, queues and tables are large; other commands need none of them.
      const { sweep } = await import('../sweep/sweep.js');
      end(await sweep(plan, options, io));
    });
}
