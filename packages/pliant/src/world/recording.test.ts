import { describe, expect, it } from 'vitest';
import { PliantError } from '../core/errors.js';
import { Hash64 } from '../core/hash64.js';
import { Random } from '../math/random.js';
import { readRecording, TRAJECTORY_HEADER, trajectoryCsv, trajectoryJsonLines } from '../recording/index.js';
import { Recorder, replay, World } from './index.js';

const DT = 1 / 120;

/** Bodies of every kind that fall, touch, slide and sleep; everything a snapshot has to carry. */
function busyWorld(): World {
  const world = new World({ seed: 5 });
  world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] }, name: 'floor' });
  world.add({
    kind: 'kinematic',
    shape: { kind: 'box', halfExtents: [0.2, 0.2, 2] },
    position: [-3, 0.3, 0],
    velocity: [0.4, 0, 0],
  });
  world.add({
    kind: 'static',
    shape: { kind: 'box', halfExtents: [1, 1, 1] },
    position: [0, 2, 0],
    sensor: true,
  });
  const random = new Random(3);
  const q = new Float64Array(4);
  for (let i = 0; i < 16; i++) {
    random.rotation(q, 0);
    world.add({
      kind: 'rigid',
      shape: i % 2 === 0 ? { kind: 'sphere', radius: 0.3 } : { kind: 'box', halfExtents: [0.2, 0.3, 0.4] },
      mass: 1 + (i % 3),
      position: [(i % 4) - 1.5, 0.6 + 0.8 * Math.floor(i / 4), (i % 3) * 0.5],
      orientation: q,
      friction: 0.3 + 0.02 * i,
      restitution: i % 5 === 0 ? 0.6 : 0,
      name: `body ${i}`,
      color: '#3366cc',
    });
  }
  world.addField({ kind: 'attractor', strength: 0.2, center: [0, 1, 0] });
  world.setParameters('penalty', { frequency: 25 });
  const [a, b] = [world.find('body 0')!, world.find('body 2')!];
  world.setPairMethod('narrowphase', a, b, 'spheres');
  return world;
}

function hashes(world: World, steps: number): string[] {
  return Array.from({ length: steps }, () => {
    world.step(DT);
    return world.hash();
  });
}

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
});

describe('damaged snapshots', () => {
  const world = busyWorld();
  hashes(world, 60);
  const whole = world.snapshot();

  /** Whatever was done to the bytes, the answer is a PliantError with a place, or a world that can step. */
  function probe(bytes: Uint8Array): 'refused' | 'accepted' {
    try {
      World.restore(bytes).step(DT);
      return 'accepted';
    } catch (error) {
      if (!(error instanceof PliantError)) throw error;
      expect(error.place.offset ?? error.place.path).toBeDefined();
      return 'refused';
    }
  }

  it('are refused wherever they are cut (every length below 200, and 300 more)', () => {
    for (let n = 0; n < 200; n++) expect(probe(whole.slice(0, n))).toBe('refused');
    for (let n = 200; n < whole.length; n += Math.ceil(whole.length / 300))
      expect(probe(whole.slice(0, n))).toBe('refused');
  });

  it('are refused for any flipped bit (2,000 bits, seed 1)', () => {
    const random = new Random(1);
    for (let i = 0; i < 2000; i++) {
      const bytes = whole.slice();
      bytes[random.int(bytes.length)] ^= 1 << random.int(8);
      expect(probe(bytes)).toBe('refused');
    }
  });

  it('never do harm even when the checksum is forged (600 mutations, seed 2)', () => {
    const random = new Random(2);
    const answers = { refused: 0, accepted: 0 };
    for (let i = 0; i < 600; i++) {
      const bytes = whole.slice();
      const at = 16 + random.int(bytes.length - 16);
      const value = [0, 255, 127, random.int(256)][random.int(4)];
      bytes.fill(value, at, at + 1 + random.int(8));
      forgeChecksum(bytes);
      answers[probe(bytes)]++;
    }
    expect(answers.refused).toBeGreaterThan(12);
  });
});

function forgeChecksum(bytes: Uint8Array): void {
  const sum = new Uint32Array(2);
  new Hash64().bytes(bytes, 16).digestInto(sum, 0);
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  view.setUint32(8, sum[1], true);
  view.setUint32(12, sum[0], true);
}

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
