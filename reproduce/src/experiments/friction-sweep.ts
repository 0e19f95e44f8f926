/** μ_T swept: a box slides on a floor until friction has used up its speed, after v²/(2 μ g). */
import { World } from 'pliant';
import type { Context, Experiment, Outcome } from '../types.js';

const FRICTIONS = [0.1, 0.2, 0.4, 0.8];
const DT = 1 / 240;
const GRAVITY = 9.81;

export const frictionSweep: Experiment = {
  name: 'impulse-friction',
  title: 'Impulses with friction μ_T swept',
  source: { document: 'wang2021rigidcontacts', place: 'impulse method, Coulomb friction' },
  sentence: 'A flat box is pushed off over a floor; it must stop after v²/(2 μ g).',
  parameters: { 'speed-m-per-s': 3 },
  run: sweep,
};

function sweep({ parameters }: Context): Outcome {
  const speed = parameters['speed-m-per-s'];
  const runs = FRICTIONS.map((friction) => slide(friction, speed));
  return {
    findings: runs.map(({ friction, way }) => {
      const law = speed ** 2 / (2 * friction * GRAVITY);
      return {
        quantity: `μ_T = ${friction}: way to rest`,
        unit: 'm',
        printed: law,
        isLaw: true,
        ours: way,
        judgement: `${((100 * Math.abs(way - law)) / law).toFixed(2)} % from v²/(2 μ g)`,
      };
    }),
    figures: [
      {
        kind: 'plot',
        name: 'speed-over-time',
        caption: 'Speed of the box: straight lines of slope −μ g, then rest.',
        x: { label: 'time [s]' },
        y: { label: 'speed [m/s]' },
        series: runs.map(({ friction, times, speeds }) => ({
          name: `μ_T = ${friction}`,
          x: times,
          y: speeds,
        })),
      },
    ],
    judgement: `The slides give Coulomb's law and no numbers; the column of the document is what the law says. The largest difference is ${Math.max(...runs.map(({ friction, way }) => 100 * Math.abs((way * 2 * friction * GRAVITY) / speed ** 2 - 1))).toFixed(2)} %.`,
  };
}

function slide(friction: number, speed: number) {
  const world = new World({ sleeping: false });
  world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] }, friction, restitution: 0 });
  const box = world.add({
    kind: 'rigid',
    shape: { kind: 'box', halfExtents: [0.5, 0.05, 0.5] },
    mass: 1,
    position: [0, 0.05, 0],
    velocity: [speed, 0, 0],
    friction,
    restitution: 0,
  });
  const times: number[] = [];
  const speeds: number[] = [];
  const seconds = (1.2 * speed) / (friction * GRAVITY);
  for (let step = 0; step * DT < seconds; step++) {
    times.push(step * DT);
    speeds.push(box.velocity[0]);
    world.step(DT);
  }
  return { friction, way: box.position[0], times, speeds };
}
