import { describe, expect, test } from 'vitest';
import { Desk, FALL } from './cli.test-support.js';

/** Every wrong command line: exit code 2, nothing on stdout, one sentence with these words. */
const WRONG: readonly (readonly [string, string])[] = [
  ['rnu fall.json', "Unknown command 'rnu'; did you mean run?"],
  ['simulate', "Unknown command 'simulate'; `pliant --help` lists what there is."],
  ['help nothing', 'There is no such command'],
  ['--verison', 'did you mean --version?'],
  ['run', "needs its argument 'scene'; `pliant run --help`"],
  ['run fall.json fall.json', 'Too many arguments'],
  ['run fall.json --durtion 1', "Unknown option '--durtion'; did you mean --duration?"],
  ['run fall.json -q', "Unknown option '-q'"],
  ['run fall.json --dt', "The option '--dt <s>' needs its value"],
  ['run fall.json --dt 0', '--dt takes a number above 0 up to 1 s'],
  ['run fall.json --dt -0.1', "not '-0.1'"],
  ['run fall.json --dt 1.5', "not '1.5'"],
  ['run fall.json --dt NaN', "not 'NaN'"],
  ['run fall.json --dt Infinity', "not 'Infinity'"],
  ['run fall.json --dt 0x1', "not '0x1'"],
  ['run fall.json --dt 1/0', "not '1/0'"],
  ['run fall.json --dt 1/2/3', "not '1/2/3'"],
  ['run fall.json --dt=', "not ''"],
  ['run fall.json --dt 1e-12', "so shorten 'duration' or lengthen 'dt'"],
  ['run fall.json --duration -1', '--duration takes a number from 0 up to 1000000 s'],
  ['run fall.json --duration ten', "not 'ten'"],
  ['run fall.json --substeps 0', '--substeps takes a whole number from 1 to 1000'],
  ['run fall.json --substeps 1.5', "not '1.5'"],
  ['run fall.json --substeps 1001', "not '1001'"],
  ['run fall.json --method broadphase', '--method takes stage=name'],
  ['run fall.json --method =brute-force', '--method takes stage=name'],
  ['run fall.json --method broadphse=brute-force', "did you mean 'broadphase'?"],
  ['run fall.json --method broadphase=brute-fource', "There is no broadphase method 'brute-fource'"],
  ['run fall.json --method toString=x', "There is no stage 'toString'"],
  ['run fall.json --parameter penalty=1', '--parameter takes method.name=value'],
  ['run fall.json --parameter penalty.stiffness', '--parameter takes method.name=value'],
  ['run fall.json --parameter penlty.stiffness=1', "did you mean 'penalty'?"],
  ['run fall.json --parameter penalty.stifness=1', "did you mean 'stiffness'?"],
  ['run fall.json --parameter penalty.stiffness=soft', 'penalty.stiffness is a number'],
  ['run fall.json --parameter penalty.stiffness=-1', 'at least 0'],
  ['run fall.json --parameter penalty.release=never', 'one of force, depth'],
  ['run fall.json --out=', '--out takes the path of a file'],
  ['run fall.json --json --quiet', 'choose one'],
  ['run fall.json --csv same --jsonl same', '--csv and --jsonl both name same'],
  ['run fall.json --csv fall.json', 'would overwrite the scene'],
  ['run box-stak', "did you mean 'box-stack' of the gallery?"],
  ['run nowhere/at-all.json', 'There is no scene file nowhere/at-all.json'],
  ['run fall.json/a.json', 'There is no scene file fall.json/a.json'],
  [`run ${'x'.repeat(300)}`, 'its name is too long'],
  ['run .', 'is a folder'],
  ['run broken.json', 'broken.json:1:'],
  ['run latin.json', 'not UTF-8'],
  ['validate', "needs its argument 'files'"],
  ['replay', "needs its argument 'recording'"],
  ['replay missing.rec', "Can't read missing.rec because it does not exist."],
  ['replay .', "Can't read . because it is a folder."],
  ['replay fall.json', "don't begin like a recording"],
  ['methods all', "There is no method 'all'"],
  ['studio --port 65536', '--port takes a whole number from 0 to 65535'],
  ['studio --port http', "not 'http'"],
  ['studio --host 0.0.0.0', 'served to this machine alone'],
  ['studio --host example.com', 'served to this machine alone'],
  ['studio --host 127.0.0.1.example.com', 'served to this machine alone'],
];

describe('wrong command lines', () => {
  test.each(WRONG)('pliant %.60s', async (line, words) => {
    const desk = new Desk();
    desk.write('fall.json', FALL);
    desk.write('broken.json', '{ "pliant": 1, ]');
    desk.write('latin.json', new Uint8Array([0x22, 0xe9, 0x22]));
    const before = desk.files();
    expect(await desk.run(...line.split(' '))).toBe(2);
    expect(desk.out).toBe('');
    expect(desk.err).toContain(words);
    expect(desk.err).toMatch(/^pliant: [^\n]+\n$/);
    expect(desk.err).not.toMatch(/\bat .*:\d+:\d+|Error:/);
    expect(desk.files()).toEqual(before);
  });
});

test('no words: the help on stderr, and the exit code of a wrong command line', async () => {
  const desk = new Desk();
  expect(await desk.run()).toBe(2);
  expect(desk.out).toBe('');
  expect(desk.err).toContain('Usage: pliant');
});

test.each([['--help'], ['-h'], ['help']])('%s prints the help and succeeds', async (word) => {
  const desk = new Desk();
  expect(await desk.run(word)).toBe(0);
  expect(desk.err).toBe('');
  for (const command of ['run', 'validate', 'replay', 'methods', 'studio', 'bench', 'reproduce']) {
    expect(desk.out).toMatch(new RegExp(`^  ${command}\\b`, 'm'));
  }
});

test('--version prints the version of the package', async () => {
  const desk = new Desk();
  expect(await desk.run('--version')).toBe(0);
  expect(desk.out).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test('--debug adds where the error comes from', async () => {
  const desk = new Desk();
  expect(await desk.run('run', 'missing', '--debug')).toBe(2);
  expect(desk.err).toMatch(/^pliant: There is no scene file missing.*\n.*Failure/);
  expect(desk.err).toContain('find-scene');
});

test('what nobody foresaw is one sentence that points to --debug', async () => {
  const desk = new Desk({
    stdout: () => {
      throw new Error('the printer is on fire.\nat some.place:1:2');
    },
  });
  expect(await desk.run('methods')).toBe(1);
  expect(desk.err).toBe(
    'pliant: Something unexpected went wrong (the printer is on fire); --debug shows where.\n',
  );
});
