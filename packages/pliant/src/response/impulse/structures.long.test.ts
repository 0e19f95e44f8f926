/** Structures that are no trees: every block rests on two, and loads go around. */
import { describe, expect, it } from 'vitest';
import { type Body, World } from '../../index.js';

const DT = 1 / 60;

function open(): World {
  const world = new World({ sleeping: false });
  world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] }, friction: 0.6 });
  return world;
}

function brick(
  world: World,
  halfExtents: [number, number, number],
  position: [number, number, number],
  friction = 0.6,
): Body {
  return world.add({
    kind: 'rigid',
    shape: { kind: 'box', halfExtents },
    density: 500,
    friction,
    position,
  });
}

function pyramid(world: World, rows: number): Body[] {
  const bodies: Body[] = [];
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < rows - row; i++)
      bodies.push(brick(world, [0.5, 0.5, 0.5], [(i - (rows - row - 1) / 2) * 1.05, row + 0.5, 0]));
  return bodies;
}

function jenga(world: World, layers: number): Body[] {
  const bodies: Body[] = [];
  for (let layer = 0; layer < layers; layer++) {
    const y = layer * 0.15 + 0.075;
    for (const off of [-0.25, 0, 0.25]) {
      if (layer % 2 === 0) bodies.push(brick(world, [0.124, 0.075, 0.375], [off, y, 0]));
      else bodies.push(brick(world, [0.375, 0.075, 0.124], [0, y, off]));
    }
  }
  return bodies;
}

/** Farthest that a body gets from where it was after a second [m]. */
function creep(world: World, bodies: readonly Body[], steps: number): number {
  for (let i = 0; i < 60; i++) world.step(DT);
  const from = bodies.map(({ position }) => [...position]);
  for (let i = 60; i < steps; i++) world.step(DT);
  return Math.max(
    ...bodies.map(({ position: p }, i) =>
      Math.hypot(p[0] - from[i][0], p[1] - from[i][1], p[2] - from[i][2]),
    ),
  );
}

/** Planks 15 : 3 : 1, two and two across each other. */
function kapla(world: World, levels: number): Body[] {
  const bodies: Body[] = [];
  for (let level = 0; level < levels; level++) {
    const y = (level + 0.5) * 0.1;
    for (const at of [-0.6, 0.6]) {
      if (level % 2 === 0) bodies.push(brick(world, [0.75, 0.05, 0.15], [0, y, at]));
      else bodies.push(brick(world, [0.15, 0.05, 0.75], [at, y, 0]));
    }
  }
  return bodies;
}

/** Half a ring of wedges, put down as it would stand. */
function arch(world: World, stones: number): Body[] {
  const [inner, outer, half] = [4, 5.2, Math.PI / stones / 2];
  const middle = (inner + outer) / 2;
  const points: number[] = [];
  for (const r of [inner, outer])
    for (const z of [-0.6, 0.6])
      for (const angle of [-half, half]) points.push(r * Math.cos(angle) - middle, r * Math.sin(angle), z);
  return Array.from({ length: stones }, (_, i) => {
    const angle = (2 * i + 1) * half;
    const [x, y] = [middle * Math.cos(angle), middle * Math.sin(angle)];
    const stone = world.add({
      kind: 'rigid',
      shape: { kind: 'hull', points },
      density: 500,
      friction: 0.7,
      position: [x, y, 0],
      orientation: [0, 0, Math.sin(angle / 2), Math.cos(angle / 2)],
    });
    // A body is put down by its centre of mass.
    stone.position = [2 * x - stone.origin[0], 2 * y - stone.origin[1], 0];
    return stone;
  });
}

interface House {
  readonly levels: number;
  /** Half the thickness [m] and lean from upright [rad] of a card. */
  readonly thin: number;
  readonly lean: number;
  readonly friction: number;
}

/** Pairs of cards that lean on each other, and cards across them, from the middle of one pair to that of the next. */
function cards(world: World, { levels, thin, lean, friction }: House): Body[] {
  const long = 0.5;
  const foot = long * Math.sin(lean) + thin * Math.cos(lean);
  const up = long * Math.cos(lean) + thin * Math.sin(lean);
  const bodies: Body[] = [];
  for (let level = 0, y = 0; level < levels; level++, y += 2 * (up + thin)) {
    const pairs = levels - level;
    for (let i = 0; i < pairs; i++) {
      const x = (i - (pairs - 1) / 2) * 4 * foot;
      for (const side of [-1, 1]) {
        const card = brick(world, [thin, long, 0.35], [x + side * foot, y + up, 0], friction);
        card.orientation = [0, 0, Math.sin((side * lean) / 2), Math.cos(lean / 2)];
        bodies.push(card);
      }
      if (i > 0)
        bodies.push(
          brick(world, [2 * foot - 0.002, thin, 0.35], [x - 2 * foot, y + 2 * up + thin, 0], friction),
        );
    }
  }
  return bodies;
}

describe('structures stand', () => {
  it('a pyramid of twelve rows, which crept by decimetres when friction answered the speeds that undo depth', () => {
    const world = open();
    expect(creep(world, pyramid(world, 12), 240)).toBeLessThan(1e-3);
  });

  it('Jenga of eighteen layers, which shook at 0.7 m/s', () => {
    const world = open();
    expect(creep(world, jenga(world, 18), 240)).toBeLessThan(2e-3);
  });

  it('forty levels of planks across planks, which fell because the lowest ones forgot the load that they had just taken up', () => {
    const world = open();
    expect(creep(world, kapla(world, 40), 180)).toBeLessThan(2e-3);
  });

  it('an arch of 101 stones, which fell because it had to learn its load step by step', () => {
    const world = open();
    expect(creep(world, arch(world, 101), 150)).toBeLessThan(2e-3);
  });

  it.each<House>([
    { levels: 4, thin: 0.01, lean: 0.3, friction: 0.6 },
    { levels: 5, thin: 0.01, lean: 0.35, friction: 0.8 },
    { levels: 5, thin: 0.02, lean: 0.4, friction: 0.8 },
    { levels: 6, thin: 0.005, lean: 0.35, friction: 0.8 },
    { levels: 7, thin: 0.03, lean: 0.2, friction: 0.6 },
  ])('a house of $levels levels of cards $thin m thick that lean by $lean', (house) => {
    const world = open();
    const bodies = cards(world, house);
    expect(creep(world, bodies, 400)).toBeLessThan(1e-4);
    for (const { velocity } of bodies) expect(Math.hypot(...velocity)).toBeLessThan(1e-4);
  });
});
