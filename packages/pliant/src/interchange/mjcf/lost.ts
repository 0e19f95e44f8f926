/**
 * Attributes of MJCF that a scene can't say. What is read, or is looks alone, is listed; all else is told, so that an
 * attribute of a later MuJoCo is not lost in silence either. Elements that lose the same are told of together: classes give
 * one attribute to hundreds.
 */
import type { Notes } from '../notes.js';
import type { Element } from '../xml-tree.js';

const PLACE = ['name', 'class', 'pos', 'quat', 'axisangle', 'xyaxes', 'zaxis', 'euler', 'user', 'group'];
const DRAWN = ['material', 'rgba'];

const HELD: Readonly<Record<string, ReadonlySet<string>>> = {
  geom: new Set([
    ...PLACE,
    ...DRAWN,
    ...words('type size fromto mesh hfield mass density friction contype conaffinity'),
  ]),
  // What else a joint loses is told with it, by its name.
  joint: new Set([
    ...PLACE,
    ...words('type axis range limited ref damping stiffness springref frictionloss armature springdamper'),
  ]),
  freejoint: new Set(PLACE),
  body: new Set([...PLACE, ...words('childclass mocap')]),
  inertial: new Set([...PLACE, ...words('mass diaginertia fullinertia')]),
  compiler: new Set(
    words(
      'angle eulerseq meshdir assetdir texturedir autolimits strippath discardvisual fusestatic usethread saveinertial settotalmass',
    ),
  ),
};

/** Values that change nothing. */
const NEUTRAL: Readonly<Record<string, string>> = {
  condim: '3',
  margin: '0',
  gap: '0',
  priority: '0',
  solmix: '1',
  gravcomp: '0',
  fluidshape: 'none',
  shellinertia: 'false',
  actuatorgravcomp: 'false',
  coordinate: 'local',
  inertiafromgeom: 'auto',
  balanceinertia: 'false',
  boundmass: '0',
  boundinertia: '0',
  convexhull: 'true',
  fitaabb: 'false',
  alignfree: 'false',
};

function words(text: string): string[] {
  return text.split(' ');
}

/** Names of the attributes of an element, with those of its class, that are lost. */
export function lostOf(element: Element): string[] {
  const held = HELD[element.name];
  const lost = Object.entries(element.attributes).filter(
    ([key, value]) => !held.has(key) && !isNeutral(key, value.trim()),
  );
  return [...lost.map(([key]) => key), ...lostFriction(element)];
}

const isNeutral = (key: string, value: string): boolean =>
  Object.hasOwn(NEUTRAL, key) &&
  (value === NEUTRAL[key] || (value !== '' && Number(value) === Number(NEUTRAL[key])));

/** Against spin and rolling, which a geom has from four and six dimensions of contact on. */
function lostFriction(element: Element): string[] {
  if (element.name !== 'geom') return [];
  const [dimensions, friction] = [element.number('condim') ?? 3, element.numbers('friction') ?? []];
  const has = (i: number) => (friction[i] ?? 1) > 0;
  return [
    ...(dimensions >= 4 && has(1) ? ['friction against spin'] : []),
    ...(dimensions >= 6 && has(2) ? ['friction against rolling'] : []),
  ];
}

/** Counts elements that lose the same attributes. */
export class Losses {
  private readonly found = new Map<string, { readonly first: Element; count: number }>();

  add(element: Element): void {
    const lost = lostOf(element);
    if (lost.length === 0) return;
    const key = `${element.name}: ${lost.join(', ')}`;
    const known = this.found.get(key);
    if (known === undefined) this.found.set(key, { first: element, count: 1 });
    else known.count++;
  }

  tell(notes: Notes): void {
    for (const [key, { first, count }] of this.found) {
      const lost = key.slice(first.name.length + 2);
      const name = first.text('name');
      const called = `<${first.name}>${name === undefined ? '' : ` '${name}'`}`;
      const others = count > 1 ? ` and ${count - 1} more` : '';
      notes.add(first.place, `Of ${called}${others} is left out: ${lost}.`);
    }
  }
}
