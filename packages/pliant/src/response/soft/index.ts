import { Registry } from '../../core/registry.js';
import { contactSurface } from './contact-surface.js';
import type { SoftResponseMethod } from './method.js';
import { softPenalty } from './penalty.js';

export type { SoftInput, SoftPart, SoftResponse, SoftResponseMethod, SoftResponseState } from './method.js';
export { SoftResponder } from './responder.js';
export { SoftRows, type SoftSide } from './rows.js';

export const softResponses = new Registry<SoftResponseMethod>('soft response');
for (const method of [contactSurface, softPenalty]) softResponses.register(method);
