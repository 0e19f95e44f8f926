/**
 * Fills a world with what a scene has, and tells where in the scene that stands which only the world can refuse: a hull
 * without volume, a joint between two posts.
 */
import { PliantError } from '../core/errors.js';
import { METHOD_STAGES, type MethodStage } from '../pipeline/served.js';
import {
  type BodyDefinition,
  expandJoints,
  expandScene,
  type FieldDefinition,
  type JointFault,
  type Scene,
} from '../scene/index.js';
import type { Body } from './body.js';
import type { JointDefinition } from './joint.js';
import { placed } from './placed.js';
import { chooseForPair, type PairChooser } from './scene-pairs.js';

/** What of a world is needed to put a scene into it. */
interface EmptyWorld extends PairChooser {
  setParameters(method: string, values: Scene['parameters'][string]): void;
  add(body: BodyDefinition): Body;
  addJoint(joint: JointDefinition): void;
  setMethod(stage: MethodStage, name: string): void;
  addField(field: FieldDefinition): void;
}

/**
 * Puts into an empty world what a scene describes: parameters before bodies, which may need them, and methods after,
 * which must serve all.
 */
export function fillFromScene(world: EmptyWorld, scene: Scene): void {
  for (const [name, values] of Object.entries(scene.parameters)) world.setParameters(name, values);
  addBodies(world, scene);
  for (const stage of METHOD_STAGES) {
    const name = scene.methods[stage];
    if (name !== undefined) world.setMethod(stage, name);
  }
  for (const [index, pair] of scene.pairs.entries()) chooseForPair(world, pair, index);
  for (const field of scene.fields) world.addField(field);
}

function addBodies(world: EmptyWorld, scene: Scene): void {
  const bodyOrigins = origins(scene.bodies);
  const bodies = expandScene(scene).map((body, n) =>
    isNothing(body) ? undefined : placed(`bodies[${bodyOrigins[n]}]`, () => world.add(body)),
  );
  const jointOrigins = origins(scene.joints);
  expandJoints(scene, refuseJoint).forEach((joint, n) => {
    const tied = { ...joint, a: bodies[joint.a], b: bodies[joint.b] } as JointDefinition;
    placed(`joints[${jointOrigins[n]}]`, () => world.addJoint(tied));
  });
}

/** An organ without molecules, which scenes of the thesis may have, has no mass and no place: a world leaves it out. */
function isNothing(body: BodyDefinition): boolean {
  return body.kind === 'mass-spring' && body.molecules.length === 0;
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
