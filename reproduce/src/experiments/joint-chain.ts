/** A system of impulses at joints: a chain that falls from the horizontal and swings. Do its joints hold, and what becomes of the energy? */
import { type Body, type Joint, World } from 'pliant';
import { shotOf, type View } from '../pictures/shot.js';
import type { Context, Experiment, Finding, Outcome } from '../types.js';

const G = 9.81;
const HALF = 0.1;
const DT = 1 / 60;
const MOMENTS = [0, 0.4, 0.8, 1.2, 2, 4];

export const jointChain: Experiment = {
  name: 'joint-chain',
  title: 'A chain of joints',
  source: { document: 'wang2021rigidcontacts', place: 'rigid body collision response by impulse: joints' },
  sentence:
    'Bars of 20 cm and 1 kg, tied end to end by ball joints, fall from the horizontal; all impulses of a substep are the solution of one block system K j = Δv.',
  parameters: { links: 12, substeps: 8 },
  run: swing,
};

function chain(links: number, substeps: number, horizontal: boolean) {
  const world = new World({ substeps, sleeping: false });
  let last: Body = world.add({ kind: 'static', shape: { kind: 'sphere', radius: 0.05 } });
  const joints: Joint[] = [];
  for (let i = 0; i < links; i++) {
    const along = 2 * HALF * i;
    const place = (s: number): [number, number, number] => (horizontal ? [s, 0, 0] : [0, -s, 0]);
    const next = world.add({
      kind: 'rigid',
      shape: { kind: 'box', halfExtents: horizontal ? [HALF, 0.03, 0.03] : [0.03, HALF, 0.03] },
      mass: 1,
      position: place(along + HALF),
      mask: 0,
    });
    joints.push(world.addJoint({ kind: 'ball', a: last, b: next, anchor: place(along) }));
    last = next;
  }
  return { world, joints };
}

interface Swing {
  readonly times: number[];
  /** Widest gap of any joint [mm]. */
  readonly gaps: number[];
  readonly energies: number[];
  readonly images: readonly string[];
}

async function swing(context: Context): Promise<Outcome> {
  const links = Math.round(context.parameters['links']);
  const seconds = context.quick ? 4 : 20;
  const run = await record(links, seconds, context);
  const { times, gaps, energies, images } = run;
  const x = { label: 'time [s]' };
  return {
    findings: findingsOf(run, links, seconds, weightAtTop(links, context.parameters['substeps'])),
    figures: [
      {
        kind: 'frames',
        name: 'frames',
        caption: `A chain of ${links} bars.`,
        columns: 3,
        frames: images.map((image, k) => ({ label: `${MOMENTS[k].toFixed(1)} s`, image })),
      },
      {
        kind: 'plot',
        name: 'gap',
        caption: 'Widest gap between two ends that a joint should hold together.',
        x,
        y: { label: 'gap [mm]' },
        series: [{ name: 'widest gap', x: times, y: gaps }],
      },
      {
        kind: 'plot',
        name: 'energy',
        caption:
          'Energy of the chain; nothing but the solver of its joints takes any out, most of it at the whip.',
        x,
        y: { label: 'energy [J]' },
        series: [{ name: 'kinetic and potential', x: times, y: energies }],
      },
    ],
    judgement: judged(run, links, seconds),
  };
}

async function record(links: number, seconds: number, { parameters, draw }: Context): Promise<Swing> {
  const { world, joints } = chain(links, parameters['substeps'], true);
  const [times, gaps, energies]: [number[], number[], number[]] = [[], [], []];
  const shots = [];
  const reach = 2 * HALF * links;
  const eye = [0, -0.3 * reach, 2.5 * reach] as const;
  const view: View = { eye, target: [0, -0.38 * reach, 0], size: [300, 240] };
  for (let step = 0; step <= Math.round(seconds / DT); step++) {
    if (MOMENTS.some((moment) => Math.abs(moment - step * DT) < DT / 2)) shots.push(shotOf(world, view));
    times.push(step * DT);
    gaps.push(1000 * Math.max(...joints.map((joint) => joint.error.distance)));
    energies.push(world.energy().total);
    world.step(DT);
  }
  return { times, gaps, energies, images: await draw(shots) };
}

/** Share of the energy that the chain has to lose from the horizontal to hanging straight down [%]. */
function lostShare({ energies }: Swing, links: number, to: number): number {
  return (100 * (energies[0] - to)) / (links * G * HALF * links);
}

function findingsOf(run: Swing, links: number, seconds: number, hanging: number): Finding[] {
  const { gaps, energies } = run;
  const drift = Math.max(...gaps);
  const law = { printed: 0, isLaw: true };
  return [
    {
      quantity: 'widest gap of any joint',
      unit: 'mm',
      ...law,
      ours: drift,
      judgement: `${((drift / (2000 * HALF)) * 100).toFixed(2)} % of a bar, at the whip`,
    },
    {
      quantity: 'widest gap at the end',
      unit: 'mm',
      ...law,
      ours: gaps.at(-1)!,
      judgement: gaps.at(-1)! < 0.1 ? 'no drift' : 'drifts',
    },
    {
      quantity: 'weight at the top joint of the hanging chain',
      unit: 'N',
      printed: links * G,
      isLaw: true,
      ours: hanging,
      judgement: `${(100 * Math.abs(hanging / (links * G) - 1)).toFixed(4)} % from n m g`,
    },
    {
      quantity: `energy lost in ${seconds} s`,
      unit: '% of the fall',
      ...law,
      ours: lostShare(run, links, energies.at(-1)!),
      judgement: `first order in time; never more than ${(-lostShare(run, links, Math.max(...energies))).toFixed(2)} % above the start`,
    },
  ];
}

function judged(run: Swing, links: number, seconds: number): string {
  const drift = Math.max(...run.gaps);
  const lost = lostShare(run, links, run.energies.at(-1)!);
  return `${drift < 5 ? 'The chain holds' : 'The chain comes apart'}: the widest gap in ${seconds} s is ${drift.toFixed(2)} mm, where the whip is fastest, and ${run.gaps.at(-1)!.toFixed(3)} mm at the end. ${lost > 1 ? `It has lost ${lost.toFixed(1)} % of the energy of its fall, most of it where the end whips, the price of joints that are solved to first order in time` : 'Its energy is kept'}. The slides print the system of equations and no numbers.`;
}

function weightAtTop(links: number, substeps: number): number {
  const { world, joints } = chain(links, substeps, false);
  for (let k = 0; k < 30; k++) world.step(DT);
  return Math.hypot(...joints[0].force);
}
