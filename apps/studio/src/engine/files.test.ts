/** Worlds and meshes that come from files: what the driver makes of them. */
import { readFileSync } from 'node:fs';
import { parseScene, replay, TetMesh, TriangleMesh, World } from 'pliant';
import { writeMesh } from 'pliant/io';
import { describe, expect, it } from 'vitest';
import { Driver } from './driver.js';
import { stepOf } from './step-of.js';

const SCENE = JSON.stringify({
  pliant: 1,
  name: 'A ball',
  description: 'A ball falls.',
  dt: 1 / 120,
  bodies: [
    { kind: 'static', shape: { kind: 'plane' } },
    { kind: 'rigid', name: 'ball', shape: { kind: 'sphere', radius: 0.5 }, position: [2, 1, 0] },
  ],
});

function start(text = SCENE) {
  let now = 0;
  const news: string[] = [];
  const driver = new Driver(
    () => now,
    () => undefined,
    true,
    (told) => told.type === 'news' && news.push(`${told.title}: ${told.text}`),
  );
  const loaded = driver.load(text);
  if (!loaded.ok) throw new Error(loaded.errors[0].message);
  const play = (turns: number) => {
    driver.play();
    for (let k = 0; k < turns; k++) {
      now += 100;
      driver.turn();
    }
    driver.pause();
  };
  return { driver, loaded, news, play };
}

describe('meshes', () => {
  const cube = TriangleMesh.box({ size: [40, 40, 40] });
  const solid = TetMesh.box({ size: [0.4, 0.4, 0.4], cells: [2, 2, 2] });
  const notes: [string, Uint8Array, string][] = [
    ['cube.obj', writeMesh('obj', cube), 'cube is a rigid body of 12 triangles now.\nIt was scaled by'],
    ['cube.stl', writeMesh('stl', cube), 'cube is a rigid body of 12 triangles now.\nIt was scaled by'],
    ['cube.ply', writeMesh('ply', cube), 'cube is a rigid body of 12 triangles now.\nIt was scaled by'],
    ['cube.glb', writeMesh('gltf', cube), 'cube is a rigid body of 12 triangles now.\nIt was scaled by'],
    ['bar.msh', writeMesh('gmsh', solid), 'bar is a soft body of 40 tetrahedra now.'],
    ['bar.vtk', writeMesh('vtk', solid), 'bar is a soft body of 40 tetrahedra now.'],
  ];

  it.each(notes)(
    '%s becomes a body above the others, in the world and in the scene',
    (name, bytes, sentence) => {
      const { driver } = start();
      driver.step(3);
      const { scene, sentence: told } = added(driver.addMesh({ name, bytes }, []));
      const text = driver.text();
      expect(told.startsWith(sentence)).toBe(true);
      expect(scene!.looks).toHaveLength(3);
      const world = World.restore(driver.snapshot());
      expect(world.steps).toBe(3);
      const body = world.find(name.slice(0, 4).replace('.', ''))!;
      const points = body.isDeformable ? body.positions : new Float64Array(body.position);
      const lowest = Math.min(...points.filter((_, k) => k % 3 === 1));
      // The ball's top is at 1.5 m, less what it fell in three steps.
      expect(lowest).toBeGreaterThan(1.49);
      expect(
        Math.abs(points.filter((_, k) => k % 3 === 0).reduce((a, b) => a + b, 0) / (points.length / 3) - 2),
      ).toBeLessThan(1e-9);
      driver.step(2);
      expect(parseScene(text).ok).toBe(true);
      expect(driver.reset().looks).toHaveLength(3);
    },
  );

  it('a TetGen pair is read from both files', () => {
    const { driver } = start();
    const node = new TextEncoder().encode('4 3 0 0\n1 0 0 0\n2 1 0 0\n3 0 1 0\n4 0 0 1\n');
    const ele = new TextEncoder().encode('1 4 0\n1 1 2 3 4\n');
    const files = [
      { name: 'one.node', bytes: node },
      { name: 'one.ele', bytes: ele },
    ];
    expect(added(driver.addMesh(files[1], files)).sentence).toContain('soft body of 1 tetrahedra');
    expect(() => driver.addMesh(files[1], [])).toThrow("'one.node', which isn't there; open both together");
    expect(() => driver.addMesh(files[0], [])).toThrow('neither triangles nor tetrahedra');
  });

  it('what has no inside is refused, and the world goes on as it was', () => {
    const { driver } = start();
    driver.step(3);
    const hash = driver.hash();
    const small = TriangleMesh.box({ size: [0.4, 0.4, 0.4] });
    const open = writeMesh('obj', { positions: small.positions, triangles: small.triangles.slice(3) });
    const file = { name: 'open.obj', bytes: open };
    expect(driver.addMesh(file, [])).toEqual({ openEdges: 3 });
    const junk = new TextEncoder().encode('v 0 0 nan\nf 1 2 3\n');
    expect(() => driver.addMesh({ name: 'junk.obj', bytes: junk }, [])).toThrow(/junk\.obj/);
    expect(driver.hash()).toBe(hash);
    // As it is it may stand still; with its hole closed it has the cube's mass again.
    expect(added(driver.addMesh(file, [], { open: 'static' })).scene?.looks.at(-1)?.kind).toBe('static');
    expect(added(driver.addMesh(file, [], { open: 'repair' })).sentence).toContain('A hole was closed.');
    const world = World.restore(driver.snapshot());
    const whole = small.volume * 1000;
    expect([...world].at(-1)!.mass / whole).toBeCloseTo(1, 9);
  });

  it('a mesh comes to the point it is dropped at', () => {
    const { driver } = start();
    driver.addMesh({ name: 'cube.obj', bytes: writeMesh('obj', cube) }, [], { at: [7, 0, -3] });
    const [x, y, z] = World.restore(driver.snapshot()).find('cube')!.position;
    expect([x, z]).toEqual([7, -3]);
    expect(y).toBeGreaterThan(0);
  });
});

/** Of a mesh that nothing has to be asked about. */
function added(answer: ReturnType<Driver['addMesh']>) {
  if ('openEdges' in answer) throw new Error(`open at ${answer.openEdges} edges`);
  return answer;
}

describe('snapshots', () => {
  it('go on as the world would have, with the step it had', () => {
    const { driver } = start();
    driver.step(30);
    const bytes = driver.snapshot();
    driver.step(30);
    const after = driver.hash();
    const other = start().driver;
    const opened = other.openSnapshot(bytes, 'kept');
    expect(opened).toMatchObject({ name: 'kept', dt: 1 / 120 });
    other.step(30);
    expect(other.hash()).toBe(after);
    other.reset();
    other.step(30);
    expect(other.hash()).toBe(after);
  });

  it('tell their step from their clock', () => {
    const at = (dt: number, steps: number) => {
      const world = new World();
      for (let k = 0; k < steps; k++) world.step(dt);
      return stepOf(world);
    };
    expect([at(1 / 60, 777), at(0.004, 500), at(1 / 600, 1001), at(1, 0)]).toEqual([
      1 / 60,
      0.004,
      1 / 600,
      1 / 60,
    ]);
  });

  it('that are damaged leave the running world alone', () => {
    const { driver } = start();
    driver.step(5);
    const bytes = driver.snapshot();
    const hash = driver.hash();
    bytes[200] ^= 1;
    expect(() => driver.openSnapshot(bytes, 'x')).toThrow();
    expect(driver.hash()).toBe(hash);
  });
});

describe('recordings', () => {
  function record() {
    const made = start();
    const { driver } = made;
    driver.step(5);
    driver.record();
    driver.step(10);
    driver.setGravity([0, 3, 0]);
    driver.step(10);
    return { bytes: driver.endRecording(), hash: driver.hash() };
  }

  it('are what the command line replays', () => {
    const { bytes, hash } = record();
    const report = replay(bytes);
    expect(report.firstDifference).toBeUndefined();
    expect([report.steps, report.world.hash()]).toEqual([20, hash]);
  });

  it('are played back in time, say so at their end, and can be gone back in', () => {
    const { bytes, hash } = record();
    const { driver, news, play } = start();
    expect(driver.openRecording(bytes, 'x').name).toBe('A ball');
    driver.step(12);
    const middle = driver.hash();
    driver.seek(8);
    driver.step(9);
    expect(driver.hash()).toBe(middle);
    driver.step(8);
    expect(driver.hash()).toBe(hash);
    expect(news).toEqual([expect.stringContaining('Every state of its 20 steps was as recorded')]);
    driver.step(1);
    expect(driver.hash()).not.toBe(hash);
    driver.reset();
    play(5);
    expect(news).toHaveLength(2);
  });

  it('that differ name the step', () => {
    const { bytes } = record();
    const text = new TextDecoder('latin1').decode(bytes);
    bytes[text.lastIndexOf('[0,3,0]') + 3] = '4'.charCodeAt(0);
    const { driver, news } = start();
    driver.openRecording(bytes, 'x');
    driver.step(20);
    expect(news).toEqual([expect.stringContaining('Step 11 of its 20 steps differs')]);
  });
});

describe('texts', () => {
  it('of molecules are named by whoever opens them', () => {
    const text = readFileSync(
      new URL('../../../../scenes/thesis/floor-and-cube.xml', import.meta.url),
      'utf8',
    );
    const { driver } = start();
    const about = { name: 'Floor', description: 'A floor.', source: 'here' };
    expect(driver.load(text, about)).toMatchObject({ ok: true, ...about });
    driver.step(2);
  });

  it('of molecules stay XML as they are changed, and become JSON where XML has no words', () => {
    const text = readFileSync(
      new URL('../../../../scenes/thesis/floor-and-cube.xml', import.meta.url),
      'utf8',
    );
    const { driver } = start();
    driver.load(text, { name: 'Floor', description: 'A floor.', source: 'here' });
    expect(driver.text()).toBe(text);
    driver.setGravity([0, -3.5, 0]);
    expect(driver.text()).toMatch(/^<\?xml/);
    const again = start().driver;
    again.load(driver.text());
    again.step(3);
    driver.reset();
    driver.step(3);
    expect(again.hash()).toBe(driver.hash());
    driver.setSubsteps(2);
    expect(driver.text()).toMatch(/^\{/);
  });

  it('that no world can be built of are refused with their place', () => {
    const { driver } = start();
    const hash = driver.hash();
    const text = SCENE.replace('"bodies"', '\n"methods":{"response":"magic"},"bodies"');
    const answer = driver.load(text);
    expect(answer).toMatchObject({ ok: false, errors: [{ line: 2 }] });
    expect(driver.hash()).toBe(hash);
  });
});
