/** What `<Physics>` hands to everything below it. */
import type { BodyObject } from '@pliant/three';
import type { Body, ContactEvent, World } from 'pliant';
import { createContext, useContext } from 'react';

/** Called with the other body, and the event as the world gave it. */
export type ContactHandler = (other: Body, event: ContactEvent) => void;

/** What a body tells of. */
export interface BodyHandlers {
  /** A touch began. */
  onContact?: ContactHandler | undefined;
  /** A touch ended. */
  onContactEnd?: ContactHandler | undefined;
  /** A contact force passed the body's `forceThreshold`. */
  onForce?: ContactHandler | undefined;
}

/** A function after every step. */
export type StepHandler = (world: World, dt: number) => void;

export interface PhysicsContext {
  readonly world: World;
  /** What is moved in every frame. */
  readonly shown: Set<BodyObject>;
  /** By handle of the body. */
  readonly handlers: Map<number, BodyHandlers>;
  readonly steps: Set<StepHandler>;
}

export const Context = createContext<PhysicsContext | undefined>(undefined);

export function usePhysics(name: string): PhysicsContext {
  const context = useContext(Context);
  if (context === undefined) throw new Error(`${name} needs a <Physics> around it; put one below <Canvas>.`);
  return context;
}
