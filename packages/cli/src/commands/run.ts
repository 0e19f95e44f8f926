import type { Command } from 'commander';
import { type Scene, World } from 'pliant';
import { refusal, SUCCESS } from '../failure.js';
import type { Io } from '../io.js';
import { Outputs } from '../output/outputs.js';
import { reportOf } from '../run/report.js';
import { type OutputKind, type Run, simulate, stepCount } from '../run/simulate.js';
import { summaryOf } from '../run/summary.js';
import { findScene, readScene } from '../scenes/find-scene.js';
import {
  filePath,
  type MethodChoices,
  methodChoice,
  type ParameterChoices,
  parameterChoice,
  quantity,
  whole,
} from '../values.js';

interface RunOptions extends Partial<Record<OutputKind, string>> {
  readonly duration?: number;
  readonly dt?: number;
  readonly substeps?: number;
  readonly method?: MethodChoices;
  readonly parameter?: ParameterChoices;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

export function addRun(program: Command, io: Io, end: (code: number) => void): void {
  program
    .command('run')
    .description('run a scene to its end and sum it up')
    .argument('<scene>', 'scene file, or the name of a scene of the gallery')
    .option('--duration <s>', 'time to simulate', quantity('--duration', 's', 0, 1e6, true))
    .option('--dt <s>', 'time of one step, such as 0.01 or 1/240', quantity('--dt', 's', 0, 1))
    .option('--substeps <n>', 'parts into which a step is divided', whole('--substeps', 1, 1000))
    .option('--method <stage=name>', 'method of a stage; repeatable', methodChoice)
    .option('--parameter <method.name=value>', 'parameter of a method; repeatable', parameterChoice)
    .option('--out <file>', 'write a snapshot of the end', filePath('--out'))
    .option('--record <file>', 'write a recording that `replay` can check', filePath('--record'))
    .option('--csv <file>', 'write the trajectories as CSV', filePath('--csv'))
    .option('--jsonl <file>', 'write the trajectories as JSON lines', filePath('--jsonl'))
    .option('--json', 'print the summary as one JSON object')
    .option('--quiet', 'no progress bar and no summary')
    .action(async (named: string, options: RunOptions) => end(await run(named, options, io)));
}

async function run(named: string, options: RunOptions, io: Io): Promise<number> {
  if (options.json && options.quiet)
    throw refusal('--json prints the summary and --quiet leaves it out; choose one.');
  const found = findScene(named, io.cwd);
  const scene = withChoices(readScene(found), options);
  stepCount(scene.duration, scene.dt);
  const world = World.fromScene(scene);
  world.timeEveryStep();
  const { out, record, csv, jsonl } = options;
  // Before there are files: a signal from now on leaves none behind.
  io.interruption();
  const outputs = new Outputs<OutputKind>({ out, record, csv, jsonl }, io.cwd, found.file);
  try {
    const done = await simulate(scene, world, outputs, io, !options.quiet);
    print(done, outputs, found.file, options, io);
  } finally {
    outputs.discard();
  }
  return SUCCESS;
}

function print(done: Run, outputs: Outputs<OutputKind>, file: string, options: RunOptions, io: Io): void {
  const report = reportOf(done, file, outputs.commit());
  if (options.json) io.stdout(`${JSON.stringify(report, undefined, 2)}\n`);
  else if (!options.quiet) io.stdout(summaryOf(report));
}

/** The scene as the flags want it. Parameters that no flag names stay as the scene has them. */
function withChoices(scene: Scene, options: RunOptions): Scene {
  const { duration = scene.duration, dt = scene.dt, substeps = scene.substeps } = options;
  const parameters = { ...scene.parameters };
  for (const [method, values] of Object.entries(options.parameter ?? {})) {
    parameters[method] = { ...parameters[method], ...values };
  }
  return { ...scene, duration, dt, substeps, parameters, methods: { ...scene.methods, ...options.method } };
}
