import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { World } from 'pliant';
import { TRAJECTORY_HEADER } from 'pliant/io';
import { describe, expect, test } from 'vitest';
import { Desk, FALL, MEETING } from '../cli.test-support.js';
import type { RunReport } from '../run/report.js';

async function reportOf(desk: Desk, ...args: string[]): Promise<RunReport> {
  const code = await desk.run('run', ...args, '--json');
  expect(desk.err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(desk.out) as RunReport;
}

describe('the summary', () => {
  test('is true of a free fall', async () => {
    const desk = new Desk();
    const report = await reportOf(desk, desk.write('fall.json', FALL));
    const mass = (4 / 3) * Math.PI;
    expect(report).toMatchObject({
      scene: { name: 'Fall', file: 'fall.json' },
      dt: 0.01,
      substeps: 1,
      steps: 100,
      bodies: { total: 1, kinds: { rigid: 1 }, asleep: 0, frozen: 0 },
      contacts: { end: 0, most: 0, touches: 0, softened: 0 },
      worstDepth: null,
      troubles: { total: 0, newest: [] },
      files: [],
    });
    expect(report.time).toBeCloseTo(1, 12);
    expect(report.energy.start.total).toBeCloseTo(mass * 10 * 100, 9);
    expect(report.energy.end.kinetic).toBeCloseTo(0.5 * mass * 100, 9);
    expect(report.momentum.end.linear[1]).toBeCloseTo(-mass * 10, 9);
    expect(report.hash).toMatch(/^[0-9a-f]{16}$/);
    expect(Object.keys(report.timings)).toEqual([
      ...['bodies', 'broadphase', 'narrowphase', 'penetration', 'response', 'integration'],
    ]);
    expect(Object.values(report.timings).every((ms) => ms >= 0 && ms <= report.wall)).toBe(true);
  });

  test('is true of a collision: one touch, momentum kept, the deepest pair named, sensors left out', async () => {
    const desk = new Desk();
    const penalty = ['--method', 'response=penalty'];
    const report = await reportOf(desk, desk.write('meeting.json', MEETING), ...penalty);
    // The ball leaves the gate's middle and never its rim: three pairs begin to touch, one of them solid.
    expect(report.contacts.touches).toBe(3);
    expect(report.worstDepth?.bodies).toEqual(['flying', 'waiting']);
    expect(report.worstDepth?.depth).toBeGreaterThan(0);
    expect(report.worstDepth?.depth).toBeLessThan(0.5);
    // They are 1 m apart at speed 2, so they touch after 0.5 s, and a half-period of a 30 Hz spring later they part.
    expect(report.worstDepth?.time).toBeGreaterThan(0.5);
    expect(report.worstDepth?.time).toBeLessThan(0.54);
    for (let k = 0; k < 3; k++) {
      expect(report.momentum.end.linear[k]).toBeCloseTo(report.momentum.start.linear[k], 9);
    }
  });

  test('for people has a line for everything', async () => {
    const desk = new Desk();
    desk.write('meeting.json', MEETING);
    expect(await desk.run('run', 'meeting.json', '--csv', 'a.csv')).toBe(0);
    expect(desk.err).toBe('');
    expect(desk.out).toMatch(/^Meeting: 400 steps of 5 ms in 4 substeps, 2 s simulated in /);
    expect(desk.out).toMatch(/^ {2}bodies +3 \(2 rigid, 1 static\)$/m);
    for (const label of ['contacts', 'worst depth', 'energy', 'momentum', 'time', 'hash', 'troubles']) {
      expect(desk.out).toMatch(new RegExp(`^  ${label}  `, 'm'));
    }
    expect(desk.out).toMatch(/^ +narrowphase +[\d.]+ m?s \(\d+ %\)$/m);
    expect(desk.out).toMatch(/^ {2}wrote +a\.csv \([\d.]+ kB\)$/m);
  });

  test('is left out by --quiet', async () => {
    const desk = new Desk({ columns: 80 });
    desk.write('fall.json', FALL);
    expect(await desk.run('run', 'fall.json', '--quiet')).toBe(0);
    expect(desk.out + desk.err).toBe('');
  });
});

describe('flags', () => {
  test('change the scene', async () => {
    const desk = new Desk();
    desk.write('meeting.json', MEETING);
    const choices = ['--dt', '1/100', '--duration', '0.5', '--substeps', '7'];
    const methods = ['--method', 'broadphase=brute-force', '--method', 'narrowphase=spheres'];
    const report = await reportOf(desk, 'meeting.json', ...choices, ...methods);
    expect(report).toMatchObject({ dt: 0.01, substeps: 7, steps: 50 });
    expect(report.methods).toMatchObject({
      broadphase: 'brute-force',
      narrowphase: 'spheres',
      response: 'auto',
    });
  });

  test('a broad phase changes no bit, a parameter does', async () => {
    const desk = new Desk();
    desk.write('meeting.json', MEETING);
    const run = (...flags: string[]) =>
      reportOf(desk, 'meeting.json', '--method', 'response=penalty', ...flags);
    const plain = await run();
    const other = await run('--method', 'broadphase=bounding-boxes');
    const stiff = await run('--parameter', 'penalty.frequency=60');
    expect(other.hash).toBe(plain.hash);
    expect(stiff.hash).not.toBe(plain.hash);
    expect(stiff.worstDepth!.depth).toBeLessThan(plain.worstDepth!.depth);
  });

  test('parameters that no flag names stay as the scene has them', async () => {
    const desk = new Desk();
    const parameters = { penalty: { frequency: 60, dampingRatio: 0.5 } };
    desk.write('both.json', { ...MEETING, parameters });
    desk.write('one.json', { ...MEETING, parameters: { penalty: { dampingRatio: 0.5 } } });
    const both = await reportOf(desk, 'both.json');
    const added = await reportOf(desk, 'one.json', '--parameter', 'penalty.frequency=60');
    expect(added.hash).toBe(both.hash);
  });

  test.each([
    ['0', 0],
    ['0.1', 10],
    ['0.105', 11],
    ['1/3', 34],
  ])('--duration %s makes %i steps of 0.01 s', async (duration, steps) => {
    const desk = new Desk();
    desk.write('fall.json', FALL);
    expect((await reportOf(desk, 'fall.json', '--duration', duration)).steps).toBe(steps);
  });
});

describe('without time, and by the slow solver', () => {
  const COLUMN = {
    pliant: 1,
    name: 'Column',
    description: 'A soft column stands on a floor.',
    bodies: [
      { kind: 'static', shape: { kind: 'plane' }, name: 'floor' },
      {
        kind: 'soft',
        name: 'column',
        mesh: { kind: 'box', size: [0.2, 0.4, 0.2], cells: [1, 2, 1] },
        model: { kind: 'fem', youngsModulus: 1e6 },
        position: [0, 0.3, 0],
      },
    ],
    duration: 0.02,
    dt: 0.01,
  };

  test('--static puts a scene where its forces balance', async () => {
    const desk = new Desk();
    desk.write('column.json', COLUMN);
    const report = await reportOf(desk, 'column.json', '--static', '--output', 'push=force.end:column/floor');
    expect(report).toMatchObject({ solver: 'static', steps: 0, time: 0, troubles: { total: 0 } });
    expect(report.outputs['push']).toBeCloseTo(16 * 9.81, 1);
    const plain = new Desk();
    plain.write('column.json', COLUMN);
    expect(await plain.run('run', 'column.json', '--static', '--csv', 'a.csv')).toBe(0);
    expect(plain.out).toMatch(/^Column: equilibrium found in /);
    expect(readFileSync(plain.path('a.csv'), 'utf8').trim().split('\n')).toHaveLength(2);
  });

  test('--static says when there is no equilibrium', async () => {
    const desk = new Desk();
    desk.write('falling.json', { ...COLUMN, bodies: COLUMN.bodies.slice(1) });
    expect(await desk.run('run', 'falling.json', '--static')).toBe(0);
    expect(desk.out).toMatch(/^Column: no equilibrium found in /);
    expect(desk.out).toMatch(/No equilibrium was found in 400 iterations/);
  });

  test('--exact steps', async () => {
    const desk = new Desk();
    desk.write('column.json', COLUMN);
    const report = await reportOf(desk, 'column.json', '--exact');
    expect(report).toMatchObject({ solver: 'exact', steps: 2, troubles: { total: 0 } });
  });

  test.each([
    [['--static', '--exact'], /choose one/],
    [['--static', '--record', 'r.pliant'], /leave it out with --static/],
  ])('%j is refused', async (flags, sentence) => {
    const desk = new Desk();
    desk.write('column.json', COLUMN);
    expect(await desk.run('run', 'column.json', ...flags)).toBe(2);
    expect(desk.err).toMatch(sentence);
  });
});

describe('scenes', () => {
  test('of the gallery go by their name; a file of that name comes first', async () => {
    const desk = new Desk();
    const args = ['--duration', '0.02'];
    expect((await reportOf(desk, 'box-stack', ...args)).scene.name).toBe('Box stack');
    expect((await reportOf(desk, 'box-stack.json', ...args)).scene.name).toBe('Box stack');
    mkdirSync(desk.path('box-stack'));
    expect((await reportOf(desk, 'box-stack', ...args)).scene.name).toBe('Box stack');
    rmSync(desk.path('box-stack'), { recursive: true });
    desk.write('box-stack', FALL);
    expect((await reportOf(desk, 'box-stack', ...args)).scene).toEqual({ name: 'Fall', file: 'box-stack' });
  });

  test('may begin with a byte order mark', async () => {
    const desk = new Desk();
    desk.write('marked.json', `\uFEFF${JSON.stringify(FALL)}`);
    expect((await reportOf(desk, 'marked.json')).steps).toBe(100);
  });
});

describe('files', () => {
  test('the trajectory has the first state and one row per step, exact to the bit', async () => {
    const desk = new Desk();
    desk.write('fall.json', FALL);
    const report = await reportOf(desk, 'fall.json', '--csv', 'a.csv', '--jsonl', 'a.jsonl');
    const [header, ...rows] = readFileSync(desk.path('a.csv'), 'utf8').trimEnd().split('\n');
    expect(`${header}\n`).toBe(TRAJECTORY_HEADER);
    expect(rows).toHaveLength(101);
    const heights = rows.map((row) => Number(row.split(',')[4]));
    // Free flight is exact: after n steps of h the ball has fallen g (n h)² / 2.
    for (const [n, y] of heights.entries()) expect(y).toBeCloseTo(100 - 0.5 * 10 * (0.01 * n) ** 2, 10);
    const lines = readFileSync(desk.path('a.jsonl'), 'utf8').trimEnd().split('\n');
    const told = lines.map((line) => (JSON.parse(line) as { position: number[] }).position[1]);
    expect(told).toEqual(heights);
    expect(report.files.map(({ kind, file }) => [kind, file])).toEqual([
      ['csv', 'a.csv'],
      ['jsonl', 'a.jsonl'],
    ]);
    expect(report.files[0].bytes).toBe(readFileSync(desk.path('a.csv')).length);
    expect(desk.files()).toEqual(['a.csv', 'a.jsonl', 'fall.json']);
  });

  test('the snapshot is the world at the end', async () => {
    const desk = new Desk();
    desk.write('meeting.json', MEETING);
    const report = await reportOf(desk, 'meeting.json', '--out', 'end.snapshot');
    const world = World.restore(new Uint8Array(readFileSync(desk.path('end.snapshot'))));
    expect(world.hash()).toBe(report.hash);
    expect(world.steps).toBe(400);
  });

  test('a place that cannot be written is refused before the first step, and nothing is left behind', async () => {
    const desk = new Desk();
    // A thousand hours: if the run began, the test would never end.
    desk.write('long.json', { ...FALL, duration: 1e6 });
    mkdirSync(desk.path('folder'));
    const wrong: [string, string][] = [
      ['missing/a.csv', 'its folder does not exist'],
      ['folder', 'it is a folder'],
      ['long.json/a.csv', 'a part of its path is not a folder'],
    ];
    for (const [path, reason] of wrong) {
      expect(await desk.run('run', 'long.json', '--csv', 'good.csv', '--out', path)).toBe(1);
      expect(desk.err).toBe(`pliant: Can't write ${path} because ${reason}.\n`);
    }
    expect(desk.files()).toEqual(['folder', 'long.json']);
  });

  test('stopped on the way: says so, leaves the old file whole and no other', async () => {
    const desk = new Desk();
    desk.write('long.json', { ...FALL, duration: 1e6 });
    writeFileSync(desk.path('old.csv'), 'old');
    setTimeout(() => desk.stop.abort('SIGTERM'), 100);
    expect(await desk.run('run', 'long.json', '--csv', 'old.csv', '--record', 'new')).toBe(128 + 15);
    expect(desk.err).toMatch(/^pliant: Stopped after step \d+ of 100000000; nothing was written\.\n$/);
    expect(readFileSync(desk.path('old.csv'), 'utf8')).toBe('old');
    expect(desk.files()).toEqual(['long.json', 'old.csv']);
  });
});

test('the progress bar is drawn on a terminal and wiped at the end', async () => {
  const desk = new Desk({ columns: 60 });
  desk.write('fall.json', FALL);
  expect(await desk.run('run', 'fall.json', '--json')).toBe(0);
  expect(desk.err).toMatch(/^\r\[#*-*\] +1 % {2}step 1 of 100/);
  expect(desk.err.endsWith('\r\u001b[K')).toBe(true);
  expect(() => JSON.parse(desk.out)).not.toThrow();
});
