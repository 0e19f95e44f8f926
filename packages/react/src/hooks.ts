import type { Contact, World } from 'pliant';
import { useEffect, useRef } from 'react';
import { type StepHandler, usePhysics } from './context.js';

/** The world of the `<Physics>` around this component. */
export function useWorld(): World {
  return usePhysics('useWorld').world;
}

/** Calls a function after every step, also several times per frame or not at all. */
export function useStep(handler: StepHandler): void {
  const { steps } = usePhysics('useStep');
  const latest = useRef(handler);
  latest.current = handler;
  useEffect(() => {
    const call: StepHandler = (world, dt) => latest.current(world, dt);
    steps.add(call);
    return () => {
      steps.delete(call);
    };
  }, [steps]);
}

/** Calls a function after every step with all contacts of the world. */
export function useContacts(handler: (contacts: readonly Contact[]) => void): void {
  useStep((world) => handler([...world.contacts()]));
}
