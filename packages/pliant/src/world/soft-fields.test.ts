import { describe, expect, it } from 'vitest';
import { World } from '../index.js';

const BAR = { kind: 'box', size: [1, 0.2, 0.2], cells: [4, 1, 1] } as const;

describe('fields of a soft body', () => {
  it('a bar that is strained by hand has the strain, stress and energy of Hooke, wherever it is turned', () => {
    const world = new World({ gravity: [0, 0, 0] });
    const model = { kind: 'fem', youngsModulus: 1e6, poissonRatio: 0.25 } as const;
    const s = Math.SQRT1_2;
    const body = world.add({
      kind: 'soft',
      mesh: BAR,
      model,
      orientation: [0, 0, s, s],
      position: [3, 0, 0],
    });
    // Its axis is the world's y now.
    const { positions } = body;
    for (let k = 0; k < positions.length; k += 3) {
      positions[k] = 3 + (positions[k] - 3) * (1 - 0.25e-4);
      positions[k + 1] = positions[k + 1] * (1 + 1e-4);
      positions[k + 2] = positions[k + 2] * (1 - 0.25e-4);
    }
    const [strain, stress] = [body.field('strain'), body.field('stress')];
    const energy = body.field('energyDensity');
    for (let t = 0; t < 20; t++) {
      expect(strain[6 * t + 1] / 1e-4).toBeCloseTo(1, 3);
      expect(stress[6 * t + 1] / 100).toBeCloseTo(1, 2);
      for (const k of [0, 2, 3, 4, 5]) expect(Math.abs(stress[6 * t + k])).toBeLessThan(0.1);
      expect(energy[t] / (0.5 * 1e6 * 1e-8)).toBeCloseTo(1, 2);
      expect(body.field('vonMises')[t] / 100).toBeCloseTo(1, 2);
      expect(body.field('volumeRatio')[t]).toBeCloseTo(1 + 0.5e-4, 7);
    }
    expect(energy.reduce((sum, e) => sum + (e * 0.04) / 20, 0) / body.elasticEnergy).toBeCloseTo(1, 0);
  });

  it('contact forces by vertex and pressures by face carry the weight', () => {
    const world = new World();
    world.add({ kind: 'static', shape: { kind: 'plane' } });
    const body = world.add({
      kind: 'soft',
      mesh: { kind: 'box', size: [0.4, 0.2, 0.4], cells: [2, 1, 2] },
      model: { kind: 'xpbd', youngsModulus: 1e6, damping: 0.05 },
      position: [0, 0.1, 0],
    });
    for (let k = 0; k < 180; k++) world.step(1 / 60);
    const force = body.field('contactForce');
    let [up, pressed] = [0, 0];
    for (let k = 1; k < force.length; k += 3) up += force[k];
    const pressure = body.field('pressure');
    const { triangles } = body.mesh!.boundary();
    for (let t = 0; t < triangles.length; t += 3) {
      const [a, b, c] = [...triangles.subarray(t, t + 3)].map((v) =>
        body.mesh!.positions.subarray(3 * v, 3 * v + 3),
      );
      if (Math.max(a[1], b[1], c[1]) > 1e-6) continue;
      pressed +=
        (pressure[t / 3] * Math.abs((b[0] - a[0]) * (c[2] - a[2]) - (b[2] - a[2]) * (c[0] - a[0]))) / 2;
    }
    const weight = body.mass * 9.81;
    expect(Math.abs(up / weight - 1)).toBeLessThan(0.02);
    expect(Math.abs(pressed / weight - 1)).toBeLessThan(0.02);
  });

  it('says what has no such field', () => {
    const world = new World();
    const ball = world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 1 } });
    expect(() => ball.field('stress')).toThrow(/Only soft bodies/);
    const soft = world.add({ kind: 'soft', mesh: BAR, model: { kind: 'shape-matching' } });
    expect(() => soft.field('stress')).toThrow(/no law of stress/);
    expect(soft.field('strain', new Float64Array(120))).toHaveLength(120);
    expect(() => soft.field('strain', new Float64Array(7))).toThrow(/room for 120/);
    expect(() => soft.field('colour' as never)).toThrow(/There is no field 'colour'; there are strain/);
  });
});
