/** Fills a world with what a scene has, and tells where in the scene that stands which only the world can refuse: a hull without volume, a joint between two posts. */
import { PliantError } from '../core/errors.js';
import {
  type BodySettings,
  expandJoints,
  expandScene,
  type JointFault,
  type PlacedJoint,
  type Scene,
} from '../scene/index.js';
import { placed } from './placed.js';

/** A joint of a scene with the bodies that it ties. */
type Tied<B> = Omit<PlacedJoint, 'a' | 'b'> & { readonly a: B; readonly b: B };

/** Adds the bodies and joints of a scene. */
export function fill<B>(scene: Scene, add: (body: BodySettings) => B, tie: (joint: Tied<B>) => void): void {
  const bodyOrigins = origins(scene.bodies);
  const bodies = expandScene(scene).map((body, n) => placed(`bodies[${bodyOrigins[n]}]`, () => add(body)));
  const jointOrigins = origins(scene.joints);
  expandJoints(scene, refuseJoint).forEach((joint, n) => {
    placed(`joints[${jointOrigins[n]}]`, () => tie({ ...joint, a: bodies[joint.a], b: bodies[joint.b] }));
  });
}

/** For scenes that a program put together without checking them. */
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
