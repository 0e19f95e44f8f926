/** What deformable bodies, and responses beyond the default, could not do right in a step. */
import type { Bodies } from '../bodies/bodies.js';
import type { Deformables } from '../bodies/deformable/deformables.js';
import type { Troubles } from '../core/troubles.js';
import type { Narrowphase } from '../narrowphase/index.js';
import type { Response } from '../response/index.js';
import type { EnergyWatch } from './energy-watch.js';

/** What of a world is told about. */
interface Told {
  readonly bodies: Bodies;
  readonly deformables: Deformables;
  readonly narrowphase: Narrowphase;
  readonly methods: { readonly responses: readonly { readonly response: Response }[] };
  readonly energyWatch: EnergyWatch;
  readonly clock: Float64Array;
  readonly troubles: Troubles;
  readonly substeps: number;
  readonly softened: number;
  nameOf(row: number): string;
}

/** Steps between two reports of the same trouble: ten seconds at 60 steps a second. */
const QUIET = 600;

export class RareTroubles {
  private softenedAt = Number.NEGATIVE_INFINITY;
  private unsolvedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly sim: Told) {}

  /** Reports softened contacts from time to time. */
  tellSoftened(): void {
    const { sim } = this;
    if (sim.softened === 0 || sim.clock[1] - this.softenedAt < QUIET) return;
    this.softenedAt = sim.clock[1];
    const row = sim.methods.responses.reduce(
      (most, { response }) => Math.max(most, response.softenedRow ?? -1),
      -1,
    );
    sim.troubles.report({
      code: 'softened',
      step: sim.clock[1],
      ...(row >= 0 && { body: sim.bodies.handle(row) }),
      sentence: `${sim.softened} contacts were too stiff for the substep, or overlapped when it began, and were made softer, so bodies are in each other deeper than they should be; take more substeps or a lower stiffness.`,
    });
  }

  /** Reports bodies that were placed into the springs of contacts, from where they will be thrown. */
  tellPlaced(): void {
    const { sim } = this;
    const { responses } = sim.methods;
    for (let k = 0; k < responses.length; k++) {
      const { response } = responses[k];
      if (response.placed === undefined || response.placed === 0) continue;
      const row = response.placedRow!;
      sim.troubles.report({
        code: 'energy-grew',
        step: sim.clock[1],
        body: sim.bodies.handle(row),
        sentence: `Body ${sim.nameOf(row)} was placed where contact springs push already, inside another body or its buffer; they hold ${Number(response.placed.toPrecision(3))} J, which becomes motion. Place it farther away, or take a smaller buffer or stiffness.`,
      });
      response.placed = 0;
      sim.energyWatch.noteTold(sim.clock[1]);
    }
  }

  /** Reports from time to time a body whose elasticity was not fully solved. */
  tellUnsolved(row: number): void {
    const { sim } = this;
    if (sim.clock[1] - this.unsolvedAt < QUIET) return;
    this.unsolvedAt = sim.clock[1];
    const parts = sim.deformables.byRow[row]?.model.moreSubsteps?.() ?? 1;
    sim.troubles.report({
      code: 'unsolved',
      step: sim.clock[1],
      body: sim.bodies.handle(row),
      sentence:
        parts > 1
          ? `Body ${sim.nameOf(row)} is asked for a vibration that substeps of this length can't follow, so it is softer than it should be; take at least ${parts * sim.substeps} substeps, or a lower frequency.`
          : `The elasticity of body ${sim.nameOf(row)} was not solved to the end in this step, so it is softer than it should be; take more substeps, or more iterations of its model.`,
    });
  }

  /** Reports that bodies stood still, with the movable body that is deepest in another, or nearest to one. */
  tellLostTime(seconds: number): void {
    const { bodies, narrowphase, clock, troubles } = this.sim;
    const { current } = narrowphase;
    const { inverseMass } = bodies.columns;
    let most = Number.NEGATIVE_INFINITY;
    let body = -1;
    for (let m = 0; m < current.manifolds; m++) {
      const depth = current.deepest(m);
      if (!(depth > most)) continue;
      most = depth;
      body = inverseMass[current.a[m]] > 0 ? current.a[m] : current.b[m];
    }
    troubles.report({
      code: 'time-lost',
      step: clock[1],
      ...(body >= 0 && { body: bodies.handle(body) }),
      sentence: `No step was short enough to keep all bodies apart; they stood still for ${seconds} s. Take more substeps, or a response that may overlap.`,
    });
  }
}
