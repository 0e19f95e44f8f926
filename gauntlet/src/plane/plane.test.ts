/** Each law of the plane is shown a world that breaks it, and one that doesn't. */
import { describe, expect, it } from 'vitest';
import type { Case, Facts } from '../case.js';
import { PLANAR_WORLDS } from '../families/planar.js';
import { PLANAR_VARIED } from '../families/planar-varied.js';
import { placed, rectangle } from '../generate/outlines.js';
import { caseOf } from '../generate/scenes.js';
import type { LawName } from '../law.js';
import { play } from '../play.js';
import { caseFor } from '../run/task.js';
import { crosses, depthIn, isInside, measures } from './region.js';
import { type PlanarBodyOf, type PlanarScene, planarBody } from './scene.js';

const square = (name: string, x: number, y: number, more: Partial<PlanarBodyOf> = {}): PlanarBodyOf => ({
  name,
  rings: placed([rectangle(0.5, 0.5)], 0, x, y),
  ...more,
});

const world = (
  bodies: readonly PlanarBodyOf[],
  facts: Facts,
  more: Partial<PlanarScene> = {},
  seconds = 0.5,
): Case => ({
  ...caseOf(seconds, { dt: 1 / 120, bodies: [] }, facts),
  planar: { gravity: [0, 0], response: 'impulse', bodies, ...more },
});

const breaks = (subject: Case, law: LawName) =>
  play(subject, { laws: [law] }).breaches.map((breach) => breach.law);

describe('a region', () => {
  const frame = planarBody({ name: 'frame', rings: [rectangle(2, 2), rectangle(1, 1)] }).polygon;

  it('knows its inside, its hole, its depth, its area and what crosses it', () => {
    expect([0, 1.5, 3].map((x) => isInside(frame, [x, 0.1]))).toEqual([false, true, false]);
    expect(depthIn(frame, [1.2, 0])).toBeCloseTo(0.2, 12);
    expect(measures(frame)).toEqual({ area: 12, length: 24 });
    expect([crosses(frame, [0, 0], [0.5, 0.5]), crosses(frame, [0, 0], [1.5, 0.1])]).toEqual([false, true]);
  });
});

describe('the laws of the plane', () => {
  const floor = square('floor', 0, -0.5, { rings: placed([rectangle(5, 0.5)], 0, 0, -0.5), motion: 'fixed' });
  const gravity = [0, -9.81] as const;

  it('apart: a box squarely in an equal one has no corner inside, and is found', () => {
    expect(breaks(world([square('a', 0, 0), square('b', 0, 0.6)], {}), 'apart')).toEqual(['apart']);
    expect(breaks(world([square('a', 0, 0), square('b', 0, 1.2)], {}), 'apart')).toEqual([]);
    expect(breaks(world([square('a', 0, 1)], { floor: 0 }, { gravity }, 1), 'apart')).toEqual(['apart']);
    expect(breaks(world([floor, square('a', 0, 1)], { floor: 0 }, { gravity }, 1), 'apart')).toEqual([]);
  });

  it('momentum: gravity is found in what claims to be closed', () => {
    const body = square('a', 0, 0, { velocity: [1, 0], spin: 1 });
    expect(breaks(world([body], { closed: true }), 'momentum')).toEqual([]);
    expect(breaks(world([body], { closed: true }, { gravity }), 'momentum')).toEqual(['momentum']);
  });

  it('momentum: bodies that met twenty-four times in a step and are moved apart keep theirs', () => {
    const family = PLANAR_WORLDS.find(({ name }) => name === 'planar-free')!;
    for (const seed of [20_143, 20_149]) expect(breaks(caseFor(family, seed), 'momentum')).toEqual([]);
  });

  it.each([4, 9, 12, 14])(
    'bodies that begin in each other are parted without speed, and keep their momentum (seed %i); they left at 7 m/s and at 2e7',
    (seed) => {
      const family = PLANAR_VARIED.find(({ name }) => name === 'planar-overlapping')!;
      const subject = { ...caseFor(family, seed), steps: 30 };
      expect(play(subject, { laws: ['finite', 'momentum', 'apart'] }).breaches).toEqual([]);
    },
  );

  it('energy: what claims to keep it and loses it is found', () => {
    const pair = [square('a', 0, 0, { velocity: [2, 0] }), square('b', 1.2, 0.1)];
    const scene = { response: 'backtracking', friction: 0 } as const;
    expect(breaks(world(pair, { keepsEnergy: true }, { ...scene, restitution: 1 }), 'energy')).toEqual([]);
    expect(breaks(world(pair, { keepsEnergy: true }, { ...scene, restitution: 0.5 }), 'energy')).toEqual([
      'energy',
    ]);
  });

  it('rest and same: a box that slides is found, one that stands is not', () => {
    const sliding = square('a', 0, 0.5, { velocity: [1, 0] });
    expect(breaks(world([floor, sliding], { stands: true }, { gravity, friction: 0 }), 'rest')).toEqual([
      'rest',
    ]);
    const standing = world([floor, square('a', 0, 0.5)], { stands: true, rests: 0.5 }, { gravity });
    expect(breaks(standing, 'rest')).toEqual([]);
    expect(breaks(standing, 'same')).toEqual([]);
  });
});
