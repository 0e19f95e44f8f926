import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { PassThrough } from 'node:stream';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { checkPlan, type Plan, Study } from 'pliant/jobs';
import { describe, expect, test } from 'vitest';
import { Desk } from '../cli.test-support.js';
import { askTell, readQuestion } from './ask-tell.js';
import { RunPool } from './run-pool.js';
import { begin, command, ended, MAIN, PLAN } from './sweep.test-support.js';
import type { Finished } from './task.js';

const table = (desk: Desk, folder: string, name = 'table.csv') =>
  readFileSync(desk.path(`${folder}/${name}`));

async function serial(desk: Desk, plan: object = PLAN, folder = 'serial') {
  desk.write('plan.json', plan);
  expect(await desk.run('sweep', 'plan.json', '--workers', '0', '--out', folder)).toBe(0);
  return table(desk, folder);
}

describe('one table, wherever the runs are made', () => {
  test('in this process, by a pool, in shards', async () => {
    const desk = new Desk();
    const expected = await serial(desk);
    const pool = await command(desk.folder, 'sweep', 'plan.json', '--workers', '2', '--out', 'pool');
    expect(pool.err).toBe('');
    expect(table(desk, 'pool').equals(expected)).toBe(true);
    expect(table(desk, 'pool', 'table.parquet').equals(table(desk, 'serial', 'table.parquet'))).toBe(true);
    for (const part of ['1/3', '3/3']) {
      expect(await desk.run('sweep', 'plan.json', '--shard', part, '--workers', '0', '--out', 'shards')).toBe(
        0,
      );
    }
    expect(await desk.run('sweep', 'plan.json', '--merge', 'shards', '--out', 'merged')).toBe(1);
    expect(desk.err).toBe(
      'pliant: 20 of 60 runs are missing (1, 4, 7, …); run their shards, or take --partial.\n',
    );
    expect(await desk.run('sweep', 'plan.json', '--shard', '2/3', '--workers', '0', '--out', 'other')).toBe(
      0,
    );
    expect(await desk.run('sweep', 'plan.json', '--merge', 'shards', 'other', '--out', 'merged')).toBe(0);
    expect(table(desk, 'merged').equals(expected)).toBe(true);
  });

  test('the table says what the runs say, and Parquet says the same', async () => {
    const desk = new Desk();
    const text = (await serial(desk)).toString();
    const [header, ...rows] = text.trimEnd().split('\n');
    expect(header).toBe('run,id,speed,e,force,y,state,steps,time,stopped,troubles,hash,error');
    expect(rows).toHaveLength(60);
    const bytes = table(desk, 'serial', 'table.parquet');
    const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
    const objects = await parquetReadObjects({ file });
    expect(objects).toHaveLength(60);
    // No run has an error; a column of numbers could not be joined with one of sentences.
    const types = new Map(parquetMetadata(file).schema.map(({ name, type }) => [name, type]));
    expect([types.get('error'), types.get('state'), types.get('run')]).toEqual([
      'BYTE_ARRAY',
      'BYTE_ARRAY',
      'INT32',
    ]);
    rows.forEach((row, i) => {
      const cells = row.split(',');
      expect(Object.values(objects[i]).map((x) => (x === null || x === undefined ? '' : String(x)))).toEqual(
        cells,
      );
    });
    // With the smallest speed and no bounce the ball has not arrived after 30 ms.
    const last = rows.at(-1)!.split(',');
    expect(Number(last[2])).toBe(-1);
  });

  test('is begun again where it was, also from a torn line', async () => {
    const desk = new Desk();
    const expected = await serial(desk);
    const path = desk.path('serial/results.jsonl');
    const lines = readFileSync(path, 'utf8').split('\n');
    writeFileSync(path, `${lines.slice(0, 31).join('\n')}\n${lines[31].slice(0, 40)}`);
    expect(await desk.run('sweep', 'plan.json', '--workers', '0', '--out', 'serial', '--json')).toBe(0);
    expect(JSON.parse(desk.out)).toMatchObject({ runs: 60, ran: 30, done: 60 });
    expect(table(desk, 'serial').equals(expected)).toBe(true);
    expect(await desk.run('sweep', 'plan.json', '--workers', '0', '--out', 'serial', '--json')).toBe(0);
    expect(JSON.parse(desk.out)).toMatchObject({ ran: 0 });
  });

  test('goes on after Ctrl-C', async () => {
    const desk = new Desk();
    const long = { ...PLAN, duration: 0.3 };
    const expected = await serial(desk, long);
    const child = begin(desk.folder, 'sweep', 'plan.json', '--workers', '2', '--out', 'stopped');
    await expect
      .poll(
        () =>
          existsSync(desk.path('stopped/results.jsonl')) &&
          table(desk, 'stopped', 'results.jsonl').length > 2000,
      )
      .toBe(true);
    child.kill('SIGINT');
    expect(await ended(child)).toBe(130);
    expect(child.heard).toMatch(/Stopped with \d+ of 60 runs done; the same command goes on from there\./);
    expect(
      (await command(desk.folder, 'sweep', 'plan.json', '--workers', '2', '--out', 'stopped')).code,
    ).toBe(0);
    expect(table(desk, 'stopped').equals(expected)).toBe(true);
  });
});

test('a pool that is killed leaves nothing in the temporary folder, and no process', async () => {
  const desk = new Desk();
  desk.write('plan.json', { ...PLAN, duration: 3 });
  mkdirSync(desk.path('tmp'));
  const env = { ...process.env, TMPDIR: desk.path('tmp') };
  const child = spawn(process.execPath, [MAIN, 'sweep', 'plan.json', '--workers', '2', '--quiet'], {
    cwd: desk.folder,
    env,
  });
  const journal = desk.path('plan-results/results.jsonl');
  await expect
    .poll(() => existsSync(journal) && statSync(journal).size > 1000, { timeout: 30_000 })
    .toBe(true);
  const { stdout } = spawnSync('ps', ['--ppid', String(child.pid), '-o', 'pid='], { encoding: 'utf8' });
  const processes = stdout.trim().split(/\s+/).map(Number);
  expect(processes).toHaveLength(2);
  child.kill('SIGKILL');
  await ended(child);
  const isThere = (pid: number) => existsSync(`/proc/${pid}`);
  await expect.poll(() => processes.some(isThere), { timeout: 30_000 }).toBe(false);
  expect(readdirSync(desk.path('tmp'))).toEqual([]);
});

async function faulty(indices: readonly number[]): Promise<ReadonlyMap<number, Finished>> {
  const desk = new Desk();
  const reading = checkPlan(PLAN);
  if (!reading.ok) throw new Error('no plan');
  const module = new URL('./faulty-worker.test-support.mjs', import.meta.url);
  const options = { workers: 2, timeout: 3, retries: 1, out: desk.folder, module };
  const pool = new RunPool(new Study(reading.plan), options);
  const done = new Map<number, Finished>();
  const tasks = indices.map((index) => ({ index, variables: {}, seed: undefined, keepsFiles: false }));
  try {
    await pool.run(
      tasks,
      (finished) => {
        expect(done.has(finished.index)).toBe(false);
        done.set(finished.index, finished);
      },
      desk.stop.signal,
    );
  } finally {
    await pool.close();
  }
  return done;
}

test('a process that dies is replaced, one that hangs is ended, and both are told of', async () => {
  const done = await faulty([0, 1, 2, 3, 4, 5]);
  expect(done.get(0)?.outcome.kind).toBe('done');
  expect(done.get(1)).toMatchObject({ outcome: { kind: 'done' }, attempts: 2 });
  expect(done.get(2)?.outcome).toEqual({
    kind: 'crashed',
    error: 'The run was begun 2 times and never ended: it took longer than 3 s.',
  });
  expect(done.get(3)?.outcome).toMatchObject({
    error: expect.stringContaining('The disk of this worker is gone.') as string,
  });
  expect(done.size).toBe(6);
});

test('short runs travel together, and one that dies, hangs or throws takes no other along', async () => {
  const done = await faulty(
    Array.from({ length: 100 }, (_, k) => k + 110).concat([301, 402, 503], [310, 311]),
  );
  const bad = [...done.values()].filter(({ outcome }) => outcome.kind !== 'done').map(({ index }) => index);
  expect(done.size).toBe(105);
  expect(bad.sort()).toEqual([202, 203, 402, 503]);
  expect(done.get(201)).toMatchObject({ outcome: { kind: 'done' } });
});

test('files are kept where the plan says so', async () => {
  const desk = new Desk();
  const files = ['vtu', 'glb', 'usda', 'csv', 'pairs', 'events', 'series', 'snapshot'];
  const outputs = { ...PLAN.outputs, path: { quantity: 'position', of: 'ball', axis: 'y', take: 'series' } };
  await serial(desk, { ...PLAN, outputs, keep: { files, where: 'speed < -8.9 and e > 0.8' } });
  const kept = study(PLAN).runs.flatMap(({ index, variables }) =>
    (variables['speed'] as number) < -8.9 && (variables['e'] as number) > 0.8 ? [index] : [],
  );
  expect(kept).toEqual([2]);
  for (const name of [
    'vtu/bodies.pvd',
    'run.glb',
    'run.usda',
    'bodies.csv',
    'pairs.csv',
    'events.jsonl',
    'end.snapshot',
  ]) {
    expect(existsSync(desk.path(`serial/runs/000002/${name}`))).toBe(true);
  }
  expect(readFileSync(desk.path('serial/runs/000002/series.csv'), 'utf8').split('\n')).toHaveLength(5);
});

const study = (plan: object) => {
  const reading = checkPlan(plan);
  if (!reading.ok) throw new Error(JSON.stringify(reading.errors));
  return new Study(reading.plan as Plan);
};

test('ask and tell: every question has its answer, wrong ones their sentence', async () => {
  const desk = new Desk();
  desk.write('plan.json', PLAN);
  const child = begin(desk.folder, 'sweep', 'plan.json', '--ask', '--workers', '1');
  child.stdin!.write(
    '{"id": "a", "variables": {"speed": -4, "e": 0.5}}\n{"id": 2, "variables": {"speed": -4}}\n',
  );
  // More at once than Node thinks a signal should have listeners: it wrote of a leak.
  for (let i = 10; i < 30; i++) child.stdin!.write(`{"id": ${i}, "variables": {"speed": -4, "e": 0.5}}\n`);
  child.stdin!.end('no json\n{"id": 3, "variables": {"speed": -4, "e": 7}}\n');
  expect(await ended(child)).toBe(0);
  const answers = child.heard
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const { result } = study(PLAN).run({ variables: { speed: -4, e: 0.5 }, seed: undefined }) as {
    result: { values: object };
  };
  expect(answers.find(({ id }) => id === 'a')).toMatchObject({ state: 'done', values: result.values });
  expect(answers.find(({ id }) => id === 3)).toMatchObject({ state: 'refused' });
  // An optimiser that waits for question 2 must hear of it.
  expect(answers.find(({ id }) => id === 2)).toMatchObject({
    state: 'refused',
    error: "The variable 'e' has no value; give it one.",
  });
  expect(child.heard).toContain('This line is no JSON');
});

test('a report stands alone: no script, nothing fetched, every text escaped', async () => {
  const desk = new Desk();
  await serial(desk, { ...PLAN, name: '<b>Throw & "catch"</b>' });
  const html = readFileSync(desk.path('serial/report.html'), 'utf8');
  expect(html).not.toMatch(/<script|https?:|src="(?!data:image\/png;base64,)|<b>/);
  expect(html).toContain('&#60;b&#62;Throw &#38;');
  for (const words of ['Main effects', 'Best: run', 'Worst: run', 'Scatter matrix', '<img class="picture"'])
    expect(html).toContain(words);
  // Varied values have their units like measured ones.
  for (const words of ['-9 to -1 m/s', '>speed [m/s]<', '>force [N]<']) expect(html).toContain(words);
  expect(html).toMatch(/force = [\d.e]+ N<br>speed = -[\d.]+ m\/s, e = [\d.]+</);
});

describe('bad input has one sentence', () => {
  const { vary } = PLAN;
  test.each([
    [
      { vary: { speed: { ...vary.speed, path: 'bodies.bal.mass' } } },
      "There is no item named 'bal'; did you mean 'ball'?",
    ],
    [{ vary: { speed: { ...vary.speed, from: 1 } } }, 'The range from 1 to -1 is empty; swap its ends.'],
    [{ vary: { e: { path: 'bodies.ball.restitution', values: [] } } }, 'This list is empty'],
    [{ vary: { e: { path: 'bodies.ball.restitution' } } }, "either 'values' or a range"],
    [{ vary: { e: { path: 'bodies.ball.restitution', values: ['x'] } } }, 'but is the text "x"'],
    [{ where: ['speed > 3'] }, "No combination fulfils all of 'where'"],
    [{ where: ['sped < 3'] }, "there is no variable 'sped'; did you mean 'speed'?"],
    [{ where: ['speed <'] }, 'it ends too early'],
    [{ outputs: { f: { quantity: 'forces' } } }, "did you mean 'force'?"],
    [{ sample: { kind: 'sobol' } }, "The key 'count' is missing"],
    [{ sample: { kind: 'list' } }, 'have 20 and 3 values'],
    [{ scene: 'nowhere.json' }, 'There is no scene file nowhere.json'],
    [{ vari: {} }, "'vari' isn't a key here; did you mean 'vary'?"],
  ])('%j', async (change, sentence) => {
    const desk = new Desk();
    desk.write('plan.json', { ...PLAN, ...change });
    expect(await desk.run('sweep', 'plan.json', '--workers', '0', '--out', 'x')).toBe(2);
    expect(desk.err).toContain(sentence);
    expect(desk.err).toMatch(/^pliant: [^\n]+\n$/);
    expect(desk.files()).toEqual(['plan.json']);
  });

  test('a place in the plan has its line and column', async () => {
    const desk = new Desk();
    const text = `{\n "name": "x",\n "scene": ${JSON.stringify(PLAN.scene)},\n "seeds": [1, -2]\n}`;
    desk.write('plan.json', text);
    expect(await desk.run('sweep', 'plan.json')).toBe(2);
    expect(desk.err).toMatch(/^pliant: plan\.json:4:15 seeds\[1\] This must be a whole number/);
  });

  test('a folder of another plan, and one where a coordinator works', async () => {
    const desk = new Desk();
    await serial(desk);
    desk.write('plan.json', { ...PLAN, duration: 0.02 });
    expect(await desk.run('sweep', 'plan.json', '--workers', '0', '--out', 'serial')).toBe(2);
    expect(desk.err).toContain(
      "belongs to another plan ('Throw'); take another --out, or --fresh to begin anew.",
    );
    expect(readFileSync(desk.path('serial/plan.json'), 'utf8')).not.toContain('"duration":0.02');
    expect(await desk.run('sweep', 'plan.json', '--merge', 'serial', '--out', 'merged')).toBe(2);
    expect(desk.err).toContain('leave it out, or merge it with its own plan.');
    // What `--fresh` would forget stays while the queue can't be reached.
    const unreachable = ['--fresh', '--queue', 'redis://127.0.0.1:1/0'];
    expect(await desk.run('sweep', 'plan.json', '--out', 'serial', ...unreachable)).toBe(1);
    expect(existsSync(desk.path('serial/table.csv'))).toBe(true);
    expect(
      await desk.run('sweep', 'plan.json', '--workers', '0', '--out', 'serial', '--fresh', '--quiet'),
    ).toBe(0);
    const { hostname } = await import('node:os');
    writeFileSync(desk.path('serial/coordinator.lock'), `${hostname()} ${process.ppid}\n`);
    expect(await desk.run('sweep', 'plan.json', '--workers', '0', '--out', 'serial')).toBe(2);
    expect(desk.err).toContain(`Another coordinator (process ${process.ppid} on`);
  });

  test('journals that disagree, or are none, are not merged', async () => {
    const desk = new Desk();
    const expected = await serial(desk);
    for (const shard of ['1/2', '2/2'])
      expect(await desk.run('sweep', 'plan.json', '--workers', '0', '--out', 's', '--shard', shard)).toBe(0);
    const [first, copy] = ['s/results-1-of-2.jsonl', 's/results-1-of-3.jsonl'].map((name) => desk.path(name));
    const text = readFileSync(first, 'utf8');
    const merge = () => desk.run('sweep', 'plan.json', '--merge', 's', '--out', 'm');
    writeFileSync(copy, text);
    expect(await merge()).toBe(0);
    expect(table(desk, 'm').equals(expected)).toBe(true);
    // What crashed on one machine ended on another.
    const lines = text.split('\n');
    const crashed = { index: 0, outcome: { kind: 'crashed', error: 'e.' }, wall: 1, attempts: 3 };
    writeFileSync(first, [lines[0], JSON.stringify(crashed), ...lines.slice(2)].join('\n'));
    expect(await merge()).toBe(0);
    expect(table(desk, 'm').equals(expected)).toBe(true);
    writeFileSync(first, text);
    writeFileSync(copy, text.replace('"force":', '"force":1'));
    expect(await merge()).toBe(2);
    expect(desk.err).toMatch(
      /^pliant: Run 0 has other results in .*results-1-of-3\.jsonl than in .*results-1-of-2\.jsonl;/,
    );
    for (const line of [
      '{"index":1e9}',
      '{}',
      '{"index":0,"outcome":{"kind":"fine"},"wall":1,"attempts":1}',
    ]) {
      writeFileSync(copy, `${lines[0]}\n${line}\n${lines[1]}\n`);
      expect(await merge()).toBe(2);
      expect(desk.err).toMatch(/is damaged in line 2;/);
    }
    expect(await desk.run('sweep', 'plan.json', '--merge', 'plan.json', '--out', 'm')).toBe(2);
    expect(desk.err).toMatch(/plan\.json is no journal of a sweep: its first line names no study\.\n$/);
  });

  test('a damaged journal, a full disk', async () => {
    const desk = new Desk();
    await serial(desk);
    appendFileSync(desk.path('serial/results.jsonl'), 'rubbish\n{}\n');
    expect(await desk.run('sweep', 'plan.json', '--workers', '0', '--out', 'serial')).toBe(2);
    expect(desk.err).toContain('is damaged in line 62; remove the file, or take --fresh.');
    if (existsSync('/dev/full')) {
      expect(await desk.run('sweep', 'plan.json', '--workers', '0', '--out', '/dev/full')).not.toBe(0);
      expect(desk.err).toMatch(/^pliant: Can't write into \/dev\/full because [^\n]+\.\n$/);
    }
  });
});

test('ask/tell is a function of its input', async () => {
  const desk = new Desk();
  const input = new PassThrough();
  input.end('{}\n');
  expect(typeof askTell).toBe('function');
  expect(await askTell(study(PLAN), { workers: 1 }, desk.io, input as unknown as typeof process.stdin)).toBe(
    0,
  );
  expect(desk.out).toContain("The key 'variables' is missing");
});

test('ask/tell keeps to the conditions of the plan', () => {
  const asked = study({ ...PLAN, where: ['e < 1', 'speed < -3'] });
  const ask = (variables: object) => readQuestion(JSON.stringify({ id: 1, variables }), asked);
  expect(ask({ speed: -4, e: 0.5 })).toMatchObject({ id: 1 });
  expect(ask({ speed: -2, e: 0.5 })).toBe("These values don't fulfil 'speed < -3', a condition of the plan.");
  // For the run to refuse, with its place.
  expect(ask({ speed: 'fast', e: 0.5 })).toMatchObject({ id: 1 });
});
