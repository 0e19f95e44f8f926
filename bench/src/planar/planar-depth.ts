/**
 * How deep do the vertices of one non-convex outline lie in another, and is the answer right? Two letters C in each other,
 * beside Rapier, where such a shape is a compound of convex pieces: the depth of a point is then its way to the nearest side of
 * a piece, and most of those sides are seams that lie inside the shape.
 */

import { Random } from 'pliant';
import { ExactQueries, FieldQueries, Polygon, type ProximityQueries } from 'pliant/planar';
import { type Contestant, compare } from '../harness/measure.js';
import { Peers } from '../harness/peer.js';
import { formatNumber } from '../harness/table.js';
import type { Benchmark, BenchResult, RunOptions, Verdict } from '../harness/types.js';

const NAME = 'planar-depth';
const PEER = '@dimforge/rapier2d-compat';
const OUTER = 1;
const INNER = 0.6;
/** Half of the opening [rad]. */
const OPENING = 0.5;
/** Error bound of the sampled fields [m]. */
const ERROR = 1e-3;
/** Single precision of the peer, on a shape of 2 m, with room [m]. */
const ROUNDING = 1e-5;

interface Pose {
  readonly angle: number;
  readonly x: number;
  readonly y: number;
}

export const benchmark: Benchmark = {
  name: NAME,
  sentence:
    'Depth of every vertex of a letter C inside another, in 200 poses, and the share of right answers.',
  async run(options) {
    const results: BenchResult[] = [];
    for (const pieces of options.quick ? [8] : [8, 32, 128]) results.push(await measure(pieces, options));
    return results;
  },
};

async function measure(pieces: number, { quick, seed, progress }: RunOptions): Promise<BenchResult> {
  progress(`${pieces} pieces`);
  const still = letterC(pieces);
  const poses = randomPoses(quick ? 20 : 200, seed);
  const loader = new Peers();
  const askers = new Map<string, DepthAsker>([
    ['pliant', ourAsker(new ExactQueries(), still, poses)],
    ['pliant (sampled fields)', ourAsker(new FieldQueries(ERROR), still, poses)],
  ]);
  const peer = await loader.load(PEER, () => rapierAsker(pieces, still, poses));
  if (peer !== undefined) askers.set(PEER, peer);
  const contestants: Record<string, Contestant> = {};
  for (const [name, ask] of askers) contestants[name] = { run: () => askAll(ask, poses.length) };
  const repeats = quick ? 3 : 21;
  const results = compare(contestants, { warmUp: 3, repeats, per: poses.length / 1000 });
  const truths = poses.map((pose) => trueDepths(still, moved(still, pose)));
  const verdicts: Record<string, Verdict> = {};
  for (const [name, ask] of askers) {
    verdicts[name] = judge(ask, truths, name === 'pliant (sampled fields)' ? ERROR : ROUNDING);
  }
  return {
    name: NAME,
    size: `two outlines of ${still.vertexCount} vertices`,
    unit: 'µs/pose',
    results,
    checks: {
      'vertices inside, all poses': truths.reduce((sum, list) => sum + list.length, 0),
      'pliant: every depth right': verdicts['pliant'].right,
    },
    verdicts,
    missing: loader.missing,
  };
}

/** Appends the depth of every penetrating vertex in pose `k`, those of the still letter first, in the order of vertices. */
type DepthAsker = (k: number, depths: number[]) => void;

const scratch: number[] = [];

function askAll(ask: DepthAsker, poses: number): number {
  let sum = 0;
  for (let k = 0; k < poses; k++) {
    scratch.length = 0;
    ask(k, scratch);
    sum += scratch.length;
  }
  return sum;
}

function ourAsker(queries: ProximityQueries, still: Polygon, poses: readonly Pose[]): DepthAsker {
  const outlines = poses.map((pose) => moved(still, pose));
  return (k, depths) => {
    const points = queries.bind(still, outlines[k]).penetrations();
    for (let row = 0; row < points.count; row++) {
      if (points.vertices[row] >= 0) depths.push(-points.distances[row]);
    }
  };
}

async function rapierAsker(pieces: number, still: Polygon, poses: readonly Pose[]): Promise<DepthAsker> {
  const { default: rapier } = await import('@dimforge/rapier2d-compat');
  await rapier.init();
  const world = new rapier.World({ x: 0, y: 0 });
  const quads = Array.from(
    { length: pieces },
    (_, k) => new rapier.ConvexPolygon(Float32Array.from(quadOf(k, pieces)), false),
  );
  const shape = rapier.ColliderDesc.compound(
    quads,
    quads.map(() => ({ x: 0, y: 0 })),
    quads.map(() => 0),
  );
  const [a, b] = [world.createCollider(shape), world.createCollider(shape)];
  const outlines = poses.map((pose) => moved(still, pose));
  const depthsIn = (collider: typeof a, points: Float64Array, depths: number[]) => {
    const point = { x: 0, y: 0 };
    for (let i = 0; i < points.length; i += 2) {
      point.x = points[i];
      point.y = points[i + 1];
      const found = collider.projectPoint(point, false);
      if (!found?.isInside) continue;
      depths.push(Math.hypot(found.point.x - point.x, found.point.y - point.y));
    }
  };
  return (k, depths) => {
    b.setTranslation(poses[k]);
    b.setRotation(poses[k].angle);
    depthsIn(b, still.positions, depths);
    depthsIn(a, outlines[k].positions, depths);
  };
}

/** By definition: the distance to the nearest point of all edges, for each vertex that a ray finds inside. */
function trueDepths(a: Polygon, b: Polygon): number[] {
  return [...depthsByDefinition(a.positions, b.positions), ...depthsByDefinition(b.positions, a.positions)];
}

function depthsByDefinition(points: Float64Array, ring: Float64Array): number[] {
  const depths: number[] = [];
  for (let i = 0; i < points.length; i += 2) {
    const [x, y] = [points[i], points[i + 1]];
    let inside = false;
    let nearest = Infinity;
    for (let j = 0; j < ring.length; j += 2) {
      const n = (j + 2) % ring.length;
      const [px, py, qx, qy] = [ring[j], ring[j + 1], ring[n], ring[n + 1]];
      if (py > y !== qy > y && x < px + ((y - py) / (qy - py)) * (qx - px)) inside = !inside;
      const [ex, ey] = [qx - px, qy - py];
      const t = Math.min(1, Math.max(0, ((x - px) * ex + (y - py) * ey) / (ex * ex + ey * ey)));
      nearest = Math.min(nearest, Math.hypot(x - px - t * ex, y - py - t * ey));
    }
    if (inside) depths.push(nearest);
  }
  return depths;
}

/** Answers are compared sorted: the deepest with the deepest; one too many or too few counts as wrong. */
function judge(ask: DepthAsker, truths: readonly number[][], tolerance: number): Verdict {
  let wrong = 0;
  let all = 0;
  let worst = 0;
  truths.forEach((truth, k) => {
    const answers: number[] = [];
    ask(k, answers);
    const [given, right] = [answers, truth].map((list) => list.slice().sort((p, q) => q - p));
    all += Math.max(given!.length, right!.length);
    for (let i = 0; i < Math.max(given!.length, right!.length); i++) {
      const error = Math.abs((given![i] ?? 0) - (right![i] ?? 0));
      worst = Math.max(worst, error);
      if (error > tolerance) wrong++;
    }
  });
  const share = ((100 * (all - wrong)) / all).toFixed(wrong === 0 ? 0 : 1);
  return {
    right: wrong === 0,
    words: `${share} % of depths right, worst ${formatNumber(1000 * worst)} mm off`,
  };
}

/** Corners of the piece between two spokes, anticlockwise. */
function quadOf(k: number, pieces: number): number[] {
  const [from, to] = [spoke(k, pieces), spoke(k + 1, pieces)];
  return [...at(INNER, from), ...at(OUTER, from), ...at(OUTER, to), ...at(INNER, to)];
}

const spoke = (k: number, pieces: number) => OPENING + (2 * (Math.PI - OPENING) * k) / pieces;
const at = (radius: number, angle: number) => [radius * Math.cos(angle), radius * Math.sin(angle)];

function letterC(pieces: number): Polygon {
  const spokes = Array.from({ length: pieces + 1 }, (_, k) => spoke(k, pieces));
  return Polygon.from([
    ...spokes.flatMap((angle) => at(OUTER, angle)),
    ...spokes
      .slice()
      .reverse()
      .flatMap((angle) => at(INNER, angle)),
  ]);
}

const moved = (polygon: Polygon, { angle, x, y }: Pose) => polygon.moved(angle, x, y);

/** Centres from nearly the same place to barely touching, every direction and turn. */
function randomPoses(count: number, seed: number): Pose[] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => {
    const [x, y] = at(random.uniform(0.1, 1.9), random.uniform(0, 2 * Math.PI));
    return { angle: random.uniform(0, 2 * Math.PI), x: x!, y: y! };
  });
}
