/**
 * Where soft bodies used to pass through things: bins of bodies that are not convex, thin bars and plates, sheets over solids, chains, a vice,
 * stairs, bullets; at steps from 1/120 to 1/15 s. In every step no surface may cross another.
 */
import type { Random } from 'pliant';
import { TetMesh, tetrahedralise } from 'pliant';
import type { Action, BodyOf, Case } from '../case.js';
import type { Family } from '../family.js';
import { extentOf, meshOf, skippedWithout } from '../foreign/data.js';
import { groundOf } from '../generate/grounds.js';
import { bin, box, caseOf, FLOOR, fixed, oneOf, spread, turnOf } from '../generate/scenes.js';
import { type ModelOf, modulusFor, type SolidName, type SolidOf, soft, solidOf } from '../generate/solids.js';

const STEPS = [1 / 120, 1 / 60, 1 / 30, 1 / 15];

/** Steps of a world, at most: at short steps it is seen landing only. */
const MOST_STEPS = 120;

/** The case of a world that lasts as long as it takes to fall `height` [m] and settle a little. */
function tight(random: Random, height: number, bodies: readonly BodyOf[], more: Partial<Case> = {}): Case {
  const dt = oneOf(random, STEPS);
  const seconds = Math.min(MOST_STEPS * dt, 0.5 + 2.5 * Math.sqrt(height / 9.81));
  const { facts, actions } = more;
  return caseOf(
    seconds,
    { dt, seed: random.u32(), bodies: [...bodies] },
    { floor: 0, uncrossed: true, ...facts },
    actions,
  );
}

const fem = (random: Random, size: number): ModelOf =>
  ({
    kind: 'fem',
    youngsModulus: modulusFor(random, size, 2e5 * size),
    poissonRatio: oneOf(random, [0.2, 0.3, 0.45]),
    damping: oneOf(random, [0, 0.005, 0.02]),
  }) as ModelOf;

/** Bodies of one kind fall into a bin, `across` beside each other; none is farther than `reach` sizes from its middle. */
function inBin(
  random: Random,
  count: number,
  across: number,
  solid: (random: Random, size: number) => SolidOf,
  reach = 0.55,
): Case {
  const size = spread(random, 0.1, 1);
  const gap = 2.1 * reach * size;
  const model = fem(random, size);
  const bodies = Array.from({ length: count }, (_, k): BodyOf => {
    const layer = Math.floor(k / across ** 2);
    const x = (k % across) - (across - 1) / 2;
    const z = (Math.floor(k / across) % across) - (across - 1) / 2;
    return soft(
      `body ${k}`,
      solid(random, size),
      model,
      [gap * x, reach * size + 0.1 * size + gap * layer, gap * z],
      {
        orientation: turnOf(random),
        friction: random.uniform(0, 1),
      },
    );
  });
  const height = size + gap * Math.ceil(count / across ** 2);
  return tight(random, height, [...bin(0.62 * gap * across, 3 * height), ...bodies]);
}

const beam =
  (ratio: number) =>
  (_: Random, size: number): SolidOf => ({
    kind: 'beam',
    length: size,
    width: size / ratio,
    height: size / ratio,
    edge: (2.5 * size) / ratio,
  });

const meshes = new Map<string, { positions: number[]; tets: number[] }>();

/** A mesh of the data folder as coarse tetrahedra, `size` across [m]. */
function foreign(path: string, size: number): SolidOf {
  let known = meshes.get(path);
  if (known === undefined) {
    const { positions, triangles: faces, tets } = meshOf(path);
    const triangles = faces.length > 0 ? faces : new TetMesh({ positions, tets }).boundary().triangles;
    const extent = extentOf(positions);
    const { mesh } = tetrahedralise({ positions, triangles } as never, { edge: 0.25 * extent });
    const across = extentOf(mesh.positions);
    known = { positions: Array.from(mesh.positions, (v) => v / across), tets: [...mesh.tets] };
    meshes.set(path, known);
  }
  const { positions, tets } = known;
  const middle = [0, 1, 2].map((k) => {
    const along = positions.filter((_, i) => i % 3 === k);
    return (Math.min(...along) + Math.max(...along)) / 2;
  });
  return {
    kind: 'data',
    positions: positions.map((v, i) => (v - middle[i % 3]) * size),
    tets,
  } as SolidOf;
}

function sheet(random: Random, size: number, y: number): BodyOf {
  const edge = size / (5 + random.int(5));
  return soft(
    'cloth',
    { kind: 'sheet', width: 1.6 * size, depth: 1.6 * size, edge } as never,
    {
      kind: 'cloth',
      youngsModulus: spread(random, 1e5, 1e7),
      poissonRatio: 0.3,
      thickness: spread(random, 0.01, 0.05) * edge,
      damping: 0.01,
    } as never,
    [0, y, 0],
    { density: 300, friction: random.uniform(0, 1), selfCollision: true },
  );
}

/** A sheet falls over solids, or over a block, or over both. */
function draped(random: Random): Case {
  const size = spread(random, 0.2, 1);
  const model = fem(random, size);
  const solids = ['sphere', 'box', 'torus', 'capsule'] as const;
  const under = Array.from(
    { length: 1 + random.int(3) },
    (_, k): BodyOf =>
      soft(
        `body ${k}`,
        solidOf(random, oneOf(random, solids), 0.6 * size),
        model,
        [0, (0.6 + 0.8 * k) * size, 0],
        {
          orientation: turnOf(random),
          friction: 0.5,
        },
      ),
  );
  const block = fixed('block', box(0.2 * size, 0.15 * size, 0.3 * size), [0.55 * size, 0.15 * size, 0]);
  const top = (0.8 + 0.8 * under.length) * size;
  const bodies = random.next() < 0.5 ? [FLOOR, block, ...under] : [FLOOR, ...under];
  return tight(random, top, [...bodies, sheet(random, size, top)]);
}

/** Five links in each other; one end is held, or both are, and the chain is thrown. */
function chain(random: Random): Case {
  const size = spread(random, 0.1, 0.6);
  const thickness = 0.16 * size;
  const mesh = { kind: 'chain-link', length: size, width: 0.64 * size, thickness, edge: 0.2 * size } as const;
  const pitch = size - 2.3 * thickness;
  const model = {
    kind: 'fem',
    youngsModulus: modulusFor(random, 5 * size, 5e6 * size),
    poissonRatio: 0.3,
    damping: 0.01,
  } as const;
  const sideways = [spread(random, 0.1, 3), 0, random.uniform(-2, 2)] as [number, number, number];
  const holdsBoth = random.next() < 0.3;
  const held = (side: number) => ({
    fixedBox: {
      min: [side < 0 ? -size : 0.4 * size, -size, -size] as [number, number, number],
      max: [side < 0 ? -0.4 * size : size, size, size] as [number, number, number],
    },
  });
  const links = Array.from({ length: 5 }, (_, k): BodyOf => {
    const isHeld = k === 0 || (holdsBoth && k === 4);
    return soft(`link ${k}`, mesh, model, [pitch * k, 6 * size, 0], {
      orientation: k % 2 === 0 ? [0, 0, 0, 1] : [Math.SQRT1_2, 0, 0, Math.SQRT1_2],
      friction: 0.3,
      ...(isHeld ? held(k === 0 ? -1 : 1) : { velocity: sideways }),
    });
  });
  return tight(random, 5 * size, [FLOOR, ...links]);
}

/** Two plates close on a soft body from both sides, and open again. */
function vice(random: Random): Case {
  const size = spread(random, 0.1, 1);
  const solids = ['box', 'sphere', 'torus', 'cylinder', 'capsule', 'chain-link'] as const;
  const body = soft('body', solidOf(random, oneOf(random, solids), size), fem(random, size), [0, size, 0], {
    orientation: turnOf(random),
    friction: 0.5,
  });
  const jaw = (name: string, side: number): BodyOf =>
    ({
      kind: 'kinematic',
      name,
      shape: box(0.1 * size, size, size),
      position: [side * 0.85 * size, 1.01 * size, 0],
    }) as BodyOf;
  const speed = size * spread(random, 0.1, 2);
  const closing = (0.85 * size - random.uniform(0.15, 0.45) * size) / speed;
  const made = tight(random, size, [FLOOR, body, jaw('left', -1), jaw('right', 1)]);
  const dt = made.scene.dt ?? 1 / 60;
  const steps = Math.min(MOST_STEPS, Math.ceil((2.2 * closing) / dt));
  const go = (name: string, at: number, velocity: number): Action => ({
    step: at,
    body: name,
    command: { op: 'launch', velocity: [velocity, 0, 0] },
  });
  const turnsAt = Math.floor(closing / dt);
  const actions = [
    go('left', 0, speed),
    go('right', 0, -speed),
    go('left', turnsAt, -speed),
    go('right', turnsAt, speed),
  ];
  return { ...made, steps, actions };
}

/** Solids of any kind fall on open surfaces. */
function onGround(random: Random, kind: 'stairs' | 'terrain'): Case {
  const size = spread(random, 0.1, 1);
  const { shape, top, bottom } = groundOf(random, kind, 4 * size, size);
  const solids: readonly SolidName[] = ['box', 'sphere', 'torus', 'beam', 'plate', 'cone', 'blob'];
  const model = fem(random, size);
  const bodies = Array.from(
    { length: 1 + random.int(4) },
    (_, k): BodyOf =>
      soft(
        `body ${k}`,
        solidOf(random, oneOf(random, solids), size),
        model,
        [size * random.uniform(-1, 1), top - bottom + size * (0.9 + 1.3 * k), size * random.uniform(-1, 1)],
        {
          orientation: turnOf(random),
          friction: random.uniform(0, 1),
          velocity: [0, -spread(random, 0.1, 10), 0],
        },
      ),
  );
  return tight(random, size * (1 + bodies.length), [fixed('ground', shape, [0, -bottom, 0]), ...bodies], {
    facts: { uncrossed: true, floor: undefined as never },
  });
}

/** A soft marble hits a thick plate, a sheet of tetrahedra or cloth at 1 to 50 m/s. */
function bullet(random: Random): Case {
  const size = spread(random, 0.3, 2);
  const radius = size * random.uniform(0.05, 0.15);
  const speed = spread(random, 1, 50);
  const thick = size * spread(random, 0.01, 0.1);
  const held = {
    fixedBox: {
      min: [-size, -size, -size] as [number, number, number],
      max: [-0.45 * size, size, size] as [number, number, number],
    },
  };
  const y = 2 * size;
  const kind = random.int(3);
  const target =
    kind === 0
      ? fixed('target', box(size / 2, thick / 2, size / 2), [0, y, 0])
      : soft(
          'target',
          { kind: 'box', size: [size, thick, size], cells: [5, 1, 5] },
          { kind: 'fem', youngsModulus: spread(random, 1e6, 1e9), poissonRatio: 0.3 },
          [0, y, 0],
          kind === 1 ? held : {},
        );
  const marble = soft(
    'marble',
    { kind: 'sphere', radius, edge: radius },
    { kind: 'fem', youngsModulus: modulusFor(random, radius, 1e5), poissonRatio: 0.3 },
    [0.1 * size, y + thick + radius + 0.05 * size, 0.05 * size],
    { velocity: [0, -speed, 0], orientation: turnOf(random) },
  );
  return tight(random, 2 * size, [FLOOR, target, marble]);
}

const family = (
  name: string,
  sentence: string,
  make: (random: Random) => Case,
  more: Partial<Family> = {},
): Family => ({ name: `tight-${name}`, sentence, slow: true, make, ...more });

const plate = (_: Random, size: number): SolidOf => ({
  kind: 'plate',
  width: size,
  depth: size,
  thickness: size * 0.04,
  edge: size / 3,
});

export const TIGHT_WORLDS: readonly Family[] = [
  family('spheres', 'Soft balls fall into a bin.', (r) =>
    inBin(r, 6 + r.int(7), 2, (random, size) => solidOf(random, 'sphere', size)),
  ),
  family(
    'cows',
    'Cows fall into a bin.',
    (r) => inBin(r, 2, 1, (_, size) => foreign('tri/spot.obj', size), 0.8),
    {
      skipped: skippedWithout('tri'),
    },
  ),
  family(
    'dolphins',
    'Dolphins fall into a bin.',
    (r) => inBin(r, 3, 1, (_, size) => foreign('tet/polyfem/dolphin.msh', size), 0.8),
    { skipped: skippedWithout('tet') },
  ),
  family('tori', 'Soft tori fall into a bin.', (r) =>
    inBin(r, 5 + r.int(4), 2, (random, size) => solidOf(random, 'torus', size)),
  ),
  family('bars', 'Soft bars, 8 : 1, fall into a bin.', (r) => inBin(r, 6 + r.int(7), 2, beam(8))),
  family('long-bars', 'Soft bars, 20 : 1, fall into a bin.', (r) => inBin(r, 6 + r.int(7), 2, beam(20))),
  family('plates', 'Soft plates, 25 : 1, fall into a bin.', (r) => inBin(r, 5 + r.int(6), 1, plate, 0.72)),
  family('cloth', 'A sheet falls over soft bodies and a block.', draped),
  family('chain', 'Five soft links in each other hang and swing.', chain),
  family('vice', 'Two plates close on a soft body, and open again.', vice),
  family('stairs', 'Soft bodies fall on open stairs.', (r) => onGround(r, 'stairs')),
  family('terrain', 'Soft bodies fall on open hills.', (r) => onGround(r, 'terrain')),
  family('bullet', 'A soft marble hits a plate or a sheet at 1 to 50 m/s.', bullet),
];
