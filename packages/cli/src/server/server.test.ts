import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { newFolder } from '../cli.test-support.js';
import { browserCommand } from './open-browser.js';
import type { SceneEntry } from './scene-list.js';
import { partsOf } from './served-path.js';
import { type RunningServer, type ServerOptions, startServer } from './server.js';

const SECRET = 'the secret';
const scenes = fileURLToPath(new URL('../../../../scenes/', import.meta.url));

let server: RunningServer;
afterEach(() => server.close());

/** A page in a folder of its own, with a secret beside it, and links that lead in and out. */
function page(): string {
  const folder = newFolder();
  const root = join(folder, 'dist');
  mkdirSync(join(root, 'assets'), { recursive: true });
  mkdirSync(join(folder, 'dist-beside'));
  writeFileSync(join(folder, 'secret.txt'), SECRET);
  writeFileSync(join(folder, 'dist-beside', 'secret.txt'), SECRET);
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Studio</title>');
  writeFileSync(join(root, '.hidden'), SECRET);
  writeFileSync(join(root, 'empty.txt'), '');
  writeFileSync(join(root, 'a file é.txt'), 'spaces are fine');
  for (const name of ['a.js', 'b.css', 'c.wasm', 'd.svg', 'e.woff2', 'f.unknown', 'g.JSON']) {
    writeFileSync(join(root, 'assets', name), name);
  }
  if (process.platform !== 'win32') {
    symlinkSync('../secret.txt', join(root, 'out.txt'));
    symlinkSync('../dist-beside', join(root, 'beside'));
    symlinkSync('assets/a.js', join(root, 'inside.js'));
  }
  return root;
}

async function start(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  server = await startServer({ page: page(), scenes, isolated: true, ...options });
  return server;
}

/** The answer to a request whose target is sent as it is; `fetch` would tidy it up first. */
function raw(target: string, method = 'GET', host = 'localhost'): Promise<string> {
  return new Promise((done, fail) => {
    const socket = createConnection(server.port, '127.0.0.1', () => {
      socket.write(`${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    });
    let text = '';
    socket.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
    socket.on('error', fail).on('close', () => done(text));
  });
}

const status = (answer: string): number => Number(answer.split(' ')[1]);

describe('files', () => {
  test('the page, whatever follows the question mark', async () => {
    await start();
    for (const target of ['', '?scene=x/../y', 'index.html']) {
      const answer = await fetch(server.address + target);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await answer.text()).toContain('<title>Studio</title>');
    }
  });

  test.each([
    ['assets/a.js', 'text/javascript; charset=utf-8'],
    ['assets/b.css', 'text/css; charset=utf-8'],
    ['assets/c.wasm', 'application/wasm'],
    ['assets/d.svg', 'image/svg+xml'],
    ['assets/e.woff2', 'font/woff2'],
    ['assets/f.unknown', 'application/octet-stream'],
    ['assets/g.JSON', 'application/json; charset=utf-8'],
    ['a%20file%20%C3%A9.txt', 'text/plain; charset=utf-8'],
    ['empty.txt', 'text/plain; charset=utf-8'],
  ])('%s is %s', async (path, type) => {
    await start();
    const answer = await fetch(server.address + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(Number(answer.headers.get('content-length'))).toBe((await answer.arrayBuffer()).byteLength);
  });

  test('HEAD says the same without the body', async () => {
    await start();
    for (const target of ['/assets/a.js', '/none', '/scenes/index.json']) {
      const answer = await raw(target, 'HEAD');
      expect(answer.endsWith('\r\n\r\n')).toBe(true);
      expect(answer).toMatch(/content-length: [1-9]/i);
    }
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is refused', async (method) => {
    await start();
    const answer = await fetch(server.address, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('scenes', () => {
  test('are listed with file, name and description, and can be fetched', async () => {
    await start();
    const list = (await (await fetch(`${server.address}scenes/index.json`)).json()) as SceneEntry[];
    const xml = readdirSync(join(scenes, 'thesis')).filter((file) => file.endsWith('.xml'));
    expect(list.map(({ file }) => file).filter((file) => file.endsWith('.json'))).toEqual(
      readdirSync(scenes)
        .filter((f) => f.endsWith('.json'))
        .sort(),
    );
    expect(
      list
        .map(({ file }) => file)
        .filter((file) => !file.endsWith('.json'))
        .sort(),
    ).toEqual(xml.map((file) => `thesis/${file}`).sort());
    const molecules = await fetch(`${server.address}scenes/thesis/${xml[0]}`);
    expect(await molecules.text()).toBe(readFileSync(join(scenes, 'thesis', xml[0]), 'utf8'));
    for (const { file, name, description } of list.slice(0, 3)) {
      const text = await (await fetch(`${server.address}scenes/${file}`)).text();
      expect(text).toBe(readFileSync(join(scenes, file), 'utf8'));
      expect(JSON.parse(text)).toMatchObject({ name, description });
    }
  });

  test('nothing else of their folder is served, and a broken one is not listed', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'deeper'));
    for (const file of ['broken.json', 'note.txt', 'deeper/a.json', 'deeper/b.txt'])
      writeFileSync(join(folder, file), '{');
    writeFileSync(
      join(folder, 'deeper', 'index.json'),
      '[{ "file": "../good.json", "name": "x", "description": "y" }, { "file": "gone.xml", "name": "x", "description": "y" }, null, 3]',
    );
    writeFileSync(join(folder, 'good.json'), '{ "name": "Good", "description": "It is." }');
    await start({ scenes: folder });
    const list = await (await fetch(`${server.address}scenes/index.json`)).json();
    expect(list).toEqual([{ file: 'good.json', name: 'Good', description: 'It is.' }]);
    for (const path of [
      'note.txt',
      'deeper/a.json',
      'deeper/b.txt',
      'deeper/gone.xml',
      'a/b/c.xml',
      '',
      'none.json',
    ]) {
      expect((await fetch(`${server.address}scenes/${path}`)).status).toBe(404);
    }
  });

  test('are not there without their folder', async () => {
    await start({ scenes: undefined });
    expect((await fetch(`${server.address}scenes/index.json`)).status).toBe(404);
  });
});

/** Request targets that try to leave, each in its own way. */
const WAYS_OUT = [
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/%2E%2e%2fsecret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/..\\secret.txt',
  '/assets\\..\\..\\secret.txt',
  '/%252e%252e/secret.txt',
  '/%c0%ae%c0%ae/secret.txt',
  '/.%00./secret.txt',
  '/../secret.txt%00.html',
  '/secret.txt%00',
  '//secret.txt',
  '/./secret.txt',
  '/...%2f/secret.txt',
  '/scenes/../../secret.txt',
  '/scenes/..%2f..%2fpackage.json',
  '/scenes/%2e%2e%2fpackage.json',
  '/../dist-beside/secret.txt',
  '/beside/secret.txt',
  '/out.txt',
  '/.hidden',
  '/%2ehidden',
  '/index.html::$DATA',
  '/C:/secret.txt',
  '/c:%5csecret.txt',
  '/etc/passwd',
  '//etc/passwd',
  '/%2fetc%2fpasswd',
  '/file:///etc/passwd',
  'http://localhost/../secret.txt',
  'secret.txt',
  '../secret.txt',
  '*',
  '/%',
  '/%zz',
  `/${'a/'.repeat(2000)}`,
  `/${'x'.repeat(5000)}`,
];

describe('paths outside the served folders', () => {
  test.each(WAYS_OUT)('%.50s', async (target) => {
    await start();
    const answer = await raw(target);
    expect([400, 404]).toContain(status(answer));
    expect(answer).not.toContain(SECRET);
    expect(answer).not.toMatch(/root:|workspaces/);
    // A refused request ends alone: the next one is served.
    expect(status(await raw('/'))).toBe(200);
  });

  test('a link that stays inside is followed', async () => {
    await start();
    if (process.platform !== 'win32') expect(await raw('/inside.js')).toMatch(/a\.js$/);
    expect(partsOf('/inside.js?x#y')).toEqual(['inside.js']);
  });

  test('folders are not listed', async () => {
    await start();
    expect(status(await raw('/assets'))).toBe(404);
    expect(status(await raw('/assets/'))).toBe(404);
  });
});

describe('headers', () => {
  const targets = ['/', '/assets/a.js', '/scenes/index.json', '/none', '/../x'];

  test('every answer isolates the page and allows nothing from elsewhere', async () => {
    await start();
    for (const target of targets) {
      const answer = (await raw(target)).toLowerCase();
      expect(answer).toContain('cross-origin-opener-policy: same-origin\r\n');
      expect(answer).toContain('cross-origin-embedder-policy: require-corp\r\n');
      expect(answer).toContain('cross-origin-resource-policy: same-origin\r\n');
      expect(answer).toContain('x-content-type-options: nosniff\r\n');
      const policy = /content-security-policy: (.*)\r\n/.exec(answer)?.[1] ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
      expect(policy.replace("'wasm-unsafe-eval'", '')).not.toMatch(/unsafe|https?:|\*/);
    }
  });

  test('without isolation only the isolation is missing', async () => {
    await start({ isolated: false });
    for (const target of targets) {
      const answer = (await raw(target)).toLowerCase();
      expect(answer).not.toMatch(/cross-origin-(opener|embedder)/);
      expect(answer).toContain("default-src 'none'");
    }
  });

  test('a name of elsewhere that points here is refused', async () => {
    await start();
    for (const host of [
      'evil.example',
      'localhost.evil.example',
      '127.0.0.1.evil.example:80',
      '192.168.0.1',
    ]) {
      expect(status(await raw('/', 'GET', host))).toBe(403);
    }
    for (const host of ['localhost', 'LOCALHOST:4242', '127.0.0.1:1', '[::1]:99']) {
      expect(status(await raw('/', 'GET', host))).toBe(200);
    }
  });
});

describe('addresses', () => {
  test('a port that is taken gives the next free one', async () => {
    const first = await start();
    const second = await startServer({ page: page(), isolated: true, port: first.port });
    try {
      expect(second.port).toBeGreaterThan(first.port);
      expect((await fetch(second.address)).status).toBe(200);
    } finally {
      await second.close();
    }
  });

  test('only loopback', async () => {
    await start();
    for (const host of ['0.0.0.0', '::', '192.168.0.1', 'example.com', '']) {
      await expect(startServer({ page: '.', isolated: true, host })).rejects.toThrow('this machine alone');
    }
    expect(server.address).toBe(`http://127.0.0.1:${server.port}/`);
  });

  test('closing ends connections that browsers keep open', async () => {
    await start();
    await fetch(server.address, { keepalive: true });
    await server.close();
    await expect(fetch(server.address)).rejects.toThrow();
    await start();
  });
});

test('a browser is opened only where somebody sees it', async () => {
  await start();
  const at = 'http://127.0.0.1:1/';
  expect(browserCommand(at, {}, 'linux')).toBeUndefined();
  expect(browserCommand(at, { DISPLAY: ':0' }, 'linux')).toEqual(['xdg-open', at]);
  expect(browserCommand(at, { WAYLAND_DISPLAY: 'w' }, 'linux')).toEqual(['xdg-open', at]);
  expect(browserCommand(at, { DISPLAY: ':0', CI: 'true' }, 'linux')).toBeUndefined();
  expect(browserCommand(at, { DISPLAY: ':0', SSH_CONNECTION: 'x' }, 'linux')).toBeUndefined();
  expect(browserCommand(at, {}, 'darwin')).toEqual(['open', at]);
  expect(browserCommand(at, {}, 'win32')).toEqual(['cmd', '/c', 'start', '', at]);
});
