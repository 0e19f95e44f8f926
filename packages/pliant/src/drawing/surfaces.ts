/**
 * The surfaces of deformable bodies as numbers, for whatever draws triangles: of each the fine surface it carries, or
 * else its boundary, or the implicit surface around its molecules, with all vertices in one buffer. What a surface is
 * (`surfaces`) changes when bodies come and go, and for molecules whenever their surface is generated anew (`version`);
 * where it is (`positions`) with every step.
 */
import type { Deformable } from '../bodies/deformable/deformable.js';
import { SIMULATION, type Simulated, type Simulation } from '../simulation.js';
import { Skin } from './skin.js';

/** The surface of one deformable body among all of them. */
export interface DrawnSurface {
  /** Row of the body. */
  readonly row: number;
  /** Its first vertex in `positions`, how many it has, and for how many there is room. */
  readonly first: number;
  /** Vertices it has now. */
  readonly count: number;
  /** Vertices it has room for. */
  readonly room: number;
  /** Three numbers per triangle, counted from the surface's own first vertex; counter-clockwise from outside. */
  readonly triangles: Uint32Array;
  /** It encloses the tetrahedra of its body, so its inside is never seen. */
  readonly closed?: boolean;
}

interface Source {
  readonly body: Deformable;
  /** Vertex of the body for each of the boundary; nothing for a surface that is carried. */
  readonly vertices: Uint32Array | undefined;
  readonly skin: Skin | undefined;
}

/** Room for a surface that may be generated anew with more vertices. */
const roomFor = (count: number): number => 2 * count + 64;

/** The surfaces of deformable bodies in one array of vertices. */
export class DebugSurfaces {
  /** Which part of the vertices belongs to which body. */
  readonly surfaces: DrawnSurface[] = [];
  /** x, y, z of all vertices [m]. */
  positions = new Float32Array(0);
  /** Grows whenever a surface has other triangles than before. */
  version = 0;
  private readonly sources: Source[] = [];

  /** Follows a world: bodies that came or went, and where everything is now. */
  update(world: Simulated): this {
    const sim = world[SIMULATION];
    const { list } = sim.deformables;
    const isSame =
      list.length === this.sources.length && list.every((body, k) => body === this.sources[k].body);
    if (!isSame) this.collect(sim, list);
    const { position } = sim.deformables.particles.columns;
    this.sources.forEach(({ body, vertices, skin }, k) => {
      const at = 3 * this.surfaces[k].first;
      if (skin !== undefined) this.updateSkin(sim, k, skin);
      else if (vertices === undefined) this.positions.set(body.surface?.update() ?? [], at);
      else {
        for (let v = 0; v < vertices.length; v++) {
          const from = 3 * (body.model.first + vertices[v]);
          for (let i = 0; i < 3; i++) this.positions[at + 3 * v + i] = position[from + i];
        }
      }
    });
    return this;
  }

  /** A surface that has outgrown its room is left as it was last drawn. */
  private updateSkin(sim: Simulation, k: number, skin: Skin): void {
    const drawn = this.surfaces[k];
    const { positions, triangles } = skin.update(sim);
    const count = positions.length / 3;
    if (count > drawn.room) return;
    this.positions.set(positions, 3 * drawn.first);
    if (triangles === drawn.triangles) return;
    this.surfaces[k] = { ...drawn, count, triangles };
    this.version++;
  }

  private collect(sim: Simulation, list: readonly Deformable[]): void {
    const before = new Map(
      this.sources.map((source, k) => [source.body.row, { source, ...this.surfaces[k] }]),
    );
    this.surfaces.length = 0;
    this.sources.length = 0;
    let first = 0;
    for (const body of list) {
      const known = before.get(body.row);
      const source = sourceOf(body, known?.source.skin);
      const { count, triangles } = shapeOf(sim, source);
      // A world that was put back to an earlier step finds its surfaces at the same places.
      const room = source.skin ? Math.max(known?.room ?? 0, roomFor(count)) : count;
      this.surfaces.push({ row: body.row, first, count, room, triangles, closed: isClosed(body) });
      this.sources.push(source);
      first += room;
    }
    this.positions = new Float32Array(3 * first);
    this.version++;
  }
}

function sourceOf(body: Deformable, known: Skin | undefined): Source {
  if (body.molecules !== undefined)
    return { body, vertices: undefined, skin: known?.takeOver(body) ?? new Skin(body) };
  const vertices = body.surface ? undefined : (body.mesh?.boundary().vertices ?? new Uint32Array(0));
  return { body, vertices, skin: undefined };
}

/** Molecules pass each other and turn their skin inside out; sheets and threads have two sides. */
function isClosed({ mesh, surface }: Deformable): boolean {
  return mesh !== undefined && (surface?.surface.isSolid ?? true);
}

function shapeOf(
  sim: Simulation,
  { body, vertices, skin }: Source,
): { count: number; triangles: Uint32Array } {
  if (skin !== undefined) {
    const { positions, triangles } = skin.update(sim);
    return { count: positions.length / 3, triangles };
  }
  if (vertices !== undefined) {
    const triangles = body.mesh?.boundary().mesh.triangles ?? new Uint32Array(0);
    return { count: vertices.length, triangles };
  }
  const { positions, surface } = body.surface!;
  return { count: positions.length / 3, triangles: surface.triangles };
}
