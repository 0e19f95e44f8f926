// Pictures of deformable bodies: how they are found, how they part, and how the models bend.

import { World } from 'pliant';
import { BLUE, card, GREEN, GREY, INK, ORANGE, Panel, PINK, thinned } from './panel.mjs';

/** Segments in which the plane z = at cuts the boundary of a body of tetrahedra. */
function cut(body, at = 0) {
  const { positions } = body;
  const { triangles } = body.mesh.boundary();
  const segments = [];
  for (let t = 0; t < triangles.length; t += 3) {
    const corners = [0, 1, 2].map((c) => positions.subarray(3 * triangles[t + c], 3 * triangles[t + c] + 3));
    const ends = corners.flatMap((p, k) => {
      const q = corners[(k + 1) % 3];
      const [dp, dq] = [p[2] - at, q[2] - at];
      if (dp < 0 === dq < 0) return [];
      const share = dp / (dp - dq);
      return [[p[0] + share * (q[0] - p[0]), p[1] + share * (q[1] - p[1])]];
    });
    if (ends.length === 2) segments.push(ends);
  }
  return segments;
}

const viewPanel = (title, [x0, x1, y0, y1], options = {}) =>
  new Panel({
    title,
    x: { label: 'x [m]', from: x0, to: x1 },
    y: { label: 'y [m]', from: y0, to: y1 },
    equal: true,
    ...options,
  });

function tetrahedra() {
  const world = new World({ gravity: [0, 0, 0], sleeping: false });
  const ball = (position) =>
    world.add({ kind: 'soft', mesh: { kind: 'sphere', radius: 0.5, edge: 0.16 }, position });
  const bodies = [ball([0, 0, 0]), ball([0.62, 0.2, 0.02])];
  world.step(1e-9);
  const inside = [...world.penetrations()];
  const panel = viewPanel(
    `two balls: ${inside.length} vertices inside the other`,
    [-0.55, 1.2, -0.55, 0.75],
    {
      width: 560,
      height: 420,
    },
  );
  const colours = [BLUE, GREEN];
  bodies.forEach((body, k) => {
    panel.strokes(edgesNear(body), colours[k], { width: 0.6, opacity: 0.55 });
    panel.strokes(cut(body), colours[k], {
      width: 1.8,
      name: k === 0 ? 'surface of a, cut' : 'surface of b, cut',
    });
  });
  panel.line(sharedBox(bodies), GREY, {
    closed: true,
    dashed: true,
    width: 1.2,
    name: 'box that both share',
  });
  for (const [k, body] of bodies.entries()) {
    const places = inside
      .filter((row) => row.body.handle === body.handle)
      .map(({ vertex }) => [...body.positions.subarray(3 * vertex, 3 * vertex + 2)]);
    panel.dots(places, k === 0 ? '#004c77' : '#00563f', {
      radius: 2.6,
      name: `vertices of ${k === 0 ? 'a inside b' : 'b inside a'}`,
    });
  }
  return card('Vertices of two balls of tetrahedra inside each other.', panel);
}

/** Edges of the tetrahedra that the plane of the cut meets, seen along z. */
function edgesNear({ mesh, positions }) {
  const seen = new Map();
  const { tets } = mesh;
  for (let t = 0; t < tets.length; t += 4) {
    const zs = [0, 1, 2, 3].map((c) => positions[3 * tets[t + c] + 2]);
    if (Math.min(...zs) > 0.02 || Math.max(...zs) < -0.02 || Math.max(...zs) - Math.min(...zs) > 0.3)
      continue;
    for (let p = 0; p < 4; p++) {
      for (let q = p + 1; q < 4; q++) {
        const [a, b] = [tets[t + p], tets[t + q]].sort((x, y) => x - y);
        if (Math.abs(zs[p]) > 0.05 || Math.abs(zs[q]) > 0.05) continue;
        seen.set(
          `${a},${b}`,
          [a, b].map((v) => [positions[3 * v], positions[3 * v + 1]]),
        );
      }
    }
  }
  return [...seen.values()];
}

function sharedBox(bodies) {
  const low = [-Infinity, -Infinity];
  const high = [Infinity, Infinity];
  for (const { positions } of bodies) {
    for (const axis of [0, 1]) {
      const values = Array.from({ length: positions.length / 3 }, (_, v) => positions[3 * v + axis]);
      low[axis] = Math.max(low[axis], Math.min(...values));
      high[axis] = Math.min(high[axis], Math.max(...values));
    }
  }
  return [low, [high[0], low[1]], high, [low[0], high[1]]];
}

const cube = (world, position, velocity = [0, 0, 0]) =>
  world.add({
    kind: 'soft',
    mesh: { kind: 'box', size: [1, 1, 1], cells: [4, 4, 4] },
    model: { kind: 'xpbd', youngsModulus: 1e5, poissonRatio: 0.3, damping: 0.002 },
    position,
    velocity,
  });

/** Two cubes that start half inside each other, at rest. */
function parting(response) {
  const world = new World({ gravity: [0, 0, 0], substeps: 5, sleeping: false });
  world.setMethod('response', response);
  const bodies = [cube(world, [0, 0, 0]), cube(world, [0.5, 0.15, 0.05])];
  const depths = [];
  const speeds = [];
  const cuts = [bodies.map((body) => cut(body))];
  while (world.time < 0.5 - 1e-9) {
    world.step(1 / 120);
    depths.push([world.time, Math.max(0, ...[...world.penetrations()].map(({ depth }) => depth))]);
    speeds.push([world.time, Math.max(...bodies.map(({ velocity }) => Math.hypot(...velocity)))]);
  }
  cuts.push(bodies.map((body) => cut(body)));
  return { depths, speeds, cuts };
}

function contactSurface() {
  const { depths, speeds, cuts } = parting('contact-surface');
  const view = viewPanel('two soft cubes, half inside each other', [-0.85, 1.35, -0.6, 0.75]);
  view.strokes([...cuts[0][0], ...cuts[0][1]], GREY, { width: 1, name: 'at the start' });
  view.strokes(cuts[1][0], BLUE, { width: 1.8, name: 'a, after 0.5 s' });
  view.strokes(cuts[1][1], GREEN, { width: 1.8, name: 'b, after 0.5 s' });
  const panel = new Panel({
    title: 'they part without speed',
    x: { label: 'time [s]', from: 0, to: 0.5 },
    y: { label: 'depth [m], speed [m/s]', from: 0, to: 0.55 },
  });
  panel.line(thinned(depths), BLUE, { name: 'deepest vertex [m]', width: 2.2 });
  panel.line(thinned(speeds), ORANGE, { name: 'faster body [m/s]', width: 2.2 });
  return card('Two cubes that start inside each other, and how they part.', view, panel);
}

/** Five cubes on each other: the height of the top, and the force on the floor over the weight. */
function certified() {
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] } });
  const bodies = Array.from({ length: 5 }, (_, k) =>
    world.add({
      kind: 'soft',
      mesh: { kind: 'box', size: [0.2, 0.2, 0.2], cells: [3, 3, 3] },
      model: { kind: 'fem', youngsModulus: 1e7 },
      position: [0, 0.11 + 0.21 * k, 0],
    }),
  );
  const weight = 5 * 9.81 * bodies[0].mass;
  const forces = [];
  while (world.time < 1.5 - 1e-9) {
    world.step(1 / 60);
    const [below] = world.contactPairs();
    forces.push([world.time, below === undefined ? 0 : Math.min(3, -below.force[1] / weight)]);
  }
  const view = viewPanel('five cubes of 10 MPa, at rest', [-0.6, 0.6, -0.1, 1.1]);
  bodies.forEach((body, k) => {
    view.strokes(cut(body), k % 2 === 0 ? BLUE : GREEN, { width: 1.6 });
  });
  const panel = new Panel({
    title: 'force on the floor',
    x: { label: 'time [s]', from: 0, to: 1.5 },
    y: { label: 'of the weight', from: 0, to: 3 },
  });
  panel.line(thinned(forces), BLUE, { name: 'contact force', width: 2.2 });
  return card('A stack of soft cubes, and the force under it.', view, panel);
}

/** Deflection of the middle line of a bar that is held at its left end. */
function middleLine(body) {
  const rest = new Map();
  const { positions, mesh } = body;
  mesh.positions.forEach((_, k) => {
    if (k % 3 !== 0) return;
    const [x, y, z] = mesh.positions.subarray(k, k + 3);
    if (Math.abs(y) > 1e-9 || Math.abs(z) > 1e-9) return;
    rest.set(x, [positions[k], positions[k + 1]]);
  });
  return [...rest].sort(([a], [b]) => a - b).map(([, place]) => place);
}

const xpbd = () =>
  bentBar('xpbd', { kind: 'xpbd', damping: 0.002, iterations: 3 }, { substeps: 20, sleeping: false });
const fem = () => bentBar('fem', { kind: 'fem' }, { sleeping: false });

function bentBar(name, model, options) {
  const [length, height, density, modulus, ratio] = [1, 0.2, 1000, 4e6, 0.3];
  const panel = new Panel({
    title: 'a bar held at its left end, bent by its weight',
    x: { label: 'x [m]', from: -0.02, to: 1.04 },
    y: { label: 'deflection of the middle line [mm]', from: -105, to: 5 },
    width: 620,
    height: 360,
  });
  for (const [cells, colour] of [
    [2, PINK],
    [4, BLUE],
  ]) {
    const world = new World(options);
    const bar = world.add({
      kind: 'soft',
      mesh: { kind: 'box', size: [length, height, height], cells: [cells * 5, cells, cells] },
      model: { ...model, youngsModulus: modulus, poissonRatio: ratio },
      position: [length / 2, 0, 0],
      density,
      fixedBox: { min: [-length, -1, -1], max: [-length / 2 + 1e-6, 1, 1] },
    });
    // So that it comes to rest: drag takes the swing out and leaves the sag.
    world.addField({ kind: 'drag', linear: 400 });
    for (let k = 0; k < 110; k++) world.step(1 / 60);
    const line = middleLine(bar).map(([x, y]) => [x, y * 1000]);
    panel.line(line, colour, { name: `${name}, ${cells} cells across`, width: 2.4 });
  }
  const closed = Array.from({ length: 60 }, (_, k) => (k / 59) * length).map((x) => [
    x,
    -1000 * sag(x, { length, height, density, modulus, ratio }),
  ]);
  panel.line(closed, ORANGE, { dashed: true, name: 'closed form: Timoshenko beam' });
  return card('A bar of tetrahedra bends under its weight.', panel);
}

/** Of a cantilever under its own weight, bending and shear [m]. */
function sag(x, { length, height, density, modulus, ratio }) {
  const load = density * 9.81 * height * height;
  const bending = (x * x * (6 * length ** 2 - 4 * length * x + x * x)) / ((24 * modulus * height ** 4) / 12);
  const shearModulus = modulus / (2 * (1 + ratio));
  return load * (bending + (x * (length - x / 2)) / ((5 / 6) * shearModulus * height * height));
}

const MODES = [
  ['rigid', { mode: 'rigid' }, GREY],
  ['linear', { mode: 'linear' }, PINK],
  ['quadratic', { mode: 'quadratic' }, GREEN],
  ['linear, 8 clusters', { mode: 'linear', clusters: 8 }, BLUE],
];

/** A tilted cube falls on the floor in every mode: what it looks like when it is lowest, and how its centre moves. */
function shapeMatching() {
  const view = viewPanel('a tilted cube when it is lowest', [-0.8, 6.1, -0.2, 1.4], {
    width: 560,
    height: 220,
  });
  const curve = new Panel({
    title: 'its centre',
    x: { label: 'time [s]', from: 0, to: 1.2 },
    y: { label: 'height [m]', from: 0.25, to: 1.25 },
    width: 360,
    height: 220,
  });
  view.line(
    [
      [-2, 0],
      [7, 0],
    ],
    INK,
    { width: 1 },
  );
  MODES.forEach(([words, model, colour], k) => {
    const { path, lowest } = hit(model);
    view.strokes(
      lowest.map((ends) => ends.map(([x, y]) => [x + 1.75 * k, y])),
      colour,
      { width: 1.8, name: words },
    );
    curve.line(thinned(path, 90), colour, { width: 1.6 });
  });
  return card('A cube falls on the floor in the modes of shape matching.', view, curve);
}

function hit(model) {
  const world = new World({ sleeping: false });
  world.add({ kind: 'static', shape: { kind: 'plane' } });
  const cube = world.add({
    kind: 'soft',
    mesh: { kind: 'box', size: [1, 1, 1], cells: [5, 5, 5] },
    model: { kind: 'shape-matching', stiffness: 0.8, blend: 0.7, ...model },
    position: [0, 1.2, 0],
    orientation: [0, 0, Math.sin(0.2), Math.cos(0.2)],
    velocity: [0, -2, 0],
  });
  const path = [];
  let lowest = [];
  let least = Number.POSITIVE_INFINITY;
  while (world.time < 1.2) {
    world.step(1 / 120);
    path.push([world.time, cube.position[1]]);
    if (world.time > 0.4 || cube.position[1] >= least) continue;
    least = cube.position[1];
    lowest = cut(cube, 0.01);
  }
  return { path, lowest };
}

function massSpring() {
  const [spacing, radius, counts] = [0.015, 0.012, [14, 3, 3]];
  const world = new World({ substeps: 10, sleeping: false });
  const molecules = [];
  for (let i = 0; i < counts[0]; i++)
    for (let j = 0; j < counts[1]; j++)
      for (let k = 0; k < counts[2]; k++)
        molecules.push({
          position: [i * spacing, j * spacing, k * spacing],
          ...(i === 0 && { fixed: true }),
        });
  const bar = world.add({
    kind: 'mass-spring',
    radius,
    material: 'tissue',
    materials: { tissue: { density: 970, youngsModulus: 500000, connectionDamping: 0.3 } },
    molecules,
  });
  const heights = [];
  const tip = molecules.length - 1;
  while (world.time < 1.2) {
    world.step(1 / 120);
    heights.push([world.time, bar.positions[3 * tip + 1] * 1000]);
  }
  const { connections } = bar.molecules;
  const at = (m) => [bar.positions[3 * m] * 1000, bar.positions[3 * m + 1] * 1000];
  const front = molecules.map((_, m) => m).filter((m) => m % counts[2] === 0);
  const links = [];
  for (let c = 0; c < connections.length; c += 2) {
    const [a, b] = [connections[c], connections[c + 1]];
    if (a % counts[2] === 0 && b % counts[2] === 0) links.push([at(a), at(b)]);
  }
  const view = new Panel({
    title: `${molecules.length} molecules, ${connections.length / 2} connections`,
    x: { label: 'x [mm]', from: -20, to: 225 },
    y: { label: 'y [mm]', from: -70, to: 60 },
    equal: true,
    width: 460,
    height: 340,
  });
  view.circles(
    front.map((m) => [...at(m), radius * 1000]),
    BLUE,
    { fill: BLUE, opacity: 0.18, width: 0.6 },
  );
  view.strokes(links, INK, { width: 1, name: 'connections of the front layer' });
  view.dots(front.filter((m) => molecules[m].fixed).map(at), ORANGE, { radius: 3.4, name: 'fixed' });
  const curve = new Panel({
    title: 'its tip',
    x: { label: 'time [s]', from: 0, to: 1.2 },
    y: { label: 'height [mm]', from: -60, to: 40 },
    width: 360,
    height: 340,
  }).line(thinned(heights, 160), BLUE, { width: 2 });
  return card('A bar of molecules bends under its weight.', view, curve);
}

export const soft = {
  tetrahedra,
  certified,
  'contact-surface': contactSurface,
  fem,
  xpbd,
  'shape-matching': shapeMatching,
  'mass-spring': massSpring,
};
