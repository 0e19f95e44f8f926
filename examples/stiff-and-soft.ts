/** Three cubes of one mesh and three stiffnesses. */
import { TetMesh, World } from 'pliant';
import 'pliant/soft';
import type { Example } from './example.js';

export default function stiffAndSoft(): Example {
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] } });
  const mesh = TetMesh.box({ size: [0.8, 0.8, 0.8], cells: [3, 3, 3] });
  const cubes = [1e4, 5e4, 5e5].map((youngsModulus, i) =>
    world.add({
      kind: 'soft',
      mesh,
      model: { kind: 'xpbd', youngsModulus, damping: 0.02 },
      position: [1.5 * i - 1.5, 1, 0],
    }),
  );
  const height = (positions: Float64Array) => {
    const ys = positions.filter((_, k) => k % 3 === 1);
    return ys.reduce((a, y) => Math.max(a, y), -9) - ys.reduce((a, y) => Math.min(a, y), 9);
  };
  return { world, text: () => cubes.map((cube) => height(cube.positions).toFixed(2)).join(' < ') };
}
