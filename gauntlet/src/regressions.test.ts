/** Breaks that were mended: each scene ran under the law it broke, and holds it now. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseScene, type Scene } from 'pliant';
import { describe, expect, it } from 'vitest';
import type { Facts } from './case.js';
import type { LawName } from './law.js';
import { play } from './play.js';

const FOLDER = fileURLToPath(new URL('../../packages/pliant/src/world/regressions/', import.meta.url));
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

/** Steps beyond the one at which the scene broke: a mended scene must not break a little later either. */
const BEYOND = 60;

/** Scenes that broke `rest` or `weight` had to rest at the step at which they did not. */
function factsOf({ bodies, dt = 1 / 60 }: Scene, law: LawName, step: number): Facts {
  const isOnFloor = bodies.some(
    ({ kind, shape }: { kind: string; shape?: { kind: string } }) =>
      kind === 'static' && shape?.kind === 'plane',
  );
  const rests = law === 'rest' || law === 'weight' ? { rests: step * dt } : {};
  return isOnFloor ? { floor: 0, ...rests } : rests;
}

describe('scenes that broke a law', () => {
  it.each(files)('%s holds it now', (file) => {
    const reading = parseScene(readFileSync(`${FOLDER}${file}`, 'utf8'));
    if (!reading.ok) throw new Error(reading.errors[0].message);
    const { scene } = reading;
    expect(scene.breaks).toBeDefined();
    const { law, step } = scene.breaks as { law: LawName; step: number };
    const subject = { scene, steps: step + BEYOND, actions: [], facts: factsOf(scene, law, step) };
    expect(play(subject, { laws: [law, 'finite', 'energy', 'apart'] }).breaches).toEqual([]);
  });

  it('are there', () => expect(files.length).toBeGreaterThan(0));
});
