/** Geoms of MJCF as parts of a link, with the mass that each brings. */
import { PliantError } from '../../core/errors.js';
import type { CompanionFiles } from '../../io/mesh-data.js';
import { hexColor } from '../color.js';
import type { Part } from '../link.js';
import { type MeshPart, meshShape, solidOf } from '../mesh-part.js';
import type { Notes } from '../notes.js';
import { type Pose, product, type Triple, type Turn } from '../pose.js';
import type { Element } from '../xml-tree.js';
import { type Compiler, poseOf, segment } from './frames.js';

/** Lengthwise shapes lie along z in MuJoCo, along y here. */
const ALONG_Z: Turn = [Math.SQRT1_2, 0, 0, Math.SQRT1_2];

export interface Geom extends Part {
  readonly density: number;
  readonly mass?: number;
  readonly friction: number;
  readonly color: string | undefined;
  /** contype and conaffinity. */
  readonly bits: readonly [number, number];
  readonly element: Element;
}

export interface GeomSource {
  readonly compiler: Compiler;
  readonly companions: CompanionFiles;
  readonly notes: Notes;
  readonly meshes: ReadonlyMap<string, Element>;
  /** Whether meshes keep their hollows, which MuJoCo fills. */
  readonly exactMeshes: boolean;
}

export function geomOf(element: Element, source: GeomSource): Geom | undefined {
  const found = shapeOf(element, source);
  if (found === undefined) return undefined;
  const mass = element.number('mass');
  const rgba = element.numbers('rgba');
  return {
    ...found,
    density: element.number('density') ?? 1000,
    ...(mass !== undefined && { mass }),
    friction: element.numbers('friction')?.[0] ?? 1,
    color: rgba && rgba.length >= 3 ? hexColor(rgba) : undefined,
    bits: [element.number('contype') ?? 1, element.number('conaffinity') ?? 1],
    element,
  };
}

const GEOMS = ['sphere', 'capsule', 'cylinder', 'box', 'ellipsoid', 'plane', 'mesh'];
/** What MJCF has and no shape here is. */
const OTHER_GEOMS = ['hfield', 'sdf'];

function shapeOf(element: Element, source: GeomSource): Part | undefined {
  const { compiler, notes } = source;
  const kind = element.text('type') ?? (element.text('mesh') === undefined ? 'sphere' : 'mesh');
  const fromTo = element.numbers('fromto', 6);
  const line = fromTo && segment(fromTo);
  const pose = line?.pose ?? poseOf(element, compiler);
  const size = element.numbers('size') ?? [];
  const along: Pose = { ...pose, orientation: product(pose.orientation, ALONG_Z) };
  const at = (i: number): number => {
    if (size[i] > 0) return size[i];
    throw element.error(`The ${kind} has no usable 'size': number ${i + 1} must be above zero.`);
  };
  switch (kind) {
    case 'sphere':
      return { shape: { kind, radius: at(0) }, pose };
    case 'capsule':
    case 'cylinder':
      return { shape: { kind, radius: at(0), halfHeight: line?.half ?? at(1) }, pose: along };
    case 'box':
      return { shape: { kind, halfExtents: boxSize(line?.half, at) }, pose };
    case 'ellipsoid':
      return { shape: { kind, radii: boxSize(line?.half, at) }, pose };
    case 'plane':
      if (size.length >= 2 && size[0] > 0)
        notes.add(
          element.place,
          `${named(element)} is a plane that ends ${size[0]} m from its middle when drawn; here it has no end, as in contact there.`,
        );
      return { shape: { kind, normal: [0, 0, 1] }, pose };
    case 'mesh':
      return meshGeom(element, pose, source);
    default:
      if (!OTHER_GEOMS.includes(kind))
        throw element.error(`A geom is ${[...GEOMS, ...OTHER_GEOMS].join(', ')}, not '${kind}'.`);
      notes.add(element.place, `${named(element)} is a ${kind}, which has no counterpart; it is left out.`);
      return undefined;
  }
}

const boxSize = (half: number | undefined, at: (i: number) => number): Triple =>
  half === undefined ? [at(0), at(1), at(2)] : [at(0), at(0), half];

export const named = (element: Element): string =>
  element.text('name') === undefined
    ? `A <${element.name}>`
    : `The ${element.name} '${element.text('name')}'`;

/** MuJoCo takes the convex hull of a mesh for contact, and the mesh itself for mass. */
function meshGeom(element: Element, pose: Pose, source: GeomSource): Part | undefined {
  const asset = source.meshes.get(element.text('mesh') ?? '');
  if (asset === undefined)
    throw element.error(`There is no mesh '${element.text('mesh') ?? ''}' among the assets.`);
  const scale = asset.triple('scale') ?? [1, 1, 1];
  const vertices = asset.numbers('vertex');
  const file = asset.text('file');
  const wish = source.exactMeshes ? 'exact' : 'hull';
  let part: MeshPart | undefined;
  if (vertices !== undefined) part = writtenMesh(asset, vertices, scale, source);
  else if (file !== undefined)
    part = meshShape(source, `${source.compiler.meshFolder}${file}`, scale, asset.place, wish);
  return part && { ...part, pose };
}

/** A mesh in the file itself; without faces it is the hull of its vertices. */
function writtenMesh(
  asset: Element,
  vertices: readonly number[],
  scale: Triple,
  { exactMeshes, notes }: GeomSource,
): MeshPart {
  const points = Float64Array.from(vertices, (x, i) => x * scale[i % 3]);
  const faces = asset.numbers('face') ?? [];
  const isFaceOfNone =
    faces.length % 3 !== 0 || faces.some((i) => !(Number.isInteger(i) && i >= 0 && 3 * i < points.length));
  if (points.length % 3 !== 0 || isFaceOfNone)
    throw asset.error(
      "The 'vertex' of a mesh has three numbers a vertex, and its 'face' three of those vertices a face.",
    );
  const wish = exactMeshes && faces.length > 0 ? 'exact' : 'hull';
  try {
    return solidOf(
      points,
      Uint32Array.from(faces),
      `'${asset.text('name') ?? ''}'`,
      asset.place,
      wish,
      notes,
    );
  } catch (error) {
    if (!(error instanceof PliantError)) throw error;
    throw asset.error(error.sentence);
  }
}
