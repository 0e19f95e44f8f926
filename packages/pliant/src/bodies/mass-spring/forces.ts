/**
 * Forces inside a body of molecules, and its energy. Molecules at the same place exert no force, because their
 * connection has no direction.
 */
import type { MassSpring } from './model.js';

/**
 * Writes gravity, forces from outside, springs with dampers and cells, three numbers per molecule [N]. The integrator applies
 * drag.
 */
export function totalForces(out: Float64Array, body: MassSpring): void {
  const { masses, gravity, forces } = body;
  for (let i = 0; i < body.count; i++) {
    for (let axis = 0; axis < 3; axis++) {
      out[3 * i + axis] = forces[3 * i + axis] + masses[i] * gravity[axis];
    }
  }
  addSpringForces(out, body);
  body.cells.addForces(out);
}

export function addSpringForces(out: Float64Array, body: MassSpring): void {
  const { positions: x, velocities: v, pairs, restLengths, stiffnesses, dampings } = body;
  for (let s = 0; s < restLengths.length; s++) {
    const i = 3 * pairs[2 * s];
    const j = 3 * pairs[2 * s + 1];
    const dx = x[j] - x[i];
    const dy = x[j + 1] - x[i + 1];
    const dz = x[j + 2] - x[i + 2];
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
    if (length === 0) continue;
    const closing = (v[j] - v[i]) * dx + (v[j + 1] - v[i + 1]) * dy + (v[j + 2] - v[i + 2]) * dz;
    // This is tension over length, so the components need no unit vector.
    const tension = (stiffnesses[s] * (length - restLengths[s]) + (dampings[s] * closing) / length) / length;
    out[i] += tension * dx;
    out[i + 1] += tension * dy;
    out[i + 2] += tension * dz;
    out[j] -= tension * dx;
    out[j + 1] -= tension * dy;
    out[j + 2] -= tension * dz;
  }
}

/**
 * Slows every free molecule by its drag over dt [s]. The quadratic law uses the new speed, so no step is too long for
 * it.
 */
export function applyDrag(body: MassSpring, dt: number): void {
  const { velocities: v, drags, inverseMasses } = body;
  for (let i = 0; i < body.count; i++) {
    const rate = drags[i] * inverseMasses[i] * dt;
    if (rate === 0) continue;
    const speed = Math.sqrt(v[3 * i] ** 2 + v[3 * i + 1] ** 2 + v[3 * i + 2] ** 2);
    // s' = s − rate·s'², solved for s'/s without cancellation.
    const keep = 2 / (1 + Math.sqrt(1 + 4 * rate * speed));
    v[3 * i] *= keep;
    v[3 * i + 1] *= keep;
    v[3 * i + 2] *= keep;
  }
}

/** Kinetic and elastic energy [J], gravity not counted. */
export function energyOf(body: MassSpring): number {
  const { velocities: v, masses } = body;
  let energy = 0;
  for (let k = 0; k < v.length; k++) energy += 0.5 * masses[Math.floor(k / 3)] * v[k] * v[k];
  return energy + elasticEnergyOf(body);
}

/** [J] */
export function elasticEnergyOf(body: MassSpring): number {
  const { positions: x, pairs, restLengths, stiffnesses } = body;
  let energy = 0;
  for (let s = 0; s < restLengths.length; s++) {
    const i = 3 * pairs[2 * s];
    const j = 3 * pairs[2 * s + 1];
    const length = Math.sqrt((x[j] - x[i]) ** 2 + (x[j + 1] - x[i + 1]) ** 2 + (x[j + 2] - x[i + 2]) ** 2);
    energy += 0.5 * stiffnesses[s] * (length - restLengths[s]) ** 2;
  }
  return energy + body.cells.energy();
}
