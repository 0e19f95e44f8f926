import { LIST_HEAD } from '../../core/graphics/gl-lists.js';

/**
 * Distance meshes as coverage: a rectangle per edge covers its tent and the two half discs at its ends, widened by an
 * eighth of a cell (at a fiftieth, cracks appear between neighbours), and every fragment writes its exact distance.
 * Interpolating the depth of a tessellated cone, as in 2001, would add an error of its own.
 */
const INSTANCE = `
layout(location = 0) in vec4 origin;
layout(location = 1) in vec4 edgeSide;
layout(location = 2) in vec4 ids;
uniform vec2 size;
uniform float reach;
flat out vec4 vOrigin;
flat out vec4 vEdgeSide;
flat out vec4 vIds;
void main() {
  vOrigin = origin;
  vEdgeSide = edgeSide;
  vIds = ids;
  int corner = gl_VertexID;
  bool far = corner == 1 || corner == 2 || corner == 4;
  bool left = corner == 2 || corner == 4 || corner == 5;
  vec2 edge = edgeSide.xy;
  float span = length(edge);
  vec2 along = edge / span;
  float r = reach + 0.125;
  vec2 p = origin.xy + origin.zw + along * (far ? span + r : -r) + vec2(-along.y, along.x) * (left ? r : -r);
  gl_Position = vec4((p + 0.5) / size * 2.0 - 1.0, 0.0, 1.0);
}`;

const NEAREST = `
flat in vec4 vOrigin;
flat in vec4 vEdgeSide;
flat in vec4 vIds;
uniform float reach;
float byNormal(vec2 p, float angle) { return dot(p, vec2(cos(angle), sin(angle))) < 0.0 ? -1.0 : 1.0; }
/** Signed distance and feature + 1 of the fragment's sample. */
vec2 nearest() {
  vec2 p = (floor(gl_FragCoord.xy) - vOrigin.xy) - vOrigin.zw;
  vec2 e = vEdgeSide.xy;
  float lengthSq = dot(e, e);
  float t = dot(p, e);
  float cross = e.x * p.y - e.y * p.x;
  float bySide = cross * vEdgeSide.z > 0.0 ? -1.0 : 1.0;
  if (t <= 0.0) return vec2(length(p) * byNormal(p, vEdgeSide.w), vIds.z + 1.0);
  if (t >= lengthSq) return vec2(length(p - e) * byNormal(p - e, vIds.x), vIds.w + 1.0);
  return vec2(abs(cross) * inversesqrt(lengthSq) * bySide, vIds.y + 1.0);
}`;

const HEAD = '#version 300 es\nprecision highp float;\nprecision highp int;\n';

export const EDGE_VERTEX = HEAD + INSTANCE;

export const DISTANCE_FRAGMENT = `${HEAD}${NEAREST}
out vec2 result;
void main() {
  vec2 found = nearest();
  float distance = abs(found.x);
  if (distance > reach) discard;
  gl_FragDepth = distance / (reach + 1.0);
  result = found;
}`;

export const THICK_FRAGMENT = `${HEAD}${NEAREST}
uniform vec4 paint;
out vec4 result;
void main() {
  if (abs(nearest().x) > reach) discard;
  result = paint;
}`;

export const FILL_VERTEX = `${HEAD}
layout(location = 0) in vec2 position;
uniform vec2 size;
void main() { gl_Position = vec4((position + 0.5) / size * 2.0 - 1.0, 0.0, 1.0); }`;

export const FILL_FRAGMENT = `${HEAD}
uniform vec4 paint;
out vec4 result;
void main() { result = paint; }`;

/** Listed samples of a field, side by side. */
export const GATHER_FRAGMENT = `${LIST_HEAD}
uniform sampler2D field;
uniform sampler2D places;
out vec2 result;
void main() {
  int n = entry();
  result = n < count ? texelFetch(field, ivec2(of(places, n).xy), 0).xy : vec2(0.0);
}`;
