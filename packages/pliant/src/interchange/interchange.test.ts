import { describe, expect, test } from 'vitest';
import type { Scene } from '../scene/index.js';
import { checkScene, formatScene, parseScene } from '../scene/index.js';
import { World } from '../world/index.js';
import { readGltfScene, readMjcf, readUrdf, type SceneImport, writeGltfScene, writeUrdf } from './index.js';
import { CUBE_OBJ, MODELS } from './models.test-support.js';

/** The package has no types of its own. */
interface Validator {
  validateBytes(
    bytes: Uint8Array,
    options: object,
  ): Promise<{ issues: { numErrors: number; messages: { code: string }[] } }>;
}

const ascii = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const companions = (name: string) => (name === 'meshes/cube.obj' ? ascii(CUBE_OBJ) : undefined);
const load = (file: string): SceneImport =>
  (file.endsWith('.urdf') ? readUrdf : readMjcf)(MODELS[file], companions);
const sentences = ({ notes }: SceneImport) =>
  notes.map(({ place, sentence }) => `${place} ${sentence}`).join('\n');

/** What of a world matters, body by body. */
function statesOf(scene: Scene, steps: number) {
  const world = World.fromScene(scene);
  for (let i = 0; i < steps; i++) world.step(scene.dt);
  const bodies = [...world].filter(({ kind }) => kind === 'rigid');
  return new Map(bodies.map((body) => [body.name, [...body.position, ...body.velocity, body.mass]]));
}

function expectSame(actual: Scene, wanted: Scene, steps: number, room: number): void {
  const [a, b] = [statesOf(actual, steps), statesOf(wanted, steps)];
  expect([...a.keys()].sort()).toEqual([...b.keys()].sort());
  for (const [name, values] of b) {
    for (const [k, value] of values.entries())
      expect(Math.abs(a.get(name)![k] - value), `${name} ${k}`).toBeLessThan(room);
  }
}

describe.each(Object.keys(MODELS))('%s', (file) => {
  test('loads, runs, and comes back from JSON, glTF and URDF as it was', () => {
    const { scene } = load(file);
    const text = parseScene(formatScene(scene));
    if (!text.ok) throw new Error(text.errors[0].message);
    expectSame(text.scene, scene, 20, 1e-15);
    const khr = readGltfScene(writeGltfScene(scene, true).bytes);
    // Neither format has a step of time, and both keep numbers whole; hulls go by single precision.
    expectSame({ ...khr.scene, dt: scene.dt, gravity: scene.gravity }, scene, 0, 1e-6);
    expectSame({ ...khr.scene, dt: scene.dt, gravity: scene.gravity }, scene, 5, 1e-3);
    if (scene.joints.some(({ kind }) => kind === 'ball')) return;
    const urdf = writeUrdf(scene, 'part');
    const files = new Map(urdf.files.map(({ name, bytes }) => [name, bytes]));
    const back = readUrdf(urdf.bytes, (name) => files.get(name));
    expectSame({ ...back.scene, dt: scene.dt, gravity: scene.gravity }, scene, 0, 1e-9);
  });
});

test('a pendulum swings by its inertia, not by its shape', () => {
  const { scene, notes } = load('pendulum.urdf');
  expect(notes).toEqual([{ place: '', sentence: expect.stringContaining('1 shapes') as string }]);
  // T = 2π √(I / m g d) with I about the pin; 0.1 rad adds 1/16 of its square.
  const period = 2 * Math.PI * Math.sqrt((0.05 + 2 * 0.3 ** 2) / (2 * 9.81 * 0.3)) * (1 + 0.1 ** 2 / 16);
  const world = World.fromScene({ ...scene, dt: 1 / 240 });
  const rod = world.find('rod')!;
  const crossings: number[] = [];
  for (let before = rod.position[2]; crossings.length < 5; before = rod.position[2]) {
    world.step(1 / 240);
    const now = rod.position[2];
    if (before < 0 !== now < 0) crossings.push(world.time - now / ((now - before) * 240));
    if (world.time > 20) throw new Error('It does not swing.');
  }
  expect(Math.abs((crossings[4] - crossings[0]) / 2 / period - 1)).toBeLessThan(0.01);
});

test('URDF: places, limits, colours; what is lost is told by name and line', () => {
  const arm = load('arm.urdf');
  const [base, upper] = arm.scene.bodies;
  expect(base).toMatchObject({ name: 'base', color: '#ff0000', shape: { kind: 'box' } });
  expect(upper).toMatchObject({ shape: { kind: 'cylinder', radius: 0.04, halfHeight: 0.25 }, mass: 1 });
  expect(arm.scene.joints.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    'shoulder hinge',
    'elbow hinge',
  ]);
  expect(arm.scene.joints[0]).toMatchObject({ limits: { min: -2, max: 2 } });
  const told = sentences(arm);
  for (const words of [
    "10:3 Of joint 'shoulder' is left out: its damping, its friction, effort",
    "mimics 'shoulder'",
    '−π to π',
    "15:3 <transmission> 'gear'",
    "'tool0' is a frame",
  ])
    expect(told).toContain(words);
  const lift = World.fromScene(load('lift.urdf').scene);
  for (let i = 0; i < 240; i++) lift.step(1 / 60);
  expect(lift.find('cabin')!.position[1]).toBeCloseTo(1.1, 2);
  const cart = load('cart.urdf');
  expect(cart.scene.bodies.map(({ name }) => name)).toEqual(['body', 'rider']);
  expect(cart.scene.bodies[0]).toMatchObject({ shape: { kind: 'union' }, mass: 4, massAtOrigin: true });
  expect(sentences(cart)).toContain("The joint 'odd' is planar");
  expect(load('block.urdf').scene.bodies[0]).toMatchObject({ shape: { kind: 'hull' } });
});

test('MJCF: defaults, degrees, masses of geoms, bodies that stay in a plane', () => {
  const fall = load('fall.mjcf');
  expect(fall.scene).toMatchObject({ gravity: [0, -10, 0], dt: 0.005 });
  const world = World.fromScene(fall.scene);
  const box = world.find('box')!;
  expect(box.mass).toBeCloseTo(500 * 0.2 * 0.4 * 0.6, 9);
  for (let i = 0; i < 400; i++) world.step(0.005);
  expect(box.position[1]).toBeCloseTo(0.3, 3);
  const chain = load('chain.mjcf');
  const capsule = (length: number) => 800 * Math.PI * 0.02 ** 2 * (length + (4 / 3) * 0.02);
  expect(statesOf(chain.scene, 0).get('second')!.at(-1)).toBeCloseTo(capsule(0.5), 9);
  expect(chain.scene.joints).toMatchObject([
    { limits: { min: -Math.PI / 2, max: Math.PI / 2 } },
    { a: 'first', b: 'second' },
  ]);
  expect(sentences(chain)).toContain("The motor 'pull' (motor) has no counterpart");
  // z of the file is y here, and y is −z.
  expect(load('flat.mjcf').scene.bodies[1]).toMatchObject({
    lockTranslation: 'z',
    lockRotation: 'xy',
    mass: 3,
  });
  expect(load('ball.mjcf').scene.bodies.map(({ kind, name }) => `${kind} ${name}`)).toContain('static shelf');
  expect(sentences(load('pair.mjcf'))).toContain('contact bits of its own');
});

test('MJCF: bodies that share a point or move as one are joints; other constraints are told', () => {
  const { scene, notes } = readMjcf(`<mujoco><worldbody>
    <body name="a" pos="0 0 1"><freejoint/><geom size="0.1"/></body>
    <body name="b" pos="0.5 0 1"><freejoint/><geom size="0.1"/></body>
    <body name="c" pos="0 2 1"><freejoint/><geom size="0.1"/></body>
  </worldbody><equality>
    <connect name="pin" body1="a" body2="b" anchor="0.25 0 0.1"/>
    <weld body1="c"/>
    <weld body1="a" body2="c" relpose="0 0 1 1 0 0 0"/>
    <connect body1="a" active="false" anchor="0 0 0"/>
    <joint joint1="x"/>
  </equality></mujoco>`);
  expect(scene.joints).toMatchObject([
    { kind: 'ball', name: 'pin', a: 'a', b: 'b' },
    { kind: 'fixed', a: 'c', b: 'world (fixed)' },
  ]);
  const told = notes.map(({ sentence }) => sentence).join('\n');
  expect(told).toContain(
    'A <weld> moves its bodies to a pose of its own, which has no counterpart, and is left out.',
  );
  expect(told).toContain('A <connect> is not active and is left out.');
  expect(told).toContain('A <joint> has no counterpart and is left out.');
  const world = World.fromScene(scene);
  for (let i = 0; i < 60; i++) world.step(1 / 120);
  const [a, b, c] = ['a', 'b', 'c'].map((name) => world.find(name)!.position);
  // The pin is a quarter of a metre from both, above their middle; both fall together, and the third one hangs.
  expect(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])).toBeCloseTo(0.5, 3);
  expect(a[1]).toBeLessThan(0);
  expect(c[1]).toBeCloseTo(1, 3);
  expect(() => readMjcf('<mujoco><worldbody/><equality><weld body1="nobody"/></equality></mujoco>')).toThrow(
    "There is no body 'nobody' to tie.",
  );
});

const EVERYTHING = {
  pliant: 1,
  name: 'Everything – «ünïcode»',
  description: 'Every joint and shape.',
  bodies: [
    { kind: 'static', name: 'floor', shape: { kind: 'plane', normal: [0, 1, 0], offset: -3 }, friction: 0.3 },
    {
      kind: 'static',
      name: 'post',
      shape: { kind: 'cylinder', radius: 0.1, halfHeight: 1 },
      group: 2,
      mask: 5,
    },
    {
      kind: 'kinematic',
      name: 'belt',
      shape: { kind: 'box', halfExtents: [1, 0.1, 1] },
      position: [0, -2, 0],
      velocity: [1, 0, 0],
    },
    { kind: 'static', name: 'gate', sensor: true, shape: { kind: 'sphere', radius: 1 }, position: [9, 0, 0] },
    ...['hinge', 'slider', 'ball', 'fixed', 'rope', 'distance', 'spring', 'shoulder', 'crane', 'shaft'].map(
      (name, i) => ({
        kind: 'rigid',
        name,
        position: [i, 1 + i, 2],
        orientation: [0.1 * i, 0.2, 0, 1],
        velocity: [0, 0.1 * i, 0],
        angularVelocity: [0.3, 0, 0.1],
        restitution: 0.2,
        color: '#336699',
        shape: [
          { kind: 'box', halfExtents: [0.1, 0.2, 0.3] },
          { kind: 'capsule', radius: 0.1, halfHeight: 0.2 },
          { kind: 'hull', points: [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1] },
          {
            kind: 'union',
            parts: [
              { shape: { kind: 'sphere', radius: 0.1 }, position: [0.3, 0, 0] },
              { shape: { kind: 'box', halfExtents: [0.1, 0.1, 0.1] } },
            ],
          },
          { kind: 'ellipsoid', radii: [0.1, 0.2, 0.3] },
        ][i % 5],
      }),
    ),
  ],
  joints: [
    {
      kind: 'hinge',
      a: 'post',
      b: 'hinge',
      anchor: [0, 1, 1],
      axis: [0, 1, 1],
      limits: { min: -1, max: 2 },
      motor: { speed: 3, maxTorque: 4 },
    },
    {
      kind: 'slider',
      a: 'post',
      b: 'slider',
      anchor: [1, 1, 1],
      axis: [-1, 0, 0],
      limits: { min: -0.5, max: 0.25 },
      motor: { speed: 1, maxForce: 2 },
    },
    { kind: 'ball', a: 'hinge', b: 'ball', anchor: [1, 2, 1], collide: true },
    { kind: 'fixed', a: 'post', b: 'fixed', anchor: [2, 2, 2] },
    { kind: 'rope', a: 'post', b: 'rope', anchorA: [0, 1, 0], anchorB: [4, 5, 2], length: 9 },
    { kind: 'distance', a: 'post', b: 'distance', anchorA: [0, 1, 0], anchorB: [5, 6, 2] },
    {
      kind: 'spring',
      a: 'post',
      b: 'spring',
      anchorA: [0, 1, 0],
      anchorB: [6, 7, 2],
      length: 5,
      stiffness: 20,
      damping: 2,
    },
    {
      kind: 'ball',
      a: 'post',
      b: 'shoulder',
      anchor: [7, 8, 1],
      axis: [0, 1, 2],
      cone: 0.7,
      twist: { min: -0.3, max: 0.4 },
    },
    {
      kind: 'six-axis',
      a: 'post',
      b: 'crane',
      anchor: [8, 9, 1],
      orientation: [0.1, 0.2, 0.3, 1],
      x: { limits: { min: -1, max: 2 }, motor: { speed: 0.5, maxForce: 30 } },
      z: {},
      turnX: { motor: { speed: 1 } },
      turnY: { limits: { min: -0.5, max: 0.5 } },
      turnZ: {},
    },
    { kind: 'six-axis', a: 'shoulder', b: 'shaft', anchor: [8, 9, 2], turnX: {}, turnZ: {} },
  ],
};

test('MJCF: several joints of one body are one joint of six axes, with their limits', () => {
  const { scene, notes } = readMjcf(`<mujoco><compiler angle="radian"/><worldbody>
    <body name="arm" pos="0 0 1"><geom type="sphere" size=".1"/><freejoint/>
      <body name="hand" pos="0 0 .3"><geom type="box" size=".1 .05 .02"/>
        <joint name="reach" type="slide" axis="0 0 1" range="-.1 .2"/>
        <joint name="roll" type="hinge" axis="0 1 0" range="-.5 .4"/>
        <joint name="pitch" type="hinge" axis="1 0 0" range="-.3 .6"/>
        <joint name="yaw" type="hinge" axis="0 0 1" range="-.2 .9"/></body>
      <body name="skew" pos="0 .5 0"><geom type="sphere" size=".1"/>
        <joint name="s1" type="hinge" axis="0 1 0"/><joint name="s2" type="hinge" axis="0 1 1"/></body>
    </body></worldbody></mujoco>`);
  const [hand, skew] = scene.joints;
  // Roll stands first, so it is x; pitch is y; roll × pitch is −yaw, so yaw and reach run the other way.
  expect(hand).toMatchObject({
    kind: 'six-axis',
    a: 'arm',
    b: 'hand',
    turnX: { limits: { min: -0.5, max: 0.4 } },
    turnY: { limits: { min: -0.3, max: 0.6 } },
    turnZ: { limits: { min: -0.9, max: 0.2 } },
    z: { limits: { min: -0.2, max: 0.1 } },
  });
  expect(hand).not.toHaveProperty('x.limits');
  expect(skew).toMatchObject({ kind: 'ball' });
  expect(notes.map(({ sentence }) => sentence)).toEqual([
    expect.stringContaining("The body 'skew' has 2 hinges (s1, s2)"),
  ]);
  const world = World.fromScene(scene);
  for (let i = 0; i < 60; i++) world.step(1 / 60);
  const [joint] = world.joints();
  expect(joint.error.distance).toBeLessThan(1e-3);
  expect(joint.axes.z).toBeLessThan(0.11);
});

test('URDF of a scene whose gravity points anywhere has its bodies where they were', () => {
  const { scene } = load('fall.mjcf');
  const tilted = { ...scene, gravity: [1, -9, 3] as const };
  const { bytes, notes } = writeUrdf(tilted, 'part');
  expectSame({ ...readUrdf(bytes).scene, dt: scene.dt, gravity: tilted.gravity }, tilted, 0, 1e-9);
  expect(notes.map(({ sentence }) => sentence).join('\n')).toContain('Gravity points along 1, -9, 3');
});

test.each([
  '<?xml version="0.0" ?>\n',
  '\n  <!-- A licence. -->\n<?xml version="1.0"?>\n',
  '<!-- One. --> <!-- <?xml two ?> --><?xml version="1.0" encoding="utf-8"?>',
])('URDF: a declaration that other readers overlook is no obstacle (%j)', (start) => {
  const text = `${start}<robot name="r"><link name="a"><inertial><mass value="2"/><inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link>`;
  expect(readUrdf(`${text}</robot>`).scene.bodies).toHaveLength(1);
  // Places stay those of the file.
  const line = start.split('\n').length;
  expect(() => readUrdf(`${text}\n<nothing`)).toThrow(`line ${line + 1}:`);
});

test('URDF has no locked axes, and says so', () => {
  const { notes } = writeUrdf(load('flat.mjcf').scene, 'part');
  expect(notes.map(({ sentence }) => sentence).join('\n')).toContain(
    "The locked axes of 'torso' are left out",
  );
});

test('MJCF: turns of a class and of a geom of its own, and ends of a box, as MuJoCo has them', () => {
  const turns = {
    quat: '.5 .5 .5 .5',
    euler: '0 0 .7',
    axisangle: '0 1 0 .7',
    xyaxes: '0 1 0 -1 0 0',
    zaxis: '1 0 0',
  } as const;
  type Way = keyof typeof turns;
  const read = (given: string, own: string, isFramed = false) => {
    const geom = `<geom type="box" ${own.includes('size') ? '' : 'size=".1 .2 .3"'} ${own}/>`;
    const { scene } = readMjcf(`<mujoco><compiler angle="radian"/>
      <default><geom ${given}/></default><worldbody>${isFramed ? `<frame>${geom}</frame>` : geom}</worldbody></mujoco>`);
    // From y up to z up, and from the box as it lies to its place.
    const [x, y, z, w] = scene.bodies[0].orientation ?? [0, 0, 0, 1];
    const h = Math.SQRT1_2;
    return [h * (w - x), h * (x + w), h * (y - z), h * (z + y)].map((value) => Number(value.toFixed(4)) + 0);
  };
  const write = (way: Way) => `${way}="${turns[way]}"`;
  const half = Number(Math.SQRT1_2.toFixed(4));
  // MuJoCo 3.14: w, x, y, z.
  const alone: Record<Way, readonly number[]> = {
    quat: [0.5, 0.5, 0.5, 0.5],
    euler: [0.9394, 0, 0, 0.3429],
    axisangle: [0.9394, 0, 0.3429, 0],
    xyaxes: [half, 0, 0, half],
    zaxis: [half, 0, half, 0],
  };
  const ways = Object.keys(turns) as Way[];
  for (const isFramed of [false, true]) {
    for (const way of ways) expect(read('', write(way), isFramed)).toEqual(alone[way]);
    for (const given of ways)
      for (const own of ways)
        expect(read(write(given), write(own), isFramed), `${given}, ${own}`).toEqual(
          alone[own === 'quat' ? given : own],
        );
    expect(read(write('euler'), 'size=".1 .2" fromto="0 0 0 1 0 0"', isFramed)).toEqual([half, 0, -half, 0]);
  }
  // In a frame of euler="30 40 50" [degrees] the turn of a box between two ends goes with the frame.
  const { scene } = readMjcf(`<mujoco><worldbody><frame euler="30 40 50">
    <geom type="box" size=".1" fromto="0 0 0 1 .5 0"/></frame></worldbody></mujoco>`);
  const [x, y, z, w] = scene.bodies[0].orientation ?? [0, 0, 0, 1];
  const turn = [w - x, x + w, y - z, z + y].map((value) => Math.SQRT1_2 * value);
  const sign = Math.sign(turn[0]);
  [0.56573817, 0.79624675, -0.21090509, 0.03808518].forEach((value, k) => {
    expect(sign * turn[k]).toBeCloseTo(value, 7);
  });
});

test('MJCF: settotalmass scales masses and moments; where bodies stand still it is told', () => {
  const model = (
    more: string,
  ) => `<mujoco><compiler settotalmass="7"/><worldbody><geom type="plane" size="0 0 1"/>
    <body name="a" pos="0 0 2"><freejoint/><geom size=".1"/><body name="b"><joint/><geom type="box" size=".1 .2 .3"/></body></body>
    ${more}</worldbody></mujoco>`;
  const { scene, notes } = readMjcf(model(''));
  expect(notes.map(({ sentence }) => sentence)).toEqual([]);
  const world = World.fromScene(scene);
  const [a, b] = ['a', 'b'].map((name) => world.find(name)!);
  // MuJoCo 3.14.
  expect([a.mass, b.mass]).toEqual([expect.closeTo(0.56183581, 7), expect.closeTo(6.43816419, 7)]);
  expect(b.inertia.reduce((sum, moment) => sum + moment, 0) / b.mass).toBeCloseTo(
    (2 / 3) * (0.01 + 0.04 + 0.09),
    6,
  );
  expect(readMjcf(model('<body name="shelf"><geom size=".1"/></body>')).notes[0].sentence).toContain(
    'settotalmass',
  );
});

test('MJCF: a range counts from the ref of its joint; of two frictions the larger one counts', () => {
  const { scene, notes } = readMjcf(`<mujoco><compiler angle="degree"/><worldbody>
    <geom name="floor" type="box" size="9 9 .5" pos="0 0 -.5" friction=".2"/>
    <body name="door" pos="0 9 3"><joint name="pin" axis="0 0 1" ref="30" range="-60 120"/><geom size=".1"/></body>
    <body name="lift" pos="3 9 3"><joint name="rail" type="slide" axis="0 0 1" ref=".5" range="-1 2"/><geom size=".1"/></body>
    <body name="sled" pos="0 0 .1"><freejoint/><geom type="box" size=".3 .3 .1" friction=".6"/></body>
    </worldbody></mujoco>`);
  expect(notes).toEqual([]);
  const [pin, rail] = scene.joints as readonly { readonly limits: { min: number; max: number } }[];
  expect([pin.limits.min, pin.limits.max].map((x) => (x * 180) / Math.PI)).toEqual([
    expect.closeTo(-90, 9),
    expect.closeTo(90, 9),
  ]);
  expect(rail.limits).toEqual({ min: -1.5, max: 1.5 });
  const world = World.fromScene({ ...scene, gravity: [0, -9.81, 0] });
  const sled = world.find('sled')!;
  sled.velocity = [3, 0, 0];
  const step = 1 / 240;
  for (let i = 0; i < 60; i++) world.step(step);
  expect(sled.velocity[0]).toBeCloseTo(3 - 0.6 * 9.81 * 0.25, 1);
});

test('MJCF: frames place what stands in them, also within each other, and give it their class', () => {
  const model = (content: string) => `<mujoco>
    <default><default class="light"><geom density="100"/></default></default>
    <worldbody><geom type="plane" size="0 0 1"/>${content}</worldbody></mujoco>`;
  const framed = readMjcf(
    model(`<frame pos="1 2 0" euler="0 0 90" childclass="light"><frame pos="1 0 1"><body name="b"><freejoint/>
      <frame pos="0 0 0.1" euler="90 0 0"><geom type="box" size="0.1 0.2 0.3" pos="0.2 0 0"/>
      <geom type="capsule" size="0.05" fromto="0 0 0 0 1 0"/></frame>
      <body name="c" pos="0 0 -0.5"><frame euler="90 0 0"><joint axis="0 1 0" pos="0 0 0.1"/></frame>
      <geom size="0.1" class="main"/></body></body></frame></frame>`),
  );
  const plain = readMjcf(
    model(`<body name="b" pos="1 3 1" euler="0 0 90" childclass="light"><freejoint/>
      <geom type="box" size="0.1 0.2 0.3" pos="0.2 0 0.1" euler="90 0 0"/>
      <geom type="capsule" size="0.05" fromto="0 0 0.1 0 0 1.1"/>
      <body name="c" pos="0 0 -0.5"><joint axis="0 0 1" pos="0 -0.1 0"/><geom size="0.1" class="main"/></body></body>`),
  );
  expect(framed.notes).toEqual(plain.notes);
  expect(framed.notes).toEqual([]);
  expectSame(framed.scene, plain.scene, 0, 1e-12);
  expectSame(framed.scene, plain.scene, 40, 1e-9);
});

test('MJCF: an include is the content of its file, and places name that file', () => {
  const files: Record<string, string> = {
    'legs.xml': `<mujocoinclude>
<body name="leg" pos="0 0 .5"><freejoint/><geom type="sphere" size=".1"/><site name="toe"/></body></mujocoinclude>`,
    'bad.xml': '<mujocoinclude><body><geom type="box" size="1"/></body></mujocoinclude>',
    'open.xml': '<mujocoinclude>',
  };
  const at = (name: string) => (files[name] === undefined ? undefined : ascii(files[name]));
  const including = (...names: string[]) =>
    `<mujoco><worldbody><body name="hip"><geom type="sphere" size=".1"/>${names.map((name) => `<include file="${name}"/>`).join('')}</body></worldbody></mujoco>`;
  const { scene, notes } = readMjcf(including('legs.xml'), at);
  expect(scene.bodies.map(({ name }) => name)).toEqual(['hip', 'leg']);
  expect(notes.map(({ place }) => place)).toContain('legs.xml 2:74');
  expect(() => readMjcf(including('legs.xml', 'legs.xml'), at)).toThrow('legs.xml is included twice');
  expect(() => readMjcf(including('bad.xml'), at)).toThrow("no usable 'size'");
  expect(() => readMjcf(including('bad.xml'), at)).toThrow('This stands in bad.xml.');
  expect(() => readMjcf(including('open.xml'), at)).toThrow('This stands in open.xml.');
});

describe('glTF with KHR_physics_rigid_bodies', () => {
  test.each([
    ['without end', {}],
    ['with an end', { sizeX: 4, sizeZ: 2 }],
  ])('a plane %s stands still and carries a ball', (_, plane) => {
    const body = 'KHR_physics_rigid_bodies';
    const shapes = [
      { type: 'plane', plane },
      { type: 'sphere', sphere: { radius: 0.5 } },
    ];
    const { scene, notes } = readGltfScene(
      ascii(
        JSON.stringify({
          asset: { version: '2.0' },
          extensionsUsed: [body, 'KHR_implicit_shapes'],
          extensions: { KHR_implicit_shapes: { shapes } },
          nodes: [
            {
              name: 'ground',
              translation: [0, -1, 0],
              extensions: { [body]: { collider: { geometry: { shape: 0 } } } },
            },
            {
              name: 'ball',
              translation: [0.1, -0.4, 0.2],
              extensions: { [body]: { motion: { mass: 1 }, collider: { geometry: { shape: 1 } } } },
            },
          ],
          scenes: [{ nodes: [0, 1] }],
          scene: 0,
        }),
      ),
    );
    expect(notes).toEqual([]);
    const world = World.fromScene(scene);
    for (let i = 0; i < 60; i++) world.step(scene.dt);
    expect([...world].find(({ name }) => name === 'ball')!.position[1]).toBeCloseTo(-0.5, 2);
  });

  const reading = checkScene(EVERYTHING);
  if (!reading.ok) throw new Error(JSON.stringify(reading.errors[0]));
  const { scene } = reading;

  test.each([true, false])('every shape and joint comes back; binary: %s', (isBinary) => {
    const { bytes, notes } = writeGltfScene(scene, isBinary);
    expect(notes.map(({ sentence }) => sentence)).toEqual([
      expect.stringContaining("The plane 'floor' has no end"),
    ]);
    const back = readGltfScene(bytes);
    expect(back.notes.map(({ sentence }) => sentence)).toEqual([]);
    expect(back.scene.name).toBe(scene.name);
    expect(back.scene.joints.map(({ kind }) => kind).sort()).toEqual(
      scene.joints.map(({ kind }) => kind).sort(),
    );
    expectSame(back.scene, scene, 30, 1e-4);
    const find = (name: string) => back.scene.bodies.find((body) => body.name === name);
    expect(find('floor')).toMatchObject({
      kind: 'static',
      shape: { kind: 'plane', offset: -3 },
      friction: 0.3,
    });
    expect(find('post')).toMatchObject({
      group: 2,
      mask: 5,
      shape: { kind: 'cylinder', radius: 0.1, halfHeight: 1 },
    });
    expect(find('gate')).toMatchObject({ sensor: true });
    expect(find('belt')).toMatchObject({ kind: 'kinematic', velocity: [1, 0, 0] });
    expect(find('rope')).toMatchObject({ color: '#336699', restitution: 0.2 });
  });

  test("passes the Khronos validator, which doesn't know the extensions yet", async () => {
    const { default: validator } = (await import('gltf-validator' as string)) as { default: Validator };
    const { issues } = await validator.validateBytes(writeGltfScene(scene, true).bytes, { maxIssues: 100 });
    expect(issues.numErrors).toBe(0);
    const codes = new Set(issues.messages.map(({ code }) => code));
    expect(
      [...codes].filter((code) => !['UNSUPPORTED_EXTENSION', 'NODE_EMPTY', 'UNUSED_OBJECT'].includes(code)),
    ).toEqual([]);
  });

  test('a file after the specification: compound body, centre of mass, filters, a scaled node, a trigger', () => {
    const physics = (extension: object) => ({ extensions: { KHR_physics_rigid_bodies: extension } });
    const gltf = {
      asset: { version: '2.0' },
      extensionsUsed: ['KHR_physics_rigid_bodies', 'KHR_implicit_shapes'],
      extensionsRequired: ['KHR_physics_rigid_bodies'],
      extensions: {
        KHR_implicit_shapes: {
          shapes: [
            { type: 'box', box: { size: [1, 2, 3] } },
            { type: 'sphere', sphere: { radius: 0.5 } },
            { type: 'cylinder', cylinder: { height: 1, radiusTop: 0, radiusBottom: 0.5 } },
          ],
        },
        KHR_physics_rigid_bodies: {
          physicsMaterials: [
            { staticFriction: 0.8, dynamicFriction: 0.6, restitution: 0.1, frictionCombine: 'maximum' },
          ],
          collisionFilters: [
            { collisionSystems: ['debris'], notCollideWithSystems: ['ghost'] },
            { collisionSystems: ['ghost'] },
          ],
          physicsJoints: [
            {
              limits: [
                { linearAxes: [0, 1, 2], min: 0, max: 0 },
                { angularAxes: [0, 1], min: 0, max: 0 },
              ],
            },
          ],
        },
      },
      scene: 0,
      scenes: [{ nodes: [0, 2, 4] }],
      nodes: [
        {
          name: 'body',
          translation: [0, 5, 0],
          rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2],
          children: [1, 3],
          ...physics({
            motion: {
              mass: 2,
              centerOfMass: [0, -0.5, 0],
              inertiaDiagonal: [1, 1, 1],
              linearVelocity: [1, 0, 0],
            },
            collider: { geometry: { shape: 0 }, physicsMaterial: 0, collisionFilter: 0 },
          }),
        },
        {
          name: 'knob',
          translation: [0, 1, 0],
          scale: [2, 2, 2],
          ...physics({ collider: { geometry: { shape: 1 }, physicsMaterial: 0, collisionFilter: 0 } }),
        },
        {
          name: 'cone',
          translation: [3, 0, 0],
          ...physics({ trigger: { geometry: { shape: 2 }, collisionFilter: 1 } }),
        },
        { name: 'pivot', translation: [0, 0, 1], ...physics({ joint: { connectedNode: 4, joint: 0 } }) },
        { name: 'anchor', translation: [1, 5, 0] },
      ],
    };
    const { scene: read, notes } = readGltfScene(ascii(JSON.stringify(gltf)));
    const [body, cone] = read.bodies;
    // Node space is turned by 90° about y: x becomes −z, z becomes x.
    expect(body).toMatchObject({ name: 'body', mass: 2, massAtOrigin: true, friction: 0.6 });
    expect(body.position.map((x) => Math.round(1e9 * x) / 1e9)).toEqual([0, 4.5, 0]);
    expect((body as { velocity: readonly number[] }).velocity.map((x) => Math.round(x) + 0)).toEqual([
      0, 0, -1,
    ]);
    expect(cone).toMatchObject({ kind: 'static', sensor: true, shape: { kind: 'hull' } });
    expect(body.group & cone.mask).toBeGreaterThan(0);
    expect(body.mask & cone.group).toBe(0);
    expect(read.joints).toMatchObject([{ kind: 'hinge', a: 'body', b: 'world (fixed)' }]);
    const { anchor } = read.joints[0] as { anchor: readonly number[] };
    expect(anchor.map((x) => Math.round(1e9 * x) / 1e9 + 0)).toEqual([1, 5, 0]);
    const told = notes.map(({ place, sentence }) => `${place} ${sentence}`).join('\n');
    expect(body).toMatchObject({ staticFriction: 0.8 });
    expect(told).not.toContain('at rest');
    const again = readGltfScene(writeGltfScene(read, true).bytes).scene.bodies;
    expect(again.find(({ name }) => name === 'body')).toMatchObject({ friction: 0.6, staticFriction: 0.8 });
    expect(body).toMatchObject({ frictionRule: 'max' });
    expect(told).not.toContain('combines');
  });

  test('a material that tells no friction has that of the specification; drives that are no motors are told', () => {
    const physics = (extension: object) => ({ extensions: { KHR_physics_rigid_bodies: extension } });
    const ball = (name: string, physicsMaterial: number) => ({
      name,
      ...physics({ motion: {}, collider: { geometry: { shape: 0 }, physicsMaterial } }),
    });
    const drive = (more: object) => ({ type: 'angular', mode: 'force', axis: 0, velocityTarget: 2, ...more });
    const hinge = (more: object) => ({
      limits: [
        { linearAxes: [0, 1, 2], min: 0, max: 0 },
        { angularAxes: [1, 2], min: 0, max: 0 },
      ],
      drives: [drive(more)],
    });
    const { scene: read, notes } = readGltfScene(
      ascii(
        JSON.stringify({
          asset: { version: '2.0' },
          extensions: {
            KHR_implicit_shapes: { shapes: [{ type: 'sphere', sphere: { radius: 0.5 } }] },
            KHR_physics_rigid_bodies: {
              physicsMaterials: [{ restitution: 0.5 }, { dynamicFriction: 0.2 }, { dynamicFriction: 0.9 }],
              physicsJoints: [hinge({ damping: 1e6 }), hinge({ damping: 5 }), hinge({ damping: 0 })],
            },
          },
          nodes: [
            ball('bouncy', 0),
            ball('slippery', 1),
            ball('rough', 2),
            ...[0, 1, 2].map((joint) => ({
              name: `hinge ${joint}`,
              ...physics({ joint: { connectedNode: joint, joint } }),
            })),
          ],
        }),
      ),
    );
    const surfaces = ['bouncy', 'slippery', 'rough'].map((name) => {
      const found = read.bodies.find((one) => one.name === name) as {
        friction: number;
        staticFriction?: number;
      };
      return [found.friction, found.staticFriction];
    });
    expect(surfaces).toEqual([
      [0.6, undefined],
      [0.2, 0.6],
      [0.9, undefined],
    ]);
    expect(read.joints.map((joint) => 'motor' in joint && joint.motor)).toEqual([
      { speed: 2 },
      { speed: 2 },
      false,
    ]);
    expect(notes.map(({ sentence }) => sentence)).toEqual([
      expect.stringContaining("'hinge 1' is left out: that its drive gives way under load (damping 5)"),
      expect.stringContaining("'hinge 2' is left out: a drive without damping"),
    ]);
  });
});

test('URDF as Bullet writes it: spherical joints, limits that are none, a zero at the end', () => {
  const link = (name: string) =>
    `<link name="${name}"><inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1"/></inertial></link>`;
  const joint = (name: string, type: string, child: string) =>
    `<joint name="${name}" type="${type}"><parent link="a"/><child link="${child}"/><limit lower="1" upper="-1"/></joint>`;
  const text = `<robot name="x">${['a', 'b', 'c', 'd'].map(link).join('')}${joint('j', 'spherical', 'b')}${joint('k', 'revolute', 'c')}${joint('l', 'prismatic', 'd')}</robot>\n\0`;
  const { scene, notes } = readUrdf(text);
  expect(scene.joints?.map((one) => [one.kind, 'limits' in one])).toEqual([
    ['ball', false],
    ['hinge', false],
    ['slider', false],
  ]);
  const told = notes.map(({ sentence }) => sentence).join('\n');
  expect(told).toContain(
    "The lower limit 1 of joint 'k' is above the upper limit -1; the joint has no limits.",
  );
  expect(told).toContain("joint 'l' is above");
});

describe('what is no model has one sentence with its place', () => {
  test.each([
    [
      '<robot name="x"><link name="a"/><joint name="j" type="fixed"><parent link="a"/><child link="b"/></joint></robot>',
      "1:33: There is no link 'b'",
    ],
    [
      '<robot><link name="a"/><link name="b"/><joint name="j" type="revolut"><parent link="a"/><child link="b"/></joint></robot>',
      "A joint is revolute, continuous, prismatic, fixed, floating, planar, spherical, not 'revolut'.",
    ],
    ['<robot>\n <link/></robot>', "2:2: <link> has no 'name'"],
    [
      '<robot><link name="a"><inertial><mass value="heavy"/></inertial></link></robot>',
      'must be one number, but is "heavy"',
    ],
    ['<robot><link name="a"', "isn't XML"],
    ['<robot xmlns:xacro="x"><xacro:macro/></robot>', 'This is xacro'],
    ['<html/>', 'must be <robot>'],
    [
      '<robot><link name="a"/><link name="b"/><joint name="j" type="fixed"><parent link="a"/><child link="b"/></joint><joint name="k" type="fixed"><parent link="b"/><child link="a"/></joint></robot>',
      'one must be the root',
    ],
  ])('URDF %s', (text, sentence) => {
    expect(() => readUrdf(text)).toThrow(sentence);
  });

  test.each([
    ['<mujoco><include file="a.xml"/></mujoco>', 'This file includes a.xml'],
    ['<mujoco><worldbody><body><geom type="box" size="1"/></body></worldbody></mujoco>', "no usable 'size'"],
    ['<mujoco><worldbody><body><geom type="capsul" size="1"/></body></worldbody></mujoco>', "not 'capsul'"],
    ['<mujoco><worldbody><body><joint type="twist"/></body></worldbody></mujoco>', "not 'twist'"],
    ['<mujoco><worldbody><body><geom class="none"/></body></worldbody></mujoco>', "no default class 'none'"],
  ])('MJCF %s', (text, sentence) => {
    expect(() => readMjcf(text)).toThrow(sentence);
  });

  test('glTF without bodies', () => {
    expect(() => readGltfScene(ascii('{"asset":{"version":"2.0"},"nodes":[{}]}'))).toThrow(
      'there is no scene of bodies',
    );
  });
});
