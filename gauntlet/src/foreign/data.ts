/** The folder of foreign scenes and meshes, which need not be there: families that read it say so and are skipped. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MeshData, readMesh } from 'pliant/io';

/** Beside the repository, or where the environment says. */
export const DATA =
  process.env['PLIANT_DATA'] ?? fileURLToPath(new URL('../../../../shared/data', import.meta.url));

export const hasData = (path: string): boolean => existsSync(join(DATA, path));

export const skippedWithout = (path: string) => (): string | undefined =>
  hasData(path)
    ? undefined
    : `There is no folder '${path}' of foreign data beside the repository (or in PLIANT_DATA).`;

export const textOf = (path: string): string => readFileSync(join(DATA, path), 'utf8');

/** All files below a folder that end so, sorted, so that a seed means the same file everywhere. */
export function filesBelow(
  path: string,
  ends: readonly string[],
  largest = Number.POSITIVE_INFINITY,
): string[] {
  const list: string[] = [];
  const visit = (folder: string) => {
    for (const entry of readdirSync(join(DATA, folder), { withFileTypes: true })) {
      const inner = `${folder}/${entry.name}`;
      if (entry.isDirectory()) visit(inner);
      else if (ends.some((end) => entry.name.endsWith(end)) && statSync(join(DATA, inner)).size <= largest)
        list.push(inner);
    }
  };
  visit(path);
  return list.sort();
}

const meshes = new Map<string, MeshData>();

export function meshOf(path: string): MeshData {
  const known = meshes.get(path) ?? readMesh(path, readFileSync(join(DATA, path)));
  meshes.set(path, known);
  return known;
}

/** Middle of the volume inside a closed surface, and the volume itself; of the points where there is none. */
export function middleOf(
  positions: ArrayLike<number>,
  triangles: ArrayLike<number>,
): { middle: number[]; volume: number } {
  const sum = [0, 0, 0];
  let volume = 0;
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => [0, 1, 2].map((axis) => positions[3 * triangles[t + k] + axis]));
    const v =
      (a[0] * (b[1] * c[2] - b[2] * c[1]) +
        a[1] * (b[2] * c[0] - b[0] * c[2]) +
        a[2] * (b[0] * c[1] - b[1] * c[0])) /
      6;
    volume += v;
    for (let axis = 0; axis < 3; axis++) sum[axis] += (v * (a[axis] + b[axis] + c[axis])) / 4;
  }
  return { middle: sum.map((x) => (volume === 0 ? 0 : x / volume)), volume };
}

/** Longest edge of the box around points. */
export function extentOf(positions: ArrayLike<number>): number {
  const [low, high] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  for (let i = 0; i < positions.length; i++) {
    low[i % 3] = Math.min(low[i % 3], positions[i]);
    high[i % 3] = Math.max(high[i % 3], positions[i]);
  }
  return Math.max(...[0, 1, 2].map((k) => high[k] - low[k]));
}

/** Whether every edge has a triangle on either side, once each way. */
export function isClosed(triangles: ArrayLike<number>): boolean {
  const edges = new Set<string>();
  for (let t = 0; t < triangles.length; t += 3) {
    for (let k = 0; k < 3; k++) {
      const key = `${triangles[t + k]} ${triangles[t + ((k + 1) % 3)]}`;
      if (edges.has(key)) return false;
      edges.add(key);
    }
  }
  for (const key of edges) {
    const [a, b] = key.split(' ');
    if (!edges.has(`${b} ${a}`)) return false;
  }
  return edges.size > 0;
}
