/** What the inspector shows of one body, and what it may change. */
import type { BodyKind, BodyProperties, World } from 'pliant';
import { WorldRows } from 'pliant/drawing';

/** Properties that can be edited while a world runs. */
export const EDITABLE = [
  'mass',
  'friction',
  'restitution',
  'linearDamping',
  'angularDamping',
  'gravityScale',
] as const satisfies readonly (keyof BodyProperties)[];

export type Editable = (typeof EDITABLE)[number];

/** What each kind of body answers to: soft ones lose what they meet with, and have their mass from their density. */
const ANSWERS: Partial<Record<BodyKind, readonly Editable[]>> = {
  rigid: EDITABLE,
  static: ['friction', 'restitution'],
  kinematic: ['friction', 'restitution'],
  soft: ['friction', 'gravityScale'],
  'mass-spring': ['gravityScale'],
};

/** A number of a material. */
export interface MaterialField {
  readonly key: string;
  readonly value: number;
}

/** What a body is made of: one material without a name, or those of its molecules by name. */
export interface MaterialDetails {
  readonly name: string;
  /** What holds it together. */
  readonly model: string;
  readonly fields: readonly MaterialField[];
}

export interface BodyDetails {
  readonly row: number;
  readonly kind: BodyKind;
  /** [kg] */
  readonly mass: number;
  readonly position: readonly number[];
  /** [m/s], [rad/s] */
  readonly speed: number;
  readonly spin: number;
  /** [J] */
  readonly kinetic: number;
  readonly elastic: number;
  /** Sum of the contact forces [N]. */
  readonly contactForce: number;
  readonly activity: 'awake' | 'asleep' | 'frozen';
  readonly properties: Readonly<Partial<Record<Editable, number>>>;
  readonly materials: readonly MaterialDetails[];
  /** The preset whose numbers it has. */
  readonly preset?: string;
}

export function inspect(world: World, row: number): BodyDetails {
  const rows = new WorldRows(world);
  const c = rows.bodies;
  const at = (column: Float64Array): number[] => [...column.subarray(row * 3, row * 3 + 3)];
  const { kind, elasticEnergy } = world.get(rows.handleAt(row))!;
  const answers = ANSWERS[kind] ?? [];
  return {
    row,
    kind,
    mass: c.mass[row],
    position: at(c.position),
    speed: Math.hypot(...at(c.velocity)),
    spin: Math.hypot(...at(c.angularVelocity)),
    kinetic: rows.kineticEnergy(row),
    elastic: elasticEnergy,
    contactForce: Math.hypot(...at(c.contactForce)),
    activity: (['awake', 'asleep', 'frozen', 'frozen', 'awake'] as const)[c.activity[row]],
    properties: Object.fromEntries(answers.map((key) => [key, c[key][row]])),
    materials: materialsOf(world, row),
  };
}

/** Changes one number of a material of several bodies. */
export function changeMaterial(
  world: World,
  rows: readonly number[],
  material: string,
  key: string,
  value: number,
): void {
  for (const row of rows) {
    const body = world.get(new WorldRows(world).handleAt(row));
    if (body?.kind === 'mass-spring') body.setMaterial(material, { [key]: value });
    else body?.setModel({ [key]: value });
  }
}

/** Numbers of soft models that can change; the others decide how a body is built. */
const SOFT_KEYS = ['youngsModulus', 'poissonRatio', 'stiffness', 'blend', 'damping'];
const MOLECULE_KEYS = ['youngsModulus', 'density', 'friction', 'connectionDamping', 'mediumDensity'];

function materialsOf(world: World, row: number): MaterialDetails[] {
  const body = new WorldRows(world).deformable(row);
  if (body === undefined) return [];
  const { settings } = body;
  const fieldsOf = (values: object, keys: readonly string[]): MaterialField[] =>
    keys.flatMap((key) => {
      const value: unknown = (values as Record<string, unknown>)[key];
      return typeof value === 'number' ? [{ key, value }] : [];
    });
  if (settings.kind === 'soft') {
    const { model, density } = settings;
    const fields = [...fieldsOf(model, SOFT_KEYS), { key: 'density', value: density }];
    return [{ name: '', model: model.kind, fields }];
  }
  return Object.entries(settings.materials).map(([name, material]) => ({
    name,
    model: settings.kind,
    fields: fieldsOf(material, MOLECULE_KEYS),
  }));
}

/** A number of a material as it is now. */
export function materialValue(world: World, row: number, name: string, key: string): number | undefined {
  const material = materialsOf(world, row).find((one) => one.name === name);
  return material?.fields.find((field) => field.key === key)?.value;
}
