/**
 * Shapes fall onto a field of heights.
 *
 * Original: `heightfield` of the Rapier.js testbed. What had to change: heights become a mesh first, by
 * `TriangleMesh.heightfield`, row by row instead of column by column.
 */
import { TriangleMesh, World } from 'pliant';
import type { Example } from '../../example.js';

export default function heightfield(): Example {
  const columns = 15;
  const heights = Array.from({ length: columns * columns }, (_, i) => {
    const [x, z] = [(i % columns) - 7, Math.floor(i / columns) - 7];
    return 0.05 * (x * x + z * z) + 0.2 * Math.sin(x) * Math.cos(z);
  });
  const { positions, triangles } = TriangleMesh.heightfield({ heights, columns, size: [12, 12] });
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'mesh', positions, triangles } });
  const shapes = [
    { kind: 'box', halfExtents: [0.3, 0.3, 0.3] },
    { kind: 'sphere', radius: 0.3 },
    { kind: 'capsule', radius: 0.2, halfHeight: 0.3 },
  ] as const;
  const bodies = [-2, 0, 2].map((x, i) =>
    world.add({ kind: 'rigid', shape: shapes[i], position: [x, 4, 0.3] }),
  );
  return {
    world,
    text: () => `the lowest is ${Math.min(...bodies.map((body) => body.position[1])).toFixed(2)} m high`,
  };
}
