/** Small soft bodies of every kind in a closed box that is turned over and over: a scene that never comes to rest. */
import { type Body, Random, type SoftDefinition, TetMesh, World } from 'pliant';

/** Half the width of the room [m]. */
export const ROOM = 1.5;
const BODIES = 5;
/** Seconds between two changes of gravity, and between two kicks. */
const TURN_EVERY = 4;
const KICK_EVERY = 3;
const GRAVITY = 9.81;
const DT = 1 / 60;

type RigidShape = Extract<Parameters<World['add']>[0], { kind: 'rigid' }>['shape'];
type Vec = [number, number, number];

export class RandomScene {
  readonly world: World;
  readonly softs: Body[] = [];
  private readonly random: Random;
  private steps = 0;

  constructor(seed: number) {
    this.random = new Random(seed);
    const { random } = this;
    this.world = new World({ substeps: 2 + random.int(3), seed, sleeping: false });
    this.world.setMethod('penetration', pick(random, ['regional', 'consistent', 'closest-feature']));
    this.world.setMethod('response', pick(random, ['auto', 'penalty']));
    for (const normal of walls())
      this.world.add({
        kind: 'static',
        shape: { kind: 'plane', normal },
        position: normal.map((x) => -ROOM * x) as Vec,
        friction: random.uniform(0, 1),
      });
    for (let k = 0; k < BODIES; k++) this.softs.push(this.world.add(softBody(random, k)));
    this.world.add({
      kind: 'rigid',
      shape: pick<RigidShape>(random, [
        { kind: 'box', halfExtents: [0.2, 0.15, 0.15] },
        { kind: 'sphere', radius: 0.2 },
      ]),
      position: [0, -1, 0],
      density: random.uniform(200, 2000),
    });
  }

  step(): void {
    const { random, world } = this;
    if (this.steps % (TURN_EVERY * 60) === 0)
      world.setGravity(direction(random).map((x) => GRAVITY * x) as Vec);
    if (this.steps % (KICK_EVERY * 60) === 0) {
      const body = this.softs[random.int(this.softs.length)];
      const speed = random.uniform(0, 4) * body.mass;
      body.applyImpulse(direction(random).map((x) => speed * x) as Vec);
    }
    this.steps++;
    world.step(DT);
  }
}

function softBody(random: Random, k: number): SoftDefinition {
  const angle = k * 2.4;
  const body = {
    kind: 'soft' as const,
    mesh: mesh(random),
    model: model(random),
    position: [0.9 * Math.cos(angle), -0.4 + 0.35 * k, 0.9 * Math.sin(angle)] as Vec,
    density: 10 ** random.uniform(2, 3.5),
    friction: random.uniform(0, 1),
  };
  // Was a restitution, which soft bodies don't have; drawn all the same, so that a seed stands for the room it stood for.
  random.next();
  return { ...body, selfCollision: random.uniform(0, 1) < 0.3 };
}

function mesh(random: Random): TetMesh {
  const edge = random.uniform(0.3, 0.6);
  return pick(random, [
    () => new TetMesh({ positions: [0, 0, 0, edge, 0, 0, 0, edge, 0, 0, 0, edge], tets: [0, 1, 2, 3] }),
    () => TetMesh.box({ size: [edge, edge, edge], cells: [1, 1, 1] }),
    () => TetMesh.box({ size: [edge, edge, 0.8 * edge], cells: [2, 2, 2] }),
    () => TetMesh.box({ size: [1.6 * edge, 0.3, 0.3], cells: [3, 1, 1] }),
    () => TetMesh.sphere({ radius: edge / 2, edge: edge / 2 }),
  ])();
}

/** Stiffness over five orders of magnitude, from jelly to nearly rigid. */
function model(random: Random): SoftDefinition['model'] {
  return pick(random, [
    () => ({
      kind: 'xpbd' as const,
      youngsModulus: 10 ** random.uniform(3.5, 8),
      poissonRatio: random.uniform(0, 0.49),
      damping: pick(random, [0, 0.002, 0.02]),
      iterations: 1 + random.int(2),
    }),
    () => ({
      kind: 'shape-matching' as const,
      mode: pick(random, ['rigid', 'linear', 'quadratic'] as const),
      stiffness: random.uniform(0.1, 1),
      damping: random.uniform(0, 20),
    }),
    () => ({
      kind: 'shape-matching' as const,
      stiffness: random.uniform(0.3, 1),
      plasticity: { yield: 0.1, creep: 1 },
    }),
  ])();
}

function walls(): Vec[] {
  return [0, 1, 2].flatMap((axis) =>
    [1, -1].map((sign) => [0, 1, 2].map((i) => (i === axis ? sign : 0)) as Vec),
  );
}

function direction(random: Random): Vec {
  for (;;) {
    const v = [0, 0, 0].map(() => random.uniform(-1, 1));
    const length = Math.hypot(...v);
    if (length > 0.1 && length < 1) return v.map((x) => x / length) as Vec;
  }
}

function pick<T>(random: Random, from: readonly T[]): T {
  return from[random.int(from.length)];
}
