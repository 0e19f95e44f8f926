/** Commands on bodies of molecules. Settings follow every change, so that a snapshot builds the body as it is. */
import type { Deformable, MassSpringSettings } from '../bodies/deformable/deformable.js';
import type { MassSpringBody } from '../bodies/mass-spring/index.js';
import { PliantError } from '../core/errors.js';
import { hint } from '../scene/schema/near.js';
import { named } from '../scene/schema/path.js';
import type { Simulation } from '../simulation.js';
import type { CommandOf } from './commands.js';

/** To be called when masses or fixed molecules have changed. */
export function moleculesChanged(sim: Simulation, body: MassSpringBody): void {
  body.model.revision++;
  sim.matter.molecules.changed();
}

export function changeMaterial(sim: Simulation, row: number, command: CommandOf<'material'>): void {
  const body = moleculesOf(sim, row);
  const { settings, molecules } = body;
  const { op: _, body: __, name, friction, ...values } = command;
  if (!Object.hasOwn(settings.materials, name)) {
    const known = hint(name, Object.keys(settings.materials), 'materials');
    throw new PliantError('unknown-name', `The body has no material ${named(name)}; ${known}`, {
      path: 'name',
    });
  }
  const { connectionDamping: damping, ...properties } = values;
  const index = Object.keys(settings.materials).indexOf(name);
  molecules.setMaterial(index, { ...properties, ...(damping !== undefined && { damping }) });
  const material = {
    ...settings.materials[name],
    ...values,
    ...(friction !== undefined && { friction }),
  };
  body.settings = { ...settings, materials: { ...settings.materials, [name]: material } };
  if (friction !== undefined) setFrictions(body, friction, (other) => other === name);
  moleculesChanged(sim, molecules);
  sim.deformables.publish(sim.bodies, body);
}

/** Gives all molecules of a body one friction; nothing for other bodies. */
export function setMoleculeFriction(sim: Simulation, row: number, friction: number): void {
  const body = sim.deformables.byRow[row];
  if (body?.settings.kind === 'mass-spring') setFrictions(body as MoleculeDeformable, friction, () => true);
}

type MoleculeDeformable = Deformable & {
  settings: MassSpringSettings;
  readonly molecules: MassSpringBody;
};

function setFrictions(
  body: MoleculeDeformable,
  friction: number,
  isMeant: (material: string) => boolean,
): void {
  const molecules = body.settings.molecules.map((molecule, i) => {
    if (!isMeant(molecule.material)) return molecule;
    body.molecules.frictions[i] = friction;
    return { ...molecule, friction };
  });
  body.settings = { ...body.settings, molecules };
}

function moleculesOf(sim: Simulation, row: number): MoleculeDeformable {
  const body = sim.deformables.byRow[row];
  if (body?.molecules !== undefined && body.settings.kind === 'mass-spring')
    return body as MoleculeDeformable;
  throw new PliantError('invalid-value', "Only a body of kind 'mass-spring' has materials to change.", {
    path: 'body',
  });
}
