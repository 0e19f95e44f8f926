/** Scenes of the gallery, played to their ends: what moves stays in sight of a camera that keeps it, and nothing goes wrong that the scene isn't about. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseScene, type Trouble, World } from 'pliant';
import { PerspectiveCamera, Vector3 } from 'three';
import { expect, it } from 'vitest';
import { boxOfMoving } from '../engine/fill-frame.js';
import { keepInView } from './keep-in-view.js';

const SCENES = fileURLToPath(new URL('../../../../scenes/', import.meta.url));

/** Scenes of soft springs on purpose: contacts push less than they were told to, and one of them gives energy back that it had no right to. */
const ABOUT: Readonly<Record<string, readonly Trouble['code'][]>> = {
  'compare-responses.json': ['softened'],
  'drop-penalty.json': ['softened'],
  'drop-penalty-quadratic.json': ['softened'],
  'drop-penalty-buffered.json': ['softened', 'energy-grew'],
};

/** Piles that would take long: they fall into containers, and have fallen by then [s]. */
const LONG: Readonly<Record<string, number>> = {
  'arch.json': 2,
  'billiard.json': 3,
  'box-pile.json': 1,
  'drop-backtracking.json': 2,
  'see-saw.json': 2,
  'shapes.json': 2,
  'soft-folding-bar.json': 2,
  'soft-mixed-drop.json': 0.5,
  'soft-ring-squeeze.json': 2,
  'soft-sphere-pile.json': 0.3,
  'soft-three-large.json': 1,
  'sphere-pile.json': 0.5,
};

/** A window of 1440 × 900 with both panels open, title and transport. */
const WINDOW = { width: 1440, height: 900, left: 312, right: 300, top: 72, bottom: 92 };
/** Pictures are drawn after every so many steps. */
const PICTURE = 2;

it.each(readdirSync(SCENES).filter((file) => file.endsWith('.json')))('%s', (file) => {
  const reading = parseScene(readFileSync(`${SCENES}${file}`, 'utf8'));
  if (!reading.ok) throw new Error(reading.errors[0].message);
  const { scene } = reading;
  const world = World.fromScene(scene, { shared: false });
  const { width, height, left, right, top, bottom } = WINDOW;
  const camera = new PerspectiveCamera(38, width / height, 0.01, 1e6);
  camera.setViewOffset(width, height, (right - left) / 2, (bottom - top) / 2, width, height);
  const target = new Vector3(...(scene.view?.target ?? [0, 0, 0]));
  camera.position.set(...(scene.view?.position ?? [3, 2, 4]));
  camera.lookAt(target);
  const half = Math.tan((camera.fov * Math.PI) / 360);
  const free = { x: (half * (width - left - right)) / height, y: (half * (height - top - bottom)) / height };
  const box = new Float64Array(6);
  const steps = Math.round(Math.min(scene.duration, LONG[file] ?? Number.POSITIVE_INFINITY) / scene.dt);
  for (let k = 0; k < steps; k++) {
    world.step(scene.dt);
    if (k % PICTURE !== 0 && k < steps - 1) continue;
    boxOfMoving(world, box);
    keepInView(camera, target, box, free);
  }
  const codes = new Set(world.troubles().map(({ code }) => code));
  expect([...codes].filter((code) => !(ABOUT[file] ?? []).includes(code))).toEqual([]);
  camera.updateMatrixWorld();
  for (const body of world) {
    if (body.kind === 'static' || body.kind === 'kinematic') continue;
    const corners = cornersOf(
      world.sim.bodies.columns.bounds.subarray(6 * world.sim.bodies.find(body.handle)),
    );
    for (const corner of corners) {
      const { x, y, z } = corner.project(camera);
      const at = [(width * (x + 1)) / 2, (height * (1 - y)) / 2];
      expect(z, `${file} ${body.name}`).toBeLessThan(1);
      expect(at[0], `${file} ${body.name}`).toBeGreaterThan(left - 1);
      expect(at[0], `${file} ${body.name}`).toBeLessThan(width - right + 1);
      expect(at[1], `${file} ${body.name}`).toBeGreaterThan(top - 1);
      expect(at[1], `${file} ${body.name}`).toBeLessThan(height - bottom + 1);
    }
  }
});

function cornersOf(bounds: Float64Array): Vector3[] {
  return Array.from(
    { length: 8 },
    (_, k) => new Vector3(bounds[k & 1 ? 3 : 0], bounds[k & 2 ? 4 : 1], bounds[k & 4 ? 5 : 2]),
  );
}
