/**
 * The surfaces of deformable bodies as numbers, for whatever draws triangles: of each the fine surface it carries, or else its
 * boundary, with all vertices in one buffer. What a surface is (`surfaces`) changes when bodies come and go; where it is
 * (`positions`) with every step.
 */
import type { Deformable } from '../bodies/deformable/deformable.js';
import type { Simulation } from '../simulation.js';

export interface DrawnSurface {
  /** Row of the body. */
  readonly row: number;
  /** Its first vertex in `positions`, and how many it has. */
  readonly first: number;
  readonly count: number;
  /** Three numbers per triangle, counted from the surface's own first vertex; counter-clockwise from outside. */
  readonly triangles: Uint32Array;
}

interface Source {
  readonly body: Deformable;
  /** Vertex of the body for each of the boundary; nothing for a surface that is carried. */
  readonly vertices: Uint32Array | undefined;
}

export class DebugSurfaces {
  readonly surfaces: DrawnSurface[] = [];
  /** x, y, z of all vertices [m]. */
  positions = new Float32Array(0);
  private readonly sources: Source[] = [];

  /** Follows a world: bodies that came or went, and where everything is now. */
  update(sim: Simulation): this {
    const { list } = sim.deformables;
    const isSame =
      list.length === this.sources.length && list.every((body, k) => body === this.sources[k].body);
    if (!isSame) this.collect(list);
    const { position } = sim.deformables.particles.columns;
    this.sources.forEach(({ body, vertices }, k) => {
      const at = 3 * this.surfaces[k].first;
      if (vertices === undefined) this.positions.set(body.surface?.update() ?? [], at);
      else {
        for (let v = 0; v < vertices.length; v++) {
          const from = 3 * (body.model.first + vertices[v]);
          for (let i = 0; i < 3; i++) this.positions[at + 3 * v + i] = position[from + i];
        }
      }
    });
    return this;
  }

  private collect(list: readonly Deformable[]): void {
    this.surfaces.length = 0;
    this.sources.length = 0;
    let first = 0;
    for (const body of list) {
      const { surface } = body;
      const boundary = body.mesh?.boundary();
      const triangles = surface?.surface.triangles ?? boundary?.mesh.triangles ?? new Uint32Array(0);
      const count = surface ? surface.positions.length / 3 : (boundary?.vertices.length ?? 0);
      this.surfaces.push({ row: body.row, first, count, triangles });
      this.sources.push({ body, vertices: surface ? undefined : (boundary?.vertices ?? new Uint32Array(0)) });
      first += count;
    }
    this.positions = new Float32Array(3 * first);
  }
}
