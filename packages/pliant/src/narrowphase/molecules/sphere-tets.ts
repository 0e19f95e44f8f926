/**
 * Molecules against a body of tetrahedra: each molecule is a sphere. The nearest point of the body's surface to the
 * centre gives the depth and the way out. A centre inside the body leaves through that point. One row per molecule, on
 * the face that it touches.
 */
import type { MoleculeBody } from '../../bodies/molecules/molecule-body.js';
import { type AnchoredContacts, vertexFeature } from '../anchored-contacts.js';
import type { Matter } from '../finder.js';
import type { TetBody } from '../tetrahedra/body.js';
import { INSIDE, locate } from '../tetrahedra/containment.js';
import { NearestPoint } from '../tetrahedra/nearest-point.js';
import { placeSphere } from './sphere-shape.js';

/** A centre nearer to the surface than this, in units of its radius, leaves along the normal of the face. */
const ON_SURFACE = 1e-9;

export class SphereTets {
  private readonly nearest = new NearestPoint();
  private readonly normal = new Float64Array(3);

  /** Adds the manifold of a body of molecules and the body of tetrahedra in row `other`. */
  find(
    { bodies, deformables, tetBodies }: Matter,
    body: MoleculeBody,
    other: number,
    out: AnchoredContacts,
  ): void {
    const solid = tetBodies.of(bodies, deformables, other);
    if (solid === undefined) return;
    const { positions, radii, count } = body.model;
    const { friction } = bodies.columns;
    const isA = body.row < other;
    out.begin(body.row, other);
    let guess = -1;
    for (let i = 0; i < count; i++) {
      if (!isNear(solid.bounds, positions, 3 * i, radii[i])) continue;
      const isInside = contains(solid, positions, 3 * i);
      if (!isInside) this.nearest.mostSq = radii[i] * radii[i];
      const face = this.nearest.find(solid, positions, 3 * i, guess);
      if (face < 0) continue;
      guess = face;
      const depth = this.measure(solid, face, positions, 3 * i, radii[i], isInside);
      if (!(depth > 0)) continue;
      const row = out.open(vertexFeature(i, isA));
      out.face[row] = face;
      out.friction[row] = Math.sqrt(body.frictions[i] * friction[other]);
      placeSphere(out, row, isA, i, positions, radii[i], depth, this.normal);
      const nodes = isA ? out.nodesB : out.nodesA;
      const weights = isA ? out.weightsB : out.weightsA;
      for (let k = 0; k < 3; k++) {
        nodes[3 * row + k] = solid.topology.triangles[3 * face + k];
        weights[3 * row + k] = this.nearest.weights[k];
      }
    }
    out.end();
  }

  /** Depth of a sphere whose nearest point was found; writes the way out to `normal`. */
  private measure(
    solid: TetBody,
    face: number,
    positions: Float64Array,
    at: number,
    radius: number,
    isInside: boolean,
  ): number {
    const { nearest, normal } = this;
    const distance = Math.sqrt(nearest.distanceSq);
    if (distance > ON_SURFACE * radius) {
      const scale = (isInside ? -1 : 1) / distance;
      for (let k = 0; k < 3; k++) normal[k] = scale * (positions[at + k] - nearest.point[k]);
    } else {
      const { faceVectors } = solid;
      const length = Math.sqrt(
        faceVectors[3 * face] ** 2 + faceVectors[3 * face + 1] ** 2 + faceVectors[3 * face + 2] ** 2,
      );
      if (!(length > 0)) return 0;
      for (let k = 0; k < 3; k++) normal[k] = faceVectors[3 * face + k] / length;
    }
    return isInside ? radius + distance : radius - distance;
  }
}

function isNear(bounds: Float64Array, positions: Float64Array, at: number, radius: number): boolean {
  for (let k = 0; k < 3; k++) {
    if (positions[at + k] + radius < bounds[k] || positions[at + k] - radius > bounds[3 + k]) return false;
  }
  return true;
}

/** Whether a point lies in one of the body's tetrahedra. */
function contains(solid: TetBody, points: Float64Array, at: number): boolean {
  const { topology, positions, offset, bounds } = solid;
  for (let k = 0; k < 3; k++) if (points[at + k] < bounds[k] || points[at + k] > bounds[3 + k]) return false;
  for (let t = 0; t < topology.tetCount; t++)
    if (locate(topology, positions, offset, t, points, at) === INSIDE) return true;
  return false;
}
