/** The thesis's box of molecules on its ground: force and heights over time, for spheres and for surfaces, by density and elasticity. */
import { type Body, boxAndGround, checkScene, sceneOfMolecules, World } from 'pliant';
import type { Context, Experiment, Figure, Finding, Outcome, Plot } from '../types.js';
import { type KeyFrame, keyFrame, keyFramesSvg } from './molecules-svg.js';

const DT = 1e-3;
/** Gravity of the one scene file that the thesis prints [m/s²]. */
const GRAVITY = 1.4;
const DENSITIES = [833, 2500, 5000];
const ELASTICITIES = [1500, 5000, 50_000];
/** Times of the key frames in figures 4.13 and 4.20 [s]. */
const KEY_TIMES = {
  spheres: [0, 0.2, 0.3, 0.4, 0.6, 0.8, 0.9, 1, 1.1, 1.6],
  'triangle-mesh': [0, 0.2, 0.3, 0.4, 0.6, 0.8, 1, 1.2, 1.5, 1.9],
} as const;

interface Curve {
  readonly times: number[];
  readonly forces: number[];
  readonly lows: number[];
  readonly highs: number[];
  readonly frames: KeyFrame[];
  readonly weight: number;
}

type Detection = 'spheres' | 'triangle-mesh';

export const boxOnSpheres = experiment(
  'spheres',
  'box-by-spheres',
  'Box on ground, collision of spheres',
  'figures 4.13 to 4.19',
);
export const boxOnSurfaces = experiment(
  'triangle-mesh',
  'box-by-surfaces',
  'Box on ground, collision of implicit surfaces',
  'figures 4.20 to 4.26',
);

function experiment(detection: Detection, name: string, title: string, place: string): Experiment {
  return {
    name,
    title,
    source: { document: 'deformable-contact', place },
    sentence:
      'A box of 75 molecules falls on a ground of 225; force between them, lowest point of the box and highest of the ground, then the same for three densities and three elasticities.',
    parameters: { 'seconds-simulated': 3 },
    run: (context) => reproduceFigures(detection, context),
  };
}

function reproduceFigures(detection: Detection, { parameters, quick, progress }: Context): Outcome {
  const whole = parameters['seconds-simulated']!;
  const study = quick && detection === 'triangle-mesh' ? 0.8 : 1.2;
  progress('reference run');
  const reference = record(boxAndGround(), detection, whole, true);
  const densities = DENSITIES.map((density) => {
    progress(`density ${density}`);
    return { name: `${density} kg/m³`, curve: record(boxAndGround({ density }), detection, study) };
  });
  const elasticities = ELASTICITIES.map((elasticity) => {
    progress(`elasticity ${elasticity}`);
    return { name: `${elasticity} N/m²`, curve: record(boxAndGround({ elasticity }), detection, study) };
  });
  const frames: Figure = {
    kind: 'picture',
    name: 'key-frames',
    caption: "Key frames at the thesis's times; the molecules, seen from the side.",
    svg: keyFramesSvg(reference.frames),
  };
  return {
    findings: [...referenceFindings(reference, detection), ...trends(densities, elasticities)],
    figures: [
      frames,
      forcePlot('force', 'Collision force on the box: impact, rebound, rest at its weight.', [
        { name: 'box', curve: reference },
      ]),
      heightPlot('heights', 'Lowest point of the box and highest of the ground.', reference),
      forcePlot('force-by-density', 'Collision force for three densities of the box.', densities),
      forcePlot('force-by-elasticity', 'Collision force for three elasticities of the box.', elasticities),
    ],
    judgement:
      'The curves show what the thesis reports. Its figures carry no numbers that can be read, so the column of the document has laws (free fall, weight) or says so. Spacing, radii and gravity are those of its one printed scene file.',
  };
}

function record(
  molecules: ReturnType<typeof boxAndGround>,
  detection: Detection,
  seconds: number,
  withFrames = false,
): Curve {
  const reading = checkScene(sceneOfMolecules(molecules));
  if (!reading.ok) throw new Error(reading.errors[0]!.message);
  const world = World.fromScene(reading.scene);
  world.setMethod('narrowphase', detection);
  const box = world.find('box')!;
  const ground = world.find('ground')!;
  const curve: Curve = { times: [], forces: [], lows: [], highs: [], frames: [], weight: box.mass * GRAVITY };
  const isKey = (time: number) =>
    withFrames && KEY_TIMES[detection].some((key) => Math.abs(key - time) < DT / 2);
  if (isKey(0)) curve.frames.push(keyFrame(0, [ground, box]));
  for (let step = 1; step <= Math.round(seconds / DT); step++) {
    world.step(DT);
    const [pair] = world.pairs();
    curve.times.push(step * DT);
    curve.forces.push(pair === undefined ? 0 : -pair.force[1]);
    curve.lows.push(extreme(box, -1));
    curve.highs.push(extreme(ground, 1));
    if (isKey(step * DT)) curve.frames.push(keyFrame(step * DT, [ground, box]));
  }
  return curve;
}

function extreme(body: Body, sign: 1 | -1): number {
  const surface = body.surface?.positions;
  const positions = surface ?? body.positions;
  let most = -sign * Number.MAX_VALUE;
  for (let k = 1; k < positions.length; k += 3) if (sign * positions[k]! > sign * most) most = positions[k]!;
  return most + (surface === undefined ? sign * body.molecules!.radii[0]! : 0);
}

function referenceFindings(curve: Curve, detection: Detection): Finding[] {
  const fall = curve.lows[0]! - curve.highs[0]!;
  const touch = curve.times[curve.forces.findIndex((force) => force > 0)] ?? Number.NaN;
  const last = curve.forces.slice(-500);
  const rest = last.reduce((sum, force) => sum + force, 0) / last.length;
  const gap = curve.lows.at(-1)! - curve.highs.at(-1)!;
  const law = Math.sqrt((2 * 0.1) / GRAVITY);
  return [
    {
      quantity: 'time of impact',
      unit: 's',
      printed: law,
      ours: touch,
      judgement: `${(100 * Math.abs(touch / law - 1)).toFixed(2)} % from √(2h/g)`,
    },
    {
      quantity: 'mean force of the last half second',
      unit: 'N',
      printed: curve.weight,
      ours: rest,
      judgement: `${(100 * Math.abs(rest / curve.weight - 1)).toFixed(2)} % from the weight of the box`,
    },
    {
      quantity: 'box above ground at rest',
      unit: 'm',
      printed:
        detection === 'spheres'
          ? 'the curves overlap: spheres rest in the ditches'
          : 'the curves do not overlap',
      ours: gap,
      judgement:
        (detection === 'spheres') === gap < -0.002
          ? `as the thesis says; it began ${fall.toFixed(3)} m above`
          : 'differs from the thesis',
    },
  ];
}

interface Named {
  readonly name: string;
  readonly curve: Curve;
}

function trends(densities: readonly Named[], elasticities: readonly Named[]): Finding[] {
  return [
    ...densities.map(({ name, curve }) => ({
      quantity: `peak force at ${name}`,
      unit: 'N',
      printed: 'larger for heavier boxes; no number is printed',
      ours: Math.max(...curve.forces),
      judgement: `lowest point ${Math.min(...curve.lows).toFixed(4)} m`,
    })),
    ...elasticities.map(({ name, curve }) => ({
      quantity: `length of the first contact at ${name}`,
      unit: 's',
      printed: 'longer for softer boxes; no number is printed',
      ours: firstContact(curve),
      judgement: `peak force ${Math.max(...curve.forces).toFixed(2)} N`,
    })),
  ];
}

function firstContact({ times, forces }: Curve): number {
  const begin = forces.findIndex((force) => force > 0);
  const end = forces.findIndex((force, k) => k > begin && force === 0);
  return (end < 0 ? times.at(-1)! : times[end]!) - times[begin]!;
}

function forcePlot(name: string, caption: string, runs: readonly Named[]): Plot {
  const series = runs.map((run) => ({ name: run.name, x: run.curve.times, y: run.curve.forces }));
  return { kind: 'plot', name, caption, x: { label: 'time [s]' }, y: { label: 'force [N]' }, series };
}

function heightPlot(name: string, caption: string, { times, lows, highs }: Curve): Plot {
  const series = [
    { name: 'box, lowest y', x: times, y: lows },
    { name: 'ground, highest y', x: times, y: highs },
  ];
  return { kind: 'plot', name, caption, x: { label: 'time [s]' }, y: { label: 'y [m]' }, series };
}
