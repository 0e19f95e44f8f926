/** Which scene is played with which response, and what it has to show. */
import { above, below, deepest, gained, polar, run, spins, stands, type Verdict } from './measure.js';
import type { ReadScene } from './read-scene.js';

export interface Play {
  readonly file: string;
  readonly response: string;
  judge(scene: ReadScene): Verdict;
}

const ACCURATE = ['impulse', 'constraint'] as const;
const TIGHT = ['log-barrier', 'backtracking'] as const;
const play = (responses: readonly string[], file: string, judge: (scene: ReadScene) => Verdict): Play[] =>
  responses.map((response) => ({ file: `${file}.json`, response, judge }));

const slope = (mu: string) => `friction__incline-plane__slopeTest_highSchoolPhysics_mu-${mu}`;

/** Of a world that isn't told. */
const SUBSTEPS = 4;

/** A table whose turning grows with a torque: without friction the cube stays where it is, with 0.1 it slides off, with 1 it goes along. */
function turntable(scene: ReadScene, mu: number): Verdict {
  const [table, cube] = scene.bodies;
  const seen = () => {
    const [far, angle] = polar(cube);
    return { far, angle, behind: 2 * Math.atan2(table.orientation[1], table.orientation[3]) - angle };
  };
  // It begins at rest, 5 cm above the table.
  run(scene, 1);
  const landed = seen();
  run(scene, 3);
  const { far, angle, behind } = seen();
  if (mu === 0) return below('what the cube moved', Math.hypot(far - 1.5, angle), 1e-6);
  if (mu < 1) return above('the distance of the cube', far, 1.6);
  const slid = 2 * Math.abs(Math.sin((behind - landed.behind) / 2)) * far;
  // Friction holds velocities: a cube that is carried round a circle goes along the chords of its substeps, and so a little outwards.
  const chords = 0.5 * table.angularVelocity[1] ** 2 * far * (scene.dt / SUBSTEPS) * 3;
  return below('what the cube slid after its landing', Math.hypot(far - landed.far, slid), chords);
}

/** It spins down on its rim without gaining energy or sinking in. */
function coin(scene: ReadScene): Verdict {
  const first = scene.world.energy().total;
  let most = first;
  let depth = 0;
  run(scene, 0.2, () => {
    most = Math.max(most, scene.world.energy().total);
    for (const pair of scene.world.pairs()) depth = Math.max(depth, pair.depth);
  });
  return (
    below('the gain of energy', (most - first) / Math.abs(first), 0.01) ?? below('the depth', depth, 1e-4)
  );
}

const friction: readonly Play[] = [
  ...play([...ACCURATE, ...TIGHT], slope('0.49'), (s) => above('the gain of speed', gained(s), 0.25)),
  ...play([...ACCURATE, ...TIGHT], slope('0.5'), (s) => below('the gain of speed', gained(s), 1e-3)),
  ...play([...ACCURATE, ...TIGHT], slope('1'), (s) => below('the gain of speed', gained(s), 1e-3)),
  ...play(['impulse'], 'friction__sliding', (scene) => {
    run(scene, 1);
    const exact = -3 + 10 - 0.5 * 0.05 * 9.8;
    return below('the error of the way', Math.abs(scene.bodies[0].position[0] - exact), 0.1);
  }),
  ...play(['impulse'], 'friction__arch__arch-25-stones', (s) => stands(s, 4, 4, 0.1)),
  ...play(['constraint'], 'friction__arch__arch-25-stones', (s) => stands(s, 1.5, 1, 0.1)),
  ...play([...ACCURATE, 'log-barrier'], 'friction__card-house__card-tent', (s) => stands(s, 0.5, 1.5, 0.1)),
  ...play([...ACCURATE, 'log-barrier'], 'friction__card-house__card-house-2-levels', (s) =>
    stands(s, 0.5, 1.5, 0.1),
  ),
  ...play(['impulse'], 'friction__card-house__card-house-4-levels', (s) => stands(s, 0.5, 1.5, 0.1)),
  ...play(ACCURATE, 'friction__turntable__turntable-mu-0.0', (s) => turntable(s, 0)),
  ...play(ACCURATE, 'friction__turntable__turntable-mu-0.1', (s) => turntable(s, 0.1)),
  ...play(ACCURATE, 'friction__turntable__turntable-mu-1.0', (s) => turntable(s, 1)),
  ...play(['impulse'], 'friction__spolling-coin', coin),
  ...play(['impulse'], 'friction__rolling__cone', (s) => below('the depth', deepest(s, 2), 2e-3)),
];

/** Corners on corners, edges on edges: with a barrier nothing overlaps, with the others not by more than they leave alone. */
const degenerate: readonly Play[] = [
  'unit-tests__edge-edge',
  'unit-tests__edge-edge-parallel',
  'unit-tests__face-vertex',
  'unit-tests__vertex-face',
  'unit-tests__vertex-vertex',
  'unit-tests__tet-corner',
  'unit-tests__tessellated-plane__two-triangles-tet',
].flatMap((file) => [
  ...play(ACCURATE, file, (s) => below('the deepest overlap', deepest(s, 2), 5e-3)),
  ...play(['log-barrier'], file, (s) => below('the deepest overlap', deepest(s, 1), 0)),
]);

const stacks: readonly Play[] = [
  ...play(ACCURATE, 'unit-tests__5-cubes', (scene) => {
    run(scene, 10);
    const top = Math.max(...scene.bodies.map(({ position }) => position[1]));
    return above('the height of the fifth cube', top, 3.4);
  }),
  ...play(ACCURATE, 'unit-tests__large-mass-ratio', (scene) => {
    run(scene, 10);
    return above('the height of the large cube', scene.bodies[2].position[1], 5.4);
  }),
  ...['two-triangles', '8K-triangles'].flatMap((file) =>
    play(ACCURATE, `unit-tests__tessellated-plane__${file}`, (scene) => {
      run(scene, 3);
      return below('the distance to rest', Math.abs(scene.bodies[1].position[1]), 0.005);
    }),
  ),
];

const fast: readonly Play[] = [
  ...play(TIGHT, 'unit-tests__tunneling', (scene) => {
    run(scene, 0.1);
    return below('the place of the cube at 1000 m/s', scene.bodies[1].position[0], 0);
  }),
  ...['2-walls', '2-walls-8K'].flatMap((file) =>
    play(TIGHT, `unit-tests__tunnel__${file}`, (s) => below('the deepest overlap', deepest(s, 0.4), 0)),
  ),
  ...play(TIGHT, 'unit-tests__cube-falling-on-edge', (s) => below('the deepest overlap', deepest(s, 2), 0)),
  ...play(ACCURATE, 'unit-tests__bat', (scene) => {
    run(scene, 0.1);
    return above('the speed of the ball', Math.hypot(...scene.bodies[1].velocity), 5);
  }),
];

const rotation: readonly Play[] = [
  ...play(['impulse'], 'unit-tests__spinning-cube-over-plane', (scene) => {
    const [, spin] = scene.bodies[0].angularVelocity;
    run(scene, 10);
    return below('the loss of spin', Math.abs(scene.bodies[0].angularVelocity[1] / spin - 1), 1e-9);
  }),
  ...[
    'rotating-cube',
    'rotating-sphere',
    'rotating-ellipsoid-minor',
    'rotating-ellipsoid-intermediate',
    'rotating-ellipsoid-major',
  ].flatMap((file) =>
    play(['impulse'], `unit-tests__rotation__${file}`, (scene) => {
      const { energy, momentum } = spins(scene);
      return (
        below('the change of energy', energy, 1e-6) ?? below('the change of angular momentum', momentum, 1e-9)
      );
    }),
  ),
  ...play(['impulse'], 'unit-tests__rotation__torque-test', (scene) => {
    // The torque acts about y of the world, which is an axis of the gear: its diameter, since the file lays it on its side.
    run(scene, 1);
    const { angular } = scene.world.momentum();
    return below('the error of the angular momentum', Math.abs(angular[1] / 90 - 1), 1e-9);
  }),
  ...play(['impulse'], 'unit-tests__lever-arm', (scene) => {
    const { position, orientation } = scene.bodies[0];
    run(scene, 2);
    const moved = Math.hypot(...position) + Math.abs(orientation[0]) + Math.abs(orientation[1]);
    return (
      below('what the lever moved off its axis', moved, 1e-12) ??
      above('its turn', Math.abs(orientation[2]), 0.1)
    );
  }),
];

export const plays: readonly Play[] = [...friction, ...degenerate, ...stacks, ...fast, ...rotation];
