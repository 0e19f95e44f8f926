import { readFileSync, writeFileSync } from 'node:fs';
import { readMesh } from 'pliant/io';
import { describe, expect, test } from 'vitest';
import { Desk } from '../cli.test-support.js';
import { boxObj, tetraMsh } from '../meshes/meshes.test-support.js';

const BOX = boxObj([0, 0, 0], [1, 2, 3]);

test('writes the format that the output’s name says', async () => {
  const desk = new Desk();
  desk.write('box.obj', BOX);
  for (const name of [
    'box.stl',
    'box.ply',
    'box.glb',
    'box.gltf',
    'box.msh',
    'box.vtk',
    'box.vtu',
    'copy.obj',
  ]) {
    expect(await desk.run('convert', 'box.obj', name)).toBe(0);
    expect(desk.out).toMatch(/^box\.obj \(Wavefront OBJ\): 8 vertices, 12 triangles\n/);
    expect(desk.out).toContain(`${name} (`);
    if (name === 'box.gltf') expect(readFileSync(desk.path(name), 'utf8')).toMatch(/^\{"asset"/);
    const back = readMesh(name, readFileSync(desk.path(name)));
    expect(back.triangles).toHaveLength(36);
    expect(back.positions).toHaveLength(24);
  }
});

test('takes the surface of tetrahedra where the format or the flag asks for it', async () => {
  const desk = new Desk();
  desk.write('t.msh', tetraMsh());
  expect(await desk.run('convert', 't.msh', 't.vtu', '--json')).toBe(0);
  const report = JSON.parse(desk.out);
  expect(report.input).toMatchObject({ format: 'gmsh', kind: 'tets', vertices: 4, tets: 1, notes: [] });
  expect(report.output).toMatchObject({ format: 'vtu', kind: 'tets', tets: 1 });
  expect(await desk.run('convert', 't.msh', 't.obj')).toBe(0);
  expect(desk.out).toMatch(
    /t\.msh \(Gmsh\): 4 vertices, 1 tetrahedron\nt\.obj \(Wavefront OBJ\): 4 vertices, 4 triangles, /,
  );
  expect(
    await desk.run('convert', 't.msh', 's.vtk', '--surface', '--text', '--scale', '1000', '--quiet'),
  ).toBe(0);
  expect(desk.out).toBe('');
  const text = readFileSync(desk.path('s.vtk'), 'utf8');
  expect(text).toContain('ASCII');
  expect(text).toContain('1000 0 0');
});

test('reads the files of a set and says what was left out', async () => {
  const desk = new Desk();
  desk.write('a.node', '4 3 0 0\n0 0 0 0\n1 1 0 0\n2 0 1 0\n3 0 0 1\n');
  desk.write('a.ele', '1 4 0\n0 0 1 2 3\n');
  expect(await desk.run('convert', 'a.ele', 'a.msh')).toBe(0);
  expect(desk.out).toContain('1 tetrahedron');
  desk.write('l.obj', `${BOX}l 1 2\n`);
  expect(await desk.run('convert', 'l.obj', 'l.stl')).toBe(0);
  expect(desk.err).toBe('l.obj: Left out lines: 1, the first at line 15.\n');
});

test('refuses with one sentence and leaves no file', async () => {
  const desk = new Desk();
  desk.write('box.obj', BOX);
  desk.write('bad.obj', 'v 0 0 0\nf 1 2 3\n');
  const refused = async (sentence: RegExp, ...args: string[]) => {
    expect(await desk.run('convert', ...args)).toBe(2);
    expect(desk.err).toMatch(sentence);
  };
  await refused(
    /^pliant: line 2:7, bad\.obj: A face uses vertex 3, but the file has 1 vertices\.\n$/,
    'bad.obj',
    'out.stl',
  );
  await refused(/'vega' can't be written; choose one of/, 'box.obj', 'out.veg');
  await refused(/is the input itself/, 'box.obj', 'box.obj');
  await refused(/Can't read none\.obj because it does not exist/, 'none.obj', 'out.stl');
  await refused(/--scale takes a number above 0/, 'box.obj', 'out.stl', '--scale', '-1');
  expect(desk.files()).toEqual(['bad.obj', 'box.obj']);
});

const MOLECULES = `<?xml version="1.0" encoding="iso-8859-1"?>
<come><scene gX="0" gY="-1.4" gZ="0"><simulation fps="600" duration="0.01"/><patient name="J\u00f6rg"><materials>
<material description="m" R="0.1" G="0.2" B="1" damping_const="0.2" density="970" youngs_modulus="15000" medium_density="1"/>
</materials><molecule_organ type="cartilage" description="pair">
<molecule x="0" y="0" z="0" material="m" friction_const="0.02" radius="0.012" fixed="true"/>
<molecule x="0.015" y="0" z="0" material="m" friction_const="0.02" radius="0.012"><force x="0" y="1" z="0" time="0.5"/></molecule>
</molecule_organ></patient></scene></come>`;

test('turns molecule scenes in XML into JSON and back, and everything takes both', async () => {
  const desk = new Desk();
  writeFileSync(desk.path('a.xml'), Buffer.from(MOLECULES, 'latin1'));
  expect(await desk.run('convert', 'a.xml', 'a.json')).toBe(0);
  expect(desk.out).toMatch(/^a\.xml: 1 body\na\.json: /);
  expect(JSON.parse(readFileSync(desk.path('a.json'), 'utf8'))).toMatchObject({ name: 'a', fps: 600 });
  expect(await desk.run('convert', 'a.json', 'b.xml', '--quiet')).toBe(0);
  expect(await desk.run('convert', 'a.xml', 'c.xml', '--quiet')).toBe(0);
  expect(readFileSync(desk.path('b.xml'), 'utf8')).toBe(readFileSync(desk.path('c.xml'), 'utf8'));
  expect(await desk.run('validate', 'a.xml', 'a.json', 'b.xml')).toBe(0);
  const hash = async (name: string) => {
    expect(await desk.run('run', name, '--json')).toBe(0);
    return (JSON.parse(desk.out) as { hash: string }).hash;
  };
  expect(await hash('a.xml')).toBe(await hash('a.json'));
});

test('refuses scenes that XML has no words for, and says what it leaves out', async () => {
  const desk = new Desk();
  const scene = { pliant: 1, name: 'n', description: 'd.', substeps: 1 };
  const ball = { kind: 'rigid', shape: { kind: 'sphere', radius: 1 } };
  desk.write('rigid.json', JSON.stringify({ ...scene, bodies: [ball] }));
  expect(await desk.run('convert', 'rigid.json', 'out.xml')).toBe(2);
  expect(desk.err).toMatch(/bodies of the kind 'rigid'/);
  const molecules = { kind: 'mass-spring', molecules: [{ position: [0, 0, 0] }] };
  desk.write('some.json', JSON.stringify({ ...scene, source: 's', bodies: [molecules] }));
  expect(await desk.run('convert', 'some.json', 'out.xml')).toBe(0);
  expect(desk.err).toBe('some.json: Left out what XML has no words for: source.\n');
});

describe('scenes from elsewhere', () => {
  const URDF = `<robot name="cart"><link name="body"><inertial><mass value="2"/>
    <inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial>
    <collision><geometry><mesh filename="package://cart/box.obj"/></geometry></collision></link><gazebo reference="body"/></robot>`;
  const OBJ = 'v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 1 4 3\n';

  test('URDF to JSON, to glTF, to URDF, and all of them run; what is left out has its place', async () => {
    const desk = new Desk();
    desk.write('cart.urdf', URDF);
    desk.write('box.obj', OBJ);
    for (const [from, to] of [
      ['cart.urdf', 'cart.json'],
      ['cart.json', 'cart.glb'],
      ['cart.glb', 'again.urdf'],
    ]) {
      expect(await desk.run('convert', from, to)).toBe(0);
      if (from === 'cart.urdf')
        expect(desk.err).toContain("cart.urdf:3:97 <gazebo> 'body' has no counterpart and is left out.\n");
    }
    expect(desk.files()).toEqual([
      'again-0.obj',
      'again.urdf',
      'box.obj',
      'cart.glb',
      'cart.json',
      'cart.urdf',
    ]);
    for (const file of ['cart.urdf', 'cart.glb', 'again.urdf', 'cart.json']) {
      expect(await desk.run('run', file, '--duration', '0.1', '--json')).toBe(0);
      expect((JSON.parse(desk.out) as { bodies: { total: number } }).bodies.total).toBe(1);
    }
  });

  test('a model that is none has one sentence with its place', async () => {
    const desk = new Desk();
    desk.write('a.urdf', '<robot name="a">\n<link/></robot>');
    expect(await desk.run('convert', 'a.urdf', 'a.json')).toBe(2);
    expect(desk.err).toBe("pliant: a.urdf:2:1 <link> has no 'name'; give it one.\n");
    desk.write('b.urdf', URDF.replace('cart/box.obj', '../secret.obj'));
    expect(await desk.run('convert', 'b.urdf', 'b.json')).toBe(0);
    expect(desk.err).toContain('is not there, so its geometry is left out');
    expect(desk.files()).toEqual(['a.urdf', 'b.json', 'b.urdf']);
  });

  test('links that move have the hulls of their meshes, which is told, unless exact meshes are asked for', async () => {
    const desk = new Desk();
    desk.write('cart.urdf', URDF);
    // A tetrahedron whose slanted face is pushed in.
    desk.write('box.obj', `${OBJ.replace(/f 2 3 4\n/, '')}v 0.2 0.2 0.2\nf 2 3 5\nf 3 4 5\nf 4 2 5\n`);
    const vary = { g: { path: 'gravity[1]', values: [-9, -8] } };
    const outputs = { energy: { quantity: 'energy' } };
    desk.write('plan.json', JSON.stringify({ name: 'n', scene: 'cart.urdf', vary, outputs, duration: 0.05 }));
    const told = /cart\.urdf:3:\d+ The mesh package:\/\/cart\/box\.obj is not convex /;
    for (const command of [
      ['convert', 'cart.urdf', 'cart.json'],
      ['run', 'cart.urdf', '--duration', '0.1'],
      ['validate', 'cart.urdf'],
      ['sweep', 'plan.json', '--dry-run'],
    ]) {
      expect(await desk.run(...command)).toBe(0);
      expect(desk.err).toMatch(told);
      expect(await desk.run(...command, '--exact-meshes')).toBe(0);
      expect(desk.err).not.toMatch(told);
    }
    expect(readFileSync(desk.path('cart.json'), 'utf8')).toContain('"kind": "mesh"');
  });
});
