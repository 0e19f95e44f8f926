import { W as World } from "./load.FdUoUdd3.js";
import "./quat.DyLx5o0V.js";
import "./index.Dn8-lGet.js";
import "saxes";
import "./compile.88yGbUFm.js";
import "robust-predicates";
function sensorGate() {
  const world = new World();
  const gate = world.add({
    kind: "static",
    shape: { kind: "box", halfExtents: [1, 0.1, 1] },
    position: [0, 2, 0],
    sensor: true
  });
  world.add({ kind: "static", shape: { kind: "plane", normal: [0, 1, 0] } });
  for (let i = 0; i < 5; i++)
    world.add({ kind: "rigid", shape: { kind: "sphere", radius: 0.2 }, position: [0.3 * i - 0.6, 3 + i, 0] });
  let passed = 0;
  return {
    world,
    afterStep() {
      for (const { kind, bodyA, bodyB } of world.events())
        if (kind === "stop" && (bodyA === gate || bodyB === gate)) passed++;
    },
    text: () => `${passed} balls have passed`
  };
}
export {
  sensorGate as default
};
