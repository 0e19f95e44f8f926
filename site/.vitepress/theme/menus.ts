/** Menus of the methods that serve everything in a world. */
import type { PairStage, World } from 'pliant';
import { penetrations, responses } from 'pliant/methods';

export interface Menu {
  readonly stage: PairStage;
  readonly names: readonly string[];
  readonly chosen: string;
  choose(name: string): void;
}

export function menusOf(world: World | undefined): readonly Menu[] {
  if (world === undefined) return [];
  const hasSoft = [...world].some((body) => body.kind === 'soft');
  const depths = hasSoft ? [menuOf(world, 'penetration', penetrations.names())] : [];
  return [menuOf(world, 'response', responses.names()), ...depths].filter(({ names }) => names.length > 2);
}

function menuOf(world: World, stage: PairStage, all: readonly string[]): Menu {
  const before = world.method(stage);
  const names = ['auto', ...all].filter((name) => serves(world, stage, name));
  world.setMethod(stage, before);
  return { stage, names, chosen: before, choose: (name) => world.setMethod(stage, name) };
}

/** A world refuses a method that can't serve a pair in it. */
function serves(world: World, stage: PairStage, name: string): boolean {
  try {
    world.setMethod(stage, name);
    return true;
  } catch {
    return false;
  }
}
