/** Equality constraints that a scene can say as joints: two bodies that share a point, and two that move as one. */
import type { JointEntry } from '../link.js';
import type { Notes } from '../notes.js';
import { compose, ORIGIN, type Pose, type Triple } from '../pose.js';
import type { Element } from '../xml-tree.js';
import { named } from './geoms.js';

/** A body of the file: what it is called in the scene, and where it stands there. */
export interface Placed {
  /** To tie to. */
  readonly end: () => string;
  readonly pose: Pose;
  /** Whether it stands still. */
  readonly isFixed: boolean;
}

/** Joints of `<equality>`, with what has no counterpart told. `find` gives bodies by name, the world for none. */
export function equalityTies(
  section: Element,
  find: (name: string | undefined) => Placed | undefined,
  notes: Notes,
): JointEntry[] {
  return section.children.flatMap((element) => {
    const reason = whyNot(element);
    if (reason !== undefined) {
      notes.add(element.place, `${named(element)} ${reason} and is left out.`);
      return [];
    }
    const [a, b] = ['body1', 'body2'].map((key) => {
      const name = element.text(key);
      const body = find(name);
      if (body === undefined) throw element.error(`There is no body '${name}' to tie.`);
      return body;
    });
    if (a.isFixed && b.isFixed) {
      notes.add(element.place, `${named(element)} ties bodies that stand still and is left out.`);
      return [];
    }
    const at: Triple = element.triple('anchor') ?? ORIGIN;
    const anchor = compose(a.pose, { position: at, orientation: [0, 0, 0, 1] }).position;
    const name = element.text('name');
    const kind = element.name === 'connect' ? 'ball' : 'fixed';
    return [{ kind, ...(name !== undefined && { name }), a: a.end(), b: b.end(), anchor } as JointEntry];
  });
}

function whyNot(element: Element): string | undefined {
  if (element.name !== 'connect' && element.name !== 'weld') return 'has no counterpart';
  if (element.text('active') === 'false') return 'is not active';
  if (element.text('body1') === undefined) return 'is between sites, which has no counterpart,';
  const place = element.name === 'weld' ? element.numbers('relpose') : undefined;
  // MuJoCo takes the poses of the file where the fourth to last number, the first of the turn, is zero.
  if (place !== undefined && place[3] !== 0)
    return 'moves its bodies to a pose of its own, which has no counterpart,';
  return undefined;
}
