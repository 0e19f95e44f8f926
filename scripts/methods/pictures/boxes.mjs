// Pictures of the broad phases: the boxes of a layer of bodies, the pairs that were found, and what was looked at for
// them.

import { Random, World } from 'pliant';

import { WorldRows } from 'pliant/drawing';
import { broadphases, findCandidates } from 'pliant/methods';
import { BLUE, card, GREEN, GREY, ORANGE, Panel } from './panel.mjs';

const COUNT = 56;

/** Boxes of random size in a flat layer; the last third are static. */
function layer() {
  const random = new Random(4);
  const between = (low, high) => low + (high - low) * random.next();
  const world = new World({ gravity: [0, 0, 0], sleeping: false });
  for (let k = 0; k < COUNT; k++) {
    const halfExtents = [between(0.15, 0.5), between(0.15, 0.5), 0.3];
    const position = [between(0, 9), between(0, 5.4), between(-0.2, 0.2)];
    const kind = k >= (2 * COUNT) / 3 ? 'static' : 'rigid';
    world.add({
      kind,
      shape: { kind: 'box', halfExtents },
      position,
      ...(kind === 'rigid' ? { mass: 1 } : {}),
    });
  }
  return world;
}

function found(method) {
  const world = layer();
  world.setMethod('broadphase', method);
  world.step(1e-9);
  const pairs = findCandidates(world, broadphases.get(method).create());
  const { bodies } = new WorldRows(world);
  const list = Array.from({ length: pairs.count }, (_, k) => [pairs.a[k], pairs.b[k]]);
  return { world, bodies, list };
}

const corners = (bounds, row) => {
  const [x0, y0, , x1, y1] = bounds.subarray(6 * row, 6 * row + 6);
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
};

const middle = (bounds, row) => [
  (bounds[6 * row] + bounds[6 * row + 3]) / 2,
  (bounds[6 * row + 1] + bounds[6 * row + 4]) / 2,
];

function boxesPanel(method, title, under) {
  const { bodies, list } = found(method);
  const { bounds, inverseMass } = bodies;
  const rows = Array.from({ length: COUNT }, (_, row) => row);
  const panel = new Panel({
    title: `${title}: ${list.length} of ${(COUNT * (COUNT - 1)) / 2} pairs overlap`,
    x: { label: 'x [m]', from: -0.6, to: 9.6 },
    y: { label: 'y [m]', from: -0.6, to: 6 },
    equal: true,
    width: 700,
    height: 480,
  });
  under?.(panel, bounds);
  const isMoving = (row) => inverseMass[row] > 0;
  for (const [some, colour, name] of [
    [rows.filter(isMoving), BLUE, 'box of a moving body'],
    [rows.filter((row) => !isMoving(row)), GREY, 'box of a static body'],
  ])
    panel.areas(
      some.map((row) => corners(bounds, row)),
      colour,
      { stroke: colour, width: 1.2, opacity: 0.4, name },
    );
  return panel.strokes(
    list.map(([a, b]) => [middle(bounds, a), middle(bounds, b)]),
    ORANGE,
    { width: 2.2, name: 'pair that was found' },
  );
}

/** The rows of cells that boxes are dealt into; each is swept along x by itself. */
function columns(panel) {
  const finder = broadphases.get('sweep-and-prune').create();
  const world = layer();
  world.step(1e-9);
  findCandidates(world, finder);
  const lines = [];
  for (let y = Math.floor(panel.y.from / finder.sizeY) * finder.sizeY; y < panel.y.to; y += finder.sizeY)
    lines.push([
      [panel.x.from, y],
      [panel.x.to, y],
    ]);
  panel.strokes(lines, GREEN, { width: 1.4, name: 'columns, each swept along x' });
}

export const boxes = {
  'sweep-and-prune': () =>
    card(
      'Boxes, the columns they are dealt into, and the pairs found.',
      boxesPanel('sweep-and-prune', 'sweep-and-prune', columns),
    ),
  'bounding-boxes': () =>
    card(
      'Boxes of moving and static bodies, and the pairs found.',
      boxesPanel('bounding-boxes', 'bounding-boxes'),
    ),
  'brute-force': () =>
    card('Boxes, and the pairs found by asking all.', boxesPanel('brute-force', 'brute-force')),
};
