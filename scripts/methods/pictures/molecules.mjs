// Pictures of what happens between bodies of molecules: two blocks of balls of 12 mm, pressed into each other.

import { World } from 'pliant';
import { BLUE, card, GREEN, GREY, INK, ORANGE, Panel, PINK, thinned } from './panel.mjs';

const SPACING = 0.015;
const RADIUS = 0.012;
const MM = 1000;
/** So short that nothing moves [s]. */
const MOMENT = 1e-12;

function block(counts, position, { fixed = false, name = 'block', youngsModulus = 15000 } = {}) {
  const molecules = [];
  for (let i = 0; i < counts[0]; i++) {
    for (let j = 0; j < counts[1]; j++) {
      for (let k = 0; k < counts[2]; k++) {
        const place = [i, j, k].map((c, axis) => (c - (counts[axis] - 1) / 2) * SPACING);
        molecules.push({ position: place, ...(fixed ? { fixed } : {}) });
      }
    }
  }
  return {
    kind: 'mass-spring',
    name,
    radius: RADIUS,
    material: 'tissue',
    materials: { tissue: { density: 970, youngsModulus } },
    molecules,
    position,
  };
}

/** A world of these blocks, and what touches in it where they stand. */
function detected(bodies, detection, depth = 'auto') {
  const world = new World({ gravity: [0, 0, 0], substeps: 1 });
  for (const body of bodies) world.add(body);
  world.setMethod('narrowphase', detection);
  world.setMethod('penetration', depth);
  world.step(MOMENT);
  return { bodies: [...world], contacts: [...world.contacts()] };
}

/** Rows of contacts in millimetres. */
const rowsOf = ({ contacts }) =>
  contacts.map(({ point, normal, depth, anchorA, anchorB }) => ({
    point: point.map((x) => x * MM),
    normal,
    depth: depth * MM,
    a: anchorA.vertices,
    b: anchorB.vertices,
  }));

const BLOCKS = [block([4, 2, 1], [0, -0.016, 0]), block([3, 2, 1], [0.001, 0.0195, 0])];

const viewPanel = (title, [x0, x1, y0, y1], width = 420, labels = ['x [mm]', 'y [mm]']) =>
  new Panel({
    title,
    x: { label: labels[0], from: x0, to: x1 },
    y: { label: labels[1], from: y0, to: y1 },
    equal: true,
    width,
    height: 340,
  });

function circlesOf(panel, all) {
  all.bodies.forEach(({ positions, molecules }, k) => {
    const places = Array.from(molecules.radii, (radius, m) => [
      positions[3 * m] * MM,
      positions[3 * m + 1] * MM,
      radius * MM,
    ]);
    const colour = k === 0 ? BLUE : GREEN;
    panel.circles(places, colour, { fill: colour, opacity: 0.16, width: 0.5 });
    panel.circles(places, colour, { width: 1 });
  });
  return panel;
}

function pushes(panel, rows, { scale = 1, name, width = 1.8 }) {
  const arrows = rows.flatMap(({ point: [x, y], normal: [nx, ny], depth }) => [
    [
      [x, y],
      [x + (scale * nx * depth) / 2, y + (scale * ny * depth) / 2],
    ],
    [
      [x, y],
      [x - (scale * nx * depth) / 2, y - (scale * ny * depth) / 2],
    ],
  ]);
  return panel.arrows(arrows, ORANGE, { name, width });
}

function spheres() {
  const all = detected(BLOCKS, 'spheres');
  const rows = rowsOf(all);
  const lines = rows.map(({ a, b }) => [centre(all.bodies[0], a[0]), centre(all.bodies[1], b[0])]);
  return card(
    'Overlapping molecules of two blocks.',
    circlesOf(viewPanel(`two blocks of molecules: ${rows.length} overlaps`, [-42, 48, -38, 46]), all)
      .strokes(lines, INK, { width: 1.2, name: 'overlapping pair' })
      .dots(
        rows.map(({ point }) => point),
        ORANGE,
        { radius: 3, name: 'contact' },
      ),
    circlesOf(viewPanel('close up: contacts and normals', [-12, 32, -10, 18]), all)
      .strokes(lines, INK, { width: 1.2 })
      .arrows(
        rows.map(({ point: [x, y], normal }) => [
          [x, y],
          [x - 5 * normal[0], y - 5 * normal[1]],
        ]),
        ORANGE,
        { name: 'normal, at one length' },
      )
      .dots(
        rows.map(({ point }) => point),
        ORANGE,
        { radius: 3.5 },
      ),
  );
}

const centre = ({ positions }, m) => [positions[3 * m] * MM, positions[3 * m + 1] * MM];

function sphereOverlap() {
  const all = detected(BLOCKS, 'spheres');
  const rows = rowsOf(all);
  const panel = circlesOf(viewPanel('depth of every overlap, true to scale', [-12, 32, -10, 18]), all);
  pushes(panel, rows, { name: 'depth, half to each side' });
  // Two balls driven into each other: measured beside r₁ + r₂ − d.
  const measured = [];
  for (let d = 2; d <= 26; d += 1) {
    const pair = detected([block([1, 1, 1], [0, 0, 0]), block([1, 1, 1], [d / MM, 0, 0])], 'spheres');
    measured.push([d, rowsOf(pair)[0]?.depth ?? 0]);
  }
  const curve = new Panel({
    title: 'two molecules, driven together',
    x: { label: 'distance of the centres [mm]', from: 0, to: 28 },
    y: { label: 'depth [mm]', from: 0, to: 25 },
    height: 340,
  })
    .line(
      [
        [0, 24],
        [24, 0],
        [28, 0],
      ],
      ORANGE,
      { dashed: true, name: 'r₁ + r₂ − d' },
    )
    .dots(measured, BLUE, { radius: 3, name: 'sphere-overlap' });
  return card('Depths of overlapping molecules.', panel, curve);
}

const SURFACES = [block([4, 2, 3], [0, -0.016, 0]), block([3, 2, 3], [0.006, 0.0235, 0])];

/** Triangles of a surface as corner triples in millimetres. */
function trianglesOf({ surface }) {
  const { positions, triangles } = surface;
  return Array.from({ length: triangles.length / 3 }, (_, t) =>
    [0, 1, 2].map((c) => [0, 1, 2].map((axis) => positions[3 * triangles[3 * t + c] + axis] * MM)),
  );
}

/** Where the plane z = 0 cuts the triangles. */
function cut(triangles) {
  return triangles.flatMap((corners) => {
    const ends = corners.flatMap((p, k) => {
      const q = corners[(k + 1) % 3];
      if (p[2] < 0 === q[2] < 0) return [];
      const t = p[2] / (p[2] - q[2]);
      return [[p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])]];
    });
    return ends.length === 2 ? [ends] : [];
  });
}

function faceProjection() {
  const all = detected(SURFACES, 'triangle-mesh');
  const rows = rowsOf(all).filter(({ point }) => Math.abs(point[2]) < 2.5);
  const cuts = all.bodies.map((body) => cut(trianglesOf(body)));
  const view = viewPanel('the rim of two overlapping surfaces, cut', [23.6, 28.4, 2.2, 5.8]);
  view.strokes(cuts[0], BLUE, { width: 1.6 }).strokes(cuts[1], GREEN, { width: 1.6 });
  pushes(view, rows, { name: 'depth, half to each side', width: 1.3 }).dots(
    rows.map(({ point }) => point),
    INK,
    { radius: 2, name: 'middle of a crossing' },
  );
  const measured = { 'face-projection': [], consistent: [] };
  for (const depth of Object.keys(measured)) {
    for (let d = 12; d <= 24; d += 0.5) {
      const pair = [
        { ...block([1, 1, 1], [0, 0, 0]), skin: { resolution: 0.002 } },
        { ...block([1, 1, 1], [d / MM, 0.0003, 0.0002]), skin: { resolution: 0.002 } },
      ];
      const deepest = Math.max(0, ...rowsOf(detected(pair, 'triangle-mesh', depth)).map((row) => row.depth));
      measured[depth].push([24 - d, deepest]);
    }
  }
  const curve = new Panel({
    title: 'two molecules, driven together',
    x: { label: 'overlap r₁ + r₂ − d [mm]', from: 0, to: 12 },
    y: { label: 'deepest contact [mm]', from: 0, to: 16 },
    height: 340,
  })
    .line(
      [
        [0, 0],
        [12, 12],
      ],
      GREY,
      { dashed: true, name: 'the overlap itself' },
    )
    .line(measured['face-projection'], ORANGE, { name: 'face-projection' })
    .line(measured.consistent, BLUE, { name: 'consistent' });
  return card('Depths of crossing faces, near a cut and for two balls.', view, curve);
}

/** A view from the front right above, without perspective. */
const projected = ([x, y, z]) => [0.9 * x - 0.44 * z, y * 0.88 - 0.2 * x - 0.42 * z];

function triangleMesh() {
  const coarse = SURFACES.map((body) => ({ ...body, skin: { resolution: 0.008 } }));
  const all = detected(coarse, 'triangle-mesh');
  const { contacts } = all;
  const crossing = [new Set(), new Set()];
  for (const { anchorA, anchorB } of contacts) {
    crossing[0].add(faceKey(anchorA.vertices, 0));
    crossing[1].add(faceKey(anchorB.vertices, 0));
  }
  const panel = viewPanel(
    `two surfaces: ${contacts.length} crossing pairs of faces`,
    [-48, 48, -46, 50],
    480,
    ['across the view [mm]', 'up the view [mm]'],
  );
  const sheets = all.bodies.map((body, k) => facing(body, crossing[k]));
  for (const [k, colour] of [BLUE, GREEN].entries())
    panel.areas(sheets[k].plain, colour, { stroke: '#fff', opacity: 0.4, width: 0.5 });
  panel.areas([...sheets[0].crossing, ...sheets[1].crossing], ORANGE, {
    stroke: '#7a3600',
    opacity: 0.75,
    name: 'faces that cross, seen through',
  });
  return card('The crossing faces of two surfaces of molecules.', panel);
}

const faceKey = (nodes, k) => [...nodes.slice(3 * k, 3 * k + 3)].sort((p, q) => p - q).join();

/** Triangles that turn to the viewer, those that cross apart; of crossing ones also those behind. */
function facing(body, crossing) {
  const { triangles } = body.surface;
  const found = { plain: [], crossing: [] };
  trianglesOf(body).forEach((corners, t) => {
    const [a, b, c] = corners.map(projected);
    const turns = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    const isCrossing = crossing.has(faceKey(triangles, t));
    if (isCrossing) found.crossing.push([a, b, c]);
    else if (turns > 0) found.plain.push([a, b, c]);
  });
  return found;
}

/** A cube of 27 molecules falls on a fixed floor of molecules. */
function fall(constant) {
  const world = new World({ substeps: 5, sleeping: false });
  world.setMethod('narrowphase', 'triangle-mesh');
  world.setMethod('response', 'molecule-penalty');
  world.setParameters('molecule-penalty', { constant });
  world.add(block([7, 1, 7], [0, 0, 0], { fixed: true, name: 'floor' }));
  const cube = world.add(block([3, 3, 3], [0.002, 0.06, 0.001], { name: 'cube' }));
  const path = [];
  const depths = [];
  while (world.time < 0.6) {
    world.step(1 / 200);
    path.push([world.time, cube.position[1] * MM]);
    depths.push([world.time, Math.max(0, ...[...world.contacts()].map(({ depth }) => depth)) * MM]);
  }
  return { path, depths };
}

function moleculePenalty() {
  const height = new Panel({
    title: 'a cube of 27 molecules on a fixed floor',
    x: { label: 'time [s]', from: 0, to: 0.6 },
    y: { label: 'height of the centre [mm]', from: 36, to: 62 },
  });
  const depth = new Panel({
    title: 'deepest contact',
    x: { label: 'time [s]', from: 0, to: 0.6 },
    y: { label: 'depth [mm]', from: 0, to: 1.6 },
  });
  for (const [constant, colour] of [
    [500, PINK],
    [2000, BLUE],
    [8000, GREEN],
  ]) {
    const { path, depths } = fall(constant);
    height.line(thinned(path, 160), colour, { name: `constant ${constant} 1/s²` });
    depth.line(thinned(depths, 160), colour, { width: 1.4 });
  }
  return card(
    'A cube of molecules falls on a floor of molecules, for three stiffnesses of contact.',
    height,
    depth,
  );
}

export const molecules = {
  spheres,
  'sphere-overlap': sphereOverlap,
  'face-projection': faceProjection,
  'triangle-mesh': triangleMesh,
  'molecule-penalty': moleculePenalty,
};
