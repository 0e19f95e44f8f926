import { W as World } from "./load.FdUoUdd3.js";
import "./quat.DyLx5o0V.js";
import "./index.Dn8-lGet.js";
import "saxes";
import "./compile.88yGbUFm.js";
import "robust-predicates";
function movingPlatform() {
  const world = new World();
  world.add({ kind: "static", shape: { kind: "plane", normal: [0, 1, 0] } });
  const lift = world.add({
    kind: "kinematic",
    shape: { kind: "box", halfExtents: [0.8, 0.1, 0.8] },
    position: [0, 0.2, 0],
    friction: 1
  });
  const crate = world.add({
    kind: "rigid",
    shape: { kind: "box", halfExtents: [0.25, 0.25, 0.25] },
    position: [0, 0.55, 0]
  });
  return {
    world,
    beforeStep() {
      const t = world.time;
      lift.moveTo({ position: [Math.sin(t), 0.7 - 0.5 * Math.cos(t), 0] });
    },
    text: () => `crate ${crate.position[0].toFixed(2)}, lift ${lift.position[0].toFixed(2)}`
  };
}
export {
  movingPlatform as default
};
