import { ENTRY_WGSL, WORKGROUP } from '../../core/graphics/gpu-lists.js';

/** The shaders of `webgl2-shaders` in WGSL. Rows are turned over: WebGPU's first row is the top one. */
export const DISTANCE_WGSL = `
struct Frame { size: vec2f, reach: f32, unused: f32 }
@group(0) @binding(0) var<uniform> frame: Frame;

struct Edge {
  @builtin(position) position: vec4f,
  @location(0) @interpolate(flat) origin: vec4f,
  @location(1) @interpolate(flat) edgeSide: vec4f,
  @location(2) @interpolate(flat) ids: vec4f,
}

@vertex fn cover(
  @builtin(vertex_index) corner: u32,
  @location(0) origin: vec4f,
  @location(1) edgeSide: vec4f,
  @location(2) ids: vec4f,
) -> Edge {
  let far = corner == 1u || corner == 2u || corner == 4u;
  let left = corner == 2u || corner == 4u || corner == 5u;
  let span = length(edgeSide.xy);
  let along = edgeSide.xy / span;
  let r = frame.reach + 0.125;
  let p = origin.xy + origin.zw + along * select(-r, span + r, far) + vec2f(-along.y, along.x) * select(-r, r, left);
  let clip = (p + 0.5) / frame.size * 2.0 - 1.0;
  return Edge(vec4f(clip.x, -clip.y, 0.0, 1.0), origin, edgeSide, ids);
}

struct Measured { @location(0) result: vec2f, @builtin(frag_depth) depth: f32 }

fn byNormal(p: vec2f, angle: f32) -> f32 {
  return select(1.0, -1.0, dot(p, vec2f(cos(angle), sin(angle))) < 0.0);
}

fn nearest(p: vec2f, edge: Edge) -> vec2f {
  let e = edge.edgeSide.xy;
  let lengthSq = dot(e, e);
  let t = dot(p, e);
  let crossed = e.x * p.y - e.y * p.x;
  let bySide = select(1.0, -1.0, crossed * edge.edgeSide.z > 0.0);
  if (t <= 0.0) {
    return vec2f(length(p) * byNormal(p, edge.edgeSide.w), edge.ids.z + 1.0);
  }
  if (t >= lengthSq) {
    return vec2f(length(p - e) * byNormal(p - e, edge.ids.x), edge.ids.w + 1.0);
  }
  return vec2f(abs(crossed) * inverseSqrt(lengthSq) * bySide, edge.ids.y + 1.0);
}

@fragment fn measure(edge: Edge) -> Measured {
  let found = nearest((floor(edge.position.xy) - edge.origin.xy) - edge.origin.zw, edge);
  let distance = abs(found.x);
  if (distance > frame.reach) { discard; }
  return Measured(found, distance / (frame.reach + 1.0));
}
`;

/** Listed samples of a field, side by side; the first row of the texture is the top one. */
export const GATHER_WGSL = `${ENTRY_WGSL}
@group(0) @binding(0) var field: texture_2d<f32>;
@group(0) @binding(1) var<storage, read> places: array<vec4f>;
@group(0) @binding(2) var<storage, read_write> result: array<vec2f>;

@compute @workgroup_size(${WORKGROUP}) fn gather(
  @builtin(global_invocation_id) id: vec3u,
  @builtin(num_workgroups) groups: vec3u,
) {
  let n = entryOf(id, groups);
  if (n >= arrayLength(&places)) { return; }
  result[n] = textureLoad(field, vec2i(places[n].xy), 0).xy;
}
`;
