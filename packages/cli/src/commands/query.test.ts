import { expect, test } from 'vitest';
import { Desk } from '../cli.test-support.js';
import { boxObj, tetraMsh } from '../meshes/meshes.test-support.js';

function boxes(): Desk {
  const desk = new Desk();
  desk.write('a.obj', boxObj([0, 0, 0], [1, 1, 1]));
  desk.write('b.obj', boxObj([0, 0, 0], [2, 2, 2]));
  return desk;
}

async function ask(desk: Desk, ...args: string[]): Promise<Record<string, unknown>> {
  expect(await desk.run('query', ...args, '--json')).toBe(0);
  return JSON.parse(desk.out) as Record<string, unknown>;
}

test('distance: closed form for boxes apart, in three spellings of the pose', async () => {
  const desk = boxes();
  const half = Math.SQRT1_2;
  for (const pose of [
    '4,0.25,0',
    `4 2.25 0, 0 0 ${-half} ${half}`,
    '1,0,0,4, 0,1,0,0.25, 0,0,1,0, 0,0,0,1',
  ]) {
    const answer = await ask(desk, 'distance', 'a.obj', 'b.obj', '--pose', pose);
    expect(answer['distance']).toBeCloseTo(3, 12);
    expect(answer).toMatchObject({
      question: 'distance',
      overlaps: false,
      meshes: [{ file: 'a.obj', triangles: 12 }, { file: 'b.obj' }],
    });
  }
  expect(await desk.run('query', 'distance', 'a.obj', 'b.obj', '--pose', '-0.5,-0.5,-0.5')).toBe(0);
  expect(desk.out).toMatch(/^distance 0\.5 m between \(.*\) and \(.*\)\none mesh is inside the other\n$/);
});

test('pairs: none apart, sorted when they cross', async () => {
  const desk = boxes();
  expect(await ask(desk, 'pairs', 'a.obj', 'b.obj', '--pose', '5,0,0')).toMatchObject({
    count: 0,
    pairs: [],
  });
  const { count, pairs } = (await ask(desk, 'pairs', 'a.obj', 'b.obj', '--pose', '0.5,0.25,0.125')) as {
    count: number;
    pairs: number[][];
  };
  expect(count).toBeGreaterThan(0);
  expect(pairs).toEqual([...pairs].sort(([a, b], [c, d]) => a! - c! || b! - d!));
});

test('depth: how far a box is in another, and a way out', async () => {
  const desk = boxes();
  const answer = await ask(desk, 'depth', 'a.obj', 'b.obj', '--pose', '0.75,-0.5,-0.5');
  expect(answer['depth']).toBeCloseTo(0.25, 4);
  const separation = answer['separation'] as { distance: number; direction: number[] };
  expect(separation.distance).toBeCloseTo(0.25, 4);
  expect(separation.direction[0]).toBeCloseTo(-1, 4);
  expect(await ask(desk, 'depth', 'a.obj', 'b.obj', '--pose', '9,0,0')).toMatchObject({
    overlaps: false,
    depth: 0,
  });
  expect(
    await desk.run(
      'query',
      'depth',
      'a.obj',
      'b.obj',
      '--pose',
      '0.75,-0.5,-0.5',
      '--method',
      'closest-feature',
    ),
  ).toBe(0);
  expect(desk.out).toMatch(
    /^depth 0\.25 m at .*\nmoving the first mesh 0\.25 m along \(-1, 0, 0\) separates them\n$/,
  );
});

test('sdf: negative inside, positive outside', async () => {
  const desk = boxes();
  const answer = await ask(desk, 'sdf', 'b.obj', '--point', '1,1,0.25', '--point', '-3,-4,1');
  const points = answer['points'] as { distance: number; closest: number[] }[];
  expect(points.map((p) => p.distance)).toEqual([-0.25, 5]);
  expect(points[1].closest).toEqual([0, 0, 1]);
  expect(answer['sign']).toBe('pseudonormal');
  desk.write('open.obj', boxObj([0, 0, 0], [2, 2, 2]).replace('f 1 3 4 2\n', ''));
  const open = await ask(desk, 'sdf', 'open.obj', '--point', '1,1,1.75');
  expect(open).toMatchObject({ sign: 'winding', points: [{ distance: -0.25 }] });
});

test('volume: of a box, of a tetrahedron’s boundary, and of what two boxes share', async () => {
  const desk = boxes();
  desk.write('t.msh', tetraMsh());
  const box = await ask(desk, 'volume', 'b.obj');
  expect(box['volume']).toBeCloseTo(8, 12);
  expect(box['area']).toBeCloseTo(24, 12);
  expect(box['centreOfMass']).toEqual([1, 1, 1]);
  expect((await ask(desk, 'volume', 't.msh'))['volume']).toBeCloseTo(1 / 6, 12);
  const shared = await ask(desk, 'volume', 'a.obj', 'b.obj', '--pose', '0.5,0.25,-1');
  // Coplanar faces are avoided by a shift of some 1e-11 of the mesh's size.
  expect(shared['overlapVolume']).toBeCloseTo(0.5 * 0.75, 9);
});

test('diagnose: lists every fault with its indices', async () => {
  const desk = boxes();
  expect(await desk.run('query', 'diagnose', 'a.obj')).toBe(0);
  expect(desk.out).toBe('sound\n');
  desk.write('open.obj', boxObj([0, 0, 0], [1, 1, 1]).replace('f 1 3 4 2\n', ''));
  const { sound, faults } = (await ask(desk, 'diagnose', 'open.obj')) as {
    sound: boolean;
    faults: { kind: string }[];
  };
  expect(sound).toBe(false);
  expect(faults.map(({ kind }) => kind)).toContain('holes');
});

test('refuses with one sentence', async () => {
  const desk = boxes();
  desk.write('points.obj', 'v 0 0 0\nv 1 0 0\n');
  desk.write('open.obj', boxObj([0, 0, 0], [1, 1, 1]).replace('f 1 3 4 2\n', ''));
  const refused = async (sentence: RegExp, ...args: string[]) => {
    expect(await desk.run('query', ...args)).toBe(2);
    expect(desk.err).toMatch(sentence);
    expect(desk.err.trim().split('\n')).toHaveLength(1);
  };
  desk.write('odd.json', '{ "outline": [[0, 0], [1, 0], [1, 1]], "hole": 3 }');
  await refused(/odd\.json: A polygon has no 'hole'; beside 'outline' use holes\./, 'field', 'odd.json');
  desk.write('odd.json', '{ "outline": [[0, 0], [1, 0], [1, 1]], "holes": [3] }');
  await refused(/odd\.json: holes: There must be a list of rings here/, 'field', 'odd.json');
  await refused(/no question 'distence'; did you mean 'distance'\?/, 'distence', 'a.obj', 'b.obj');
  await refused(/about two meshes; give a second file/, 'pairs', 'a.obj');
  await refused(/about one mesh; leave out/, 'sdf', 'a.obj', 'b.obj');
  await refused(/needs points: --point x,y,z/, 'sdf', 'a.obj');
  await refused(/--pose takes x,y,z, or/, 'distance', 'a.obj', 'b.obj', '--pose', '1,2');
  await refused(
    /rotation and a translation/,
    'distance',
    'a.obj',
    'b.obj',
    '--pose',
    '2,0,0,0, 0,1,0,0, 0,0,1,0, 0,0,0,1',
  );
  await refused(/--pose places the second mesh/, 'volume', 'a.obj', '--pose', '1,2,3');
  await refused(/--point belongs to the question sdf, not to volume/, 'volume', 'a.obj', '--point', '1,2,3');
  await refused(
    /no measure of depth 'closest-featur'; did you mean/,
    'depth',
    'a.obj',
    'b.obj',
    '--method',
    'closest-featur',
  );
  await refused(/points\.obj has no triangles/, 'distance', 'a.obj', 'points.obj');
  await refused(/open\.obj is open or not manifold, so it has no volume; .*diagnose/, 'volume', 'open.obj');
});
