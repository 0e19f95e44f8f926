import { World } from 'pliant';
import type { Form, Placed, RigidScene } from '../scene.js';
import { DT, type EngineWorld } from './engine.js';

type Definition = Parameters<World['add']>[0];
type Shape = Extract<Definition, { readonly kind: 'rigid' }>['shape'];

export function shapeOf(form: Form): Shape {
  switch (form.kind) {
    case 'box':
      return { kind: 'box', halfExtents: form.half };
    case 'hull':
      return { kind: 'hull', points: form.points.flat() };
    case 'compound': {
      const parts = form.pieces.map(({ piece, at }) => ({ shape: shapeOf(piece), position: at }));
      return { kind: 'union', parts } as unknown as Shape;
    }
    case 'mesh':
      return { kind: 'mesh', positions: form.positions, triangles: form.triangles };
    default:
      return form;
  }
}

function definition({ form, at, turn, density }: Placed, friction: number): Definition {
  const common = { position: at, orientation: turn ?? ([0, 0, 0, 1] as const), friction };
  if (density === undefined) return { kind: 'static', shape: shapeOf(form), ...common };
  return { kind: 'rigid', shape: shapeOf(form), density, ...common };
}

export function pliantWorld(scene: RigidScene): EngineWorld {
  const world = new World({ sleeping: false });
  const bodies = scene.bodies.map((placed) => {
    const body = world.add(definition(placed, scene.friction));
    // It was put there by its centre of mass, and the scene means the origin of its shape.
    const { origin, position } = body;
    if (placed.density !== undefined)
      body.position = [0, 1, 2].map((k) => position[k] + placed.at[k] - origin[k]) as [
        number,
        number,
        number,
      ];
    return body;
  });
  for (const { kind, a, b, at, axis } of scene.ties ?? []) {
    const ends = { a: bodies[a], b: bodies[b], anchor: at };
    world.addJoint(kind === 'ball' ? { kind, ...ends } : { kind, ...ends, axis: axis! });
  }
  return {
    step: () => world.step(DT),
    poses: () => Float64Array.from(bodies.flatMap((body) => [...body.origin, ...body.orientation])),
  };
}
