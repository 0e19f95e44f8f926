/** Random closed surfaces of size about one, of eight very different kinds, the same for the same seed. */
import { Random, TriangleMesh } from 'pliant';

export const SHAPE_KINDS = [
  'bumpy sphere',
  'box',
  'torus',
  'cone',
  'blob',
  'gear',
  'torus knot',
  'sphere with a box in or across it',
] as const;

export interface RandomShape {
  readonly kind: (typeof SHAPE_KINDS)[number];
  readonly surface: TriangleMesh;
}

export function randomShape(seed: number): RandomShape {
  const random = new Random(seed);
  const kind = SHAPE_KINDS[seed % SHAPE_KINDS.length];
  return { kind, surface: makers[kind](random) };
}

const makers: Record<RandomShape['kind'], (random: Random) => TriangleMesh> = {
  'bumpy sphere': (r) => {
    const ball = TriangleMesh.sphere({ radius: 0.5, edge: r.uniform(0.1, 0.5) });
    return bumpy(r, ball, r.uniform(0, 0.8));
  },
  box: (r) =>
    turned(
      r,
      TriangleMesh.box({ size: [r.uniform(0.1, 1), r.uniform(0.1, 1), r.uniform(0.1, 1)], cells: [2, 1, 3] }),
    ),
  torus: (r) =>
    turned(
      r,
      TriangleMesh.torus({
        radius: r.uniform(0.3, 0.5),
        tube: r.uniform(0.08, 0.25),
        edge: r.uniform(0.05, 0.2),
      }),
    ),
  cone: (r) =>
    turned(
      r,
      TriangleMesh.cone({
        radius: r.uniform(0.2, 0.6),
        height: r.uniform(0.2, 1),
        edge: r.uniform(0.1, 0.3),
      }),
    ),
  blob: (r) =>
    TriangleMesh.blob({ radius: r.uniform(0.12, 0.25), balls: 2 + r.int(6), edge: 0.1, seed: r.u32() }),
  gear: (r) =>
    turned(r, TriangleMesh.gear({ teeth: 5 + r.int(12), radius: 0.4, thickness: r.uniform(0.1, 0.4) })),
  'torus knot': (r) =>
    turned(
      r,
      TriangleMesh.torusKnot({
        radius: 0.35,
        spread: 0.15,
        tube: r.uniform(0.05, 0.14),
        along: 80,
        around: 8,
      }),
    ),
  'sphere with a box in or across it': (r) => {
    const outer = TriangleMesh.sphere({ radius: 0.5, edge: 0.2 });
    const inner = turned(r, TriangleMesh.box({ size: [0.3, 0.3, 0.3] }));
    return together(outer, r.int(2) === 0 ? insideOut(inner) : shifted(inner, r.uniform(0.1, 0.9)));
  },
};

/** Pushes vertices in and out by up to `amount` of the radius: spikes, dents, and at times crossings with itself. */
function bumpy(random: Random, mesh: TriangleMesh, amount: number): TriangleMesh {
  const positions = mesh.positions.slice();
  for (let v = 0; v < positions.length; v += 3) {
    const scale = 1 + amount * random.uniform(-1, 1);
    for (let k = 0; k < 3; k++) positions[v + k] *= scale;
  }
  return new TriangleMesh({ positions, triangles: mesh.triangles });
}

/** A random rotation, so that no face lies along the lattice; one time in four none, so that some do. */
function turned(random: Random, mesh: TriangleMesh): TriangleMesh {
  if (random.int(4) === 0) return mesh;
  const q = [0, 0, 0, 0].map(() => random.uniform(-1, 1));
  const length = Math.sqrt(q.reduce((sum, x) => sum + x * x, 0));
  const [w, x, y, z] = q.map((part) => part / length) as [number, number, number, number];
  const rows = [
    [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
    [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
    [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
  ];
  const positions = mesh.positions.map((_, i) => {
    const at = i - (i % 3);
    return rows[i % 3].reduce((sum, r, k) => sum + r * mesh.positions[at + k], 0);
  });
  return new TriangleMesh({ positions, triangles: mesh.triangles });
}

function shifted(mesh: TriangleMesh, x: number): TriangleMesh {
  const positions = mesh.positions.map((p, i) => p + (i % 3 === 0 ? x : 0));
  return new TriangleMesh({ positions, triangles: mesh.triangles });
}

function insideOut(mesh: TriangleMesh): TriangleMesh {
  return new TriangleMesh({ positions: mesh.positions, triangles: mesh.triangles.slice().reverse() });
}

function together(a: TriangleMesh, b: TriangleMesh): TriangleMesh {
  return new TriangleMesh({
    positions: [...a.positions, ...b.positions],
    triangles: [...a.triangles, ...[...b.triangles].map((v) => v + a.vertexCount)],
  });
}
