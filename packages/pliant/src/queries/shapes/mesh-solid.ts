/**
 * A triangle mesh as a solid: φ is the exact signed distance of `MeshQuery`. A closed mesh has an inside. An open one,
 * which only bodies that nothing can push may have, is a sheet whose inside is the far side of the nearest triangle; it
 * is touched from both sides (`seenFrom`). Triangles of an open mesh that face another way than their neighbours are
 * turned over, because many files and loaders mix the two.
 */
import { PliantError } from '../../core/errors.js';
import { orientShells } from '../../geometry/mesh/diagnosis/orient.js';
import { inertiaFrom, type Moments, surfaceArea, surfaceMoments } from '../../geometry/mesh/measures.js';
import { checkedIndices, checkedPositions } from '../../geometry/mesh/mesh-data.js';
import type { DefinitionOf } from '../../geometry/shape.js';
import type { Accuracy, MassProperties, Solid, Surface } from '../../geometry/solids/solid.js';
import { surfacePoint } from '../mesh-answers.js';
import { MeshQuery } from '../mesh-query.js';

export class MeshSolid implements Solid {
  readonly kind = 'mesh';
  readonly accuracy: Accuracy = 'exact';
  readonly isConvex = false;
  readonly isSheet: boolean;
  readonly query: MeshQuery;
  readonly bounds: Float64Array;
  readonly thinness: number;
  readonly reach: number;
  readonly centre = new Float64Array(3);
  private readonly moments: Moments;
  private readonly point = new Float64Array(3);
  private readonly spot = surfacePoint();
  private readonly gradient = new Float64Array(3);
  private turned: Solid | undefined;

  constructor(
    readonly definition: DefinitionOf<'mesh'>,
    centred: boolean,
  ) {
    const positions = Float64Array.from(checkedPositions(definition.positions), (x) => x + 0);
    const triangles = Uint32Array.from(
      checkedIndices(definition.triangles, 3, positions.length / 3, 'triangles'),
    );
    if (triangles.length === 0)
      throw new PliantError('bad-geometry', 'A mesh needs at least one triangle.', {
        path: 'shape.triangles',
      });
    this.moments = surfaceMoments(positions, triangles);
    if (centred) this.recentre(positions, triangles);
    this.query = agreeing(new MeshQuery({ positions, triangles }));
    this.isSheet = !this.query.closed;
    this.bounds = Float64Array.from(this.query.bounds);
    this.thinness = 0.5 * Math.min(...[0, 1, 2].map((k) => this.bounds[3 + k] - this.bounds[k]));
    if (!(this.thinness > 0)) this.thinness = 0.5 * Math.sqrt(surfaceArea(positions, triangles)) * 1e-3;
    this.reach = farthest(positions);
  }

  distance(p: Float64Array, o: number, gradient: Float64Array): number {
    const { point, spot, query } = this;
    for (let k = 0; k < 3; k++) point[k] = p[o + k];
    query.findSignedDistance(point, spot, query.closed ? 'auto' : 'pseudonormal');
    for (let k = 0; k < 3; k++) gradient[k] = spot.normal[k];
    return spot.distance;
  }

  seenFrom(p: Float64Array, way?: Float64Array): Solid {
    if (!this.isSheet) return this;
    const { gradient } = this;
    const height = this.distance(p, 0, gradient);
    const side = way ? gradient[0] * way[0] + gradient[1] * way[1] + gradient[2] * way[2] : height;
    if (!(side < 0)) return this;
    this.turned ??= new BackOfSheet(this);
    return this.turned;
  }

  mass(): MassProperties {
    const { volume, centre, secondMoment } = this.moments;
    const at = centre.map((x, k) => x - this.centre[k]);
    return { volume, centre: at, inertia: inertiaFrom(secondMoment, 1 / volume) };
  }

  surface(): Surface {
    return this.query;
  }

  private recentre(positions: Float64Array, triangles: Uint32Array): void {
    if (!new MeshQuery({ positions, triangles }).closed || !(this.moments.volume > 0)) {
      throw new PliantError(
        'bad-geometry',
        'A mesh that forces move must be closed and face outwards, or it has no mass; mend it with TriangleMesh.repair() or make the body static.',
        { path: 'shape.triangles' },
      );
    }
    this.centre.set(this.moments.centre);
    for (let i = 0; i < positions.length; i++) positions[i] -= this.centre[i % 3];
  }
}

/** An open mesh as a body at its back sees it. */
class BackOfSheet implements Solid {
  readonly kind = 'mesh';
  readonly accuracy: Accuracy = 'exact';
  readonly isConvex = false;
  readonly isSheet = true;
  readonly definition: DefinitionOf<'mesh'>;
  readonly bounds: Float64Array;
  readonly thinness: number;
  readonly reach: number;

  constructor(private readonly front: MeshSolid) {
    this.definition = front.definition;
    this.bounds = front.bounds;
    this.thinness = front.thinness;
    this.reach = front.reach;
  }

  distance(p: Float64Array, o: number, gradient: Float64Array): number {
    const distance = this.front.distance(p, o, gradient);
    for (let k = 0; k < 3; k++) gradient[k] = -gradient[k];
    return -distance;
  }

  mass(): MassProperties {
    return this.front.mass();
  }

  surface(): Surface {
    return this.front.surface();
  }
}

/** The mesh with triangles that agree with their neighbours, where it is open and they can. */
function agreeing(query: MeshQuery): MeshQuery {
  if (query.closed) return query;
  const { positions, triangles, topology } = query;
  const { welded } = topology;
  const { triangles: turned, count } = orientShells(
    positions,
    triangles.map((v) => welded[v]),
  );
  if (count === 0) return query;
  const next = triangles.slice();
  for (let t = 0; t < next.length; t += 3) {
    if (turned[t + 1] === welded[next[t + 1]]) continue;
    const second = next[t + 1];
    next[t + 1] = next[t + 2];
    next[t + 2] = second;
  }
  return new MeshQuery({ positions, triangles: next });
}

function farthest(positions: Float64Array): number {
  let mostSq = 0;
  for (let i = 0; i < positions.length; i += 3) {
    const x = positions[i];
    const y = positions[i + 1];
    const z = positions[i + 2];
    mostSq = Math.max(mostSq, x * x + y * y + z * z);
  }
  return Math.sqrt(mostSq);
}
