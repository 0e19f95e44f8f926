/**
 * What can be pushed, as columns: a node is a rigid body, or one vertex of a deformable outline. A point of a rigid
 * body moves with one node and its spin; a point on an outline's edge moves with two, in shares.
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
  private kept = new Float64Array(0);

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

  /** Copies the velocities, for `between`. */
  keep(): void {
    const { count } = this;
    if (this.kept.length < 3 * count) this.kept = new Float64Array(6 * count);
    for (let k = 0; k < count; k++) {
      this.kept[3 * k] = this.vx[k];
      this.kept[3 * k + 1] = this.vy[k];
      this.kept[3 * k + 2] = this.spin[k];
    }
  }

  /**
   * Of the velocities kept and the present ones takes the mixture nearest to the present that adds no more than `most`
   * [J] to the kinetic energy of the kept. Impulses between bodies keep momentum, and so does any share of them.
   */
  limit(most: number): void {
    const [linear, square] = this.change();
    if (linear + square <= most) return;
    // The larger root of square t² + linear t = most; none: the kept velocities stay.
    const root = linear * linear + 4 * square * most;
    this.mix(root > 0 ? Math.max(0, (-linear + Math.sqrt(root)) / (2 * square)) : 0);
  }

  /** Kinetic energy along the way from the kept velocities to the present: terms in t and t² [J]. */
  private change(): readonly [number, number] {
    const kept = this.kept;
    let [linear, square] = [0, 0];
    for (let k = 0; k < this.count; k++) {
      const m = this.inverseMass[k] > 0 ? 1 / this.inverseMass[k] : 0;
      const i = this.inverseInertia[k] > 0 ? 1 / this.inverseInertia[k] : 0;
      const x = this.vx[k] - kept[3 * k];
      const y = this.vy[k] - kept[3 * k + 1];
      const w = this.spin[k] - kept[3 * k + 2];
      linear += m * (kept[3 * k] * x + kept[3 * k + 1] * y) + i * kept[3 * k + 2] * w;
      square += 0.5 * (m * (x * x + y * y) + i * w * w);
    }
    return [linear, square];
  }

  private mix(t: number): void {
    const kept = this.kept;
    for (let k = 0; k < this.count; k++) {
      this.vx[k] = kept[3 * k] + t * (this.vx[k] - kept[3 * k]);
      this.vy[k] = kept[3 * k + 1] + t * (this.vy[k] - kept[3 * k + 1]);
      this.spin[k] = kept[3 * k + 2] + t * (this.spin[k] - kept[3 * k + 2]);
    }
  }

  /**
   * Of the velocities kept and the present ones, which impulses against motion led to, takes the mixture that has
   * `excess` [J] less kinetic energy than the kept, or as little as there is. Returns how much less.
   */
  shed(excess: number): number {
    const [linear, square] = this.change();
    if (!(linear < 0)) {
      this.mix(0);
      return 0;
    }
    const lowest = -linear / (2 * square);
    const root = linear * linear - 4 * square * excess;
    const t = root > 0 ? (-linear - Math.sqrt(root)) / (2 * square) : lowest;
    const part = Math.min(1, t, lowest);
    this.mix(part);
    return -(linear * part + square * part * part);
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
