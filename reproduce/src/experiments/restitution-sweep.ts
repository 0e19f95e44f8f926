/** μ_N swept: a ball falls on a floor and keeps the factor of its speed at each bounce, so tops shrink by its square. */
import { World } from 'pliant';
import type { Context, Experiment, Outcome } from '../types.js';

const FACTORS = [0, 0.2, 0.4, 0.6, 0.8, 1];
const DT = 1 / 240;
const RADIUS = 0.1;

export const restitutionSweep: Experiment = {
  name: 'impulse-restitution',
  title: 'Impulses with restitution μ_N swept',
  source: { document: 'wang2021rigidcontacts', place: 'impulse method for a particle' },
  sentence:
    'One ball, dropped onto a floor with restitutions from 0 to 1; the first top after the bounce must be μ_N² of the height.',
  parameters: { 'height-m': 1 },
  run: sweep,
};

function sweep({ parameters }: Context): Outcome {
  const height = parameters['height-m'];
  const runs = FACTORS.map((factor) => drop(factor, height));
  return {
    findings: runs.map(({ factor, top }) => ({
      quantity: `μ_N = ${factor}: first top`,
      unit: 'm',
      printed: factor * factor * height,
      isLaw: true,
      ours: top,
      judgement: `${(1000 * Math.abs(top - factor * factor * height)).toFixed(1)} mm from μ_N² h`,
    })),
    figures: [
      {
        kind: 'plot',
        name: 'height-over-time',
        caption: 'Height of the ball above the floor for each restitution.',
        x: { label: 'time [s]' },
        y: { label: 'height [m]' },
        series: runs.map(({ factor, times, heights }) => ({ name: `μ_N = ${factor}`, x: times, y: heights })),
      },
    ],
    judgement: `The slides give the law v_N ← −μ_N v_N and no numbers; the column of the document is what the law says for the first top. The largest difference is ${(1000 * Math.max(...runs.map(({ factor, top }) => Math.abs(top - factor ** 2 * height)))).toFixed(1)} mm.`,
  };
}

function drop(factor: number, height: number) {
  const world = new World({ sleeping: false });
  world.add({
    kind: 'static',
    shape: { kind: 'plane', normal: [0, 1, 0] },
    restitution: factor,
    friction: 0,
  });
  const ball = world.add({
    kind: 'rigid',
    shape: { kind: 'sphere', radius: RADIUS },
    mass: 1,
    position: [0, height + RADIUS, 0],
    restitution: factor,
    friction: 0,
  });
  const times: number[] = [];
  const heights: number[] = [];
  let top = 0;
  let hasBounced = false;
  let isRising = false;
  const seconds = 2.2 * Math.sqrt((2 * height) / 9.81) * 1.6;
  for (let step = 0; step * DT < seconds; step++) {
    times.push(step * DT);
    heights.push(ball.position[1] - RADIUS);
    world.step(DT);
    const speed = ball.velocity[1];
    if (speed > 0) isRising = true;
    hasBounced ||= isRising;
    if (hasBounced && isRising) top = Math.max(top, ball.position[1] - RADIUS);
    if (speed < 0 && hasBounced) isRising = false;
  }
  return { factor, top, times, heights };
}
