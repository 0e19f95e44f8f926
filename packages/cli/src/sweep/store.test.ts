import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Desk } from '../cli.test-support.js';
import { KEY, S3Server, SECRET } from '../store/s3-server.test-support.js';
import { S3Store } from '../store/s3-store.js';
import { NotHere, type Server, startRedis } from './queue/servers.test-support.js';
import { begin, PLAN } from './sweep.test-support.js';

const SMALL = {
  ...PLAN,
  vary: { ...PLAN.vary, speed: { ...PLAN.vary.speed, count: 2 } },
  keep: { files: ['csv', 'glb'], where: 'e > 0.8' },
};

const server = new S3Server('studies');
const environment: Record<string, string> = { AWS_ACCESS_KEY_ID: KEY, AWS_SECRET_ACCESS_KEY: SECRET };
const use = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
};

beforeAll(async () => {
  environment['AWS_ENDPOINT_URL'] = await server.start();
  use(environment);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.stop();
});

const text = (name: string) => String(server.objects.get(name));

function newDesk(): Desk {
  const desk = new Desk();
  desk.write('plan.json', SMALL);
  return desk;
}

async function expected(desk: Desk): Promise<string> {
  expect(await desk.run('sweep', 'plan.json', '--workers', '0', '--out', 'local', '--no-report')).toBe(0);
  return readFileSync(desk.path('local/table.csv'), 'utf8');
}

describe('a study in an S3 store', () => {
  test('has the table of a study in a folder, and is gone on with from the store alone', async () => {
    const desk = newDesk();
    const rows = await expected(desk);
    const out = "s3://studies/a b/ünï+1 (x)'!*";
    const sweep = () =>
      desk.run('sweep', 'plan.json', '--workers', '0', '--out', out, '--no-report', '--json');
    expect(await sweep()).toBe(0);
    expect(JSON.parse(desk.out)).toMatchObject({ ran: 6, table: `${out}/table.csv` });
    const key = (name: string) => `${out.slice('s3://studies/'.length)}/${name}`;
    expect(text(key('table.csv'))).toBe(rows);
    const names = await S3Store.open(out).list();
    expect(names).toEqual(expect.arrayContaining(['plan.json', 'results.jsonl', 'runs/000002/run.glb']));
    expect(names.some((name) => name.endsWith('.lock'))).toBe(false);

    // Half of the journal is lost: what is missing is run again.
    const lines = text(key('results.jsonl')).split('\n');
    server.objects.set(key('results.jsonl'), Buffer.from(`${lines.slice(0, 4).join('\n')}\n`));
    expect(await sweep()).toBe(0);
    expect(JSON.parse(desk.out)).toMatchObject({ ran: 3, runs: 6 });
    expect(text(key('table.csv'))).toBe(rows);
  });

  test('shards that share nothing but a store are merged from there', async () => {
    const desk = newDesk();
    const rows = await expected(desk);
    const out = 's3://studies/shards';
    for (const shard of ['1/2', '2/2'])
      expect(await desk.run('sweep', 'plan.json', '--workers', '0', '--out', out, '--shard', shard)).toBe(0);
    expect(await desk.run('sweep', 'plan.json', '--out', 'merged', '--merge', out, '--no-report')).toBe(0);
    expect(readFileSync(desk.path('merged/table.csv'), 'utf8')).toBe(rows);
    expect(await desk.run('sweep', 'plan.json', '--out', out, '--merge', '--no-report')).toBe(0);
    expect(text('shards/table.csv')).toBe(rows);
  });

  test('--fresh forgets what the study left there, and nothing else', async () => {
    const desk = newDesk();
    await expected(desk);
    server.objects.set('shared/results-3-of-4.jsonl', Buffer.from('old'));
    server.objects.set('shared/notes.txt', Buffer.from('mine'));
    const args = ['--workers', '0', '--out', 's3://studies/shared', '--no-report', '--fresh'];
    expect(await desk.run('sweep', 'plan.json', ...args)).toBe(0);
    expect(server.objects.has('shared/results-3-of-4.jsonl')).toBe(false);
    expect(text('shared/notes.txt')).toBe('mine');
  });

  test('more names than one answer has, and a store that is busy for a moment', async () => {
    const store = S3Store.open('s3://studies/many/');
    const names = Array.from({ length: 23 }, (_, i) => `f ${String(i).padStart(2, '0')}&<+`);
    for (const name of names) await store.put(name, Buffer.from(name));
    server.failures = 2;
    expect(await store.list()).toEqual(names);
    server.encodes = false;
    expect(await store.list()).toEqual(names);
    server.encodes = true;
    expect(Buffer.from(await store.get(names[3])).toString()).toBe(names[3]);
    await store.remove(names[0]);
    await store.remove(names[0]);
    expect(await store.list('f 0')).toEqual(names.slice(1, 10));
  });
});

test('a worker of a queue brings the files of runs to the store before they count as done', async (context) => {
  let redis: Server;
  try {
    redis = await startRedis();
  } catch (error) {
    if (!(error instanceof NotHere) || process.env['CI'] === 'true') throw error;
    return context.skip(error.message);
  }
  try {
    const desk = newDesk();
    begin(desk.folder, 'worker', '--queue', redis.url, '--workers', '1', '--out', 's3://studies/queue');
    const args = ['sweep', 'plan.json', '--queue', redis.url, '--out', 'queue', '--no-report'];
    expect(await desk.run(...args)).toBe(0);
    const names = await S3Store.open('s3://studies/queue').list();
    const files = ['bodies.csv', 'run.glb'];
    expect(names).toEqual(['000002', '000005'].flatMap((run) => files.map((name) => `runs/${run}/${name}`)));
    // The same bytes as in a folder.
    await expected(desk);
    for (const name of names)
      expect(server.objects.get(`queue/${name}`)).toEqual(readFileSync(desk.path(`local/${name}`)));
  } finally {
    await redis.stop();
  }
});

describe('a store that can not be used has one sentence', () => {
  test.each([
    ['s3://nowhere/x', {}, "1 pliant: Can't read s3://nowhere/x because there is no bucket 'nowhere'."],
    ['s3://studies/x', { AWS_SECRET_ACCESS_KEY: '' }, '2 pliant: s3://studies/x needs AWS_ACCESS_KEY_ID and'],
    ['s3://studies/x', { AWS_SECRET_ACCESS_KEY: 'other' }, 'because the secret key is wrong.'],
    ['s3://studies/x', { AWS_ACCESS_KEY_ID: 'other' }, 'because the store does not know the access key.'],
    ['s3://studies/x', { AWS_ENDPOINT_URL: 'http://127.0.0.1:40' }, 'because nobody listens there.'],
    ['s3://studies/x', { AWS_ENDPOINT_URL: 'soon' }, '2 pliant: AWS_ENDPOINT_URL takes an address such as'],
    ['s3://', {}, "2 pliant: A store is s3://bucket/folder, not 's3://'."],
  ])('%s with %o', async (out, changes, sentence) => {
    const desk = newDesk();
    use(changes);
    const code = await desk.run('sweep', 'plan.json', '--workers', '0', '--out', out);
    use(environment);
    expect(desk.err).toMatch(/^pliant: [^\n]+\n$/);
    expect(`${code} ${desk.err}`).toContain(sentence);
  });

  test('what is no store is a folder', async () => {
    const desk = newDesk();
    writeFileSync(desk.path('file'), '');
    expect(await desk.run('sweep', 'plan.json', '--workers', '0', '--out', 'file')).toBe(1);
    expect(desk.err).toContain("Can't write into");
    // Where the system denies that a folder is there that it shows, Node would try for ever.
    expect(await desk.run('sweep', 'plan.json', '--workers', '0', '--out', '/proc/x/y')).toBe(1);
    expect(desk.err).toContain("Can't write into");
  });
});
