/** Queries without a simulation: distances between meshes, rays, points. */
import { TriangleMesh } from 'pliant';
import { MeshPair } from 'pliant/queries';
import type { Example } from './example.js';

export default function queryOnly(): Example {
  const torus = TriangleMesh.torus({ radius: 1, tube: 0.3 });
  const ball = TriangleMesh.sphere({ radius: 0.4 });
  const pair = new MeshPair(torus, ball);
  const { distance } = pair.placeB([0, 2, 0]).distance();
  const isThrough = pair.placeB([1, 0, 0]).intersects();
  return {
    text: () =>
      `${distance.toFixed(3)} m apart above the ring, ${isThrough ? 'touching' : 'apart'} inside its tube`,
  };
}
