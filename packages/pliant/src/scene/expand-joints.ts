/** Turns the joints of a scene, which name their bodies, into joints between indices of the expanded list of bodies. */
import { copiesOf } from './expand.js';
import type { Scene } from './format.js';
import type { SceneJoint } from './format-joints.js';
import type { Vec3Tuple } from './schema/index.js';
import { hint } from './schema/near.js';
import { named } from './schema/path.js';

/** A joint without its repeat; `a` and `b` are indices into `expandScene`'s list. */
export type PlacedJoint = Omit<SceneJoint, 'a' | 'b' | 'repeat'> & { readonly a: number; readonly b: number };

export interface JointFault {
  /** Index in the scene's list. */
  readonly joint: number;
  readonly key: 'a' | 'b' | 'repeat';
  readonly sentence: string;
}

/** Every joint of a scene, repeats written out; what can't be placed is told to `fault` and left out. */
export function expandJoints(scene: Scene, fault: (fault: JointFault) => void): PlacedJoint[] {
  if (scene.joints.length === 0) return [];
  const indices = namesOf(scene);
  const placed: PlacedJoint[] = [];
  scene.joints.forEach((joint, index) => {
    const { repeat, ...single } = joint;
    for (let copy = 0; copy < (repeat?.count ?? 1); copy++) {
      const a = find(indices, countUp(joint.a, copy));
      const b = find(indices, countUp(joint.b, copy));
      if (typeof a === 'string' || typeof b === 'string') {
        const key = typeof a === 'string' ? 'a' : 'b';
        fault({ joint: index, key, sentence: String(typeof a === 'string' ? a : b) });
        break;
      }
      const moved = copy === 0 ? single : shift(single, repeat!.step, copy);
      placed.push({ ...moved, a, b } as PlacedJoint);
    }
  });
  return placed;
}

/** Tells the index of the only body of a name, or a sentence when there is none or more than one. */
export function bodyFinder(scene: Scene): (name: string) => number | string {
  const indices = namesOf(scene);
  return (name) => find(indices, name);
}

/** Indices of the bodies of each name, copies of repeats included. */
function namesOf(scene: Scene): Map<string, number[]> {
  const indices = new Map<string, number[]>();
  let index = 0;
  for (const body of scene.bodies) {
    const copies = copiesOf(body);
    for (let copy = 0; copy < copies; copy++, index++) {
      if (body.name === undefined) continue;
      const name = body.repeat ? `${body.name} ${copy}` : body.name;
      const known = indices.get(name);
      if (known === undefined) indices.set(name, [index]);
      else known.push(index);
    }
  }
  return indices;
}

/** The index of the only body of this name, or a sentence. */
function find(indices: Map<string, number[]>, name: string): number | string {
  const found = indices.get(name);
  if (found === undefined)
    return `There is no body ${named(name)}; ${hint(name, [...indices.keys()], 'bodies')}`;
  if (found.length > 1)
    return `There are ${found.length} bodies ${named(name)}; give the one that is meant its own name.`;
  return found[0];
}

/** `link 3` counts up to `link 5` for the second copy; a name without a number stays. */
function countUp(name: string, copy: number): string {
  if (copy === 0) return name;
  return name.replace(/\d+$/, (digits) => String(Number(digits) + copy));
}

function shift(joint: object, step: Vec3Tuple, copy: number): object {
  const moved: Record<string, unknown> = { ...joint };
  for (const key of ['anchor', 'anchorA', 'anchorB']) {
    const point = moved[key] as Vec3Tuple | undefined;
    if (point !== undefined) moved[key] = point.map((x, k) => x + copy * step[k]);
  }
  return moved;
}
