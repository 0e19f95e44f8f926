/**
 * A run as one animated GLB. Bodies that keep their shape are nodes with animated poses; a soft body has one morph
 * target per frame, and weights that lead from each to the next.
 */
import type { Scene, World } from 'pliant';
import { OutputFile } from '../output/output-file.js';
import type { Exporter } from './exporter.js';
import { Frames, linearColor, type Track } from './frames.js';
import { GlbBuilder } from './glb-builder.js';

export class GlbExport implements Exporter {
  private readonly file: OutputFile;
  private readonly frames = new Frames();

  constructor(path: string, cwd: string) {
    this.file = new OutputFile(path, cwd);
  }

  start(world: World, scene: Scene): void {
    this.frames.start(world, scene);
  }

  frame(world: World): void {
    this.frames.add(world);
  }

  finish(): void {
    this.file.write(glbOf(this.frames));
    this.file.commit();
  }

  discard(): void {
    this.file.discard();
  }
}

export function glbOf({ tracks, times }: Frames): Uint8Array {
  const glb = new GlbBuilder();
  const isAnimated = times.length > 1;
  const time = isAnimated ? glb.accessor(Float32Array.from(times), 'SCALAR', { range: true }) : -1;
  for (const track of tracks) {
    if (track.triangles.length === 0) continue;
    const node = addBody(glb, track, isAnimated);
    if (!isAnimated || !track.drawn.moves) continue;
    if (track.drawn.isSoft) glb.animate(node, 'weights', time, glb.accessor(weights(times.length), 'SCALAR'));
    else {
      glb.animate(node, 'translation', time, glb.accessor(Float32Array.from(track.positions), 'VEC3'));
      glb.animate(node, 'rotation', time, glb.accessor(unitQuaternions(track.orientations), 'VEC4'));
    }
  }
  return glb.finish();
}

/** Opacity of what touches nothing: bodies go through it, and are seen in it. */
const OF_SENSORS = 0.25;

function addBody(glb: GlbBuilder, track: Track, isAnimated: boolean): number {
  const { drawn, triangles, shapes } = track;
  const rest = drawn.isSoft && shapes.length > 0 ? shapes[0] : track.rest;
  const attributes = { POSITION: glb.accessor(rest, 'VEC3', { range: true, target: 'vertices' }) };
  const indices = glb.accessor(triangles, 'SCALAR', { target: 'indices' });
  const material = glb.material(linearColor(drawn.color), drawn.body.isSensor ? OF_SENSORS : 1);
  const targets =
    drawn.isSoft && isAnimated
      ? shapes.slice(1).map((shape) => {
          const moved = shape.map((x, i) => x - rest[i]);
          return { POSITION: glb.accessor(moved, 'VEC3', { range: true, target: 'vertices' }) };
        })
      : [];
  const mesh = glb.mesh(
    { attributes, indices, material, ...(targets.length > 0 && { targets }) },
    targets.length,
  );
  const { position, orientation } = drawn.body;
  // A soft body's vertices are in the world already.
  const pose = drawn.isSoft ? {} : poseOf(track, [...position], [...orientation]);
  return glb.node({ name: drawn.name, mesh, ...pose });
}

function poseOf(track: Track, position: number[], orientation: number[]): object {
  const translation = track.positions.length > 0 ? track.positions.slice(0, 3) : position;
  const rotation = [
    ...unitQuaternions(track.orientations.length > 0 ? track.orientations.slice(0, 4) : orientation),
  ];
  return { translation: translation.map(Math.fround), rotation };
}

/** Frame n is target n − 1 alone, and the first frame no target. */
function weights(frames: number): Float32Array {
  const targets = frames - 1;
  const all = new Float32Array(frames * targets);
  for (let n = 1; n < frames; n++) all[n * targets + n - 1] = 1;
  return all;
}

/** Single precision takes the length off one by up to 1e-7, which validators notice. */
function unitQuaternions(values: readonly number[]): Float32Array {
  const out = Float32Array.from(values);
  for (let i = 0; i < out.length; i += 4) {
    const size = Math.hypot(out[i], out[i + 1], out[i + 2], out[i + 3]);
    for (let k = 0; k < 4; k++) out[i + k] /= size;
  }
  return out;
}
