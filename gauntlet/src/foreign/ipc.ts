/**
 * Scripts of the IPC paper: soft bodies of tetrahedra, obstacles of triangles, half spaces. Read are scenes in which everything falls; those
 * that drive vertices by a script are left out, and so are those with meshes too large for a world of the gauntlet.
 */
import type { BodyOf } from '../case.js';
import { firstCrossed } from '../look/crossing.js';
import { points as pointsOf, windingNumber } from '../look/inside.js';
import { add, dot, turn, type Vec } from '../look/vectors.js';

import { extentOf, hasData, meshOf, textOf } from './data.js';
import { fromEuler } from './euler.js';
import type { ForeignScene } from './rigid-ipc.js';

const RADIANS = Math.PI / 180;
/** Tetrahedra of all bodies of a scene, at most. */
const MOST_TETS = 1200;

const at = (words: readonly string[], from: number, count = 3): number[] =>
  words.slice(from, from + count).map(Number);

interface Parts {
  readonly bodies: { mesh: string; place: number[]; angles: number[]; scale: number[]; material: number[] }[];
  readonly obstacles: { mesh: string; place: number[]; scale: number; friction: number; angles: number[] }[];
  readonly planes: { point: number[]; normal: number[]; friction: number }[];
  size: number;
  dt: number;
  material: number[];
  isFalling: boolean;
  gravity: boolean;
  friction: number;
}

export function readIpc(path: string): ForeignScene | undefined {
  const parts = partsOf(textOf(path));
  const known = [...parts.bodies, ...parts.obstacles].every(({ mesh }) => hasData(fileOf(mesh)));
  if (!parts.isFalling || !known || parts.bodies.length === 0) return undefined;
  if (parts.bodies.some(({ mesh }) => mesh.includes('triMeshes'))) return undefined;
  const tets = parts.bodies.reduce((sum, { mesh }) => sum + (meshOf(fileOf(mesh)).tets?.length ?? 0) / 4, 0);
  if (tets === 0 || tets > MOST_TETS) return undefined;
  const factor = factorOf(parts);
  // The scripts don't say how high bodies begin that are to fall, nor whether `size` scales obstacles. Nothing crosses at the start of an
  // IPC scene: the first reading in which that holds is taken.
  for (const lift of [0, 0.1, 0.6, 1.1, 2.1]) {
    for (const obstacleFactor of [1, factor]) {
      const scene = sceneOf(parts, factor, obstacleFactor, lift);
      if (!startsCrossed(scene)) return scene;
    }
  }
  return undefined;
}

function sceneOf(parts: Parts, factor: number, obstacleFactor: number, lift: number): ForeignScene {
  const softs = parts.bodies.map((body, i) => {
    const made = softOf(body, i, factor, parts);
    return { ...made, position: made.position.map((x, k) => (k === 1 ? x + lift : x)) };
  });
  const lowest = (normal: readonly number[]) =>
    Math.min(...softs.flatMap((body) => placedPoints(body).map((p) => dot(p, normal as unknown as Vec))));
  const bodies = [
    ...parts.planes.map(({ point, normal, friction }, i) => ({
      kind: 'static',
      name: `half space ${i}`,
      // Where the script would have it cross a body, it lies just below all of them.
      shape: {
        kind: 'plane',
        normal,
        offset: Math.min(dot(normal as unknown as Vec, point as unknown as Vec), lowest(normal) - GAP),
      },
      friction,
    })),
    ...parts.obstacles.map(({ mesh, place, scale: size, friction, angles }, i) => {
      const { positions, triangles } = meshOf(fileOf(mesh));
      // Obstacles stand by the middle of the box around them, and `scale` is its longest edge.
      const middle = middleOfBox(positions);
      const grown = (size / extentOf(positions)) * obstacleFactor;
      return {
        kind: 'static',
        name: `obstacle ${i}`,
        shape: {
          kind: 'mesh',
          positions: Array.from(positions, (x, k) => (x - middle[k % 3]) * grown),
          triangles: [...triangles],
        },
        position: place.map((x) => x * obstacleFactor),
        orientation: fromEuler(angles.map((angle) => angle * RADIANS)),
        friction,
      };
    }),
    ...softs,
  ];
  const gravity: [number, number, number] = parts.gravity ? [0, -9.81, 0] : [0, 0, 0];
  return { dt: Math.min(parts.dt, 1 / 30), gravity, bodies: bodies as unknown as BodyOf[] };
}

const middleOfBox = (positions: Float64Array): number[] =>
  [0, 1, 2].map((k) => {
    const along = positions.filter((_, i) => i % 3 === k);
    return (Math.min(...along) + Math.max(...along)) / 2;
  });

/** Between bodies and a half space that was moved out of them [m]. */
const GAP = 1e-3;

interface Placed {
  readonly position: readonly number[];
  readonly orientation: ArrayLike<number>;
}

const toPoint = ({ position, orientation }: Placed, p: Vec): Vec =>
  add(turn(orientation, p), position as unknown as Vec);

const placedPoints = (body: Placed & { mesh: { positions: readonly number[] } }): Vec[] =>
  pointsOf(body.mesh.positions).map((p) => toPoint(body, p));

/** Whether an edge of a soft body crosses an obstacle or another body, or a vertex lies in a closed obstacle. */
function startsCrossed({ bodies }: ForeignScene): boolean {
  const softs = bodies.filter(({ kind }) => kind === 'soft') as unknown as (Placed & {
    mesh: { positions: readonly number[]; tets: readonly number[] };
  })[];
  const walls = bodies.filter(
    (body) => body.kind === 'static' && (body.shape as { kind: string }).kind === 'mesh',
  ) as unknown as (Placed & { shape: { positions: readonly number[]; triangles: readonly number[] } })[];
  const surfaces = walls.map((wall) => ({
    positions: pointsOf(wall.shape.positions).flatMap((p) => [...toPoint(wall, p)]),
    triangles: wall.shape.triangles,
  }));
  return softs.some((body) => {
    const points = placedPoints(body);
    const { tets } = body.mesh;
    return surfaces.some(({ positions, triangles }) => {
      const isIn = (p: Vec) => Math.abs(windingNumber(positions, triangles, p)) > 0.6;
      if (points.some(isIn)) return true;
      for (let t = 0; t < tets.length; t += 4)
        for (let k = 0; k < 4; k++)
          if (firstCrossed(positions, triangles, points[tets[t + k]], points[tets[t + ((k + 1) % 4)]]) >= 0)
            return true;
      return false;
    });
  });
}

const fileOf = (mesh: string): string => mesh.replace(/^input\//, 'reference/ipc-scenes/meshes/');

function softOf(
  { mesh, place, angles, scale, material }: Parts['bodies'][number],
  i: number,
  factor: number,
  parts: Parts,
) {
  const { positions, tets } = meshOf(fileOf(mesh));
  const [density, youngsModulus, poissonRatio] = material.length === 3 ? material : parts.material;
  return {
    kind: 'soft',
    name: `body ${i}`,
    mesh: {
      kind: 'data',
      positions: Array.from(positions, (x, k) => x * scale[k % 3] * factor),
      tets: [...(tets ?? [])],
    },
    model: { kind: 'xpbd', youngsModulus, poissonRatio },
    density,
    position: place.map((x) => x * factor),
    orientation: fromEuler(angles.map((angle) => angle * RADIANS)),
    friction: parts.friction,
  };
}

/** `size` makes the longest edge of the box around all bodies that long. */
function factorOf({ size, bodies }: Parts): number {
  if (!(size > 0)) return 1;
  const points: number[] = [];
  for (const { mesh, place, angles, scale } of bodies) {
    const q = fromEuler(angles.map((angle) => angle * RADIANS));
    const { positions } = meshOf(fileOf(mesh));
    for (let v = 0; v < positions.length; v += 3) {
      const own: Vec = [positions[v] * scale[0], positions[v + 1] * scale[1], positions[v + 2] * scale[2]];
      points.push(...turn(q, own).map((x, k) => x + place[k]));
    }
  }
  return size / extentOf(points);
}

function partsOf(text: string): Parts {
  const parts: Parts = {
    bodies: [],
    obstacles: [],
    planes: [],
    size: -1,
    dt: 0.025,
    material: [1000, 1e5, 0.4],
    isFalling: false,
    gravity: true,
    friction: 0,
  };
  // What stands in a section concerns other solvers.
  const lines = text.replace(/^section[\s\S]*?^section end/gm, '').split('\n');
  for (const line of lines) take(parts, line.trim().split(/\s+/));
  return parts;
}

function take(parts: Parts, words: readonly string[]): void {
  switch (words[0]) {
    case 'size':
      parts.size = Number(words[1]);
      break;
    case 'time':
      parts.dt = Number(words[2]);
      break;
    case 'density':
      parts.material[0] = Number(words[1]);
      break;
    case 'stiffness':
      parts.material.splice(1, 2, ...at(words, 1, 2));
      break;
    case 'script':
      parts.isFalling = words[1] === 'fall' || words[1] === 'DCOFix';
      break;
    case 'turnOffGravity':
      parts.gravity = false;
      break;
    case 'selfFric':
      parts.friction = Number(words[1]);
      break;
    case 'halfSpace':
      parts.planes.push({ point: at(words, 1), normal: at(words, 4), friction: Number(words[8] ?? 0) });
      break;
    case 'meshCO':
      parts.obstacles.push({
        mesh: words[1],
        place: at(words, 2),
        scale: Number(words[5]),
        friction: Number(words[7] ?? 0),
        angles: words[8] === 'rotate' ? at(words, 9) : [0, 0, 0],
      });
      break;
    case 'shape':
      parts.bodies.push({
        mesh: words[2],
        place: [0, 0, 0],
        angles: [0, 0, 0],
        scale: [1, 1, 1],
        material: [],
      });
      break;
    default:
      if (words[0]?.startsWith('input/'))
        parts.bodies.push({
          mesh: words[0],
          place: at(words, 1),
          angles: at(words, 4),
          scale: at(words, 7),
          material: words[10] === 'material' ? at(words, 11) : [],
        });
  }
}
