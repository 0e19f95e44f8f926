/** Outlines from files: polygons of GeoJSON, and of SVG as the browser reads its paths. */
export type Outline = readonly (readonly [number, number])[];

const MOST_OUTLINES = 200;
const MOST_POINTS = 20_000;
/** Points along a path of an SVG. */
const ALONG = 160;

export function readOutlines(name: string, text: string): Outline[] {
  const found = /^\s*</.test(text) ? fromSvg(text) : fromGeoJson(text);
  const good = found.filter((outline) => outline.length >= 3).slice(0, MOST_OUTLINES);
  if (good.length === 0)
    throw new Error(`${name} has no polygons: drop an SVG with shapes or a GeoJSON with polygons.`);
  if (good.reduce((sum, outline) => sum + outline.length, 0) > MOST_POINTS)
    throw new Error(`${name} has more than ${MOST_POINTS} points.`);
  return good;
}

export function fromGeoJson(text: string): Outline[] {
  const rings: Outline[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { type, coordinates, features, geometry, geometries } = value as Record<string, unknown>;
    if (type === 'Polygon') rings.push(ringOf((coordinates as unknown[])[0]));
    else if (type === 'MultiPolygon')
      for (const polygon of coordinates as unknown[][]) rings.push(ringOf(polygon[0]));
    for (const list of [features, geometries]) if (Array.isArray(list)) list.forEach(walk);
    walk(geometry);
  };
  walk(JSON.parse(text));
  return rings;
}

/** The first point comes again at the end of a ring of GeoJSON. */
function ringOf(ring: unknown): [number, number][] {
  const points = (Array.isArray(ring) ? ring : []).map((point): [number, number] => [
    Number((point as number[])[0]),
    Number((point as number[])[1]),
  ]);
  const last = points.at(-1);
  if (points.length > 1 && last![0] === points[0][0] && last![1] === points[0][1]) points.pop();
  return points.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y)) ? points : [];
}

/** Upside down: y of a drawing points down. */
function fromSvg(text: string): Outline[] {
  const drawing = new DOMParser().parseFromString(text, 'image/svg+xml');
  const shapes = [...drawing.querySelectorAll('path, polygon, rect, circle, ellipse')];
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  document.body.append(svg);
  try {
    return shapes.map((shape) => {
      const own = document.importNode(shape) as unknown as SVGGeometryElement;
      svg.append(own);
      const length = own.getTotalLength?.() ?? 0;
      if (own instanceof SVGPolygonElement)
        return [...own.points].map(({ x, y }): [number, number] => [x, -y]);
      if (!(length > 0)) return [];
      return Array.from({ length: ALONG }, (_, k): [number, number] => {
        const { x, y } = own.getPointAtLength((length * k) / ALONG);
        return [x, -y];
      });
    });
  } finally {
    svg.remove();
  }
}

/** Moves and scales outlines together, so that they are so wide [m] around a point. */
export function fitted(
  outlines: readonly Outline[],
  [cx, cy]: readonly [number, number],
  width: number,
): Outline[] {
  const all = outlines.flat();
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  const scale = width / (Math.max(right - left, high - low) || 1);
  return outlines.map((outline) =>
    outline.map(([x, y]): [number, number] => [
      cx + scale * (x - (left + right) / 2),
      cy + scale * (y - (low + high) / 2),
    ]),
  );
}

/** A line drawn by hand as an outline: points at least so far apart. */
export function thinned(line: Outline, least: number): Outline {
  const kept: [number, number][] = [];
  for (const [x, y] of line) {
    const last = kept.at(-1);
    if (last === undefined || Math.hypot(x - last[0], y - last[1]) >= least) kept.push([x, y]);
  }
  return kept;
}
