/**
 * A union of convex parts against anything convex, a plane, a mesh or another union: part by part, with the colliders
 * that the parts would have as bodies.
 *
 *   each part of one body whose ball reaches the box of a part of the other  →  their collider, on a table of two rows
 *   a point on a face that another part of the same union covers is dropped: the union has no surface there, and a body
 *   that slides over the seam of two parts would be stopped by it
 *
 * The pair falls back to the vertices and φ of the whole (`vertices-solid.ts`) in two cases: all points of an
 * overlapping pair are covered (something is deep inside, where parts meet), or a part is not convex. That test is much
 * slower and right everywhere.
 */
import type { ColliderColumns } from '../bodies/bodies.js';
import type { Solids } from '../bodies/solids.js';
import { SHAPE_CODE, SHAPE_PARAMS, type ShapeKind } from '../geometry/shape.js';
import { writeShape } from '../geometry/shapes.js';
import { isFieldSolid } from '../geometry/solids/field-kinds.js';
import type { PlacedSolid } from '../geometry/solids/placed.js';
import type { Solid } from '../geometry/solids/solid.js';
import { isStored } from '../geometry/stored.js';
import * as quat from '../math/quat.js';
import { type Contacts, NO_AXIS } from './contacts.js';
import type { PairCollider } from './method.js';

/** Chooses the collider of two kinds, the lower code first; undefined where parts can't be tested. */
export type PartColliders = (
  solids: Solids,
) => (first: ShapeKind, second: ShapeKind) => PairCollider | undefined;

/**
 * The test point for covering parts lies this far in front of a face. The face is covered if another part is nearer
 * than half of that: the edge of a face lies in the surface of the next part. In units of the part's half thickness.
 */
const COVERED = 2e-3;

/** Spreads the names of points, so that the names of two pairs of parts differ. */
const SPREAD = 0x9e3779b1;

const CODES = 16;

/** One part, in the frame of the body. */
interface Part {
  readonly solid: Solid;
  readonly position: Float64Array;
  readonly orientation: Float64Array;
  /** The row of a body; none for solids that are kept beside the rows. */
  readonly parameters: Float64Array;
  readonly placed: PlacedSolid | undefined;
}

/** One of the two bodies: where its parts stand in the world. */
class Side {
  solid!: Solid;
  parts: readonly Part[] = [];
  position = new Float64Array(3);
  orientation = new Float64Array(4);
  readonly centre = new Float64Array(3);
  readonly turn = new Float64Array(4);
  readonly velocity = new Float64Array(3);
  readonly angularVelocity = new Float64Array(3);
  readonly point = new Float64Array(3);
  private readonly gradient = new Float64Array(3);

  place(c: ColliderColumns, row: number, solid: Solid, parts: readonly Part[]): void {
    this.solid = solid;
    this.parts = parts;
    for (let k = 0; k < 3; k++) {
      this.centre[k] = c.position[3 * row + k];
      this.velocity[k] = c.velocity[3 * row + k];
      this.angularVelocity[k] = c.angularVelocity[3 * row + k];
    }
    for (let k = 0; k < 4; k++) this.turn[k] = c.orientation[4 * row + k];
    if (this.position.length < 3 * parts.length) {
      this.position = new Float64Array(6 * parts.length);
      this.orientation = new Float64Array(8 * parts.length);
    }
    for (let p = 0; p < parts.length; p++) {
      quat.rotate(this.position, 3 * p, this.turn, 0, parts[p].position, 0);
      for (let k = 0; k < 3; k++) this.position[3 * p + k] += this.centre[k];
      quat.multiply(this.orientation, 4 * p, this.turn, 0, parts[p].orientation, 0);
    }
  }

  /** Whether a point in the world is inside of a part other than `own`. */
  isCovered(own: number): boolean {
    const near = 0.5 * COVERED * this.parts[own].solid.thinness;
    const { point, centre, turn, parts, solid } = this;
    if (parts.length === 1) return false;
    for (let k = 0; k < 3; k++) point[k] -= centre[k];
    quat.inverseRotate(point, 0, turn, 0, point, 0);
    for (let k = 0; k < 3; k++) point[k] += solid.centre?.[k] ?? 0;
    for (let p = 0; p < parts.length; p++)
      if (p !== own && parts[p].placed!.distance(point, this.gradient) < near) return true;
    return false;
  }
}

export function makeCompound(
  solids: Solids,
  colliders: PartColliders,
  otherwise: PairCollider,
): PairCollider {
  const collider = new Compound(solids, colliders, otherwise);
  return (c, first, second, out) => collider.collide(c, first, second, out);
}

class Compound {
  private readonly first = new Side();
  private readonly second = new Side();
  private readonly partsOf = new WeakMap<Solid, readonly Part[]>();
  /** The table of two rows for the colliders of parts, and its solids. */
  private readonly columns: ColliderColumns = {
    position: new Float64Array(6),
    orientation: new Float64Array(8),
    shape: new Float64Array(2 * SHAPE_PARAMS),
    shapeCode: new Uint8Array(2),
    velocity: new Float64Array(6),
    angularVelocity: new Float64Array(6),
    reach: new Float64Array(2),
    thinness: new Float64Array(2),
  };
  private readonly pair: Solid[] = [];
  private readonly choose: (first: ShapeKind, second: ShapeKind) => PairCollider | undefined;
  private readonly table: (PairCollider | undefined)[] = new Array(CODES * CODES);
  private readonly local = new Float64Array(3);
  /** A lower bound of the distance of two parts that are not near [m]. */
  private readonly gap = new Float64Array(1);

  constructor(
    private readonly solids: Solids,
    colliders: PartColliders,
    private readonly otherwise: PairCollider,
  ) {
    const ofPair: Pick<Solids, 'of'> = { of: (_, row) => this.pair[row] };
    // Colliders read nothing else.
    this.choose = colliders(ofPair as Solids);
  }

  collide(c: ColliderColumns, a: number, b: number, out: Contacts): void {
    const { first, second, solids } = this;
    const solidA = solids.of(c, a);
    const solidB = solids.of(c, b);
    first.place(c, a, solidA, this.parts(solidA));
    second.place(c, b, solidB, this.parts(solidB));
    if (!this.canAsk()) {
      this.otherwise(c, a, b, out);
      return;
    }
    const from = out.count;
    const { outlook } = out;
    // Colliders read the velocities of bodies after all points are there.
    out.outlook = undefined;
    let covered = false;
    let apart = Number.POSITIVE_INFINITY;
    for (let p = 0; p < first.parts.length; p++) {
      for (let q = 0; q < second.parts.length; q++) {
        out.apart = 0;
        if (!this.isNear(p, q, out)) apart = Math.min(apart, this.gap[0]);
        else {
          if (this.collideParts(p, q, out)) covered = true;
          apart = Math.min(apart, out.apart);
        }
      }
    }
    out.outlook = outlook;
    out.apart = out.count === from && !covered ? apart : 0;
    out.apartAxis = NO_AXIS;
    if (covered && out.count === from) this.otherwise(c, a, b, out);
  }

  /** The parts of a union in the frame of its body; a solid that is not a union is its own part. */
  private parts(solid: Solid): readonly Part[] {
    let list = this.partsOf.get(solid);
    if (list === undefined) this.partsOf.set(solid, (list = takeApart(solid)));
    return list;
  }

  private canAsk(): boolean {
    const { parts } = this.first;
    const { parts: others } = this.second;
    for (let p = 0; p < parts.length; p++) {
      for (let q = 0; q < others.length; q++)
        if (this.colliderOf(parts[p].solid, others[q].solid) === undefined) return false;
    }
    return true;
  }

  /** The kind with the lower code always comes first. */
  private colliderOf(a: Solid, b: Solid): PairCollider | undefined {
    if (SHAPE_CODE[a.kind] > SHAPE_CODE[b.kind]) return this.colliderOf(b, a);
    const at = SHAPE_CODE[a.kind] * CODES + SHAPE_CODE[b.kind];
    this.table[at] ??= this.choose(a.kind, b.kind);
    return this.table[at];
  }

  /** Whether the ball around each part reaches the other's box. */
  private isNear(p: number, q: number, out: Contacts): boolean {
    const { first, second } = this;
    return this.reaches(first, p, second, q, out) && this.reaches(second, q, first, p, out);
  }

  private reaches(of: Side, p: number, to: Side, q: number, out: Contacts): boolean {
    const { local } = this;
    const { reach } = of.parts[p].solid;
    const { bounds } = to.parts[q].solid;
    for (let k = 0; k < 3; k++) local[k] = of.position[3 * p + k] - to.position[3 * q + k];
    quat.inverseRotate(local, 0, to.orientation, 4 * q, local, 0);
    let gap = 0;
    for (let k = 0; k < 3; k++)
      gap = Math.max(gap, bounds[k] - local[k] - reach, local[k] - bounds[3 + k] - reach);
    this.gap[0] = gap;
    return !(gap > out.margin);
  }

  /** Returns whether points that overlap were left out. */
  private collideParts(p: number, q: number, out: Contacts): boolean {
    const { first, second, columns } = this;
    const a = first.parts[p].solid;
    const b = second.parts[q].solid;
    const swap = SHAPE_CODE[a.kind] > SHAPE_CODE[b.kind] ? 1 : 0;
    this.write(first, p, swap);
    this.write(second, q, 1 - swap);
    const from = out.count;
    out.ofParts = swap === 1 ? -1 : 1;
    this.colliderOf(a, b)!(columns, 0, 1, out);
    out.ofParts = 1;
    return this.review(p, q, from, swap === 1 ? -1 : 1, out);
  }

  private write(side: Side, p: number, row: number): void {
    const { columns } = this;
    const { solid, parameters } = side.parts[p];
    for (let k = 0; k < 3; k++) columns.position[3 * row + k] = side.position[3 * p + k];
    for (let k = 0; k < 4; k++) columns.orientation[4 * row + k] = side.orientation[4 * p + k];
    // A part moves with the body about the body's centre.
    for (let k = 0; k < 3; k++) {
      const i = (k + 1) % 3;
      const j = (k + 2) % 3;
      columns.angularVelocity[3 * row + k] = side.angularVelocity[k];
      columns.velocity[3 * row + k] =
        side.velocity[k] +
        side.angularVelocity[i] * (side.position[3 * p + j] - side.centre[j]) -
        side.angularVelocity[j] * (side.position[3 * p + i] - side.centre[i]);
    }
    columns.shapeCode[row] = SHAPE_CODE[solid.kind];
    columns.reach[row] = solid.reach;
    columns.thinness[row] = solid.thinness;
    this.pair[row] = solid;
    for (let k = 0; k < SHAPE_PARAMS; k++) columns.shape[row * SHAPE_PARAMS + k] = parameters[k];
  }

  /** Names the points that two parts have added, and removes those that other parts cover. */
  private review(p: number, q: number, from: number, sign: number, out: Contacts): boolean {
    const { first, second } = this;
    const { point, normal, depth, feature } = out;
    const name = Math.imul(p * second.parts.length + q, SPREAD);
    // Normals of the pair go from b to a, and a need not be the first part.
    const way = sign * out.facing;
    let end = from;
    let covered = false;
    for (let i = from; i < out.count; i++) {
      for (let k = 0; k < 3; k++) {
        const along = way * normal[3 * i + k];
        const half = 0.5 * depth[i];
        first.point[k] = point[3 * i + k] - along * (half + COVERED * first.parts[p].solid.thinness);
        second.point[k] = point[3 * i + k] + along * (half + COVERED * second.parts[q].solid.thinness);
      }
      if (first.isCovered(p) || second.isCovered(q)) {
        if (depth[i] > 0) covered = true;
        continue;
      }
      for (let k = 0; k < 3; k++) {
        point[3 * end + k] = point[3 * i + k];
        normal[3 * end + k] = sign * normal[3 * i + k];
      }
      depth[end] = depth[i];
      feature[end] = (feature[i] ^ name) >>> 0;
      end++;
    }
    out.count = end;
    return covered;
  }
}

function takeApart(solid: Solid): Part[] {
  const position = new Float64Array(3);
  const orientation = Float64Array.of(0, 0, 0, 1);
  if (solid.kind !== 'union' || !isFieldSolid(solid))
    return [{ solid, position, orientation, parameters: parametersOf(solid), placed: undefined }];
  return solid.parts.map((placed) => ({
    solid: placed.solid,
    position: placed.position.map((x, k) => x - solid.centre[k]),
    orientation: placed.orientation,
    parameters: parametersOf(placed.solid),
    placed,
  }));
}

function parametersOf({ kind, definition }: Solid): Float64Array {
  const parameters = new Float64Array(SHAPE_PARAMS);
  if (!isStored(kind)) writeShape(definition, parameters, 0);
  return parameters;
}
