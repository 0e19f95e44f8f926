/** The pointer's hand on a body of the plane: a damped spring from the point that was taken hold of. */
import { type PlanarBody, RigidBody } from 'pliant/planar';
import type { Hold } from './past.js';
import type { Pull } from './protocol.js';

/** Stiffness of the pointer's spring [1/s²] and its damping [1/s], per unit of mass. */
const PULL = 60;
const PULL_DAMPING = 8;

export class PlaneHand {
  private pulled: Pull | undefined;
  /** The point taken hold of: in a rigid body's own frame, or a vertex. */
  private anchor: [number, number] = [0, 0];
  private vertex = 0;
  private readonly velocity = new Float64Array(2);

  /** What it holds, and where. */
  get state(): Hold {
    const { pulled: pull, anchor, vertex } = this;
    return { pull, anchor: [...anchor], vertex };
  }

  restore({ pull, anchor, vertex }: Hold): void {
    this.pulled = pull;
    this.anchor = [...anchor];
    this.vertex = vertex;
  }

  /** Takes hold of one of the bodies, goes along with the pointer, or lets go. */
  hold(pull: Pull | undefined, bodies: readonly PlanarBody[]): void {
    this.pulled = pull;
    const body = pull && bodies[pull.body];
    if (!pull?.first || !body) return;
    const [x, y] = pull.from;
    if (body instanceof RigidBody) {
      const [c, s] = [Math.cos(body.angle), Math.sin(body.angle)];
      this.anchor = [c * (x - body.x) + s * (y - body.y), c * (y - body.y) - s * (x - body.x)];
    } else this.vertex = nearestVertex(body, x, y);
  }

  /** Pulls for a time [s]. */
  drag(dt: number, bodies: readonly PlanarBody[]): void {
    const pull = this.pulled;
    const body = pull && bodies[pull.body];
    if (!pull || !body) return;
    const [x, y] = this.held(body);
    body.velocityAt(this.velocity, this.vertex, x, y);
    const inverse = body.inverseMassAt(this.vertex, x, y, 1, 0) + body.inverseMassAt(this.vertex, x, y, 0, 1);
    if (inverse === 0) return;
    const mass = 2 / inverse;
    const jx = mass * dt * (PULL * (pull.to[0] - x) - PULL_DAMPING * this.velocity[0]);
    const jy = mass * dt * (PULL * (pull.to[1] - y) - PULL_DAMPING * this.velocity[1]);
    body.push(this.vertex, x, y, jx, jy);
  }

  private held(body: PlanarBody): [number, number] {
    if (!(body instanceof RigidBody)) {
      const { positions } = body.polygon;
      return [positions[2 * this.vertex], positions[2 * this.vertex + 1]];
    }
    const [c, s] = [Math.cos(body.angle), Math.sin(body.angle)];
    const [u, v] = this.anchor;
    return [body.x + c * u - s * v, body.y + s * u + c * v];
  }
}

function nearestVertex({ polygon: { positions } }: PlanarBody, x: number, y: number): number {
  let [best, vertex] = [Number.POSITIVE_INFINITY, 0];
  for (let k = 0; k < positions.length; k += 2) {
    const distanceSq = (positions[k] - x) ** 2 + (positions[k + 1] - y) ** 2;
    if (distanceSq >= best) continue;
    best = distanceSq;
    vertex = k / 2;
  }
  return vertex;
}
