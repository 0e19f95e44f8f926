export { type BoxAndGroundOptions, boxAndGround, DITCH, FALL } from './box-and-ground.js';
export { performanceScene } from './performance.js';
