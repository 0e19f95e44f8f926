/** Bodies of molecules: dropped, stacked, shot at each other, among rigid bodies, by spheres and by surfaces. */
import type { Random } from 'pliant';
import { boxAndGround, sceneOfMolecules } from 'pliant/molecules';
import type { Action, BodyOf, Case, Facts, Vec3 } from '../case.js';
import type { Family } from '../family.js';
import { criticalDamping, lattice, modulusOf, reachOf } from '../generate/lattices.js';
import { box, caseOf, FLOOR, fixed, oneOf, rigid, spread } from '../generate/scenes.js';
import { shapeOf } from '../generate/shapes.js';

/** By spheres, or by surfaces with either depth. */
export const DETECTIONS = [
  { narrowphase: 'spheres' },
  { narrowphase: 'triangle-mesh', penetration: 'face-projection' },
  { narrowphase: 'triangle-mesh', penetration: 'consistent' },
] as const;
export type MoleculeDetection = (typeof DETECTIONS)[number];
const SPHERES = DETECTIONS.slice(0, 1);
const SURFACES = DETECTIONS.slice(1);

/** The methods of a detection for all pairs with molecules: where there are other bodies, a world has no one method for all. */
export function pairsBy({ narrowphase, ...depth }: MoleculeDetection, bodies: readonly BodyOf[]) {
  const isOfMolecules = ({ kind }: BodyOf) => kind === 'mass-spring';
  return bodies.flatMap((a, i) =>
    bodies.slice(i + 1).flatMap((b) => {
      if (!isOfMolecules(a) && !isOfMolecules(b)) return [];
      const own = isOfMolecules(a) && isOfMolecules(b) ? depth : {};
      return [{ a: a.name as string, b: b.name as string, narrowphase, ...own }];
    }),
  );
}

interface Drop {
  readonly detections: readonly MoleculeDetection[];
  readonly integrators?: readonly ('explicit' | 'implicit')[];
  /** What they fall on; else a fixed lattice. */
  readonly under?: (random: Random, width: number) => BodyOf;
  readonly count?: number;
  /** Share of rigid bodies above the first. */
  readonly rigid?: number;
  /** Seconds after which all rest. */
  readonly rests?: number;
  readonly expected?: Family['expected'];
}

/** Lattices above each other over a ground. */
function drop(random: Random, options: Drop): Case {
  const { detections, integrators = ['explicit', 'implicit'], count = 1, rests } = options;
  // Contacts are springs taken at the start of a step: lattices finer than this need shorter ones to settle.
  const spacing = spread(random, rests === undefined ? 0.005 : 0.03, 0.2);
  const cells: Vec3 = [2 + random.int(2), 2, 2 + random.int(2)];
  const height = 2 * reachOf(cells[1], spacing);
  const youngsModulus = modulusOf(random, 2 * count, spacing);
  const friction = random.uniform(0.1, 0.9);
  const width = 3 * spacing * 6;
  const ground =
    options.under?.(random, width) ??
    lattice({
      name: 'ground',
      cells: [7, 1, 7],
      spacing,
      at: [0, -reachOf(1, spacing), 0],
      youngsModulus: 10 * youngsModulus,
      friction,
      isFixed: true,
    });
  const damping = rests === undefined ? random.uniform(0.02, 0.5) : 0.5;
  const bodies = Array.from({ length: count }, (_, i): BodyOf => {
    const at: Vec3 = [0.3 * spacing * random.next(), height * (0.55 + 1.25 * i + random.uniform(0, 0.2)), 0];
    if (i > 0 && random.next() < (options.rigid ?? 0))
      return rigid(`body ${i}`, shapeOf(random, oneOf(random, ['sphere', 'box']), height * 0.8), at);
    return lattice({
      name: `body ${i}`,
      cells,
      spacing,
      at,
      youngsModulus,
      friction,
      connectionDamping: damping * criticalDamping(youngsModulus, 1000, spacing),
      more: { integrator: oneOf(random, integrators) },
    });
  });
  const facts: Facts = { hidesEnergy: false, ...(rests === undefined ? {} : { rests }) };
  return caseOf(
    rests === undefined ? 60 / 240 + 4 * Math.sqrt(height / 9.81) : rests,
    {
      dt: rests === undefined ? oneOf(random, [1 / 60, 1 / 120, 1 / 240]) : 1 / 240,
      ...(options.rigid === undefined
        ? { methods: oneOf(random, detections) }
        : { pairs: pairsBy(oneOf(random, detections), [ground, ...bodies]) }),
      bodies: [ground, ...bodies],
    },
    options.under === undefined ? facts : { ...facts, floor: 0 },
  );
}

const plane = (): BodyOf => ({ ...FLOOR }) as BodyOf;
const table = (_: Random, width: number): BodyOf => fixed('table', box(width, width, width), [0, -width, 0]);

/** Two lattices fly at each other, and nothing else is there. */
function free(
  random: Random,
  detections: readonly MoleculeDetection[],
  closed: NonNullable<Facts['closed']>,
  friction = 0,
): Case {
  const spacing = spread(random, 0.005, 0.2);
  const cells: Vec3 = [2 + random.int(2), 2, 2 + random.int(2)];
  const reach = reachOf(3, spacing);
  const speed = spread(random, 0.2, 2) * Math.sqrt(9.81 * reach);
  const youngsModulus = modulusOf(random, 4, spacing);
  const body = (side: -1 | 1) =>
    lattice({
      name: side < 0 ? 'left' : 'right',
      cells,
      spacing,
      at: [side * 1.2 * reach, side * 0.3 * spacing * random.next(), 0.4 * spacing * random.next()],
      youngsModulus,
      friction,
      more: { velocity: [-side * speed, 0, 0], angularVelocity: [0, random.uniform(-1, 1), 0] },
    });
  return caseOf(
    (2.5 * reach) / speed,
    {
      gravity: [0, 0, 0],
      dt: 1 / oneOf(random, [60, 120, 240]),
      sleeping: false,
      methods: oneOf(random, detections),
      bodies: [body(-1), body(1)],
    },
    { closed },
  );
}

/** The experiments of the thesis: a box on a ground, by density and elasticity, as printed; cut to the landing. */
function thesis(random: Random): Case {
  const molecules = boxAndGround({
    density: oneOf(random, [833, 2500, 5000]),
    elasticity: oneOf(random, [1500, 5000, 50_000]),
  });
  const { fps: _, bodies, ...scene } = sceneOfMolecules(molecules);
  // The first 9 cm of the fall are known: the box begins below them, as fast as they make it.
  const fallen = bodies.map((body) =>
    body.name === 'box'
      ? { ...body, position: [0, -FALLEN, 0] as Vec3, velocity: [0, -Math.sqrt(2 * 1.4 * FALLEN), 0] as Vec3 }
      : body,
  );
  return caseOf(0.25, {
    ...(scene as object),
    dt: 1 / 1000,
    methods: oneOf(random, DETECTIONS),
    bodies: fallen as BodyOf[],
  });
}

/** [m] */
const FALLEN = 0.09;

/** Lattices fall on each other while detection is switched between all of its kinds, as the thesis's application does. */
function switched(random: Random): Case {
  const count = 1 + random.int(2);
  const { scene, steps, facts } = drop(random, { detections: DETECTIONS, count });
  const every = Math.max(2, Math.floor(steps / 8));
  const actions = Array.from({ length: 7 }, (_, i): Action[] => {
    const { narrowphase, ...depth } = oneOf(random, DETECTIONS);
    const step = (i + 1) * every;
    const methods = Object.entries({ narrowphase, ...depth });
    return methods.map(([stage, name]) => ({ step, command: { op: 'method', stage, name } }));
  });
  return { scene, steps, facts, actions: actions.flat() };
}

/** Families of the quick slice, the plainest of them. */
const PLAIN: readonly string[] = ['molecules-drop', 'molecules-floor', 'molecules-settle'];

const family = (name: string, sentence: string, options: Drop): Family => ({
  name,
  sentence,
  slow: !PLAIN.includes(name),
  ...(options.expected && { expected: options.expected }),
  make: (random) => drop(random, options),
});

export const MOLECULE_WORLDS: readonly Family[] = [
  family('molecules-drop', 'A lattice of molecules falls on a fixed one, by spheres.', {
    detections: SPHERES,
  }),
  family('molecules-surface', 'A lattice of molecules falls on a fixed one, by surfaces.', {
    detections: SURFACES,
  }),
  family('molecules-floor', 'Molecules fall on a plane.', { detections: SPHERES, under: plane }),
  family('molecules-table', 'Molecules fall on a static box.', { detections: SPHERES, under: table }),
  family('molecules-stack', 'Lattices of molecules fall on each other.', {
    detections: SPHERES,
    count: 3,
    under: plane,
  }),
  family('molecules-stack-surface', 'Lattices of molecules fall on each other, by surfaces.', {
    detections: SURFACES,
    count: 2,
  }),
  family('molecules-rigid', 'Molecules and rigid bodies fall on each other.', {
    detections: SPHERES,
    count: 3,
    rigid: 0.6,
    under: plane,
  }),
  family('molecules-rigid-surface', 'Molecules and rigid bodies fall on each other, by surfaces.', {
    detections: SURFACES,
    count: 3,
    rigid: 0.6,
    under: plane,
  }),
  family('molecules-settle', 'A damped lattice of molecules comes to rest on a plane.', {
    detections: SPHERES,
    under: plane,
    rests: 2,
  }),
  {
    name: 'molecules-free',
    sentence: 'Lattices collide in free flight, by spheres, and keep their momentum.',
    make: (r) => free(r, SPHERES, true),
  },
  {
    name: 'molecules-free-surface',
    slow: true,
    sentence: 'Lattices collide in free flight, by surfaces, and keep their momentum.',
    make: (r) => free(r, SURFACES, true),
  },
  {
    name: 'molecules-turning',
    slow: true,
    sentence: 'Lattices with friction collide in free flight and keep their momentum.',
    make: (r) => free(r, DETECTIONS, true, r.uniform(0.1, 1)),
  },
  {
    name: 'molecules-switched',
    slow: true,
    sentence: 'Lattices of molecules fall on each other while detection is switched.',
    make: switched,
  },
  {
    name: 'molecules-thesis',
    slow: true,
    sentence: 'The printed experiments: a box of molecules on a ground, a thousand steps a second.',
    make: thesis,
  },
];
