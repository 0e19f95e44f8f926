/**
 * `penalty`: a damped linear spring per colliding vertex, as the consistent-depth paper drives its bodies, with Coulomb friction.
 *
 *   f = k · depth − c · u, never pulling; on the vertex along its way out, the opposite on the contact face by its weights
 *
 * The force is that of the end of the substep: with w how easily the contact gives way, λ = h f obeys
 *   λ (1 + h² k w + h c w) = h (k · depth − c · u),
 * which is stable for any stiffness; an infinite one ends as the hard rule does. Without a stiffness k follows from a frequency,
 * k = (2πf)²/w, so that light and heavy vertices sink equally deep. Overlap that motion did not lead to stretches no spring: it is taken
 * out by displacement (strain.ts, displace.ts).
 */
import type { ParameterValues } from '../../core/registry.js';
import { Displacer } from './displace.js';
import { MomentumOfSets } from './keep-momentum.js';
import type { SoftInput, SoftResponse, SoftResponseMethod, SoftResponseState } from './method.js';
import { Strains } from './strain.js';
import { RowSweeper } from './sweep.js';

class SoftPenalty implements SoftResponse {
  private readonly sweeper = new RowSweeper();
  private readonly displacer = new Displacer();
  private readonly momentum = new MomentumOfSets();
  private readonly strains = new Strains();
  private overlaps = new Float64Array(64);
  private speeds = new Float64Array(64);
  private readonly stiffness: number;
  private readonly omega: number;
  private readonly dampingRatio: number;
  private readonly sweeps: number;

  constructor(p: ParameterValues) {
    this.stiffness = p.stiffness as number;
    this.omega = 2 * Math.PI * (p.frequency as number);
    this.dampingRatio = p.dampingRatio as number;
    this.sweeps = p.sweeps as number;
  }

  solve(input: SoftInput): void {
    const { rows, particles, rigids, h } = input;
    const { sweeper, strains } = this;
    if (rows.count === 0) return strains.clear();
    if (this.overlaps.length < rows.count) {
      this.overlaps = new Float64Array(2 * rows.count);
      this.speeds = new Float64Array(2 * rows.count);
    }
    this.momentum.begin(input);
    sweeper.begin(input);
    sweeper.measure(rows, particles.columns.position, rigids, h);
    sweeper.closing(input, this.speeds);
    strains.read(input, this.speeds, sweeper.rests);
    this.setSprings(rows.count, h);
    for (let k = 0; k < this.sweeps; k++) sweeper.sweep(input, 1);
    sweeper.finish(input);
    strains.write(input, sweeper.rests);
    for (let row = 0; row < rows.count; row++)
      this.overlaps[row] = Math.min(sweeper.rests[row]!, rows.depths[row]!);
    this.displacer.run(input, this.overlaps, sweeper.softness);
    this.momentum.end(input, sweeper);
  }

  state(): SoftResponseState {
    return this.strains.state();
  }

  restore(state: SoftResponseState): void {
    this.strains.restore(state);
  }

  private setSprings(count: number, h: number): void {
    const { softness, pushes, damps, gives } = this.sweeper;
    const { stiffness, omega, dampingRatio } = this;
    for (let row = 0; row < count; row++) {
      const w = softness[row]!;
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
