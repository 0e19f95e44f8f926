/** Draws a frame of the plane on a canvas: field, outlines, boxes, contacts, ways out. Owns the camera; y points up. */
import type { Insets } from '../view/stage-camera.js';
import { isDark } from '../view/theme.js';
import { drawField } from './field-image.js';
import type { FieldSamples, OwnerSamples, PlanarFrame, Region, Shown } from './protocol.js';

interface Palette {
  readonly paper: readonly [number, number, number];
  readonly outline: string;
  readonly chosen: string;
  readonly fill: (body: number) => string;
  readonly box: string;
  readonly contact: string;
  readonly penetration: string;
  readonly gradient: string;
  /** A colour of the field on this paper. */
  readonly tone: (colour: readonly number[], part: number) => number;
}

const LIGHT: Palette = {
  paper: [246, 248, 251],
  outline: '#33404d',
  chosen: '#14181d',
  fill: (body) => `hsl(${(body * 47 + 150) % 360} 42% 62% / 0.42)`,
  box: '#b05c00',
  contact: '#005cd6',
  penetration: '#ce1226',
  gradient: '#33404d99',
  tone: (colour, part) => colour[part],
};
const DARK: Palette = {
  paper: [18, 22, 28],
  outline: '#c3cedb',
  chosen: '#ffffff',
  fill: (body) => `hsl(${(body * 47 + 150) % 360} 40% 58% / 0.42)`,
  box: '#ffb35c',
  contact: '#7ab8ff',
  penetration: '#ff5d6e',
  gradient: '#c3cedb99',
  // The colours are pale near the boundary: what they have in common is taken out, so that hue is left and the paper stays dark.
  tone: (colour, part) => 0.7 * DARK.paper[part] + 0.5 * (colour[part] - 0.72 * Math.min(...colour)),
};

/** The hue of a body, without the paper that shines through. */
export const bodyColor = (body: number): string => `hsl(${(body * 47 + 150) % 360}, 42%, 62%)`;

/** Between arrows of the gradient, and their length [CSS px]. */
const GRADIENT_GRID = 34;
const GRADIENT = 18;

/** Length of a contact's normal [CSS px]. */
const NORMAL = 10;

export class PlaneView {
  /** Centre [m] and CSS pixels per metre. */
  private x = 0;
  private y = 0;
  private scale = 60;
  private readonly context: CanvasRenderingContext2D;
  private readonly image = document.createElement('canvas');

  /** An outline that is being drawn [m]. */
  sketch: readonly (readonly [number, number])[] | undefined;

  constructor(readonly canvas: HTMLCanvasElement) {
    this.context = canvas.getContext('2d')!;
  }

  /** Follows the size of the element; true when it changed. */
  resize(): boolean {
    const ratio = devicePixelRatio;
    const { clientWidth, clientHeight } = this.canvas;
    const [width, height] = [Math.round(clientWidth * ratio), Math.round(clientHeight * ratio)];
    if (this.canvas.width === width && this.canvas.height === height) return false;
    this.canvas.width = width;
    this.canvas.height = height;
    return true;
  }

  /** What the window shows [m]. */
  get region(): Region {
    const [w, h] = [this.canvas.clientWidth / 2 / this.scale, this.canvas.clientHeight / 2 / this.scale];
    return [this.x - w, this.y - h, this.x + w, this.y + h];
  }

  /** Shows all outlines within what panels leave free, which cover so much of the picture at its edges [CSS px]. */
  fit({ positions }: PlanarFrame, { left, right, top, bottom }: Insets): void {
    let [minX, minY, maxX, maxY] = [1e300, 1e300, -1e300, -1e300];
    for (let k = 0; k < positions.length; k += 2) {
      minX = Math.min(minX, positions[k]);
      maxX = Math.max(maxX, positions[k]);
      minY = Math.min(minY, positions[k + 1]);
      maxY = Math.max(maxY, positions[k + 1]);
    }
    const width = Math.max(100, this.canvas.clientWidth - left - right);
    const height = Math.max(100, this.canvas.clientHeight - top - bottom);
    this.scale = 0.86 * Math.min(width / (maxX - minX), height / (maxY - minY));
    this.x = (minX + maxX) / 2 + (right - left) / 2 / this.scale;
    this.y = (minY + maxY) / 2 + (top - bottom) / 2 / this.scale;
  }

  /** Moves the picture [CSS px]. */
  pan(dx: number, dy: number): void {
    this.x -= dx / this.scale;
    this.y += dy / this.scale;
  }

  /** Zooms about a point of the element [CSS px]. */
  zoom(factor: number, px: number, py: number): void {
    const [x, y] = this.toPlane(px, py);
    this.scale = Math.min(1e5, Math.max(0.1, this.scale * factor));
    const [nx, ny] = this.toPlane(px, py);
    this.x += x - nx;
    this.y += y - ny;
  }

  toPlane(px: number, py: number): [number, number] {
    const { clientWidth, clientHeight } = this.canvas;
    return [this.x + (px - clientWidth / 2) / this.scale, this.y - (py - clientHeight / 2) / this.scale];
  }

  /** The uppermost body under a point of the element [CSS px], or -1. */
  bodyAt(frame: PlanarFrame, px: number, py: number): number {
    const ratio = devicePixelRatio;
    // A path is placed by the transform; the point that is asked about is not.
    this.place();
    let [o, found] = [0, -1];
    for (const [body, count] of frame.counts.entries()) {
      if (this.context.isPointInPath(pathOf(frame.positions, o, count), px * ratio, py * ratio)) found = body;
      o += 2 * count;
    }
    return found;
  }

  /** Lets the context draw in metres. */
  private place(): void {
    const s = this.scale * devicePixelRatio;
    const { width, height } = this.canvas;
    this.context.setTransform(s, 0, 0, -s, width / 2 - s * this.x, height / 2 + s * this.y);
  }

  draw(frame: PlanarFrame, shown: Shown, chosen: number): void {
    const palette = isDark() ? DARK : LIGHT;
    const context = this.context;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = `rgb(${palette.paper.join(' ')})`;
    context.fillRect(0, 0, this.canvas.width, this.canvas.height);
    this.place();
    if (shown.voronoi && frame.owners) this.owners(frame.owners, palette);
    else if (shown.field && frame.field) this.field(frame.field, palette);
    const px = 1 / this.scale;
    if (shown.gradients && frame.field) this.gradients(frame.field, palette, px);
    this.outlines(frame, palette, chosen, px);
    if (shown.boxes) this.boxes(frame, palette, px);
    if (shown.contacts) this.contacts(frame.contacts, palette, px);
    if (shown.penetrations) this.penetrations(frame.penetrations, palette, px);
    if (this.sketch !== undefined) this.line(this.sketch, palette, px);
  }

  private field(samples: FieldSamples, palette: Palette): void {
    const { columns, rows, x0, y0, spacing } = samples;
    drawField(samples, palette.tone, this.image);
    this.context.imageSmoothingEnabled = true;
    this.context.drawImage(this.image, x0 - spacing / 2, y0 - spacing / 2, columns * spacing, rows * spacing);
  }

  /** Every place in the colour of the outline that is nearest. */
  private owners({ owners, columns, rows, x0, y0, spacing }: OwnerSamples, palette: Palette): void {
    this.image.width = columns;
    this.image.height = rows;
    const context = this.image.getContext('2d')!;
    context.fillStyle = `rgb(${palette.paper.join(' ')})`;
    context.fillRect(0, 0, columns, rows);
    for (let j = 0; j < rows; j++)
      for (let from = 0; from < columns; ) {
        const owner = owners[from + columns * j];
        let to = from;
        while (to < columns && owners[to + columns * j] === owner) to++;
        context.fillStyle = palette.fill(owner);
        context.fillRect(from, j, to - from, 1);
        from = to;
      }
    this.context.imageSmoothingEnabled = true;
    this.context.drawImage(this.image, x0 - spacing / 2, y0 - spacing / 2, columns * spacing, rows * spacing);
  }

  /** An outline that is being drawn. */
  private line(points: readonly (readonly [number, number])[], palette: Palette, px: number): void {
    this.context.beginPath();
    for (const [x, y] of points) this.context.lineTo(x, y);
    this.context.strokeStyle = palette.chosen;
    this.context.lineWidth = 2 * px;
    this.context.stroke();
  }

  /** Arrows along the slope of the field, away from the body outside and to its boundary inside. */
  private gradients(
    { values, columns, rows, x0, y0, spacing }: FieldSamples,
    palette: Palette,
    px: number,
  ): void {
    const context = this.context;
    const every = Math.max(1, Math.round((GRADIENT_GRID * px) / spacing));
    const [length, head] = [GRADIENT * px, 4 * px];
    context.beginPath();
    for (let j = every; j < rows - 1; j += every) {
      for (let i = every; i < columns - 1; i += every) {
        const k = i + columns * j;
        const gx = values[k + 1] - values[k - 1];
        const gy = values[k + columns] - values[k - columns];
        const size = Math.hypot(gx, gy);
        if (!(size > 0)) continue;
        const [nx, ny] = [gx / size, gy / size];
        const [x, y] = [x0 + i * spacing - 0.5 * length * nx, y0 + j * spacing - 0.5 * length * ny];
        const [tx, ty] = [x + length * nx, y + length * ny];
        context.moveTo(x, y);
        context.lineTo(tx, ty);
        for (const side of [1, -1]) {
          context.moveTo(tx - head * (nx + 0.6 * side * ny), ty - head * (ny - 0.6 * side * nx));
          context.lineTo(tx, ty);
        }
      }
    }
    context.strokeStyle = palette.gradient;
    context.lineWidth = 1.1 * px;
    context.stroke();
  }

  private outlines({ positions, counts }: PlanarFrame, palette: Palette, chosen: number, px: number): void {
    const context = this.context;
    context.lineJoin = 'round';
    let o = 0;
    for (const [body, count] of counts.entries()) {
      const path = pathOf(positions, o, count);
      context.fillStyle = palette.fill(body);
      if (body !== chosen) context.fill(path);
      context.strokeStyle = body === chosen ? palette.chosen : palette.outline;
      context.lineWidth = (body === chosen ? 2.6 : 1.4) * px;
      context.stroke(path);
      o += 2 * count;
    }
  }

  private boxes({ leaves, regions }: PlanarFrame, palette: Palette, px: number): void {
    const context = this.context;
    context.strokeStyle = palette.box;
    const draw = (boxes: Float64Array, width: number, dash: number[]) => {
      context.lineWidth = width * px;
      context.setLineDash(dash.map((length) => length * px));
      for (let k = 0; k < boxes.length; k += 4)
        context.strokeRect(boxes[k], boxes[k + 1], boxes[k + 2] - boxes[k], boxes[k + 3] - boxes[k + 1]);
    };
    draw(leaves, 0.8, [4, 3]);
    draw(regions, 1.5, []);
    context.setLineDash([]);
  }

  private contacts(rows: Float64Array, palette: Palette, px: number): void {
    const context = this.context;
    context.beginPath();
    for (let k = 0; k < rows.length; k += 4) {
      context.moveTo(rows[k], rows[k + 1]);
      context.lineTo(rows[k] + NORMAL * px * rows[k + 2], rows[k + 1] + NORMAL * px * rows[k + 3]);
    }
    context.strokeStyle = palette.contact;
    context.lineWidth = 0.8 * px;
    context.stroke();
  }

  /** Arrows as long as the depth, and never too short to be seen: a hair's penetration is what one looks for. */
  private penetrations(rows: Float64Array, palette: Palette, px: number): void {
    const context = this.context;
    context.strokeStyle = palette.penetration;
    context.fillStyle = palette.penetration;
    context.lineWidth = 1.4 * px;
    for (let k = 0; k < rows.length; k += 5) {
      const [x, y, nx, ny] = [rows[k], rows[k + 1], rows[k + 2], rows[k + 3]];
      const length = Math.max(rows[k + 4], 14 * px);
      const [tx, ty, head] = [x + length * nx, y + length * ny, 5 * px];
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(tx, ty);
      for (const side of [1, -1]) {
        context.moveTo(tx - head * (nx + 0.5 * side * ny), ty - head * (ny - 0.5 * side * nx));
        context.lineTo(tx, ty);
      }
      context.stroke();
      context.beginPath();
      context.arc(x, y, 2.6 * px, 0, 2 * Math.PI);
      context.fill();
    }
  }
}

function pathOf(positions: Float64Array, o: number, count: number): Path2D {
  const path = new Path2D();
  for (let k = o; k < o + 2 * count; k += 2) path.lineTo(positions[k], positions[k + 1]);
  path.closePath();
  return path;
}
