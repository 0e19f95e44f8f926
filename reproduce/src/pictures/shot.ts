/** One moment of a world, seen from somewhere, as plain data: what a renderer needs and nothing that can move on. */
import { type BodyLook, looksOf, WorldFrame } from '@pliant/three';
import type { Body, World } from 'pliant';
import { WorldRows } from 'pliant/drawing';

export type Point = readonly [number, number, number];

export interface View {
  /** Where the camera is and what it looks at [m]. */
  readonly eye: Point;
  readonly target: Point;
  /** Picture elements; 480 × 360 by default. */
  readonly size?: readonly [number, number];
  /** Bodies of molecules are drawn as their spheres instead of their surfaces. */
  readonly spheres?: boolean;
}

/** Spheres of a body of molecules. */
export interface Balls {
  readonly color: string;
  /** x, y, z, radius of each [m]. */
  readonly balls: readonly number[];
}

export interface Shot {
  readonly looks: readonly BodyLook[];
  readonly rows: number;
  readonly positions: readonly number[];
  readonly orientations: readonly number[];
  readonly activities: readonly number[];
  readonly vertices: readonly number[];
  readonly balls: readonly Balls[];
  /** Height of the floor that a plane makes, if there is one [m]. */
  readonly floor?: number;
  readonly eye: Point;
  readonly target: Point;
  readonly size: readonly [number, number];
}

const SIZE = [480, 360] as const;
const BALL_COLORS = ['#9aa5b1', '#d55e00', '#0072b2', '#009e73', '#e69f00', '#cc79a7'];

export function shotOf(world: World, view: View): Shot {
  const frame = new WorldFrame(world);
  const molecular = [...world].filter(({ molecules }) => molecules !== undefined);
  const vertices = [...frame.vertices];
  const hidden = new Set(molecular.map((body) => rowOf(world, body)));
  const looks = looksOf(world).filter(({ row }) => !hidden.has(row));
  if (!view.spheres) for (const body of molecular) looks.push(...skinLook(world, body, vertices));
  const floor = floorOf(world);
  return {
    looks,
    rows: frame.rows,
    positions: [...frame.positions.subarray(0, 3 * frame.rows)],
    orientations: [...frame.orientations.subarray(0, 4 * frame.rows)],
    activities: [...frame.activities.subarray(0, frame.rows)],
    vertices,
    balls: (view.spheres ? molecular : []).map(({ positions, molecules }, k) => ({
      color: BALL_COLORS[k % BALL_COLORS.length],
      balls: [...molecules!.radii].flatMap((r, i) => [...positions.subarray(3 * i, 3 * i + 3), r]),
    })),
    ...(floor !== undefined && { floor }),
    eye: view.eye,
    target: view.target,
    size: view.size ?? SIZE,
  };
}

export const rowOf = (world: World, { handle }: Body): number => new WorldRows(world).rowOf(handle);

/** The surface around molecules, as a body whose vertices are added to those of the frame. */
function skinLook(world: World, body: Body, vertices: number[]): BodyLook[] {
  const { surface } = body;
  if (surface === undefined) return [];
  const first = vertices.length / 3;
  for (const x of surface.positions) vertices.push(x);
  const count = surface.positions.length / 3;
  const shape = {
    kind: 'surface' as const,
    first,
    count,
    room: count,
    triangles: surface.triangles.slice(),
  };
  const row = rowOf(world, body);
  return [
    {
      row,
      kind: body.kind,
      shape,
      movable: true,
      sensor: false,
      color: BALL_COLORS[row % BALL_COLORS.length],
    },
  ];
}

/** A plane that looks up is the floor; its tilt is left out of the picture. */
export function isFloor(look: Pick<BodyLook, 'shape'>): boolean {
  if (look.shape.kind !== 'plane') return false;
  return (look.shape.normal?.[1] ?? 1) > 0.99;
}

function floorOf(world: World): number | undefined {
  for (const body of world) {
    if (!body.isDeformable && isFloor(body)) {
      const { shape } = body;
      return body.position[1] + (shape.kind === 'plane' ? (shape.offset ?? 0) : 0);
    }
  }
  return undefined;
}
