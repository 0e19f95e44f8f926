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
});
