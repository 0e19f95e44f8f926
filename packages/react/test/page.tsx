/**
 * The page that `react.test.ts` opens: everything the package has, under StrictMode, driven frame by frame from
 * outside.
 */
import {
  Cloth,
  DebugView,
  InstancedBodies,
  Joint,
  Physics,
  RigidBody,
  Rope,
  SoftBody,
  useContacts,
  useStep,
  useWorld,
} from '@pliant/react';
import { Canvas, useThree } from '@react-three/fiber';
import type { Body, BodyDefinition, World } from 'pliant';
import { type RefObject, StrictMode, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { Mesh } from 'three';

interface Seen {
  world?: World;
  frame?: (time: number) => void;
  boxMesh?: RefObject<Mesh | null>;
  softMesh?: RefObject<Mesh | null>;
  clothMesh?: RefObject<Mesh | null>;
  cloth?: RefObject<Body | null>;
  rope?: RefObject<Body | null>;
  box?: RefObject<Body | null>;
  steps: number;
  contacts: number;
  began: string[];
  forces: number;
  show(props: Shown): void;
}

interface Shown {
  readonly friction?: number;
  readonly isEmpty?: boolean;
  readonly paused?: boolean;
  readonly boxAt?: readonly [number, number, number];
}

const BOX_AT = [0, 2, 0] as const;

const seen: Seen = { steps: 0, contacts: 0, began: [], forces: 0, show };
Object.assign(window, { seen });

const CRATES: readonly BodyDefinition[] = [0, 1, 2].map((i) => ({
  kind: 'rigid',
  shape: { kind: 'box', halfExtents: [0.2, 0.2, 0.2] },
  position: [4, 0.2 + 0.41 * i, 0],
}));

function Watch() {
  seen.world = useWorld();
  seen.frame = useThree(
    ({ advance }) =>
      (time: number) =>
        advance(time),
  );
  useStep(() => seen.steps++);
  useContacts((contacts) => (seen.contacts = contacts.length));
  return null;
}

function Bodies({ friction = 0.5, boxAt = BOX_AT }: Shown) {
  const box = useRef<Body>(null);
  const hanging = useRef<Body>(null);
  const post = useRef<Body>(null);
  const boxMesh = useRef<Mesh>(null);
  const softMesh = useRef<Mesh>(null);
  const clothMesh = useRef<Mesh>(null);
  const cloth = useRef<Body>(null);
  const rope = useRef<Body>(null);
  Object.assign(seen, { box, boxMesh, softMesh, clothMesh, cloth, rope });
  return (
    <>
      <RigidBody kind="static" shape={{ kind: 'plane', normal: [0, 1, 0] }} name="ground" />
      <group position={[1, 0, 0]} rotation={[0, Math.PI / 2, 0]}>
        <RigidBody
          ref={box}
          name="box"
          position={[...boxAt]}
          friction={friction}
          forceThreshold={1}
          onContact={(other) => seen.began.push(String(other?.name))}
          onForce={() => seen.forces++}
        >
          <mesh ref={boxMesh} scale={2}>
            <boxGeometry args={[0.5, 0.25, 0.5]} />
            <meshStandardMaterial color="orange" />
          </mesh>
        </RigidBody>
      </group>
      <SoftBody position={[-2, 1.5, 0]} density={300} edge={0.3}>
        <mesh ref={softMesh}>
          <sphereGeometry args={[0.5, 16, 8]} />
          <meshStandardMaterial />
        </mesh>
      </SoftBody>
      <Cloth ref={cloth} position={[-6, 1, 0]} density={300} model={{ thickness: 0.002 }} friction={friction}>
        <mesh ref={clothMesh} rotation={[-Math.PI / 2, 0, 0]}>
          <planeGeometry args={[1, 1, 4, 4]} />
          <meshStandardMaterial side={2} />
        </mesh>
      </Cloth>
      <Rope
        ref={rope}
        points={[
          [0, 0, 0],
          [1, 0, 0],
        ]}
        position={[-8, 3, 0]}
        radius={0.02}
        edge={0.1}
        fixed={[0]}
      >
        <meshStandardMaterial color="brown" />
      </Rope>
      <RigidBody ref={post} kind="static" shape={{ kind: 'sphere', radius: 0.1 }} position={[8, 3, 0]} />
      <RigidBody ref={hanging} shape={{ kind: 'sphere', radius: 0.2 }} position={[9, 3, 0]} />
      <Joint kind="ball" a={post} b={hanging} anchor={[8, 3, 0]} />
      <InstancedBodies bodies={CRATES}>
        <instancedMesh args={[undefined, undefined, 3]}>
          <boxGeometry args={[0.4, 0.4, 0.4]} />
          <meshStandardMaterial />
        </instancedMesh>
      </InstancedBodies>
      <DebugView />
    </>
  );
}

const root = createRoot(document.body.appendChild(document.createElement('div')));

function show(props: Shown): void {
  root.render(
    <StrictMode>
      <Canvas frameloop="never">
        <Physics paused={props.paused ?? false}>
          <Watch />
          {props.isEmpty ? null : <Bodies {...props} />}
        </Physics>
      </Canvas>
    </StrictMode>,
  );
}

show({});
