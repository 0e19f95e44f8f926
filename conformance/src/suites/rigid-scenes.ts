/** Scenes of the rigid-ipc collection that boxes can play: slopes, stacks, card houses, levers, walls that a bullet must not pass. */
import type { DataFolder } from '../data-folder.js';
import { missingMeshes, type ReadScene, readScene, type SceneFile } from '../rigid-scenes/read-scene.js';
import { Tally } from '../suite.js';
import type { Suite, SuiteResult } from '../types.js';

const FOLDER = 'reference/rigid-ipc-3d-scenes';

interface Play {
  readonly file: string;
  readonly response: string;
  /** Runs the scene; the answer says what went wrong, or nothing. */
  run(scene: ReadScene): string | undefined;
}

const step = ({ world, dt }: ReadScene, seconds: number, look: () => void = () => {}): void => {
  for (let i = 0; i < Math.round(seconds / dt); i++) {
    world.step(dt);
    look();
  }
};

const below = (what: string, found: number, most: number): string | undefined =>
  found <= most ? undefined : `${what} is ${found}, at most ${most} was expected`;

const above = (what: string, found: number, least: number): string | undefined =>
  found >= least ? undefined : `${what} is ${found}, at least ${least} was expected`;

/**
 * By how much the cube on the slope gets faster from the second second to the fifth [m/s]. At 0.49 of friction that is 3 g (sin θ −
 * 0.49 cos θ); at 0.50, a millionth above the critical value, what speed it landed with stays.
 */
function gained(scene: ReadScene): number {
  const { velocity } = scene.bodies[0];
  step(scene, 2);
  const before = Math.hypot(...velocity);
  step(scene, 3);
  return Math.hypot(...velocity) - before;
}

/** Deepest overlap over the whole run [m]. */
function deepest(scene: ReadScene, seconds: number): number {
  let depth = 0;
  step(scene, seconds, () => {
    for (const pair of scene.world.pairs()) depth = Math.max(depth, pair.depth);
  });
  return depth;
}

/** Every card still leans or lies as it did, to a tenth of a metre. */
function stands(scene: ReadScene, seconds: number): string | undefined {
  step(scene, 0.5);
  const before = scene.bodies.map(({ position }) => position[1]);
  step(scene, seconds);
  const fall = Math.max(...scene.bodies.map(({ position }, k) => before[k] - position[1]));
  return below('the deepest fall of a card', fall, 0.1);
}

const slope = (mu: string): string => `friction__incline-plane__slopeTest_highSchoolPhysics_mu-${mu}.json`;

const PLAYS: readonly Play[] = [
  ...['impulse', 'constraint', 'log-barrier', 'backtracking'].flatMap((response) => [
    { file: slope('0.49'), response, run: (s: ReadScene) => above('the gain of speed', gained(s), 0.25) },
    { file: slope('0.5'), response, run: (s: ReadScene) => below('the gain of speed', gained(s), 1e-3) },
    { file: slope('1'), response, run: (s: ReadScene) => below('the gain of speed', gained(s), 1e-3) },
  ]),
  {
    file: 'friction__sliding.json',
    response: 'impulse',
    run(scene) {
      step(scene, 1);
      const exact = -3 + 10 - 0.5 * 0.05 * 9.8;
      return below('the error of the way', Math.abs(scene.bodies[0].position[0] - exact), 0.1);
    },
  },
  ...['impulse', 'constraint', 'log-barrier'].map((response) => ({
    file: 'friction__card-house__card-tent.json',
    response,
    run: (scene: ReadScene) => stands(scene, 1.5),
  })),
  ...['constraint', 'log-barrier'].map((response) => ({
    file: 'friction__card-house__card-house-2-levels.json',
    response,
    run: (scene: ReadScene) => stands(scene, 1.5),
  })),
  {
    file: 'unit-tests__5-cubes.json',
    response: 'impulse',
    run(scene) {
      step(scene, 10);
      const top = Math.max(...scene.bodies.map(({ position }) => position[1]));
      return above('the height of the fifth cube', top, 3.4);
    },
  },
  {
    file: 'unit-tests__large-mass-ratio.json',
    response: 'impulse',
    run(scene) {
      step(scene, 10);
      return above('the height of the large cube', scene.bodies[2].position[1], 5.4);
    },
  },
  ...['log-barrier', 'backtracking'].flatMap((response) => [
    {
      file: 'unit-tests__tunneling.json',
      response,
      run(scene: ReadScene) {
        step(scene, 0.1);
        return below('the place of the cube at 1000 m/s', scene.bodies[1].position[0], 0);
      },
    },
    {
      file: 'unit-tests__tunnel__2-walls.json',
      response,
      run: (scene: ReadScene) => below('the deepest overlap', deepest(scene, 0.4), 0),
    },
    {
      file: 'unit-tests__cube-falling-on-edge.json',
      response,
      run: (scene: ReadScene) => below('the deepest overlap', deepest(scene, 2), 0),
    },
  ]),
  {
    file: 'unit-tests__tessellated-plane__two-triangles.json',
    response: 'impulse',
    run(scene) {
      step(scene, 3);
      return below('the distance to rest', Math.abs(scene.bodies[1].position[1]), 0.005);
    },
  },
  {
    file: 'unit-tests__spinning-cube-over-plane.json',
    response: 'impulse',
    run(scene) {
      const [, spin] = scene.bodies[0].angularVelocity;
      step(scene, 10);
      return below('the loss of spin', Math.abs(scene.bodies[0].angularVelocity[1] / spin - 1), 1e-9);
    },
  },
  {
    file: 'unit-tests__rotation__rotating-cube.json',
    response: 'impulse',
    run(scene) {
      const before = scene.world.energy().kinetic;
      step(scene, 10);
      return below('the change of energy', Math.abs(scene.world.energy().kinetic / before - 1), 1e-6);
    },
  },
  {
    file: 'unit-tests__lever-arm.json',
    response: 'impulse',
    run(scene) {
      const { position, orientation } = scene.bodies[0];
      step(scene, 2);
      const moved = Math.hypot(...position) + Math.abs(orientation[0]) + Math.abs(orientation[1]);
      return (
        below('what the lever moved off its axis', moved, 1e-12) ??
        above('its turn', Math.abs(orientation[2]), 0.1)
      );
    },
  },
];

export const rigidScenes: Suite = {
  name: 'rigid-scenes',
  sentence: 'Slopes, cards, stacks, levers and walls of the rigid-ipc collection, played with boxes.',
  async run(data: DataFolder): Promise<SuiteResult> {
    const tally = new Tally('rigid-scenes');
    tally.note('with impulse the upper tent of the card house of two levels tips within two seconds');
    const played = new Set(PLAYS.map(({ file }) => file));
    for (const { file, response, run } of PLAYS) {
      const scene = await data.json<SceneFile>(`${FOLDER}/${file}`);
      const answer = run(readScene(scene, response));
      tally.case(answer === undefined, () => `${file} with ${response}: ${answer}`);
    }
    for (const file of (await data.list(FOLDER)).filter(
      (name) => name.endsWith('.json') && !played.has(name),
    )) {
      const missing = [...new Set(missingMeshes(await data.json<SceneFile>(`${FOLDER}/${file}`)))];
      tally.note(
        `${file} was not played${missing.length > 0 ? `: it needs ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ' and more' : ''}` : ''}`,
      );
    }
    return tally.result();
  },
};
