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
    const contacts = world.contactBuffer();
    const { count } = contacts;
    if (this.points.length < 3 * count) {
      this.points = new Float64Array(6 * count);
      this.normals = new Float64Array(6 * count);
      this.forces = new Float64Array(6 * count);
    }
    this.points.set(contacts.points.subarray(0, 3 * count));
    for (let i = 0; i < count; i++) {
      const sign = this.on === 'moving' && !canMove(world, contacts.bodiesA[i]) ? -1 : 1;
      for (let k = 3 * i; k < 3 * i + 3; k++) {
        this.normals[k] = sign * contacts.normals[k];
        this.forces[k] = sign * contacts.forces[k];
      }
    }
    this.count = count;
    return this;
  }
}

function canMove(world: World, handle: number): boolean {
  const kind = world.get(handle)?.kind;
  return kind !== 'static' && kind !== 'kinematic';
}
