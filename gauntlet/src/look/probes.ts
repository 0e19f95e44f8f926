/**
 * Points that stand for a body: `skin` on its surface (for floors and bins) and `core` well inside it. When a core point lies in
 * another body, the two overlap by a good share of their size, however the engine measures depth.
 */
import type { ShapeOf } from '../case.js';
import { insideOf, points } from './inside.js';
import { add, scale, subtract, toWorld, type Vec, vec } from './vectors.js';

export interface Probes {
  readonly skin: readonly Vec[];
  readonly core: readonly Vec[];
}

/** Share of the way from the middle to the surface at which core points stand: an overlap of 40 % of the half size touches them. */
const CORE_SHARE = 0.6;

const DIRECTIONS: readonly Vec[] = directions();

export function probesOf(shape: ShapeOf): Probes {
  switch (shape.kind) {
    case 'sphere':
      return convex(DIRECTIONS.map((d) => scale(d, shape.radius)));
    case 'ellipsoid':
      return convex(
        DIRECTIONS.map((d) => [d[0] * shape.radii[0], d[1] * shape.radii[1], d[2] * shape.radii[2]]),
      );
    case 'box':
      return convex(corners(vec(shape.halfExtents)));
    case 'capsule': {
      const end: Vec = [0, shape.halfHeight, 0];
      const ball = DIRECTIONS.map((d) => scale(d, shape.radius));
      return convex([...ball.map((p) => add(p, end)), ...ball.map((p) => subtract(p, end))]);
    }
    case 'cylinder':
      return convex([...ring(shape.radius, shape.halfHeight), ...ring(shape.radius, -shape.halfHeight)]);
    case 'cone':
      // Most of its points stand around the base; their middle is not that of the cone, which is the origin.
      return convex(
        [...ring(shape.radius, -shape.halfHeight / 2), [0, 1.5 * shape.halfHeight, 0]],
        [0, 0, 0],
      );
    case 'hull':
      return convex(points(shape.points));
    case 'torus':
      return {
        skin: ring(shape.radius, 0).flatMap((p) => DIRECTIONS.map((d) => add(p, scale(d, shape.tube)))),
        core: ring(shape.radius, 0),
      };
    case 'mesh':
      return mesh(shape);
    case 'union': {
      const parts = shape.parts.map(partProbes);
      return { skin: parts.flatMap(({ skin }) => skin), core: parts.flatMap(({ core }) => core) };
    }
    case 'intersection':
    case 'difference': {
      const inside = insideOf(shape);
      const { skin, core } = partProbes(shape.parts[0]);
      return { skin: skin.filter(inside), core: core.filter(inside) };
    }
    case 'rounded':
      return probesOf(shape.shape as ShapeOf);
    default:
      return { skin: [], core: [] };
  }
}

function partProbes(part: {
  shape: object;
  position?: ArrayLike<number> | undefined;
  orientation?: ArrayLike<number> | undefined;
}): Probes {
  const { skin, core } = probesOf(part.shape as ShapeOf);
  const { position = [0, 0, 0], orientation = [0, 0, 0, 1] } = part;
  const place = (p: Vec) => toWorld(position, orientation, p);
  return { skin: skin.map(place), core: core.map(place) };
}

/** The points of a mesh; core points are those of a shrunk copy that really lie inside. An open one has no inside, though a bowl winds around its air. */
function mesh(shape: Extract<ShapeOf, { kind: 'mesh' }>): Probes {
  const skin = points(shape.positions);
  if (!isClosed(shape.triangles)) return { skin, core: [] };
  const inside = insideOf(shape);
  const every = Math.max(1, Math.floor(skin.length / 24));
  const some = skin.filter((_, i) => i % every === 0);
  return { skin, core: convex(some).core.filter(inside) };
}

/** Whether every edge is run along once in each direction. */
function isClosed(triangles: ArrayLike<number>): boolean {
  const open = new Set<string>();
  for (let t = 0; t < triangles.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const [a, b] = [triangles[t + k], triangles[t + ((k + 1) % 3)]];
      if (!open.delete(`${b} ${a}`)) open.add(`${a} ${b}`);
    }
  return open.size === 0;
}

function convex(skin: readonly Vec[], middle = meanOf(skin)): Probes {
  const shrunk = skin.map((p) => add(middle, scale(subtract(p, middle), CORE_SHARE)));
  return { skin, core: [middle, ...shrunk] };
}

const meanOf = (list: readonly Vec[]): Vec => scale(list.reduce(add, [0, 0, 0]), 1 / list.length);

function corners(h: Vec): Vec[] {
  return [-1, 1].flatMap((x) =>
    [-1, 1].flatMap((y) => [-1, 1].map((z): Vec => [x * h[0], y * h[1], z * h[2]])),
  );
}

function ring(radius: number, y: number): Vec[] {
  return Array.from({ length: 12 }, (_, k): Vec => {
    const angle = (k * Math.PI) / 6;
    return [radius * Math.cos(angle), y, radius * Math.sin(angle)];
  });
}

/** The 26 directions to the neighbours of a cell. */
function directions(): Vec[] {
  const list: Vec[] = [];
  for (const x of [-1, 0, 1]) {
    for (const y of [-1, 0, 1]) {
      for (const z of [-1, 0, 1]) {
        const length = Math.sqrt(x * x + y * y + z * z);
        if (length > 0) list.push([x / length, y / length, z / length]);
      }
    }
  }
  return list;
}
