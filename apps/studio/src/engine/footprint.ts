/** Where and how hard two bodies press each other: points in the plane of their contact, with pressure and area, and what these add up to. */
import type { World } from 'pliant';
import { WorldRows } from 'pliant/drawing';

export interface Footprint {
  /** Two numbers per contact, along two axes of the plane, from the centre of pressure [m]. */
  readonly points: Float64Array<ArrayBuffer>;
  /** [Pa], [m²]; a contact without an area has its force [N] and no pressure. */
  readonly pressures: Float64Array<ArrayBuffer>;
  readonly areas: Float64Array<ArrayBuffer>;
  readonly forces: Float64Array<ArrayBuffer>;
  /** Normal force [N] and friction [N] of all of them. */
  readonly normal: number;
  readonly tangential: number;
  /** [m²] */
  readonly area: number;
  /** Where the normal force acts [m], and the unit normal. */
  readonly centre: readonly [number, number, number];
  readonly direction: readonly [number, number, number];
}

type Vec = [number, number, number];

export function footprint(world: World, a: number, b: number): Footprint {
  const handles = [a, b].map((row) => new WorldRows(world).handleAt(row));
  const rows = [...world.contacts()].filter(
    ({ bodyA, bodyB }) => handles.includes(bodyA.handle) && handles.includes(bodyB.handle) && bodyA !== bodyB,
  );
  const direction: Vec = [0, 0, 0];
  const centre: Vec = [0, 0, 0];
  const across: Vec = [0, 0, 0];
  let [normal, area] = [0, 0];
  const pushes = rows.map(({ force, normal: n, point, area: own }) => {
    const push = Math.max(0, force[0] * n[0] + force[1] * n[1] + force[2] * n[2]);
    for (let k = 0; k < 3; k++) {
      direction[k] += (push || 1e-12) * n[k];
      centre[k] += push * point[k];
      across[k] += force[k] - push * n[k];
    }
    normal += push;
    area += own;
    return push;
  });
  const length = Math.hypot(...direction) || 1;
  const unit = direction.map((value) => value / length) as Vec;
  const middle = rows.length === 0 ? centre : (meanOf(rows, centre, normal) as Vec);
  const [u, v] = axesOf(unit);
  const dot = (p: readonly number[], q: readonly number[]) => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
  return {
    points: Float64Array.from(
      rows.flatMap(({ point }) => {
        const from = point.map((value, k) => value - middle[k]);
        return [dot(from, u), dot(from, v)];
      }),
    ),
    pressures: Float64Array.from(rows, ({ area: own }, k) => (own > 0 ? pushes[k] / own : Number.NaN)),
    areas: Float64Array.from(rows, ({ area: own }) => own),
    forces: Float64Array.from(pushes),
    normal,
    tangential: Math.hypot(...across),
    area,
    centre: middle,
    direction: unit,
  };
}

function meanOf(
  rows: readonly { readonly point: readonly number[] }[],
  weighted: readonly number[],
  weight: number,
): number[] {
  if (weight > 0) return weighted.map((value) => value / weight);
  return [0, 1, 2].map((k) => rows.reduce((sum, { point }) => sum + point[k], 0) / rows.length);
}

/** Two axes across a unit vector, the first as level as can be. */
function axesOf([x, y, z]: Vec): [Vec, Vec] {
  const level: Vec = Math.abs(y) > 0.999 ? [1, 0, 0] : [z, 0, -x];
  const length = Math.hypot(...level);
  const u = level.map((value) => value / length) as Vec;
  return [u, [y * u[2] - z * u[1], z * u[0] - x * u[2], x * u[1] - y * u[0]]];
}
