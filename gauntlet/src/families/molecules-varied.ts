/** Bodies of molecules of any form, by any method and step, on and among everything else, while methods are switched. */
import type { Random } from 'pliant';
import type { Action, BodyOf, Case, Vec3 } from '../case.js';
import type { Family } from '../family.js';
import { lattice, modulusOf, reachOf } from '../generate/lattices.js';
import { box, caseOf, FLOOR, fixed, oneOf, rigid, spread, turnOf } from '../generate/scenes.js';
import { shapeOf } from '../generate/shapes.js';
import { modulusFor, soft } from '../generate/solids.js';
import { DETECTIONS, type MoleculeDetection, pairsBy } from './molecules.js';

/** From coarse to fine [s]. */
const anyStep = (random: Random): number => 1 / oneOf(random, [60, 90, 120, 240, 500, 1000]);

/** Cells of a block, a sheet, a rod, a pair and a single molecule. */
function cellsOf(random: Random): Vec3 {
  return oneOf<Vec3>(random, [
    [2 + random.int(2), 2 + random.int(2), 2 + random.int(2)],
    [3 + random.int(2), 1, 3 + random.int(2)],
    [4 + random.int(3), 1, 1],
    [2, 1, 1],
    [1, 1, 1],
  ]);
}

interface Mix {
  readonly detection: MoleculeDetection;
  /** Chance that a body above the first is rigid, or soft. */
  readonly others: number;
  readonly seconds?: number;
}

/** Bodies fall on whatever lies there. */
function mix(random: Random, { detection, others, seconds }: Mix): Case {
  const spacing = spread(random, 0.005, 0.2);
  const count = 1 + random.int(3);
  const youngsModulus = modulusOf(random, 2 * count, spacing);
  const friction = oneOf(random, [0, random.uniform(0, 0.9), random.uniform(0.9, 2)]);
  const width = 20 * spacing;
  let y = spacing;
  const bodies = Array.from({ length: count }, (_, i): BodyOf => {
    const cells = cellsOf(random);
    const isOther = random.next() < others;
    // Of the cubes and balls that are no lattices, from corner to corner.
    const size = isOther ? 3 * Math.sqrt(3) * spacing : Math.max(...cells) * spacing;
    y += 0.8 * size;
    const at: Vec3 = [spacing * random.uniform(-0.5, 0.5), y, spacing * random.uniform(-0.5, 0.5)];
    y += 0.8 * size + spacing;
    const orientation = oneOf(random, [undefined, turnOf(random)]);
    const turned = orientation === undefined ? {} : { orientation };
    if (isOther)
      return random.next() < 0.5
        ? rigid(`body ${i}`, shapeOf(random, oneOf(random, ['sphere', 'box', 'capsule']), 3 * spacing), at, {
            ...turned,
            density: spread(random, 100, 3000),
          })
        : soft(
            `body ${i}`,
            { kind: 'box', size: [3 * spacing, 3 * spacing, 3 * spacing], cells: [2, 2, 2] },
            { kind: 'fem', youngsModulus: modulusFor(random, 3 * spacing), poissonRatio: 0.3 },
            at,
            turned,
          );
    return lattice({
      name: `body ${i}`,
      cells,
      spacing,
      at,
      youngsModulus,
      density: spread(random, 300, 3000),
      friction,
      more: { ...turned, integrator: oneOf(random, ['explicit', 'implicit'] as const) },
    });
  });
  const height = y;
  const dt = anyStep(random);
  const all = [under(random, spacing, width, youngsModulus, friction), ...bodies];
  return caseOf(
    seconds ?? Math.min(1.5, 3 * Math.sqrt(height / 9.81)),
    { dt, ...(others > 0 ? { pairs: pairsBy(detection, all) } : { methods: detection }), bodies: all },
    { hidesEnergy: false },
  );
}

/** A plane, a table, a fixed lattice, or a sheet that is held at its border. */
function under(
  random: Random,
  spacing: number,
  width: number,
  youngsModulus: number,
  friction: number,
): BodyOf {
  switch (random.int(4)) {
    case 0:
      return { ...FLOOR, friction } as BodyOf;
    case 1:
      return fixed('table', box(width, width, width), [0, -width, 0], { friction } as never);
    default:
      return lattice({
        name: 'ground',
        cells: [9, 1, 9],
        spacing,
        at: [0, -reachOf(1, spacing), 0],
        youngsModulus: 10 * youngsModulus,
        friction,
        isFixed: true,
      });
  }
}

/** The same while detection, depth and response are switched, to any of those that serve molecules. */
function switched(random: Random): Case {
  const made = mix(random, { detection: oneOf(random, DETECTIONS), others: 0 });
  const every = Math.max(2, Math.floor(made.steps / 10));
  const actions = Array.from({ length: 9 }, (_, i): Action[] => {
    const { narrowphase, ...depth } = oneOf(random, DETECTIONS);
    const methods = Object.entries({ narrowphase, ...depth });
    return methods.map(([stage, name]) => ({
      step: (i + 1) * every,
      command: { op: 'method', stage, name },
    }));
  });
  return { ...made, actions: actions.flat() };
}

const LIGHT = { apart: 'molecules by surfaces: light bodies below heavy ones' };
const AMONG = 'molecules below soft bodies at long steps';

const family = (
  name: string,
  sentence: string,
  make: (random: Random) => Case,
  expected: Family['expected'] = LIGHT,
): Family => ({ name, slow: true, sentence, expected, make });

export const MOLECULES_VARIED: readonly Family[] = [
  family('molecules-varied', 'Blocks, sheets, rods and single molecules fall, by any method and step.', (r) =>
    mix(r, { detection: oneOf(r, DETECTIONS), others: 0 }),
  ),
  family(
    'molecules-among',
    'Molecules fall with rigid bodies and with soft ones of tetrahedra.',
    (r) => mix(r, { detection: oneOf(r, DETECTIONS), others: 0.6 }),
    { apart: AMONG, energy: AMONG, 'says-so': AMONG },
  ),
  family('molecules-varied-switched', 'The same while detection and depth are switched.', switched),
  family('molecules-long', 'Molecules of any form for twenty seconds.', (r) =>
    mix(r, { detection: oneOf(r, DETECTIONS), others: 0, seconds: 20 }),
  ),
];
