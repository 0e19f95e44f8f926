// The outline that a plane cuts out of a body: where its signed distance is zero, by marching squares.

import { World } from 'pliant';

/**
 * Segments [[x, y], [x, y]] of the cut z = 0 through a body, from its distance on a grid over the box [x0, y0, x1, y1].
 */
export function section(definition, [x0, y0, x1, y1], cells = 90) {
  const world = new World();
  world.add({ ...definition, kind: 'static' });
  const step = Math.max(x1 - x0, y1 - y0) / cells;
  const columns = Math.ceil((x1 - x0) / step);
  const rows = Math.ceil((y1 - y0) / step);
  const at = (i, j) => [x0 + i * step, y0 + j * step];
  const phi = Array.from({ length: rows + 1 }, (_, j) =>
    Array.from({ length: columns + 1 }, (_, i) => world.signedDistance([...at(i, j), 0])),
  );
  const segments = [];
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const corners = [
        [i, j],
        [i + 1, j],
        [i + 1, j + 1],
        [i, j + 1],
      ];
      const crossings = [];
      corners.forEach(([a, b], k) => {
        const [c, d] = corners[(k + 1) % 4];
        const [p, q] = [phi[b][a], phi[d][c]];
        if (p < 0 === q < 0) return;
        const t = p / (p - q);
        const [from, to] = [at(a, b), at(c, d)];
        crossings.push([from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1])]);
      });
      for (let k = 0; k + 1 < crossings.length; k += 2) segments.push([crossings[k], crossings[k + 1]]);
    }
  }
  return segments;
}

/** The same as closed lines of points, which take half the room. */
export function outlines(definition, box, cells) {
  const segments = section(definition, box, cells);
  const key = ([x, y]) => `${Math.round(x * 1e7)},${Math.round(y * 1e7)}`;
  const at = new Map();
  for (const segment of segments)
    for (const end of segment) at.set(key(end), [...(at.get(key(end)) ?? []), segment]);
  const used = new Set();
  const lines = [];
  for (const first of segments) {
    if (used.has(first)) continue;
    used.add(first);
    const line = [...first];
    for (;;) {
      const next = at.get(key(line.at(-1))).find((segment) => !used.has(segment));
      if (next === undefined) break;
      used.add(next);
      line.push(key(next[0]) === key(line.at(-1)) ? next[1] : next[0]);
    }
    lines.push(straightened(line));
  }
  return lines;
}

/** Without the points that lie on a line with their neighbours, to a thousandth of the distance between those. */
function straightened(line) {
  const kept = [line[0]];
  for (let k = 1; k + 1 < line.length; k++) {
    const [[ax, ay], [bx, by], [cx, cy]] = [kept.at(-1), line[k], line[k + 1]];
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (Math.abs(area) > 1e-3 * ((cx - ax) ** 2 + (cy - ay) ** 2)) kept.push(line[k]);
  }
  return [...kept, line.at(-1)];
}
