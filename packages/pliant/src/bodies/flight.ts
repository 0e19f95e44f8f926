/**
 * Which bodies fly freely in a substep. Forces that do not change with place (gravity, the user's, uniform fields) have
 * an exact solution, and a body that meets nothing takes it:
 *
 *   v' = v + h a,   x' = x + h v' − ½ h² a
 *
 * so a ball falls by g t²/2 whatever the step, and has the energy it had. Where a response or a joint has changed the
 * velocity on the way, the change counts from the start of the substep, x' = x + h v', as it was solved for. Bounces
 * happen at the start of the substep; what has only bounced flies on.
 *
 * Not taken where contacts are springs that carry a body in and out by steps of semi-implicit Euler (`log-barrier`):
 * their energy is that of x' = x + h v' before and after. Springs of `penalty` say themselves how far they have led a
 * body (`lead`): by the mean of its speeds, on which their work was counted.
 */
import type { Columns } from '../core/memory.js';
import type { BODY_LAYOUT } from './layout.js';

type BodyColumns = Columns<typeof BODY_LAYOUT>;

export class Flight {
  /** Whether bodies take the exact way; set for each step. */
  isExact = false;
  /** Velocities as forces alone, and bounces, have left them [m/s]. */
  private velocity = new Float64Array(0);
  /** Forces that hold for the whole substep [N]. */
  steady = new Float64Array(0);

  /** Way beside h v' of bodies that springs lead [m], turn beside h ω' [rad], and which those are. */
  private led = new Float64Array(0);
  private isLed = new Uint8Array(0);
  private anyLed = false;
  ledTurn = new Float64Array(0);
  /**
   * What a body has gained by being turned on with its angular momentum [J], and may gain: the springs that led it pay
   * for that.
   */
  gained = new Float64Array(0);
  credit = new Float64Array(0);

  /** What bodies moved beside h v' in the last substep [m], 0 where they did not fly. */
  more = new Float64Array(0);
  /** Whether any did. */
  any = false;

  /** After the steady forces were summed up in `force`. */
  noteForces({ force }: BodyColumns): void {
    if (!this.isExact) return;
    if (this.anyLed) this.isLed.fill(0);
    this.anyLed = false;
    if (this.steady.length !== force.length) this.steady = new Float64Array(force.length);
    this.steady.set(force);
  }

  /**
   * Springs have led a body by way[0..2] beside h v' [m] and way[3..5] beside h ω' [rad] in this substep, steady forces
   * included, and can pay way[6] [J].
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

  /** Whether springs lead a body that nothing else has met. */
  isLedNow(row: number, c: BodyColumns): boolean {
    return this.anyLed && this.isLed[row] === 1 && this.has(row, c);
  }

  /** After velocities have taken their forces. */
  noteAll({ velocity }: BodyColumns): void {
    if (!this.isExact) return;
    if (this.velocity.length !== velocity.length) this.velocity = new Float64Array(velocity.length);
    this.velocity.set(velocity);
  }

  /** Whether an impact of two bodies is followed by free flight of those that move. */
  follows(a: number, b: number, c: BodyColumns): boolean {
    return (
      (c.inverseMass[a] === 0 || this.has(a, c)) && (c.inverseMass[b] === 0 || this.has(b, c)) && this.isExact
    );
  }

  /** Holds, joints: a body that something leads flies no more in this substep. */
  drop(row: number): void {
    if (this.isExact) this.velocity[3 * row] = Number.NaN;
  }

  /** Before positions take the velocities. */
  begin({ position }: BodyColumns): void {
    if (this.any) this.more.fill(0);
    this.any = false;
    if (this.isExact && this.more.length !== position.length) this.more = new Float64Array(position.length);
  }

  /**
   * Takes back half of what steady forces have added to the speed in `dt` [s], for a body that nothing has met; false
   * where that is nothing.
   */
  move(row: number, c: BodyColumns, dt: number): boolean {
    if (!this.has(row, c)) return false;
    const { steady, more } = this;
    const i = 3 * row;
    if (this.isLedNow(row, c)) return this.follow(row, c);
    // As much of it as damping has left.
    const half = (-0.5 * dt * dt * c.inverseMass[row]) / (1 + dt * c.linearDamping[row]);
    let moves = false;
    for (let k = 0; k < 3; k++) {
      if ((c.locks[row] & (1 << k)) !== 0 || steady[i + k] === 0) continue;
      more[i + k] = half * steady[i + k];
      c.position[i + k] += more[i + k];
      moves = true;
    }
    if (moves) this.any = true;
    return moves;
  }

  private follow(row: number, c: BodyColumns): boolean {
    for (let k = 3 * row; k < 3 * row + 3; k++) {
      this.more[k] = this.led[k];
      c.position[k] += this.led[k];
    }
    this.any = true;
    return true;
  }

  /** The velocity of a body that flies has changed by a bounce, and it flies on. */
  note(row: number, { velocity }: BodyColumns): void {
    const i = 3 * row;
    for (let k = i; k < i + 3; k++) this.velocity[k] = velocity[k];
  }

  /** Whether nothing but forces and bounces has acted on a body since the substep began. */
  has(row: number, { velocity: v }: BodyColumns): boolean {
    const { velocity: noted } = this;
    const i = 3 * row;
    return this.isExact && v[i] === noted[i] && v[i + 1] === noted[i + 1] && v[i + 2] === noted[i + 2];
  }
}
