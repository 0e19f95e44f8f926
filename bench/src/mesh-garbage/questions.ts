/** Every mesh query as a call with a number: the number chooses the point or the pose, made beforehand. */
import { Random } from 'pliant';
import {
  ContinuousCollision,
  DistanceField,
  MeshPair,
  type MeshPenetrationMethod,
  MeshQuery,
  MeshScene,
  meshPenetration,
  rayHit,
  surfacePoint,
  TetQuery,
} from 'pliant/queries';
import { posesFromApartToDeep } from '../mesh-queries/poses.js';
import { type BenchMesh, blob, torusKnot } from '../mesh-queries/shapes.js';

export interface Question {
  readonly ask: (i: number) => unknown;
  /** Calls in one measurement: slow queries are asked less often. */
  readonly calls: number;
  /** The same question of small meshes: what a slow query calls once per question is compiled only after thousands. */
  readonly warmUp?: (i: number) => unknown;
}

export type Questions = Record<string, Question>;

const SPOTS = 64;
const FAR = 4;
/** Prime to the number of spots: few calls still see poses of all kinds. */
const SPREAD = 5;

export function meshQuestions(seed: number): Questions {
  const knot = torusKnot(60, 10);
  return {
    ...pointQuestions(knot, seed),
    ...pairQuestions(new MeshPair(knot, blob(16, 16)), '', seed),
    ...pairQuestions(deformedPair(knot), ', deformed', seed),
    ...otherQuestions(knot, seed),
  };
}

function pointQuestions(mesh: BenchMesh, seed: number): Questions {
  const query = new MeshQuery(mesh);
  const points = spots(seed, 2);
  const ends = spots(seed + 1, 2);
  const hit = rayHit();
  const spot = surfacePoint();
  const high = points.map((p) => p.map((x) => x + 0.2));
  const at = (i: number) => points[i % SPOTS];
  const to = (i: number) => ends[i % SPOTS];
  const visit = () => false;
  return {
    closestPoint: { calls: 4000, ask: (i) => query.closestPoint(at(i), spot) },
    signedDistance: { calls: 4000, ask: (i) => query.signedDistance(at(i), spot) },
    'signedDistance, by winding': {
      calls: 1000,
      ask: (i) => query.signedDistance(at(i), spot, Number.POSITIVE_INFINITY, 'winding'),
    },
    contains: { calls: 4000, ask: (i) => query.contains(at(i)) },
    windingNumber: { calls: 1000, ask: (i) => query.windingNumber(at(i)) },
    'windingNumber, exact': { calls: 500, ask: (i) => query.windingNumber(at(i), true) },
    raycast: { calls: 4000, ask: (i) => query.raycast(at(i), to(i), hit) },
    segmentcast: { calls: 4000, ask: (i) => query.segmentcast(at(i), to(i), hit) },
    segmentIntersects: { calls: 2000, ask: (i) => query.segmentIntersects(at(i), to(i)) },
    trianglesInBox: { calls: 4000, ask: (i) => query.trianglesInBox(at(i), high[i % SPOTS], visit) },
  };
}

function pairQuestions(pair: MeshPair, note: string, seed: number): Questions {
  const poses = posesFromApartToDeep(SPOTS, FAR, seed);
  const placed = (i: number) => pair.placeB(poses[i % SPOTS].position, poses[i % SPOTS].rotation);
  const small = new MeshPair(blob(5, 5), blob(4, 4));
  if (note !== '') for (const mesh of [small.a, small.b]) mesh.update();
  const depth = meshPenetration();
  const deep = (method: MeshPenetrationMethod, calls: number) => ({
    calls,
    ask: (i: number) => placed(SPREAD * i).penetration(depth, method),
    warmUp: (i: number) =>
      small.placeB(poses[i % SPOTS].position, poses[i % SPOTS].rotation).penetration(depth, method),
  });
  return {
    [`intersects${note}`]: { calls: 2000, ask: (i) => placed(i).intersects() },
    [`firstContact${note}`]: { calls: 2000, ask: (i) => placed(i).firstContact() },
    [`trianglePairs${note}`]: { calls: 1000, ask: (i) => placed(i).trianglePairs() },
    [`distance${note}`]: { calls: 1000, ask: (i) => placed(i).distance() },
    [`overlaps${note}`]: { calls: 1000, ask: (i) => placed(i).overlaps() },
    [`overlap${note}`]: { calls: 300, ask: (i) => placed(i).overlap() },
    [`penetration, signed-distance${note}`]: deep('signed-distance', 16),
    [`penetration, closest-feature${note}`]: deep('closest-feature', SPOTS),
    [`penetration, face-projection${note}`]: deep('face-projection', 300),
    [`separation${note}`]: {
      calls: 16,
      ask: (i) => placed(3 * SPREAD * i).separation(),
      warmUp: (i) => small.placeB(poses[i % SPOTS].position, poses[i % SPOTS].rotation).separation(),
    },
  };
}

/** The same meshes after an update that leaves them where they are: searched with refitted boxes from then on. */
function deformedPair(mesh: BenchMesh): MeshPair {
  const pair = new MeshPair(mesh, blob(16, 16));
  pair.a.update();
  pair.b.update();
  return pair;
}

function otherQuestions(mesh: BenchMesh, seed: number): Questions {
  const points = spots(seed + 2, 1.5);
  const scene = sceneOf(mesh, seed);
  const field = new DistanceField(new MeshQuery(mesh), { cell: 0.2 });
  const options = { enclosure: true };
  const gradient = new Float64Array(3);
  const tets = new TetQuery({
    positions: Float64Array.of(-2, -2, -2, 2, -2, -2, -2, 2, -2, -2, -2, 2),
    tets: Uint32Array.of(0, 1, 2, 3),
  });
  const ccd = new ContinuousCollision();
  const corners = Array.from({ length: SPOTS }, (_, i) => moving(seed + i));
  const start = (i: number) => corners[i % SPOTS][0];
  const end = (i: number) => corners[i % SPOTS][1];
  const visit = () => false;
  return {
    'MeshScene.collide': { calls: 400, ask: () => scene.collide(options) },
    'DistanceField.value': { calls: 4000, ask: (i) => field.value(points[i % SPOTS]) },
    'DistanceField.valueAndGradient': {
      calls: 4000,
      ask: (i) => field.valueAndGradient(points[i % SPOTS], gradient),
    },
    'TetQuery.tetsAt': { calls: 4000, ask: (i) => tets.tetsAt(points[i % SPOTS], visit) },
    'ContinuousCollision.vertexFace': {
      calls: 1000,
      ask: (i) => ccd.vertexFace(start(i), end(i), 0, 3, 6, 9),
    },
    'ContinuousCollision.edgeEdge': { calls: 1000, ask: (i) => ccd.edgeEdge(start(i), end(i), 0, 3, 6, 9) },
  };
}

function sceneOf(mesh: BenchMesh, seed: number): MeshScene {
  const scene = new MeshScene();
  const shared = new MeshQuery(mesh);
  for (const pose of posesFromApartToDeep(3, FAR, seed)) scene.add(shared, pose);
  return scene;
}

/** Four corners at the start and at the end of a step, close enough to meet in about half of the cases. */
function moving(seed: number): [Float64Array, Float64Array] {
  const random = new Random(seed);
  const corners = () => Float64Array.from({ length: 12 }, () => 2 * random.next() - 1);
  return [corners(), corners()];
}

function spots(seed: number, half: number): Float64Array[] {
  const random = new Random(seed);
  return Array.from({ length: SPOTS }, () =>
    Float64Array.from({ length: 3 }, () => half * (2 * random.next() - 1)),
  );
}
