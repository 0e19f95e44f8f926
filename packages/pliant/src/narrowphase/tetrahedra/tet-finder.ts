/**
 * The finder of `tetrahedra`: deformable bodies against each other, against themselves (a pair of one row), and against
 * bodies that keep their shape, which are filled with tetrahedra. Against a plane, vertices are compared with its
 * height, which is exact.
 */
import type { CandidatePairs } from '../../broadphase/index.js';
import { SHAPE_CODE } from '../../geometry/shape.js';
import { type AnchoredContacts, vertexFeature } from '../anchored-contacts.js';
import type { Finder, Matter, Overlap } from '../finder.js';
import { PlanePoints } from './behind-plane.js';
import type { TetBody } from './body.js';
import { PointFinder } from './find-points.js';
import { PairOverlap } from './pair-overlap.js';

type TetOverlap = Extract<Overlap, { kind: 'tetrahedra' }>;

export class TetFinder implements Finder {
  readonly overlaps: TetOverlap[] = [];
  count = 0;
  private readonly points = new PointFinder();
  private readonly plane = new PlanePoints();

  find(matter: Matter, pairs: CandidatePairs, out: AnchoredContacts): void {
    this.count = 0;
    for (let p = 0; p < pairs.count; p++) this.findPair(matter, pairs.a[p], pairs.b[p], out);
  }

  private findPair(matter: Matter, a: number, b: number, out: AnchoredContacts): void {
    const { bodies, deformables, tetBodies } = matter;
    const solidA = tetBodies.of(bodies, deformables, a);
    const solidB = tetBodies.of(bodies, deformables, b);
    if (solidA !== undefined && solidB !== undefined) this.findTets(a, b, solidA, solidB);
    else if (solidA !== undefined) this.findPlane(matter, a, b, solidA, out);
    else if (solidB !== undefined) this.findPlane(matter, b, a, solidB, out);
    // Cloth and ropes have no inside.
    else matter.refuse(a, b);
  }

  private findTets(a: number, b: number, solidA: TetBody, solidB: TetBody): void {
    const { overlaps } = this;
    if (overlaps.length === this.count)
      overlaps.push({ kind: 'tetrahedra', a, b, points: new PairOverlap(this.points) });
    const overlap = overlaps[this.count];
    overlap.a = a;
    overlap.b = b;
    if (overlap.points.detect(solidA, solidB) > 0) this.count++;
  }

  private findPlane(matter: Matter, own: number, wall: number, solid: TetBody, out: AnchoredContacts): void {
    const { plane } = this;
    const c = matter.bodies.columns;
    if (c.shapeCode[wall] !== SHAPE_CODE.plane) {
      matter.refuse(own, wall);
      return;
    }
    if (plane.find(c, wall, solid) === 0) return;
    const isA = own < wall;
    const friction = Math.sqrt(c.friction[own] * c.friction[wall]);
    out.begin(own, wall);
    const { normal, depths, vertices } = plane;
    for (let k = 0; k < plane.count; k++) {
      const i = out.open(vertexFeature(vertices[k], isA));
      out.depth[i] = depths[k];
      out.friction[i] = friction;
      (isA ? out.nodesA : out.nodesB)[3 * i] = vertices[k];
      (isA ? out.weightsA : out.weightsB)[3 * i] = 1;
      const here = isA ? out.placeA : out.placeB;
      const there = isA ? out.placeB : out.placeA;
      const at = solid.offset + 3 * vertices[k];
      for (let axis = 0; axis < 3; axis++) {
        out.normal[3 * i + axis] = isA ? normal[axis] : -normal[axis];
        here[3 * i + axis] = solid.positions[at + axis];
        there[3 * i + axis] = solid.positions[at + axis] + depths[k] * normal[axis];
      }
      out.centre(i);
    }
    out.end();
  }
}
