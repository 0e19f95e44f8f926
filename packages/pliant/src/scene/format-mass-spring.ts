/** Bodies of molecules in the format: molecules, their materials, forces in time, and the surface around them. */
import { moleculeMaterialFields } from './format-molecules.js';
import { MAX_KEYFRAMES, MAX_MATERIALS, MAX_MOLECULES, MAX_NAME_LENGTH } from './limits.js';
import { density, friction, name, point, size } from './quantities.js';
import {
  array,
  boolean,
  defaulted,
  type Infer,
  literal,
  number,
  numberAbove,
  object,
  optional,
  record,
  required,
  vec3,
} from './schema/index.js';

/** Values of a material that nobody gave: those of the printed scene. */
export const MOLECULE_DEFAULTS = { youngsModulus: 15_000, connectionDamping: 0.2, mediumDensity: 1 } as const;

const ownMaterial = object('A material of molecules.', {
  density: optional(density, 'Density; else 1000.'),
  friction: optional(friction, 'Coulomb friction coefficient.'),
  ...moleculeMaterialFields,
});

const keyframe = object('A force at a moment.', {
  time: required(number('s', -1e30, 1e30), 'The moment; moments never fall.'),
  force: required(vec3(number('N', -1e30, 1e30)), 'The force.'),
});

const molecule = object('A ball of material.', {
  position: required(point, "Center, in the body's own frame."),
  radius: optional(size, "Radius; else the body's."),
  material: optional(name, "Name of a material; else the body's."),
  friction: optional(friction, "Coulomb friction coefficient; else the body's, else the material's."),
  fixed: defaulted(boolean(), false, 'Whether nothing moves it.'),
  forces: optional(
    array(keyframe, MAX_KEYFRAMES),
    'Force at moments, interpolated in between; before the first and after the last the nearest holds.',
  ),
});

const skin = object('The surface around the molecules, for detection by triangles.', {
  resolution: optional(
    size,
    'Between nodes of the grid; else the volume [m³] over 20 plus 0.005 [m], but 1/4 to 3/4 of the smallest radius.',
  ),
  potentialField: optional(
    numberAbove('1/m', 0, 1e9),
    'Draws the surface in: a lone molecule has its surface 2/potentialField from its center; else 2/radius.',
  ),
  rate: defaulted(
    number('1/s', 0, 1e6),
    10,
    'How often it is generated anew per second of simulation; 0 for once, then it is carried by the molecules.',
  ),
});

/** The fields of a body of molecules beside placement, motion, surface and filters. */
export const massSpringFields = {
  molecules: required(
    array(molecule, MAX_MOLECULES),
    'Its molecules; those that overlap at rest are connected.',
  ),
  radius: optional(size, 'Radius of molecules that have none of their own; else 0.01.'),
  materials: defaulted(
    record(ownMaterial, MAX_MATERIALS, MAX_NAME_LENGTH),
    {},
    "Materials of its own, which come before the scene's.",
  ),
  organ: optional(name, 'What sort of tissue it is; of no bearing on the simulation.'),
  integrator: defaulted(
    literal('explicit', 'implicit'),
    'explicit',
    'Explicit cuts steps into stable parts; implicit takes any step.',
  ),
  skin: defaulted(skin, {}, 'The surface around the molecules, for detection by triangles.'),
} as const;

export type OwnMaterial = Infer<typeof ownMaterial>;
export type MoleculeSettings = Infer<typeof molecule>;

/** Rule of a body of molecules: moments of a molecule's forces never fall. */
export function keyframesRise(
  body: Readonly<Record<string, unknown>>,
): { key: string; message: string } | undefined {
  const molecules = body['molecules'] as readonly MoleculeSettings[];
  const bad = molecules.findIndex(({ forces = [] }) =>
    forces.some(({ time }, k) => k > 0 && time < forces[k - 1].time),
  );
  if (bad < 0) return undefined;
  return {
    key: 'molecules',
    message: `The forces of molecule ${bad} are not in the order of time; sort them.`,
  };
}
