/**
 * The penalty force of the thesis, equations 3.6 to 3.9: F = k·d along a normal, with k = K·m and m the mass of the
 * lighter body.
 *
 * The thesis writes −k·d·n̂ with n̂ into the body; normals here are outward, so the sign is plus: a face is pushed
 * along the outward normal of the face that it has entered. Equations 3.8 and 3.9 push fi along n̂j and fj along n̂i.
 * These forces are opposite only if the faces are parallel; otherwise the pair makes momentum out of nothing.
 * `balancedFaceForces` pushes both along the one line halfway, (n̂j − n̂i)/|n̂j − n̂i|, with the same size. Faces that
 * look the same way have no such line; then n̂j decides.
 */

/** Equation 3.7: stiffness [N/m] from K [1/s²] and the two masses [kg]. A body that can't move has infinite mass. */
export function penaltyStiffness(massA: number, massB: number, constant: number): number {
  return Math.min(massA, massB) * constant;
}

/**
 * The thesis's proposal for fast contacts: stiffness that grows with the speed of approach at first touch [m/s]. A mass
 * m that arrives with speed v is stopped after v·√(m/k); k = m·(v/depth)² stops it within `depth` [m]. Below that k,
 * the resting stiffness holds.
 */
export function impactStiffness(stiffness: number, mass: number, approach: number, depth: number): number {
  const rate = Math.max(0, approach) / depth;
  return Math.max(stiffness, mass * rate * rate);
}

/**
 * Equation 3.6 with a damper: size of the force [N], never pulling. `approach` is the speed with which depth grows
 * [m/s].
 */
export function penaltyForce(stiffness: number, damping: number, depth: number, approach: number): number {
  return depth > 0 ? Math.max(0, stiffness * depth + damping * approach) : 0;
}

/**
 * Equations 3.8 and 3.9 as printed: forces on fi and fj at out[o] and out[o + 3], from unit normals at normals[0] (fi)
 * and normals[3] (fj).
 */
export function printedFaceForces(out: Float64Array, o: number, normals: Float64Array, size: number): void {
  for (let axis = 0; axis < 3; axis++) {
    out[o + axis] = size * normals[3 + axis];
    out[o + 3 + axis] = size * normals[axis];
  }
}

/** The same size along one line, so that the forces are opposite. */
export function balancedFaceForces(out: Float64Array, o: number, normals: Float64Array, size: number): void {
  let lengthSq = 0;
  for (let axis = 0; axis < 3; axis++) lengthSq += (normals[3 + axis] - normals[axis]) ** 2;
  const isAligned = lengthSq < 1e-24;
  const scale = isAligned ? size : size / Math.sqrt(lengthSq);
  for (let axis = 0; axis < 3; axis++) {
    const along = isAligned ? normals[3 + axis] : normals[3 + axis] - normals[axis];
    out[o + axis] = scale * along;
    out[o + 3 + axis] = -scale * along;
  }
}
