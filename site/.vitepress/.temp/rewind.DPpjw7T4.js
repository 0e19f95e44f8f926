import { W as World } from "./load.FdUoUdd3.js";
import "./quat.DyLx5o0V.js";
import "./index.Dn8-lGet.js";
import "saxes";
import "./compile.88yGbUFm.js";
import "robust-predicates";
function rewind() {
  const world = new World();
  world.add({ kind: "static", shape: { kind: "plane", normal: [0, 1, 0] } });
  const ball = world.add({
    kind: "rigid",
    shape: { kind: "sphere", radius: 0.3 },
    restitution: 0.7,
    position: [0, 3, 0],
    velocity: [1, 0, 0]
  });
  const snapshots = [];
  let rewinds = 0;
  return {
    world,
    beforeStep() {
      if (world.steps % 30 === 0) snapshots.push(world.snapshot());
      if (world.steps < 150) return;
      world.restore(snapshots[1]);
      snapshots.length = 2;
      rewinds++;
    },
    text: () => `rewound ${rewinds} times, the ball is at ${ball.position[0].toFixed(2)} m`
  };
}
export {
  rewind as default
};
