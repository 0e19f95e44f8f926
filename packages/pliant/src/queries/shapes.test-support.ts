/** Small closed meshes and seeded poses for the tests of this folder. */
import { Random } from '../math/random.js';
import type { TriangleSource } from './triangle-source.js';

export interface TestMesh extends TriangleSource {
  readonly positions: Float64Array;
  readonly triangles: Uint32Array;
}

const BOX = [
  0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4, 2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7, 5,
];

/** Box with the given half extents and centre. */
export function box(hx: number, hy: number, hz: number, cx = 0, cy = 0, cz = 0): TestMesh {
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((i) => [
    cx + (i & 1 ? hx : -hx),
    cy + (i & 2 ? hy : -hy),
    cz + (i & 4 ? hz : -hz),
  ]);
  return { positions: Float64Array.from(corners), triangles: Uint32Array.from(BOX) };
}

/** Several meshes as one. */
export function joined(...parts: TestMesh[]): TestMesh {
  const positions: number[] = [];
  const triangles: number[] = [];
  for (const part of parts) {
    const shift = positions.length / 3;
    triangles.push(...Array.from(part.triangles, (v) => v + shift));
    positions.push(...part.positions);
  }
  return { positions: Float64Array.from(positions), triangles: Uint32Array.from(triangles) };
}

/** The same surface turned inside out: as a cavity of another. */
export function inverted(mesh: TestMesh): TestMesh {
  const triangles = mesh.triangles.slice();
  for (let t = 0; t < triangles.length; t += 3) {
    triangles[t] = mesh.triangles[t + 1];
    triangles[t + 1] = mesh.triangles[t];
  }
  return { positions: mesh.positions, triangles };
}

/** Sphere from an octahedron, each face split `levels` times into four. */
export function sphere(radius: number, levels: number): TestMesh {
  let points: number[][] = [
    [1, 0, 0],
    [-1, 0, 0],
    [0, 1, 0],
    [0, -1, 0],
    [0, 0, 1],
    [0, 0, -1],
  ];
  let faces = [0, 2, 4, 2, 1, 4, 1, 3, 4, 3, 0, 4, 2, 0, 5, 1, 2, 5, 3, 1, 5, 0, 3, 5];
  for (let level = 0; level < levels; level++) [points, faces] = splitFaces(points, faces);
  const positions = Float64Array.from(points.flat(), (x) => x * radius);
  return { positions, triangles: Uint32Array.from(faces) };
}

function splitFaces(points: number[][], faces: number[]): [number[][], number[]] {
  const out = points.slice();
  const middles = new Map<string, number>();
  const middle = (a: number, b: number): number => {
    const key = a < b ? `${a} ${b}` : `${b} ${a}`;
    let found = middles.get(key);
    if (found === undefined) {
      const m = [0, 1, 2].map((n) => out[a][n] + out[b][n]);
      const length = Math.hypot(m[0], m[1], m[2]);
      found = out.push(m.map((x) => x / length)) - 1;
      middles.set(key, found);
    }
    return found;
  };
  const next: number[] = [];
  for (let t = 0; t < faces.length; t += 3) {
    const [a, b, c] = [faces[t], faces[t + 1], faces[t + 2]];
    const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)];
    next.push(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca);
  }
  return [out, next];
}

/** Torus around z, or with `knot` a (2, 3) torus knot. */
export function torus(major: number, minor: number, along: number, around: number, knot = false): TestMesh {
  const positions = new Float64Array(3 * along * around);
  for (let i = 0; i < along; i++) {
    const s = (2 * Math.PI * i) / along;
    for (let j = 0; j < around; j++) {
      const t = (2 * Math.PI * j) / around;
      const bend = knot ? 0.35 * major * Math.cos(3 * s) : 0;
      const lift = knot ? 0.35 * major * Math.sin(3 * s) : 0;
      const turn = knot ? 2 * s : s;
      const r = major + bend + minor * Math.cos(t);
      positions.set(
        [r * Math.cos(turn), r * Math.sin(turn), lift + minor * Math.sin(t)],
        3 * (i * around + j),
      );
    }
  }
  const triangles: number[] = [];
  for (let i = 0; i < along; i++) {
    for (let j = 0; j < around; j++) {
      const a = i * around + j;
      const b = i * around + ((j + 1) % around);
      const c = ((i + 1) % along) * around + j;
      const d = ((i + 1) % along) * around + ((j + 1) % around);
      triangles.push(a, c, d, a, d, b);
    }
  }
  return { positions, triangles: Uint32Array.from(triangles) };
}

/** Volume enclosed by a closed mesh. */
export function volumeOf(mesh: TestMesh): number {
  let sum = 0;
  for (let t = 0; t < mesh.triangles.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => mesh.positions.subarray(3 * mesh.triangles[t + k]));
    sum +=
      a![0] * (b![1] * c![2] - b![2] * c![1]) +
      a![1] * (b![2] * c![0] - b![0] * c![2]) +
      a![2] * (b![0] * c![1] - b![1] * c![0]);
  }
  return sum / 6;
}

export interface TestPose {
  readonly position: [number, number, number];
  readonly rotation: [number, number, number, number];
}

/** A random rotation, and a random direction at the given distance. */
export function randomPose(random: Random, distance: number): TestPose {
  const ball = (n: number): number[] => {
    for (;;) {
      const v = Array.from({ length: n }, () => 2 * random.next() - 1);
      const length = Math.sqrt(v.reduce((sum, x) => sum + x * x, 0));
      if (length > 0.1 && length < 1) return v.map((x) => x / length);
    }
  };
  const [x, y, z] = ball(3) as [number, number, number];
  return {
    position: [distance * x, distance * y, distance * z],
    rotation: ball(4) as [number, number, number, number],
  };
}

export { Random };
