/**
 * What a substep of the deformable models costs per tetrahedron, without contact, and how the time grows with the mesh. Bodies spin and
 * shake, so that no branch sees a body at rest.
 */
import { Random, TetMesh } from 'pliant';
import { Particles, ShapeMatchingBody, XpbdBody } from 'pliant/methods';
import { compare } from './harness/measure.js';
import { growthExponent } from './harness/statistics.js';
import type { Benchmark, BenchResult, RunOptions } from './harness/types.js';

/** Cells along each side of a cube, five tetrahedra each: 2,560 to 98,415 tetrahedra. */
const CELLS = [8, 12, 18, 27];
const QUICK_CELLS = [4, 6];
const SUBSTEP = 1 / 600;
const CONTESTANTS = [
  'xpbd',
  'xpbd, two sweeps, damped',
  'shape-matching',
  'shape-matching, quadratic',
  'shape-matching, clusters',
];

/** Held to the claim of linear growth; the others keep more numbers per tetrahedron and are reported. */
const DEFAULTS = ['xpbd', 'shape-matching'];

export const benchmark: Benchmark = {
  name: 'soft-models',
  long: true,
  sentence: 'Time per tetrahedron and substep of the deformable models, from 2,500 to 100,000 tetrahedra.',
  run: async (options) => measure(options),
};

interface SoftBody {
  substep(h: number, gravity: readonly number[]): void;
}

function bodiesOf(mesh: TetMesh, seed: number): Record<string, SoftBody> {
  const particles = new Particles();
  const clusters = Math.max(2, Math.round(mesh.vertexCount / 60));
  const bodies = [
    new XpbdBody(particles, { mesh }),
    new XpbdBody(particles, { mesh, iterations: 2, damping: 0.01 }),
    new ShapeMatchingBody(particles, { mesh }),
    new ShapeMatchingBody(particles, { mesh, mode: 'quadratic' }),
    new ShapeMatchingBody(particles, { mesh, clusters }),
  ];
  const random = new Random(seed);
  const { position, velocity } = particles.columns;
  for (let v = 0; v < 3 * particles.count; v += 3) {
    velocity[v] = -3 * position[v + 1] + random.uniform(-0.5, 0.5);
    velocity[v + 1] = 3 * position[v] + random.uniform(-0.5, 0.5);
    velocity[v + 2] = random.uniform(-0.5, 0.5);
  }
  return Object.fromEntries(CONTESTANTS.map((name, k) => [name, bodies[k]]));
}

function measure({ seed, quick, progress }: RunOptions): BenchResult[] {
  const sizes: number[] = [];
  const medians = new Map<string, number[]>(CONTESTANTS.map((name) => [name, []]));
  const results = (quick ? QUICK_CELLS : CELLS).map((cells) => {
    const mesh = TetMesh.box({ size: [1, 1, 1], cells: [cells, cells, cells] });
    progress(`${mesh.tetCount} tetrahedra`);
    const bodies = bodiesOf(mesh, seed);
    const contestants = Object.fromEntries(
      Object.entries(bodies).map(([name, body]) => [
        name,
        { run: () => body.substep(SUBSTEP, [0, -9.81, 0]) },
      ]),
    );
    // Milliseconds for all tetrahedra to nanoseconds for one.
    const times = compare(contestants, { warmUp: 10, repeats: quick ? 5 : 40, per: mesh.tetCount * 1e-6 });
    sizes.push(mesh.tetCount);
    for (const name of CONTESTANTS) medians.get(name)!.push(times[name].median * mesh.tetCount);
    return {
      name: 'soft-models',
      size: `${mesh.tetCount.toLocaleString('en-US')} tetrahedra`,
      unit: 'ns per tetrahedron',
      results: times,
      checks: {},
    };
  });
  const last = results.at(-1)!;
  const checks = Object.fromEntries(
    CONTESTANTS.flatMap((name) => {
      const exponent = growthExponent(sizes, medians.get(name)!);
      const claim: [string, boolean | number][] = [[`exponent of ${name}`, Number(exponent.toPrecision(3))]];
      if (!quick && DEFAULTS.includes(name))
        claim.push([`${name} grows with exponent 1.1 at most`, exponent <= 1.1]);
      return claim;
    }),
  );
  return [...results.slice(0, -1), { ...last, checks }];
}
