// The engine in Node, as modules.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
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

// Every entry that the package names can be imported.
const { exports } = JSON.parse(readFileSync('node_modules/pliant/package.json', 'utf8'));
const entries = Object.keys(exports).filter((entry) => !entry.endsWith('.json'));
assert.ok(entries.length >= 14, entries.join(' '));
for (const entry of entries) {
  const names = Object.keys(await import(`pliant${entry.slice(1)}`));
  assert.ok(names.length > 0 || ['./soft', './all'].includes(entry), `${entry} exports nothing`);
}

// A vector of three.js is an object with x, y and z; it stands wherever three numbers may stand.
const world = new World({ gravity: { x: 0, y: -1, z: 0 } });
const shape = { kind: 'sphere', radius: 0.5 };
const ball = world.add({
  kind: 'rigid',
  shape,
  position: { x: 1, y: 2, z: 3 },
  orientation: { x: 0, y: 0, z: 0, w: 1 },
});
assert.deepEqual([...ball.position], [1, 2, 3]);
ball.velocity = { x: 1, y: 0, z: 0 };
assert.deepEqual([...ball.velocity], [1, 0, 0]);

// Bodies of another world and bodies that are gone are refused.
const other = new World();
assert.throws(() => other.remove(ball), PliantError);
assert.equal(world.size, 1);
world.remove(ball);
assert.equal(ball.exists, false);
assert.throws(() => ball.position, PliantError);
assert.throws(() => world.remove(ball), PliantError);
console.log(hashes[0]);
