export { contain, remember, rememberMoving } from './contain.js';
export { Integrator } from './integrate.js';
export { Lull } from './lull.js';
export { Sweeper } from './sweep.js';
