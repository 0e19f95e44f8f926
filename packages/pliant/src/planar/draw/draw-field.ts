/** The picture of the field as SVG text: a pure function, the same text every time. */
import type { Polygon } from '../polygon.js';
import { type DrawFieldOptions, fieldPicture } from './field-picture.js';
import { pictureSvg } from './picture-svg.js';

/** The field of `b`, or of `a` alone when there is no `b`. */
export function drawField(a: Polygon, b: Polygon | undefined, options: DrawFieldOptions): string {
  return pictureSvg(fieldPicture(a, b, options));
}
