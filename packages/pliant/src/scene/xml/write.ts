/**
 * Molecule scenes to XML, so that reading the text gives the same scene, every number to the last bit. Only ASCII is
 * written, other characters as references, so the text is right in the encoding it declares and in every other that
 * extends ASCII.
 */
import type { MoleculeMaterial, MoleculeOrgan, MoleculeScene } from './model.js';

type Attribute = readonly [name: string, value: string | number | undefined];

/** A molecule scene as XML, which `parseSceneXml` reads back. */
export function formatSceneXml(scene: MoleculeScene): string {
  const { gravity, simulation, patient, materials, organs } = scene;
  const [gX, gY, gZ] = gravity;
  const { name, gender, weight, height, age } = patient;
  const lines = [
    '<?xml version="1.0" encoding="iso-8859-1"?>',
    '<!DOCTYPE come SYSTEM "comescene.dtd">',
    '<come>',
    `  <scene${attributes(Object.entries({ gX, gY, gZ }))}>`,
    `    <simulation${attributes(Object.entries(simulation))}/>`,
    `    <patient${attributes(Object.entries({ name, gender, weight, height, age }))}>`,
    '      <materials>',
    ...materials.map((material) => `        <material${attributes(materialAttributes(material))}/>`),
    '      </materials>',
  ];
  for (const organ of organs) addOrgan(lines, organ, materials);
  lines.push('    </patient>', '  </scene>', '</come>', '');
  return lines.join('\n');
}

function materialAttributes(material: MoleculeMaterial): Attribute[] {
  const [R, G, B] = material.colour;
  return Object.entries({
    description: material.description,
    R,
    G,
    B,
    damping_const: material.damping,
    density: material.density,
    youngs_modulus: material.youngsModulus,
    medium_density: material.mediumDensity,
  });
}

function addOrgan(lines: string[], organ: MoleculeOrgan, materials: readonly MoleculeMaterial[]): void {
  const { type, description, positions, radii, materialOf, frictions, fixed } = organ;
  lines.push(`      <molecule_organ${attributes(Object.entries({ type, description }))}>`);
  let track = 0;
  for (let i = 0; i < radii.length; i++) {
    const values = {
      x: positions[3 * i],
      y: positions[3 * i + 1],
      z: positions[3 * i + 2],
      material: materials[materialOf[i]].description,
      friction_const: frictions[i],
      radius: radii[i],
      fixed: fixed[i] ? 'true' : undefined,
    };
    const tag = `        <molecule${attributes(Object.entries(values))}`;
    const forces = organ.forces[track];
    if (forces?.molecule !== i) {
      lines.push(`${tag}/>`);
      continue;
    }
    track++;
    lines.push(`${tag}>`);
    forces.times.forEach((time, k) => {
      const [x, y, z] = forces.forces.subarray(3 * k, 3 * k + 3);
      lines.push(`          <force${attributes(Object.entries({ x, y, z, time }))}/>`);
    });
    lines.push('        </molecule>');
  }
  lines.push('      </molecule_organ>');
}

function attributes(list: readonly Attribute[]): string {
  let text = '';
  for (const [name, value] of list) {
    if (value !== undefined)
      text += ` ${name}="${typeof value === 'number' ? numberText(value) : escaped(value)}"`;
  }
  return text;
}

/** The shortest text that reads back as the same double; String drops the sign of −0. */
function numberText(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value);
}

/**
 * Characters that an attribute can't hold as they are: markup, quotes, whitespace that readers turn to blanks, and all
 * beyond ASCII.
 */
function escaped(text: string): string {
  return text.replace(/[&<>"]|[^ -~]/gu, (character) => `&#${character.codePointAt(0)};`);
}
