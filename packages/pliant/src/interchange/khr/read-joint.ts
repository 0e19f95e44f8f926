/**
 * Which kind of joint a set of limits is. Limits are about the second frame as seen from the first; those of a scene are
 * about the bodies as they stand when the joint is made. So limits are moved by how the frames stand in each other.
 */
import type { JsonView } from '../../io/gltf/json-view.js';
import { atan2 } from '../../math/scalar.js';
import { MAX_COORDINATE } from '../../scene/limits.js';
import type { Notes } from '../notes.js';
import { type Pose, seenFrom, type Triple, type Turn, turned } from '../pose.js';
import { GAIN } from './names.js';

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
  const start = seenFrom(frame, other);
  // Axes together are held at zero alone: elsewhere they keep a distance, not a place.
  const held = (list: readonly Spread[], axis: number, begin: number) =>
    list.some(
      ({ axes, min, max, stiffness }) =>
        axes.includes(axis) &&
        min === max &&
        stiffness === undefined &&
        (min === 0 || (axes.length === 1 && Math.abs(begin - min) < ROOM)),
    );
  const heldLinear = [0, 1, 2].map((k) => held(linear, k, start.position[k]));
  const heldAngular = [0, 1, 2].map((k) => held(angular, k, turnAbout(start.orientation, k)));
  const count = (list: readonly boolean[]) => list.filter(Boolean).length;
  const left = (list: readonly Spread[], flags: readonly boolean[]) =>
    list.filter(({ axes }) => axes.some((k) => !flags[k]));
  const [freeLinear, freeAngular] = [left(linear, heldLinear), left(angular, heldAngular)];
  const lose = (what: string) => notes.add(view.path, `Of joint '${name}' is left out: ${what}.`);
  const drives = drivesOf(view, lose);
  // Where the second frame stands is the point of the second body that the limits are about.
  const anchor = other.position;
  const isPassive = drives.length === 0;
  tellOfGaps(start, zerosOf(linear), zerosOf(angular), name, view, notes);
  if (count(heldLinear) === 3) {
    if (count(heldAngular) === 3) {
      if (!isPassive) lose('its drives: it holds all axes');
      return { kind: 'fixed', anchor };
    }
    if (count(heldAngular) === 2) {
      const k = heldAngular.indexOf(false);
      const axis = turned(frame.orientation, AXES[k]);
      const limit = moved(
        freeAngular.find(({ axes }) => axes.length === 1),
        turnAbout(start.orientation, k),
      );
      return { kind: 'hinge', anchor, axis, ...turning(limit, lose), ...motorOf(drives, 'angular', k, lose) };
    }
    if (freeAngular.length === 0 && count(heldAngular) === 0 && isPassive) return { kind: 'ball', anchor };
    const cone = isPassive && count(heldAngular) === 0 ? coneOf(freeAngular, frame, start, lose) : undefined;
    if (cone !== undefined) return { kind: 'ball', anchor, ...cone };
  }
  if (count(heldLinear) === 2 && count(heldAngular) === 3) {
    const k = heldLinear.indexOf(false);
    const limit = moved(
      freeLinear.find(({ axes }) => axes.length === 1),
      start.position[k],
    );
    return {
      kind: 'slider',
      anchor,
      axis: turned(frame.orientation, AXES[k]),
      ...travelling(limit, lose),
      ...motorOf(drives, 'linear', k, lose),
    };
  }
  const single = isPassive ? between(freeLinear, angular, frame, other) : undefined;
  return (
    single ??
    sixAxis({ heldLinear, heldAngular, freeLinear, freeAngular, drives, start }, frame, other, lose) ??
    refuse(view, name, notes)
  );
}

interface Six {
  readonly heldLinear: readonly boolean[];
  readonly heldAngular: readonly boolean[];
  readonly freeLinear: readonly Spread[];
  readonly freeAngular: readonly Spread[];
  readonly drives: readonly Drive[];
  /** The second frame as seen from the first. */
  readonly start: Pose;
}

/** Every other set of limits: six axes, each by itself. */
function sixAxis(six: Six, frame: Pose, other: Pose, lose: (what: string) => void): object | undefined {
  const { heldLinear, heldAngular, freeLinear, freeAngular, drives, start } = six;
  const isFree = [...heldLinear, ...heldAngular].every((held) => !held);
  if (isFree && freeLinear.length + freeAngular.length + drives.length === 0) return undefined;
  for (const { axes } of [...freeLinear, ...freeAngular])
    if (axes.length > 1) lose('that one limit holds several axes together; each is limited by itself');
  // Turns about several axes don't add up, so only one of them can count from elsewhere.
  const isSingle = heldAngular.filter((held) => !held).length === 1;
  if (!isSingle && freeAngular.length > 0 && isTurned(start.orientation))
    lose('that its frames are turned against each other; its turns count from how they stand');
  const begins = {
    linear: (k: number) => start.position[k],
    angular: (k: number) => (isSingle ? turnAbout(start.orientation, k) : 0),
  };
  const freedom = (
    held: readonly boolean[],
    limits: readonly Spread[],
    type: keyof typeof begins,
    range: (limit: Spread | undefined, lose: (what: string) => void) => object,
  ) =>
    ['X', 'Y', 'Z'].map((letter, k) => {
      const key = type === 'linear' ? letter.toLowerCase() : `turn${letter}`;
      if (held[k]) return {};
      const limit = limits.find(({ axes }) => axes.includes(k));
      return { [key]: { ...range(moved(limit, begins[type](k)), lose), ...motorOf(drives, type, k) } };
    });
  const parts = [
    ...freedom(heldLinear, freeLinear, 'linear', travelling),
    ...freedom(heldAngular, freeAngular, 'angular', turning),
  ];
  return Object.assign(
    { kind: 'six-axis', anchor: other.position, orientation: frame.orientation },
    ...parts,
  ) as object;
}

/** A limit on two turns together is a cone about the third axis, one on that axis a twist. */
function coneOf(
  limits: readonly Spread[],
  frame: Pose,
  start: Pose,
  lose: (what: string) => void,
): object | undefined {
  const [cone, ...others] = [...limits].sort((p, q) => q.axes.length - p.axes.length);
  if (cone === undefined || cone.axes.length !== 2 || !(cone.max > 0 && cone.max <= Math.PI))
    return undefined;
  const k = [0, 1, 2].find((axis) => !cone.axes.includes(axis))!;
  const twist = others.find(({ axes }) => axes.length === 1 && axes[0] === k);
  if (others.length > (twist === undefined ? 0 : 1)) return undefined;
  const range = turning(moved(twist, turnAbout(start.orientation, k)), lose) as { limits?: object };
  const leaning = turned(start.orientation, AXES[k]);
  if (leaning[k] < 1 - ROOM)
    lose('that its frames lean from each other; its cone counts from how they stand');
  return {
    axis: turned(frame.orientation, AXES[k]),
    cone: cone.max,
    ...(range.limits !== undefined && { twist: range.limits }),
  };
}

/** Rounding of files [m], [rad]. */
const ROOM = 1e-5;

const isTurned = (turn: Turn): boolean => [0, 1, 2].some((k) => Math.abs(turn[k]) > ROOM);

/** How far a turn goes about one of its frame's axes, from −π to π. */
const turnAbout = (turn: Turn, k: number): number =>
  turn[3] < 0 ? 2 * atan2(-turn[k], -turn[3]) : 2 * atan2(turn[k], turn[3]);

/** A limit as it is counted from where the bodies stand. */
const moved = (limit: Spread | undefined, begin: number): Spread | undefined =>
  limit === undefined || Math.abs(begin) < ROOM
    ? limit
    : { ...limit, min: limit.min - begin, max: limit.max - begin };

/** Axes along or about which the frames should coincide. */
const zerosOf = (list: readonly Spread[]): boolean[] =>
  [0, 1, 2].map((k) =>
    list.some(
      ({ axes, min, max, stiffness }) =>
        axes.includes(k) && min === 0 && max === 0 && stiffness === undefined,
    ),
  );

/** Frames that a joint holds together stand together in most files; here they are joined as they stand. */
function tellOfGaps(
  { position, orientation }: Pose,
  heldLinear: readonly boolean[],
  heldAngular: readonly boolean[],
  name: string,
  view: JsonView,
  notes: Notes,
): void {
  const [isApart, isAskew] = [
    heldLinear.some((held, k) => held && Math.abs(position[k]) > ROOM),
    heldAngular.some((held, k) => held && Math.abs(orientation[k]) > ROOM),
  ];
  if (!isApart && !isAskew) return;
  const stand = [isApart && 'stand apart', isAskew && 'are turned against each other'];
  notes.add(
    view.path,
    `The two frames of joint '${name}' ${stand.filter(Boolean).join(' and ')} where it holds them; here they are joined as they stand.`,
  );
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
  const [min, max] = [Math.max(limit.min, -Math.PI), Math.min(limit.max, Math.PI)];
  if (
    (Number.isFinite(limit.min) && min !== limit.min) ||
    (Number.isFinite(limit.max) && max !== limit.max)
  ) {
    lose(`its limits from ${limit.min} to ${limit.max} rad, which leave −π to π`);
    return {};
  }
  return min === -Math.PI && max === Math.PI ? {} : { limits: { min, max } };
}

/** A limit on one side only ends at the end of space on the other. */
function travelling(limit: Spread | undefined, lose: (what: string) => void): object {
  if (limit === undefined) return {};
  if (limit.stiffness !== undefined) lose('the softness of its limits');
  const [min, max] = [Math.max(limit.min, -MAX_COORDINATE), Math.min(limit.max, MAX_COORDINATE)];
  return min === -MAX_COORDINATE && max === MAX_COORDINATE ? {} : { limits: { min, max } };
}

interface Drive {
  readonly type: string;
  readonly axis: number;
  readonly speed: number;
  readonly most: number | undefined;
}

/** A drive to a speed is a motor; one to a position has no counterpart. */
function drivesOf(view: JsonView, lose: (what: string) => void): readonly Drive[] {
  return (view.get('drives')?.items() ?? []).flatMap((drive): Drive[] => {
    const speed = drive.get('velocityTarget')?.number();
    const stiffness = drive.get('stiffness')?.number() ?? 0;
    if (speed === undefined || stiffness > 0) {
      lose('a drive to a position');
      return [];
    }
    const damping = drive.get('damping')?.number();
    if (damping === 0) {
      lose('a drive without damping, which has no force');
      return [];
    }
    if (damping !== undefined && damping < GAIN)
      lose(`that its drive gives way under load (damping ${damping}); a motor holds its speed`);
    return [
      {
        type: drive.need('type').string(),
        axis: drive.need('axis').integer(0, 2),
        speed,
        most: drive.get('maxForce')?.number(),
      },
    ];
  });
}

/** The motor of an axis; with `lose` the others are told. */
function motorOf(
  drives: readonly Drive[],
  type: string,
  axis: number,
  lose?: (what: string) => void,
): object {
  const own = drives.find((drive) => drive.type === type && drive.axis === axis);
  if (lose !== undefined && drives.some((drive) => drive !== own)) lose('a drive along an axis that is held');
  if (own === undefined) return {};
  const key = type === 'angular' ? 'maxTorque' : 'maxForce';
  return { motor: { speed: own.speed, ...(own.most !== undefined && { [key]: own.most }) } };
}
