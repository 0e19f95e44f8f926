import { METHOD_STAGES, type World } from 'pliant';
import type { FrameSink } from './frame-sink.js';
import type { Origin } from './origin.js';
import type { LoadedScene, MethodChoices } from './protocol.js';

/** A world with its scene, where its frames go, its number among the worlds of the engine, and the length of its steps [s]. */
export interface ShownWorld extends Pick<Origin, 'scene'> {
  readonly world: World;
  readonly sink: FrameSink;
  readonly epoch: number;
  readonly dt: number;
}

/** What the page has to know of a world that it will be shown. */
export function loadedScene(
  { scene, world, sink, epoch, dt }: ShownWorld,
  looks: LoadedScene['looks'],
  size: LoadedScene['size'],
): LoadedScene {
  const { name, description, source, view, breaks, duration } = scene;
  return {
    ok: true,
    epoch,
    name,
    description,
    ...(source !== undefined && { source }),
    dt,
    substeps: world.substeps,
    gravity: world.gravity,
    ...(duration !== undefined && { duration }),
    ...(view !== undefined && { view }),
    ...(breaks !== undefined && { breaks }),
    looks,
    joints: [...world.joints()].length,
    methods: choicesOf(world),
    parameters: world.parameters,
    size,
    ...(sink.shared !== undefined && { shared: sink.shared }),
  };
}

export function choicesOf(world: World): MethodChoices {
  return Object.fromEntries(METHOD_STAGES.map((stage) => [stage, world.method(stage)])) as MethodChoices;
}
