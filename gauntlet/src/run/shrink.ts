/**
 * Makes a broken case smaller while the same law still breaks: fewer steps, fewer actions, joints and bodies, simpler shapes, rounder
 * numbers. Each round tries large cuts first (delta debugging, Zeller and Hildebrandt 2002) and ends when nothing can go, or time is up.
 */
import type { BodyOf, Case, ShapeOf } from '../case.js';
import type { Breach, LawName } from '../law.js';
import type { PlanarBodyOf } from '../plane/scene.js';
import { play } from '../play.js';

export interface Shrunk {
  readonly subject: Case;
  readonly breach: Breach;
}

export function shrink(subject: Case, breach: Breach, milliseconds = 15_000): Shrunk {
  const deadline = performance.now() + milliseconds;
  let best: Shrunk = { subject, breach };
  const isLeft = () => performance.now() < deadline;
  // A simpler world may break a little later, so it gets a few steps more.
  const attempt = (smaller: Case): boolean => {
    if (!isLeft()) return false;
    const longer = { ...smaller, steps: Math.min(subject.steps, Math.ceil(best.breach.step * 1.3) + 10) };
    const found = breaks(longer, breach.law);
    if (found === undefined) return false;
    best = { subject: longer, breach: found };
    return true;
  };
  for (let changed = true; changed && isLeft(); ) {
    changed = false;
    const now = () => best.subject;
    changed = cutList(now, (subject) => subject.actions, withActions, attempt) || changed;
    changed = cutList(now, (subject) => subject.scene.bodies, withBodies, attempt) || changed;
    changed = cutList(now, (subject) => subject.planar?.bodies ?? [], withOutlines, attempt) || changed;
    changed = simplify(now, attempt) || changed;
  }
  const cut = { ...best.subject, steps: Math.max(1, best.breach.step) };
  const found = breaks(cut, breach.law);
  return found === undefined ? best : { subject: cut, breach: found };
}

function breaks(subject: Case, law: LawName): Breach | undefined {
  try {
    return play(subject, {
      laws: [law, ...(law === 'says-so' ? (['finite', 'energy', 'switch'] as const) : [])],
    }).breaches.find((b) => b.law === law);
  } catch {
    return undefined;
  }
}

/** Drops halves, then quarters, down to single items of a list. */
function cutList<T>(
  now: () => Case,
  listOf: (subject: Case) => readonly T[],
  withList: (subject: Case, list: readonly T[]) => Case,
  attempt: (smaller: Case) => boolean,
): boolean {
  let changed = false;
  for (
    let size = Math.ceil(listOf(now()).length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let at = 0; at < listOf(now()).length; ) {
      const list = listOf(now());
      const rest = [...list.slice(0, at), ...list.slice(at + size)];
      const smaller = withList(now(), rest);
      // What the facts count on can't be dropped.
      if (listOf(smaller).length < list.length && attempt(smaller)) changed = true;
      else at += size;
    }
  }
  return changed;
}

const withActions = (subject: Case, actions: Case['actions']): Case => ({ ...subject, actions });

/** Joints, pairs and actions of bodies that are gone go with them. */
function withBodies(subject: Case, chosen: readonly BodyOf[]): Case {
  const { floor, bin } = subject.facts;
  // A floor that a law counts on stays.
  const stays = (body: BodyOf) => body.kind === 'static' && (floor !== undefined || bin !== undefined);
  const bodies = subject.scene.bodies.filter((body) => chosen.includes(body) || stays(body));
  const names = new Set(bodies.map(({ name }) => name));
  const { joints = [], pairs = [] } = subject.scene;
  return {
    ...subject,
    actions: subject.actions.filter(
      ({ body, pair }) =>
        (body === undefined || names.has(body)) && (pair?.every((name) => names.has(name)) ?? true),
    ),
    scene: {
      ...subject.scene,
      bodies,
      joints: joints.filter(({ a, b }) => names.has(a) && names.has(b)),
      pairs: pairs.filter(({ a, b }) => names.has(a) && names.has(b)),
    },
  };
}

const withOutlines = (subject: Case, bodies: readonly PlanarBodyOf[]): Case =>
  subject.planar === undefined ? subject : { ...subject, planar: { ...subject.planar, bodies } };

/** Body by body: a plainer shape, no turn, no spin, round numbers. */
function simplify(now: () => Case, attempt: (smaller: Case) => boolean): boolean {
  let changed = false;
  for (let i = 0; i < now().scene.bodies.length; i++) {
    for (const change of CHANGES) {
      for (const simpler of change(now().scene.bodies[i])) {
        if (JSON.stringify(simpler) === JSON.stringify(now().scene.bodies[i])) continue;
        const bodies = now().scene.bodies.map((body, k) => (k === i ? simpler : body));
        if (!attempt({ ...now(), scene: { ...now().scene, bodies } })) continue;
        changed = true;
        break;
      }
    }
  }
  return changed;
}

const rounded = <T>(value: T, digits: number): T =>
  JSON.parse(JSON.stringify(value, (_, x) => (typeof x === 'number' ? Number(x.toPrecision(digits)) : x)));

const without =
  (key: string) =>
  (body: BodyOf): BodyOf[] => {
    if (!(key in body)) return [];
    const { [key]: _, ...rest } = body as unknown as Record<string, unknown>;
    return [rest as unknown as BodyOf];
  };

/** What can be made simpler about a body, each as a list of tries. */
const CHANGES: readonly ((body: BodyOf) => Iterable<BodyOf>)[] = [
  plainer,
  ...['angularVelocity', 'velocity', 'orientation', 'restitution', 'friction', 'density'].map((key) =>
    without(key),
  ),
  (body) => [rounded(body, 2)],
];

function* plainer(body: BodyOf): Generator<BodyOf> {
  if (body.kind !== 'rigid') return;
  for (const shape of plainerShapes(body.shape as ShapeOf)) yield { ...body, shape } as BodyOf;
}

function* plainerShapes(shape: ShapeOf): Generator<ShapeOf> {
  if (shape.kind === 'sphere') return;
  const reach = 'radius' in shape ? shape.radius : 0.25;
  if (shape.kind !== 'box') yield { kind: 'box', halfExtents: [reach, reach, reach] };
  yield { kind: 'sphere', radius: reach };
  if (shape.kind === 'hull' && shape.points.length > 12)
    yield { ...shape, points: Array.from(shape.points).slice(0, 12) };
}
