/**
 * The subset of MJCF (mujoco.readthedocs.io, XML reference) that a scene can express: bodies, geoms, joints, defaults,
 * assets of meshes. z is up there and y here, so everything is turned by −90° about x. Joints stand where the file
 * draws them.
 */
import type { CompanionFiles } from '../../io/mesh-data.js';
import {
  type BodyEntry,
  type Common,
  type Inertial,
  inertialOf,
  inertialOfParts,
  isImpossible,
  type JointEntry,
  rigidBody,
  staticBody,
} from '../link.js';
import type { ImportOptions } from '../mesh-part.js';
import { Notes } from '../notes.js';
import { compose, ORIGIN, type Pose, triple, turned, UPRIGHT } from '../pose.js';
import { Names, type SceneImport, sceneOf } from '../scene-of.js';
import { type Element, parseXml } from '../xml-tree.js';
import { Defaults } from './defaults.js';
import { equalityTies, type Placed } from './equality.js';
import { flattenFrames } from './flatten.js';
import { type Compiler, compilerOf, poseOf } from './frames.js';
import { type Geom, type GeomSource, geomOf, named } from './geoms.js';
import { resolveIncludes } from './include.js';
import { jointsOf, type MjcfJoint } from './joints.js';
import { Losses } from './lost.js';
import { sixAxisOf } from './six-axis.js';

/**
 * Reads a model; `companions` gives the files that it names: meshes and what it includes. Meshes collide by their
 * convex hulls, as in MuJoCo, unless `options` ask for the meshes. Throws a PliantError with line and column.
 */
export function readMjcf(
  input: string | Uint8Array,
  companions: CompanionFiles = () => undefined,
  options: ImportOptions = {},
): SceneImport {
  return new MjcfReader(resolveIncludes(parseXml(input), companions), companions, options).read();
}

/** Whether a text begins as MJCF does. */
export const isMjcf = (text: string): boolean => /<mujoco[\s>]/.test(text.slice(0, 20_000));

const READ = new Set(['compiler', 'option', 'default', 'asset', 'worldbody', 'equality']);
const WORLD = 'world';
/** The frame of the file: its z is up. */
const TURNED_UP: Pose = { position: ORIGIN, orientation: UPRIGHT };
const SILENT = new Set(['geom', 'body', 'joint', 'freejoint', 'inertial']);

interface Waiting {
  readonly element: Element;
  readonly pose: Pose;
  /** Name of the body it hangs on; none for the world. */
  readonly above: string | undefined;
  readonly childClass: string | undefined;
}

class MjcfReader {
  private readonly notes = new Notes();
  private readonly losses = new Losses();
  private readonly compiler: Compiler;
  private readonly defaults: Defaults;
  private readonly source: GeomSource;
  private readonly names = new Names();
  private readonly bodies: BodyEntry[] = [];
  private readonly ties: JointEntry[] = [];
  private readonly frozen = new Set<string>();
  /** Names in the scene and poses by the name in the file. */
  private readonly places = new Map<string, { readonly name: string; readonly pose: Pose }>();

  constructor(
    private readonly root: Element,
    companions: CompanionFiles,
    { exactMeshes = false }: ImportOptions,
  ) {
    if (root.name !== 'mujoco') throw root.error(`The root element must be <mujoco>, not <${root.name}>.`);
    this.compiler = compilerOf(root);
    this.defaults = new Defaults(root);
    flattenFrames(root, this.compiler, this.defaults);
    const assets = root.all('asset').flatMap((asset) => asset.children);
    const meshes = new Map(
      assets
        .filter(({ name }) => name === 'mesh')
        .map((mesh) => [mesh.text('name') ?? stem(mesh.text('file')), mesh]),
    );
    this.source = { compiler: this.compiler, companions, notes: this.notes, meshes, exactMeshes };
    for (const asset of assets)
      if (!['mesh', 'texture', 'material'].includes(asset.name)) this.leaveOut(asset);
  }

  read(): SceneImport {
    for (const element of this.root.children) this.tellOfSection(element);
    for (const element of this.root.all('compiler')) this.losses.add(element);
    for (const world of this.root.all('worldbody')) this.readWorld(world);
    for (const section of this.root.all('equality'))
      this.ties.push(...equalityTies(section, (name) => this.placed(name), this.notes));
    this.losses.tell(this.notes);
    this.setTotalMass();
    const option = this.root.first('option');
    const [gx, gy, gz] = option?.triple('gravity') ?? [0, 0, -9.81];
    const name = this.root.text('model')?.trim() || 'Model';
    const scene = sceneOf({
      name,
      description: `The model ${name}, from MJCF.`,
      gravity: [gx, gz, 0 - gy],
      dt: option?.number('timestep'),
      bodies: this.bodies,
      joints: this.ties,
    });
    return { scene, notes: this.notes.done() };
  }

  /** The last compiler that tells a total counts; masses and moments are scaled to it. */
  private setTotalMass(): void {
    const told = this.root.all('compiler').filter((element) => (element.number('settotalmass') ?? -1) > 0);
    const element = told[told.length - 1];
    if (element === undefined) return;
    if (this.frozen.size > 0) {
      this.notes.add(
        element.place,
        'Of <compiler> is left out: settotalmass, since bodies that stand still have no mass here.',
      );
      return;
    }
    const masses = this.bodies.map((body) => (body.kind === 'rigid' ? (body.mass ?? 0) : 0));
    const scale = element.number('settotalmass')! / masses.reduce((sum, mass) => sum + mass, 0);
    this.bodies.forEach((body, i) => {
      if (body.kind !== 'rigid' || body.mass === undefined || body.inertia === undefined) return;
      const inertia = (body.inertia as readonly number[]).map((moment) => scale * moment);
      this.bodies[i] = { ...body, mass: scale * body.mass, inertia: triple(inertia) };
    });
  }

  private placed(name: string = WORLD): Placed | undefined {
    const found = this.places.get(name);
    if (found === undefined && name !== WORLD) return undefined;
    const isFixed = found === undefined || this.frozen.has(found.name);
    return { end: this.endOf(found?.name), pose: found?.pose ?? TURNED_UP, isFixed };
  }

  private tellOfSection(element: Element): void {
    if (element.name === 'option') {
      const lost = Object.keys(element.attributes).filter((key) => key !== 'gravity' && key !== 'timestep');
      if (lost.length > 0) this.notes.add(element.place, `Of <option> is left out: ${lost.join(', ')}.`);
    }
    if (READ.has(element.name) || ['visual', 'statistic', 'size'].includes(element.name)) return;
    for (const child of element.children) this.leaveOut(child);
  }

  private leaveOut(element: Element): void {
    const kind = element.text('name') === undefined ? '' : ` (${element.name})`;
    this.notes.add(element.place, `${named(element)}${kind} has no counterpart and is left out.`);
  }

  private readWorld(world: Element): void {
    for (const geom of this.geomsOf(world, undefined)) {
      const name = this.names.of(geom.element.text('name'), 'ground');
      this.bodies.push(staticBody({ name, pose: TURNED_UP, parts: [geom], common: this.commonOf([geom]) }));
    }
    const waiting: Waiting[] = [];
    const push = (
      element: Element,
      pose: Pose,
      above: string | undefined,
      childClass: string | undefined,
    ) => {
      for (const child of [...element.children].reverse()) {
        if (child.name === 'body')
          waiting.push({
            element: child,
            pose: compose(pose, poseOf(child, this.compiler)),
            above,
            childClass: child.text('childclass') ?? childClass,
          });
        else if (!SILENT.has(child.name)) this.leaveOut(child);
      }
    };
    push(world, TURNED_UP, undefined, undefined);
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const name = this.addBody(next);
      push(next.element, next.pose, name, next.childClass);
    }
  }

  private geomsOf(element: Element, childClass: string | undefined): Geom[] {
    return element.all('geom').flatMap((plain) => {
      const geom = this.defaults.of(plain, childClass);
      this.losses.add(geom);
      return geomOf(geom, this.source) ?? [];
    });
  }

  private addBody({ element, pose, above, childClass }: Waiting): string {
    const name = this.names.of(element.text('name'), 'body');
    this.places.set(element.text('name') ?? name, { name, pose });
    this.losses.add(element);
    for (const inertial of element.all('inertial')) this.losses.add(inertial);
    if (element.text('mocap') === 'true')
      this.notes.add(element.place, `The body '${name}' is moved by capture (mocap); it stands still.`);
    const geoms = this.geomsOf(element, childClass);
    const solid = geoms.filter(({ bits }) => bits[0] !== 0 || bits[1] !== 0);
    const touching = solid.length > 0 ? solid : geoms;
    if (solid.length > 0 && solid.length < geoms.length)
      this.notes.add(
        element.place,
        `Of body '${name}' ${geoms.length - solid.length} geoms that touch nothing are left out.`,
      );
    const link = {
      name,
      pose,
      parts: touching.map(({ shape, pose: place }) => ({ shape, pose: place })),
      common: this.commonOf(touching),
    };
    const joints = jointsOf(element, childClass, this.defaults, this.compiler, this.notes);
    const holder = above ?? WORLD;
    if (joints.length === 0 && (above === undefined || this.frozen.has(holder))) {
      this.frozen.add(name);
      if (link.parts.length > 0) this.bodies.push(staticBody(link));
      return name;
    }
    const body = rigidBody(link, this.inertialOf(element, geoms, name));
    const locks = this.tie(element, joints, name, above, pose);
    this.bodies.push({ ...body, ...locks } as BodyEntry);
    return name;
  }

  private inertialOf(element: Element, geoms: readonly Geom[], name: string): Inertial | undefined {
    const inertial = element.first('inertial');
    if (inertial === undefined) {
      if (geoms.length === 0) {
        this.notes.add(
          element.place,
          `The body '${name}' has neither mass nor geoms; a ball of a gram stands for it, which touches nothing.`,
        );
        return inertialOf(1e-3, ORIGIN, [1e-7, 0, 0, 0, 1e-7, 0, 0, 0, 1e-7]);
      }
      return inertialOfParts(geoms);
    }
    const { position, orientation } = poseOf(inertial, this.compiler);
    const mass = inertial.number('mass');
    if (mass === undefined) throw inertial.error("<inertial> has no 'mass'.");
    const d = inertial.triple('diaginertia');
    const f = inertial.numbers('fullinertia', 6);
    const tensor = f
      ? [f[0], f[3], f[4], f[3], f[1], f[5], f[4], f[5], f[2]]
      : d
        ? [d[0], 0, 0, 0, d[1], 0, 0, 0, d[2]]
        : undefined;
    if (tensor === undefined) throw inertial.error("<inertial> has neither 'diaginertia' nor 'fullinertia'.");
    const whole = inertialOf(mass, position, tensor, orientation);
    if (isImpossible(whole.moments))
      throw inertial.error(`The inertia of body '${name}' is one that no body has.`);
    return whole;
  }

  /** Friction and groups are the first geom's; others are told. */
  private commonOf(geoms: readonly Geom[]): Common {
    if (geoms.length === 0) return {};
    const [first] = geoms;
    for (const { friction, bits, element } of geoms) {
      if (friction !== first.friction || bits[0] !== first.bits[0] || bits[1] !== first.bits[1])
        this.notes.add(
          element.place,
          `${named(element)} has friction or contact bits of its own; its body has those of its first geom.`,
        );
    }
    // MuJoCo lets two geoms touch where either is in the other's bits, Pliant where both are; alike where both numbers
    // are the same.
    const [type, affinity] = first.bits;
    if (type !== affinity && type !== 0 && affinity !== 0)
      this.notes.add(
        first.element.place,
        `${named(first.element)} has contype ${type} and conaffinity ${affinity}; here two bodies touch only where each wants the other.`,
      );
    const filter = type === 1 && affinity === 1 ? {} : { group: type | affinity, mask: type | affinity };
    // Of two frictions the larger one counts.
    const friction = { friction: first.friction, frictionRule: 'max' } as const;
    return { ...friction, ...(first.color !== undefined && { color: first.color }), ...filter };
  }

  private tie(
    element: Element,
    joints: readonly MjcfJoint[],
    b: string,
    above: string | undefined,
    pose: Pose,
  ): object {
    const a = this.endOf(above);
    if (joints.length === 0) {
      this.ties.push({ kind: 'fixed', a: a(), b, anchor: pose.position });
      return {};
    }
    if (joints.some(({ type }) => type === 'free')) return {};
    const hinges = joints.filter(({ type }) => type === 'hinge');
    if (joints.length === 1) {
      this.ties.push({ ...this.single(joints[0], pose), a: a(), b });
      return {};
    }
    const isLimited = joints.some(({ limits }) => limits !== undefined);
    const toWorld = above === undefined || this.frozen.has(above);
    const locks = toWorld && !isLimited ? locksOf(joints, pose) : undefined;
    if (locks !== undefined) return locks;
    const six = sixAxisOf(joints, pose, (what) => this.notes.add(element.place, `The body '${b}': ${what}.`));
    if (six !== undefined) {
      this.ties.push({ ...six, a: a(), b } as JointEntry);
      return {};
    }
    const anchor = compose(pose, { position: joints[0].anchor, orientation: [0, 0, 0, 1] }).position;
    if (hinges.length === joints.length) {
      this.ties.push({ kind: 'ball', name: joints[0].name, a: a(), b, anchor });
      this.notes.add(
        element.place,
        `The body '${b}' has ${joints.length} hinges (${joints.map(({ name }) => name).join(', ')}); one ball joint without limits stands for them.`,
      );
    } else
      this.notes.add(
        element.place,
        `The body '${b}' has ${joints.length} joints (${joints.map(({ name }) => name).join(', ')}), which has no counterpart; it is left free.`,
      );
    return {};
  }

  /** A body to tie to; of the world a small one that stands still and touches nothing. */
  private endOf(above: string | undefined): () => string {
    return () => {
      if (above !== undefined && this.bodies.some(({ name }) => name === above)) return above;
      const name = 'world (fixed)';
      if (!this.bodies.some((body) => body.name === name))
        this.bodies.push({ kind: 'static', name, shape: { kind: 'sphere', radius: 0.01 }, mask: 0 });
      return name;
    };
  }

  private single({ type, name, axis: local, anchor: at, limits }: MjcfJoint, pose: Pose) {
    const anchor = compose(pose, { position: at, orientation: [0, 0, 0, 1] }).position;
    const axis = turned(pose.orientation, local);
    if (type === 'ball') return { kind: 'ball', name, anchor } as const;
    return {
      kind: type === 'slide' ? 'slider' : 'hinge',
      name,
      anchor,
      axis,
      ...(limits && { limits }),
    } as const;
  }
}

const stem = (file: string | undefined): string => (file ?? '').replace(/^.*\//, '').replace(/\.[^.]*$/, '');

/** Slides and hinges along axes of the world leave some of its six ways free; what isn't among them is locked. */
function locksOf(joints: readonly MjcfJoint[], pose: Pose): object | undefined {
  const free = { slide: new Set<string>(), hinge: new Set<string>() };
  for (const { type, axis } of joints) {
    if (type !== 'slide' && type !== 'hinge') return undefined;
    const world = turned(pose.orientation, axis);
    const k = world.findIndex((x) => Math.abs(Math.abs(x) - 1) < 1e-9);
    if (k < 0) return undefined;
    free[type].add('xyz'[k]);
  }
  // Two hinges are no free turn about both axes; one or three are.
  if (free.hinge.size === 2) return undefined;
  const locked = (ways: ReadonlySet<string>) => [...'xyz'].filter((letter) => !ways.has(letter)).join('');
  return { lockTranslation: locked(free.slide), lockRotation: locked(free.hinge) };
}
