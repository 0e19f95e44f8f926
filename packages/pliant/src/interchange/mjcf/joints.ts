/** Joints of MJCF, with what a scene can't say about them told. */
import type { Notes } from '../notes.js';
import { ORIGIN, type Triple, unit } from '../pose.js';
import type { Element } from '../xml-tree.js';
import type { Defaults } from './defaults.js';
import type { Compiler } from './frames.js';
import { lostOf } from './lost.js';

export interface MjcfJoint {
  readonly type: 'free' | 'ball' | 'slide' | 'hinge';
  readonly name: string;
  /** Both in the body's frame. */
  readonly axis: Triple;
  readonly anchor: Triple;
  readonly limits: { readonly min: number; readonly max: number } | undefined;
}

const LOST = ['damping', 'stiffness', 'frictionloss', 'armature', 'springdamper'] as const;

export function jointsOf(
  body: Element,
  childClass: string | undefined,
  defaults: Defaults,
  compiler: Compiler,
  notes: Notes,
): MjcfJoint[] {
  const found = body.children.filter(({ name }) => name === 'joint' || name === 'freejoint');
  return found.map((plain, i): MjcfJoint => {
    const element = defaults.of(plain, childClass);
    const name =
      plain.text('name') ?? `${body.text('name') ?? 'body'} joint${found.length > 1 ? ` ${i + 1}` : ''}`;
    const type = plain.name === 'freejoint' ? 'free' : (element.text('type') ?? 'hinge');
    if (type !== 'free' && type !== 'ball' && type !== 'slide' && type !== 'hinge')
      throw plain.error(`A joint is free, ball, slide or hinge, not '${type}'.`);
    const along = element.triple('axis') ?? [0, 0, 1];
    if ((type === 'slide' || type === 'hinge') && along.every((x) => x === 0))
      throw plain.error(`The axis of joint '${name}' is 0 0 0, which has no direction; give it one.`);
    const axis = unit(along);
    const lost: string[] = LOST.filter((key) => (element.numbers(key) ?? []).some((x) => x !== 0));
    lost.push(...lostOf(element));
    const limits = limitsOf(element, type, compiler, lost);
    if (lost.length > 0) notes.add(plain.place, `Of joint '${name}' is left out: ${lost.join(', ')}.`);
    return { type, name, axis, anchor: element.triple('pos') ?? ORIGIN, limits };
  });
}

function limitsOf(element: Element, type: string, { angle, autoLimits }: Compiler, lost: string[]) {
  const range = element.numbers('range', 2);
  const limited = element.text('limited') ?? 'auto';
  if (range === undefined || limited === 'false' || (limited === 'auto' && !autoLimits)) return undefined;
  if (range[0] === 0 && range[1] === 0 && limited !== 'true') return undefined;
  if (type === 'ball') {
    lost.push('its range');
    return undefined;
  }
  const unit = type === 'hinge' ? angle : 1;
  // What the joint says where the file draws it.
  const start = element.number('ref') ?? 0;
  const [min, max] = [(range[0] - start) * unit, (range[1] - start) * unit];
  if (min > max) throw element.error(`The range ${range[0]} to ${range[1]} is empty; swap its ends.`);
  if (type === 'hinge' && (min < -Math.PI || max > Math.PI)) {
    lost.push('a range beyond −180° to 180°');
    return undefined;
  }
  return { min, max };
}
