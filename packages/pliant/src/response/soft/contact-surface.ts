/**
 * `contact-surface`: colliding vertices and the faces they have entered meet on a common surface.
 *
 * Source: the short paper on tetrahedral bodies in real time, after Spillmann and Teschner (2005) and Jakobsen (2001): a colliding vertex moves along its
 * displacement by halves until it is free, the face that it penetrated moves the other way, and a face of which only some vertices
 * collide is moved by projection, each corner by its weight. Here both are one step: every row shares its displacement between the
 * vertex and the corners of the face, by weights and inverse masses, so that momentum is kept whichever corners collide.
 *
 *   sweeps: impulses that end the approach, λ ≥ 0, with friction; positions go with velocities     (sweep.ts)
 *   what is left is overlap that motion does not explain: displacement without velocity            (displace.ts)
 *   what that did to the angular momentum of free bodies is given back                             (keep-momentum.ts)
 *
 * We depart in one point. The paper turns the whole displacement into a new position and lets shape matching restore the shape; taken
 * literally, positions that velocities are read from, that sends bodies apart with 7 to 10 m/s. Only motion that led into the overlap is
 * stopped; nothing is ever sent back.
 */
import type { ParameterValues } from '../../core/registry.js';
import { Displacer } from './displace.js';
import { MomentumOfSets } from './keep-momentum.js';
import type { SoftInput, SoftResponse, SoftResponseMethod } from './method.js';
import { RowSweeper } from './sweep.js';

class ContactSurface implements SoftResponse {
  private readonly sweeper = new RowSweeper();
  private readonly displacer = new Displacer();
  private readonly momentum = new MomentumOfSets();
  private overlaps = new Float64Array(64);

  constructor(private readonly sweeps: number) {}

  solve(input: SoftInput): void {
    const { rows } = input;
    if (rows.count === 0) return;
    const { sweeper } = this;
    this.momentum.begin(input);
    sweeper.begin(input);
    for (let k = 1; k < this.sweeps; k++) sweeper.sweep(input, 0.5);
    sweeper.sweep(input, 1);
    sweeper.finish(input);
    if (this.overlaps.length < rows.count) this.overlaps = new Float64Array(2 * rows.count);
    for (let row = 0; row < rows.count; row++) this.overlaps[row] = rows.depths[row]!;
    this.displacer.run(input, this.overlaps, sweeper.softness);
    this.momentum.end(input, sweeper);
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
