/**
 * A scene as glTF with KHR_physics_rigid_bodies and KHR_implicit_shapes (drafts of 2024): a node per body, with a mesh
 * to draw, its motion, and colliders; joints between nodes that stand at their anchors. Coordinates are the scene's
 * own: glTF too has y up and metres.
 */
import type { ShapeDefinition } from '../../geometry/shape.js';
import { encodeBase64 } from '../../io/binary/base64.js';
import { joinBytes, uint32Bytes } from '../../io/binary/bytes.js';
import { asciiBytes, latin1 } from '../../io/text/ascii.js';
import { compileSolid } from '../../queries/shapes/compile.js';
import type { Scene } from '../../scene/format.js';
import type { Part } from '../link.js';
import { Notes } from '../notes.js';
import { isHere, opposite, type Pose, type Triple, turned } from '../pose.js';
import { type TakenBody, takeApart, tiesOf } from '../take-apart.js';
import type { WrittenScene } from '../urdf/write.js';
import { GltfBuffer } from './buffer.js';
import { type Json, PHYSICS, RULES, SHAPES } from './names.js';
import { addJoint } from './write-joint.js';

/** Half of the side of the square that stands for a plane [m]. */
const PLANE = 50;

/** Writes GLB or, as text with its buffer inside, glTF. */
export function writeGltfScene(scene: Scene, isBinary: boolean): WrittenScene {
  const notes = new Notes();
  const writer = new GltfSceneWriter(scene, notes);
  const { json, buffer } = writer.document();
  const bytes = isBinary ? glb(json, buffer) : text(json, buffer);
  return { bytes, files: [], notes: notes.done() };
}

/** Locked along all axes; the format has them in this order. */
const ALL = 'xyz';

const isPart = (lock: string): boolean => lock !== '' && lock !== ALL;

class GltfSceneWriter {
  readonly nodes: Json[] = [];
  readonly physicsJoints: Json[] = [];
  private readonly roots: number[] = [];
  private readonly meshes: Json[] = [];
  private readonly materials: Json[] = [];
  private readonly shapes: Json[] = [];
  private readonly surfaces: Json[] = [];
  private readonly filters: Json[] = [];
  private readonly buffer = new GltfBuffer();
  private readonly known = new Map<string, number>();

  constructor(
    private readonly scene: Scene,
    readonly notes: Notes,
  ) {}

  document(): { json: Json; buffer: Uint8Array } {
    const bodies = takeApart(this.scene, 'glTF', this.notes);
    const places = bodies.map((body, i) => (body === undefined ? -1 : this.body(body, i)));
    for (const [k, tie] of tiesOf(this.scene).entries()) addJoint(this, tie, k, bodies, places);
    this.tellOfRest();
    const buffer = this.buffer.bytes();
    const physics = {
      ...list('physicsMaterials', this.surfaces),
      ...list('physicsJoints', this.physicsJoints),
      ...list('collisionFilters', this.filters),
    };
    const json = {
      asset: {
        version: '2.0',
        generator: 'Pliant',
        extras: { gravity: this.scene.gravity, name: this.scene.name },
      },
      extensionsUsed: [SHAPES, PHYSICS],
      extensions: {
        ...(this.shapes.length > 0 && { [SHAPES]: { shapes: this.shapes } }),
        ...(Object.keys(physics).length > 0 && { [PHYSICS]: physics }),
      },
      scene: 0,
      scenes: [{ name: this.scene.name, nodes: this.roots }],
      nodes: this.nodes,
      ...list('meshes', this.meshes),
      ...list('materials', this.materials),
      ...this.buffer.document(),
    };
    return { json, buffer };
  }

  /** Adds a node below another and gives its number. */
  child(parent: number, node: Json): number {
    const index = this.nodes.push(node) - 1;
    if (parent < 0) this.roots.push(index);
    else
      (
        ((this.nodes[parent]['children'] as number[] | undefined) ??= this.nodes[parent]['children'] =
          []) as number[]
      ).push(index);
    return index;
  }

  private body(body: TakenBody, i: number): number {
    const { settings, parts, pose, name } = body;
    if (settings.kind === 'rigid') {
      const { lockRotation, lockTranslation, linearDamping, angularDamping } = settings;
      if (isPart(lockRotation) || isPart(lockTranslation))
        this.notes.add(
          `bodies[${i}]`,
          `'${name}' is locked along some axes, which are left out: the extension locks all or none.`,
        );
      if (linearDamping > 0 || angularDamping > 0)
        this.notes.add(`bodies[${i}]`, `The damping of '${name}' is left out: the extension has none.`);
    }
    if (parts.some(({ shape }) => shape.kind === 'plane'))
      this.notes.add(
        `bodies[${i}]`,
        `The plane '${name}' has no end; in glTF a square of ${2 * PLANE} m stands for it.`,
      );
    const motion = this.motion(body);
    const isWhole = parts.length === 1 && isHere(parts[0].pose);
    const own = isWhole ? this.solid(parts[0], body) : undefined;
    const extension = { ...(motion && { motion }), ...own?.physics };
    const index = this.child(-1, {
      name,
      ...placed(pose),
      ...(own?.mesh !== undefined && { mesh: own.mesh }),
      ...(Object.keys(extension).length > 0 && { extensions: { [PHYSICS]: extension } }),
      ...(parts[0]?.shape.kind === 'plane' && { extras: { plane: parts[0].shape } }),
    });
    if (!isWhole) {
      for (const part of parts) {
        const { mesh, physics } = this.solid(part, body);
        this.child(index, { ...placed(part.pose), mesh, extensions: { [PHYSICS]: physics } });
      }
    }
    return index;
  }

  private motion({ settings, inertial, pose }: TakenBody): Json | undefined {
    if (settings.kind === 'static') return undefined;
    const back = opposite(pose.orientation);
    const spin = (v: ArrayLike<number>) => turned(back, [v[0], v[1], v[2]]);
    const moves = (key: string, v: ArrayLike<number>) =>
      v[0] === 0 && v[1] === 0 && v[2] === 0 ? {} : { [key]: spin(v) };
    const velocities = {
      ...moves('linearVelocity', settings.velocity),
      ...moves('angularVelocity', settings.angularVelocity),
    };
    if (settings.kind === 'kinematic') return { isKinematic: true, ...velocities };
    const { mass, moments, frame } = inertial!;
    return {
      // Zero stands for infinite.
      mass: settings.lockTranslation === ALL ? 0 : mass,
      centerOfMass: frame.position,
      inertiaDiagonal: settings.lockRotation === ALL ? [0, 0, 0] : moments,
      inertiaOrientation: frame.orientation,
      ...velocities,
      ...(settings.gravityScale !== 1 && { gravityFactor: settings.gravityScale }),
    };
  }

  private solid({ shape }: Part, { settings, name }: TakenBody): { mesh: number; physics: Json } {
    const mesh = this.once(`mesh ${settings.color} ${JSON.stringify(shape)}`, this.meshes, () =>
      this.drawn(shape, settings.color),
    );
    const geometry = this.geometryOf(shape, mesh);
    const filter = this.filter(settings.group, settings.mask);
    const filtering = filter === undefined ? {} : { collisionFilter: filter };
    if (settings.sensor) return { mesh, physics: { trigger: { geometry, ...filtering } } };
    const { friction, restitution } = settings;
    const surface = {
      staticFriction: Math.max(friction, settings.staticFriction ?? 0),
      dynamicFriction: friction,
      restitution,
      ...this.combined('frictionCombine', settings.frictionRule, name),
      ...this.combined('restitutionCombine', settings.restitutionRule, name),
    };
    const physicsMaterial = this.once(`surface ${JSON.stringify(surface)}`, this.surfaces, () => surface);
    return { mesh, physics: { collider: { geometry, physicsMaterial, ...filtering } } };
  }

  private combined(key: string, rule: string | undefined, name: string): Json {
    if (rule === undefined) return {};
    const word = Object.entries(RULES).find(([, own]) => own === rule)?.[0];
    if (word !== undefined) return { [key]: word };
    this.notes.add('bodies', `The rule '${rule}' of '${name}' is left out: glTF has no ${key} of that kind.`);
    return {};
  }

  private geometryOf(shape: ShapeDefinition, mesh: number): Json {
    const implicit = implicitShape(shape);
    if (implicit !== undefined)
      return { shape: this.once(`shape ${JSON.stringify(implicit)}`, this.shapes, () => implicit) };
    const node = this.once(`source ${mesh}`, this.nodes, () => ({ name: `geometry ${mesh}`, mesh }));
    return { node, convexHull: isConvex(shape) };
  }

  private drawn(shape: ShapeDefinition, color: string | undefined): Json {
    const { positions, triangles } = shape.kind === 'plane' ? square(shape) : compileSolid(shape).surface();
    const look =
      color === undefined
        ? {}
        : { material: this.once(`look ${color}`, this.materials, () => lookOf(color)) };
    return { primitives: [{ ...this.buffer.surface(positions, triangles), ...look }] };
  }

  private filter(group: number, mask: number): number | undefined {
    if (group === 1 && mask === 0xffff_ffff) return undefined;
    const bits = (set: number) =>
      Array.from({ length: 32 }, (_, k) => k)
        .filter((k) => ((set >>> k) & 1) === 1)
        .map((k) => `group-${k}`);
    const filter = { collisionSystems: bits(group), collideWithSystems: bits(mask) };
    return this.once(`filter ${group} ${mask}`, this.filters, () =>
      mask === 0 ? { collisionSystems: bits(group), collideWithSystems: ['nothing'] } : filter,
    );
  }

  private once(key: string, where: Json[], make: () => Json): number {
    let index = this.known.get(key);
    if (index === undefined) this.known.set(key, (index = where.push(make()) - 1));
    return index;
  }

  private tellOfRest(): void {
    const { fields, pairs, methods, gravity } = this.scene;
    if (fields.length > 0) this.notes.add('fields', 'Force fields are left out: glTF has none.');
    if (pairs.length > 0 || Object.keys(methods).length > 0)
      this.notes.add('methods', 'The choice of methods is left out: glTF has none.');
    if (gravity[0] !== 0 || gravity[2] !== 0 || Math.abs(gravity[1] + 9.81) > 0.02)
      this.notes.add(
        'gravity',
        `Gravity ${gravity.join(', ')} stands in asset.extras, where only Pliant looks: glTF has none.`,
      );
  }
}

const list = (key: string, items: readonly Json[]): Json => (items.length > 0 ? { [key]: items } : {});

function placed({ position, orientation }: Pose): Json {
  return { translation: position, rotation: orientation };
}

function implicitShape(shape: ShapeDefinition): Json | undefined {
  switch (shape.kind) {
    case 'sphere':
      return { type: 'sphere', sphere: { radius: shape.radius } };
    case 'box':
      return { type: 'box', box: { size: shape.halfExtents.map((x) => 2 * x) } };
    case 'capsule':
    case 'cylinder': {
      const { kind, radius, halfHeight } = shape;
      return { type: kind, [kind]: { height: 2 * halfHeight, radiusTop: radius, radiusBottom: radius } };
    }
    default:
      return undefined;
  }
}

const isConvex = ({ kind }: ShapeDefinition): boolean =>
  kind === 'hull' || kind === 'ellipsoid' || kind === 'cone';

function square(shape: Extract<ShapeDefinition, { kind: 'plane' }>) {
  const [x, y, z] = shape.normal ?? [0, 1, 0];
  const n = 1 / Math.sqrt(x * x + y * y + z * z);
  const up: Triple = [x * n, y * n, z * n];
  const helper: Triple = Math.abs(up[1]) < 0.9 ? [0, 1, 0] : [0, 0, 1];
  const u = normalized(crossed(helper, up));
  const v = crossed(up, u);
  const corner = (a: number, b: number) =>
    [0, 1, 2].map((k) => up[k] * (shape.offset ?? 0) + PLANE * (a * u[k] + b * v[k]));
  const positions = Float64Array.from([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)].flat());
  return { positions, triangles: Uint32Array.of(0, 1, 2, 0, 2, 3) };
}

const crossed = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const normalized = (a: Triple): Triple => {
  const s = 1 / Math.sqrt(a[0] * a[0] + a[1] * a[1] + a[2] * a[2]);
  return [a[0] * s, a[1] * s, a[2] * s];
};

/**
 * Colours are written as people see them; glTF wants them as light adds up. Near enough without powers: x² for x^2.2.
 */
function lookOf(color: string): Json {
  const parts = [1, 3, 5].map((at) => (Number.parseInt(color.slice(at, at + 2), 16) / 255) ** 2);
  return {
    pbrMetallicRoughness: { baseColorFactor: [...parts, 1], metallicFactor: 0, roughnessFactor: 0.8 },
    extras: { color },
  };
}

/** ASCII alone: other letters are written by number, which JSON allows. */
const ascii = (json: Json): string =>
  JSON.stringify(json).replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

function glb(json: Json, buffer: Uint8Array): Uint8Array {
  const words = asciiBytes(
    ascii({ ...json, ...(buffer.length > 0 && { buffers: [{ byteLength: buffer.length }] }) }),
  );
  const padded = new Uint8Array(Math.ceil(words.length / 4) * 4).fill(0x20);
  padded.set(words);
  const chunks = [joinBytes([uint32Bytes([padded.length, 0x4e4f534a], true), padded])];
  if (buffer.length > 0) chunks.push(joinBytes([uint32Bytes([buffer.length, 0x004e4942], true), buffer]));
  const length = 12 + chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  return joinBytes([uint32Bytes([0x46546c67, 2, length], true), ...chunks]);
}

function text(json: Json, buffer: Uint8Array): Uint8Array {
  const data = encodeBase64(buffer);
  const uri = `data:application/octet-stream;base64,${latin1(data, 0, data.length)}`;
  return asciiBytes(
    ascii({ ...json, ...(buffer.length > 0 && { buffers: [{ byteLength: buffer.length, uri }] }) }),
  );
}
