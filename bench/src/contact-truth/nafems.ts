/**
 * Two contact benchmarks of NAFEMS (Konter 2006) by statics, in metres and newtons: a slice of one layer of cells, held on
 * both sides along its normal, stands for plane strain and for a body of revolution.
 *
 *   1  cylinder (R 50 mm, 210 GPa) on a block (200 × 200 mm, 70 GPa), 35 kN/mm: Hertz's half width and peak pressure
 *   2  punch (Ø 100 × 100 mm, fillet 10 mm) on a foundation (Ø 200 × 200 mm), 100 MPa: how far the centre sinks
 */
import { type Body, type TetMesh, World } from 'pliant';
import { type StaticSupport, solveStatic } from 'pliant/exact';
import { graded, gridMesh, verticesWhere } from './grid-mesh.js';

const MM = 1e-3;
const STEEL = 210e9;
const SOFT = 70e9;
const NU = 0.3;
type Point = readonly [number, number];

/** Places between the four sides of a region: Coons' patch. u runs along bottom and top, v along left and right. */
function patch(
  sides: Readonly<Record<'bottom' | 'top' | 'left' | 'right', (s: number) => Point>>,
): (u: number, v: number) => Point {
  const { bottom, top, left, right } = sides;
  return (u, v) => {
    const at = (k: 0 | 1) =>
      (1 - v) * bottom(u)[k] +
      v * top(u)[k] +
      (1 - u) * left(v)[k] +
      u * right(v)[k] -
      (1 - u) * ((1 - v) * bottom(0)[k] + v * top(0)[k]) -
      u * ((1 - v) * bottom(1)[k] + v * top(1)[k]);
    return [at(0), at(1)];
  };
}

/** Forces of an even pressure down on the boundary triangles for which `isThere` holds. */
function press(body: Body, mesh: TetMesh, pressure: number, isThere: (y: number) => boolean): number {
  const { positions, vertexCount } = mesh;
  const { triangles } = mesh.boundary();
  const force = new Float64Array(vertexCount);
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = triangles.subarray(t, t + 3);
    if (![a, b, c].every((v) => isThere(positions[3 * v + 1]))) continue;
    const side = (p: number, q: number) => [0, 2].map((i) => positions[3 * q + i] - positions[3 * p + i]);
    const [u, v] = [side(a, b), side(a, c)];
    const area = 0.5 * Math.abs(u[0] * v[1] - u[1] * v[0]);
    for (const corner of [a, b, c]) force[corner] += (pressure * area) / 3;
  }
  force.forEach((f, v) => {
    if (f > 0) body.pull(v, [0, -f, 0]);
  });
  return force.reduce((sum, f) => sum + f, 0);
}

function add(world: World, mesh: TetMesh, youngsModulus: number, friction: number): Body {
  const model = { kind: 'fem', youngsModulus, poissonRatio: NU, law: 'co-rotational' } as const;
  return world.add({ kind: 'soft', mesh, model, friction, density: 1 });
}

export interface CylinderResult {
  readonly tets: number;
  /** Half width and peak pressure over Hertz's. */
  readonly width: number;
  readonly peak: number;
  readonly converged: boolean;
}

/** `n` cells over 8 mm of contact. */
export function cylinderOnBlock(n: number): CylinderResult {
  const [R, far, thick] = [50 * MM, 100 * MM, 1 * MM];
  const fine = (8 * MM) / n;
  const across = [
    ...Array.from({ length: n }, (_, k) => k * fine),
    ...graded(n, far - 8 * MM, 1.2 * fine).map((x) => x + 8 * MM),
  ];
  const depth = graded(2 * n, 2 * far, fine);
  const block = gridMesh({
    cells: [2 * n, 2 * n, 1],
    place: (i, j, k) => [across[i], -depth[j], k * thick],
  });
  // Along the arc to 60°, over the same places as the block near the contact.
  const arc = (angle: number): Point => [R * Math.sin(angle), R - R * Math.cos(angle)];
  const end = Math.PI / 3;
  const along = [
    ...Array.from({ length: n }, (_, k) => Math.asin((k * fine) / R)),
    ...graded(n, end - Math.asin((8 * MM) / R), (1.2 * fine) / R).map((a) => a + Math.asin((8 * MM) / R)),
  ];
  const up = graded(2 * n, 1, fine / R);
  const place = patch({
    bottom: (u) => arc(u * end),
    top: (u) => [u * R, R],
    left: (v) => [0, v * R],
    right: (v) => arc(end + v * (Math.PI / 2 - end)),
  });
  const cylinder = gridMesh({
    cells: [2 * n, 2 * n, 1],
    place: (i, j, k) => [place(along[i] / end, up[j])[0], place(along[i] / end, up[j])[1] + 1e-7, k * thick],
  });
  const world = new World({ gravity: [0, 0, 0] });
  const low = add(world, block, SOFT, 0);
  const high = add(world, cylinder, STEEL, 0);
  for (const v of verticesWhere(block, (_, y) => y < -2 * far + 1e-9)) low.fix(v);
  const load = 35e3 / MM;
  press(high, cylinder, load / (2 * R), (y) => y > R + 0.5e-7);
  const supports = [low, high].flatMap((body, k): StaticSupport[] => {
    const mesh = k === 0 ? block : cylinder;
    return [
      { body, vertices: verticesWhere(mesh, (x) => x < 1e-12), direction: [1, 0, 0] },
      { body, vertices: verticesWhere(mesh, () => true), direction: [0, 0, 1] },
    ];
  });
  const { converged } = solveStatic(world, { supports });
  const modulus = 1 / ((1 - NU * NU) / STEEL + (1 - NU * NU) / SOFT);
  const a = Math.sqrt((4 * load * R) / (Math.PI * modulus));
  const peak = (2 * load) / (Math.PI * a);
  const { width, top } = fitHertz(low, block, across, thick);
  return { tets: block.tetCount + cylinder.tetCount, width: width / a, peak: top / peak, converged };
}

/** Half width and peak of p² = p₀² (1 − x²/a²) through the pressures at the vertices of the top. */
function fitHertz(
  body: Body,
  mesh: TetMesh,
  across: readonly number[],
  thick: number,
): { width: number; top: number } {
  const forces = body.field('contactForce');
  const points = across.map((x, i) => {
    const vertices = verticesWhere(mesh, (px, py) => py === 0 && Math.abs(px - x) < 1e-12);
    const half = (i > 0 ? across[i] - across[i - 1] : 0) + (i + 1 < across.length ? across[i + 1] - x : 0);
    const force = vertices.reduce((sum, v) => sum - forces[3 * v + 1], 0);
    const at = vertices.reduce((sum, v) => sum + body.positions[3 * v], 0) / vertices.length;
    return { x: at, p: force / (0.5 * half * thick) };
  });
  const most = Math.max(...points.map(({ p }) => p));
  const used = points.filter(({ p }) => p > 0.3 * most);
  const mean = (value: (point: { x: number; p: number }) => number) =>
    used.reduce((sum, point) => sum + value(point), 0) / used.length;
  const mx = mean(({ x }) => x * x);
  const mp = mean(({ p }) => p * p);
  const slope = mean(({ x, p }) => (x * x - mx) * (p * p - mp)) / mean(({ x }) => (x * x - mx) ** 2);
  const square = mp - slope * mx;
  return { top: Math.sqrt(square), width: Math.sqrt(-square / slope) };
}

export interface PunchResult {
  readonly tets: number;
  /** How far the centre of the foundation goes [mm]. */
  readonly centre: number;
  readonly converged: boolean;
}

/** `n` cells over the 20 mm around the edge of the contact. */
export function punchOnFoundation(n: number, friction: number): PunchResult {
  const angle = (8 * Math.PI) / 180;
  const [flat, fillet] = [40 * MM, 10 * MM];
  const fine = (20 * MM) / n;
  const inner = graded(n, 30 * MM, fine).map((x) => 30 * MM - x);
  const radii = [...inner.reverse(), ...Array.from({ length: n }, (_, k) => 30 * MM + (k + 1) * fine)];
  const outward = [
    ...radii,
    ...graded(n, 50 * MM, fine)
      .slice(1)
      .map((x) => 50 * MM + x),
  ];
  const depth = graded(2 * n, 200 * MM, fine);
  const turned = (r: number, y: number, k: number): [number, number, number] => {
    const a = (k - 0.5) * angle;
    return [r * Math.cos(a), y, r * Math.sin(a)];
  };
  const foundation = gridMesh({
    cells: [outward.length - 1, 2 * n, 1],
    place: (i, j, k) => turned(outward[i], -depth[j], k),
  });
  const rise = (r: number) =>
    r <= flat ? 0 : fillet - Math.sqrt(Math.max(0, fillet * fillet - (r - flat) * (r - flat)));
  const up = graded(2 * n, 1, (0.5 * fine) / (100 * MM));
  const punch = gridMesh({
    cells: [radii.length - 1, 2 * n, 1],
    place: (i, j, k) => {
      const low = rise(radii[i]);
      return turned(radii[i], low + up[j] * (100 * MM - low) + 1e-7, k);
    },
  });
  const world = new World({ gravity: [0, 0, 0] });
  const low = add(world, foundation, SOFT, friction);
  const high = add(world, punch, STEEL, friction);
  for (const v of verticesWhere(foundation, (_, y) => y < -200 * MM + 1e-9)) low.fix(v);
  press(high, punch, 100e6, (y) => y > 100 * MM);
  const supports = [low, high].flatMap((body, k): StaticSupport[] =>
    [-0.5, 0.5].map((side) => ({
      body,
      vertices: verticesWhere(k === 0 ? foundation : punch, (x, _, z) => {
        const off = z * Math.cos(side * angle) - x * Math.sin(side * angle);
        return Math.abs(off) < 1e-9;
      }),
      direction: [-Math.sin(side * angle), 0, Math.cos(side * angle)] as [number, number, number],
    })),
  );
  const { converged } = solveStatic(world, { supports });
  const [centre] = verticesWhere(foundation, (x, y, z) => y === 0 && Math.hypot(x, z) < 1e-9);
  return {
    tets: foundation.tetCount + punch.tetCount,
    centre: low.positions[3 * centre + 1] / MM,
    converged,
  };
}
