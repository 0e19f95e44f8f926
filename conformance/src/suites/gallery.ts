/** The gallery at length: every scene under every method that serves it, and the arch for two minutes. */
import { readdirSync, readFileSync } from 'node:fs';
import { METHOD_STAGES, type MethodStage, parseScene, World } from 'pliant';
import { broadphases, narrowphases, penetrations, responses } from 'pliant/methods';
import { Tally } from '../suite.js';
import type { Suite } from '../types.js';

const FOLDER = new URL('../../../scenes/', import.meta.url);
/** A thousand bodies take long under the slowest methods and show nothing that other scenes don't. */
const TOO_LARGE = ['arch.json', 'sphere-pile.json'];
const ARCH_SECONDS = 120;
/** How far a stone may move at all, and by how much it may creep in the second half [m]. */
const MOST_MOVED = 1e-3;
const MOST_CRAWLED = 5e-4;

const NAMES: Record<MethodStage, string[]> = {
  broadphase: broadphases.names(),
  narrowphase: narrowphases.names(),
  penetration: penetrations.names(),
  response: responses.names(),
};

function load(file: string): { readonly world: World; readonly dt: number } {
  const reading = parseScene(readFileSync(new URL(file, FOLDER), 'utf8'));
  if (!reading.ok) throw new Error(`${file}: ${reading.errors[0].message}`);
  return { world: World.fromScene(reading.scene), dt: reading.scene.dt };
}

/** Switches a running scene through all methods; each runs a step, or says that it can't serve the bodies. */
function switchThrough(file: string, tally: Tally): void {
  const { world, dt } = load(file);
  world.step(dt);
  for (const stage of METHOD_STAGES) {
    for (const name of NAMES[stage]) {
      let said = '';
      try {
        world.setMethod(stage, name);
      } catch (error) {
        said = (error as Error).message;
      }
      if (said !== '') {
        tally.case(said.includes(`The ${stage} method '${name}' can't serve`), () => `${file}: ${said}`);
        continue;
      }
      world.step(dt);
      const isSound = [...world].every(({ position }) => position.every(Number.isFinite));
      tally.case(isSound, () => `${file} under ${name}: a place is not finite`);
    }
  }
}

function archStands(tally: Tally): void {
  const { world, dt } = load('arch.json');
  const places = () => [...world].map(({ position }) => [...position]);
  const farthest = (from: number[][]) =>
    Math.max(...places().map((at, k) => Math.hypot(...at.map((x, axis) => x - from[k][axis]))));
  const start = places();
  const half = Math.round(ARCH_SECONDS / 2 / dt);
  for (let i = 0; i < half; i++) world.step(dt);
  const settled = places();
  for (let i = 0; i < half; i++) world.step(dt);
  tally.case(farthest(start) < MOST_MOVED, () => `a stone of the arch moved by ${farthest(start)} m`);
  tally.case(farthest(settled) < MOST_CRAWLED, () => `a stone of the arch crept by ${farthest(settled)} m`);
}

export const gallery: Suite = {
  name: 'gallery',
  seconds: 12,
  sentence: 'Every scene of the gallery under every method that serves it; the arch stands for two minutes.',
  run() {
    const tally = new Tally('gallery');
    const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json') && !TOO_LARGE.includes(file));
    for (const file of files) switchThrough(file, tally);
    archStands(tally);
    return tally.result();
  },
};
