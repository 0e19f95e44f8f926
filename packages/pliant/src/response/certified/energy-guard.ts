/**
 * A solve that did not come to its end must not make energy. The exact one takes some: with a the way of a node in the substep and b the way
 * it would have gone without forces from inside and contact, Σ m/(2h²) |a|² + U(x) is at most Σ m/(2h²) |b|² + U(x₀). Here the speeds of a group
 * are taken down until that holds; when the elastic energy alone is too high, they are taken out altogether.
 */
import type { Block } from './block.js';
import { DRIVEN, type Member, RIGID } from './member.js';
import type { System } from './system.js';

/** Part of its speed that each soft member of a group may keep; 1 where energy comes from outside. */
export function keptSpeed(
  group: readonly Block[],
  system: System,
  before: Float64Array,
  targetOf: (member: Member) => Float64Array,
): number {
  const { x, target, inertia } = system;
  let most = 0;
  let kinetic = 0;
  let used = 0;
  for (const { member, part, inertia: matrix } of group) {
    if (member.mode === DRIVEN) return 1;
    if (part === undefined) {
      if (member.mode !== RIGID) continue;
      for (let k = 0; k < 3; k++) {
        const b = targetOf(member)[k] - member.before[k];
        const a = member.pose[k] - member.before[k];
        most += 0.5 * matrix[7 * k] * b * b;
        used += 0.5 * matrix[7 * k] * a * a;
      }
      continue;
    }
    for (let v = 0; v < member.nodeCount; v++) {
      if (part.springs[v] > 0) return 1;
      const i = member.from + v;
      for (let k = 3 * i; k < 3 * i + 3; k++) {
        const b = target[k] - before[k];
        const a = x[k] - before[k];
        most += 0.5 * inertia[i] * b * b;
        kinetic += 0.5 * inertia[i] * a * a;
      }
    }
    part.elasticity.elasticEnergy(before);
    most += part.elasticity.sums[0];
    part.elasticity.elasticEnergy(x);
    used += part.elasticity.sums[0];
  }
  if (kinetic + used <= most || kinetic === 0) return 1;
  return Math.sqrt(Math.max(0, most - used) / kinetic);
}
