import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Desk, FALL } from '../cli.test-support.js';

const gallery = new URL('../../../../scenes/', import.meta.url);

test('every scene of the gallery is fine', async () => {
  const names = readdirSync(gallery).filter((file) => file.endsWith('.json'));
  const desk = new Desk();
  expect(await desk.run('validate', ...names)).toBe(0);
  expect(desk.out.trimEnd().split('\n')).toHaveLength(names.length);
  expect(desk.out).toMatch(/box-pile\.json: fine \(Box pile\)/);
  expect(await desk.run('validate', ...names, '--quiet')).toBe(0);
  expect(desk.out + desk.err).toBe('');
});

test('every error stands on its line, with file, line, column and path; good files are told apart', async () => {
  const desk = new Desk();
  desk.write('good.json', FALL);
  desk.write(
    'bad.json',
    '{\n  "pliant": 1,\n  "name": "Bad",\n  "description": "",\n  "dt": -1,\n  "bodies": [\n    { "kind": "rigid", "shape": { "kind": "sphere", "raduis": 1 } }\n  ]\n}\n',
  );
  expect(await desk.run('validate', 'good.json', 'bad.json', 'absent.json')).toBe(2);
  const lines = desk.out.trimEnd().split('\n');
  expect(lines[0]).toBe('good.json: fine (Fall)');
  expect(lines.some((line) => /^bad\.json:5:\d+ dt \S/.test(line))).toBe(true);
  expect(lines.some((line) => /^bad\.json:7:\d+ bodies\[0\]\.shape\.raduis .*'radius'/.test(line))).toBe(
    true,
  );
  expect(lines.at(-1)).toMatch(/^absent\.json There is no scene file absent\.json/);
  expect(desk.err).toMatch(/bad\.json: \d+ errors\nabsent\.json: 1 error\n/);
});

test('what only the world can tell is told too, with its place: methods, parameters', async () => {
  const desk = new Desk();
  const lines = (key: string, value: object) => JSON.stringify({ ...FALL, [key]: value }, undefined, 1);
  const placeOf = (text: string, word: string) => {
    const before = text.slice(0, text.indexOf(word)).split('\n');
    return `${before.length}:${before.at(-1)!.length + 1}`;
  };
  const method = lines('methods', { broadphase: 'magic' });
  const parameter = lines('parameters', { penalty: { stiffness: 'soft' } });
  desk.write('method.json', method);
  desk.write('parameter.json', parameter);
  expect(await desk.run('validate', 'method.json', 'parameter.json')).toBe(2);
  const [first, second] = desk.out.split('\n');
  expect(first).toMatch(
    `method.json:${placeOf(method, '"magic"')} methods.broadphase There is no broadphase`,
  );
  expect(second).toMatch(
    `parameter.json:${placeOf(parameter, '"soft"')} parameters.penalty.stiffness Expected`,
  );
});

test('a custom force field is the business of the program that runs the scene', async () => {
  const desk = new Desk();
  desk.write('custom.json', { ...FALL, fields: [{ kind: 'custom', name: 'wind' }] });
  expect(await desk.run('validate', 'custom.json')).toBe(0);
  expect(await desk.run('run', 'custom.json')).toBe(2);
  expect(desk.err).toContain("'wind'");
});

test('--json is one object with every error', async () => {
  const desk = new Desk();
  desk.write('good.json', FALL);
  desk.write('bad.json', '[');
  expect(await desk.run('validate', 'good.json', 'bad.json', '--json')).toBe(2);
  const { ok, files } = JSON.parse(desk.out) as { ok: boolean; files: object[] };
  expect(ok).toBe(false);
  expect(files[0]).toEqual({ file: 'good.json', ok: true, name: 'Fall', errors: [], warnings: [] });
  expect(files[1]).toMatchObject({
    file: 'bad.json',
    ok: false,
    errors: [{ code: 'syntax', line: 1, column: expect.any(Number), message: expect.any(String) }],
  });
});

test('a body of molecules that has none is told of with its place, and a world leaves it out', async () => {
  const desk = new Desk();
  const scene = {
    pliant: 1,
    name: 'n',
    description: 'd.',
    bodies: [{ kind: 'mass-spring', name: 'organ', molecules: [] }],
  };
  desk.write('empty.json', JSON.stringify(scene, undefined, 1));
  const told = "empty.json:9:17 Warning: The body 'organ' has no molecules; a world leaves it out.\n";
  expect(await desk.run('validate', 'empty.json')).toBe(0);
  expect(desk.err).toBe(told);
  expect(await desk.run('run', 'empty.json', '--duration', '0.1')).toBe(0);
  expect(desk.err).toContain(told);
  expect(await desk.run('run', 'empty.json', '--duration', '0.1', '--quiet')).toBe(0);
  expect(desk.err).toBe('');
});
