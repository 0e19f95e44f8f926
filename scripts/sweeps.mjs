// npm run sweeps: large sweeps, which take minutes and are no part of the tests. `ways [runs]` makes one study in five
// ways and compares the tables; `rate [runs] [balls] [turns]` sets the pool beside one process and beside two that know
// nothing of each other, which is what the machine can give; `kill [runs] [kills]` kills workers and the coordinator at
// random moments, cuts Redis off once, and compares. Needs redis-server and postgresql.

import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildPackages } from './setup/build.mjs';
import { inRoot } from './setup/place.mjs';
import { main, Refusal, seconds } from './setup/say.mjs';
import { findPostgres, findRedis, prepareServers } from './setup/servers.mjs';

const folder = mkdtempSync(join(tmpdir(), 'pliant-sweeps-'));
const children = new Set();
/** How many turns are taken, one after the other, so that a change of the machine's pace meets all three alike. */
const TURNS = 3;

await main(async ([what = 'ways', runs = what === 'rate' ? '300' : '1000', more, turns = TURNS]) => {
  buildPackages();
  if (what === 'rate') return await rates(Number(runs), Number(more ?? 64), Number(turns));
  prepareServers();
  if (findRedis() === undefined || findPostgres() === undefined)
    throw new Refusal('Redis or PostgreSQL is missing.');
  try {
    writeFileSync(join(folder, 'plan.json'), JSON.stringify(plan(Number(runs))));
    if (what === 'kill') return await killing(Number(more ?? 100));
    return await fiveWays();
  } finally {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});

/** A ball is thrown at a floor for a hundredth of a second. */
function plan(runs, duration = 0.03) {
  const ball = {
    kind: 'rigid',
    name: 'ball',
    position: [0, 0.51, 0],
    velocity: [0, -1, 0],
    shape: { kind: 'sphere', radius: 0.5 },
  };
  const bodies = [{ kind: 'static', name: 'floor', shape: { kind: 'plane' } }, ball];
  return {
    name: 'Throw',
    scene: {
      pliant: 1,
      name: 'Throw',
      description: 'A ball is thrown at a floor.',
      dt: 0.01,
      duration,
      bodies,
    },
    vary: {
      speed: { path: 'bodies.ball.velocity[1]', from: -9, to: -1 },
      e: { path: 'bodies.ball.restitution', from: 0, to: 0.9 },
    },
    sample: { kind: 'sobol', count: runs },
    outputs: {
      force: { quantity: 'force', of: 'ball' },
      y: { quantity: 'position', of: 'ball', axis: 'y', take: 'end' },
    },
  };
}

/** Balls fall in a heap for a second: runs of a tenth of a second, as studies have them. */
function heap(runs, balls) {
  const made = plan(runs, 1);
  const [floor, ball] = made.scene.bodies;
  const others = Array.from({ length: balls - 1 }, (_, i) => ({
    ...ball,
    name: `ball-${i}`,
    position: [((i % 4) - 2) * 1.05, 1.6 + 1.05 * Math.floor(i / 16), ((i >> 2) % 4) * 1.05 - 1.5],
  }));
  return { ...made, name: 'Heap', scene: { ...made.scene, bodies: [floor, ball, ...others] } };
}

function begin(...args) {
  const child = spawn(process.execPath, [inRoot('packages/cli/dist/main.js'), ...args], {
    cwd: folder,
    stdio: 'ignore',
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

function ended(child) {
  return child.exitCode === null && child.signalCode === null
    ? new Promise((done) => child.once('exit', done))
    : Promise.resolve(child.exitCode);
}

async function sweep(out, ...args) {
  const start = performance.now();
  const code = await ended(begin('sweep', 'plan.json', '--out', out, '--no-report', '--quiet', ...args));
  if (code !== 0) throw new Refusal(`The sweep ${out} ended with ${code}.`);
  console.log(`${out.padEnd(10)} ${seconds(start)}`);
}

function table(out) {
  return readFileSync(join(folder, out, 'table.csv'), 'utf8');
}

function compare(...names) {
  const [first, ...others] = names.map(table);
  const same = others.every((other) => other === first);
  console.log(
    `${first.split('\n').length - 2} rows; ${names.join(', ')}: ${same ? 'the same to the byte' : 'NOT THE SAME'}`,
  );
  return same ? 0 : 1;
}

async function fiveWays() {
  await sweep('serial', '--workers', '0');
  await sweep('pool');
  for (const [name, server] of [
    ['redis', await redis()],
    ['postgres', await postgres()],
  ]) {
    const workers = [1, 2].map(() => begin('worker', '--queue', server.url, '--workers', '1', '--quiet'));
    await sweep(name, '--queue', server.url);
    for (const worker of workers) worker.kill('SIGKILL');
  }
  const start = performance.now();
  for (let i = 1; i <= 10; i++) {
    const code = await ended(begin('sweep', 'plan.json', '--out', 'shards', '--shard', `${i}/10`, '--quiet'));
    if (code !== 0) throw new Refusal(`Shard ${i} ended with ${code}.`);
  }
  console.log(`ten shards ${seconds(start)}`);
  await sweep('shards', '--merge');
  return compare('serial', 'pool', 'redis', 'postgres', 'shards');
}

/** Wall of the runs alone, as `pliant sweep` tells it: what the rate of its progress bar is of. */
async function wall(out, ...args) {
  const child = spawn(
    process.execPath,
    [
      inRoot('packages/cli/dist/main.js'),
      'sweep',
      'plan.json',
      '--fresh',
      '--no-report',
      '--json',
      '--out',
      out,
      ...args,
    ],
    { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  children.add(child);
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  const code = await ended(child);
  children.delete(child);
  if (code !== 0) throw new Refusal(`The sweep ${out} ended with ${code}.`);
  return JSON.parse(said).wall;
}

async function rates(runs, balls, turns) {
  try {
    writeFileSync(join(folder, 'plan.json'), JSON.stringify(heap(runs, balls)));
    const pools = [];
    const bares = [];
    for (let turn = 1; turn <= turns; turn++) {
      const serial = await wall('serial', '--workers', '0');
      const pool = await wall('pool', '--workers', '2');
      const halves = await Promise.all(
        [1, 2].map((half) => wall(`half-${half}`, '--workers', '0', '--shard', `${half}/2`)),
      );
      const bare = Math.max(...halves);
      pools.push(serial / pool);
      bares.push(serial / bare);
      console.log(
        `${turn}: ${(serial / runs).toFixed(2)} ms a run; pool ${pools.at(-1).toFixed(2)} times, two bare processes ${bares.at(-1).toFixed(2)} times`,
      );
    }
    const median = (values) => values.sort((a, b) => a - b)[values.length >> 1].toFixed(2);
    console.log(`median: pool ${median(pools)} times, two bare processes ${median(bares)} times`);
    return compare('serial', 'pool');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function killing(kills) {
  await sweep('serial', '--workers', '0');
  const server = await redis();
  const start = performance.now();
  const worker = () => begin('worker', '--queue', server.url, '--workers', '1', '--lease', '2', '--quiet');
  const coordinator = () =>
    begin('sweep', 'plan.json', '--queue', server.url, '--out', 'queue', '--no-report', '--quiet');
  const workers = [worker(), worker(), worker()];
  let lead = coordinator();
  for (let k = 1; k <= kills; k++) {
    await pause(200 + 1200 * Math.random());
    const at = Math.floor(workers.length * Math.random());
    workers[at].kill('SIGKILL');
    workers[at] = worker();
    if (k === Math.floor(kills / 3) || k === Math.floor((2 * kills) / 3)) {
      lead.kill('SIGKILL');
      await ended(lead);
      lead = coordinator();
      console.log(`coordinator killed after ${seconds(start)}`);
    }
    if (k === Math.floor(kills / 2)) {
      await server.restart();
      console.log(`Redis cut off and started again after ${seconds(start)}`);
    }
  }
  const code = await ended(lead);
  console.log(`${kills} workers killed; the coordinator ended with ${code} after ${seconds(start)}`);
  return code === 0 ? compare('serial', 'queue') : 1;
}

async function freePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

async function redis() {
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
    children.add(child);
    await pause(1500);
    return child;
  };
  let child = await start();
  const restart = async () => {
    child.kill('SIGKILL');
    await ended(child);
    child = await start();
  };
  return { url: `redis://127.0.0.1:${port}/0`, restart };
}

async function postgres() {
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
  children.add(child);
  await pause(3000);
  return { url: `postgres://pliant@127.0.0.1:${port}/postgres` };
}
