/** Bodies to add by hand, and where there is room for them. */
import type { BodyDefinition, World } from 'pliant';
import { WorldRows } from 'pliant/drawing';
import type { Point } from '../point.js';

export const PALETTE = [
  'box',
  'ball',
  'capsule',
  'cylinder',
  'cone',
  'ring',
  'soft cube',
  'soft ball',
  'soft bar',
  'molecules',
  'table',
  'wall',
  'ground',
  'thrown ball',
] as const;

export type PaletteItem = (typeof PALETTE)[number];

interface Sample {
  readonly body: BodyDefinition;
  /** Half of its box [m]. */
  readonly half: Point;
}

type Maker = (unit: number) => Sample;

/** `unit` is the edge of a box that goes with the scene [m]. */
const MAKERS: Record<Exclude<PaletteItem, 'ground'>, Maker> = {
  box: (u) => ({
    body: { kind: 'rigid', name: 'box', shape: { kind: 'box', halfExtents: [u / 2, u / 2, u / 2] } },
    half: [u / 2, u / 2, u / 2],
  }),
  ball: (u) => ({
    body: { kind: 'rigid', name: 'ball', shape: { kind: 'sphere', radius: u / 2 } },
    half: [u / 2, u / 2, u / 2],
  }),
  capsule: (u) => ({
    body: {
      kind: 'rigid',
      name: 'capsule',
      shape: { kind: 'capsule', radius: 0.3 * u, halfHeight: 0.35 * u },
    },
    half: [0.3 * u, 0.65 * u, 0.3 * u],
  }),
  cylinder: (u) => ({
    body: {
      kind: 'rigid',
      name: 'cylinder',
      shape: { kind: 'cylinder', radius: 0.4 * u, halfHeight: u / 2 },
    },
    half: [0.4 * u, u / 2, 0.4 * u],
  }),
  cone: (u) => ({
    body: { kind: 'rigid', name: 'cone', shape: { kind: 'cone', radius: u / 2, halfHeight: u / 2 } },
    // Its centre of mass is at a quarter of its height.
    half: [u / 2, 0.75 * u, u / 2],
  }),
  ring: (u) => ({
    body: { kind: 'rigid', name: 'ring', shape: { kind: 'torus', radius: 0.45 * u, tube: 0.15 * u } },
    half: [0.6 * u, 0.15 * u, 0.6 * u],
  }),
  'soft cube': (u) => ({
    body: {
      kind: 'soft',
      name: 'soft cube',
      mesh: { kind: 'box', size: [u, u, u], cells: [3, 3, 3] },
      model: { kind: 'fem', youngsModulus: 1e5 },
    },
    half: [u / 2, u / 2, u / 2],
  }),
  'soft ball': (u) => ({
    body: {
      kind: 'soft',
      name: 'soft ball',
      mesh: { kind: 'sphere', radius: u / 2 },
      model: { kind: 'fem', youngsModulus: 1e5 },
    },
    half: [u / 2, u / 2, u / 2],
  }),
  'soft bar': (u) => ({
    body: {
      kind: 'soft',
      name: 'soft bar',
      mesh: { kind: 'beam', length: 3 * u, width: 0.6 * u, height: 0.6 * u },
      model: { kind: 'fem', youngsModulus: 2e5 },
    },
    half: [1.5 * u, 0.3 * u, 0.3 * u],
  }),
  molecules: (u) => ({ body: moleculeBlock(u), half: [0.52 * u, 0.52 * u, 0.52 * u] }),
  table: (u) => ({
    body: {
      kind: 'static',
      name: 'table',
      shape: { kind: 'box', halfExtents: [4 * u, 0.5 * u, 4 * u] },
      color: '#b79268',
    },
    half: [4 * u, 0.5 * u, 4 * u],
  }),
  wall: (u) => ({
    body: { kind: 'static', name: 'wall', shape: { kind: 'box', halfExtents: [0.1 * u, 1.5 * u, 2 * u] } },
    half: [0.1 * u, 1.5 * u, 2 * u],
  }),
  'thrown ball': (u) => ({
    body: { kind: 'rigid', name: 'ball', shape: { kind: 'sphere', radius: 0.4 * u } },
    half: [0.4 * u, 0.4 * u, 0.4 * u],
  }),
};

const MOLECULES_ALONG = 4;

/** Balls that overlap their neighbours, so that they are connected. */
function moleculeBlock(u: number): BodyDefinition {
  const step = u / MOLECULES_ALONG;
  const radius = 0.56 * step;
  const at = (k: number) => (k - (MOLECULES_ALONG - 1) / 2) * step;
  const molecules = Array.from({ length: MOLECULES_ALONG ** 3 }, (_, i) => ({
    position: [
      at(i % MOLECULES_ALONG),
      at(Math.floor(i / MOLECULES_ALONG) % MOLECULES_ALONG),
      at(Math.floor(i / MOLECULES_ALONG ** 2)),
    ] as const,
  }));
  const materials = { tissue: { youngsModulus: 15_000 } };
  return {
    kind: 'mass-spring',
    name: 'molecules',
    radius,
    molecules,
    materials,
    material: 'tissue',
    integrator: 'implicit',
  };
}

/** Coordinates beyond this belong to bodies without an end [m]. */
const ENDLESS = 1e5;
const USUAL_UNIT = 0.4;
/** Between a new body and what is below or beside it, against its size. */
const GAP = 0.02;
/** How fast a thrown ball is [m/s per m of way]: it arrives after about half a second. */
const THROW = 2.2;
const THROW_UP = 2.2;

interface Boxed {
  readonly box: readonly number[];
  readonly isStatic: boolean;
}

/** A body of the palette at a place of its own near a point. */
export function paletteBody(item: PaletteItem, world: World, near: Point): BodyDefinition {
  if (item === 'ground') return { kind: 'static', name: 'ground', shape: { kind: 'plane' } };
  const boxes = boxesOf(world);
  const { body, half } = MAKERS[item](unitOf(boxes));
  if (item === 'thrown ball') return thrown(body, half, boxes, near);
  return { ...body, position: freePlace(boxes, half, near) };
}

function boxesOf(world: World): Boxed[] {
  const rows = new WorldRows(world);
  const { bounds } = rows.bodies;
  return [...world].flatMap((body) => {
    const row = 6 * rows.rowOf(body);
    const box = [...bounds.subarray(row, row + 6)];
    if (!box.every((value) => Math.abs(value) < ENDLESS)) {
      // Of a ground without an end its height is what counts.
      const top = body.kind === 'static' && body.shape.kind === 'plane' ? body.position[1] : Number.NaN;
      const wide = [-ENDLESS, top - 1, -ENDLESS, ENDLESS, top, ENDLESS];
      return Number.isNaN(top) ? [] : [{ box: wide, isStatic: true }];
    }
    return [{ box, isStatic: body.kind === 'static' }];
  });
}

/** The size of the bodies that are there already, in the middle of them. */
function unitOf(boxes: readonly Boxed[]): number {
  const sizes = boxes
    .filter(({ isStatic }) => !isStatic)
    .map(({ box }) => Math.max(...[0, 1, 2].map((k) => box[k + 3] - box[k])))
    .sort((a, b) => a - b);
  const middle = sizes[Math.floor(sizes.length / 2)];
  return middle === undefined ? USUAL_UNIT : Number(middle.toPrecision(1));
}

/** Near the point, beside what moves and on what doesn't: rings of places around it, the nearest first. */
function freePlace(boxes: readonly Boxed[], half: Point, near: Point): Point {
  const gap = GAP * Math.max(...half);
  const step = 2 * Math.max(half[0], half[2]) + 4 * gap;
  for (let ring = 0; ring < 12; ring++) {
    for (const [i, j] of ringOf(ring)) {
      const [x, z] = [near[0] + i * step, near[2] + j * step];
      const isOver = ({ box }: Boxed) =>
        box[0] < x + half[0] + gap &&
        box[3] > x - half[0] - gap &&
        box[2] < z + half[2] + gap &&
        box[5] > z - half[2] - gap;
      const under = boxes.filter(isOver);
      if (under.some(({ isStatic }) => !isStatic)) continue;
      const top = Math.max(...under.map(({ box }) => box[4]), ...(under.length === 0 ? [0] : []));
      return [round(x), round(top + half[1] + gap), round(z)];
    }
  }
  return [near[0], near[1] + half[1], near[2]];
}

function ringOf(ring: number): [number, number][] {
  if (ring === 0) return [[0, 0]];
  const places: [number, number][] = [];
  for (let i = -ring; i <= ring; i++)
    for (let j = -ring; j <= ring; j++) if (Math.max(Math.abs(i), Math.abs(j)) === ring) places.push([i, j]);
  return places.sort(([a, b], [c, d]) => Math.hypot(a, b) - Math.hypot(c, d) || Math.abs(b) - Math.abs(d));
}

/** From the side at the body in the middle of what moves, a little upwards against gravity. At a body: between two it would hit neither. */
function thrown(body: BodyDefinition, half: Point, boxes: readonly Boxed[], near: Point): BodyDefinition {
  const moving = boxes.filter(({ isStatic }) => !isStatic).map(({ box }) => box);
  const middleOf = (box: readonly number[]) => [0, 1, 2].map((k) => (box[k] + box[k + 3]) / 2);
  const low = [0, 1, 2].map((k) => Math.min(...moving.map((box) => box[k])));
  const high = [3, 4, 5].map((k) => Math.max(...moving.map((box) => box[k])));
  const middle = middleOf([...low, ...high]);
  const away = (point: readonly number[]) => Math.hypot(...point.map((value, k) => value - middle[k]));
  const [target = near] = moving.map(middleOf).sort((a, b) => away(a) - away(b));
  const way = (moving.length === 0 ? 0 : target[0] - low[0]) + 8 * half[0];
  const position: Point = [round(target[0] - way), round(target[1]), round(target[2])];
  return { ...body, position, velocity: [round(THROW * way), THROW_UP, 0] } as BodyDefinition;
}

const round = (value: number): number => Number(value.toFixed(4));
