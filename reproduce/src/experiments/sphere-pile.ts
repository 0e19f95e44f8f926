/** Figure 9: 120 balls fall and pile up. Which vertices are still inside another ball, how deep, and how fast is anything? */
import type { World } from 'pliant';
import { rowOf, type Shot, shotOf, type View } from '../pictures/shot.js';
import type { Context, Experiment, Figure, Finding, Outcome } from '../types.js';
import {
  fastestVertex,
  mean,
  meshSize,
  sceneNamed,
  stuckDepths,
  stuckVertices,
  viewOf,
  worldOf,
} from './scene-world.js';

const SCENE = 'soft-sphere-pile';
const DEPTHS = ['closest-feature', 'consistent', 'regional'] as const;
const RESPONSES = ['penalty', 'contact-surface'] as const;
const DT = 1 / 60;
const QUICK_SECONDS = 2;
/** Seconds between two counts of stuck vertices. */
const BETWEEN = 0.25;
const STUCK_COLOR = '#c8321e';
const FREE_COLOR = '#a9b4bf';

interface Pile {
  readonly depth: string;
  readonly response: string;
  readonly times: number[];
  readonly counts: number[];
  readonly depths: number[];
  readonly fastest: number;
  readonly left: number;
  readonly image: string;
}

export const spherePile: Experiment = {
  name: 'sphere-pile',
  title: '120 soft spheres',
  source: { document: 'heidelberger2004consistent', place: 'second experiment, figure 9' },
  sentence:
    'A hundred and twenty balls of 2,400 tetrahedra in all fall from random places; vertices deeper than 1 cm inside another ball of 25 cm are counted by the nearest surface, the same ruler for every method.',
  parameters: { 'seconds-simulated': 6 },
  run: pileUp,
};

async function pileUp(context: Context): Promise<Outcome> {
  const seconds = context.quick
    ? Math.min(QUICK_SECONDS, context.parameters['seconds-simulated'])
    : context.parameters['seconds-simulated'];
  const piles: Pile[] = [];
  for (const response of RESPONSES) {
    for (const depth of DEPTHS) {
      if (context.quick && response === 'contact-surface' && depth !== 'regional') continue;
      context.progress(`${response}, ${depth}`);
      piles.push(await pileBy(depth, response, seconds, context));
    }
  }
  const { tets } = meshSize(worldOf(SCENE));
  return {
    findings: [
      {
        quantity: 'tetrahedra',
        unit: '',
        printed: 2400,
        ours: tets,
        judgement: tets === 2400 ? 'the same' : 'differs',
      },
      ...piles.map(findingOf),
    ],
    figures: figures(piles, seconds),
    tables: [tableOf(piles)],
    judgement: judged(piles, seconds),
  };
}

async function pileBy(depth: string, response: string, seconds: number, { draw }: Context): Promise<Pile> {
  const world = worldOf(SCENE);
  world.setMethod('penetration', depth);
  world.setMethod('response', response);
  const [times, counts]: [number[], number[]] = [[], []];
  const every = Math.round(BETWEEN / DT);
  let fastest = 0;
  for (let step = 1; step <= Math.round(seconds / DT); step++) {
    world.step(DT);
    if (step % 6 === 0) fastest = Math.max(fastest, fastestVertex(world));
    if (step % every !== 0) continue;
    times.push(step * DT);
    counts.push(stuckDepths(world).length);
  }
  const stuck = stuckVertices(world);
  const shot = shotOf(world, nearer(viewOf(sceneNamed(SCENE))));
  const [image] = await draw([marked(shot, world, new Set(stuck.flatMap(({ bodies }) => bodies)))]);
  const depths = stuck.map((vertex) => vertex.depth);
  return { depth, response, times, counts, depths, fastest, left: fastestVertex(world), image: image! };
}

/** Balls that hang together in red, all others in grey. */
function marked(shot: Shot, world: World, stuck: ReadonlySet<number>): Shot {
  const rows = new Set(
    [...world].filter(({ handle }) => stuck.has(handle)).map((body) => rowOf(world, body)),
  );
  return {
    ...shot,
    looks: shot.looks.map((look) =>
      look.kind === 'soft' ? { ...look, color: rows.has(look.row) ? STUCK_COLOR : FREE_COLOR } : look,
    ),
  };
}

/** The scene's own view leaves room for the fall. */
function nearer({ eye, target }: ReturnType<typeof viewOf>): View {
  const [x, y, z] = [0, 1, 2].map((i) => target[i] + 0.72 * (eye[i] - target[i]));
  return { eye: [x!, y!, z!], target: [target[0], 0.45, target[2]], size: [400, 300] };
}

function findingOf({ depth, response, depths, left }: Pile): Finding {
  const millimetres = (metres: number) => (1000 * metres).toFixed(1);
  const deepest = `mean ${millimetres(mean(depths))} mm, deepest ${millimetres(Math.max(0, ...depths))} mm`;
  return {
    quantity: `${depth}, ${response}: stuck vertices`,
    unit: 'of 1,560',
    printed:
      depth === 'closest-feature'
        ? 'spheres "tend to stick together"; no number is printed'
        : depth === 'consistent'
          ? 'no sticking; no number is printed'
          : 'not in the paper',
    ours: depths.length,
    judgement: `${depths.length === 0 ? 'none left' : deepest}; fastest vertex ${left.toFixed(3)} m/s at the end`,
  };
}

function figures(piles: readonly Pile[], seconds: number): Figure[] {
  return [
    {
      kind: 'frames',
      name: 'piles',
      caption: `Figure 9: the piles after ${seconds} s, by depth method and response. Balls with a vertex stuck inside another are red.`,
      columns: 3,
      frames: piles.map(({ depth, response, image, depths }) => ({
        label: `${depth}, ${response}: ${depths.length} stuck`,
        image,
      })),
    },
    ...RESPONSES.map(
      (response): Figure => ({
        kind: 'plot',
        name: `stuck-${response}`,
        caption: `Vertices stuck inside another ball over time with the ${response} response.`,
        x: { label: 'time [s]' },
        y: { label: 'stuck vertices' },
        series: piles
          .filter((pile) => pile.response === response)
          .map(({ depth, times, counts }) => ({ name: depth, x: times, y: counts })),
      }),
    ),
  ];
}

function tableOf(piles: readonly Pile[]) {
  return {
    name: 'piles',
    columns: [
      'depth',
      'response',
      'stuck',
      'mean depth [m]',
      'deepest [m]',
      'fastest [m/s]',
      'fastest at the end [m/s]',
    ],
    rows: piles.map(({ depth, response, depths, fastest, left }) => [
      depth,
      response,
      depths.length,
      mean(depths),
      Math.max(0, ...depths),
      fastest,
      left,
    ]),
  };
}

function judged(piles: readonly Pile[], seconds: number): string {
  const count = (depth: string, response: string) =>
    piles.find((pile) => pile.depth === depth && pile.response === response)?.depths.length;
  const [nearest, paper, ours] = DEPTHS.map((depth) => count(depth, 'penalty'));
  const moving = Math.max(...piles.map(({ left }) => left));
  const state =
    moving > 0.5 ? ` after ${seconds} s, while the piles still move at up to ${moving.toFixed(1)} m/s` : '';
  const verdict =
    paper! < nearest!
      ? `The paper's claim holds in numbers${state}: under its penalty the nearest surface leaves ${nearest} vertices stuck, its own method ${paper}, regional ${ours}.`
      : `The paper's claim does not show here${state}: under its penalty the nearest surface leaves ${nearest} vertices stuck and its own method ${paper} (regional ${ours}).`;
  const surfaces = DEPTHS.flatMap((depth) => {
    const left = count(depth, 'contact-surface');
    return left === undefined ? [] : [`${left} (${depth})`];
  });
  return `${verdict} Contact surfaces instead of the penalty leave ${surfaces.join(', ')}. The paper counts nothing; stiffness, radii and the box around the pile are ours.`;
}
