import { PliantError } from '../core/errors.js';
import {
  type BodyDefinition,
  expandJoints,
  expandScene,
  type FieldDefinition,
  type JointFault,
  type Scene,
} from '../scene/index.js';
import { METHOD_STAGES, type MethodStage } from '../served.js';
import type { Body } from './body.js';
import type { JointDefinition } from './joint.js';
import { chooseForPair, type PairChooser } from './scene-pairs.js';

/** What of a world is needed to put a scene into it. */
interface EmptyWorld extends PairChooser {
  setParameters(method: string, values: Scene['parameters'][string]): void;
  add(body: BodyDefinition): Body;
  addJoint(joint: JointDefinition): void;
  setMethod(stage: MethodStage, name: string): void;
  addField(field: FieldDefinition): void;
}

/** Puts into an empty world what a scene describes: parameters before bodies, which may need them, and methods after, which must serve all. */
export function fillFromScene(world: EmptyWorld, scene: Scene): void {
  for (const [name, values] of Object.entries(scene.parameters)) world.setParameters(name, values);
  const bodies = expandScene(scene).map((body) => world.add(body));
  for (const joint of expandJoints(scene, refuseJoint))
    world.addJoint({ ...joint, a: bodies[joint.a], b: bodies[joint.b] } as JointDefinition);
  for (const stage of METHOD_STAGES) {
    const name = scene.methods[stage];
    if (name !== undefined) world.setMethod(stage, name);
  }
  for (const [index, pair] of scene.pairs.entries()) chooseForPair(world, pair, index);
  for (const field of scene.fields) world.addField(field);
}

/** For scenes that a program put together without checking them. */
function refuseJoint({ joint, key, sentence }: JointFault): never {
  throw new PliantError('unknown-name', sentence, { path: `joints[${joint}].${key}` });
}
