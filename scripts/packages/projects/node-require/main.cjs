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

// Every entry that the package names can be required.
const { exports: entries } = JSON.parse(
  require('node:fs').readFileSync('node_modules/pliant/package.json', 'utf8'),
);
for (const entry of Object.keys(entries)) assert.equal(typeof require(`pliant${entry.slice(1)}`), 'object');
