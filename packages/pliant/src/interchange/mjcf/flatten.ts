/**
 * Frames of MJCF (MuJoCo 3) place what stands in them and are nothing themselves: their content takes their place, moved
 * and turned as they say. A class that a frame gives to its content goes to each of its children.
 */
import { compose, type Pose, type Triple, triple, turned } from '../pose.js';
import { Element } from '../xml-tree.js';
import type { Defaults } from './defaults.js';
import { type Compiler, poseOf, segment } from './frames.js';

/** Ways to write a turn, one of which takes the place of all others. */
const TURNS = ['quat', 'euler', 'axisangle', 'xyaxes', 'zaxis'];

export function flattenFrames(root: Element, compiler: Compiler, defaults: Defaults): void {
  const waiting: [Element, string | undefined][] = root.all('worldbody').map((world) => [world, undefined]);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [element, childClass] = next;
    const { children } = element;
    for (let i = 0; i < children.length; ) {
      const child = children[i];
      // What comes out is looked at next: it may be a frame again.
      if (child.name === 'frame') children.splice(i, 1, ...contentOf(child, compiler, defaults, childClass));
      else {
        if (child.name === 'body') waiting.push([child, child.text('childclass') ?? childClass]);
        i++;
      }
    }
  }
}

function contentOf(
  frame: Element,
  compiler: Compiler,
  defaults: Defaults,
  above: string | undefined,
): Element[] {
  const pose = poseOf(frame, compiler);
  const childClass = frame.text('childclass') ?? above;
  return frame.children.map((child) => {
    const isContainer = child.name === 'body' || child.name === 'frame';
    const key = isContainer ? 'childclass' : 'class';
    // A turn or place may come from the class, and is moved too.
    const { attributes } = isContainer ? child : defaults.of(child, childClass);
    const given = childClass === undefined || key in attributes ? {} : { [key]: childClass };
    const whole = copyOf(child, { ...attributes, ...given });
    return MOVED.has(child.name) ? moved(whole, pose, compiler) : whole;
  });
}

const MOVED = new Set(['body', 'frame', 'geom', 'joint', 'site', 'camera', 'light']);

function moved(element: Element, pose: Pose, compiler: Compiler): Element {
  const at = (point: Triple) => compose(pose, { position: point, orientation: [0, 0, 0, 1] }).position;
  const rest = Object.fromEntries(
    Object.entries(element.attributes).filter(([key]) => key !== 'pos' && !TURNS.includes(key)),
  );
  if (element.name === 'joint') {
    const axis = turned(pose.orientation, element.triple('axis') ?? [0, 0, 1]);
    const place = at(element.triple('pos') ?? [0, 0, 0]);
    return copyOf(element, { ...rest, pos: place.join(' '), axis: axis.join(' ') });
  }
  const ends = element.numbers('fromto', 6);
  // A box between two ends turns about its length by where they are, and that turn goes with the frame.
  if (ends !== undefined && element.text('type') === 'box') {
    const { pose: inner, half } = segment(ends);
    const across = element.numbers('size')?.[0] ?? 0;
    const { fromto: _, ...others } = rest;
    return placed(element, { ...others, size: `${across} ${across} ${half}` }, compose(pose, inner));
  }
  if (ends !== undefined) {
    const both = [...at(triple(ends)), ...at(triple(ends.slice(3)))];
    return copyOf(element, { ...rest, fromto: both.join(' ') });
  }
  return placed(element, rest, compose(pose, poseOf(element, compiler)));
}

/** No quat: a turn of the class would come before it. */
function placed(
  element: Element,
  rest: Readonly<Record<string, string>>,
  { position, orientation }: Pose,
): Element {
  const axes = [turned(orientation, [1, 0, 0]), turned(orientation, [0, 1, 0])].flat();
  return copyOf(element, { ...rest, pos: position.join(' '), xyaxes: axes.join(' ') });
}

function copyOf(element: Element, attributes: Readonly<Record<string, string>>): Element {
  const { name, line, column, file } = element;
  const copy = new Element(name, attributes, line, column, file);
  copy.children.push(...element.children);
  return copy;
}
