/** Every law is shown a world that breaks it, and one that doesn't. */
import { describe, expect, it } from 'vitest';
import type { Case } from '../case.js';
import { FAMILIES } from '../families/index.js';
import type { Family } from '../family.js';
import { box, caseOf, FLOOR, fixed, rigid } from '../generate/scenes.js';
import { soft } from '../generate/solids.js';
import type { LawName } from '../law.js';
import { play } from '../play.js';
import { caseFor } from '../run/task.js';

const ball = { kind: 'sphere', radius: 0.5 } as const;

const breaks = (subject: Case, law: LawName) =>
  play(subject, { laws: [law] }).breaches.map((breach) => breach.law);

describe('laws find nothing in worlds that obey them', () => {
  it.each([
    ['kinematic', 9420110, 'energy', 'a plate that turns loses a load within the step'],
    ['churn', 9420029, 'answers', 'a ball is put to sleep while it rolls'],
    ['churn', 9420049, 'answers', 'a box is put to sleep while it tumbles'],
    ['tumble', 9420204, 'energy', 'a box turns fastest later on'],
  ] as const)('%s %i: %s, %s', (name, seed, law, _why) => {
    const family = FAMILIES.find((one) => one.name === name) as Family;
    expect(breaks(caseFor(family, seed), law)).toEqual([]);
  });
});

describe('laws', () => {
  it('energy: a body that a hand speeds up unseen is found', () => {
    const subject = caseOf(0.5, { bodies: [rigid('ball', ball, [0, 5, 0])] });
    expect(breaks(subject, 'energy')).toEqual([]);
    // Restitution above 1 can't be asked for, so a field that nobody declared stands for the fault.
    const pushed = {
      ...subject,
      scene: {
        ...subject.scene,
        fields: [{ kind: 'uniform' as const, acceleration: [50, 0, 0] as [number, number, number] }],
      },
    };
    expect(breaks(pushed, 'energy')).toEqual(['energy']);
  });

  it('momentum: an outside force is found in what claims to be closed', () => {
    const bodies = [rigid('ball', ball, [0, 0, 0], { velocity: [1, 0, 0] })];
    expect(breaks(caseOf(0.2, { gravity: [0, 0, 0], bodies }, { closed: true }), 'momentum')).toEqual([]);
    expect(breaks(caseOf(0.2, { bodies }, { closed: true }), 'momentum')).toEqual(['momentum']);
  });

  it('apart: a ball that falls where a floor is claimed, or through a wall that ignores it, is found', () => {
    const falling = caseOf(1, { bodies: [rigid('ball', ball, [0, 1, 0])] }, { floor: 0 });
    expect(breaks(falling, 'apart')).toEqual(['apart']);
    expect(
      breaks({ ...falling, scene: { ...falling.scene, bodies: [FLOOR, ...falling.scene.bodies] } }, 'apart'),
    ).toEqual([]);
    const wall = fixed('wall', box(0.05, 2, 2), [3, 0, 0]);
    const bullet = (speed: number) =>
      rigid('bullet', { kind: 'sphere', radius: 0.1 }, [0, 0, 0], { velocity: [speed, 0, 0] });
    expect(breaks(caseOf(0.5, { gravity: [0, 0, 0], bodies: [wall, bullet(50)] }), 'apart')).toEqual([]);
    // A joint that lets the pair pass stands for contact that was missed; the law looks at pairs that may meet only.
    const blind = { ...wall, sensor: true };
    expect(breaks(caseOf(0.5, { gravity: [0, 0, 0], bodies: [blind, bullet(50)] }), 'apart')).toEqual([]);
  });

  it('weight: a body at the turning point of its swing is not at rest', () => {
    const egg = { kind: 'ellipsoid', radii: [0.3, 0.2, 0.25] } as const;
    const tilted = [0, 0, Math.sin(0.3), Math.cos(0.3)] as const;
    const bodies = [
      { ...FLOOR, friction: 1 },
      rigid('egg', egg, [0, 0.23, 0], { orientation: tilted, friction: 1 }),
    ];
    // Some of these runs end while the egg turns round.
    for (let steps = 10; steps < 120; steps += 3) {
      const rocking = caseOf(steps / 60, { bodies }, { floor: 0, rests: 20 });
      expect(breaks(rocking, 'weight'), `${steps} steps`).toEqual([]);
    }
  });

  it('apart: a soft body beside a rigid one that spins fast has passed nothing', () => {
    const spinning = rigid('spinner', box(0.4, 0.4, 0.4), [0, 0, 0], { angularVelocity: [0, 0, 150] });
    const cube = soft(
      'cube',
      { kind: 'box', size: [0.3, 0.3, 0.3], cells: [1, 1, 1] },
      { kind: 'fem', youngsModulus: 1e6, poissonRatio: 0.3 },
      [0.9, 0, 0],
    );
    expect(breaks(caseOf(0.2, { gravity: [0, 0, 0], bodies: [spinning, cube] }), 'apart')).toEqual([]);
  });

  it('rest: what rolls for ever is found', () => {
    const rolling = rigid('ball', ball, [0, 0.5, 0], { velocity: [1, 0, 0] });
    expect(breaks(caseOf(3, { bodies: [FLOOR, rolling] }, { rests: 2 }), 'rest')).toEqual(['rest']);
    const lying = rigid('box', box(0.5, 0.5, 0.5), [0, 0.5, 0]);
    expect(breaks(caseOf(3, { bodies: [FLOOR, lying] }, { rests: 2, stands: true }), 'rest')).toEqual([]);
  });

  it('stick: a box on ice is found where friction is claimed', () => {
    const angle = 0.3;
    const slope = fixed('slope', box(20, 1, 20), [0, 0, 0], {
      orientation: [0, 0, Math.sin(angle / 2), Math.cos(angle / 2)],
      friction: 0.6,
    } as never);
    const at: [number, number, number] = [-Math.sin(angle) * 1.2, Math.cos(angle) * 1.2, 0];
    const load = (friction: number) =>
      rigid('load', box(0.2, 0.2, 0.2), at, {
        orientation: [0, 0, Math.sin(angle / 2), Math.cos(angle / 2)],
        friction,
      });
    const facts = { slope: { body: 'load', angle, friction: 0.6 } };
    expect(breaks(caseOf(2, { bodies: [slope, load(0.6)] }, facts), 'stick')).toEqual([]);
    expect(breaks(caseOf(2, { bodies: [slope, load(0)] }, facts), 'stick')).toEqual(['stick']);
  });

  it('same, frame, finite, answers, time: a plain drop holds them', () => {
    const subject = caseOf(
      0.5,
      { bodies: [FLOOR, rigid('ball', ball, [0, 0.7, 0], { velocity: [0.3, 0, 0.1] })] },
      { floor: 0, calm: true },
    );
    for (const law of ['same', 'frame', 'finite', 'answers', 'time'] as const)
      expect(breaks(subject, law)).toEqual([]);
  });
});
