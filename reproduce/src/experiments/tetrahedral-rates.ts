/** The short paper's scenes: pictures a second, and its figure 1, the share of time per part with the grid that it has to build anew in every step. */
import { STAGES, type Stage, TetMesh, World } from 'pliant';
import { shotOf, type View } from '../pictures/shot.js';
import type { Context, Experiment, Figure, Finding, Outcome } from '../types.js';
import { meshSize, processorTime, sceneNamed, viewOf, worldOf } from './scene-world.js';

const DT = 1 / 60;
/** Steps before the first that is timed: until bodies touch. */
const WARM_UP = 60;

interface RateScene {
  readonly title: string;
  readonly tets: number | undefined;
  readonly vertices: number | undefined;
  /** Pictures a second, with the way the paper writes it. */
  readonly rate: readonly [number, string] | string;
  make(): World;
  readonly view: {
    readonly eye: readonly [number, number, number];
    readonly target: readonly [number, number, number];
  };
}

const SCENES: readonly RateScene[] = [
  {
    title: 'small scene',
    tets: 1600,
    vertices: 1470,
    rate: [60, 'about 60'],
    make: () => worldOf('soft-small'),
    view: viewOf(sceneNamed('soft-small')),
  },
  {
    title: 'middle scene',
    tets: undefined,
    vertices: undefined,
    rate: '"real time frame rates … up to ten thousand tetrahedra"; the caption of this figure is lost',
    make: middleScene,
    view: { eye: [4.5, 3.2, 6], target: [0, 1.2, 0] },
  },
  {
    title: 'three large bodies',
    tets: 19_428,
    vertices: 8691,
    rate: [10, '8–12'],
    make: () => worldOf('soft-three-large'),
    view: viewOf(sceneNamed('soft-three-large')),
  },
];

export const tetrahedralRates: Experiment = {
  name: 'tetrahedral-rates',
  title: 'Tetrahedral bodies in real time',
  source: { document: 'tetrahedral-contact', place: 'figures 1 to 4' },
  sentence:
    'Three scenes of soft bodies with consistent depth, contact surfaces and shape matching or finite elements; steps a second without drawing, and the share of each part of a step.',
  parameters: { steps: 240 },
  run: measureRates,
};

interface Timing {
  readonly scene: RateScene;
  readonly tets: number;
  readonly vertices: number;
  readonly rate: number;
  readonly substeps: number;
  /** [ms] in the mean step. */
  readonly stages: Readonly<Record<Stage, number>>;
  readonly image: string;
}

/** Ten thousand tetrahedra in four bodies. */
function middleScene(): World {
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane' }, friction: 0.5 });
  const mesh = TetMesh.box({ size: [1.2, 1, 1], cells: [10, 7, 7] });
  for (let k = 0; k < 4; k++)
    world.add({
      kind: 'soft',
      mesh,
      model: { kind: 'shape-matching', mode: 'linear', clusters: 6, overlap: 2, stiffness: 0.8, damping: 12 },
      position: [0.25 * (k % 2), 0.7 + 1.15 * k, 0.1 * k],
      friction: 0.5,
    });
  return world;
}

async function measureRates(context: Context): Promise<Outcome> {
  const timings: Timing[] = [];
  for (const scene of SCENES) {
    context.progress(scene.title);
    timings.push(await timeScene(scene, context));
  }
  return {
    findings: [...timings.flatMap(findingsOf), gridFinding(timings.at(-1)!)],
    figures: [
      {
        kind: 'frames',
        name: 'scenes',
        caption: 'Figures 2 to 4: the scenes when they were timed.',
        columns: 3,
        frames: timings.map(({ scene, tets, image }) => ({
          label: `${scene.title}, ${tets.toLocaleString('en')} tetrahedra`,
          image,
        })),
      },
      shareBars(timings),
    ],
    judgement: judged(timings),
  };
}

async function timeScene(scene: RateScene, { parameters, quick, draw }: Context): Promise<Timing> {
  const world = scene.make();
  world.setSleeping(false);
  world.setMethod('penetration', 'consistent');
  world.timeEveryStep();
  const steps = quick ? Math.min(40, parameters['steps']) : parameters['steps'];
  for (let step = 0; step < WARM_UP; step++) world.step(DT);
  const sums = Object.fromEntries(STAGES.map((stage) => [stage, 0])) as Record<Stage, number>;
  const { seconds } = processorTime(() => {
    for (let step = 0; step < steps; step++) {
      world.step(DT);
      const timing = world.timings();
      for (const stage of STAGES) sums[stage] += timing[stage] / steps;
    }
  });
  const [image] = await draw([shotOf(world, farther(scene.view))]);
  const { substeps } = world;
  return { scene, ...meshSize(world), rate: steps / seconds, substeps, stages: sums, image: image! };
}

/** Room for what slides off. */
function farther({ eye, target }: RateScene['view']): View {
  const [x, y, z] = [0, 1, 2].map((i) => target[i] + 1.35 * (eye[i] - target[i]));
  return { eye: [x!, y!, z!], target: [target[0], 0.8, target[2]], size: [400, 300] };
}

function findingsOf({ scene, tets, vertices, rate }: Timing): Finding[] {
  const printed = scene.rate;
  const size: Finding[] =
    scene.tets === undefined || scene.vertices === undefined
      ? []
      : [
          {
            quantity: `${scene.title}: tetrahedra`,
            unit: '',
            printed: scene.tets,
            ours: tets,
            judgement: `${vertices.toLocaleString('en')} vertices, the paper has ${scene.vertices.toLocaleString('en')}: its meshes are not printed`,
          },
        ];
  const isNumber = typeof printed !== 'string';
  return [
    ...size,
    {
      quantity: `${scene.title}: steps a second`,
      unit: '1/s',
      printed: isNumber ? printed[0] : printed,
      ...(isNumber && { printedText: printed[1] }),
      ours: rate,
      judgement: isNumber
        ? `${(rate / printed[0]).toFixed(1)} times the paper's pictures a second, which include drawing`
        : `${rate >= 60 ? 'real time' : 'below 60 a second'} with ${tets.toLocaleString('en')} tetrahedra`,
      headline: isNumber,
    },
  ];
}

const total = ({ stages }: Timing): number => STAGES.reduce((sum, stage) => sum + stages[stage], 0);
/** Filling the cells is a part of it, so this is more than the paper's half stands for. */
const findingShare = (timing: Timing): number => (100 * timing.stages.narrowphase) / total(timing);

function gridFinding(timing: Timing): Finding {
  const share = findingShare(timing);
  return {
    quantity: `${timing.scene.title}: finding vertices, the grid included`,
    unit: '% of a step',
    printed: 50,
    printedText: 'about 50',
    ours: share,
    judgement:
      share < 40
        ? 'not the bottleneck: only what lies in the common box of two bodies is put into cells'
        : 'the bottleneck here as in the paper',
    headline: true,
  };
}

const PARTS = [
  ['deformation', ['bodies', 'integration']],
  ['broad phase', ['broadphase']],
  ['finding vertices', ['narrowphase']],
  ['depth', ['penetration']],
  ['response', ['response']],
] as const;

function shareBars(timings: readonly Timing[]): Figure {
  return {
    kind: 'bars',
    name: 'shares',
    caption:
      "The paper's figure 1 with our stages; of the paper's own only the half for its grid can be read, its other parts are lost. The grid is part of finding vertices.",
    label: 'share of the time of a step [%]',
    parts: PARTS.map(([name]) => name),
    rows: timings.map(({ scene, stages }) => ({
      name: scene.title,
      values: PARTS.map(([, own]) => own.reduce((sum, stage) => sum + stages[stage as Stage], 0)),
    })),
  };
}

/** Contacts of bodies that deform are found in every part of a step. */
function partsOf({ substeps }: Timing): string {
  return substeps === 1
    ? 'contacts are looked for once in a step'
    : `a step has ${substeps} parts, and contacts are looked for in each`;
}

function judged(timings: readonly Timing[]): string {
  const large = timings.at(-1)!;
  const faster = (large.rate / 10).toFixed(1);
  return `The large scene runs at ${large.rate.toFixed(0)} steps a second, ${faster} times the paper's 8 to 12 pictures on a Core 2 Duo of 2.4 GHz; ${partsOf(large)}. Finding colliding vertices, the grid included, takes ${findingShare(large).toFixed(0)} % of a step where the update of the paper's grid alone took half. Two captions of the paper are damaged: what its second scene holds can't be read, and ours has ten thousand tetrahedra because the text names that number.`;
}
