import { t as toVec, d as dot, s as sub, a as scale, l as length, b as add } from "./vectors.Bg3y011i.js";
import { c as cos } from "./quat.DyLx5o0V.js";
import { W as World } from "./load.FdUoUdd3.js";
import "./index.Dn8-lGet.js";
import "saxes";
import "./compile.88yGbUFm.js";
import "robust-predicates";
const ROUNDS = 4;
const NOTHING = 1e-6;
const BEHIND = 0.01;
class CharacterController {
  constructor(world, options = {}) {
    this.world = world;
    const { radius = 0.3, height = 1.8, maxSlope = Math.PI / 4, skin = 0.01, stepHeight = 0.3 } = options;
    this.up = toVec(options.up ?? [0, 1, 0]);
    this.shape = { kind: "capsule", radius, halfHeight: height / 2 - radius };
    this.skin = skin;
    this.stepHeight = stepHeight;
    this.leastUp = cos(maxSlope);
    this.groundNormal = this.up;
    this.body = world.add({
      kind: "kinematic",
      shape: this.shape,
      position: toVec(options.position ?? [0, 0, 0]),
      ...options.name !== void 0 && { name: options.name }
    });
    this.filter = { ...options.filter, exclude: this.body };
  }
  /** The figure's kinematic body. */
  body;
  /** Whether it stands on something that is not too steep. */
  isGrounded = false;
  /** Outward normal of what it stands on; up while it stands on nothing. */
  groundNormal;
  /** What it stands on. */
  ground;
  up;
  shape;
  filter;
  leastUp;
  skin;
  stepHeight;
  /** Moves it by `motion` [m] in the next step, as far as it can; returns by how much it will move. */
  move(motion) {
    const from = toVec(this.body.position);
    const wanted = toVec(motion);
    const rise = dot(wanted, this.up);
    const level = sub(wanted, scale(this.up, rise));
    let at = from;
    if (rise > 0) at = this.slide(at, scale(this.up, rise));
    at = length(level) > NOTHING ? this.walk(at, level) : at;
    at = this.settle(at, rise);
    this.body.moveTo({ position: at });
    return sub(at, from);
  }
  /** Along the ground, over steps where the plain way is blocked. */
  walk(from, level) {
    const plain = this.slide(from, level);
    const way = (to) => dot(sub(to, from), level);
    if (!this.isGrounded || this.stepHeight === 0 || way(plain) > 0.99 * dot(level, level)) return plain;
    const raised = this.slide(from, scale(this.up, this.stepHeight));
    const beyond = this.slide(raised, level);
    const down = this.world.castShape(
      this.shape,
      { position: beyond },
      scale(this.up, -this.stepHeight),
      this.filter
    );
    if (down === void 0 || !this.canStand(down) || way(beyond) <= way(plain)) return plain;
    const { radius, halfHeight } = this.shape;
    const stepped = dot(sub(down.point, from), this.up) + radius + halfHeight;
    if (stepped > this.stepHeight + 2 * this.skin) return plain;
    return add(beyond, scale(this.up, this.skin - this.stepHeight * down.time));
  }
  /** Falls by the wanted way, or is let down onto ground that is no farther than a step. */
  settle(from, rise) {
    const wasGrounded = this.isGrounded;
    const reach = Math.max(-rise, wasGrounded && rise <= 0 ? this.stepHeight : 0) + 2 * this.skin;
    const hit = rise > 0 ? void 0 : this.world.castShape(this.shape, { position: from }, scale(this.up, -reach), this.filter);
    this.isGrounded = hit !== void 0 && this.canStand(hit);
    this.ground = this.isGrounded ? hit?.body : void 0;
    this.groundNormal = this.isGrounded && hit !== void 0 ? hit.normal : this.up;
    if (hit === void 0) return rise < 0 ? add(from, scale(this.up, rise)) : from;
    if (this.isGrounded) return add(from, scale(this.up, this.skin - reach * hit.time));
    return rise < 0 ? this.slide(from, scale(this.up, rise)) : from;
  }
  /** The round foot meets the edge of a step at any angle; what counts is the surface behind the edge. */
  canStand({ normal, point }) {
    const rise = dot(normal, this.up);
    if (rise >= this.leastUp) return true;
    if (rise <= 0) return false;
    const level = sub(normal, scale(this.up, rise));
    const above = add(sub(point, scale(level, BEHIND)), scale(this.up, 2 * BEHIND));
    const hit = this.world.castRay(above, scale(this.up, -1), { ...this.filter, maxDistance: 3 * BEHIND });
    return hit !== void 0 && hit.distance > 0 && dot(hit.normal, this.up) >= this.leastUp;
  }
  slide(from, motion) {
    let at = from;
    let left = motion;
    for (let round = 0; round < ROUNDS; round++) {
      const distance = length(left);
      if (distance < NOTHING) break;
      const reach = scale(left, (distance + this.skin) / distance);
      const hit = this.world.castShape(this.shape, { position: at }, reach, this.filter);
      if (hit === void 0) return add(at, left);
      const free = Math.max(0, hit.time * (distance + this.skin) - this.skin);
      at = add(at, scale(left, Math.min(1, free / distance)));
      const rest = scale(left, Math.max(0, 1 - free / distance));
      left = this.along(rest, hit.normal);
      if (dot(left, motion) <= 0) break;
    }
    return at;
  }
  /** What is left of a motion along a surface; a steep one stops like an upright wall, instead of leading up. */
  along(motion, normal) {
    const rise = dot(normal, this.up);
    const isWall = rise < this.leastUp && rise > 0 && dot(motion, this.up) <= 0;
    const level = sub(normal, scale(this.up, rise));
    const wall = isWall && length(level) > NOTHING ? scale(level, 1 / length(level)) : normal;
    return sub(motion, scale(wall, Math.min(0, dot(motion, wall))));
  }
}
function character() {
  const world = new World();
  world.add({ kind: "static", shape: { kind: "plane", normal: [0, 1, 0] } });
  for (let i = 1; i <= 4; i++)
    world.add({
      kind: "static",
      shape: { kind: "box", halfExtents: [2, 0.1 * i, 2] },
      position: [3 + 0.6 * i, 0.1 * i, 0]
    });
  world.add({
    kind: "rigid",
    shape: { kind: "box", halfExtents: [0.3, 0.3, 0.3] },
    density: 50,
    position: [0.2, 0.3, 0]
  });
  const figure = new CharacterController(world, { position: [-1, 0.92, 0], filter: { kinds: ["static"] } });
  return {
    world,
    beforeStep: (dt) => void figure.move([1.5 * dt, -5 * dt, 0]),
    text: () => `the figure stands ${(figure.body.position[1] - 0.91).toFixed(2)} m high`
  };
}
export {
  character as default
};
