import { describe, expect, it } from 'vitest';
import { be, bytesOf, le, pack, refusesAt } from '../bytes.test-support.js';
import { readPly } from './read.js';

const header = (format: string, ...lines: string[]) =>
  `ply\nformat ${format} 1.0\ncomment by hand\n${lines.join('\n')}\nend_header\n`;
const VERTEX = ['element vertex 4', 'property double x', 'property double y', 'property double z'];
const FACE = ['element face 1', 'property list uchar int vertex_indices'];
const POINTS = '0 0 0\n1 0 0\n1 1 0\n0 1 0\n';
const text = (face: string) => bytesOf(`${header('ascii', ...VERTEX, ...FACE)}${POINTS}${face}\n`);

describe('readPly', () => {
  it('reads text', () => {
    expect([...readPly(text('4 0 1 2 3')).triangles]).toEqual([0, 1, 2, 0, 2, 3]);
  });

  it('reads both byte orders, passing over further elements, properties and lists', () => {
    const lines = [
      'element junk 2',
      'property list uchar short weights',
      'property uchar flag',
      'element vertex 3',
      'property uchar red',
      'property float x',
      'property float y',
      'property list uchar float extra',
      'property float z',
      'element camera 1',
      'property double focal',
      'element face 1',
      'property int material',
      'property list uchar uint vertex_index',
    ];
    const junk = Uint8Array.of(2, 9, 9, 9, 9, 1, 0, 1);
    for (const [format, order] of [
      ['binary_little_endian', le],
      ['binary_big_endian', be],
    ] as const) {
      const vertex = (x: number, y: number, z: number) =>
        pack(Uint8Array.of(255), order.f32(x, y), Uint8Array.of(1), order.f32(8), order.f32(z));
      const face = pack(order.i32(-7), Uint8Array.of(3), order.i32(2, 1, 0));
      const file = pack(
        header(format, ...lines),
        junk,
        vertex(1, 2, 3),
        vertex(4, 5, 6),
        vertex(7, 8, 9),
        order.f64(35),
        face,
      );
      const mesh = readPly(file);
      expect([...mesh.positions]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
      expect([...mesh.triangles]).toEqual([2, 1, 0]);
    }
  });

  it('finds the body after every kind of line break, also when it starts with one', () => {
    const lines = ['element vertex 1', 'property uchar x', 'property uchar y', 'property uchar z'];
    for (const eol of ['\n', '\r\n', '\r']) {
      const head = header('binary_little_endian', ...lines).replaceAll('\n', eol);
      expect([...readPly(pack(head, Uint8Array.of(10, 13, 32))).positions]).toEqual([10, 13, 32]);
    }
  });

  it('reads points and an empty mesh', () => {
    expect(readPly(bytesOf(header('ascii', ...VERTEX) + POINTS)).kind).toBe('points');
    expect(
      readPly(bytesOf(header('ascii', 'element vertex 0', ...VERTEX.slice(1), 'element face 0'))).positions,
    ).toHaveLength(0);
  });

  it('refuses a broken header at its line', () => {
    refusesAt(() => readPly(bytesOf('plz\n')), { line: 1, column: 1 }, /'ply'/);
    refusesAt(
      () => readPly(bytesOf('ply\nformat ascii 1.0\nend_header\n')),
      { line: 4 },
      /no 'vertex' element/,
    );
    refusesAt(
      () => readPly(bytesOf(header('binary_pdp_endian'))),
      { line: 2, column: 8 },
      /binary_pdp_endian/,
    );
    refusesAt(() => readPly(bytesOf('ply\nelement vertex 0\nend_header\n')), { line: 3 }, /no 'format'/);
    refusesAt(
      () => readPly(bytesOf(header('ascii', 'property int x'))),
      { line: 4, column: 1 },
      /before the first element/,
    );
    refusesAt(
      () => readPly(bytesOf(header('ascii', 'element vertex x'))),
      { line: 4, column: 16 },
      /found 'x'/,
    );
    refusesAt(
      () => readPly(bytesOf(header('ascii', 'element vertex 1', 'property quad x'))),
      { line: 5, column: 10 },
      /'quad' is no type/,
    );
    refusesAt(
      () => readPly(bytesOf(header('ascii', ...VERTEX.slice(0, 3)) + POINTS)),
      { line: 4, column: 1 },
      /exactly one property 'z', not 0/,
    );
    refusesAt(() => readPly(bytesOf('ply\nformat ascii 1.0\n')), { line: 3 }, /'end_header'/);
    refusesAt(
      () => readPly(bytesOf(header('ascii', ...FACE, ...VERTEX) + POINTS)),
      { line: 4 },
      /'face' element stands before/,
    );
    refusesAt(
      () => readPly(bytesOf(header('ascii', ...VERTEX, 'element tristrips 1'))),
      { line: 8 },
      /strips/,
    );
  });

  it('refuses a broken body at its place', () => {
    refusesAt(() => readPly(text('3 0 1 4')), { line: 15, column: 7 }, /vertex 4, but the file has 4/);
    refusesAt(() => readPly(text('3 0 1')), { line: 16 }, /cut off/);
    refusesAt(() => readPly(text('4000000000 0')), { line: 15 }, /4000000000 values, more than/);
    const huge = ['element vertex 4000000000', ...VERTEX.slice(1)];
    refusesAt(
      () => readPly(bytesOf(header('ascii', ...huge) + POINTS)),
      { line: 4, column: 1 },
      /claims 4000000000 of element 'vertex'/,
    );
    const head = header('binary_little_endian', ...huge);
    refusesAt(() => readPly(bytesOf(head + POINTS)), { offset: head.length }, /claims 4000000000/);
    const one = header('binary_little_endian', 'element vertex 1', ...VERTEX.slice(1));
    refusesAt(
      () => readPly(pack(one, le.f64(1, 2, NaN))),
      { offset: one.length + 16 },
      /Coordinate z of vertex 0 is NaN/,
    );
  });
});
