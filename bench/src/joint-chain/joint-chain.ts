/**
 * Ten chains of twenty links, each with a weight a hundred times as heavy as a link at its end, that fall and swing. Speed, and
 * how far the links come apart. No joint is told to be soft. Rapier runs with its defaults, whose chains come apart by
 * centimetres, and in the two ways in which it holds them as tightly as asked here: with more iterations, and with
 * joints of reduced coordinates.
 */
import { World } from 'pliant';
import { takeTurns } from '../harness/measure.js';
import { Peers } from '../harness/peer.js';
import type { Benchmark, CheckValue, Verdict } from '../harness/types.js';

const DT = 1 / 60;
const LINKS = 20;
/** Steps before the clock counts, and all of them: the chains fall for a second and then swing ever more alike. */
const WARM_UP = 60;
const STEPS = 600;
const LOOK_EVERY = 5;
const HALF = 0.1;
const THIN = 0.03;
/** Between two anchors that a joint holds together [m]. */
const MOST_GAP = 2e-3;
const WEIGHT = { half: 0.2, mass: 100 };

interface ChainWorld {
  step(): void;
  /** Widest gap between two anchors that a joint should hold together [m]. */
  gap(): number;
}

function pliantChains(chains: number): ChainWorld {
  const world = new World({ sleeping: false });
  for (let c = 0; c < chains; c++) {
    let last = world.add({ kind: 'static', shape: { kind: 'sphere', radius: 0.05 }, position: [0, 0, c] });
    for (let i = 0; i <= LINKS; i++) {
      const end = i === LINKS;
      const next = world.add({
        kind: 'rigid',
        shape: {
          kind: 'box',
          halfExtents: end ? [WEIGHT.half, WEIGHT.half, WEIGHT.half] : [HALF, THIN, THIN],
        },
        mass: end ? WEIGHT.mass : 1,
        position: [2 * HALF * i + (end ? WEIGHT.half : HALF), 0, c],
        mask: 0,
      });
      world.addJoint({ kind: 'ball', a: last, b: next, anchor: [2 * HALF * i, 0, c] });
      last = next;
    }
  }
  return {
    step: () => world.step(DT),
    gap: () => Math.max(...[...world.joints()].map((joint) => joint.error.distance)),
  };
}

const RAPIER = '@dimforge/rapier3d-compat';

/** How Rapier is asked to hold its joints, by the name of the contestant. */
const RAPIER_WAYS: Readonly<Record<string, { iterations?: number; isReduced?: boolean }>> = {
  [RAPIER]: {},
  [`${RAPIER} (64 iterations)`]: { iterations: 64 },
  [`${RAPIER} (multibody joints)`]: { isReduced: true },
};

async function rapierChains(
  chains: number,
  { iterations, isReduced = false }: (typeof RAPIER_WAYS)[string],
): Promise<ChainWorld> {
  const { default: rapier } = await import('@dimforge/rapier3d-compat');
  await rapier.init();
  const world = new rapier.World({ x: 0, y: -9.81, z: 0 });
  world.timestep = DT;
  if (iterations !== undefined) world.numSolverIterations = iterations;
  type Rapier = ReturnType<typeof world.createRigidBody>;
  const held: [Rapier, number, Rapier, number][] = [];
  for (let c = 0; c < chains; c++) {
    let last = world.createRigidBody(rapier.RigidBodyDesc.fixed().setTranslation(0, 0, c));
    let reach = 0;
    for (let i = 0; i <= LINKS; i++) {
      const end = i === LINKS;
      const half = end ? WEIGHT.half : HALF;
      const thin = end ? WEIGHT.half : THIN;
      const next = world.createRigidBody(
        rapier.RigidBodyDesc.dynamic()
          .setTranslation(2 * HALF * i + half, 0, c)
          .setCanSleep(false),
      );
      const collider = rapier.ColliderDesc.cuboid(half, thin, thin).setMass(end ? WEIGHT.mass : 1);
      world.createCollider(collider.setCollisionGroups(0), next);
      const data = rapier.JointData.spherical({ x: reach, y: 0, z: 0 }, { x: -half, y: 0, z: 0 });
      if (isReduced) world.createMultibodyJoint(data, last, next, true);
      else world.createImpulseJoint(data, last, next, true);
      held.push([last, reach, next, -half]);
      last = next;
      reach = half;
    }
  }
  return {
    step: () => world.step(),
    gap: () => Math.max(...held.map(([a, ra, b, rb]) => distance(anchor(a, ra), anchor(b, rb)))),
  };
}

interface Placed {
  translation(): { x: number; y: number; z: number };
  rotation(): { x: number; y: number; z: number; w: number };
}

/** The point at `along` on the body's own x axis, in the world. */
function anchor(body: Placed, along: number): [number, number, number] {
  const { x, y, z } = body.translation();
  const q = body.rotation();
  return [
    x + along * (1 - 2 * (q.y * q.y + q.z * q.z)),
    y + along * 2 * (q.x * q.y + q.z * q.w),
    z + along * 2 * (q.x * q.z - q.y * q.w),
  ];
}

function distance(a: readonly number[], b: readonly number[]): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

export const benchmark: Benchmark = {
  name: 'joint-chain',
  sentence:
    'Milliseconds per step of ten swinging chains of twenty links with a weight of a hundred links, and how far they come apart.',
  async run(options) {
    const chains = options.quick ? 2 : 10;
    const loader = new Peers();
    const worlds = new Map([['pliant', pliantChains(chains)]]);
    for (const [name, way] of Object.entries(RAPIER_WAYS)) {
      const rapier = await loader.load(RAPIER, () => rapierChains(chains, way));
      if (rapier !== undefined) worlds.set(name, rapier);
    }
    options.progress(`${chains} chains in ${worlds.size} engines`);
    const gaps = new Map([...worlds.keys()].map((name) => [name, 0]));
    // Looked at now and then: asking for every joint makes garbage, whose collection would fall into someone's turn.
    const results = takeTurns(worlds, WARM_UP, options.quick ? 120 : STEPS, (step) => {
      if (step % LOOK_EVERY !== 0) return;
      for (const [name, world] of worlds) gaps.set(name, Math.max(gaps.get(name)!, world.gap()));
    });
    const checks: Record<string, CheckValue> = {};
    const verdicts: Record<string, Verdict> = {};
    for (const [name, gap] of gaps) {
      verdicts[name] = {
        right: gap < MOST_GAP,
        words: `anchors at most ${(1000 * gap).toFixed(2)} mm apart`,
      };
    }
    checks['no gap of 2 mm'] = gaps.get('pliant')! < MOST_GAP;
    const alike = [...gaps]
      .filter(([name, gap]) => name !== 'pliant' && gap < MOST_GAP)
      .map(([name]) => results[name].median);
    checks['at least level with a peer that holds as tightly'] = alike.every(
      (median) => results['pliant'].median <= median,
    );
    return { name: 'joint-chain', unit: 'ms', results, checks, verdicts, missing: loader.missing };
  },
};
