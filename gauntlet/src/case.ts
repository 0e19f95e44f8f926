/**
 * A case is one generated world as plain data: a scene, the changes made to it while it runs, and the facts that its family
 * knows about it. Laws read the facts; the shrinker rewrites the scene; a break is written down from it.
 */
import type { Body, SceneDefinition } from 'pliant';
import type { PlanarScene } from './plane/scene.js';

export type Vec3 = readonly [number, number, number];
export type BodyOf = SceneDefinition['bodies'][number];
export type ShapeOf = Body['shape'];

/** A command executed just before step `step`. Bodies are meant by their names, since handles depend on what was added before. */
export interface Action {
  readonly step: number;
  /** Name of the body that the command is about; its handle becomes the command's `body`. */
  readonly body?: string;
  /** Names of the two bodies of a pair; their handles become the command's `a` and `b`. */
  readonly pair?: readonly [string, string];
  readonly command: Readonly<Record<string, unknown>>;
}

/** What a family promises about its worlds. A law looks only at worlds whose facts say that it applies. */
export interface Facts {
  /** Nothing acts from outside: momentum is kept. No gravity, no static or kinematic body, no field. `linear` leaves the angular one out. */
  readonly closed?: boolean | 'linear';
  /** Height below which nothing may sink [m]. */
  readonly floor?: number;
  /** Bodies stay inside this box [m]. */
  readonly bin?: { readonly min: Vec3; readonly max: Vec3 };
  /** Time after which everything is at rest [s]. */
  readonly rests?: number;
  /** Bodies start where they must stay: nothing may move by more than a small share of its size. */
  readonly stands?: boolean;
  /** Bodies overlap at the start: `apart` begins when they have parted, and parting may not make them fast. */
  readonly overlaps?: boolean;
  /** With `overlaps`: at the end of the run they must have parted. */
  readonly parts?: boolean;
  /** Bodies begin apart, and their contact can't be crossed: `apart` demands it of all surfaces in every step, without tolerance. */
  readonly uncrossed?: boolean;
  /** A field or a contact stores energy that `world.energy()` doesn't tell: `energy` can't be judged. */
  readonly hidesEnergy?: boolean;
  /** Gain of energy allowed, as a share of the energy at hand, where the family knows better than the method's tolerance. */
  readonly energyGain?: number;
  /** Nothing takes energy away either: frictionless, elastic, without gravity. */
  readonly keepsEnergy?: boolean;
  /** A body on a slope of this angle [rad] with this friction; `stick` compares with Coulomb's law. */
  readonly slope?: {
    readonly body: string;
    readonly angle: number;
    readonly friction: number;
    /** I/(m r²) of a body that rolls on the slope. */
    readonly rolls?: number;
  };
  /** A ball that falls on a floor and leaves it with this share of its speed. */
  readonly rebound?: { readonly body: string; readonly restitution: number };
  /** The scene was fed a number that is too much for any engine; only *finite* for others, *says so* and *same* are asked. */
  readonly poisoned?: readonly string[];
  /** Few bodies and a short run, so that two runs can be compared number by number before chaos parts them. */
  readonly calm?: boolean;
  /** The bodies after the first may be added and removed over and over; `memory` looks at what that leaves. */
  readonly comesAndGoes?: boolean;
  /** Nothing asks for more than the engine promises: there is no trouble to tell of. */
  readonly untroubled?: boolean;
  /** Nothing touches: motion is smooth, and halving the step must converge. */
  readonly smooth?: boolean;
}

export interface Case {
  readonly scene: SceneDefinition;
  /** A world in the plane, which takes the place of the bodies of the scene. */
  readonly planar?: PlanarScene;
  readonly steps: number;
  /** Lengths of steps [s], taken in turn in the place of the scene's. */
  readonly paces?: readonly number[];
  readonly actions: readonly Action[];
  readonly facts: Facts;
}

/** Length of a step of a case [s]. */
export function paceOf({ scene, paces = [] }: Case, step: number): number {
  return paces[step % paces.length] ?? scene.dt ?? 1 / 60;
}
