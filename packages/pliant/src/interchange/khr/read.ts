/**
 * glTF with KHR_physics_rigid_bodies and KHR_implicit_shapes as a scene: nodes with motion are bodies, colliders below
 * them their shapes, colliders below none stand still, triggers are sensors, joints are those kinds that a scene has.
 * glTF says nothing of gravity: it is the usual one.
 */

import { GltfAccessors } from '../../io/gltf/accessors.js';
import { openGltf } from '../../io/gltf/container.js';
import type { JsonView } from '../../io/gltf/json-view.js';
import type { CompanionFiles } from '../../io/mesh-data.js';
import { hexColor } from '../color.js';
import {
  type BodyEntry,
  type Common,
  type Inertial,
  inertialOfParts,
  isImpossible,
  type JointEntry,
  kinematicBody,
  type Link,
  type Part,
  rigidBody,
  staticBody,
} from '../link.js';
import { Notes } from '../notes.js';
import { NO_TURN, normal, ORIGIN, seenFrom, type Triple, triple, turned } from '../pose.js';
import { Names, type SceneImport, sceneOf } from '../scene-of.js';
import { Filters } from './filters.js';
import { PHYSICS, RULES, SHAPES } from './names.js';
import { jointOf } from './read-joint.js';
import { flag, type ShapeSource, shapeOf } from './shape.js';
import { type GltfNode, nodesOf } from './tree.js';

const WORLD_BODY = 'world (fixed)';

/** Reads glTF or GLB; `companions` gives the buffers that it names. Throws a PliantError with the path. */
export function readGltfScene(bytes: Uint8Array, companions: CompanionFiles = () => undefined): SceneImport {
  return new KhrReader(bytes, companions).read();
}

interface Collider {
  readonly node: GltfNode;
  readonly part: Part;
  readonly common: Common;
  readonly density: number;
}

class KhrReader {
  private readonly notes = new Notes();
  private readonly root: JsonView;
  private readonly nodes: readonly GltfNode[];
  private readonly source: ShapeSource;
  private readonly filters: Filters;
  private readonly names = new Names();
  private readonly bodies: BodyEntry[] = [];
  private readonly joints: JointEntry[] = [];
  /** Name of the body that a node is. */
  private readonly named = new Map<number, string>();
  private world: string | undefined;

  constructor(bytes: Uint8Array, companions: CompanionFiles) {
    const container = openGltf(bytes);
    this.root = container.root;
    for (const extension of this.root.get('extensionsRequired')?.items() ?? []) {
      const name = extension.string();
      if (
        ![PHYSICS, SHAPES, 'KHR_mesh_quantization'].includes(name) &&
        !/^(KHR_(materials|texture|lights|animation|xmp)_|EXT_texture)/.test(name)
      )
        throw extension.error(
          'unsupported-version',
          `The file needs the extension ${name.slice(0, 60)}, which isn't read; export it without.`,
        );
    }
    this.nodes = nodesOf(container, this.notes);
    this.source = {
      container,
      accessors: new GltfAccessors(bytes, container, companions),
      notes: this.notes,
    };
    this.filters = new Filters(this.physics?.get('collisionFilters')?.items() ?? [], this.notes);
  }

  private get physics(): JsonView | undefined {
    return this.root.get('extensions')?.get(PHYSICS);
  }

  read(): SceneImport {
    if (!this.nodes.some(({ physics }) => physics !== undefined))
      throw this.root.error(
        'missing-key',
        `No node has ${PHYSICS}, so there is no scene of bodies in this file; convert it as a mesh instead.`,
      );
    const owned = new Map<number | undefined, Collider[]>();
    for (const node of this.nodes) {
      const owner = this.ownerOf(node);
      const collider = this.colliderOf(node, owner);
      if (collider !== undefined) owned.set(owner, [...(owned.get(owner) ?? []), collider]);
    }
    for (const node of this.nodes) {
      if (node.physics?.get('motion') !== undefined) this.addMoving(node, owned.get(node.index) ?? []);
    }
    for (const collider of owned.get(undefined) ?? []) this.addStatic(collider);
    for (const node of this.nodes) this.addJoint(node);
    for (const animation of this.root.get('animations')?.items() ?? [])
      this.notes.add(animation.path, 'An animation is left out: bodies move by physics alone.');
    const extras = this.root.need('asset').get('extras');
    const name =
      extras?.get('name')?.string() ??
      this.root.get('scenes')?.items()[0]?.get('name')?.string() ??
      'glTF scene';
    const gravity = extras?.get('gravity')?.numbers(3);
    const scene = sceneOf({
      name: name || 'glTF scene',
      description: 'Bodies from glTF.',
      gravity: gravity ? triple(gravity) : [0, -9.81, 0],
      bodies: this.bodies,
      joints: this.joints,
    });
    return { scene, notes: this.notes.done() };
  }

  /** The nearest node at or above that has motion. */
  private ownerOf(node: GltfNode): number | undefined {
    for (
      let at: GltfNode | undefined = node;
      at !== undefined;
      at = at.parent === undefined ? undefined : this.nodes[at.parent]
    )
      if (at.physics?.get('motion') !== undefined) return at.index;
    return undefined;
  }

  private colliderOf(node: GltfNode, owner: number | undefined): Collider | undefined {
    const { physics } = node;
    if (physics === undefined) return undefined;
    const trigger = physics.get('trigger');
    const view = physics.get('collider') ?? trigger;
    if (view === undefined) return undefined;
    const name = this.labelOf(node);
    const geometry = view.get('geometry') ?? (view.get('shape') === undefined ? undefined : view);
    if (geometry === undefined) {
      this.notes.add(view.path, `'${name}' is a compound of triggers; its parts are sensors of their own.`);
      return undefined;
    }
    if (node.scale.every((s) => s === 0)) return undefined;
    const shape = this.planeOf(node) ?? shapeOf(geometry, node.scale, this.source, name, owner === undefined);
    if (shape === undefined) return undefined;
    const frame = owner === undefined ? node.pose : this.nodes[owner].pose;
    const part = { shape, pose: seenFrom(frame, node.pose) };
    const color = this.colorOf(node);
    const common = {
      ...this.surfaceOf(view, name),
      ...this.filters.of(view.get('collisionFilter')),
      ...(color !== undefined && { color }),
      ...(physics.get('collider') === undefined && { sensor: true }),
    };
    return { node, part, common, density: 1000 };
  }

  /** What only Pliant writes: that a square stands for a plane without end. */
  private planeOf(node: GltfNode): Part['shape'] | undefined {
    const plane =
      node.view.get('extras')?.json.kind === 'object' ? node.view.get('extras')!.get('plane') : undefined;
    if (plane === undefined || plane.json.kind !== 'object') return undefined;
    return {
      kind: 'plane',
      normal: plane.get('normal')?.numbers(3) ?? [0, 1, 0],
      offset: plane.get('offset')?.number() ?? 0,
    };
  }

  private surfaceOf(view: JsonView, name: string): Common {
    const ref = view.get('physicsMaterial');
    if (ref === undefined) return {};
    const material = this.physics?.get('physicsMaterials')?.item(ref.index(), ref);
    if (material === undefined) throw ref.error('invalid-value', 'The file has no physics materials.');
    const number = (key: string) => material.get(key)?.number();
    const sliding = number('dynamicFriction') ?? FRICTION;
    // Sliding friction above that of a material that tells none at rest holds at rest, too.
    const still = number('staticFriction') ?? Math.max(FRICTION, sliding);
    const restitution = number('restitution');
    if (still < sliding)
      this.notes.add(
        material.path,
        `Friction of '${name}' is ${still} at rest and more, ${sliding}, in motion; here it is ${sliding} always.`,
      );
    return {
      friction: sliding,
      ...(still > sliding && { staticFriction: still }),
      ...(restitution !== undefined && { restitution: Math.min(1, restitution) }),
      ...this.ruleOf(material, 'friction', name),
      ...this.ruleOf(material, 'restitution', name),
    };
  }

  private ruleOf(material: JsonView, what: 'friction' | 'restitution', name: string): Common {
    const given = material.get(`${what}Combine`)?.string();
    if (given === undefined) return {};
    if (Object.hasOwn(RULES, given)) return { [`${what}Rule`]: RULES[given as keyof typeof RULES] };
    this.notes.add(
      material.path,
      `How '${name}' combines its ${what}, '${given.slice(0, 60)}', is left out.`,
    );
    return {};
  }

  private colorOf({ view }: GltfNode): string | undefined {
    const mesh = view.get('mesh');
    const material =
      mesh &&
      this.root.need('meshes').item(mesh.index(), mesh).need('primitives').items()[0]?.get('material');
    const look = material && this.root.get('materials')?.item(material.index(), material);
    const own = look?.get('extras')?.json.kind === 'object' ? look.get('extras')!.get('color') : undefined;
    if (own !== undefined) return own.string();
    const factor = look?.get('pbrMetallicRoughness')?.get('baseColorFactor')?.numbers(4);
    return factor && hexColor(factor.map((x) => Math.sqrt(Math.max(0, x))));
  }

  private labelOf({ view, index }: GltfNode): string {
    return view.get('name')?.string() ?? `node ${index}`;
  }

  private addStatic({ node, part, common }: Collider): void {
    const name = this.names.of(this.labelOf(node), 'static');
    this.named.set(node.index, name);
    this.bodies.push(staticBody({ name, pose: node.pose, parts: [part], common }));
  }

  private addMoving(node: GltfNode, colliders: readonly Collider[]): void {
    const motion = node.physics!.need('motion');
    const name = this.names.of(this.labelOf(node), 'body');
    this.named.set(node.index, name);
    const solid = colliders.filter(({ common }) => common.sensor !== true);
    const used = solid.length > 0 ? solid : colliders;
    if (solid.length > 0 && solid.length < colliders.length)
      this.notes.add(
        motion.path,
        `Triggers that ride on '${name}' are left out: a body is a sensor as a whole or not at all.`,
      );
    const first: Common = used[0]?.common ?? {};
    if (
      used.some(
        ({ common }) =>
          common.friction !== first.friction ||
          common.restitution !== first.restitution ||
          common.mask !== first.mask,
      )
    )
      this.notes.add(
        motion.path,
        `Colliders of '${name}' have materials or filters of their own; the body has those of the first.`,
      );
    const link: Link = { name, pose: node.pose, parts: used.map(({ part }) => part), common: first };
    const [velocity, spin] = ['linearVelocity', 'angularVelocity'].map((key): Triple => {
      const v = motion.get(key)?.numbers(3);
      return v === undefined ? ORIGIN : turned(node.pose.orientation, triple(v));
    });
    if (flag(motion, 'isKinematic')) {
      this.bodies.push(
        kinematicBody(
          link.parts.length > 0
            ? link
            : {
                ...link,
                parts: [
                  {
                    shape: { kind: 'sphere', radius: 0.01 },
                    pose: { position: ORIGIN, orientation: NO_TURN },
                  },
                ],
                common: { mask: 0 },
              },
          velocity,
          spin,
        ),
      );
      return;
    }
    const { inertial, locks } = this.inertialOf(motion, link, name);
    const gravityScale = motion.get('gravityFactor')?.number();
    const body = rigidBody(link, inertial);
    this.bodies.push({
      ...body,
      ...locks,
      velocity,
      angularVelocity: spin,
      ...(gravityScale !== undefined && { gravityScale }),
    } as BodyEntry);
  }

  /** Zero stands for infinite: a mass that nothing moves, an axis about which nothing turns it. */
  private inertialOf(
    motion: JsonView,
    link: Link,
    name: string,
  ): { inertial: Inertial | undefined; locks: object } {
    const mass = motion.get('mass')?.number();
    const given = motion.get('inertiaDiagonal')?.numbers(3);
    const centre = motion.get('centerOfMass')?.numbers(3);
    const axes = motion.get('inertiaOrientation')?.numbers(4);
    const locks = {
      ...(mass === 0 && { lockTranslation: 'xyz' }),
      ...(given?.every((x) => x === 0) && { lockRotation: 'xyz' }),
    };
    if (mass === undefined && given === undefined && centre === undefined) {
      if (link.parts.length === 0)
        this.notes.add(
          motion.path,
          `'${name}' has neither mass nor collider; a ball of a kilogram stands for it, which touches nothing.`,
        );
      return { inertial: link.parts.length === 0 ? BALL : undefined, locks };
    }
    const shaped =
      link.parts.length > 0 ? inertialOfParts(link.parts.map((part) => ({ ...part, density: 1000 }))) : BALL;
    const whole = mass === undefined || mass === 0 ? shaped.mass : mass;
    const scaled = shaped.moments.map((m) => (m * whole) / shaped.mass) as unknown as Triple;
    const isUsable = given !== undefined && !isImpossible(triple(given));
    if (given !== undefined && !isUsable && !given.every((x) => x === 0))
      this.notes.add(
        motion.path,
        `The inertia ${given.join(', ')} of '${name}' is one that no body has; that of its shape stands for it.`,
      );
    const position = centre ? triple(centre) : shaped.frame.position;
    const orientation = isUsable ? (axes ? normal(axes) : NO_TURN) : shaped.frame.orientation;
    return {
      inertial: { mass: whole, frame: { position, orientation }, moments: isUsable ? triple(given) : scaled },
      locks,
    };
  }

  /** The body that a node belongs to; below none it is the world, for which a small one stands that touches nothing. */
  private endOf(node: GltfNode): string {
    for (
      let at: GltfNode | undefined = node;
      at !== undefined;
      at = at.parent === undefined ? undefined : this.nodes[at.parent]
    ) {
      const name = this.named.get(at.index);
      if (name !== undefined) return name;
    }
    if (this.world === undefined) {
      this.world = this.names.of(undefined, WORLD_BODY);
      this.bodies.push({
        kind: 'static',
        name: this.world,
        shape: { kind: 'sphere', radius: 0.01 },
        mask: 0,
      });
    }
    return this.world;
  }

  private addJoint(node: GltfNode): void {
    const view = node.physics?.get('joint');
    if (view === undefined) return;
    const ref = view.need('connectedNode');
    const other = this.nodes[ref.index()];
    if (other === undefined) throw ref.error('invalid-value', `There is no nodes[${ref.index()}].`);
    const [a, b] = [this.endOf(node), this.endOf(other)];
    const name = this.labelOf(node);
    if (a === b) {
      this.notes.add(view.path, `The joint '${name}' ties '${a}' to itself; it is left out.`);
      return;
    }
    const index = view.need('joint');
    const joints = this.physics?.get('physicsJoints');
    if (joints === undefined) throw index.error('invalid-value', 'The file has no physics joints.');
    const joint = jointOf(joints.item(index.index(), index), node.pose, other.pose, name, this.notes);
    if (joint === undefined) return;
    this.joints.push({
      ...joint,
      name,
      a,
      b,
      ...(flag(view, 'enableCollision') && { collide: true }),
    } as JointEntry);
  }
}

/** Of a material that tells none. */
const FRICTION = 0.6;

const BALL: Inertial = {
  mass: 1,
  frame: { position: ORIGIN, orientation: NO_TURN },
  moments: [4e-3, 4e-3, 4e-3],
};
