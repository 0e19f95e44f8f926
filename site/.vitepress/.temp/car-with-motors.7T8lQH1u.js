import { W as World } from "./load.FdUoUdd3.js";
import "./quat.DyLx5o0V.js";
import "./index.Dn8-lGet.js";
import "saxes";
import "./compile.88yGbUFm.js";
import "robust-predicates";
function carWithMotors() {
  const world = new World();
  world.add({ kind: "static", shape: { kind: "plane", normal: [0, 1, 0] }, friction: 0.9 });
  const chassis = world.add({
    kind: "rigid",
    shape: { kind: "box", halfExtents: [1, 0.2, 0.5] },
    mass: 200,
    position: [0, 0.6, 0]
  });
  for (const x of [-0.7, 0.7]) {
    for (const z of [-0.65, 0.65]) {
      const wheel = world.add({
        kind: "rigid",
        shape: { kind: "sphere", radius: 0.3 },
        mass: 15,
        friction: 0.9,
        position: [x, 0.3, z]
      });
      world.addJoint({
        kind: "hinge",
        a: chassis,
        b: wheel,
        anchor: [x, 0.3, z],
        axis: [0, 0, 1],
        motor: { speed: -6, maxTorque: 60 }
      });
    }
  }
  return { world, text: () => `the car has come ${chassis.position[0].toFixed(2)} m far` };
}
export {
  carWithMotors as default
};
