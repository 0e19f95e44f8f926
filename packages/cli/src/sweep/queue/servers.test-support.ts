/** A Redis and a PostgreSQL of the system's packages, on loopback, with ports and folders of their own. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Redis } from 'ioredis';
import pg from 'pg';
import { findPostgres, findRedis } from '../../../../../scripts/setup/servers.mjs';

export interface Server {
  readonly url: string;
  /** The address of an empty database that nobody else has. */
  fresh(): Promise<string>;
  /** Ends it as a power cut would, and starts it again with what is on its disk. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Thrown where a server is not installed; a reason to leave a test out, but not in continuous integration. */
export class NotHere extends Error {}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}

/** `npm test` installs both where it may. */
function found(find: () => string | undefined, aptPackage: string): string {
  const program = find();
  if (program !== undefined) return program;
  throw new NotHere(`${aptPackage} is not installed; install it to run these tests.`);
}

/** With a password, since a queue without one is nobody's idea of a queue. */
export async function startRedis(): Promise<Server> {
  const program = found(findRedis, 'redis-server');
  const folder = mkdtempSync(join(tmpdir(), 'pliant-redis-'));
  const port = await freePort();
  const url = `redis://:secret@127.0.0.1:${port}/0`;
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--requirepass', 'secret'];
  let child: ChildProcess;
  let databases = 0;
  const start = async () => {
    child = spawn(program, [...options, '--save', '', '--appendonly', 'yes', '--appendfsync', 'always'], {
      stdio: 'ignore',
    });
    await untilUp(async () => {
      const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
      redis.on('error', () => {});
      try {
        await redis.connect();
        await redis.ping();
      } finally {
        redis.disconnect();
      }
    });
  };
  const kill = () => ending(child, 'SIGKILL');
  await start();
  return {
    url,
    // Redis has sixteen.
    fresh: async () => url.replace(/0$/, String(++databases)),
    restart: async () => {
      await kill();
      await start();
    },
    stop: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function startPostgres(): Promise<Server> {
  const program = found(findPostgres, 'postgresql');
  const folder = mkdtempSync(join(tmpdir(), 'pliant-postgres-'));
  const port = await freePort();
  const url = `postgres://pliant:secret@127.0.0.1:${port}/postgres`;
  const user = ownerOf(folder);
  const data = join(folder, 'data');
  const password = join(folder, 'password');
  writeFileSync(password, 'secret\n', { mode: 0o644 });
  const auth = ['--auth=scram-sha-256', `--pwfile=${password}`];
  execFileSync(program.replace(/postgres$/, 'initdb'), ['-D', data, '-U', 'pliant', ...auth, '-N'], {
    ...user,
    stdio: 'ignore',
    cwd: folder,
  });
  let child: ChildProcess;
  const start = async () => {
    const options = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
    child = spawn(program, options, { ...user, stdio: 'ignore', cwd: folder });
    await untilUp(async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.end();
    });
  };
  await start();
  let databases = 0;
  return {
    url,
    fresh: async () => {
      const name = `fresh${++databases}`;
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        await client.query(`CREATE DATABASE ${name}`);
      } finally {
        await client.end();
      }
      return url.replace(/postgres$/, name);
    },
    restart: async () => {
      await ending(child, 'SIGQUIT');
      await start();
    },
    stop: async () => {
      await ending(child, 'SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root, so root runs it as the user of its package. */
function ownerOf(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })),
  );
  chownSync(folder, uid, gid);
  chmodSync(folder, 0o700);
  return { uid, gid };
}

async function untilUp(ask: () => Promise<void>): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      if (attempt > 300) throw error;
      await setTimeout(100);
    }
  }
}

function ending(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const done = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill(signal);
  return done;
}
