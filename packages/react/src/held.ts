import type { BodyObject } from '@pliant/three';
import type { ThreeElements } from '@react-three/fiber';
import type { Body } from 'pliant';
import { type Ref, useEffect, useRef } from 'react';
import type { BodyHandlers, PhysicsContext } from './context.js';
import { give } from './refs.js';

/** Where a component stands and whether it is drawn. */
export type Placement = Pick<ThreeElements['group'], 'position' | 'rotation' | 'quaternion' | 'visible'>;

/** What a component was given when it was rendered last. */
export interface Latest {
  readonly current: { readonly ref: Ref<Body> | undefined; readonly handlers: BodyHandlers };
}

/** Draws a new body, tells its handlers of contacts and fills its ref. The returned function removes the body. */
export function hold(context: PhysicsContext, body: Body, object: BodyObject, latest: Latest): () => void {
  context.shown.add(object);
  context.handlers.set(body.handle, {
    onContact: (...told) => latest.current.handlers.onContact?.(...told),
    onContactEnd: (...told) => latest.current.handlers.onContactEnd?.(...told),
    onForce: (...told) => latest.current.handlers.onForce?.(...told),
  });
  give(latest.current.ref, body);
  return () => {
    give(latest.current.ref, null);
    context.shown.delete(object);
    context.handlers.delete(body.handle);
    if (body.exists) context.world.remove(body);
  };
}

const CHANGEABLE = [
  'friction',
  'restitution',
  'frictionRule',
  'restitutionRule',
  'enabled',
  'linearDamping',
  'angularDamping',
  'gravityScale',
  'sensor',
] as const;

/** Carries changed properties over to the body, without making it anew. */
export function useSettings(
  body: { readonly current: Body | undefined },
  settings: { readonly [K in (typeof CHANGEABLE)[number]]?: unknown },
): void {
  const values = CHANGEABLE.map((key) => settings[key]);
  const before = useRef(values);
  useEffect(() => {
    const changed = CHANGEABLE.filter(
      (key, i) => values[i] !== before.current[i] && settings[key] !== undefined,
    );
    before.current = values;
    if (changed.length > 0 && body.current?.exists)
      body.current.set(Object.fromEntries(changed.map((key) => [key, settings[key]])));
  });
}
