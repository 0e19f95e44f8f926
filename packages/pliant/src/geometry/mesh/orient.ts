/**
 * Makes the faces of each shell agree, and closed shells look outwards. Faces are turned over from the first face of the shell
 * across edges of two faces; whichever way needs fewer faces turned wins, unless the shell is closed: then its volume decides.
 *
 * A closed shell that lies in no other is turned outwards. A shell inside another may be a cavity (inward) or a body of its own
 * (outward); if its faces agreed already it is left as it was, else it becomes what its depth of nesting says.
 * A shell that can't agree with itself (a Möbius strip) is left with one seam.
 */
import { nextHalf, type TriangleAdjacency, triangleAdjacency } from './adjacency.js';
import { surfaceMoments } from './measures.js';
import { surfaceTopology } from './topology.js';
import { windingNumber } from './winding-number.js';

export function orientShells(
  positions: Float64Array,
  given: Uint32Array,
): { triangles: Uint32Array; count: number } {
  const vertexCount = positions.length / 3;
  const adjacency = triangleAdjacency(given, vertexCount);
  const { shellOf, shellCount } = surfaceTopology(given, vertexCount, adjacency);
  const turned = agreement(given, adjacency);
  const members: number[][] = Array.from({ length: shellCount }, () => []);
  for (let t = 0; t < shellOf.length; t++) members[shellOf[t]!]!.push(t);
  const shells = members.map((faces) => unify(positions, given, faces, turned));
  for (const shell of shells) {
    if (shell.isBalanced && wantsTurning(positions, shell, shells)) turnShell(shell);
  }
  const triangles = given.slice();
  let count = 0;
  for (const shell of shells) {
    for (let k = 0; k < shell.faces.length; k++) {
      const t = 3 * shell.faces[k]!;
      triangles.set(shell.triangles.subarray(3 * k, 3 * k + 3), t);
      if (triangles[t + 1] !== given[t + 1]) count++;
    }
  }
  return { triangles, count };
}

interface Shell {
  readonly faces: readonly number[];
  readonly triangles: Uint32Array;
  readonly isBalanced: boolean;
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
      const t = queue[head]!;
      for (let h = 3 * t; h < 3 * t + 3; h++) {
        const u = adjacency.triangleNeighbours[h]!;
        if (u < 0 || seen[u]) continue;
        seen[u] = 1;
        turned[u] = runsSameWay(triangles, h, u) ? 1 - turned[t]! : turned[t]!;
        queue[tail++] = u;
      }
    }
  }
  return turned;
}

function runsSameWay(triangles: Uint32Array, h: number, u: number): boolean {
  const from = triangles[h];
  const to = triangles[nextHalf(h)];
  for (let g = 3 * u; g < 3 * u + 3; g++) {
    if (triangles[g] === from && triangles[nextHalf(g)] === to) return true;
  }
  return false;
}

function unify(
  positions: Float64Array,
  given: Uint32Array,
  faces: readonly number[],
  turned: Uint8Array,
): Shell {
  const triangles = new Uint32Array(3 * faces.length);
  let turnedCount = 0;
  for (const t of faces) turnedCount += turned[t]!;
  const majority = 2 * turnedCount > faces.length ? 1 : 0;
  for (let k = 0; k < faces.length; k++) {
    const t = faces[k]!;
    triangles.set(given.subarray(3 * t, 3 * t + 3), 3 * k);
    if (turned[t] !== majority) turnFace(triangles, 3 * k);
  }
  const vertexCount = positions.length / 3;
  const { isBalanced } = surfaceTopology(triangles, vertexCount, triangleAdjacency(triangles, vertexCount));
  return { faces, triangles, isBalanced, wasConsistent: turnedCount === 0 || turnedCount === faces.length };
}

function wantsTurning(positions: Float64Array, shell: Shell, shells: readonly Shell[]): boolean {
  const isOutward = surfaceMoments(positions, shell.triangles).volume >= 0;
  const probe = positions.subarray(3 * shell.triangles[0]!, 3 * shell.triangles[0]! + 3);
  let depth = 0;
  for (const other of shells) {
    if (other === shell || !other.isBalanced) continue;
    if (Math.abs(windingNumber(positions, other.triangles, probe)) > 0.5) depth++;
  }
  if (depth > 0 && shell.wasConsistent) return false;
  return isOutward !== (depth % 2 === 0);
}

function turnShell(shell: Shell): void {
  for (let k = 0; k < shell.triangles.length; k += 3) turnFace(shell.triangles, k);
}

function turnFace(triangles: Uint32Array, at: number): void {
  const second = triangles[at + 1]!;
  triangles[at + 1] = triangles[at + 2]!;
  triangles[at + 2] = second;
}
