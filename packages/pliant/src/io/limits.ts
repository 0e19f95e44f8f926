import { PliantError } from '../core/errors.js';

/**
 * Most vertices, and most triangles or tetrahedra, that one file may yield. Only glTF instancing and compressed VTU
 * can claim more than their bytes hold; everything else is bounded by the size of the file long before. At the limit
 * a mesh takes about 1 GB.
 */
export const MAX_VERTICES = 30_000_000;
export const MAX_ELEMENTS = 60_000_000;

/** Most corners of one polygon. Real files stay below a few thousand. */
export const MAX_POLYGON_CORNERS = 1_000_000;

/** Deepest nesting of nodes or brackets. Real files stay below a few dozen. */
export const MAX_DEPTH = 256;

export function refuseTooMany(count: number, most: number, what: string, offset: number): void {
  if (count <= most) return;
  const sentence = `The file asks for ${count} ${what}, more than the limit of ${most}; split the mesh.`;
  throw new PliantError('too-large', sentence, { offset });
}
