/**
 * The performance scene of section 4.3.3: eleven objects of the five kinds of figure 4.27, nine of which fall, for 5 s
 * at a thousand steps a second. The thesis prints each kind's molecules, connections, density and elasticity; the
 * picture of appendix E is lost, so how many of each kind fall, and from where, is ours.
 *
 *   8 molecules,   24 connections   cube                                            three fall
 *   8 molecules,   28 connections   cube whose radius exceeds 0.866 spacings        three fall
 *   27 molecules, 126 connections   cube                                            three fall
 *   64 molecules, 210 connections   sheet, border fixed and centre free
 *   454 molecules, 1583 connections fixed: a basin, a floor of 11 × 14 and a closed wall of 60 × 5 around it
 */
import type { MoleculeMaterial, MoleculeOrgan, MoleculeScene } from '../xml/model.js';
import { block, type Cell, latticeOrgan, SPACING } from './lattice.js';

function material(
  description: string,
  colour: readonly [number, number, number],
  density: number,
  youngsModulus: number,
): MoleculeMaterial {
  return { description, colour, density, youngsModulus, damping: 0.2, mediumDensity: 1 };
}

const MATERIALS: readonly MoleculeMaterial[] = [
  material('fixed', [0.5, 0.5, 0.5], 970, 500_000),
  material('board', [0.8, 0.65, 0.45], 1500, 15_000),
  material('center', [0, 0.8, 0.1], 970, 15_000),
  material('soft cube', [0.8, 0.2, 0.1], 1500, 5000),
  material('dense cube', [0.1, 0.1, 0.8], 1500, 15_000),
  material('large cube', [0.9, 0.7, 0.1], 970, 15_000),
];

/** Radius of the cube in which space diagonals are connected too [m]: 0.9 spacings. */
const WIDE_RADIUS = 0.0135;

/** The scene by which the thesis measures speed. */
export function performanceScene(): MoleculeScene {
  return {
    gravity: [0, -1.4, 0],
    simulation: { fps: 1000, duration: 5 },
    patient: {},
    materials: MATERIALS,
    organs: [basin(), sheet(), ...[0, 1, 2].flatMap((k) => falling(k))],
  };
}

/**
 * The wall stands one spacing above the floor and at least 1.5 outside it: spheres reach 1.6 and lie 1.8 away, so the
 * two are not connected.
 */
function basin(): MoleculeOrgan {
  const cells: Cell[] = [...block(11, 1, 14)];
  for (const [x, y, z] of block(15, 5, 17)) {
    if (x === 0 || z === 0 || x === 14 || z === 16) cells.push([x - 2, y + 1, z - 1.5]);
  }
  const origin = [-5 * SPACING, -0.15, -6.5 * SPACING] as const;
  return latticeOrgan({ description: 'basin', cells, origin, isFixed: () => true });
}

function sheet(): MoleculeOrgan {
  const isBorder = ([x, , z]: Cell): boolean => x === 0 || z === 0 || x === 7 || z === 7;
  return latticeOrgan({
    description: 'sheet',
    cells: block(8, 1, 8),
    origin: [-3.5 * SPACING, -0.12, -3.5 * SPACING],
    materialOf: (cell) => (isBorder(cell) ? 1 : 2),
    isFixed: isBorder,
  });
}

/**
 * One of each kind that falls: a large cube and two small ones over its edges, turned from group to group so that they
 * tumble. They fall by one or two centimetres, side by side: from 1 cm higher a small cube climbs the wall by way of a
 * large one.
 */
function falling(group: number): MoleculeOrgan[] {
  const y = -0.085 + 0.006 * group;
  const z = 4.4 * (group - 1);
  const side = group === 1 ? -1 : 1;
  return [
    latticeOrgan({
      description: `large cube ${group + 1}`,
      cells: block(3, 3, 3),
      origin: [(-1 + 0.1 * side) * SPACING, y, (z - 1 + 0.2 * group) * SPACING],
      materialOf: () => 5,
    }),
    latticeOrgan({
      description: `soft cube ${group + 1}`,
      cells: block(2, 2, 2),
      origin: [(side * 1.9 - 0.5) * SPACING, y + 0.05, (z - 0.2) * SPACING],
      materialOf: () => 3,
    }),
    latticeOrgan({
      description: `dense cube ${group + 1}`,
      cells: block(2, 2, 2),
      origin: [(-side * 1.9 - 0.5) * SPACING, y + 0.052, (z - 0.7) * SPACING],
      radius: WIDE_RADIUS,
      materialOf: () => 4,
    }),
  ];
}
