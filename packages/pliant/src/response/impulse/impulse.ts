/**
 * Sequential impulses with warm starting, one block per manifold, soft substeps.
 * Sources: lecture on rigid contacts (impulse, restitution μ_N, friction μ_T, the K matrix); Catto 2005 and 2009 (sequential
 * impulses, warm starting); Catto 2024 (soft contacts in substeps with a relaxing pass).
 *
 *   per substep: forces → velocities; remembered impulses; bounces; one soft pass that undoes depth; positions; one stiff
 *                pass without undoing, so that no speed is left from it.
 *
 * Departures: a manifold is solved as one block in its own frame (`blocks.ts`), so the corners of a box don't wait for each
 * other; passes are over-relaxed, without which twenty boxes don't stand on each other with one pass; contacts may be open
 * and then let the bodies come just as far; both levers point to one point that goes along, so angular momentum is kept also
 * between detections; bounces come first and in sequence (`impact.ts`).
 */
import { isDeformableKind } from '../../bodies/layout.js';
import type { ParameterValues } from '../../core/registry.js';
import type { Response, ResponseInput, ResponseMethod } from '../method.js';
import { AveragedImpulses } from './averaged.js';
import { Blocks } from './blocks.js';
import { BlockBuilder } from './build.js';
import { writeBack } from './finish.js';
import { Impacts } from './impact.js';
import { bookImpulses, follow, solvePass, warmStart } from './solve.js';

class Impulse implements Response {
  readonly softened = 0;
  private readonly frequency: number;
  private readonly iterations: number;
  private readonly blocks = new Blocks();
  private readonly builder = new BlockBuilder();
  private readonly impacts = new Impacts();

  constructor(p: ParameterValues) {
    this.frequency = p.frequency as number;
    this.iterations = p.iterations as number;
  }

  begin(input: ResponseInput): void {
    this.builder.build(input, this.blocks, this.frequency);
  }

  solve({ bodies, dt, gravity }: ResponseInput): void {
    if (this.blocks.count === 0) return;
    const c = bodies.columns;
    warmStart(this.blocks, c);
    this.impacts.run(this.blocks, c, dt, gravity);
    for (let i = 0; i < this.iterations; i++) solvePass(this.blocks, c, dt, true);
  }

  relax({ bodies, dt }: ResponseInput): void {
    if (this.blocks.count === 0) return;
    follow(this.blocks, bodies.columns, dt);
    for (let i = 0; i < this.iterations; i++) solvePass(this.blocks, bodies.columns, dt, false);
    bookImpulses(this.blocks);
  }

  finish({ contacts, interval }: ResponseInput): void {
    writeBack(this.blocks, contacts, interval);
  }
}

/** `variant: averaged`, see there. */
class AveragedImpulse implements Response {
  readonly softened = 0;
  private readonly blocks = new Blocks();
  private readonly builder = new BlockBuilder();
  private readonly averaged = new AveragedImpulses();

  begin(input: ResponseInput): void {
    this.builder.build(input, this.blocks, 1);
  }

  solve({ bodies, dt, gravity }: ResponseInput): void {
    this.averaged.solve(this.blocks, bodies.columns, dt, gravity);
  }

  relax({ bodies, dt }: ResponseInput): void {
    follow(this.blocks, bodies.columns, dt);
  }

  finish({ contacts, interval }: ResponseInput): void {
    writeBack(this.blocks, contacts, interval);
  }
}

export const impulse: ResponseMethod = {
  name: 'impulse',
  sentence:
    'Changes velocities at once so that nothing closes, pair after pair, with friction and bounces; fast and steady, the default for rigid bodies.',
  source:
    'lecture on rigid contacts (impulse, K matrix); Catto 2005, 2009, 2024 (sequential impulses, soft substeps)',
  parameters: [
    {
      name: 'variant',
      sentence:
        "Pair after pair with all contacts, or one impulse at the contacts' average as the lecture has it.",
      default: 'sequential',
      choices: ['sequential', 'averaged'],
    },
    {
      name: 'frequency',
      sentence: 'How fast depth is undone, as the frequency of a damped spring; at most a third per substep.',
      unit: 'Hz',
      default: 80,
      min: 1e-3,
    },
    {
      name: 'iterations',
      sentence: 'Passes over all contacts in each substep, as many again after the bodies have moved.',
      default: 1,
      min: 1,
      max: 1000,
    },
  ],
  detection: 'every-step',
  serves: (a, b) => (a === 'rigid' || b === 'rigid') && !isDeformableKind(a) && !isDeformableKind(b),
  create: (parameters) =>
    parameters.variant === 'averaged' ? new AveragedImpulse() : new Impulse(parameters),
};
