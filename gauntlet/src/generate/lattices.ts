/** Bodies of molecules on lattices, the way a thesis on contact between deformable objects makes them. */
import type { Random } from 'pliant';
import type { BodyOf, Vec3 } from '../case.js';
import { spread } from './scenes.js';

export type MoleculesOf = Extract<BodyOf, { kind: 'mass-spring' }>;

/** Radius over spacing: neighbours along edges and face diagonals overlap, and are connected. */
const OVERLAP = 0.8;

export interface LatticeOptions {
  readonly name: string;
  readonly cells: Vec3;
  readonly spacing: number;
  /** Centre of the lattice [m]. */
  readonly at: Vec3;
  readonly youngsModulus: number;
  readonly density?: number;
  readonly friction?: number;
  readonly isFixed?: boolean;
  /** Damping of each connection [N·s/m]; else a tenth of the critical one. */
  readonly connectionDamping?: number;
  readonly more?: Partial<MoleculesOf>;
}

export function lattice(options: LatticeOptions): BodyOf {
  const {
    name,
    cells,
    spacing,
    at,
    youngsModulus,
    density = 1000,
    friction = 0.5,
    isFixed = false,
  } = options;
  const molecules: { position: [number, number, number]; fixed?: boolean }[] = [];
  for (let i = 0; i < cells[0]; i++) {
    for (let j = 0; j < cells[1]; j++) {
      for (let k = 0; k < cells[2]; k++) {
        const place = (n: number, axis: number) => (n - (cells[axis] - 1) / 2) * spacing;
        const position: [number, number, number] = [place(i, 0), place(j, 1), place(k, 2)];
        molecules.push(isFixed ? { position, fixed: true } : { position });
      }
    }
  }
  const connectionDamping =
    options.connectionDamping ?? 0.1 * criticalDamping(youngsModulus, density, spacing);
  return {
    kind: 'mass-spring',
    name,
    position: at,
    radius: OVERLAP * spacing,
    molecules,
    skin: { resolution: 0.7 * spacing },
    material: 'stuff',
    materials: { stuff: { density, youngsModulus, connectionDamping, mediumDensity: 0, friction } },
    ...options.more,
  } as BodyOf;
}

/** Of one molecule on one connection: 2 √(k m), k about E r [N·s/m]. */
export function criticalDamping(youngsModulus: number, density: number, spacing: number): number {
  const radius = OVERLAP * spacing;
  const mass = density * (4 / 3) * Math.PI * radius ** 3;
  return 2 * Math.sqrt(youngsModulus * radius * mass);
}

/** Half the height of a lattice, spheres included [m]. */
export const reachOf = (cells: number, spacing: number): number =>
  ((cells - 1) / 2) * spacing + OVERLAP * spacing;

/** A modulus that carries `layers` layers of molecules, up to a thousand times as much. */
export const modulusOf = (random: Random, layers: number, spacing: number): number =>
  spread(random, 30, 3000) * 1000 * 9.81 * layers * spacing;
