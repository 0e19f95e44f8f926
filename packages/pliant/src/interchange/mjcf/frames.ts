/** Places and turns as MJCF writes them: pos with quat, axisangle, euler, xyaxes or zaxis. */
import { HALF_PI, PI } from '../../math/scalar.js';
import {
  aboutAxis,
  dot,
  minus,
  NO_TURN,
  normal,
  ORIGIN,
  type Pose,
  product,
  size,
  type Triple,
  type Turn,
  times,
  triple,
  turnOf,
  unit,
} from '../pose.js';
import type { Element } from '../xml-tree.js';

export interface Compiler {
  /** Radians in one unit of an angle. */
  readonly angle: number;
  readonly eulerSequence: string;
  readonly meshFolder: string;
  /** Whether a range alone limits a joint. */
  readonly autoLimits: boolean;
}

export function compilerOf(root: Element): Compiler {
  const all = Object.assign({}, ...root.all('compiler').map(({ attributes }) => attributes)) as Record<
    string,
    string
  >;
  const folder = (all['meshdir'] ?? all['assetdir'] ?? '').replace(/\/?$/, '/');
  return {
    angle: all['angle'] === 'radian' ? 1 : PI / 180,
    eulerSequence: all['eulerseq'] ?? 'xyz',
    meshFolder: folder === '/' ? '' : folder,
    autoLimits: all['autolimits'] !== 'false',
  };
}

export function poseOf(element: Element, compiler: Compiler): Pose {
  return { position: element.triple('pos') ?? ORIGIN, orientation: turnIn(element, compiler) };
}

function turnIn(element: Element, { angle, eulerSequence }: Compiler): Turn {
  // MuJoCo writes w first.
  const quat = element.numbers('quat', 4);
  if (quat !== undefined) return normal([quat[1], quat[2], quat[3], quat[0]]);
  const spin = element.numbers('axisangle', 4);
  if (spin !== undefined) return aboutAxis(triple(spin), spin[3] * angle);
  const euler = element.triple('euler');
  if (euler !== undefined) return eulerTurn(euler, angle, eulerSequence);
  const axes = element.numbers('xyaxes', 6);
  if (axes !== undefined) return fromAxes(triple(axes), triple(axes.slice(3)));
  const z = element.triple('zaxis');
  return z === undefined ? NO_TURN : zTo(z);
}

/** Small letters turn about axes that move along, capital ones about those of the parent. */
function eulerTurn(euler: Triple, angle: number, sequence: string): Turn {
  let out = NO_TURN;
  for (const [i, letter] of [...sequence].entries()) {
    const axis: Triple = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] }[
      letter.toLowerCase()
    ] as unknown as Triple;
    const turn = aboutAxis(axis, euler[i] * angle);
    out = letter === letter.toLowerCase() ? product(out, turn) : product(turn, out);
  }
  return out;
}

function fromAxes(a: Triple, b: Triple): Turn {
  const x = unit(a);
  const y = unit(minus(b, times(x, dot(x, b))));
  const z = cross(x, y);
  return turnOf([x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]]);
}

/** The shortest turn that takes z to a direction. */
export function zTo(direction: Triple): Turn {
  const [x, y, z] = unit(direction);
  if (z < -1 + 1e-15) return aboutAxis([1, 0, 0], 2 * HALF_PI);
  return normal([-y, x, 0, 1 + z]);
}

const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Centre, direction and half length of a segment. */
export function segment(fromTo: readonly number[]): { pose: Pose; half: number } {
  const [a, b] = [triple(fromTo), triple(fromTo.slice(3))];
  // MuJoCo's geoms point from the second end to the first. A box with two half widths turns with that.
  const d = minus(a, b);
  const middle: Triple = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];
  return { pose: { position: middle, orientation: zTo(d) }, half: size(d) / 2 };
}
