/** Which kind of joint a set of limits is. */
import type { JsonView } from '../../io/gltf/json-view.js';
import type { Notes } from '../notes.js';
import { type Pose, type Triple, turned } from '../pose.js';

interface Axis {
  readonly min: number;
  readonly max: number;
}

interface Spread extends Axis {
  readonly axes: readonly number[];
  readonly stiffness: number | undefined;
  readonly damping: number | undefined;
}

const AXES: readonly Triple[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** A joint without its ends, or nothing with a note. */
export function jointOf(
  view: JsonView,
  frame: Pose,
  other: Pose,
  name: string,
  notes: Notes,
): object | undefined {
  const limits = view.get('limits')?.items() ?? [];
  const [linear, angular] = ['linearAxes', 'angularAxes'].map((key) =>
    limits.flatMap((limit) => spreadOf(limit, key)),
  );
  const held = (list: readonly Spread[], axis: number) =>
    list.some(
      ({ axes, min, max, stiffness }) =>
        axes.includes(axis) && min === 0 && max === 0 && stiffness === undefined,
    );
  const heldLinear = [0, 1, 2].map((k) => held(linear, k));
  const heldAngular = [0, 1, 2].map((k) => held(angular, k));
  const count = (list: readonly boolean[]) => list.filter(Boolean).length;
  const left = (list: readonly Spread[], flags: readonly boolean[]) =>
    list.filter(({ axes }) => axes.some((k) => !flags[k]));
  const [freeLinear, freeAngular] = [left(linear, heldLinear), left(angular, heldAngular)];
  const lose = (what: string) => notes.add(view.path, `Of joint '${name}' is left out: ${what}.`);
  const drive = driveOf(view, lose);
  const anchor = frame.position;
  if (count(heldLinear) === 3) {
    if (count(heldAngular) === 3) return { kind: 'fixed', anchor };
    if (count(heldAngular) === 2) {
      const k = heldAngular.indexOf(false);
      const axis = turned(frame.orientation, AXES[k]);
      const limit = freeAngular.find(({ axes }) => axes.length === 1);
      return {
        kind: 'hinge',
        anchor,
        axis,
        ...turning(limit, lose),
        ...(drive?.type === 'angular' && drive.axis === k && motor(drive, 'maxTorque')),
      };
    }
    if (freeAngular.length > 0 || count(heldAngular) > 0)
      lose('its limits of turning, which a ball joint has not');
    if (drive !== undefined) lose('its drive');
    return { kind: 'ball', anchor };
  }
  if (count(heldLinear) === 2 && count(heldAngular) === 3) {
    const k = heldLinear.indexOf(false);
    const limit = freeLinear.find(({ axes }) => axes.length === 1);
    const range =
      limit && Number.isFinite(limit.min) && Number.isFinite(limit.max)
        ? { limits: { min: limit.min, max: limit.max } }
        : {};
    if (limit && !('limits' in range)) lose('a limit on one side only');
    return {
      kind: 'slider',
      anchor,
      axis: turned(frame.orientation, AXES[k]),
      ...range,
      ...(drive?.type === 'linear' && drive.axis === k && motor(drive, 'maxForce')),
    };
  }
  return between(freeLinear, angular, frame, other) ?? refuse(view, name, notes);
}

/** One limit on all three ways together is a rod, a rope or a spring. */
function between(
  linear: readonly Spread[],
  angular: readonly Spread[],
  a: Pose,
  b: Pose,
): object | undefined {
  if (linear.length !== 1 || angular.length > 0 || linear[0].axes.length !== 3) return undefined;
  const [{ min, max, stiffness, damping }] = linear;
  const ends = { anchorA: a.position, anchorB: b.position };
  if (stiffness !== undefined && min === max)
    return { kind: 'spring', ...ends, length: max, stiffness, ...(damping !== undefined && { damping }) };
  if (stiffness !== undefined || !(max > 0) || !Number.isFinite(max)) return undefined;
  if (min === max) return { kind: 'distance', ...ends, length: max };
  return min <= 0 ? { kind: 'rope', ...ends, length: max } : undefined;
}

function refuse(view: JsonView, name: string, notes: Notes): undefined {
  notes.add(view.path, `The limits of joint '${name}' make none of the joints of a scene; it is left out.`);
  return undefined;
}

function spreadOf(limit: JsonView, key: string): Spread[] {
  const axes = limit
    .get(key)
    ?.items()
    .map((item) => item.integer(0, 2));
  if (axes === undefined) return [];
  const number = (name: string) => limit.get(name)?.number();
  const stiffness = number('stiffness');
  return [
    {
      axes,
      min: number('min') ?? -Infinity,
      max: number('max') ?? Infinity,
      stiffness,
      damping: number('damping'),
    },
  ];
}

function turning(limit: Spread | undefined, lose: (what: string) => void): object {
  if (limit === undefined) return {};
  if (limit.stiffness !== undefined) lose('the softness of its limits');
  const { min, max } = limit;
  if (min >= -Math.PI && max <= Math.PI) return { limits: { min, max } };
  lose(`its limits from ${min} to ${max} rad, which leave −π to π`);
  return {};
}

interface Drive {
  readonly type: string;
  readonly axis: number;
  readonly speed: number;
  readonly most: number | undefined;
}

/** A drive to a speed is a motor; one to a position has no counterpart. */
function driveOf(view: JsonView, lose: (what: string) => void): Drive | undefined {
  const drives = view.get('drives')?.items() ?? [];
  const motors = drives.flatMap((drive): Drive[] => {
    const speed = drive.get('velocityTarget')?.number();
    const stiffness = drive.get('stiffness')?.number() ?? 0;
    if (speed === undefined || stiffness > 0) {
      lose('a drive to a position');
      return [];
    }
    return [
      {
        type: drive.need('type').string(),
        axis: drive.need('axis').integer(0, 2),
        speed,
        most: drive.get('maxForce')?.number(),
      },
    ];
  });
  if (motors.length > 1) lose('all drives but the first');
  return motors[0];
}

const motor = ({ speed, most }: Drive, key: string): object => ({
  motor: { speed, ...(most !== undefined && { [key]: most }) },
});
