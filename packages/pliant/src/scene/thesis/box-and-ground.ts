/**
 * The experiments of sections 4.3.1 and 4.3.2: a box of 75 molecules and 426 connections falls on a fixed ground of 225
 * molecules and 812 connections. The thesis prints counts, densities and elasticities. Spacing, radius, friction,
 * damping and gravity are those of its printed scene file, and with them a fall from 0.1 m meets the ground after 0.37
 * s, between its key frames of 0.3 s and 0.4 s. The box stands half a spacing aside, so that its spheres come down in
 * the ditches between those of the ground.
 */
import type { MoleculeMaterial, MoleculeScene } from '../xml/model.js';
import { block, latticeOrgan, RADIUS, SPACING } from './lattice.js';

/** How the scene of a box of molecules above a ground is made. */
export interface BoxAndGroundOptions {
  /** Of the box [kg/m³]; the thesis: 833, 2500 or 5000. */
  readonly density?: number;
  /** Young's modulus of the box [N/m²]; the thesis: 1,500, 5,000 or 50,000. */
  readonly elasticity?: number;
  /** [s] */
  readonly duration?: number;
}

/** The spheres of box and ground are this far above each other when the fall begins [m]. */
export const FALL = 0.1;

/**
 * Vertical distance of centres at which a sphere touches the four below it, in the middle of which it comes down [m].
 */
export const DITCH = Math.sqrt(4 * RADIUS * RADIUS - (SPACING * SPACING) / 2);

const shared = { damping: 0.2, mediumDensity: 1 };

const ground: MoleculeMaterial = {
  description: 'ground',
  colour: [0.6, 0.45, 0.3],
  density: 970,
  youngsModulus: 500_000,
  ...shared,
};

/** A box of molecules above a ground of molecules. */
export function boxAndGround(options: BoxAndGroundOptions = {}): MoleculeScene {
  const { density = 2500, elasticity = 5000, duration = 2 } = options;
  const box: MoleculeMaterial = {
    description: 'box',
    colour: [0.1, 0.1, 0.8],
    density,
    youngsModulus: elasticity,
    ...shared,
  };
  return {
    gravity: [0, -1.4, 0],
    simulation: { fps: 1000, duration },
    patient: {},
    materials: [ground, box],
    organs: [
      latticeOrgan({
        description: 'ground',
        cells: block(15, 1, 15),
        origin: [-7 * SPACING, 0, -7 * SPACING],
        isFixed: () => true,
      }),
      latticeOrgan({
        description: 'box',
        cells: block(5, 3, 5),
        origin: [-1.5 * SPACING, DITCH + FALL, -1.5 * SPACING],
        materialOf: () => 1,
      }),
    ],
  };
}
