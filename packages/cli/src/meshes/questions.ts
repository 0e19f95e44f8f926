/** The questions that `pliant query` answers. Each gives an object for `--json` and lines for people. */
import { TetMesh, TriangleMesh } from 'pliant';
import { type MeshPenetrationMethod, MeshQuery, PairList, surfacePoint } from 'pliant/queries';
import { refusal } from '../failure.js';
import { plural, significant, vector } from '../run/quantities.js';
import type { MeshFile } from './mesh-file.js';
import { pairOf, solidIn, surfaceIn } from './surface-input.js';
import type { Pose } from './vectors.js';

export interface QueryInput {
  readonly a: MeshFile;
  readonly b?: MeshFile | undefined;
  readonly pose: Pose;
  readonly points: readonly (readonly number[])[];
  readonly method: MeshPenetrationMethod;
}

export interface Answer {
  readonly result: object;
  readonly lines: readonly string[];
}

export interface Question {
  readonly sentence: string;
  /** How many meshes it is about. */
  readonly meshes: readonly [least: number, most: number];
  readonly answer: (input: QueryInput) => Answer;
}

/** Most triangle pairs that are printed one by one; `--json` has them all. */
const SHOWN = 10;

/** As many digits as f64 needs, for numbers that others compute with. */
const exact = (values: ArrayLike<number>): number[] => Array.from(values, (x) => x + 0);

function distance({ a, b, pose }: QueryInput): Answer {
  const pair = pairOf(surfaceIn(a), surfaceIn(b!), pose);
  const found = pair.distance();
  const { triangleA, triangleB } = found;
  const [pointA, pointB] = [exact(found.pointA), exact(found.pointB)];
  const overlaps = pair.overlaps();
  const lines = [`distance ${found.distance} m between ${vector(pointA)} and ${vector(pointB)}`];
  if (overlaps && found.distance > 0) lines.push('one mesh is inside the other');
  return { result: { distance: found.distance, overlaps, pointA, pointB, triangleA, triangleB }, lines };
}

function pairs({ a, b, pose }: QueryInput): Answer {
  const found = pairOf(surfaceIn(a), surfaceIn(b!), pose).trianglePairs(new PairList());
  found.sort();
  const list: [number, number][] = [];
  found.forEach((i, j) => {
    list.push([i, j]);
  });
  const shown = list.slice(0, SHOWN).map(([i, j]) => `  ${i} ${j}`);
  if (list.length > SHOWN) shown.push(`  … and ${list.length - SHOWN} more; --json lists them all`);
  return {
    result: { count: list.length, pairs: list },
    lines: [`${plural(list.length, 'pair')} of intersecting triangles`, ...shown],
  };
}

function depth({ a, b, pose, method }: QueryInput): Answer {
  const pair = pairOf(solidIn(a, 'inside'), solidIn(b!, 'inside'), pose);
  if (!pair.overlaps())
    return { result: { overlaps: false, depth: 0 }, lines: ['the meshes do not overlap'] };
  const found = pair.penetration(undefined, method);
  const out = pair.separation();
  const { triangleA, triangleB, error } = found;
  const [direction, pointA, pointB] = [exact(found.direction), exact(found.pointA), exact(found.pointB)];
  const separation = { distance: out.distance, direction: exact(out.direction) };
  return {
    result: {
      overlaps: true,
      method,
      depth: found.depth,
      error,
      direction,
      pointA,
      pointB,
      triangleA,
      triangleB,
      separation,
    },
    lines: [
      `depth ${found.depth} m at ${vector(pointA)}, the way out there is ${vector(direction)}`,
      `moving the first mesh ${significant(out.distance)} m along ${vector(separation.direction)} separates them`,
    ],
  };
}

function signedDistances({ a, points }: QueryInput): Answer {
  if (points.length === 0)
    throw refusal('The question sdf needs points: --point x,y,z, as often as you like.');
  const query = new MeshQuery(surfaceIn(a));
  const answers = points.map((point) => {
    const at = surfacePoint();
    const value = query.signedDistance(point, at);
    return {
      point,
      distance: value,
      closest: exact(at.point),
      normal: exact(at.normal),
      triangle: at.triangle,
    };
  });
  const lines = answers.map(
    ({ point, distance: d, closest }) => `${vector(point)}: ${d} m, closest point ${vector(closest)}`,
  );
  // Where a surface has holes, inside is where it goes round a point more than half.
  const sign = query.closed ? 'pseudonormal' : 'winding';
  return { result: { sign, points: answers }, lines };
}

function volume({ a, b, pose }: QueryInput): Answer {
  if (b) {
    const common = pairOf(solidIn(a, 'volume'), solidIn(b, 'volume'), pose).overlapVolume();
    return { result: { overlapVolume: common }, lines: [`overlap volume ${common} m³`] };
  }
  const { positions, triangles } = solidIn(a, 'volume');
  const mesh = new TriangleMesh({ positions, triangles });
  const { volume: enclosed, area } = mesh;
  const centreOfMass = enclosed > 0 ? exact(mesh.repair().mesh.centreOfMass) : undefined;
  const lines = [`volume ${enclosed} m³, area ${area} m²`];
  if (centreOfMass) lines.push(`centre of mass ${vector(centreOfMass)}`);
  else lines.push('the faces look inwards; turn them to get a positive volume');
  return { result: { volume: enclosed, area, centreOfMass }, lines };
}

function diagnose({ a }: QueryInput): Answer {
  const { data } = a;
  if (data.kind === 'points') surfaceIn(a);
  const found = data.kind === 'tets' ? new TetMesh(data).diagnose() : new TriangleMesh(data).diagnose();
  const faults = found.faults.map(({ kind, count, sentence, indices }) => ({
    kind,
    count,
    sentence,
    indices: [...indices],
  }));
  const lines = [found.isSound ? 'sound' : 'not sound', ...faults.map(({ sentence }) => `  ${sentence}`)];
  return { result: { sound: found.isSound, faults }, lines };
}

export const QUESTIONS: Readonly<Record<string, Question>> = {
  distance: { sentence: 'smallest distance of two surfaces, and where', meshes: [2, 2], answer: distance },
  pairs: { sentence: 'all pairs of intersecting triangles', meshes: [2, 2], answer: pairs },
  depth: {
    sentence: 'how deep the first mesh is in the second, and the way out',
    meshes: [2, 2],
    answer: depth,
  },
  sdf: { sentence: 'signed distance of points, negative inside', meshes: [1, 1], answer: signedDistances },
  volume: { sentence: 'volume of one mesh, or common volume of two', meshes: [1, 2], answer: volume },
  diagnose: { sentence: 'everything that is wrong with a mesh', meshes: [1, 1], answer: diagnose },
};
