import { meetsMolecules } from '../bodies/layout.js';
import type { PenetrationMethod } from './method.js';

/**
 * The depth methods of deformable bodies as the registry knows them. Pairs of bodies that keep their shape have exact depths
 * from their closed forms, so a world that mixes both can choose any of these.
 */
const vertexMethod = (
  name: string,
  sentence: string,
  source: string,
  /** Whether it also serves the surfaces of molecules. */
  onSurfaces = false,
): PenetrationMethod => ({
  name,
  sentence: `${sentence} Pairs of rigid shapes keep their closed form.`,
  source,
  serves: () => true,
  deforms: (a, b) => {
    const molecules = Number(a === 'mass-spring') + Number(b === 'mass-spring');
    return molecules === 0 || (onSurfaces && meetsMolecules(a, b));
  },
  create: () => ({ measure() {} }),
});

export const regional = vertexMethod(
  'regional',
  'One way out per connected contact, and depths along it: right for deep overlaps, enclosed and crossing bodies.',
  'our own',
);

export const consistent = vertexMethod(
  'consistent',
  'Depth and way out from intersecting edges, propagated ring by ring: smooth, and plausible for moderate overlaps.',
  'Heidelberger et al. 2004',
  true,
);

export const closestFeature = vertexMethod(
  'closest-feature',
  'Every vertex goes to the nearest point of the surface: right for shallow contact, inconsistent for deep overlaps.',
  'the standard approach that Heidelberger et al. 2004 compare with',
);
