/** The geometry of a collider: a shape of KHR_implicit_shapes, or the mesh of a node. */
import { PliantError } from '../../core/errors.js';
import type { ShapeDefinition } from '../../geometry/shape.js';
import type { GltfAccessors } from '../../io/gltf/accessors.js';
import type { GltfContainer } from '../../io/gltf/container.js';
import type { JsonView } from '../../io/gltf/json-view.js';
import { MeshGatherer } from '../../io/gltf/mesh-gatherer.js';
import { IDENTITY, type Matrix4, multiply, nodeTransform } from '../../io/gltf/transform.js';
import { solidOf } from '../mesh-part.js';
import type { Notes } from '../notes.js';
import type { Triple } from '../pose.js';
import { SHAPES } from './names.js';

export interface ShapeSource {
  readonly container: GltfContainer;
  readonly accessors: GltfAccessors;
  readonly notes: Notes;
}

/** Nothing, with a note, for what a scene has no word for. `scale` is that of the collider's node. */
export function shapeOf(
  geometry: JsonView,
  scale: Triple,
  source: ShapeSource,
  name: string,
  isStatic: boolean,
): ShapeDefinition | undefined {
  const { root } = source.container;
  const ref = geometry.get('shape');
  if (ref !== undefined) {
    const shapes = root.get('extensions')?.get(SHAPES)?.get('shapes');
    if (shapes === undefined) throw ref.error('invalid-value', `The file has no shapes (${SHAPES}).`);
    const shape = shapes.item(ref.index(), ref);
    if (isStatic && shape.need('type').string() === 'plane') return plane(shape, scale);
    return implicit(shape, scale, source.notes, name);
  }
  const asHull = flag(geometry, 'convexHull');
  const [node, mesh] = [geometry.get('node'), geometry.get('mesh')];
  if (node === undefined && mesh === undefined)
    throw geometry.error('missing-key', "A geometry has 'shape' or 'node'.");
  const gatherer = new MeshGatherer(source.accessors);
  const meshes: [JsonView, Matrix4][] =
    node === undefined
      ? [[root.need('meshes').item(mesh!.index(), mesh!), IDENTITY]]
      : meshesBelow(root, node);
  for (const [one] of meshes) gatherer.announce(one);
  for (const [one, matrix] of meshes) gatherer.add(one, matrix);
  const { positions, triangles } = gatherer.take();
  if (positions.length === 0) {
    source.notes.add(geometry.path, `The geometry of '${name}' is empty; it is left out.`);
    return undefined;
  }
  const scaled = positions.map((x, i) => x * scale[i % 3]);
  const wish = asHull || triangles.length === 0 ? 'hull' : isStatic ? 'as-is' : 'exact';
  try {
    return solidOf(scaled, triangles, `of '${name}'`, geometry.path, wish, source.notes).shape;
  } catch (error) {
    if (!(error instanceof PliantError)) throw error;
    throw geometry.error(error.code, `The collider of '${name}' can't be used: ${error.sentence}`);
  }
}

/** Of a node and all below it, as that node sees them. */
function meshesBelow(root: JsonView, ref: JsonView): [JsonView, Matrix4][] {
  const [nodes, meshes] = [root.need('nodes'), root.get('meshes')];
  const found: [JsonView, Matrix4][] = [];
  const waiting: [JsonView, Matrix4][] = [[nodes.item(ref.index(), ref), IDENTITY]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [node, matrix] = next;
    const mesh = node.get('mesh');
    if (mesh !== undefined && meshes !== undefined) found.push([meshes.item(mesh.index(), mesh), matrix]);
    for (const child of node.get('children')?.items() ?? []) {
      const view = nodes.item(child.index(), child);
      waiting.push([view, multiply(matrix, nodeTransform(view))]);
      if (waiting.length + found.length > 1e6)
        throw child.error('corrupt-data', 'Nodes are parents of each other in a ring.');
    }
  }
  return found;
}

export const flag = (view: JsonView, key: string): boolean => {
  const value = view.get(key);
  return value !== undefined && value.json.kind === 'boolean' && value.json.value === true;
};

function implicit(view: JsonView, scale: Triple, notes: Notes, name: string): ShapeDefinition | undefined {
  const [sx, sy, sz] = scale.map(Math.abs);
  const kind = view.need('type').string();
  const isEven = Math.abs(sx - sy) + Math.abs(sy - sz) <= 1e-6 * (sx + sy + sz);
  const number = (key: string, otherwise: number) => view.get(kind)?.get(key)?.number() ?? otherwise;
  switch (kind) {
    case 'box': {
      const size = view.get('box')?.get('size')?.numbers(3) ?? [1, 1, 1];
      return { kind, halfExtents: [(size[0] * sx) / 2, (size[1] * sy) / 2, (size[2] * sz) / 2] };
    }
    case 'sphere': {
      const radius = number('radius', 0.5);
      return isEven
        ? { kind, radius: radius * sx }
        : { kind: 'ellipsoid', radii: [radius * sx, radius * sy, radius * sz] };
    }
    case 'capsule':
    case 'cylinder': {
      const [top, bottom] = [number('radiusTop', 0.25), number('radiusBottom', 0.25)];
      if (Math.abs(sx - sz) > 1e-6 * sx)
        notes.add(
          view.path,
          `The ${kind} of '${name}' is scaled differently across; it stays round, by the mean.`,
        );
      const across = Math.sqrt(sx * sz);
      const halfHeight = (number('height', 0.5) * sy) / 2;
      if (top === bottom) return { kind, radius: top * across, halfHeight };
      return kind === 'cylinder'
        ? frustum(top * across, bottom * across, halfHeight)
        : tapered(view, name, notes, top * across, bottom * across, halfHeight);
    }
    default:
      notes.add(view.path, `The shape of '${name}' is a ${kind}, which has no counterpart; it is left out.`);
      return undefined;
  }
}

/** Its normal is +y. One with an end is two triangles; without a size it has none, along that way. */
function plane(view: JsonView, [sx, , sz]: Triple): ShapeDefinition {
  const side = (key: string) => view.get('plane')?.get(key)?.number();
  const [wide, deep] = [side('sizeX'), side('sizeZ')];
  if (wide === undefined || deep === undefined) return { kind: 'plane', normal: [0, 1, 0], offset: 0 };
  const [x, z] = [(wide * Math.abs(sx)) / 2, (deep * Math.abs(sz)) / 2];
  const positions = [-x, 0, -z, x, 0, -z, x, 0, z, -x, 0, z];
  return { kind: 'mesh', positions, triangles: [0, 2, 1, 0, 3, 2] };
}

/** Corners of each end, so that a cone with two radii is the hull of two polygons. */
const CORNERS = 32;
/** cos and sin of 2π k / 32 for the first eighth; the rest follows by symmetry, exactly. */
const EIGHTH = [
  [1, 0],
  [0.9807852804032304, 0.19509032201612825],
  [0.9238795325112867, 0.3826834323650898],
  [0.8314696123025452, 0.5555702330196022],
  [Math.SQRT1_2, Math.SQRT1_2],
] as const;

function frustum(top: number, bottom: number, half: number): ShapeDefinition {
  const points: number[] = [];
  for (const [radius, y] of [
    [top, half],
    [bottom, -half],
  ] as const) {
    for (let k = 0; k < (radius > 0 ? CORNERS : 1); k++) {
      const [c, s] = onCircle(k);
      points.push(radius * c, y, radius * s);
    }
  }
  return { kind: 'hull', points };
}

function onCircle(k: number): [number, number] {
  const quarter = Math.floor(k / 8) % 4;
  const inner = k % 8;
  const [c, s] = inner <= 4 ? EIGHTH[inner] : [EIGHTH[8 - inner][1], EIGHTH[8 - inner][0]];
  return (
    [
      [c, s],
      [-s, c],
      [-c, -s],
      [s, -c],
    ] as [number, number][]
  )[quarter];
}

function tapered(
  view: JsonView,
  name: string,
  notes: Notes,
  top: number,
  bottom: number,
  half: number,
): ShapeDefinition {
  const radius = Math.max(top, bottom);
  notes.add(
    view.path,
    `The capsule of '${name}' has two radii; the larger one, ${radius} m, stands for both.`,
  );
  return { kind: 'capsule', radius, halfHeight: half };
}
