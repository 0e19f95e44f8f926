import { PliantError } from '../../core/errors.js';
import { finestSpacing } from '../../geometry/implicit/kernel.js';
import { placesOf } from '../../scene/xml/from-scene.js';
import { MassSpringBody } from '../mass-spring/mass-spring-body.js';
import type { MoleculeProperties } from '../mass-spring/model.js';
import type { Particles } from '../particles.js';
import type { BuiltDeformable, MassSpringSettings } from './deformable.js';
import type { DeformableModel } from './model.js';

/** Names of a body's materials in the order in which its molecules number them. */
export function materialOrder({ materials }: MassSpringSettings): string[] {
  return Object.keys(materials);
}

export function moleculeProperties({ materials }: MassSpringSettings): MoleculeProperties[] {
  return Object.values(materials).map(({ density, youngsModulus, connectionDamping, mediumDensity }) => ({
    density,
    youngsModulus,
    damping: connectionDamping,
    mediumDensity,
  }));
}

/** Refuses a surface that would take minutes and all memory to generate, before a step does. */
function checkResolution({ skin }: MassSpringSettings, radii: Float64Array): void {
  const least = finestSpacing(radii, skin.potentialField);
  if (skin.resolution === undefined || skin.resolution >= least) return;
  const sentence = `A resolution of ${skin.resolution} m is too fine for the surface around these molecules; take ${Number(least.toPrecision(2))} m or more.`;
  throw new PliantError('too-large', sentence, { path: 'body.skin.resolution' });
}

/** A body of molecules on the world's particles. */
export function buildMassSpring(particles: Particles, settings: MassSpringSettings): BuiltDeformable {
  const { molecules } = settings;
  const radii = Float64Array.from(molecules, ({ radius }) => radius);
  checkResolution(settings, radii);
  const numbers = new Map(materialOrder(settings).map((name, k) => [name, k]));
  const body = new MassSpringBody(
    {
      positions: placesOf(settings),
      radii,
      frictions: Float64Array.from(molecules, ({ friction }) => friction),
      materialOf: Uint32Array.from(molecules, ({ material }) => numbers.get(material)!),
      materials: moleculeProperties(settings),
      fixed: Uint8Array.from(molecules, ({ fixed }) => (fixed ? 1 : 0)),
      tracks: molecules.flatMap(({ forces = [] }, molecule) =>
        forces.length === 0
          ? []
          : [
              {
                molecule,
                times: Float64Array.from(forces, ({ time }) => time),
                forces: Float64Array.from(forces.flatMap(({ force }) => [...force])),
              },
            ],
      ),
      integrator: settings.integrator,
    },
    particles,
  );
  const model: DeformableModel = {
    particles,
    first: body.first,
    count: body.count,
    reach: () => body.reach,
    substep: (h, gravity) => body.substep(h, gravity),
    elasticEnergy: () => body.elasticEnergy(),
    outsideWork: body.trackWork,
    state: [body.skin],
    restored: () => body.checkSkin(),
    recover: () => body.model.forces.fill(0),
  };
  return { model, molecules: body };
}
