/**
 * Shapes as meshes: a geometry that all bodies of a batch share, and the size that a body gives it. Spheres share one
 * unit ball. Boxes have rounded edges, which a stretched unit box would distort, so boxes of one size share a geometry;
 * so do bodies of one capsule, hull, mesh and so on.
 */

import { compileSolid } from 'pliant/queries';
import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  CapsuleGeometry,
  ConeGeometry,
  CylinderGeometry,
  IcosahedronGeometry,
  PlaneGeometry,
  Quaternion,
  SphereGeometry,
  TorusGeometry,
  Vector3,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js';
import type { Shape as AnyShape, SurfaceShape } from './frame.js';

/** Shapes that bodies of one batch share. */
export type Shape = Exclude<AnyShape, SurfaceShape>;

/** Bodies with equal keys can be drawn in one call. */
export function batchKey(shape: Shape, centred = true): string {
  if (shape.kind === 'sphere' || shape.kind === 'plane') return shape.kind;
  if (shape.kind === 'box') return `box ${shape.halfExtents.join(' ')}`;
  return `${centred} ${JSON.stringify(shape)}`;
}

/** Triangles to spend on a shape: `low` for software renderers and very many bodies. */
export type Detail = 'high' | 'low';

/** Subdivisions of a ball, and of one of many: above so many balls each is small on the screen. */
const BALL = 5;
const ONE_OF_MANY = { low: 2, high: 3 };
const MANY_BALLS = { low: 16, high: 300 };
const AROUND = { low: 20, high: 48 };

/** Edges sharper than this stay edges when triangles are shaded [rad]. */
const CREASE = 0.6;

/** `centred` as for bodies that forces move: hulls, meshes and combined shapes stand around their centre of mass. */
export function makeGeometry(shape: Shape, copies: number, detail: Detail, centred = true): BufferGeometry {
  const around = AROUND[detail];
  switch (shape.kind) {
    case 'sphere':
      return new IcosahedronGeometry(1, copies > MANY_BALLS[detail] ? ONE_OF_MANY[detail] : BALL);
    case 'box': {
      const [x, y, z] = shape.halfExtents;
      if (detail === 'low') return new BoxGeometry(2 * x, 2 * y, 2 * z);
      return new RoundedBoxGeometry(2 * x, 2 * y, 2 * z, 2, 0.08 * Math.min(x, y, z));
    }
    case 'plane':
      return new PlaneGeometry(1, 1);
    case 'capsule':
      return new CapsuleGeometry(shape.radius, 2 * shape.halfHeight, around / 4, around);
    case 'cylinder':
      return new CylinderGeometry(shape.radius, shape.radius, 2 * shape.halfHeight, around);
    case 'cone':
      return new ConeGeometry(shape.radius, 2 * shape.halfHeight, around).translate(
        0,
        0.5 * shape.halfHeight,
        0,
      );
    case 'ellipsoid':
      return new SphereGeometry(1, around, around / 2).scale(shape.radii[0], shape.radii[1], shape.radii[2]);
    case 'torus':
      return new TorusGeometry(shape.radius, shape.tube, around / 2, around).rotateX(Math.PI / 2);
    default:
      return triangles(shape, centred);
  }
}

/** The surface that the engine itself tests, shaded with sharp edges where it has them. */
function triangles(shape: Shape, centred: boolean): BufferGeometry {
  const surface = compileSolid(shape, centred).surface();
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(surface.positions), 3));
  geometry.setIndex(new BufferAttribute(surface.triangles, 1));
  return toCreasedNormals(geometry, CREASE);
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
