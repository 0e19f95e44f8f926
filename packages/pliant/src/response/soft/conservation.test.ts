import { describe, expect, it } from 'vitest';
import { TetMesh } from '../../geometry/mesh/tet-mesh.js';
import { moved } from '../../narrowphase/tetrahedra/tetrahedra.test-support.js';
import { softResponses } from './index.js';
import { SoftStage } from './soft-stage.test-support.js';

const cube = TetMesh.box({ size: [1, 1, 1], cells: [3, 3, 3] });
const turned = (angles: readonly [number, number, number], shift: readonly [number, number, number]) =>
  new TetMesh({ positions: moved(cube.positions, angles, shift), tets: cube.tets });

/** Every vertex of a body gets a drift and a shear, so that there is spin too. */
function launch(stage: SoftStage, body: number, drift: readonly number[], shear: number): void {
  const { position, velocity } = stage.particles.columns;
  const { first, count } = stage.parts[body];
  for (let p = 3 * first; p < 3 * (first + count); p += 3) {
    for (let i = 0; i < 3; i++) velocity[p + i] = drift[i];
    velocity[p + 2] += shear * position[p + 1];
  }
}

/** Largest change of linear and angular momentum against what passes between the bodies. */
function drift(stage: SoftStage, scale: number, steps: number): { momentum: number; energy: number } {
  const before = stage.momentum();
  const energy = stage.energy(1 / 600);
  let most = 0;
  let largest = 0;
  for (let k = 0; k < steps; k++) {
    stage.step(1 / 60, 10);
    stage.momentum().forEach((x, i) => {
      most = Math.max(most, Math.abs(x - before[i]) / scale);
    });
    largest = Math.max(largest, stage.energy(1 / 600) / energy);
  }
  return { momentum: most, energy: largest };
}

describe.each(softResponses.names())('conservation in free collisions, %s', (response) => {
  it.each([
    ['xpbd', 0],
    ['xpbd', 0.5],
    ['shapeMatching', 0.5],
  ] as const)(
    'two spinning bodies of %s, friction %f, keep momentum and gain no energy',
    (kind, friction) => {
      const stage = new SoftStage({ response, friction });
      for (const mesh of [turned([0.3, 0.2, 0.1], [-0.8, 0.1, 0]), turned([0.1, 0.4, 0.5], [0.8, -0.2, 0.1])])
        kind === 'xpbd'
          ? stage.xpbd({ mesh, youngsModulus: 2e5 })
          : stage.shapeMatching({ mesh, damping: 0 });
      launch(stage, 0, [2, 0, 0], 0.7);
      launch(stage, 1, [-2, 0.3, 0], 0);
      const { momentum, energy } = drift(stage, 1000 * 2, 30);
      expect(momentum).toBeLessThan(1e-10);
      expect(energy).toBeLessThan(1.001);
      // They did meet.
      expect(stage.velocityOf(0)[0]).toBeLessThan(0);
    },
  );

  it.each([
    ['ball', undefined],
    ['mesh', TetMesh.box({ size: [0.6, 0.6, 0.6], cells: [2, 2, 2] })],
  ] as const)('a deformable cube and a rigid %s keep momentum', (_, mesh) => {
    const stage = new SoftStage({ response, friction: 0.4 });
    stage.xpbd({ mesh: turned([0.1, 0.2, 0.3], [0, 0, 0]), youngsModulus: 2e5 });
    const ball = stage.rigid(300, 0.4, [-1.2, 0.15, 0.1], [4, 0, 0.5], mesh);
    launch(stage, 0, [0, 0, 0], 0.5);
    const { momentum } = drift(stage, 300 * 4, 25);
    expect(momentum).toBeLessThan(1e-10);
    expect(stage.rigids.columns.velocity[3 * ball]).toBeLessThan(2.5);
    expect(stage.velocityOf(0)[0]).toBeGreaterThan(0.4);
  });

  it('a body that is placed inside a moving one keeps momentum while it is taken out', () => {
    const stage = new SoftStage({ response, friction: 0.3 });
    stage.xpbd({ mesh: cube });
    stage.xpbd({ mesh: turned([0.2, 0.1, 0], [0.6, 0.1, 0.2]) });
    launch(stage, 0, [0, 1, 0.5], 1);
    expect(drift(stage, 1000, 40).momentum).toBeLessThan(1e-10);
    stage.detect();
    expect(Math.max(0, ...stage.rows.depths.subarray(0, stage.rows.count))).toBeLessThan(0.02);
  });
});
