/**
 * What the engine's thread hands to the page for every picture, laid out once: numbers for the read-outs, poses of all
 * bodies, and the contacts. It is a copy of the world's state, taken between two steps: the page would otherwise see
 * bodies half moved, and would have to follow the world's memory whenever it grows.
 */
import type { BodyFrame, ContactFrame } from '@pliant/three';
import { STAGES } from 'pliant';

/** How many rows, contacts and lines a frame has room for. */
export interface FrameSize {
  readonly rows: number;
  readonly contacts: number;
  /** Segments of debug lines. */
  readonly lines: number;
  /** Vertices of the surfaces of deformable bodies. */
  readonly vertices: number;
}

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
  'drawnLines',
  /** The steps that can be gone to. */
  'firstStep',
  'lastStep',
  /** Deepest contact [m]. */
  'depth',
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
};

type Block = keyof typeof BLOCKS;

export function frameBytes(size: FrameSize): number {
  return Object.values(BLOCKS).reduce((sum, bytes) => sum + align(bytes(size)), 0);
}

/** Debug lines of a frame, as `LineView` draws them. */
class FrameLines {
  constructor(
    private readonly readings: Float64Array,
    readonly positions: Float32Array,
    readonly colors: Float32Array,
  ) {}

  get count(): number {
    return this.readings[READING.drawnLines];
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
  readonly lines: FrameLines;

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
    this.lines = new FrameLines(this.readings, floats('linePositions'), floats('lineColors'));
  }

  get rows(): number {
    return this.size.rows;
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
