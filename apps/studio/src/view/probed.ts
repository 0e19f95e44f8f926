import { type Intersection, type Mesh, Triangle, Vector3 } from 'three';

/** What a ray met. */
export interface Probed {
  readonly row: number;
  /** [m] */
  readonly point: Vector3;
  /** The number of the field there; NaN where there is none. */
  readonly value: number;
}

/** Weights of the corners of the triangle that was hit. */
export function weightsAt({ object, face, point }: Intersection): [number, number, number] {
  const position = (object as Mesh).geometry.getAttribute('position');
  if (face == null) return [1, 0, 0];
  const corners = [face.a, face.b, face.c].map((v) =>
    new Vector3().fromBufferAttribute(position, v).applyMatrix4(object.matrixWorld),
  );
  const weights = Triangle.getBarycoord(point, corners[0], corners[1], corners[2], new Vector3());
  return weights === null ? [1, 0, 0] : weights.toArray();
}
