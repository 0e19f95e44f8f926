import { W as World } from "./load.FdUoUdd3.js";
import "./quat.DyLx5o0V.js";
import "./index.Dn8-lGet.js";
import "saxes";
import "./compile.88yGbUFm.js";
import "robust-predicates";
function ragdoll() {
  const world = new World();
  world.add({ kind: "static", shape: { kind: "plane", normal: [0, 1, 0] } });
  world.add({
    kind: "static",
    shape: { kind: "cylinder", radius: 0.15, halfHeight: 2 },
    position: [0.1, 1, 0],
    orientation: [Math.SQRT1_2, 0, 0, Math.SQRT1_2]
  });
  const limb = (position, radius, halfHeight) => world.add({ kind: "rigid", shape: { kind: "capsule", radius, halfHeight }, position, angularDamping: 1 });
  const chest = limb([0, 3, 0], 0.18, 0.2);
  const head = limb([0, 3.6, 0], 0.14, 0.03);
  const tie = (a, b, anchor) => world.addJoint({ kind: "ball", a, b, anchor });
  tie(chest, head, [0, 3.4, 0]);
  for (const side of [-1, 1]) {
    const arm = limb([0, 2.9, 0.35 * side], 0.07, 0.2);
    const hand = limb([0, 2.3, 0.35 * side], 0.06, 0.2);
    const thigh = limb([0, 2.3, 0.13 * side], 0.09, 0.2);
    const shin = limb([0, 1.7, 0.13 * side], 0.08, 0.2);
    tie(chest, arm, [0, 3.2, 0.35 * side]);
    tie(arm, hand, [0, 2.6, 0.35 * side]);
    tie(chest, thigh, [0, 2.6, 0.13 * side]);
    tie(thigh, shin, [0, 2, 0.13 * side]);
  }
  return { world, text: () => `the head is at ${head.position[1].toFixed(2)} m` };
}
export {
  ragdoll as default
};
