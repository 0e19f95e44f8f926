/**
 * PLY (Stanford), ASCII and binary of both byte orders, with any further elements and properties, which are passed
 * over. Faces are polygons; triangle strips (an old Stanford habit) are refused.
 */
import { PliantError } from '../../core/errors.js';
import { MAX_POLYGON_CORNERS } from '../limits.js';
import { type MeshData, meshData } from '../mesh-data.js';
import { Notes } from '../notes.js';
import { IndexList } from '../number-list.js';
import { PolygonTriangulator } from '../polygon.js';
import { lineAndColumn } from '../text/place.js';
import { type PlyElement, type PlyHeader, readPlyHeader } from './header.js';
import { type PlyValues, plyValues } from './values.js';

export function readPly(bytes: Uint8Array): MeshData {
  const header = readPlyHeader(bytes);
  const values = plyValues(bytes, header);
  const notes = new Notes();
  let positions: Float64Array | undefined;
  let triangles: Uint32Array | undefined;
  refuseUnreadable(bytes, header);
  for (const element of header.elements) {
    values.checkCount(element);
    if (element.name === 'vertex' && !positions) positions = readVertices(bytes, element, values);
    else if (element.name === 'face' && !triangles) {
      if (!positions) throw refuse(bytes, element, "The 'face' element stands before 'vertex'; swap them.");
      triangles = readFaces(bytes, element, values, positions, notes);
    } else skipElement(element, values);
  }
  return meshData({ positions: positions!, triangles, notes: notes.sentences() });
}

function refuseUnreadable(bytes: Uint8Array, header: PlyHeader): void {
  const strips = header.elements.find((element) => element.name === 'tristrips' && element.count > 0);
  if (strips) throw refuse(bytes, strips, "Triangle strips aren't read; save the mesh with faces.");
  if (header.elements.some((element) => element.name === 'vertex')) return;
  throw new PliantError(
    'missing-key',
    "The header has no 'vertex' element, so there is no mesh.",
    lineAndColumn(bytes, header.bodyAt),
  );
}

function readVertices(bytes: Uint8Array, element: PlyElement, values: PlyValues): Float64Array {
  const axes = element.properties.map((property) =>
    property.lengthType ? -1 : 'xyz'.indexOf(property.name),
  );
  for (const name of ['x', 'y', 'z']) {
    const found = element.properties.filter((property) => property.name === name && !property.lengthType);
    if (found.length !== 1)
      throw refuse(bytes, element, `The vertices need exactly one property '${name}', not ${found.length}.`);
  }
  const positions = new Float64Array(element.count * 3);
  for (let vertex = 0; vertex < element.count; vertex++) {
    for (let p = 0; p < element.properties.length; p++) {
      const { type, lengthType } = element.properties[p];
      const axis = axes[p];
      if (lengthType) skipList(values, lengthType, type);
      else if (axis < 0) values.scalar(type);
      else {
        const at = values.position;
        const value = values.scalar(type);
        if (value - value !== 0)
          throw values.invalid(
            `Coordinate ${'xyz'[axis]} of vertex ${vertex} is ${value}; it must be a finite number.`,
            at,
          );
        positions[vertex * 3 + axis] = value;
      }
    }
  }
  return positions;
}

function readFaces(
  bytes: Uint8Array,
  element: PlyElement,
  values: PlyValues,
  positions: Float64Array,
  notes: Notes,
): Uint32Array {
  const isCorners = (name: string) => name === 'vertex_indices' || name === 'vertex_index';
  const at = element.properties.findIndex((property) => property.lengthType && isCorners(property.name));
  if (at < 0 && element.count > 0) throw refuse(bytes, element, "The faces have no list 'vertex_indices'.");
  const triangles = new IndexList();
  const corners = new IndexList();
  const polygons = new PolygonTriangulator();
  for (let face = 0; face < element.count; face++) {
    for (let p = 0; p < element.properties.length; p++) {
      const { type, lengthType } = element.properties[p];
      if (!lengthType) values.scalar(type);
      else if (p !== at) skipList(values, lengthType, type);
      else {
        readCorners(values, element.properties[p], positions.length / 3, corners);
        polygons.triangulate(positions, corners.values, corners.length, triangles);
        if (corners.length < 3) notes.leftOut('faces with fewer than three corners', () => `face ${face}`);
      }
    }
  }
  notes.overlapping(polygons.overlapping);
  return triangles.take();
}

function readCorners(
  values: PlyValues,
  property: PlyElement['properties'][number],
  vertices: number,
  out: IndexList,
): void {
  const length = listLength(values, property.lengthType!, property.type);
  if (length > MAX_POLYGON_CORNERS)
    throw values.invalid(
      `A face has ${length} corners, more than the limit of ${MAX_POLYGON_CORNERS}.`,
      values.position,
    );
  out.length = 0;
  for (let i = 0; i < length; i++) {
    const at = values.position;
    const index = values.scalar(property.type);
    if (!(index >= 0 && index < vertices) || index % 1 !== 0) {
      throw values.invalid(
        `A face uses vertex ${index}, but the file has ${vertices} vertices, counted from 0.`,
        at,
      );
    }
    out.push(index);
  }
}

function listLength(
  values: PlyValues,
  lengthType: NonNullable<PlyElement['properties'][number]['lengthType']>,
  type: PlyElement['properties'][number]['type'],
): number {
  const at = values.position;
  const length = values.scalar(lengthType);
  if (length < 0) throw values.invalid(`A list has the length ${length}.`, at);
  values.checkList(length, type);
  return length;
}

function skipList(
  values: PlyValues,
  lengthType: NonNullable<PlyElement['properties'][number]['lengthType']>,
  type: PlyElement['properties'][number]['type'],
): void {
  for (let i = listLength(values, lengthType, type); i > 0; i--) values.scalar(type);
}

function skipElement(element: PlyElement, values: PlyValues): void {
  if (element.properties.every((property) => !property.lengthType)) {
    values.skip(element);
    return;
  }
  for (let i = 0; i < element.count; i++) {
    for (const { type, lengthType } of element.properties) {
      if (lengthType) skipList(values, lengthType, type);
      else values.scalar(type);
    }
  }
}

function refuse(bytes: Uint8Array, element: PlyElement, sentence: string): PliantError {
  return new PliantError('invalid-value', sentence, lineAndColumn(bytes, element.at));
}
