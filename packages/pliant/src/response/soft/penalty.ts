/**
 * `penalty`: a damped linear spring per colliding vertex, as the consistent-depth paper drives its bodies, with Coulomb
 * friction.
 *
 *   f = k · depth − c · u, never pulling; on the vertex along its way out, the opposite on the contact face by its
 *   weights
 *
 * The force is that of the end of the substep: with w how easily the contact gives way, λ = h f obeys
 *   λ (1 + h² k w + h c w) = h (k · depth − c · u),
 * which is stable for any stiffness; an infinite one ends as the hard rule does. Without a stiffness k follows from a
 * frequency, k = (2πf)²/w, so that light and heavy vertices sink equally deep. Overlap that motion did not lead to
 * stretches no spring: it is taken out by displacement (strain.ts, displace.ts).
 */
import type { ParameterValues } from '../../core/registry.js';
import type { SoftInput, SoftResponse, SoftResponseMethod, SoftResponseState } from './method.js';
import { StrainedContacts } from './strained-contacts.js';

class SoftPenalty implements SoftResponse {
  private readonly contacts = new StrainedContacts();
  /**
   * Stiffness [N/m], angular frequency [1/s], damping ratio. They are in an array, because a stiffness of 0 would box
   * every spring.
   */
  private readonly spring: Float64Array;
  private readonly sweeps: number;

  constructor(p: ParameterValues) {
    this.spring = Float64Array.of(
      p.stiffness as number,
      2 * Math.PI * (p.frequency as number),
      p.dampingRatio as number,
    );
    this.sweeps = p.sweeps as number;
  }

  solve(input: SoftInput): void {
    const { contacts } = this;
    if (!contacts.begin(input)) return;
    this.setSprings(input);
    for (let k = 0; k < this.sweeps; k++) contacts.sweeper.sweep(input, 1);
    contacts.end(input, false);
  }

  state(): SoftResponseState {
    return this.contacts.state();
  }

  restore(state: SoftResponseState): void {
    this.contacts.restore(state);
  }

  private setSprings({ rows, h }: SoftInput): void {
    const { softness, pushes, damps, gives } = this.contacts.sweeper;
    const stiffness = this.spring[0];
    const omega = this.spring[1];
    const dampingRatio = this.spring[2];
    for (let row = 0; row < rows.count; row++) {
      const w = softness[row];
      if (!(w > 0)) continue;
      const k = stiffness > 0 ? stiffness : (omega * omega) / w;
      const c = 2 * dampingRatio * Math.sqrt(k / w);
      pushes[row] = h * k;
      damps[row] = h * c;
      gives[row] = 1 / (1 + h * h * k * w + h * c * w);
    }
  }
}

export const softPenalty: SoftResponseMethod = {
  name: 'penalty',
  sentence:
    'Pushes colliding vertices out with a damped linear spring and Coulomb friction, implicitly, so that any stiffness is stable; smooth, and bodies sink in a little.',
  source: 'Heidelberger et al. 2004 (linear response forces with friction); implicit form of our own',
  parameters: [
    {
      name: 'stiffness',
      sentence: 'Stiffness of one vertex; 0 takes it from the frequency and the mass that the contact moves.',
      unit: 'N/m',
      default: 0,
      min: 0,
    },
    {
      name: 'frequency',
      sentence: 'Frequency of the contact spring, used when no stiffness is given.',
      unit: 'Hz',
      default: 30,
      min: 1e-3,
    },
    {
      name: 'dampingRatio',
      sentence: 'Share of critical damping of the contact.',
      default: 0.5,
      min: 0,
      max: 10,
    },
    {
      name: 'sweeps',
      sentence:
        'Passes over all contacts in a substep; more make stiff contacts of many vertices more exact.',
      default: 2,
      min: 1,
      max: 100,
    },
  ],
  create: (parameters) => new SoftPenalty(parameters),
};
