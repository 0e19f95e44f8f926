import { World } from 'pliant';

new World().step(1 / 60);
