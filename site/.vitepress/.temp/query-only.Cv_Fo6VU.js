import { a as TriangleMesh, M as MeshPair } from "./load.FdUoUdd3.js";
import "./quat.DyLx5o0V.js";
import "./index.Dn8-lGet.js";
import "saxes";
import "./compile.88yGbUFm.js";
import "robust-predicates";
function queryOnly() {
  const torus = TriangleMesh.torus({ radius: 1, tube: 0.3 });
  const ball = TriangleMesh.sphere({ radius: 0.4 });
  const pair = new MeshPair(torus, ball);
  const { distance } = pair.placeB([0, 2, 0]).distance();
  const isThrough = pair.placeB([1, 0, 0]).intersects();
  return {
    text: () => `${distance.toFixed(3)} m apart above the ring, ${isThrough ? "touching" : "apart"} inside its tube`
  };
}
export {
  queryOnly as default
};
