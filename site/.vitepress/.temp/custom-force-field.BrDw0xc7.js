import { W as World } from "./load.FdUoUdd3.js";
import "./quat.DyLx5o0V.js";
import "./index.Dn8-lGet.js";
import "saxes";
import "./compile.88yGbUFm.js";
import "robust-predicates";
function customForceField() {
  const world = new World();
  world.add({ kind: "static", shape: { kind: "plane", normal: [0, 1, 0] } });
  world.addField({ kind: "custom", name: "wind" }, (force, o, { position }) => {
    force[o] += 0.5 * Math.max(0, position[o + 1]);
  });
  const balloons = [1, 2, 3].map(
    (height) => world.add({
      kind: "rigid",
      shape: { kind: "sphere", radius: 0.2 },
      mass: 0.1,
      gravityScale: 0,
      position: [0, height, height]
    })
  );
  return { world, text: () => balloons.map((body) => body.position[0].toFixed(1)).join(" < ") };
}
export {
  customForceField as default
};
