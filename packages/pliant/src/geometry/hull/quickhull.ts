/**
 * Convex hull of points. Source: Barber, Dobkin, Huhdanpaa 1996 (Quickhull). We depart where floating point makes it
 * fail: instead of thick faces that are merged on the way, points are moved into general position
 * (`general-position.ts`) and every side is told by exact arithmetic, so visible faces always are one patch with one
 * horizon.
 *
 *   tetrahedron; every other point belongs to one face that sees it
 *   while a face has points: its farthest; all faces that see it go; the horizon and the point make new ones
 *
 * Degenerate: fewer than four points, or points in a plane, are refused beforehand. Duplicates end up inside.
 */
import { orient3d } from 'robust-predicates';
import { checkPoints, moveApart } from './general-position.js';

interface Facet {
  readonly corners: readonly [number, number, number];
  /** Facet across the edge from corner k to the next. */
  readonly across: [Facet | null, Facet | null, Facet | null];
  outside: number[];
  visited: boolean;
  gone: boolean;
}

/** Triangles of the hull, three point numbers each, counter-clockwise from outside. */
export function quickhull(points: Float64Array): Uint32Array {
  const start = checkPoints(points);
  const hull = new Quickhull(moveApart(points));
  return hull.build(start);
}

class Quickhull {
  private readonly facets: Facet[] = [];

  constructor(private readonly points: Float64Array) {}

  build(start: Uint32Array): Uint32Array {
    this.openTetrahedron(start);
    const all = Array.from({ length: this.points.length / 3 }, (_, i) => i);
    this.share(
      all.filter((i) => !start.includes(i)),
      this.facets,
    );
    for (let f = 0; f < this.facets.length; f++) {
      const facet = this.facets[f];
      if (!facet.gone && facet.outside.length > 0) this.extend(facet, this.farthest(facet));
    }
    return Uint32Array.from(this.facets.filter((facet) => !facet.gone).flatMap(({ corners }) => corners));
  }

  private openTetrahedron([a, b, c, d]: Uint32Array): void {
    const [p, q, r] = this.sees(a, b, c, d) ? [a, c, b] : [a, b, c];
    const made = [
      [p, q, r],
      [p, d, q],
      [q, d, r],
      [r, d, p],
    ].map((corners) => this.facet(corners[0], corners[1], corners[2]));
    for (const facet of made) {
      for (let k = 0; k < 3; k++)
        facet.across[k] = made.find((other) => other !== facet && hasEdge(other, facet, k))!;
    }
  }

  private facet(a: number, b: number, c: number): Facet {
    const facet: Facet = {
      corners: [a, b, c],
      across: [null, null, null],
      outside: [],
      visited: false,
      gone: false,
    };
    this.facets.push(facet);
    return facet;
  }

  /** Whether point i lies strictly outside the plane of a, b, c. */
  private sees(a: number, b: number, c: number, i: number): boolean {
    const p = this.points;
    const [x, y, z, w] = [3 * a, 3 * b, 3 * c, 3 * i];
    return (
      orient3d(
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
        p[w + 2],
      ) < 0
    );
  }

  private isVisible({ corners: [a, b, c] }: Facet, i: number): boolean {
    return this.sees(a, b, c, i);
  }

  /** Gives each point to the first facet that sees it; those that none sees are inside. */
  private share(candidates: readonly number[], facets: readonly Facet[]): void {
    for (const i of candidates) {
      const owner = facets.find((facet) => this.isVisible(facet, i));
      owner?.outside.push(i);
    }
  }

  private farthest({ corners: [a, b, c], outside }: Facet): number {
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

  private extend(seen: Facet, eye: number): void {
    const visible: Facet[] = [];
    const horizon: { from: number; to: number; beyond: Facet }[] = [];
    const stack = [seen];
    seen.visited = true;
    while (stack.length > 0) {
      const facet = stack.pop()!;
      visible.push(facet);
      for (let k = 0; k < 3; k++) {
        const next = facet.across[k]!;
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
      fresh,
    );
  }

  private cone(horizon: readonly { from: number; to: number; beyond: Facet }[], eye: number): Facet[] {
    const byStart = new Map<number, Facet>();
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
      const next = byStart.get(facet.corners[1])!;
      facet.across[1] = next;
      next.across[2] = facet;
    }
    return fresh;
  }
}

function hasEdge(other: Facet, { corners }: Facet, k: number): boolean {
  const from = corners[(k + 1) % 3];
  const to = corners[k];
  return other.corners.some((corner, i) => corner === from && other.corners[(i + 1) % 3] === to);
}
