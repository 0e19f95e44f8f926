/** A picture as SVG text. Bands of the field are rows of runs, one path per colour. */
import type { Colour, Group, Mark, Picture } from './picture.js';
import { escapeText, numberText } from './svg.js';

/** Side of the squares that the field is shown with [px]. */
const CELL = 2;

/** A picture as SVG. */
export function pictureSvg(picture: Picture): string {
  const { width, height, title, groups } = picture;
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const font = 'font-family="system-ui, Helvetica, Arial, sans-serif"';
  const head = `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${font}><title>${escapeText(title)}</title>`;
  return `${head}${fieldPaths(picture)}${groups.map(groupText).join('')}</svg>\n`;
}

function fieldPaths({ width, plotHeight, shade }: Picture): string {
  const runs = new Map<string, string[]>();
  for (let y = 0; y < plotHeight; y += CELL) {
    let start = 0;
    let colour = '';
    for (let x = 0; x <= width; x += CELL) {
      const here = x < width ? hex(shade(x + CELL / 2, y + CELL / 2)) : '';
      if (here === colour) continue;
      if (colour !== '') {
        let list = runs.get(colour);
        if (list === undefined) runs.set(colour, (list = []));
        list.push(`M${start} ${y + CELL / 2}h${Math.min(x, width) - start}`);
      }
      start = x;
      colour = here;
    }
  }
  const paths = [...runs].map(([colour, list]) => `<path stroke="${colour}" d="${list.join('')}"/>`);
  return `<g class="field" fill="none" stroke-width="${CELL}" shape-rendering="crispEdges">${paths.join('')}</g>`;
}

function groupText({ name, marks }: Group): string {
  const lines = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  return `<g class="${name}" ${lines}>${marks.map(markText).join('')}</g>`;
}

function markText(mark: Mark): string {
  const colour = hex(mark.colour);
  switch (mark.kind) {
    case 'line': {
      const dash = mark.dash ? ` stroke-dasharray="${mark.dash.join(' ')}"` : '';
      return `<path d="${pathText(mark.points, mark.closed)}" stroke="${colour}" stroke-width="${mark.width}"${dash}/>`;
    }
    case 'dot':
      return `<circle cx="${numberText(mark.x)}" cy="${numberText(mark.y)}" r="${mark.radius}" fill="${colour}"/>`;
    case 'rectangle': {
      const place = `x="${numberText(mark.x)}" y="${numberText(mark.y)}"`;
      return `<rect ${place} width="${numberText(mark.width)}" height="${numberText(mark.height)}" fill="${colour}"/>`;
    }
    case 'text': {
      const place = `x="${numberText(mark.x)}" y="${numberText(mark.y)}" text-anchor="${mark.anchor}"`;
      return `<text ${place} font-size="${mark.size}" fill="${colour}">${escapeText(mark.words)}</text>`;
    }
  }
}

function pathText(points: readonly number[], closed = false): string {
  let path = '';
  for (let k = 0; k < points.length; k += 2)
    path += `${k === 0 ? 'M' : 'L'}${numberText(points[k])} ${numberText(points[k + 1])}`;
  return closed ? `${path}Z` : path;
}

function hex([red, green, blue]: Colour): string {
  return `#${((1 << 24) | (red << 16) | (green << 8) | blue).toString(16).slice(1)}`;
}
