/**
 * Scenes of the rigid-ipc collection in our vocabulary: cubes are boxes, sheets are thin boxes. What they need beyond that (cylinders,
 * meshes) is said by the name of the mesh.
 */
import { type Body, World } from 'pliant';

interface SceneFile {
  readonly timestep: number;
  readonly rigid_body_problem: {
    readonly gravity: readonly number[];
    readonly coefficient_friction?: number;
    readonly rigid_bodies: readonly BodyEntry[];
  };
}

interface BodyEntry {
  readonly mesh: string;
  readonly position?: readonly number[];
  /** Degrees about x, y, z. */
  readonly rotation?: readonly number[];
  readonly scale?: number | readonly number[];
  readonly linear_velocity?: readonly number[];
  /** Degrees per second. */
  readonly angular_velocity?: readonly number[];
  readonly density?: number;
  /** All six degrees of freedom, or each: three translations, then three rotations. */
  readonly is_dof_fixed?: boolean | readonly boolean[];
}

export interface ReadScene {
  readonly world: World;
  /** In the order of the file. */
  readonly bodies: readonly Body[];
  readonly dt: number;
}

/** Half the thickness of a sheet [m]; one that stands still lies behind its face, seen from the bodies that move. */
const SHEET = 0.01;

const RADIANS = Math.PI / 180;

/** Meshes of the scene that are neither cubes nor sheets; none when it can be read. */
export function missingMeshes(scene: SceneFile): string[] {
  return scene.rigid_body_problem.rigid_bodies
    .map(({ mesh }) => mesh)
    .filter((mesh) => !(mesh in HALF_EXTENTS));
}

const HALF_EXTENTS: Readonly<Record<string, readonly [number, number, number]>> = {
  'cube.obj': [0.5, 0.5, 0.5],
  'plane.obj': [5, 0, 5],
};

export function readScene(scene: SceneFile, response: string): ReadScene {
  const { gravity, coefficient_friction = 0, rigid_bodies } = scene.rigid_body_problem;
  const world = new World({ gravity, sleeping: false });
  world.setMethod('response', response);
  const moving = rigid_bodies.filter(({ is_dof_fixed = false }) => !isFixed(is_dof_fixed));
  const middle = [0, 1, 2].map(
    (k) => moving.reduce((sum, { position }) => sum + (position?.[k] ?? 0), 0) / moving.length,
  );
  const bodies = rigid_bodies.map((entry) => add(world, entry, coefficient_friction, middle));
  return { world, bodies, dt: scene.timestep };
}

const isFixed = (locked: boolean | readonly boolean[]): boolean =>
  typeof locked === 'boolean' ? locked : locked.every(Boolean);

function add(world: World, entry: BodyEntry, friction: number, middle: readonly number[]): Body {
  const { mesh, position = [0, 0, 0], rotation = [0, 0, 0], scale = 1, is_dof_fixed = false } = entry;
  const scales = typeof scale === 'number' ? [scale, scale, scale] : scale;
  const half = HALF_EXTENTS[mesh].map((h, k) => Math.max(Math.abs(h * scales[k]), SHEET));
  const orientation = quaternion(rotation);
  const isSheet = mesh === 'plane.obj';
  const locked = typeof is_dof_fixed === 'boolean' ? new Array<boolean>(6).fill(is_dof_fixed) : is_dof_fixed;
  const fixed = isFixed(is_dof_fixed);
  const up = rotate(orientation, [0, 1, 0]);
  const side = up.reduce((sum, x, k) => sum + x * (middle[k] - position[k]), 0) < 0 ? 1 : -1;
  const shift = isSheet && fixed ? side * SHEET : 0;
  const common = {
    shape: { kind: 'box', halfExtents: half },
    position: position.map((x, k) => x + shift * up[k]),
    orientation,
    friction,
  } as const;
  if (fixed) return world.add({ kind: 'static', ...common });
  const axes = (from: number) => ['x', 'y', 'z'].filter((_, k) => locked[from + k]).join('');
  return world.add({
    kind: 'rigid',
    ...common,
    density: entry.density ?? 1000,
    velocity: entry.linear_velocity ?? [0, 0, 0],
    angularVelocity: (entry.angular_velocity ?? [0, 0, 0]).map((w) => w * RADIANS),
    lockTranslation: axes(0),
    lockRotation: axes(3),
  });
}

/** Turns about x, then y, then z, in degrees. */
function quaternion([x, y, z]: readonly number[]): number[] {
  const about = (axis: number, degrees: number): number[] => {
    const q = [0, 0, 0, Math.cos((degrees * RADIANS) / 2)];
    q[axis] = Math.sin((degrees * RADIANS) / 2);
    return q;
  };
  return multiply(about(2, z), multiply(about(1, y), about(0, x)));
}

function multiply([ax, ay, az, aw]: readonly number[], [bx, by, bz, bw]: readonly number[]): number[] {
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}

function rotate(q: readonly number[], [x, y, z]: readonly number[]): number[] {
  return multiply(multiply(q, [x, y, z, 0]), [-q[0], -q[1], -q[2], q[3]]).slice(0, 3);
}

export type { SceneFile };
