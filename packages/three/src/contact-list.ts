/** The contacts of a world as arrays, for `ContactArrows`. */
import type { World } from 'pliant';
import type { ContactFrame } from './frame.js';

/** Reads the contacts of the last step; call it once per frame. */
export class ContactList implements ContactFrame {
  /** Contacts that the arrays hold. */
  count = 0;
  points = new Float64Array(0);
  normals = new Float64Array(0);
  forces = new Float64Array(0);

  /** Takes the contacts of a world as it stands now. */
  read(world: World): this {
    const contacts = [...world.contacts()];
    if (this.points.length < 3 * contacts.length) {
      this.points = new Float64Array(6 * contacts.length);
      this.normals = new Float64Array(6 * contacts.length);
      this.forces = new Float64Array(6 * contacts.length);
    }
    contacts.forEach(({ point, normal, force }, i) => {
      this.points.set(point, 3 * i);
      this.normals.set(normal, 3 * i);
      this.forces.set(force, 3 * i);
    });
    this.count = contacts.length;
    return this;
  }
}
