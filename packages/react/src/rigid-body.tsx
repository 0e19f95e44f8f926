import { MovedObject, type ShapeFit, type SolidShape } from '@pliant/three';
import { type Body, type BodyDefinition, PliantError } from 'pliant';
import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import { type Group, Matrix4, Object3D } from 'three';
import { BODY_MARK, placeOf, shapeOfChildren } from './colliders.js';
import { type BodyHandlers, usePhysics } from './context.js';
import { hold, type Placement, useSettings } from './held.js';
import { defined } from './physics.js';

type Rigid = Extract<BodyDefinition, { kind: 'rigid' }>;
type Settings = Omit<Rigid, 'kind' | 'shape' | 'position' | 'orientation'>;

/** Properties of `<RigidBody>`. */
export interface RigidBodyProps extends Partial<Settings>, Placement, BodyHandlers {
  /** How it moves: by forces by default. */
  readonly kind?: 'rigid' | 'static' | 'kinematic';
  /** Its shape, in the frame of the component; else the children's. */
  readonly shape?: BodyDefinition extends infer D ? (D extends { shape: infer S } ? S : never) : never;
  /** What the children's meshes are simplified to; their convex hulls by default. */
  readonly colliders?: ShapeFit;
  /** The body of the engine. */
  readonly ref?: Ref<Body>;
  /** What is drawn where the body is. */
  readonly children?: ReactNode;
}

/**
 * A body that keeps its shape. Its children are drawn where it is; its shape comes from them unless `shape` is given. A
 * changed `position` or `rotation` puts the body there; a kinematic body travels there within the next step.
 */
export function RigidBody(props: RigidBodyProps) {
  const { kind = 'rigid', shape, colliders = 'hull', ref, children, ...rest } = props;
  const { position, rotation, quaternion, visible, onContact, onContactEnd, onForce, ...settings } = rest;
  const context = usePhysics('<RigidBody>');
  const group = useRef<Group>(null!);
  const body = useRef<Body>(undefined);
  const latest = useRef({ settings, ref, handlers: {} as BodyHandlers });
  latest.current = { settings, ref, handlers: { onContact, onContactEnd, onForce } };
  const drawn = useRef<Placed>(undefined);
  const shapeKey = shape === undefined ? colliders : JSON.stringify(shape);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shape is compared by what is in it; the rest is applied below
  useLayoutEffect(() => {
    const made = shape ?? shapeOfChildren(group.current, colliders);
    if (made === undefined)
      throw new PliantError('invalid-value', "A <RigidBody> needs a 'shape', or a mesh below it.", {
        path: 'shape',
      });
    const place = placeOf(group.current);
    const about = forKind(kind, defined(latest.current.settings));
    const added = context.world.add({
      kind,
      shape: made as SolidShape,
      ...place,
      ...about,
    } as BodyDefinition);
    putOrigin(added, place.position);
    body.current = added;
    const object = new Placed(added, group.current);
    drawn.current = object;
    const letGo = hold(context, added, object, latest);
    return () => {
      letGo();
      object.putBack();
    };
  }, [context, kind, shapeKey]);
  useSettings(body, settings);
  const pose = JSON.stringify([position, rotation, quaternion]);
  const before = useRef(pose);
  useLayoutEffect(() => {
    if (before.current === pose || !body.current?.exists) return;
    before.current = pose;
    const place = placeOf(group.current);
    if (kind === 'kinematic') {
      body.current.moveTo(place);
      return;
    }
    body.current.place(place);
    putOrigin(body.current, place.position);
    drawn.current?.jump();
  }, [pose, kind]);
  return (
    <group
      ref={group}
      userData={{ [BODY_MARK]: true }}
      {...defined({ position, rotation, quaternion, visible })}
    >
      {children}
    </group>
  );
}

/** The engine places a body by its centre of mass; here the frame of the component is what is placed. */
function putOrigin(body: Body, at: readonly number[]): void {
  const { origin, position } = body;
  const moved = at.map((x, k) => position[k] + x - origin[k]);
  if (moved.some((x, k) => x !== position[k])) body.position = moved;
}

const OF_MOTION = ['velocity', 'angularVelocity'];
const OF_SURFACE = [
  'name',
  'friction',
  'restitution',
  'frictionRule',
  'restitutionRule',
  'color',
  'group',
  'mask',
  'sensor',
  'forceThreshold',
  'enabled',
];

/** What a kind of body knows: a static one has neither mass nor motion. */
function forKind(kind: string, settings: object): object {
  if (kind === 'rigid') return settings;
  const known = kind === 'kinematic' ? [...OF_MOTION, ...OF_SURFACE] : OF_SURFACE;
  return Object.fromEntries(Object.entries(settings).filter(([key]) => known.includes(key)));
}

/** Moves a group that may stand below others, which may have been moved themselves. */
class Placed extends MovedObject {
  private readonly first: readonly [number[], number[]];
  private readonly pose = new Object3D();
  private readonly above = new Matrix4();

  constructor(
    body: Body,
    private readonly group: Group,
  ) {
    super(body, group, false);
    this.first = [group.position.toArray(), group.quaternion.toArray() as number[]];
  }

  override show(alpha: number): void {
    super.show(alpha);
    const { group, pose, above } = this;
    if (group.parent === null) return;
    above.copy(group.parent.matrixWorld);
    if (above.equals(IDENTITY)) return;
    pose.matrix
      .compose(group.position, group.quaternion, pose.scale.set(1, 1, 1))
      .premultiply(above.invert());
    pose.matrix.decompose(group.position, group.quaternion, pose.scale);
  }

  /** Where React put it: a body that is made anew begins there. */
  putBack(): void {
    this.group.position.fromArray(this.first[0]);
    this.group.quaternion.fromArray(this.first[1]);
  }
}

const IDENTITY = new Matrix4();
