/**
 * The force of one row as a function of the speed u at which it opens, at the end of the step [m/s]:
 *
 *   spring   s·k·(d − θ·h·u)                  s: share of the depth that the bodies have paid for (`penalty.ts`); θ: 1/2 where a step follows the spring, up to 1
 *   damper   −c·u
 *   excess   up to (1 − s)·k·d, while u < 0    depth that nobody has paid for stops an approach, and gives nothing back
 *   limit    C·(w − u), while it is positive         w = −(D − d)/2h keeps the row above the depth D; w > 0 brings it back
 *   f = the sum, 0 at least: contacts never pull
 *
 * It never grows with u, so a step has one answer. Friction acts against the sliding velocity: up to μ_s·f it sticks,
 * by a stiff damper; beyond, μ_k·f.
 */
export const ROW = 15;
/** Places in a row's numbers. */
export const STIFFNESS = 0;
export const DAMPING = 1;
export const CROWD = 2;
export const THETA = 3;
export const PAID = 4;
export const FRICTION = 5;
/** Force along the normal, its slope against u, the part of springs [N, N·s/m, N]. */
export const PUSH = 6;
export const SLOPE = 7;
export const SPRING = 8;
/** Drag of friction over the sliding velocity [N·s/m]. */
export const DRAG = 9;
/** Opening speed before the step [m/s]. */
export const BEFORE = 10;
/** Friction that sticks. */
export const STICTION = 11;
/** Depth [m]. */
export const DEPTH = 12;
/** Least speed at which the row opens; −∞ for any [m/s]. */
export const LEAST = 13;
/** Opening speed at the end of the step, by the solve [m/s]. */
export const OPENING = 14;

/** Damper by which a depth's limit is kept, and by which friction sticks, over m/h. */
const LIMIT = 1e3;
const STICK = 1e1;

/** The same for the damper by which depth that nobody has paid for stops an approach. */
const EXCESS = 1e1;

export interface LawOptions {
  readonly h: number;
  /** The largest damper as a share of m/h. It is 1 if the law is evaluated once, for the velocities without contact. */
  readonly bound: number;
  /** Whether rows are kept above a depth. */
  readonly keepsDepth: boolean;
}

/** Writes push, slope, spring and drag of the row at rows[o] for this opening and sliding speed [m/s]. */
export function evaluate(
  rows: Float64Array,
  o: number,
  opening: number,
  sliding: number,
  { h, bound }: LawOptions,
): void {
  const k = rows[o + STIFFNESS];
  const c = rows[o + DAMPING];
  const paid = rows[o + PAID];
  const d = rows[o + DEPTH];
  const heavy = 1 / (rows[o + CROWD] * h);
  const follow = rows[o + THETA] * paid * k * h;
  let spring = Math.max(0, paid * k * d - follow * opening);
  let slope = spring > 0 ? follow + c : c;
  let push = spring - c * opening;
  if (opening < 0) {
    const rate = Math.min(EXCESS, bound) * heavy;
    const full = (1 - paid) * k * d;
    const excess = Math.min(full, -rate * opening);
    if (excess < full) slope += rate;
    spring += excess;
    push += excess;
  }
  const over = rows[o + LEAST] - opening;
  if (over > 0) {
    push += LIMIT * heavy * over;
    slope += LIMIT * heavy;
  }
  if (push <= 0) {
    push = 0;
    slope = 0;
  }
  rows[o + PUSH] = push;
  rows[o + SLOPE] = slope;
  rows[o + SPRING] = spring;
  const stick = Math.min(STICK, bound) * heavy;
  const sticks = stick * sliding <= rows[o + STICTION] * push;
  rows[o + DRAG] = sticks ? stick : (rows[o + FRICTION] * push) / sliding;
}
