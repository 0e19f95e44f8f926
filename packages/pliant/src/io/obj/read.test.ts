import { describe, expect, it } from 'vitest';
import { bytesOf, refusesAt } from '../bytes.test-support.js';
import { readObj } from './read.js';

const read = (text: string) => readObj(bytesOf(text));
const SQUARE = 'v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\n';

describe('readObj', () => {
  it('reads corners of every form, counting from either end', () => {
    const mesh = read(`${SQUARE}vt 0 0\nvn 0 0 1\nf 1/1/1 2//1 3/1\nf -4 -2 -1\n`);
    expect(mesh.kind).toBe('triangles');
    expect([...mesh.triangles]).toEqual([0, 1, 2, 0, 2, 3]);
    expect(mesh.positions).toHaveLength(12);
  });

  it('joins continued lines and still counts lines as the file does', () => {
    expect([...read(`${SQUARE}f 1 2 \\\r\n 3 4\r\n`).triangles]).toEqual([0, 1, 2, 0, 2, 3]);
    refusesAt(() => read(`${SQUARE}f 1 \\\n 2 \\\n 3\nf 1 2 x\n`), { line: 8, column: 7 }, /'x'/);
    expect([...read(`${SQUARE}# C:\\\nf 1 2 3\n`).triangles]).toEqual([0, 1, 2]);
  });

  it('cuts concave polygons without leaving them', () => {
    const mesh = read('v 0 0 0\nv 2 1 0\nv 0 2 0\nv 1 1 0\nf 1 2 3 4\n');
    expect(mesh.triangles).toHaveLength(6);
    // The notch at vertex 4 must be a corner of both triangles, or one of them lies outside.
    expect([...mesh.triangles.subarray(0, 3)]).toContain(3);
    expect([...mesh.triangles.subarray(3)]).toContain(3);
  });

  it('takes faces that come before their vertices', () => {
    expect([...read(`f 1 2 3 4\n${SQUARE}`).triangles]).toEqual([0, 1, 2, 0, 2, 3]);
    refusesAt(
      () => read('v 0 0 0\nf 1 2 3\nv 1 0 0\n'),
      { line: 2, column: 7 },
      /uses vertex 3, but the file has 2/,
    );
  });

  it('ignores colours, even broken ones, and groups, materials, curves and comments', () => {
    const text = `mtllib a.mtl\ng left arm\no x\nusemtl\ns off\n${SQUARE}v 9 9 9 nan nan nan\nf 1 2 3 # tail\n`;
    expect(read(text).triangles).toHaveLength(3);
  });

  it('leaves out lines and thin faces with a note', () => {
    const mesh = read(`${SQUARE}l 1 2 3\nl 1 2\nf 1 2\n`);
    expect(mesh.kind).toBe('points');
    expect(mesh.notes).toEqual([
      'Left out lines: 2, the first at line 5.',
      'Left out faces with fewer than three corners: 1, the first at line 7.',
    ]);
  });

  it('notes polygons that cross themselves', () => {
    const mesh = read('v 0 0 0\nv 3 0 0\nv 0 1 0\nv 1 -1 0\nv 2 2 0\nf 1 2 3 4 5\n');
    expect(mesh.triangles).toHaveLength(9);
    expect(mesh.notes).toEqual([
      'Polygons that cross themselves or are too large to be cut well became fans: 1.',
    ]);
  });

  it('takes a leading line of counts, as FCL writes it, but no other number', () => {
    expect(read(`4 1\r\n${SQUARE}f 1 2 3\n`).triangles).toHaveLength(3);
    refusesAt(() => read(`${SQUARE}4 1\n`), { line: 5, column: 1 }, /no statement/);
  });

  it('keeps coordinates near the end of the range', () => {
    expect(
      read('v -340282346999999984391321947108527833088.0000000000000000000 1e308 1e-320\n').positions,
    ).toEqual(Float64Array.of(-3.40282347e38, 1e308, 1e-320));
  });

  it('refuses what it cannot read, at its place', () => {
    refusesAt(() => read('v 0 0 0\nv 1 nan 0\n'), { line: 2, column: 5 }, /coordinate, found 'nan'/);
    refusesAt(() => read('v 0 1e999 0\n'), { line: 1, column: 5 }, /too large/);
    refusesAt(() => read('v 0 0\nv 1 1 1\n'), { line: 1, column: 6 }, /three coordinates/);
    refusesAt(() => read(`${SQUARE}f 1 2 0\n`), { line: 5, column: 7 }, /start at 1/);
    refusesAt(() => read(`${SQUARE}f 1 2 -5\n`), { line: 5, column: 7 }, /-5 points at no vertex/);
    refusesAt(() => read(`${SQUARE}f 1 2 9\n`), { line: 5, column: 7 }, /uses vertex 9, but the file has 4/);
    refusesAt(() => read(`${SQUARE}f 1 2 4294967297\n`), { line: 5, column: 7 }, /no vertex/);
    refusesAt(() => read(`${SQUARE}f 1 2 3.5\n`), { line: 5, column: 7 }, /vertex index/);
    refusesAt(() => read('\n  <html>\n'), { line: 2, column: 3 }, /another format/);
  });
});
