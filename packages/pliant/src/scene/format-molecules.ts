/** What molecules add to materials and scenes; `format-mass-spring.ts` has their bodies. */
import { name } from './quantities.js';
import { number, numberAbove, object, optional, vec3 } from './schema/index.js';

/** Keys of materials that only molecules read. */
export const moleculeMaterialFields = {
  youngsModulus: optional(number('N/m²', 0, 1e30), "Young's modulus, for molecules; else 15,000."),
  connectionDamping: optional(
    number('N·s/m', 0, 1e30),
    'Damping of each connection between molecules; else 0.2.',
  ),
  mediumDensity: optional(number('kg/m³', 0, 1e30), 'Density of what surrounds molecules, for drag; else 1.'),
  rgb: optional(vec3(number('', 0, 1)), 'Color as exact shares of red, green and blue, 0 to 1.'),
} as const;

const patient = object('Whom the organs of a molecule scene belong to.', {
  name: optional(name, 'Name.'),
  gender: optional(name, 'Gender.'),
  weight: optional(numberAbove('kg', 0, 1e30), 'Weight.'),
  height: optional(numberAbove('m', 0, 1e30), 'Height.'),
  age: optional(number('a', 0, 1e30), 'Age in years.'),
});

/** Keys of a scene that come from molecule scenes in XML. */
export const moleculeSceneFields = {
  fps: optional(number('1/s', 1, 1e6), "Steps per second: takes the place of 'dt', which then is 1/fps."),
  patient: optional(patient, 'Whom the organs belong to; of no bearing on the simulation.'),
} as const;
