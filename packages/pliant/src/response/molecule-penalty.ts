import { meetsMolecules } from '../bodies/layout.js';
import type { ResponseMethod } from './method.js';
import { MoleculeResponse } from './molecules/molecule-response.js';

/** Acts by forces, together with the springs inside the bodies. */
export const moleculePenalty: ResponseMethod = {
  name: 'molecule-penalty',
  sentence:
    'Pushes bodies of molecules apart by damped springs with friction: stiff as their material where spheres touch, by the lighter mass where surfaces do.',
  source:
    'the penalty method of the thesis, equations 3.6 to 3.9, with books of energy and one implicit solve where a step is long',
  parameters: [
    {
      name: 'constant',
      sentence: 'Stiffness of each contact of surfaces over the mass of the lighter body.',
      unit: '1/s²',
      default: 2000,
      min: 0,
      max: 1e12,
    },
    {
      name: 'damping',
      sentence: 'Share of critical damping of each contact.',
      default: 0.3,
      min: 0,
      max: 2,
    },
    {
      name: 'impactDepth',
      sentence: 'Depth that no contact passes, however fast a body arrives; 0 for no such limit.',
      unit: 'm',
      default: 0,
      min: 0,
      max: 1e3,
    },
  ],
  detection: 'every-substep',
  limits:
    'Its stiffness follows from molecules, which one body at least must be made of, and the other must not deform in another way.',
  serves: meetsMolecules,
  prefers: meetsMolecules,
  acts: 'before-elasticity',
  onSkins: true,
  create({ constant, damping, impactDepth }) {
    const anchored = new MoleculeResponse({
      constant: constant as number,
      damping: damping as number,
      impactDepth: impactDepth as number,
    });
    return { anchored, softened: 0, solve: () => anchored.correct() };
  },
};
