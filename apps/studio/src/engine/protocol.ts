/** What page and engine thread say to each other. Everything here can be cloned. */
import type { BodyLook } from '@pliant/three';
import type { BodyDefinition, JointKind, MethodStage, PairStage, ParameterValues, SceneError } from 'pliant';
import type { OverlayOptions } from 'pliant/drawing';
import type { MethodOffer } from 'pliant/methods';
import type { CurveRows } from './curves.js';
import type { Pose } from './document/changes.js';
import type { DocumentState } from './document/document.js';
import type { PaletteItem } from './document/palette.js';
import type { Footprint } from './footprint.js';
import type { FrameSize } from './frame.js';
import type { BodyDetails, Editable } from './inspect.js';
import type { MeshWishes, NamedBytes, OpenMesh } from './mesh-body.js';
import type { Marks, TroubleNote } from './notes.js';
import type { Point } from './point.js';
import type { FieldName, FieldSum } from './surface-fields.js';

export type MethodChoices = Record<MethodStage, string>;

/** A scene that was loaded and is ready to run. */
export interface LoadedScene {
  readonly ok: true;
  readonly epoch: number;
  readonly name: string;
  readonly description: string;
  readonly source?: string;
  /** Length of a step [s]. */
  readonly dt: number;
  /** When the scene is at its end [s]; a world from a file has none. */
  readonly duration?: number;
  readonly substeps: number;
  readonly gravity: readonly [number, number, number];
  readonly view?: { readonly position: readonly number[]; readonly target: readonly number[] };
  readonly looks: readonly BodyLook[];
  /** How many joints there are. */
  readonly joints: number;
  /** The law that the scene breaks, where the gauntlet wrote it, and after how many steps. */
  readonly breaks?: { readonly law: string; readonly step: number; readonly sentence: string };
  readonly methods: MethodChoices;
  /** Parameters that differ from their defaults, by method. */
  readonly parameters: Readonly<Record<string, ParameterValues>>;
  readonly size: FrameSize;
  /** Where the frames are, when page and engine share memory; else they come as messages. */
  readonly shared?: SharedArrayBuffer;
}

export interface RefusedScene {
  readonly ok: false;
  readonly errors: readonly SceneError[];
}

export type SceneAnswer = LoadedScene | RefusedScene;

/** Name, sentence and source of a scene, where its text doesn't say them. */
export type SceneAbout = Partial<Pick<LoadedScene, 'name' | 'description' | 'source'>>;

/** What a change did. */
export interface Edited {
  /** Where bodies came, went or moved: the world anew. */
  readonly scene?: LoadedScene;
  readonly settings: Settings;
  /** Rows of the bodies that the change made. */
  readonly made?: readonly number[];
}

export interface AddedMesh extends Edited {
  /** What became of the file. */
  readonly sentence: string;
}

/** What holds for the whole world. */
export type Settings = Pick<LoadedScene, 'dt' | 'substeps' | 'gravity' | 'methods' | 'parameters'>;

/** What the studio does when a scene is at its end. */
export const ENDINGS = ['stop', 'loop', 'go on'] as const;
export type Ending = (typeof ENDINGS)[number];

/** What the engine tells the page though nobody asked. */
export type News =
  | { readonly type: 'news'; readonly title: string; readonly text: string }
  /** The scene is at its end, and the world stands. */
  | { readonly type: 'end'; readonly epoch: number }
  | { readonly type: 'document'; readonly state: DocumentState }
  | { readonly type: 'troubles'; readonly troubles: readonly TroubleNote[] };

export type { Point } from './point.js';

/** The engine thread, as the page may call it. */
export interface EngineApi {
  /** Reads a scene. A refused one leaves the running world as it is. `about` says what XML has no words for. */
  load(text: string, about?: SceneAbout): SceneAnswer;
  /** Takes a world up where a snapshot left it. */
  openSnapshot(bytes: Uint8Array, name: string): LoadedScene;
  /** Plays a recording back; the user is told whether it went as recorded. */
  openRecording(bytes: Uint8Array, name: string): LoadedScene;
  /** Makes a mesh file a body of the running world, and of its scene; `beside` are other files of its set. */
  addMesh(file: NamedBytes, beside: readonly NamedBytes[], wishes?: MeshWishes): AddedMesh | OpenMesh;
  /** Records the world from now on. */
  record(): void;
  endRecording(): Uint8Array<ArrayBuffer>;
  /** From the beginning, with what is chosen now; or as the scene was opened. */
  reset(asOpened?: boolean): LoadedScene;
  play(): void;
  pause(): void;
  /** Advances by so many steps and stays paused; with `toEnd` no farther than the scene goes, unless it is to go on. */
  step(count: number, toEnd?: boolean): void;
  /** Simulated seconds per second. */
  setSpeed(speed: number): void;
  setMethod(stage: MethodStage, name: string): MethodChoices;
  /** The methods of every stage: whom each serves now, and whom it could not serve. */
  offers(): Record<MethodStage, MethodOffer[]>;
  setGravity(gravity: Point): void;
  setSubsteps(substeps: number): void;
  /** Length of a step from now on [s]. */
  setStep(dt: number): void;
  /** Ties a spring to a point of a body, given in the world. */
  grab(row: number, point: Point): void;
  drag(target: Point): void;
  release(): void;
  /** Goes to a step that was run already, and pauses there. */
  seek(step: number): void;
  inspect(rows: readonly number[]): BodyDetails[];
  /** Changes properties of bodies. */
  setBodies(rows: readonly number[], properties: Partial<Record<Editable, number>>): void;
  /** Changes one number of a material: of soft bodies, or of the named material of molecules. */
  setMaterial(rows: readonly number[], material: string, key: string, value: number): void;
  /** Chooses a stage's method for one pair of bodies, and tells what the pair has now; without a name it only tells. */
  pairMethods(a: number, b: number, stage?: PairStage, name?: string): PairChoices;
  setParameters(method: string, values: ParameterValues): Record<string, ParameterValues>;
  /** What the contact pressure on a body adds up to. */
  pressureOn(row: number): FieldSum;
  /** Where and how hard two bodies press each other. */
  footprint(a: number, b: number): Footprint;
  /** What the frames bring beside bodies and contacts. */
  setShown(shown: Shown): void;
  /** The curves' rows after a step. */
  curves(version: number, afterStep: number): CurveRows;
  /** Bodies and pairs whose contact force and height the curves follow. */
  follow(subjects: readonly (readonly number[])[]): void;
  /** The text of the scene as it is now. */
  text(): string;
  /** Takes the last change of the scene back, or does it again. */
  undo(): Edited;
  redo(): Edited;
  /** Takes a changed text over, as one change. */
  applyText(text: string): Edited | RefusedScene;
  addBodies(bodies: readonly BodyDefinition[]): Edited;
  /** Puts a new body where there is room for it, near a point. */
  addNear(item: PaletteItem, near: Point): Edited;
  removeBodies(rows: readonly number[]): Edited;
  duplicate(rows: readonly number[]): Edited;
  /** Bodies as text for the clipboard, with the joints and groups that lie within them. */
  copyBodies(rows: readonly number[]): string;
  pasteBodies(text: string): Edited | RefusedScene;
  /** Makes bodies one group, or dissolves the groups that they are in. */
  group(rows: readonly number[], isOne: boolean): Edited;
  rename(row: number, name: string): Edited;
  place(poses: readonly PlacedBody[]): Edited;
  /** Poses of bodies as the scene begins with them. */
  poses(rows: readonly number[]): Pose[];
  join(a: number, b: number, kind: JointKind): Edited;
  applyPreset(rows: readonly number[], preset: string): Edited;
  setEnding(ending: Ending): void;
  marks(): Marks;
  /** The state of the world; the timeline gets a mark. */
  snapshot(): Uint8Array<ArrayBuffer>;
  hash(): string;
}

export interface Shown extends OverlayOptions {
  /** Numbers on surfaces. */
  readonly field?: FieldName;
  /** Whose force arrows show: that on the body which is selected, moves, or stands on the other one; or that on the other one. */
  readonly forcesOn?: 'body' | 'other';
  /** Rows of the selected bodies. */
  readonly selected?: readonly number[];
  /** Whether vertices and molecules are drawn. */
  readonly particles: boolean;
}

/** A body and where it is put. */
export interface PlacedBody extends Pose {
  readonly row: number;
}

export type PairChoices = Record<PairStage, string>;

export type CallName = keyof EngineApi;

export interface Call {
  readonly type: 'call';
  readonly id: number;
  readonly name: CallName;
  readonly args: readonly unknown[];
}

export type ToEngine = Call | { readonly type: 'give-back'; readonly buffer: ArrayBuffer };

export type FromEngine =
  | { readonly type: 'ready' }
  | { readonly type: 'answer'; readonly id: number; readonly value: unknown }
  /** The call was refused, with a sentence for people. */
  | { readonly type: 'refusal'; readonly id: number; readonly sentence: string }
  | { readonly type: 'frame'; readonly buffer: ArrayBuffer }
  | News
  /** The engine thread can't go on. */
  | { readonly type: 'crash'; readonly sentence: string };

/** The page's side of the api: every answer comes later. */
export type Remote = {
  readonly [Name in CallName]: (...args: Parameters<EngineApi[Name]>) => Promise<ReturnType<EngineApi[Name]>>;
};
