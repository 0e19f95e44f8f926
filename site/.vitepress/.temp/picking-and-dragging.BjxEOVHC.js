import { W as World } from "./load.FdUoUdd3.js";
import "./quat.DyLx5o0V.js";
import "./index.Dn8-lGet.js";
import "saxes";
import "./compile.88yGbUFm.js";
import "robust-predicates";
function pickingAndDragging() {
  const world = new World();
  world.add({ kind: "static", shape: { kind: "plane", normal: [0, 1, 0] } });
  const crate = world.add({
    kind: "rigid",
    name: "crate",
    shape: { kind: "box", halfExtents: [0.3, 0.3, 0.3] },
    mass: 5,
    position: [0, 0.3, 0]
  });
  const hand = world.add({
    kind: "kinematic",
    shape: { kind: "sphere", radius: 0.05 },
    mask: 0,
    position: [0, 3, 2]
  });
  let held;
  return {
    world,
    beforeStep() {
      if (world.steps === 30) {
        const hit = world.castRay([0, 3, 2], [0, -2.7, -2], { exclude: hand });
        if (hit === void 0) return;
        hand.place({ position: hit.point });
        held = world.addJoint({
          kind: "spring",
          a: hand,
          b: hit.body,
          anchorA: hit.point,
          anchorB: hit.point,
          length: 0,
          stiffness: 300,
          damping: 40
        });
      }
      if (held !== void 0 && world.steps < 150)
        hand.moveTo({ position: [hand.position[0] + 0.01, hand.position[1] + 0.01, hand.position[2]] });
    },
    text: () => `the crate is at ${crate.position[0].toFixed(2)} m, ${crate.position[1].toFixed(2)} m high`
  };
}
export {
  pickingAndDragging as default
};
