/**
 * A mesh file as a body of the running scene: tetrahedra become a soft body, a closed surface a rigid one. It is centred, brought to a size that
 * goes with what is there, and put above it.
 */
import { type BodyDefinition, PliantError, TetMesh, TriangleMesh, type World } from 'pliant';
import { WorldRows } from 'pliant/drawing';
import { type MeshData, readMesh } from 'pliant/io';
import type { RepairStep } from 'pliant/meshes';
import { closeHoles } from './close-holes.js';

/** A file's name and content. */
export interface NamedBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface MeshBody {
  readonly body: BodyDefinition;
  /** What became of the file, for the user. */
  readonly sentence: string;
}

/** A new body is at most as large as what is there, and not smaller than this part of it; else it is scaled. */
const SMALLEST_PART = 0.04;
/** Size that a scaled body gets, as a part of what is there. */
const SCALED_PART = 0.3;
/** Size of a scene that holds nothing with an end [m]. */
const EMPTY_SIZE = 3;
/** Coordinates beyond this belong to bodies without an end [m]. */
const ENDLESS = 1e5;

/** What to do with a surface that has holes. */
export type OpenWish = 'repair' | 'static';

export interface MeshWishes {
  /** The point that it is put onto; above everything by default [m]. */
  readonly at?: readonly [number, number, number];
  readonly open?: OpenWish;
}

/** A surface with holes: somebody has to say what becomes of it. */
export interface OpenMesh {
  /** Edges that have a face on one side alone. */
  readonly openEdges: number;
}

/** Reads a file, with others of its set beside it. */
export function meshBody(
  file: NamedBytes,
  beside: readonly NamedBytes[],
  world: World,
  wishes: MeshWishes = {},
): MeshBody | OpenMesh {
  const mesh = readMesh(file.name, file.bytes, {
    companions: (name) => beside.find((other) => other.name === name)?.bytes,
  });
  const name = file.name.replace(/\.[^.]*$/, '').slice(0, 100) || 'mesh';
  const room: Place = { ...roomIn(world), ...(wishes.at && { at: wishes.at }) };
  if (mesh.tets.length > 0) return softBody(mesh, name, room);
  if (mesh.triangles.length > 0) return surfaceBody(mesh, name, room, wishes.open);
  throw new PliantError(
    'bad-geometry',
    `${file.name} has points but neither triangles nor tetrahedra, so there is nothing to make a body of.`,
  );
}

/** Where there is room, and where the body is wanted. */
interface Place extends Room {
  readonly at?: readonly [number, number, number];
}

function softBody(data: MeshData, name: string, room: Place): MeshBody {
  const { mesh, steps } = new TetMesh(data).repair();
  const { positions, position, scale } = placed(mesh.positions, room);
  const count = mesh.tets.length / 4;
  return {
    body: {
      kind: 'soft',
      name,
      position,
      mesh: { kind: 'data', positions: [...positions], tets: [...mesh.tets] },
    },
    sentence: sentenceFor(`${name} is a soft body of ${count.toLocaleString('en')} tetrahedra now.`, scale, [
      ...data.notes,
      ...sentencesOf(steps),
    ]),
  };
}

function surfaceBody(
  data: MeshData,
  name: string,
  room: Place,
  wish: OpenWish | undefined,
): MeshBody | OpenMesh {
  let mesh = new TriangleMesh(data);
  let steps: readonly RepairStep[] = [];
  if (!mesh.isSolid) ({ mesh, steps } = mesh.repair());
  const openEdges = mesh.topology.openEdges.length;
  if (openEdges > 0 && wish === undefined) return { openEdges };
  const isStatic = openEdges > 0 && wish === 'static';
  const notes = [...data.notes, ...sentencesOf(steps)];
  if (openEdges > 0 && !isStatic) {
    const closed = closeHoles(mesh);
    mesh = closed.mesh;
    notes.push(closed.holes === 1 ? 'A hole was closed.' : `${closed.holes} holes were closed.`);
  }
  const { positions, position, scale } = placed(mesh.positions, room);
  const count = (mesh.triangles.length / 3).toLocaleString('en');
  return {
    body: {
      kind: isStatic ? 'static' : 'rigid',
      name,
      position,
      shape: { kind: 'mesh', positions: [...positions], triangles: [...mesh.triangles] },
    },
    sentence: sentenceFor(
      isStatic
        ? `${name} is a static surface of ${count} triangles now.`
        : `${name} is a rigid body of ${count} triangles now.`,
      scale,
      notes,
    ),
  };
}

const sentencesOf = (steps: readonly RepairStep[]): string[] => steps.map(({ sentence }) => sentence);

/** One sentence in a line: each is said in the language of the page by itself. */
function sentenceFor(what: string, scale: number, notes: readonly string[]): string {
  const scaled = scale === 1 ? [] : [`It was scaled by ${Number(scale.toPrecision(3))}.`];
  return [what, ...scaled, ...notes.slice(0, 4)].join('\n');
}

/** The box that a scene fills: lower and upper corner [m]. */
interface Room {
  readonly low: readonly number[];
  readonly high: readonly number[];
}

/** Around all bodies with an end; those that stay where they are count only where no others are. */
function roomIn(world: World): Room {
  const rows = new WorldRows(world);
  const { bounds } = rows.bodies;
  for (const counts of [(kind: string) => kind !== 'static', () => true]) {
    const low = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    const high = low.map((value) => -value);
    for (const body of world) {
      const row = 6 * rows.rowOf(body);
      const box = bounds.subarray(row, row + 6);
      if (!counts(body.kind) || !box.every((value) => Math.abs(value) < ENDLESS)) continue;
      for (let i = 0; i < 3; i++) {
        low[i] = Math.min(low[i], box[i]);
        high[i] = Math.max(high[i], box[3 + i]);
      }
    }
    if (low[0] < high[0]) return { low, high };
  }
  return { low: [0, 0, 0], high: [0, 0, 0] };
}

/** Vertices around their own middle, in a fitting size, and where that middle goes. */
function placed(positions: Float64Array, { low, high, at }: Place) {
  const box = boxOf(positions);
  const extent = Math.max(...[0, 1, 2].map((i) => box.high[i] - box.low[i]));
  if (!(extent > 0)) throw new PliantError('bad-geometry', 'All vertices are in one place.');
  const size = Math.max(...[0, 1, 2].map((i) => high[i] - low[i])) || EMPTY_SIZE;
  const fits = extent <= size && extent >= SMALLEST_PART * size;
  const scale = fits ? 1 : Number(((SCALED_PART * size) / extent).toPrecision(3));
  const middle = [0, 1, 2].map((i) => (box.low[i] + box.high[i]) / 2);
  const moved = positions.map((value, k) => (value - middle[k % 3]) * scale);
  const half = (scale * (box.high[1] - box.low[1])) / 2;
  // A tenth of its size above the highest body, so that nothing begins inside another.
  const above = half + 0.1 * scale * extent;
  const [x, y, z] = at ?? [(low[0] + high[0]) / 2, high[1], (low[2] + high[2]) / 2];
  const position: [number, number, number] = [x, y + above, z];
  return { positions: moved, position, scale };
}

function boxOf(positions: Float64Array): Room {
  const low = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const high = low.map((value) => -value);
  positions.forEach((value, k) => {
    low[k % 3] = Math.min(low[k % 3], value);
    high[k % 3] = Math.max(high[k % 3], value);
  });
  return { low, high };
}
