/** Energy and residual depth of a demo over time, and the first thing that went wrong, if anything did. */
import type { PlanarResponse } from '../sim/planar-world.js';
import type { Demo } from './demo.js';

/** What came of a demo. */
export interface DemoRecord {
  /** [s] */
  readonly times: number[];
  /** Kinetic and elastic energy [J]. */
  readonly energies: number[];
  /** Largest depth of any penetrating vertex [m]. */
  readonly depths: number[];
  /** What went wrong, null for nothing. */
  readonly trouble: string | null;
}

/** Runs a demo for some simulated seconds and looks at it `perSecond` times in each. Stops at the first trouble. */
export function recordDemo(demo: Demo, response: PlanarResponse, seconds: number, perSecond = 4): DemoRecord {
  const { world, trouble } = demo.build(response);
  const [times, energies, depths]: [number[], number[], number[]] = [[], [], []];
  const steps = Math.round(1 / (demo.dt * perSecond));
  let wrong: string | null = null;
  while (wrong === null && times.length < seconds * perSecond) {
    for (let k = 0; k < steps; k++) world.step(demo.dt);
    times.push(world.time);
    energies.push(world.energy());
    depths.push(world.residualDepth());
    wrong = trouble() ?? world.troubles[0] ?? null;
  }
  return { times, energies, depths, trouble: wrong };
}
