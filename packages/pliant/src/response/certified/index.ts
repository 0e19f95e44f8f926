import { BODY_CODE, type BodyKind } from '../../bodies/layout.js';
import type { ResponseMethod } from '../method.js';

export { CertifiedContact, type CertifiedTrouble } from './certified.js';

/** `auto` chooses this response by the model of the soft body, not by its kind; see `pipeline/choices.ts`. */
export const certified: ResponseMethod = {
  name: 'certified',
  sentence:
    'Solves contact together with elasticity; every move keeps a direction that separates what was apart, so nothing ever passes through. For soft bodies of the models fem, cloth and rope.',
  source:
    'our own, with the incremental potential of Li et al. (2020) and conservative advancement (Li, Kaufman and Jiang 2021)',
  detection: 'every-step',
  acts: 'with-elasticity',
  limits: "It needs the elasticity of a soft body whose model is 'fem', 'cloth' or 'rope'.",
  serves: (a, b) => (a === 'soft' && isSolid(b)) || (b === 'soft' && isSolid(a)),
  create: () => ({ softened: 0 }),
};

const isSolid = (kind: BodyKind): boolean => BODY_CODE[kind] <= BODY_CODE.soft;
