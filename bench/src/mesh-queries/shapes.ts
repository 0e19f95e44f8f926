/** Non-convex closed meshes for the benchmarks, made from a formula so that every run sees the same triangles. */
import type { Benchmark, BenchResult, RunOptions } from '../harness/types.js';

export interface BenchMesh {
  readonly positions: Float64Array;
  readonly triangles: Uint32Array;
}

/** Tube around a (p, q) torus knot, with `around · along · 2` triangles. */
export function torusKnot(along: number, around: number, p = 2, q = 3, radius = 0.18): BenchMesh {
  const positions = new Float64Array(3 * along * around);
  for (let i = 0; i < along; i++) {
    const s = (i / along) * 2 * Math.PI;
    const c = knotPoint(s, p, q);
    const ahead = knotPoint(s + 1e-3, p, q);
    const t = normalised([ahead[0] - c[0], ahead[1] - c[1], ahead[2] - c[2]]);
    const n = normalised(crossed(t, [c[0] + ahead[0], c[1] + ahead[1], c[2] + ahead[2]]));
    const b = crossed(t, n);
    for (let j = 0; j < around; j++) {
      const a = (j / around) * 2 * Math.PI;
      for (let k = 0; k < 3; k++)
        positions[3 * (i * around + j) + k] = c[k] + radius * (Math.cos(a) * n[k] + Math.sin(a) * b[k]);
    }
  }
  return { positions, triangles: torusTriangles(along, around) };
}

/** Sphere with bumps deep enough to make it non-convex, `2 · rings · segments` triangles or nearly so. */
export function blob(rings: number, segments: number): BenchMesh {
  const positions = new Float64Array(3 * (2 + (rings - 1) * segments));
  const put = (at: number, theta: number, phi: number) => {
    const r = 1 + 0.25 * Math.sin(3 * phi) * Math.sin(theta) ** 3 + 0.2 * Math.cos(5 * theta);
    positions[3 * at] = r * Math.sin(theta) * Math.cos(phi);
    positions[3 * at + 1] = r * Math.sin(theta) * Math.sin(phi);
    positions[3 * at + 2] = r * Math.cos(theta);
  };
  put(0, 0, 0);
  for (let i = 1; i < rings; i++)
    for (let j = 0; j < segments; j++)
      put(1 + (i - 1) * segments + j, (i / rings) * Math.PI, (j / segments) * 2 * Math.PI);
  put(positions.length / 3 - 1, Math.PI, 0);
  return { positions, triangles: sphereTriangles(rings, segments, positions.length / 3 - 1) };
}

function torusTriangles(along: number, around: number): Uint32Array {
  const triangles = new Uint32Array(6 * along * around);
  let k = 0;
  for (let i = 0; i < along; i++) {
    for (let j = 0; j < around; j++) {
      const a = i * around + j;
      const b = i * around + ((j + 1) % around);
      const c = ((i + 1) % along) * around + j;
      const d = ((i + 1) % along) * around + ((j + 1) % around);
      triangles.set([a, b, d, a, d, c], k);
      k += 6;
    }
  }
  return triangles;
}

function sphereTriangles(rings: number, segments: number, last: number): Uint32Array {
  const list: number[] = [];
  const at = (i: number, j: number) => 1 + (i - 1) * segments + (j % segments);
  for (let j = 0; j < segments; j++) list.push(0, at(1, j), at(1, j + 1));
  for (let i = 1; i < rings - 1; i++)
    for (let j = 0; j < segments; j++)
      list.push(at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j), at(i + 1, j + 1), at(i, j + 1));
  for (let j = 0; j < segments; j++) list.push(last, at(rings - 1, j + 1), at(rings - 1, j));
  return Uint32Array.from(list);
}

type Triple = [number, number, number];

function knotPoint(s: number, p: number, q: number): Triple {
  const r = 2 + Math.cos(q * s);
  return [0.5 * r * Math.cos(p * s), 0.5 * r * Math.sin(p * s), 0.5 * Math.sin(q * s)];
}

function normalised(v: Triple): Triple {
  const l = Math.hypot(v[0], v[1], v[2]);
  return [v[0] / l, v[1] / l, v[2] / l];
}

function crossed(a: Triple, b: Triple): Triple {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** The meshes all mesh benchmarks run on, by size. */
export function benchMeshes(quick: boolean): Record<string, BenchMesh> {
  if (quick)
    return { 'torus knot, 1,200 triangles': torusKnot(60, 10), 'blob, 1,200 triangles': blob(25, 25) };
  return {
    'torus knot, 12,000 triangles': torusKnot(300, 20),
    'blob, 12,000 triangles': blob(78, 78),
    'torus knot, 70,000 triangles': torusKnot(1000, 35),
    'blob, 70,000 triangles': blob(188, 187),
  };
}

/** The run of a benchmark that measures each of the meshes on its own. */
export function eachMesh(
  measure: (size: string, mesh: BenchMesh, options: RunOptions) => BenchResult,
): Benchmark['run'] {
  return async (options) =>
    Object.entries(benchMeshes(options.quick)).map(([size, mesh]) => {
      options.progress(size);
      return measure(size, mesh, options);
    });
}
