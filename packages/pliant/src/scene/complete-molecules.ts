/** Fills in what molecules take from their body and their materials. */
import type { MaterialSettings } from './format.js';
import type { SceneBody } from './format-bodies.js';
import { MOLECULE_DEFAULTS, type MoleculeSettings } from './format-mass-spring.js';

type MassSpring = Extract<SceneBody, { kind: 'mass-spring' }>;
type Materials = Readonly<Record<string, MaterialSettings>>;

/** Radius of molecules for which nobody gave one [m]. */
const RADIUS = 0.01;

/** Name of the material of molecules for which nobody named one. */
export const UNNAMED = 'default';

export interface CompleteMaterial {
  readonly density: number;
  readonly friction: number;
  readonly youngsModulus: number;
  readonly connectionDamping: number;
  readonly mediumDensity: number;
  readonly rgb?: readonly [number, number, number];
}

export interface CompleteMolecule extends MoleculeSettings {
  readonly radius: number;
  readonly material: string;
  readonly friction: number;
}

/** Materials by name, those of the body first; undefined for one that is in neither. */
export function moleculeMaterial(
  body: Pick<MassSpring, 'materials'>,
  name: string,
  materials: Materials,
): MaterialSettings | undefined {
  if (Object.hasOwn(body.materials, name)) return body.materials[name];
  return Object.hasOwn(materials, name) ? materials[name] : undefined;
}

/** Names of materials that the body's molecules ask for, each once, in the order of the molecules. */
export function materialNames(body: Pick<MassSpring, 'molecules' | 'material'>): string[] {
  const names = new Set<string>();
  for (const molecule of body.molecules) {
    const name = molecule.material ?? body.material;
    if (name !== undefined) names.add(name);
  }
  return [...names];
}

/** The body's molecules with every value, and the materials they use, by name. All names are known to exist. */
export function completeMolecules(
  body: MassSpring,
  materials: Materials,
  defaults: { readonly density: number; readonly friction: number },
): { molecules: CompleteMolecule[]; materials: Readonly<Record<string, CompleteMaterial>> } {
  const entries = new Map<string, CompleteMaterial>();
  const molecules = body.molecules.map((molecule): CompleteMolecule => {
    const name = molecule.material ?? body.material ?? UNNAMED;
    let material = entries.get(name);
    if (material === undefined) {
      const given = moleculeMaterial(body, name, materials) ?? {};
      const { rgb } = given;
      material = {
        density: given.density ?? defaults.density,
        friction: given.friction ?? defaults.friction,
        youngsModulus: given.youngsModulus ?? MOLECULE_DEFAULTS.youngsModulus,
        connectionDamping: given.connectionDamping ?? MOLECULE_DEFAULTS.connectionDamping,
        mediumDensity: given.mediumDensity ?? MOLECULE_DEFAULTS.mediumDensity,
        ...(rgb && { rgb }),
      };
      entries.set(name, material);
    }
    return {
      ...molecule,
      radius: molecule.radius ?? body.radius ?? RADIUS,
      material: name,
      friction: molecule.friction ?? body.friction ?? material.friction,
    };
  });
  return { molecules, materials: Object.fromEntries(entries) };
}
