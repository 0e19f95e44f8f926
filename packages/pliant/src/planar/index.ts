/**
 * Proximity in the plane: any simple polygons, moving and deforming, without precomputation.
 * @module pliant/planar
 */
export { PliantError } from '../core/errors.js';
export type { Extremes } from '../core/graphics/extremes.js';
export { arc, bezier, circle, regularRing } from './curves.js';
export { type Demo, type DemoRun, PLANAR_DEMOS, wavyOverlapped } from './demos/index.js';
export { type DemoRecord, recordDemo } from './demos/record.js';
export { STAND_SCENES, type StandBody, type StandScene, standWorld } from './demos/stand-scenes.js';
export { drawField } from './draw/draw-field.js';
export { type DrawSeriesOptions, drawSeries, type SeriesLine } from './draw/draw-series.js';
export { type Bands, bandsOf, colourOf } from './draw/field-colours.js';
export { type DrawFieldOptions, fieldPicture } from './draw/field-picture.js';
export type { Picture } from './draw/picture.js';
export { pictureSvg } from './draw/picture-svg.js';
export { type Image, rasterise } from './draw/raster.js';
export { ExactQueries } from './exact/exact-queries.js';
export type { Meetings } from './exact/meetings.js';
export type { Overlap } from './exact/overlap.js';
export {
  CpuBackend,
  type FieldBackend,
  type FieldOptions,
  type FieldSampleList,
  gridOf,
} from './field/cpu.js';
export { Field } from './field/field.js';
export { Grid, MOST_SAMPLES } from './field/grid.js';
export { BackendQueries } from './image/backend-queries.js';
export { type BoundReport, measureBounds } from './image/bounds.js';
export type { SampledArea } from './image/common-area.js';
export { FieldQueries, type IntersectionKind } from './image/field-queries.js';
export { inside } from './inside.js';
export { runBoxesLength, writeRunBoxes } from './localise/run-boxes.js';
export { type AreaMoments, area, areaMoments } from './measure.js';
export { type ProximityPoint, ProximityPoints } from './points.js';
export { Polygon, type RingInput } from './polygon.js';
export { proximity } from './proximity.js';
export type { ProximityQueries, Separation } from './queries.js';
export { type RandomPolygonOptions, randomPolygon } from './random-polygon.js';
export { type BacktrackingParameters, BacktrackingResponse } from './sim/backtracking.js';
export type { Momentum, PlanarBody } from './sim/body.js';
export { ImpulseResponse } from './sim/impulse-response.js';
export { OutlineBody, type OutlineBodyOptions } from './sim/outline-body.js';
export { ScenePairs } from './sim/pairs.js';
export { type PenaltyParameters, PenaltyResponse } from './sim/penalty.js';
export {
  type Driver,
  PLANAR_RESPONSES,
  type PlanarContact,
  type PlanarResponse,
  PlanarWorld,
  type PlanarWorldOptions,
} from './sim/planar-world.js';
export { type RandomWorld, randomWorld } from './sim/random-world.js';
export { RigidBody, type RigidBodyOptions } from './sim/rigid-body.js';
