// A picture is a white card with one or two panels side by side: axes with units, things drawn in the units of the
// axes, a legend below. Coordinates are rounded to a tenth of a pixel, which keeps a picture small and the same from
// run to run.

import { linearTicks, logarithmicTicks, tickText } from '../../../reproduce/dist/report/ticks.js';

/** Okabe and Ito's colours, which people of all colour visions tell apart. */
export const BLUE = '#0072b2';
export const ORANGE = '#d55e00';
export const GREEN = '#009e73';
export const PINK = '#cc79a7';
export const GREY = '#8a8a8a';
export const INK = '#222222';

const MARGIN = { left: 62, right: 16, top: 34, bottom: 46 };
const GAP = 8;
const LEGEND_ROW = 19;
const HEAD = 5;

export class Panel {
  /** `x` and `y` are { label, from, to, logarithmic? }; `equal` gives both the same scale, for views of space. */
  constructor({ title, x, y, width = 420, height = 320, equal = false }) {
    Object.assign(this, { title, width, height, parts: [], legend: [] });
    const inside = { width: width - MARGIN.left - MARGIN.right, height: height - MARGIN.top - MARGIN.bottom };
    [this.x, this.y] = equal ? widened(x, y, inside) : [x, y];
  }

  atX(value) {
    return MARGIN.left + share(this.x, value) * (this.width - MARGIN.left - MARGIN.right);
  }

  atY(value) {
    return this.height - MARGIN.bottom - share(this.y, value) * (this.height - MARGIN.top - MARGIN.bottom);
  }

  line(points, colour, { width = 1.8, dashed = false, name, closed = false, fill = 'none', opacity } = {}) {
    if (points.length === 0) return this;
    const path = points.map(([x, y]) => `${n(this.atX(x))} ${n(this.atY(y))}`).join('L');
    this.parts.push(
      `<path d="M${path}${closed ? 'Z' : ''}" fill="${fill}" stroke="${colour}" stroke-width="${width}"${dashed ? ' stroke-dasharray="6 4"' : ''}${opacity ? ` opacity="${opacity}"` : ''} stroke-linejoin="round"/>`,
    );
    if (name) this.legend.push({ name, colour, dashed, kind: 'line' });
    return this;
  }

  /** Many short strokes of one colour as one path. */
  strokes(segments, colour, { width = 1, opacity, name } = {}) {
    const path = segments
      .map(([a, b]) => `M${n(this.atX(a[0]))} ${n(this.atY(a[1]))}L${n(this.atX(b[0]))} ${n(this.atY(b[1]))}`)
      .join('');
    this.parts.push(
      `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"${opacity ? ` opacity="${opacity}"` : ''} stroke-linecap="round"/>`,
    );
    if (name) this.legend.push({ name, colour, kind: 'line' });
    return this;
  }

  /** Many filled outlines of one colour as one path. */
  areas(outlines, fill, { stroke = 'none', width = 0.6, opacity = 1, name } = {}) {
    const path = outlines
      .map((points) => `M${points.map(([x, y]) => `${n(this.atX(x))} ${n(this.atY(y))}`).join('L')}Z`)
      .join('');
    this.parts.push(
      `<path d="${path}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" opacity="${opacity}" stroke-linejoin="round"/>`,
    );
    if (name) this.legend.push({ name, colour: fill, kind: 'area' });
    return this;
  }

  dots(points, colour, { radius = 3, name } = {}) {
    const marks = points.map(
      ([x, y]) => `<circle cx="${n(this.atX(x))}" cy="${n(this.atY(y))}" r="${radius}"/>`,
    );
    this.parts.push(`<g fill="${colour}">${marks.join('')}</g>`);
    if (name) this.legend.push({ name, colour, kind: 'dot' });
    return this;
  }

  /** Circles in the units of the axes. */
  circles(items, stroke, { fill = 'none', opacity = 1, width = 1.2, name } = {}) {
    const scale = Math.abs(this.atX(1) - this.atX(0));
    const rounds = items.map(
      ([x, y, r]) => `<circle cx="${n(this.atX(x))}" cy="${n(this.atY(y))}" r="${n(r * scale)}"/>`,
    );
    this.parts.push(
      `<g fill="${fill}" stroke="${stroke}" stroke-width="${width}" opacity="${opacity}">${rounds.join('')}</g>`,
    );
    if (name) this.legend.push({ name, colour: stroke, kind: 'line' });
    return this;
  }

  /** Arrows from a to b; those too short for a head stay dots. */
  arrows(segments, colour, { width = 1.6, name } = {}) {
    const shafts = [];
    const heads = [];
    for (const [a, b] of segments) {
      const [x0, y0, x1, y1] = [this.atX(a[0]), this.atY(a[1]), this.atX(b[0]), this.atY(b[1])];
      const length = Math.hypot(x1 - x0, y1 - y0);
      if (length < 1) continue;
      const size = Math.min(HEAD, length * 0.6);
      const [ux, uy] = [(x1 - x0) / length, (y1 - y0) / length];
      const [bx, by] = [x1 - ux * size, y1 - uy * size];
      shafts.push(`M${n(x0)} ${n(y0)}L${n(bx)} ${n(by)}`);
      const half = size * 0.55;
      heads.push(
        `M${n(x1)} ${n(y1)}L${n(bx - uy * half)} ${n(by + ux * half)}L${n(bx + uy * half)} ${n(by - ux * half)}Z`,
      );
    }
    this.parts.push(
      `<path d="${shafts.join('')}" fill="none" stroke="${colour}" stroke-width="${width}"/><path d="${heads.join('')}" fill="${colour}"/>`,
    );
    if (name) this.legend.push({ name, colour, kind: 'arrow' });
    return this;
  }

  words(x, y, text, { colour = INK, anchor = 'start', size = 12 } = {}) {
    this.parts.push(
      `<text x="${n(this.atX(x))}" y="${n(this.atY(y))}" text-anchor="${anchor}" fill="${colour}" font-size="${size}">${escaped(text)}</text>`,
    );
    return this;
  }

  svg(id) {
    const { width, height } = this;
    const [left, right, top, bottom] = [
      MARGIN.left,
      width - MARGIN.right,
      MARGIN.top,
      height - MARGIN.bottom,
    ];
    const axes = [
      ...ticksOf(this.x).map((tick) => {
        const x = n(this.atX(tick));
        return `<path d="M${x} ${top}V${bottom}" stroke="#e2e2e2"/><text x="${x}" y="${bottom + 16}" text-anchor="middle">${tickText(tick)}</text>`;
      }),
      ...ticksOf(this.y).map((tick) => {
        const y = n(this.atY(tick));
        return `<path d="M${left} ${y}H${right}" stroke="#e2e2e2"/><text x="${left - 6}" y="${n(y + 4)}" text-anchor="end">${tickText(tick)}</text>`;
      }),
      `<text x="${(left + right) / 2}" y="${height - 10}" text-anchor="middle">${escaped(this.x.label)}</text>`,
      `<text transform="rotate(-90)" x="${-(top + bottom) / 2}" y="14" text-anchor="middle">${escaped(this.y.label)}</text>`,
      `<text x="${(left + right) / 2}" y="20" text-anchor="middle" font-weight="bold">${escaped(this.title)}</text>`,
    ];
    const clip = `<clipPath id="${id}"><rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"/></clipPath>`;
    const frame = `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="none" stroke="#b5b5b5"/>`;
    return `${axes.join('')}${clip}<g clip-path="url(#${id})">${this.parts.join('')}</g>${frame}${this.legendSvg()}`;
  }

  get legendHeight() {
    return Math.ceil(this.legend.length / 2) * LEGEND_ROW;
  }

  legendSvg() {
    const column = (this.width - MARGIN.left - MARGIN.right + 30) / 2;
    return this.legend
      .map(({ name, colour, dashed, kind }, k) => {
        const x = MARGIN.left - 20 + (k % 2) * column;
        const y = this.height + 10 + Math.floor(k / 2) * LEGEND_ROW;
        return `${sign(kind, x, y - 4, colour, dashed)}<text x="${n(x + 26)}" y="${y}">${escaped(name)}</text>`;
      })
      .join('');
  }
}

/** The whole picture: panels side by side. */
export function card(description, ...panels) {
  const width = panels.reduce((sum, panel) => sum + panel.width + GAP, GAP);
  const height = Math.max(...panels.map((panel) => panel.height + panel.legendHeight)) + 12;
  let x = GAP / 2;
  const parts = panels.map((panel, k) => {
    const part = `<g transform="translate(${x} 4)">${panel.svg(`p${k}`)}</g>`;
    x += panel.width + GAP;
    return part;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12" fill="${INK}" role="img"><title>${escaped(description)}</title><rect width="${width}" height="${height}" rx="6" fill="#fff"/>${parts.join('')}</svg>\n`;
}

/** At most this many points of a curve; the first and the last stay. */
export function thinned(points, most = 240) {
  if (points.length <= most) return points;
  return Array.from({ length: most }, (_, i) => points[Math.round((i * (points.length - 1)) / (most - 1))]);
}

function sign(kind, x, y, colour, dashed) {
  if (kind === 'dot') return `<circle cx="${n(x + 10)}" cy="${y}" r="4" fill="${colour}"/>`;
  if (kind === 'area') return `<rect x="${n(x)}" y="${y - 5}" width="20" height="10" fill="${colour}"/>`;
  const head =
    kind === 'arrow' ? `<path d="M${n(x + 21)} ${y}L${n(x + 14)} ${y - 4}V${y + 4}Z" fill="${colour}"/>` : '';
  return `<path d="M${n(x)} ${y}h${kind === 'arrow' ? 15 : 20}" stroke="${colour}" stroke-width="2.4"${dashed ? ' stroke-dasharray="6 4"' : ''}/>${head}`;
}

function widened(x, y, { width, height }) {
  const scale = Math.max((x.to - x.from) / width, (y.to - y.from) / height);
  const grown = (axis, size) => {
    const middle = (axis.from + axis.to) / 2;
    return { ...axis, from: middle - (scale * size) / 2, to: middle + (scale * size) / 2 };
  };
  return [grown(x, width), grown(y, height)];
}

const share = ({ from, to, logarithmic }, value) =>
  logarithmic ? Math.log(Math.max(value, from) / from) / Math.log(to / from) : (value - from) / (to - from);

const ticksOf = ({ from, to, logarithmic }) =>
  logarithmic ? logarithmicTicks(from, to) : linearTicks(from, to);

const n = (value) => Math.round(value * 10) / 10;

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
