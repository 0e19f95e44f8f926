/**
 * What can be pushed, as columns: a node is a rigid body, or one vertex of a deformable outline. A point of a rigid body
 * moves with one node and its spin; a point on an outline's edge moves with two, in shares.
 */
export class Nodes {
  count = 0;
  /** [m/s], [m/s], [rad/s] */
  vx = new Float64Array(64);
  vy = new Float64Array(64);
  spin = new Float64Array(64);
  /** [1/kg], [1/(kg m²)]; 0: immovable. */
  inverseMass = new Float64Array(64);
  inverseInertia = new Float64Array(64);
  /** Where the node was when contacts were found [m]. */
  x = new Float64Array(64);
  y = new Float64Array(64);
  /** How far it has moved [m] and turned [rad] since. */
  dx = new Float64Array(64);
  dy = new Float64Array(64);
  turned = new Float64Array(64);

  /** Makes room for `count` nodes and forgets how far they moved. */
  reset(count: number): void {
    this.count = count;
    if (this.vx.length < count) {
      const size = 2 * count;
      this.vx = new Float64Array(size);
      this.vy = new Float64Array(size);
      this.spin = new Float64Array(size);
      this.inverseMass = new Float64Array(size);
      this.inverseInertia = new Float64Array(size);
      this.x = new Float64Array(size);
      this.y = new Float64Array(size);
      this.dx = new Float64Array(size);
      this.dy = new Float64Array(size);
      this.turned = new Float64Array(size);
    }
    this.dx.fill(0, 0, count);
    this.dy.fill(0, 0, count);
    this.turned.fill(0, 0, count);
  }

  /** Notes a motion of `h` seconds with the present velocities. */
  move(h: number): void {
    for (let k = 0; k < this.count; k++) {
      this.dx[k] += h * this.vx[k];
      this.dy[k] += h * this.vy[k];
      this.turned[k] += h * this.spin[k];
    }
  }
}
