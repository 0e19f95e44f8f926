import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Desk } from '../cli.test-support.js';
import { encodePng } from './png.js';

const SQUARE = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
];

/** A square in the lower left, and one that a corner of which is 0.5 m deep in it. */
function desk(): Desk {
  const desk = new Desk();
  desk.write('a.json', {
    rings: [SQUARE.map(([x, y]) => [x! + 1.5, y! + 1.25])],
  });
  desk.write('b.json', SQUARE);
  return desk;
}

test('answers all six queries exactly, in words and as JSON', async () => {
  const at = desk();
  expect(await at.run('query', 'field', 'a.json', 'b.json', '--threshold', '0.1')).toBe(0);
  expect(at.out).toBe(
    'the polygons overlap\n2.5 m of boundary with 2 vertices inside, deepest 0.5 m\n2 contacts within 0.1 m\n',
  );
  expect(await at.run('query', 'field', 'a.json', 'b.json', '--json')).toBe(0);
  const answer = JSON.parse(at.out) as Record<string, unknown>;
  expect(answer).toMatchObject({ question: 'field', collides: true, deepest: 0.5, written: [] });
  const vertices = (answer['penetrations'] as { vertex: number }[]).filter(({ vertex }) => vertex >= 0);
  expect(vertices).toMatchObject([
    { of: 'a', distance: -0.5, normal: [1, 0] },
    { of: 'b', distance: -0.5, normal: [-1, 0] },
  ]);
});

test('answers from sampled fields of a backend, says which, and refuses one that is absent or none', async () => {
  const at = desk();
  const pair = ['query', 'field', 'a.json', 'b.json', '--error', '0.01'];
  expect(await at.run(...pair, '--backend', 'cpu', '--json')).toBe(0);
  const { backend, deepest, collides } = JSON.parse(at.out) as Record<string, unknown>;
  expect([backend, collides]).toEqual(['cpu', true]);
  expect(Math.abs((deepest as number) - 0.5)).toBeLessThanOrEqual(0.01);
  // Where the package webgpu isn't installed, auto is the processor and says so.
  expect(await at.run(...pair, '--backend', 'auto')).toBe(0);
  expect(at.out).toMatch(/by sampled fields of (cpu|webgpu), each distance within 0\.01 m\n$/);
  expect(await at.run(...pair, '--backend', 'webgl2')).not.toBe(0);
  expect(at.err).toContain('No WebGL2 context was handed over.');
  expect(await at.run(...pair, '--backend', 'webgl')).toBe(2);
  expect(at.err).toContain("There is no backend 'webgl'; did you mean 'webgl2'?");
  expect(await at.run('query', 'field', 'a.json', '--backend', 'cpu')).toBe(2);
  expect(at.err).toContain('--backend says who compares two polygons, and there is one.');
});

test('says how far polygons are apart, and when one holds the other', async () => {
  const at = desk();
  at.write('far.json', {
    type: 'Polygon',
    coordinates: [
      [
        [5, 0],
        [6, 0],
        [6, 1],
        [5, 0],
      ],
    ],
  });
  expect(await at.run('query', 'field', 'b.json', 'far.json')).toBe(0);
  expect(at.out).toMatch(/^the polygons are 3 m between \(2, 0\) and \(5, 0\) apart\n/);
  at.write('small.json', {
    outline: [
      [0.5, 0.5],
      [1, 0.5],
      [1, 1],
    ],
  });
  expect(await at.run('query', 'field', 'small.json', 'b.json')).toBe(0);
  expect(at.out).toContain('one is inside the other, 0.5 m between');
});

test('draws the same picture as SVG and as PNG of twice the size', async () => {
  const at = desk();
  expect(
    await at.run('query', 'field', 'a.json', 'b.json', '--svg', 'p.svg', '--png', 'p.png', '--width', '240'),
  ).toBe(0);
  const svg = readFileSync(at.path('p.svg'), 'utf8');
  expect(svg).toMatch(/^<svg [^>]*width="240" height="(\d+)"/);
  for (const part of ['field', 'outline', 'localisation', 'contacts', 'penetrations', 'legend'])
    expect(svg).toContain(`<g class="${part}"`);
  const png = readFileSync(at.path('p.png'));
  expect(png.readUInt32BE(16)).toBe(480);
  expect(png.readUInt32BE(20)).toBe(2 * Number(/height="(\d+)"/.exec(svg)![1]));
  expect(at.out).toContain('png in p.png');
});

test('an encoded image can be decoded', () => {
  const pixels = Uint8Array.from({ length: 3 * 5 * 4 }, (_, k) => (k * 37) % 256);
  const png = Buffer.from(encodePng({ width: 5, height: 4, pixels }));
  const length = png.readUInt32BE(33);
  expect(png.subarray(37, 41).toString()).toBe('IDAT');
  const rows = inflateSync(png.subarray(41, 41 + length));
  const decoded = new Uint8Array(pixels.length);
  for (let y = 0; y < 4; y++)
    for (let k = 0; k < 15; k++)
      decoded[15 * y + k] = rows[16 * y + 1 + k] + (y > 0 ? decoded[15 * (y - 1) + k] : 0);
  expect(decoded).toEqual(pixels);
  // The checksum of the empty last chunk is the same in every PNG file.
  expect(png.readUInt32BE(png.length - 4)).toBe(0xae426082);
});

test('refuses what is no polygon, with its place, and flags of other questions', async () => {
  const at = desk();
  const sentence = async (...args: string[]) => {
    expect(await at.run('query', ...args)).toBe(2);
    return at.err;
  };
  at.write('bow.json', [
    [0, 0],
    [2, 2],
    [2, 0],
    [0, 2],
  ]);
  expect(await sentence('field', 'bow.json')).toMatch(/bow\.json.*cross.*1, 1/);
  at.write('text.json', 'no json');
  expect(await sentence('field', 'text.json')).toContain('text.json is no JSON');
  at.write('empty.json', {});
  expect(await sentence('field', 'empty.json')).toContain('empty.json holds no polygon; write a ring as');
  expect(await sentence('field', 'a.json', '--error', '0')).toContain('--error takes a number above 0');
  expect(await sentence('field', 'a.json', 'b.json', '--error', '1e-9', '--png', 'p.png')).toContain(
    'needs more than 16777216 samples; use a larger error',
  );
  expect(at.files()).not.toContain('p.png');
  expect(await sentence('field', 'a.json', '--pose', '1,0,0')).toContain('--pose is about meshes');
  expect(await sentence('diagnose', 'a.obj', '--png', 'x.png')).toContain(
    '--png belongs to the question field',
  );
});
