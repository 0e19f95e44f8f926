/** From a body as written to a body with every value it needs: its own, else its material's, else the default. */
import { PliantError } from '../core/errors.js';
import { Part } from '../core/part.js';
import type { CompleteMaterial, CompleteMolecule } from './complete-molecules.js';
import type { MaterialSettings } from './format.js';
import { bodyDefinition, MATERIAL_DEFAULTS, type SceneBody } from './format-bodies.js';
import { checkValue, type Infer } from './schema/index.js';
import { hint } from './schema/near.js';
import { named } from './schema/path.js';

export type Materials = Readonly<Record<string, MaterialSettings>>;

export type CheckedBody = Infer<typeof bodyDefinition>;
type CompletedMolecules = {
  readonly molecules: readonly CompleteMolecule[];
  readonly materials: Readonly<Record<string, CompleteMaterial>>;
};
type FromMaterial = 'material' | 'friction' | 'restitution' | 'density';
type Flat<T> = { [K in keyof T]: T[K] };
type Completed<B> = B extends unknown
  ? Flat<
      Omit<B, FromMaterial | (B extends { kind: 'mass-spring' } ? keyof CompletedMolecules : never)> & {
        readonly friction: number;
        readonly restitution: number;
      } & ('density' extends keyof B ? { readonly density: number } : unknown) &
        (B extends { kind: 'mass-spring' } ? CompletedMolecules : unknown)
    >
  : never;

/** A body that leaves no question open; it needs no materials any more. Also a valid `BodyDefinition`. */
export type BodySettings = Completed<CheckedBody>;

/** The check of `World.add`: throws a PliantError that names the first thing wrong with `definition`. */
export function readBody(definition: unknown, materials: Materials = {}): BodySettings {
  return completeBody(checkValue(bodyDefinition, definition, 'body'), materials, 'body');
}

/** Fills in what the material gives. `path` is where the body stands, for the error of an unknown material. */
export function completeBody(
  body: CheckedBody | SceneBody,
  materials: Materials,
  path: string,
): BodySettings {
  if (body.kind === 'mass-spring') return massSpringCompletion.get('body.kind')(body, materials, path);
  const { material: materialName, ...own } = body;
  const material = materialName === undefined ? {} : findMaterial(materialName, materials, path);
  const color = own.color ?? material.color;
  const staticFriction = own.staticFriction ?? material.staticFriction;
  const common = {
    ...own,
    ...(staticFriction !== undefined && { staticFriction }),
    friction: own.friction ?? material.friction ?? MATERIAL_DEFAULTS.friction,
    restitution: own.restitution ?? restitutionOf(body.kind, material),
    ...(color !== undefined && { color }),
  };
  if ('repeat' in common) delete common.repeat;
  // Only some kinds have a density, which the compiler can't follow through the spread.
  if (!Object.hasOwn(KINDS_WITH_DENSITY, body.kind)) return common as BodySettings;
  const density =
    ('density' in own ? own.density : undefined) ?? material.density ?? MATERIAL_DEFAULTS.density;
  return { ...common, density } as BodySettings;
}

/** Soft bodies may share a material with rigid ones, but not its restitution: they bounce by their elasticity. */
function restitutionOf(kind: string, material: MaterialSettings): number {
  return (kind === 'soft' ? undefined : material.restitution) ?? MATERIAL_DEFAULTS.restitution;
}

const KINDS_WITH_DENSITY = Object.fromEntries(
  Object.entries(bodyDefinition.members).filter(([, member]) => 'density' in member.fields),
);

function findMaterial(name: string, materials: Materials, path: string): MaterialSettings {
  if (Object.hasOwn(materials, name)) return materials[name];
  throw new PliantError('unknown-name', unknownMaterial(name, materials), { path: `${path}.material` });
}

/** What fills in the values of bodies of molecules. */
export const massSpringCompletion = new Part<
  (
    body: Extract<CheckedBody | SceneBody, { kind: 'mass-spring' }>,
    materials: Materials,
    path: string,
  ) => BodySettings
>('Bodies of molecules', 'pliant/molecules');

/** The sentence about a material that isn't there. */
export function unknownMaterial(name: string, materials: Materials): string {
  return `There is no material ${named(name)}; ${hint(name, Object.keys(materials), 'materials')}`;
}
