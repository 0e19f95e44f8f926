/** The unit of a value of a scene, as the description of the format has it. */
import { sceneFormat } from '../scene/format.js';
import type { Node } from '../scene/schema/nodes.js';
import { type ScenePath, valueAtPath } from './scene-path.js';

/**
 * The unit of what stands at `path` of a scene with its defaults: empty for a plain number, undefined where no number
 * stands.
 */
export function unitAtPath(scene: unknown, path: ScenePath): string | undefined {
  let node: Node = sceneFormat;
  for (let i = 0; i < path.length; i++) {
    const below = nodeBelow(node, valueAtPath(scene, path.slice(0, i)), path[i]);
    if (below === undefined) return undefined;
    node = below;
  }
  if (node.type === 'numbers' || node.type === 'list') return node.component.unit;
  return node.type === 'number' ? node.unit : undefined;
}

function nodeBelow(node: Node, value: unknown, segment: string | number): Node | undefined {
  switch (node.type) {
    case 'object':
      return Object.hasOwn(node.fields, segment) ? node.fields[segment].node : undefined;
    case 'union': {
      const kind = (value as Record<string, unknown> | undefined)?.[node.key];
      const member = typeof kind === 'string' && Object.hasOwn(node.members, kind) && node.members[kind];
      return member ? nodeBelow(member, value, segment) : undefined;
    }
    case 'array':
    case 'record':
      return node.item;
    case 'numbers':
    case 'list':
      return node.component;
    default:
      return undefined;
  }
}
