/** From a body of molecules as written to one with every value it needs. */
import { PliantError } from '../core/errors.js';
import { type BodySettings, type CheckedBody, type Materials, unknownMaterial } from './complete.js';
import { completeMolecules, materialNames, moleculeMaterial } from './complete-molecules.js';
import { MATERIAL_DEFAULTS, type SceneBody } from './format-bodies.js';

/** Molecules have materials each; the body itself takes its values for reports from its own keys. */
export function completeMassSpring(
  body: Extract<CheckedBody | SceneBody, { kind: 'mass-spring' }>,
  materials: Materials,
  path: string,
): BodySettings {
  for (const name of materialNames(body)) {
    if (moleculeMaterial(body, name, materials) !== undefined) continue;
    const own = body.molecules.findIndex(({ material }) => material === name);
    throw new PliantError('unknown-name', unknownMaterial(name, { ...materials, ...body.materials }), {
      path: own < 0 ? `${path}.material` : `${path}.molecules[${own}].material`,
    });
  }
  const { material: _, ...own } = body;
  const complete = completeMolecules(body, materials, MATERIAL_DEFAULTS);
  const first = complete.materials[complete.molecules[0]?.material ?? ''];
  const color = own.color ?? (first?.rgb && hexColor(first.rgb));
  const settings = {
    ...own,
    ...complete,
    friction: own.friction ?? MATERIAL_DEFAULTS.friction,
    restitution: own.restitution ?? MATERIAL_DEFAULTS.restitution,
    ...(color !== undefined && { color }),
  };
  if ('repeat' in settings) delete settings.repeat;
  return settings as BodySettings;
}

function hexColor(rgb: readonly number[]): string {
  return `#${rgb
    .map((share) =>
      Math.round(255 * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
