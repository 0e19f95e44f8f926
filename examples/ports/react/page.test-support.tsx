/** The page that `react.test.ts` opens: every port once, under StrictMode, driven frame by frame from outside. */
import { Canvas, useThree } from '@react-three/fiber';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import AutomaticColliders from './automatic-colliders.js';
import BasicUsage from './basic-usage.js';
import CollisionEvents from './collision-events.js';
import CollisionGroups from './collision-groups.js';
import CompoundColliders from './compound-colliders.js';
import ContactForces from './contact-forces.js';
import Forces from './forces.js';
import InstancedMeshes from './instanced-meshes.js';
import Joints from './joints.js';
import type { PortProps } from './port.js';
import Sensors from './sensors.js';

const PORTS: Readonly<Record<string, ComponentType<PortProps>>> = {
  'automatic-colliders': AutomaticColliders,
  'basic-usage': BasicUsage,
  'collision-events': CollisionEvents,
  'collision-groups': CollisionGroups,
  'compound-colliders': CompoundColliders,
  'contact-forces': ContactForces,
  forces: Forces,
  'instanced-meshes': InstancedMeshes,
  joints: Joints,
  sensors: Sensors,
};

const told: Record<string, string[]> = {};
const frames: ((time: number) => void)[] = [];
Object.assign(window, { told, portFrames: frames });

function Watch() {
  frames.push(useThree(({ advance }) => advance));
  return null;
}

function Page() {
  return Object.entries(PORTS).map(([name, Port]) => (
    <Canvas key={name} frameloop="never" style={{ width: 32, height: 32 }}>
      <Watch />
      <Port tell={(what) => (told[name] ??= []).push(what)} />
    </Canvas>
  ));
}

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
