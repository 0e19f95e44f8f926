import { a as TriangleMesh, W as World } from "./load.FdUoUdd3.js";
import "./quat.DyLx5o0V.js";
import "./index.Dn8-lGet.js";
import "saxes";
import "./compile.88yGbUFm.js";
import "robust-predicates";
function terrain() {
  const COLUMNS = 17;
  const heights = Array.from({ length: COLUMNS * COLUMNS }, (_, i) => {
    const [x, z] = [i % COLUMNS / 8 - 1, Math.floor(i / COLUMNS) / 8 - 1];
    return x * x + z * z;
  });
  const { positions, triangles } = TriangleMesh.heightfield({ heights, columns: COLUMNS, size: [8, 8] });
  const world = new World();
  world.add({ kind: "static", shape: { kind: "mesh", positions, triangles } });
  const balls = [-3, -1.5, 1.5, 3].map(
    (x) => world.add({ kind: "rigid", shape: { kind: "sphere", radius: 0.3 }, position: [x, 2.5, 0.5 * x] })
  );
  return {
    world,
    text: () => `the lowest ball is ${Math.min(...balls.map((b) => b.position[1])).toFixed(2)} m high`
  };
}
export {
  terrain as default
};
