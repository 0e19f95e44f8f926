/** The frames of a run in memory, for formats that hold all of them in one file. */
import type { Scene, World } from 'pliant';
import { type DrawnBody, drawnBodies, surfaceOfBody } from './drawn-body.js';

export interface Track {
  readonly drawn: DrawnBody;
  readonly triangles: Uint32Array;
  /** Vertices at rest: in the body's frame, or of a soft body as in its first frame. */
  readonly rest: Float32Array;
  /** Of a soft body: the vertices of each frame. */
  readonly shapes: Float32Array[];
  /** Of others: position and orientation of each frame. */
  readonly positions: number[];
  readonly orientations: number[];
}

export class Frames {
  readonly times: number[] = [];
  tracks: Track[] = [];

  start(world: World, scene: Scene): void {
    this.tracks = drawnBodies(world, scene).map((drawn) => {
      const { triangles, vertices } = surfaceOfBody(drawn);
      const rest = pick(drawn.rest, vertices);
      return { drawn, triangles, rest, shapes: [], positions: [], orientations: [], vertices } as Track;
    });
  }

  add(world: World): void {
    this.times.push(world.time);
    for (const track of this.tracks as (Track & { vertices: Uint32Array })[]) {
      const { drawn, shapes, positions, orientations, vertices } = track;
      if (drawn.isSoft) shapes.push(pick(drawn.positions(), vertices));
      else {
        positions.push(...drawn.body.position);
        pushContinuous(orientations, drawn.body.orientation);
      }
    }
  }
}

function pick(positions: Float64Array, vertices: Uint32Array): Float32Array {
  const out = new Float32Array(3 * vertices.length);
  vertices.forEach((vertex, i) => {
    for (let k = 0; k < 3; k++) out[3 * i + k] = positions[3 * vertex + k];
  });
  return out;
}

/** q and −q are one rotation; the sign nearer to the frame before lets players take the short way. */
function pushContinuous(list: number[], q: Float64Array): void {
  const o = list.length - 4;
  const dot = o < 0 ? 1 : list[o] * q[0] + list[o + 1] * q[1] + list[o + 2] * q[2] + list[o + 3] * q[3];
  for (let k = 0; k < 4; k++) list.push(dot < 0 ? -q[k] : q[k]);
}

/** `#rrggbb` in linear shares of red, green and blue, as renderers want them. */
export function linearColor(hex: string): [number, number, number] {
  const share = (from: number) => {
    const c = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [share(1), share(3), share(5)];
}
