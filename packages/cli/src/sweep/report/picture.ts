/** A picture of a run's end, drawn without a browser: bodies' triangles seen in perspective, the farthest first. */
import type { Scene, World } from 'pliant';
import { type DrawnBody, drawnBodies } from '../../exports/drawn-body.js';

const WIDTH = 360;
const HEIGHT = 240;
/** Triangles beyond this are left out, the smallest bodies' last: a picture of a report is small. */
const MOST_TRIANGLES = 6000;

interface Facet {
  readonly depth: number;
  readonly points: string;
  readonly fill: string;
}

type Vec = readonly [number, number, number];

export function picture(world: World, scene: Scene): string {
  const bodies = drawnBodies(world, scene).filter(({ body }) => !body.isSensor);
  const camera = cameraOf(bodies, scene);
  const facets: Facet[] = [];
  let room = MOST_TRIANGLES;
  for (const body of bodies) {
    const count = body.triangles.length / 3;
    if (count > room) continue;
    room -= count;
    addFacets(facets, body, camera);
  }
  facets.sort((a, b) => b.depth - a.depth);
  const polygons = facets.map(
    ({ points, fill }) => `<polygon points="${points}" fill="${fill}" stroke="${fill}"/>`,
  );
  return `<svg class="picture" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="The run at its end">${polygons.join('')}</svg>`;
}

interface Camera {
  readonly eye: Vec;
  readonly right: Vec;
  readonly up: Vec;
  readonly forward: Vec;
  readonly zoom: number;
}

/** From the scene's own view, or from the front and above so that what moves fits in. */
function cameraOf(bodies: readonly DrawnBody[], scene: Scene): Camera {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  const shown = bodies.some(({ moves }) => moves) ? bodies.filter(({ moves }) => moves) : bodies;
  for (const body of shown) {
    const positions = body.positions();
    positions.forEach((x, i) => {
      low[i % 3] = Math.min(low[i % 3], x);
      high[i % 3] = Math.max(high[i % 3], x);
    });
  }
  const size = Math.max(Math.hypot(...low.map((x, k) => high[k] - x)), 1e-6);
  const middle = low.map((x, k) => (x + high[k]) / 2) as unknown as Vec;
  const { view } = scene;
  const target: Vec = view?.target ?? middle;
  const eye: Vec = view?.position ?? [
    middle[0] + 0.55 * size,
    middle[1] + 0.45 * size,
    middle[2] + 1.5 * size,
  ];
  const forward = unit(minus(target, eye));
  const right = unit(cross(forward, Math.abs(forward[1]) > 0.99 ? [0, 0, 1] : [0, 1, 0]));
  return { eye, forward, right, up: cross(right, forward), zoom: 1.5 * HEIGHT };
}

function addFacets(facets: Facet[], body: DrawnBody, camera: Camera): void {
  const positions = body.positions();
  const { triangles, color } = body;
  const near = (v: number): Vec =>
    minus([positions[3 * v], positions[3 * v + 1], positions[3 * v + 2]], camera.eye);
  for (let t = 0; t < triangles.length; t += 3) {
    const corners = [near(triangles[t]), near(triangles[t + 1]), near(triangles[t + 2])];
    const depths = corners.map((p) => dot(p, camera.forward));
    if (depths.some((depth) => depth < 1e-3)) continue;
    const normal = unit(cross(minus(corners[1], corners[0]), minus(corners[2], corners[0])));
    if (dot(normal, corners[0]) > 0 && body.moves) continue;
    const points = corners.map((p, k) => {
      const scale = camera.zoom / depths[k];
      return `${(WIDTH / 2 + scale * dot(p, camera.right)).toFixed(1)},${(HEIGHT / 2 - scale * dot(p, camera.up)).toFixed(1)}`;
    });
    const light = 0.45 + 0.55 * Math.abs(dot(normal, LIGHT));
    facets.push({
      depth: (depths[0] + depths[1] + depths[2]) / 3,
      points: points.join(' '),
      fill: shaded(color, light),
    });
  }
}

const LIGHT: Vec = unit([0.3, 0.9, 0.4]);

function shaded(color: string, light: number): string {
  const parts = [1, 3, 5].map((at) => Math.round(light * Number.parseInt(color.slice(at, at + 2), 16)));
  return `rgb(${parts.join(',')})`;
}

function dot(a: Vec, b: Vec): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function minus(a: Vec, b: Vec): Vec {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function cross(a: Vec, b: Vec): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit(a: Vec): Vec {
  const size = Math.hypot(...a) || 1;
  return [a[0] / size, a[1] / size, a[2] / size];
}
