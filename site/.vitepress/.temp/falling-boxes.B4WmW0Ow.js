import { W as World } from "./load.FdUoUdd3.js";
import "./quat.DyLx5o0V.js";
import "./index.Dn8-lGet.js";
import "saxes";
import "./compile.88yGbUFm.js";
import "robust-predicates";
function fallingBoxes() {
  const world = new World();
  world.add({ kind: "static", name: "ground", shape: { kind: "plane", normal: [0, 1, 0] } });
  for (let i = 0; i < 8; i++) {
    world.add({
      kind: "rigid",
      name: `box ${i}`,
      shape: { kind: "box", halfExtents: [0.25, 0.25, 0.25] },
      position: [0.1 * (i % 2), 1 + 0.8 * i, 0]
    });
  }
  let touches = 0;
  return {
    world,
    afterStep() {
      for (const event of world.events()) if (event.kind === "start") touches++;
    },
    text: () => `${touches} touches began`
  };
}
export {
  fallingBoxes as default
};
