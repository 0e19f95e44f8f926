import { describe, expect, test } from 'vitest';
import { compileSolid } from '../queries/shapes/compile.js';
import { expandScene } from './expand.js';
import { gallery } from './gallery.test-support.js';
import { parseScene } from './parse.js';

test('the gallery has its scenes', () => {
  expect(gallery.length).toBeGreaterThanOrEqual(12);
});

describe.each(gallery)('$file', ({ text }) => {
  const reading = parseScene(text);
  if (!reading.ok) throw new Error(JSON.stringify(reading.errors, null, 2));
  const { scene } = reading;

  test('is described in one sentence, says its step and has a view', () => {
    expect(scene.description).toMatch(/^[A-Z][^.!?]*(\d\.\d[^.!?]*)*\.$/);
    for (const key of ['"dt"', '"substeps"', '"duration"', '"view"']) expect(text).toContain(key);
  });

  test('has a stiffness that explicit penalty steps can bear', () => {
    const stiffness = Number(scene.parameters['penalty']?.['stiffness'] ?? 0);
    const step = scene.dt / scene.substeps;
    for (const body of expandScene(scene)) {
      if (body.kind !== 'rigid') continue;
      const mass = body.mass ?? body.density * compileSolid(body.shape).mass().volume;
      expect(mass).toBeGreaterThan(0.5);
      // Eight corner springs on one body; semi-implicit Euler needs frequency · step < 2, and half of it for damping.
      expect(Math.sqrt((8 * stiffness) / mass) * step).toBeLessThan(1);
    }
  });
});
