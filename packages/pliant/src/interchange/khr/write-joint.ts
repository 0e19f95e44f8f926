/** A joint of a scene as limits between two nodes, one below each body, whose x axis is the joint's. */
import type { Notes } from '../notes.js';
import { aboutAxis, NO_TURN, type Pose, seenFrom, size, type Triple, type Turn } from '../pose.js';
import type { TakenBody, Tie } from '../take-apart.js';
import { GAIN, type Json, PHYSICS } from './names.js';

/** Where nodes and joints go. */
interface Document {
  readonly notes: Notes;
  readonly physicsJoints: Json[];
  /** Adds a node below another and gives its number. */
  child(parent: number, node: Json): number;
}

const ZERO = { min: 0, max: 0 };
const LINEAR = { linearAxes: [0, 1, 2] };

export function addJoint(
  writer: Document,
  tie: Tie,
  k: number,
  bodies: readonly (TakenBody | undefined)[],
  places: readonly number[],
): void {
  const { a, b, name } = tie;
  const [first, second] = [bodies[a], bodies[b]];
  if (first === undefined || second === undefined) {
    writer.notes.add(`joints[${k}]`, `The joint '${name ?? k}' ties a body that is left out; so is it.`);
    return;
  }
  const joint = writer.physicsJoints.push({ limits: limitsOf(tie), ...drivesOf(tie) }) - 1;
  const turn = tie.orientation ?? (tie.axis === undefined ? NO_TURN : xTo(tie.axis));
  const frames: readonly Pose[] = [tie.anchorA ?? tie.anchor!, tie.anchorB ?? tie.anchor!].map(
    (position) => ({ position, orientation: turn }),
  );
  const at = (parent: number, body: TakenBody, frame: Pose, more: Json) => {
    const { position, orientation } = seenFrom(body.pose, frame);
    return writer.child(parent, { translation: position, rotation: orientation, ...more });
  };
  const connectedNode = at(places[b], second, frames[1], {
    name: `${name ?? `joint ${k}`} on ${second.name}`,
  });
  const extension = { joint: { connectedNode, joint, ...(tie.collide && { enableCollision: true }) } };
  at(places[a], first, frames[0], { name: name ?? `joint ${k}`, extensions: { [PHYSICS]: extension } });
}

function limitsOf(tie: Tie): Json[] {
  const { kind, limits, length, anchorA, anchorB, stiffness, damping } = tie;
  const apart =
    anchorA && anchorB
      ? size([anchorB[0] - anchorA[0], anchorB[1] - anchorA[1], anchorB[2] - anchorA[2]])
      : 0;
  const reach = length ?? apart;
  switch (kind) {
    case 'ball':
      return [
        { ...LINEAR, ...ZERO },
        ...(tie.cone === undefined ? [] : [{ angularAxes: [1, 2], min: 0, max: tie.cone }]),
        ...(tie.twist === undefined ? [] : [{ angularAxes: [0], ...tie.twist }]),
      ];
    case 'six-axis':
      return [...axisLimits(tie, 'linearAxes', WAYS), ...axisLimits(tie, 'angularAxes', TURNS)];
    case 'fixed':
      return [
        { ...LINEAR, ...ZERO },
        { angularAxes: [0, 1, 2], ...ZERO },
      ];
    case 'hinge':
      return [
        { ...LINEAR, ...ZERO },
        { angularAxes: [1, 2], ...ZERO },
        ...(limits ? [{ angularAxes: [0], ...limits }] : []),
      ];
    case 'slider':
      return [
        { linearAxes: [1, 2], ...ZERO },
        { angularAxes: [0, 1, 2], ...ZERO },
        ...(limits ? [{ linearAxes: [0], ...limits }] : []),
      ];
    case 'distance':
      return [{ ...LINEAR, min: reach, max: reach }];
    case 'rope':
      return [{ ...LINEAR, max: reach }];
    default:
      return [{ ...LINEAR, min: reach, max: reach, stiffness, damping }];
  }
}

const WAYS = ['x', 'y', 'z'] as const;
const TURNS = ['turnX', 'turnY', 'turnZ'] as const;

/** What is locked in one limit, and one for each axis that is limited. */
function axisLimits(tie: Tie, key: string, names: typeof WAYS | typeof TURNS): Json[] {
  const locked = [0, 1, 2].filter((k) => tie[names[k]] === undefined);
  const limited = [0, 1, 2].flatMap((k) => {
    const limits = tie[names[k]]?.limits;
    return limits === undefined ? [] : [{ [key]: [k], ...limits }];
  });
  return [...(locked.length > 0 ? [{ [key]: locked, ...ZERO }] : []), ...limited];
}

function drivesOf(tie: Tie): Json {
  const { kind } = tie;
  const drives = [
    driveOf(tie, kind === 'hinge' ? 'angular' : 'linear', 0),
    ...WAYS.map((name, k) => driveOf(tie[name], 'linear', k)),
    ...TURNS.map((name, k) => driveOf(tie[name], 'angular', k)),
  ].flat();
  return drives.length === 0 ? {} : { drives };
}

function driveOf(driven: Pick<Tie, 'motor'> | undefined, type: string, axis: number): Json[] {
  const motor = driven?.motor;
  if (motor === undefined) return [];
  const maxForce = motor.maxTorque ?? motor.maxForce;
  return [
    {
      type,
      mode: 'force',
      axis,
      velocityTarget: motor.speed,
      damping: GAIN,
      ...(maxForce !== undefined && { maxForce }),
    },
  ];
}

/** The shortest turn that takes x to a direction. */
function xTo(axis: Triple): Turn {
  const s = size(axis);
  const [x, y, z] = axis.map((c) => c / s);
  if (x < -1 + 1e-15) return aboutAxis([0, 1, 0], Math.PI);
  const length = Math.sqrt(z * z + y * y + (1 + x) * (1 + x));
  return [0 / length, -z / length, y / length, (1 + x) / length];
}
