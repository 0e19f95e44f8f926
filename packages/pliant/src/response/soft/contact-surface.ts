/**
 * `contact-surface`: colliding vertices and the faces they have entered meet on a common surface.
 *
 * Source: the short paper on tetrahedral bodies in real time, after Spillmann and Teschner (2005) and Jakobsen (2001).
 * A colliding vertex moves along its displacement by halves until it is free. The face that it penetrated moves the
 * other way. A face with only some colliding vertices is moved by projection, each corner by its weight. Here both are
 * one step: every row shares its displacement between the vertex and the corners of the face, by weights and inverse
 * masses. So momentum is kept, whichever corners collide.
 *
 *   sweeps: impulses that end the approach, λ ≥ 0, with friction; positions go with velocities     (sweep.ts)
 *   the remaining overlap: strain, or not caused by motion?                                        (strain.ts)
 *   displacement without velocity, of vertices and faces, or of whole bodies                       (displace.ts)
 *   the change of angular momentum of free bodies is given back                                    (keep-momentum.ts)
 *
 * We depart in one point. The paper turns the whole displacement into a new position and lets shape matching restore
 * the shape. If velocities are read from these positions, bodies fly apart with 7 to 10 m/s. Here only the motion into
 * the overlap is stopped; nothing is ever sent back.
 */
import type { ParameterValues } from '../../core/registry.js';
import type { SoftInput, SoftResponse, SoftResponseMethod, SoftResponseState } from './method.js';
import { StrainedContacts } from './strained-contacts.js';

class ContactSurface implements SoftResponse {
  private readonly contacts = new StrainedContacts();

  constructor(private readonly sweeps: number) {}

  solve(input: SoftInput): void {
    const { contacts } = this;
    if (!contacts.begin(input)) return;
    for (let k = 1; k < this.sweeps; k++) contacts.sweeper.sweep(input, 0.5);
    contacts.sweeper.sweep(input, 1);
    contacts.end(input, true);
  }

  state(): SoftResponseState {
    return this.contacts.state();
  }

  restore(state: SoftResponseState): void {
    this.contacts.restore(state);
  }
}

export const contactSurface: SoftResponseMethod = {
  name: 'contact-surface',
  sentence:
    'Lets colliding vertices and faces meet on a common surface: inelastic, exact at rest, and bodies placed inside each other part without speed.',
  source: 'short paper on tetrahedral bodies in real time; Spillmann and Teschner 2005; Jakobsen 2001',
  parameters: [
    {
      name: 'sweeps',
      sentence:
        'Passes over all contacts in a substep; all but the last take half of what is left. More: tighter stacks.',
      default: 3,
      min: 1,
      max: 100,
    },
  ],
  create: (parameters: ParameterValues) => new ContactSurface(parameters.sweeps as number),
};
