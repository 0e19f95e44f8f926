/** Defaults of MJCF: classes in a tree, each with attributes for elements by their names. */
import type { Element } from '../xml-tree.js';

type Attributes = Readonly<Record<string, string>>;

/** Ways to write a turn beside `quat`. Whoever writes one means it in the place of any other. */
const TURNS = ['axisangle', 'xyaxes', 'zaxis', 'euler'] as const;

/** Attributes of an element over those of its class, as MuJoCo puts them together. */
function over(given: Attributes | undefined, own: Attributes): Attributes {
  if (given === undefined) return own;
  const has = (attributes: Attributes) => TURNS.some((key) => key in attributes);
  const all = { ...given, ...own };
  if (!has(own)) {
    // A quat does not take the place of a turn that the class writes in another way.
    if (has(given)) delete all['quat'];
    return all;
  }
  for (const key of [...TURNS, 'quat']) if (!(key in own)) delete all[key];
  return all;
}

export class Defaults {
  private readonly classes = new Map<string, ReadonlyMap<string, Attributes>>();

  constructor(root: Element) {
    const main = new Map<string, Attributes>();
    this.classes.set('main', main);
    for (const element of root.all('default')) this.add(element, main, element.text('class') ?? 'main');
  }

  /** An attribute of an element: its own, that of its class, or that of the class of the bodies around it. */
  of(element: Element, childClass: string | undefined): Element {
    const name = element.text('class') ?? childClass ?? 'main';
    const given = this.classes.get(name);
    if (given === undefined) throw element.error(`There is no default class '${name}'.`);
    const kind = element.name === 'freejoint' ? 'none' : element.name;
    const attributes = over(given.get(kind), element.attributes);
    return Object.assign(Object.create(Object.getPrototypeOf(element) as object) as object, element, {
      attributes,
    }) as Element;
  }

  private add(element: Element, above: ReadonlyMap<string, Attributes>, name: string): void {
    const own = new Map(above);
    for (const child of element.children) {
      if (child.name !== 'default') own.set(child.name, over(own.get(child.name), child.attributes));
    }
    this.classes.set(name, own);
    for (const child of element.all('default')) this.add(child, own, child.need('class'));
  }
}
