/**
 * Makes the faces of each shell agree, and closed shells look outwards. Faces are turned over from the first face of
 * the shell across edges of two faces; whichever way needs fewer faces turned wins, unless the shell is closed: then
 * its volume decides.
 *
 * A closed shell that lies in no other is turned outwards. A shell inside another may be a cavity (inward) or a body of
 * its own (outward); if its faces agreed already it is left as it was, else it becomes what its depth of nesting says.
 * A shell that can't agree with itself (a Möbius strip) is left with one seam.
 */
import { nextHalf, type TriangleAdjacency, triangleAdjacency } from '../adjacency.js';
import { windingNumber } from '../search/winding-number.js';
import { surfaceTopology } from '../topology.js';

export function orientShells(
  positions: Float64Array,
  given: Uint32Array,
): { triangles: Uint32Array; count: number } {
  const vertexCount = positions.length / 3;
  const adjacency = triangleAdjacency(given, vertexCount);
  const { shellOf, shellCount } = surfaceTopology(given, vertexCount, adjacency);
  const turned = agreement(given, adjacency);
  const members: number[][] = Array.from({ length: shellCount }, () => []);
  for (let t = 0; t < shellOf.length; t++) members[shellOf[t]].push(t);
  const triangles = given.slice();
  const wasConsistent = members.map((faces) => turnMinority(triangles, faces, turned));
  const isBalanced = balancedShells(triangles, adjacency, shellOf, shellCount);
  const closed = members
    .map((faces, s) => ({ faces, wasConsistent: wasConsistent[s] }))
    .filter((_, s) => isBalanced[s])
    .map((shell) => closedShell(positions, triangles, shell.faces, shell.wasConsistent));
  for (const shell of closed) {
    if (wantsTurning(positions, shell, closed)) for (const t of shell.faces) turnFace(triangles, 3 * t);
  }
  let count = 0;
  for (let t = 0; t < given.length; t += 3) if (triangles[t + 1] !== given[t + 1]) count++;
  return { triangles, count };
}

interface ClosedShell {
  readonly faces: readonly number[];
  readonly triangles: Uint32Array;
  readonly bounds: Float64Array;
  readonly volume: number;
  /** Its faces agreed as they were given. */
  readonly wasConsistent: boolean;
}

/** 1 for each face that must be turned over to agree with the first face of its shell. */
function agreement(triangles: Uint32Array, adjacency: TriangleAdjacency): Uint8Array {
  const count = triangles.length / 3;
  const turned = new Uint8Array(count);
  const seen = new Uint8Array(count);
  const queue = new Uint32Array(count);
  for (let seed = 0; seed < count; seed++) {
    if (seen[seed]) continue;
    let tail = 0;
    queue[tail++] = seed;
    seen[seed] = 1;
    for (let head = 0; head < tail; head++) {
      const t = queue[head];
      for (let h = 3 * t; h < 3 * t + 3; h++) {
        const u = adjacency.triangleNeighbours[h];
        if (u < 0 || seen[u]) continue;
        seen[u] = 1;
        turned[u] = runsFrom(triangles, u, triangles[h], triangles[nextHalf(h)]) ? 1 - turned[t] : turned[t];
        queue[tail++] = u;
      }
    }
  }
  return turned;
}

/** Turns the faces of a shell that the fewer others agree with. Returns whether all agreed already. */
function turnMinority(triangles: Uint32Array, faces: readonly number[], turned: Uint8Array): boolean {
  let turnedCount = 0;
  for (const t of faces) turnedCount += turned[t];
  const majority = 2 * turnedCount > faces.length ? 1 : 0;
  for (const t of faces) if (turned[t] !== majority) turnFace(triangles, 3 * t);
  return turnedCount === 0 || turnedCount === faces.length;
}

/** 1 for each shell along all of whose edges as many faces run one way as the other. */
function balancedShells(
  triangles: Uint32Array,
  { edges, edgeOffsets, edgeHalves }: TriangleAdjacency,
  shellOf: Uint32Array,
  shellCount: number,
): Uint8Array {
  const isBalanced = new Uint8Array(shellCount).fill(1);
  for (let e = 0; 2 * e < edges.length; e++) {
    let along = 0;
    for (let k = edgeOffsets[e]; k < edgeOffsets[e + 1]; k++) {
      along += runsFrom(triangles, Math.floor(edgeHalves[k] / 3), edges[2 * e], edges[2 * e + 1]) ? 1 : -1;
    }
    if (along !== 0) isBalanced[shellOf[Math.floor(edgeHalves[edgeOffsets[e]] / 3)]] = 0;
  }
  return isBalanced;
}

/**
 * Whether the triangle, which may have been turned over since its half-edges were numbered, runs from one vertex to the
 * other.
 */
function runsFrom(triangles: Uint32Array, t: number, from: number, to: number): boolean {
  for (let h = 3 * t; h < 3 * t + 3; h++) {
    if (triangles[h] === from && triangles[nextHalf(h)] === to) return true;
  }
  return false;
}

function closedShell(
  positions: Float64Array,
  triangles: Uint32Array,
  faces: readonly number[],
  wasConsistent: boolean,
): ClosedShell {
  const own = new Uint32Array(3 * faces.length);
  const bounds = Float64Array.of(Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity);
  for (let k = 0; k < own.length; k++) {
    own[k] = triangles[3 * faces[Math.floor(k / 3)] + (k % 3)];
    for (let c = 0; c < 3; c++) {
      const x = positions[3 * own[k] + c];
      bounds[c] = Math.min(bounds[c], x);
      bounds[3 + c] = Math.max(bounds[3 + c], x);
    }
  }
  return { faces, triangles: own, bounds, volume: enclosedVolume(positions, own, bounds), wasConsistent };
}

function wantsTurning(positions: Float64Array, shell: ClosedShell, shells: readonly ClosedShell[]): boolean {
  const probe = positions.subarray(3 * shell.triangles[0], 3 * shell.triangles[0] + 3);
  let depth = 0;
  for (const other of shells) {
    if (other === shell || !isWithin(probe, other.bounds)) continue;
    if (Math.abs(windingNumber(positions, other.triangles, probe)) > 0.5) depth++;
  }
  if (depth > 0 && shell.wasConsistent) return false;
  return shell.volume >= 0 !== (depth % 2 === 0);
}

function isWithin(point: Float64Array, bounds: Float64Array): boolean {
  for (let k = 0; k < 3; k++) if (point[k] < bounds[k] || point[k] > bounds[3 + k]) return false;
  return true;
}

/** Signed tetrahedra towards the middle of the box [m³]; no more than the shell's own vertices are read. */
function enclosedVolume(positions: Float64Array, triangles: Uint32Array, bounds: Float64Array): number {
  const [mx, my, mz] = [0, 1, 2].map((k) => (bounds[k] + bounds[3 + k]) / 2) as [number, number, number];
  let six = 0;
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [3 * triangles[t], 3 * triangles[t + 1], 3 * triangles[t + 2]];
    const [ax, ay, az] = [positions[a] - mx, positions[a + 1] - my, positions[a + 2] - mz];
    const [bx, by, bz] = [positions[b] - mx, positions[b + 1] - my, positions[b + 2] - mz];
    const [cx, cy, cz] = [positions[c] - mx, positions[c + 1] - my, positions[c + 2] - mz];
    six += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }
  return six / 6;
}

function turnFace(triangles: Uint32Array, at: number): void {
  const second = triangles[at + 1];
  triangles[at + 1] = triangles[at + 2];
  triangles[at + 2] = second;
}
