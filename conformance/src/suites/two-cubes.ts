/** ipc-toolkit's two cubes: crossing triangle pairs between the two parts, counted by exhaustion. */
import { MeshPair } from 'pliant/queries';
import { readSurface, type Surface } from '../reference-surface.js';
import { type SuiteResult, Tally } from '../suite.js';

const CROSSINGS = { far: 0, close: 0, intersecting: 96 } as const;

export function twoCubes(dataDir: string): SuiteResult {
  const tally = new Tally('two-cubes');
  for (const [name, expected] of Object.entries(CROSSINGS)) {
    const surface = readSurface(dataDir, `reference/ipc-toolkit/two-cubes-${name}.ply`);
    const [a, b] = parts(surface);
    const got = new MeshPair(a!, b!).trianglePairs().count;
    tally.case(got === expected, () => `${name}: ${got} pairs instead of ${expected}`);
  }
  return tally.result();
}

/** Splits a surface into its connected parts; all of them keep the whole vertex array. */
function parts(surface: Surface): Surface[] {
  const parent = Int32Array.from({ length: surface.positions.length / 3 }, (_, i) => i);
  const find = (v: number): number => {
    let root = v;
    while (parent[root] !== root) root = parent[root];
    return root;
  };
  const t = surface.triangles;
  for (let i = 0; i < t.length; i += 3) {
    parent[find(t[i + 1])] = find(t[i]);
    parent[find(t[i + 2])] = find(t[i]);
  }
  const byRoot = new Map<number, number[]>();
  for (let i = 0; i < t.length; i += 3) {
    const root = find(t[i]);
    if (!byRoot.has(root)) byRoot.set(root, []);
    byRoot.get(root)!.push(t[i], t[i + 1], t[i + 2]);
  }
  return [...byRoot.values()].map((list) => ({
    positions: surface.positions,
    triangles: Uint32Array.from(list),
  }));
}
