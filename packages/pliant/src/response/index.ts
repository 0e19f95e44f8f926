import { Registry } from '../core/registry.js';
import type { ResponseMethod } from './method.js';
import { penalty } from './penalty.js';

export type { Response, ResponseInput, ResponseMethod } from './method.js';

export const responses = new Registry<ResponseMethod>('response');
responses.register(penalty);
