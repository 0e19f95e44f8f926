/**
 * URDF (wiki.ros.org/urdf/XML): links, their inertia and collision shapes, and joints, as a scene. Robots stand with z
 * up; the scene stands with y up, so everything is turned by −90° about x. Joints stand at zero.
 */
import type { CompanionFiles } from '../../io/mesh-data.js';
import { hexColor } from '../color.js';
import {
  type BodyEntry,
  type Inertial,
  inertialOf,
  isImpossible,
  type JointEntry,
  type Link,
  type Part,
  rigidBody,
  staticBody,
} from '../link.js';
import { type ImportOptions, meshShape } from '../mesh-part.js';
import { Notes } from '../notes.js';
import {
  aboutAxis,
  compose,
  HERE,
  NO_TURN,
  ORIGIN,
  type Pose,
  product,
  seenFrom,
  type Turn,
  turned,
  UPRIGHT,
} from '../pose.js';
import { type SceneImport, sceneOf } from '../scene-of.js';
import { type Element, parseXml } from '../xml-tree.js';

/** A cylinder of URDF lies along z, one of Pliant along y. */
/** `spherical` is a word of Bullet. */
const JOINT_TYPES: readonly string[] = [
  'revolute',
  'continuous',
  'prismatic',
  'fixed',
  'floating',
  'planar',
  'spherical',
];
/** Types that turn about their axis, or slide along it. */
const AXED: ReadonlySet<string> = new Set(['revolute', 'continuous', 'prismatic']);
const ALONG_Z: Turn = [Math.SQRT1_2, 0, 0, Math.SQRT1_2];

/**
 * Reads a robot; `companions` gives the mesh files that it names. Links that move collide by the convex hulls of their
 * meshes, unless `options` ask for the meshes. Throws a PliantError with line and column.
 */
export function readUrdf(
  input: string | Uint8Array,
  companions: CompanionFiles = () => undefined,
  options: ImportOptions = {},
): SceneImport {
  return new UrdfReader(parseXml(input), companions, options).read();
}

/** A link with mass, or one that nothing holds, and all that rides on it. */
interface Group extends Link {
  readonly parts: Part[];
  readonly inertial: Inertial | undefined;
  readonly isStatic: boolean;
  readonly isBare: boolean;
  readonly element: Element;
}

interface UrdfJoint {
  readonly element: Element;
  readonly name: string;
  readonly type: string;
  readonly parent: string;
  readonly child: string;
  readonly origin: Pose;
}

class UrdfReader {
  private readonly notes = new Notes();
  private readonly links = new Map<string, Element>();
  private readonly joints: UrdfJoint[] = [];
  private readonly materials = new Map<string, string>();
  private readonly groups = new Map<string, Group>();
  private readonly ties: JointEntry[] = [];
  /** The body that carries a link: its own, or the one of the link that it is fixed to. */
  private readonly carrier = new Map<string, string>();
  private unseen = 0;
  private worldName = WORLD_BODY;

  constructor(
    private readonly root: Element,
    private readonly companions: CompanionFiles,
    private readonly options: ImportOptions,
  ) {}

  read(): SceneImport {
    const { root } = this;
    if (root.name !== 'robot') throw root.error(`The root element must be <robot>, not <${root.name}>.`);
    this.sort();
    while (this.links.has(this.worldName)) this.worldName += ' too';
    const children = new Set(this.joints.map(({ child }) => child));
    const roots = [...this.links.keys()].filter((name) => !children.has(name));
    if (this.links.size === 0)
      throw root.error('This robot has no <link>, and so no rigid body; nothing else of it can be read.');
    if (roots.length === 0) throw root.error('Every link is the child of another; one must be the root.');
    for (const name of roots) this.place(name, { position: ORIGIN, orientation: UPRIGHT });
    const left = [...this.links.keys()].find((name) => !this.carrier.has(name));
    if (left !== undefined) throw this.links.get(left)!.error(`The joints above link '${left}' form a ring.`);
    if (this.unseen > 0)
      this.notes.add(
        '',
        `Visual geometry (${this.unseen} shapes) is left out: bodies are drawn by their collision shapes.`,
      );
    const name = root.text('name')?.trim() || 'Robot';
    const description = `The robot ${name}, from URDF.`;
    const bodies = [...this.groups.values()].map((group) => this.bodyOf(group));
    if (this.ties.some(({ a }) => a === this.worldName))
      bodies.unshift({ ...WORLD_ANCHOR, name: this.worldName });
    const scene = sceneOf({ name, description, gravity: [0, -9.81, 0], bodies, joints: this.ties });
    return { scene, notes: this.notes.done() };
  }

  private sort(): void {
    for (const element of this.root.children) {
      if (
        element.name.startsWith('xacro:') ||
        (this.root.text('xmlns:xacro') !== undefined && element.name === 'xacro')
      )
        throw element.error(
          'This is xacro, a program that makes URDF; run `xacro file.xacro > file.urdf` first.',
        );
      if (element.name === 'link') this.addLink(element);
      else if (element.name === 'joint') this.addJoint(element);
      else if (element.name === 'material') this.addMaterial(element);
      else this.leaveOut(element);
    }
    for (const { element, parent, child } of this.joints) {
      for (const end of [parent, child])
        if (!this.links.has(end)) throw element.error(`There is no link '${end}' for this joint.`);
    }
    const parents = new Set<string>();
    for (const { element, child } of this.joints) {
      if (parents.has(child))
        throw element.error(`The link '${child}' is the child of two joints; URDF is a tree.`);
      parents.add(child);
    }
  }

  private leaveOut(element: Element): void {
    const named = element.text('name') ?? element.text('reference');
    this.notes.add(
      element.place,
      `<${element.name}>${named === undefined ? '' : ` '${named}'`} has no counterpart and is left out.`,
    );
  }

  private addLink(element: Element): void {
    const name = element.need('name');
    if (this.links.has(name)) throw element.error(`There are two links named '${name}'.`);
    this.links.set(name, element);
    for (const child of element.children)
      if (!['inertial', 'visual', 'collision'].includes(child.name)) this.leaveOut(child);
  }

  private addJoint(element: Element): void {
    const parent = element.first('parent')?.need('link');
    const child = element.first('child')?.need('link');
    if (parent === undefined || child === undefined)
      throw element.error("A joint needs <parent link='…'/> and <child link='…'/>.");
    const origin = originOf(element);
    const type = element.need('type');
    if (!JOINT_TYPES.includes(type))
      throw element.error(`A joint is ${JOINT_TYPES.join(', ')}, not '${type}'.`);
    this.joints.push({
      element,
      name: element.need('name'),
      type,
      parent,
      child,
      origin,
    });
  }

  private addMaterial(element: Element): void {
    const color = colorOf(element);
    const name = element.text('name');
    if (color !== undefined && name !== undefined) this.materials.set(name, color);
    if (element.first('texture') !== undefined) this.leaveOut(element.first('texture')!);
  }

  /** Parents before children; without recursion, since a chain may be long. */
  private place(first: string, where: Pose): void {
    const waiting: { name: string; pose: Pose; above: UrdfJoint | undefined }[] = [
      { name: first, pose: where, above: undefined },
    ];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { name, pose, above } = next;
      this.addBody(name, pose, above);
      const below = this.joints.filter(({ parent }) => parent === name).reverse();
      for (const joint of below)
        waiting.push({ name: joint.child, pose: compose(pose, joint.origin), above: joint });
    }
  }

  private addBody(name: string, pose: Pose, above: UrdfJoint | undefined): void {
    const element = this.links.get(name)!;
    const inertial = this.inertialOf(element);
    const holder = above === undefined ? WORLD : this.carrier.get(above.parent)!;
    const isFixed = above === undefined || above.type === 'fixed';
    // A root without mass stands still, and so does what is fixed to the world.
    const isStatic = isFixed && holder === WORLD && (inertial === undefined || above !== undefined);
    const rides = isFixed && holder !== WORLD && inertial === undefined;
    const standsStill = rides ? this.groups.get(holder)!.isStatic : isStatic;
    const { parts, isGhost } = this.partsOf(element, standsStill);
    const isBare = parts.length === 0 && inertial === undefined;
    if (isFixed && holder === WORLD && isBare) {
      this.carrier.set(name, WORLD);
      return;
    }
    if (rides) {
      this.mergeInto(this.groups.get(holder)!, { name, pose, parts, isGhost }, above!);
      return;
    }
    const color = this.colorOf(element);
    const common = { ...(isGhost && { mask: 0 }), ...(color !== undefined && { color }) };
    this.carrier.set(name, name);
    this.groups.set(name, { name, pose, parts: [...parts], common, inertial, isStatic, isBare, element });
    if (above !== undefined && !(isFixed && holder === WORLD)) this.tie(above, name, pose);
  }

  /** A frame or shape without mass that is fixed to a link rides on it. */
  private mergeInto(
    group: Group,
    rider: Pick<Link, 'name' | 'pose' | 'parts'> & { isGhost: boolean },
    joint: UrdfJoint,
  ): void {
    this.carrier.set(rider.name, group.name);
    const isKept = rider.parts.length > 0 && !rider.isGhost;
    if (isKept) {
      for (const { pose, ...part } of rider.parts)
        group.parts.push({ ...part, pose: seenFrom(group.pose, compose(rider.pose, pose)) });
    }
    const what = isKept
      ? 'a shape without mass; it is a part of'
      : 'a frame without mass or shape that touches; it rides on';
    this.notes.add(
      joint.element.place,
      `The link '${rider.name}' is ${what} '${group.name}', to which it is fixed.`,
    );
  }

  private bodyOf(group: Group): BodyEntry {
    const { name, parts, isStatic, isBare, element } = group;
    if (isStatic) return staticBody(group);
    if (isBare) {
      this.notes.add(
        element.place,
        `The link '${name}' has neither mass nor shape; a ball of a gram stands for it, which touches nothing.`,
      );
      return rigidBody(group, FRAME);
    }
    if (parts.length === 0)
      this.notes.add(element.place, `The link '${name}' has no geometry; it touches nothing.`);
    if (group.inertial === undefined)
      this.notes.add(
        element.place,
        `The link '${name}' has no mass; it gets that of its shapes at 1000 kg/m³.`,
      );
    return rigidBody(group, group.inertial);
  }

  private tie({ element, name, type, parent }: UrdfJoint, child: string, pose: Pose): void {
    const a = this.carrier.get(parent)!;
    this.tellWhatIsLost(element, name);
    if (type === 'floating') return;
    const ends = { name, a: a === WORLD ? this.worldName : a, b: child, anchor: pose.position };
    const direction = element.first('axis')?.triple('xyz') ?? [1, 0, 0];
    if (AXED.has(type) && direction.every((x) => x === 0))
      throw element.error(`The axis of joint '${name}' is 0 0 0, which has no direction; give it one.`);
    const axis = turned(pose.orientation, direction);
    if (type === 'fixed') this.ties.push({ kind: 'fixed', ...ends });
    else if (type === 'spherical') this.ties.push({ kind: 'ball', ...ends });
    else if (type === 'continuous') this.ties.push({ kind: 'hinge', ...ends, axis });
    else if (type === 'revolute')
      this.ties.push({ kind: 'hinge', ...ends, axis, ...this.turnLimits(element, name) });
    else if (type === 'prismatic') {
      const limits = this.limitsOf(element, name);
      this.ties.push({ kind: 'slider', ...ends, axis, ...(limits && { limits }) });
    } else
      this.notes.add(
        element.place,
        `The joint '${name}' is ${type}, which has no counterpart; '${child}' is left free.`,
      );
  }

  private turnLimits(element: Element, name: string): { limits?: { min: number; max: number } } {
    if (element.first('limit') === undefined)
      this.notes.add(element.place, `The joint '${name}' is revolute but has no <limit>; it turns freely.`);
    const limits = this.limitsOf(element, name);
    if (limits === undefined) return {};
    if (limits.min >= -Math.PI && limits.max <= Math.PI) return { limits };
    this.notes.add(
      element.place,
      `The limits ${limits.min} to ${limits.max} rad of joint '${name}' leave −π to π; it turns freely.`,
    );
    return {};
  }

  /** Tools that write a lower limit above the upper one mean that there is none. */
  private limitsOf(element: Element, name: string): { min: number; max: number } | undefined {
    const limit = element.first('limit');
    if (limit === undefined) return undefined;
    const [min, max] = [limit.number('lower') ?? 0, limit.number('upper') ?? 0];
    if (min <= max) return { min, max };
    this.notes.add(
      limit.place,
      `The lower limit ${min} of joint '${name}' is above the upper limit ${max}; the joint has no limits.`,
    );
    return undefined;
  }

  private tellWhatIsLost(element: Element, name: string): void {
    const lost: string[] = [];
    const damping = element.first('dynamics');
    if (damping !== undefined) {
      for (const key of ['damping', 'friction'])
        if ((damping.number(key) ?? 0) !== 0) lost.push(`its ${key}`);
    }
    const limit = element.first('limit');
    if ((limit?.number('effort') ?? 0) !== 0 || (limit?.number('velocity') ?? 0) !== 0)
      lost.push('effort and velocity of its motor');
    if (element.first('mimic') !== undefined)
      lost.push(`that it mimics '${element.first('mimic')!.text('joint')}'`);
    if (element.first('safety_controller') !== undefined) lost.push('its safety controller');
    if (element.first('calibration') !== undefined) lost.push('its calibration');
    if (lost.length > 0) this.notes.add(element.place, `Of joint '${name}' is left out: ${lost.join(', ')}.`);
  }

  private inertialOf(link: Element): Inertial | undefined {
    const element = link.first('inertial');
    if (element === undefined) return undefined;
    const mass = element.first('mass')?.number('value') ?? 0;
    if (mass === 0) return undefined;
    if (mass < 0) throw element.error(`The mass of link '${link.text('name')}' is below zero.`);
    const { position, orientation } = originOf(element);
    const tensor = element.first('inertia');
    const part = (key: string) => tensor?.number(key) ?? 0;
    const [xy, xz, yz] = [part('ixy'), part('ixz'), part('iyz')];
    const full = [part('ixx'), xy, xz, xy, part('iyy'), yz, xz, yz, part('izz')];
    const inertial = inertialOf(mass, position, full, orientation);
    if (!isImpossible(inertial.moments)) return inertial;
    const ball = 0.4 * mass * 0.01;
    this.notes.add(
      element.place,
      `The inertia of link '${link.text('name')}' is one that no body has; that of a ball of 10 cm stands for it.`,
    );
    return { ...inertial, moments: [ball, ball, ball] };
  }

  private partsOf(link: Element, standsStill: boolean): { parts: Part[]; isGhost: boolean } {
    const [solid, seen] = [link.all('collision'), link.all('visual')];
    const shown = solid.length > 0 ? solid : seen;
    const parts = shown.flatMap((element) => this.partOf(element, standsStill));
    const isGhost = solid.length === 0 && parts.length > 0;
    if (isGhost)
      this.notes.add(
        link.place,
        `The link '${link.text('name')}' has no collision shape; what it looks like is kept and touches nothing.`,
      );
    else this.unseen += seen.length;
    return { parts, isGhost };
  }

  private partOf(element: Element, standsStill: boolean): Part[] {
    const geometry = element.first('geometry')?.children[0];
    if (geometry === undefined) throw element.error(`<${element.name}> has no geometry.`);
    const pose = originOf(element);
    switch (geometry.name) {
      case 'box': {
        const size = geometry.triple('size');
        if (size === undefined) throw geometry.error("<box> has no 'size'.");
        return [{ shape: { kind: 'box', halfExtents: size.map((x) => x / 2) }, pose }];
      }
      case 'sphere':
        return [{ shape: { kind: 'sphere', radius: needNumber(geometry, 'radius') }, pose }];
      case 'cylinder':
      case 'capsule': {
        const [radius, halfHeight] = [needNumber(geometry, 'radius'), needNumber(geometry, 'length') / 2];
        const turn = product(pose.orientation, ALONG_Z);
        return [{ shape: { kind: geometry.name, radius, halfHeight }, pose: { ...pose, orientation: turn } }];
      }
      case 'mesh': {
        const name = geometry.need('filename');
        const part = meshShape(
          { companions: this.companions, notes: this.notes },
          name,
          geometry.triple('scale') ?? [1, 1, 1],
          geometry.place,
          standsStill ? 'as-is' : this.keepsMeshes(element) ? 'exact' : 'hull-told',
        );
        return part === undefined ? [] : [{ ...part, pose }];
      }
      default:
        this.leaveOut(geometry);
        return [];
    }
  }

  /** `concave` is a word of Bullet. What is only seen touches nothing, so it may look as it does. */
  private keepsMeshes(element: Element): boolean {
    return (
      this.options.exactMeshes === true ||
      element.name === 'visual' ||
      element.text('concave')?.toLowerCase() === 'yes'
    );
  }

  private colorOf(link: Element): string | undefined {
    const material = link.first('visual')?.first('material');
    return material && (colorOf(material) ?? this.materials.get(material.text('name') ?? ''));
  }
}

/** Stands for the world among carriers; no link has this name, since names are not empty. */
const WORLD = '';
const WORLD_BODY = 'world (fixed)';
const WORLD_ANCHOR: BodyEntry = {
  kind: 'static',
  name: WORLD_BODY,
  shape: { kind: 'sphere', radius: 0.01 },
  mask: 0,
};
/** Of a link that is only a frame but hangs on a joint that moves. */
const FRAME: Inertial = { mass: 1e-3, frame: HERE, moments: [1e-7, 1e-7, 1e-7] };

function needNumber(element: Element, attribute: string): number {
  const value = element.number(attribute);
  if (value === undefined) throw element.error(`<${element.name}> has no '${attribute}'.`);
  return value;
}

/** Roll, pitch and yaw turn about the fixed axes x, y and z, in this order. */
export function originOf(element: Element): Pose {
  const origin = element.first('origin');
  if (origin === undefined) return HERE;
  const [roll, pitch, yaw] = origin.triple('rpy') ?? [0, 0, 0];
  let orientation = NO_TURN;
  if (roll !== 0) orientation = aboutAxis([1, 0, 0], roll);
  if (pitch !== 0) orientation = product(aboutAxis([0, 1, 0], pitch), orientation);
  if (yaw !== 0) orientation = product(aboutAxis([0, 0, 1], yaw), orientation);
  return { position: origin.triple('xyz') ?? ORIGIN, orientation };
}

function colorOf(material: Element): string | undefined {
  const rgba = material.first('color')?.numbers('rgba');
  if (rgba === undefined || rgba.length < 3) return undefined;
  return hexColor(rgba);
}

/** Whether a text begins as URDF does. */
export const isUrdf = (text: string): boolean => /<robot[\s>]/.test(text.slice(0, 20_000));
