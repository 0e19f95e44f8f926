import { describe, expect, it } from 'vitest';
import { bytesOf, refusesAt } from '../bytes.test-support.js';
import { readMesh } from '../read-mesh.js';
import { readVega } from '../vega.js';
import { readTetgen } from './read.js';

const NODE = '# nodes\n4 3 1 1\n1 0 0 0 9.5 1\n2 1 0 0 9.5 1\n\n3 0 1 0 9.5 1 # third\n4 0 0 1 9.5 0\n';
const ELE = '1 4 1\n1 1 2 3 4 7\n# made by hand\n';
const FACE = '1 1\n1 1 3 2 -1\n';
const read = (node: string, ele?: string, face?: string) =>
  readTetgen({
    node: bytesOf(node),
    ele: ele === undefined ? undefined : bytesOf(ele),
    face: face === undefined ? undefined : bytesOf(face),
  });

describe('readTetgen', () => {
  it('reads nodes, tetrahedra and faces that count from one or from zero', () => {
    const fromOne = read(NODE, ELE, FACE);
    expect([...fromOne.tets]).toEqual([0, 1, 2, 3]);
    expect([...fromOne.triangles]).toEqual([0, 2, 1]);
    const fromZero = read('4 3 0 0\n0 0 0 0\n1 1 0 0\n2 0 1 0\n3 0 0 1\n', '1 4 0\n0 0 1 2 3\n');
    expect(fromZero.tets).toEqual(fromOne.tets);
    expect(fromZero.positions).toEqual(fromOne.positions);
    expect(read(NODE).kind).toBe('points');
  });

  it('finds the files of a set from any of them', () => {
    const files = new Map([
      ['d/a.node', NODE],
      ['d/a.ele', ELE],
    ]);
    const companions = (name: string) => (files.has(name) ? bytesOf(files.get(name)!) : undefined);
    for (const name of files.keys())
      expect(readMesh(name, bytesOf(files.get(name)!), { companions }).tets).toHaveLength(4);
    expect(() => readMesh('d/b.ele', bytesOf(ELE), { companions })).toThrow(
      /d\/b\.ele: .*'d\/b\.node', which isn't there/,
    );
  });

  it('refuses what it cannot read, at its place and with the file', () => {
    refusesAt(() => read(NODE.replace('4 3 1 1', '5 3 1 1')), { line: 8 }, /node 5/);
    refusesAt(
      () => read(NODE.replace('4 3 1 1', '3 3 1 1')),
      { line: 7, column: 1 },
      /More follows after the nodes/,
    );
    refusesAt(
      () => read(NODE.replace('2 1 0 0', '5 1 0 0')),
      { line: 4, column: 1 },
      /Expected node 2, found 5/,
    );
    refusesAt(() => read('4 2 0 0\n1 0 0\n2 0 0\n3 0 0\n4 0 0\n'), { line: 1 }, /two coordinates/);
    refusesAt(() => read('1 3 0 0\n1 0 0\n'), { line: 2, column: 6 }, /fewer than three/);
    refusesAt(() => read('4000000000 3 0 0\n'), { line: 1, column: 1 }, /claims 4000000000/);
    refusesAt(() => read(NODE, '1 10 0\n1 1 2 3 4 1 2 3 4 1 2\n'), { line: 1 }, /10 nodes each/);
    refusesAt(() => read(NODE, '1 4 0\n1 1 2 3 5\n'), { line: 2, column: 9 }, /between 1 and 4/);
    expect(() => read(NODE, '1 4 0\n1 1 2 3\n')).toThrow(
      /^line 2:8, \.ele file: Row 1 of the tetrahedra has fewer/,
    );
  });
});

describe('readVega', () => {
  const vega = (text: string, files: Record<string, string> = {}) =>
    readVega(bytesOf(text), (name) => (name in files ? bytesOf(files[name]) : undefined));
  const VERTICES = '*VERTICES\n4 3 0 0\n1 0 0 0\n2 1 0 0\n3 0 1 0\n4 0 0 1\n';
  const ELEMENTS = '*ELEMENTS\nTET\n1 4 0\n1 1 2 3 4\n';

  it('reads vertices and tetrahedra, passing over materials, sets and regions', () => {
    const mesh = vega(
      `# Vega\n\n${VERTICES}\n${ELEMENTS}\n*MATERIAL soft\nENU, 1000, 1e7, 0.45\n*SET all\n1,\n*REGION\nall, soft\n`,
    );
    expect([...mesh.tets]).toEqual([0, 1, 2, 3]);
  });

  it('includes TetGen’s files', () => {
    const mesh = vega('*VERTICES\n*INCLUDE a.node\n*ELEMENTS\nTETS\n*INCLUDE a.ele\n', {
      'a.node': NODE,
      'a.ele': ELE,
    });
    expect([...mesh.tets]).toEqual([0, 1, 2, 3]);
    expect(() => vega('*VERTICES\n*INCLUDE a.node\n')).toThrow(/^line 2:1: .*'a\.node', which isn't there/);
  });

  it('refuses what it cannot read, at its place', () => {
    refusesAt(
      () => vega(`${VERTICES}*ELEMENTS\nCUBIC\n1 8 0\n`),
      { line: 8, column: 1 },
      /'CUBIC' aren't read/,
    );
    refusesAt(() => vega(ELEMENTS), { line: 1, column: 1 }, /before the vertices/);
    refusesAt(
      () => vega(`${VERTICES}${ELEMENTS.replace('3 4\n', '3 9\n')}`),
      { line: 10, column: 9 },
      /between 1 and 4/,
    );
    refusesAt(() => vega('1 2 3\n'), { line: 1, column: 1 }, /section such as \*VERTICES/);
    refusesAt(() => vega('*MATERIAL a\n'), { line: 2 }, /no section \*VERTICES/);
  });
});
