/**
 * A picture of proximity, as in figure 1 and the plates of Hoff et al. 2001: the distance field of `b` in colours and
 * level lines, both outlines, the gradient at penetrating points with the length of their depth, localisation boxes,
 * and contacts with their normals. A pure function to SVG text; y points up.
 */
import { CpuBackend } from '../field/cpu.js';
import type { Field } from '../field/field.js';
import { FieldQueries } from '../image/field-queries.js';
import type { Polygon } from '../polygon.js';
import { colourOf } from './field-colours.js';
import { escapeText, numberText, pathOf } from './svg.js';

export interface DrawFieldOptions {
  /** Error bound d of the field [m]. */
  readonly error: number;
  /** Width of the picture [px]; the height follows. */
  readonly width?: number;
  /** Contacts within this distance are drawn [m]; 2d when left out. */
  readonly threshold?: number;
  readonly title?: string;
}

interface Canvas {
  readonly left: number;
  readonly top: number;
  /** Pixels per metre. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

/** The field of `b`, or of `a` alone when there is no `b`. */
export function drawField(a: Polygon, b: Polygon | undefined, options: DrawFieldOptions): string {
  const { error, width = 800, threshold = 2 * error } = options;
  const box = frame(b ? [a, b] : [a]);
  const scale = width / (box[2] - box[0]);
  const canvas: Canvas = {
    left: box[0],
    top: box[3],
    scale,
    width,
    height: Math.round((box[3] - box[1]) * scale),
  };
  const field = new CpuBackend().field(b ?? a, { error, region: box });
  const parts = [samples(field, canvas), outline(b ?? a, canvas, '#111', 1.5)];
  if (b) {
    parts.push(outline(a, canvas, '#fff', 3), outline(a, canvas, '#086', 1.6));
    const queries = new FieldQueries(error).bind(a, b);
    parts.push(
      regions(queries, canvas, threshold),
      contacts(queries, canvas, threshold),
      penetrations(queries, canvas),
    );
  }
  return document(canvas, options.title ?? 'Signed distance', parts);
}

/** The common box of the polygons, a tenth wider on every side. */
function frame(polygons: readonly Polygon[]): [number, number, number, number] {
  let [minX, minY, maxX, maxY] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, -1e300, -1e300];
  for (const { positions } of polygons) {
    for (let k = 0; k < positions.length; k += 2) {
      minX = Math.min(minX, positions[k]!);
      maxX = Math.max(maxX, positions[k]!);
      minY = Math.min(minY, positions[k + 1]!);
      maxY = Math.max(maxY, positions[k + 1]!);
    }
  }
  const margin = 0.1 * Math.max(maxX - minX, maxY - minY);
  return [minX - margin, minY - margin, maxX + margin, maxY + margin];
}

/** Rows of equal colour are joined into one rectangle. */
function samples(field: Field, canvas: Canvas): string {
  const { grid } = field;
  let size = 0;
  for (let k = 0; k < grid.count; k++) size = Math.max(size, Math.abs(field.value(k)));
  const rects: string[] = [];
  const side = grid.spacing * canvas.scale;
  for (let j = 0; j < grid.rows; j++) {
    const y = (canvas.top - (grid.y0 + (j + 0.5) * grid.spacing)) * canvas.scale;
    for (let i = 0; i < grid.columns; ) {
      const colour = colourOf(field.value(j * grid.columns + i), size);
      let end = i + 1;
      while (end < grid.columns && colourOf(field.value(j * grid.columns + end), size) === colour) end++;
      const x = (grid.x0 + (i - 0.5) * grid.spacing - canvas.left) * canvas.scale;
      const [w, h] = [numberText((end - i) * side + 0.5), numberText(side + 0.5)];
      rects.push(
        `<rect x="${numberText(x)}" y="${numberText(y)}" width="${w}" height="${h}" fill="${colour}"/>`,
      );
      i = end;
    }
  }
  return `<g class="field" shape-rendering="crispEdges">${rects.join('')}</g>`;
}

function outline(polygon: Polygon, canvas: Canvas, colour: string, width: number): string {
  const d = pathOf(
    polygon,
    (x) => (x - canvas.left) * canvas.scale,
    (y) => (canvas.top - y) * canvas.scale,
  );
  return `<path class="outline" d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
}

/** Where boundaries may meet, leaf by leaf, and the region around them. */
function regions(queries: FieldQueries, canvas: Canvas, margin: number): string {
  const rects: string[] = [];
  const draw = (minX: number, minY: number, maxX: number, maxY: number, style: string) => {
    if (!(minX <= maxX && minY <= maxY)) return;
    const [x, y] = [(minX - canvas.left) * canvas.scale, (canvas.top - maxY) * canvas.scale];
    const [w, h] = [(maxX - minX) * canvas.scale, (maxY - minY) * canvas.scale];
    const place = `x="${numberText(x)}" y="${numberText(y)}" width="${numberText(w)}" height="${numberText(h)}"`;
    rects.push(`<rect ${place} fill="none" ${style}/>`);
  };
  const { box, pairs } = queries.regions;
  if (queries.regions.near(queries.a, queries.b, margin)) {
    const [p, q] = [queries.a.boxes.boxes, queries.b.boxes.boxes];
    for (let k = 0; k < pairs.count; k++) {
      const [i, j] = [4 * pairs.nodesA[k]!, 4 * pairs.nodesB[k]!];
      const [minX, minY] = [Math.max(p[i]!, q[j]! - margin), Math.max(p[i + 1]!, q[j + 1]! - margin)];
      const [maxX, maxY] = [Math.min(p[i + 2]!, q[j + 2]! + margin), Math.min(p[i + 3]!, q[j + 3]! + margin)];
      draw(minX, minY, maxX, maxY, 'stroke="#b06000" stroke-width="0.7" stroke-dasharray="3 2"');
    }
    draw(box[0]!, box[1]!, box[2]!, box[3]!, 'stroke="#b06000" stroke-width="1.5"');
  }
  if (queries.regions.overlap(queries.a, queries.b, 0)) {
    draw(box[0]!, box[1]!, box[2]!, box[3]!, 'stroke="#555" stroke-width="1"');
  }
  return `<g class="localisation">${rects.join('')}</g>`;
}

function contacts(queries: FieldQueries, canvas: Canvas, threshold: number): string {
  const marks: string[] = [];
  for (const { point, normal } of queries.contacts(threshold)) {
    const [x, y] = [(point[0] - canvas.left) * canvas.scale, (canvas.top - point[1]) * canvas.scale];
    const [dx, dy] = [x + 8 * normal[0], y - 8 * normal[1]];
    marks.push(`M${numberText(x)} ${numberText(y)}L${numberText(dx)} ${numberText(dy)}`);
  }
  return `<path class="contacts" d="${marks.join('')}" stroke="#06c" stroke-width="0.6" fill="none"/>`;
}

/** Arrows from penetrating vertices to where they'd leave. */
function penetrations(queries: FieldQueries, canvas: Canvas): string {
  const marks: string[] = [];
  for (const { point, normal, distance } of queries.penetrations()) {
    const [x, y] = [(point[0] - canvas.left) * canvas.scale, (canvas.top - point[1]) * canvas.scale];
    const length = -distance * canvas.scale;
    const [tx, ty] = [numberText(x + length * normal[0]), numberText(y - length * normal[1])];
    marks.push(`<path d="M${numberText(x)} ${numberText(y)}L${tx} ${ty}" stroke="#c00" stroke-width="1.2"/>`);
    marks.push(`<circle cx="${numberText(x)}" cy="${numberText(y)}" r="2.2" fill="#c00"/>`);
  }
  return `<g class="penetrations">${marks.join('')}</g>`;
}

function document(canvas: Canvas, title: string, parts: readonly string[]): string {
  const size = `width="${canvas.width}" height="${canvas.height}" viewBox="0 0 ${canvas.width} ${canvas.height}"`;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><title>${escapeText(title)}</title>`;
  return `${head}<rect width="100%" height="100%" fill="#fff"/>${parts.join('')}</svg>\n`;
}
