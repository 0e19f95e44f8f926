import { useFrame } from '@react-three/fiber';
import { type ContactEvent, World, type WorldOptions } from 'pliant';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Context, type PhysicsContext } from './context.js';

/** Properties of `<Physics>`. */
export interface PhysicsProps extends Pick<WorldOptions, 'gravity' | 'substeps' | 'sleeping' | 'seed'> {
  /** A world of your own, such as one that a scene made; its bodies are not drawn unless `<WorldBodies />` is below. */
  readonly world?: World;
  /** Time of one step [s]; 1/60 by default. */
  readonly dt?: number;
  /** Stops time; what is drawn stays. */
  readonly paused?: boolean;
  /** Bodies, joints, and everything that uses the hooks. */
  readonly children?: ReactNode;
}

/** A world, stepped in every frame. Needs no Suspense and no initialisation, and is the same under StrictMode. */
export function Physics({ world: given, dt = 1 / 60, paused = false, children, ...options }: PhysicsProps) {
  const [own] = useState(() => given ?? new World(defined(options)));
  const world = given ?? own;
  const context = useMemo<PhysicsContext>(
    () => ({ world, shown: new Set(), handlers: new Map(), steps: new Set() }),
    [world],
  );
  useChanges(world, options);
  useEffect(
    () =>
      world.observe({
        onStep: () => {
          for (const one of context.shown) one.remember();
        },
        onRestore: () => {
          for (const one of context.shown) one.jump();
        },
      }),
    [world, context],
  );
  useFrame((_, elapsed) => {
    if (!paused) advance(context, elapsed, dt);
  }, FIRST);
  return <Context.Provider value={context}>{children}</Context.Provider>;
}

/** Before frames that read what is drawn; a positive priority would take drawing over from React Three Fiber. */
const FIRST = -100;

/** Frames that come late, such as those of a tab that was hidden, count as this long at most [s]. */
const LONGEST_FRAME = 0.1;

function advance(context: PhysicsContext, elapsed: number, dt: number): void {
  const { world, shown, steps } = context;
  const afterStep = () => {
    for (const event of world.events()) tell(context, event);
    for (const step of steps) step(world, dt);
  };
  const alpha = world.advance(Math.min(elapsed, LONGEST_FRAME), { dt, afterStep });
  for (const one of shown) one.show(alpha);
}

function tell({ handlers }: PhysicsContext, event: ContactEvent): void {
  const ends = [event.bodyA, event.bodyB] as const;
  ends.forEach((body, i) => {
    const one = handlers.get(body.handle);
    const other = ends[1 - i];
    if (event.kind === 'start') one?.onContact?.(other, event);
    if (event.kind === 'stop') one?.onContactEnd?.(other, event);
    if (event.kind === 'force') one?.onForce?.(other, event);
  });
}

/** Properties of the world that may change while it runs. */
function useChanges(world: World, { gravity, substeps, sleeping }: Partial<PhysicsProps>): void {
  const isFirst = useRef(true);
  const key = gravity === undefined ? '' : JSON.stringify(gravity);
  // biome-ignore lint/correctness/useExhaustiveDependencies: gravity is compared by its numbers
  useEffect(() => {
    if (!isFirst.current && gravity !== undefined) world.setGravity(gravity);
    isFirst.current = false;
  }, [world, key]);
  useEffect(() => {
    if (substeps !== undefined && substeps !== world.substeps) world.setSubsteps(substeps);
  }, [world, substeps]);
  useEffect(() => {
    if (sleeping !== undefined) world.setSleeping(sleeping);
  }, [world, sleeping]);
}

/** React hands over properties that were left out as undefined; a definition knows only what is there. */
export function defined<T extends object>(props: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as never;
}
