/**
 * pliant reproduce: runs the experiments of the source documents and writes one report. Ends with 0 when every experiment
 * gave numbers, with 1 when one failed or nothing could be written, with 2 on wrong arguments.
 */
import { FAILED, Failure, SUCCESS } from '@pliant/cli';
import { readArguments } from './arguments.js';
import { writeDocs } from './docs.js';
import { environment } from './environment.js';
import { experiments } from './experiments.js';
import { Painter } from './pictures/painter.js';
import { progressOn } from './progress.js';
import { reproduce } from './reproduce.js';
import { Store } from './store.js';

process.exitCode = await main(process.argv.slice(2));

async function main(words: readonly string[]): Promise<number> {
  try {
    const args = readArguments(words, experiments);
    if (args.list) {
      const width = Math.max(...experiments.map(({ name }) => name.length));
      for (const { name, title } of experiments) console.log(`${name.padEnd(width)}  ${title}`);
      return SUCCESS;
    }
    const store = new Store(args.out);
    const chosen = experiments.filter(({ name }) => args.names.length === 0 || args.names.includes(name));
    const painter = new Painter(args.software);
    const progress = progressOn(process.stderr);
    try {
      const machine = environment();
      const { report, entries, failed } = await reproduce(chosen, args, {
        store,
        machine,
        progress,
        painter,
      });
      console.log(`The report is ${report}.`);
      if (args.docs) {
        const all = experiments.map(
          (experiment) => entries.find((entry) => entry.experiment === experiment) ?? { experiment },
        );
        for (const file of await writeDocs(all, machine, painter)) console.log(`Wrote ${file}.`);
      }
      return failed === 0 ? SUCCESS : FAILED;
    } finally {
      await painter.close();
    }
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(error.message);
    return error.exitCode;
  }
}
