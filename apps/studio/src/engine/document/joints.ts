/** The joints of a scene, to change one by one: a repeat of which some copies change is written out, as the engine does it. */
import type { Scene } from 'pliant';

export type SceneJoint = Scene['joints'][number];

/** Anchors of a joint, which are places in the world. */
export const ANCHORS = ['anchor', 'anchorA', 'anchorB'];

/** `link 3` counts up to `link 5` for the second copy; a name without a number stays. */
const countUp = (name: string, copy: number): string =>
  copy === 0 ? name : name.replace(/\d+$/, (digits) => String(Number(digits) + copy));

/** The copies of a repeat as joints of their own. */
export function copiesOfJoint(joint: SceneJoint): SceneJoint[] {
  const { repeat, ...single } = joint;
  if (repeat === undefined) return [joint];
  return Array.from({ length: repeat.count }, (_, copy) => {
    const moved = Object.entries(single).map(([key, value]) => {
      if (copy === 0 || !ANCHORS.includes(key) || value === undefined) return [key, value];
      return [key, (value as unknown as number[]).map((x, k) => x + copy * repeat.step[k])];
    });
    const ends = { a: countUp(joint.a, copy), b: countUp(joint.b, copy) };
    return { ...Object.fromEntries(moved), ...ends } as unknown as SceneJoint;
  });
}

/** Joints with every repeat written out that has one of these bodies. */
export function jointsOf(
  { joints }: Pick<Scene, 'joints'>,
  names: ReadonlySet<string | undefined>,
): SceneJoint[] {
  return joints.flatMap((joint) => {
    const copies = copiesOfJoint(joint);
    return copies.some(({ a, b }) => names.has(a) || names.has(b)) ? copies : [joint];
  });
}
