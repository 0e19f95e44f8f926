/** Fills a world with what a scene has, and tells where in the scene that stands which only the world can refuse: a hull without volume, a joint between two posts. */
import { type ErrorPlace, PliantError } from '../core/errors.js';
import { expandJoints, expandScene, type JointFault, type Scene } from '../scene/index.js';
import type { JointDefinition } from './joint.js';
import type { World } from './world.js';

/** Adds the bodies and joints of a scene. */
export function fill(world: World, scene: Scene): void {
  const bodyOrigins = origins(scene.bodies);
  const bodies = expandScene(scene).map((body, n) =>
    placed(`bodies[${bodyOrigins[n]}]`, () => world.add(body)),
  );
  const jointOrigins = origins(scene.joints);
  expandJoints(scene, refuseJoint).forEach((joint, n) => {
    const definition = { ...joint, a: bodies[joint.a], b: bodies[joint.b] } as JointDefinition;
    placed(`joints[${jointOrigins[n]}]`, () => world.addJoint(definition));
  });
}

function refuseJoint({ joint, key, sentence }: JointFault): never {
  throw new PliantError('unknown-name', sentence, { path: `joints[${joint}].${key}` });
}

/** For each body, or joint, that a list of a scene is written out to: its index in that list. */
function origins(list: Scene['bodies'] | Scene['joints']): number[] {
  return [...list].flatMap(({ repeat }, index) => {
    const count = repeat?.count ?? 1;
    const copies = typeof count === 'number' ? count : count.reduce((product, n) => product * n, 1);
    return Array.from({ length: copies }, () => index);
  });
}

/** Runs `act`; what it refuses of a `body`, a `joint` or a `shape` is told with the place `root` in the scene. */
export function placed<T>(root: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof PliantError)) throw error;
    const path = (error.place.path ?? '').replace(/^(body|joint|shape)(\.|$)/, '');
    const place: ErrorPlace = { ...error.place, path: path === '' ? root : `${root}.${path}` };
    throw new PliantError(error.code, error.sentence, place);
  }
}
