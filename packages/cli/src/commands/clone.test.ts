/** What needs the clone, with one of our own: the studio's page, the benchmarks, the gallery. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Desk, FALL, newFolder } from '../cli.test-support.js';

const clone = vi.hoisted(() => ({ root: '' }));

vi.mock('../clone.js', () => ({
  inClone: (...parts: string[]) => {
    const path = join(clone.root, ...parts);
    return clone.root !== '' && existsSync(path) ? path : undefined;
  },
}));

const installed = vi.hoisted(() => ({ page: undefined as string | undefined }));

vi.mock('../installed-studio.js', () => ({ installedStudio: () => installed.page }));

beforeEach(() => {
  clone.root = '';
  installed.page = undefined;
});

describe('installed without a clone and without the studio', () => {
  test('the studio and the benchmarks say where they are', async () => {
    const desk = new Desk();
    expect(await desk.run('studio', '--no-open')).toBe(1);
    expect(desk.err).toBe(
      'pliant: The studio page is not here; install `@pliant/studio` beside this command, or run `npm start` in a clone of the repository.\n',
    );
    expect(await desk.run('bench', 'step-overhead')).toBe(1);
    expect(desk.err).toMatch(/^pliant: The benchmarks are part of a built clone[^\n]*\n$/);
  });

  test('scene files still run, and a name that is no file is told so', async () => {
    const desk = new Desk();
    desk.write('fall.json', FALL);
    expect(await desk.run('run', 'fall.json', '--quiet')).toBe(0);
    expect(await desk.run('run', 'box-stack')).toBe(2);
    expect(desk.err).toBe('pliant: There is no scene file box-stack; check the path.\n');
  });
});

test('the gallery comes from the installed studio where there is no clone', async () => {
  installed.page = newFolder();
  mkdirSync(join(installed.page, 'scenes'));
  writeFileSync(join(installed.page, 'scenes', 'fall.json'), JSON.stringify(FALL));
  writeFileSync(join(installed.page, 'scenes', 'index.json'), '[]');
  const desk = new Desk();
  expect(await desk.run('run', 'fall', '--quiet')).toBe(0);
  expect(await desk.run('run', 'index')).toBe(2);
  expect(desk.err).toContain('no such scene in the gallery: fall.');
});

describe('pliant studio', () => {
  beforeEach(() => {
    clone.root = newFolder();
    mkdirSync(join(clone.root, 'apps', 'studio', 'dist'), { recursive: true });
    mkdirSync(join(clone.root, 'scenes'));
    writeFileSync(join(clone.root, 'apps', 'studio', 'dist', 'index.html'), 'the page');
    writeFileSync(join(clone.root, 'scenes', 'fall.json'), JSON.stringify(FALL));
  });

  async function serve(desk: Desk, ...args: string[]) {
    const ended = desk.run('studio', '--port', '0', '--no-open', ...args);
    const address = await vi.waitFor(() => /http:\/\/[^ ]+\//.exec(desk.out)![0], { timeout: 20_000 });
    return { address, ended };
  }

  test('prints its address, serves page and scenes, and ends well when it is stopped', async () => {
    const desk = new Desk();
    const { address, ended } = await serve(desk);
    expect(desk.out).toBe(`The studio is at ${address}. Press Ctrl-C to end it.\n`);
    const answer = await fetch(address);
    expect(await answer.text()).toBe('the page');
    expect(answer.headers.get('cross-origin-embedder-policy')).toBe('require-corp');
    const list = await (await fetch(`${address}scenes/index.json`)).json();
    expect(list).toEqual([{ file: 'fall.json', name: 'Fall', description: FALL.description }]);
    desk.stop.abort('SIGINT');
    expect(await ended).toBe(0);
    await expect(fetch(address)).rejects.toThrow();
  });

  test('--no-isolation, --host and a taken port', async () => {
    const first = new Desk();
    const one = await serve(first, '--no-isolation', '--host', 'localhost');
    expect(one.address).toMatch(/^http:\/\/localhost:/);
    expect((await fetch(one.address)).headers.get('cross-origin-embedder-policy')).toBeNull();
    const second = new Desk();
    const { port } = new URL(one.address);
    const two = await serve(second, '--port', port, '--host', 'localhost');
    expect(second.out).toContain(`(port ${port} is taken)`);
    expect(two.address).not.toBe(one.address);
    first.stop.abort('SIGINT');
    second.stop.abort('SIGINT');
    expect([await one.ended, await two.ended]).toEqual([0, 0]);
  });
});

test.each(['bench', 'reproduce'])('pliant %s passes arguments, output and exit code on', async (name) => {
  clone.root = newFolder();
  mkdirSync(join(clone.root, name, 'dist'), { recursive: true });
  const program =
    'console.log(process.argv.slice(2).join(" ")); console.error("note"); process.exitCode = 3;';
  writeFileSync(join(clone.root, name, 'dist', 'main.js'), program);
  const desk = new Desk();
  expect(await desk.run(name, 'step-overhead', '--json', '--steps', '5', '-x')).toBe(3);
  expect(desk.out).toBe('step-overhead --json --steps 5 -x\n');
  expect(desk.err).toBe('note\n');
});
