/**
 * Bodies as meshes that other tools can draw: what they are made of once, where their vertices are whenever it is
 * asked.
 */
import { type Body, type Scene, TetMesh, type World } from 'pliant';

export interface DrawnBody {
  readonly body: Body;
  readonly name: string;
  /** `#rrggbb` */
  readonly color: string;
  /** Whether vertices move against each other; else they follow the body's pose. */
  readonly isSoft: boolean;
  /** Whether it can move at all. */
  readonly moves: boolean;
  readonly triangles: Uint32Array;
  /** Of a body of tetrahedra. */
  readonly tets: Uint32Array;
  /** Vertices in the body's frame; of a soft body where they are in the first frame. */
  readonly rest: Float64Array;
  /** The particle of a soft body that each vertex moves with, where vertices are not the particles themselves. */
  readonly particles?: Uint32Array;
  /** Where the vertices are now [m]. */
  positions(): Float64Array;
}

/** Told apart by people with any kind of colour vision (Okabe and Ito 2008). */
const PALETTE = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00', '#f0e442'] as const;
const STATIC_COLOR = '#9aa5b1';

/** The bodies of a world, in its order. Planes become squares that reach past everything else. */
export function drawnBodies(world: World, scene: Scene): DrawnBody[] {
  const reach = planeReach(world);
  const used = new Map<string, number>();
  return [...world].map((body, row) => {
    const base = body.name ?? `${body.kind} ${row}`;
    const count = used.get(base) ?? 0;
    used.set(base, count + 1);
    const moves = body.kind !== 'static';
    const color = body.color ?? (moves ? PALETTE[row % PALETTE.length] : STATIC_COLOR);
    const common = { body, name: count === 0 ? base : `${base} (${count + 1})`, color, moves };
    return body.isDeformable ? softBody(common, scene) : solidBody(common, reach);
  });
}

type Common = Pick<DrawnBody, 'body' | 'name' | 'color' | 'moves'>;
const NONE = new Uint32Array(0);

function solidBody(common: Common, reach: number): DrawnBody {
  const { body } = common;
  const surface = body.shape.kind === 'plane' ? planeSurface(body, reach) : body.solid.surface();
  const rest = Float64Array.from(surface.positions);
  const out = new Float64Array(rest.length);
  const positions = () => placed(rest, body, out);
  return { ...common, isSoft: false, triangles: surface.triangles, tets: NONE, rest, positions };
}

function softBody(common: Common, _scene: Scene): DrawnBody {
  const { body } = common;
  const { mesh } = body;
  if (mesh !== undefined) {
    const { triangles } = mesh.boundary();
    return {
      ...common,
      isSoft: true,
      triangles,
      tets: mesh.tets,
      rest: Float64Array.from(body.positions),
      positions: () => body.positions,
    };
  }
  return body.molecules === undefined ? thinBody(common) : moleculeBody(common);
}

/** Cloth and ropes by the surface that has their thickness: their particles alone have no inside, and a rope no triangle. */
function thinBody(common: Common): DrawnBody {
  const { body } = common;
  const { positions: start, triangles } = body.surface ?? {
    positions: Float64Array.from(body.positions),
    triangles: NONE,
  };
  const rest = Float64Array.from(start);
  return {
    ...common,
    isSoft: true,
    triangles: Uint32Array.from(triangles),
    tets: NONE,
    rest,
    particles: nearestParticles(rest, body.positions),
    positions: () => body.surface?.positions ?? body.positions,
  };
}

function nearestParticles(vertices: Float64Array, particles: Float64Array): Uint32Array {
  return Uint32Array.from({ length: vertices.length / 3 }, (_, v) =>
    nearest(particles, vertices.subarray(3 * v, 3 * v + 3)),
  );
}

/** The point of a list that is nearest to one point; −1 where there is none. */
export function nearest(points: Float64Array, p: ArrayLike<number>): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < points.length; i += 3) {
    const distance = (points[i] - p[0]) ** 2 + (points[i + 1] - p[1]) ** 2 + (points[i + 2] - p[2]) ** 2;
    if (distance >= least) continue;
    least = distance;
    best = i / 3;
  }
  return best;
}

/** Molecules as octahedra: six corners and eight faces each, with the molecule's radius. */
function moleculeBody(common: Common): DrawnBody {
  const { body } = common;
  const radii = body.molecules?.radii ?? new Float64Array(body.positions.length / 3);
  const triangles = new Uint32Array(24 * radii.length);
  for (let m = 0; m < radii.length; m++) {
    OCTAHEDRON.forEach((corner, k) => {
      triangles[24 * m + k] = 6 * m + corner;
    });
  }
  const out = new Float64Array(18 * radii.length);
  const positions = () => {
    for (let m = 0; m < radii.length; m++) {
      for (let corner = 0; corner < 6; corner++) {
        for (let k = 0; k < 3; k++) out[18 * m + 3 * corner + k] = body.positions[3 * m + k];
        out[18 * m + 3 * corner + (corner >> 1)] += corner % 2 === 0 ? radii[m] : -radii[m];
      }
    }
    return out;
  };
  const particles = Uint32Array.from({ length: 6 * radii.length }, (_, v) => Math.floor(v / 6));
  const rest = Float64Array.from(positions());
  return { ...common, isSoft: true, triangles, tets: NONE, rest, particles, positions };
}

/** Corners 0 to 5 are +x, −x, +y, −y, +z, −z; counter-clockwise from outside. */
const OCTAHEDRON = [0, 2, 4, 2, 1, 4, 1, 3, 4, 3, 0, 4, 2, 0, 5, 1, 2, 5, 3, 1, 5, 0, 3, 5];

function placed(local: Float64Array, body: Body, out: Float64Array): Float64Array {
  const { position: x, orientation: q } = body;
  for (let i = 0; i < local.length; i += 3) {
    const [a, b, c] = [local[i], local[i + 1], local[i + 2]];
    const u = q[1] * c - q[2] * b + q[3] * a;
    const v = q[2] * a - q[0] * c + q[3] * b;
    const w = q[0] * b - q[1] * a + q[3] * c;
    out[i] = x[0] + a + 2 * (q[1] * w - q[2] * v);
    out[i + 1] = x[1] + b + 2 * (q[2] * u - q[0] * w);
    out[i + 2] = x[2] + c + 2 * (q[0] * v - q[1] * u);
  }
  return out;
}

/** Half the side of the square that stands for a plane [m]: it reaches past all bodies, and is not large beside them. */
function planeReach(world: World): number {
  let reach = 0;
  for (const body of world) {
    if (body.isDeformable) for (const x of body.positions) reach = Math.max(reach, Math.abs(x));
    else if (body.shape.kind !== 'plane')
      for (const x of body.position) reach = Math.max(reach, Math.abs(x) + body.solid.reach);
  }
  return Math.min(4 * (reach || 1), 1e6);
}

function planeSurface(body: Body, reach: number) {
  const shape = body.shape as { normal?: ArrayLike<number>; offset?: number };
  const n = Array.from(shape.normal ?? [0, 1, 0]);
  const size = Math.hypot(n[0], n[1], n[2]);
  const [x, y, z] = n.map((c) => c / size);
  const helper = Math.abs(y) < 0.9 ? [0, 1, 0] : [0, 0, 1];
  const u = unit(cross(helper, [x, y, z]));
  const v = cross([x, y, z], u);
  const offset = shape.offset ?? 0;
  const positions = new Float64Array(3 * (CELLS + 1) * (CELLS + 1));
  const triangles: number[] = [];
  for (let i = 0; i <= CELLS; i++) {
    for (let j = 0; j <= CELLS; j++) {
      const at = i * (CELLS + 1) + j;
      const [a, b] = [(2 * i) / CELLS - 1, (2 * j) / CELLS - 1];
      for (let k = 0; k < 3; k++) {
        positions[3 * at + k] = [x, y, z][k] * offset + reach * (a * u[k] + b * v[k]);
      }
      const [right, below] = [at + CELLS + 1, at + 1];
      if (i < CELLS && j < CELLS) triangles.push(at, right, right + 1, at, right + 1, below);
    }
  }
  return { positions, triangles: Uint32Array.from(triangles) };
}

/** Cells of a plane's square along each side, so that a viewer may leave out what is behind it. */
const CELLS = 8;

const cross = (a: readonly number[], b: readonly number[]): number[] => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

function unit(a: readonly number[]): number[] {
  const size = Math.hypot(a[0], a[1], a[2]);
  return a.map((c) => c / size);
}

/** A body's surface alone, with vertices of its own: what formats of surfaces want of a body of tetrahedra. */
export function surfaceOfBody(drawn: DrawnBody): { triangles: Uint32Array; vertices: Uint32Array } {
  if (drawn.tets.length === 0) {
    return {
      triangles: drawn.triangles,
      vertices: Uint32Array.from({ length: drawn.rest.length / 3 }, (_, i) => i),
    };
  }
  const { mesh, vertices } = new TetMesh({ positions: drawn.rest, tets: drawn.tets }).boundary();
  return { triangles: mesh.triangles, vertices };
}
