/** E29–E34: stacks, overhang, tipping, the ladder, three supports, and a rod that rigid bodies have no answer for. */
import type { Body } from 'pliant';
import {
  box,
  type Finding,
  type Form,
  floor,
  holds,
  lean,
  type Profile,
  relative,
  type Setup,
} from './form.js';

/** The plain penalties of the slides have neither damping to come to rest with nor friction to stand by. */
const unable = (method: string): string | undefined =>
  method === 'penalty-quadratic' || method === 'penalty-buffered'
    ? 'it has neither damping nor friction'
    : undefined;

/** Springs and gaps give way under a load that leans, so they have to be stiff and narrow. */
const firm = (method: string): Profile => {
  if (method === 'penalty') return { parameters: { frequency: 200, dampingRatio: 1 }, rate: 1000 };
  if (method === 'log-barrier') return { parameters: { buffer: 1e-4, frequency: 200 }, gap: 0.9e-4 };
  return {};
};

const HALF_DEGREE = Math.PI / 360;

export const statics: readonly Form[] = [
  {
    id: 'E29',
    title: 'impulses under ten boxes, after 10 s',
    unable,
    profile: (method) => (method === 'penalty' ? { parameters: { dampingRatio: 1 } } : {}),
    run(setup, { N, m, dt }, expected) {
      const world = setup.world();
      world.add(floor(0.5));
      for (let i = 0; i < N; i++) {
        world.add(box([0.5, 0.5, 0.5], 0, { mass: m, position: [0, 0.5 + i + (i + 1) * setup.gap, 0] }));
      }
      const start = [...world].at(-1)!.position[0];
      for (let i = 0; i < Math.round(10 / dt); i++) world.step(dt);
      const impulses = [...world.pairs()].map((pair) => Math.abs(pair.impulse[1])).sort((a, b) => b - a);
      return [
        relative('bottom', impulses[0], expected.bottom_impulse, 0.01),
        relative('second', impulses[1], expected.second, 0.01),
        { name: 'drift', found: [...world].at(-1)!.position[0] - start, expected: 0, tolerance: 0.01 },
      ];
    },
  },
  {
    id: 'E30',
    title: 'overhang that stays at 0.98 and falls at 1.02',
    unable,
    profile: firm,
    run(setup, { n, L }) {
      return bracket((share) => overhangDrop(setup, n, L, share) < 0.05);
    },
  },
  {
    id: 'E31',
    title: 'tall box that stands half a degree below the angle of tipping and tips half a degree above',
    unable,
    profile: firm,
    run(setup, { w, h }, { theta_tip }) {
      const stands = (theta: number): boolean => {
        const world = setup.world(lean(theta));
        world.add(floor(1));
        const body = world.add(box([w / 2, h / 2, w / 2], setup.gap, { friction: 1 }));
        setup.run(world, 5);
        // cos of the angle to upright
        return 1 - 2 * (body.orientation[0] ** 2 + body.orientation[2] ** 2) > 0.99;
      };
      return [
        holds('stands', stands(theta_tip - HALF_DEGREE)),
        holds('tips', !stands(theta_tip + HALF_DEGREE)),
      ];
    },
  },
  {
    id: 'E32',
    title: 'ladder that stands at 1.02 of the critical friction and slips at 0.98',
    unable,
    profile: firm,
    run(setup, { alpha }, { mu_crit }) {
      return bracket((share) => ladderStands(setup, alpha, mu_crit / share));
    },
  },
  {
    id: 'E33',
    title: 'load of each of three supports',
    unable,
    run(setup, { m }, expected) {
      const world = setup.world();
      const radius = 0.1;
      for (let k = 0; k < 3; k++) {
        const angle = (2 * Math.PI * k) / 3;
        world.add({
          kind: 'static',
          shape: { kind: 'sphere', radius },
          position: [0.4 * Math.cos(angle), -radius, 0.4 * Math.sin(angle)],
        });
      }
      world.add(box([0.6, 0.1, 0.6], setup.gap, { mass: m }));
      setup.run(world, 3);
      const loads = [...world.pairs()].map((pair) => Math.abs(pair.force[1]));
      return [0, 1, 2].map((k) => relative(`N${k + 1}`, loads[k] ?? 0, expected.N_each, 0.005));
    },
  },
  {
    id: 'E34',
    title: 'Painlevé rod: finite all the way, and no energy gained',
    unable,
    run(setup) {
      const world = setup.world();
      const mu = 2;
      // 3 (μ sin θ cos θ − cos² θ) > 1 for θ = 60°, μ = 2.
      const theta = Math.PI / 3;
      world.add(floor(mu));
      const height = Math.sin(theta) + 0.01 * Math.cos(theta);
      const rod = world.add(
        box([1, 0.01, 0.01], 0, {
          friction: mu,
          position: [0, height + setup.gap, 0],
          orientation: [0, 0, Math.sin(theta / 2), Math.cos(theta / 2)],
          velocity: [-3, 0, 0],
        }),
      );
      const before = world.energy().total;
      let most = before;
      let finite = true;
      setup.run(world, 2, () => {
        most = Math.max(most, world.energy().total);
        finite &&= [...rod.position, ...rod.velocity].every(Number.isFinite);
      });
      return [
        holds('finite', finite && world.troubles().every(({ code }) => code !== 'non-finite')),
        { name: 'energy', found: most / before, expected: 1, tolerance: 0.05 },
      ];
    },
  },
];

/** Holds at 0.98 of the critical value and not at 1.02. */
function bracket(stays: (share: number) => boolean): Finding[] {
  return [holds('0.98 stays', stays(0.98)), holds('1.02 falls', !stays(1.02))];
}

/** How far the topmost of `n` blocks has come down when each hangs over by `share` of what it may [m]. */
function overhangDrop(setup: Setup, n: number, length: number, share: number): number {
  const world = setup.world();
  const half = [length / 2, 0.1, 0.25] as const;
  world.add({
    kind: 'static',
    shape: { kind: 'box', halfExtents: [2, 0.5, 1] },
    position: [-2, -0.5, 0],
    friction: 0.8,
  });
  let tip = 0;
  let top = 0;
  let last: Body | undefined;
  for (let k = 0; k < n; k++) {
    tip += (share * length) / (2 * (n - k));
    top = (2 * k + 1) * half[1] + (k + 1) * setup.gap;
    last = world.add(box(half, 0, { friction: 0.8, position: [tip - half[0], top, 0] }));
  }
  setup.run(world, 4);
  return top - last!.position[1];
}

/** A ladder of 2 m between a rough floor and a smooth wall. */
function ladderStands(setup: Setup, alpha: number, mu: number): boolean {
  const world = setup.world();
  const [half, thin] = [1, 0.01];
  world.add(floor(mu));
  world.add({ kind: 'static', shape: { kind: 'plane', normal: [-1, 0, 0] }, friction: 0 });
  const x = half * Math.cos(alpha) + thin * Math.sin(alpha) + setup.gap;
  const y = half * Math.sin(alpha) + thin * Math.cos(alpha) + setup.gap;
  const ladder = world.add(
    box([half, thin, 0.2], 0, {
      friction: mu,
      position: [-x, y, 0],
      orientation: [0, 0, Math.sin(alpha / 2), Math.cos(alpha / 2)],
    }),
  );
  setup.run(world, 3);
  return y - ladder.position[1] < 0.02;
}
