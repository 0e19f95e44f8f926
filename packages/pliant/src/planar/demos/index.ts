/** All demos by name, in the order of the paper's table 2. */
import { cars } from './cars.js';
import type { Demo } from './demo.js';
import { gears } from './gears.js';
import { links } from './links.js';
import { map } from './map.js';
import { wavy, wavyOverlapped } from './wavy.js';

/** Every demo of the plane. */
export const PLANAR_DEMOS: readonly Demo[] = [map, gears, links, cars, wavy];
export type { Demo, DemoRun } from './demo.js';
export { wavyOverlapped };
