import { ContactArrows, ContactList, JointLines } from '@pliant/three';
import { useFrame } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import type { Group } from 'three';
import { usePhysics } from './context.js';

/** Draws contacts as arrows and joints as lines. */
export function DebugView() {
  const { world } = usePhysics('<DebugView>');
  const group = useRef<Group>(null!);
  const update = useRef<() => void>(undefined);
  useEffect(() => {
    const arrows = new ContactArrows();
    const joints = new JointLines(world);
    const contacts = new ContactList();
    group.current.add(arrows, joints);
    update.current = () => {
      arrows.update(contacts.read(world));
      joints.update();
    };
    return () => {
      update.current = undefined;
      arrows.dispose();
      joints.dispose();
    };
  }, [world]);
  useFrame(() => update.current?.());
  return <group ref={group} />;
}
