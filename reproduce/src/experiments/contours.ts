/** A signed distance function in a plane as a drawing: lines of equal φ, the surface, the inside, and where φ is not the distance. */

const SIZE = 300;
/** Samples along a side. */
const GRID = 150;

export interface Map2 {
  readonly title: string;
  /** Half of the side of the square that is shown [m]. */
  readonly reach: number;
  phi(x: number, y: number): number;
}

export interface Sampled {
  readonly map: Map2;
  /** φ at the samples, row by row from below. */
  readonly values: Float64Array;
  /** Distance to the nearest point of φ = 0, with the sign of φ. */
  readonly truth: Float64Array;
}

const at = (map: Map2, i: number): number => map.reach * ((2 * i) / (GRID - 1) - 1);

export function sample(map: Map2): Sampled {
  const values = new Float64Array(GRID * GRID);
  for (let j = 0; j < GRID; j++)
    for (let i = 0; i < GRID; i++) values[j * GRID + i] = map.phi(at(map, i), at(map, j));
  const surface = wideSurface(map);
  const truth = values.map((value, k) => {
    const [x, y] = [at(map, k % GRID), at(map, Math.floor(k / GRID))];
    let leastSq = Number.POSITIVE_INFINITY;
    for (let s = 0; s < surface.length; s += 2) {
      const dSq = (surface[s] - x) ** 2 + (surface[s + 1] - y) ** 2;
      if (dSq < leastSq) leastSq = dSq;
    }
    return Math.sign(value) * Math.sqrt(leastSq);
  });
  return { map, values, truth };
}

/** Points of φ = 0, found beyond the picture too, because the nearest may lie there. */
function wideSurface({ phi, reach }: Map2): Float64Array {
  const count = 420;
  const wide = 2 * reach;
  const place = (i: number) => wide * ((2 * i) / (count - 1) - 1);
  const points: number[] = [];
  for (let j = 0; j < count; j++) {
    for (let i = 0; i < count; i++) {
      const [x, y] = [place(i), place(j)];
      const value = phi(x, y);
      for (const [nx, ny] of [
        [place(i + 1), y],
        [x, place(j + 1)],
      ] as const) {
        const next = phi(nx, ny);
        if (value < 0 === next < 0) continue;
        const t = value / (value - next);
        points.push(x + t * (nx - x), y + t * (ny - y));
      }
    }
  }
  return Float64Array.from(points);
}

/** Largest shortfall of |φ| against the distance on one side, in the picture's reach: 0 where φ is exact. */
export function shortfall({ map, values, truth }: Sampled, side: 1 | -1): number {
  let most = 0;
  for (const [k, value] of values.entries())
    if (side * value > 0) most = Math.max(most, Math.abs(truth[k]) - Math.abs(value));
  return most / map.reach;
}

export function contoursSvg(maps: readonly Sampled[], columns: number): string {
  const rows = Math.ceil(maps.length / columns);
  const [width, height] = [columns * (SIZE + 16) - 16, rows * (SIZE + 40)];
  const parts = maps.map((one, k) => {
    const [x, y] = [(k % columns) * (SIZE + 16), Math.floor(k / columns) * (SIZE + 40)];
    return `<g transform="translate(${x} ${y})"><text x="0" y="15" font-size="14" fill="currentColor" font-family="system-ui, sans-serif">${one.map.title}</text><svg y="24" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">${mapSvg(one)}</svg></g>`;
  });
  return `<svg viewBox="0 0 ${width} ${height}" role="img">${parts.join('')}</svg>`;
}

/** A sample differs from the distance by more than this share of the reach. */
const BOUND = 0.02;

function mapSvg({ map, values, truth }: Sampled): string {
  const levels = [-0.6, -0.45, -0.3, -0.15, 0.15, 0.3, 0.45, 0.6, 0.75].map((level) => level * map.reach);
  const inside = cells((k) => values[k] < 0);
  const bound = cells((k) => Math.abs(truth[k]) - Math.abs(values[k]) > BOUND * map.reach);
  const lines = levels.map((level) => lineOf(values, level));
  return [
    `<rect width="${SIZE}" height="${SIZE}" fill="#fbfcfd"/>`,
    `<path d="${inside}" fill="#56b4e9" fill-opacity=".35"/>`,
    `<path d="${bound}" fill="#e69f00" fill-opacity=".45"/>`,
    `<path d="${lines.join('')}" fill="none" stroke="#5b6875" stroke-width=".8"/>`,
    `<path d="${lineOf(values, 0)}" fill="none" stroke="#0072b2" stroke-width="2.2"/>`,
    `<rect x=".5" y=".5" width="${SIZE - 1}" height="${SIZE - 1}" fill="none" stroke="#9aa5b1"/>`,
  ].join('');
}

const STEP = SIZE / (GRID - 1);
const px = (i: number): string => (i * STEP).toFixed(1);
const py = (j: number): string => (SIZE - j * STEP).toFixed(1);

/** Runs of samples as rectangles, row by row. */
function cells(isIn: (k: number) => boolean): string {
  let path = '';
  for (let j = 0; j < GRID; j++) {
    for (let i = 0; i < GRID; i++) {
      if (!isIn(j * GRID + i)) continue;
      const from = i;
      while (i + 1 < GRID && isIn(j * GRID + i + 1)) i++;
      path += `M${px(from - 0.5)} ${py(j + 0.5)}H${px(i + 0.5)}V${py(j - 0.5)}H${px(from - 0.5)}Z`;
    }
  }
  return path;
}

/** Marching squares: up to two pieces in each square between four samples. */
function lineOf(values: Float64Array, level: number): string {
  let path = '';
  for (let j = 0; j + 1 < GRID; j++)
    for (let i = 0; i + 1 < GRID; i++) {
      const corners = [
        [i, j],
        [i + 1, j],
        [i + 1, j + 1],
        [i, j + 1],
      ] as const;
      const v = corners.map(([a, b]) => values[b * GRID + a] - level);
      const crossings: string[] = [];
      for (let e = 0; e < 4; e++) {
        const [p, q] = [v[e], v[(e + 1) % 4]];
        if (p < 0 === q < 0) continue;
        const t = p / (p - q);
        const [[a, b], [c, d]] = [corners[e], corners[(e + 1) % 4]];
        crossings.push(`${px(a + t * (c - a))} ${py(b + t * (d - b))}`);
      }
      for (let c = 0; c + 1 < crossings.length; c += 2) path += `M${crossings[c]}L${crossings[c + 1]}`;
    }
  return path;
}
