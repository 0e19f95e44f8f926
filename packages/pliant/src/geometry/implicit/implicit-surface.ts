/**
 * The surface around molecules: the level of the sum of their kernels, by marching cubes. The grid is cut into bricks
 * of 8³ cells that exist only where a molecule reaches, and are computed one after the other:
 *
 *   molecules → bricks they reach → per brick: sum kernels on 9³ nodes → march its cells
 *
 * Nodes on a brick's border are computed by each brick that has them. All of these see the same molecules in the same
 * order, so the values agree to the last bit and the surface closes across bricks. Nodes lie on whole multiples of the
 * resolution, whatever the molecules do, so a body at rest gets the same triangles at every generation.
 */
import { PliantError } from '../../core/errors.js';
import { BrickList } from './brick-list.js';
import { gridSpacing, LEVEL, reaches } from './kernel.js';
import { type IsoSurface, SurfaceBuilder } from './surface-builder.js';

/** How the surface around molecules is made. */
export interface ImplicitOptions {
  /** Between nodes of the grid [m]. Default: equation 3.1, but 1/4 to 3/4 of the smallest radius. */
  readonly resolution?: number;
  /**
   * [1/m]; a lone molecule's surface lies 2/potentialField from its centre. Default: 2/radius of each molecule,
   * equation 3.2.
   */
  readonly potentialField?: number;
}

/** Cells along the edge of a brick, and nodes. */
export const BRICK = 8;
const NODES = BRICK + 1;

/** The surface around molecules: where their potentials add up to a level. */
export class ImplicitSurface {
  private readonly builder = new SurfaceBuilder();
  private readonly bricks = new BrickList();
  private readonly values = new Float64Array(NODES * NODES * NODES);
  private readonly range = new Int32Array(6);

  constructor(private readonly options: ImplicitOptions = {}) {
    const { resolution = 1, potentialField = 1 } = options;
    requirePositive(resolution, 'resolution');
    requirePositive(potentialField, 'potential field');
  }

  /**
   * Triangles around molecules at these places [m] with these radii [m]; the arrays are new. Molecules between the nodes
   * of a coarse grid would have none. Then the grid is halved until they do.
   */
  generate(positions: Float64Array, radii: Float64Array): IsoSurface {
    const { resolution, potentialField } = this.options;
    let spacing = resolution ?? gridSpacing(radii, potentialField);
    const reach = reaches(radii, potentialField);
    // Nodes are inside each molecule from half its reach on; places too large for rounding to tell are left out.
    const fine = 0.25 * reach.reduce((most, r) => Math.max(most, r), 0);
    for (;;) {
      const surface = this.generateAt(spacing, positions, reach);
      if (surface.triangles.length > 0 || !(spacing > fine)) return surface;
      spacing *= 0.5;
    }
  }

  private generateAt(spacing: number, positions: Float64Array, reach: Float64Array): IsoSurface {
    const { bricks, builder } = this;
    bricks.build(positions, reach, BRICK * spacing);
    const first = bricks.low;
    const origin = [0, 1, 2].map((axis) => first[axis] * BRICK * spacing) as [number, number, number];
    const nodes = [0, 1].map((axis) => (bricks.high[axis] - first[axis] + 1) * BRICK + 1);
    builder.begin({ origin, spacing }, nodes[0], nodes[1]);
    builder.useValues(this.values, NODES, NODES * NODES, LEVEL);
    for (let brick = 0; brick < bricks.count; brick++) {
      if (this.fill(brick, positions, reach, spacing)) this.march(brick);
    }
    return builder.finish();
  }

  /** Sums the kernels on a brick's nodes; false when no node is inside. */
  private fill(brick: number, positions: Float64Array, reach: Float64Array, spacing: number): boolean {
    const { bricks, values, range } = this;
    values.fill(0);
    let isReached = false;
    for (let k = bricks.starts[brick]; k < bricks.starts[brick + 1]; k++) {
      const molecule = bricks.members[k];
      for (let axis = 0; axis < 3; axis++) {
        const node = bricks.places[3 * brick + axis] * BRICK;
        const centre = positions[3 * molecule + axis] / spacing - node;
        range[2 * axis] = Math.max(0, Math.floor(centre - reach[molecule] / spacing));
        range[2 * axis + 1] = Math.min(BRICK, Math.ceil(centre + reach[molecule] / spacing));
      }
      if (this.splat(brick, positions, molecule, reach[molecule] ** 2, spacing)) isReached = true;
    }
    return isReached;
  }

  /** Adds one molecule to the nodes in `range`; true when one of them is now inside. */
  private splat(
    brick: number,
    positions: Float64Array,
    molecule: number,
    reachSq: number,
    spacing: number,
  ): boolean {
    const { values, range } = this;
    const { places } = this.bricks;
    let isInside = false;
    for (let z = range[4]; z <= range[5]; z++) {
      const dz = (places[3 * brick + 2] * BRICK + z) * spacing - positions[3 * molecule + 2];
      for (let y = range[2]; y <= range[3]; y++) {
        const dy = (places[3 * brick + 1] * BRICK + y) * spacing - positions[3 * molecule + 1];
        const acrossSq = dy * dy + dz * dz;
        for (let x = range[0]; x <= range[1]; x++) {
          const dx = (places[3 * brick] * BRICK + x) * spacing - positions[3 * molecule];
          const t = 1 - (dx * dx + acrossSq) / reachSq;
          if (t <= 0) continue;
          const at = x + NODES * (y + NODES * z);
          values[at] += t * t * t;
          if (values[at] > LEVEL) isInside = true;
        }
      }
    }
    return isInside;
  }

  private march(brick: number): void {
    const { builder } = this;
    const { places, low } = this.bricks;
    const x0 = (places[3 * brick] - low[0]) * BRICK;
    const y0 = (places[3 * brick + 1] - low[1]) * BRICK;
    const z0 = (places[3 * brick + 2] - low[2]) * BRICK;
    for (let z = 0; z < BRICK; z++) {
      for (let y = 0; y < BRICK; y++) builder.addRow(x0, y0 + y, z0 + z, NODES * (y + NODES * z), BRICK);
    }
  }
}

/** The surface around molecules, once. Keep an `ImplicitSurface` to generate it again and again. */
export function implicitSurface(
  positions: Float64Array,
  radii: Float64Array,
  options?: ImplicitOptions,
): IsoSurface {
  return new ImplicitSurface(options).generate(positions, radii);
}

function requirePositive(value: number, name: string): void {
  if (value > 0 && value < Number.POSITIVE_INFINITY) return;
  throw new PliantError(
    'invalid-value',
    `The ${name} of an implicit surface must be positive, not ${value}.`,
  );
}
