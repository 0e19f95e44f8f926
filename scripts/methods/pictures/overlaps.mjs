// Pictures of the depth methods of deformable bodies: a cut through two overlapping cubes, with the way out of every
// vertex near it.

import { World } from 'pliant';
import { BLUE, card, GREEN, GREY, ORANGE, Panel, PINK } from './panel.mjs';

const SIZE = 1;
/** An even number, so that a layer of vertices lies in the plane of the cut. */
const CELLS = 8;
const COLOURS = { border: ORANGE, propagated: BLUE, fallback: PINK };

function cubes(offset, size = SIZE, sizeB = size) {
  const world = new World({ gravity: [0, 0, 0], sleeping: false });
  const add = (edge, position) =>
    world.add({
      kind: 'soft',
      mesh: { kind: 'box', size: [edge, edge, edge], cells: Array(3).fill(CELLS * (edge / SIZE)) },
      position,
    });
  const a = add(size, [0, 0, 0]);
  const b = add(sizeB, offset);
  return { world, a, b };
}

/** The square that the plane z = 0 cuts out of a cube. */
const outline = ({ position: [x, y] }, size) => [
  [x - size / 2, y - size / 2],
  [x + size / 2, y - size / 2],
  [x + size / 2, y + size / 2],
  [x - size / 2, y + size / 2],
];

function cutPanel(method, title, offset, sizeB = SIZE) {
  const { world, a, b } = cubes(offset, SIZE, sizeB);
  world.setMethod('penetration', method);
  world.step(1e-9);
  const rows = [...world.penetrations()].filter(
    ({ body, vertex }) => Math.abs(body.positions[3 * vertex + 2]) < 0.04,
  );
  const panel = new Panel({
    title,
    x: { label: 'x [m]', from: -0.6, to: Math.max(0.6, offset[0] + 0.6) },
    y: { label: 'y [m]', from: -0.6, to: Math.max(0.6, offset[1] + 0.6) },
    equal: true,
    height: 340,
  });
  panel
    .areas([outline(a, SIZE)], BLUE, { opacity: 0.1 })
    .areas([outline(b, sizeB)], GREEN, { opacity: 0.12 });
  panel.line(outline(a, SIZE), BLUE, { closed: true, width: 1 });
  panel.line(outline(b, sizeB), GREEN, { closed: true, width: 1 });
  for (const stage of ['border', 'propagated', 'fallback']) {
    const some = rows.filter((row) => row.stage === stage);
    if (some.length === 0) continue;
    const places = some.map(({ body, vertex }) => [...body.positions.subarray(3 * vertex, 3 * vertex + 2)]);
    const ends = some.map(({ depth, direction }, k) => [
      places[k][0] + depth * direction[0],
      places[k][1] + depth * direction[1],
    ]);
    panel.dots(places, COLOURS[stage], { radius: 2 });
    panel.arrows(
      places.map((place, k) => [place, ends[k]]),
      COLOURS[stage],
      { width: 1.1, name: stage },
    );
  }
  return panel.words(panel.x.from + 0.03, panel.y.to - 0.07, `deepest ${deepest(world)} m`, { colour: GREY });
}

const deepest = (world) => Math.max(...[...world.penetrations()].map(({ depth }) => depth)).toFixed(3);

const byMethod = (method) => () =>
  card(
    `The way out of every vertex near a cut through two overlapping cubes, by ${method}.`,
    cutPanel(method, 'offset by 0.55, 0.2: least way out 0.45 m', [0.55, 0.2, 0.01]),
    cutPanel(method, 'a small cube inside: least way out 0.6 m', [0.15, 0.02, 0.01], 0.5),
  );

export const overlaps = {
  regional: byMethod('regional'),
  consistent: byMethod('consistent'),
  'closest-feature': byMethod('closest-feature'),
};
