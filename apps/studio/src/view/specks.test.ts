import { type BodyLook, colorOf } from '@pliant/three';
import { PerspectiveCamera } from 'three';
import { expect, it } from 'vitest';
import { Frame, frameBytes } from '../engine/frame.js';
import { Specks } from './specks.js';

const SIZE = { rows: 4, contacts: 0, lines: 0, vertices: 0, particles: 0, points: 0, skins: [] };

const ball = (row: number, radius: number, parts: Partial<BodyLook> = {}): BodyLook => ({
  ...{ row, kind: 'rigid', name: `ball ${row}`, movable: true, sensor: false, color: '#ff0000' },
  shape: { kind: 'sphere', radius },
  ...parts,
});

it('marks bodies that move and are too small to be seen, and no others', () => {
  const frame = new Frame(new ArrayBuffer(frameBytes(SIZE)), SIZE);
  frame.positions.set([0, 0, 0, 1, 0, 0, 2, 0, 0, 3, 0, 0]);
  const specks = new Specks();
  specks.setBodies([
    ball(0, 0.02),
    ball(1, 1),
    ball(2, 0.02, { kind: 'static', movable: false }),
    ball(3, 0.02, { sensor: true }),
  ]);
  const camera = new PerspectiveCamera(50, 1, 0.1, 1000);
  camera.position.set(0, 0, 40);
  expect(specks.mark(frame, camera, 600)).toBe(1);
  expect(specks.visible).toBe(true);
  expect([...specks.geometry.getAttribute('position').array.slice(0, 3)]).toEqual([0, 0, 0]);
  expect([...specks.geometry.getAttribute('color').array.slice(0, 3)]).toEqual(
    colorOf(ball(0, 1)).toArray().map(Math.fround),
  );
  // From nearby all are seen.
  camera.position.set(0, 0, 2);
  expect(specks.mark(frame, camera, 600)).toBe(0);
  expect(specks.visible).toBe(false);
});
