/** Whom `methodOffers` says a method serves is whom it would be chosen for, in every world of the gallery that is tried. */
import { describe, expect, it } from 'vitest';
import { AUTO, METHOD_STAGES, World } from '../index.js';

function mixed(): World {
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane' } });
  world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 0.2 }, position: [0, 2, 0] });
  world.add({ kind: 'rigid', shape: { kind: 'sphere', radius: 0.2 }, position: [2, 2, 0] });
  world.add({ kind: 'soft', mesh: { kind: 'box', size: [1, 1, 1], cells: [1, 1, 1] }, position: [0, 5, 0] });
  return world;
}

describe('the offers of a world', () => {
  it('can be chosen exactly where nobody is refused', () => {
    for (const stage of METHOD_STAGES) {
      for (const { name, refused } of mixed().methodOffers(stage)) {
        const choose = () => mixed().setMethod(stage, name);
        if (refused === undefined) expect(choose).not.toThrow();
        else expect(choose).toThrow(refused);
      }
    }
  });

  it('name one method for each pair of kinds that could touch: auto takes each, a choice takes all', () => {
    const world = mixed();
    const served = () => world.methodOffers('response').flatMap(({ serves }) => serves);
    const pairs = [
      'a rigid sphere and a rigid sphere',
      'a rigid sphere and a soft body',
      'a static plane and a rigid sphere',
      'a static plane and a soft body',
    ];
    expect(served().sort()).toEqual(pairs);
    world.setMethod('response', 'penalty');
    expect(
      world
        .methodOffers('response')
        .find(({ name }) => name === 'penalty')
        ?.serves.slice()
        .sort(),
    ).toEqual(pairs);
    expect(served().length).toBe(pairs.length);
    world.setMethod('response', AUTO);
    expect(world.methodOffers('broadphase')[0].serves).toEqual(['all bodies']);
  });

  it('refuse what needs an elasticity where the model of a soft body has none', () => {
    for (const model of ['xpbd', 'shape-matching'] as const) {
      const world = new World();
      const floor = world.add({ kind: 'static', shape: { kind: 'plane' } });
      const cube = { kind: 'soft', mesh: { kind: 'box', size: [1, 1, 1], cells: [1, 1, 1] } } as const;
      const soft = world.add({ ...cube, model: { kind: model }, position: [0, 2, 0] });
      expect(world.methodOffers('response').find(({ name }) => name === 'certified')?.refused).toBe(
        'a static plane and a soft body',
      );
      expect(() => world.setMethod('response', 'certified')).toThrow('fem');
      expect(() => world.setPairMethod('response', floor, soft, 'certified')).toThrow('fem');
    }
  });

  it('give a single pair the method that was chosen for it, whatever the world uses', () => {
    const world = new World();
    const floor = world.add({ kind: 'static', shape: { kind: 'plane' } });
    const cube = { kind: 'soft', mesh: { kind: 'box', size: [1, 1, 1], cells: [1, 1, 1] } } as const;
    const soft = world.add({ ...cube, position: [0, 2, 0] });
    world.setMethod('response', 'penalty');
    world.setPairMethod('response', floor, soft, 'certified');
    const serving = world.methodOffers('response').filter(({ serves }) => serves.length > 0);
    expect(serving.map(({ name }) => name)).toEqual(['certified']);
  });
});
