/** From the name of an example or scene to something that runs. */
import { type PairStage, parseScene, type SoftDefinition, World } from 'pliant';
import 'pliant/all';
import { solveStatic } from 'pliant/exact';
import { boxAndGround, sceneOfMolecules } from 'pliant/molecules';
import type { Example } from '../../../examples/example.js';

const EXAMPLES = import.meta.glob<{ default: () => Example }>([
  '../../../examples/*.ts',
  '!../../../examples/*.test.ts',
]);
const SCENES = import.meta.glob<string>('../../../scenes/*.json', { query: '?raw', import: 'default' });

/** Scenes of method pages that no file has. */
const MADE: Readonly<Record<string, () => Example>> = {
  molecules: () => ({
    world: World.fromScene(sceneOfMolecules(boxAndGround())),
    text: () => 'A box of molecules falls on a ground of molecules.',
  }),
  'soft-cubes': () => ({
    world: cubes({ kind: 'fem', youngsModulus: 5e4 }),
    text: () => 'Two elastic cubes fall on the ground and on each other.',
  }),
  'rigid-by-matching': () => ({
    world: cubes({ kind: 'shape-matching', mode: 'rigid', stiffness: 1, damping: 100 }),
    text: () => 'The vertices of two cubes move by themselves and are pulled back to a rigid cube.',
  }),
  statics: () => {
    const world = cubes({ kind: 'fem', youngsModulus: 5e4 }, 1);
    const { converged, residual } = solveStatic(world);
    return {
      world,
      text: () =>
        `Balance without time: ${converged ? 'converged' : 'not converged'}, residual ${residual.toExponential(1)}.`,
    };
  },
};

function cubes(model: SoftDefinition['model'], count = 2): World {
  const world = new World();
  world.add({ kind: 'static', shape: { kind: 'plane' } });
  const mesh = { kind: 'box', size: [1, 1, 1], cells: [2, 2, 2] } as const;
  const about = { kind: 'soft', mesh, density: 300, friction: 0.5, ...(model && { model }) } as const;
  for (let i = 0; i < count; i++) world.add({ ...about, position: [0.2 * i, 0.52 + 1.2 * i, 0.1 * i] });
  return world;
}

/** What a live part of a page names; `method` is a stage and a method, such as `response=penalty`. */
export interface Named {
  readonly example?: string;
  readonly scene?: string;
  readonly method?: string;
}

export async function load({ example, scene, method }: Named): Promise<Example> {
  if (example !== undefined) {
    const module = EXAMPLES[`../../../examples/${example}.ts`];
    if (module === undefined) throw new Error(`there is no example ${example}`);
    return (await module()).default();
  }
  const made = MADE[scene ?? '']?.() ?? (await read(scene));
  for (const choice of method?.split(' ') ?? []) {
    const [stage, name] = choice.split('=');
    made.world?.setMethod(stage as PairStage, name);
  }
  return made;
}

async function read(scene: string | undefined): Promise<Example> {
  const file = SCENES[`../../../scenes/${scene}.json`];
  if (file === undefined) throw new Error(`there is no scene ${scene}`);
  const reading = parseScene(await file());
  if (!reading.ok) throw new Error(reading.errors[0]?.message);
  return { world: World.fromScene(reading.scene), text: () => reading.scene.description ?? '' };
}
