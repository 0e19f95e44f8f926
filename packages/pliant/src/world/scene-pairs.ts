import { PliantError } from '../core/errors.js';
import type { PairStage } from '../pipeline/served.js';
import type { Scene } from '../scene/index.js';
import type { Body } from './body.js';

type ScenePair = Scene['pairs'][number];

const STAGES = ['narrowphase', 'penetration', 'response'] as const;

/** What of a world is needed to choose methods for pairs. */
export interface PairChooser extends Iterable<Body> {
  setPairMethod(stage: PairStage, a: Body, b: Body, name?: string): void;
}

/** Chooses the methods that a scene names for a pair, for all bodies of these names and their copies. */
export function chooseForPair(world: PairChooser, pair: ScenePair, index: number): void {
  const first = named(world, pair.a, `pairs[${index}].a`);
  const second = named(world, pair.b, `pairs[${index}].b`);
  for (const stage of STAGES) {
    const method = pair[stage];
    if (method === undefined) continue;
    for (const a of first) for (const b of second) if (a !== b) world.setPairMethod(stage, a, b, method);
  }
}

/** Bodies with the name, or copies of the body with it: `ball`, `ball 0`, `ball 1`. */
function named(world: PairChooser, name: string, path: string): Body[] {
  const bodies = [...world].filter((body) => {
    const own = body.name;
    return own === name || (own?.startsWith(`${name} `) === true && /^\d+$/.test(own.slice(name.length + 1)));
  });
  if (bodies.length > 0) return bodies;
  throw new PliantError('unknown-name', `No body is called '${name}'; name one that the scene has.`, {
    path,
  });
}
