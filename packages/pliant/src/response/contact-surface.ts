import { isDeformableKind } from '../bodies/layout.js';
import type { ResponseMethod } from './method.js';
import { contactSurface as softContactSurface } from './soft/contact-surface.js';

/** The default for deformable bodies; pairs of rigid ones have no surface to meet on. */
export const contactSurface: ResponseMethod = {
  ...softContactSurface,
  detection: 'every-step',
  serves: (a, b) => isDeformableKind(a) || isDeformableKind(b),
  create: (parameters) => ({ soft: softContactSurface.create(parameters), softened: 0 }),
};
