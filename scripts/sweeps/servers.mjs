// A Redis and a PostgreSQL on loopback that keep what they are told, as a cluster's would.

import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '../setup/say.mjs';
import { findPostgres, findRedis } from '../setup/servers.mjs';
import { ended, folder, keep } from './bench.mjs';
import { cpuOf } from './processor.mjs';

async function freePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

export async function redis() {
  const port = await freePort();
  const data = join(folder, 'redis');
  mkdirSync(data);
  const args = [
    '--port',
    port,
    '--bind',
    '127.0.0.1',
    '--dir',
    data,
    '--save',
    '',
    '--appendonly',
    'yes',
    '--appendfsync',
    'always',
  ];
  const start = async () => {
    const child = spawn(findRedis(), args.map(String), { stdio: 'ignore' });
    keep(child);
    await pause(1500);
    return child;
  };
  let child = await start();
  const restart = async () => {
    child.kill('SIGKILL');
    await ended(child);
    child = await start();
  };
  return { url: `redis://127.0.0.1:${port}/0`, restart, cpu: () => cpuOf(child.pid) };
}

export async function postgres() {
  const port = await freePort();
  const program = findPostgres();
  const data = join(folder, 'postgres');
  mkdirSync(data);
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  const user = process.getuid?.() === 0 ? { uid: id('-u'), gid: id('-g') } : {};
  if (user.uid !== undefined) {
    chmodSync(folder, 0o755);
    chownSync(data, user.uid, user.gid);
  }
  const made = spawnSync(
    program.replace(/postgres$/, 'initdb'),
    ['-D', data, '-U', 'pliant', '--auth=trust', '-N'],
    { ...user, cwd: data },
  );
  if (made.status !== 0) throw new Refusal(`initdb failed: ${made.stderr}`);
  const child = spawn(
    program,
    ['-D', data, '-p', String(port), '-k', data, '-c', 'listen_addresses=127.0.0.1'],
    { ...user, cwd: data, stdio: 'ignore' },
  );
  keep(child);
  await pause(3000);
  return { url: `postgres://pliant@127.0.0.1:${port}/postgres`, cpu: () => cpuOf(child.pid) };
}
