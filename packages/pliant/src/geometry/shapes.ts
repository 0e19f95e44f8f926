import { box } from './box.js';
import { capsule } from './capsule.js';
import { cone } from './cone.js';
import { cylinder } from './cylinder.js';
import { ellipsoid } from './ellipsoid.js';
import { plane } from './plane.js';
import { SHAPE_CODE, type ShapeDefinition, type ShapeKind, type ShapeModule } from './shape.js';
import { sphere } from './sphere.js';
import { storedModule } from './stored.js';
import { torus } from './torus.js';

/** Every shape, once. A new one is added here and in the scene format, and gets a code in `shape.ts`. */
const SHAPES = {
  plane,
  sphere,
  box,
  capsule,
  cylinder,
  cone,
  ellipsoid,
  torus,
  hull: storedModule('hull'),
  mesh: storedModule('mesh'),
  union: storedModule('union'),
  intersection: storedModule('intersection'),
  difference: storedModule('difference'),
  rounded: storedModule('rounded'),
  implicit: storedModule('implicit'),
} as const satisfies { [K in ShapeKind]: ShapeModule<K> };

const BY_CODE: (ShapeModule | undefined)[] = [];
for (const kind of Object.keys(SHAPES) as ShapeKind[])
  BY_CODE[SHAPE_CODE[kind]] = SHAPES[kind] as unknown as ShapeModule;

/** Every kind of shape. */
export const shapeKinds = Object.keys(SHAPES) as ShapeKind[];

export function shapeOf(kind: ShapeKind): ShapeModule {
  return SHAPES[kind] as unknown as ShapeModule;
}

export function shapeByCode(code: number): ShapeModule {
  return BY_CODE[code]!;
}

export function writeShape(shape: ShapeDefinition, params: Float64Array, o: number): void {
  shapeOf(shape.kind).write(shape, params, o);
}
