/** The contacts of a world as arrays, for whoever draws them. */
import type { ContactFrame } from './drawn-frame.js';
import type { World } from './world.js';

/** Reads the contacts of the last step; call it once per frame. */
export class ContactList implements ContactFrame {
  /** Contacts that the arrays hold. */
  count = 0;
  points = new Float64Array(0);
  normals = new Float64Array(0);
  forces = new Float64Array(0);

  /**
   * `on` says on whom forces are told: on body a as the engine has it, or on the one of the two that forces can move.
   */
  constructor(private readonly on: 'a' | 'moving' = 'a') {}

  /** Takes the contacts of a world as it stands now. */
  read(world: World): this {
    const contacts = [...world.contacts()];
    if (this.points.length < 3 * contacts.length) {
      this.points = new Float64Array(6 * contacts.length);
      this.normals = new Float64Array(6 * contacts.length);
      this.forces = new Float64Array(6 * contacts.length);
    }
    contacts.forEach(({ bodyA, point, normal, force }, i) => {
      const isOnB = this.on === 'moving' && (bodyA.kind === 'static' || bodyA.kind === 'kinematic');
      const sign = isOnB ? -1 : 1;
      this.points.set(point, 3 * i);
      for (let k = 0; k < 3; k++) {
        this.normals[3 * i + k] = sign * normal[k];
        this.forces[3 * i + k] = sign * force[k];
      }
    });
    this.count = contacts.length;
    return this;
  }
}
