import { W as World } from "./load.FdUoUdd3.js";
import "./quat.DyLx5o0V.js";
import "./index.Dn8-lGet.js";
import "saxes";
import "./compile.88yGbUFm.js";
import "robust-predicates";
function lockstep() {
  const make = () => {
    const world = new World({ seed: 7 });
    world.add({ kind: "static", shape: { kind: "plane", normal: [0, 1, 0] } });
    for (let i = 0; i < 5; i++)
      world.add({
        kind: "rigid",
        name: `${i}`,
        shape: { kind: "box", halfExtents: [0.2, 0.2, 0.2] },
        position: [0.05 * i, 0.3 + 0.5 * i, 0]
      });
    return world;
  };
  const [mine, yours] = [make(), make()];
  mine.observe({
    onCommand: (command) => yours.execute(JSON.parse(JSON.stringify(command))),
    onStep: (dt) => yours.step(dt)
  });
  let step = 0;
  let equal = 0;
  return {
    world: mine,
    beforeStep() {
      if (step++ % 30 === 0) mine.find("4")?.applyImpulse([10, 20, 0]);
    },
    afterStep() {
      if (mine.hash() === yours.hash()) equal++;
    },
    text: () => `${equal} of ${step} steps equal`
  };
}
export {
  lockstep as default
};
