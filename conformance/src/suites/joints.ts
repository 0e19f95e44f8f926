/** Closed forms that joints answer: pendulum and springs, beside every response. */
import { type Body, World } from 'pliant';
import type { DataFolder } from '../data-folder.js';
import { Tally } from '../suite.js';
import type { Suite } from '../types.js';

type Numbers = Readonly<Record<string, number>>;
type Place = [number, number, number];

const DT = 1 / 240;

function open(method: string, gravity: Place = [0, 0, 0]): World {
  const world = new World({ gravity, sleeping: false });
  world.setMethod('response', method);
  return world;
}

const post = (world: World, position: Place): Body =>
  world.add({ kind: 'static', shape: { kind: 'sphere', radius: 0.01 }, position, mask: 0 });

const bead = (world: World, mass: number, position: Place): Body =>
  world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 1e-3 }, mass, position, mask: 0 });

const spring = (world: World, a: Body, b: Body, stiffness: number, length: number, damping = 0): void => {
  const [anchorA, anchorB] = [a, b].map(
    (body): Place => [body.position[0], body.position[1], body.position[2]],
  );
  world.addJoint({ kind: 'spring', a, b, anchorA, anchorB, stiffness, length, damping });
};

/** Mean time between crossings of zero from above. */
function period(world: World, seconds: number, read: () => number): number {
  const crossings: number[] = [];
  let last = read();
  while (world.time < seconds) {
    world.step(DT);
    const now = read();
    if (last > 0 && now <= 0) crossings.push(world.time - (DT * now) / (now - last));
    last = now;
  }
  return (crossings[crossings.length - 1] - crossings[0]) / (crossings.length - 1);
}

/** Frequency of mode `j` of a row of masses between two posts, shaken in that mode. */
function rowFrequency(method: string, { N, m, k }: Numbers, j: number): number {
  const world = open(method);
  const shift = (i: number) => 0.02 * Math.sin((j * Math.PI * i) / (N + 1));
  const beads = Array.from({ length: N }, (_, i) => bead(world, m, [i + 1 + shift(i + 1), 0, 0]));
  const all = [post(world, [0, 0, 0]), ...beads, post(world, [N + 1, 0, 0])];
  for (let i = 1; i < all.length; i++) spring(world, all[i - 1], all[i], k, 1);
  return (2 * Math.PI) / period(world, 20, () => beads[0].position[0] - 1);
}

const FORMS: Readonly<Record<string, { tolerance: number; run(method: string, params: Numbers): Numbers }>> =
  {
    E13: {
      tolerance: 0.005,
      run(method, { m, k }) {
        const world = open(method);
        const ball = bead(world, m, [1.1, 0, 0]);
        spring(world, post(world, [0, 0, 0]), ball, k, 1);
        return { T: period(world, 10, () => ball.position[0] - 1) };
      },
    },
    E14: {
      tolerance: 0.01,
      run(method, { m, k, c }) {
        const world = open(method);
        const ball = bead(world, m, [1.1, 0, 0]);
        spring(world, post(world, [0, 0, 0]), ball, k, 1, c);
        const peaks: number[] = [];
        let rising = false;
        const T = period(world, 5, () => {
          if (rising && ball.velocity[0] <= 0) peaks.push(ball.position[0] - 1);
          rising = ball.velocity[0] > 0;
          return ball.position[0] - 1;
        });
        return { wd: (2 * Math.PI) / T, log_decrement: Math.log(peaks[0] / peaks[4]) / 4 };
      },
    },
    E15: {
      tolerance: 0.005,
      run(method, { m1, m2, k }) {
        const world = open(method);
        const a = bead(world, m1, [0, 0, 0]);
        const b = bead(world, m2, [1.1, 0, 0]);
        const centre = () => (m1 * a.position[0] + m2 * b.position[0]) / (m1 + m2);
        const before = centre();
        spring(world, a, b, k, 1);
        const T = period(world, 10, () => b.position[0] - a.position[0] - 1);
        return { T, com_drift: Math.abs(centre() - before) < 1e-12 ? 0 : 1 };
      },
    },
    E16: {
      tolerance: 0.005,
      run: (method, params) => ({ w1: rowFrequency(method, params, 1), w2: rowFrequency(method, params, 2) }),
    },
    E28: {
      tolerance: 0.005,
      run(method, { L, A }) {
        const world = open(method, [0, -9.81, 0]);
        const start: Place = [L * Math.sin(A), -L * Math.cos(A), 0];
        const bob = bead(world, 1, start);
        world.addJoint({
          kind: 'distance',
          a: post(world, [0, 0, 0]),
          b: bob,
          anchorA: [0, 0, 0],
          anchorB: start,
        });
        return { T: period(world, 20, () => bob.position[0]) };
      },
    },
  };

interface Reference {
  readonly tests: readonly { readonly id: string; readonly params: Numbers; readonly expected: Numbers }[];
}

export const joints: Suite = {
  name: 'joints',
  sentence: 'Pendulum and springs in closed form, as joints beside impulse and constraint.',
  async run(data: DataFolder) {
    const tally = new Tally('joints');
    const { tests } = await data.json<Reference>('reference/oracles/closed_form.json');
    for (const [id, form] of Object.entries(FORMS)) {
      const known = tests.find((entry) => entry.id === id);
      for (const method of ['impulse', 'constraint']) {
        for (const [key, value] of Object.entries(
          known === undefined ? {} : form.run(method, known.params),
        )) {
          const wanted = known!.expected[key];
          const error = Math.abs(value - wanted) / (wanted === 0 ? 1 : Math.abs(wanted));
          tally.note(`${id} ${method}: ${key} = ${value.toPrecision(6)}, error ${error.toExponential(1)}`);
          tally.case(error <= form.tolerance, () => `${id} ${method}: ${key} is ${value}, not ${wanted}`);
        }
      }
    }
    return tally.result();
  },
};
