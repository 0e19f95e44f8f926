import { describe, expect, it } from 'vitest';
import { bytesOf, le, pack, refusesAt } from '../bytes.test-support.js';
import { readStl } from './read.js';

const facet = (...corners: number[]) => pack(le.f32(0, 0, 0, ...corners), Uint8Array.of(0, 0));
const TWO = [facet(0, 0, 0, 1, 0, 0, 1, 1, 0), facet(0, 0, 0, 1, 1, 0, -0, 1, 0)];
const binary = (header: string, count: number, ...facets: Uint8Array[]) =>
  pack(header.padEnd(80, ' '), le.u32(count), ...facets);
const ascii = (corners: string) =>
  `solid a\nfacet normal nan nan nan\nouter loop\n${corners}endloop\nendfacet\nendsolid a\n`;
const CORNERS = 'vertex 0 0 0\nvertex 1 0 0\nvertex 0.1 1 0\n';

describe('readStl', () => {
  it('merges equal corners', () => {
    const mesh = readStl(binary('made by hand', 2, ...TWO));
    expect([...mesh.triangles]).toEqual([0, 1, 2, 0, 2, 3]);
    expect([...mesh.positions]).toEqual([0, 0, 0, 1, 0, 0, 1, 1, 0, -0, 1, 0]);
  });

  it('knows a binary file that starts with "solid"', () => {
    expect(readStl(binary('solid part', 2, ...TWO)).triangles).toHaveLength(6);
    const appended = pack(binary('solid part', 2, ...TWO), 'colours');
    expect(readStl(appended).notes).toEqual(['Left out: 7 bytes after the last facet.']);
  });

  it('reads text in any case, with several solids and broken normals', () => {
    const text = ascii(CORNERS) + ascii(CORNERS.toUpperCase()).toUpperCase();
    const mesh = readStl(bytesOf(text));
    expect([...mesh.triangles]).toEqual([0, 1, 2, 0, 1, 2]);
    expect(mesh.positions[6]).toBe(0.1);
    expect(readStl(bytesOf('solid Empty\nendsolid Empty')).kind).toBe('points');
  });

  it('refuses broken binary files at their byte', () => {
    refusesAt(
      () => readStl(binary('x', 3, ...TWO)),
      { offset: 84 },
      /claims 3 facets \(150 bytes\), but only 100/,
    );
    refusesAt(() => readStl(binary('x', 0xffffffff, ...TWO)), { offset: 84 }, /claims 4294967295 facets/);
    refusesAt(() => readStl(bytesOf('x')), { offset: 0 }, /header/);
    const infinite = binary('x', 1, facet(0, 0, 0, 1, Infinity, 0, 1, 1, 0));
    refusesAt(() => readStl(infinite), { offset: 84 + 12 + 12 + 4 }, /Infinity/);
  });

  it('refuses broken text at its line', () => {
    refusesAt(
      () => readStl(bytesOf(ascii('vertex 0 0 0\nvertex 1 0 0\n'))),
      { line: 6, column: 1 },
      /'vertex', found 'endloop'/,
    );
    refusesAt(
      () => readStl(bytesOf(ascii(`${CORNERS}vertex 0 0 1\n`))),
      { line: 7, column: 1 },
      /three vertices/,
    );
    refusesAt(
      () => readStl(bytesOf(ascii(CORNERS.replace('0.1', 'inf')))),
      { line: 6, column: 8 },
      /coordinate, found 'inf'/,
    );
    refusesAt(
      () => readStl(bytesOf('solid a\nfacet normal 0 0 1\nouter loop')),
      { line: 3, column: 11 },
      /cut off/,
    );
    refusesAt(
      () => readStl(bytesOf('solid a\nfaces')),
      { line: 2, column: 1 },
      /'facet' or 'endsolid', found 'faces'/,
    );
  });
});
