/** Pairs of boxes and balls with answers printed in the test suites of other engines. */
import { ShapePair, ShapeQuery } from 'pliant/queries';
import type { DataFolder } from '../data-folder.js';
import type { Suite, SuiteResult } from '../types.js';

type Vec3 = [number, number, number];
type Turn = [number, number, number, number];

interface BoxCase {
  readonly name: string;
  readonly sizeA: Vec3;
  readonly qA: Turn;
  readonly tA: Vec3;
  readonly sizeB: Vec3;
  readonly qB: Turn;
  readonly tB: Vec3;
  readonly depth_SAT_exact?: number;
  readonly signed_distance?: number;
}

interface Placed {
  readonly sphere?: number;
  readonly box_half?: Vec3;
  readonly pos: Vec3;
}

interface GjkCase {
  readonly name: string;
  readonly a: Placed;
  readonly b: Placed;
  readonly distance: number;
}

const TOLERANCE = 1e-6;

export const suite: Suite = {
  name: 'known-boxes',
  sentence: 'Depths and distances of boxes and balls printed in the test suites of libccd, coal and MuJoCo.',
  run,
};

async function run(data: DataFolder): Promise<SuiteResult> {
  const known = await data.json<{ box_box: BoxCase[]; mujoco_gjk: GjkCase[] }>(
    'reference/oracles/known_cases.json',
  );
  const pair = new ShapePair();
  const failed: string[] = [];
  let cases = 0;
  const compare = (name: string, a: ShapeQuery, b: ShapeQuery, wanted: number) => {
    cases++;
    const { distance } = pair.distance(a, b);
    if (!(Math.abs(distance - wanted) <= TOLERANCE)) failed.push(`${name}: ${distance}, not ${wanted}`);
  };
  for (const box of known.box_box) {
    const wanted = wantedOf(box);
    if (wanted === undefined) continue;
    compare(box.name, boxAt(box.sizeA, box.qA, box.tA), boxAt(box.sizeB, box.qB, box.tB), wanted);
  }
  for (const { name, a, b, distance } of known.mujoco_gjk) compare(name, placed(a), placed(b), distance);
  return { suite: suite.name, cases, passed: cases - failed.length, failed, notes: [] };
}

/** Signed: depths are negative. */
function wantedOf(box: BoxCase): number | undefined {
  return box.depth_SAT_exact !== undefined ? -box.depth_SAT_exact : box.signed_distance;
}

function boxAt(size: Vec3, [w, x, y, z]: Turn, at: Vec3): ShapeQuery {
  return new ShapeQuery({ kind: 'box', halfExtents: size.map((s) => s / 2) }).place(at, [x, y, z, w]);
}

function placed({ sphere, box_half, pos }: Placed): ShapeQuery {
  return new ShapeQuery(
    sphere !== undefined
      ? { kind: 'sphere', radius: sphere }
      : { kind: 'box', halfExtents: box_half ?? [1, 1, 1] },
  ).place(pos);
}
