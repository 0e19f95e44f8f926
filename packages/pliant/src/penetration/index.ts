import { Registry } from '../core/registry.js';
import { closedForm } from './closed-form.js';
import type { PenetrationMethod } from './method.js';

export type { Penetration, PenetrationMethod } from './method.js';

export const penetrations = new Registry<PenetrationMethod>('penetration');
penetrations.register(closedForm);
