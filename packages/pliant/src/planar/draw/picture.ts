/**
 * What a picture of proximity shows, in pixels with y down, before it becomes SVG text or an image: the field as a
 * function, and marks in named groups drawn over it in order. Two writers read it: `picture-svg.ts` and `raster.ts`.
 */
export type Colour = readonly [red: number, green: number, blue: number];

export interface Line {
  readonly kind: 'line';
  /** `x, y` pairs [px]. */
  readonly points: readonly number[];
  readonly closed?: boolean;
  readonly colour: Colour;
  /** [px] */
  readonly width: number;
  /** Lengths drawn and left out in turn [px]. */
  readonly dash?: readonly [on: number, off: number];
}

export interface Dot {
  readonly kind: 'dot';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour: Colour;
}

export interface Rectangle {
  readonly kind: 'rectangle';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: Colour;
}

export interface Text {
  readonly kind: 'text';
  readonly x: number;
  /** Of the base line. */
  readonly y: number;
  /** Height of a capital letter and what hangs below it, as CSS counts it [px]. */
  readonly size: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly words: string;
  readonly colour: Colour;
}

export type Mark = Line | Dot | Rectangle | Text;

export interface Group {
  readonly name: string;
  readonly marks: readonly Mark[];
}

/** A picture as lines and areas. */
export interface Picture {
  /** What stands above it. */
  readonly title: string;
  /** [px] */
  readonly width: number;
  /** [m] */
  readonly height: number;
  /** The part that shows the plane: from the top down to here [px]. */
  readonly plotHeight: number;
  /** Colour of the plane at a place of the plot. */
  readonly shade: (x: number, y: number) => Colour;
  /** What is drawn alike. */
  readonly groups: readonly Group[];
}
