import { parseScene } from 'pliant';
import { writeGltfScene } from 'pliant/io';
import { expect, test } from 'vitest';
import { sortFiles } from './sort-files.js';

const URDF = `<robot name="arm"><link name="base"/><link name="fore"><inertial><mass value="2"/><inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial>
<collision><geometry><mesh filename="package://arm/meshes/fore.stl"/></geometry></collision></link>
<joint name="elbow" type="continuous"><parent link="base"/><child link="fore"/><axis xyz="0 1 0"/><dynamics damping="0.5"/></joint></robot>`;

const STL = `solid t\n${[
  [0, 0, 0, 0, 1, 0, 1, 0, 0],
  [0, 0, 0, 1, 0, 0, 0, 0, 1],
  [0, 0, 0, 0, 0, 1, 0, 1, 0],
  [1, 0, 0, 0, 1, 0, 0, 0, 1],
]
  .map(
    (p) =>
      `facet normal 0 0 0\nouter loop\n${[0, 3, 6].map((i) => `vertex ${p.slice(i, i + 3).join(' ')}\n`).join('')}endloop\nendfacet\n`,
  )
  .join('')}endsolid t\n`;

const file = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name);

test('a URDF with the meshes that it names is a scene, and what it can not say is told', async () => {
  const found = await sortFiles([file('fore.stl', STL), file('arm.urdf', URDF)]);
  if (found.kind !== 'scene') throw new Error(found.kind);
  const reading = parseScene(found.text);
  expect(reading.ok && reading.scene.bodies.map(({ name }) => name)).toContain('fore');
  // A link that moves collides by the hull of its mesh.
  expect(found.text).toContain('"hull"');
  expect(found.told).toContain('damping');
});

test('a MuJoCo model is a scene', async () => {
  const mjcf = '<mujoco><worldbody><body name="b"><freejoint/><geom size="0.1"/></body></worldbody></mujoco>';
  const found = await sortFiles([file('model.xml', mjcf)]);
  expect(found).toMatchObject({ kind: 'scene', name: 'model.xml', told: '' });
});

test('a glTF is a scene where it has rigid bodies, else a mesh', async () => {
  const reading = parseScene(
    '{ "pliant": 1, "name": "B", "description": "A ball.", "bodies": [{ "kind": "rigid", "name": "ball", "shape": { "kind": "sphere", "radius": 1 } }] }',
  );
  if (!reading.ok) throw new Error(reading.errors[0].message);
  const bytes = Uint8Array.from(writeGltfScene(reading.scene, true).bytes);
  expect(await sortFiles([file('ball.glb', bytes)])).toMatchObject({ kind: 'scene' });
  const plain = Uint8Array.from(
    Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll('KHR_physics', 'XXX_physics'), 'latin1'),
  );
  expect(await sortFiles([file('ball.glb', plain)])).toMatchObject({ kind: 'meshes' });
});

test('one that can not be a model has one sentence', async () => {
  await expect(
    sortFiles([file('bad.urdf', '<robot name="x"><link name="a"/><link name="a"/></robot>')]),
  ).rejects.toThrow(/'a'/);
});
