/**
 * Every bounded body as a solid of tetrahedra: deformable bodies as they are, bodies that keep their shape as a mesh
 * that moves with them. So one detection and one depth serve soft–soft, soft–rigid and rigid–soft alike. Boxes are
 * exact. Round shapes lie inside the true surface by the sagitta of their facets, under one hundredth of the radius.
 */
import type { Bodies } from '../../bodies/bodies.js';
import type { Deformables } from '../../bodies/deformable/deformables.js';
import type { TetMesh } from '../../geometry/mesh/tet-mesh.js';
import { rotate } from '../../math/quat.js';
import { TetBody } from './body.js';
import { meshOfShape } from './mesh-of-shape.js';
import { TetTopology } from './topology.js';

interface Entry {
  readonly body: TetBody;
  /** The body it was made for: another body may have taken the row. */
  readonly generation: number;
  /** The look in which it was last updated. */
  look: number;
  /**
   * The array that receives the moved rest positions, with the pose of the last update; undefined for deformable
   * bodies.
   */
  readonly carried?: Float64Array;
  readonly pose?: Float64Array;
}

export class TetBodies {
  private readonly entries: (Entry | undefined)[] = [];
  /** Generation of the body of a row without a solid, 0 where that isn't known. */
  private readonly endless: number[] = [];
  private readonly shapes = new Map<string, TetTopology>();
  /** Bodies of one mesh share one topology: a pile of them then fits into the caches. */
  private readonly topologies = new WeakMap<TetMesh, TetTopology>();
  /** Triangles at each vertex of a mesh. */
  private readonly faces = new WeakMap<TetTopology, readonly number[][]>();
  private look = 0;

  /** Says that bodies have moved since the last look. */
  newLook(): void {
    this.look++;
  }

  /** The updated body of a row; undefined for planes and other unbounded shapes. */
  of(bodies: Bodies, deformables: Deformables, row: number): TetBody | undefined {
    const entry = this.entryOf(bodies, deformables, row);
    if (entry === undefined) return undefined;
    if (entry.look !== this.look) {
      entry.look = this.look;
      if (entry.carried) this.carry(bodies, row, entry.body, entry.carried, entry.pose!);
      else {
        const { first, particles } = deformables.byRow[row]!.model;
        entry.body.refresh(particles.columns.position, 3 * first);
      }
    }
    return entry.body;
  }

  /** A body of tetrahedra at rest; undefined for unbounded shapes. */
  topologyAt(bodies: Bodies, deformables: Deformables, row: number): TetTopology | undefined {
    return this.entryOf(bodies, deformables, row)?.body.topology;
  }

  /** A third of the faces around a vertex [m²], as far as they look along a normal times `sign`. */
  areaAt(
    bodies: Bodies,
    deformables: Deformables,
    row: number,
    vertex: number,
    normal: Float64Array,
    at: number,
    sign: number,
  ): number {
    const solid = this.of(bodies, deformables, row);
    if (solid === undefined) return 0;
    const n = solid.faceVectors;
    let sum = 0;
    for (const t of this.facesOf(solid.topology)[vertex] ?? []) {
      let along = 0;
      for (let k = 0; k < 3; k++) along += n[3 * t + k] * normal[at + k];
      sum += Math.max(0, sign * along) / 6;
    }
    return sum;
  }

  private facesOf(topology: TetTopology): readonly number[][] {
    const known = this.faces.get(topology);
    if (known !== undefined) return known;
    const faces: number[][] = Array.from({ length: topology.vertexCount }, () => []);
    topology.triangles.forEach((vertex, k) => {
      faces[vertex].push(Math.floor(k / 3));
    });
    this.faces.set(topology, faces);
    return faces;
  }

  private entryOf(bodies: Bodies, deformables: Deformables, row: number): Entry | undefined {
    const generation = bodies.columns.generation[row];
    const known = this.entries[row];
    if (known !== undefined && known.generation === generation) return known;
    if (this.endless[row] === generation) return undefined;
    const soft = deformables.byRow[row];
    const made = soft
      ? soft.mesh && { body: new TetBody(this.topologyOf(soft.mesh)), generation, look: -1 }
      : this.makeShape(bodies, row, generation);
    this.entries[row] = made;
    if (made === undefined) this.endless[row] = generation;
    return made;
  }

  private topologyOf(mesh: TetMesh): TetTopology {
    let topology = this.topologies.get(mesh);
    if (topology === undefined) this.topologies.set(mesh, (topology = new TetTopology(mesh)));
    return topology;
  }

  private makeShape(bodies: Bodies, row: number, generation: number): Entry | undefined {
    const solid = bodies.solids.of(bodies.columns, row);
    const key = `${solid.centre} ${JSON.stringify(solid.definition)}`;
    let topology = this.shapes.get(key);
    if (topology === undefined) {
      const mesh = meshOfShape(solid);
      if (mesh === undefined) return undefined;
      this.shapes.set(key, (topology = new TetTopology(mesh)));
    }
    const carried = new Float64Array(topology.restPositions.length);
    const pose = new Float64Array(7).fill(Number.NaN);
    return { body: new TetBody(topology, carried), generation, look: -1, carried, pose };
  }

  /** A body that stands still keeps everything derived from it. */
  private carry(bodies: Bodies, row: number, body: TetBody, to: Float64Array, pose: Float64Array): void {
    const { position, orientation } = bodies.columns;
    let isMoved = false;
    for (let i = 0; i < 7; i++) {
      const x = i < 3 ? position[3 * row + i] : orientation[4 * row + i - 3];
      if (x !== pose[i]) isMoved = true;
      pose[i] = x;
    }
    if (!isMoved) return;
    const rest = body.topology.restPositions;
    for (let k = 0; k < rest.length; k += 3) {
      rotate(to, k, orientation, 4 * row, rest, k);
      to[k] += position[3 * row];
      to[k + 1] += position[3 * row + 1];
      to[k + 2] += position[3 * row + 2];
    }
    body.refresh(to, 0);
  }
}
