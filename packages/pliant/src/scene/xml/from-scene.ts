/** Scenes of the JSON format as molecule scenes, as far as XML can say them. */
import { PliantError } from '../../core/errors.js';
import { rotate } from '../../math/quat.js';
import type { BodySettings } from '../complete.js';
import { type CompleteMaterial, type CompleteMolecule, completeMolecules } from '../complete-molecules.js';
import { expandScene } from '../expand.js';
import type { Scene } from '../format.js';
import { MATERIAL_DEFAULTS } from '../format-bodies.js';
import type { MoleculeForces, MoleculeMaterial, MoleculeOrgan, MoleculeScene } from './model.js';

type MassSpring = Extract<BodySettings, { kind: 'mass-spring' }>;

/** A molecule scene made from a scene, and what was lost. */
export interface MoleculeSceneReading {
  /** The molecule scene. */
  readonly scene: MoleculeScene;
  /** Keys of the scene that XML has no words for. */
  readonly leftOut: readonly string[];
}

/** Colour of a material that has none. */
const GREY = [0.5, 0.5, 0.5] as const;

/**
 * Throws a PliantError where leaving something out would change what happens: other kinds of body, fields, velocities.
 */
export function moleculesOfScene(scene: Scene): MoleculeSceneReading {
  if (scene.fields.length > 0) throw unsaid('fields', 'force fields');
  if (scene.joints.length > 0) throw unsaid('joints', 'joints');
  const names = new Map<string, number>();
  const materials: MoleculeMaterial[] = [];
  for (const [name, material] of Object.entries(scene.materials)) {
    const [made] = Object.values(
      completeMolecules(unit(name), { [name]: material }, MATERIAL_DEFAULTS).materials,
    );
    addMaterial(names, materials, name, made!);
  }
  const organs = expandScene(scene).map((body, index) => organOf(body, index, names, materials));
  const { fps = 1 / scene.dt, duration, gravity, patient = {} } = scene;
  return {
    scene: { gravity, simulation: { fps, duration }, patient, materials, organs },
    leftOut: leftOutOf(scene),
  };
}

/** A body of one molecule, to have a material completed the way bodies do. */
function unit(material: string): Parameters<typeof completeMolecules>[0] {
  const molecules = [{ position: [0, 0, 0] as const, fixed: false, material }];
  return { molecules, materials: {} } as unknown as Parameters<typeof completeMolecules>[0];
}

function addMaterial(
  names: Map<string, number>,
  materials: MoleculeMaterial[],
  description: string,
  material: CompleteMaterial,
): void {
  const known = names.get(description);
  const fresh = {
    description,
    colour: material.rgb ?? GREY,
    damping: material.connectionDamping,
    density: material.density,
    youngsModulus: material.youngsModulus,
    mediumDensity: material.mediumDensity,
  };
  if (known === undefined) {
    names.set(description, materials.length);
    materials.push(fresh);
  } else if (JSON.stringify(materials[known]) !== JSON.stringify(fresh)) {
    const sentence = `Two materials are called '${description}'; XML has one list of materials, so rename one.`;
    throw new PliantError('invalid-value', sentence, { path: 'materials' });
  }
}

function organOf(
  body: BodySettings,
  index: number,
  names: Map<string, number>,
  materials: MoleculeMaterial[],
): MoleculeOrgan {
  const path = `bodies[${index}]`;
  if (body.kind !== 'mass-spring') throw unsaid(path, `bodies of the kind '${body.kind}'`);
  if ([...body.velocity, ...body.angularVelocity].some((v) => v !== 0)) throw unsaid(path, 'velocities');
  for (const [name, material] of Object.entries(body.materials))
    addMaterial(names, materials, name, material);
  const { molecules } = body;
  return {
    type: body.organ ?? '',
    description: body.name ?? '',
    positions: placesOf(body),
    radii: Float64Array.from(molecules, ({ radius }) => radius),
    materialOf: Uint32Array.from(molecules, ({ material }) => names.get(material)!),
    frictions: Float64Array.from(molecules, ({ friction }) => friction),
    fixed: Uint8Array.from(molecules, ({ fixed }) => (fixed ? 1 : 0)),
    forces: molecules.flatMap(forcesOf),
  };
}

/** The molecules' centres where the body is placed; a body at the origin keeps every bit. */
export function placesOf({ molecules, position, orientation }: MassSpring): Float64Array {
  const places = Float64Array.from(molecules.flatMap((molecule) => [...molecule.position]));
  const [x, y, z, w] = orientation;
  if (x !== 0 || y !== 0 || z !== 0) {
    const turn = Float64Array.of(x, y, z, w);
    for (let o = 0; o < places.length; o += 3) rotate(places, o, turn, 0, places, o);
  }
  if (position.some((shift) => shift !== 0))
    for (let k = 0; k < places.length; k++) places[k] = places[k] + position[k % 3];
  return places;
}

function forcesOf({ forces = [] }: CompleteMolecule, molecule: number): MoleculeForces[] {
  if (forces.length === 0) return [];
  return [
    {
      molecule,
      times: Float64Array.from(forces, ({ time }) => time),
      forces: Float64Array.from(forces.flatMap(({ force }) => [...force])),
    },
  ];
}

function leftOutOf(scene: Scene): string[] {
  const said = { ...scene } as Record<string, unknown>;
  const keys = ['source', 'view'].filter((key) => said[key] !== undefined);
  if (Object.keys(scene.methods).length > 0) keys.push('methods');
  if (Object.keys(scene.parameters).length > 0) keys.push('parameters');
  if (scene.substeps !== 1) keys.push('substeps');
  return keys;
}

function unsaid(path: string, what: string): PliantError {
  return new PliantError('invalid-value', `XML has no words for ${what}; remove them or write JSON.`, {
    path,
  });
}
