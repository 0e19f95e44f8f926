export { Body, type BodyProperties, type MaterialChange, type ModelChange, type Vector } from './body.js';
export type { Command } from './commands.js';
export { ContactBuffer } from './contact-buffer.js';
export type { ContactHook, HookedContact } from './contact-hooks.js';
export type { BodyPiece } from './deformed-solids.js';
export { Joint, type JointDefinition, type JointDrive } from './joint.js';
export type { Observer } from './observers.js';
export type { WorldOptions } from './options.js';
export type { AdvanceOptions } from './pace.js';
export type { SoftDefinition } from './plain-definition.js';
export type {
  BodyGap,
  PointProjection,
  QueryFilter,
  RayCastHit,
  RayOptions,
  ShapeCastHit,
  ShapePose,
} from './queries.js';
export { Recorder, type ReplayReport, replay } from './recorder.js';
export type { Anchor, Contact, ContactEvent, PairTotal, Penetration, Vec3 } from './reports.js';
export type { Energy, Momentum } from './totals.js';
export { World } from './world.js';
