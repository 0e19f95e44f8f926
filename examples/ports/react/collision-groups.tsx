/**
 * Two balls fall; one passes a shelf that is not in its mask.
 *
 * Original: "Configuring collision and solver groups" of the README of @react-three/rapier. What had to change: `interactionGroups(0, [1])` is `group={1} mask={2}`, two sets of bits; a
 * contact that is to be seen but not answered is refused by a hook (`world.addContactHook`).
 */
import { Physics, RigidBody } from '@pliant/react';
import type { PortProps } from './port.js';

export default function CollisionGroups({ tell }: PortProps) {
  const ball = (name: string, x: number, group: number) => (
    <RigidBody name={name} group={group} position={[x, 1, 0]} colliders="sphere">
      <mesh>
        <sphereGeometry args={[0.3]} />
      </mesh>
    </RigidBody>
  );
  return (
    <Physics>
      <RigidBody
        kind="static"
        shape={{ kind: 'box', halfExtents: [3, 0.1, 3] }}
        mask={1}
        onContact={(other) => tell?.(`the shelf holds the ${other.name} one`)}
      />
      {ball('first', -1, 1)}
      {ball('second', 1, 2)}
    </Physics>
  );
}
