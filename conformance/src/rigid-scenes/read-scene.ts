/**
 * Scenes of the rigid-ipc collection in our vocabulary: cubes are boxes, sheets are thin boxes, cylinders and spheres what they
 * are, stones and tetrahedra the hulls of their vertices, a gear its mesh. Scenes whose meshes are not in the folder can't be
 * played.
 */
import { type Body, World } from 'pliant';
import type { DataFolder } from '../data-folder.js';
import { quaternion, rotate } from './rotation.js';
import type { BodyEntry, SceneFile } from './scene-file.js';
import { hasShape, isSheet, SHEET, type Shape, shapeOf } from './shapes.js';

export interface ReadScene {
  readonly world: World;
  /** In the order of the file. */
  readonly bodies: readonly Body[];
  readonly dt: number;
  /** Takes one step, with the torques of the file. */
  step(): void;
}

const RADIANS = Math.PI / 180;

/** Meshes of the scene that the folder doesn't have; none when it can be read. */
export function missingMeshes(data: DataFolder, scene: SceneFile): string[] {
  return scene.rigid_body_problem.rigid_bodies
    .map(({ mesh }) => mesh)
    .filter((mesh) => !hasShape(data, mesh));
}

export function readScene(data: DataFolder, scene: SceneFile, response: string): ReadScene {
  const { gravity = [0, 0, 0], coefficient_friction = 0, rigid_bodies } = scene.rigid_body_problem;
  const world = new World({ gravity, sleeping: false });
  world.setMethod('response', response);
  const moving = rigid_bodies.filter((entry) => !isFixed(entry));
  const middle = [0, 1, 2].map(
    (k) => moving.reduce((sum, { position }) => sum + (position?.[k] ?? 0), 0) / moving.length,
  );
  const bodies = rigid_bodies.map((entry) =>
    add(world, entry, shapeOf(data, entry), coefficient_friction, middle),
  );
  const step = () => {
    rigid_bodies.forEach(({ torque }, k) => {
      if (torque !== undefined && bodies[k].kind === 'rigid') bodies[k].applyTorque(torque);
    });
    world.step(scene.timestep);
  };
  return { world, bodies, dt: scene.timestep, step };
}

function isFixed({ is_dof_fixed = false, type }: BodyEntry): boolean {
  return (
    type === 'static' || (typeof is_dof_fixed === 'boolean' ? is_dof_fixed : is_dof_fixed.every(Boolean))
  );
}

function add(
  world: World,
  entry: BodyEntry,
  shape: Shape,
  friction: number,
  middle: readonly number[],
): Body {
  const { position = [0, 0, 0], rotation = [0, 0, 0], is_dof_fixed = false } = entry;
  const orientation = quaternion(rotation.map((degrees) => degrees * RADIANS));
  const fixed = isFixed(entry);
  // A sheet that stands still lies behind its face, seen from the bodies that move.
  const up = rotate(orientation, [0, 1, 0]);
  const side = up.reduce((sum, x, k) => sum + x * (middle[k] - position[k]), 0) < 0 ? 1 : -1;
  const shift = isSheet(entry.mesh) && fixed ? side * SHEET : 0;
  const place = Float64Array.from(position, (x, k) => x + shift * up[k]);
  const common = { shape, position: place, orientation: Float64Array.from(orientation), friction };
  if (fixed) return world.add({ kind: 'static', ...common });
  const locked = typeof is_dof_fixed === 'boolean' ? new Array<boolean>(6).fill(is_dof_fixed) : is_dof_fixed;
  const axes = (from: number) => ['x', 'y', 'z'].filter((_, k) => locked[from + k]).join('');
  const body = world.add({
    kind: 'rigid',
    ...common,
    density: entry.density ?? 1000,
    velocity: Float64Array.from(entry.linear_velocity ?? [0, 0, 0]),
    angularVelocity: Float64Array.from(entry.angular_velocity ?? [0, 0, 0], (w) => w * RADIANS),
    lockTranslation: axes(0),
    lockRotation: axes(3),
  });
  // The file places the mesh's own origin, a rigid body stands at its centre of mass.
  const { origin } = body;
  return body.place({ position: common.position.map((x, k) => 2 * x - origin[k]) });
}
