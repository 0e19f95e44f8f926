import { once } from 'node:events';
import type { Command } from 'commander';
import { FAILED, Failure, SUCCESS } from '../failure.js';
import type { Io } from '../io.js';
import { openBrowser } from '../server/open-browser.js';
import { startServer } from '../server/server.js';
import { galleryFolder, studioPage } from '../studio-package.js';
import { loopbackHost, whole } from '../values.js';

const DEFAULT_PORT = 4242;

interface StudioOptions {
  readonly port: number;
  readonly host: string;
  readonly open: boolean;
  readonly isolation: boolean;
}

export function addStudio(program: Command, io: Io, end: (code: number) => void): void {
  program
    .command('studio')
    .description('serve the studio to this machine and open it; Ctrl-C ends it')
    .option(
      '--port <n>',
      'port; when it is taken, the next free one',
      whole('--port', 0, 65535),
      DEFAULT_PORT,
    )
    .option('--host <address>', 'loopback address', loopbackHost, '127.0.0.1')
    .option('--no-open', "don't open a browser")
    .option('--no-isolation', 'serve without cross-origin isolation, so without shared memory')
    .action(async (options: StudioOptions) => end(await studio(options, io)));
}

async function studio({ port, host, open, isolation }: StudioOptions, io: Io): Promise<number> {
  const page = studioPage();
  if (page === undefined) {
    throw new Failure(
      FAILED,
      'The studio page is not here; install `@pliant/studio` beside this command, or run `npm start` in a clone of the repository.',
    );
  }
  const stop = io.interruption();
  const server = await startServer({ page, scenes: galleryFolder(), host, port, isolated: isolation });
  const moved = port !== 0 && server.port !== port ? ` (port ${port} is taken)` : '';
  io.stdout(`The studio is at ${server.address}${moved}. Press Ctrl-C to end it.\n`);
  if (open) openBrowser(server.address, io.env);
  if (!stop.aborted) await once(stop, 'abort');
  await server.close();
  return SUCCESS;
}
