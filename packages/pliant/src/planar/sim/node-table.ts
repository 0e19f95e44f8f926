/** The nodes of a list of bodies, one after the other, and the ways between the two. */
import type { PlanarBody } from './body.js';
import { Nodes } from './nodes.js';

export class NodeTable {
  readonly nodes = new Nodes();
  /** First node of each body. */
  firsts = new Int32Array(0);

  /** Takes over all bodies as they are now. */
  gather(bodies: readonly PlanarBody[]): void {
    if (this.firsts.length !== bodies.length) this.firsts = new Int32Array(bodies.length);
    let count = 0;
    for (let k = 0; k < bodies.length; k++) {
      this.firsts[k] = count;
      count += bodies[k].nodeCount;
    }
    this.nodes.reset(count);
    for (let k = 0; k < bodies.length; k++) bodies[k].writeNodes(this.nodes, this.firsts[k]);
  }

  /** Velocities from the bodies. */
  write(bodies: readonly PlanarBody[]): void {
    for (let k = 0; k < bodies.length; k++) bodies[k].writeVelocities(this.nodes, this.firsts[k]);
  }

  /** Velocities to the bodies. */
  read(bodies: readonly PlanarBody[]): void {
    for (let k = 0; k < bodies.length; k++) bodies[k].readNodes(this.nodes, this.firsts[k]);
  }
}
