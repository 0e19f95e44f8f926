export { contain, remember, rememberMoving } from './contain.js';
export { Integrator } from './integrate.js';
