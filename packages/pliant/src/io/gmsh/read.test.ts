import { describe, expect, it } from 'vitest';
import { be, bytesOf, le, pack, refusesAt } from '../bytes.test-support.js';
import { readGmsh } from './read.js';

const read = (text: string) => readGmsh(bytesOf(text));
const format = (version: string) => `$MeshFormat\n${version} 0 8\n$EndMeshFormat\n`;
const NODES2 = '$Nodes\n4\n7 0 0 0\n3 1 0 0\n100000 0 1 0\n4 0 0 1\n$EndNodes\n';
const NODES4 =
  '$Nodes\n2 4 1 4\n2 1 1 1\n9\n0 0 0 0.5 0.5\n3 1 0 3\n2\n3\n4\n1 0 0\n0 1 0\n0 0 1\n$EndNodes\n';
const elements2 = (...rows: string[]) => `$Elements\n${rows.length}\n${rows.join('\n')}\n$EndElements\n`;
const elements4 = (...rows: string[]) => `$Elements\n${rows.join('\n')}\n$EndElements\n`;
const TETRA = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1];

describe('readGmsh, text', () => {
  it('reads format 2.2 with tags of any number, passing over other sections', () => {
    const mesh = read(
      `${format('2.2')}$PhysicalNames\n1\n3 1 "body"\n$EndPhysicalNames\n${NODES2}${elements2('1 15 2 0 1 7', '2 1 2 0 1 7 3', '3 2 2 0 1 7 4 3', '4 4 3 0 1 9 7 3 100000 4')}`,
    );
    expect(mesh.kind).toBe('tets');
    expect([...mesh.positions]).toEqual(TETRA);
    expect([...mesh.tets]).toEqual([0, 1, 2, 3]);
    expect([...mesh.triangles]).toEqual([0, 3, 1]);
    expect(mesh.notes).toEqual(['Left out lines: 1, the first at line 18.']);
  });

  it('reads format 4.1 with parametric nodes and quadrangles', () => {
    const mesh = read(
      `${format('4.1')}${NODES4}${elements4('2 2 1 2', '2 1 3 1', '1 9 2 3 4', '3 1 4 1', '2 9 2 3 4')}`,
    );
    expect([...mesh.positions]).toEqual(TETRA);
    expect([...mesh.tets]).toEqual([0, 1, 2, 3]);
    expect(mesh.triangles).toHaveLength(6);
  });

  it('reads format 1', () => {
    const mesh = read(
      '$NOD\n4\n1 0 0 0\n2 1 0 0\n3 0 1 0\n4 0 0 1\n$ENDNOD\n$ELM\n1\n1 4 1 1 4 1 2 3 4\n$ENDELM\n',
    );
    expect([...mesh.tets]).toEqual([0, 1, 2, 3]);
  });

  it('notes sections that are not Gmsh’s own', () => {
    expect(read(`${format('2.2')}${NODES2}$Surface\n1\n1 2 3\n$EndSurface\n`).notes).toEqual([
      "Left out: the section $Surface, which isn't Gmsh's own.",
    ]);
  });

  it('refuses what it cannot read, at its place', () => {
    const two = format('2.2') + NODES2;
    refusesAt(() => read(format('4')), { line: 1, column: 1 }, /Format 4 isn't read/);
    refusesAt(() => read(format('2.2')), { line: 4 }, /no section with nodes/);
    refusesAt(() => read('hello'), { line: 1, column: 1 }, /section such as \$Nodes/);
    refusesAt(() => read(`${format('2.2')}${elements2()}`), { line: 5 }, /before the nodes/);
    refusesAt(
      () => read(two + elements2('1 4 0 7 3 4 5')),
      { line: 13, column: 13 },
      /node 5, which the file doesn't define/,
    );
    refusesAt(() => read(two + elements2('1 5 0 7 3 4 7 7 7 7 7')), { line: 13, column: 3 }, /Hexahedra/);
    refusesAt(() => read(two + elements2('1 11 0 7 3 4 7 7 7 7 7')), { line: 13, column: 3 }, /higher order/);
    refusesAt(
      () => read(two + elements2('1 4 0 7 3 4')),
      { line: 14, column: 1 },
      /ends with '\$EndElements' where a node of an element is expected/,
    );
    refusesAt(() => read(two + elements2('1 4 0 7 3 4 7 7')), { line: 13, column: 15 }, /goes on with '7'/);
    refusesAt(
      () => read(two.replace('\n4\n', '\n3\n')),
      { line: 9, column: 1 },
      /Expected '\$EndNodes', found '4'/,
    );
    refusesAt(() => read(two.replace('\n4\n', '\n4000000000\n')), { line: 6 }, /claims 4000000000 nodes/);
    refusesAt(() => read(two.replace('3 1 0 0', '7 1 0 0')), { line: 7, column: 1 }, /tag 7 is given twice/);
    refusesAt(() => read(two.replace('3 1 0 0', '3 1 nan 0')), { line: 7, column: 5 }, /found 'nan'/);
    refusesAt(() => read(`${two}$Periodic\n1\n`), { line: 11, column: 1 }, /has no end/);
    refusesAt(() => read(`${two}${NODES2}`), { line: 11, column: 1 }, /second section/);
    const four = format('4.1') + NODES4;
    refusesAt(
      () => read(four + elements4('1 1 1 1', '3 1 4 1', '1 9 2 3 5')),
      { line: 20, column: 9 },
      /node 5/,
    );
    refusesAt(
      () => read(four + elements4('1 2 1 2', '3 1 4 1', '1 9 2 3 4')),
      { line: 18, column: 1 },
      /announces 2 elements, but its blocks hold 1/,
    );
    refusesAt(
      () => read(four + elements4('1 1 1 1', '1 9 2 3 4')),
      { line: 19, column: 9 },
      /goes on with '4' after the header/,
    );
    refusesAt(
      () => read(four.replace('2 4 1 4', '2 5 1 5')),
      { line: 5, column: 1 },
      /announces 5 nodes, but its blocks hold 4/,
    );
  });
});

describe('readGmsh, binary', () => {
  const head = (version: string, order: typeof le | typeof be) =>
    pack(`$MeshFormat\n${version} 1 8\n`, order.i32(1), '\n$EndMeshFormat\n');

  it.each([
    ['little', le],
    ['big', be],
  ] as const)('reads formats 2.2 and 4.1, %s-endian', (_, order) => {
    const node = (tag: number, i: number) =>
      pack(order.i32(tag), order.f64(...TETRA.slice(i * 3, i * 3 + 3)));
    const nodes2 = pack('$Nodes\n4\n', node(5, 0), node(6, 1), node(9, 2), node(7, 3), '\n$EndNodes\n');
    const elements = pack(
      '$Elements\n2\n',
      order.i32(2, 1, 2, 1, 0, 1, 5, 7, 6),
      order.i32(4, 1, 0, 2, 5, 6, 9, 7),
      '\n$EndElements\n',
    );
    const two = readGmsh(pack(head('2.2', order), nodes2, elements));
    const nodes4 = pack(
      '$Nodes\n',
      order.u64(1, 4, 5, 9),
      order.i32(3, 1, 0),
      order.u64(4, 5, 6, 9, 7),
      order.f64(...TETRA),
      '\n$EndNodes\n',
    );
    const elements4b = pack(
      '$Elements\n',
      order.u64(2, 2, 1, 2),
      order.i32(2, 1, 2),
      order.u64(1, 1, 5, 7, 6),
      order.i32(3, 1, 4),
      order.u64(1, 2, 5, 6, 9, 7),
      '\n$EndElements\n',
    );
    const four = readGmsh(pack(head('4.1', order), nodes4, elements4b));
    for (const mesh of [two, four]) {
      expect([...mesh.positions]).toEqual(TETRA);
      expect([...mesh.tets]).toEqual([0, 1, 2, 3]);
      expect([...mesh.triangles]).toEqual([0, 3, 1]);
    }
  });

  it('refuses false counts and tags at their byte', () => {
    const start = head('4.1', le);
    const nodes = (total: number, inBlock: number) =>
      pack(start, '$Nodes\n', le.u64(1, total, 1, 4), le.i32(3, 1, 0), le.u64(inBlock));
    refusesAt(
      () => readGmsh(nodes(2 ** 32, 2 ** 32)),
      { offset: start.length + 7 + 32 },
      /claims 4294967296 nodes/,
    );
    refusesAt(() => readGmsh(pack('$MeshFormat\n4.1 1 8\n', le.i32(7))), { offset: 20 }, /byte order/);
    const absurd = pack(
      start,
      '$Nodes\n',
      Uint8Array.from({ length: 8 }, () => 255),
    );
    refusesAt(() => readGmsh(absurd), { offset: start.length + 7 }, /absurdly large/);
    const two = pack(head('2.2', le), '$Nodes\n1\n', le.i32(1), le.f64(0, Infinity, 0), '$EndNodes\n');
    refusesAt(() => readGmsh(two), { offset: start.length + 9 + 4 + 8 }, /Infinity/);
  });
});
