/**
 * Shots drawn without a browser: triangles through a depth buffer, one colour each by the angle to the light, shadows thrown
 * onto the floor. Plain, but right about what is where; four samples for each picture element.
 */
import { encodePng } from '@pliant/cli';
import { colorOf } from '@pliant/three';
import { compileSolid } from 'pliant/queries';
import { isFloor, type Point, type Shot } from './shot.js';

type Vec = [number, number, number];

const FIELD = Math.tan((40 * Math.PI) / 360);
const SAMPLES = 2;
const LIGHT = unit([-1.15, 2, 0.9]);
const SKY: Vec = [238, 241, 244];
const GROUND: Vec = [222, 226, 231];

export function rasterise(shot: Shot): string {
  return `data:image/png;base64,${Buffer.from(encodePng(imageOf(shot))).toString('base64')}`;
}

export interface Raster {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue, row by row from above. */
  readonly pixels: Uint8Array;
}

export function imageOf(shot: Shot): Raster {
  const canvas = new Canvas(shot);
  if (shot.floor !== undefined) canvas.floor(shot.floor);
  for (const { triangles, color } of meshesOf(shot)) {
    if (shot.floor !== undefined) canvas.shadow(triangles, shot.floor);
    canvas.mesh(triangles, color);
  }
  return canvas.image();
}

interface DrawnMesh {
  /** Corners, nine numbers per triangle [m]. */
  readonly triangles: readonly number[];
  readonly color: Vec;
}

function meshesOf(shot: Shot): DrawnMesh[] {
  const meshes: DrawnMesh[] = [];
  for (const look of shot.looks) {
    const color = colorOf(look)
      .toArray()
      .map((c) => 255 * Math.sqrt(c)) as Vec;
    if (look.shape.kind === 'surface') {
      const { first, triangles } = look.shape;
      const corners = [...triangles].flatMap((v) =>
        shot.vertices.slice(3 * (first + v), 3 * (first + v) + 3),
      );
      meshes.push({ triangles: corners, color });
    } else if (look.shape.kind !== 'plane') {
      const { positions, triangles } = compileSolid(look.shape, look.kind === 'rigid').surface();
      const corners = [...triangles].flatMap((v) => placed(shot, look.row, positions, v));
      meshes.push({ triangles: corners, color });
    } else if (!isFloor(look)) continue;
  }
  for (const { balls, color } of shot.balls)
    meshes.push({ triangles: ballTriangles(balls), color: rgb(color) });
  return meshes;
}

function placed(shot: Shot, row: number, positions: Float64Array, v: number): Vec {
  const [x, y, z, w] = shot.orientations.slice(4 * row, 4 * row + 4) as [number, number, number, number];
  const p: Vec = [positions[3 * v], positions[3 * v + 1], positions[3 * v + 2]];
  const t = cross([x, y, z], p).map((c) => 2 * c) as Vec;
  const u = cross([x, y, z], t);
  return [0, 1, 2].map((i) => p[i] + w * t[i] + u[i] + shot.positions[3 * row + i]) as Vec;
}

function ballTriangles(balls: readonly number[]): number[] {
  const { positions, triangles } = compileSolid({ kind: 'sphere', radius: 1 }).surface();
  const corners: number[] = [];
  for (let b = 0; b < balls.length; b += 4)
    for (const v of triangles)
      for (let i = 0; i < 3; i++) corners.push(balls[b + i] + balls[b + 3] * positions[3 * v + i]);
  return corners;
}

class Canvas {
  private readonly width: number;
  private readonly height: number;
  private readonly colors: Float32Array;
  /** One over the distance along the view. */
  private readonly nearness: Float32Array;
  private readonly eye: Point;
  private readonly axes: readonly [Vec, Vec, Vec];

  constructor({ size, eye, target }: Shot) {
    this.width = SAMPLES * size[0];
    this.height = SAMPLES * size[1];
    this.colors = new Float32Array(3 * this.width * this.height);
    for (let k = 0; k < this.colors.length; k++) this.colors[k] = SKY[k % 3];
    this.nearness = new Float32Array(this.width * this.height);
    this.eye = eye;
    const back = unit([eye[0] - target[0], eye[1] - target[1], eye[2] - target[2]]);
    const right = unit(cross([0, 1, 0], back));
    this.axes = [right, cross(back, right), back];
  }

  floor(height: number): void {
    const far = 60;
    const [x, , z] = this.eye;
    const corners = [x - far, height, z - far, x - far, height, z + far, x + far, height, z + far];
    corners.push(x - far, height, z - far, x + far, height, z + far, x + far, height, z - far);
    for (let k = 0; k < corners.length; k += 9) this.clipped(corners.slice(k, k + 9), GROUND);
  }

  mesh(triangles: readonly number[], color: Vec): void {
    for (let k = 0; k < triangles.length; k += 9) {
      const corners = triangles.slice(k, k + 9);
      const n = normalOf(corners);
      const bright = 0.42 + 0.58 * Math.max(0, dot(n, LIGHT)) + 0.08 * n[1];
      this.clipped(corners, color.map((c) => Math.min(255, c * bright)) as Vec);
    }
  }

  shadow(triangles: readonly number[], height: number): void {
    const dark = GROUND.map((c) => 0.78 * c) as Vec;
    const thrown = triangles.slice();
    for (let k = 0; k < thrown.length; k += 3) {
      const t = (triangles[k + 1] - height) / LIGHT[1];
      thrown[k] = triangles[k] - t * LIGHT[0];
      thrown[k + 1] = height + 1e-3;
      thrown[k + 2] = triangles[k + 2] - t * LIGHT[2];
    }
    for (let k = 0; k < thrown.length; k += 9) this.clipped(thrown.slice(k, k + 9), dark);
  }

  /** Cuts what is behind the camera, and fills the rest as a fan. */
  private clipped(corners: readonly number[], color: Vec): void {
    const near = 0.01;
    const seen = [0, 3, 6].map((k) => this.inView(corners.slice(k, k + 3) as Vec));
    const kept: Vec[] = [];
    seen.forEach((a, i) => {
      const b = seen[(i + 1) % 3];
      if (a[2] > near) kept.push(a);
      if (a[2] > near !== b[2] > near) {
        const t = (near - a[2]) / (b[2] - a[2]);
        kept.push([0, 1, 2].map((k) => a[k] + t * (b[k] - a[k])) as Vec);
      }
    });
    for (let i = 2; i < kept.length; i++) this.fill([kept[0], kept[i - 1], kept[i]], color);
  }

  /** Right, up and away from the camera [m]. */
  private inView(p: Vec): Vec {
    const d: Vec = [p[0] - this.eye[0], p[1] - this.eye[1], p[2] - this.eye[2]];
    return [dot(d, this.axes[0]), dot(d, this.axes[1]), -dot(d, this.axes[2])];
  }

  private fill(corners: readonly Vec[], color: Vec): void {
    const { width, height } = this;
    const scale = height / 2 / FIELD;
    const [a, b, c] = corners.map(([x, y, z]) => [
      width / 2 + (scale * x) / z,
      height / 2 - (scale * y) / z,
      1 / z,
    ]);
    const area = (b![0] - a![0]) * (c![1] - a![1]) - (b![1] - a![1]) * (c![0] - a![0]);
    if (!(Math.abs(area) > 1e-12)) return;
    const xs = [a![0], b![0], c![0]];
    const ys = [a![1], b![1], c![1]];
    const x1 = Math.min(width - 1, Math.floor(Math.max(...xs)));
    const y1 = Math.min(height - 1, Math.floor(Math.max(...ys)));
    for (let y = Math.max(0, Math.ceil(Math.min(...ys))); y <= y1; y++) {
      for (let x = Math.max(0, Math.ceil(Math.min(...xs))); x <= x1; x++) {
        const u = ((x - a![0]) * (c![1] - a![1]) - (y - a![1]) * (c![0] - a![0])) / area;
        const v = ((b![0] - a![0]) * (y - a![1]) - (b![1] - a![1]) * (x - a![0])) / area;
        if (u < 0 || v < 0 || u + v > 1) continue;
        const near = a![2] + u * (b![2] - a![2]) + v * (c![2] - a![2]);
        const at = y * width + x;
        if (near <= this.nearness[at]) continue;
        this.nearness[at] = near;
        this.colors.set(color, 3 * at);
      }
    }
  }

  image(): Raster {
    const width = this.width / SAMPLES;
    const height = this.height / SAMPLES;
    const pixels = new Uint8Array(3 * width * height);
    for (let k = 0; k < pixels.length; k++) {
      const [x, y] = [Math.floor(k / 3) % width, Math.floor(k / 3 / width)];
      let sum = 0;
      for (let s = 0; s < SAMPLES * SAMPLES; s++) {
        const at = (SAMPLES * y + Math.floor(s / SAMPLES)) * this.width + SAMPLES * x + (s % SAMPLES);
        sum += this.colors[3 * at + (k % 3)];
      }
      pixels[k] = Math.round(sum / SAMPLES ** 2);
    }
    return { width, height, pixels };
  }
}

function normalOf(c: readonly number[]): Vec {
  const n = cross([c[3] - c[0], c[4] - c[1], c[5] - c[2]], [c[6] - c[0], c[7] - c[1], c[8] - c[2]]);
  return unit(n);
}

function rgb(color: string): Vec {
  return [1, 3, 5].map((k) => Number.parseInt(color.slice(k, k + 2), 16)) as Vec;
}

function dot(a: Vec, b: Vec): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Vec, b: Vec): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit(a: Vec): Vec {
  const length = Math.sqrt(dot(a, a)) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}
