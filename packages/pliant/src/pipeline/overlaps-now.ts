/**
 * Finds every vertex that lies inside a body, as the bodies stand now, independently of the last step: for reports and
 * drawing. It changes nothing.
 */
import { DISABLED, isMolecules } from '../bodies/layout.js';
import { SHAPE_CODE } from '../geometry/shape.js';
import type { Matter } from '../narrowphase/index.js';
import { PlanePoints } from '../narrowphase/tetrahedra/behind-plane.js';
import type { TetBody } from '../narrowphase/tetrahedra/body.js';
import { PairOverlap } from '../narrowphase/tetrahedra/pair-overlap.js';
import type { PairDepth } from '../penetration/pair-depth.js';
import { createPairDepth, PAIR_DEPTH_NAMES, type PairDepthName } from '../penetration/pair-depths.js';
import { BORDER, VertexDepths } from '../penetration/vertex-depths.js';
import type { Choices } from './choices.js';
import { pairKey } from './served.js';

/** One vertex inside a body. */
export interface VertexInside {
  /** Rows of the vertex's body and of the body around it. */
  readonly body: number;
  readonly partner: number;
  readonly vertex: number;
  /** Where the vertex stands: at `positions[at]`. */
  readonly positions: Float64Array;
  readonly at: number;
  readonly depth: number;
  /** Unit way out, at `directions[directionAt]`. */
  readonly directions: Float64Array;
  readonly directionAt: number;
  /** Triangle of the partner's boundary, −1 for none, and the weights of its corners at `weights[weightsAt]`. */
  readonly face: number;
  readonly weights: Float64Array;
  readonly weightsAt: number;
  readonly region: number;
  readonly stage: number;
}

const NO_WEIGHTS = new Float64Array(3);

export class OverlapsNow {
  private readonly overlap = new PairOverlap();
  private readonly depths = new VertexDepths();
  private readonly plane = new PlanePoints();
  private readonly methods = new Map<PairDepthName, PairDepth>();

  /** Calls `visit` for every vertex inside a body. The values handed over are valid until `visit` returns. */
  each(matter: Matter, choices: Choices, visit: (inside: VertexInside) => void): void {
    const { bodies, deformables, tetBodies } = matter;
    const { kind, group, mask, activity } = bodies.columns;
    tetBodies.newLook();
    for (let a = 0; a < bodies.rows; a++) {
      if (kind[a] === 0 || isMolecules(kind[a]) || activity[a] === DISABLED) continue;
      if (deformables.byRow[a]?.selfCollision) this.eachOf(matter, choices, a, a, visit);
      for (let b = a + 1; b < bodies.rows; b++) {
        if (kind[b] === 0 || isMolecules(kind[b]) || !(deformables.byRow[a] ?? deformables.byRow[b]))
          continue;
        if (activity[b] === DISABLED) continue;
        if ((group[a] & mask[b]) !== 0 && (group[b] & mask[a]) !== 0)
          this.eachOf(matter, choices, a, b, visit);
      }
    }
  }

  private eachOf(
    { bodies, deformables, tetBodies }: Matter,
    choices: Choices,
    a: number,
    b: number,
    visit: (inside: VertexInside) => void,
  ): void {
    const solidA = tetBodies.of(bodies, deformables, a);
    const solidB = tetBodies.of(bodies, deformables, b);
    if (solidA === undefined || solidB === undefined) {
      if (solidA !== undefined) this.behindPlane(bodies.columns, a, b, solidA, visit);
      if (solidB !== undefined) this.behindPlane(bodies.columns, b, a, solidB, visit);
      return;
    }
    const { overlap, depths } = this;
    if (overlap.detect(solidA, solidB) === 0) return;
    this.depthOf(choices, a, b).measure(overlap, depths);
    for (let k = 0; k < depths.count; k++) {
      const isA = k < overlap.points.split;
      const own = overlap.owner(k);
      visit({
        body: isA ? a : b,
        partner: isA ? b : a,
        vertex: overlap.points.vertices[k],
        positions: own.positions,
        at: own.offset + 3 * overlap.points.vertices[k],
        depth: depths.depths[k],
        directions: depths.directions,
        directionAt: 3 * k,
        face: depths.faces[k],
        weights: depths.weights,
        weightsAt: 3 * k,
        region: depths.regions[k],
        stage: depths.stages[k],
      });
    }
  }

  private behindPlane(
    c: Matter['bodies']['columns'],
    own: number,
    wall: number,
    solid: TetBody,
    visit: (inside: VertexInside) => void,
  ): void {
    const { plane } = this;
    if (c.shapeCode[wall] !== SHAPE_CODE.plane) return;
    plane.find(c, wall, solid);
    for (let k = 0; k < plane.count; k++) {
      visit({
        body: own,
        partner: wall,
        vertex: plane.vertices[k],
        positions: solid.positions,
        at: solid.offset + 3 * plane.vertices[k],
        depth: plane.depths[k],
        directions: plane.normal,
        directionAt: 0,
        face: -1,
        weights: NO_WEIGHTS,
        weightsAt: 0,
        region: 0,
        stage: BORDER,
      });
    }
  }

  private depthOf({ pairs, names }: Choices, a: number, b: number): PairDepth {
    const chosen = (pairs.penetration.get(pairKey(a, b)) ?? names.penetration) as PairDepthName;
    const name = PAIR_DEPTH_NAMES.includes(chosen) ? chosen : 'regional';
    let made = this.methods.get(name);
    if (made === undefined) this.methods.set(name, (made = createPairDepth(name)));
    return made;
  }
}
