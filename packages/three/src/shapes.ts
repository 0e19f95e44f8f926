/**
 * Shapes as meshes: a geometry that all bodies of a batch share, and the size that a body gives it. Spheres share one unit
 * ball. Boxes have rounded edges, which a stretched unit box would distort, so boxes of one size share a geometry.
 */

import {
  BoxGeometry,
  type BufferGeometry,
  IcosahedronGeometry,
  PlaneGeometry,
  Quaternion,
  Vector3,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import type { Shape as AnyShape, SurfaceShape } from './frame.js';

/** Shapes that bodies of one batch share. */
export type Shape = Exclude<AnyShape, SurfaceShape>;

/** Bodies with equal keys can be drawn in one call. */
export function batchKey(shape: Shape): string {
  return shape.kind === 'box' ? `box ${shape.halfExtents.join(' ')}` : shape.kind;
}

/** Triangles to spend on a shape: `low` for software renderers and very many bodies. */
export type Detail = 'high' | 'low';

/** Subdivisions of a ball; above so many balls each is small on the screen. */
const BALL = { low: 2, many: 3, high: 5 };
const MANY_BALLS = 300;

export function makeGeometry(shape: Shape, copies: number, detail: Detail): BufferGeometry {
  switch (shape.kind) {
    case 'sphere':
      return new IcosahedronGeometry(1, BALL[detail === 'high' && copies > MANY_BALLS ? 'many' : detail]);
    case 'box': {
      const [x, y, z] = shape.halfExtents;
      if (detail === 'low') return new BoxGeometry(2 * x, 2 * y, 2 * z);
      return new RoundedBoxGeometry(2 * x, 2 * y, 2 * z, 2, 0.08 * Math.min(x, y, z));
    }
    case 'plane':
      return new PlaneGeometry(1, 1);
  }
}

/** Where the mesh stands in the body's frame; the scale comes first. */
export interface Fitting {
  readonly scale: Vector3;
  readonly offset: Vector3;
  readonly turn: Quaternion;
}

/** @param planeReach Edge of the square that stands for an endless plane [m]. */
export function fit(shape: Shape, planeReach: number): Fitting {
  const fitting = { scale: new Vector3(1, 1, 1), offset: new Vector3(), turn: new Quaternion() };
  if (shape.kind === 'sphere') fitting.scale.setScalar(shape.radius);
  if (shape.kind === 'plane') {
    const normal = new Vector3().fromArray([...shape.normal]).normalize();
    fitting.scale.setScalar(planeReach);
    fitting.offset.copy(normal).multiplyScalar(shape.offset ?? 0);
    fitting.turn.setFromUnitVectors(new Vector3(0, 0, 1), normal);
  }
  return fitting;
}
