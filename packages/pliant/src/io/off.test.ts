import { describe, expect, it } from 'vitest';
import { bytesOf, refusesAt } from './bytes.test-support.js';
import { readOff } from './off.js';

const read = (text: string) => readOff(bytesOf(text));
const BODY = '0 0 0\n1 0 0\n1 1 0\n0 1 0\n';

describe('readOff', () => {
  it('reads polygons, comments, colours and a missing number of edges', () => {
    const mesh = read(`OFF # square\n4 2\n# points\n${BODY}4 0 1 2 3 255 0 0\n3 0 2 1\n`);
    expect([...mesh.triangles]).toEqual([0, 1, 2, 0, 2, 3, 0, 2, 1]);
    expect(read(`OFF 4 0 0\n${BODY}`).kind).toBe('points');
    expect(read(`COFF\n4 0 0\n${BODY.replaceAll('\n', ' 255 0 0 255\n')}`).positions).toHaveLength(12);
  });

  it('refuses what it cannot read, at its place', () => {
    refusesAt(() => read('OFX\n'), { line: 1, column: 1 }, /'OFF'/);
    refusesAt(() => read('4OFF\n1 0 0\n0 0 0 0\n'), { line: 1, column: 1 }, /dimension/);
    refusesAt(() => read('OFF BINARY\n'), { line: 1, column: 5 }, /Binary OFF/);
    refusesAt(
      () => read(`OFF\n4000000000 2 0\n${BODY}`),
      { line: 2, column: 1 },
      /claims 4000000000 vertices/,
    );
    refusesAt(() => read(`OFF\n4 1 0\n${BODY}3 0 1 4\n`), { line: 7, column: 7 }, /between 0 and 3/);
    refusesAt(() => read(`OFF\n4 2 0\n${BODY}3 0 1 2\n`), { line: 8 }, /face 1/);
    refusesAt(
      () => read(`OFF\n4 1 0\n${BODY.replace('1 1 0', '1 x 0')}`),
      { line: 5, column: 3 },
      /found 'x'/,
    );
  });
});
