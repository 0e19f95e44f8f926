/**
 * What the exact solver minimises, over the places of all soft vertices and the poses of all rigid bodies:
 *
 *   Φ = elastic energy + springs of holds and supports + contact and friction − work of outer forces
 *       + Σ m/(2h²) |x − y|²   when it takes a step of h: y is where a body would go without any force
 */
import { PliantError } from '../core/errors.js';
import * as mat3 from '../math/mat3.js';
import * as quat from '../math/quat.js';
import { BlockSystem } from './blocks.js';
import { ExactContact } from './contact.js';
import { ExactElastic } from './elastic.js';
import { Levers } from './levers.js';
import { Ruler } from './measure.js';
import type { ExactBody, ExactModel } from './model.js';
import type { NearPair } from './near-pairs.js';

/** A spring between a node and a point: along one direction, or along all without one. */
export interface ExactSpring {
  readonly node: number;
  /** In the frame of `body`, or of the world [m]. */
  readonly point: readonly number[];
  readonly body: ExactBody | undefined;
  readonly direction: readonly number[] | undefined;
  /** [N/m] */
  readonly stiffness: number;
}

/** Stiffness of what does not give, over that of the body at one vertex. */
const FIRM = 1e5;

export class Potential {
  readonly ruler = new Ruler();
  readonly contact: ExactContact;
  readonly system: BlockSystem;
  readonly springs: ExactSpring[] = [];
  /** Outer forces and torques, three numbers per block [N]. */
  readonly outer: Float64Array;
  /** Mass, or moment of inertia, of each unknown, for steps and for bodies that nothing holds. */
  readonly mass: Float64Array;
  private readonly elastic: ExactElastic[];
  private readonly levers: Levers;
  private readonly target: Float64Array;
  private readonly turned: Float64Array[] = [];
  /** 1/h² of a step, 0 at rest. */
  private inertia = 0;
  /** Added to the Hessian per mass, but not to Φ [1/s²]: what nothing holds goes a finite way. */
  drift = 0;
  /** Norms of the parts of the last gradient, the largest of which forces are measured by. */
  scale = 0;

  constructor(readonly model: ExactModel) {
    this.contact = new ExactContact(model, this.ruler);
    this.system = new BlockSystem(model.blocks);
    this.levers = new Levers(model);
    this.outer = new Float64Array(3 * model.blocks);
    this.mass = new Float64Array(3 * model.blocks);
    this.target = new Float64Array(3 * model.blocks);
    this.elastic = model.bodies
      .filter(({ fem }) => fem !== undefined)
      .map(({ fem, from, block, soft }) => {
        const { settings } = soft!;
        const model = settings.kind === 'soft' ? settings.model : undefined;
        return new ExactElastic(fem!, from, block, model?.kind === 'fem' ? model.activation : 0);
      });
    for (const body of model.bodies) if (body.block >= 0) this.weigh(body);
    this.takeHolds();
  }

  private weigh({ row, block, fem, count, pose }: ExactBody): void {
    const { sim } = this.model;
    const c = sim.bodies.columns;
    const p = sim.deformables.particles.columns;
    const { outer, mass } = this;
    for (let i = 0; i < 3; i++) {
      const pull = sim.gravity[i] * c.gravityScale[row];
      if (fem !== undefined) {
        for (let v = 0; v < count; v++) {
          const from = fem.soft.first + v;
          const o = 3 * (block + v) + i;
          mass[o] = p.mass[from];
          outer[o] = p.mass[from] * (pull + c.userForce[3 * row + i] / c.mass[row]) + p.force[3 * from + i];
        }
        continue;
      }
      mass[3 * block + i] = c.mass[row];
      outer[3 * block + i] = c.force[3 * row + i];
      outer[3 * block + 3 + i] = c.torque[3 * row + i];
    }
    if (fem !== undefined) return;
    const moments = worldInertia(c, row, pose);
    for (let i = 0; i < 3; i++) mass[3 * block + 3 + i] = moments[4 * i];
  }

  /** Vertices that are tied to points of the world or of other bodies. */
  private takeHolds(): void {
    const { bodies, sim } = this.model;
    for (const { soft, from, stiffness } of bodies) {
      for (const { vertex, to, point, compliance } of soft?.holds ?? []) {
        const row = to === 0 ? -1 : sim.bodies.find(to);
        const body = bodies.find((other) => other.row === row);
        if (body?.fem !== undefined)
          throw new PliantError(
            'invalid-value',
            'The exact solver ties soft bodies to points and to bodies that keep their shape alone.',
            { path: 'world' },
          );
        if (to !== 0 && body === undefined) continue;
        this.springs.push({
          node: from + vertex,
          point,
          body,
          direction: undefined,
          stiffness: 1 / (compliance + 1 / (FIRM * stiffness)),
        });
      }
    }
  }

  /** Holds a node on the plane through where it is now. */
  support(node: number, direction: readonly number[]): void {
    const { x, bodies, bodyOf } = this.model;
    const point = [x[3 * node], x[3 * node + 1], x[3 * node + 2]];
    const stiffness = FIRM * bodies[bodyOf[node]].stiffness;
    this.springs.push({ node, point, body: undefined, direction, stiffness });
  }

  /** Begins a step of `h` [s]: bodies have their inertia, and friction and damping count from here. */
  beginStep(h: number): void {
    const { model, target, turned } = this;
    const { sim, x } = model;
    const c = sim.bodies.columns;
    const { velocity } = sim.deformables.particles.columns;
    this.inertia = 1 / (h * h);
    this.contact.begin();
    for (const part of this.elastic) part.begin(x, h);
    for (const body of model.bodies) {
      const { row, block, fem, from, count, pose } = body;
      if (block < 0) continue;
      if (fem !== undefined) {
        for (let k = 0; k < 3 * count; k++)
          target[3 * block + k] = x[3 * from + k] + h * velocity[3 * fem.soft.first + k];
        continue;
      }
      for (let i = 0; i < 3; i++) target[3 * block + i] = pose[i] + h * c.velocity[3 * row + i];
      const turn = principal(c, row, pose);
      const spin = new Float64Array(9);
      mat3.skew(spin, 0, c.angularVelocity, 3 * row);
      mat3.multiply(spin, 0, spin, 0, turn, 0);
      for (let k = 0; k < 9; k++) spin[k] = turn[k] + h * spin[k];
      turned[row] = spin;
    }
  }

  /** Φ where everybody is [J]; its gradient to g, and its Hessian, or its positive part, to `system`, when they are wanted. */
  evaluate(pairs: readonly NearPair[], g?: Float64Array, hessian?: 'whole' | 'positive'): number {
    const { model, outer, elastic } = this;
    const system = hessian === undefined ? undefined : this.system;
    system?.clear();
    g?.fill(0);
    let sum = 0;
    for (const part of elastic) {
      sum += part.energy(model.x, g);
      if (system !== undefined) part.addHessian(model.x, system);
    }
    this.scale = g === undefined ? this.scale : Math.max(norm(outer), norm(g));
    sum += this.springEnergy(g, system);
    const before = g?.slice();
    sum += this.contact.energy(pairs, g, system, hessian === 'whole');
    if (g !== undefined && before !== undefined) {
      let square = 0;
      for (let k = 0; k < g.length; k++) square += (g[k] - before[k]) ** 2;
      this.scale = Math.max(this.scale, Math.sqrt(square));
      for (let k = 0; k < g.length; k++) g[k] = g[k] - outer[k];
    }
    sum -= this.work();
    if (system !== undefined && this.drift > 0) this.addDrift(system);
    if (this.inertia > 0) for (const body of model.bodies) sum += this.moving(body, g, system);
    if (g !== undefined) for (let k = 0; k < g.length; k++) if (model.isFixed[k] === 1) g[k] = 0;
    return sum;
  }

  private addDrift(system: BlockSystem): void {
    const block = new Float64Array(9);
    for (let k = 0; k < this.model.blocks; k++) {
      for (let i = 0; i < 3; i++) block[4 * i] = this.drift * this.mass[3 * k + i];
      system.add(k, k, block);
    }
  }

  /** Work of outer forces, from the places where the solve began. */
  private work(): number {
    const { model, outer } = this;
    let sum = 0;
    for (const { block, fem, from, count, pose } of model.bodies) {
      if (block < 0) continue;
      if (fem === undefined) for (let i = 0; i < 3; i++) sum += outer[3 * block + i] * pose[i];
      else for (let k = 0; k < 3 * count; k++) sum += outer[3 * block + k] * model.x[3 * from + k];
    }
    return sum;
  }

  private springEnergy(g?: Float64Array, system?: BlockSystem): number {
    const { model, levers } = this;
    const { x } = model;
    const way = new Float64Array(3);
    const place = new Float64Array(3);
    const matrix = new Float64Array(9);
    let sum = 0;
    for (const { node, point, body, direction: n, stiffness: k } of this.springs) {
      for (let i = 0; i < 3; i++) place[i] = point[i];
      if (body !== undefined) {
        quat.rotate(place, 0, body.pose, 3, place, 0);
        for (let i = 0; i < 3; i++) place[i] = place[i] + body.pose[i];
      }
      for (let i = 0; i < 3; i++) way[i] = x[3 * node + i] - place[i];
      if (n !== undefined) {
        const along = way[0] * n[0] + way[1] * n[1] + way[2] * n[2];
        for (let i = 0; i < 3; i++) way[i] = along * n[i];
      }
      sum += 0.5 * k * (way[0] ** 2 + way[1] ** 2 + way[2] ** 2);
      if (g === undefined) continue;
      levers.of([node], [1]);
      if (body !== undefined && body.block >= 0) levers.take(body, place, -1);
      for (let i = 0; i < 3; i++) way[i] = k * way[i];
      levers.addGradient(way, g);
      if (system === undefined) continue;
      for (let r = 0; r < 3; r++)
        for (let c = 0; c < 3; c++) matrix[3 * r + c] = k * (n !== undefined ? n[r] * n[c] : r === c ? 1 : 0);
      levers.addHessian(matrix, system);
    }
    return sum;
  }

  /** Inertia of a body over a step. */
  private moving(body: ExactBody, g?: Float64Array, system?: BlockSystem): number {
    const { model, target, mass, inertia } = this;
    const { block, fem, from, count, pose } = body;
    if (block < 0) return 0;
    const matrix = new Float64Array(9);
    let sum = 0;
    for (let v = 0; v < (fem === undefined ? 1 : count); v++) {
      const m = mass[3 * (block + v)] * inertia;
      for (let i = 0; i < 3; i++) {
        const o = 3 * (block + v) + i;
        const d = (fem === undefined ? pose[i] : model.x[3 * (from + v) + i]) - target[o];
        sum += 0.5 * m * d * d;
        if (g !== undefined) g[o] = g[o] + m * d;
      }
      if (system === undefined) continue;
      matrix[0] = matrix[4] = matrix[8] = m;
      system.add(block + v, block + v, matrix);
    }
    return fem === undefined ? sum + this.turning(body, g, system) : sum;
  }

  /** 1/(2h²) tr((R − Y) J (R − Y)ᵀ), with J = ½ tr(I) − I along the principal axes. */
  private turning({ row, block, pose }: ExactBody, g?: Float64Array, system?: BlockSystem): number {
    const c = this.model.sim.bodies.columns;
    const { inertia } = this;
    const turn = principal(c, row, pose);
    const i3 = [0, 1, 2].map((k) => c.inertia[3 * row + k]);
    const half = 0.5 * (i3[0] + i3[1] + i3[2]);
    const b = new Float64Array(9);
    let sum = 0;
    for (let r = 0; r < 3; r++)
      for (let k = 0; k < 3; k++) {
        const off = turn[3 * r + k] - this.turned[row][3 * r + k];
        const j = inertia * (half - i3[k]);
        sum += 0.5 * j * off * off;
        // B = R J (R − Y)ᵀ.
        for (let q = 0; q < 3; q++) b[3 * q + r] = b[3 * q + r] + j * turn[3 * q + k] * off;
      }
    if (g !== undefined) {
      const o = 3 * block + 3;
      g[o] = g[o] + b[5] - b[7];
      g[o + 1] = g[o + 1] + b[6] - b[2];
      g[o + 2] = g[o + 2] + b[1] - b[3];
    }
    if (system !== undefined) {
      const moments = worldInertia(c, row, pose);
      for (let k = 0; k < 9; k++) moments[k] = moments[k] * inertia;
      system.add(block + 1, block + 1, moments);
    }
    return sum;
  }
}

type Columns = ExactModel['sim']['bodies']['columns'];

/** The principal axes of a body in the world, as columns. */
function principal(c: Columns, row: number, pose: Float64Array): Float64Array {
  const q = new Float64Array(4);
  const out = new Float64Array(9);
  quat.multiply(q, 0, pose, 3, c.principalTurn, 4 * row);
  quat.toMat3(out, 0, q, 0);
  return out;
}

function worldInertia(c: Columns, row: number, pose: Float64Array): Float64Array {
  const turn = principal(c, row, pose);
  const out = new Float64Array(9);
  for (let r = 0; r < 3; r++)
    for (let q = 0; q < 3; q++)
      for (let k = 0; k < 3; k++)
        out[3 * r + q] = out[3 * r + q] + c.inertia[3 * row + k] * turn[3 * r + k] * turn[3 * q + k];
  return out;
}

export function norm(a: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += a[k] * a[k];
  return Math.sqrt(sum);
}
