import { World } from 'pliant';
import { DebugLines, WorldRows } from 'pliant/drawing';
import { type InstancedMesh, type LineSegments, Matrix4, type Mesh, Plane, Raycaster, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import {
  ACTIVITY,
  type BodyFrame,
  ContactArrows,
  LineView,
  looksOf,
  Outlines,
  PointView,
  WorldFrame,
  WorldView,
} from './index.js';

function makeWorld(): World {
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] } });
  world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 0.5 }, position: [0, 3, 0], color: '#ff0000' });
  world.add({ kind: 'rigid', shape: { kind: 'box', halfExtents: [1, 2, 3] }, position: [5, 9, 0] });
  world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 0.25 }, position: [-2, 1, 4] });
  return world;
}

const meshes = (view: WorldView) => view.children as InstancedMesh[];

function matrixOf(view: WorldView, name: string, instance = 0): Matrix4 {
  const matrix = new Matrix4();
  meshes(view)
    .find((mesh) => mesh.name === name)!
    .getMatrixAt(instance, matrix);
  return matrix;
}

describe('WorldView', () => {
  it('draws every body once, in one batch per shape', () => {
    const world = makeWorld();
    const view = new WorldView();
    view.setBodies(looksOf(world));
    expect(view.size).toBe(4);
    expect(
      meshes(view)
        .map((mesh) => `${mesh.name} ${mesh.count}`)
        .sort(),
    ).toEqual(['box 1', 'plane 1', 'sphere 2']);
  });

  it('draws surfaces that shine, or duller ones in half the time', () => {
    for (const [detail, type] of [
      ['high', 'MeshStandardMaterial'],
      ['low', 'MeshLambertMaterial'],
    ] as const) {
      const view = new WorldView({ detail });
      view.setBodies(looksOf(makeWorld()));
      for (const { material } of meshes(view)) expect(material).toMatchObject({ type });
    }
  });

  it('puts bodies where the world has them, step after step', () => {
    const world = makeWorld();
    const [, ball, box] = [...world];
    box.launch({ angularVelocity: [1, 2, 3] });
    const frame = new WorldFrame(world);
    const view = new WorldView();
    view.setBodies(looksOf(world));
    for (let i = 0; i < 20; i++) {
      world.step(1 / 60);
      view.update(frame);
      const place = new Vector3().setFromMatrixPosition(matrixOf(view, 'sphere'));
      expect(place.toArray()).toEqual([...ball.position].map(Math.fround));
      expect(new Vector3().setFromMatrixScale(matrixOf(view, 'sphere')).x).toBeCloseTo(0.5, 6);
      const corner = new Vector3(1, 2, 3).applyMatrix4(matrixOf(view, 'box'));
      expect(corner.distanceTo(new Vector3(...box.position))).toBeCloseTo(Math.sqrt(14), 5);
    }
  });

  it('follows the world into a larger buffer', () => {
    const world = makeWorld();
    const frame = new WorldFrame(world);
    for (let i = 0; i < 100; i++) {
      world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 0.1 }, position: [i, 50, 0] });
    }
    const view = new WorldView();
    view.setBodies(looksOf(world));
    view.update(frame);
    const place = new Vector3().setFromMatrixPosition(matrixOf(view, 'sphere', 101));
    expect(place.toArray()).toEqual([99, 50, 0]);
  });

  it('draws from plain arrays, and dims what sleeps', () => {
    const view = new WorldView();
    const shape = { kind: 'sphere', radius: 1 } as const;
    view.setBodies([{ row: 1, kind: 'rigid', shape, sensor: false, movable: true, color: '#ff0000' }]);
    const frame: BodyFrame = {
      rows: 2,
      positions: Float32Array.of(9, 9, 9, 1, 2, 3),
      orientations: Float32Array.of(0, 0, 0, 1, 0, 0, 0, 1),
      activities: Uint8Array.of(ACTIVITY.awake, ACTIVITY.awake),
    };
    view.update(frame);
    const [mesh] = meshes(view);
    const [red] = mesh.instanceColor!.array;
    expect(new Vector3().setFromMatrixPosition(matrixOf(view, 'sphere')).toArray()).toEqual([1, 2, 3]);
    frame.activities[1] = ACTIVITY.asleep;
    view.update(frame);
    expect(mesh.instanceColor!.array[0]).toBeLessThan(red);
    expect(mesh.instanceColor!.array[1]).toBeGreaterThan(0.05);
  });

  it('stands a plane at its offset, facing along its normal', () => {
    const world = new World();
    world.add({
      kind: 'static',
      shape: { kind: 'plane', normal: [0, 3, 4], offset: 2 },
      position: [10, 0, 0],
    });
    const view = new WorldView();
    view.setBodies(looksOf(world));
    view.update(new WorldFrame(world));
    const matrix = matrixOf(view, 'plane');
    const at = new Vector3().setFromMatrixPosition(matrix);
    expect(at.distanceTo(new Vector3(10, 1.2, 1.6))).toBeLessThan(1e-6);
    const facing = new Vector3(0, 0, 1).transformDirection(matrix);
    expect(facing.distanceTo(new Vector3(0, 0.6, 0.8))).toBeLessThan(1e-6);
  });

  it('names the body that a ray hits, where the body is now', () => {
    const world = makeWorld();
    const [, ball] = [...world];
    const view = new WorldView();
    view.setBodies(looksOf(world));
    const frame = new WorldFrame(world);
    const ray = new Raycaster(new Vector3(7, 3, 10), new Vector3(0, 0, -1));
    view.update(frame);
    expect(ray.intersectObject(view)).toEqual([]);
    ball.place({ position: [7, 3, 0] });
    view.update(frame);
    const [hit] = ray.intersectObject(view);
    expect(view.rowOf(hit)).toBe(new WorldRows(world).rowOf(ball));
  });

  it('frees what it made', () => {
    const view = new WorldView();
    view.setBodies(looksOf(makeWorld()));
    let freed = 0;
    for (const mesh of meshes(view)) mesh.geometry.addEventListener('dispose', () => freed++);
    view.dispose();
    expect(freed).toBe(3);
    expect(view.children).toEqual([]);
  });
});

describe('WorldView of deformable bodies', () => {
  const bar = {
    kind: 'mass-spring' as const,
    materials: { gum: { density: 1000, youngsModulus: 1e5 } },
    material: 'gum',
    molecules: [0, 0.5, 1].map((x) => ({ position: [x, 2, 0] as const, radius: 0.3 })),
    skin: { resolution: 0.15 },
    mask: 0,
  };

  function makeSoft() {
    const world = new World({ gravity: [0, 0, 0] });
    const mesh = { kind: 'box', size: [1, 1, 1], cells: [2, 2, 2] } as const;
    const cube = world.add({ kind: 'soft', mesh, position: [5, 0, 0], mask: 0 });
    world.add(bar);
    const view = new WorldView();
    view.setBodies(looksOf(world));
    const frame = new WorldFrame(world);
    const drawn = () => view.children.filter(({ visible }) => visible);
    return { world, cube, view, frame, drawn };
  }

  it('draws what they are made of, each in its place', () => {
    const { world, view, frame, drawn } = makeSoft();
    view.update(frame);
    expect(drawn().length).toBe(2);
    view.setView('molecules');
    view.update(frame);
    const [balls] = drawn() as InstancedMesh[];
    expect([drawn().length, balls.count]).toEqual([1, 27 + 3]);
    const matrix = new Matrix4();
    balls.getMatrixAt(28, matrix);
    expect(new Vector3().setFromMatrixPosition(matrix).toArray()).toEqual([0.5, 2, 0]);
    expect(matrix.elements[0]).toBeCloseTo(0.3, 6);
    view.setView('connections');
    view.update(frame);
    const [lines] = drawn() as LineSegments[];
    expect(drawn().length).toBe(1);
    expect(lines.geometry.getIndex()!.count / 2).toBe(
      [...world].reduce(
        (sum, { mesh, molecules }) => sum + (mesh?.edges ?? molecules!.connections).length / 2,
        0,
      ),
    );
  });

  it('pulls tetrahedra apart and cuts them, each facing outwards', () => {
    const { cube, view, frame, drawn } = makeSoft();
    view.setView('tetrahedra', { apart: 1 });
    view.update(frame);
    // The bar has no tetrahedra and stays a surface.
    const tets = drawn().find((one) => (one as Mesh).geometry.getIndex() === null) as Mesh;
    expect(drawn().length).toBe(2);
    expect(tets.geometry.drawRange.count).toBe(12 * cube.mesh!.tetCount);
    const position = tets.geometry.getAttribute('position');
    const corner = (k: number) => new Vector3().fromBufferAttribute(position, k);
    let volume = 0;
    let widest = 0;
    for (let k = 0; k < tets.geometry.drawRange.count; k += 3) {
      volume += corner(k).dot(corner(k + 1).cross(corner(k + 2))) / 6;
      widest = Math.max(widest, corner(k).x - 5);
    }
    expect(volume).toBeCloseTo(0.93 ** 3, 4);
    expect(widest).toBeGreaterThan(0.7);
    view.setView('tetrahedra', { cut: new Plane(new Vector3(1, 0, 0), -5) });
    view.update(frame);
    expect(tets.geometry.drawRange.count).toBeGreaterThan(0);
    expect(tets.geometry.drawRange.count).toBeLessThan(12 * cube.mesh!.tetCount);
    for (let k = 0; k < tets.geometry.drawRange.count; k++) expect(corner(k).x).toBeLessThan(5.5);
  });

  it('is hit by rays where its surface is, though only molecules are drawn', () => {
    const { world, view, frame } = makeSoft();
    view.setView('molecules');
    [...world][1].place({ position: [0.5, 4, 0] });
    view.update(frame);
    const [hit] = new Raycaster(new Vector3(0.5, 4, 5), new Vector3(0, 0, -1)).intersectObject(view);
    expect(view.rowOf(hit)).toBe(1);
    expect(hit.point.z).toBeGreaterThan(0.1);
    expect(hit.point.z).toBeLessThan(0.5);
  });
});

describe('PointView', () => {
  it('shows as many points as there are', () => {
    const view = new PointView();
    const positions = Float32Array.from({ length: 3000 }, (_, k) => k);
    view.update({ count: 1000, positions, colors: positions });
    expect(view.geometry.drawRange.count).toBe(1000);
    expect(view.geometry.attributes['position'].array[2999]).toBe(2999);
    view.update({ count: 0, positions, colors: positions });
    expect(view.visible).toBe(false);
  });
});

describe('ContactArrows', () => {
  it('points along the force from the contact point, longer for more force', () => {
    const arrows = new ContactArrows({ size: 0.1, scale: 0.5 });
    arrows.update({
      count: 2,
      points: Float64Array.of(1, 2, 3, 0, 0, 0),
      normals: Float64Array.of(0, 1, 0, 1, 0, 0),
      forces: Float64Array.of(0, 0, 4, 0, 0, 0),
    });
    const matrix = new Matrix4();
    arrows.getMatrixAt(0, matrix);
    const tip = new Vector3(0, 1, 0).applyMatrix4(matrix);
    expect(tip.distanceTo(new Vector3(1, 2, 3 + 0.1 + 0.5 * 2))).toBeLessThan(1e-6);
    arrows.getMatrixAt(1, matrix);
    expect(new Vector3(0, 1, 0).applyMatrix4(matrix).distanceTo(new Vector3(0.1, 0, 0))).toBeLessThan(1e-6);
    expect(arrows.count).toBe(2);
  });

  it('draws no more than it has room for', () => {
    const arrows = new ContactArrows({ capacity: 3 });
    const zeros = new Float64Array(30);
    arrows.update({ count: 10, points: zeros, normals: zeros.map((_, i) => +(i % 3 === 1)), forces: zeros });
    expect(arrows.count).toBe(3);
  });
});

describe('Outlines', () => {
  it('follow the chosen bodies, a little larger than they are', () => {
    const world = makeWorld();
    const [, ball, box] = [...world];
    const outlines = new Outlines();
    outlines.setBodies(looksOf(world).slice(1, 3));
    ball.place({ position: [1, 2, 3] });
    outlines.update(new WorldFrame(world));
    expect(outlines.children.map((lines) => lines.position.toArray())).toEqual([
      [1, 2, 3],
      [...box.position],
    ]);
    expect(outlines.children[0].scale.x).toBeCloseTo(0.5, 1);
    expect(outlines.children[0].scale.x).toBeGreaterThan(0.5);
    outlines.setBodies([]);
    expect(outlines.children).toEqual([]);
  });
});

describe('LineView', () => {
  it('shows the debug lines of a world, however many there come', () => {
    const world = makeWorld();
    const lines = new DebugLines().update(world, { shapes: true });
    const view = new LineView();
    view.update(lines);
    expect(view.geometry.instanceCount).toBe(lines.count);
    for (let i = 0; i < 50; i++) world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 1 } });
    lines.update(world, { shapes: true });
    view.update(lines);
    expect(lines.count).toBeGreaterThan(50 * 72);
    const { array } = view.geometry.attributes['instanceStart'];
    expect([...array.slice(0, lines.count * 6)]).toEqual([...lines.positions.subarray(0, lines.count * 6)]);
  });
});
