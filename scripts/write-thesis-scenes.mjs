/**
 * Writes the scenes of scenes/thesis that are made by rule, from the built engine. Run it after their generators have
 * changed.
 */
import { writeFileSync } from 'node:fs';
import { formatSceneXml } from '../packages/pliant/dist/scene/index.js';
import { thesisScenes } from '../packages/pliant/dist/scene/thesis/index.js';

for (const [name, scene] of Object.entries(thesisScenes())) {
  writeFileSync(new URL(`../scenes/thesis/${name}.xml`, import.meta.url), formatSceneXml(scene));
  console.log(`Wrote scenes/thesis/${name}.xml`);
}
