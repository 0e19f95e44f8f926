import { box } from './box.js';
import { plane } from './plane.js';
import { SHAPE_CODE, type ShapeDefinition, type ShapeKind, type ShapeModule } from './shape.js';
import { sphere } from './sphere.js';

/** Every shape, once. A new one is added here and in the scene format, and gets a code in `shape.ts`. */
const SHAPES = { plane, sphere, box } as const satisfies { [K in ShapeKind]: ShapeModule<K> };

const BY_CODE: (ShapeModule | undefined)[] = [];
for (const kind of Object.keys(SHAPES) as ShapeKind[])
  BY_CODE[SHAPE_CODE[kind]] = SHAPES[kind] as ShapeModule;

export const shapeKinds = Object.keys(SHAPES) as ShapeKind[];

export function shapeOf(kind: ShapeKind): ShapeModule {
  return SHAPES[kind] as ShapeModule;
}

export function shapeByCode(code: number): ShapeModule {
  return BY_CODE[code]!;
}

export function writeShape(shape: ShapeDefinition, params: Float64Array, o: number): void {
  shapeOf(shape.kind).write(shape, params, o);
}
