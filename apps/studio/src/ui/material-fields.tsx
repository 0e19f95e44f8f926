import type { BodyDetails, MaterialDetails } from '../engine/inspect.js';
import type { Studio } from '../state/studio.js';
import { NumberField } from './number-field.js';
import { common } from './numbers.js';

const LABELS: Readonly<Record<string, readonly [label: string, unit: string]>> = {
  youngsModulus: ["Young's modulus", 'Pa'],
  poissonRatio: ['Poisson ratio', ''],
  stiffness: ['stiffness', ''],
  blend: ['blend', ''],
  damping: ['damping', ''],
  density: ['density', 'kg/m³'],
  friction: ['friction', ''],
  connectionDamping: ['damping', 'N·s/m'],
  mediumDensity: ['density around', 'kg/m³'],
};

const DAMPING_UNITS: Readonly<Record<string, string>> = { fem: 's', xpbd: 's', 'shape-matching': '1/s' };

interface MaterialFieldsProps {
  readonly studio: Studio;
  readonly details: readonly BodyDetails[];
}

/** What deformable bodies are made of. Several bodies show the materials that all of them have. */
export function MaterialFields({ studio, details }: MaterialFieldsProps) {
  const rows = details.map(({ row }) => row);
  const [first] = details;
  const isShared = ({ name, model }: MaterialDetails) =>
    details.every(({ materials }) => materials.some((one) => one.name === name && one.model === model));
  return first.materials.filter(isShared).map(({ name, model, fields }) => (
    <fieldset key={name} className="material">
      <legend>
        {name === '' ? model : name} <span className="note">{name === '' ? '' : model}</span>
      </legend>
      {fields.map(({ key }) => (
        <NumberField
          key={key}
          label={LABELS[key]?.[0] ?? key}
          unit={key === 'damping' ? (DAMPING_UNITS[model] ?? '') : (LABELS[key]?.[1] ?? '')}
          value={common(details.map((one) => fieldOf(one, name, key)))}
          onChange={(value) => void studio.setMaterial(rows, name, key, value)}
        />
      ))}
    </fieldset>
  ));
}

function fieldOf({ materials }: BodyDetails, name: string, key: string): number {
  const fields = materials.find((one) => one.name === name)?.fields ?? [];
  return fields.find((field) => field.key === key)?.value ?? Number.NaN;
}
