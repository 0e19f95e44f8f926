/**
 * Lists the methods that a world could choose, the pairs that each of them serves now, and the pairs that it could not
 * serve.
 */
import type { Bodies } from '../bodies/bodies.js';
import { broadphases } from '../broadphase/index.js';
import type { Registry } from '../core/registry.js';
import {
  type BodyClasses,
  describeFace,
  type Face,
  type MethodStage,
  meet,
  PAIR_REGISTRIES,
  type PairMethod,
  type PairStage,
  serves,
} from './served.js';

/** What a method can do for the bodies of a world. */
export interface MethodOffer {
  /** Name of the method. */
  readonly name: string;
  /**
   * Kinds of pairs that the method serves under the world's present choices, such as `a rigid sphere and a static
   * plane`.
   */
  readonly serves: readonly string[];
  /**
   * The first kinds of bodies that could touch and that the method can't serve. The method then can't be chosen for the
   * whole world.
   */
  readonly refused?: string;
}

/** The method that answers for a pair of rows now. */
export type Serving = (stage: PairStage, a: number, b: number) => string;

export function methodOffers(
  bodies: Bodies,
  stage: MethodStage,
  chosen: string,
  serving: Serving,
  classes: BodyClasses,
): MethodOffer[] {
  if (stage === 'broadphase')
    return broadphases.names().map((name) => ({ name, serves: name === chosen ? ['all bodies'] : [] }));
  const pairs = meetings(bodies, classes).filter(
    ({ a, b }) => stage !== 'response' || !(a.sensor || b.sensor),
  );
  const now = pairs.map(({ rows }) => serving(stage, ...rows));
  return (PAIR_REGISTRIES[stage] as Registry<PairMethod>).list().map((method) => {
    const served = pairs.filter((_, k) => now[k] === method.name).map(({ name }) => name);
    const refused = pairs.find(({ a, b }) => !serves(stage, method, a, b));
    return { name: method.name, serves: [...new Set(served)], ...(refused && { refused: refused.name }) };
  });
}

interface Meeting {
  readonly a: Face;
  readonly b: Face;
  readonly rows: readonly [number, number];
  readonly name: string;
}

/** Two bodies of each class meet all others and each other. */
function meetings(bodies: Bodies, classes: BodyClasses): Meeting[] {
  const found = new Map<string, { face: Face; rows: number[] }>();
  for (let row = 0; row < bodies.rows; row++) {
    if (bodies.columns.kind[row] === 0) continue;
    const face = classes.face(row);
    const key = JSON.stringify(face);
    const known = found.get(key);
    if (known === undefined) found.set(key, { face, rows: [row] });
    else if (known.rows.length < 2) known.rows.push(row);
  }
  const list = [...found.values()];
  return list.flatMap(({ face: a, rows }, i) =>
    list.slice(i).flatMap(({ face: b, rows: others }, k): Meeting[] => {
      const second = k === 0 ? rows[1] : others[0];
      if (second === undefined || !meet(a, b)) return [];
      return [{ a, b, rows: [rows[0], second], name: `${describeFace(a)} and ${describeFace(b)}` }];
    }),
  );
}
