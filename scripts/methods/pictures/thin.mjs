// Pictures of sheets and threads, beside closed forms.

import { World } from 'pliant';
import { BLUE, card, GREEN, GREY, ORANGE, Panel } from './panel.mjs';

const view = (title, [x0, x1, y0, y1], equal = true) =>
  new Panel({
    title,
    x: { label: 'x [m]', from: x0, to: x1 },
    y: { label: 'y [m]', from: y0, to: y1 },
    equal,
  });

const run = (world, seconds) => {
  while (world.time < seconds - 1e-9) world.step(1 / 60);
};

const line = (from, to, count, f) =>
  Array.from({ length: count + 1 }, (_, k) => {
    const x = from + ((to - from) * k) / count;
    return [x, f(x)];
  });

/** Places of a body's vertices in the plane of x and y, those that `keep` likes, by x at rest. */
const places = (body, keep = () => true) => {
  const out = [];
  for (let k = 0; k < body.positions.length; k += 3)
    if (keep(k / 3, body.positions.subarray(k, k + 3))) out.push([body.positions[k], body.positions[k + 1]]);
  return out;
};

const round = (x, y, r, from = 0, to = 2 * Math.PI) =>
  Array.from({ length: 41 }, (_, k) => {
    const angle = from + ((to - from) * k) / 40;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });

function strip(panel) {
  const [e, t, length, edge] = [1e9, 0.002, 0.4, 0.02];
  const world = new World({ sleeping: false });
  const body = world.add({
    kind: 'soft',
    mesh: { kind: 'sheet', width: length + edge, depth: 2 * edge, edge },
    model: { kind: 'cloth', youngsModulus: e, poissonRatio: 0, thickness: t, damping: 0.05 },
    fixedBox: { min: [-1, -1, -1], max: [-length / 2 + 0.51 * edge, 1, 1] },
  });
  run(world, 3);
  // Two rows are held, so it is clamped in the middle between them.
  const left = -length / 2;
  const free = length + edge / 2;
  const load = (1000 * 9.81 * t) / ((e * t ** 3) / 12);
  const exact = (x) =>
    -(load / 24) * (x - left) ** 2 * ((x - left) ** 2 - 4 * free * (x - left) + 6 * free ** 2);
  panel.line(line(left, left + free, 40, exact), ORANGE, { name: 'beam theory', width: 3 });
  panel.line(
    places(body, (_, p) => Math.abs(p[2]) < 1e-6),
    BLUE,
    { name: 'cloth, 2 mm, 1 GPa', width: 1.6 },
  );
}

function cloth() {
  const bent = view('a clamped strip', [-0.25, 0.25, -0.16, 0.02], false);
  strip(bent);
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'sphere', radius: 0.25 } });
  const body = world.add({
    kind: 'soft',
    mesh: { kind: 'sheet', width: 1, depth: 1, edge: 0.05 },
    model: { kind: 'cloth', bendingStiffness: 1e-5, damping: 0.005 },
    density: 300,
    position: [0, 0.26, 0],
  });
  run(world, 1.5);
  const draped = view('a cloth over a ball, cut in the middle', [-0.6, 0.6, -0.6, 0.4]);
  draped.line(round(0, 0, 0.25), GREY, { name: 'ball', width: 1.4 });
  const rest = (v) => Math.floor(v / 21) === 10;
  draped.line(places(body, rest), BLUE, { name: 'cloth', width: 2 });
  return card('A strip that bends under its weight, and a cloth over a ball.', bent, draped);
}

function catenary(panel) {
  const [n, span, length] = [41, 1.2, 1.6];
  const world = new World({ sleeping: false });
  const deep = Math.sqrt((length / 2) ** 2 - (span / 2) ** 2);
  const positions = Array.from({ length: n }, (_, k) => {
    const s = k / (n - 1);
    return [(s - 0.5) * span, -deep * (s < 0.5 ? 2 * s : 2 - 2 * s), 0];
  });
  const body = world.add({
    kind: 'soft',
    mesh: { kind: 'polyline', positions: positions.flat() },
    model: { kind: 'rope', youngsModulus: 1e8, radius: 0.004, bendingStiffness: 1e-6, damping: 0.05 },
    fixed: [0, n - 1],
  });
  run(world, 6);
  let [low, high] = [0.05, 50];
  for (let k = 0; k < 100; k++) {
    const a = (low + high) / 2;
    if (2 * a * Math.sinh(span / (2 * a)) > length) low = a;
    else high = a;
  }
  const exact = (x) => low * (Math.cosh(x / low) - Math.cosh(span / (2 * low)));
  panel.line(line(-span / 2, span / 2, 40, exact), ORANGE, { name: 'catenary', width: 3 });
  panel.line(places(body), BLUE, { name: 'rope', width: 1.6 });
}

function rope() {
  const hung = view('a rope between two points', [-0.8, 0.8, -0.7, 0.1]);
  catenary(hung);
  const world = new World();
  world.add({
    kind: 'static',
    shape: { kind: 'cylinder', radius: 0.1, halfHeight: 0.3 },
    orientation: [Math.SQRT1_2, 0, 0, Math.SQRT1_2],
    friction: 0.6,
  });
  const body = world.add({
    kind: 'soft',
    mesh: { kind: 'line', length: 1.4, edge: 0.035 },
    model: { kind: 'rope', bendingStiffness: 1e-3, damping: 0.01 },
    position: [0.05, 0.115, 0],
    friction: 0.6,
  });
  run(world, 3);
  const over = view('a rope over a peg', [-0.5, 0.5, -0.7, 0.2]);
  over.line(round(0, 0, 0.1), GREY, { name: 'peg', width: 1.4 });
  over.line(places(body), GREEN, { name: 'rope', width: 2.4 });
  return card('A rope that hangs between two points, and one over a peg.', hung, over);
}

export const thinPictures = { cloth, rope };
