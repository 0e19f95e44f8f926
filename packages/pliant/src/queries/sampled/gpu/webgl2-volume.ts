/** Samples of a volume field by WebGL2: a fragment per listed sample goes over the triangles of its block. */
import type { Extremes } from '../../../core/graphics/extremes.js';
import { NO_EXTREMES } from '../../../core/graphics/extremes.js';
import type { Gl } from '../../../core/graphics/gl.js';
import { type GlList, GlLists, LIST_HEAD } from '../../../core/graphics/gl-lists.js';
import type { SampleList, VolumeBackend } from '../volume-backend.js';
import { deviceLists, TRIANGLE_TEXELS } from './device-lists.js';

/** Ericson 2005, section 5.1.5, in coordinates relative to the first corner; the last component is the feature. */
const MEASURE = `${LIST_HEAD}
uniform sampler2D triangles;
uniform sampler2D members;
uniform sampler2D samples;
uniform sampler2D blocks;
out vec2 result;

vec4 foot(vec3 p, vec3 ab, vec3 ac) {
  float d1 = dot(ab, p); float d2 = dot(ac, p);
  if (d1 <= 0.0 && d2 <= 0.0) return vec4(0.0, 0.0, 0.0, 0.0);
  vec3 bp = p - ab; float d3 = dot(ab, bp); float d4 = dot(ac, bp);
  if (d3 >= 0.0 && d4 <= d3) return vec4(ab, 1.0);
  float vc = d1 * d4 - d3 * d2;
  if (vc <= 0.0 && d1 >= 0.0 && d3 <= 0.0) return vec4(ab * (d1 / max(d1 - d3, 1.0e-30)), 3.0);
  vec3 cp = p - ac; float d5 = dot(ab, cp); float d6 = dot(ac, cp);
  if (d6 >= 0.0 && d5 <= d6) return vec4(ac, 2.0);
  float vb = d5 * d2 - d1 * d6;
  if (vb <= 0.0 && d2 >= 0.0 && d6 <= 0.0) return vec4(ac * (d2 / max(d2 - d6, 1.0e-30)), 5.0);
  float va = d3 * d6 - d5 * d4;
  float e = d4 - d3; float f = d5 - d6;
  if (va <= 0.0 && e >= 0.0 && f >= 0.0) return vec4(ab + (ac - ab) * (e / max(e + f, 1.0e-30)), 4.0);
  float s = 1.0 / (va + vb + vc);
  return vec4(ab * (vb * s) + ac * (vc * s), 6.0);
}

void main() {
  int n = entry();
  result = vec2(0.0);
  if (n >= count) return;
  vec4 sampleAt = of(samples, n);
  // Two numbers per block in lists of four.
  int block = int(sampleAt.w);
  vec4 range = of(blocks, block / 2);
  int first = int(block % 2 == 0 ? range.x : range.z);
  int end = int(block % 2 == 0 ? range.y : range.w);
  float leastSq = 3.0e38;
  for (int m = first; m < end; m++) {
    int o = int(of(members, m / 4)[m % 4]) * ${TRIANGLE_TEXELS};
    vec4 corner = of(triangles, o);
    vec3 p = (sampleAt.xyz - corner.xyz) - of(triangles, o + 1).xyz;
    vec4 at = foot(p, of(triangles, o + 2).xyz, of(triangles, o + 3).xyz);
    vec3 way = p - at.xyz;
    float distanceSq = dot(way, way);
    if (distanceSq < leastSq) {
      leastSq = distanceSq;
      float side = dot(way, of(triangles, o + 4 + int(at.w)).xyz);
      result = vec2(side < 0.0 ? -sqrt(distanceSq) : sqrt(distanceSq), corner.w);
    }
  }
}`;

/** Measures listed samples by WebGL 2. */
export class Webgl2Volumes implements VolumeBackend {
  readonly name = 'webgl2';
  private readonly lists: GlLists;
  private readonly measure: object;

  /** @param gl any WebGL2 context; its state is changed. Needs EXT_color_buffer_float. */
  constructor(
    /** The context that it computes with. */
    readonly gl: Gl,
  ) {
    this.lists = new GlLists(gl);
    this.measure = this.lists.program(MEASURE);
  }

  samples(list: SampleList): Float32Array {
    if (list.count === 0) return new Float32Array(0);
    const result = this.run(list);
    const pairs = this.lists.read(result);
    this.lists.release(result);
    return pairs;
  }

  extremes(list: SampleList): Extremes {
    if (list.count === 0) return NO_EXTREMES;
    const result = this.run(list);
    const found = this.lists.extremes(result);
    this.lists.release(result);
    return found;
  }

  /** Frees what it holds on the graphics card. */
  dispose(): void {
    this.gl.deleteProgram(this.measure);
    this.lists.dispose();
  }

  private run(list: SampleList): GlList {
    const data = deviceLists(list);
    const uploaded = {
      triangles: this.lists.upload(data.triangles),
      members: this.lists.upload(data.members),
      samples: this.lists.upload(data.samples),
      blocks: this.lists.upload(data.blocks),
    };
    const textures = Object.fromEntries(
      Object.entries(uploaded).map(([name, { texture }]) => [name, texture]),
    );
    const result = this.lists.run(this.measure, list.count, textures);
    for (const one of Object.values(uploaded)) this.lists.release(one);
    return result;
  }
}
