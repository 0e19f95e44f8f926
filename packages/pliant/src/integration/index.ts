export { contain, remember } from './contain.js';
export { Integrator } from './integrate.js';
