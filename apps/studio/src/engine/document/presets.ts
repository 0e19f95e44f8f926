import { PliantError, type Scene } from 'pliant';
import { changeBodies, type SceneBody } from './bodies.js';

/** What things are made of: usual values, for density, elasticity and dry friction against itself or a smooth hard floor. */
export interface MaterialPreset {
  readonly name: string;
  /** [kg/m³], [Pa], none, none. */
  readonly density: number;
  readonly youngsModulus: number;
  readonly poissonRatio: number;
  readonly friction: number;
  readonly source: string;
}

export const PRESETS: readonly MaterialPreset[] = [
  {
    name: 'rubber',
    density: 1100,
    youngsModulus: 2e6,
    poissonRatio: 0.49,
    friction: 0.8,
    source: 'Ashby and Jones, Engineering Materials: natural rubber, 1 to 5 MPa.',
  },
  {
    name: 'silicone',
    density: 1070,
    youngsModulus: 7e4,
    poissonRatio: 0.49,
    friction: 0.9,
    source: 'Data sheet of Ecoflex 00-30: 69 kPa at 100 % strain.',
  },
  {
    name: 'muscle',
    density: 1060,
    youngsModulus: 3e4,
    poissonRatio: 0.47,
    friction: 0.3,
    source: 'Fung, Biomechanics: passive skeletal muscle across its fibres, 10 to 60 kPa.',
  },
  {
    name: 'cartilage',
    density: 1100,
    youngsModulus: 8e5,
    poissonRatio: 0.45,
    friction: 0.01,
    source: 'Mow and Huiskes, Basic Orthopaedic Biomechanics: aggregate modulus 0.5 to 0.9 MPa.',
  },
  {
    name: 'bone',
    density: 1900,
    youngsModulus: 1.7e10,
    poissonRatio: 0.3,
    friction: 0.3,
    source: 'Reilly and Burstein 1975: cortical bone along its axis, 17 GPa.',
  },
  {
    name: 'steel',
    density: 7850,
    youngsModulus: 2e11,
    poissonRatio: 0.3,
    friction: 0.6,
    source: 'EN 1993-1-1 takes 210 GPa, handbooks 200; dry friction on steel 0.5 to 0.8.',
  },
  {
    name: 'wood',
    density: 600,
    youngsModulus: 1.1e10,
    poissonRatio: 0.35,
    friction: 0.4,
    source: 'Forest Products Laboratory, Wood Handbook: softwood along the grain.',
  },
  {
    name: 'ice',
    density: 917,
    youngsModulus: 9.3e9,
    poissonRatio: 0.33,
    friction: 0.03,
    source: 'Petrovic 2003: polycrystalline ice, 9.0 to 9.5 GPa.',
  },
  {
    name: 'felt',
    density: 200,
    youngsModulus: 2e5,
    poissonRatio: 0.1,
    friction: 0.5,
    source: 'Hall and Askenfelt 1988: piano hammers; felt under small loads.',
  },
];

/** Bodies of this material; those that keep their shape take its density and friction. */
export function withPreset(scene: Scene, nths: readonly number[], name: string): Scene {
  const preset = PRESETS.find((one) => one.name === name);
  if (preset === undefined) throw new PliantError('unknown-name', `There is no preset '${name}'.`);
  const { density, friction, youngsModulus, poissonRatio } = preset;
  const change = (body: SceneBody): SceneBody => {
    if (body.kind === 'soft') {
      const model = { ...known(body.model), youngsModulus, poissonRatio };
      return { ...body, density, friction, model } as SceneBody;
    }
    if (body.kind === 'mass-spring') {
      const own = { density, friction, youngsModulus };
      const molecules = body.molecules.map((one) => ({ ...one, material: name, friction }));
      return { ...body, material: name, molecules, materials: { [name]: own } } as SceneBody;
    }
    if (body.kind !== 'rigid') return { ...body, friction };
    const { mass: _, inertia: __, ...rest } = body;
    return { ...rest, density, friction };
  };
  return changeBodies(scene, nths, change, true);
}

/** The preset that a body is made of, by its numbers; none once one of them was changed. */
export function presetOf(body: SceneBody): MaterialPreset | undefined {
  return PRESETS.find((preset) => isOf(body, preset));
}

function isOf(
  body: SceneBody,
  { name, density, friction, youngsModulus, poissonRatio }: MaterialPreset,
): boolean {
  if (body.kind === 'mass-spring') {
    const own = body.materials[name];
    return (
      own?.density === density &&
      own.youngsModulus === youngsModulus &&
      body.molecules.every(({ material }) => material === name) &&
      body.molecules.every((one) => one.friction === friction)
    );
  }
  if (body.friction !== friction) return false;
  if (body.kind === 'soft') {
    const { model } = body;
    const isElastic = 'youngsModulus' in model && 'poissonRatio' in model;
    const hasModel =
      isElastic && model.youngsModulus === youngsModulus && model.poissonRatio === poissonRatio;
    return hasModel && body.density === density;
  }
  // Of bodies that nothing moves a preset gives the friction alone, which says little.
  return body.kind === 'rigid' && body.mass === undefined && body.density === density;
}

/** A model that has no modulus gives way to the one that has. */
const known = (model: object): object =>
  'youngsModulus' in model
    ? model
    : { kind: 'fem', law: 'neo-hookean', damping: 0, activation: 0, iterations: 40 };
