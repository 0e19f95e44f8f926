/** Figure 10: convex and concave bodies fall onto each other. Is everything resolved, and does it come to rest? */
import type { World } from 'pliant';
import { type Shot, shotOf } from '../pictures/shot.js';
import type { Context, Experiment, Figure, Outcome } from '../types.js';
import { fastestVertex, meshSize, sceneNamed, stuckDepths, viewOf, worldOf } from './scene-world.js';

const SCENE = 'soft-mixed-drop';
const DT = 1 / 60;
const QUICK_SECONDS = 4;
/** Slower than this a body is at rest to the eye [m/s]. */
const REST = 0.05;

export const mixedDrop: Experiment = {
  name: 'mixed-drop',
  title: 'Mixed drop of convex and concave bodies',
  source: { document: 'heidelberger2004consistent', place: 'third experiment, figure 10' },
  sentence:
    'Soft bodies of many shapes fall on each other with the consistent depth, and should all come to rest.',
  parameters: { 'seconds-simulated': 10 },
  run: drop,
};

interface Drop {
  readonly world: World;
  readonly moments: readonly number[];
  readonly times: number[];
  readonly speeds: number[];
  readonly counts: number[];
  readonly shots: Shot[];
}

function record(seconds: number): Drop {
  const world = worldOf(SCENE);
  world.setMethod('penetration', 'consistent');
  const view = { ...viewOf(sceneNamed(SCENE)), size: [400, 320] as const };
  const moments = [0, 0.06, 0.12, 0.25, 0.5, 1].map((share) => Math.round((share * seconds) / DT));
  const run: Drop = { world, moments, times: [], speeds: [], counts: [], shots: [] };
  for (let step = 0; step <= moments.at(-1)!; step++) {
    if (moments.includes(step)) run.shots.push(shotOf(world, view));
    if (step % 12 === 0) {
      run.times.push(step * DT);
      run.speeds.push(fastestVertex(world));
      run.counts.push(stuckDepths(world).length);
    }
    world.step(DT);
  }
  return run;
}

async function drop({ parameters, quick, progress, draw }: Context): Promise<Outcome> {
  const whole = parameters['seconds-simulated'];
  const seconds = quick ? Math.min(QUICK_SECONDS, whole) : whole;
  progress(`${seconds} s`);
  const run = record(seconds);
  const { world, times, speeds } = run;
  const restTime = times[speeds.map((speed) => speed > REST).lastIndexOf(true) + 1];
  const speed = fastestVertex(world);
  const deepest = Math.max(0, ...stuckDepths(world));
  const isResolved = deepest < 0.02 && world.troubles().length === 0;
  return {
    findings: [
      {
        quantity: 'fastest vertex at the end',
        unit: 'm/s',
        printed: '"a stable resting contact"; no number is printed',
        ours: speed,
        judgement:
          restTime === undefined
            ? 'still moving'
            : `at rest (below ${REST} m/s) from ${restTime.toFixed(1)} s on`,
      },
      {
        quantity: 'deepest vertex at the end',
        unit: 'm',
        printed: '"resolves all collisions in a plausible way"; no number is printed',
        ours: deepest,
        judgement: isResolved
          ? 'resolved: below 2 cm, bodies of about half a metre'
          : 'something is still inside',
      },
    ],
    figures: figures(run, await draw(run.shots)),
    judgement: `${isResolved ? 'All collisions are resolved' : `A vertex is still ${(1000 * deepest).toFixed(0)} mm inside another body`}${restTime === undefined ? `, but the pile still moves at ${speed.toFixed(2)} m/s after ${seconds} s` : ` and the pile is at rest after ${restTime.toFixed(1)} s`}. The paper shows pictures and prints no number; the shapes are ours.`,
  };
}

function figures({ world, moments, times, speeds, counts }: Drop, images: readonly string[]): Figure[] {
  const { tets } = meshSize(world);
  const x = { label: 'time [s]' };
  return [
    {
      kind: 'frames',
      name: 'frames',
      caption: `Figure 10: ${[...world].filter((body) => body.isDeformable).length} bodies of ${tets.toLocaleString('en')} tetrahedra.`,
      columns: 3,
      frames: images.map((image, k) => ({ label: `${(moments[k] * DT).toFixed(1)} s`, image })),
    },
    {
      kind: 'plot',
      name: 'rest',
      caption: 'Speed of the fastest vertex of all bodies.',
      x,
      y: { label: 'speed [m/s]', logarithmic: true },
      series: [{ name: 'fastest vertex', x: times, y: speeds }],
    },
    {
      kind: 'plot',
      name: 'stuck',
      caption: 'Vertices more than 1 cm inside another body, by the nearest surface.',
      x,
      y: { label: 'vertices' },
      series: [{ name: 'stuck vertices', x: times, y: counts }],
    },
  ];
}
