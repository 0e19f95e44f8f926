/**
 * Puts the content of included files in the place of their `<include>`, as MuJoCo does: the root of the included file
 * falls away, its children stay. A file may come in once; names are those that companions of the model have.
 */
import type { CompanionFiles } from '../../io/mesh-data.js';
import { type Element, parseXml } from '../xml-tree.js';

export function resolveIncludes(root: Element, companions: CompanionFiles): Element {
  const seen = new Set<string>();
  const waiting = [root];
  for (let element = waiting.pop(); element !== undefined; element = waiting.pop()) {
    const { children } = element;
    for (let i = 0; i < children.length; ) {
      const child = children[i];
      // What comes in is looked at next: it may include again.
      if (child.name === 'include') children.splice(i, 1, ...contentOf(child, companions, seen));
      else waiting.push(children[i++]);
    }
  }
  return root;
}

function contentOf(include: Element, companions: CompanionFiles, seen: Set<string>): Element[] {
  const file = include.need('file');
  if (seen.has(file)) throw include.error(`The file ${file} is included twice; MuJoCo allows it once.`);
  seen.add(file);
  const bytes = companions(file);
  if (bytes !== undefined) return parseXml(bytes, file).children;
  throw include.error(
    `This file includes ${file}, which is not there; put it beside the model, or put its content in its place.`,
  );
}
