/** The same soft cubes in both engines: meshes, places, masses and elastic constants are equal. */
import { Random, TetMesh, World } from 'pliant';
import { addSoftBody } from '../harness/rapier-soft.js';

export const DT = 1 / 60;
const DENSITY = 1000;
/** A column of four cubes buckles under its own weight above 5.8 m [Pa]; at 1 MPa it would at 4.05 m. */
const YOUNGS_MODULUS = 3e6;
const POISSON_RATIO = 0.3;
const FRICTION = 0.5;

export interface PileWorld {
  step(): void;
  /** Of the vertices of one cube [m]. */
  positions(cube: number): ArrayLike<number>;
  free?(): void;
}

export interface Pile {
  readonly mesh: TetMesh;
  readonly places: readonly (readonly [number, number, number])[];
}

/** Distance of neighbours, and how far each is put out of line [m]: cubes of a metre begin at least 5 cm apart. */
const SPACING = 1.25;
const SHIFT = 0.1;

/** `side`³ cubes of 4³ vertices and 135 tetrahedra, apart and out of line, that fall onto each other. */
export function makePile(side: number, seed: number): Pile {
  const random = new Random(seed);
  const mesh = TetMesh.box({ size: [1, 1, 1], cells: [3, 3, 3] });
  const places: [number, number, number][] = [];
  const middle = (side - 1) / 2;
  for (let y = 0; y < side; y++)
    for (let z = 0; z < side; z++)
      for (let x = 0; x < side; x++)
        places.push([
          (x - middle) * SPACING + random.uniform(-SHIFT, SHIFT),
          0.7 + y * 1.2,
          (z - middle) * SPACING + random.uniform(-SHIFT, SHIFT),
        ]);
  return { mesh, places };
}

export type PliantModel = 'fem' | 'xpbd' | 'shape-matching';

/** `fem` at the defaults of a world, unless `substeps` says otherwise; the others look for contacts once per step. */
export function pliantPile({ mesh, places }: Pile, kind: PliantModel, substeps?: number): PileWorld {
  const world = new World({ sleeping: false, ...(substeps !== undefined && { substeps }) });
  if (kind !== 'fem') world.setParameters('tetrahedra', { looks: 'step' });
  world.add({ kind: 'static', shape: { kind: 'plane' }, friction: FRICTION });
  const elastic = { youngsModulus: YOUNGS_MODULUS, poissonRatio: POISSON_RATIO, damping: 0.005 };
  const model = kind === 'shape-matching' ? { kind, stiffness: 1 } : { kind, ...elastic };
  const cubes = places.map((position) =>
    world.add({ kind: 'soft', mesh, position, model, density: DENSITY, friction: FRICTION }),
  );
  return { step: () => world.step(DT), positions: (k) => cubes[k].positions };
}

export async function rapierPile({ mesh, places }: Pile): Promise<PileWorld> {
  const { default: rapier } = await import('@dimforge/rapier3d-compat');
  await rapier.init();
  const world = new rapier.World({ x: 0, y: -9.81, z: 0 });
  world.timestep = DT;
  const floor = rapier.ColliderDesc.cuboid(100, 10, 100).setTranslation(0, -10, 0);
  world.createCollider(floor.setFriction(FRICTION));
  const material = { youngsModulus: YOUNGS_MODULUS, poissonRatio: POISSON_RATIO, density: DENSITY };
  const cubes = places.map((at) => addSoftBody(rapier, world, { mesh, at, ...material }));
  return {
    step: () => world.step(),
    positions: (k) => cubes[k].particlePositions(),
    free: () => world.free(),
  };
}
