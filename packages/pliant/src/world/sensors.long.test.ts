/**
 * Every kind of body against every other, one of them or both sensors, moving or not, placed or grown into each other, under every
 * response and every number of substeps: a step never throws, a sensor pushes nobody, and an overlap is told of when it begins, as
 * long as it lasts, and when it ends.
 */
import { describe, expect, it } from 'vitest';
import { responses } from '../entries/methods.js';
import { type Body, World } from '../index.js';

const KINDS = ['static', 'kinematic', 'rigid', 'soft', 'mass-spring'] as const;
type Kind = (typeof KINDS)[number];

/** A cube of 1 m, of any kind. */
function cube(kind: Kind, more: object): never {
  const at = { kind, gravityScale: 0, ...more };
  if (kind === 'soft') return { ...at, mesh: { kind: 'box', size: [1, 1, 1], cells: [2, 2, 2] } } as never;
  if (kind === 'mass-spring') {
    const centers = [-0.25, 0.25].flatMap((x) =>
      [-0.25, 0.25].flatMap((y) => [-0.25, 0.25].map((z) => [x, y, z])),
    );
    return {
      ...at,
      materials: { stuff: { youngsModulus: 1e4 } },
      molecules: centers.map((position) => ({ position, radius: 0.25, material: 'stuff' })),
    } as never;
  }
  const { gravityScale: _, ...plain } = at;
  return {
    ...(kind === 'rigid' ? at : plain),
    shape: { kind: 'box', halfExtents: [0.5, 0.5, 0.5] },
  } as never;
}

const RESPONSES = ['auto', ...responses.names()];
const DT = 1 / 60;

interface Case {
  readonly a: Kind;
  readonly b: Kind;
  readonly sensorB: boolean;
  readonly response: string;
  readonly substeps: number;
}

const cases: Case[] = KINDS.flatMap((a) =>
  KINDS.flatMap((b) =>
    [false, true].flatMap((sensorB) =>
      RESPONSES.map((response, k) => ({ a, b, sensorB, response, substeps: 1 + 3 * ((k + +sensorB) % 2) })),
    ),
  ),
);

/** A sensor of kind `a` at the origin and a body of kind `b`; none where the methods refuse the two. */
function meet(c: Case, position: number[], velocity: number[]): { world: World; body: Body } | undefined {
  const world = new World({ gravity: [0, 0, 0], substeps: c.substeps });
  try {
    world.setMethod('response', c.response);
    world.add(cube(c.a, { sensor: true }));
    const motion = c.b === 'static' ? {} : { velocity };
    return { world, body: world.add(cube(c.b, { sensor: c.sensorB, position, ...motion })) };
  } catch (error) {
    expect((error as { code: string }).code).toBe('pair-unsupported');
    return undefined;
  }
}

/** The same body on the same way, with nobody else there. */
function alone({ b, sensorB, response, substeps }: Case, { handle }: Body): Body {
  const world = new World({ gravity: [0, 0, 0], substeps });
  world.setMethod('response', response);
  world.add(cube('static', { position: [0, 50, 0], group: 2, mask: 2 }));
  const body = world.add(cube(b, { sensor: sensorB, position: [-2, 0.1, 0.05], velocity: [12, 0, 0] }));
  expect(body.handle).toBe(handle);
  for (let k = 0; k < 30; k++) world.step(DT);
  return body;
}

const types = (world: World) => [...world.events()].map((event) => event.kind);

describe.each(KINDS)('a sensor of kind %s', (a) => {
  const mine = cases.filter((c) => c.a === a);

  it('tells of what is put into it, stays in it and is taken out, and pushes nobody', () => {
    let met = 0;
    for (const c of mine) {
      const found = meet(c, [0.3, 0.1, 0.05], [0, 0, 0]);
      if (found === undefined) continue;
      const { world, body } = found;
      const where = JSON.stringify(c);
      const isMet = !(c.a === 'static' && c.b === 'static');
      world.step(DT);
      expect(types(world), where).toEqual(isMet ? ['start'] : []);
      for (let k = 0; k < 3; k++) world.step(DT);
      expect(types(world), where).toEqual(isMet ? ['stay'] : []);
      const before = [...body.velocity];
      expect(
        before.every((v) => Math.abs(v) < 1e-9),
        where,
      ).toBe(true);
      body.place({ position: [5, 5, 5] });
      world.step(DT);
      expect(types(world), where).toEqual(isMet ? ['stop'] : []);
      body.place({ position: [0.2, 0.1, 0] });
      world.step(DT);
      expect(types(world), where).toEqual(isMet ? ['start'] : []);
      expect(world.troubles(), where).toEqual([]);
      met++;
    }
    expect(met).toBeGreaterThan(15);
  });

  it('tells of what flies through it and does not slow it down', () => {
    for (const c of mine.filter(({ b }) => b !== 'static')) {
      const found = meet(c, [-2, 0.1, 0.05], [12, 0, 0]);
      if (found === undefined) continue;
      const { world, body } = found;
      const where = JSON.stringify(c);
      const told: string[] = [];
      for (let k = 0; k < 30; k++) {
        world.step(DT);
        told.push(...types(world).filter((type) => type !== 'stay'));
      }
      expect(told, where).toEqual(['start', 'stop']);
      expect([...body.velocity], where).toEqual([...alone(c, body).velocity]);
      expect(world.troubles(), where).toEqual([]);
    }
  });
});

describe('filters', () => {
  it('of a sensor that change are looked at anew', () => {
    const world = new World({ gravity: [0, 0, 0] });
    const zone = world.add(cube('static', {}));
    const door = world.add(cube('kinematic', { position: [0.2, 0, 0] }));
    world.step(DT);
    expect(types(world)).toEqual([]);
    zone.set({ sensor: true });
    world.step(DT);
    expect(types(world)).toEqual(['start']);
    door.set({ group: 2, mask: 2 });
    world.step(DT);
    expect(types(world)).toEqual(['stop']);
    door.set({ group: 1, mask: 1 });
    world.step(DT);
    expect(types(world)).toEqual(['start']);
    zone.set({ sensor: false });
    world.step(DT);
    expect(types(world)).toEqual(['stop']);
  });

  it('that would let bodies meet whom the chosen response can’t serve are refused and change nothing', () => {
    const world = new World();
    const soft = world.add(cube('soft', { group: 1, mask: 1 }));
    world.add(cube('rigid', { group: 2, mask: 2, position: [0.2, 0, 0] }));
    world.setMethod('response', 'log-barrier');
    const before = world.hash();
    expect(() => soft.set({ group: 2, mask: 2, friction: 0.9 })).toThrow("can't serve a soft body");
    expect(world.hash()).toBe(before);
    for (let k = 0; k < 5; k++) world.step(DT);
    expect([...world.contacts()]).toEqual([]);
  });
});

it('a snapshot between an addition and the first look keeps the look', () => {
  const world = new World();
  world.add(cube('static', { sensor: true }));
  world.add(cube('kinematic', { position: [0.2, 0, 0] }));
  const again = World.restore(world.snapshot());
  for (const w of [world, again]) w.step(DT);
  expect(types(again)).toEqual(['start']);
  expect(again.hash()).toBe(world.hash());
});
