import { isDeformableKind } from '../bodies/layout.js';
import type { ResponseMethod } from './method.js';
import { contactSurface as softContactSurface } from './soft/contact-surface.js';
import { SoftResponder } from './soft/responder.js';

/** The default for pairs with a soft body; two rigid bodies have no common surface. */
export const contactSurface: ResponseMethod = {
  ...softContactSurface,
  detection: 'every-step',
  limits: 'Pairs of bodies that keep their shape have no surface to meet on.',
  serves: (a, b) => isDeformableKind(a) || isDeformableKind(b),
  prefers: (a, b) => a === 'soft' || b === 'soft',
  create: (parameters) => ({
    anchored: new SoftResponder(softContactSurface.create(parameters)),
    softened: 0,
  }),
};
