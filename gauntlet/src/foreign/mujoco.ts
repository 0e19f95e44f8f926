/** Fixtures of MuJoCo's collision tests: free bodies of one geom each over geoms of the world. Files with anything else are left out. */
import type { BodyOf, ShapeOf, Vec3 } from '../case.js';
import { add, scale, turn, type Vec } from '../look/vectors.js';
import { textOf } from './data.js';
import type { ForeignScene } from './rigid-ipc.js';

type Attributes = Readonly<Record<string, string>>;

interface Reading {
  readonly meshes: Map<string, number[]>;
  /** Attributes of geoms by the name of their class; the empty name is for all. */
  readonly classes: Map<string, Attributes>;
  readonly bodies: BodyOf[];
  gravity: [number, number, number];
}

const numbers = (text: string | undefined, otherwise: readonly number[]): number[] =>
  text === undefined ? [...otherwise] : text.trim().split(/\s+/).map(Number);

export function readMujoco(path: string): ForeignScene | undefined {
  const reading: Reading = { meshes: new Map(), classes: new Map(), bodies: [], gravity: [0, 0, -9.81] };
  const text = textOf(path).replace(/<!--[\s\S]*?-->/g, '');
  /** Open tags around the present one; a body's own attributes stand with it. */
  const open: { tag: string; attributes: Attributes }[] = [];
  for (const [, close, tag, inner, alone] of text.matchAll(/<(\/?)([\w-]+)([^>]*?)(\/?)>/g)) {
    if (close === '/') {
      open.pop();
      continue;
    }
    const attributes = attributesOf(inner);
    if (!enter(reading, open, tag, attributes)) return undefined;
    if (alone !== '/') open.push({ tag, attributes });
  }
  return reading.bodies.length === 0
    ? undefined
    : { dt: 1 / 120, gravity: reading.gravity, bodies: reading.bodies };
}

const attributesOf = (text: string): Attributes =>
  Object.fromEntries([...text.matchAll(/([\w-]+)\s*=\s*"([^"]*)"/g)].map(([, key, value]) => [key, value]));

/** Takes one tag in; false for what can't be said here. */
function enter(
  reading: Reading,
  open: readonly { tag: string; attributes: Attributes }[],
  tag: string,
  own: Attributes,
): boolean {
  const around = open.map((one) => one.tag);
  if (tag === 'option' && own['gravity'] !== undefined)
    reading.gravity = numbers(own['gravity'], []) as [number, number, number];
  else if (tag === 'mesh') {
    if (own['vertex'] === undefined) return false;
    const factors = numbers(own['scale'], [1, 1, 1]);
    reading.meshes.set(
      own['name'] ?? '',
      numbers(own['vertex'], []).map((x, i) => x * factors[i % 3]),
    );
  } else if (tag === 'geom' && around.includes('default')) {
    const name = open.filter((one) => one.tag === 'default').at(-1)?.attributes['class'] ?? '';
    reading.classes.set(name, own);
  } else if (tag === 'geom') {
    const bodies = open.filter((one) => one.tag === 'body');
    if (bodies.length > 1) return false;
    return addGeom(reading, own, bodies[0]?.attributes);
  } else if (
    ['hinge', 'slide', 'ball', 'joint', 'hfield', 'flex', 'composite', 'replicate', 'include'].includes(tag)
  )
    return false;
  return true;
}

function addGeom(reading: Reading, own: Attributes, body: Attributes | undefined): boolean {
  const geom = {
    ...reading.classes.get(''),
    ...reading.classes.get(own['class'] ?? ''),
    ...own,
  } as Attributes;
  const shape = shapeOf(reading, geom);
  if (shape === undefined) return false;
  const outer = { at: vector(body?.['pos']), turn: turnOf(body ?? {}) };
  const inner = { at: vector(geom['pos']), turn: turnOf(geom) };
  const position = add(outer.at, turn(outer.turn, inner.at));
  const name = `${reading.bodies.length} ${geom['type'] ?? 'sphere'}`;
  const friction = numbers(geom['friction'], [1])[0];
  const mass = geom['mass'] === undefined ? {} : { mass: Number(geom['mass']) };
  const common = { name, shape, position, orientation: product(outer.turn, inner.turn), friction };
  reading.bodies.push(
    (body === undefined
      ? { kind: 'static', ...common }
      : { kind: 'rigid', ...common, ...mass }) as unknown as BodyOf,
  );
  return true;
}

const vector = (text: string | undefined): Vec => numbers(text, [0, 0, 0]) as unknown as Vec3;

function shapeOf({ meshes }: Reading, geom: Attributes): ShapeOf | undefined {
  const [x, y, z] = numbers(geom['size'], [0, 0, 0]);
  switch (geom['type'] ?? 'sphere') {
    case 'plane':
      return { kind: 'plane', normal: [0, 0, 1] };
    case 'sphere':
      return { kind: 'sphere', radius: x };
    case 'box':
      return { kind: 'box', halfExtents: [x, y, z] };
    case 'ellipsoid':
      return { kind: 'ellipsoid', radii: [x, y, z] };
    case 'mesh': {
      const points = meshes.get(geom['mesh'] ?? '');
      if (points === undefined) return undefined;
      // MuJoCo puts the middle of a mesh where the geom is; the mean of the corners is near enough for a law.
      const n = points.length / 3;
      const middle = [0, 1, 2].map((k) => points.reduce((sum, v, i) => (i % 3 === k ? sum + v / n : sum), 0));
      return { kind: 'hull', points: points.map((v, i) => v - middle[i % 3]) };
    }
    default:
      return undefined;
  }
}

type Turn = [number, number, number, number];

/** From `quat` (w first) or `euler` [°], about x, then the new y, then the new z. */
function turnOf({ quat, euler }: Attributes): Turn {
  if (quat !== undefined) {
    const [w, x, y, z] = numbers(quat, []);
    return [x, y, z, w];
  }
  return numbers(euler, [0, 0, 0])
    .map((degrees, axis): Turn => {
      const half = (degrees * Math.PI) / 360;
      const q: Turn = [0, 0, 0, Math.cos(half)];
      q[axis] = Math.sin(half);
      return q;
    })
    .reduce(product);
}

function product(a: Turn, b: Turn): Turn {
  const [u, v]: [Vec, Vec] = [
    [a[0], a[1], a[2]],
    [b[0], b[1], b[2]],
  ];
  const across: Vec = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  const [x, y, z] = add(add(scale(v, a[3]), scale(u, b[3])), across);
  return [x, y, z, a[3] * b[3] - (u[0] * v[0] + u[1] * v[1] + u[2] * v[2])];
}
