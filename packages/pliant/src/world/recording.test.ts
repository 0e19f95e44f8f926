import { describe, expect, it } from 'vitest';
import { PliantError } from '../core/errors.js';
import { Random } from '../math/random.js';
import { readRecording, TRAJECTORY_HEADER, trajectoryCsv, trajectoryJsonLines } from '../recording/index.js';
import { Recorder, replay, World } from './index.js';
import { busyWorld, DT, hashes } from './recording.test-support.js';

describe('snapshots', () => {
  it('go on with the same bits, step for step', () => {
    const world = busyWorld();
    hashes(world, 100);
    const restored = World.restore(world.snapshot());
    expect(restored.hash()).toBe(world.hash());
    expect(hashes(restored, 80)).toEqual(hashes(world, 80));
  });

  it('are the same bytes again after restoring', () => {
    const world = busyWorld();
    for (const steps of [0, 1, 60, 60]) {
      hashes(world, steps);
      world.remove(
        world.find('body 7') ?? world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 0.1 } }),
      );
      const bytes = world.snapshot();
      expect(World.restore(bytes).snapshot()).toEqual(bytes);
    }
  });

  it('carry contacts, pairs, events, names and handles', () => {
    const world = busyWorld();
    hashes(world, 120);
    const restored = World.restore(world.snapshot(), { shared: false });
    const tell = (w: World) => ({
      contacts: [...w.contacts()].map(({ bodyA, bodyB, ...rest }) => ({
        ...rest,
        a: bodyA.handle,
        b: bodyB.handle,
      })),
      pairs: [...w.pairs()].map((p) => [p.bodyA.name, p.bodyB.name, p.force, p.depth, p.peakForce]),
      events: [...w.events()].map((e) => [e.kind, e.bodyA.handle, e.bodyB.handle, e.force]),
      names: [...w].map((b) => [b.handle, b.name, b.color, b.kind, b.shape, b.mass, b.isAsleep]),
      methods: [w.method('broadphase'), w.gravity, w.substeps, w.fields],
    });
    expect(tell(restored)).toEqual(tell(world));
    expect(tell(world).contacts.length).toBeGreaterThan(0);
  });

  it('go on with the same bits where pairs of one stack have different responses', () => {
    const world = new World({ sleeping: false });
    const shape = { kind: 'box', halfExtents: [0.3, 0.25, 0.3] } as const;
    const floor = world.add({ kind: 'static', shape: { kind: 'plane' } });
    const boxes = [0.25, 0.75, 1.25].map((y) => world.add({ kind: 'rigid', shape, position: [0, y, 0] }));
    for (let i = 0; i < 5; i++) world.step(1 / 60);
    world.setPairMethod('response', floor, boxes[0], 'backtracking');
    for (let i = 0; i < 3; i++) {
      const restored = World.restore(world.snapshot());
      world.step(1 / 60);
      restored.step(1 / 60);
      expect(restored.hash()).toBe(world.hash());
    }
  });

  it('ask for the functions of custom force fields', () => {
    const world = new World({ gravity: [0, 0, 0] });
    world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 1 } });
    const push = (force: Float64Array, o: number) => {
      force[o] += 1;
    };
    world.addField({ kind: 'custom', name: 'push' }, push);
    const bytes = world.snapshot();
    expect(() => World.restore(bytes)).toThrow(/'push'/);
    const restored = World.restore(bytes, { fields: { push } });
    expect(hashes(restored, 10)).toEqual(hashes(world, 10));
  });

  it('refuse another version and another kind of file', () => {
    const bytes = busyWorld().snapshot();
    const wrong = bytes.slice();
    wrong[4] = 99;
    expect(() => World.restore(wrong)).toThrow(/byte 4: The snapshot is of version 99/);
    expect(() => World.restore(new TextEncoder().encode('{"pliant": 1, "name": "a scene"}'))).toThrow(
      /byte 0/,
    );
    expect(() => World.restore('x' as never)).toThrow(/Uint8Array/);
  });

  it('are refused where a bit is flipped or the end is cut (`damaged-snapshots.long.test.ts` looks at many)', () => {
    const whole = busyWorld().snapshot();
    const flipped = whole.slice();
    flipped[whole.length >> 1] ^= 4;
    expect(() => World.restore(flipped)).toThrow(PliantError);
    expect(() => World.restore(whole.slice(0, -1))).toThrow(PliantError);
  });
});

describe('recordings', () => {
  /** A run in which every kind of change happens. */
  function record(): Uint8Array {
    const world = busyWorld();
    hashes(world, 10);
    const recorder = new Recorder(world, 'busy');
    hashes(world, 20);
    const added = world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 0.2 }, position: [0, 5, 0] });
    added.launch({ velocity: [0, -3, 0], angularVelocity: [1, 2, 3] });
    hashes(world, 20);
    added
      .applyForce([1, 2, 3], [0, 0, 0])
      .applyTorque([1, 0, 0])
      .applyImpulse([0, 1, 0])
      .applyTwist([0, 0, 0.1]);
    world.step(DT / 2);
    added.set({ friction: 0.9, restitution: 0.1, mask: 3 }).place({ position: [1, 4, 0] });
    world.setGravity([0, -3, 1]);
    world.setMethod('broadphase', 'bounding-boxes');
    world.setSubsteps(2);
    world.addField({ kind: 'drag', linear: 0.1 });
    hashes(world, 20);
    world.removeField(0);
    world.remove(added);
    world.find('body 3')!.sleep();
    world.setSleeping(false);
    hashes(world, 20);
    return recorder.finish();
  }

  const bytes = record();

  it('replay without a difference', () => {
    const report = replay(bytes);
    expect(report.firstDifference).toBeUndefined();
    expect(report.steps).toBe(81);
    expect(readRecording(bytes).meta).toBe('busy');
  });

  it('name the step from which they were tampered with', () => {
    const { entries } = readRecording(bytes);
    const step30 = entries.filter((e) => e.kind === 'step')[29];
    const hash = bytes.slice();
    hash[step30.offset + 9] ^= 1;
    expect(replay(hash).firstDifference?.step).toBe(30);
    const dt = bytes.slice();
    dt[step30.offset + 1] ^= 1;
    expect(replay(dt).firstDifference?.step).toBe(30);
  });

  it('tell a changed command by the step that follows it', () => {
    const text = Buffer.from(bytes).toString('latin1');
    const at = text.indexOf('"velocity":[0,-3,0]');
    expect(at).toBeGreaterThan(0);
    const changed = bytes.slice();
    changed[at + '"velocity":[0,-'.length] = '4'.charCodeAt(0);
    expect(replay(changed).firstDifference?.step).toBe(21);
  });

  it('are refused with a place, or end in a named step, whatever is done to them (1,000 mutations, seed 4)', () => {
    const random = new Random(4);
    const short = shortRecording();
    let noticed = 0;
    for (let i = 0; i < 1000; i++) {
      const bytes = short.slice(0, random.int(3) === 0 ? random.int(short.length) : short.length);
      if (bytes.length > 0) bytes[random.int(bytes.length)] ^= 1 << random.int(8);
      try {
        if (replay(bytes).firstDifference !== undefined) noticed++;
      } catch (error) {
        if (!(error instanceof PliantError)) throw error;
        noticed++;
      }
    }
    // A flip in the free words of the header, or a cut exactly between two entries, changes nothing that is replayed.
    expect(noticed).toBeGreaterThan(900);
  });

  function shortRecording(): Uint8Array {
    const world = new World();
    world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] } });
    const ball = world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 0.5 }, position: [0, 0.51, 0] });
    const recorder = new Recorder(world);
    for (let i = 0; i < 10; i++) {
      if (i % 3 === 0) ball.applyImpulse([0.1, 0, 0]);
      world.step(DT);
    }
    return recorder.finish();
  }
});

describe('trajectories', () => {
  it('are written as CSV and JSON lines that read back exactly', () => {
    const world = busyWorld();
    hashes(world, 50);
    const body = world.find('body 4')!;
    const lines = trajectoryCsv(world)
      .trimEnd()
      .split('\n')
      .map((line) => line.split(','));
    const columns = TRAJECTORY_HEADER.trimEnd().split(',');
    const row = lines.find((line) => line[columns.indexOf('name')] === 'body 4')!;
    expect(row).toHaveLength(columns.length);
    expect(['x', 'y', 'z'].map((c) => Number(row[columns.indexOf(c)]))).toEqual([...body.position]);
    const objects = trajectoryJsonLines(world)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(objects.find((o) => o.name === 'body 4').orientation).toEqual([...body.orientation]);
    expect(lines).toHaveLength(17);
    expect(objects).toHaveLength(17);
  });

  it('quote names that would break a table or run in a spreadsheet', () => {
    const world = new World();
    world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 1 }, name: '=HYPERLINK("x"),\n' });
    expect(trajectoryCsv(world)).toContain(`"'=HYPERLINK(""x""),\n"`);
  });
});
