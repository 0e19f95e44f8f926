import { describe, expect, test } from 'vitest';
import { PlacedSolid } from '../geometry/solids/placed.js';
import { compileSolid } from '../queries/shapes/compile.js';
import { World } from '../world/index.js';
import { readMjcf, readUrdf, type SceneImport, writeUrdf } from './index.js';
import { CUBE_OBJ } from './models.test-support.js';

/** An L of three unit cubes, 1 m thick: its volume is 3 m³, that of its hull 3.5 m³. */
const CORNERS = [
  [0, 0],
  [2, 0],
  [2, 1],
  [1, 1],
  [1, 2],
  [0, 2],
];
const L_OBJ = [
  ...[0, 1].flatMap((z) => CORNERS.map(([x, y]) => `v ${x} ${y} ${z}`)),
  'f 1 6 4 3 2',
  'f 6 5 4',
  'f 7 8 9 10 12',
  'f 12 10 11',
  ...CORNERS.map((_, i) => `f ${i + 1} ${((i + 1) % 6) + 1} ${((i + 1) % 6) + 7} ${i + 7}`),
].join('\n');
const OPEN_OBJ = L_OBJ.split('\n').slice(0, -1).join('\n');
const FILES: Readonly<Record<string, string>> = {
  'l.obj': L_OBJ,
  'open.obj': OPEN_OBJ,
  'cube.obj': CUBE_OBJ,
};
const companions = (name: string) => (name in FILES ? new TextEncoder().encode(FILES[name]) : undefined);

const INERTIAL =
  '<inertial><origin xyz="0.3 0.2 0.1" rpy="0.1 0.2 0.3"/><mass value="2"/><inertia ixx="0.5" iyy="0.6" izz="0.7" ixy="0" ixz="0" iyz="0"/></inertial>';
const urdf = (mesh: string, inertial = INERTIAL, collision = '<collision>') =>
  `<robot name="r"><link name="a">${inertial}${collision}<geometry><mesh filename="${mesh}"/></geometry></collision></link></robot>`;
const mjcf = (mesh: string) =>
  `<mujoco><asset><mesh name="m" ${mesh}/></asset><worldbody><body name="a"><freejoint/><geom type="mesh" mesh="m" density="2"/></body></worldbody></mujoco>`;

const bodyOf = ({ scene }: SceneImport) =>
  scene.bodies[0] as Extract<(typeof scene.bodies)[0], { kind: 'rigid' }>;
const hullNotes = ({ notes }: SceneImport) =>
  notes.filter(({ sentence }) => sentence.includes('convex hull'));

describe('meshes of links', () => {
  test('what moves has the hull of its mesh, corners alone, and is told of filled hollows', () => {
    const model = readUrdf(urdf('l.obj'), companions);
    const { shape } = bodyOf(model);
    expect(shape.kind).toBe('hull');
    if (shape.kind !== 'hull') return;
    // Five corners a side; where the L turns inward there is none.
    expect(shape.points).toHaveLength(3 * 10);
    expect(compileSolid(shape).mass().volume).toBeCloseTo(3.5, 9);
    const [note, ...others] = hullNotes(model);
    expect(others).toEqual([]);
    expect(note).toMatchObject({ place: expect.stringMatching(/^1:\d+$/) });
    expect(note.sentence).toMatch(/^The mesh l\.obj is not convex .* exact meshes can be asked for\.$/);
  });

  test('a convex mesh loses nothing, and nothing is told', () => {
    const model = readUrdf(urdf('cube.obj'), companions);
    expect(bodyOf(model).shape.kind).toBe('hull');
    expect(hullNotes(model)).toEqual([]);
  });

  test.each([
    ['asked for', '<collision>', true],
    ['called concave as Bullet does', '<collision concave="yes">', false],
  ])('a mesh is kept where that is %s', (_, collision, exactMeshes) => {
    const model = readUrdf(urdf('l.obj', INERTIAL, collision), companions, { exactMeshes });
    expect(bodyOf(model).shape.kind).toBe('mesh');
    expect(compileSolid(bodyOf(model).shape).mass().volume).toBeCloseTo(3, 9);
    expect(hullNotes(model)).toEqual([]);
  });

  test('an open mesh of a link that moves is a hull however one asks; of one that stands still it stays open', () => {
    for (const exactMeshes of [false, true]) {
      const model = readUrdf(urdf('open.obj'), companions, { exactMeshes });
      expect(bodyOf(model).shape.kind).toBe('hull');
      expect(hullNotes(model)[0].sentence).toContain('is not closed');
    }
    for (const mesh of ['open.obj', 'l.obj']) {
      const still = readUrdf(urdf(mesh, ''), companions);
      expect(still.scene.bodies[0]).toMatchObject({ kind: 'static', shape: { kind: 'mesh' } });
      expect(hullNotes(still)).toEqual([]);
      World.fromScene(still.scene).step(0.01);
    }
  });

  test('a shape without mass that rides on a link that moves is a hull; on one that stands still it stays', () => {
    const rider = (inertial: string) =>
      `<robot name="r"><link name="a">${inertial}<collision><geometry><sphere radius="1"/></geometry></collision></link>
       <link name="b"><collision><geometry><mesh filename="l.obj"/></geometry></collision></link>
       <joint name="j" type="fixed"><origin xyz="3 0 0"/><parent link="a"/><child link="b"/></joint></robot>`;
    const partsOf = (model: SceneImport) =>
      (bodyOf(model).shape as { parts?: { shape: { kind: string } }[] }).parts?.map(
        ({ shape }) => shape.kind,
      );
    expect(partsOf(readUrdf(rider(INERTIAL), companions))).toEqual(['sphere', 'hull']);
    expect(partsOf(readUrdf(rider(''), companions))).toEqual(['sphere', 'mesh']);
  });

  test('without an inertia of its own, a link has the mass of its mesh, not of its hull', () => {
    const free = `<robot name="r"><link name="w"/><link name="a"><collision><geometry><mesh filename="l.obj"/></geometry></collision></link>
      <joint name="j" type="floating"><parent link="w"/><child link="a"/></joint></robot>`;
    const model = readUrdf(free, companions);
    expect(model.scene.bodies.find(({ name }) => name === 'a')).toMatchObject({ shape: { kind: 'hull' } });
    const body = World.fromScene(model.scene).find('a')!;
    expect(body.mass).toBeCloseTo(3000, 6);
    // Of the three cubes: x = (0.5 + 1.5 + 0.5) / 3; z of the file is up here.
    expect([...body.position]).toEqual([
      expect.closeTo(5 / 6, 9),
      expect.closeTo(0.5, 9),
      expect.closeTo(-5 / 6, 9),
    ]);
  });

  test('MJCF means the hull, and weighs the mesh', () => {
    const model = readMjcf(mjcf('file="l.obj"'), companions);
    expect(bodyOf(model)).toMatchObject({ shape: { kind: 'hull' }, mass: expect.closeTo(6, 9) });
    expect(model.notes).toEqual([]);
    const exact = readMjcf(mjcf('file="l.obj"'), companions, { exactMeshes: true });
    expect(bodyOf(exact)).toMatchObject({ shape: { kind: 'mesh' }, mass: expect.closeTo(6, 9) });
  });

  test('MJCF: a mesh in the file itself', () => {
    const vertex = 'vertex="0 0 0  2 0 0  0 2 0  0 0 2  0.5 0.5 0.5"';
    // A tetrahedron whose slanted face is pushed in.
    const face = 'face="0 2 1  0 3 2  0 1 3  1 2 4  2 3 4  3 1 4"';
    const hull = readMjcf(mjcf(`${vertex} ${face}`), companions);
    expect((bodyOf(hull).shape as unknown as { points: number[] }).points).toHaveLength(12);
    const exact = readMjcf(mjcf(`${vertex} ${face}`), companions, { exactMeshes: true });
    expect(bodyOf(exact).shape.kind).toBe('mesh');
    expect(bodyOf(exact).mass).toBeCloseTo(bodyOf(hull).mass!, 9);
    expect(() => readMjcf(mjcf('vertex="0 0 0 1 0 0 0 1 0 0 0 1" face="0 1 9"'), companions)).toThrow(
      /three of those vertices a face/,
    );
    expect(() => readMjcf(mjcf('vertex="0 0 0 1 0 0 0 1 0 1 1 0"'), companions)).toThrow(/one plane/);
  });

  test('what was read is written and read again, with the same corners in the same places', () => {
    const { scene } = readUrdf(urdf('l.obj'), companions);
    const { bytes, files } = writeUrdf(scene, 'part');
    const again = readUrdf(bytes, (name) => files.find((file) => file.name === name)?.bytes);
    const boxes = [scene, again.scene].map((one) => {
      const { shape, position, orientation } = bodyOf({ scene: one, notes: [] });
      return new PlacedSolid(compileSolid(shape, false), position, orientation).bounds();
    });
    for (let k = 0; k < 6; k++) expect(boxes[1][k]).toBeCloseTo(boxes[0][k], 6);
    expect(hullNotes(again)).toEqual([]);
  });
});

describe('robots that are none', () => {
  test.each([
    ['<robot name="x"><deformable name="torus"/></robot>', /^This robot has no <link>/],
    [
      '<robot name="x"><link name="a"><collision><origin xyz="$(optenv XYZ 0 0 1)"/><geometry><sphere radius="1"/></geometry></collision></link></robot>',
      /left of xacro/,
    ],
    [
      `<robot name="x"><link name="a"><inertial><mass value="\${m}"/></inertial></link></robot>`,
      /left of xacro/,
    ],
  ])('%s', (text, sentence) => {
    expect(() => readUrdf(text)).toThrow(
      expect.objectContaining({ sentence: expect.stringMatching(sentence) }),
    );
  });
});
