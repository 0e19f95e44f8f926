import { SHAPE_PARAMS } from '../geometry/shape.js';
import { shapeByCode } from '../geometry/shapes.js';
import { isStored } from '../geometry/stored.js';
import * as quat from '../math/quat.js';
import type { Bodies } from './bodies.js';
import { BODY_CODE } from './layout.js';
import { momentsOfSolids } from './moments-part.js';

/** Volume of a body's shape [m³]. */
export function bodyVolume(bodies: Bodies, row: number): number {
  const { shape, shapeCode } = bodies.columns;
  const module = shapeByCode(shapeCode[row]);
  if (isStored(module.kind)) return bodies.solids.of(bodies.columns, row).mass().volume;
  return module.volume(shape, row * SHAPE_PARAMS);
}

/** Sets mass and principal moments [kg·m²] of a rigid row. They replace the moments of its shape. */
export function setInertia(bodies: Bodies, row: number, mass: number, moments: ArrayLike<number>): void {
  const c = bodies.columns;
  c.mass[row] = mass;
  c.inverseMass[row] = 1 / mass;
  for (let k = 0; k < 3; k++) {
    c.inertia[row * 3 + k] = moments[k];
    c.inverseInertia[row * 3 + k] = 1 / moments[k];
  }
}

/** Makes a row's moments those about the body's own axes. */
export function useOwnAxes(bodies: Bodies, row: number): void {
  quat.identity(bodies.columns.principalTurn, row * 4);
}

/**
 * Sets mass and inertia of a row, from its shape or as principal moments about its own axes [kg·m²]. Only rigid bodies
 * answer to forces.
 */
export function setMass(bodies: Bodies, row: number, mass: number, moments?: ArrayLike<number>): void {
  const c = bodies.columns;
  quat.identity(c.principalTurn, row * 4);
  if (c.kind[row] !== BODY_CODE.rigid) {
    c.mass[row] = 0;
    c.inverseMass[row] = 0;
    c.inertia.fill(0, row * 3, row * 3 + 3);
    c.inverseInertia.fill(0, row * 3, row * 3 + 3);
    c.worldInverseInertia.fill(0, row * 6, row * 6 + 6);
    return;
  }
  if (moments === undefined) {
    const module = shapeByCode(c.shapeCode[row]);
    if (isStored(module.kind)) momentsOfSolids.get('shape.kind')(bodies, row);
    else module.inertia(c.shape, row * SHAPE_PARAMS, c.inertia, row * 3);
  }
  setInertia(bodies, row, mass, moments ?? c.inertia.slice(row * 3, row * 3 + 3).map((each) => each * mass));
}
