// The engine in Node, by `require`.
const assert = require('node:assert/strict');
const { World } = require('pliant');

const world = new World();
const ball = world.add({
  kind: 'rigid',
  shape: { kind: 'sphere', radius: 0.5 },
  density: 1000,
  position: [0, 2, 0],
});
world.step(1 / 60);
assert.ok(ball.position[1] < 2);
