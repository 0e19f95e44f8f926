/**
 * A body says whom it met, and what it then looks like changes.
 *
 * Original: "Collision Events" of the README of @react-three/rapier. What had to change: handlers get the other `Body` and the event; points of contact
 * are in `world.contacts()`; sleep is asked for, `body.isAsleep`, not told.
 */
import { Physics, RigidBody, useContacts } from '@pliant/react';
import { useState } from 'react';
import type { PortProps } from './port.js';

function Points({ tell }: PortProps) {
  useContacts((contacts) => {
    if (contacts.length > 0)
      tell?.(`a point at height ${contacts[0].point[1].toFixed(1).replace('-0', '0')}`);
  });
  return null;
}

export default function CollisionEvents({ tell }: PortProps) {
  const [isTouching, setTouching] = useState(false);
  return (
    <Physics>
      <RigidBody kind="static" name="ground" shape={{ kind: 'plane', normal: [0, 1, 0] }} />
      <RigidBody
        name="ball"
        colliders="sphere"
        position={[0, 1.5, 0]}
        onContact={() => setTouching(true)}
        onContactEnd={() => setTouching(false)}
      >
        <mesh>
          <sphereGeometry />
          <meshPhysicalMaterial color={isTouching ? 'white' : 'blue'} />
        </mesh>
      </RigidBody>
      <Points {...(tell && { tell })} />
    </Physics>
  );
}
