/** The table closed form × response: every cell a number and its error. */
import { type BodyDefinition, World } from 'pliant';
import type { DataFolder } from '../data-folder.js';
import type { Suite, SuiteResult } from '../types.js';

type Numbers = Readonly<Record<string, number>>;

const G = 9.81;
const DT = 1 / 240;

interface Form {
  readonly id: string;
  /** Methods that claim to answer; others are left out. */
  readonly methods: readonly string[];
  readonly tolerance: number;
  /** Errors are relative unless the expected number is zero. */
  run(world: World, params: Numbers, method: string): Numbers;
}

function open(method: string, gravity: readonly [number, number, number]): World {
  const world = new World({ gravity, sleeping: false });
  world.setMethod('response', method);
  return world;
}

const floor = (friction: number): BodyDefinition => ({
  kind: 'static',
  shape: { kind: 'plane', normal: [0, 1, 0] },
  friction,
});

const run = (world: World, seconds: number, look: () => void = () => {}): void => {
  for (let i = 0; i < Math.round(seconds / DT); i++) {
    world.step(DT);
    look();
  }
};

/** A slope is a level floor under leaning gravity. */
const lean = (theta: number): [number, number, number] => [G * Math.sin(theta), -G * Math.cos(theta), 0];

const block = (
  friction: number,
  velocity: readonly [number, number, number] = [0, 0, 0],
): BodyDefinition => ({
  kind: 'rigid',
  shape: { kind: 'box', halfExtents: [0.2, 0.1, 0.2] },
  mass: 1,
  friction,
  position: [0, 0.1, 0],
  velocity,
});

const ball = (part: Partial<Extract<BodyDefinition, { kind: 'rigid' }>>): BodyDefinition => ({
  kind: 'rigid',
  shape: { kind: 'sphere', radius: 0.5 },
  mass: 1,
  friction: 0,
  ...part,
});

const BOTH = ['impulse', 'constraint', 'penalty'];

const FORMS: readonly Form[] = [
  {
    id: 'E02',
    methods: BOTH,
    tolerance: 0.01,
    run(world, { theta, mu, t }) {
      world.setGravity(lean(theta));
      world.add(floor(mu));
      const body = world.add(block(mu));
      run(world, t);
      return { x: body.position[0] };
    },
  },
  {
    id: 'E03',
    methods: BOTH,
    tolerance: 0.01,
    run(world, { v0, mu }) {
      world.add(floor(mu));
      const body = world.add(block(mu, [v0, 0, 0]));
      run(world, 2);
      return { d: body.position[0] };
    },
  },
  {
    id: 'E05',
    methods: ['impulse', 'constraint'],
    tolerance: 1e-9,
    run(world, { m1, m2, u1, u2, e }) {
      world.setGravity([0, 0, 0]);
      const a = world.add(ball({ mass: m1, position: [-1, 0, 0], velocity: [u1, 0, 0], restitution: e }));
      const b = world.add(ball({ mass: m2, position: [1, 0, 0], velocity: [u2, 0, 0] }));
      run(world, 1);
      return { v1: a.velocity[0], v2: b.velocity[0] };
    },
  },
  {
    id: 'E07',
    methods: ['impulse', 'constraint'],
    tolerance: 0.01,
    run(world, { N, v0 }) {
      world.setGravity([0, 0, 0]);
      const balls = Array.from({ length: N }, (_, i) =>
        world.add(
          ball({
            position: [i === 0 ? -0.5 : i, 0, 0],
            restitution: 1,
            velocity: [i === 0 ? v0 : 0, 0, 0],
          }),
        ),
      );
      run(world, 1);
      const last = balls.pop()!.velocity[0];
      return { v_last: last, v_others: Math.max(...balls.map((b) => Math.abs(b.velocity[0]))) };
    },
  },
  {
    id: 'E08',
    methods: BOTH,
    tolerance: 0.02,
    run(world, { theta }) {
      world.setGravity(lean(theta));
      world.add(floor(0.5));
      const body = world.add(ball({ friction: 0.5, position: [0, 0.5, 0] }));
      run(world, 1);
      return { a: body.velocity[0] };
    },
  },
  {
    id: 'E09',
    methods: BOTH,
    tolerance: 0.02,
    run(world, { v0, mu }) {
      world.add(floor(mu));
      const body = world.add(ball({ friction: mu, position: [0, 0.5, 0], velocity: [v0, 0, 0] }));
      run(world, 1);
      return { v: body.velocity[0] };
    },
  },
  {
    id: 'E29',
    methods: ['impulse', 'constraint'],
    tolerance: 0.01,
    run(world, { N, m, dt }) {
      world.add(floor(0.5));
      for (let i = 0; i < N; i++) {
        world.add({
          kind: 'rigid',
          shape: { kind: 'box', halfExtents: [0.5, 0.5, 0.5] },
          mass: m,
          position: [0, 0.5 + i, 0],
        });
      }
      for (let i = 0; i < Math.round(10 / dt); i++) world.step(dt);
      const impulses = [...world.pairs()].map((pair) => Math.abs(pair.impulse[1])).sort((a, b) => b - a);
      return { bottom_impulse: impulses[0], second: impulses[1] };
    },
  },
];

interface Reference {
  readonly tests: readonly { readonly id: string; readonly params: Numbers; readonly expected: Numbers }[];
}

export const rigidMethods: Suite = {
  name: 'rigid-methods',
  sentence: 'Friction, rolling, impacts and stacks in closed form, with every response that can answer.',
  async run(data: DataFolder): Promise<SuiteResult> {
    const { tests } = await data.json<Reference>('reference/oracles/closed_form.json');
    const failed: string[] = [];
    const notes: string[] = [];
    let cases = 0;
    for (const form of FORMS) {
      const test = tests.find(({ id }) => id === form.id);
      for (const method of form.methods) {
        cases++;
        if (test === undefined) failed.push(`${form.id} is not in the reference`);
        else answer(form, method, test.params, test.expected, failed, notes);
      }
    }
    const wrong = new Set(failed.map((sentence) => sentence.split(':')[0])).size;
    return { suite: 'rigid-methods', cases, passed: cases - wrong, failed, notes };
  },
};

function answer(
  form: Form,
  method: string,
  params: Numbers,
  expected: Numbers,
  failed: string[],
  notes: string[],
): void {
  const found = form.run(open(method, [0, -G, 0]), params, method);
  for (const [key, value] of Object.entries(found)) {
    const error = Math.abs(value - expected[key]) / (expected[key] === 0 ? 1 : Math.abs(expected[key]));
    const cell = `${form.id} ${method}`;
    notes.push(`${cell}: ${key} = ${value.toPrecision(6)}, error ${error.toExponential(1)}`);
    if (!(error <= form.tolerance)) failed.push(`${cell}: ${key} is ${value}, not ${expected[key]}`);
  }
}
