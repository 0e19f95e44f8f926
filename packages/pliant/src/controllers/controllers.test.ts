import { describe, expect, test } from 'vitest';
import { type Body, World } from '../world/index.js';
import { CharacterController, RayCastVehicle, Servo } from './index.js';

const DT = 1 / 60;

function ground(): World {
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] } });
  return world;
}

const block = (
  world: World,
  position: [number, number, number],
  halfExtents: [number, number, number],
  tilt = 0,
) =>
  world.add({
    kind: 'static',
    shape: { kind: 'box', halfExtents },
    position,
    orientation: [0, 0, Math.sin(tilt / 2), Math.cos(tilt / 2)],
  });

/** Walks along x at 2 m/s, falling at 5 m/s; gives where it ends. */
function walk(figure: CharacterController, world: World, seconds: number): Float64Array {
  for (let i = 0; i < seconds / DT; i++) {
    figure.move([2 * DT, -5 * DT, 0]);
    world.step(DT);
  }
  return figure.body.position;
}

describe('a character', () => {
  test('falls to the ground, stands there and walks as fast as it is told', () => {
    const world = ground();
    const figure = new CharacterController(world, { position: [0, 2, 0] });
    expect(figure.isGrounded).toBe(false);
    const [x, y] = walk(figure, world, 2);
    expect(figure.isGrounded).toBe(true);
    expect(y).toBeCloseTo(0.91, 3);
    expect(x).toBeCloseTo(4, 6);
  });

  test.each([0.1, 0.2, 0.29])('climbs a step of %f m', (height) => {
    const world = ground();
    block(world, [6, height / 2, 0], [4, height / 2, 2]);
    const figure = new CharacterController(world, { position: [0, 0.91, 0] });
    const [x, y] = walk(figure, world, 2);
    expect(y).toBeCloseTo(0.91 + height, 2);
    expect(x).toBeGreaterThan(3.5);
  });

  test.each([0.5, 1, 3])('is stopped by a wall of %f m', (height) => {
    const world = ground();
    block(world, [6, height / 2, 0], [4, height / 2, 2]);
    const figure = new CharacterController(world, { position: [0, 0.91, 0] });
    const [x, y] = walk(figure, world, 3);
    expect(x).toBeGreaterThan(1.6);
    expect(x).toBeLessThan(1.71);
    expect(y).toBeCloseTo(0.91, 2);
  });

  test.each([
    [0.3, true],
    [0.7, true],
    [0.9, false],
    [1.2, false],
  ])('walks up a slope of %f rad: %s', (angle, isWalked) => {
    const world = ground();
    block(world, [4, 0, 0], [4, 0.5, 2], angle);
    const figure = new CharacterController(world, { position: [-3, 0.91, 0] });
    const [, y] = walk(figure, world, 4.5);
    if (isWalked) expect(y).toBeGreaterThan(1.2);
    else expect(y).toBeLessThan(1.2);
  });

  test('slides along a wall that it meets at an angle', () => {
    const world = ground();
    world.add({ kind: 'static', shape: { kind: 'plane', normal: [-1, 0, -1], offset: -2 } });
    const figure = new CharacterController(world, { position: [0, 0.91, 0] });
    walk(figure, world, 4);
    const { position } = figure.body;
    expect(position[2]).toBeLessThan(-1);
    expect((position[0] + position[2]) / Math.SQRT2).toBeLessThan(2 - 0.3 + 1e-3);
  });

  test('pushes a rigid body and is carried by nothing it is not on', () => {
    const world = ground();
    const box = world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: [0.4, 0.4, 0.4] },
      position: [2, 0.4, 0],
      density: 20,
    });
    const figure = new CharacterController(world, { position: [0, 0.91, 0], filter: { kinds: ['static'] } });
    walk(figure, world, 3);
    expect(box.position[0]).toBeGreaterThan(4);
  });
});

describe('a vehicle', () => {
  function car(world: World): { chassis: Body; vehicle: RayCastVehicle } {
    const chassis = world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: [0.9, 0.3, 2] },
      mass: 1000,
      position: [0, 1.2, 0],
      canSleep: false,
    });
    const corners = [-1, 1].flatMap((x) =>
      [-1, 1].map((z) => ({ position: [0.8 * x, -0.2, 1.4 * z] as const })),
    );
    return { chassis, vehicle: new RayCastVehicle(world, chassis, { wheels: corners }) };
  }

  function drive(world: World, vehicle: RayCastVehicle, seconds: number): void {
    for (let i = 0; i < seconds / DT; i++) {
      vehicle.update(DT);
      world.step(DT);
    }
  }

  test('rests on its springs, which carry its weight', () => {
    const world = ground();
    const { chassis, vehicle } = car(world);
    drive(world, vehicle, 3);
    expect(vehicle.wheels.reduce((sum, { load }) => sum + load, 0)).toBeCloseTo(9810, 0);
    expect(Math.abs(vehicle.speed)).toBeLessThan(1e-3);
    expect(chassis.position[1]).toBeGreaterThan(0.6);
  });

  test('accelerates as engine over mass, brakes no harder than friction allows', () => {
    const world = ground();
    const { vehicle } = car(world);
    drive(world, vehicle, 2);
    for (const wheel of vehicle.wheels) wheel.engineForce = 500;
    drive(world, vehicle, 2);
    expect(vehicle.speed).toBeCloseTo(4, 0);
    const before = vehicle.speed;
    for (const wheel of vehicle.wheels) Object.assign(wheel, { engineForce: 0, brake: 1e5 });
    drive(world, vehicle, 0.25);
    expect((before - vehicle.speed) / 0.25).toBeLessThan(9.81 * 1.1);
    expect((before - vehicle.speed) / 0.25).toBeGreaterThan(9.81 * 0.7);
    drive(world, vehicle, 1);
    expect(Math.abs(vehicle.speed)).toBeLessThan(0.05);
  });

  test('turns to the side it is steered to, and stays upright', () => {
    const world = ground();
    const { chassis, vehicle } = car(world);
    drive(world, vehicle, 1);
    for (const wheel of vehicle.wheels) wheel.engineForce = 300;
    // The front wheels; left of +z is +x.
    for (const wheel of vehicle.wheels.filter(({ options }) => options.position[2] > 0)) wheel.steering = 0.2;
    drive(world, vehicle, 3);
    expect(chassis.position[0]).toBeGreaterThan(0.5);
    const [x, , z] = chassis.orientation;
    expect(x * x + z * z).toBeLessThan(0.02);
  });
});

test.each([-1, 0.7, 2])('a servo brings a hinge to %f rad and holds it there under load', (target) => {
  const world = new World();
  const post = world.add({ kind: 'static', shape: { kind: 'sphere', radius: 0.1 } });
  const arm = world.add({
    kind: 'rigid',
    shape: { kind: 'box', halfExtents: [0.5, 0.05, 0.05] },
    position: [0.6, 0, 0],
    mass: 2,
  });
  const joint = world.addJoint({ kind: 'hinge', a: post, b: arm, anchor: [0, 0, 0], axis: [0, 0, 1] });
  const servo = new Servo(joint, { strength: 200, maxSpeed: 5 }, target);
  for (let i = 0; i < 180; i++) {
    servo.update(DT);
    world.step(DT);
  }
  expect(joint.value).toBeCloseTo(target, 1);
});
