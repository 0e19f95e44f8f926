import { describe, expect, it } from 'vitest';
import { PLANAR_DEMOS } from './index.js';

describe.each(PLANAR_DEMOS)('$name', (demo) => {
  it('has the counts of the paper', () => {
    const { bodies } = demo.build('penalty').world;
    expect(bodies.length).toBe(demo.objects);
    expect(bodies.reduce((sum, body) => sum + body.polygon.vertexCount, 0)).toBe(demo.segments);
  });
});
