import { TetMesh, World } from 'pliant';
import 'pliant/soft';

const world = new World();
world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] } });
world.add({ kind: 'soft', mesh: TetMesh.sphere({ radius: 0.5 }), density: 300, position: [0, 0.6, 0] });
for (let i = 0; i < 30; i++) world.step(1 / 60);
postMessage(world.hash());
