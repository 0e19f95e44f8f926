/** Momentum, linear and angular, in closed systems. */
import type { Law } from '../law.js';
import type { Running } from '../running.js';
import { speedOf } from './rest.js';
import { TOLERANCES } from './tolerances.js';

const BOTH = ['linear', 'angular'] as const;
const LINEAR = ['linear'] as const;

export const momentum: Law = {
  name: 'momentum',
  sentence: 'In a closed system the linear and angular momentum stay what they were.',
  unit: 'of Σ m·|v|',
  watch(running) {
    if (!running.subject.facts.closed || running.subject.actions.length > 0) return undefined;
    const start = running.world.momentum();
    const keys = running.subject.facts.closed === 'linear' ? LINEAR : BOTH;
    const scale = scaleOf(running);
    return {
      afterStep(all) {
        const now = all.world.momentum();
        // Bodies that begin at rest in each other, or swing, get their motion later.
        const grown = scaleOf(all);
        scale.linear = Math.max(scale.linear, grown.linear);
        scale.angular = Math.max(scale.angular, grown.angular);
        for (const key of keys) {
          const size = key === 'linear' ? scale.linear : scale.angular;
          const off = Math.max(...[0, 1, 2].map((k) => Math.abs(now[key][k] - start[key][k])));
          const limit = TOLERANCES.momentum.value * size;
          if (!(off <= limit))
            return { sentence: `The ${key} momentum changed by ${off.toPrecision(4)}.`, value: off, limit };
        }
        return undefined;
      },
    };
  },
};

/** What rounding is measured against: the sum of the sizes, since the sum of the vectors may be zero. */
function scaleOf({ seen, world, dt }: Running): { linear: number; angular: number } {
  let linear = 0;
  let reach = 0;
  let mass = 0;
  for (const one of seen) {
    const { body, radius } = one;
    const speed = speedOf(one);
    linear += body.mass * speed;
    mass += body.mass;
    reach = Math.max(
      reach,
      radius + Math.sqrt(body.position[0] ** 2 + body.position[1] ** 2 + body.position[2] ** 2),
    );
  }
  // Elastic energy may become motion too; rounding may take it below zero.
  linear += Math.sqrt(2 * mass * Math.max(0, world.energy().elastic));
  // Soft bodies have their velocities from positions, which are rounded.
  linear += (1e-5 * mass * reach) / dt;
  return { linear, angular: linear * (reach + 1) };
}
