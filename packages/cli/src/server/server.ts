/** The studio's server: loopback only, files only. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FAILED, Failure, isSystemError, systemReason } from '../failure.js';
import { loopbackHost } from '../values.js';
import { answer, type ServedFolders } from './answer.js';

/** Ports that are tried, one after the other, before any free one is taken. */
const TRIES = 20;

export interface ServerOptions extends ServedFolders {
  /** Loopback address; anything else is refused. */
  readonly host?: string;
  /** Where the search for a free port begins; 0 takes any. */
  readonly port?: number;
}

export interface RunningServer {
  /** Such as http://127.0.0.1:4242/ */
  readonly address: string;
  readonly port: number;
  close(): Promise<void>;
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const host = loopbackHost(options.host ?? '127.0.0.1');
  const server = createServer((request, response) => {
    answer(request, response, options).catch(() => {
      // The reader went away, or the file did: there is nobody or nothing left to answer.
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  const port = await listen(server, host, options.port ?? 0);
  const name = host.includes(':') ? `[${host}]` : host;
  return { address: `http://${name}:${port}/`, port, close: () => close(server) };
}

async function listen(server: Server, host: string, wanted: number): Promise<number> {
  const last = wanted === 0 ? 0 : Math.min(wanted + TRIES - 1, 65535);
  for (let port = wanted; port <= last; port++) if (await isFree(server, host, port)) return portOf(server);
  if (await isFree(server, host, 0)) return portOf(server);
  throw new Failure(FAILED, `No free port was found at ${host}.`);
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** Ports below 1024 may belong to the system; one that is not ours is as good as taken. */
const TAKEN = ['EADDRINUSE', 'EACCES'];

async function isFree(server: Server, host: string, port: number): Promise<boolean> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return true;
  } catch (error) {
    if (isSystemError(error) && TAKEN.includes(error.code ?? '')) return false;
    throw new Failure(FAILED, `Can't serve at ${host} because ${systemReason(error)}.`, { cause: error });
  }
}

/** Browsers keep connections open; waiting for them would keep the process alive for minutes. */
async function close(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}
