/**
 * Every scene of the gallery runs in the driver, and methods can be switched to or say why not: each fourth method in one scene, others in the
 * next. `npm run conformance -- gallery` takes all of them in every scene.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { METHOD_STAGES, type MethodStage } from 'pliant';
import { broadphases, narrowphases, penetrations, responses } from 'pliant/methods';
import { expect, it } from 'vitest';
import { Driver } from './driver.js';

const FOLDER = new URL('../../../../scenes/', import.meta.url);
/** A thousand bodies, or an arch whose stones all touch, take long under the slowest methods and show nothing that other scenes don't. */
const TOO_LARGE = ['arch.json', 'sphere-pile.json'];
const SCENES = readdirSync(FOLDER).filter((file) => file.endsWith('.json') && !TOO_LARGE.includes(file));

const NAMES: Record<MethodStage, string[]> = {
  broadphase: broadphases.names(),
  narrowphase: narrowphases.names(),
  penetration: penetrations.names(),
  response: responses.names(),
};

/** One of so many methods is tried in a scene. */
const SHARE = 4;

it.each(SCENES)('%s can be switched to methods that can serve it', (file) => {
  let turn = SCENES.indexOf(file);
  const driver = new Driver(
    () => 0,
    () => undefined,
    true,
  );
  const answer = driver.load(readFileSync(new URL(file, FOLDER), 'utf8'));
  expect(answer.ok).toBe(true);
  driver.step(2);
  const before = driver.hash();
  for (const stage of METHOD_STAGES) {
    for (const name of NAMES[stage]) {
      if (turn++ % SHARE !== 0) continue;
      let taken: string;
      try {
        taken = driver.setMethod(stage, name)[stage];
      } catch (error) {
        expect((error as Error).message).toContain(`The ${stage} method '${name}' can't serve`);
        continue;
      }
      expect(taken).toBe(name);
      driver.step(1);
    }
  }
  expect(driver.hash()).not.toBe(before);
});
