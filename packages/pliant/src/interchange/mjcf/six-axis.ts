/** Several joints of one body as one joint of six axes. */
import { compose, NO_TURN, type Pose, type Triple, turned, turnOf } from '../pose.js';
import type { MjcfJoint } from './joints.js';

/** How far axes may be from square, and anchors from each other [m]. */
const SQUARE = 1e-6;

/**
 * MJCF moves a body by its joints one after the other: slides first, along axes of the body above, then hinges in their
 * order, the first about an axis of the body above, the last about one of the body itself. A six-axis joint does the
 * same when the axes stand square on each other and the hinges meet in one point. Nothing otherwise.
 */
export function sixAxisOf(
  joints: readonly MjcfJoint[],
  pose: Pose,
  tell: (what: string) => void,
): object | undefined {
  const slides = joints.filter(({ type }) => type === 'slide');
  const turns = joints.filter(({ type }) => type !== 'slide');
  const isInOrder = joints.every((joint, k) => k < slides.length === (joint.type === 'slide'));
  const [ball] = turns.filter(({ type }) => type === 'ball');
  if (!isInOrder || slides.length > 3 || turns.length > 3 || (ball !== undefined && turns.length > 1))
    return undefined;
  const hinges = ball === undefined ? turns : [];
  const anchor = turns[0]?.anchor ?? joints[0].anchor;
  if (hinges.some((hinge) => !near(hinge.anchor, anchor))) return undefined;
  const axes = frameOf([...hinges, ...slides].map(({ axis }) => axis));
  if (axes === undefined) return undefined;
  const freedom: Record<string, object> = {};
  if (ball !== undefined) Object.assign(freedom, { turnX: {}, turnY: {}, turnZ: {} });
  for (const joint of [...hinges, ...slides]) {
    const k = axes.findIndex((axis) => Math.abs(Math.abs(dot(axis, joint.axis)) - 1) < SQUARE);
    const key = joint.type === 'slide' ? 'xyz'[k] : `turn${'XYZ'[k]}`;
    if (k < 0 || key in freedom) return undefined;
    freedom[key] = range(joint, dot(axes[k], joint.axis) < 0, tell);
  }
  const frame = compose(pose, { position: anchor, orientation: NO_TURN });
  return {
    kind: 'six-axis',
    name: joints[0].name,
    anchor: frame.position,
    orientation: turnOf([0, 1, 2].flatMap((row) => axes.map((axis) => turned(pose.orientation, axis)[row]))),
    ...freedom,
  };
}

function range({ type, limits, name }: MjcfJoint, isTurned: boolean, tell: (what: string) => void): object {
  if (limits === undefined) return {};
  const [min, max] = isTurned ? [-limits.max, -limits.min] : [limits.min, limits.max];
  if (type === 'slide' || (min >= -Math.PI && max <= Math.PI)) return { limits: { min, max } };
  tell(`the limits of '${name}' leave −π to π and are left out`);
  return {};
}

/**
 * Three axes, square on each other and right-handed, of which the given ones are members, the first hinges in order.
 */
function frameOf(given: readonly Triple[]): readonly Triple[] | undefined {
  const [x] = given;
  const y = given.find((axis) => Math.abs(dot(axis, x)) < SQUARE) ?? anyAcross(x);
  const z = cross(x, y);
  const isSquare = given.every((axis) =>
    [x, y, z].some((member) => Math.abs(Math.abs(dot(axis, member)) - 1) < SQUARE),
  );
  return isSquare ? [x, y, z] : undefined;
}

function anyAcross(x: Triple): Triple {
  const helper: Triple = Math.abs(x[0]) < 0.9 ? [1, 0, 0] : [0, 1, 0];
  const across = cross(x, helper);
  const length = Math.sqrt(dot(across, across));
  return [across[0] / length, across[1] / length, across[2] / length];
}

const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const near = (a: Triple, b: Triple): boolean => a.every((x, k) => Math.abs(x - b[k]) < SQUARE);
