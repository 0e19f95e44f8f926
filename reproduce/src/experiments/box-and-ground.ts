/** The thesis's box of molecules on its ground: force and heights over time, for spheres and for surfaces, by density and elasticity. */
import { type Body, World } from 'pliant';
import { checkScene } from 'pliant/io';
import { boxAndGround, type MoleculeScene, sceneOfMolecules } from 'pliant/molecules';
import { type Shot, shotOf, type View } from '../pictures/shot.js';
import type { Context, Experiment, Figure, Finding, Outcome, Plot } from '../types.js';

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

/** Of the seven figures of each mode. */
const FIRST_FIGURE = { spheres: 13, 'triangle-mesh': 20 } as const;

interface Curve {
  readonly times: number[];
  readonly forces: number[];
  readonly lows: number[];
  readonly highs: number[];
  readonly frames: { readonly time: number; readonly shot: Shot }[];
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

async function reproduceFigures(
  detection: Detection,
  { parameters, quick, progress, draw }: Context,
): Promise<Outcome> {
  const whole = parameters['seconds-simulated'];
  const study = quick && detection === 'triangle-mesh' ? 0.8 : whole;
  progress('reference run');
  const reference = record(boxAndGround(), detection, whole, true);
  // The box of the reference is one of each three, and its run is theirs.
  const isReference = (scene: MoleculeScene) =>
    study === whole && JSON.stringify(scene) === JSON.stringify(boxAndGround());
  const curveOf = (scene: MoleculeScene) =>
    isReference(scene) ? reference : record(scene, detection, study);
  const densities = DENSITIES.map((density) => {
    progress(`density ${density}`);
    return { name: `${density} kg/m³`, curve: curveOf(boxAndGround({ density })) };
  });
  const elasticities = ELASTICITIES.map((elasticity) => {
    progress(`elasticity ${elasticity}`);
    return { name: `${elasticity} N/m²`, curve: curveOf(boxAndGround({ elasticity })) };
  });
  progress('pictures');
  const images = await draw(reference.frames.map(({ shot }) => shot));
  const findings = [...referenceFindings(reference, detection), ...trends(densities, elasticities)];
  return {
    findings,
    figures: figures(detection, reference, images, densities, elasticities),
    judgement: judged(findings, detection),
  };
}

function figures(
  detection: Detection,
  reference: Curve,
  images: readonly string[],
  densities: readonly Named[],
  elasticities: readonly Named[],
): Figure[] {
  const number = (k: number) => `Figure 4.${FIRST_FIGURE[detection] + k}`;
  const box = [{ name: 'box', curve: reference }];
  const [byDensity, byElasticity] = [densities[0].curve, elasticities[0].curve];
  return [
    {
      kind: 'frames',
      name: 'key-frames',
      caption: `${number(0)}: the box at the thesis's times.`,
      columns: 5,
      frames: images.map((image, k) => ({ label: `t = ${reference.frames[k].time.toFixed(1)} s`, image })),
    },
    forcePlot(
      'force',
      `${number(1)}: collision force on the box: impact, rebounds, rest at its weight.`,
      box,
    ),
    heightPlot('heights', `${number(2)}: lowest point of the box and highest of the ground.`, box, reference),
    forcePlot('force-by-density', `${number(3)}: collision force by the density of the box.`, densities),
    heightPlot('heights-by-density', `${number(4)}: lowest point by density.`, densities, byDensity),
    forcePlot(
      'force-by-elasticity',
      `${number(5)}: collision force by the elasticity of the box.`,
      elasticities,
    ),
    heightPlot(
      'heights-by-elasticity',
      `${number(6)}: lowest point by elasticity.`,
      elasticities,
      byElasticity,
    ),
  ];
}

function judged(findings: readonly Finding[], detection: Detection): string {
  const off = findings
    .filter(({ judgement }) => judgement.startsWith('differs'))
    .map(({ quantity }) => quantity);
  const verdict =
    off.length === 0
      ? 'The curves show impact after free fall and rest at the weight, and, which the thesis does not say in words, larger forces for heavier boxes and longer contacts for softer ones.'
      : `Most of what was to be expected shows in the curves; what differs: ${off.join(', ')}.`;
  const surface =
    detection === 'triangle-mesh'
      ? ' The surfaces are generated ten times a second, as in its performance scene, and when they are strained; in between they are carried, which the thesis does not do.'
      : '';
  return `${verdict}${surface} Of the axes of its plots one is still there (figure 4.17: 0 to 0.12 m, 0 to 1.98 s); the curves are lost, so the column of the document has laws (free fall, weight), that axis, or says so. Spacing, radii, damping and gravity are those of its one printed scene file, not of this scene.`;
}

function record(molecules: MoleculeScene, detection: Detection, seconds: number, withFrames = false): Curve {
  const reading = checkScene(sceneOfMolecules(molecules));
  if (!reading.ok) throw new Error(reading.errors[0].message);
  const world = World.fromScene(reading.scene);
  world.setMethod('narrowphase', detection);
  const box = world.find('box')!;
  const ground = world.find('ground')!;
  const curve: Curve = { times: [], forces: [], lows: [], highs: [], frames: [], weight: box.mass * GRAVITY };
  const isKey = (time: number) =>
    withFrames && KEY_TIMES[detection].some((key) => Math.abs(key - time) < DT / 2);
  const keep = (time: number) => {
    // Surfaces are there from the first step on, which stands for the beginning.
    const key = time < 1.5 * DT ? 0 : time;
    if (isKey(key)) curve.frames.push({ time: key, shot: shotOf(world, viewBy(detection)) });
  };
  for (let step = 1; step <= Math.round(seconds / DT); step++) {
    world.step(DT);
    const [pair] = world.pairs();
    curve.times.push(step * DT);
    curve.forces.push(pair === undefined ? 0 : -pair.force[1]);
    curve.lows.push(extreme(box, -1));
    curve.highs.push(extreme(ground, 1));
    keep(step * DT);
  }
  return curve;
}

function viewBy(detection: Detection): View {
  const size = [300, 225] as const;
  return { eye: [0.22, 0.17, 0.34], target: [0, 0.045, 0], size, spheres: detection === 'spheres' };
}

function extreme(body: Body, sign: 1 | -1): number {
  const surface = body.surface?.positions;
  const positions = surface ?? body.positions;
  let most = -sign * Number.MAX_VALUE;
  for (let k = 1; k < positions.length; k += 3) if (sign * positions[k] > sign * most) most = positions[k];
  return most + (surface === undefined ? sign * body.molecules!.radii[0] : 0);
}

function referenceFindings(curve: Curve, detection: Detection): Finding[] {
  const fall = curve.lows[0] - curve.highs[0];
  const touch = curve.times[curve.forces.findIndex((force) => force > 0)] ?? Number.NaN;
  const last = curve.forces.slice(-500);
  const rest = last.reduce((sum, force) => sum + force, 0) / last.length;
  const gap = curve.lows.at(-1)! - curve.highs.at(-1)!;
  const deepest = Math.min(...curve.lows.map((low, k) => low - curve.highs[k]));
  // Spheres meet in the ditches of the others; surfaces where they are.
  const law = Math.sqrt((2 * (detection === 'spheres' ? 0.1 : fall)) / GRAVITY);
  return [
    {
      quantity: 'time of impact',
      unit: 's',
      printed: law,
      isLaw: true,
      ours: touch,
      judgement: within(touch / law, 0.02, '√(2h/g)'),
    },
    {
      quantity: 'mean force of the last half second',
      unit: 'N',
      printed: curve.weight,
      isLaw: true,
      ours: rest,
      judgement: within(rest / curve.weight, 0.03, 'the weight of the box'),
    },
    {
      quantity: 'height of the fall',
      unit: 'm',
      printed: 'the axis of figure 4.17 ends at 0.12',
      ours: Math.max(...curve.lows),
      judgement: Math.max(...curve.lows) < 0.13 ? 'fits the axis' : 'differs: the curve would leave the axis',
    },
    {
      quantity: 'speed at the end',
      unit: 'm/s',
      printed: 0,
      isLaw: true,
      ours: speedAtEnd(curve),
      judgement: Math.abs(speedAtEnd(curve)) < 1e-3 ? 'at rest' : 'differs: not at rest when the run ends',
    },
    detection === 'spheres'
      ? {
          quantity: 'box above ground at rest',
          unit: 'm',
          printed: 'the curves overlap: spheres rest in the ditches',
          ours: gap,
          judgement:
            gap < -0.002
              ? `as the thesis says; it began ${fall.toFixed(3)} m above`
              : 'differs from the thesis',
        }
      : {
          quantity: 'deepest crossing of box and ground',
          unit: 'm',
          printed: 'the box briefly crosses the ground (figure 4.22)',
          ours: deepest,
          judgement:
            deepest < 0 && gap > deepest
              ? `as the thesis says; at rest ${gap.toFixed(4)} m above`
              : 'differs from the thesis',
        },
  ];
}

/** How fast the lowest point rises over the last tenth of a second [m/s]. */
function speedAtEnd({ lows, times }: Curve): number {
  const from = Math.max(0, lows.length - 101);
  return (lows.at(-1)! - lows[from]) / (times.at(-1)! - times[from]);
}

interface Named {
  readonly name: string;
  readonly curve: Curve;
}

function within(ratio: number, most: number, what: string): string {
  const off = Math.abs(ratio - 1);
  return `${off <= most ? '' : 'differs: '}${(100 * off).toFixed(2)} % from ${what}`;
}

/** Every number is judged by whether it follows the one before it in the order that mechanics asks for. */
function trends(densities: readonly Named[], elasticities: readonly Named[]): Finding[] {
  const peaks = densities.map(({ curve }) => Math.max(...curve.forces));
  const lengths = elasticities.map(({ curve }) => firstContact(curve));
  const order = (values: readonly number[], k: number, sign: 1 | -1) =>
    k === 0 || sign * (values[k] - values[k - 1]) > 0 ? 'in order' : 'differs from that order';
  return [
    ...densities.map(({ name, curve }, k) => ({
      quantity: `peak force at ${name}`,
      unit: 'N',
      printed: 'the curve is lost; by mechanics larger for heavier boxes',
      ours: peaks[k],
      judgement: `${order(peaks, k, 1)}; lowest point ${Math.min(...curve.lows).toFixed(4)} m`,
    })),
    ...elasticities.map(({ name, curve }, k) => ({
      quantity: `length of the first contact at ${name}`,
      unit: 's',
      printed: 'the curve is lost; by mechanics longer for softer boxes',
      ours: Math.min(lengths[k], curve.times.at(-1)!),
      judgement: `${lengths[k] === Number.POSITIVE_INFINITY ? `${order(lengths, k, -1)}: the box does not lift off within the run` : order(lengths, k, -1)}; peak force ${Math.max(...curve.forces).toFixed(2)} N`,
    })),
  ];
}

/** Until nothing is felt for a while: single steps without force are part of a contact of surfaces. */
function firstContact({ times, forces }: Curve): number {
  const pause = Math.round(0.015 / DT);
  const begin = forces.findIndex((force) => force > 0);
  const end = forces.findIndex(
    (force, k) => k > begin && force === 0 && !forces.slice(k, k + pause).some((f) => f > 0),
  );
  // A contact that lasts until the end of the run has no length yet.
  return end < 0 ? Number.POSITIVE_INFINITY : times[end] - times[begin];
}

function forcePlot(name: string, caption: string, runs: readonly Named[]): Plot {
  const series = runs.map((run) => ({ name: run.name, x: run.curve.times, y: run.curve.forces }));
  return { kind: 'plot', name, caption, x: { label: 'time [s]' }, y: { label: 'force [N]' }, series };
}

function heightPlot(name: string, caption: string, runs: readonly Named[], ground: Curve): Plot {
  const series = [
    ...runs.map((run) => ({ name: `${run.name}, lowest y`, x: run.curve.times, y: run.curve.lows })),
    { name: 'ground, highest y', x: ground.times, y: ground.highs },
  ];
  return { kind: 'plot', name, caption, x: { label: 'time [s]' }, y: { label: 'y [m]' }, series };
}
