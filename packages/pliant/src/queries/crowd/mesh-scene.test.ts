import { describe, expect, it } from 'vitest';
import { MeshPair } from '../mesh-pair.js';
import { MeshQuery } from '../mesh-query.js';
import { box, Random, randomPose, sphere, type TestPose, torus } from '../shapes.test-support.js';
import { SoupBuilder } from '../soup-builder.js';
import { type MeshObject, MeshScene } from './mesh-scene.js';

const cube = box(0.5, 0.5, 0.5);
const reported = (scene: MeshScene): number[][] =>
  Array.from({ length: scene.pairCount }, (_, i) => [scene.pairA(i), scene.pairB(i)]);

describe('MeshScene', () => {
  it('reports what testing every pair reports, while objects move, deform, come and go (seed 61)', () => {
    const random = new Random(61);
    const scene = new MeshScene();
    const shapes = [torus(0.6, 0.2, 12, 6), sphere(0.5, 1), cube];
    const live = new Map<MeshObject, { mesh: MeshQuery; pose: TestPose }>();
    let collisions = 0;
    for (let step = 0; step < 16; step++) {
      for (let k = 0; k < (step === 0 ? 14 : 1); k++) {
        const shape = shapes[random.u32() % 3];
        const mesh = new MeshQuery({ positions: shape.positions.slice(), triangles: shape.triangles });
        const pose = randomPose(random, 2 * random.next());
        live.set(scene.add(mesh, pose), { mesh, pose });
      }
      for (const [object, entry] of live) {
        entry.pose = randomPose(random, 2 * random.next());
        scene.place(object, entry.pose.position, entry.pose.rotation);
        if (random.u32() % 5 === 0)
          scene.update(
            object,
            entry.mesh.positions.map((x) => x * (0.95 + 0.1 * random.next())),
          );
      }
      const gone = [...live.keys()][random.u32() % live.size];
      scene.remove(gone);
      live.delete(gone);
      collisions += scene.collide({ enclosure: true });
      expect(reported(scene)).toEqual(slowReport(scene, live));
    }
    expect(collisions).toBeGreaterThan(50);
  });

  /** Every pair by itself; also checks the triangle reports. Handles ascend with their rows, as the report does. */
  function slowReport(
    scene: MeshScene,
    live: Map<MeshObject, { mesh: MeshQuery; pose: TestPose }>,
  ): number[][] {
    const rowOf = (object: number) => object % 2 ** 24;
    const objects = [...live.keys()].sort((a, b) => rowOf(a) - rowOf(b));
    const pairs: number[][] = [];
    for (const [i, a] of objects.entries()) {
      for (const b of objects.slice(i + 1)) {
        const [x, y] = [live.get(a)!, live.get(b)!];
        const pair = new MeshPair(x.mesh, y.mesh);
        pair.placeA(x.pose.position, x.pose.rotation).placeB(y.pose.position, y.pose.rotation);
        if (!pair.overlaps()) continue;
        const list = pair.trianglePairs();
        expect(scene.contactCount(pairs.length)).toBe(list.count);
        for (let k = 0; k < list.count; k++)
          expect([scene.triangleA(pairs.length, k), scene.triangleB(pairs.length, k)]).toEqual([
            list.a(k),
            list.b(k),
          ]);
        pairs.push([a, b]);
      }
    }
    return pairs;
  }

  it('keeps the switches of objects and of pairs apart', () => {
    const scene = new MeshScene();
    const [a, b, c] = [0, 0.3, 0.6].map((x) => scene.add(cube, { position: [x, 0, 0] })) as [
      MeshObject,
      MeshObject,
      MeshObject,
    ];
    expect(scene.collide()).toBe(3);
    scene.deactivatePair(a, b);
    expect(scene.collide()).toBe(2);
    scene.deactivate(a);
    expect(reported(scene)).toHaveLength(2);
    expect(scene.collide()).toBe(1);
    scene.activatePair(a, b);
    expect(scene.collide()).toBe(1);
    scene.deactivatePair(b, a);
    scene.activate(a);
    expect(scene.collide()).toBe(2);
    expect(scene.isPairActive(a, b)).toBe(false);
    expect(scene.isActive(a)).toBe(true);
    scene.remove(b);
    expect(scene.collide()).toBe(1);
    const d = scene.add(cube, { position: [0.3, 0, 0] });
    expect(scene.isPairActive(a, d)).toBe(true);
    expect(scene.collide()).toBe(3);
    expect(c).not.toBe(d);
  });

  it('knows a removed object from the one that took its place', () => {
    const scene = new MeshScene();
    const old = scene.add(cube);
    scene.remove(old);
    scene.add(cube);
    expect(() => scene.deactivate(old)).toThrow(/not in the scene/);
    expect(() => scene.remove(old)).toThrow(/not in the scene/);
    expect(scene.count).toBe(1);
  });

  it('tells a mesh inside another only when asked to', () => {
    const scene = new MeshScene();
    scene.add(sphere(2, 2));
    scene.add(cube);
    expect(scene.collide()).toBe(0);
    expect(scene.collide({ enclosure: true })).toBe(1);
    expect(scene.contactCount(0)).toBe(0);
  });

  it('stops at the first contact when that is enough, and fills short reports', () => {
    const scene = new MeshScene();
    for (let i = 0; i < 4; i++) scene.add(cube, { position: [0.2 * i, 0, 0] });
    expect(scene.collide({ contacts: 'first' })).toBe(6);
    for (let i = 0; i < 6; i++) expect(scene.contactCount(i)).toBe(1);
    const short: MeshObject[] = Array.from({ length: 4 });
    expect(scene.report(short)).toBe(6);
    expect(short).toEqual([scene.pairA(0), scene.pairB(0), scene.pairA(1), scene.pairB(1)]);
  });

  it('takes the pyramid of old, triangle by triangle, and gives its ids back', () => {
    const [top, sw, se, ne, nw] = [
      [0, 0, 1],
      [-0.5, -0.5, 0],
      [0.5, -0.5, 0],
      [0.5, 0.5, 0],
      [-0.5, 0.5, 0],
    ];
    const pyramid = new SoupBuilder()
      .begin()
      .add(sw!, se!, top!, 10)
      .add(se!, ne!, top!, 11)
      .add(ne!, nw!, top!, 12)
      .add(nw!, sw!, top!, 13)
      .add(sw!, nw!, se!, 14)
      .add(se!, nw!, ne!, 15)
      .finish();
    const scene = new MeshScene();
    const a = scene.add(pyramid);
    const b = scene.add(box(0.1, 0.1, 0.1));
    scene.transform(b, [1, 0, 0, 0.45, 0, 1, 0, 0, 0, 0, 1, 0.3, 0, 0, 0, 1]);
    expect(scene.collide()).toBe(1);
    expect([scene.pairA(0), scene.pairB(0)]).toEqual([a, b]);
    const ids = new Set(
      Array.from({ length: scene.contactCount(0) }, (_, k) => pyramid.ids[scene.triangleA(0, k)]),
    );
    expect([...ids]).toEqual([11]);
  });

  it('follows a shared mesh that is deformed outside of the scene', () => {
    const mesh = new MeshQuery(box(0.5, 0.5, 0.5));
    const scene = new MeshScene();
    scene.add(mesh);
    scene.add(mesh, { position: [2, 0, 0] });
    expect(scene.collide()).toBe(0);
    mesh.update(mesh.positions.map((x) => 3 * x));
    expect(scene.collide()).toBe(1);
  });

  it('refuses a pair of one object', () => {
    const scene = new MeshScene();
    const a = scene.add(cube);
    expect(() => scene.deactivatePair(a, a)).toThrow(/itself/);
  });
});
