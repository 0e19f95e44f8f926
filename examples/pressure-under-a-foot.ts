/** Pressure under a foot: the contact forces of a soft block, point by point. */
import { TetMesh, World } from 'pliant';
import 'pliant/soft';
import type { Example } from './example.js';

export default function pressureUnderAFoot(): Example {
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] } });
  const foot = world.add({
    kind: 'soft',
    mesh: TetMesh.box({ size: [0.3, 0.1, 0.12], cells: [6, 2, 3] }),
    density: 1000,
    position: [0, 0.06, 0],
  });
  let load = 0;
  let points = 0;
  return {
    world,
    afterStep() {
      load = foot.contactForce[1];
      points = [...world.penetrations()].length;
    },
    text: () => `${load.toFixed(1)} N on ${points} points; the weight is ${(foot.mass * 9.81).toFixed(1)} N`,
  };
}
