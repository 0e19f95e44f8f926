// The engine in Node, as modules.
import assert from 'node:assert/strict';
import { PliantError, TetMesh, World } from 'pliant';
import { Polygon } from 'pliant/planar';

const hashes = [0, 1].map(() => {
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane', normal: [0, 1, 0] } });
  world.add({ kind: 'soft', mesh: TetMesh.sphere({ radius: 0.5 }), density: 300, position: [0, 0.6, 0] });
  let contacts = 0;
  for (let i = 0; i < 30; i++) {
    world.step(1 / 60);
    for (const { depth } of world.contacts()) contacts += Number.isFinite(depth) ? 1 : 0;
  }
  assert.ok(contacts > 0);
  return world.hash();
});
assert.equal(hashes[0], hashes[1]);
assert.equal(typeof Polygon, 'function');
assert.throws(() => new World({ gravty: [0, 0, 0] }), PliantError);
const { default: schema } = await import('pliant/scene.schema.json', { with: { type: 'json' } });
assert.equal(typeof schema, 'object');
console.log(hashes[0]);
