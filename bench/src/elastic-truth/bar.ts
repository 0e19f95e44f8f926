/** A clamped bar in a world at default settings, and the same bar in linear FEM. */
import { type Body, TetMesh, World } from 'pliant';
import { LinearFem } from './linear-fem.js';

export const LENGTH = 1;
export const SIDE = 0.1;
const DENSITY = 1000;
/** Largest displacement that linear theory is asked about, as a part of the length. */
const SMALL = 1e-4;

export interface Case {
  /** Cells along the bar and across. */
  readonly cells: readonly [number, number, number];
  readonly youngsModulus: number;
  readonly poissonRatio: number;
  /** [s] */
  readonly dt: number;
}

/** What is measured of displacements: one number each. */
export type Measures = Readonly<Record<'deflection' | 'stretch' | 'contraction' | 'torsion', number>>;

export class Bar {
  readonly mesh: TetMesh;
  readonly fem: LinearFem;
  private readonly tip: number[];
  private readonly middle: number[];

  constructor(readonly which: Case) {
    const { cells, youngsModulus, poissonRatio } = which;
    this.mesh = TetMesh.box({ size: [LENGTH, SIDE, SIDE], cells: [...cells] });
    this.fem = new LinearFem(this.mesh, youngsModulus, poissonRatio, DENSITY, (v) => this.along(v) < 1e-9);
    const vertices = [...Array(this.mesh.vertexCount).keys()];
    this.tip = vertices.filter((v) => this.along(v) > LENGTH - 1e-9);
    const nearest = Math.min(...vertices.map((v) => Math.abs(this.along(v) - LENGTH / 2)));
    this.middle = vertices.filter((v) => Math.abs(this.along(v) - LENGTH / 2) < nearest + 1e-9);
  }

  private along(v: number): number {
    return this.mesh.positions[3 * v] + LENGTH / 2;
  }

  /** Forces of a load case: a pull or a twist at the tip, or weight across. */
  load(kind: 'bend' | 'pull' | 'twist'): Float64Array {
    const { positions } = this.mesh;
    const force = new Float64Array(positions.length);
    if (kind === 'bend') for (let v = 0; v < this.mesh.vertexCount; v++) force[3 * v + 1] = -this.fem.mass[v];
    else
      for (const v of this.tip) {
        if (kind === 'pull') force[3 * v] = 1 / this.tip.length;
        else {
          force[3 * v + 1] = -positions[3 * v + 2];
          force[3 * v + 2] = positions[3 * v + 1];
        }
      }
    return force;
  }

  /** The load scaled so that nothing moves further than is small, and where linear FEM says everything goes. */
  truth(kind: 'bend' | 'pull' | 'twist'): { force: Float64Array; moved: Float64Array } {
    const force = this.load(kind);
    const moved = this.fem.solve(force);
    const scale = (SMALL * LENGTH) / moved.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    return { force: force.map((f) => f * scale), moved: moved.map((m) => m * scale) };
  }

  /** The number that a load case is about. */
  measure(kind: 'bend' | 'pull' | 'twist', moved: ArrayLike<number>): number[] {
    const { positions } = this.mesh;
    const mean = (of: readonly number[], value: (v: number) => number) =>
      of.reduce((sum, v) => sum + value(v), 0) / of.length;
    if (kind === 'bend') return [mean(this.tip, (v) => moved[3 * v + 1])];
    if (kind === 'twist')
      return [
        mean(
          this.tip,
          (v) => positions[3 * v + 1] * moved[3 * v + 2] - positions[3 * v + 2] * moved[3 * v + 1],
        ),
      ];
    const width = mean(
      this.middle,
      (v) => positions[3 * v + 1] * moved[3 * v + 1] + positions[3 * v + 2] * moved[3 * v + 2],
    );
    return [mean(this.tip, (v) => moved[3 * v]), width];
  }

  /** A world with the bar in it and nothing else. */
  world(damping = 0): { world: World; body: Body } {
    const { youngsModulus, poissonRatio, cells } = this.which;
    const world = new World({ gravity: [0, 0, 0], sleeping: false });
    const body = world.add({
      kind: 'soft',
      mesh: { kind: 'box', size: [LENGTH, SIDE, SIDE], cells: [...cells] },
      model: { kind: 'fem', youngsModulus, poissonRatio, damping },
      density: DENSITY,
      fixedBox: { min: [-LENGTH, -SIDE, -SIDE], max: [-LENGTH / 2 + 1e-9, SIDE, SIDE] },
    });
    return { world, body };
  }

  moved({ positions }: Body): Float64Array {
    return Float64Array.from(positions, (x, k) => x - this.mesh.positions[k]);
  }

  /** Loads the bar in a world and lets it come to rest: whenever the kinetic energy has peaked, everything is stopped. */
  rest(force: Float64Array): { moved: Float64Array; troubles: number } {
    const { world, body } = this.world();
    for (let v = 0; v < this.mesh.vertexCount; v++) {
      const f = [...force.subarray(3 * v, 3 * v + 3)] as [number, number, number];
      if (f.some((value) => value !== 0)) body.pull(v, f);
    }
    let last = 0;
    let highest = 0;
    for (let n = 0; n < 20_000; n++) {
      world.step(this.which.dt);
      const { kinetic } = world.energy();
      highest = Math.max(highest, kinetic);
      if (kinetic < last || (n > 3 && kinetic <= 1e-12 * highest)) {
        if (last < 1e-9 * highest) break;
        body.velocities.fill(0);
        last = 0;
      } else last = kinetic;
    }
    return { moved: this.moved(body), troubles: world.troubles().length };
  }

  /** Frequency of a swing in a mode of the bar [rad/s], from the times at which the tip passes the middle. */
  swing(mode: Float64Array, omega: number): number {
    const { world, body } = this.world();
    const largest = mode.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    for (let k = 0; k < mode.length; k++) body.velocities[k] = (mode[k] / largest) * SMALL * LENGTH * omega;
    const place = () => this.measure('bend', this.moved(body))[0];
    const sign = Math.sign(this.measure('bend', mode)[0]);
    const crossings: number[] = [];
    let before = 0;
    for (let n = 1; crossings.length < 3 && n < 1e5; n++) {
      world.step(this.which.dt);
      const now = sign * place();
      if (n > 1 && before > 0 !== now > 0) crossings.push((n - 1 + before / (before - now)) * this.which.dt);
      before = now;
    }
    return (2 * Math.PI) / (crossings[2] - crossings[0]);
  }
}
