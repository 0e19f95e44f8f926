/** From the name of an example or scene to something that runs. */
import { parseScene, World } from 'pliant';
import 'pliant/all';
import type { Example } from '../../../examples/example.js';

const EXAMPLES = import.meta.glob<{ default: () => Example }>([
  '../../../examples/*.ts',
  '!../../../examples/*.test.ts',
]);
const SCENES = import.meta.glob<string>('../../../scenes/*.json', { query: '?raw', import: 'default' });

export async function load({ example, scene }: { example?: string; scene?: string }): Promise<Example> {
  if (example !== undefined) {
    const module = EXAMPLES[`../../../examples/${example}.ts`];
    if (module === undefined) throw new Error(`there is no example ${example}`);
    return (await module()).default();
  }
  const file = SCENES[`../../../scenes/${scene}.json`];
  if (file === undefined) throw new Error(`there is no scene ${scene}`);
  const reading = parseScene(await file());
  if (!reading.ok) throw new Error(reading.errors[0]?.message);
  return { world: World.fromScene(reading.scene), text: () => reading.scene.description ?? '' };
}
