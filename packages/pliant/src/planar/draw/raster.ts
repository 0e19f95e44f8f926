/**
 * A picture as an image, without a browser or a graphics library. Lines are drawn by the distance of a pixel's centre
 * from them: a pixel is covered as far as it lies within half the width, with half a pixel of ramp. All lines of a mark
 * are united before they are laid over the image, so joints and crossings don't get darker.
 */
import type { Colour, Mark, Picture, Text } from './picture.js';
import { textStrokes, textWidth } from './stroke-font.js';

/** A picture as pixels. */
export interface Image {
  /** [px] */
  readonly width: number;
  /** Pixels along y. */
  readonly height: number;
  /** Red, green, blue per pixel, row by row from the top. */
  readonly pixels: Uint8Array;
}

/** A picture as pixels, `scale` of the image for one of the picture. */
export function rasterise(picture: Picture, scale = 2): Image {
  const raster = new Raster(Math.round(picture.width * scale), Math.round(picture.height * scale), scale);
  raster.shade(picture);
  for (const { marks } of picture.groups) for (const mark of marks) raster.draw(mark);
  return raster;
}

class Raster implements Image {
  readonly pixels: Uint8Array;
  /** How much of a pixel the mark being drawn covers, 0 … 1. */
  private readonly coverage: Float32Array;
  /** Pixels touched by it: minX, minY, maxX, maxY. */
  private readonly touched = new Int32Array(4);

  constructor(
    readonly width: number,
    readonly height: number,
    readonly scale: number,
  ) {
    this.pixels = new Uint8Array(3 * width * height).fill(255);
    this.coverage = new Float32Array(width * height);
    this.forget();
  }

  shade({ plotHeight, shade }: Picture): void {
    const rows = Math.round(plotHeight * this.scale);
    for (let y = 0, o = 0; y < rows; y++) {
      for (let x = 0; x < this.width; x++, o += 3)
        this.pixels.set(shade((x + 0.5) / this.scale, (y + 0.5) / this.scale), o);
    }
  }

  draw(mark: Mark): void {
    const { scale } = this;
    switch (mark.kind) {
      case 'line': {
        const points = mark.closed ? [...mark.points, mark.points[0], mark.points[1]] : mark.points;
        for (const piece of mark.dash ? dashes(points, mark.dash) : [points]) this.chain(piece, mark.width);
        break;
      }
      case 'dot':
        this.segment(mark.x * scale, mark.y * scale, mark.x * scale, mark.y * scale, mark.radius * scale);
        break;
      case 'rectangle':
        this.fill(mark.x * scale, mark.y * scale, mark.width * scale, mark.height * scale);
        break;
      case 'text':
        for (const stroke of placedText(mark)) this.chain(stroke, mark.size * 0.095);
    }
    this.lay(mark.colour);
  }

  private chain(points: readonly number[], width: number): void {
    const { scale } = this;
    for (let k = 0; k + 3 < points.length; k += 2) {
      const [ax, ay, bx, by] = [points[k], points[k + 1], points[k + 2], points[k + 3]];
      this.segment(ax * scale, ay * scale, bx * scale, by * scale, (width / 2) * scale);
    }
  }

  /** With round ends; ends may coincide. */
  private segment(ax: number, ay: number, bx: number, by: number, radius: number): void {
    const reach = radius + 1;
    const left = Math.max(0, Math.floor(Math.min(ax, bx) - reach));
    const right = Math.min(this.width - 1, Math.ceil(Math.max(ax, bx) + reach));
    const top = Math.max(0, Math.floor(Math.min(ay, by) - reach));
    const bottom = Math.min(this.height - 1, Math.ceil(Math.max(ay, by) + reach));
    const [ex, ey] = [bx - ax, by - ay];
    const lengthSq = ex * ex + ey * ey;
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const [px, py] = [x + 0.5 - ax, y + 0.5 - ay];
        const t = lengthSq > 0 ? Math.min(1, Math.max(0, (px * ex + py * ey) / lengthSq)) : 0;
        const [dx, dy] = [px - t * ex, py - t * ey];
        this.cover(x, y, radius + 0.5 - Math.sqrt(dx * dx + dy * dy));
      }
    }
  }

  private fill(x: number, y: number, width: number, height: number): void {
    for (let row = Math.max(0, Math.round(y)); row < Math.min(this.height, Math.round(y + height)); row++) {
      for (
        let column = Math.max(0, Math.round(x));
        column < Math.min(this.width, Math.round(x + width));
        column++
      )
        this.cover(column, row, 1);
    }
  }

  private cover(x: number, y: number, amount: number): void {
    if (amount <= 0) return;
    const k = y * this.width + x;
    this.coverage[k] = Math.max(this.coverage[k], Math.min(1, amount));
    const touched = this.touched;
    touched[0] = Math.min(touched[0], x);
    touched[1] = Math.min(touched[1], y);
    touched[2] = Math.max(touched[2], x);
    touched[3] = Math.max(touched[3], y);
  }

  private lay(colour: Colour): void {
    const touched = this.touched;
    for (let y = touched[1]; y <= touched[3]; y++) {
      for (let x = touched[0]; x <= touched[2]; x++) {
        const k = y * this.width + x;
        const amount = this.coverage[k];
        if (amount === 0) continue;
        this.coverage[k] = 0;
        for (let c = 0; c < 3; c++) {
          const below = this.pixels[3 * k + c];
          this.pixels[3 * k + c] = Math.round(below + amount * (colour[c] - below));
        }
      }
    }
    this.forget();
  }

  private forget(): void {
    this.touched.set([this.width, this.height, -1, -1]);
  }
}

function placedText({ words, x, y, size, anchor }: Text): number[][] {
  const share = anchor === 'start' ? 0 : anchor === 'middle' ? 0.5 : 1;
  return textStrokes(words, x - share * textWidth(words, size), y, size);
}

/** The drawn pieces of a dashed chain. */
function dashes(points: readonly number[], [on, off]: readonly [number, number]): number[][] {
  const pieces: number[][] = [];
  let piece: number[] | null = [points[0], points[1]];
  let left = on;
  for (let k = 0; k + 3 < points.length; k += 2) {
    let [x, y] = [points[k], points[k + 1]];
    const [bx, by] = [points[k + 2], points[k + 3]];
    let rest = Math.sqrt((bx - x) * (bx - x) + (by - y) * (by - y));
    while (rest > left) {
      x += ((bx - x) * left) / rest;
      y += ((by - y) * left) / rest;
      rest -= left;
      if (piece) {
        pieces.push([...piece, x, y]);
        piece = null;
      } else piece = [x, y];
      left = piece ? on : off;
    }
    left -= rest;
    piece?.push(bx, by);
  }
  if (piece) pieces.push(piece);
  return pieces;
}
