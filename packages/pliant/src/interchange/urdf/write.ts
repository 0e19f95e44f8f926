/**
 * A scene as URDF. URDF is a tree whose joints stand where the child's frame is, so each link's frame is put at its
 * joint. Robots stand with z up: a scene whose gravity points along −y is turned by 90° about x.
 */
import type { ShapeDefinition } from '../../geometry/shape.js';
import { asciiBytes } from '../../io/text/ascii.js';
import { writeMesh } from '../../io/write-mesh.js';
import { asin, atan2 } from '../../math/scalar.js';
import { compileSolid } from '../../queries/shapes/compile.js';
import type { Scene } from '../../scene/format.js';
import { type Inertial, type Part, tensorOf } from '../link.js';
import { type ImportNote, Notes } from '../notes.js';
import {
  compose,
  isHere,
  matrixOf,
  NO_TURN,
  ORIGIN,
  opposite,
  type Pose,
  product,
  seenFrom,
  type Triple,
  type Turn,
  turned,
  UPRIGHT,
} from '../pose.js';
import { type TakenBody, type Tie, takeApart, tiesOf } from '../take-apart.js';

/** A scene in the format of another tool. */
export interface WrittenScene {
  /** The file itself. */
  readonly bytes: Uint8Array;
  /** Files that stand beside it. */
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  /** What the format has no words for, by name and place. */
  readonly notes: readonly ImportNote[];
}

/** Writes a robot; `stem` begins the names of mesh files. */
export function writeUrdf(scene: Scene, stem: string): WrittenScene {
  return new UrdfWriter(scene, stem).write();
}

interface Branch {
  readonly body: TakenBody;
  readonly index: number;
  /** The link's frame, in the world. */
  readonly frame: Pose;
}

class UrdfWriter {
  private readonly notes = new Notes();
  private readonly files: { name: string; bytes: Uint8Array }[] = [];
  private readonly lines: string[] = [];
  private readonly up: Pose;
  private readonly bodies: readonly (TakenBody | undefined)[];
  private readonly joints: readonly Tie[];
  private readonly done = new Set<number>();

  constructor(
    private readonly scene: Scene,
    private readonly stem: string,
  ) {
    this.up = { position: ORIGIN, orientation: this.upright() };
    this.bodies = takeApart(scene, 'URDF', this.notes);
    this.joints = tiesOf(scene);
  }

  write(): WrittenScene {
    this.lines.push(
      '<?xml version="1.0"?>',
      `<robot name="${escaped(this.scene.name)}">`,
      '  <link name="world"/>',
    );
    const isPlane = (body: TakenBody) => body.parts.some(({ shape }) => shape.kind === 'plane');
    // What stands still comes first: a tree that hangs on it must not begin elsewhere.
    const order = [...this.bodies.entries()].sort(
      ([, a], [, b]) => Number(b?.settings.kind === 'static') - Number(a?.settings.kind === 'static'),
    );
    for (const [index, body] of order) {
      if (body === undefined || this.done.has(index)) continue;
      if (isPlane(body)) {
        this.done.add(index);
        this.notes.add(
          `bodies[${index}]`,
          `The body '${body.name}' is a plane without end, which URDF has not; it is left out.`,
        );
        continue;
      }
      this.tree({ body, index, frame: body.pose });
    }
    this.tellOfJoints();
    this.tellOfSurfaces();
    this.lines.push('</robot>', '');
    return { bytes: asciiBytes(this.lines.join('\n')), files: this.files, notes: this.notes.done() };
  }

  private upright(): Turn {
    const [x, y, z] = this.scene.gravity;
    if (x === 0 && z === 0 && y <= 0) return opposite(UPRIGHT);
    if (x === 0 && y === 0 && z < 0) return NO_TURN;
    this.notes.add(
      'gravity',
      `Gravity points along ${[x, y, z].join(', ')}; URDF has none. What is up in the scene, y, is up in the file, z.`,
    );
    return opposite(UPRIGHT);
  }

  private tree(root: Branch): void {
    this.done.add(root.index);
    this.link(root);
    const kind = root.body.settings.kind;
    this.joint(
      `${root.body.name} in the world`,
      kind === 'rigid' ? 'floating' : 'fixed',
      'world',
      root.body.name,
      compose(this.up, root.frame),
    );
    if (kind === 'kinematic')
      this.notes.add(
        `bodies[${root.index}]`,
        `The body '${root.body.name}' is kinematic; in URDF it stands still.`,
      );
    const waiting = [root];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      for (const [k, joint] of this.joints.entries()) waiting.push(...this.child(next, joint, k));
    }
  }

  private readonly used = new Set<number>();

  /** The body on the other side of a joint, unless it has its place already. */
  private child(parent: Branch, joint: Tie, k: number): Branch[] {
    if (joint.anchor === undefined || this.used.has(k)) return [];
    const isForth = joint.a === parent.index;
    const index = isForth ? joint.b : joint.a;
    const body = this.bodies[index];
    if ((!isForth && joint.b !== parent.index) || body === undefined || this.done.has(index)) return [];
    if (!hasUrdf(joint) || body.settings.kind !== 'rigid') return [];
    this.used.add(k);
    this.done.add(index);
    const frame: Pose = { position: joint.anchor, orientation: body.pose.orientation };
    const branch = { body, index, frame };
    this.link(branch);
    this.joint(
      joint.name ?? `joint ${k}`,
      URDF_KIND[joint.kind](joint),
      parent.body.name,
      body.name,
      seenFrom(parent.frame, frame),
      moving(joint, frame, isForth),
    );
    if (joint.motor !== undefined)
      this.notes.add(
        `joints[${k}].motor`,
        `The motor of joint '${joint.name ?? k}' is left out: URDF has none.`,
      );
    return [branch];
  }

  private tellOfJoints(): void {
    for (const [k, joint] of this.joints.entries()) {
      if (this.used.has(k)) continue;
      const why =
        joint.anchor !== undefined && hasUrdf(joint)
          ? 'closes a ring or ties bodies that are not there'
          : `is a ${joint.kind} joint`;
      this.notes.add(
        `joints[${k}]`,
        `The joint '${joint.name ?? k}' ${why}, which URDF has not; it is left out.`,
      );
    }
  }

  private tellOfSurfaces(): void {
    const { materials, bodies, fields } = this.scene;
    const isRough = (body: (typeof bodies)[number]) =>
      ('friction' in body && body.friction !== undefined) ||
      ('restitution' in body && body.restitution !== undefined);
    if (bodies.some(isRough) || Object.keys(materials).length > 0)
      this.notes.add('bodies', 'Friction and restitution are left out: URDF has none.');
    const moving = bodies.some((body) => 'velocity' in body && body.velocity.some((x) => x !== 0));
    if (moving) this.notes.add('bodies', 'Velocities are left out: URDF has none.');
    for (const [i, body] of bodies.entries())
      if (body.kind === 'rigid' && (body.lockRotation !== '' || body.lockTranslation !== ''))
        this.notes.add(`bodies[${i}]`, `The locked axes of '${body.name ?? i}' are left out: URDF has none.`);
    if (fields.length > 0) this.notes.add('fields', 'Force fields are left out: URDF has none.');
  }

  private link({ body, frame, index }: Branch): void {
    const own = seenFrom(frame, body.pose);
    this.lines.push(`  <link name="${escaped(body.name)}">`);
    if (body.inertial !== undefined) this.inertial(body.inertial, own);
    const color = body.settings.color;
    const blocks = body.parts.flatMap((part, k) =>
      this.geometry(part, `${index}${body.parts.length > 1 ? `-${k}` : ''}`),
    );
    for (const tag of ['visual', 'collision']) {
      for (const { geometry, pose } of blocks) {
        this.lines.push(
          `    <${tag}>`,
          `      ${origin(compose(own, pose))}`,
          `      <geometry>${geometry}</geometry>`,
        );
        if (tag === 'visual' && color !== undefined)
          this.lines.push(`      <material name="${color}"><color rgba="${rgba(color)}"/></material>`);
        this.lines.push(`    </${tag}>`);
      }
    }
    this.lines.push('  </link>');
  }

  private inertial({ mass, moments, frame }: Inertial, own: Pose): void {
    const place = compose(own, frame);
    const t = tensorOf(moments, { position: ORIGIN, orientation: NO_TURN });
    this.lines.push(
      '    <inertial>',
      `      ${origin(place)}`,
      `      <mass value="${mass}"/>`,
      `      <inertia ixx="${t[0]}" ixy="0" ixz="0" iyy="${t[4]}" iyz="0" izz="${t[8]}"/>`,
      '    </inertial>',
    );
  }

  private joint(
    name: string,
    kind: string,
    parent: string,
    child: string,
    pose: Pose,
    inner: readonly string[] = [],
  ): void {
    this.lines.push(
      `  <joint name="${escaped(name)}" type="${kind}">`,
      `    ${origin(pose)}`,
      `    <parent link="${escaped(parent)}"/>`,
      `    <child link="${escaped(child)}"/>`,
      ...inner.map((line) => `    ${line}`),
      '  </joint>',
    );
  }

  /** A capsule is a cylinder and two balls; what URDF has no word for is a mesh in a file of its own. */
  private geometry({ shape, pose }: Part, label: string): { geometry: string; pose: Pose }[] {
    const lengthwise: Pose = { ...pose, orientation: product(pose.orientation, FROM_Y) };
    switch (shape.kind) {
      case 'box':
        return [{ geometry: `<box size="${shape.halfExtents.map((x) => 2 * x).join(' ')}"/>`, pose }];
      case 'sphere':
        return [{ geometry: `<sphere radius="${shape.radius}"/>`, pose }];
      case 'cylinder':
        return [
          {
            geometry: `<cylinder radius="${shape.radius}" length="${2 * shape.halfHeight}"/>`,
            pose: lengthwise,
          },
        ];
      case 'capsule': {
        const end = (y: number): Pose => compose(pose, { position: [0, y, 0], orientation: NO_TURN });
        const ball = `<sphere radius="${shape.radius}"/>`;
        const tube = `<cylinder radius="${shape.radius}" length="${2 * shape.halfHeight}"/>`;
        return [
          { geometry: tube, pose: lengthwise },
          { geometry: ball, pose: end(shape.halfHeight) },
          { geometry: ball, pose: end(-shape.halfHeight) },
        ];
      }
      default:
        return [{ geometry: this.meshFile(shape, label), pose }];
    }
  }

  private meshFile(shape: ShapeDefinition, label: string): string {
    const { positions, triangles } = compileSolid(shape).surface();
    const name = `${this.stem}-${label}.obj`;
    this.files.push({
      name,
      bytes: writeMesh('obj', { positions: Float64Array.from(positions), triangles }),
    });
    return `<mesh filename="${escaped(name)}"/>`;
  }
}

/** From y, along which shapes of Pliant lie, to z. */
const FROM_Y: Turn = [-Math.SQRT1_2, 0, 0, Math.SQRT1_2];

const URDF_KIND: Readonly<Record<string, (joint: Tie) => string>> = {
  fixed: () => 'fixed',
  slider: () => 'prismatic',
  hinge: (joint) => (joint.limits !== undefined ? 'revolute' : 'continuous'),
};

/** Whether URDF has a word for a joint with one anchor. */
const hasUrdf = ({ kind }: Tie): boolean => kind in URDF_KIND;

/** Axis and limits. Seen from the other side, motion is the other way round. */
function moving(joint: Tie, frame: Pose, isForth: boolean): string[] {
  if (joint.axis === undefined) return [];
  const axis = turned(opposite(frame.orientation), joint.axis);
  const along = isForth ? axis : (axis.map((x) => -x) as unknown as Triple);
  const out = [`<axis xyz="${along.map(clean).join(' ')}"/>`];
  const { limits } = joint;
  if (limits !== undefined)
    out.push(`<limit lower="${limits.min}" upper="${limits.max}" effort="0" velocity="0"/>`);
  else if (joint.kind === 'slider')
    out.push('<limit lower="-1000000" upper="1000000" effort="0" velocity="0"/>');
  return out;
}

const clean = (x: number): number => (Math.abs(x) < 1e-15 ? 0 : x);

function origin(pose: Pose): string {
  if (isHere(pose, 0)) return '<origin xyz="0 0 0" rpy="0 0 0"/>';
  return `<origin xyz="${pose.position.map(clean).join(' ')}" rpy="${rollPitchYaw(pose.orientation).map(clean).join(' ')}"/>`;
}

/** R = Rz(yaw) Ry(pitch) Rx(roll). Where pitch is ±90° roll and yaw turn about one axis, and roll takes it all. */
export function rollPitchYaw(q: Turn): Triple {
  const m = matrixOf(q);
  const sine = Math.max(-1, Math.min(1, -m[6]));
  if (Math.abs(sine) > 1 - 1e-14) return [atan2(-m[5], m[4]), sine > 0 ? Math.PI / 2 : -Math.PI / 2, 0];
  return [atan2(m[7], m[8]), asin(sine), atan2(m[3], m[0])];
}

function rgba(color: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  return `${parts.join(' ')} 1`;
}

/** Everything beyond ASCII by number, so that the file is the same in every encoding. */
export const escaped = (text: string): string =>
  [...text]
    .map((sign) =>
      /[ -~]/.test(sign) && !/[&<>"']/.test(sign) ? sign : sign < ' ' ? ' ' : `&#${sign.codePointAt(0)};`,
    )
    .join('');
