/**
 * Meshes that scenes of other tools name, read from files beside them. What moves has the convex hull of its mesh, as
 * in MuJoCo, Bullet and most tools that simulate robots: two hulls cost a thousandth of two meshes. What stands still
 * keeps a closed mesh as it is. Mass is that of the mesh, not of its hull.
 */
import { PliantError } from '../core/errors.js';
import { convexHull, hullTriangles } from '../geometry/hull/hull-faces.js';
import { inertiaFrom, surfaceMoments } from '../geometry/mesh/measures.js';
import { TriangleMesh } from '../geometry/mesh/triangle-mesh.js';
import type { ShapeDefinition } from '../geometry/shape.js';
import type { MassProperties } from '../geometry/solids/solid.js';
import type { CompanionFiles } from '../io/mesh-data.js';
import { readMesh } from '../io/read-mesh.js';
import { surfaceOf } from '../io/surface.js';
import type { Notes } from './notes.js';
import type { Triple } from './pose.js';

/** How a scene of another tool is read. */
export interface ImportOptions {
  /**
   * Keeps closed meshes of bodies that move as they are, hollows included. Without it their convex hulls stand for
   * them, which is what most tools do, and far faster.
   */
  readonly exactMeshes?: boolean;
}

export interface MeshSource {
  readonly companions: CompanionFiles;
  readonly notes: Notes;
}

/**
 * `as-is`: the mesh, also where it is open, for what never moves: its faces are what counts. `exact`: the mesh where it
 * is closed, else its hull. `hull`: the hull, which the format means. `hull-told`: the hull, with a note where it fills
 * hollows.
 */
export type MeshWish = 'as-is' | 'exact' | 'hull' | 'hull-told';

export interface MeshPart {
  readonly shape: ShapeDefinition;
  /** Of the closed mesh behind a hull. */
  readonly matter?: MassProperties;
}

/** A mesh whose hull has so little more volume is convex but for rounding of its file. */
const SAME_VOLUME = 1e-4;

/** The shape of a mesh file, or nothing, with a note. */
export function meshShape(
  { companions, notes }: MeshSource,
  name: string,
  scale: Triple,
  place: string,
  wish: MeshWish,
): MeshPart | undefined {
  const found = firstOf(companions, name);
  if (found === undefined) {
    notes.add(
      place,
      `The mesh ${name} is not there, so its geometry is left out; put the file beside this one.`,
    );
    return undefined;
  }
  try {
    const { positions, triangles } = surfaceOf(readMesh(found.name, found.bytes, { companions }));
    const scaled = positions.map((x, i) => x * scale[i % 3]);
    const faces = scale[0] * scale[1] * scale[2] < 0 ? flipped(triangles) : triangles;
    return solidOf(scaled, faces, name, place, wish, notes);
  } catch (error) {
    if (!(error instanceof PliantError)) throw error;
    notes.add(place, `The mesh ${name} can't be read, so its geometry is left out: ${error.sentence}`);
    return undefined;
  }
}

export function solidOf(
  positions: Float64Array,
  triangles: Uint32Array,
  name: string,
  place: string,
  wish: MeshWish,
  notes: Notes,
): MeshPart {
  const isClosed = triangles.length > 0 && new TriangleMesh({ positions, triangles }).isSolid;
  if (wish === 'as-is' || (wish === 'exact' && isClosed))
    return { shape: { kind: 'mesh', positions: Array.from(positions), triangles: Array.from(triangles) } };
  const hull = hullOf(positions);
  if (!isClosed) {
    if (wish !== 'hull')
      notes.add(place, `The mesh ${name} is not closed, so its convex hull stands for it.`);
    return { shape: hull.shape };
  }
  const { volume, centre, secondMoment } = surfaceMoments(positions, triangles);
  if (wish === 'hull-told' && hull.volume > volume * (1 + SAME_VOLUME))
    notes.add(
      place,
      `The mesh ${name} is not convex and its body moves, so its convex hull stands for it, with its hollows filled; exact meshes can be asked for.`,
    );
  const matter = { volume, centre, inertia: inertiaFrom(secondMoment, 1 / volume) };
  return { shape: hull.shape, matter };
}

/** Corners alone: most points of a mesh are none, and every world would sort them out again. Refuses what is flat. */
function hullOf(positions: Float64Array): { readonly shape: ShapeDefinition; readonly volume: number } {
  const hull = convexHull(positions);
  const { volume } = surfaceMoments(hull.points, hullTriangles(hull));
  return { shape: { kind: 'hull', points: Array.from(hull.points) }, volume };
}

/**
 * `package://robot/meshes/a.stl` may stand as meshes/a.stl or a.stl: what lies nearest to the file's own words comes
 * first.
 */
function firstOf(companions: CompanionFiles, name: string): { name: string; bytes: Uint8Array } | undefined {
  const plain = name.replace(/^(package|file|model):\/\//, '');
  const steps = plain.split('/').filter((step) => step !== '' && step !== '.');
  for (let from = 0; from < steps.length; from++) {
    const path = steps.slice(from).join('/');
    const bytes = companions(path);
    if (bytes !== undefined) return { name: path, bytes };
  }
  return undefined;
}

function flipped(triangles: Uint32Array): Uint32Array {
  const out = triangles.slice();
  for (let i = 0; i < out.length; i += 3) [out[i + 1], out[i + 2]] = [out[i + 2], out[i + 1]];
  return out;
}
