import type { AnchoredContacts, Overlap } from '../narrowphase/index.js';
import { ClosestFeatureDepth } from './closest-feature/closest-feature.js';
import { ConsistentDepth } from './consistent/consistent.js';
import type { DepthMeasure, PenetrationMethod } from './method.js';
import { RegionalDepth } from './regional/regional.js';
import { SkinRows } from './skin-rows.js';
import { ConsistentRows } from './surfaces/consistent-rows.js';
import { VertexRows } from './vertex-rows.js';

/**
 * Pairs of bodies that keep their shape have exact depths from closed forms. So a world with both kinds can choose any
 * of these methods.
 */
const KEEPS = 'Pairs of rigid shapes keep their closed form.';

export const regional: PenetrationMethod = {
  name: 'regional',
  sentence: `One way out per connected contact, and depths along it: right for deep overlaps, enclosed and crossing bodies. ${KEEPS}`,
  source: 'our own',
  serves: () => true,
  deforms: () => true,
  measures: ['tetrahedra'],
  create: () => new VertexRows(new RegionalDepth()),
};

/** One measure for colliding vertices of tetrahedra and for those of skins. */
class ConsistentMeasure implements DepthMeasure {
  private readonly tets = new VertexRows(new ConsistentDepth());
  private readonly skins = new SkinRows(new ConsistentRows());

  measure(overlap: Overlap, out: AnchoredContacts, friction: Float64Array): void {
    if (overlap.kind === 'skins') this.skins.measure(overlap, out);
    else this.tets.measure(overlap, out, friction);
  }
}

export const consistent: PenetrationMethod = {
  name: 'consistent',
  sentence: `Depth and way out from intersecting edges, propagated ring by ring: smooth, and plausible for moderate overlaps. ${KEEPS}`,
  source: 'Heidelberger et al. 2004',
  serves: () => true,
  deforms: () => true,
  measures: ['tetrahedra', 'skins'],
  create: () => new ConsistentMeasure(),
};

export const closestFeature: PenetrationMethod = {
  name: 'closest-feature',
  sentence: `Every vertex goes to the nearest point of the surface: right for shallow contact, inconsistent for deep overlaps. ${KEEPS}`,
  source: 'the standard approach that Heidelberger et al. 2004 compare with',
  serves: () => true,
  deforms: () => true,
  measures: ['tetrahedra'],
  create: () => new VertexRows(new ClosestFeatureDepth()),
};
