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
  const attempt = (smaller: Case): boolean => {
    if (!isLeft()) return false;
    const found = breaks(smaller, breach.law);
    if (found === undefined) return false;
    best = { subject: smaller, breach: found };
    return true;
  };
  attempt(shorter(best.subject, best.breach.step));
  for (let changed = true; changed && isLeft(); ) {
    changed = false;
    const now = () => best.subject;
    changed = cutList(now, (subject) => subject.actions, withActions, attempt) || changed;
    changed = cutList(now, (subject) => subject.scene.bodies, withBodies, attempt) || changed;
    changed = cutList(now, (subject) => subject.planar?.bodies ?? [], withOutlines, attempt) || changed;
    changed = simplify(now, attempt) || changed;
    attempt(shorter(best.subject, best.breach.step));
  }
  return best;
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

const shorter = (subject: Case, steps: number): Case => ({
  ...subject,
  steps: Math.max(1, Math.min(subject.steps, steps)),
});

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
      if (attempt(withList(now(), rest))) changed = true;
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
    for (const simpler of simplerBodies(now().scene.bodies[i])) {
      const bodies = now().scene.bodies.map((body, k) => (k === i ? simpler : body));
      if (JSON.stringify(simpler) === JSON.stringify(now().scene.bodies[i])) continue;
      if (attempt({ ...now(), scene: { ...now().scene, bodies } })) changed = true;
    }
  }
  return changed;
}

function* simplerBodies(body: BodyOf): Generator<BodyOf> {
  const { shape } = body as { shape?: ShapeOf };
  if (body.kind === 'rigid' && shape !== undefined) {
    for (const plainer of plainerShapes(shape)) yield { ...body, shape: plainer } as BodyOf;
  }
  const bare = { ...body } as Record<string, unknown>;
  for (const key of ['angularVelocity', 'velocity', 'orientation', 'restitution', 'friction', 'density']) {
    if (!(key in bare)) continue;
    const { [key]: _, ...rest } = bare;
    yield rest as unknown as BodyOf;
  }
  yield rounded(body, 2);
}

function* plainerShapes(shape: ShapeOf): Generator<ShapeOf> {
  if (shape.kind === 'sphere') return;
  const reach = 'radius' in shape ? shape.radius : 0.25;
  if (shape.kind !== 'box') yield { kind: 'box', halfExtents: [reach, reach, reach] };
  yield { kind: 'sphere', radius: reach };
  if (shape.kind === 'hull' && shape.points.length > 12)
    yield { ...shape, points: Array.from(shape.points).slice(0, 12) };
}

const rounded = <T>(value: T, digits: number): T =>
  JSON.parse(JSON.stringify(value, (_, x) => (typeof x === 'number' ? Number(x.toPrecision(digits)) : x)));
