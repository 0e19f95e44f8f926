import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { ENGINE_VERSION } from 'pliant/jobs';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { Desk } from '../../cli.test-support.js';
import { begin, ended, PLAN } from '../sweep.test-support.js';
import { type OpenQueue, openQueue } from './open-queue.js';
import { NotHere, type Server, startPostgres, startRedis } from './servers.test-support.js';

const table = (desk: Desk, folder: string) => readFileSync(desk.path(`${folder}/table.csv`), 'utf8');

/** Twelve runs are enough for two workers. */
const SMALL = { ...PLAN, vary: { ...PLAN.vary, speed: { ...PLAN.vary.speed, count: 4 } } };

/** A test that fails leaves no coordinator behind, which would lead its study for ever. */
function newDesk(): Desk {
  const desk = new Desk();
  onTestFinished(() => desk.stop.abort());
  return desk;
}

async function expected(desk: Desk): Promise<string> {
  desk.write('plan.json', SMALL);
  expect(await desk.run('sweep', 'plan.json', '--workers', '0', '--out', 'serial', '--no-report')).toBe(0);
  return table(desk, 'serial');
}

async function opened(url: string): Promise<OpenQueue> {
  const open = await openQueue(url);
  onTestFinished(() => open.store.close());
  return open;
}

/** Where a server can't be had these tests are left out, with a word why; in continuous integration that is a failure. */
async function started(start: () => Promise<Server>): Promise<Server | undefined> {
  try {
    return await start();
  } catch (error) {
    if (!(error instanceof NotHere) || process.env['CI'] === 'true') throw error;
    console.warn(`Left out: ${error.message}`);
    return undefined;
  }
}

const servers = { redis: await started(startRedis), postgres: await started(startPostgres) };
afterAll(() => Promise.all(Object.values(servers).map((server) => server?.stop())));

describe.each(Object.entries(servers).filter(([, server]) => server !== undefined) as [string, Server][])(
  'on %s',
  (_kind, server) => {
    const worker = (desk: Desk, url: string, ...args: string[]) =>
      begin(desk.folder, 'worker', '--queue', url, '--workers', '1', '--lease', '2', ...args);

    test('two workers, one killed, the server cut off once: the same table', async () => {
      const desk = newDesk();
      const url = await server.fresh();
      const rows = await expected(desk);
      const workers = [worker(desk, url), worker(desk, url)];
      // A worker that comes for the first time while the server is away is told so and ends, and with the other one
      // killed nobody would be left.
      for (const one of workers)
        await expect.poll(() => one.heard, { timeout: 60_000 }).toContain('waiting for runs.');
      const sweep = desk.run('sweep', 'plan.json', '--queue', url, '--out', 'queue', '--no-report');
      // Either may be quicker, and be through before the other has begun.
      const atWork = () => workers.find(({ heard }) => heard.includes("Working on 'Throw' with 1 process."));
      await expect.poll(atWork, { timeout: 60_000 }).toBeDefined();
      atWork()?.kill('SIGKILL');
      await server.restart();
      expect(await sweep).toBe(0);
      expect(table(desk, 'queue')).toBe(rows);
      const open = await opened(url);
      expect(await open.store.studies()).toEqual([]);
    });

    test('a coordinator that was killed is followed by another, elsewhere', async () => {
      const desk = newDesk();
      const url = await server.fresh();
      const rows = await expected(desk);
      const first = begin(desk.folder, 'sweep', 'plan.json', '--queue', url, '--out', 'one', '--no-report');
      const { store } = await opened(url);
      await expect.poll(async () => (await store.studies()).length, { timeout: 60_000 }).toBe(1);
      const [{ id }] = await store.studies();
      // A second one sees that the first is alive, and is refused.
      let owner = '';
      await expect
        .poll(
          async () => {
            owner = (await store.lead(id, 'somebody', 1))?.owner ?? '';
            return owner;
          },
          { timeout: 30_000 },
        )
        .toContain(`:${first.pid}:`);
      expect(await desk.run('sweep', 'plan.json', '--queue', url, '--out', 'two', '--no-report')).toBe(2);
      expect(desk.err).toContain(`Another coordinator (process ${first.pid} on`);
      first.kill('SIGKILL');
      await ended(first);
      // What is left of its lead is made short.
      expect(await store.lead(id, owner, 1500)).toBeUndefined();
      const idle = worker(desk, url, '--idle', '1');
      expect(
        await desk.run('sweep', 'plan.json', '--queue', url, '--out', 'two', '--no-report', '--quiet'),
      ).toBe(0);
      expect(table(desk, 'two')).toBe(rows);
      expect(await ended(idle)).toBe(0);
    });

    test('a worker with another version of the engine leaves the study alone, by name', async () => {
      const desk = newDesk();
      const url = await server.fresh();
      const { store } = await opened(url);
      await store.put({ id: 'other', name: 'Of tomorrow', engine: '9.9.9' }, '{}');
      const idle = worker(desk, url, '--idle', '1');
      expect(await ended(idle)).toBe(0);
      expect(idle.heard).toContain(
        `The study 'Of tomorrow' is for version 9.9.9 of the engine and this worker has ${ENGINE_VERSION}; it is left alone.`,
      );
      expect(idle.heard).toContain('Made 0 runs.');
    });
  },
);

test.skipIf(servers.redis === undefined)(
  'who is asked to stop while the server is gone for good stops',
  async () => {
    const own = await startRedis();
    const desk = newDesk();
    desk.write('plan.json', { ...SMALL, scene: { ...SMALL.scene, duration: 60 } });
    const worker = begin(desk.folder, 'worker', '--queue', own.url, '--workers', '1');
    const coordinator = begin(desk.folder, 'sweep', 'plan.json', '--queue', own.url, '--no-report');
    await expect.poll(() => worker.heard, { timeout: 60_000 }).toContain("Working on 'Throw'");
    await own.stop();
    worker.kill('SIGTERM');
    coordinator.kill('SIGTERM');
    expect(await ended(worker)).toBe(0);
    expect(await ended(coordinator)).toBe(143);
    expect(coordinator.heard).toMatch(
      /Stopped with \d+ of 12 runs done; the same command goes on from there\./,
    );
  },
);

describe('a queue that can not be used has one sentence, and nothing is lost', () => {
  const sentence = async (url: string) => {
    const desk = new Desk();
    desk.write('plan.json', PLAN);
    const code = await desk.run('sweep', 'plan.json', '--queue', url, '--out', 'x');
    expect(desk.err).toMatch(/^pliant: [^\n]+\n$/);
    expect(desk.err).not.toContain('wrong-one');
    expect(desk.files()).toEqual(['plan.json']);
    return `${code} ${desk.err}`;
  };

  test('nobody there, no such protocol', async () => {
    expect(await sentence('redis://127.0.0.1:1/0')).toContain(
      "1 pliant: Can't reach the queue redis://127.0.0.1:1/0 because nobody listens there.",
    );
    expect(await sentence('postgres://a@127.0.0.1:1/b')).toContain('because nobody listens there.');
    expect(await sentence('amqp://127.0.0.1')).toContain('2 pliant: --queue takes redis://');
  });

  test('something else listens there', async () => {
    const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    onTestFinished(() => void other.close());
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const { port } = other.address() as AddressInfo;
    const reason = /because (what answers there is no such server|the connection was cut)\.\n$/;
    expect(await sentence(`redis://127.0.0.1:${port}/0`)).toMatch(reason);
    expect(await sentence(`postgres://a:wrong-one@127.0.0.1:${port}/b`)).toMatch(reason);
  });

  test.skipIf(servers.redis === undefined)('a wrong password', async () => {
    const url = servers.redis!.url.replace('secret', 'wrong-one');
    expect(await sentence(url)).toContain('because the password is wrong or missing.');
  });

  test.skipIf(servers.redis === undefined)(
    'no such database of Redis: the command ended without a word, or worked in another one',
    async () => {
      const url = servers.redis!.url.replace(/\/\d*$/, '');
      expect(await sentence(`${url}/99`)).toMatch(/^1 .* because there is no such database\.\n$/);
      expect(await sentence(`${url}/first`)).toMatch(
        /^2 pliant: --queue takes redis:\/\/host:port\/number of the database, not 'redis:/,
      );
    },
  );

  test.skipIf(servers.postgres === undefined)(
    'a wrong password of PostgreSQL, no such database',
    async () => {
      const url = servers.postgres!.url.replace('secret', 'wrong-one');
      expect(await sentence(url)).toContain('because the password is wrong.');
      expect(await sentence(servers.postgres!.url.replace(':secret', ''))).toContain(
        'because the password is wrong or missing.',
      );
      expect(await sentence(servers.postgres!.url.replace(/postgres$/, 'nowhere'))).toContain(
        'because there is no such database.',
      );
    },
  );
});
