/** Scenes that a program plays along with: it moves bodies, casts rays and listens to contacts between the steps. */
import type { Quad, Triple } from '../rigid-scenes/scene.js';

export type LiveForm =
  | { readonly kind: 'box'; readonly half: Triple }
  | { readonly kind: 'hull'; readonly points: readonly Triple[] }
  /** A surface that stands still. */
  | { readonly kind: 'mesh'; readonly positions: readonly number[]; readonly triangles: readonly number[] };

export interface LiveBody {
  readonly form: LiveForm;
  /** Of the origin in which the form is written. */
  readonly at: Triple;
  /** [kg]; bodies without it stand still. */
  readonly mass?: number;
  readonly friction: number;
  readonly restitution: number;
}

/** A scene in an engine, with the engine's own defaults, sleeping included. */
export interface LiveWorld {
  step(): void;
  /** Moves a body, by the origin in which its form is written; its velocity stays unless `stop` asks for none. */
  place(body: number, at: Triple, turn: Quad, stop: boolean): void;
  /** Distance to the first hit of a ray of unit direction [m]; infinity for none within `reach`. */
  castRay(origin: Triple, direction: Triple, reach: number): number;
  /** Calls for every two bodies whose contact began in the last step. */
  forBegun(visit: (a: number, b: number) => void): void;
  /** Of all bodies in the order of the scene: position of the form's origin and orientation (xyzw), seven numbers each. */
  poses(): Float64Array;
}

export type MakeLive = (scene: LiveScene) => LiveWorld | Promise<LiveWorld>;

/** What a program does with one world; every engine has its own. */
export interface Play {
  /** Part of the measured time. */
  before?(world: LiveWorld): void;
  after?(world: LiveWorld): void;
  /** One number that all engines should agree on, with its meaning in `LiveScene.counts`. */
  count?(): number;
}

export interface LiveScene {
  readonly name: string;
  readonly gravity: number;
  readonly bodies: readonly LiveBody[];
  /** Contacts are listened to. */
  readonly listens?: boolean;
  readonly play: () => Play;
  /** What `Play.count` counts. */
  readonly counts?: string;
  /** Whether engines agree on that count, and how closely. */
  readonly agreement?: number;
}
