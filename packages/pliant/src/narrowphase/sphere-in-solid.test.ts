/** A ball that lies in something that is not convex touches it at every place that holds the ball, and comes to rest. */
import { describe, expect, it } from 'vitest';
import { type BodyDefinition, World } from '../index.js';

const turned = (angle: number) => [0, 0, Math.sin(angle / 2), Math.cos(angle / 2)] as const;
const plate = (angle: number) => ({
  shape: { kind: 'box', halfExtents: [1, 0.05, 1] } as const,
  // The upper face goes through the origin.
  position: [0.05 * Math.sin(angle), -0.05 * Math.cos(angle), 0] as const,
  orientation: turned(angle),
});

/** Two plates that meet at the origin and rise by these angles on both sides. */
const groove = (left: number, right: number) =>
  ({ kind: 'union', parts: [plate(-left), plate(right)] }) as const;

/** A block with a cut whose walls rise by 45° from the origin. */
const NOTCH = {
  kind: 'difference',
  parts: [
    { shape: { kind: 'box', halfExtents: [3, 1, 3] }, position: [0, 0, 0] },
    {
      shape: { kind: 'box', halfExtents: [1, 1, 2] },
      position: [0, Math.SQRT2, 0],
      orientation: turned(Math.PI / 4),
    },
  ],
} as const;

const RING = { kind: 'torus', radius: 0.3, tube: 0.08 } as const;

function dropped(holder: BodyDefinition, radius: number, from: readonly [number, number, number]) {
  const world = new World();
  if (holder.kind === 'rigid') world.add({ kind: 'static', shape: { kind: 'plane' } });
  world.add(holder);
  const ball = world.add({
    kind: 'rigid',
    shape: { kind: 'sphere', radius },
    position: [...from],
    density: 500,
  });
  for (let step = 0; step < 360; step++) world.step(1 / 60);
  return { world, ball };
}

/** Where the ball lies between two walls that rise by the same angle. */
const heightIn = (angle: number, radius: number): number => radius / Math.cos(angle);

describe('a ball falls', () => {
  it.each([
    ['a groove of 40°', groove(0.7, 0.7), 0.7],
    ['a groove of 20°', groove(0.35, 0.35), 0.35],
    ['a steep groove', groove(1.1, 1.1), 1.1],
    ['a notch', NOTCH, Math.PI / 4],
  ] as const)('into %s and sleeps on both walls, which carry it', (_, shape, angle) => {
    for (const radius of [0.05, 0.15, 0.3]) {
      const high = heightIn(angle, radius);
      const { world, ball } = dropped({ kind: 'static', shape }, radius, [
        0.2 * radius,
        high + 0.5 * radius,
        0.1,
      ]);
      expect(ball.isAsleep, `radius ${radius}`).toBe(true);
      expect(Math.abs(ball.position[1] - high)).toBeLessThan(0.01 * radius);
      expect(Math.abs(ball.position[0])).toBeLessThan(0.01 * radius);
      const touching = [...world.contacts()].filter(({ force }) => Math.hypot(...force) > 0);
      expect(touching.length).toBe(2);
      expect(ball.contactForce[1] / (9.81 * ball.mass)).toBeCloseTo(1, 3);
    }
  });

  it.each(['static', 'rigid'] as const)('onto a %s ring and sleeps in it, level', (kind) => {
    const radius = 0.35;
    const ring = { shape: RING, position: [0, 0.08, 0] } as const;
    const holder = kind === 'static' ? { kind, ...ring } : { kind, ...ring, density: 500 };
    const { ball } = dropped(holder, radius, [0.04, 0.7, -0.03]);
    expect(ball.isAsleep).toBe(true);
    const high = 0.08 + Math.sqrt((radius + 0.08) ** 2 - 0.3 ** 2);
    expect(ball.position[1]).toBeCloseTo(high, 2);
  });

  it('onto one flat plate of a groove and rolls on, past the seam of two level plates', () => {
    const world = new World({ gravity: [0, -9.81, 0] });
    world.add({ kind: 'static', shape: groove(0, 0), friction: 0.5 });
    const ball = world.add({
      kind: 'rigid',
      shape: { kind: 'sphere', radius: 0.1 },
      position: [-0.8, 0.1, 0.3],
      velocity: [1, 0, 0],
      angularVelocity: [0, 0, -10],
      friction: 0.5,
    });
    for (let step = 0; step < 90; step++) world.step(1 / 60);
    expect(ball.position[0]).toBeCloseTo(0.7, 3);
    expect(ball.position[1]).toBeCloseTo(0.1, 4);
  });
});
