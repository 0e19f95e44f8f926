/**
 * Deformable bodies as solids that can be asked: soft ones by the surface they are drawn with, molecules by the skin
 * they carry where contact needs one, else as spheres. A solid is made when it is asked for and kept until the body has
 * moved; where nobody asks, it costs nothing.
 */
import type { Deformable } from '../bodies/deformable/deformable.js';
import { surfacePoint } from '../queries/mesh-answers.js';
import { compileSolid } from '../queries/shapes/compile.js';
import { MeshSolid } from '../queries/shapes/mesh-solid.js';
import { ShapeQuery } from '../queries/shapes/shape-query.js';
import type { Simulation } from '../simulation.js';

/** The piece of a deformable body that a question has met. */
export interface BodyPiece {
  /**
   * Vertex or molecule next to the point, as `positions` of the body numbers them; none for bodies that keep their
   * shape.
   */
  readonly vertex?: number;
  /**
   * Triangle of the surface, as `surface` of the body numbers them, or the boundary of its mesh; none for spheres of
   * molecules.
   */
  readonly face?: number;
}

interface Known {
  readonly body: Deformable;
  /** Where the vertices were when the solid was made. */
  readonly places: Float64Array;
  readonly query: ShapeQuery;
}

interface Surface {
  readonly positions: Float64Array;
  readonly triangles: Uint32Array;
}

export class DeformedSolids {
  private readonly known: (Known | undefined)[] = [];
  private readonly spot = surfacePoint();

  constructor(private readonly sim: Simulation) {}

  /** The body of a row where its vertices are now; undefined for one that keeps its shape. */
  of(row: number): ShapeQuery | undefined {
    const body = this.sim.deformables.byRow[row];
    if (body === undefined) return undefined;
    const places = this.places(body);
    const known = this.known[row];
    if (known?.body === body && places.every((x, k) => x === known.places[k])) return known.query;
    const centre = this.sim.bodies.columns.position.slice(3 * row, 3 * row + 3);
    const query = this.make(body, row, centre);
    this.known[row] = { body, places: places.slice(), query };
    return query;
  }

  /** Box around the body of a row where it is now; false for one that keeps its shape. */
  bound(row: number, out: Float64Array): boolean {
    const body = this.sim.deformables.byRow[row];
    if (body === undefined) return false;
    const { positions } = this.surface(body, row) ?? { positions: this.places(body) };
    const margin = body.molecules?.reach ?? 0;
    out.fill(Number.POSITIVE_INFINITY, 0, 3).fill(Number.NEGATIVE_INFINITY, 3, 6);
    positions.forEach((x, k) => {
      const axis = k % 3;
      out[axis] = Math.min(out[axis], x - margin);
      out[3 + axis] = Math.max(out[3 + axis], x + margin);
    });
    return true;
  }

  /** The vertex and face of a row's body next to a point. */
  piece(row: number, point: ArrayLike<number>): BodyPiece {
    const body = this.sim.deformables.byRow[row];
    const query = this.of(row);
    if (body === undefined || query === undefined) return {};
    const vertex = this.nearestVertex(body, point);
    if (!(query.solid instanceof MeshSolid)) return { vertex };
    const local = Float64Array.from([0, 1, 2], (k) => point[k] - query.position[k]);
    const { spot } = this;
    return query.solid.query.closestPoint(local, spot) ? { vertex, face: spot.triangle } : { vertex };
  }

  private nearestVertex(body: Deformable, point: ArrayLike<number>): number {
    const places = this.places(body);
    const radii = body.molecules?.model.radii;
    let nearest = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let v = 0; v < body.model.count; v++) {
      const x = places[3 * v] - point[0];
      const y = places[3 * v + 1] - point[1];
      const z = places[3 * v + 2] - point[2];
      const distance = Math.sqrt(x * x + y * y + z * z) - (radii?.[v] ?? 0);
      if (distance >= least) continue;
      least = distance;
      nearest = v;
    }
    return nearest;
  }

  private places({ model }: Deformable): Float64Array {
    const { position } = model.particles.columns;
    return position.subarray(3 * model.first, 3 * (model.first + model.count));
  }

  private surface(body: Deformable, row: number): Surface | undefined {
    if (body.molecules !== undefined) return this.sim.matter.molecules.of(row)?.surface?.shown();
    if (body.surface !== undefined)
      return { positions: body.surface.update(), triangles: body.surface.surface.triangles };
    return body.mesh && { positions: this.places(body), triangles: body.mesh.boundary().triangles };
  }

  /** Around the centre of mass, so that numbers stay small. */
  private make(body: Deformable, row: number, centre: Float64Array): ShapeQuery {
    const surface = this.surface(body, row);
    if (surface !== undefined) {
      const positions = surface.positions.map((x, k) => x - centre[k % 3]);
      const solid = new MeshSolid({ kind: 'mesh', positions, triangles: surface.triangles }, false);
      return new ShapeQuery(solid).place(centre);
    }
    const places = this.places(body);
    const parts = Array.from(body.molecules?.model.radii ?? [], (radius, i) => ({
      shape: { kind: 'sphere', radius } as const,
      position: [0, 1, 2].map((k) => places[3 * i + k] - centre[k]) as [number, number, number],
      orientation: [0, 0, 0, 1] as [number, number, number, number],
    }));
    return new ShapeQuery(compileSolid({ kind: 'union', parts })).place(centre);
  }
}
