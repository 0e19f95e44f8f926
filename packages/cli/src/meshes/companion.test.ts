import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readMeshFile } from './mesh-file.js';

/** A triangle whose positions stand in another file. */
function gltf(uri: string): string {
  return JSON.stringify({
    asset: { version: '2.0' },
    buffers: [{ uri, byteLength: 36 }],
    bufferViews: [{ buffer: 0, byteLength: 36 }],
    accessors: [
      { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] },
    ],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    nodes: [{ mesh: 0 }],
    scenes: [{ nodes: [0] }],
    scene: 0,
  });
}

const vega = (include: string) => `*VERTICES\n*INCLUDE ${include}\n*ELEMENTS\nTET\n1 4 0\n1 1 2 3 4\n`;
const DATA = new Uint8Array(Float32Array.of(0, 0, 0, 1, 0, 0, 0, 1, 0).buffer);
const NODES = '4 3 0 0\n1 0 0 0\n2 1 0 0\n3 0 1 0\n4 0 0 1\n';

const made: string[] = [];
afterAll(() => {
  for (const path of made) rmSync(path, { recursive: true, force: true });
});

function folder(): string {
  const root = mkdtempSync(join(tmpdir(), 'companions-'));
  made.push(root);
  const inner = join(root, 'mesh');
  mkdirSync(join(inner, 'below'), { recursive: true });
  writeFileSync(join(root, 'secret.bin'), DATA);
  writeFileSync(join(root, 'secret.node'), NODES);
  writeFileSync(join(inner, 'beside.bin'), DATA);
  writeFileSync(join(inner, 'below', 'data.bin'), DATA);
  writeFileSync(join(inner, 'beside.node'), NODES);
  symlinkSync('../secret.bin', join(inner, 'out.bin'));
  symlinkSync('beside.bin', join(inner, 'in.bin'));
  symlinkSync('/dev/zero', join(inner, 'device.bin'));
  symlinkSync('..', join(inner, 'up'));
  execFileSync('mkfifo', [join(inner, 'pipe.bin')]);
  return inner;
}

const read = (cwd: string, name: string, text: string) => {
  writeFileSync(join(cwd, name), text);
  return readMeshFile(name, { cwd } as never).data.positions.length;
};

describe.runIf(process.platform !== 'win32')('files that a mesh file names', () => {
  const cwd = folder();

  it.each(['beside.bin', 'below/data.bin', './beside.bin', 'in.bin'])('are read in its folder: %s', (uri) => {
    expect(read(cwd, 'a.gltf', gltf(uri))).toBe(9);
  });

  it.each([
    '../secret.bin',
    'below/../../secret.bin',
    '%2e%2e/secret.bin',
    '..\\secret.bin',
    'up/secret.bin',
    'out.bin',
    'device.bin',
    'pipe.bin',
    'below',
    '/dev/zero',
    'C:\\secret.bin',
  ])('are refused elsewhere, and where they are no regular files: %s', (uri) => {
    expect(() => read(cwd, 'a.gltf', gltf(uri))).toThrow(/folder|beside|regular file/);
  });

  it('of Vega likewise', () => {
    expect(read(cwd, 'a.veg', vega('beside.node'))).toBe(12);
    for (const name of ['../secret.node', '/etc/passwd', 'up/secret.node'])
      expect(() => read(cwd, 'a.veg', vega(name))).toThrow(/folder/);
  });
});
