import type { BodyView } from '@pliant/three';
import type { Shown } from '../engine/protocol.js';
import type { FieldName } from '../engine/surface-fields.js';
import type { MeasureKind } from '../ui/measure-tools.js';
import type { CameraMode } from '../view/stage-camera.js';

export const NAMES = ['none', 'selected', 'all'] as const;

/** How the picture shows the bodies, and what it shows over them. */
export interface ViewOptions {
  readonly camera: CameraMode;
  /** Whose names are in the picture. */
  readonly names: (typeof NAMES)[number];
  readonly view: BodyView;
  /** How far tetrahedra are moved apart, 0 to 1. */
  readonly apart: number;
  /** Axis that a cut through tetrahedra is square to, and where it is, 0 to 1 through the scene. */
  readonly cut: 'none' | 'x' | 'y' | 'z';
  readonly cutAt: number;
  readonly contacts: boolean;
  readonly forces: boolean;
  readonly forcesOn: 'body' | 'other';
  readonly joints: boolean;
  /** Numbers shown on surfaces as colours, and the largest one; 0 follows what is there. */
  readonly field: FieldName;
  readonly fieldMost: number;
  /** What clicks measure. */
  readonly measure: MeasureKind;
  readonly penetrations: 'off' | 'depth' | 'stage';
  /** How many times longer than they are penetrations are drawn. */
  readonly depthScale: number;
  readonly borders: boolean;
  readonly cells: boolean;
  readonly hierarchy: boolean;
  readonly level: number;
  readonly velocities: boolean;
  readonly bounds: boolean;
  readonly sleeping: boolean;
  readonly shadows: boolean;
  readonly grid: boolean;
}

export const VIEW_DEFAULTS: ViewOptions = {
  camera: 'keep',
  names: 'selected',
  view: 'surface',
  apart: 0.4,
  cut: 'none',
  cutAt: 0.5,
  contacts: false,
  forces: false,
  forcesOn: 'body',
  joints: true,
  field: 'none',
  fieldMost: 0,
  measure: 'none',
  penetrations: 'off',
  depthScale: 1,
  borders: false,
  cells: false,
  hierarchy: false,
  level: 3,
  velocities: false,
  bounds: false,
  sleeping: true,
  shadows: true,
  grid: true,
};

/** Views that draw vertices and molecules. */
const OF_PARTS: readonly BodyView[] = ['tetrahedra', 'molecules', 'connections', 'mesh and molecules'];

/** What the engine has to send for a view of a scene with bodies of this size [m]. */
export function shownOf(options: ViewOptions, size: number, selected: readonly number[]): Shown {
  const { penetrations, contacts, borders, cells, velocities, bounds, hierarchy, level, depthScale } =
    options;
  return {
    particles: OF_PARTS.includes(options.view),
    joints: options.joints,
    field: options.field,
    forcesOn: options.forcesOn,
    ...(options.forces && { selected }),
    contacts,
    borders,
    cells,
    velocities,
    bounds,
    depthScale,
    normalLength: 0.12 * size,
    ...(penetrations !== 'off' && { penetrations }),
    ...(hierarchy && { hierarchy: level }),
  };
}
