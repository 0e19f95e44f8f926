/** What a world's choice of methods means for bodies of molecules. */
import type { Methods } from './methods.js';
import { pairKey } from './served.js';

/** How deep two bodies of molecules are found to be, which also says how they are detected: `sphere-overlap` goes with spheres. */
export function moleculeDepthOf(
  { pairs, names }: Methods,
  a: number,
  b: number,
): 'sphere-overlap' | 'face-projection' | 'consistent' {
  const key = pairKey(a, b);
  const detection = pairs.narrowphase.get(key) ?? names.narrowphase;
  if (detection !== 'triangle-mesh') return 'sphere-overlap';
  const depth = pairs.penetration.get(key) ?? names.penetration;
  return depth === 'consistent' ? 'consistent' : 'face-projection';
}

/** The kind of tree that surfaces of molecules are compared by. */
export function surfaceBoxes({ parameters }: Methods): 'axis-aligned' | 'oriented' {
  return parameters['triangle-mesh']?.['boxes'] === 'oriented' ? 'oriented' : 'axis-aligned';
}

/** Whether any pair is detected by the surfaces of molecules. */
export function usesTriangles({ pairs, names }: Methods): boolean {
  if (names.narrowphase === 'triangle-mesh') return true;
  for (const name of pairs.narrowphase.values()) if (name === 'triangle-mesh') return true;
  return false;
}
