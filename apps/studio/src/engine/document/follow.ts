/** Brings a running world to what its scene says now, where the two can differ after a way back. */
import { METHOD_STAGES, type MethodStage, type Scene, World } from 'pliant';
import { WorldRows } from 'pliant/drawing';
import { EDITABLE } from '../inspect.js';

let defaults: Record<MethodStage, string> | undefined;

/** What a stage has when a scene says nothing. */
export function defaultMethod(stage: MethodStage): string {
  if (defaults === undefined) {
    const world = new World();
    defaults = Object.fromEntries(METHOD_STAGES.map((one) => [one, world.method(one)])) as Record<
      MethodStage,
      string
    >;
  }
  return defaults[stage];
}

export function followScene(world: World, scene: Scene): void {
  for (const [method, values] of Object.entries(scene.parameters)) {
    if (JSON.stringify(world.parameters[method] ?? {}) !== JSON.stringify(values))
      world.setParameters(method, values);
  }
  for (const stage of METHOD_STAGES) {
    const wanted = scene.methods[stage] ?? defaultMethod(stage);
    if (world.method(stage) !== wanted) world.setMethod(stage, wanted);
  }
  if (String(world.gravity) !== String(scene.gravity)) world.setGravity(scene.gravity);
  if (world.substeps !== scene.substeps) world.setSubsteps(scene.substeps);
}

/** Properties of a body as the world has them, of those that are about to change. */
export function propertiesOf(world: World, row: number, keys: readonly string[]): Record<string, number> {
  const { bodies: columns } = new WorldRows(world);
  return Object.fromEntries(
    EDITABLE.filter((key) => keys.includes(key)).map((key) => [key, columns[key][row]]),
  );
}
