/** One drop with the slides' three penalties: how deep, how high, and what is left of the energy. */
import { World } from 'pliant';
import type { Context, Experiment, Figure, Finding, Outcome } from '../types.js';

const G = 9.81;
const RADIUS = 0.1;
const MASS = 1;

interface Law {
  readonly method: string;
  readonly title: string;
  readonly parameters: Readonly<Record<string, number | string>>;
}

interface Drop {
  readonly law: Law;
  readonly times: number[];
  readonly gaps: number[];
  readonly energies: number[];
  readonly least: number;
  readonly top: number;
  /** Times a step was cut. */
  readonly cuts: number;
}

export const penaltyLaws: Experiment = {
  name: 'penalty-laws',
  title: 'Quadratic, buffered and log-barrier penalties on one drop',
  source: { document: 'wang2021rigidcontacts', place: 'penalty methods' },
  sentence:
    'A ball of 1 kg falls 0.5 m on a floor with each penalty; the quadratic ones have the same stiffness, the buffers the same width.',
  parameters: { 'height-m': 0.5, 'stiffness-N-per-m': 20_000, 'buffer-m': 0.02 },
  run: dropAll,
};

function dropAll({ parameters, quick }: Context): Outcome {
  const height = parameters['height-m'];
  const k = parameters['stiffness-N-per-m'];
  const buffer = parameters['buffer-m'];
  const laws: Law[] = [
    { method: 'penalty-quadratic', title: 'quadratic', parameters: { stiffness: k } },
    { method: 'penalty-buffered', title: 'buffered', parameters: { stiffness: k, buffer } },
    { method: 'log-barrier', title: 'log-barrier', parameters: { stiffness: k, buffer, law: 'log' } },
  ];
  const drops = laws.map((law) => dropBy(law, height, quick ? 1.2 : 2.5));
  return {
    findings: drops.flatMap((drop) => findingsOf(drop, height, k, buffer)),
    figures: figures(drops),
    judgement: judged(drops),
  };
}

function dropBy(law: Law, height: number, seconds: number): Drop {
  const world = new World({ substeps: 8, sleeping: false });
  world.setParameters(law.method, law.parameters);
  world.setMethod('response', law.method);
  world.add({ kind: 'static', shape: { kind: 'plane' }, friction: 0, restitution: 1 });
  const shape = { kind: 'sphere', radius: RADIUS } as const;
  const ball = world.add({
    kind: 'rigid',
    shape,
    mass: MASS,
    position: [0, height + RADIUS, 0],
    friction: 0,
  });
  const [times, gaps, energies]: [number[], number[], number[]] = [[], [], []];
  const dt = 1 / 480;
  let [least, top, cuts] = [height, 0, 0];
  let hasBounced = false;
  for (let step = 0; step * dt < seconds; step++) {
    const gap = ball.position[1] - RADIUS;
    times.push(step * dt);
    gaps.push(gap);
    energies.push(0.5 * MASS * ball.velocity[1] ** 2 + MASS * G * gap);
    world.step(dt);
    cuts += world.stepReport().cuts;
    least = Math.min(least, ball.position[1] - RADIUS);
    if (ball.velocity[1] > 0) hasBounced = true;
    else if (hasBounced && top === 0) top = gap;
  }
  return { law, times, gaps, energies, least, top, cuts };
}

/** Turning point of a ball on a spring that begins `buffer` above the floor: ½ k s² = m g (h + s − buffer), s the compression. */
function turningPoint(height: number, k: number, buffer: number): number {
  const w = MASS * G;
  const s = (w + Math.sqrt(w * w + 2 * k * w * (height - buffer))) / k;
  return buffer - s;
}

function findingsOf({ law, least, top, cuts }: Drop, height: number, k: number, buffer: number): Finding[] {
  const isBarrier = law.method === 'log-barrier';
  const depth = turningPoint(height, k, law.method === 'penalty-quadratic' ? 0 : buffer);
  return [
    {
      quantity: `${law.title}: least φ`,
      unit: 'm',
      printed: isBarrier ? '"φ(x) < 0 will never happen", by adjusting Δt' : depth,
      ...(!isBarrier && { isLaw: true }),
      ours: least,
      judgement: isBarrier
        ? `${least > 0 ? 'never below 0' : 'below 0'}; steps were cut ${cuts} times`
        : `${(1000 * Math.abs(least - depth)).toFixed(2)} mm from the turning point of the spring; ${least < 0 ? 'penetrates' : 'does not penetrate'}`,
    },
    {
      quantity: `${law.title}: first top`,
      unit: 'm',
      printed: isBarrier ? 'the slides say nothing of energy' : height,
      ...(!isBarrier && { isLaw: true }),
      ours: top,
      judgement: isBarrier
        ? 'our barrier is integrated implicitly, which takes energy out'
        : `${((100 * top) / height).toFixed(1)} % of the height: a spring gives back what it takes`,
    },
  ];
}

function figures(drops: readonly Drop[]): Figure[] {
  const lines = (key: 'gaps' | 'energies') =>
    drops.map((drop) => ({ name: drop.law.title, x: drop.times, y: drop[key] }));
  const x = { label: 'time [s]' };
  const first = Math.min(...drops.map(({ gaps }) => gaps.findIndex((gap) => gap < 0.03)));
  const near = lines('gaps').map((line) => ({
    ...line,
    x: line.x.slice(first, first + 22),
    y: line.y.slice(first, first + 22).map((gap) => 1000 * gap),
  }));
  return [
    {
      kind: 'plot',
      name: 'height',
      caption: 'φ of the lowest point of the ball: its height above the floor.',
      x,
      y: { label: 'φ [m]' },
      series: lines('gaps'),
    },
    {
      kind: 'plot',
      name: 'contact',
      caption: 'The first contact: below 0 the ball is in the floor.',
      x,
      y: { label: 'φ [mm]' },
      series: near,
    },
    {
      kind: 'plot',
      name: 'energy',
      caption:
        'Kinetic and potential energy without what the contact stores: a dip is energy in the spring, a step is energy lost.',
      x,
      y: { label: 'energy [J]' },
      series: lines('energies'),
    },
  ];
}

function judged(drops: readonly Drop[]): string {
  const [quadratic, buffered, barrier] = drops.map(({ least }) => 1000 * least);
  const cuts = drops.map((drop) => drop.cuts).at(-1);
  const order = quadratic! < buffered! && buffered! < barrier!;
  return `${order ? 'As the slides say' : 'Unlike the slides'}: the quadratic penalty goes ${(-quadratic!).toFixed(1)} mm into the floor, the buffer ${buffered! < 0 ? `lessens that to ${(-buffered!).toFixed(1)} mm without preventing it` : `is wide enough here (${buffered!.toFixed(1)} mm are left)`}, the barrier keeps ${barrier!.toFixed(2)} mm${cuts === 0 ? ' without a cut of the step, because its steps are implicit' : ` and needed ${cuts} cuts of the step`}. The slides print forces and no numbers; the column of the document is the turning point of a spring.`;
}
