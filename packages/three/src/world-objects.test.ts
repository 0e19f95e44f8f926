import { TetMesh, World } from 'pliant';
import {
  BoxGeometry,
  BufferGeometry,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  Object3D,
  PlaneGeometry,
  Raycaster,
  SphereGeometry,
  TorusKnotGeometry,
  Vector3,
} from 'three';
import { describe, expect, test } from 'vitest';
import {
  ContactList,
  JointLines,
  setVertexColors,
  shapeFromGeometry,
  softFromGeometry,
  trianglesOf,
  WorldObjects,
} from './index.js';

const ball = { kind: 'rigid', shape: { kind: 'sphere', radius: 0.5 } } as const;

describe('objects of a world', () => {
  test('follow bodies that come and go, one object and one material each', () => {
    const world = new World({ gravity: [0, 0, 0] });
    const objects = new WorldObjects(world);
    const [a, b] = [0, 2].map((x) => world.add({ ...ball, position: [x, 0, 0] }));
    objects.update();
    expect(objects.children).toHaveLength(2);
    const [first, second] = [objects.objectOf(a) as Mesh, objects.objectOf(b) as Mesh];
    expect(first.material).not.toBe(second.material);
    expect(objects.bodyOf(second)).toBe(b);
    world.remove(a);
    const c = world.add({ ...ball, position: [4, 0, 0] });
    objects.update();
    expect(objects.objectOf(a)).toBeUndefined();
    expect(objects.objectOf(c)?.position.x).toBe(4);
    expect(objects.objectOf(b)).toBe(second);
    objects.dispose();
    world.add(ball);
    world.step(0.01);
    expect(objects.children).toHaveLength(0);
  });

  test('stand between the last two steps, whatever their number per frame', () => {
    const world = new World({ gravity: [0, 0, 0] });
    const body = world.add({ ...ball, velocity: [1, 0, 0], angularVelocity: [0, 1, 0] });
    const objects = new WorldObjects(world);
    for (let i = 0; i < 5; i++) world.step(0.1);
    objects.update(0.25);
    const object = objects.objectOf(body)!;
    expect(object.position.x).toBeCloseTo(0.425, 12);
    // Turned by 0.425 rad about y.
    expect(2 * Math.asin(object.quaternion.y)).toBeCloseTo(0.425, 6);
    body.place({ position: [9, 0, 0] });
    objects.update(0.5);
    expect(object.position.x).toBe(9);
  });

  test('a soft body is drawn where its vertices are, between steps too', () => {
    const world = new World();
    const body = world.add({ kind: 'soft', mesh: TetMesh.sphere({ radius: 0.5 }), position: [0, 3, 0] });
    const objects = new WorldObjects(world);
    const before = body.positions.slice();
    world.step(0.1);
    objects.update(0.5);
    const { geometry } = objects.objectOf(body) as Mesh;
    const drawn = geometry.getAttribute('position');
    const { vertices } = body.mesh!.boundary();
    expect(drawn.count).toBe(vertices.length);
    vertices.forEach((vertex, i) => {
      expect(drawn.getY(i)).toBeCloseTo((before[3 * vertex + 1] + body.positions[3 * vertex + 1]) / 2, 5);
    });
    const up = new Vector3(0, 10, 0);
    const hit = new Raycaster(up, new Vector3(0, -1, 0)).intersectObject(objects)[0];
    expect(objects.bodyOf(hit)).toBe(body);
  });

  test("the user's own object is drawn in the frame in which the shape was written", () => {
    const world = new World({ gravity: [0, 0, 0] });
    const geometry = new BoxGeometry(1, 1, 1).translate(5, 0, 0);
    const body = world.add({
      kind: 'rigid',
      shape: shapeFromGeometry(geometry, 'hull'),
      position: [1, 0, 0],
    });
    const own = new Object3D();
    const objects = new WorldObjects(world, { object: () => own });
    objects.update();
    const corner = new Vector3().fromBufferAttribute(geometry.getAttribute('position'), 0);
    const [x] = body.position;
    expect(own.localToWorld(corner.clone()).x - x).toBeCloseTo(corner.x - 5, 6);
    const none = new WorldObjects(world, { object: () => null });
    expect(none.children).toHaveLength(0);
  });

  test('joints and contacts as lines and arrays', () => {
    const world = new World();
    world.add({ kind: 'static', shape: { kind: 'plane' } });
    const [a, b] = [0, 3].map((x) => world.add({ ...ball, position: [x, 0.5, 0] }));
    world.addJoint({ kind: 'rope', a, b, length: 5, anchorA: [0, 0.5, 0], anchorB: [3, 0.5, 0] });
    for (let i = 0; i < 20; i++) world.step(1 / 60);
    const lines = new JointLines(world);
    expect(lines.geometry.drawRange.count).toBe(2);
    const contacts = new ContactList().read(world);
    expect(contacts.count).toBe(2);
    expect(contacts.forces[1] + contacts.forces[4]).toBeCloseTo(
      -2 * a.mass * 9.81 * Math.sign(-contacts.normals[1]),
      -2,
    );
  });
});

describe('geometries', () => {
  test.each([
    ['box', new BoxGeometry(1, 2, 3), 6],
    ['sphere', new SphereGeometry(1, 32, 16), 4.1],
    ['knot', new TorusKnotGeometry(1, 0.3, 64, 12), undefined],
  ])('a %s is welded to a closed surface', (_, geometry, volume) => {
    const mesh = trianglesOf(geometry);
    expect(mesh.isSolid).toBe(true);
    if (volume !== undefined) expect(mesh.volume).toBeCloseTo(volume, 1);
    expect(mesh.sources).toHaveLength(mesh.vertexCount);
  });

  test('become shapes of bodies', () => {
    const geometry = new BoxGeometry(1, 2, 3).translate(0, 1, 0);
    const world = new World({ gravity: [0, 0, 0] });
    for (const fit of ['hull', 'mesh', 'box'] as const) {
      const body = world.add({ kind: 'rigid', shape: shapeFromGeometry(geometry, fit), density: 10 });
      expect(body.mass).toBeCloseTo(60, 6);
      expect(body.origin[1]).toBeCloseTo(body.position[1] - 1, 9);
    }
    const transform = new Matrix4().makeScale(2, 2, 2);
    const large = world.add({
      kind: 'rigid',
      shape: shapeFromGeometry(geometry, 'hull', { transform }),
      density: 10,
    });
    expect(large.mass).toBeCloseTo(480, 6);
  });

  test('a soft body carries its geometry, vertex for vertex', () => {
    const geometry = new SphereGeometry(0.5, 24, 12);
    const soft = softFromGeometry(geometry, { edge: 0.25 });
    const world = new World({ gravity: [0, 0, 0] });
    const { mesh, surface, sources } = soft;
    const body = world.add({ kind: 'soft', mesh, surface, position: [1, 2, 3] });
    const position = geometry.getAttribute('position');
    const carried = body.surface!.positions;
    sources.forEach((source, i) => {
      expect(carried[3 * i]).toBeCloseTo(position.getX(source) + 1, 5);
      expect(carried[3 * i + 1]).toBeCloseTo(position.getY(source) + 2, 5);
    });
  });

  test('an open or empty one is refused with a sentence', () => {
    expect(() => softFromGeometry(new PlaneGeometry(1, 1))).toThrow(/open edges.*close its holes/);
    expect(() => trianglesOf(new BufferGeometry())).toThrow(/no triangles/);
  });

  test('values become colours, the extremes the ends of the ramp', () => {
    const { geometry } = new Mesh(new PlaneGeometry(1, 1), new MeshBasicMaterial({ vertexColors: true }));
    setVertexColors(geometry, [0, 1, 2, 4], { ramp: ['#000000', '#ffffff'] });
    const color = geometry.getAttribute('color');
    expect([0, 1, 2, 3].map((i) => color.getX(i))).toEqual([0, 0.25, 0.5, 1]);
  });
});

describe('another copy of three.js', () => {
  const world = new World();
  world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 1 } });
  // What the other copy makes has its marks, and not our classes.
  const other = { isObject3D: true, isMaterial: true } as never;

  test('is told of, with what to do', () => {
    expect(() => new WorldObjects(world, { object: () => other })).toThrow(
      /another copy of three.js.*npm ls three/,
    );
    expect(() => new WorldObjects(world, { material: () => other })).toThrow(/another copy of three.js/);
    expect(() => new WorldObjects(world, { object: () => ({}) as never })).toThrow('class Object3D');
  });
});
