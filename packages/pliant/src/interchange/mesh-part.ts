/**
 * Meshes that scenes of other tools name: read from files beside them, closed ones as they are, others by their hull.
 */
import { PliantError } from '../core/errors.js';
import { TriangleMesh } from '../geometry/mesh/triangle-mesh.js';
import type { ShapeDefinition } from '../geometry/shape.js';
import type { CompanionFiles } from '../io/mesh-data.js';
import { readMesh } from '../io/read-mesh.js';
import { surfaceOf } from '../io/surface.js';
import type { Notes } from './notes.js';
import type { Triple } from './pose.js';

export interface MeshSource {
  readonly companions: CompanionFiles;
  readonly notes: Notes;
}

/** The shape of a mesh file, or nothing, with a note. `asHull` where the format means the hull. */
export function meshShape(
  { companions, notes }: MeshSource,
  name: string,
  scale: Triple,
  place: string,
  asHull: boolean,
): ShapeDefinition | undefined {
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
    return solidOf(scaled, faces, name, place, asHull, notes);
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
  asHull: boolean,
  notes: Notes,
): ShapeDefinition {
  const hull: ShapeDefinition = { kind: 'hull', points: Array.from(positions) };
  if (asHull) return hull;
  if (triangles.length > 0 && new TriangleMesh({ positions, triangles }).isSolid)
    return { kind: 'mesh', positions: Array.from(positions), triangles: Array.from(triangles) };
  notes.add(place, `The mesh ${name} is not closed, so its convex hull stands for it.`);
  return hull;
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
