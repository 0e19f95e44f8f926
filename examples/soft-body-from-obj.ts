/** A soft body from an OBJ text: coarse tetrahedra are simulated, the fine surface of the file is drawn. */
import { TriangleMesh, tetrahedralise, World } from 'pliant';
import 'pliant/soft';
import { readMesh, writeMesh } from 'pliant/io';
import type { Example } from './example.js';

export default function softBodyFromObj(): Example {
  // In your program: await (await fetch('cow.obj')).text()
  const obj = writeMesh('obj', TriangleMesh.torusKnot());
  const surface = new TriangleMesh(readMesh('knot.obj', obj)).repair().mesh;
  const { mesh } = tetrahedralise(surface, { edge: 0.15 });

  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] } });
  const body = world.add({ kind: 'soft', mesh, surface, density: 300, position: [0, 1.5, 0] });
  return {
    world,
    text: () => `${mesh.tetCount} tetrahedra carry ${(body.surface?.triangles.length ?? 0) / 3} triangles`,
  };
}
