// Pictures of the narrow phases between bodies that keep their shape: contact points, normals and depths on a cut
// through the bodies.

import { World } from 'pliant';
import { BLUE, card, GREEN, INK, ORANGE, Panel } from './panel.mjs';
import { outlines } from './section.mjs';

/** Turned about z. */
const turned = (angle) => [0, 0, Math.sin(angle / 2), Math.cos(angle / 2)];
/** Length at which a normal is drawn [m]. */
const NORMAL = 0.16;

function contactsOf(a, b, narrowphase) {
  const world = new World({ gravity: [0, 0, 0], sleeping: false });
  world.setMethod('narrowphase', narrowphase);
  world.add({ ...a, kind: 'static' });
  world.add({ ...b, kind: 'rigid', mass: 1 });
  world.step(1e-9);
  // The normal leads from bodyB to bodyA; drawn is what pushes the moving one.
  return [...world.contacts()].map(({ bodyA, point, normal, depth }) => ({
    point,
    depth,
    normal: bodyA.kind === 'rigid' ? normal : normal.map((x) => -x),
  }));
}

/** Several pairs in one panel, each in a frame of its own that is moved to `at`. */
function pairsPanel(title, narrowphase, pairs, [x0, x1, y0, y1]) {
  const panel = new Panel({
    title,
    x: { label: 'x [m]', from: x0, to: x1 },
    y: { label: 'y [m]', from: y0, to: y1 },
    equal: true,
    width: 840,
    height: 80 + (714 * (y1 - y0)) / (x1 - x0),
  });
  const drawn = { dots: [], normals: [], depths: [] };
  for (const { at, a, b, box = [-0.95, -0.75, 0.95, 0.95] } of pairs) {
    const moved = ([x, y]) => [x + at[0], y + at[1]];
    for (const [body, colour] of [
      [a, BLUE],
      [b, GREEN],
    ]) {
      const lines = outlines(body, box, 120).map((line) => line.map(moved));
      panel.areas(lines, colour, { opacity: 0.12 });
      for (const line of lines) panel.line(line, colour, { width: 1.3 });
    }
    for (const { point, normal, depth } of contactsOf(a, b, narrowphase)) {
      const place = moved(point);
      drawn.dots.push(place);
      drawn.normals.push([place, [place[0] + NORMAL * normal[0], place[1] + NORMAL * normal[1]]]);
      const half = [(normal[0] * depth) / 2, (normal[1] * depth) / 2];
      drawn.depths.push([
        [place[0] - half[0], place[1] - half[1]],
        [place[0] + half[0], place[1] + half[1]],
      ]);
    }
  }
  return panel
    .arrows(drawn.normals, ORANGE, { name: 'normal, at one length' })
    .strokes(drawn.depths, INK, { width: 3, name: 'depth, true to scale' })
    .dots(drawn.dots, ORANGE, { radius: 3, name: 'contact' });
}

const box = (x, y, z = 0.3) => ({ kind: 'box', halfExtents: [x, y, z] });
const onBox = (b, at) => ({ at, a: { shape: box(0.6, 0.25, 0.8), position: [0, -0.3, 0] }, b });

const CONVEX_PAIRS = [
  onBox({ shape: box(0.3, 0.2), position: [0.05, 0.12, 0], orientation: turned(0.08) }, [0, 1.05]),
  onBox({ shape: box(0.22, 0.22), position: [0, 0.22, 0], orientation: turned(Math.PI / 4) }, [1.5, 1.05]),
  onBox({ shape: { kind: 'sphere', radius: 0.28 }, position: [0.1, 0.2, 0] }, [3, 1.05]),
  onBox(
    {
      shape: { kind: 'capsule', radius: 0.15, halfHeight: 0.25 },
      position: [0, 0.06, 0],
      orientation: turned(Math.PI / 2 - 0.06),
    },
    [0, -0.05],
  ),
  onBox(
    { shape: { kind: 'cone', radius: 0.3, halfHeight: 0.3 }, position: [0, 0.06, 0], orientation: turned(0) },
    [1.5, -0.05],
  ),
  onBox(
    {
      shape: { kind: 'ellipsoid', radii: [0.35, 0.18, 0.2] },
      position: [0, 0.1, 0],
      orientation: turned(0.3),
    },
    [3, -0.05],
  ),
];

const cup = {
  kind: 'difference',
  parts: [{ shape: box(0.6, 0.4, 0.8) }, { shape: { kind: 'sphere', radius: 0.42 }, position: [0, 0.35, 0] }],
};
const plus = { kind: 'union', parts: [{ shape: box(0.4, 0.12) }, { shape: box(0.12, 0.4) }] };

const DISTANCE_PAIRS = [
  {
    at: [0, 0],
    a: { shape: cup, position: [0, -0.3, 0] },
    b: { shape: box(0.24, 0.2, 0.2), position: [0.06, -0.1, 0], orientation: turned(0.2) },
  },
  {
    at: [1.6, 0],
    a: { shape: box(0.6, 0.25, 0.8), position: [0, -0.45, 0] },
    b: { shape: plus, position: [0, 0.05, 0], orientation: turned(0.7) },
  },
  {
    at: [3.2, 0],
    a: { shape: box(0.6, 0.25, 0.8), position: [0, -0.45, 0] },
    b: {
      shape: { kind: 'torus', radius: 0.3, tube: 0.1 },
      position: [0, -0.13, 0],
      orientation: turned(0.05),
    },
  },
];

export const touches = {
  convex: () =>
    card(
      'Contacts of convex shapes on a box, with normals and depths.',
      pairsPanel(
        'six shapes on a box, contacts seen from the side',
        'convex',
        CONVEX_PAIRS,
        [-0.7, 3.7, -0.7, 1.75],
      ),
    ),
  'signed-distance': () =>
    card(
      'Contacts of shapes that are not convex.',
      pairsPanel(
        'a box in a cup, a cross and a ring on a box, seen from the side',
        'signed-distance',
        DISTANCE_PAIRS,
        [-0.7, 3.9, -0.8, 0.7],
      ),
    ),
  'closed-form': () =>
    card(
      'Depths of rigid shapes, as the narrow phase found them.',
      pairsPanel(
        'depth and way out as they were found',
        'convex',
        [
          {
            at: [0, 0],
            a: { shape: { kind: 'sphere', radius: 0.4 }, position: [-0.2, 0, 0] },
            b: { shape: { kind: 'sphere', radius: 0.3 }, position: [0.3, 0.2, 0] },
          },
          onBox({ shape: box(0.3, 0.2), position: [0.05, 0.02, 0], orientation: turned(0.3) }, [1.5, 0.05]),
          onBox({ shape: { kind: 'sphere', radius: 0.3 }, position: [0.5, -0.02, 0] }, [3, 0.05]),
        ],
        [-0.7, 3.7, -0.7, 0.7],
      ),
    ),
};
