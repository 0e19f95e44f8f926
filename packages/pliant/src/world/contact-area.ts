/** Which share of the area of contact a row stands for, as bodies stand now. */
import { isMolecules } from '../bodies/layout.js';
import { atan2 } from '../math/inverse-trigonometry.js';
import { PI } from '../math/scalar.js';
import { AnchoredContacts, type Contacts } from '../narrowphase/index.js';
import type { TetTopology } from '../narrowphase/tetrahedra/topology.js';
import type { Simulation } from '../simulation.js';

/** Areas for one reading of a world's contacts; what belongs to a body is worked out once. */
export class ContactAreas {
  /** Triangles at each vertex of a body. */
  private readonly faces = new Map<number, readonly number[][]>();

  constructor(private readonly sim: Simulation) {
    sim.matter.tetBodies.newLook();
  }

  /** [m²]; 0 where a point or an edge touches. */
  of(c: Contacts, m: number, i: number): number {
    if (!(c instanceof AnchoredContacts)) return patchArea(c, m) / c.size[m];
    const { kind } = this.sim.bodies.columns;
    // The vertex is the finer side: a face is there as far as vertices stand on it.
    const isOfA = c.nodesA[3 * i] >= 0 && c.nodesA[3 * i + 1] < 0;
    const row = isOfA ? c.a[m] : c.b[m];
    const node = isOfA ? c.nodesA[3 * i] : c.nodesB[3 * i];
    if (node < 0 || c.onSkin[i] === 1) return 0;
    return isMolecules(kind[row]) ? this.disc(row, node) : this.aroundVertex(row, node, c, i, isOfA);
  }

  private disc(row: number, molecule: number): number {
    const radius = this.sim.deformables.byRow[row]?.molecules?.model.radii[molecule] ?? 0;
    return PI * radius * radius;
  }

  /** A third of the faces around a vertex, as far as they look against its way out. */
  private aroundVertex(row: number, vertex: number, c: AnchoredContacts, i: number, isOfA: boolean): number {
    const { bodies, deformables, tetBodies } = this.sim.matter;
    const solid = tetBodies.of(bodies, deformables, row);
    if (solid === undefined) return 0;
    const n = solid.faceVectors;
    let sum = 0;
    for (const t of this.facesOf(row, solid.topology)[vertex] ?? []) {
      let along = 0;
      for (let k = 0; k < 3; k++) along += n[3 * t + k] * c.normal[3 * i + k];
      sum += Math.max(0, isOfA ? -along : along) / 6;
    }
    return sum;
  }

  private facesOf(row: number, { triangles, vertexCount }: TetTopology): readonly number[][] {
    const known = this.faces.get(row);
    if (known !== undefined) return known;
    const faces: number[][] = Array.from({ length: vertexCount }, () => []);
    triangles.forEach((vertex, k) => {
      faces[vertex].push(Math.floor(k / 3));
    });
    this.faces.set(row, faces);
    return faces;
  }
}

/** Area of the polygon of a manifold's points, taken around their middle in the plane across the first normal. */
function patchArea(c: Contacts, m: number): number {
  const size = c.size[m];
  if (size < 3) return 0;
  const o = 3 * c.first[m];
  const [nx, ny, nz] = [c.normal[o], c.normal[o + 1], c.normal[o + 2]];
  const middle = [0, 1, 2].map((k) => sumOf(c, m, k) / size);
  const [ux, uy, uz] = [c.point[o] - middle[0], c.point[o + 1] - middle[1], c.point[o + 2] - middle[2]];
  const corners = Array.from({ length: size }, (_, k) => {
    const p = o + 3 * k;
    const [x, y, z] = [c.point[p] - middle[0], c.point[p + 1] - middle[1], c.point[p + 2] - middle[2]];
    const along = x * ux + y * uy + z * uz;
    const across = nx * (uy * z - uz * y) + ny * (uz * x - ux * z) + nz * (ux * y - uy * x);
    return { x, y, z, turn: atan2(across, along) };
  }).sort((p, q) => p.turn - q.turn);
  let twice = 0;
  corners.forEach(({ x, y, z }, k) => {
    const next = corners[(k + 1) % size];
    twice += nx * (y * next.z - z * next.y) + ny * (z * next.x - x * next.z) + nz * (x * next.y - y * next.x);
  });
  return Math.abs(twice) / 2;
}

function sumOf(c: Contacts, m: number, k: number): number {
  let sum = 0;
  for (let i = c.first[m]; i < c.first[m] + c.size[m]; i++) sum += c.point[3 * i + k];
  return sum;
}
