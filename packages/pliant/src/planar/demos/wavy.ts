/**
 * Wavy: two deformable bodies side by side. A wave travels up the right one's flank, presses into the left one and
 * raises a reaction wave there. `overlapped` starts them deep in each other instead (plate 3).
 */
import { Polygon } from '../polygon.js';
import { OutlineBody } from '../sim/outline-body.js';
import { type PlanarResponse, PlanarWorld } from '../sim/planar-world.js';
import { type Demo, type DemoRun, withError } from './demo.js';

/**
 * Each outline is a block WIDTH by HEIGHT with 100 edges; its far side is held. The left one stands higher by RAISED.
 */
const WIDTH = 1.5;
const HEIGHT = 3.5;
const RAISED = 1.6;
const EDGE = 0.1;
/** At rest the flanks would overlap by this much, so they press on each other all the time [m]. */
const PRESSED = 0.02;
/** Gap of the flanks at the start [m]. */
const GAP = 0.005;
/** Mass of a vertex [kg] and stiffness between neighbours [N/m]: waves run at 0.1 sqrt(k / m) = 2 m/s. */
const MASS = 1;
const STIFFNESS = 400;

export const wavy: Demo = {
  name: 'wavy',
  description: 'A wave runs along one soft flank, strikes the other and raises a wave there.',
  objects: 2,
  segments: 200,
  error: 0.01,
  dt: 1 / 480,
  build: (response, error) => build(response, error, false),
};

/** Two wavy outlines that overlap. */
export const wavyOverlapped: Demo = {
  ...wavy,
  name: 'wavy-overlapped',
  description: 'Two soft bodies start deep in each other and part.',
  build: (response, error) => build(response, error, true),
};

function build(response: PlanarResponse, error: number | undefined, overlapped: boolean): DemoRun {
  const spring = overlapped ? { stiffness: 1500, dampingRatio: 0.7 } : { stiffness: 6000, dampingRatio: 0.2 };
  const options = { response, friction: 0.1, threshold: 0.01, restitution: 0.1, ...spring };
  const world = new PlanarWorld(withError(options, error));
  const material = { mass: MASS, stiffness: STIFFNESS, anchor: 4, damping: 1, drag: 0.1 };
  const [leftFlank, rightFlank] = [PRESSED / 2, -PRESSED / 2];
  const left = block(leftFlank - WIDTH, RAISED);
  const right = block(rightFlank, 0);
  const pinned = (rest: Polygon, x: number) => (v: number) => Math.abs(rest.positions[2 * v] - x) < EDGE / 2;
  const a = world.add(new OutlineBody(left, { ...material, pinned: pinned(left, leftFlank - WIDTH) }));
  const b = world.add(new OutlineBody(right, { ...material, pinned: pinned(right, rightFlank + WIDTH) }));
  const start = (PRESSED + GAP) / 2;
  for (const [body, flank, outwards] of [
    [a, leftFlank, 1],
    [b, rightFlank, -1],
  ] as const) {
    shapeFlank(
      body,
      flank,
      (y) => -outwards * start + (overlapped ? outwards * 0.25 * bump((y - 2.55) / 0.9) : 0),
    );
  }
  if (!overlapped) raiseWave(b, rightFlank);
  return { world, trouble: () => torn([a, b]) };
}

/** Displaces the vertices of a flank along x. */
function shapeFlank(body: OutlineBody, flank: number, displacement: (y: number) => number): void {
  const { positions } = body.polygon;
  for (let v = 0; v < body.inverseMasses.length; v++) {
    if (Math.abs(body.rest[2 * v] - flank) < EDGE / 2) positions[2 * v] += displacement(positions[2 * v + 1]);
  }
  body.refreshBox();
}

/** (1 - s²)² between -1 and 1, else 0: smooth enough to travel as a wave. */
function bump(s: number): number {
  return Math.abs(s) < 1 ? (1 - s * s) * (1 - s * s) : 0;
}

/** A block with its lower left corner at (x, y), counter-clockwise, 100 edges of a tenth of a metre. */
function block(x: number, y: number): Polygon {
  const ring: number[] = [];
  const [wide, high] = [Math.round(WIDTH / EDGE), Math.round(HEIGHT / EDGE)];
  for (let k = 0; k < wide; k++) ring.push(x + k * EDGE, y);
  for (let k = 0; k < high; k++) ring.push(x + WIDTH, y + k * EDGE);
  for (let k = 0; k < wide; k++) ring.push(x + WIDTH - k * EDGE, y + HEIGHT);
  for (let k = 0; k < high; k++) ring.push(x, y + HEIGHT - k * EDGE);
  return Polygon.from(ring);
}

/** A bump out of the flank that travels upwards: displaced by u(y), with the velocity of u(y - c t). */
function raiseWave(body: OutlineBody, flank: number): void {
  const speed = EDGE * Math.sqrt(STIFFNESS / MASS);
  const [height, middle, half] = [0.25, 0.8, 0.5];
  shapeFlank(body, flank, (y) => -height * bump((y - middle) / half));
  for (let v = 0; v < body.inverseMasses.length; v++) {
    if (Math.abs(body.rest[2 * v] - flank) > EDGE / 2) continue;
    const s = (body.rest[2 * v + 1] - middle) / half;
    if (Math.abs(s) < 1) body.velocities[2 * v] = (speed * height * (-4 * s * (1 - s * s))) / half;
  }
}

/** Displacements stay within the size of a body; a torn or folded outline doesn't. */
function torn(bodies: readonly OutlineBody[]): string | null {
  for (const [k, body] of bodies.entries()) {
    const { positions } = body.polygon;
    for (let i = 0; i < positions.length; i++) {
      if (!(Math.abs(positions[i] - body.rest[i]) < 0.75)) return `body ${k} is torn at vertex ${i >> 1}`;
    }
  }
  return null;
}
