import { describe, expect, it } from 'vitest';
import { TriangleMesh, World } from '../../index.js';
import { distanceSurface } from './distance-surface.js';

const ball = (x: number, y: number, z: number) => Math.hypot(x, y, z) - 0.3;
const AROUND = { low: [-0.4, -0.4, -0.4], high: [0.4, 0.4, 0.4], spacing: 0.05 } as const;

describe('a distance function as a collider', () => {
  it('gives a closed surface on which the function is zero, to the error it states', () => {
    for (const gradient of [undefined, unit]) {
      const { positions, triangles, error } = distanceSurface(ball, {
        ...AROUND,
        ...(gradient && { gradient }),
      });
      const mesh = new TriangleMesh({ positions, triangles });
      expect(mesh.isClosed).toBe(true);
      expect(Math.abs(mesh.volume / ((4 / 3) * Math.PI * 0.3 ** 3) - 1)).toBeLessThan(0.02);
      for (let i = 0; i < positions.length; i += 3)
        expect(Math.abs(ball(positions[i], positions[i + 1], positions[i + 2]))).toBeLessThan(1e-9);
      // A chord of a circle of 0.3 m over a cell of 0.05 m.
      expect(error).toBeLessThan(0.05 ** 2 / 0.3);
    }
  });

  it('carries rigid and soft bodies: waves that the box cuts off', () => {
    const wave = (x: number, y: number, z: number) => y - 0.1 * Math.cos(2 * x) * Math.cos(2 * z);
    const { positions, triangles } = distanceSurface((x, y, z) => wave(x + Math.PI / 2, y, z), {
      low: [-1, -0.5, -1],
      high: [1, 0.5, 1],
      spacing: 0.1,
    });
    const world = new World();
    world.add({ kind: 'static', shape: { kind: 'mesh', positions, triangles } });
    const rigid = world.add({
      kind: 'rigid',
      shape: { kind: 'sphere', radius: 0.15 },
      mass: 1,
      position: [0.02, 0.3, 0],
    });
    for (let i = 0; i < 180; i++) world.step(1 / 60);
    // It lies in the hollow at the middle.
    expect(Math.abs(rigid.position[1] - 0.05)).toBeLessThan(0.02);
  });

  it('refuses what it can’t use, in one sentence', () => {
    expect(() => distanceSurface(() => 1, AROUND)).toThrow('no surface');
    expect(() => distanceSurface(() => Number.NaN, AROUND)).toThrow('gives NaN');
    expect(() => distanceSurface(ball, { ...AROUND, spacing: 0 })).toThrow('spacing');
    expect(() => distanceSurface(ball, { ...AROUND, spacing: 1e-4 })).toThrow('samples');
    expect(() => distanceSurface(ball, { ...AROUND, high: [-1, 1, 1] })).toThrow('low corner');
  });
});

function unit(x: number, y: number, z: number, out: Float64Array): void {
  const size = Math.hypot(x, y, z);
  out[0] = x / size;
  out[1] = y / size;
  out[2] = z / size;
}
