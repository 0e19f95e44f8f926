/** What users change of a scene, as functions from scene to scene. */
import type { MethodStage, PairStage, ParameterValues, Scene } from 'pliant';
import type { Editable } from '../inspect.js';
import type { Point } from '../point.js';
import { bodyAt, changeBodies, namesOf, type SceneBody } from './bodies.js';
import { jointsOf } from './joints.js';

type ScenePair = Scene['pairs'][number];
export type Turn = readonly [number, number, number, number];

/** Where a body is put, and by how much it is scaled along its axes. */
export interface Pose {
  readonly position: Point;
  readonly orientation: Turn;
  readonly scale: Point;
}

export function withMethod(scene: Scene, stage: MethodStage, name: string): Scene {
  return { ...scene, methods: { ...scene.methods, [stage]: name } };
}

export function withParameters(scene: Scene, method: string, values: ParameterValues): Scene {
  return { ...scene, parameters: { ...scene.parameters, [method]: { ...values } } };
}

/** A scene that says its steps per second says the length of a step from now on. */
export function withStep({ fps: _, ...scene }: Scene, dt: number): Scene {
  return { ...scene, dt };
}

export function withProperties(
  scene: Scene,
  nths: readonly number[],
  properties: Partial<Record<Editable, number>>,
): Scene {
  return changeBodies(scene, nths, (body) => ({ ...body, ...properties }) as SceneBody, true);
}

export function withMaterial(
  scene: Scene,
  nths: readonly number[],
  material: string,
  key: string,
  value: number,
): Scene {
  const change = (body: SceneBody): SceneBody => {
    if (body.kind === 'mass-spring') {
      // Of its own from now on: others may share the scene's.
      const { [material]: shared = {} } = scene.materials;
      const { restitution: _, color: __, ...known } = shared;
      const own = { ...known, ...body.materials[material], [key]: value };
      return { ...body, materials: { ...body.materials, [material]: own } };
    }
    if (body.kind !== 'soft') return { ...body, [key]: value } as SceneBody;
    if (key === 'density' || key === 'friction') return { ...body, [key]: value };
    return { ...body, model: { ...body.model, [key]: value } as typeof body.model };
  };
  return changeBodies(scene, nths, change, true);
}

/** Methods of a pair go by names, so both bodies get one that no other has. */
export function withPair(
  scene: Scene,
  [a, b]: readonly [number, number],
  stage: PairStage,
  method: string,
): Scene {
  const named = withOwnNames(scene, [a, b]);
  const [first, second] = [a, b].map((nth) => bodyAt(named, nth)?.name ?? '');
  const isIt = (pair: ScenePair) =>
    (pair.a === first && pair.b === second) || (pair.a === second && pair.b === first);
  const known = named.pairs.find(isIt) ?? { a: first, b: second };
  return { ...named, pairs: [...named.pairs.filter((pair) => !isIt(pair)), { ...known, [stage]: method }] };
}

/** These bodies get names that no other body has. */
export function withOwnNames(scene: Scene, nths: readonly number[]): Scene {
  let named = scene;
  for (const nth of nths) {
    const body = bodyAt(named, nth);
    if (body === undefined) continue;
    const taken = otherNames(named, nth);
    if (body.name !== undefined && !taken.has(body.name)) continue;
    named = changeBodies(named, [nth], (one) => ({ ...one, name: freeName(body.name ?? body.kind, taken) }));
  }
  return named;
}

/** Names of all bodies but one. */
const otherNames = (scene: Scene, except: number): Set<string | undefined> =>
  new Set(namesOf(scene).filter((_, nth) => nth !== except));

function freeName(wish: string, taken: ReadonlySet<string | undefined>): string {
  const stem = wish.replace(/ \d+$/, '');
  for (let k = 2; ; k++) if (!taken.has(`${stem} ${k}`)) return `${stem} ${k}`;
}

export function withName(scene: Scene, nth: number, name: string): Scene {
  const old = bodyAt(scene, nth)?.name;
  const renamed = changeBodies(scene, [nth], (body) => ({ ...body, name }));
  if (old === undefined || otherNames(scene, nth).has(old)) return renamed;
  const ends = <T extends { readonly a: string; readonly b: string }>(one: T): T => ({
    ...one,
    a: one.a === old ? name : one.a,
    b: one.b === old ? name : one.b,
  });
  const sets = renamed.sets.map((set) => ({
    ...set,
    bodies: set.bodies.map((one) => (one === old ? name : one)),
  }));
  const bodies = renamed.bodies.map((body) => {
    if (body.kind !== 'soft' || body.attachments === undefined) return body;
    const attachments = body.attachments.map((one) => (one.to === old ? { ...one, to: name } : one));
    return { ...body, attachments };
  });
  const joints = jointsOf(scene, new Set([old])).map(ends);
  return { ...renamed, bodies, joints, pairs: renamed.pairs.map(ends), sets };
}

type SceneSet = Scene['sets'][number];

/** These bodies belong together from now on, and to no other set. */
export function withSet(scene: Scene, nths: readonly number[]): Scene {
  const named = withOwnNames(scene, nths);
  const bodies = nths.map((nth) => bodyAt(named, nth)!.name!);
  const left = thinnedSets(named.sets, (name) => !bodies.includes(name));
  const names = new Set(left.map(({ name }) => name));
  let number = left.length + 1;
  while (names.has(`group ${number}`)) number++;
  return { ...named, sets: [...left, { name: `group ${number}`, bodies }] };
}

/** Sets that have one of these bodies are none any more. */
export function withoutSets(scene: Scene, nths: readonly number[]): Scene {
  const names = new Set(nths.map((nth) => bodyAt(scene, nth)?.name));
  return { ...scene, sets: scene.sets.filter(({ bodies }) => !bodies.some((name) => names.has(name))) };
}

/** Sets of what stays; one body alone is no set. */
function thinnedSets(sets: readonly SceneSet[], stays: (name: string) => boolean): SceneSet[] {
  return sets
    .map((set) => ({ ...set, bodies: set.bodies.filter(stays) }))
    .filter(({ bodies }) => bodies.length > 1);
}

/** Without these bodies, and without joints and choices that name them. */
export function without(scene: Scene, nths: readonly number[]): Scene {
  const names = new Set(nths.flatMap((nth) => bodyAt(scene, nth)?.name ?? []));
  const left = changeBodies(scene, nths, () => undefined);
  for (const name of namesOf(left)) if (name !== undefined) names.delete(name);
  const stays = ({ a, b }: { readonly a: string; readonly b: string }) => !names.has(a) && !names.has(b);
  const bodies = left.bodies.map((body) => {
    if (body.kind !== 'soft' || body.attachments === undefined) return body;
    return { ...body, attachments: body.attachments.filter(({ to }) => to === undefined || !names.has(to)) };
  });
  const sets = thinnedSets(left.sets, (name) => !names.has(name));
  const joints = jointsOf(left, names).filter(stays);
  return { ...left, bodies, joints, pairs: left.pairs.filter(stays), sets };
}

export function withPoses(scene: Scene, poses: ReadonlyMap<number, Pose>): Scene {
  return changeBodies(scene, [...poses.keys()], (body, nth) => {
    const { position, orientation, scale } = poses.get(nth)!;
    return scaled({ ...body, position: [...position], orientation: [...orientation] } as SceneBody, scale);
  });
}

/** A body as large as the gizmo made it. Shapes that can't stretch take the mean of the three. */
export function scaled(body: SceneBody, scale: Point): SceneBody {
  if (scale.every((s) => s === 1)) return body;
  if (body.kind === 'mass-spring') {
    const s = Math.cbrt(scale[0] * scale[1] * scale[2]);
    const molecules = body.molecules.map((one) => ({
      ...one,
      position: one.position.map((x) => x * s) as unknown as typeof one.position,
      radius: (one.radius ?? body.radius ?? 0.01) * s,
    }));
    return { ...body, molecules };
  }
  if (body.kind === 'soft') return { ...body, mesh: scaledParts(body.mesh, scale) as typeof body.mesh };
  return { ...body, shape: scaledParts(body.shape, scale) } as SceneBody;
}

/** Lengths of shapes along axes of their own; every other length scales with the mean. */
const ALONG: Readonly<Record<string, 0 | 1 | 2>> = { halfHeight: 1, thickness: 1, height: 1, length: 0 };
const LENGTHS = ['radius', 'tube', 'offset', 'width', 'depth', 'edge', ...Object.keys(ALONG)];
const TRIPLES = ['halfExtents', 'radii', 'size'];
const POINTS = ['points', 'positions'];

function scaledParts(part: object, scale: Point): object {
  const mean = Math.cbrt(scale[0] * scale[1] * scale[2]);
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      if (typeof value === 'number' && LENGTHS.includes(key))
        return [key, value * (key in ALONG ? scale[ALONG[key]] : mean)];
      if (TRIPLES.includes(key)) return [key, (value as number[]).map((x, k) => x * scale[k])];
      if (POINTS.includes(key)) return [key, (value as number[]).map((x, k) => x * scale[k % 3])];
      if (key === 'shape') return [key, scaledParts(value as object, scale)];
      if (key === 'parts')
        return [
          key,
          (value as { shape: object; position: number[] }[]).map((one) => ({
            ...one,
            shape: scaledParts(one.shape, [mean, mean, mean]),
            position: one.position.map((x) => x * mean),
          })),
        ];
      return [key, value];
    }),
  );
}
