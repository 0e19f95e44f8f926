/** How large a body is, from its own points. */
import type { Body } from 'pliant';
import { probesOf } from './probes.js';
import { norm, subtract, vec } from './vectors.js';

/** Radius of a ball around the centre of mass that holds the body now [m]; infinite for planes. */
export function sizeOf(body: Body): number {
  if (body.isDeformable) return radiusOf(body.positions, body.position) + largest(body.molecules?.radii);
  if (body.shape.kind === 'plane') return Number.POSITIVE_INFINITY;
  const { skin } = probesOf(body.shape);
  return skin.reduce((most, p) => Math.max(most, norm(p)), 0) * 1.05;
}

function radiusOf(positions: Float64Array, centre: Float64Array): number {
  let most = 0;
  for (let i = 0; i < positions.length; i += 3)
    most = Math.max(most, norm(subtract(vec(positions, i), vec(centre))));
  return most;
}

const largest = (numbers: Float64Array | undefined): number =>
  numbers?.reduce((a, b) => Math.max(a, b), 0) ?? 0;
