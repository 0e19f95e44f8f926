/**
 * The bodies of a world as rows of typed arrays: what pictures, instruments and other threads read thousands of times a
 * second. A world that grows moves to new memory, so ask for an array again instead of keeping it.
 */
import type { DeformableSettings } from '../bodies/deformable/deformable.js';
import { isTurned } from '../bodies/principal.js';
import { kineticEnergy } from '../bodies/soft/energies.js';
import { inverseRotate } from '../math/quat.js';
import { SIMULATION, type Simulated } from '../simulation.js';

/** Numbers of bodies, each array in the order of rows. To be read: a world is changed by its methods. */
export interface BodyColumns {
  /** What a body is, by its number among the kinds; 0 in a row that no body has. */
  readonly kind: Uint8Array;
  /** 0 awake, 1 asleep, 2 frozen, 3 switched off. */
  readonly activity: Uint8Array;
  /** Centres [m], three numbers each. */
  readonly position: Float64Array;
  /** Unit quaternions, four numbers each. */
  readonly orientation: Float64Array;
  /** [m/s], three numbers each. */
  readonly velocity: Float64Array;
  /** [rad/s], three numbers each. */
  readonly angularVelocity: Float64Array;
  /** Boxes around bodies: three lower and three upper ends each [m]. */
  readonly bounds: Float64Array;
  /** Sums of contact forces [N], three numbers each. */
  readonly contactForce: Float64Array;
  /** [kg] */
  readonly mass: Float64Array;
  /** [1/kg]; 0 for a body that forces can't move. */
  readonly inverseMass: Float64Array;
  /** Coefficients of friction. */
  readonly friction: Float64Array;
  /** Coefficients of restitution. */
  readonly restitution: Float64Array;
  /** [1/s] */
  readonly linearDamping: Float64Array;
  /** [1/s] */
  readonly angularDamping: Float64Array;
  /** Factors of gravity. */
  readonly gravityScale: Float64Array;
}

/** Numbers of the vertices and molecules of all deformable bodies. To be read: a world is changed by its methods. */
export interface ParticleColumns {
  /** [m], three numbers each. */
  readonly position: Float64Array;
  /** [m/s], three numbers each. */
  readonly velocity: Float64Array;
  /** [1/kg]; 0 for a particle that is fixed. */
  readonly inverseMass: Float64Array;
}

/** What a deformable body is made of. */
export interface DeformableRow {
  /** Its first particle. */
  readonly first: number;
  /** How many particles it has. */
  readonly count: number;
  /** Its model and materials as they are now. */
  readonly settings: DeformableSettings;
  /** Whether it carries a fine surface of its own. */
  readonly carriesSurface: boolean;
  /** Whether its model knows stress. */
  readonly knowsStress: boolean;
  /** Its vertices that something holds. */
  readonly held: readonly number[];
}

/** Reads a world row by row. */
export class WorldRows {
  private readonly spin = new Float64Array(3);

  constructor(private readonly world: Simulated) {}

  /** Rows; some may have no body. */
  get count(): number {
    return this.world[SIMULATION].bodies.rows;
  }

  /** Handle of the body in a row. */
  handleAt(row: number): number {
    return this.world[SIMULATION].bodies.handle(row);
  }

  /** Row of a body, or -1 when it is gone. */
  rowOf(body: { readonly handle: number } | number): number {
    return this.world[SIMULATION].bodies.find(typeof body === 'number' ? body : body.handle);
  }

  /** Numbers of bodies. */
  get bodies(): BodyColumns {
    return this.world[SIMULATION].bodies.columns;
  }

  /** Numbers of vertices and molecules. */
  get particles(): ParticleColumns {
    return this.world[SIMULATION].deformables.particles.columns;
  }

  /** Vertices and molecules of all deformable bodies. */
  get particleCount(): number {
    return this.world[SIMULATION].deformables.particles.count;
  }

  /** What the deformable body in a row is made of; none for others. */
  deformable(row: number): DeformableRow | undefined {
    const body = this.world[SIMULATION].deformables.byRow[row];
    if (body === undefined) return undefined;
    const { model, settings, holds, surface } = body;
    return {
      first: model.first,
      count: model.count,
      settings,
      carriesSurface: surface !== undefined,
      knowsStress: model.stressOf !== undefined,
      held: holds.map(({ vertex }) => vertex),
    };
  }

  /** Energy of the motion of the body in a row [J]; 0 for one that forces can't move. */
  kineticEnergy(row: number): number {
    const { bodies, deformables } = this.world[SIMULATION];
    const body = deformables.byRow[row];
    if (body !== undefined) return kineticEnergy(body.model);
    const c = bodies.columns;
    if (c.inverseMass[row] === 0) return 0;
    const { spin } = this;
    // ½ ω·(I ω) along the principal axes, to which the moments belong.
    inverseRotate(spin, 0, c.orientation, row * 4, c.angularVelocity, row * 3);
    if (isTurned(c, row)) inverseRotate(spin, 0, c.principalTurn, row * 4, spin, 0);
    let twice = 0;
    for (let k = 0; k < 3; k++) {
      const v = c.velocity[row * 3 + k];
      twice += c.mass[row] * v * v + c.inertia[row * 3 + k] * spin[k] * spin[k];
    }
    return twice / 2;
  }

  /** Length of the last step [s]; 0 before the first. */
  get lastStep(): number {
    return this.world[SIMULATION].clock[2];
  }

  /** Milliseconds per stage of the last step that was timed, in the order of `STAGES`. */
  get stageTimes(): Float64Array {
    return this.world[SIMULATION].timers.last;
  }
}
