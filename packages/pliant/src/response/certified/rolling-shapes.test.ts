/**
 * Rigid bodies that turn and slide on others within a group of soft ones. The torque of a support acted at the arm of
 * the substep's start, and what slid counted as held: Newton's method crept, shapes used up the steps of the soft
 * bodies around them, and the group stayed unsolved.
 */
import { expect, it } from 'vitest';
import { World } from '../../world/world.js';

it('a block that a tumbling cube and a plate fall on is solved in every step', () => {
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane' } });
  world.add({
    kind: 'rigid',
    shape: { kind: 'box', halfExtents: [0.014, 0.025, 0.032] },
    position: [0.003, 0.13, -0.002],
  });
  world.add({
    kind: 'soft',
    mesh: { kind: 'box', size: [0.076, 0.085, 0.087], cells: [2, 1, 2] },
    model: { kind: 'fem', youngsModulus: 4.34e6, poissonRatio: 0.2 },
    position: [0.0046, 0.287, -0.005],
    orientation: [-0.46, -0.885, -0.573, 0.838],
    friction: 0.488,
  });
  world.add({
    kind: 'soft',
    mesh: { kind: 'plate', width: 0.112, depth: 0.103, thickness: 0.0057, edge: 0.0374 },
    model: { kind: 'fem', youngsModulus: 1.1e5, poissonRatio: 0 },
    position: [0.0043, 0.444, -0.0043],
    friction: 0.397,
  });
  for (let s = 0; s < 30; s++) world.step(1 / 60);
  expect(world.troubles()).toEqual([]);
});
