export { World } from './index.js';
