/** Places of all bodies before the solve of a substep, so that it can be solved again. */
import type { Particles } from '../../bodies/particles.js';
import type { ShapeMotion } from './shape-motion.js';
import type { System } from './system.js';

export class Places {
  /** Of all nodes [m]. */
  nodes: Float64Array = new Float64Array(0);
  private positions: Float64Array = new Float64Array(0);
  private velocities: Float64Array = new Float64Array(0);
  private readonly poses: Float64Array[] = [];
  private nodeCount = 0;
  private memberCount = 0;

  constructor(
    private readonly system: System,
    private readonly shapes: ShapeMotion,
    private readonly particles: Particles,
  ) {}

  keep(): void {
    const { system } = this;
    const { position, velocity } = this.particles.columns;
    this.nodeCount = system.nodes;
    this.memberCount = system.members.length;
    this.nodes = copied(this.nodes, system.x, 3 * system.nodes);
    this.positions = copied(this.positions, position, position.length);
    this.velocities = copied(this.velocities, velocity, velocity.length);
    for (const { index, pose, parted } of system.members) {
      this.poses[index] ??= new Float64Array(7);
      this.poses[index].set(pose);
      parted.set(pose);
    }
  }

  goBack(): void {
    const { system, nodes, positions, velocities } = this;
    const { position, velocity } = this.particles.columns;
    for (let k = 0; k < 3 * this.nodeCount; k++) system.x[k] = nodes[k];
    for (let k = 0; k < position.length; k++) {
      position[k] = positions[k];
      velocity[k] = velocities[k];
    }
    for (const member of system.members) {
      if (member.index < this.memberCount) member.pose.set(this.poses[member.index]);
      else {
        // A shape that was added since.
        member.pose.set(member.before);
        this.shapes.place(member);
      }
    }
  }
}

/** The first `count` numbers of `from`, in `out` or in a larger one. */
function copied(out: Float64Array, from: Float64Array, count: number): Float64Array {
  const into = out.length >= count ? out : new Float64Array(count + (count >> 1));
  for (let k = 0; k < count; k++) into[k] = from[k];
  return into;
}
