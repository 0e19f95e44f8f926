/**
 * What a view needs to know of a world, apart from the world itself: so that the world may run in another thread and
 * hand over plain arrays. `BodyLook` is what a body is (told once), `BodyFrame` is where all bodies are (told every
 * frame).
 */
import type { BodyKind } from '../bodies/layout.js';
import { DebugSurfaces, type DrawnSurface, WorldRows } from '../drawing/index.js';
import { hypot3 } from '../math/roots.js';
import type { Body } from './body.js';
import type { World } from './world.js';

/** The surface of a deformable body: its vertices stand in the frame. */
export type SurfaceShape = { readonly kind: 'surface' } & Omit<DrawnSurface, 'row'>;

/** A shape that can be drawn. */
export type DrawnShape = Body['shape'] | SurfaceShape;

/** What a deformable body is made of; its vertices or molecules stand among the frame's particles. */
export interface BodyParts {
  /** Its first particle, and how many it has. */
  readonly first: number;
  /** Number of its particles. */
  readonly count: number;
  /** Four vertices per tetrahedron, counted from the body's own first; none for molecules. */
  readonly tets: Uint32Array;
  /** Two per edge of a tetrahedron, or per connection of molecules. */
  readonly edges: Uint32Array;
  /** Radius of each molecule [m]; for a body of tetrahedra one, to draw its vertices with. */
  readonly radii: Float64Array;
}

/** What a body is, told once. */
export interface BodyLook {
  /** Row of the body in the arrays of a frame. */
  readonly row: number;
  /** How it moves. */
  readonly kind: BodyKind;
  /** Its shape. */
  readonly shape: DrawnShape;
  /** Whether it only tells of contact. */
  readonly sensor: boolean;
  /** Whether forces can move it. */
  readonly movable: boolean;
  /** Of a deformable body. */
  readonly parts?: BodyParts;
  /** `#rrggbb`; the palette's next colour where there is none. */
  readonly color?: string;
  /** What it is called. */
  readonly name?: string;
}

/** Any numbers by index: a view of the world's memory, or a copy from a worker. */
export type Numbers = Float64Array | Float32Array;

/** Triangles of a surface that is generated anew while the world runs. */
export interface SurfaceChange {
  /** Another number means other triangles. */
  readonly version: number;
  /** Number of its vertices. */
  readonly count: number;
  /** Three vertices per triangle. */
  readonly triangles: Uint32Array;
}

/** Where all bodies are, told every frame. */
export interface BodyFrame {
  /** Rows that the arrays hold. */
  readonly rows: number;
  /** Centres of mass [m], three numbers per row. */
  readonly positions: Numbers;
  /** Unit quaternions x, y, z, w. */
  readonly orientations: Numbers;
  /** AWAKE, ASLEEP or FROZEN. */
  readonly activities: Uint8Array;
  /** Vertices of the surfaces of deformable bodies [m], three numbers each. */
  readonly vertices?: Numbers;
  /** Vertices and molecules of deformable bodies [m], three numbers each. */
  readonly particles?: Numbers;
  /** The triangles of a body's surface as they are now; undefined where they never change. */
  surface?(row: number): SurfaceChange | undefined;
}

/** Contacts of a world, told every frame. */
export interface ContactFrame {
  /** Number of contacts. */
  readonly count: number;
  /** World points [m], unit normals from body b to body a, forces on body a [N]; three numbers per contact. */
  readonly points: Numbers;
  /** Unit normals from body b to body a, three numbers per contact. */
  readonly normals: Numbers;
  /** Forces on body a [N], three numbers per contact. */
  readonly forces: Numbers;
}

/** Codes of `BodyFrame.activities`, as the engine writes them. */
export const ACTIVITY = { awake: 0, asleep: 1, frozen: 2 } as const;

/** Balls that stand for the vertices of a solid, against its mean edge. */
const VERTEX_BALL = 0.12;

/** What every body of a world looks like, in the order of their rows. Whoever follows surfaces already passes them. */
export function looksOf(world: World, followed?: DebugSurfaces): BodyLook[] {
  const { surfaces } = followed ?? new DebugSurfaces().update(world);
  const rows = new WorldRows(world);
  return [...world].map((body) => {
    const row = rows.rowOf(body);
    const surface = surfaces.find((drawn) => drawn.row === row);
    const parts = partsOf(rows, row, body);
    return {
      row,
      kind: body.kind,
      shape: surface ? shapeOf(surface) : body.shape,
      sensor: body.isSensor,
      movable: isMovable(rows, row, body),
      ...(parts !== undefined && { parts }),
      ...(body.color !== undefined && { color: body.color }),
      ...(body.name !== undefined && { name: body.name }),
    };
  });
}

function shapeOf({ row: _, ...surface }: DrawnSurface): SurfaceShape {
  return { kind: 'surface', ...surface };
}

function isMovable(rows: WorldRows, row: number, body: Body): boolean {
  const deformable = rows.deformable(row);
  if (deformable === undefined) return body.kind === 'rigid';
  const { first, count } = deformable;
  return rows.particles.inverseMass.subarray(first, first + count).some((w) => w > 0);
}

function partsOf(rows: WorldRows, row: number, { mesh, molecules }: Body): BodyParts | undefined {
  const deformable = rows.deformable(row);
  if (deformable === undefined) return undefined;
  const { first, count } = deformable;
  if (molecules !== undefined) {
    const { radii, connections } = molecules;
    return { first, count, tets: new Uint32Array(0), edges: connections.slice(), radii: radii.slice() };
  }
  if (mesh === undefined) return undefined;
  const { tets, edges } = mesh;
  return { first, count, tets, edges, radii: Float64Array.of(VERTEX_BALL * meanEdge(mesh.positions, edges)) };
}

function meanEdge(positions: Float64Array, edges: Uint32Array): number {
  let sum = 0;
  for (let e = 0; e < edges.length; e += 2) {
    const [a, b] = [3 * edges[e], 3 * edges[e + 1]];
    sum += hypot3(
      positions[a] - positions[b],
      positions[a + 1] - positions[b + 1],
      positions[a + 2] - positions[b + 2],
    );
  }
  return sum / Math.max(edges.length / 2, 1);
}

/** A frame over the memory of a world in the same thread: reads it without copying, and follows it when it moves. */
export class WorldFrame implements BodyFrame, ContactFrame {
  private readonly surfaces = new DebugSurfaces();

  private readonly bodies: WorldRows;

  constructor(private readonly world: World) {
    this.bodies = new WorldRows(world);
  }

  get vertices(): Float32Array {
    return this.surfaces.update(this.world).positions;
  }

  get particles(): Float64Array {
    return this.bodies.particles.position;
  }

  surface(row: number): SurfaceChange | undefined {
    const drawn = this.surfaces.surfaces.find((one) => one.row === row);
    return drawn && { version: this.surfaces.version, count: drawn.count, triangles: drawn.triangles };
  }

  get rows(): number {
    return this.bodies.count;
  }

  get positions(): Float64Array {
    return this.bodies.bodies.position;
  }

  get orientations(): Float64Array {
    return this.bodies.bodies.orientation;
  }

  get activities(): Uint8Array {
    return this.bodies.bodies.activity;
  }

  get count(): number {
    return this.world.contactBuffer().count;
  }

  get points(): Float64Array {
    return this.world.contactBuffer().points;
  }

  get normals(): Float64Array {
    return this.world.contactBuffer().normals;
  }

  get forces(): Float64Array {
    return this.world.contactBuffer().forces;
  }
}
