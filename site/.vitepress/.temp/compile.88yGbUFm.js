import { d as assert, S as SHAPE_CODE, m as maxAbs, A as AABB_LINK, e as AABB_COUNT, f as AABB_STRIDE, r as roundDown, g as roundUp, h as AABB_HALVING_DEPTH, i as AABB_MAX_DEPTH, j as atan2InPlace, k as atan2, P as PliantError, l as SHAPE_PARAMS, c as cos, s as sin, T as TWO_PI$1, t as toMat3 } from "./quat.DyLx5o0V.js";
import { orient2d, orient3d } from "robust-predicates";
const box = {
  kind: "box",
  bounded: true,
  write(shape, params, o) {
    for (let k = 0; k < 3; k++) params[o + k] = shape.halfExtents[k];
  },
  read: (params, o) => ({ kind: "box", halfExtents: [params[o], params[o + 1], params[o + 2]] }),
  volume: (params, o) => 8 * params[o] * params[o + 1] * params[o + 2],
  inertia(params, o, out, i) {
    const xx = params[o] * params[o];
    const yy = params[o + 1] * params[o + 1];
    const zz = params[o + 2] * params[o + 2];
    out[i] = (yy + zz) / 3;
    out[i + 1] = (xx + zz) / 3;
    out[i + 2] = (xx + yy) / 3;
  },
  thinness: (params, o) => Math.min(params[o], params[o + 1], params[o + 2]),
  reach: (params, o) => Math.sqrt(params[o] * params[o] + params[o + 1] * params[o + 1] + params[o + 2] * params[o + 2]),
  bounds(params, o, position, p, orientation, q, out, b) {
    const x = orientation[q];
    const y = orientation[q + 1];
    const z = orientation[q + 2];
    const w = orientation[q + 3];
    const hx = params[o];
    const hy = params[o + 1];
    const hz = params[o + 2];
    const rx = Math.abs(1 - 2 * (y * y + z * z)) * hx + Math.abs(2 * (x * y - z * w)) * hy + Math.abs(2 * (x * z + y * w)) * hz;
    const ry = Math.abs(2 * (x * y + z * w)) * hx + Math.abs(1 - 2 * (x * x + z * z)) * hy + Math.abs(2 * (y * z - x * w)) * hz;
    const rz = Math.abs(2 * (x * z - y * w)) * hx + Math.abs(2 * (y * z + x * w)) * hy + Math.abs(1 - 2 * (x * x + y * y)) * hz;
    out[b] = position[p] - rx;
    out[b + 1] = position[p + 1] - ry;
    out[b + 2] = position[p + 2] - rz;
    out[b + 3] = position[p] + rx;
    out[b + 4] = position[p + 1] + ry;
    out[b + 5] = position[p + 2] + rz;
  }
};
function aroundAxisY(along, round, across, position, p, orientation, q, out, b) {
  const x = orientation[q];
  const y = orientation[q + 1];
  const z = orientation[q + 2];
  const w = orientation[q + 3];
  const ax = 2 * (x * y - z * w);
  const ay = 1 - 2 * (x * x + z * z);
  const az = 2 * (y * z + x * w);
  const rx = Math.abs(ax) * along + Math.sqrt(ay * ay + az * az) * across + round;
  const ry = Math.abs(ay) * along + Math.sqrt(ax * ax + az * az) * across + round;
  const rz = Math.abs(az) * along + Math.sqrt(ax * ax + ay * ay) * across + round;
  out[b] = position[p] - rx;
  out[b + 1] = position[p + 1] - ry;
  out[b + 2] = position[p + 2] - rz;
  out[b + 3] = position[p] + rx;
  out[b + 4] = position[p + 1] + ry;
  out[b + 5] = position[p + 2] + rz;
}
const capsule = {
  kind: "capsule",
  bounded: true,
  write(shape, params, o) {
    params[o] = shape.radius;
    params[o + 1] = shape.halfHeight;
  },
  read: (params, o) => ({ kind: "capsule", radius: params[o], halfHeight: params[o + 1] }),
  volume(params, o) {
    const r = params[o];
    return Math.PI * r * r * (2 * params[o + 1] + 4 / 3 * r);
  },
  /** Cylinder and two half balls; a half ball's centre is 3r/8 beyond the cylinder's end. */
  inertia(params, o, out, i) {
    const r = params[o];
    const h = params[o + 1];
    const cylinder2 = 2 * h;
    const balls = 4 / 3 * r;
    const total = cylinder2 + balls;
    const along = (cylinder2 * 0.5 * r * r + balls * 0.4 * r * r) / total;
    const across = (cylinder2 * (0.25 * r * r + h * h / 3) + balls * (0.4 * r * r + h * h + 0.75 * h * r)) / total;
    out[i] = across;
    out[i + 1] = along;
    out[i + 2] = across;
  },
  thinness: (params, o) => params[o],
  reach: (params, o) => params[o] + params[o + 1],
  bounds(params, o, position, p, orientation, q, out, b) {
    aroundAxisY(params[o + 1], params[o], 0, position, p, orientation, q, out, b);
  }
};
const cone = {
  kind: "cone",
  bounded: true,
  write(shape, params, o) {
    params[o] = shape.radius;
    params[o + 1] = shape.halfHeight;
  },
  read: (params, o) => ({ kind: "cone", radius: params[o], halfHeight: params[o + 1] }),
  volume: (params, o) => 2 / 3 * Math.PI * params[o] * params[o] * params[o + 1],
  inertia(params, o, out, i) {
    const rr = params[o] * params[o];
    const height = 2 * params[o + 1];
    const across = 0.15 * rr + 3 / 80 * height * height;
    out[i] = across;
    out[i + 1] = 0.3 * rr;
    out[i + 2] = across;
  },
  /** Half of the smallest width: across the middle of the height, or along it. */
  thinness: (params, o) => Math.min(0.5 * params[o], params[o + 1]),
  reach(params, o) {
    const base = 0.5 * params[o + 1];
    return Math.max(3 * base, Math.sqrt(params[o] * params[o] + base * base));
  },
  bounds(params, o, position, p, orientation, q, out, b) {
    const x = orientation[q];
    const y = orientation[q + 1];
    const z = orientation[q + 2];
    const w = orientation[q + 3];
    const r = params[o];
    const down = -0.5 * params[o + 1];
    const up = 1.5 * params[o + 1];
    const ax = 2 * (x * y - z * w);
    const ay = 1 - 2 * (x * x + z * z);
    const az = 2 * (y * z + x * w);
    for (let k = 0; k < 3; k++) {
      const a = k === 0 ? ax : k === 1 ? ay : az;
      const left = k === 0 ? ay * ay + az * az : k === 1 ? ax * ax + az * az : ax * ax + ay * ay;
      const rim2 = r * Math.sqrt(left);
      out[b + k] = position[p + k] + Math.min(a * up, a * down - rim2);
      out[b + 3 + k] = position[p + k] + Math.max(a * up, a * down + rim2);
    }
  }
};
const cylinder = {
  kind: "cylinder",
  bounded: true,
  write(shape, params, o) {
    params[o] = shape.radius;
    params[o + 1] = shape.halfHeight;
  },
  read: (params, o) => ({ kind: "cylinder", radius: params[o], halfHeight: params[o + 1] }),
  volume: (params, o) => 2 * Math.PI * params[o] * params[o] * params[o + 1],
  inertia(params, o, out, i) {
    const rr = params[o] * params[o];
    const across = 0.25 * rr + params[o + 1] * params[o + 1] / 3;
    out[i] = across;
    out[i + 1] = 0.5 * rr;
    out[i + 2] = across;
  },
  thinness: (params, o) => Math.min(params[o], params[o + 1]),
  reach: (params, o) => Math.sqrt(params[o] * params[o] + params[o + 1] * params[o + 1]),
  bounds(params, o, position, p, orientation, q, out, b) {
    aroundAxisY(params[o + 1], 0, params[o], position, p, orientation, q, out, b);
  }
};
const ellipsoid = {
  kind: "ellipsoid",
  bounded: true,
  write(shape, params, o) {
    for (let k = 0; k < 3; k++) params[o + k] = shape.radii[k];
  },
  read: (params, o) => ({ kind: "ellipsoid", radii: [params[o], params[o + 1], params[o + 2]] }),
  volume: (params, o) => 4 / 3 * Math.PI * params[o] * params[o + 1] * params[o + 2],
  inertia(params, o, out, i) {
    const xx = params[o] * params[o];
    const yy = params[o + 1] * params[o + 1];
    const zz = params[o + 2] * params[o + 2];
    out[i] = (yy + zz) / 5;
    out[i + 1] = (xx + zz) / 5;
    out[i + 2] = (xx + yy) / 5;
  },
  thinness: (params, o) => Math.min(params[o], params[o + 1], params[o + 2]),
  reach: (params, o) => Math.max(params[o], params[o + 1], params[o + 2]),
  bounds(params, o, position, p, orientation, q, out, b) {
    const x = orientation[q];
    const y = orientation[q + 1];
    const z = orientation[q + 2];
    const w = orientation[q + 3];
    const rx = params[o];
    const ry = params[o + 1];
    const rz = params[o + 2];
    const x0 = (1 - 2 * (y * y + z * z)) * rx;
    const x1 = 2 * (x * y - z * w) * ry;
    const x2 = 2 * (x * z + y * w) * rz;
    const y0 = 2 * (x * y + z * w) * rx;
    const y1 = (1 - 2 * (x * x + z * z)) * ry;
    const y2 = 2 * (y * z - x * w) * rz;
    const z0 = 2 * (x * z - y * w) * rx;
    const z1 = 2 * (y * z + x * w) * ry;
    const z2 = (1 - 2 * (x * x + y * y)) * rz;
    const sx = Math.sqrt(x0 * x0 + x1 * x1 + x2 * x2);
    const sy = Math.sqrt(y0 * y0 + y1 * y1 + y2 * y2);
    const sz = Math.sqrt(z0 * z0 + z1 * z1 + z2 * z2);
    out[b] = position[p] - sx;
    out[b + 1] = position[p + 1] - sy;
    out[b + 2] = position[p + 2] - sz;
    out[b + 3] = position[p] + sx;
    out[b + 4] = position[p + 1] + sy;
    out[b + 5] = position[p + 2] + sz;
  }
};
const BOUNDS_MARGIN = 1e-9;
const plane = {
  kind: "plane",
  bounded: false,
  write(shape, params, o) {
    const [x, y, z] = shape.normal;
    const scale = 1 / Math.sqrt(x * x + y * y + z * z);
    params[o] = x * scale;
    params[o + 1] = y * scale;
    params[o + 2] = z * scale;
    params[o + 3] = shape.offset ?? 0;
  },
  read: (params, o) => ({
    kind: "plane",
    normal: [params[o], params[o + 1], params[o + 2]],
    offset: params[o + 3]
  }),
  volume: () => Number.POSITIVE_INFINITY,
  inertia(_params, _o, out, i) {
    out.fill(Number.POSITIVE_INFINITY, i, i + 3);
  },
  thinness: () => Number.POSITIVE_INFINITY,
  reach: () => Number.POSITIVE_INFINITY,
  bounds(params, o, position, p, orientation, q, out, b) {
    out.fill(Number.NEGATIVE_INFINITY, b, b + 3);
    out.fill(Number.POSITIVE_INFINITY, b + 3, b + 6);
    const axis = straightAxis(params, o, orientation, q);
    if (axis < 0) return;
    const normal = params[o + axis];
    const level = normal * params[o + 3] + position[p + axis];
    const edge = level + normal * BOUNDS_MARGIN * (1 + Math.abs(level));
    out[normal > 0 ? b + 3 + axis : b + axis] = edge;
  }
};
function straightAxis(params, o, orientation, q) {
  if (orientation[q] !== 0 || orientation[q + 1] !== 0 || orientation[q + 2] !== 0) return -1;
  for (let k = 0; k < 3; k++) if (Math.abs(params[o + k]) === 1) return k;
  return -1;
}
const sphere = {
  kind: "sphere",
  bounded: true,
  write(shape, params, o) {
    params[o] = shape.radius;
  },
  read: (params, o) => ({ kind: "sphere", radius: params[o] }),
  volume: (params, o) => 4 / 3 * Math.PI * params[o] * params[o] * params[o],
  inertia(params, o, out, i) {
    out.fill(0.4 * params[o] * params[o], i, i + 3);
  },
  thinness: (params, o) => params[o],
  reach: (params, o) => params[o],
  bounds(params, o, position, p, _orientation, _q, out, b) {
    const radius = params[o];
    for (let k = 0; k < 3; k++) {
      out[b + k] = position[p + k] - radius;
      out[b + 3 + k] = position[p + k] + radius;
    }
  }
};
const STORED_INDEX = 0;
const STORED_MIDDLE = 1;
const STORED_HALF = 4;
const STORED_KINDS = ["hull", "mesh", "union", "intersection", "difference", "rounded"];
const STORED = new Set(STORED_KINDS);
const isStored = (kind) => STORED.has(kind);
function writeStored(index, box2, params, o) {
  params[o + STORED_INDEX] = index;
  for (let k = 0; k < 3; k++) {
    params[o + STORED_MIDDLE + k] = 0.5 * (box2[k] + box2[3 + k]);
    params[o + STORED_HALF + k] = 0.5 * (box2[3 + k] - box2[k]);
  }
}
function storedModule(kind) {
  const askTheSolid = () => {
    assert(false, `a ${kind} is kept beside the arena; ask its solid`);
  };
  return {
    kind,
    bounded: true,
    write: askTheSolid,
    read: askTheSolid,
    volume: askTheSolid,
    inertia: askTheSolid,
    thinness: askTheSolid,
    reach: askTheSolid,
    bounds: turnedBox
  };
}
function turnedBox(params, o, position, p, orientation, q, out, b) {
  const x = orientation[q];
  const y = orientation[q + 1];
  const z = orientation[q + 2];
  const w = orientation[q + 3];
  const m = o + STORED_MIDDLE;
  const h = o + STORED_HALF;
  for (let k = 0; k < 3; k++) {
    const r0 = k === 0 ? 1 - 2 * (y * y + z * z) : k === 1 ? 2 * (x * y + z * w) : 2 * (x * z - y * w);
    const r1 = k === 0 ? 2 * (x * y - z * w) : k === 1 ? 1 - 2 * (x * x + z * z) : 2 * (y * z + x * w);
    const r2 = k === 0 ? 2 * (x * z + y * w) : k === 1 ? 2 * (y * z - x * w) : 1 - 2 * (x * x + y * y);
    const middle = position[p + k] + r0 * params[m] + r1 * params[m + 1] + r2 * params[m + 2];
    const reach = Math.abs(r0) * params[h] + Math.abs(r1) * params[h + 1] + Math.abs(r2) * params[h + 2];
    out[b + k] = middle - reach;
    out[b + 3 + k] = middle + reach;
  }
}
const torus = {
  kind: "torus",
  bounded: true,
  write(shape, params, o) {
    params[o] = shape.radius;
    params[o + 1] = shape.tube;
  },
  read: (params, o) => ({ kind: "torus", radius: params[o], tube: params[o + 1] }),
  volume: (params, o) => 2 * Math.PI * Math.PI * params[o] * params[o + 1] * params[o + 1],
  inertia(params, o, out, i) {
    const rr = params[o] * params[o];
    const tt = params[o + 1] * params[o + 1];
    const across = 0.5 * rr + 0.625 * tt;
    out[i] = across;
    out[i + 1] = rr + 0.75 * tt;
    out[i + 2] = across;
  },
  thinness: (params, o) => params[o + 1],
  reach: (params, o) => params[o] + params[o + 1],
  bounds(params, o, position, p, orientation, q, out, b) {
    aroundAxisY(0, params[o + 1], params[o], position, p, orientation, q, out, b);
  }
};
const SHAPES = {
  plane,
  sphere,
  box,
  capsule,
  cylinder,
  cone,
  ellipsoid,
  torus,
  hull: storedModule("hull"),
  mesh: storedModule("mesh"),
  union: storedModule("union"),
  intersection: storedModule("intersection"),
  difference: storedModule("difference"),
  rounded: storedModule("rounded")
};
const BY_CODE = [];
for (const kind of Object.keys(SHAPES))
  BY_CODE[SHAPE_CODE[kind]] = SHAPES[kind];
const shapeKinds = Object.keys(SHAPES);
function shapeOf(kind) {
  return SHAPES[kind];
}
function shapeByCode(code) {
  return BY_CODE[code];
}
function writeShape(shape, params, o) {
  shapeOf(shape.kind).write(shape, params, o);
}
const ORIENT3_ERROR = 48e-16;
function orient3(p, a, b, c, q, d) {
  return orient3Filtered(p, a, p, b, p, c, q, d);
}
const PERMANENT_ERROR = (7 + 56 * 2 ** -53) * 2 ** -53;
function orient3Filtered(pa, a, pb, b, pc, c, pd, d) {
  const ax = pa[a];
  const ay = pa[a + 1];
  const az = pa[a + 2];
  const ux = pb[b] - ax;
  const uy = pb[b + 1] - ay;
  const uz = pb[b + 2] - az;
  const vx = pc[c] - ax;
  const vy = pc[c + 1] - ay;
  const vz = pc[c + 2] - az;
  const wx = pd[d] - ax;
  const wy = pd[d + 1] - ay;
  const wz = pd[d + 2] - az;
  const det = (uy * vz - uz * vy) * wx + (uz * vx - ux * vz) * wy + (ux * vy - uy * vx) * wz;
  const mu = Math.max(Math.abs(ux), Math.abs(uy), Math.abs(uz));
  const mv = Math.max(Math.abs(vx), Math.abs(vy), Math.abs(vz));
  const mw = Math.max(Math.abs(wx), Math.abs(wy), Math.abs(wz));
  const bound = ORIENT3_ERROR * mu * mv * mw;
  if (Math.abs(det) > bound) return det > 0 ? 1 : -1;
  const permanent = (Math.abs(uy * vz) + Math.abs(uz * vy)) * Math.abs(wx) + (Math.abs(uz * vx) + Math.abs(ux * vz)) * Math.abs(wy) + (Math.abs(ux * vy) + Math.abs(uy * vx)) * Math.abs(wz);
  if (Math.abs(det) > PERMANENT_ERROR * permanent) return det > 0 ? 1 : -1;
  return orient3Exact(pa, a, pb, b, pc, c, pd, d);
}
function orient3Exact(pa, a, pb, b, pc, c, pd, d) {
  const det = orient3d(
    pa[a],
    pa[a + 1],
    pa[a + 2],
    pb[b],
    pb[b + 1],
    pb[b + 2],
    pc[c],
    pc[c + 1],
    pc[c + 2],
    pd[d],
    pd[d + 1],
    pd[d + 2]
  );
  return det < 0 ? 1 : det > 0 ? -1 : 0;
}
function orient2Dropped(pa, a, pb, b, pc, c, drop) {
  const i = drop === 2 ? 0 : drop + 1;
  const j = i === 2 ? 0 : i + 1;
  const det = orient2d(pa[a + i], pa[a + j], pb[b + i], pb[b + j], pc[c + i], pc[c + j]);
  return det < 0 ? 1 : det > 0 ? -1 : 0;
}
function properAxis(p, a, b, c) {
  for (let drop = 0; drop < 3; drop++) {
    if (orient2Dropped(p, a, p, b, p, c, drop) !== 0) return drop;
  }
  return -1;
}
function coplanarSegmentMeetsTriangle(p, s, e, q, b0, b1, b2, drop) {
  return coplanarPointInTriangle(p, s, q, b0, b1, b2, drop) || planarSegmentsMeet(p, s, e, q, b0, b1, drop) || planarSegmentsMeet(p, s, e, q, b1, b2, drop) || planarSegmentsMeet(p, s, e, q, b2, b0, drop);
}
function coplanarPointInTriangle(p, a, q, b0, b1, b2, drop) {
  const s0 = orient2Dropped(q, b0, q, b1, p, a, drop);
  const s1 = orient2Dropped(q, b1, q, b2, p, a, drop);
  const s2 = orient2Dropped(q, b2, q, b0, p, a, drop);
  return s0 >= 0 && s1 >= 0 && s2 >= 0 || s0 <= 0 && s1 <= 0 && s2 <= 0;
}
function planarSegmentsMeet(p, a, b, q, c, d, drop) {
  const s1 = orient2Dropped(p, a, p, b, q, c, drop);
  const s2 = orient2Dropped(p, a, p, b, q, d, drop);
  const s3 = orient2Dropped(q, c, q, d, p, a, drop);
  const s4 = orient2Dropped(q, c, q, d, p, b, drop);
  if (s1 * s2 > 0 || s3 * s4 > 0) return false;
  if (s1 === 0 && s2 === 0 && s3 === 0 && s4 === 0) {
    const i = drop === 2 ? 0 : drop + 1;
    const j = i === 2 ? 0 : i + 1;
    return spansMeet(p[a + i], p[b + i], q[c + i], q[d + i]) && spansMeet(p[a + j], p[b + j], q[c + j], q[d + j]);
  }
  return Math.sign(s1) * Math.sign(s2) <= 0 && Math.sign(s3) * Math.sign(s4) <= 0;
}
function spansMeet(a, b, c, d) {
  return Math.max(Math.min(a, b), Math.min(c, d)) <= Math.min(Math.max(a, b), Math.max(c, d));
}
function segmentIntersectsTriangle(p, s, e, q, b0, b1, b2) {
  const ss = orient3(q, b0, b1, b2, p, s);
  const se = orient3(q, b0, b1, b2, p, e);
  if (ss > 0 && se > 0 || ss < 0 && se < 0) return false;
  if (ss === 0 && se === 0) {
    const drop = properAxis(q, b0, b1, b2);
    return drop >= 0 && coplanarSegmentMeetsTriangle(p, s, e, q, b0, b1, b2, drop);
  }
  const o0 = orient3Filtered(p, s, p, e, q, b0, q, b1);
  const o1 = orient3Filtered(p, s, p, e, q, b1, q, b2);
  const o2 = orient3Filtered(p, s, p, e, q, b2, q, b0);
  return o0 >= 0 && o1 >= 0 && o2 >= 0 || o0 <= 0 && o1 <= 0 && o2 <= 0;
}
function segmentPlaneParameter(p, s, e, q, b0, b1, b2, out, to) {
  if (orient3(q, b0, b1, b2, p, s) === 0) {
    out[to] = 0;
    return orient3(q, b0, b1, b2, p, e) !== 0;
  }
  divideByHeights(p, s, e, q, b0, b1, b2, out, to);
  return true;
}
function divideByHeights(p, s, e, q, b0, b1, b2, out, to) {
  const x = q[b0];
  const y = q[b0 + 1];
  const z = q[b0 + 2];
  const ux = q[b1] - x;
  const uy = q[b1 + 1] - y;
  const uz = q[b1 + 2] - z;
  const vx = q[b2] - x;
  const vy = q[b2 + 1] - y;
  const vz = q[b2 + 2] - z;
  const nx = uy * vz - uz * vy;
  const ny = uz * vx - ux * vz;
  const nz = ux * vy - uy * vx;
  const hs = nx * (p[s] - x) + ny * (p[s + 1] - y) + nz * (p[s + 2] - z);
  const he = nx * (p[e] - x) + ny * (p[e + 1] - y) + nz * (p[e + 2] - z);
  out[to] = hs === he ? 0.5 : Math.min(1, Math.max(0, hs / (hs - he)));
}
const OBB_STRIDE = 16;
const OBB_HALF = 3;
const OBB_AXES = 6;
const OBB_LINK = 15;
const OBB_MAX_LEAF = 7;
const OBB_HALVING_DEPTH = 48;
const OBB_MAX_DEPTH = OBB_HALVING_DEPTH + 32;
function leafLink(first, count) {
  return -1 - (first * 8 + count);
}
const MAX_SWEEPS = 16;
function eigenSymmetric3(values, o, vectors, p, a, i) {
  const size = maxAbs(a, i);
  const usable = size > 0 && size < Number.POSITIVE_INFINITY;
  const unit = usable ? size : 1;
  let xx = usable ? a[i] / unit : 0;
  let xy = usable ? a[i + 1] / unit : 0;
  let xz = usable ? a[i + 2] / unit : 0;
  let yy = usable ? a[i + 4] / unit : 0;
  let yz = usable ? a[i + 5] / unit : 0;
  let zz = usable ? a[i + 8] / unit : 0;
  for (let k = 0; k < 9; k++) vectors[p + k] = k % 4 === 0 ? 1 : 0;
  let x = 0;
  let y = 1;
  let z = 2;
  let quiet = 0;
  for (let turn = 0; turn < 3 * MAX_SWEEPS && quiet < 3; turn++) {
    quiet += 1;
    if (Math.abs(xy) > 1e-17 * Math.sqrt(Math.abs(xx * yy)) && Math.abs(xy) > 1e-30) {
      quiet = 0;
      const theta = (yy - xx) / (2 * xy);
      const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
      const c = 1 / Math.sqrt(t * t + 1);
      const s = t * c;
      xx -= t * xy;
      yy += t * xy;
      xy = 0;
      const oldXz = xz;
      xz = c * oldXz - s * yz;
      yz = s * oldXz + c * yz;
      rotateColumns(vectors, p, x, y, c, s);
    }
    const oldXx = xx;
    const oldXy = xy;
    xx = yy;
    yy = zz;
    zz = oldXx;
    xy = yz;
    yz = xz;
    xz = oldXy;
    const oldX = x;
    x = y;
    y = z;
    z = oldX;
  }
  values[o + x] = xx * unit;
  values[o + y] = yy * unit;
  values[o + z] = zz * unit;
  sortFalling(values, o, vectors, p);
  return usable || size === 0;
}
function rotateColumns(m, p, a, b, c, s) {
  for (let r = p; r < p + 9; r += 3) {
    const u = m[r + a];
    const v = m[r + b];
    m[r + a] = c * u - s * v;
    m[r + b] = s * u + c * v;
  }
}
function sortFalling(values, o, vectors, p) {
  if (values[o] < values[o + 1]) swap(values, o, vectors, p, 0, 1);
  if (values[o + 1] < values[o + 2]) swap(values, o, vectors, p, 1, 2);
  if (values[o] < values[o + 1]) swap(values, o, vectors, p, 0, 1);
}
function swap(values, o, vectors, p, a, b) {
  const v = values[o + a];
  values[o + a] = values[o + b];
  values[o + b] = v;
  rotateColumns(vectors, p, a, b, 0, -1);
}
function surfaceCovariance(positions, triangles, areas, order, first, count, origin, c) {
  let weights = 0;
  for (let i = first; i < first + count; i++) weights += areas[order[i]];
  const useAreas = weights > 0;
  const ox = origin[0];
  const oy = origin[1];
  const oz = origin[2];
  let mx = 0;
  let my = 0;
  let mz = 0;
  let xx = 0;
  let xy = 0;
  let xz = 0;
  let yy = 0;
  let yz = 0;
  let zz = 0;
  for (let i = first; i < first + count; i++) {
    const t = order[i];
    const w = useAreas ? areas[t] / weights : 1 / count;
    let sx = 0;
    let sy = 0;
    let sz = 0;
    const w12 = w / 12;
    for (let k = 0; k < 3; k++) {
      const v = triangles[3 * t + k] * 3;
      const x = positions[v] - ox;
      const y = positions[v + 1] - oy;
      const z = positions[v + 2] - oz;
      sx += x;
      sy += y;
      sz += z;
      xx += w12 * x * x;
      xy += w12 * x * y;
      xz += w12 * x * z;
      yy += w12 * y * y;
      yz += w12 * y * z;
      zz += w12 * z * z;
    }
    mx += w * sx / 3;
    my += w * sy / 3;
    mz += w * sz / 3;
    xx += w12 * sx * sx;
    xy += w12 * sx * sy;
    xz += w12 * sx * sz;
    yy += w12 * sy * sy;
    yz += w12 * sy * sz;
    zz += w12 * sz * sz;
  }
  c[0] = xx - mx * mx;
  c[1] = c[3] = xy - mx * my;
  c[2] = c[6] = xz - mx * mz;
  c[4] = yy - my * my;
  c[5] = c[7] = yz - my * mz;
  c[8] = zz - mz * mz;
}
function principalAxes(c, vectors, axes) {
  eigenSymmetric3(c, 0, vectors, 0, c, 0);
  for (let i = 0; i < 3; i++) {
    for (let n = 0; n < 3; n++) axes[3 * i + n] = vectors[3 * n + 2 - i];
  }
}
const GROW_SIZE = 1e-6;
const GROW_CENTRE = 12e-8;
function buildObbTree(positions, triangles, leafSize = 1) {
  const count = triangles.length / 3;
  const nodes = new Float32Array(Math.max(1, 2 * count - 1) * OBB_STRIDE);
  const builder = {
    positions,
    triangles,
    areas: new Float64Array(count),
    centroids: new Float64Array(3 * count),
    order: new Uint32Array(count),
    origin: new Float64Array(3),
    nodes,
    links: new Int32Array(nodes.buffer),
    leafSize: Math.min(OBB_MAX_LEAF, leafSize),
    covariance: new Float64Array(9),
    vectors: new Float64Array(9),
    axes: new Float64Array(9),
    nodeCount: 1
  };
  measureTriangles(builder);
  if (count === 0) builder.links[OBB_LINK] = leafLink(0, 0);
  else buildNodes$1(builder, count);
  const used = builder.nodeCount * OBB_STRIDE;
  const kept = nodes.slice(0, used);
  return {
    nodes: kept,
    links: new Int32Array(kept.buffer),
    nodeCount: builder.nodeCount,
    origin: builder.origin,
    order: builder.order,
    corners: slotCorners(triangles, builder.order)
  };
}
function slotCorners(triangles, order) {
  const corners = new Uint32Array(3 * order.length);
  for (let slot = 0; slot < order.length; slot++) {
    const t = 3 * order[slot];
    corners[3 * slot] = 3 * triangles[t];
    corners[3 * slot + 1] = 3 * triangles[t + 1];
    corners[3 * slot + 2] = 3 * triangles[t + 2];
  }
  return corners;
}
function measureTriangles(b) {
  const { positions: p, triangles, origin } = b;
  const count = b.order.length;
  const low = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const high = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let t = 0; t < count; t++) {
    b.order[t] = t;
    const i = 3 * triangles[3 * t];
    const j = 3 * triangles[3 * t + 1];
    const k = 3 * triangles[3 * t + 2];
    const ux = p[j] - p[i];
    const uy = p[j + 1] - p[i + 1];
    const uz = p[j + 2] - p[i + 2];
    const vx = p[k] - p[i];
    const vy = p[k + 1] - p[i + 1];
    const vz = p[k + 2] - p[i + 2];
    const nx = uy * vz - uz * vy;
    const ny = uz * vx - ux * vz;
    const nz = ux * vy - uy * vx;
    b.areas[t] = 0.5 * Math.sqrt(nx * nx + ny * ny + nz * nz);
    for (let n = 0; n < 3; n++) {
      b.centroids[3 * t + n] = (p[i + n] + p[j + n] + p[k + n]) / 3;
      low[n] = Math.min(low[n], p[i + n], p[j + n], p[k + n]);
      high[n] = Math.max(high[n], p[i + n], p[j + n], p[k + n]);
    }
  }
  if (count > 0) for (let n = 0; n < 3; n++) origin[n] = (low[n] + high[n]) / 2;
}
function buildNodes$1(b, count) {
  const stack = [0, 0, count, 0];
  while (stack.length > 0) {
    const depth = stack.pop();
    const size = stack.pop();
    const first = stack.pop();
    const node = stack.pop();
    fitBox(b, node, first, size);
    if (size <= b.leafSize) {
      b.links[node * OBB_STRIDE + OBB_LINK] = leafLink(first, size);
      continue;
    }
    const left = depth < OBB_HALVING_DEPTH ? splitSlots$1(b, node, first, size) : size >> 1;
    const child = b.nodeCount;
    b.nodeCount += 2;
    b.links[node * OBB_STRIDE + OBB_LINK] = child;
    stack.push(child + 1, first + left, size - left, depth + 1, child, first, left, depth + 1);
  }
}
function fitBox(b, node, first, size) {
  const { positions: p, triangles, order, origin, nodes, axes } = b;
  surfaceCovariance(p, triangles, b.areas, order, first, size, origin, b.covariance);
  principalAxes(b.covariance, b.vectors, axes);
  const at = node * OBB_STRIDE;
  for (let k = 0; k < 9; k++) nodes[at + OBB_AXES + k] = axes[k];
  const centre = [0, 0, 0];
  const half = [0, 0, 0];
  for (let k = 0; k < 3; k++) {
    const ux = nodes[at + OBB_AXES + 3 * k];
    const uy = nodes[at + OBB_AXES + 3 * k + 1];
    const uz = nodes[at + OBB_AXES + 3 * k + 2];
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (let i = first; i < first + size; i++) {
      const t = 3 * order[i];
      for (let n = 0; n < 3; n++) {
        const v = 3 * triangles[t + n];
        const s = (p[v] - origin[0]) * ux + (p[v + 1] - origin[1]) * uy + (p[v + 2] - origin[2]) * uz;
        if (s < low) low = s;
        if (s > high) high = s;
      }
    }
    const mid = (low + high) / 2;
    half[k] = (high - low) / 2;
    centre[0] += mid * ux;
    centre[1] += mid * uy;
    centre[2] += mid * uz;
  }
  const grow = GROW_SIZE * (half[0] + half[1] + half[2]) + GROW_CENTRE * (Math.abs(centre[0]) + Math.abs(centre[1]) + Math.abs(centre[2]));
  for (let k = 0; k < 3; k++) {
    nodes[at + k] = centre[k];
    nodes[at + OBB_HALF + k] = half[k] + grow;
  }
}
function splitSlots$1(b, node, first, size) {
  const { nodes } = b;
  const at = node * OBB_STRIDE;
  const half = [0, 1, 2].map((k) => nodes[at + OBB_HALF + k]);
  const byLength = [0, 1, 2].sort((i, j) => half[j] - half[i] || i - j);
  for (const k of byLength) {
    const axis = at + OBB_AXES + 3 * k;
    const left = partitionAtMean(b, nodes[axis], nodes[axis + 1], nodes[axis + 2], first, size);
    if (left > 0 && left < size) return left;
  }
  return size >> 1;
}
function partitionAtMean(b, ux, uy, uz, first, size) {
  const { centroids: c, order } = b;
  let mean = 0;
  for (let i = first; i < first + size; i++) {
    const t = 3 * order[i];
    mean += c[t] * ux + c[t + 1] * uy + c[t + 2] * uz;
  }
  mean /= size;
  let left = first;
  for (let i = first; i < first + size; i++) {
    const t = order[i];
    if (c[3 * t] * ux + c[3 * t + 1] * uy + c[3 * t + 2] * uz >= mean) continue;
    order[i] = order[left];
    order[left++] = t;
  }
  return left - first;
}
function refitAabbTree(tree, positions) {
  for (let node = tree.nodeCount - 1; node >= 0; node--) refitAabbNode(tree, node, positions);
}
function refitAabbNode(tree, node, positions) {
  const { nodes, links, corners } = tree;
  const at = node * AABB_STRIDE;
  const link = links[at + AABB_LINK];
  if (link >= 0) mergeChildren(nodes, at, link * AABB_STRIDE);
  else boundSlots(nodes, at, corners, -1 - link, links[at + AABB_COUNT], positions);
}
function mergeChildren(nodes, at, left) {
  const right = left + AABB_STRIDE;
  nodes[at] = Math.min(nodes[left], nodes[right]);
  nodes[at + 1] = Math.min(nodes[left + 1], nodes[right + 1]);
  nodes[at + 2] = Math.min(nodes[left + 2], nodes[right + 2]);
  nodes[at + 3] = Math.max(nodes[left + 3], nodes[right + 3]);
  nodes[at + 4] = Math.max(nodes[left + 4], nodes[right + 4]);
  nodes[at + 5] = Math.max(nodes[left + 5], nodes[right + 5]);
}
function boundSlots(nodes, at, corners, first, count, p) {
  let lx = Number.POSITIVE_INFINITY;
  let ly = Number.POSITIVE_INFINITY;
  let lz = Number.POSITIVE_INFINITY;
  let hx = Number.NEGATIVE_INFINITY;
  let hy = Number.NEGATIVE_INFINITY;
  let hz = Number.NEGATIVE_INFINITY;
  for (let i = 3 * first; i < 3 * (first + count); i++) {
    const v = corners[i];
    const x = p[v];
    const y = p[v + 1];
    const z = p[v + 2];
    if (x < lx) lx = x;
    if (y < ly) ly = y;
    if (z < lz) lz = z;
    if (x > hx) hx = x;
    if (y > hy) hy = y;
    if (z > hz) hz = z;
  }
  nodes[at] = lx - Math.abs(lx) * 12e-8 - 1e-44;
  nodes[at + 1] = ly - Math.abs(ly) * 12e-8 - 1e-44;
  nodes[at + 2] = lz - Math.abs(lz) * 12e-8 - 1e-44;
  nodes[at + 3] = hx + Math.abs(hx) * 12e-8 + 1e-44;
  nodes[at + 4] = hy + Math.abs(hy) * 12e-8 + 1e-44;
  nodes[at + 5] = hz + Math.abs(hz) * 12e-8 + 1e-44;
}
const BINS = 16;
function buildAabbTree(positions, triangles, leafSize = 3, split = "area") {
  const count = triangles.length / 3;
  const links = new Int32Array(Math.max(1, 2 * count - 1) * AABB_STRIDE);
  const builder = {
    boxes: triangleBoxes(positions, triangles),
    order: Uint32Array.from({ length: count }, (_, i) => i),
    links,
    binCounts: new Int32Array(BINS),
    binBoxes: new Float64Array(6 * BINS),
    areasRight: new Float64Array(BINS),
    nodeCount: 1
  };
  buildNodes(builder, count, leafSize, split === "area" ? splitSlots : splitAtMean);
  const kept = links.slice(0, builder.nodeCount * AABB_STRIDE);
  const tree = {
    nodes: new Float32Array(kept.buffer),
    links: kept,
    nodeCount: builder.nodeCount,
    order: builder.order,
    corners: slotCorners(triangles, builder.order)
  };
  refitAabbTree(tree, positions);
  return tree;
}
function triangleBoxes(p, triangles) {
  const boxes = new Float64Array(2 * triangles.length);
  for (let t = 0; t < triangles.length / 3; t++) {
    const i = 3 * triangles[3 * t];
    const j = 3 * triangles[3 * t + 1];
    const k = 3 * triangles[3 * t + 2];
    for (let n = 0; n < 3; n++) {
      boxes[6 * t + n] = roundDown(Math.min(p[i + n], p[j + n], p[k + n]));
      boxes[6 * t + 3 + n] = roundUp(Math.max(p[i + n], p[j + n], p[k + n]));
    }
  }
  return boxes;
}
function buildNodes(b, count, leafSize, split) {
  const stack = [0, 0, count, 0];
  while (stack.length > 0) {
    const depth = stack.pop();
    const size = stack.pop();
    const first = stack.pop();
    const at = stack.pop() * AABB_STRIDE;
    if (size <= leafSize) {
      b.links[at + AABB_LINK] = -1 - first;
      b.links[at + AABB_COUNT] = size;
      continue;
    }
    const left = depth < AABB_HALVING_DEPTH ? split(b, first, size) : size >> 1;
    const child = b.nodeCount;
    b.nodeCount += 2;
    b.links[at + AABB_LINK] = child;
    stack.push(child + 1, first + left, size - left, depth + 1, child, first, left, depth + 1);
  }
}
function splitSlots(b, first, size) {
  const { boxes, order } = b;
  let axis = 0;
  let low = 0;
  let extent = 0;
  for (let n = 0; n < 3; n++) {
    let min = Number.POSITIVE_INFINITY;
    let max = Number.NEGATIVE_INFINITY;
    for (let i = first; i < first + size; i++) {
      const c = boxes[6 * order[i] + n] + boxes[6 * order[i] + 3 + n];
      if (c < min) min = c;
      if (c > max) max = c;
    }
    if (max - min > extent) {
      axis = n;
      low = min;
      extent = max - min;
    }
  }
  if (!(extent > 0)) return size >> 1;
  const scale = BINS * (1 - 1e-12) / extent;
  const border = cheapestBorder(b, first, size, axis, low, scale);
  let left = first;
  for (let i = first; i < first + size; i++) {
    const t = order[i];
    if (Math.floor((boxes[6 * t + axis] + boxes[6 * t + 3 + axis] - low) * scale) > border) continue;
    order[i] = order[left];
    order[left++] = t;
  }
  return left - first;
}
function splitAtMean(b, first, size) {
  const { boxes, order } = b;
  let axis = 0;
  let mean = 0;
  let extent = 0;
  for (let n = 0; n < 3; n++) {
    let min = Number.POSITIVE_INFINITY;
    let max = Number.NEGATIVE_INFINITY;
    let sum = 0;
    for (let i = first; i < first + size; i++) {
      const c = boxes[6 * order[i] + n] + boxes[6 * order[i] + 3 + n];
      if (c < min) min = c;
      if (c > max) max = c;
      sum += c;
    }
    if (max - min > extent) {
      axis = n;
      mean = sum / size;
      extent = max - min;
    }
  }
  let left = first;
  for (let i = first; i < first + size; i++) {
    const t = order[i];
    if (boxes[6 * t + axis] + boxes[6 * t + 3 + axis] > mean) continue;
    order[i] = order[left];
    order[left++] = t;
  }
  return left > first && left < first + size ? left - first : size >> 1;
}
function cheapestBorder(b, first, size, axis, low, scale) {
  const { boxes, order, binCounts, binBoxes, areasRight } = b;
  binCounts.fill(0);
  for (let k = 0; k < BINS; k++) {
    binBoxes.fill(Number.POSITIVE_INFINITY, 6 * k, 6 * k + 3);
    binBoxes.fill(Number.NEGATIVE_INFINITY, 6 * k + 3, 6 * k + 6);
  }
  for (let i = first; i < first + size; i++) {
    const t = 6 * order[i];
    const bin = Math.floor((boxes[t + axis] + boxes[t + 3 + axis] - low) * scale);
    binCounts[bin]++;
    growBox(binBoxes, 6 * bin, boxes, t);
  }
  const sweep = new Float64Array(6);
  emptyBox(sweep);
  for (let k = BINS - 1; k > 0; k--) {
    growBox(sweep, 0, binBoxes, 6 * k);
    areasRight[k] = halfArea(sweep);
  }
  emptyBox(sweep);
  let best = 0;
  let bestCost = Number.POSITIVE_INFINITY;
  let left = 0;
  for (let k = 0; k < BINS - 1; k++) {
    growBox(sweep, 0, binBoxes, 6 * k);
    left += binCounts[k];
    if (left === 0 || left === size) continue;
    const cost = left * halfArea(sweep) + (size - left) * areasRight[k + 1];
    if (cost < bestCost) {
      bestCost = cost;
      best = k;
    }
  }
  return best;
}
function emptyBox(box2) {
  box2.fill(Number.POSITIVE_INFINITY, 0, 3);
  box2.fill(Number.NEGATIVE_INFINITY, 3, 6);
}
function growBox(box2, o, other, i) {
  for (let n = 0; n < 3; n++) {
    if (other[i + n] < box2[o + n]) box2[o + n] = other[i + n];
    if (other[i + 3 + n] > box2[o + 3 + n]) box2[o + 3 + n] = other[i + 3 + n];
  }
}
function halfArea(box2) {
  const x = box2[3] - box2[0];
  const y = box2[4] - box2[1];
  const z = box2[5] - box2[2];
  return x * y + y * z + z * x;
}
const FEATURE_FACE = 6;
const SLIVER = 1e-26;
function closestPointOnTriangle(points, x, positions, a, b, c, out, o) {
  const px = points[x];
  const py = points[x + 1];
  const pz = points[x + 2];
  const ax = positions[a];
  const ay = positions[a + 1];
  const az = positions[a + 2];
  const abx = positions[b] - ax;
  const aby = positions[b + 1] - ay;
  const abz = positions[b + 2] - az;
  const acx = positions[c] - ax;
  const acy = positions[c + 1] - ay;
  const acz = positions[c + 2] - az;
  const apx = px - ax;
  const apy = py - ay;
  const apz = pz - az;
  const d1 = abx * apx + aby * apy + abz * apz;
  const d2 = acx * apx + acy * apy + acz * apz;
  let t = 0;
  let u = 0;
  let feature = 0;
  const abab = abx * abx + aby * aby + abz * abz;
  const abac = abx * acx + aby * acy + abz * acz;
  const acac = acx * acx + acy * acy + acz * acz;
  const d3 = d1 - abab;
  const d4 = d2 - abac;
  const d5 = d1 - abac;
  const d6 = d2 - acac;
  const vc = d1 * d4 - d3 * d2;
  const vb = d5 * d2 - d1 * d6;
  const va = d3 * d6 - d5 * d4;
  if (d1 <= 0 && d2 <= 0) {
    feature = 0;
  } else if (d3 >= 0 && d4 <= d3) {
    feature = 1;
  } else if (d6 >= 0 && d5 <= d6) {
    feature = 2;
  } else if (vc <= 0 && d1 >= 0 && d3 <= 0 && abab > 0) {
    t = d1 / abab;
    feature = 3;
  } else if (vb <= 0 && d2 >= 0 && d6 <= 0 && acac > 0) {
    u = d2 / acac;
    feature = 5;
  } else {
    const bcbc = d4 - d3 + (d5 - d6);
    const sum = va + vb + vc;
    if (va <= 0 || !(sum > SLIVER * abab * acac)) {
      t = bcbc > 0 ? Math.min(1, Math.max(0, (d4 - d3) / bcbc)) : 0;
      feature = 4;
    } else {
      const inverse = 1 / sum;
      t = vb * inverse;
      u = vc * inverse;
      feature = FEATURE_FACE;
    }
  }
  if (feature === 1 || feature === 2) {
    const corner = feature === 1 ? b : c;
    out[o] = positions[corner];
    out[o + 1] = positions[corner + 1];
    out[o + 2] = positions[corner + 2];
  } else if (feature === 4) {
    out[o] = ax + abx + t * (acx - abx);
    out[o + 1] = ay + aby + t * (acy - aby);
    out[o + 2] = az + abz + t * (acz - abz);
  } else {
    out[o] = ax + t * abx + u * acx;
    out[o + 1] = ay + t * aby + u * acy;
    out[o + 2] = az + t * abz + u * acz;
  }
  return feature;
}
function closestPointScratch() {
  return {
    nodes: new Int32Array(AABB_MAX_DEPTH + 2),
    boundsSq: new Float64Array(AABB_MAX_DEPTH + 2),
    point: new Float64Array(3)
  };
}
function aabbClosestPoint(tree, positions, points, x, scratch, answer) {
  const { nodes, links } = tree;
  const stack = scratch.nodes;
  const bounds = scratch.boundsSq;
  const px = points[x];
  const py = points[x + 1];
  const pz = points[x + 2];
  let top = 1;
  stack[0] = 0;
  bounds[0] = 0;
  while (top > 0) {
    top--;
    if (bounds[top] >= answer.distanceSq) continue;
    const at = stack[top] * AABB_STRIDE;
    const link = links[at + AABB_LINK];
    if (link < 0) {
      closestInLeaf(tree, positions, -1 - link, links[at + AABB_COUNT], points, x, scratch.point, answer);
      continue;
    }
    const l = link * AABB_STRIDE;
    const r = l + AABB_STRIDE;
    let dx = Math.max(nodes[l] - px, 0, px - nodes[l + 3]);
    let dy = Math.max(nodes[l + 1] - py, 0, py - nodes[l + 4]);
    let dz = Math.max(nodes[l + 2] - pz, 0, pz - nodes[l + 5]);
    const left = dx * dx + dy * dy + dz * dz;
    dx = Math.max(nodes[r] - px, 0, px - nodes[r + 3]);
    dy = Math.max(nodes[r + 1] - py, 0, py - nodes[r + 4]);
    dz = Math.max(nodes[r + 2] - pz, 0, pz - nodes[r + 5]);
    const right = dx * dx + dy * dy + dz * dz;
    const leftFirst = left <= right;
    stack[top] = leftFirst ? link + 1 : link;
    bounds[top++] = leftFirst ? right : left;
    stack[top] = leftFirst ? link : link + 1;
    bounds[top++] = leftFirst ? left : right;
  }
}
function closestInLeaf(tree, positions, first, count, points, x, point, answer) {
  const { corners, order } = tree;
  for (let i = first; i < first + count; i++) {
    const feature = closestPointOnTriangle(
      points,
      x,
      positions,
      corners[3 * i],
      corners[3 * i + 1],
      corners[3 * i + 2],
      point,
      0
    );
    const dx = points[x] - point[0];
    const dy = points[x + 1] - point[1];
    const dz = points[x + 2] - point[2];
    const distanceSq = dx * dx + dy * dy + dz * dz;
    if (distanceSq >= answer.distanceSq) continue;
    answer.distanceSq = distanceSq;
    answer.triangle = order[i];
    answer.feature = feature;
    answer.point[0] = point[0];
    answer.point[1] = point[1];
    answer.point[2] = point[2];
  }
}
const SMALLEST = 1e-290;
const RAY_STACK = AABB_MAX_DEPTH + 2;
function aabbRay(tree, positions, ray, stack, answer, any) {
  const { nodes, links } = tree;
  const ox = ray[0];
  const oy = ray[1];
  const oz = ray[2];
  const ix = 1 / (ray[3] || SMALLEST);
  const iy = 1 / (ray[4] || SMALLEST);
  const iz = 1 / (ray[5] || SMALLEST);
  let top = 1;
  stack[0] = 0;
  while (top > 0) {
    const at = stack[--top] * AABB_STRIDE;
    const x0 = (nodes[at] - ox) * ix;
    const x1 = (nodes[at + 3] - ox) * ix;
    const y0 = (nodes[at + 1] - oy) * iy;
    const y1 = (nodes[at + 4] - oy) * iy;
    const z0 = (nodes[at + 2] - oz) * iz;
    const z1 = (nodes[at + 5] - oz) * iz;
    const near = Math.max(0, Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1));
    const far = Math.min(answer.t, Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1));
    if (near > far * (1 + 1e-12)) continue;
    const link = links[at + AABB_LINK];
    if (link >= 0) {
      stack[top++] = link + 1;
      stack[top++] = link;
      continue;
    }
    const first = -1 - link;
    for (let i = first; i < first + links[at + AABB_COUNT]; i++) {
      if (hitSlot(tree, positions, i, ray, answer) && any) ;
    }
  }
}
function hitSlot(tree, p, slot, ray, answer) {
  const a = tree.corners[3 * slot];
  const b = tree.corners[3 * slot + 1];
  const c = tree.corners[3 * slot + 2];
  const ox = ray[0];
  const oy = ray[1];
  const oz = ray[2];
  const dx = ray[3];
  const dy = ray[4];
  const dz = ray[5];
  const ax = p[a] - ox;
  const ay = p[a + 1] - oy;
  const az = p[a + 2] - oz;
  const bx = p[b] - ox;
  const by = p[b + 1] - oy;
  const bz = p[b + 2] - oz;
  const cx = p[c] - ox;
  const cy = p[c + 1] - oy;
  const cz = p[c + 2] - oz;
  const u = (by * cz - bz * cy) * dx + (bz * cx - bx * cz) * dy + (bx * cy - by * cx) * dz;
  const v = (cy * az - cz * ay) * dx + (cz * ax - cx * az) * dy + (cx * ay - cy * ax) * dz;
  const w = (ay * bz - az * by) * dx + (az * bx - ax * bz) * dy + (ax * by - ay * bx) * dz;
  if (!(u >= 0 && v >= 0 && w >= 0 || u <= 0 && v <= 0 && w <= 0)) return false;
  const sum = u + v + w;
  if (sum === 0) return false;
  const hx = (u * ax + v * bx + w * cx) / sum;
  const hy = (u * ay + v * by + w * cy) / sum;
  const hz = (u * az + v * bz + w * cz) / sum;
  const mx = Math.abs(dx);
  const my = Math.abs(dy);
  const t = mx >= my && mx >= Math.abs(dz) ? hx / dx : my >= Math.abs(dz) ? hy / dy : hz / dz;
  if (!(t >= 0 && t < answer.t)) return false;
  answer.t = t;
  answer.triangle = tree.order[slot];
  answer.front = sum < 0;
  return true;
}
function visitTrianglesInBox(tree, low, high, stack, visit) {
  const { nodes, links, order } = tree;
  let top = 1;
  stack[0] = 0;
  while (top > 0) {
    const at = stack[--top] * AABB_STRIDE;
    if (nodes[at] > high[0] || nodes[at + 3] < low[0]) continue;
    if (nodes[at + 1] > high[1] || nodes[at + 4] < low[1]) continue;
    if (nodes[at + 2] > high[2] || nodes[at + 5] < low[2]) continue;
    const link = links[at + AABB_LINK];
    if (link >= 0) {
      stack[top++] = link + 1;
      stack[top++] = link;
      continue;
    }
    const first = -1 - link;
    for (let slot = first; slot < first + links[at + AABB_COUNT]; slot++) if (visit(order[slot])) return;
  }
}
const ACCURACY = 4;
const DIPOLE_STRIDE = 7;
const WINDING_STACK = AABB_MAX_DEPTH + 2;
const WINDING_SCRATCH = 3;
const WINDING_NUMBER = 0;
const SINE = 1;
function windingDipoles(tree, p) {
  const dipoles = new Float64Array(DIPOLE_STRIDE * tree.nodeCount);
  const weights = new Float64Array(tree.nodeCount);
  for (let node = tree.nodeCount - 1; node >= 0; node--) {
    const at = node * AABB_STRIDE;
    const link = tree.links[at + AABB_LINK];
    const o = node * DIPOLE_STRIDE;
    if (link >= 0) {
      for (const child of [link, link + 1]) addDipole(dipoles, weights, node, child);
    } else {
      const first = -1 - link;
      for (let i = first; i < first + tree.links[at + AABB_COUNT]; i++)
        addSlot(tree, p, i, dipoles, weights, node);
    }
    const w = weights[node];
    let radiusSq = 0;
    for (let n = 0; n < 3; n++) {
      const low = tree.nodes[at + n];
      const high = tree.nodes[at + 3 + n];
      const c = w > 0 ? dipoles[o + 3 + n] / w : (low + high) / 2;
      dipoles[o + 3 + n] = c;
      radiusSq += Math.max(c - low, high - c) ** 2;
    }
    dipoles[o + 6] = Math.sqrt(radiusSq);
  }
  return dipoles;
}
function addDipole(dipoles, weights, node, child) {
  const o = node * DIPOLE_STRIDE;
  const i = child * DIPOLE_STRIDE;
  const w = weights[child];
  for (let n = 0; n < 3; n++) {
    dipoles[o + n] += dipoles[i + n];
    dipoles[o + 3 + n] += w * dipoles[i + 3 + n];
  }
  weights[node] += w;
}
function addSlot(tree, p, slot, dipoles, weights, node) {
  const a = tree.corners[3 * slot];
  const b = tree.corners[3 * slot + 1];
  const c = tree.corners[3 * slot + 2];
  const ux = p[b] - p[a];
  const uy = p[b + 1] - p[a + 1];
  const uz = p[b + 2] - p[a + 2];
  const vx = p[c] - p[a];
  const vy = p[c + 1] - p[a + 1];
  const vz = p[c + 2] - p[a + 2];
  const nx = 0.5 * (uy * vz - uz * vy);
  const ny = 0.5 * (uz * vx - ux * vz);
  const nz = 0.5 * (ux * vy - uy * vx);
  const area = Math.sqrt(nx * nx + ny * ny + nz * nz);
  const o = node * DIPOLE_STRIDE;
  dipoles[o] += nx;
  dipoles[o + 1] += ny;
  dipoles[o + 2] += nz;
  for (let n = 0; n < 3; n++) dipoles[o + 3 + n] += area * (p[a + n] + p[b + n] + p[c + n]) / 3;
  weights[node] += area;
}
function findWindingNumber(tree, positions, dipoles, points, x, stack, exact, out) {
  const px = points[x];
  const py = points[x + 1];
  const pz = points[x + 2];
  out[WINDING_NUMBER] = 0;
  let top = 1;
  stack[0] = 0;
  while (top > 0) {
    const node = stack[--top];
    const o = node * DIPOLE_STRIDE;
    const dx = dipoles[o + 3] - px;
    const dy = dipoles[o + 4] - py;
    const dz = dipoles[o + 5] - pz;
    const dSq = dx * dx + dy * dy + dz * dz;
    const reach = ACCURACY * dipoles[o + 6];
    if (!exact && dSq > reach * reach) {
      const flux = dipoles[o] * dx + dipoles[o + 1] * dy + dipoles[o + 2] * dz;
      out[WINDING_NUMBER] += flux / (dSq * Math.sqrt(dSq));
      continue;
    }
    const link = tree.links[node * AABB_STRIDE + AABB_LINK];
    if (link >= 0) {
      stack[top++] = link + 1;
      stack[top++] = link;
      continue;
    }
    const first = -1 - link;
    const count = tree.links[node * AABB_STRIDE + AABB_COUNT];
    for (let i = 3 * first; i < 3 * (first + count); i += 3) {
      addSolidAngle(positions, tree.corners, i, points, x, out);
    }
  }
  out[WINDING_NUMBER] /= 4 * Math.PI;
}
function addSolidAngle(p, corners, i, points, x, out) {
  const a = corners[i];
  const b = corners[i + 1];
  const c = corners[i + 2];
  const px = points[x];
  const py = points[x + 1];
  const pz = points[x + 2];
  const ax = p[a] - px;
  const ay = p[a + 1] - py;
  const az = p[a + 2] - pz;
  const bx = p[b] - px;
  const by = p[b + 1] - py;
  const bz = p[b + 2] - pz;
  const cx = p[c] - px;
  const cy = p[c + 1] - py;
  const cz = p[c + 2] - pz;
  const la = Math.sqrt(ax * ax + ay * ay + az * az);
  const lb = Math.sqrt(bx * bx + by * by + bz * bz);
  const lc = Math.sqrt(cx * cx + cy * cy + cz * cz);
  const det = ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  if (det === 0) return;
  const ab = ax * bx + ay * by + az * bz;
  const bc = bx * cx + by * cy + bz * cz;
  const ca = cx * ax + cy * ay + cz * az;
  out[SINE] = det;
  out[SINE + 1] = la * lb * lc + ab * lc + bc * la + ca * lb;
  atan2InPlace(out, SINE);
  out[WINDING_NUMBER] += 2 * out[SINE];
}
function pseudonormals(p, triangles, topology) {
  const faces = new Float64Array(triangles.length);
  const vertices = new Float64Array(p.length);
  for (let t = 0; t < triangles.length; t += 3) {
    faceNormal(p, 3 * triangles[t], 3 * triangles[t + 1], 3 * triangles[t + 2], faces, t);
    for (let k = 0; k < 3; k++) {
      const angle = cornerAngle(
        p,
        3 * triangles[t + k],
        3 * triangles[t + (k + 1) % 3],
        3 * triangles[t + (k + 2) % 3]
      );
      const v = 3 * topology.welded[triangles[t + k]];
      for (let n = 0; n < 3; n++) vertices[v + n] += angle * faces[t + n];
    }
  }
  return { faces, vertices };
}
function faceNormal(p, a, b, c, out, o) {
  const ux = p[b] - p[a];
  const uy = p[b + 1] - p[a + 1];
  const uz = p[b + 2] - p[a + 2];
  const vx = p[c] - p[a];
  const vy = p[c + 1] - p[a + 1];
  const vz = p[c + 2] - p[a + 2];
  const nx = uy * vz - uz * vy;
  const ny = uz * vx - ux * vz;
  const nz = ux * vy - uy * vx;
  const length2 = Math.sqrt(nx * nx + ny * ny + nz * nz);
  const s = length2 > 0 ? 1 / length2 : 0;
  out[o] = nx * s;
  out[o + 1] = ny * s;
  out[o + 2] = nz * s;
}
function cornerAngle(p, a, b, c) {
  const ux = p[b] - p[a];
  const uy = p[b + 1] - p[a + 1];
  const uz = p[b + 2] - p[a + 2];
  const vx = p[c] - p[a];
  const vy = p[c + 1] - p[a + 1];
  const vz = p[c + 2] - p[a + 2];
  const nx = uy * vz - uz * vy;
  const ny = uz * vx - ux * vz;
  const nz = ux * vy - uy * vx;
  return atan2(Math.sqrt(nx * nx + ny * ny + nz * nz), ux * vx + uy * vy + uz * vz);
}
function featureNormal(normals, triangles, topology, t, feature, out) {
  const { faces, vertices } = normals;
  if (feature < 3) {
    const v = 3 * topology.welded[triangles[3 * t + feature]];
    for (let n = 0; n < 3; n++) out[n] = vertices[v + n];
    return;
  }
  for (let n = 0; n < 3; n++) out[n] = faces[3 * t + n];
  const twin = feature === FEATURE_FACE ? -1 : topology.twins[3 * t + feature - 3];
  if (twin < 0) return;
  const other = twin - twin % 3;
  for (let n = 0; n < 3; n++) out[n] += faces[other + n];
}
function surfaceTopology(positions, triangles) {
  const welded = weldVertices(positions);
  const edges = triangles.length;
  const twins = new Int32Array(edges).fill(-1);
  const bits = Math.max(4, 33 - Math.clz32(Math.max(1, edges)));
  const mask = (1 << bits) - 1;
  const table = new Int32Array(mask + 1).fill(-1);
  const from = (e) => welded[triangles[e]];
  const to = (e) => welded[triangles[e % 3 === 2 ? e - 2 : e + 1]];
  let sound = true;
  for (let e = 0; e < edges; e++) {
    if (collapsed(triangles, welded, e)) continue;
    let h = edgeHash(from(e), to(e)) & mask;
    while (table[h] >= 0 && (from(table[h]) !== from(e) || to(table[h]) !== to(e))) h = h + 1 & mask;
    if (table[h] >= 0) sound = false;
    else table[h] = e;
  }
  for (let e = 0; e < edges; e++) {
    if (collapsed(triangles, welded, e)) continue;
    let h = edgeHash(to(e), from(e)) & mask;
    while (table[h] >= 0 && (from(table[h]) !== to(e) || to(table[h]) !== from(e))) h = h + 1 & mask;
    twins[e] = table[h];
    if (table[h] < 0) sound = false;
  }
  return { welded, twins, closed: sound && edges > 0, seeds: partSeeds(welded, triangles) };
}
function partSeeds(welded, triangles) {
  const parent = Uint32Array.from(welded);
  const root = (v) => {
    let r = v;
    while (parent[r] !== r) r = parent[r] = parent[parent[r]];
    return r;
  };
  for (let t = 0; t < triangles.length; t += 3) {
    const a = root(triangles[t]);
    for (const other of [root(triangles[t + 1]), root(triangles[t + 2])]) parent[other] = root(a);
  }
  const seeds = /* @__PURE__ */ new Set();
  for (let i = 0; i < triangles.length; i++) seeds.add(root(triangles[i]));
  return Uint32Array.from(seeds).sort();
}
function collapsed(triangles, welded, e) {
  const t = e - e % 3;
  const a = welded[triangles[t]];
  const b = welded[triangles[t + 1]];
  const c = welded[triangles[t + 2]];
  return a === b || b === c || c === a;
}
function edgeHash(a, b) {
  const h = Math.imul(a, 2654435761) ^ Math.imul(b + 2135587861, 2246822507);
  return (h ^ h >>> 15) >>> 0;
}
function weldVertices(positions) {
  const count = positions.length / 3;
  const welded = new Uint32Array(count);
  const mask = (1 << Math.max(4, 33 - Math.clz32(Math.max(1, count)))) - 1;
  const table = new Int32Array(mask + 1).fill(-1);
  const words = new Int32Array(6);
  const numbers = new Float64Array(words.buffer);
  for (let v = 0; v < count; v++) {
    for (let n = 0; n < 3; n++) numbers[n] = positions[3 * v + n] + 0;
    let h = 0;
    for (let n = 0; n < 6; n++) h = Math.imul(h ^ words[n], 2654435761) ^ h >>> 13;
    h = (h ^ h >>> 16) & mask;
    while (table[h] >= 0 && !samePlace(positions, 3 * table[h], 3 * v)) h = h + 1 & mask;
    if (table[h] < 0) table[h] = v;
    welded[v] = table[h];
  }
  return welded;
}
function samePlace(p, i, j) {
  return p[i] === p[j] && p[i + 1] === p[j + 1] && p[i + 2] === p[j + 2];
}
const LARGEST = 1e18;
function checkTriangleSource(mesh) {
  const { positions, triangles } = mesh;
  if (positions.length % 3 !== 0 || triangles.length % 3 !== 0)
    throw new PliantError("bad-geometry", "Positions and triangles must both come in threes.");
  const count = positions.length / 3;
  for (let i = 0; i < triangles.length; i++) {
    if (triangles[i] >= count)
      throw new PliantError("bad-geometry", `Vertex ${triangles[i]} doesn't exist: the mesh has ${count}.`, {
        path: `triangles[${i}]`
      });
  }
  checkPositions(positions);
}
function checkPositions(positions) {
  for (let i = 0; i < positions.length; i++) {
    if (!(Math.abs(positions[i]) <= LARGEST))
      throw new PliantError(
        "bad-geometry",
        `The coordinate ${positions[i]} is not a finite number below ${LARGEST}: mend or rescale the mesh.`,
        { path: `positions[${i}]` }
      );
  }
}
const BEYOND_SEGMENT = 1 + 1e-15;
function surfacePoint() {
  return { triangle: -1, feature: 0, point: new Float64Array(3), distance: 0, normal: new Float64Array(3) };
}
function rayHit() {
  return { triangle: -1, distance: 0, point: new Float64Array(3), normal: new Float64Array(3), front: false };
}
class MeshQuery {
  /** Three coordinates per vertex [m]. */
  positions;
  /** Three vertices per triangle. */
  triangles;
  /** Counts the updates, so that holders of derived data know when theirs is old. */
  version = 0;
  aabbTree = null;
  obbTree = null;
  surface = null;
  pseudo = null;
  dipoles = null;
  box = null;
  closest = closestPointScratch();
  answer = { distanceSq: 0, triangle: -1, feature: 0, point: new Float64Array(3) };
  rayAnswer = { t: 0, triangle: -1, front: false };
  rayStack = new Int32Array(Math.max(RAY_STACK, WINDING_STACK));
  ray = new Float64Array(6);
  winding = new Float64Array(WINDING_SCRATCH);
  spot = surfacePoint();
  query = new Float64Array(3);
  side = new Float64Array(3);
  segmentLow = new Float64Array(3);
  segmentHigh = new Float64Array(3);
  segmentMet = false;
  meetSegment = (triangle) => {
    const { ray, positions, triangles } = this;
    const o = 3 * triangle;
    this.segmentMet = segmentIntersectsTriangle(
      ray,
      0,
      3,
      positions,
      3 * triangles[o],
      3 * triangles[o + 1],
      3 * triangles[o + 2]
    );
    return this.segmentMet;
  };
  /** Keeps the arrays of `mesh`, not copies: change positions in place and call `update()`. */
  constructor(mesh) {
    checkTriangleSource(mesh);
    this.positions = mesh.positions;
    this.triangles = mesh.triangles;
  }
  /** The mesh as something that can be asked; one that can be already stays what it is. */
  static from(mesh) {
    return mesh instanceof MeshQuery ? mesh : new MeshQuery(mesh);
  }
  /** Axis-aligned boxes, refitted by `update()`. */
  get aabb() {
    this.aabbTree ??= buildAabbTree(this.positions, this.triangles);
    return this.aabbTree;
  }
  /** Oriented boxes, for meshes that move without deforming. */
  get obb() {
    this.obbTree ??= buildObbTree(this.positions, this.triangles);
    return this.obbTree;
  }
  /** How its triangles hang together. */
  get topology() {
    this.surface ??= surfaceTopology(this.positions, this.triangles);
    return this.surface;
  }
  /** Normals of faces, edges and vertices that tell inside from outside. */
  get normals() {
    this.pseudo ??= pseudonormals(this.positions, this.triangles, this.topology);
    return this.pseudo;
  }
  /** Does the surface bound a solid: every edge with exactly one other side? */
  get closed() {
    return this.topology.closed;
  }
  /** Lowest and highest corner of the mesh's box [m]. */
  get bounds() {
    this.box ??= boundsOf$1(this.positions, this.triangles);
    return this.box;
  }
  /** Has the mesh been deformed since it was made? Then pairs use the refitted boxes. */
  get deformed() {
    return this.version > 0;
  }
  /**
   * Follows moved vertices: `positions` (copied in) or those already changed in place. Refits the axis-aligned
   * boxes, forgets what else depended on the positions.
   */
  update(positions) {
    if (positions && positions !== this.positions) {
      assert(positions.length === this.positions.length, "an update must keep the number of vertices");
      this.positions.set(positions);
    }
    checkPositions(this.positions);
    this.version++;
    if (this.aabbTree) refitAabbTree(this.aabbTree, this.positions);
    this.obbTree = null;
    this.pseudo = null;
    this.dipoles = null;
    this.box = null;
  }
  /** Builds the boxes anew for the present positions: worth it when a refitted tree has become loose. */
  rebuild() {
    this.aabbTree = null;
    this.dipoles = null;
    this.version++;
  }
  /** Closest point of the surface; false if there is none within `maxDistance` [m]. The distance is unsigned. */
  closestPoint(point, out, maxDistance = Number.POSITIVE_INFINITY) {
    const { answer, query } = this;
    query[0] = point[0];
    query[1] = point[1];
    query[2] = point[2];
    answer.distanceSq = maxDistance * maxDistance;
    answer.triangle = -1;
    aabbClosestPoint(this.aabb, this.positions, query, 0, this.closest, answer);
    out.triangle = answer.triangle;
    if (answer.triangle < 0) return false;
    out.feature = answer.feature;
    out.distance = Math.sqrt(answer.distanceSq);
    for (let n = 0; n < 3; n++) out.point[n] = answer.point[n];
    this.directNormal(out);
    return true;
  }
  /**
   * Signed distance, negative inside [m]. Fills `out` if given. Beyond `maxDistance` the result is ±`maxDistance`
   * and `out.triangle` is −1.
   */
  signedDistance(point, out = this.spot, maxDistance = Number.POSITIVE_INFINITY, sign = "auto") {
    const found = this.closestPoint(point, out, maxDistance);
    if (!found) return this.windsRound(point) ? -maxDistance : maxDistance;
    this.turnInside(point, out, sign);
    return out.distance;
  }
  /** As `signedDistance` with the answer in `out` alone: searches that ask it thousands of times make no garbage. */
  findSignedDistance(point, out, sign = "auto") {
    if (this.closestPoint(point, out)) this.turnInside(point, out, sign);
    else out.distance = Number.POSITIVE_INFINITY;
  }
  /** Turns the unsigned answer of `closestPoint` into the signed one; returns the signed distance [m]. */
  giveSign(point, at, sign = "auto") {
    this.turnInside(point, at, sign);
    return at.distance;
  }
  /** Is the point inside or on the surface? */
  contains(point, sign = "auto") {
    this.findSignedDistance(point, this.spot, sign);
    return this.spot.distance <= 0;
  }
  /** How often the surface goes round the point; `exact` adds every triangle instead of using distant dipoles. */
  windingNumber(point, exact = false) {
    this.findWindingNumber(point, exact);
    return this.winding[WINDING_NUMBER];
  }
  /** First triangle along a ray; `direction` needs no unit length, the distance is in metres all the same. */
  raycast(origin, direction, out, maxDistance = Number.POSITIVE_INFINITY) {
    const x = direction[0];
    const y = direction[1];
    const z = direction[2];
    const length2 = Math.sqrt(x * x + y * y + z * z);
    if (!(length2 > 0)) return false;
    const { ray } = this;
    ray[3] = x / length2;
    ray[4] = y / length2;
    ray[5] = z / length2;
    return this.castRay(origin, maxDistance, out);
  }
  /** First triangle between two points; `out.distance` is the parameter from 0 (`from`) to 1 (`to`). */
  segmentcast(from, to, out) {
    for (let n = 0; n < 3; n++) this.ray[3 + n] = to[n] - from[n];
    return this.castRay(from, BEYOND_SEGMENT, out);
  }
  /** Does the closed segment share a point with the surface? Decided exactly. */
  segmentIntersects(from, to) {
    const { ray: s, segmentLow: low, segmentHigh: high } = this;
    for (let n = 0; n < 3; n++) {
      s[n] = from[n];
      s[3 + n] = to[n];
      low[n] = Math.min(from[n], to[n]);
      high[n] = Math.max(from[n], to[n]);
    }
    this.segmentMet = false;
    visitTrianglesInBox(this.aabb, low, high, this.rayStack, this.meetSegment);
    return this.segmentMet;
  }
  /** Calls `visit` with every triangle whose box meets the given box [m]; stop by returning true. */
  trianglesInBox(low, high, visit) {
    visitTrianglesInBox(this.aabb, low, high, this.rayStack, visit);
  }
  /** The direction stands in `ray` already. */
  castRay(origin, maxT, out) {
    const { ray, rayAnswer } = this;
    ray[0] = origin[0];
    ray[1] = origin[1];
    ray[2] = origin[2];
    rayAnswer.t = maxT;
    rayAnswer.triangle = -1;
    aabbRay(this.aabb, this.positions, ray, this.rayStack, rayAnswer, false);
    out.triangle = rayAnswer.triangle;
    if (rayAnswer.triangle < 0) return false;
    out.distance = rayAnswer.t;
    out.front = rayAnswer.front;
    for (let n = 0; n < 3; n++) {
      out.point[n] = ray[n] + rayAnswer.t * ray[3 + n];
      out.normal[n] = this.normals.faces[3 * rayAnswer.triangle + n];
    }
    return true;
  }
  findWindingNumber(point, exact) {
    this.dipoles ??= windingDipoles(this.aabb, this.positions);
    for (let n = 0; n < 3; n++) this.query[n] = point[n];
    findWindingNumber(
      this.aabb,
      this.positions,
      this.dipoles,
      this.query,
      0,
      this.rayStack,
      exact,
      this.winding
    );
  }
  windsRound(point) {
    this.findWindingNumber(point, false);
    return this.winding[WINDING_NUMBER] > 0.5;
  }
  /** Makes distance and normal those of a signed answer. */
  turnInside(point, at, sign) {
    if (at.distance === 0 || !this.isInside(point, at, sign)) return;
    at.distance = -at.distance;
    for (let n = 0; n < 3; n++) at.normal[n] = -at.normal[n];
  }
  isInside(point, at, sign) {
    const useNormals = sign === "pseudonormal" || sign === "auto" && this.closed;
    if (useNormals) {
      const normal = this.side;
      featureNormal(this.normals, this.triangles, this.topology, at.triangle, at.feature, normal);
      const side = (point[0] - at.point[0]) * normal[0] + (point[1] - at.point[1]) * normal[1] + (point[2] - at.point[2]) * normal[2];
      if (side !== 0) return side < 0;
    }
    return this.windsRound(point);
  }
  /** Unit vector from the surface to the query point; on the surface, the feature's normal. */
  directNormal(out) {
    const { normal, point } = out;
    let x = this.query[0] - point[0];
    let y = this.query[1] - point[1];
    let z = this.query[2] - point[2];
    if (x === 0 && y === 0 && z === 0) {
      featureNormal(this.normals, this.triangles, this.topology, out.triangle, out.feature, normal);
      x = normal[0];
      y = normal[1];
      z = normal[2];
    }
    const length2 = Math.sqrt(x * x + y * y + z * z);
    const s = length2 > 0 ? 1 / length2 : 0;
    normal[0] = x * s;
    normal[1] = y * s;
    normal[2] = z * s;
  }
}
function boundsOf$1(p, triangles) {
  const box2 = new Float64Array(6);
  box2.fill(Number.POSITIVE_INFINITY, 0, 3);
  box2.fill(Number.NEGATIVE_INFINITY, 3, 6);
  for (let i = 0; i < triangles.length; i++) {
    const v = 3 * triangles[i];
    for (let n = 0; n < 3; n++) {
      const x = p[v + n];
      if (x < box2[n]) box2[n] = x;
      if (x > box2[3 + n]) box2[3 + n] = x;
    }
  }
  return box2;
}
function withoutUnused(positions, indices) {
  const used = new Uint8Array(positions.length / 3);
  for (const v of indices) used[v] = 1;
  const number = new Uint32Array(used.length);
  const kept = [];
  let count = 0;
  for (let v = 0; v < used.length; v++) {
    if (!used[v]) continue;
    number[v] = count++;
    kept.push(positions[3 * v], positions[3 * v + 1], positions[3 * v + 2]);
  }
  return { positions: Float64Array.from(kept), indices: indices.map((v) => number[v]) };
}
const MOST_ELEMENTS = 2e7;
function requirePositive(options) {
  for (const [name, value] of Object.entries(options)) {
    if (value > 0 && value < Infinity) continue;
    throw new PliantError("invalid-value", `The ${name} is ${value}; give a positive number of metres.`, {
      path: name
    });
  }
}
function requireCounts(options, smallest = 1) {
  for (const [name, value] of Object.entries(options)) {
    if (Number.isInteger(value) && value >= smallest) continue;
    throw new PliantError(
      "invalid-value",
      `The ${name} is ${value}; give a whole number of at least ${smallest}.`,
      {
        path: name
      }
    );
  }
}
function requireSize(elements) {
  if (elements <= MOST_ELEMENTS) return;
  throw new PliantError(
    "too-large",
    `The mesh would have about ${Math.round(elements)} elements; ask for longer edges or fewer cells.`
  );
}
function beamBox(options) {
  const { length: length2, width, height, edge = Math.min(options.width, options.height) } = options;
  requirePositive({ length: length2, width, height, edge });
  const count = (side) => Math.max(1, Math.round(side / edge));
  return { size: [length2, height, width], cells: [count(length2), count(height), count(width)] };
}
function plateBox(options) {
  const { size, thickness, edge = Math.max(...options.size) / 8 } = options;
  requirePositive({ "size[0]": size[0], "size[1]": size[1], thickness, edge });
  const count = (side) => Math.max(1, Math.round(side / edge));
  return { size: [size[0], thickness, size[1]], cells: [count(size[0]), count(thickness), count(size[1])] };
}
function gridPositions(options) {
  const { size, cells = [1, 1, 1] } = options;
  requirePositive({ "size[0]": size[0], "size[1]": size[1], "size[2]": size[2] });
  requireCounts({ "cells[0]": cells[0], "cells[1]": cells[1], "cells[2]": cells[2] });
  const [nx, ny, nz] = cells;
  requireSize((nx + 1) * (ny + 1) * (nz + 1) * 6);
  const positions = new Float64Array(3 * (nx + 1) * (ny + 1) * (nz + 1));
  let at = 0;
  for (let k = 0; k <= nz; k++) {
    for (let j = 0; j <= ny; j++) {
      for (let i = 0; i <= nx; i++) {
        positions[at++] = (i / nx - 0.5) * size[0];
        positions[at++] = (j / ny - 0.5) * size[1];
        positions[at++] = (k / nz - 0.5) * size[2];
      }
    }
  }
  return { positions, cells };
}
function boxSolid(options) {
  const { positions, cells } = gridPositions(options);
  const [nx, ny, nz] = cells;
  const tets = [];
  for (let k = 0; k < nz; k++) {
    for (let j = 0; j < ny; j++) {
      for (let i = 0; i < nx; i++) {
        const corner = (c) => i + (c & 1) + (nx + 1) * (j + (c >> 1 & 1) + (ny + 1) * (k + (c >> 2)));
        const tile = (i + j + k) % 2 === 0 ? EVEN_TILE : ODD_TILE;
        for (const c of tile) tets.push(corner(c));
      }
    }
  }
  return { positions, tets: Uint32Array.from(tets) };
}
const EVEN_TILE = [0, 1, 2, 4, 3, 1, 7, 2, 5, 1, 4, 7, 6, 2, 7, 4, 1, 2, 4, 7];
const ODD_TILE = EVEN_TILE.map((_, n) => EVEN_TILE[[0, 1, 3, 2][n % 4] + n - n % 4] ^ 1);
function boxSurface(options) {
  const { positions, cells } = gridPositions(options);
  const [nx, ny] = cells;
  const steps = [1, nx + 1, (nx + 1) * (ny + 1)];
  const triangles = [];
  for (let axis = 0; axis < 3; axis++) {
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
    for (const side of [0, 1]) {
      const base = side * cells[axis] * steps[axis];
      for (let j = 0; j < cells[v]; j++) {
        for (let i = 0; i < cells[u]; i++) {
          const p = base + i * steps[u] + j * steps[v];
          const [q, s] = [p + steps[u], p + steps[v]];
          const r = q + s - p;
          const quad = (i + j) % 2 === 0 ? [p, q, r, p, r, s] : [p, q, s, q, r, s];
          triangles.push(...side === 1 ? quad : quad.reverse());
        }
      }
    }
  }
  const outer = withoutUnused(positions, Uint32Array.from(triangles));
  return { positions: outer.positions, triangles: outer.indices };
}
class Face {
  count = 0;
  points = new Float64Array(24);
  clear() {
    this.count = 0;
  }
  /** Makes room for one more point and returns its offset in `points`. */
  next() {
    const o = 3 * this.count++;
    if (o + 3 > this.points.length) {
      const wider = new Float64Array(2 * this.points.length);
      wider.set(this.points);
      this.points = wider;
    }
    return o;
  }
  add(x, y, z) {
    const o = this.next();
    this.points[o] = x;
    this.points[o + 1] = y;
    this.points[o + 2] = z;
  }
}
const isConvex = (solid) => solid.isConvex;
function accuracyOf(isInsideExact, isOutsideExact) {
  if (isInsideExact) return isOutsideExact ? "exact" : "exact-inside";
  return isOutsideExact ? "exact-outside" : "bound";
}
const isExactInside = ({ accuracy }) => accuracy === "exact" || accuracy === "exact-inside";
const isExactOutside = ({ accuracy }) => accuracy === "exact" || accuracy === "exact-outside";
function alongAxes(moments) {
  return Float64Array.of(moments[0], 0, 0, 0, moments[1], 0, 0, 0, moments[2]);
}
const ORIGIN = new Float64Array(3);
const UPRIGHT$1 = Float64Array.of(0, 0, 0, 1);
function parametersOf(definition) {
  const module = shapeOf(definition.kind);
  const values = new Float64Array(SHAPE_PARAMS);
  writeShape(definition, values, 0);
  const bounds = new Float64Array(6);
  module.bounds(values, 0, ORIGIN, 0, UPRIGHT$1, 0, bounds, 0);
  return {
    values,
    bounds,
    thinness: module.thinness(values, 0),
    reach: module.reach(values, 0),
    mass() {
      const moments = new Float64Array(3);
      module.inertia(values, 0, moments, 0);
      return {
        volume: module.volume(values, 0),
        centre: new Float64Array(3),
        inertia: alongAxes(moments)
      };
    }
  };
}
class SimpleSolid {
  constructor(definition) {
    this.definition = definition;
    this.kind = definition.kind;
    this.parameters = parametersOf(definition);
    this.values = this.parameters.values;
    this.bounds = this.parameters.bounds;
    this.thinness = this.parameters.thinness;
    this.reach = this.parameters.reach;
  }
  kind;
  accuracy = "exact";
  bounds;
  thinness;
  reach;
  values;
  parameters;
  made;
  mass() {
    return this.parameters.mass();
  }
  surface() {
    this.made ??= this.makeSurface();
    return this.made;
  }
}
class BoxSolid extends SimpleSolid {
  isConvex = true;
  round = 0;
  distance(p, o, gradient) {
    const h = this.values;
    let sumSq = 0;
    let nearest = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < 3; k++) {
      const q = Math.abs(p[o + k]) - h[k];
      if (q > most) {
        most = q;
        nearest = k;
      }
      gradient[k] = q > 0 ? p[o + k] < 0 ? -q : q : 0;
      if (q > 0) sumSq += q * q;
    }
    if (sumSq > 0) {
      const length2 = Math.sqrt(sumSq);
      for (let k = 0; k < 3; k++) gradient[k] /= length2;
      return length2;
    }
    for (let k = 0; k < 3; k++) gradient[k] = k === nearest ? p[o + k] < 0 ? -1 : 1 : 0;
    return most;
  }
  support(d, out, o) {
    const h = this.values;
    for (let k = 0; k < 3; k++) out[o + k] = d[k] < 0 ? -h[k] : h[k];
  }
  face(d, out) {
    const h = this.values;
    let k = 0;
    if (Math.abs(d[1]) > Math.abs(d[k])) k = 1;
    if (Math.abs(d[2]) > Math.abs(d[k])) k = 2;
    const u = (k + 1) % 3;
    const v = (k + 2) % 3;
    const side = d[k] < 0 ? -1 : 1;
    out.clear();
    for (let corner = 0; corner < 4; corner++) {
      const o = out.next();
      const su = corner === 0 || corner === 3 ? 1 : -1;
      const sv = corner < 2 ? 1 : -1;
      out.points[o + k] = side * h[k];
      out.points[o + u] = su * side * h[u];
      out.points[o + v] = sv * h[v];
    }
  }
  makeSurface() {
    const [x, y, z] = this.values;
    return boxSurface({ size: [2 * x, 2 * y, 2 * z], cells: [1, 1, 1] });
  }
}
const TWO_PI = 6.283185307179586;
function ringPositions(rings) {
  const positions = [];
  for (const ring of rings) {
    const { radius, y, count } = ring;
    for (let i = 0; i < count; i++) {
      const angle = TWO_PI * shareAt(ring, i);
      if (count === 1) positions.push(0, y, 0);
      else positions.push(radius * cos(angle), y, radius * sin(angle));
    }
  }
  return Float64Array.from(positions);
}
function ringTriangles(rings) {
  const triangles = [];
  let lower = 0;
  for (let r = 0; r + 1 < rings.length; r++) {
    const upper = lower + rings[r].count;
    zip(triangles, lower, rings[r], upper, rings[r + 1]);
    lower = upper;
  }
  return Uint32Array.from(triangles);
}
function zip(triangles, lower, lowerRing, upper, upperRing) {
  const lowerSteps = lowerRing.count === 1 ? 0 : lowerRing.count;
  const upperSteps = upperRing.count === 1 ? 0 : upperRing.count;
  let i = 0;
  let j = 0;
  while (i < lowerSteps || j < upperSteps) {
    const a = lower + i % lowerRing.count;
    const b = upper + j % upperRing.count;
    const isLowerNext = i < lowerSteps && shareAt(lowerRing, i + 1) <= shareAt(upperRing, j + 1);
    if (j === upperSteps || isLowerNext) triangles.push(a, b, lower + ++i % lowerRing.count);
    else triangles.push(a, b, upper + ++j % upperRing.count);
  }
}
function shareAt(ring, i) {
  return i === ring.count ? 1 : ring.shares?.[i] ?? i / ring.count;
}
function discRings(radius, edge, y, rimCount) {
  const layers = Math.max(1, Math.round(radius / edge));
  const rings = [{ radius: 0, y, count: 1 }];
  for (let l = 1; l <= layers; l++) {
    const count = l === layers ? rimCount : Math.max(3, Math.round(rimCount * l / layers));
    rings.push({ radius: radius * l / layers, y, count });
  }
  return rings;
}
function countAround(radius, edge) {
  return Math.max(3, Math.ceil(TWO_PI * radius / edge));
}
const AROUND = 24;
const LAYERS = 6;
const ROUND_LAYERS = 6;
const TUBE = 16;
const ALONG = 40;
function turned(rings) {
  return { positions: ringPositions(rings), triangles: ringTriangles(rings) };
}
function turnedLine(bottom, low, top, high) {
  const rings = [{ radius: 0, y: low, count: 1 }];
  const layers = top > 0 ? LAYERS : LAYERS + 1;
  for (let l = 0; l < layers; l++) {
    const t = l / (top > 0 ? layers - 1 : layers);
    rings.push({ radius: bottom + t * (top - bottom), y: low + t * (high - low), count: AROUND });
  }
  rings.push({ radius: 0, y: high, count: 1 });
  return turned(rings);
}
function turnedCapsule(radius, half) {
  const rings = [{ radius: 0, y: -half - radius, count: 1 }];
  for (let l = 1; l <= ROUND_LAYERS; l++) {
    const angle = TWO_PI$1 / 4 * (l / ROUND_LAYERS);
    rings.push({ radius: radius * sin(angle), y: -half - radius * cos(angle), count: AROUND });
  }
  for (let l = 1; l < LAYERS; l++) rings.push({ radius, y: half * (2 * l / LAYERS - 1), count: AROUND });
  for (let l = ROUND_LAYERS; l >= 1; l--) {
    const angle = TWO_PI$1 / 4 * (l / ROUND_LAYERS);
    rings.push({ radius: radius * sin(angle), y: half + radius * cos(angle), count: AROUND });
  }
  rings.push({ radius: 0, y: half + radius, count: 1 });
  return turned(rings);
}
function turnedTube(radius, tube) {
  const positions = new Float64Array(3 * ALONG * TUBE);
  const triangles = new Uint32Array(6 * ALONG * TUBE);
  for (let i = 0, o = 0, t = 0; i < ALONG; i++) {
    const c = cos(TWO_PI$1 * i / ALONG);
    const s = sin(TWO_PI$1 * i / ALONG);
    const next = (i + 1) % ALONG;
    for (let j = 0; j < TUBE; j++, o += 3, t += 6) {
      const across = radius + tube * cos(TWO_PI$1 * j / TUBE);
      positions[o] = across * c;
      positions[o + 1] = tube * sin(TWO_PI$1 * j / TUBE);
      positions[o + 2] = across * s;
      const up = (j + 1) % TUBE;
      const [a, b, d, e] = [i * TUBE + j, next * TUBE + j, next * TUBE + up, i * TUBE + up];
      triangles.set([a, e, b, b, e, d], t);
    }
  }
  return { positions, triangles };
}
const END_ON = 0.5;
class CapsuleSolid extends SimpleSolid {
  isConvex = true;
  get round() {
    return this.values[0];
  }
  distance(p, o, gradient) {
    const h = this.values[1];
    const x = p[o];
    const y = p[o + 1] - Math.max(-h, Math.min(h, p[o + 1]));
    const z = p[o + 2];
    const length2 = Math.sqrt(x * x + y * y + z * z);
    const scale = length2 > 0 ? 1 / length2 : 0;
    gradient[0] = length2 > 0 ? x * scale : 1;
    gradient[1] = y * scale;
    gradient[2] = z * scale;
    return length2 - this.values[0];
  }
  support(d, out, o) {
    out[o] = 0;
    out[o + 1] = d[1] < 0 ? -this.values[1] : this.values[1];
    out[o + 2] = 0;
  }
  face(d, out) {
    const r = this.values[0];
    const h = this.values[1];
    out.clear();
    if (d[1] < END_ON) out.add(r * d[0], r * d[1] - h, r * d[2]);
    if (d[1] > -END_ON) out.add(r * d[0], r * d[1] + h, r * d[2]);
  }
  makeSurface() {
    return turnedCapsule(this.values[0], this.values[1]);
  }
}
const LARGEST_COORDINATE = 1e75;
function checkList(list, path, content) {
  if (typeof list === "object" && typeof list?.length === "number") return;
  throw new PliantError(
    "invalid-value",
    `A mesh is made of one object with the list \`${path}\` (${content}), but that is ${list === null ? "null" : typeof list}.`,
    { path }
  );
}
function checkedPositions(positions) {
  checkList(positions, "positions", "three coordinates per vertex");
  if (positions.length % 3 !== 0) {
    throw new PliantError(
      "bad-geometry",
      `A mesh needs three coordinates per vertex, but ${positions.length} numbers are not a multiple of three.`,
      { path: "positions" }
    );
  }
  const checked = positions instanceof Float64Array ? positions : Float64Array.from(positions);
  for (let i = 0; i < checked.length; i++) {
    if (!(Math.abs(checked[i]) <= LARGEST_COORDINATE)) {
      throw new PliantError(
        "invalid-value",
        `The ${"xyz"[i % 3]} coordinate of vertex ${(i - i % 3) / 3} is ${checked[i]}; give a finite number of at most ${LARGEST_COORDINATE} m.`,
        { path: `positions[${i}]` }
      );
    }
  }
  return checked;
}
function checkedIndices(indices, perElement, vertexCount, path) {
  const element = perElement === 3 ? "triangle" : "tetrahedron";
  checkList(indices, path, `${perElement} vertex numbers per ${element}`);
  if (indices.length % perElement !== 0) {
    throw new PliantError(
      "bad-geometry",
      `A ${element} needs ${perElement} vertex numbers, but ${indices.length} numbers are not a multiple of ${perElement}.`,
      { path }
    );
  }
  for (let i = 0; i < indices.length; i++) {
    const v = indices[i];
    if (!(v >= 0 && v < vertexCount && Number.isInteger(v))) {
      throw new PliantError(
        "bad-geometry",
        `The ${element} ${Math.floor(i / perElement)} names vertex ${v}, but the mesh has ${vertexCount} vertices, numbered from 0.`,
        { path: `${path}[${i}]` }
      );
    }
  }
  return indices instanceof Uint32Array ? indices : Uint32Array.from(indices);
}
function boundsOf(positions) {
  const bounds = Float64Array.of(Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity);
  for (let i = 0; i < positions.length; i += 3) {
    for (let k = 0; k < 3; k++) {
      const x = positions[i + k];
      if (x < bounds[k]) bounds[k] = x;
      if (x > bounds[3 + k]) bounds[3 + k] = x;
    }
  }
  return bounds;
}
function surfaceMoments(positions, triangles) {
  const sums = new MomentSums(positions);
  for (let t = 0; t < triangles.length; t += 3) {
    sums.addCone(3 * triangles[t], 3 * triangles[t + 1], 3 * triangles[t + 2]);
  }
  return sums.finish();
}
function solidMoments(positions, tets) {
  const sums = new MomentSums(positions);
  for (let t = 0; t < tets.length; t += 4) {
    sums.addTet(3 * tets[t], 3 * tets[t + 1], 3 * tets[t + 2], 3 * tets[t + 3]);
  }
  return sums.finish();
}
function inertiaFrom(secondMoment, density) {
  const trace = secondMoment[0] + secondMoment[4] + secondMoment[8];
  const inertia = new Float64Array(9);
  for (let k = 0; k < 9; k++) inertia[k] = density * ((k % 4 === 0 ? trace : 0) - secondMoment[k]);
  return inertia;
}
function surfaceArea(positions, triangles) {
  let twice = 0;
  for (let t = 0; t < triangles.length; t += 3) {
    twice += twiceArea(positions, 3 * triangles[t], 3 * triangles[t + 1], 3 * triangles[t + 2]);
  }
  return twice / 2;
}
function twiceArea(positions, a, b, c) {
  const ux = positions[b] - positions[a];
  const uy = positions[b + 1] - positions[a + 1];
  const uz = positions[b + 2] - positions[a + 2];
  const vx = positions[c] - positions[a];
  const vy = positions[c + 1] - positions[a + 1];
  const vz = positions[c + 2] - positions[a + 2];
  const nx = uy * vz - uz * vy;
  const ny = uz * vx - ux * vz;
  const nz = ux * vy - uy * vx;
  return Math.sqrt(nx * nx + ny * ny + nz * nz);
}
function tetDeterminant(positions, a, b, c, d) {
  const ux = positions[b] - positions[a];
  const uy = positions[b + 1] - positions[a + 1];
  const uz = positions[b + 2] - positions[a + 2];
  const vx = positions[c] - positions[a];
  const vy = positions[c + 1] - positions[a + 1];
  const vz = positions[c + 2] - positions[a + 2];
  const wx = positions[d] - positions[a];
  const wy = positions[d + 1] - positions[a + 1];
  const wz = positions[d + 2] - positions[a + 2];
  return ux * (vy * wz - vz * wy) + uy * (vz * wx - vx * wz) + uz * (vx * wy - vy * wx);
}
class MomentSums {
  constructor(positions) {
    this.positions = positions;
    if (positions.length === 0) return;
    const bounds = boundsOf(positions);
    for (let k = 0; k < 3; k++) this.apex[k] = (bounds[k] + bounds[3 + k]) / 2;
  }
  apex = new Float64Array(3);
  corners = new Float64Array(12);
  first = new Float64Array(3);
  second = new Float64Array(9);
  volume = 0;
  addCone(a, b, c) {
    this.corners.fill(0, 0, 3);
    this.load(3, a);
    this.load(6, b);
    this.load(9, c);
    this.add();
  }
  addTet(a, b, c, d) {
    this.load(0, a);
    this.load(3, b);
    this.load(6, c);
    this.load(9, d);
    this.add();
  }
  finish() {
    const { volume, apex, first, second } = this;
    const centre = Float64Array.from(apex);
    const secondMoment = new Float64Array(9);
    for (let i = 0; i < 3 && volume !== 0; i++) centre[i] = apex[i] + first[i] / volume;
    for (let i = 0; i < 3 && volume !== 0; i++) {
      for (let j = 0; j < 3; j++)
        secondMoment[3 * i + j] = second[3 * i + j] - first[i] * first[j] / volume;
    }
    return { volume, centre, secondMoment };
  }
  load(at, p) {
    for (let k = 0; k < 3; k++) this.corners[at + k] = this.positions[p + k] - this.apex[k];
  }
  add() {
    const { corners: c, first, second } = this;
    const volume = tetDeterminant(c, 0, 3, 6, 9) / 6;
    this.volume += volume;
    for (let i = 0; i < 3; i++) {
      const si = c[i] + c[3 + i] + c[6 + i] + c[9 + i];
      first[i] += volume / 4 * si;
      for (let j = 0; j < 3; j++) {
        const sj = c[j] + c[3 + j] + c[6 + j] + c[9 + j];
        const products = c[i] * c[j] + c[3 + i] * c[3 + j] + c[6 + i] * c[6 + j] + c[9 + i] * c[9 + j];
        second[3 * i + j] += volume / 20 * (products + si * sj);
      }
    }
  }
}
const EDGE_START = [0, 2, 4, 6, 0, 1, 4, 5, 0, 1, 2, 3];
const EDGE_END = EDGE_START.map((corner, edge) => corner + (1 << (edge >> 2)));
const FACE_CORNERS = [
  [0, 4, 6, 2],
  [1, 3, 7, 5],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
  [0, 2, 3, 1],
  [4, 5, 7, 6]
];
const MIDDLE = 12;
function undecidedFaces(signs) {
  let faces = 0;
  FACE_CORNERS.forEach(([a, b, c, d], face) => {
    const pattern = bit(signs, a) | bit(signs, b) << 1 | bit(signs, c) << 2 | bit(signs, d) << 3;
    if (pattern === 5 || pattern === 10) faces |= 1 << face;
  });
  return faces;
}
function cellLoops(signs, joined) {
  const next = /* @__PURE__ */ new Map();
  for (let face = 0; face < 6; face++) addSegments(next, face, signs, joined >> face & 1);
  const loops = [];
  while (next.size > 0) {
    const edges = [];
    let edge = next.keys().next().value;
    while (next.has(edge)) {
      edges.push(edge);
      const after2 = next.get(edge);
      next.delete(edge);
      edge = after2;
    }
    loops.push({ edges, triangles: coverLoop(edges) });
  }
  return loops;
}
function bit(bits, k) {
  return bits >> k & 1;
}
function addSegments(next, face, signs, joined) {
  const corners = FACE_CORNERS[face];
  const leaving = [];
  const entering = [];
  for (let k = 0; k < 4; k++) {
    const from = corners[k];
    const to = corners[(k + 1) % 4];
    if (bit(signs, from) === bit(signs, to)) continue;
    (bit(signs, from) ? leaving : entering).push(edgeBetween(from, to));
  }
  if (leaving.length === 0) return;
  if (leaving.length === 1) {
    next.set(entering[0], leaving[0]);
    return;
  }
  leaving.forEach((edge) => {
    const place = placeOf(corners, edge);
    const partner = entering.find((other) => placeOf(corners, other) === (place + (joined ? 1 : 3)) % 4);
    next.set(partner, edge);
  });
}
function placeOf(corners, edge) {
  return corners.findIndex((from, k) => edgeBetween(from, corners[(k + 1) % 4]) === edge);
}
function edgeBetween(a, b) {
  const low = Math.min(a, b);
  return EDGE_START.findIndex((start, edge) => start === low && EDGE_END[edge] === Math.max(a, b));
}
function coverLoop(loop) {
  const direct = coverRange(loop, 0, loop.length - 1);
  if (direct) return direct;
  return loop.flatMap((edge, k) => [edge, loop[(k + 1) % loop.length], MIDDLE]);
}
function coverRange(loop, from, to) {
  if (to - from < 2) return [];
  for (let tip = from + 1; tip < to; tip++) {
    if (!isAllowed(loop, from, tip) || !isAllowed(loop, tip, to)) continue;
    const before = coverRange(loop, from, tip);
    const after2 = before && coverRange(loop, tip, to);
    if (after2) return [...before, loop[from], loop[tip], loop[to], ...after2];
  }
  return void 0;
}
function isAllowed(loop, a, b) {
  if (b - a === 1 || a === 0 && b === loop.length - 1) return true;
  return !FACE_CORNERS.some((corners) => placeOf(corners, loop[a]) >= 0 && placeOf(corners, loop[b]) >= 0);
}
class EdgeTable {
  keys = new Float64Array(1024).fill(-1);
  values = new Int32Array(1024);
  count = 0;
  clear() {
    this.keys.fill(-1);
    this.count = 0;
  }
  /** The value of a key; if there is none yet, `fresh` becomes its value, and is returned. */
  findOrAdd(key, fresh) {
    const at = this.place(key);
    if (this.keys[at] === key) return this.values[at];
    this.keys[at] = key;
    this.values[at] = fresh;
    this.count++;
    if (2 * this.count > this.keys.length) this.grow();
    return fresh;
  }
  place(key) {
    const mask = this.keys.length - 1;
    let h = Math.imul(key, 2654435761) ^ Math.imul(key / 4294967296, 2246822507);
    h = Math.imul(h ^ h >>> 15, 739982445);
    let at = (h ^ h >>> 13) & mask;
    while (this.keys[at] !== -1 && this.keys[at] !== key) at = at + 1 & mask;
    return at;
  }
  grow() {
    const { keys, values } = this;
    this.keys = new Float64Array(2 * keys.length).fill(-1);
    this.values = new Int32Array(2 * values.length);
    keys.forEach((key, k) => {
      if (key === -1) return;
      const at = this.place(key);
      this.keys[at] = key;
      this.values[at] = values[k];
    });
  }
}
const MIN_SHARE = 1e-4;
class SurfaceBuilder {
  vertexOf = new EdgeTable();
  loops = /* @__PURE__ */ new Map();
  undecided = Uint8Array.from({ length: 256 }, (_, signs) => undecidedFaces(signs));
  corners = new Float64Array(8);
  offsets = new Int32Array(8);
  values = new Float64Array(0);
  level = 0;
  vertices = new Int32Array(13);
  positions = new Float64Array(3 * 1024);
  triangles = new Uint32Array(3 * 2048);
  vertexCount = 0;
  triangleCount = 0;
  frame = { origin: [0, 0, 0], spacing: 1 };
  nodesX = 0;
  nodesY = 0;
  /** Starts anew on a grid of at most nodesX by nodesY nodes across; the third direction isn't bounded. */
  begin(frame, nodesX, nodesY) {
    this.frame = frame;
    this.nodesX = nodesX;
    this.nodesY = nodesY;
    this.vertexOf.clear();
    this.vertexCount = 0;
    this.triangleCount = 0;
  }
  /** Where the values of the next cells are: x fastest, then `strideY` and `strideZ` apart. The surface lies at `level`. */
  useValues(values, strideY, strideZ, level) {
    this.values = values;
    this.level = level;
    for (let c = 0; c < 8; c++) this.offsets[c] = (c & 1) + (c >> 1 & 1) * strideY + (c >> 2) * strideZ;
  }
  /** Adds the cell whose lowest node is (x, y, z); the value of that node stands at values[at]. */
  addCell(x, y, z, at) {
    const { corners, values, offsets, level } = this;
    let signs = 0;
    for (let c = 0; c < 8; c++) {
      corners[c] = values[at + offsets[c]] - level;
      if (corners[c] > 0) signs |= 1 << c;
    }
    if (signs === 0 || signs === 255) return;
    for (const loop of this.loopsOf(signs, this.joinedFaces(signs))) this.addLoop(loop, x, y, z);
  }
  /** The surface so far; the arrays are copies. */
  finish() {
    return {
      positions: this.positions.slice(0, 3 * this.vertexCount),
      triangles: this.triangles.slice(0, 3 * this.triangleCount)
    };
  }
  /** Nielson and Hamann: the inside corners are joined where the bilinear saddle is inside, v0·v2 against v1·v3. */
  joinedFaces(signs) {
    const { corners } = this;
    let faces = this.undecided[signs];
    for (let face = 0; face < 6; face++) {
      if ((faces >> face & 1) === 0) continue;
      const [a, b, c, d] = FACE_CORNERS[face];
      const first = corners[a] * corners[c];
      const second = corners[b] * corners[d];
      const isJoined = signs >> a & 1 ? first > second : second > first;
      if (!isJoined) faces &= ~(1 << face);
    }
    return faces;
  }
  loopsOf(signs, joined) {
    const key = signs | joined << 8;
    let loops = this.loops.get(key);
    if (!loops) {
      loops = cellLoops(signs, joined);
      this.loops.set(key, loops);
    }
    return loops;
  }
  addLoop({ edges, triangles }, x, y, z) {
    const { vertices } = this;
    for (const edge of edges) vertices[edge] = this.edgeVertex(edge, x, y, z);
    if (triangles.includes(MIDDLE)) vertices[MIDDLE] = this.middleVertex(edges);
    const at = 3 * this.triangleCount;
    if (at + triangles.length > this.triangles.length) this.triangles = grown(this.triangles);
    for (let k = 0; k < triangles.length; k++) this.triangles[at + k] = vertices[triangles[k]];
    this.triangleCount += triangles.length / 3;
  }
  edgeVertex(edge, x, y, z) {
    const { origin, spacing } = this.frame;
    const start = EDGE_START[edge];
    const axis = edge >> 2;
    const nx = x + (start & 1);
    const ny = y + (start >> 1 & 1);
    const nz = z + (start >> 2);
    const fresh = this.vertexCount;
    const vertex = this.vertexOf.findOrAdd(3 * (nx + this.nodesX * (ny + this.nodesY * nz)) + axis, fresh);
    if (vertex !== fresh) return vertex;
    const a = this.corners[start];
    const b = this.corners[EDGE_END[edge]];
    const exact = Math.abs(a) < Math.abs(b) ? a / (a - b) : 1 - b / (b - a);
    const share = Math.min(1 - MIN_SHARE, Math.max(MIN_SHARE, exact));
    return this.addVertex(
      origin[0] + spacing * (nx + (axis === 0 ? share : 0)),
      origin[1] + spacing * (ny + (axis === 1 ? share : 0)),
      origin[2] + spacing * (nz + (axis === 2 ? share : 0))
    );
  }
  middleVertex(edges) {
    const { positions, vertices } = this;
    let x = 0;
    let y = 0;
    let z = 0;
    for (const edge of edges) {
      const at = 3 * vertices[edge];
      x += positions[at];
      y += positions[at + 1];
      z += positions[at + 2];
    }
    return this.addVertex(x / edges.length, y / edges.length, z / edges.length);
  }
  addVertex(x, y, z) {
    const at = 3 * this.vertexCount;
    if (at + 3 > this.positions.length) this.positions = grown(this.positions);
    this.positions[at] = x;
    this.positions[at + 1] = y;
    this.positions[at + 2] = z;
    return this.vertexCount++;
  }
}
function grown(array) {
  const larger = new array.constructor(2 * array.length);
  larger.set(array);
  return larger;
}
function marchingCubes(field, level) {
  const [nx, ny, nz] = field.size;
  assert(field.values.length === nx * ny * nz, "values of a field that do not fill its grid");
  const builder = new SurfaceBuilder();
  builder.begin(field, nx, ny);
  builder.useValues(field.values, nx, nx * ny, level);
  for (let z = 0; z + 1 < nz; z++) {
    for (let y = 0; y + 1 < ny; y++) {
      for (let x = 0; x + 1 < nx; x++) builder.addCell(x, y, z, x + nx * (y + ny * z));
    }
  }
  return builder.finish();
}
const CELLS = 40;
const SAMPLE_CELLS = 14;
const WALKS = 4;
const ON_SURFACE = 1e-9;
function fieldSurface(field, box2, parts) {
  const extent = Math.max(box2[3] - box2[0], box2[4] - box2[1], box2[5] - box2[2]);
  const least = Math.min(box2[3] - box2[0], box2[4] - box2[1], box2[5] - box2[2]);
  if (!(least > 0 && extent < Number.POSITIVE_INFINITY)) {
    throw new PliantError(
      "bad-geometry",
      "The parts of the shape have nothing in common, or something without end; move them, and cut every unbounded part with a bounded one.",
      { path: "shape.parts" }
    );
  }
  const { positions, triangles } = march(field, box2, extent, CELLS);
  if (triangles.length === 0) {
    throw new PliantError(
      "bad-geometry",
      "The parts of the shape leave no solid, or one thinner than a fortieth of its extent; move them or make them thicker.",
      { path: "shape.parts" }
    );
  }
  const corners = cornersOnSurface(field, extent, parts);
  const all = new Float64Array(positions.length + corners.length);
  all.set(positions);
  all.set(corners, positions.length);
  return { positions: all, triangles };
}
function fieldSamples(field, box2, parts) {
  const extent = Math.max(box2[3] - box2[0], box2[4] - box2[1], box2[5] - box2[2]);
  const { positions } = march(field, box2, extent, SAMPLE_CELLS);
  const corners = cornersOnSurface(field, extent, parts);
  const all = new Float64Array(positions.length + corners.length);
  all.set(corners);
  all.set(positions, corners.length);
  return all;
}
function march(field, box2, extent, cells) {
  const cell = extent / cells;
  const count = (k) => Math.ceil((box2[3 + k] - box2[k]) / cell) + 4;
  const size = [count(0), count(1), count(2)];
  const origin = [box2[0] - 1.37 * cell, box2[1] - 1.41 * cell, box2[2] - 1.43 * cell];
  const values = new Float64Array(size[0] * size[1] * size[2]);
  const p = new Float64Array(3);
  const slope = new Float64Array(3);
  let at = 0;
  for (let z = 0; z < size[2]; z++) {
    for (let y = 0; y < size[1]; y++) {
      for (let x = 0; x < size[0]; x++) {
        p[0] = origin[0] + x * cell;
        p[1] = origin[1] + y * cell;
        p[2] = origin[2] + z * cell;
        values[at++] = -field(p, slope);
      }
    }
  }
  const { positions, triangles } = marchingCubes({ origin, spacing: cell, size, values }, 0);
  const settled = Float64Array.from(positions);
  for (let i = 0; i < settled.length; i += 3) settle(field, settled, i, p, slope, cell);
  return { positions: settled, triangles: Uint32Array.from(triangles) };
}
function settle(field, positions, i, p, slope, cell) {
  for (let k = 0; k < 3; k++) p[k] = positions[i + k];
  for (let walk = 0; walk < WALKS; walk++) {
    const distance = field(p, slope);
    for (let k = 0; k < 3; k++) p[k] -= distance * slope[k];
  }
  let wayOff = 0;
  for (let k = 0; k < 3; k++) wayOff = Math.max(wayOff, Math.abs(p[k] - positions[i + k]));
  if (wayOff < cell) for (let k = 0; k < 3; k++) positions[i + k] = p[k];
}
function cornersOnSurface(field, extent, parts) {
  const corners = [];
  const p = new Float64Array(3);
  const slope = new Float64Array(3);
  for (const part of parts) {
    const vertices = part.vertices();
    for (let i = 0; i < vertices.length; i += 3) {
      for (let k = 0; k < 3; k++) p[k] = vertices[i + k];
      if (Math.abs(field(p, slope)) < ON_SURFACE * extent) corners.push(p[0], p[1], p[2]);
    }
  }
  return corners;
}
class FieldSolid {
  constructor(definition, parts) {
    this.definition = definition;
    this.parts = parts;
  }
  isConvex = false;
  bounds = new Float64Array(6);
  thinness = 0;
  reach = 0;
  /** Where the body's origin is in the frame in which the shape was written [m]. */
  centre = new Float64Array(3);
  query = new Float64Array(3);
  triangles = { positions: new Float64Array(0), triangles: new Uint32Array(0) };
  points = new Float64Array(0);
  properties;
  /** To be called once the fields of the subclass stand. `box` encloses the solid. */
  settle(box2, centred) {
    const field = (p, slope) => this.field(p, slope);
    const { positions, triangles } = fieldSurface(field, box2, this.parts);
    const moments = surfaceMoments(positions, triangles);
    if (centred) this.centre.set(moments.centre);
    for (let i = 0; i < positions.length; i++) positions[i] -= this.centre[i % 3];
    this.triangles = { positions, triangles };
    this.points = fieldSamples(field, box2, this.parts).map((x, i) => x - this.centre[i % 3]);
    this.properties = {
      volume: moments.volume,
      centre: moments.centre.map((x, k) => x - this.centre[k]),
      inertia: inertiaFrom(moments.secondMoment, 1 / moments.volume)
    };
    this.bounds = Float64Array.from(box2, (side, k) => side - this.centre[k % 3]);
    this.measure(positions);
  }
  distance(p, o, gradient) {
    const { query, centre } = this;
    for (let k = 0; k < 3; k++) query[k] = p[o + k] + centre[k];
    return this.field(query, gradient);
  }
  mass() {
    return this.properties;
  }
  surface() {
    return this.triangles;
  }
  samples() {
    return this.points;
  }
  /** The thinnest part says how thin the whole may be; what is cut away can make it thinner still. */
  measure(positions) {
    const { bounds } = this;
    let mostSq = 0;
    for (let i = 0; i < positions.length; i += 3) {
      const x = positions[i];
      const y = positions[i + 1];
      const z = positions[i + 2];
      mostSq = Math.max(mostSq, x * x + y * y + z * z);
    }
    const sides = [0, 1, 2].map((k) => bounds[3 + k] - bounds[k]);
    this.reach = Math.sqrt(mostSq) + Math.max(...sides) / CELLS;
    this.thinness = 0.5 * Math.min(...sides);
    for (const { solid } of this.parts) this.thinness = Math.min(this.thinness, solid.thinness);
  }
}
class CombinedSolid extends FieldSolid {
  kind;
  accuracy;
  slope = new Float64Array(3);
  constructor(definition, parts, centred) {
    super(definition, parts);
    this.kind = definition.kind;
    this.accuracy = combinedAccuracy(this.kind, parts);
    this.settle(combinedBox(this.kind, parts), centred);
  }
  /** The part whose surface is nearest to `p`, or that `p` is deepest in, in the solid's own frame. */
  partAt(p) {
    const { query, centre, slope, parts } = this;
    for (let k = 0; k < 3; k++) query[k] = p[k] + centre[k];
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < parts.length; i++) {
      const distance = parts[i].distance(query, slope);
      if (distance >= least) continue;
      least = distance;
      best = i;
    }
    return best;
  }
  field(p, gradient) {
    const { slope, parts, kind } = this;
    let best = kind === "union" ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    for (let i = 0; i < parts.length; i++) {
      const sign = kind === "difference" && i > 0 ? -1 : 1;
      const distance = sign * parts[i].distance(p, slope);
      if (kind === "union" ? distance >= best : distance <= best) continue;
      best = distance;
      for (let k = 0; k < 3; k++) gradient[k] = sign * slope[k];
    }
    return best;
  }
}
function combinedAccuracy(kind, parts) {
  const [first, ...others] = parts.map(({ solid }) => solid);
  if (kind === "union") return accuracyOf(false, [first, ...others].every(isExactOutside));
  const restExact = kind === "intersection" ? others.every(isExactInside) : others.every(isExactOutside);
  return accuracyOf(isExactInside(first) && restExact, false);
}
function combinedBox(kind, parts) {
  const box2 = parts[0].bounds();
  if (kind === "difference") return box2;
  for (const part of parts.slice(1)) {
    const other = part.bounds();
    for (let k = 0; k < 3; k++) {
      box2[k] = kind === "union" ? Math.min(box2[k], other[k]) : Math.max(box2[k], other[k]);
      box2[3 + k] = kind === "union" ? Math.max(box2[3 + k], other[3 + k]) : Math.min(box2[3 + k], other[3 + k]);
    }
  }
  return box2;
}
const RIM = 8;
const HALF_ROOT = Math.SQRT1_2;
const COS = [1, HALF_ROOT, 0, -HALF_ROOT, -1, -HALF_ROOT, 0, HALF_ROOT];
const SIN = [0, HALF_ROOT, 1, HALF_ROOT, 0, -HALF_ROOT, -1, -HALF_ROOT];
const UPRIGHT = 1e-3;
function rim(r, y, side, d, out) {
  const length2 = Math.sqrt(d[0] * d[0] + d[2] * d[2]);
  const leans = length2 > UPRIGHT;
  const c = leans ? d[0] / length2 : 1;
  const s = leans ? d[2] / length2 : 0;
  for (let k = 0; k < RIM; k++) {
    const turn = side > 0 ? (RIM - k) % RIM : k;
    const x = c * COS[turn] - s * SIN[turn];
    const z = s * COS[turn] + c * SIN[turn];
    out.add(r * x, y, r * z);
  }
}
class ConeSolid extends SimpleSolid {
  isConvex = true;
  round = 0;
  base = -0.5 * this.values[1];
  tip = 1.5 * this.values[1];
  /** Outward normal of the side in the profile: (across, up). */
  across;
  up;
  constructor(definition) {
    super(definition);
    const r = this.values[0];
    const height = 2 * this.values[1];
    const slant = Math.sqrt(r * r + height * height);
    this.across = height / slant;
    this.up = r / slant;
  }
  distance(p, o, gradient) {
    const x = p[o];
    const z = p[o + 2];
    const fromAxis = Math.sqrt(x * x + z * z);
    const distance = this.profile(fromAxis, p[o + 1], gradient);
    const across = gradient[0];
    gradient[0] = fromAxis > 0 ? across * x / fromAxis : across;
    gradient[2] = fromAxis > 0 ? across * z / fromAxis : 0;
    return distance;
  }
  support(d, out, o) {
    const r = this.values[0];
    const length2 = Math.sqrt(d[0] * d[0] + d[2] * d[2]);
    const atTip = d[1] * (this.tip - this.base) > r * length2;
    const scale = length2 > 0 && !atTip ? r / length2 : 0;
    out[o] = length2 > 0 || atTip ? d[0] * scale : r;
    out[o + 1] = atTip ? this.tip : this.base;
    out[o + 2] = d[2] * scale;
  }
  face(d, out) {
    const r = this.values[0];
    out.clear();
    const length2 = Math.sqrt(d[0] * d[0] + d[2] * d[2]);
    const towardsSide = this.across * length2 + this.up * d[1];
    if (-d[1] > towardsSide) {
      rim(r, this.base, -1, d, out);
      return;
    }
    if (length2 > 0 && d[1] < this.across) out.add(r * d[0] / length2, this.base, r * d[2] / length2);
    out.add(0, this.tip, 0);
  }
  /** φ in the profile, its gradient as (across, up) in gradient[0], gradient[1]. */
  profile(s, y, gradient) {
    const r = this.values[0];
    const { base, tip, across, up } = this;
    const below = base - y;
    const aside = across * (s - r) + up * (y - base);
    if (below <= 0 && aside <= 0) {
      gradient[0] = aside > below ? across : 0;
      gradient[1] = aside > below ? up : -1;
      return Math.max(aside, below);
    }
    const bs = Math.min(s, r);
    const slant = (r - s) * up + (y - base) * across;
    const t = Math.max(0, Math.min(Math.sqrt(r * r + (tip - base) * (tip - base)), slant));
    const ss = r - t * up;
    const sy = base + t * across;
    const toBase = Math.sqrt((s - bs) * (s - bs) + below * below);
    const toSide = Math.sqrt((s - ss) * (s - ss) + (y - sy) * (y - sy));
    const distance = Math.min(toBase, toSide);
    const onBase = toBase < toSide;
    const ds = s - (onBase ? bs : ss);
    const dy = y - (onBase ? base : sy);
    gradient[0] = distance > 0 ? ds / distance : onBase ? 0 : across;
    gradient[1] = distance > 0 ? dy / distance : onBase ? -1 : up;
    return distance;
  }
  makeSurface() {
    return turnedLine(this.values[0], this.base, 0, this.tip);
  }
}
class CylinderSolid extends SimpleSolid {
  isConvex = true;
  round = 0;
  distance(p, o, gradient) {
    const x = p[o];
    const y = p[o + 1];
    const z = p[o + 2];
    const fromAxis = Math.sqrt(x * x + z * z);
    const out = fromAxis - this.values[0];
    const up = Math.abs(y) - this.values[1];
    const side = y < 0 ? -1 : 1;
    const distance = out > 0 && up > 0 ? Math.sqrt(out * out + up * up) : Math.max(out, up);
    const both = out > 0 && up > 0;
    const across = both ? out / distance : out >= up ? 1 : 0;
    const along = both ? up / distance : out >= up ? 0 : 1;
    gradient[0] = fromAxis > 0 ? across * x / fromAxis : across;
    gradient[1] = side * along;
    gradient[2] = fromAxis > 0 ? across * z / fromAxis : 0;
    return distance;
  }
  support(d, out, o) {
    const length2 = Math.sqrt(d[0] * d[0] + d[2] * d[2]);
    const scale = length2 > 0 ? this.values[0] / length2 : 0;
    out[o] = length2 > 0 ? d[0] * scale : this.values[0];
    out[o + 1] = d[1] < 0 ? -this.values[1] : this.values[1];
    out[o + 2] = d[2] * scale;
  }
  face(d, out) {
    const [r, h] = this.values;
    out.clear();
    const across = Math.sqrt(d[0] * d[0] + d[2] * d[2]);
    if (Math.abs(d[1]) > across) {
      rim(r, d[1] < 0 ? -h : h, d[1] < 0 ? -1 : 1, d, out);
      return;
    }
    const x = r * d[0] / across;
    const z = r * d[2] / across;
    out.add(x, -h, z);
    out.add(x, h, z);
  }
  makeSurface() {
    const [r, h] = this.values;
    return turnedLine(r, -h, r, h);
  }
}
const ICOSAHEDRON_EDGE = 1.0514622242382672;
const STRETCH = 1.2583;
const GOLDEN = (1 + Math.sqrt(5)) / 2;
const CORNERS = [
  [-1, GOLDEN, 0],
  [1, GOLDEN, 0],
  [-1, -GOLDEN, 0],
  [1, -GOLDEN, 0],
  [0, -1, GOLDEN],
  [0, 1, GOLDEN],
  [0, -1, -GOLDEN],
  [0, 1, -GOLDEN],
  [GOLDEN, 0, -1],
  [GOLDEN, 0, 1],
  [-GOLDEN, 0, -1],
  [-GOLDEN, 0, 1]
];
const FACES = [
  0,
  11,
  5,
  0,
  5,
  1,
  0,
  1,
  7,
  0,
  7,
  10,
  0,
  10,
  11,
  1,
  5,
  9,
  5,
  11,
  4,
  11,
  10,
  2,
  10,
  7,
  6,
  7,
  1,
  8,
  3,
  9,
  4,
  3,
  4,
  2,
  3,
  2,
  6,
  3,
  6,
  8,
  3,
  8,
  9,
  4,
  9,
  5,
  2,
  4,
  11,
  6,
  2,
  10,
  8,
  6,
  7,
  9,
  8,
  1
];
function sphereSurface(options) {
  const { radius, edge } = options;
  return ellipsoidSurface(
    edge === void 0 ? { radii: [radius, radius, radius] } : { radii: [radius, radius, radius], edge }
  );
}
function ellipsoidSurface(options) {
  const { radii } = options;
  const longest = Math.max(...radii);
  const { edge = longest / 4 } = options;
  requirePositive({ "radii[0]": radii[0], "radii[1]": radii[1], "radii[2]": radii[2], edge });
  const n = Math.max(1, Math.ceil(STRETCH * ICOSAHEDRON_EDGE * longest / edge));
  requireSize(20 * n * n);
  const { positions, triangles } = dividedIcosahedron(n);
  for (let v = 0; v < positions.length; v += 3) {
    const length2 = Math.sqrt(positions[v] ** 2 + positions[v + 1] ** 2 + positions[v + 2] ** 2);
    for (let k = 0; k < 3; k++) positions[v + k] *= radii[k] / length2;
  }
  return { positions, triangles };
}
function dividedIcosahedron(n) {
  const positions = [];
  const triangles = [];
  const known = /* @__PURE__ */ new Map();
  for (let f = 0; f < FACES.length; f += 3) {
    const face = [FACES[f], FACES[f + 1], FACES[f + 2]];
    const vertex = (i, j) => {
      const weights = [n - i - j, i, j];
      const key = face.map((corner, c) => [corner, weights[c]]).filter(([, weight]) => weight > 0).sort(([a], [b]) => a - b).join(";");
      const found = known.get(key);
      if (found !== void 0) return found;
      const made = positions.length / 3;
      known.set(key, made);
      const order = [0, 1, 2].sort((a, b) => face[a] - face[b]);
      for (let k = 0; k < 3; k++) {
        positions.push(order.reduce((sum, c) => sum + weights[c] * CORNERS[face[c]][k], 0) / n);
      }
      return made;
    };
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n - i; j++) {
        triangles.push(vertex(i, j), vertex(i + 1, j), vertex(i, j + 1));
        if (j < n - i - 1) triangles.push(vertex(i + 1, j), vertex(i + 1, j + 1), vertex(i, j + 1));
      }
    }
  }
  return { positions: Float64Array.from(positions), triangles: Uint32Array.from(triangles) };
}
const MOST_STEPS = 100;
const FLAT$1 = 1e-12;
function nearestOnEllipsoid(r, p, o, out) {
  let least = 0;
  for (let k = 1; k < 3; k++) if (r[k] < r[least]) least = k;
  const scale = Math.max(r[0], r[1], r[2]);
  if (Math.abs(p[o + least]) <= FLAT$1 * r[least] && throughTheFlat(r, p, o, least, out)) return;
  let t = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < 3; k++) t = Math.max(t, r[k] * Math.abs(p[o + k]) - r[k] * r[k]);
  for (let step = 0; step < MOST_STEPS; step++) {
    let f = -1;
    let slope = 0;
    for (let k = 0; k < 3; k++) {
      const below = t + r[k] * r[k];
      if (p[o + k] === 0) continue;
      const q = r[k] * p[o + k] / below;
      f += q * q;
      slope -= 2 * q * q / below;
    }
    if (!(f > 0) || slope === 0) break;
    const next = t - f / slope;
    if (!(next > t) || next - t < 1e-16 * scale * scale) break;
    t = next;
  }
  let size = 0;
  for (let k = 0; k < 3; k++) {
    out[k] = p[o + k] === 0 ? 0 : r[k] * r[k] * p[o + k] / (t + r[k] * r[k]);
    size += out[k] / r[k] * (out[k] / r[k]);
  }
  const onto = 1 / Math.sqrt(size);
  for (let k = 0; k < 3; k++) out[k] *= onto;
}
function throughTheFlat(r, p, o, least, out) {
  let rest = 1;
  for (let step = 1; step <= 2; step++) {
    const k = (least + step) % 3;
    const gap = r[k] * r[k] - r[least] * r[least];
    if (p[o + k] === 0) out[k] = 0;
    else if (gap === 0) return false;
    else out[k] = r[k] * r[k] * p[o + k] / gap;
    rest -= out[k] / r[k] * (out[k] / r[k]);
  }
  if (rest < 0) return false;
  out[least] = (p[o + least] < 0 ? -1 : 1) * r[least] * Math.sqrt(rest);
  return true;
}
class EllipsoidSolid extends SimpleSolid {
  isConvex = true;
  round = 0;
  nearest = new Float64Array(3);
  distance(p, o, gradient) {
    const { values: r, nearest } = this;
    nearestOnEllipsoid(r, p, o, nearest);
    let level = -1;
    let gapSq = 0;
    let slopeSq = 0;
    for (let k = 0; k < 3; k++) {
      const gap = p[o + k] - nearest[k];
      gapSq += gap * gap;
      level += p[o + k] / r[k] * (p[o + k] / r[k]);
      gradient[k] = nearest[k] / (r[k] * r[k]);
      slopeSq += gradient[k] * gradient[k];
    }
    const slope = Math.sqrt(slopeSq);
    for (let k = 0; k < 3; k++) gradient[k] /= slope;
    return level < 0 ? -Math.sqrt(gapSq) : Math.sqrt(gapSq);
  }
  support(d, out, o) {
    const r = this.values;
    let sumSq = 0;
    for (let k = 0; k < 3; k++) sumSq += r[k] * d[k] * (r[k] * d[k]);
    const scale = 1 / Math.sqrt(sumSq);
    for (let k = 0; k < 3; k++) out[o + k] = r[k] * r[k] * d[k] * scale;
  }
  face(d, out) {
    out.clear();
    this.support(d, out.points, out.next());
  }
  makeSurface() {
    const { positions, triangles } = sphereSurface({ radius: 1, edge: 0.25 });
    for (let k = 0; k < positions.length; k++) positions[k] *= this.values[k % 3];
    return { positions, triangles };
  }
}
const LEAF = 8;
const ROUNDING = 1e-14;
class FarthestPoint {
  constructor(points) {
    this.points = points;
    const count = points.length / 3;
    this.order = Uint32Array.from({ length: count }, (_, i) => i);
    let leaves = 1;
    while (leaves * LEAF < count) leaves *= 2;
    this.boxes = new Float64Array(6 * (2 * leaves - 1));
    this.slabs = new Float64Array(5 * (2 * leaves - 1));
    this.ranges = new Uint32Array(2 * (2 * leaves - 1));
    let most = 0;
    for (let i = 0; i < points.length; i++) most = Math.max(most, Math.abs(points[i]));
    this.slack = ROUNDING * most;
    this.ranges[1] = count;
    for (let node = 0; node < 2 * leaves - 1; node++) this.open(node, node < leaves - 1);
  }
  order;
  /** Per node: centre, half extents. */
  boxes;
  /** Per node: unit normal of its slab, least and largest distance along it. */
  slabs;
  moments = new Float64Array(21);
  values = new Float64Array(3);
  /** Per node: where its points begin and end in `order`. Children of node k are 2k + 1 and 2k + 2. */
  ranges;
  stack = new Uint32Array(128);
  slack;
  /** Largest x·p over all points, at least `least`; any that reaches `enough` ends the search. */
  along(x, y, z, least, enough = Number.POSITIVE_INFINITY) {
    const { points, order, boxes, slabs, ranges, stack, slack } = this;
    const inner = (ranges.length / 2 - 1) / 2;
    const [ax, ay, az] = [Math.abs(x), Math.abs(y), Math.abs(z)];
    const room = slack * (ax + ay + az);
    let most = least;
    let top = 0;
    stack[top++] = 0;
    while (top > 0 && most < enough) {
      const node = stack[--top];
      const b = 6 * node;
      const centre = x * boxes[b] + y * boxes[b + 1] + z * boxes[b + 2];
      const bound = centre + ax * boxes[b + 3] + ay * boxes[b + 4] + az * boxes[b + 5];
      if (bound + room <= most) continue;
      const s = 5 * node;
      const part = x * slabs[s] + y * slabs[s + 1] + z * slabs[s + 2];
      const rx = x - part * slabs[s];
      const ry = y - part * slabs[s + 1];
      const rz = z - part * slabs[s + 2];
      const layer = part * (part > 0 ? slabs[s + 4] : slabs[s + 3]) + rx * boxes[b] + ry * boxes[b + 1] + rz * boxes[b + 2];
      const rest = Math.abs(rx) * boxes[b + 3] + Math.abs(ry) * boxes[b + 4] + Math.abs(rz) * boxes[b + 5];
      if (layer + rest + 4 * room <= most) continue;
      if (node < inner) {
        const c = 6 * (2 * node + 1);
        const ahead = x * (boxes[c] - boxes[c + 6]) + y * (boxes[c + 1] - boxes[c + 7]) + z * (boxes[c + 2] - boxes[c + 8]) > 0;
        stack[top++] = ahead ? 2 * node + 2 : 2 * node + 1;
        stack[top++] = ahead ? 2 * node + 1 : 2 * node + 2;
        continue;
      }
      for (let k = ranges[2 * node]; k < ranges[2 * node + 1]; k++) {
        const i = 3 * order[k];
        most = Math.max(most, x * points[i] + y * points[i + 1] + z * points[i + 2]);
      }
    }
    return most;
  }
  open(node, hasChildren) {
    const { points, order, boxes, ranges } = this;
    const from = ranges[2 * node];
    const to = ranges[2 * node + 1];
    let axis = 0;
    for (let k = 0; k < 3; k++) {
      let low = Number.POSITIVE_INFINITY;
      let high = Number.NEGATIVE_INFINITY;
      for (let i = from; i < to; i++) {
        low = Math.min(low, points[3 * order[i] + k]);
        high = Math.max(high, points[3 * order[i] + k]);
      }
      boxes[6 * node + k] = from < to ? 0.5 * (low + high) : 0;
      boxes[6 * node + 3 + k] = from < to ? 0.5 * (high - low) : Number.NEGATIVE_INFINITY;
      if (boxes[6 * node + 3 + k] > boxes[6 * node + 3 + axis]) axis = k;
    }
    if (from < to) this.measureSlab(node, from, to);
    if (!hasChildren) return;
    const middle = from + to >> 1;
    order.subarray(from, to).sort((i, j) => points[3 * i + axis] - points[3 * j + axis] || i - j);
    ranges.set([from, middle, middle, to], 2 * (2 * node + 1));
  }
  /** Along the direction in which the points of a node spread least. */
  measureSlab(node, from, to) {
    const { points, order, boxes, slabs, moments: m } = this;
    m.fill(0);
    for (let i = from; i < to; i++) {
      for (let r = 0; r < 3; r++) {
        const d = points[3 * order[i] + r] - boxes[6 * node + r];
        m[18 + r] += d / (to - from);
        for (let k = 0; k < 3; k++)
          m[3 * r + k] += d * (points[3 * order[i] + k] - boxes[6 * node + k]) / (to - from);
      }
    }
    for (let k = 0; k < 9; k++) m[k] -= m[18 + Math.floor(k / 3)] * m[18 + k % 3];
    const { values } = this;
    eigenSymmetric3(values, 0, m, 9, m, 0);
    const s = 5 * node;
    for (let k = 0; k < 3; k++) slabs[s + k] = m[11 + 3 * k];
    slabs[s + 3] = Number.POSITIVE_INFINITY;
    slabs[s + 4] = Number.NEGATIVE_INFINITY;
    for (let i = from; i < to; i++) {
      const o = 3 * order[i];
      const at = slabs[s] * points[o] + slabs[s + 1] * points[o + 1] + slabs[s + 2] * points[o + 2];
      slabs[s + 3] = Math.min(slabs[s + 3], at);
      slabs[s + 4] = Math.max(slabs[s + 4], at);
    }
  }
}
const SHIFT = 1e-11;
const THINNEST = 1e-7;
function checkPoints(points) {
  const count = points.length / 3;
  if (!Number.isInteger(count) || count < 4) {
    refuse(
      `A hull needs at least 4 points of 3 coordinates each, but there are ${points.length} numbers; add points.`
    );
  }
  for (let i = 0; i < points.length; i++) {
    if (!(Math.abs(points[i]) <= 1e12))
      refuse(`Coordinate ${i} of the hull is ${points[i]}; give a finite number of at most 1e12 m.`);
  }
  return spanningTetrahedron(points, count);
}
function refuse(sentence) {
  throw new PliantError("bad-geometry", sentence, { path: "points" });
}
function spanningTetrahedron(points, count) {
  const corners = new Uint32Array(4);
  const extent = extentOf(points);
  corners[0] = 0;
  for (let k = 1; k < 4; k++) {
    let best = -1;
    let most = THINNEST * extent;
    for (let i = 0; i < count; i++) {
      const away = k === 1 ? fromPoint(points, corners, i) : k === 2 ? fromLine$1(points, corners, i) : fromPlane(points, corners, i);
      if (away > most) {
        most = away;
        best = i;
      }
    }
    if (best < 0) {
      const flat = ["", "are all the same", "lie on one line", "lie in one plane"][k];
      refuse(
        `The points of the hull ${flat}, so it has no volume; give at least four points that span a space.`
      );
    }
    corners[k] = best;
  }
  return corners;
}
function extentOf(points) {
  let extent = 0;
  for (let k = 0; k < 3; k++) {
    let low = points[k];
    let high = points[k];
    for (let i = k; i < points.length; i += 3) {
      low = Math.min(low, points[i]);
      high = Math.max(high, points[i]);
    }
    extent = Math.max(extent, high - low);
  }
  return extent;
}
const difference = (p, i, j) => [
  p[3 * i] - p[3 * j],
  p[3 * i + 1] - p[3 * j + 1],
  p[3 * i + 2] - p[3 * j + 2]
];
const cross = (a, b) => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0]
];
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const length = (a) => Math.sqrt(dot(a, a));
function fromPoint(p, [a], i) {
  return length(difference(p, i, a));
}
function fromLine$1(p, [a, b], i) {
  const along = difference(p, b, a);
  return length(cross(difference(p, i, a), along)) / length(along);
}
function fromPlane(p, [a, b, c], i) {
  const normal = cross(difference(p, b, a), difference(p, c, a));
  return Math.abs(dot(difference(p, i, a), normal)) / length(normal);
}
function moveApart(points) {
  const moved = Float64Array.from(points);
  const shift = SHIFT * extentOf(points);
  let state = 2654435769;
  for (let i = 0; i < moved.length; i++) {
    state = Math.imul(state ^ state >>> 15, 739982445) + i;
    state = Math.imul(state ^ state >>> 12, 695872825);
    moved[i] += shift * ((state >>> 0) / 2 ** 31 - 1);
  }
  return moved;
}
function quickhull(points) {
  const start = checkPoints(points);
  const hull = new Quickhull(moveApart(points));
  return hull.build(start);
}
class Quickhull {
  constructor(points) {
    this.points = points;
  }
  facets = [];
  build(start) {
    this.openTetrahedron(start);
    const all = Array.from({ length: this.points.length / 3 }, (_, i) => i);
    this.share(
      all.filter((i) => !start.includes(i)),
      this.facets
    );
    for (let f = 0; f < this.facets.length; f++) {
      const facet = this.facets[f];
      if (!facet.gone && facet.outside.length > 0) this.extend(facet, this.farthest(facet));
    }
    return Uint32Array.from(this.facets.filter((facet) => !facet.gone).flatMap(({ corners }) => corners));
  }
  openTetrahedron([a, b, c, d]) {
    const [p, q, r] = this.sees(a, b, c, d) ? [a, c, b] : [a, b, c];
    const made = [
      [p, q, r],
      [p, d, q],
      [q, d, r],
      [r, d, p]
    ].map((corners) => this.facet(corners[0], corners[1], corners[2]));
    for (const facet of made) {
      for (let k = 0; k < 3; k++)
        facet.across[k] = made.find((other) => other !== facet && hasEdge(other, facet, k));
    }
  }
  facet(a, b, c) {
    const facet = {
      corners: [a, b, c],
      across: [null, null, null],
      outside: [],
      visited: false,
      gone: false
    };
    this.facets.push(facet);
    return facet;
  }
  /** Whether point i lies strictly outside the plane of a, b, c. */
  sees(a, b, c, i) {
    const p = this.points;
    const [x, y, z, w] = [3 * a, 3 * b, 3 * c, 3 * i];
    return orient3d(
      p[x],
      p[x + 1],
      p[x + 2],
      p[y],
      p[y + 1],
      p[y + 2],
      p[z],
      p[z + 1],
      p[z + 2],
      p[w],
      p[w + 1],
      p[w + 2]
    ) < 0;
  }
  isVisible({ corners: [a, b, c] }, i) {
    return this.sees(a, b, c, i);
  }
  /** Gives each point to the first facet that sees it; those that none sees are inside. */
  share(candidates, facets) {
    for (const i of candidates) {
      const owner = facets.find((facet) => this.isVisible(facet, i));
      owner?.outside.push(i);
    }
  }
  farthest({ corners: [a, b, c], outside }) {
    const p = this.points;
    const [ux, uy, uz] = [p[3 * b] - p[3 * a], p[3 * b + 1] - p[3 * a + 1], p[3 * b + 2] - p[3 * a + 2]];
    const [vx, vy, vz] = [p[3 * c] - p[3 * a], p[3 * c + 1] - p[3 * a + 1], p[3 * c + 2] - p[3 * a + 2]];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    let best = outside[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const i of outside) {
      const height = nx * p[3 * i] + ny * p[3 * i + 1] + nz * p[3 * i + 2];
      if (height > most) {
        most = height;
        best = i;
      }
    }
    return best;
  }
  extend(seen, eye) {
    const visible = [];
    const horizon = [];
    const stack = [seen];
    seen.visited = true;
    while (stack.length > 0) {
      const facet = stack.pop();
      visible.push(facet);
      for (let k = 0; k < 3; k++) {
        const next = facet.across[k];
        if (next.visited) continue;
        if (this.isVisible(next, eye)) {
          next.visited = true;
          stack.push(next);
        } else horizon.push({ from: facet.corners[k], to: facet.corners[(k + 1) % 3], beyond: next });
      }
    }
    for (const facet of visible) facet.gone = true;
    const fresh = this.cone(horizon, eye);
    this.share(
      visible.flatMap(({ outside }) => outside).filter((i) => i !== eye),
      fresh
    );
  }
  cone(horizon, eye) {
    const byStart = /* @__PURE__ */ new Map();
    const fresh = horizon.map(({ from, to, beyond }) => {
      const facet = this.facet(from, to, eye);
      facet.across[0] = beyond;
      for (let k = 0; k < 3; k++) {
        if (beyond.corners[k] === to && beyond.corners[(k + 1) % 3] === from) beyond.across[k] = facet;
      }
      byStart.set(from, facet);
      return facet;
    });
    for (const facet of fresh) {
      const next = byStart.get(facet.corners[1]);
      facet.across[1] = next;
      next.across[2] = facet;
    }
    return fresh;
  }
}
function hasEdge(other, { corners }, k) {
  const from = corners[(k + 1) % 3];
  const to = corners[k];
  return other.corners.some((corner, i) => corner === from && other.corners[(i + 1) % 3] === to);
}
const FLAT = 1e-8;
function convexHull(points) {
  const triangles = quickhull(points);
  const loops = dropMiddles(points, faceLoops(points, triangles));
  const numbers = /* @__PURE__ */ new Map();
  for (const i of [...new Set(loops.flat())].sort((a, b) => a - b)) numbers.set(i, numbers.size);
  const used = new Float64Array(3 * numbers.size);
  for (const [from, to] of numbers) used.set(points.subarray(3 * from, 3 * from + 3), 3 * to);
  const first = new Uint32Array(loops.length + 1);
  loops.forEach((loop, f) => {
    first[f + 1] = first[f] + loop.length;
  });
  const corners = Uint32Array.from(loops.flat(), (i) => numbers.get(i));
  return {
    points: used,
    first,
    corners,
    planes: facePlanes(used, first, corners, new FarthestPoint(points))
  };
}
function faceLoops(points, triangles) {
  const count = triangles.length / 3;
  const tolerance = FLAT * extentOf(points);
  const neighbours = edgeNeighbours(triangles);
  const areas = Array.from({ length: count }, (_, t) => normalOf(points, triangles, t)[3]);
  const order = Array.from({ length: count }, (_, t) => t).sort((a, b) => areas[b] - areas[a] || a - b);
  const face = new Int32Array(count).fill(-1);
  const loops = [];
  for (const seed of order) {
    if (face[seed] >= 0) continue;
    const members = flood(points, triangles, neighbours, face, seed, loops.length, tolerance);
    let loop = boundary(triangles, members);
    if (loop === void 0) {
      for (const t of members) face[t] = -1;
      face[seed] = loops.length;
      loop = [...triangles.subarray(3 * seed, 3 * seed + 3)];
    }
    loops.push(loop);
  }
  return loops;
}
function normalOf(p, triangles, t) {
  const [a, b, c] = [3 * triangles[3 * t], 3 * triangles[3 * t + 1], 3 * triangles[3 * t + 2]];
  const [ux, uy, uz] = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
  const [vx, vy, vz] = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  return [x, y, z, Math.sqrt(x * x + y * y + z * z)];
}
const EDGE_SPAN = 2 ** 26;
function edgeNeighbours(triangles) {
  const owner = /* @__PURE__ */ new Map();
  for (let e = 0; e < triangles.length; e++) owner.set(triangles[e] * EDGE_SPAN + triangles[after(e)], e);
  const neighbours = new Int32Array(triangles.length);
  for (let e = 0; e < triangles.length; e++) {
    neighbours[e] = Math.floor(owner.get(triangles[after(e)] * EDGE_SPAN + triangles[e]) / 3);
  }
  return neighbours;
}
const after = (e) => e % 3 === 2 ? e - 2 : e + 1;
function flood(p, triangles, neighbours, face, seed, name, tolerance) {
  const [nx, ny, nz, length2] = normalOf(p, triangles, seed);
  const level = (i) => (nx * p[3 * i] + ny * p[3 * i + 1] + nz * p[3 * i + 2]) / length2;
  const plane2 = level(triangles[3 * seed]);
  const lies = (t) => [0, 1, 2].every((k) => Math.abs(level(triangles[3 * t + k]) - plane2) <= tolerance);
  const members = [seed];
  face[seed] = name;
  for (let m = 0; m < members.length; m++) {
    for (let k = 0; k < 3; k++) {
      const next = neighbours[3 * members[m] + k];
      if (face[next] >= 0 || !lies(next)) continue;
      face[next] = name;
      members.push(next);
    }
  }
  return members;
}
function boundary(triangles, members) {
  if (members.length === 1) return [...rotated(triangles, 3 * members[0])];
  const inner = /* @__PURE__ */ new Set();
  for (const t of members)
    for (let e = 3 * t; e < 3 * t + 3; e++) inner.add(triangles[e] * EDGE_SPAN + triangles[after(e)]);
  const next = /* @__PURE__ */ new Map();
  for (const t of members) {
    for (let e = 3 * t; e < 3 * t + 3; e++) {
      if (inner.has(triangles[after(e)] * EDGE_SPAN + triangles[e])) continue;
      if (next.has(triangles[e])) return void 0;
      next.set(triangles[e], triangles[after(e)]);
    }
  }
  let start = Number.POSITIVE_INFINITY;
  for (const i of next.keys()) start = Math.min(start, i);
  const loop = [];
  for (let i = start; loop.length === 0 || i !== start; i = next.get(i)) {
    if (loop.length > next.size || !next.has(i)) return void 0;
    loop.push(i);
  }
  return loop.length === next.size ? loop : void 0;
}
function rotated(triangles, o) {
  const [a, b, c] = [triangles[o], triangles[o + 1], triangles[o + 2]];
  if (a < b && a < c) return [a, b, c];
  return b < c ? [b, c, a] : [c, a, b];
}
function dropMiddles(points, loops) {
  const tolerance = FLAT * extentOf(points);
  const uses = /* @__PURE__ */ new Map();
  const bends = /* @__PURE__ */ new Set();
  for (const loop of loops) {
    loop.forEach((i, k) => {
      uses.set(i, (uses.get(i) ?? 0) + 1);
      const before = loop[(k + loop.length - 1) % loop.length];
      if (fromLine(points, before, loop[(k + 1) % loop.length], i) > tolerance) bends.add(i);
    });
  }
  const kept = loops.map((loop) => loop.filter((i) => uses.get(i) > 2 || bends.has(i)));
  return kept.filter((loop) => loop.length > 2);
}
function fromLine(p, a, b, i) {
  const [x, y, z] = [0, 1, 2].map((k) => p[3 * b + k] - p[3 * a + k]);
  const [u, v, w] = [0, 1, 2].map((k) => p[3 * i + k] - p[3 * a + k]);
  const [cx, cy, cz] = [y * w - z * v, z * u - x * w, x * v - y * u];
  return Math.sqrt((cx * cx + cy * cy + cz * cz) / (x * x + y * y + z * z));
}
function facePlanes(p, first, corners, all) {
  const planes = new Float64Array(4 * (first.length - 1));
  for (let f = 0; f + 1 < first.length; f++) {
    const n = [0, 0, 0];
    for (let c = first[f]; c < first[f + 1]; c++) {
      const a = 3 * corners[c];
      const b = 3 * corners[c + 1 === first[f + 1] ? first[f] : c + 1];
      for (let k = 0; k < 3; k++) {
        const u = (k + 1) % 3;
        const v = (k + 2) % 3;
        n[k] += (p[a + u] - p[b + u]) * (p[a + v] + p[b + v] - 2 * p[3 * corners[first[f]] + v]);
      }
    }
    const length2 = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
    for (let k = 0; k < 3; k++) planes[4 * f + k] = n[k] / length2;
    const o = 3 * corners[first[f]];
    const here = planes[4 * f] * p[o] + planes[4 * f + 1] * p[o + 1] + planes[4 * f + 2] * p[o + 2];
    planes[4 * f + 3] = all.along(planes[4 * f], planes[4 * f + 1], planes[4 * f + 2], here);
  }
  return planes;
}
function hullTriangles({ first, corners }) {
  const triangles = [];
  for (let f = 0; f + 1 < first.length; f++) {
    for (let c = first[f] + 1; c + 1 < first[f + 1]; c++)
      triangles.push(corners[first[f]], corners[c], corners[c + 1]);
  }
  return Uint32Array.from(triangles);
}
function nearestOnFace(hull, f, p, o, out) {
  const { planes, points, first, corners } = hull;
  const nx = planes[4 * f];
  const ny = planes[4 * f + 1];
  const nz = planes[4 * f + 2];
  const px = p[o];
  const py = p[o + 1];
  const pz = p[o + 2];
  let leastSq = Number.POSITIVE_INFINITY;
  for (let c = first[f]; c < first[f + 1]; c++) {
    const a = 3 * corners[c];
    const b = 3 * corners[c + 1 === first[f + 1] ? first[f] : c + 1];
    const ex = points[b] - points[a];
    const ey = points[b + 1] - points[a + 1];
    const ez = points[b + 2] - points[a + 2];
    const dx = px - points[a];
    const dy = py - points[a + 1];
    const dz = pz - points[a + 2];
    const beyond = dx * (ey * nz - ez * ny) + dy * (ez * nx - ex * nz) + dz * (ex * ny - ey * nx);
    if (!(beyond > 0)) continue;
    const t = Math.max(0, Math.min(1, (dx * ex + dy * ey + dz * ez) / (ex * ex + ey * ey + ez * ez)));
    const x = dx - t * ex;
    const y = dy - t * ey;
    const z = dz - t * ez;
    const distanceSq = x * x + y * y + z * z;
    if (distanceSq >= leastSq) continue;
    leastSq = distanceSq;
    out[0] = px - x;
    out[1] = py - y;
    out[2] = pz - z;
  }
  if (leastSq < Number.POSITIVE_INFINITY) return leastSq;
  const height = nx * px + ny * py + nz * pz - planes[4 * f + 3];
  out[0] = px - height * nx;
  out[1] = py - height * ny;
  out[2] = pz - height * nz;
  return height * height;
}
class HullSolid {
  /** `centred` moves the origin to the centre of mass. */
  constructor(definition, centred = false) {
    this.definition = definition;
    this.hull = convexHull(Float64Array.from(definition.points, (x) => x + 0));
    this.triangles = hullTriangles(this.hull);
    if (centred) this.centre.set(surfaceMoments(this.hull.points, this.triangles).centre);
    this.shift(this.centre);
    this.bounds = boundsOf(this.hull.points);
    this.thinness = halfWidth(this.hull);
    this.reach = farthest$1(this.hull.points);
  }
  kind = "hull";
  accuracy = "exact";
  isConvex = true;
  round = 0;
  hull;
  bounds;
  thinness;
  reach;
  /** Where the body's origin is in the frame in which the points were written [m]. */
  centre = new Float64Array(3);
  triangles;
  nearest = new Float64Array(3);
  best = new Float64Array(3);
  distance(p, o, gradient) {
    const { planes } = this.hull;
    let face = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let f = 0, n = 0; n < planes.length; f++, n += 4) {
      const height = planes[n] * p[o] + planes[n + 1] * p[o + 1] + planes[n + 2] * p[o + 2] - planes[n + 3];
      if (height > most) {
        most = height;
        face = f;
      }
    }
    if (most > 0) return this.outside(p, o, gradient);
    for (let k = 0; k < 3; k++) gradient[k] = planes[4 * face + k];
    return most;
  }
  support(d, out, o) {
    const { points } = this.hull;
    const x = d[0];
    const y = d[1];
    const z = d[2];
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < points.length; i += 3) {
      const along = x * points[i] + y * points[i + 1] + z * points[i + 2];
      if (along > most) {
        most = along;
        best = i;
      }
    }
    out[o] = points[best];
    out[o + 1] = points[best + 1];
    out[o + 2] = points[best + 2];
  }
  face(d, out) {
    const { planes, first, corners, points } = this.hull;
    let face = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let f = 0, n = 0; n < planes.length; f++, n += 4) {
      const along = d[0] * planes[n] + d[1] * planes[n + 1] + d[2] * planes[n + 2];
      if (along > most) {
        most = along;
        face = f;
      }
    }
    out.clear();
    for (let c = first[face]; c < first[face + 1]; c++) {
      const o = out.next();
      for (let k = 0; k < 3; k++) out.points[o + k] = points[3 * corners[c] + k];
    }
  }
  mass() {
    const { volume, centre, secondMoment } = surfaceMoments(this.hull.points, this.triangles);
    return { volume, centre, inertia: inertiaFrom(secondMoment, 1 / volume) };
  }
  surface() {
    return { positions: this.hull.points, triangles: this.triangles };
  }
  outside(p, o, gradient) {
    const { nearest, best, hull } = this;
    let leastSq = Number.POSITIVE_INFINITY;
    let owner = 0;
    for (let f = 0, n = 0; n < hull.planes.length; f++, n += 4) {
      const { planes } = hull;
      const height = planes[n] * p[o] + planes[n + 1] * p[o + 1] + planes[n + 2] * p[o + 2] - planes[n + 3];
      if (height <= 0 || height * height >= leastSq) continue;
      const distanceSq = nearestOnFace(hull, f, p, o, nearest);
      if (distanceSq >= leastSq) continue;
      leastSq = distanceSq;
      owner = f;
      for (let k = 0; k < 3; k++) best[k] = nearest[k];
    }
    const distance = Math.sqrt(leastSq);
    for (let k = 0; k < 3; k++)
      gradient[k] = distance > 0 ? (p[o + k] - best[k]) / distance : hull.planes[4 * owner + k];
    return distance;
  }
  shift(by) {
    const { points, planes } = this.hull;
    for (let i = 0; i < points.length; i++) points[i] -= by[i % 3];
    for (let n = 0; n < planes.length; n += 4)
      planes[n + 3] -= planes[n] * by[0] + planes[n + 1] * by[1] + planes[n + 2] * by[2];
  }
}
function halfWidth({ planes, points }) {
  const all = new FarthestPoint(points);
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < planes.length; n += 4) {
    const enough = 2 * least - planes[n + 3];
    const back = all.along(-planes[n], -planes[n + 1], -planes[n + 2], Number.NEGATIVE_INFINITY, enough);
    least = Math.min(least, 0.5 * (planes[n + 3] + back));
  }
  return least;
}
function farthest$1(points) {
  let mostSq = 0;
  for (let i = 0; i < points.length; i += 3) {
    const x = points[i];
    const y = points[i + 1];
    const z = points[i + 2];
    mostSq = Math.max(mostSq, x * x + y * y + z * z);
  }
  return Math.sqrt(mostSq);
}
class PlacedSolid {
  constructor(solid, position = [0, 0, 0], orientation = [0, 0, 0, 1]) {
    this.solid = solid;
    this.position = Float64Array.from(position, (x) => x + 0);
    toMat3(this.rotation, 0, Float64Array.from(orientation), 0);
  }
  position;
  rotation = new Float64Array(9);
  local = new Float64Array(3);
  slope = new Float64Array(3);
  /** φ of the placed solid at `p`, gradient in the frame of the whole. */
  distance(p, gradient) {
    const { position: t, rotation: r, local, slope } = this;
    const x = p[0] - t[0];
    const y = p[1] - t[1];
    const z = p[2] - t[2];
    for (let k = 0; k < 3; k++) local[k] = r[k] * x + r[3 + k] * y + r[6 + k] * z;
    const distance = this.solid.distance(local, 0, slope);
    for (let k = 0; k < 3; k++)
      gradient[k] = r[3 * k] * slope[0] + r[3 * k + 1] * slope[1] + r[3 * k + 2] * slope[2];
    return distance;
  }
  /** Box in the frame of the whole; an infinite side stays infinite. */
  bounds() {
    const { position: t, rotation: r } = this;
    const own = this.solid.bounds;
    const box2 = new Float64Array(6);
    for (let k = 0; k < 3; k++) {
      let low = t[k];
      let high = t[k];
      for (let c = 0; c < 3; c++) {
        const share = r[3 * k + c];
        if (share === 0) continue;
        low += share > 0 ? share * own[c] : share * own[3 + c];
        high += share > 0 ? share * own[3 + c] : share * own[c];
      }
      box2[k] = low;
      box2[3 + k] = high;
    }
    return box2;
  }
  /** Vertices of the solid's surface, in the frame of the whole. */
  vertices() {
    const { position: t, rotation: r } = this;
    const { positions } = this.solid.surface();
    const out = new Float64Array(positions.length);
    for (let i = 0; i < positions.length; i += 3) {
      for (let k = 0; k < 3; k++) {
        out[i + k] = t[k] + r[3 * k] * positions[i] + r[3 * k + 1] * positions[i + 1] + r[3 * k + 2] * positions[i + 2];
      }
    }
    return out;
  }
}
class PlaneSolid extends SimpleSolid {
  isConvex = false;
  distance(p, o, gradient) {
    const n = this.values;
    gradient[0] = n[0];
    gradient[1] = n[1];
    gradient[2] = n[2];
    return n[0] * p[o] + n[1] * p[o + 1] + n[2] * p[o + 2] - n[3];
  }
  /** A plane has no end, so no triangles stand for it. */
  makeSurface() {
    return { positions: new Float64Array(0), triangles: new Uint32Array(0) };
  }
}
class RoundedSolid extends FieldSolid {
  kind = "rounded";
  accuracy;
  isConvex;
  round;
  core;
  radius;
  constructor(definition, inner, centred) {
    super(definition, [new PlacedSolid(inner)]);
    this.radius = definition.radius;
    this.core = isConvex(inner) ? inner : void 0;
    this.isConvex = inner.isConvex;
    this.round = this.radius + (this.core?.round ?? 0);
    this.accuracy = accuracyOf(isExactInside(inner) && inner.isConvex, isExactOutside(inner));
    const box2 = Float64Array.from(inner.bounds, (side, k) => side + (k < 3 ? -this.radius : this.radius));
    this.settle(box2, centred);
    this.thinness = inner.thinness + this.radius;
  }
  support(d, out, o) {
    this.core.support(d, out, o);
    for (let k = 0; k < 3; k++) out[o + k] -= this.centre[k];
  }
  face(d, out) {
    this.core.face(d, out);
    for (let i = 0; i < 3 * out.count; i++) out.points[i] += this.radius * d[i % 3] - this.centre[i % 3];
  }
  field(p, gradient) {
    return this.parts[0].distance(p, gradient) - this.radius;
  }
}
class SphereSolid extends SimpleSolid {
  isConvex = true;
  get round() {
    return this.values[0];
  }
  distance(p, o, gradient) {
    const x = p[o];
    const y = p[o + 1];
    const z = p[o + 2];
    const length2 = Math.sqrt(x * x + y * y + z * z);
    const scale = length2 > 0 ? 1 / length2 : 0;
    gradient[0] = x * scale;
    gradient[1] = length2 > 0 ? y * scale : 1;
    gradient[2] = z * scale;
    return length2 - this.values[0];
  }
  support(_d, out, o) {
    out[o] = 0;
    out[o + 1] = 0;
    out[o + 2] = 0;
  }
  face(d, out) {
    const r = this.values[0];
    out.clear();
    out.add(r * d[0], r * d[1], r * d[2]);
  }
  makeSurface() {
    return sphereSurface({ radius: this.values[0], edge: this.values[0] / 4 });
  }
}
class TorusSolid extends SimpleSolid {
  isConvex = false;
  distance(p, o, gradient) {
    const x = p[o];
    const y = p[o + 1];
    const z = p[o + 2];
    const fromAxis = Math.sqrt(x * x + z * z);
    const out = fromAxis - this.values[0];
    const length2 = Math.sqrt(out * out + y * y);
    const across = length2 > 0 ? out / length2 : 1;
    gradient[0] = fromAxis > 0 ? across * x / fromAxis : across;
    gradient[1] = length2 > 0 ? y / length2 : 0;
    gradient[2] = fromAxis > 0 ? across * z / fromAxis : 0;
    return length2 - this.values[1];
  }
  makeSurface() {
    return turnedTube(this.values[0], this.values[1]);
  }
}
function checkSizes(shape) {
  switch (shape.kind) {
    case "sphere":
      return positive({ radius: shape.radius });
    case "box":
      return eachPositive("halfExtents", shape.halfExtents);
    case "capsule":
    case "cylinder":
    case "cone":
      return positive({ radius: shape.radius, halfHeight: shape.halfHeight });
    case "ellipsoid":
      return eachPositive("radii", shape.radii);
    case "torus":
      return positive({
        radius: shape.radius,
        tube: shape.tube,
        "radius (it must exceed the tube's)": shape.radius - shape.tube
      });
    case "rounded":
      return positive({ radius: shape.radius });
    case "plane": {
      const [x, y, z] = shape.normal;
      return positive({ "length of the normal": Math.sqrt(x * x + y * y + z * z) });
    }
    case "union":
    case "intersection":
    case "difference":
      return positive({ "number of parts": shape.parts.length });
    default:
      return;
  }
}
function eachPositive(name, values) {
  for (let k = 0; k < 3; k++) positive({ [`${name}[${k}]`]: values[k] });
}
function positive(values) {
  for (const [name, value] of Object.entries(values)) {
    if (value !== void 0 && value > 0 && value < Number.POSITIVE_INFINITY) continue;
    throw new PliantError(
      "invalid-value",
      `The ${name} of the shape is ${value}; give a finite number greater than 0.`,
      { path: "shape" }
    );
  }
}
class MeshSolid {
  constructor(definition, centred) {
    this.definition = definition;
    const positions = Float64Array.from(checkedPositions(definition.positions), (x) => x + 0);
    const triangles = Uint32Array.from(
      checkedIndices(definition.triangles, 3, positions.length / 3, "triangles")
    );
    if (triangles.length === 0)
      throw new PliantError("bad-geometry", "A mesh needs at least one triangle.", {
        path: "shape.triangles"
      });
    this.moments = surfaceMoments(positions, triangles);
    if (centred) this.recentre(positions, triangles);
    this.query = new MeshQuery({ positions, triangles });
    this.bounds = Float64Array.from(this.query.bounds);
    this.thinness = 0.5 * Math.min(...[0, 1, 2].map((k) => this.bounds[3 + k] - this.bounds[k]));
    if (!(this.thinness > 0)) this.thinness = 0.5 * Math.sqrt(surfaceArea(positions, triangles)) * 1e-3;
    this.reach = farthest(positions);
  }
  kind = "mesh";
  accuracy = "exact";
  isConvex = false;
  query;
  bounds;
  thinness;
  reach;
  centre = new Float64Array(3);
  moments;
  point = new Float64Array(3);
  spot = surfacePoint();
  distance(p, o, gradient) {
    const { point, spot, query } = this;
    for (let k = 0; k < 3; k++) point[k] = p[o + k];
    query.findSignedDistance(point, spot, query.closed ? "auto" : "pseudonormal");
    for (let k = 0; k < 3; k++) gradient[k] = spot.normal[k];
    return spot.distance;
  }
  mass() {
    const { volume, centre, secondMoment } = this.moments;
    const at = centre.map((x, k) => x - this.centre[k]);
    return { volume, centre: at, inertia: inertiaFrom(secondMoment, 1 / volume) };
  }
  surface() {
    return this.query;
  }
  recentre(positions, triangles) {
    if (!new MeshQuery({ positions, triangles }).closed || !(this.moments.volume > 0)) {
      throw new PliantError(
        "bad-geometry",
        "A mesh that forces move must be closed and face outwards, or it has no mass; mend it with TriangleMesh.repair() or make the body static.",
        { path: "shape.triangles" }
      );
    }
    this.centre.set(this.moments.centre);
    for (let i = 0; i < positions.length; i++) positions[i] -= this.centre[i % 3];
  }
}
function farthest(positions) {
  let mostSq = 0;
  for (let i = 0; i < positions.length; i += 3) {
    const x = positions[i];
    const y = positions[i + 1];
    const z = positions[i + 2];
    mostSq = Math.max(mostSq, x * x + y * y + z * z);
  }
  return Math.sqrt(mostSq);
}
function compileSolid(shape, centred = false) {
  checkSizes(shape);
  switch (shape.kind) {
    case "plane":
      return new PlaneSolid(shape);
    case "sphere":
      return new SphereSolid(shape);
    case "box":
      return new BoxSolid(shape);
    case "capsule":
      return new CapsuleSolid(shape);
    case "cylinder":
      return new CylinderSolid(shape);
    case "cone":
      return new ConeSolid(shape);
    case "ellipsoid":
      return new EllipsoidSolid(shape);
    case "torus":
      return new TorusSolid(shape);
    case "hull":
      return new HullSolid(shape, centred);
    case "mesh":
      return new MeshSolid(shape, centred);
    case "rounded":
      return new RoundedSolid(shape, bounded(compileSolid(shape.shape)), centred);
    default:
      return new CombinedSolid(shape, shape.parts.map(compilePart), centred);
  }
}
function compilePart({ shape, position, orientation }) {
  return new PlacedSolid(compileSolid(shape), position, orientation);
}
function bounded(solid) {
  if (solid.reach < Number.POSITIVE_INFINITY) return solid;
  throw new PliantError("invalid-value", "A plane has no edges to round; round a shape that ends.", {
    path: "shape.shape"
  });
}
export {
  writeStored as $,
  requirePositive as A,
  requireCounts as B,
  requireSize as C,
  ringTriangles as D,
  EdgeTable as E,
  ringPositions as F,
  countAround as G,
  discRings as H,
  boxSurface as I,
  beamBox as J,
  plateBox as K,
  sphereSurface as L,
  MeshQuery as M,
  ellipsoidSurface as N,
  ORIENT3_ERROR as O,
  PlaneSolid as P,
  surfaceArea as Q,
  inertiaFrom as R,
  SurfaceBuilder as S,
  boxSolid as T,
  solidMoments as U,
  Face as V,
  FieldSolid as W,
  buildObbTree as X,
  shapeByCode as Y,
  isStored as Z,
  STORED_INDEX as _,
  checkedPositions as a,
  eigenSymmetric3 as a0,
  refitAabbNode as a1,
  buildAabbTree as a2,
  CombinedSolid as a3,
  shapeKinds as a4,
  writeShape as a5,
  checkedIndices as b,
  compileSolid as c,
  coplanarSegmentMeetsTriangle as d,
  coplanarPointInTriangle as e,
  planarSegmentsMeet as f,
  orient3Filtered as g,
  OBB_MAX_DEPTH as h,
  OBB_LINK as i,
  OBB_STRIDE as j,
  surfacePoint as k,
  closestPointOnTriangle as l,
  segmentPlaneParameter as m,
  orient3 as n,
  orient3Exact as o,
  properAxis as p,
  isConvex as q,
  MeshSolid as r,
  segmentIntersectsTriangle as s,
  rayHit as t,
  rotateColumns as u,
  boundsOf as v,
  twiceArea as w,
  tetDeterminant as x,
  surfaceMoments as y,
  withoutUnused as z
};
