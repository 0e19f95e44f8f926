import { describe, expect, it } from 'vitest';
import type { OutlineBody } from '../sim/outline-body.js';
import type { PlanarResponse } from '../sim/planar-world.js';
import { PLANAR_DEMOS, wavyOverlapped } from './index.js';
import { wavy } from './wavy.js';

const RESPONSES: PlanarResponse[] = ['penalty', 'backtracking'];

describe.each(PLANAR_DEMOS)('$name', (demo) => {
  it('has the counts of the paper', () => {
    const { bodies } = demo.build('penalty').world;
    expect(bodies.length).toBe(demo.objects);
    expect(bodies.reduce((sum, body) => sum + body.polygon.vertexCount, 0)).toBe(demo.segments);
  });

  it.each(RESPONSES)('holds together for its first seconds, %s', (response) => {
    const { world, trouble } = demo.build(response);
    for (let k = 0; k < 2 / demo.dt; k++) world.step(demo.dt);
    expect(trouble()).toBeNull();
    expect(world.troubles).toEqual([]);
    // The constrained response leaves nothing inside anything; the penalty a small share of the size.
    expect(world.residualDepth()).toBeLessThan(response === 'backtracking' ? 1e-12 : 0.06);
  });
});

describe('wavy', () => {
  it('raises a wave in the struck body that travels on', () => {
    const { world } = wavy.build('penalty');
    const left = world.bodies[0] as OutlineBody;
    // Vertices of the left body's free flank: its right side, 35 to 49 … upwards from 15.
    const lag = (v: number) => left.rest[2 * v] - left.polygon.positions[2 * v];
    const peaks = new Map([25, 35, 45].map((v) => [v, { size: 0, time: 0 }]));
    for (let k = 0; k < 2.5 / wavy.dt; k++) {
      world.step(wavy.dt);
      for (const [v, peak] of peaks) {
        if (lag(v) > peak.size) Object.assign(peak, { size: lag(v), time: world.time });
      }
    }
    const [near, middle, far] = [peaks.get(25)!, peaks.get(35)!, peaks.get(45)!];
    for (const peak of [near, middle, far]) expect(peak.size).toBeGreaterThan(0.02);
    expect(middle.time).toBeGreaterThan(near.time);
    expect(far.time).toBeGreaterThan(middle.time);
  });

  it('parts two bodies that start deep in each other', () => {
    const { world, trouble } = wavyOverlapped.build('penalty');
    expect(world.residualDepth()).toBeGreaterThan(0.4);
    for (let k = 0; k < 4 / wavyOverlapped.dt; k++) world.step(wavyOverlapped.dt);
    expect(trouble()).toBeNull();
    expect(world.residualDepth()).toBeLessThan(0.08);
  });
});
