import type { Body, JointDefinition, Joint as WorldJoint } from 'pliant';
import { type Ref, type RefObject, useEffect } from 'react';
import { usePhysics } from './context.js';
import { give } from './refs.js';

type Ends<T> = T extends unknown ? Omit<T, 'a' | 'b'> : never;

/** The definition of a joint, its bodies as refs of `<RigidBody>`. */
export type JointProps = Ends<JointDefinition> & {
  readonly a: RefObject<Body | null>;
  readonly b: RefObject<Body | null>;
  readonly ref?: Ref<WorldJoint>;
};

/** Ties two bodies. Anchors and axes are in the world, as the bodies stand when the joint is made. */
export function Joint({ a, b, ref, ...definition }: JointProps) {
  const { world } = usePhysics('<Joint>');
  const key = JSON.stringify(definition);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the definition is compared by what is in it
  useEffect(() => {
    if (a.current === null || b.current === null) return;
    const joint = world.addJoint({ ...definition, a: a.current, b: b.current } as JointDefinition);
    give(ref, joint);
    return () => {
      give(ref, null);
      if (joint.exists) joint.remove();
    };
  }, [world, a, b, key]);
  return null;
}
