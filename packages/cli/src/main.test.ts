/** The built command as a process of its own: what only shows there. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Desk, FALL } from './cli.test-support.js';

const program = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const isWindows = process.platform === 'win32';

function pliant(desk: Desk, ...args: string[]) {
  return spawnSync(process.execPath, [program, ...args], { cwd: desk.folder, encoding: 'utf8' });
}

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((done) => child.on('close', (code) => done(code)));

test('a run: exactly one JSON object on stdout, nothing on stderr, and the same bits as in this process', async () => {
  const desk = new Desk();
  desk.write('fall.json', FALL);
  const { status, stdout, stderr } = pliant(desk, 'run', 'fall.json', '--json', '--csv', 'a.csv');
  expect([status, stderr]).toEqual([0, '']);
  const report = JSON.parse(stdout) as { hash: string };
  const csv = readFileSync(desk.path('a.csv'), 'utf8');
  expect(await desk.run('run', 'fall.json', '--json', '--csv', 'a.csv')).toBe(0);
  expect((JSON.parse(desk.out) as { hash: string }).hash).toBe(report.hash);
  expect(readFileSync(desk.path('a.csv'), 'utf8')).toBe(csv);
});

test('a program with nothing but `pliant/jobs` runs every kind of body', () => {
  const bodies = [
    { kind: 'rigid', name: 'a', shape: { kind: 'hull', points: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1] } },
    {
      kind: 'soft',
      name: 'b',
      position: [5, 0, 0],
      mesh: { kind: 'box', size: [1, 1, 1], cells: [1, 1, 1] },
      model: { kind: 'fem', youngsModulus: 1e5, poissonRatio: 0.3 },
    },
  ];
  const scene = {
    pliant: 1,
    name: 'Parts',
    description: 'Two bodies fall.',
    dt: 0.01,
    duration: 0.02,
    bodies,
  };
  const script = `import { runJob } from 'pliant/jobs'; console.log(runJob({ scene: ${JSON.stringify(scene)} }).steps);`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    encoding: 'utf8',
  });
  expect([stdout, stderr]).toEqual(['2\n', '']);
});

test('exit codes', () => {
  const desk = new Desk();
  desk.write('fall.json', FALL);
  const code = (...args: string[]) => pliant(desk, ...args).status;
  expect(code('validate', 'fall.json')).toBe(0);
  expect(code('validate', 'absent.json')).toBe(2);
  expect(code('run', 'fall.json', '--out', 'absent/a')).toBe(1);
  expect(code('--nonsense')).toBe(2);
});

test.runIf(!isWindows)('a reader that has seen enough is no error', async () => {
  const desk = new Desk();
  const child = spawn('sh', ['-c', `"${process.execPath}" "${program}" methods; echo "code $?" >&2`], {
    cwd: desk.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.destroy();
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    words += text;
  });
  await ended(child);
  expect(words).toBe('code 0\n');
});

test.runIf(!isWindows)('files that go to standard output are part of a pipe', () => {
  const desk = new Desk();
  desk.write('fall.json', FALL);
  const [node, main] = [process.execPath, program];
  const shell = (line: string) =>
    spawnSync('sh', ['-c', line.replaceAll('pliant', `"${node}" "${main}"`)], {
      cwd: desk.folder,
      encoding: 'utf8',
    });
  expect(shell('pliant run fall.json --quiet --csv - | head -c 4')).toMatchObject({
    stdout: 'time',
    stderr: '',
  });
  // Other files of the run are not left out without a word.
  desk.write('long.json', { ...FALL, duration: 100 });
  expect(shell('pliant run long.json --quiet --csv - --bodies b.csv | head -c 4').stderr).toBe(
    'pliant: Whoever read stdout stopped reading, and the run ended; no file was written.\n',
  );
  expect(shell('pliant convert fall.json - --to glb --quiet | head -c 4').stdout).toBe('glTF');
  const back = shell('pliant convert - - --to json < fall.json');
  expect(JSON.parse(back.stdout)).toMatchObject({ name: FALL.name });
  expect(back.stderr).toMatch(/^-: 1 body\n-: [^\n]+\n$/);
  expect(shell('pliant convert fall.json -').stderr).toBe(
    'pliant: - says no format; name one, such as --to json.\n',
  );
  expect(shell('pliant run fall.json --quiet --vtu -').stderr).toBe(
    'pliant: --vtu writes a folder of files; name one, or take --vtkhdf - for one file.\n',
  );
  expect(desk.files().sort()).toEqual(['fall.json', 'long.json']);
});

test.runIf(process.platform === 'linux')('a full disk behind standard output is one sentence', () => {
  const desk = new Desk();
  desk.write('fall.json', FALL);
  const line = `"${process.execPath}" "${program}" run fall.json --quiet --glb - > /dev/full`;
  const { status, stderr } = spawnSync('sh', ['-c', line], { cwd: desk.folder, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, "pliant: Can't write stdout because the disk is full.\n"]);
});

test.runIf(!isWindows)('Ctrl-C: exit code 130, one sentence, no file left behind', async () => {
  const desk = new Desk();
  desk.write('long.json', { ...FALL, duration: 1e6 });
  const child = spawn(process.execPath, [program, 'run', 'long.json', '--csv', 'a.csv'], {
    cwd: desk.folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    words += text;
  });
  await expect.poll(() => desk.files()).toHaveLength(2);
  child.kill('SIGINT');
  expect(await ended(child)).toBe(130);
  expect(words).toMatch(/^pliant: Stopped after step \d+ of 100000000; nothing was written\.\n$/);
  expect(desk.files()).toEqual(['long.json']);
});
