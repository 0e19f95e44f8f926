import { b as broadphases, W as World } from "./load.FdUoUdd3.js";
import "./quat.DyLx5o0V.js";
import "./index.Dn8-lGet.js";
import "saxes";
import "./compile.88yGbUFm.js";
import "robust-predicates";
function customMethod() {
  if (!broadphases.names().includes("everybody"))
    broadphases.register({
      ...broadphases.get("brute-force"),
      name: "everybody",
      sentence: "Asks everybody, backwards in its thoughts and forwards in what it hands over.",
      source: "this example"
    });
  const make = (method) => {
    const world2 = new World();
    world2.setMethod("broadphase", method);
    world2.add({ kind: "static", shape: { kind: "plane", normal: [0, 1, 0] } });
    for (let i = 0; i < 6; i++)
      world2.add({
        kind: "rigid",
        shape: { kind: "sphere", radius: 0.3 },
        position: [0.1 * i, 0.5 + 0.7 * i, 0]
      });
    return world2;
  };
  const [world, twin] = [make("everybody"), make("sweep-and-prune")];
  return {
    world,
    beforeStep: (dt) => twin.step(dt),
    text: () => world.hash() === twin.hash() ? "the same bits as sweep-and-prune" : "something differs"
  };
}
export {
  customMethod as default
};
