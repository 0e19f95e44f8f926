/**
 * What a view needs to know of a world, apart from the world itself: so that the world may run in another thread and hand
 * over plain arrays. `BodyLook` is what a body is (told once), `BodyFrame` is where all bodies are (told every frame).
 */
import { type Body, type BodyKind, DebugSurfaces, type DrawnSurface, type World } from 'pliant';

/** The surface of a deformable body: its vertices stand in the frame. */
export type SurfaceShape = { readonly kind: 'surface' } & Omit<DrawnSurface, 'row'>;

export type Shape = Body['shape'] | SurfaceShape;

export interface BodyLook {
  /** Row of the body in the arrays of a frame. */
  readonly row: number;
  readonly kind: BodyKind;
  readonly shape: Shape;
  readonly sensor: boolean;
  /** `#rrggbb`; the palette's next colour where there is none. */
  readonly color?: string;
  readonly name?: string;
}

/** Any numbers by index: a view of the world's memory, or a copy from a worker. */
export type Numbers = Float64Array | Float32Array;

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
}

export interface ContactFrame {
  readonly count: number;
  /** World points [m], unit normals from body b to body a, forces on body a [N]; three numbers per contact. */
  readonly points: Numbers;
  readonly normals: Numbers;
  readonly forces: Numbers;
}

/** Codes of `BodyFrame.activities`, as the engine writes them. */
export const ACTIVITY = { awake: 0, asleep: 1, frozen: 2 } as const;

/** What every body of a world looks like, in the order of their rows. */
export function looksOf(world: World): BodyLook[] {
  const looks: BodyLook[] = [];
  const { surfaces } = new DebugSurfaces().update(world.sim);
  for (const body of world) {
    const row = world.sim.bodies.find(body.handle);
    const surface = surfaces.find((drawn) => drawn.row === row);
    looks.push({
      row,
      kind: body.kind,
      shape: surface ? shapeOf(surface) : body.shape,
      sensor: body.isSensor,
      ...(body.color !== undefined && { color: body.color }),
      ...(body.name !== undefined && { name: body.name }),
    });
  }
  return looks;
}

function shapeOf({ first, count, triangles }: DrawnSurface): SurfaceShape {
  return { kind: 'surface', first, count, triangles };
}

/** A frame over the memory of a world in the same thread: reads it without copying, and follows it when it moves. */
export class WorldFrame implements BodyFrame, ContactFrame {
  private readonly surfaces = new DebugSurfaces();

  constructor(private readonly world: World) {}

  get vertices(): Float32Array {
    return this.surfaces.update(this.world.sim).positions;
  }

  get rows(): number {
    return this.world.sim.bodies.rows;
  }

  get positions(): Float64Array {
    return this.world.sim.bodies.columns.position;
  }

  get orientations(): Float64Array {
    return this.world.sim.bodies.columns.orientation;
  }

  get activities(): Uint8Array {
    return this.world.sim.bodies.columns.activity;
  }

  get count(): number {
    return this.world.sim.narrowphase.current.count;
  }

  get points(): Float64Array {
    return this.world.sim.narrowphase.current.point;
  }

  get normals(): Float64Array {
    return this.world.sim.narrowphase.current.normal;
  }

  get forces(): Float64Array {
    return this.world.sim.narrowphase.current.force;
  }
}
