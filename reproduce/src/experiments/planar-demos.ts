/** The five demos, simulated with both responses: does everything hold, and what do energy and residual depth do? */
import { PLANAR_DEMOS, type PlanarWorld, recordDemo } from 'pliant/planar';
import type { Context, Experiment, Figure, Finding, Outcome } from '../types.js';
import { outlinesSvg } from './outlines-svg.js';

const RESPONSES = ['penalty', 'backtracking'] as const;

export const planarDemos: Experiment = {
  name: 'planar-demos',
  title: 'Map, Gears, Links, Cars and Wavy in motion',
  source: { document: 'hoff2001proximity', place: 'section 3, plates 1 to 3' },
  sentence:
    'Each demo runs with the unconstrained response (springs along the overlapped boundary) and with the constrained one (back in time to just before two meet, then impulses).',
  parameters: { 'seconds-simulated': 60 },
  run: simulate,
};

function simulate({ parameters, quick, progress }: Context): Outcome {
  const seconds = quick ? Math.min(6, parameters['seconds-simulated']) : parameters['seconds-simulated'];
  const findings: Finding[] = [];
  const figures: Figure[] = [];
  const depths = [];
  for (const demo of PLANAR_DEMOS) {
    for (const response of RESPONSES) {
      progress(`${demo.name}, ${response}`);
      const record = recordDemo(demo, response, seconds);
      depths.push({ name: `${demo.name}, ${response}`, x: record.times, y: record.depths });
      findings.push({
        quantity: `${demo.name}, ${response}: largest residual depth`,
        unit: 'm',
        printed: 'the paper shows pictures and prints no depth',
        ours: Math.max(0, ...record.depths),
        judgement: record.trouble ?? `holds for ${seconds} simulated seconds`,
      });
    }
    figures.push(picture(demo.name, demo.description, demo.build('penalty').world, demo.dt));
  }
  for (const response of RESPONSES) {
    figures.push({
      kind: 'plot',
      name: `residual-depth-${response}`,
      caption: `Largest depth of any boundary point in another body with the ${response} response.`,
      x: { label: 'time [s]' },
      y: { label: 'residual depth [m]' },
      series: depths.filter(({ name }) => name.endsWith(response)),
    });
  }
  const broken = findings.filter(({ judgement }) => !judgement.startsWith('holds')).length;
  const judgement =
    broken === 0
      ? 'All five demos hold under both responses: gears stay interlocked, links stay linked, nothing sinks or flies off.'
      : `${broken} of ${findings.length} runs broke; the table says how.`;
  return { findings, figures, judgement };
}

/** Two seconds in, when everything has begun to touch. */
function picture(name: string, description: string, world: PlanarWorld, dt: number): Figure {
  while (world.time < 2) world.step(dt);
  return {
    kind: 'picture',
    name: `${name}-picture`,
    caption: `${description} After two seconds.`,
    svg: outlinesSvg(world.bodies.map(({ polygon }) => polygon)),
  };
}
