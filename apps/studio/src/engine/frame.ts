/**
 * What the engine's thread hands to the page for every picture, laid out once: numbers for the read-outs, poses of all
 * bodies, and the contacts. It is a copy of the world's state, taken between two steps: the page would otherwise see
 * bodies half moved, and would have to follow the world's memory whenever it grows.
 */
import type { BodyFrame, ContactFrame, SurfaceChange } from '@pliant/three';
import { STAGES } from 'pliant';

/** How many rows, contacts and lines a frame has room for. */
export interface FrameSize {
  readonly rows: number;
  readonly contacts: number;
  /** Segments of debug lines. */
  readonly lines: number;
  /** Vertices of the surfaces of deformable bodies. */
  readonly vertices: number;
  /** Vertices and molecules of deformable bodies. */
  readonly particles: number;
  /** Points that overlays draw. */
  readonly points: number;
  /** Surfaces whose triangles change while the world runs: of which body, and room for how many triangles. */
  readonly skins: readonly { readonly row: number; readonly room: number }[];
}

/** Numbers per surface that changes: version, vertices, triangles. */
const SKIN_HEAD = 4;

const skinTriangles = ({ skins }: FrameSize): number => skins.reduce((sum, { room }) => sum + room, 0);

const NAMES = [
  /** Which loading of a scene the frame belongs to. */
  'epoch',
  'step',
  /** Simulated [s]. */
  'time',
  /** Steps per second of the clock on the wall, and simulated seconds per second. */
  'stepRate',
  'timeRate',
  'bodyCount',
  'asleep',
  'frozen',
  'contacts',
  /** Contacts that had room in the frame. */
  'drawnContacts',
  /** Lines and points of the overlays: how many there are, and how many had room. */
  'lines',
  'drawnLines',
  'points',
  'drawnPoints',
  /** Depth that the warmest colour of an overlay stands for [m]. */
  'deepest',
  /** The steps that can be gone to. */
  'firstStep',
  'lastStep',
  /** The largest number of the field on surfaces. */
  'fieldHigh',
  /** Which field it is, by its place among `FIELDS`. */
  'field',
  /** Deepest contact [m]. */
  'depth',
  /** The box around all that moves [m]. */
  'lowX',
  'lowY',
  'lowZ',
  'highX',
  'highY',
  'highZ',
  /** [J] */
  'kinetic',
  'potential',
  'elastic',
  ...STAGES,
] as const;

export type ReadingName = (typeof NAMES)[number];

export const READING = Object.fromEntries(NAMES.map((name, i) => [name, i])) as Record<ReadingName, number>;

const LINE = 64;
const align = (bytes: number): number => Math.ceil(bytes / LINE) * LINE;

const BLOCKS = {
  readings: () => NAMES.length * 8,
  positions: ({ rows }: FrameSize) => rows * 12,
  orientations: ({ rows }: FrameSize) => rows * 16,
  velocities: ({ rows }: FrameSize) => rows * 12,
  activities: ({ rows }: FrameSize) => rows,
  points: ({ contacts }: FrameSize) => contacts * 12,
  normals: ({ contacts }: FrameSize) => contacts * 12,
  forces: ({ contacts }: FrameSize) => contacts * 12,
  depths: ({ contacts }: FrameSize) => contacts * 4,
  vertices: ({ vertices }: FrameSize) => vertices * 12,
  linePositions: ({ lines }: FrameSize) => lines * 24,
  lineColors: ({ lines }: FrameSize) => lines * 24,
  particles: ({ particles }: FrameSize) => particles * 12,
  pointPositions: ({ points }: FrameSize) => points * 12,
  pointColors: ({ points }: FrameSize) => points * 12,
  fieldValues: ({ vertices }: FrameSize) => vertices * 4,
  fieldRows: ({ rows }: FrameSize) => rows * 4,
  skinHeads: ({ skins }: FrameSize) => skins.length * SKIN_HEAD * 4,
  skinTriangles: (size: FrameSize) => skinTriangles(size) * 12,
};

type Block = keyof typeof BLOCKS;

export function frameBytes(size: FrameSize): number {
  return Object.values(BLOCKS).reduce((sum, bytes) => sum + align(bytes(size)), 0);
}

/** Lines or points of the overlays, as `LineView` and `PointView` draw them. */
class FrameMarks {
  constructor(
    private readonly readings: Float64Array,
    private readonly drawn: 'drawnLines' | 'drawnPoints',
    readonly positions: Float32Array,
    readonly colors: Float32Array,
  ) {}

  get count(): number {
    return this.readings[READING[this.drawn]];
  }
}

/** A frame as views over a buffer; both threads make them the same way. */
export class Frame implements BodyFrame, ContactFrame {
  readonly readings: Float64Array;
  readonly positions: Float32Array;
  readonly orientations: Float32Array;
  readonly velocities: Float32Array;
  readonly activities: Uint8Array;
  readonly points: Float32Array;
  readonly normals: Float32Array;
  readonly forces: Float32Array;
  readonly depths: Float32Array;
  readonly vertices: Float32Array;
  readonly lines: FrameMarks;
  readonly marks: FrameMarks;
  /** Only while somebody draws them. */
  readonly particles: Float32Array;
  /** The numbers of a field at the vertices of surfaces, and of whole bodies; only while somebody looks at them. */
  readonly fieldValues: Float32Array;
  readonly fieldRows: Float32Array;
  private readonly skinHeads: Uint32Array;
  private readonly skinTriangles: Uint32Array;

  constructor(
    readonly buffer: ArrayBufferLike,
    readonly size: FrameSize,
    offset = 0,
  ) {
    const places = new Map<Block, [number, number]>();
    let at = offset;
    for (const block of Object.keys(BLOCKS) as Block[]) {
      const bytes = BLOCKS[block](size);
      places.set(block, [at, bytes]);
      at += align(bytes);
    }
    const floats = (block: Block) => {
      const [start, bytes] = places.get(block)!;
      return new Float32Array(buffer, start, bytes / 4);
    };
    this.readings = new Float64Array(buffer, offset, NAMES.length);
    this.positions = floats('positions');
    this.orientations = floats('orientations');
    this.velocities = floats('velocities');
    this.activities = new Uint8Array(buffer, ...places.get('activities')!);
    this.points = floats('points');
    this.normals = floats('normals');
    this.forces = floats('forces');
    this.depths = floats('depths');
    this.vertices = floats('vertices');
    this.particles = floats('particles');
    this.fieldValues = floats('fieldValues');
    this.fieldRows = floats('fieldRows');
    const integers = (block: Block) => {
      const [start, bytes] = places.get(block)!;
      return new Uint32Array(buffer, start, bytes / 4);
    };
    this.skinHeads = integers('skinHeads');
    this.skinTriangles = integers('skinTriangles');
    const { readings } = this;
    this.lines = new FrameMarks(readings, 'drawnLines', floats('linePositions'), floats('lineColors'));
    this.marks = new FrameMarks(readings, 'drawnPoints', floats('pointPositions'), floats('pointColors'));
  }

  /** The surface of a body if its triangles can change. */
  surface(row: number): SurfaceChange | undefined {
    const k = this.size.skins.findIndex((skin) => skin.row === row);
    if (k < 0) return undefined;
    const [version, count, triangles] = this.skinHeads.subarray(k * SKIN_HEAD);
    const from = this.skinStart(k);
    return { version, count, triangles: this.skinTriangles.subarray(from, from + 3 * triangles) };
  }

  /** Writes down a surface; its triangles only when the frame has others, since frames are used again and again. */
  setSurface(k: number, { version, count, triangles }: SurfaceChange): void {
    if (this.skinHeads[k * SKIN_HEAD] === version || triangles.length > 3 * this.size.skins[k].room) return;
    this.skinHeads.set([version, count, triangles.length / 3], k * SKIN_HEAD);
    this.skinTriangles.set(triangles, this.skinStart(k));
  }

  private skinStart(k: number): number {
    return this.size.skins.slice(0, k).reduce((sum, { room }) => sum + 3 * room, 0);
  }

  get rows(): number {
    return this.size.rows;
  }

  /** Low and high corner of the box around all that moves [m]; low beyond high where nothing does. */
  get movingBox(): Float64Array {
    return this.readings.subarray(READING.lowX, READING.lowX + 6);
  }

  get count(): number {
    return this.readings[READING.drawnContacts];
  }

  reading(name: ReadingName): number {
    return this.readings[READING[name]];
  }
}

/** Which loading of a scene a frame belongs to, whatever its size. */
export const epochOf = (buffer: ArrayBuffer): number => new Float64Array(buffer, READING.epoch * 8, 1)[0];
