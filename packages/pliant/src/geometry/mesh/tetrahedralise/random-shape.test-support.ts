/** Random closed surfaces of very different kinds, for tests. */
import { Random } from '../../../math/random.js';
import { TriangleMesh } from '../triangle-mesh.js';

/** A closed surface of size about one: smooth, sharp, thin, knotted, in pieces, with a cavity or crossing itself. */
export function randomShape(seed: number): TriangleMesh {
  const random = new Random(seed);
  const kind = random.int(8);
  const u = (low: number, high: number) => random.uniform(low, high);
  if (kind === 0) return bumpy(random, TriangleMesh.sphere({ radius: 0.5, edge: u(0.1, 0.5) }), u(0, 0.8));
  if (kind === 1)
    return turned(random, TriangleMesh.box({ size: [u(0.2, 1), u(0.2, 1), u(0.2, 1)], cells: [2, 1, 3] }));
  if (kind === 2)
    return turned(
      random,
      TriangleMesh.torus({ radius: u(0.3, 0.5), tube: u(0.08, 0.25), edge: u(0.05, 0.2) }),
    );
  if (kind === 3)
    return turned(random, TriangleMesh.cone({ radius: u(0.2, 0.6), height: u(0.3, 1), edge: u(0.1, 0.3) }));
  if (kind === 4)
    return TriangleMesh.blob({
      radius: u(0.15, 0.25),
      balls: 2 + random.int(6),
      edge: 0.1,
      seed: random.u32(),
    });
  if (kind === 5)
    return turned(
      random,
      TriangleMesh.gear({ teeth: 5 + random.int(8), radius: 0.4, thickness: u(0.1, 0.4) }),
    );
  if (kind === 6) {
    return turned(
      random,
      TriangleMesh.torusKnot({ radius: 0.35, spread: 0.15, tube: u(0.05, 0.12), along: 60, around: 8 }),
    );
  }
  const outer = TriangleMesh.sphere({ radius: 0.5, edge: 0.2 });
  const inner = turned(random, TriangleMesh.box({ size: [0.3, 0.3, 0.3] }));
  return together(outer, random.int(2) === 0 ? insideOut(inner) : shifted(inner, u(0, 0.8)));
}

/**
 * The surface of a random set of unit cubes on the whole numbers, with the edges and corners where cubes merely touch.
 */
export function randomCubes(seed: number): TriangleMesh {
  const random = new Random(seed);
  const n = 2 + random.int(3);
  const isFull = Array.from({ length: n * n * n }, () => random.int(2) === 0);
  isFull[0] = true;
  const has = (c: readonly number[]) =>
    c.every((x) => x >= 0 && x < n) && isFull[c[0] + n * (c[1] + n * c[2])];
  const triangles: number[] = [];
  const vertex = (c: readonly number[]) => c[0] + (n + 1) * (c[1] + (n + 1) * c[2]);
  for (let cube = 0; cube < isFull.length; cube++) {
    const c = [cube % n, Math.floor(cube / n) % n, Math.floor(cube / (n * n))];
    if (!has(c)) continue;
    for (let axis = 0; axis < 3; axis++) {
      for (const side of [0, 1]) {
        if (has(c.map((x, k) => (k === axis ? x + 2 * side - 1 : x)))) continue;
        const ring = [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ].map(([u, v]) => {
          const corner = c.slice();
          corner[axis] += side;
          corner[(axis + 1) % 3] += u!;
          corner[(axis + 2) % 3] += v!;
          return vertex(corner);
        });
        const [p, q, r, s] = side === 1 ? ring : ring.reverse();
        triangles.push(p!, q!, r!, p!, r!, s!);
      }
    }
  }
  const count = (n + 1) * (n + 1) * (n + 1);
  const positions = Array.from({ length: count }, (_, v) => [
    v % (n + 1),
    Math.floor(v / (n + 1)) % (n + 1),
    Math.floor(v / (n + 1) ** 2),
  ]);
  return new TriangleMesh({ positions: positions.flat(), triangles });
}

/**
 * Pushes vertices along their normals by up to `amount` of the radius: spikes and dents, and at times self-crossings.
 */
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
  return new TriangleMesh({
    positions: mesh.positions.map((p, i) => p + (i % 3 === 0 ? x : 0)),
    triangles: mesh.triangles,
  });
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
