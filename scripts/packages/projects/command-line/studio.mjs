// The studio, served by the installed command.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const studio = spawn(process.execPath, [
  'node_modules/@pliant/cli/dist/main.js',
  'studio',
  '--no-open',
  '--port',
  '0',
]);
const [text] = await once(studio.stdout.setEncoding('utf8'), 'data');
const address = /http:\S+\//.exec(text)[0];
assert.match(await (await fetch(address)).text(), /<html/);
const scenes = await (await fetch(`${address}scenes/index.json`)).json();
assert.ok(scenes.length > 50, `${scenes.length} scenes`);
for (const file of [scenes[0].file, scenes.at(-1).file])
  assert.equal((await fetch(`${address}scenes/${file}`)).status, 200);
studio.kill('SIGINT');
assert.deepEqual(await once(studio, 'close'), [0, null]);
