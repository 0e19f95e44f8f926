/** Writes packages/pliant/scene.schema.json from the built engine. Run it after the scene format has changed. */
import { writeFileSync } from 'node:fs';
import '../packages/pliant/dist/parts/all.js';
import { sceneSchema } from '../packages/pliant/dist/scene/index.js';

const target = new URL('../packages/pliant/scene.schema.json', import.meta.url);
// In one line: editors read it, people read the manual, and the package is smaller.
writeFileSync(target, `${JSON.stringify(sceneSchema())}\n`);
console.log('Wrote packages/pliant/scene.schema.json');
