import { W as World } from "./load.FdUoUdd3.js";
import "./quat.DyLx5o0V.js";
import "./index.Dn8-lGet.js";
import "saxes";
import "./compile.88yGbUFm.js";
import "robust-predicates";
function wreckingBall() {
  const world = new World();
  world.add({ kind: "static", shape: { kind: "plane", normal: [0, 1, 0] } });
  const bricks = Array.from(
    { length: 24 },
    (_, i) => world.add({
      kind: "rigid",
      shape: { kind: "box", halfExtents: [0.1, 0.1, 0.2] },
      position: [0, 0.1 + 0.2 * Math.floor(i / 4), 0.4 * (i % 4) - 0.6]
    })
  );
  const hook = world.add({
    kind: "static",
    shape: { kind: "sphere", radius: 0.05 },
    position: [0, 4, 0],
    mask: 0
  });
  const ball = world.add({
    kind: "rigid",
    shape: { kind: "sphere", radius: 0.3 },
    density: 4e3,
    position: [-3, 3, 0]
  });
  world.addJoint({ kind: "rope", a: hook, b: ball, anchorA: [0, 4, 0], anchorB: [-3, 3, 0] });
  return { world, text: () => `${bricks.filter((brick) => brick.position[0] > 0.5).length} bricks fell` };
}
export {
  wreckingBall as default
};
