/**
 * A picture of a run's end, drawn without a browser: bodies' triangles seen in perspective, point by point the nearest of
 * them. Triangles drawn one over the other, the farthest first, would be wrong wherever a small one stands on a large one.
 */
import type { Scene, World } from 'pliant';
import { type DrawnBody, drawnBodies } from '../../exports/drawn-body.js';
import { encodePng } from '../../planar/png.js';

/** Size on the page [px], pixels for each of them, and points for each pixel, along either side. */
const WIDTH = 360;
const HEIGHT = 240;
const DENSITY = 2;
const POINTS = 2;
const FINE = DENSITY * POINTS;
/** Behind all bodies. */
const BACKGROUND = [238, 241, 244] as const;

type Vec = readonly [number, number, number];

export function picture(world: World, scene: Scene): string {
  const bodies = drawnBodies(world, scene).filter(({ body }) => !body.isSensor);
  const camera = cameraOf(bodies, scene);
  const canvas = new Canvas(FINE * WIDTH, FINE * HEIGHT);
  for (const body of bodies) drawBody(canvas, body, camera);
  const png = Buffer.from(encodePng(canvas.image(POINTS))).toString('base64');
  return `<img class="picture" src="data:image/png;base64,${png}" width="${WIDTH}" height="${HEIGHT}" alt="The run at its end">`;
}

/** Points with the colour of the nearest triangle there. */
class Canvas {
  private readonly colors: Uint8Array;
  /** One over the depth, which runs evenly over a triangle as it is seen; none is 0. */
  private readonly nearness: Float64Array;

  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {
    this.colors = new Uint8Array(3 * width * height);
    for (let i = 0; i < this.colors.length; i++) this.colors[i] = BACKGROUND[i % 3];
    this.nearness = new Float64Array(width * height);
  }

  /** Corners are x and y on the canvas and one over the depth. */
  triangle([a, b, c]: readonly Vec[], color: Vec): void {
    const twice = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    if (twice === 0) return;
    const span = (k: number, size: number) => {
      const values = [a[k], b[k], c[k]];
      return [
        Math.max(0, Math.ceil(Math.min(...values) - 0.5)),
        Math.min(size - 1, Math.floor(Math.max(...values) - 0.5)),
      ];
    };
    const [[left, right], [top, bottom]] = [span(0, this.width), span(1, this.height)];
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const [px, py] = [x + 0.5, y + 0.5];
        const v = ((px - a[0]) * (c[1] - a[1]) - (py - a[1]) * (c[0] - a[0])) / twice;
        const w = ((b[0] - a[0]) * (py - a[1]) - (b[1] - a[1]) * (px - a[0])) / twice;
        if (v < 0 || w < 0 || v + w > 1) continue;
        const near = a[2] + v * (b[2] - a[2]) + w * (c[2] - a[2]);
        const at = y * this.width + x;
        if (near <= this.nearness[at]) continue;
        this.nearness[at] = near;
        this.colors.set(color, 3 * at);
      }
    }
  }

  /** The mean of so many points along either side makes a pixel: edges are smooth. */
  image(points: number) {
    const [width, height] = [this.width / points, this.height / points];
    const pixels = new Uint8Array(3 * width * height);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        for (let k = 0; k < 3; k++) {
          let sum = 0;
          for (let j = 0; j < points; j++)
            for (let i = 0; i < points; i++)
              sum += this.colors[3 * ((y * points + j) * this.width + x * points + i) + k];
          pixels[3 * (y * width + x) + k] = Math.round(sum / points ** 2);
        }
      }
    }
    return { width, height, pixels };
  }
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

function drawBody(canvas: Canvas, body: DrawnBody, camera: Camera): void {
  const positions = body.positions();
  const { triangles, color } = body;
  const near = (v: number): Vec =>
    minus([positions[3 * v], positions[3 * v + 1], positions[3 * v + 2]], camera.eye);
  for (let t = 0; t < triangles.length; t += 3) {
    const corners = [near(triangles[t]), near(triangles[t + 1]), near(triangles[t + 2])];
    const normal = unit(cross(minus(corners[1], corners[0]), minus(corners[2], corners[0])));
    // What looks away may lie in the floor, and neither is nearer.
    if (dot(normal, corners[0]) > 0 && body.moves) continue;
    const fill = shaded(color, 0.45 + 0.55 * Math.abs(dot(normal, LIGHT)));
    const seen = inFront(corners, camera.forward).map((p): Vec => {
      const depth = dot(p, camera.forward);
      const scale = (FINE * camera.zoom) / depth;
      return [
        (FINE * WIDTH) / 2 + scale * dot(p, camera.right),
        (FINE * HEIGHT) / 2 - scale * dot(p, camera.up),
        1 / depth,
      ];
    });
    for (let k = 2; k < seen.length; k++) canvas.triangle([seen[0], seen[k - 1], seen[k]], fill);
  }
}

/** Nearer than this nothing is drawn [m]. */
const NEAR = 1e-3;

/** The part of a triangle before the eye: floors reach behind it. */
function inFront(corners: readonly Vec[], forward: Vec): Vec[] {
  return corners.flatMap((p, k) => {
    const q = corners[(k + 1) % corners.length];
    const [a, b] = [dot(p, forward) - NEAR, dot(q, forward) - NEAR];
    const kept = a >= 0 ? [p] : [];
    if (a >= 0 === b >= 0) return kept;
    const share = a / (a - b);
    const cut: Vec = [
      p[0] + share * (q[0] - p[0]),
      p[1] + share * (q[1] - p[1]),
      p[2] + share * (q[2] - p[2]),
    ];
    return [...kept, cut];
  });
}

const LIGHT: Vec = unit([0.3, 0.9, 0.4]);

const shaded = (color: string, light: number): Vec =>
  [1, 3, 5].map((at) => Math.round(light * Number.parseInt(color.slice(at, at + 2), 16))) as unknown as Vec;

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
