import { MassSpring, type MoleculeProperties } from './model.js';

export const RUBBER: MoleculeProperties = {
  density: 970,
  youngsModulus: 15_000,
  damping: 0.2,
  mediumDensity: 1,
};

/** Centres of a box of nx·ny·nz molecules, x slowest. */
export function latticePositions(nx: number, ny: number, nz: number, spacing: number): Float64Array {
  const positions: number[] = [];
  for (let x = 0; x < nx; x++) {
    for (let y = 0; y < ny; y++) {
      for (let z = 0; z < nz; z++) positions.push(x * spacing, y * spacing, z * spacing);
    }
  }
  return Float64Array.from(positions);
}

export function lattice(
  [nx, ny, nz]: readonly [number, number, number],
  { spacing = 0.015, radius = 0.012, material = RUBBER } = {},
): MassSpring {
  const count = nx * ny * nz;
  return new MassSpring({
    positions: latticePositions(nx, ny, nz, spacing),
    radii: new Float64Array(count).fill(radius),
    materialOf: new Uint32Array(count),
    materials: [material],
  });
}

/**
 * Molecules 1 m apart on the x axis with given masses [kg], springs of one stiffness [N/m] and damping [N·s/m]; 0 kg is
 * fixed.
 */
export function chain(masses: readonly number[], stiffness: number, damping = 0): MassSpring {
  const body = new MassSpring({
    positions: Float64Array.from(masses.flatMap((_, i) => [i, 0, 0])),
    radii: new Float64Array(masses.length).fill(0.6),
    materialOf: new Uint32Array(masses.length),
    materials: [{ density: 1, youngsModulus: 1, damping, mediumDensity: 0 }],
  });
  body.stiffnesses.fill(stiffness);
  masses.forEach((mass, i) => {
    body.masses[i] = mass || 1;
    body.inverseMasses[i] = 1 / body.masses[i];
    if (mass === 0) body.setFixed(i, true);
  });
  return body;
}

/** Times [s] at which `value` crosses zero while rising, by linear interpolation, over the given steps. */
export function risingZeros(value: () => number, step: () => void, dt: number, steps: number): number[] {
  const times: number[] = [];
  let before = value();
  for (let k = 1; k <= steps; k++) {
    step();
    const after = value();
    if (before < 0 && after >= 0) times.push(dt * (k - 1 + before / (before - after)));
    before = after;
  }
  return times;
}

export function period(zeros: readonly number[]): number {
  return (zeros.at(-1)! - zeros[0]) / (zeros.length - 1);
}
