/** Scenes of the rigid-ipc collection in our words: cubes are boxes, sheets thin boxes, small convex meshes hulls, the rest meshes. */
import type { BodyOf, ShapeOf, Vec3 } from '../case.js';
import { turn } from '../look/vectors.js';
import { hasData, meshOf, middleOf, textOf } from './data.js';
import { fromEuler } from './euler.js';

interface Entry {
  readonly mesh: string;
  readonly position?: readonly number[];
  /** [°] about x, y, z. */
  readonly rotation?: readonly number[];
  readonly scale?: number | readonly number[];
  readonly dimensions?: readonly number[];
  readonly linear_velocity?: readonly number[];
  readonly angular_velocity?: readonly number[];
  readonly torque?: readonly number[];
  readonly density?: number;
  readonly type?: string;
  readonly is_dof_fixed?: boolean | readonly boolean[];
}

interface SceneFile {
  readonly timestep: number;
  readonly rigid_body_problem: {
    readonly gravity?: readonly number[];
    readonly coefficient_friction?: number;
    readonly rigid_bodies: readonly Entry[];
  };
}

export interface ForeignScene {
  readonly dt: number;
  readonly gravity: [number, number, number];
  readonly bodies: BodyOf[];
}

const RADIANS = Math.PI / 180;
/** Half the thickness that a sheet gets [m]. */
const SHEET = 0.01;
/** Hulls of more points are taken as meshes: the look at hulls tries every three points. */
const MOST_POINTS = 40;

/** Half of the extents of meshes that are shapes of ours. */
const SIMPLE: Readonly<Record<string, readonly [number, number, number]>> = {
  'cube.obj': [0.5, 0.5, 0.5],
  'plane.obj': [5, 0, 5],
  'plane-8K.obj': [5, 0, 5],
  'cylinder.obj': [1, 1.5, 1],
  'sphere.obj': [1, 1, 1],
};

const fileOf = (mesh: string): string =>
  `tri/rigid-ipc/${mesh.replace('arch/num_stones=25/', 'arch25/').replace('arch/num_stones=', 'arch')}`;

/** The scene; none where it drives bodies by torques, or a mesh is missing. */
export function readRigidIpc(path: string): ForeignScene | undefined {
  const { timestep, rigid_body_problem: problem } = JSON.parse(textOf(path)) as SceneFile;
  const { gravity = [0, 0, 0], coefficient_friction: friction = 0, rigid_bodies } = problem;
  const isReadable = rigid_bodies.every(
    ({ mesh, torque }) => torque === undefined && (mesh in SIMPLE || hasData(fileOf(mesh))),
  );
  if (!isReadable) return undefined;
  const moving = rigid_bodies.filter((entry) => !isFixed(entry));
  const middle = [0, 1, 2].map(
    (k) => moving.reduce((sum, { position }) => sum + (position?.[k] ?? 0), 0) / moving.length,
  );
  return {
    dt: timestep,
    gravity: [gravity[0], gravity[1], gravity[2]],
    bodies: rigid_bodies.map((entry, i) => bodyOf(entry, `${i} ${entry.mesh}`, friction, middle)),
  };
}

const isFixed = ({ is_dof_fixed = false, type }: Entry): boolean =>
  type === 'static' || (typeof is_dof_fixed === 'boolean' ? is_dof_fixed : is_dof_fixed.every(Boolean));

function bodyOf(entry: Entry, name: string, friction: number, seenFrom: readonly number[]): BodyOf {
  const { position = [0, 0, 0], rotation = [0, 0, 0], is_dof_fixed = false } = entry;
  const orientation = fromEuler(rotation.map((degrees) => degrees * RADIANS));
  const { shape, middle } = shapeOf(entry);
  let at = turn(orientation, middle).map((x, k) => x + position[k]);
  if (isFixed(entry)) {
    // A sheet that stands still lies behind its face, seen from the bodies that move.
    if (entry.mesh.startsWith('plane')) {
      const up = turn(orientation, [0, 1, 0]);
      const side = up.reduce((sum, x, k) => sum + x * (seenFrom[k] - position[k]), 0) < 0 ? 1 : -1;
      at = at.map((x, k) => x + side * SHEET * up[k]);
    }
    return { kind: 'static', name, shape, position: at, orientation, friction } as unknown as BodyOf;
  }
  const locked = typeof is_dof_fixed === 'boolean' ? new Array<boolean>(6).fill(is_dof_fixed) : is_dof_fixed;
  const axes = (from: number) => ['x', 'y', 'z'].filter((_, k) => locked[from + k]).join('');
  return {
    kind: 'rigid',
    name,
    shape,
    position: at,
    orientation,
    friction,
    density: entry.density ?? 1000,
    velocity: entry.linear_velocity ?? [0, 0, 0],
    angularVelocity: (entry.angular_velocity ?? [0, 0, 0]).map((w) => w * RADIANS),
    lockTranslation: axes(0),
    lockRotation: axes(3),
  } as unknown as BodyOf;
}

/** The shape around its centre of mass, and where that is in the frame of the file. */
function shapeOf(entry: Entry): { shape: ShapeOf; middle: Vec3 } {
  const simple = SIMPLE[entry.mesh];
  if (simple !== undefined) return { shape: simpleShape(entry, simple), middle: [0, 0, 0] };
  const { positions, triangles } = meshOf(fileOf(entry.mesh));
  const extents = [0, 1, 2].map((k) => {
    const along = positions.filter((_, i) => i % 3 === k);
    return Math.max(...along) - Math.min(...along);
  });
  const scales = scalesOf(entry, extents);
  const points = Array.from(positions, (x, i) => x * scales[i % 3]);
  const { middle } = middleOf(points, triangles);
  const centred = points.map((x, i) => x - middle[i % 3]);
  const isSmall = centred.length / 3 <= MOST_POINTS && !entry.mesh.includes('gear');
  const shape = isSmall
    ? { kind: 'hull', points: centred }
    : { kind: 'mesh', positions: centred, triangles: [...triangles] };
  return { shape: shape as unknown as ShapeOf, middle: [middle[0], middle[1], middle[2]] };
}

function simpleShape(entry: Entry, half: readonly [number, number, number]): ShapeOf {
  const scales = scalesOf(
    entry,
    half.map((h) => 2 * h),
  );
  const [x, y, z] = half.map((h, k) => Math.abs(h * scales[k]));
  if (entry.mesh === 'cylinder.obj') return { kind: 'cylinder', radius: x, halfHeight: y };
  if (entry.mesh === 'sphere.obj') return { kind: 'ellipsoid', radii: [x, y, z] };
  return { kind: 'box', halfExtents: [Math.max(x, SHEET), Math.max(y, SHEET), Math.max(z, SHEET)] };
}

function scalesOf({ scale = 1, dimensions }: Entry, extents: readonly number[]): readonly number[] {
  if (dimensions !== undefined) return extents.map((e, k) => (e > 0 ? dimensions[k] / e : 1));
  return typeof scale === 'number' ? [scale, scale, scale] : scale;
}
