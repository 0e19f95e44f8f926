/** "An average time of 35 µs is needed for resolving a colliding point", and linear growth: both measured on frames of the paper's scenes. */
import { TetMesh, type World } from 'pliant';
import { createPairDepth, PairOverlap, TetBody, TetTopology, VertexDepths } from 'pliant/methods';
import type { Context, Experiment, Figure, Finding, Outcome } from '../types.js';
import { growthExponent, median, processorTime, worldOf } from './scene-world.js';

const PRINTED = 35;
const DT = 1 / 60;
/** Rounds before the first that counts, until the compiler is done. */
const WARM_UP = 15;
/** Moments of the scenes at which much is in contact [s]. */
const SCENES = [
  { name: 'soft-two-cubes', title: 'two cubes', moments: [0.12, 0.14, 0.16], response: 'penalty' },
  { name: 'soft-sphere-pile', title: '120 spheres', moments: [1, 1.4, 2], response: 'auto' },
  { name: 'soft-mixed-drop', title: 'mixed drop', moments: [0.8, 1.1, 1.5], response: 'auto' },
] as const;
const METHODS = ['closest-feature', 'consistent', 'regional'] as const;

export const depthCost: Experiment = {
  name: 'depth-cost',
  title: 'Time per colliding point',
  source: { document: 'heidelberger2004consistent', place: 'section 4, last paragraph' },
  sentence:
    'Detection and depth of all pairs in frames of the three scenes, divided by the number of vertices inside another body; then two slabs of growing size, of which always the same share collides.',
  parameters: { repeats: 40 },
  run: measureCost,
};

interface Cost {
  readonly scene: string;
  readonly points: number;
  /** Stage 1, and the stages after it by method [µs per colliding point]. */
  readonly detection: number;
  readonly depths: Readonly<Record<(typeof METHODS)[number], number>>;
}

function measureCost({ parameters, quick, progress }: Context): Outcome {
  const repeats = quick ? Math.min(10, parameters['repeats']) : parameters['repeats'];
  const costs = SCENES.map((scene) => {
    progress(scene.title);
    return costOf(scene, repeats);
  });
  const growth = growthOf(quick ? [6, 12, 24] : [6, 12, 24, 34, 45], repeats, progress);
  const exponent = growthExponent(growth.points, growth.consistent);
  return {
    findings: [
      ...costs.flatMap(findingsOf),
      {
        quantity: 'exponent of time against colliding points',
        unit: '',
        printed: 1,
        printedText: '"scales linearly"',
        ours: exponent,
        judgement: exponent <= 1.15 ? 'linear, as the paper says' : 'grows faster than the paper says',
        headline: true,
      },
    ],
    figures: [growthPlot(growth), stageBars(costs)],
    judgement: judged(costs, exponent),
  };
}

function costOf({ name, title, moments, response }: (typeof SCENES)[number], repeats: number): Cost {
  const world = worldOf(name, name === 'soft-two-cubes' ? { substeps: 2 } : {});
  world.setMethod('response', response);
  const pairs: [TetBody, TetBody][] = [];
  for (const moment of moments) {
    while (world.time < moment) world.step(DT);
    pairs.push(...touchingPairs(world));
  }
  return { scene: title, ...timePairs(pairs, repeats) };
}

/** Copies of all pairs of deformable bodies of which a vertex of one is inside the other. */
function touchingPairs(world: World): [TetBody, TetBody][] {
  const topologies = new Map<TetMesh, TetTopology>();
  const bodies = [...world]
    .filter(({ mesh }) => mesh !== undefined)
    .map(({ mesh, positions }) => {
      if (!topologies.has(mesh!)) topologies.set(mesh!, new TetTopology(mesh!));
      return new TetBody(topologies.get(mesh!)!, Float64Array.from(positions));
    });
  const overlap = new PairOverlap();
  const pairs: [TetBody, TetBody][] = [];
  for (const [i, a] of bodies.entries())
    for (const b of bodies.slice(i + 1)) if (meet(a, b) && overlap.detect(a, b) > 0) pairs.push([a, b]);
  return pairs;
}

function meet(a: TetBody, b: TetBody): boolean {
  return [0, 1, 2].every((i) => a.bounds[i] < b.bounds[3 + i] && b.bounds[i] < a.bounds[3 + i]);
}

/** As in a step: boxes, normals and trees are made anew from moved positions inside the clock. */
function timePairs(pairs: readonly [TetBody, TetBody][], repeats: number): Omit<Cost, 'scene'> {
  const overlaps = pairs.map(() => new PairOverlap());
  const bodies = [...new Set(pairs.flat())];
  const out = new VertexDepths();
  let points = 0;
  const detect = () => {
    for (const body of bodies) body.refresh();
    points = 0;
    for (const [k, [a, b]] of pairs.entries()) points += overlaps[k].detect(a, b);
  };
  const time = (work: () => void, before: () => void) => {
    const samples: number[] = [];
    for (let k = 0; k < repeats + WARM_UP; k++) {
      before();
      const { seconds } = processorTime(work);
      if (k >= WARM_UP) samples.push(seconds);
    }
    return (1e6 * median(samples)) / points;
  };
  detect();
  const detection = time(detect, () => {});
  const depths = METHODS.map((method) => {
    const depth = createPairDepth(method);
    const measure = () => {
      for (const overlap of overlaps) depth.measure(overlap, out);
    };
    return [method, time(measure, detect)] as const;
  });
  return { points, detection, depths: Object.fromEntries(depths) as Cost['depths'] };
}

function findingsOf({ scene, points, detection, depths }: Cost): Finding[] {
  return METHODS.map((method) => {
    const ours = detection + depths[method];
    return {
      quantity: `${scene}, ${method}`,
      unit: 'µs per colliding point',
      printed: method === 'regional' ? 'not in the paper' : PRINTED,
      ours,
      judgement: `${points.toLocaleString('en')} points; ${detection.toFixed(2)} µs to find them, ${depths[method].toFixed(2)} µs for depth${method === 'regional' ? '' : `; ${(PRINTED / ours).toFixed(1)} times faster than on the Pentium 4`}`,
      ...(method === 'consistent' && { headline: true }),
    };
  });
}

interface Growth {
  readonly points: number[];
  readonly consistent: number[];
  readonly regional: number[];
}

function growthOf(sides: readonly number[], repeats: number, progress: (words: string) => void): Growth {
  const growth: Growth = { points: [], consistent: [], regional: [] };
  for (const side of sides) {
    const mesh = TetMesh.box({ size: [side / 10, 0.5, side / 10], cells: [side, 5, side] });
    const topology = new TetTopology(mesh);
    progress(`slabs of ${topology.tetCount.toLocaleString('en')} tetrahedra`);
    const shifted = Float64Array.from(mesh.positions, (x, k) => x + [0.013, 0.42, 0.017][k % 3]);
    const pair = [
      new TetBody(topology, Float64Array.from(mesh.positions)),
      new TetBody(topology, shifted),
    ] as const;
    const { points, detection, depths } = timePairs([[...pair]], Math.min(repeats, 20));
    growth.points.push(points);
    growth.consistent.push(((detection + depths.consistent) * points) / 1000);
    growth.regional.push(((detection + depths.regional) * points) / 1000);
  }
  return growth;
}

function growthPlot({ points, consistent, regional }: Growth): Figure {
  return {
    kind: 'plot',
    name: 'growth',
    caption:
      'Detection and depth of two slabs against the number of colliding points; the marks are the 35 µs a point of the paper.',
    x: { label: 'colliding points', logarithmic: true },
    y: { label: 'time [ms]', logarithmic: true },
    series: [
      { name: 'consistent', x: points, y: consistent },
      { name: 'regional', x: points, y: regional },
      { name: 'paper, 35 µs a point', x: points, y: points.map((n) => (PRINTED * n) / 1000), marks: true },
    ],
  };
}

function stageBars(costs: readonly Cost[]): Figure {
  return {
    kind: 'bars',
    name: 'stages',
    caption:
      'Where the time of a colliding point goes: finding it (stage 1), or its depth and direction (stages 2 to 4).',
    label: 'share of the time with the consistent method [%]',
    parts: ['stage 1, detection', 'stages 2 to 4, depth'],
    rows: costs.map(({ scene, detection, depths }) => ({
      name: scene,
      values: [detection, depths.consistent],
    })),
  };
}

function judged(costs: readonly Cost[], exponent: number): string {
  const all = costs.map(({ detection, depths }) => detection + depths.consistent);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return `Between ${low.toFixed(1)} and ${high.toFixed(1)} µs a point, ${(PRINTED / high).toFixed(1)} to ${(PRINTED / low).toFixed(1)} times below the paper's 35 µs on a Pentium 4 of 3 GHz. Growth is ${exponent <= 1.15 ? 'linear' : 'not linear'} (exponent ${exponent.toFixed(2)}). The paper says that its method costs about as much as the nearest surface; here it costs ${costs.map(({ depths }) => (depths.consistent / depths['closest-feature']).toFixed(1)).join(', ')} times as much in the three scenes.`;
}
