/**
 * Finds the bodies that fly freely in a substep. Forces that do not change with place (gravity, the user's, uniform
 * fields) have an exact solution. A body that meets nothing takes this solution:
 *
 *   v' = v + h a,   x' = x + h v' − ½ h² a
 *
 * So a ball falls by g t²/2 for any step, and keeps its energy. If a response or a joint has changed the velocity on
 * the way, the change counts from the start of the substep: x' = x + h v', as in its solve. Bounces happen at the start
 * of the substep. A body that has only bounced flies on.
 *
 * The exact way is wrong where contact springs carry a body in and out by steps of semi-implicit Euler (`log-barrier`).
 * Their energy belongs to x' = x + h v' before and after. The springs of `penalty` say how far they have led a body
 * (`lead`). They lead a body by the mean of its speeds, and they count their work on that way.
 */
import type { Columns } from '../core/memory.js';
import type { BODY_LAYOUT } from './layout.js';

type BodyColumns = Columns<typeof BODY_LAYOUT>;

/**
 * Velocities are the same up to this share: an impulse that was given and taken back leaves rounding. Smaller: rounding
 * decides whether a body flies. Larger: a body that is touched lightly takes a way that it does not have.
 */
const SAME = 1e-12;

export class Flight {
  /** Whether bodies take the exact way. It is set for each step. */
  isExact = false;
  /** Velocities after forces and bounces alone [m/s]. */
  private velocity = new Float64Array(0);
  /** Forces that hold for the whole substep [N]. */
  steady = new Float64Array(0);

  /** The way of led bodies beside h v' [m], whether springs lead a body, and the turn beside h ω' [rad]. */
  private led = new Float64Array(0);
  private isLed = new Uint8Array(0);
  private anyLed = false;
  ledTurn = new Float64Array(0);
  /**
   * The energy that a body has gained [J] by turning on with its angular momentum, and the energy that it may gain. The
   * springs that led the body pay for that.
   */
  gained = new Float64Array(0);
  credit = new Float64Array(0);

  /** The way of bodies beside h v' in the last substep [m]; 0 for bodies that did not fly. */
  more = new Float64Array(0);
  /** Whether any body flew, and per row whether it did. */
  any = false;
  flew = new Uint8Array(0);

  /** Call this after the steady forces were summed in `force`. */
  noteForces({ force }: BodyColumns): void {
    if (!this.isExact) return;
    if (this.anyLed) this.isLed.fill(0);
    this.anyLed = false;
    if (this.steady.length !== force.length) this.steady = new Float64Array(force.length);
    this.steady.set(force);
  }

  /**
   * Notes that springs have led a body in this substep by way[0..2] beside h v' [m] and way[3..5] beside h ω' [rad].
   * The way includes steady forces. The springs can pay way[6] [J].
   */
  lead(row: number, way: Float64Array): void {
    if (!this.isExact) return;
    if (this.led.length !== this.steady.length) {
      this.led = new Float64Array(this.steady.length);
      this.ledTurn = new Float64Array(this.steady.length);
      this.isLed = new Uint8Array(this.steady.length / 3);
      this.gained = new Float64Array(this.steady.length / 3);
      this.credit = new Float64Array(this.steady.length / 3);
    }
    for (let k = 0; k < 3; k++) {
      this.led[3 * row + k] = way[k];
      this.ledTurn[3 * row + k] = way[3 + k];
    }
    this.credit[row] = way[6];
    this.isLed[row] = 1;
    this.anyLed = true;
  }

  /** Whether springs lead a body that met nothing else. */
  isLedNow(row: number, c: BodyColumns): boolean {
    return this.anyLed && this.isLed[row] === 1 && this.has(row, c);
  }

  /** Call this after forces have changed velocities. */
  noteAll({ velocity }: BodyColumns): void {
    if (!this.isExact) return;
    if (this.velocity.length !== velocity.length) this.velocity = new Float64Array(velocity.length);
    this.velocity.set(velocity);
  }

  /** Whether free flight of the moving bodies follows an impact of two bodies. */
  follows(a: number, b: number, c: BodyColumns): boolean {
    return (
      (c.inverseMass[a] === 0 || this.has(a, c)) && (c.inverseMass[b] === 0 || this.has(b, c)) && this.isExact
    );
  }

  /** Ends a body's flight in this substep, because a hold or a joint leads it. */
  drop(row: number): void {
    if (this.isExact) this.velocity[3 * row] = Number.NaN;
  }

  /** Call this before velocities change positions. */
  begin({ position }: BodyColumns): void {
    if (this.any) {
      this.more.fill(0);
      this.flew.fill(0);
    }
    this.any = false;
    if (!this.isExact || this.more.length === position.length) return;
    this.more = new Float64Array(position.length);
    this.flew = new Uint8Array(position.length / 3);
  }

  /**
   * Takes back half of the way that steady forces have added in `dt` [s], for a body that met nothing. Returns false if
   * there is nothing to take back.
   */
  move(row: number, c: BodyColumns, dt: number): boolean {
    if (!this.has(row, c)) return false;
    const { steady, more } = this;
    const i = 3 * row;
    if (this.isLedNow(row, c)) return this.follow(row, c);
    // Damping has left only a part of that way.
    const half = (-0.5 * dt * dt * c.inverseMass[row]) / (1 + dt * c.linearDamping[row]);
    let moves = false;
    for (let k = 0; k < 3; k++) {
      if ((c.locks[row] & (1 << k)) !== 0 || steady[i + k] === 0) continue;
      more[i + k] = half * steady[i + k];
      c.position[i + k] += more[i + k];
      moves = true;
    }
    if (moves) this.flew[row] = 1;
    if (moves) this.any = true;
    return moves;
  }

  private follow(row: number, c: BodyColumns): boolean {
    for (let k = 3 * row; k < 3 * row + 3; k++) {
      this.more[k] = this.led[k];
      c.position[k] += this.led[k];
    }
    this.flew[row] = 1;
    this.any = true;
    return true;
  }

  /** Notes that a bounce has changed the velocity of a flying body. The body flies on. */
  note(row: number, { velocity }: BodyColumns): void {
    const i = 3 * row;
    for (let k = i; k < i + 3; k++) this.velocity[k] = velocity[k];
  }

  /**
   * Whether only forces and bounces have acted on a body since the substep began, or contacts have taken back what they
   * gave.
   */
  has(row: number, { velocity: v }: BodyColumns): boolean {
    if (!this.isExact) return false;
    const { velocity: f } = this;
    const i = 3 * row;
    const off = Math.abs(v[i] - f[i]) + Math.abs(v[i + 1] - f[i + 1]) + Math.abs(v[i + 2] - f[i + 2]);
    return off <= SAME * (Math.abs(v[i]) + Math.abs(v[i + 1]) + Math.abs(v[i + 2]));
  }
}
